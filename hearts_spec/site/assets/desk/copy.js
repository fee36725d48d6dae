// A button that copies, with a message beside it. If the browser does not allow copying, the text is shown there,
// selected, to be copied by hand.

import { button, element, QUIET } from "../elements.js";

const A_WHILE = 5000;

// `what` returns the text or a promise of it; `none` is the message if the text is empty.
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
      say("Your browser does not allow copying from here. The text is selected below: copy it yourself.");
    }
    return undefined;
  };
  return element("span", "copy", button(words, copy, classes), said, shown);
}
