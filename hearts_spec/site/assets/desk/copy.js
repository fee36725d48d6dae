// A button that copies. What came of it is said beside it; where a browser does not let a page copy, what was to be copied
// is shown there instead, marked, to be taken by hand.

import { button, element, QUIET } from "../elements.js";

const A_WHILE = 5000;

// `what` gives the text, or promises it; where it gives none, `none` says why.
export function copyButton(words, what, { classes = QUIET, told = "Copied.", none = "", label = words } = {}) {
  const said = element("span", "copy__said");
  const shown = element("input", "book-field copy__text");
  said.setAttribute("role", "status");
  shown.setAttribute("aria-label", label);
  shown.readOnly = shown.hidden = true;
  let timer;
  const say = (text) => {
    said.textContent = text;
    clearTimeout(timer);
    timer = setTimeout(() => said.replaceChildren(), A_WHILE);
  };
  const copy = async () => {
    const text = await what();
    shown.hidden = true;
    if (!text) return say(none);
    try {
      await navigator.clipboard.writeText(text);
      say(told);
    } catch {
      shown.value = text;
      shown.hidden = false;
      shown.select();
      say("This browser does not let a page copy: it stands here, marked.");
    }
    return undefined;
  };
  return element("span", "copy", button(words, copy, classes), said, shown);
}
