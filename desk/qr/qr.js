// The code of a link, to be scanned: the rows of its modules, true where they are dark. The site has it as assets/desk/qr.js.

import { correction, generate } from "lean-qr";

// Throws if the text is too long for any code.
export function modulesOf(text) {
  const code = generate(text, { minCorrectionLevel: correction.M }); // readable with a seventh of it hidden
  const places = Array.from({ length: code.size }, (_, place) => place);
  return places.map((y) => places.map((x) => code.get(x, y)));
}
