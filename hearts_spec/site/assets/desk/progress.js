// Asking the engine for a page: the reader sees how far it has come, can give it up, and is told why there is no answer.

import { element } from "../deals/elements.js";
import { open, unavailable } from "./desk.js";

const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

// A line for a page, and `ask`, which promises a document, or nothing where there was none and the line says why.
export function asker() {
  const line = element("div", "progress");
  const said = element("p", "progress__said");
  const bar = element("progress", "progress__bar");
  const stop = element("button", "book-button book-button--quiet", "Cancel");
  said.setAttribute("role", "status");
  bar.setAttribute("aria-label", "The engine is fetched");
  stop.type = "button";
  stop.addEventListener("click", () => open().cancel());
  const show = (text, busy = false) => {
    if (said.textContent !== text) said.textContent = text;
    bar.hidden = stop.hidden = !busy;
    line.hidden = !text;
  };
  line.append(said, bar, stop);
  show(unavailable());

  const onStage = ({ stage, loaded, total }) => {
    if (stage === "loading") {
      bar.max = total;
      bar.value = loaded;
      show(`Loading ${megabytes(loaded)} of ${megabytes(total)} MB`, true);
    } else if (stage === "starting") {
      bar.removeAttribute("value");
      show("Starting the engine", true);
    } else show("");
  };
  const ask = async (request) => {
    try {
      return await open().ask(request, { onStage });
    } catch (error) {
      if (!error.kind) throw error;
      show(error.message);
      return null;
    }
  };
  return { line, ask, can: !unavailable() };
}

// Does some work a little after it is called for, once however often that was, and never twice at a time.
export function soon(work, wait = 120) {
  let timer, busy = false, again = false;
  const run = async () => {
    if (busy) {
      again = true;
      return;
    }
    busy = true;
    try {
      await work();
    } finally {
      busy = false;
      if (again) {
        again = false;
        run();
      }
    }
  };
  return (at = wait) => {
    clearTimeout(timer);
    timer = setTimeout(run, at);
  };
}
