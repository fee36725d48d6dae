// A link: as a code to be scanned, by what the device shares with, and to be copied.

import { button, element, QUIET } from "../../elements.js";
import { copyButton } from "../copy.js";

const SVG = "http://www.w3.org/2000/svg";
const QUIET_ZONE = 4; // modules round a code

// The panel that opens below a button. `address` returns the link or a promise of it, "" if it would be too long, and
// `says` what is in it.
export function sharing(title, address, says) {
  const code = element("div", "share__code");
  const acts = element("div", "acts", copyButton("Copy the link", address, { none: "This is too long for a link.", label: "The link" }));
  const hint = element("p", "desk__beside", says);
  const panel = element("div", "share", code, element("div", "", acts, hint));
  if (navigator.share) acts.prepend(button("Send it", async () => navigator.share({ title: title(), url: await address() }).catch(() => {}), QUIET));
  panel.hidden = true;
  const draw = async () => {
    try {
      const { modulesOf } = await import("../qr.js");
      code.replaceChildren(drawn(modulesOf(await address())));
      hint.textContent = `Let a friend scan it. ${says}`;
    } catch {
      code.replaceChildren(); // a copy of the site without it, or a link that is too long
      hint.textContent = says;
    }
  };
  return {
    element: panel,
    draw: () => { if (!panel.hidden) draw(); },
    toggle(opener) {
      panel.hidden = !panel.hidden;
      opener.setAttribute("aria-expanded", String(!panel.hidden));
      if (!panel.hidden) draw();
    },
  };
}

// A code as a picture: dark on white in either scheme, as cameras want it.
export function drawn(rows) {
  const size = rows.length + 2 * QUIET_ZONE;
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`] : []))).join("");
  const picture = document.createElementNS(SVG, "svg"), paper = document.createElementNS(SVG, "rect"), ink = document.createElementNS(SVG, "path");
  for (const [made, given] of [[picture, { viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": "A code with the link", "shape-rendering": "crispEdges" }], [paper, { width: size, height: size, fill: "#fff" }], [ink, { d: path, fill: "#000" }]])
    for (const [name, value] of Object.entries(given)) made.setAttribute(name, value);
  picture.append(paper, ink);
  return picture;
}
