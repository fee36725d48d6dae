// Asking the engine for a page, with progress, a Cancel button, and the reason if there is no answer.

import { button, element, QUIET } from "../elements.js";
import { open, unavailable } from "./desk.js";

// Returns a line for the page; `ask`, which resolves to a document, or to null with the reason in the line; `say`, for
// other messages; and `can`. `limit` is the time for an answer in ms.
export function asker(limit) {
  const said = element("p", "progress__said");
  const bar = element("progress", "progress__bar");
  const stop = button("Cancel", () => open().cancel(), QUIET);
  const line = element("div", "progress", said, bar, stop);
  said.setAttribute("role", "status");
  bar.setAttribute("aria-label", "Downloading the engine");
  const say = (text, busy = false) => {
    if (said.textContent !== text) said.textContent = text;
    bar.hidden = stop.hidden = !busy;
    line.hidden = !text;
  };
  say(unavailable());

  const onStage = ({ stage, loaded, total }) => {
    if (stage === "loading") {
      bar.max = total;
      bar.value = loaded;
      say(`Loading the engine, ${Math.floor((100 * loaded) / total)} %`, true);
    } else if (stage === "starting") {
      bar.removeAttribute("value");
      say("Starting the engine", true);
    } else say("");
  };
  const ask = async (request) => {
    try {
      return await open().ask(request, { onStage, limit });
    } catch (error) {
      if (!error.kind) throw error;
      say(error.message);
      return null;
    }
  };
  return { line, ask, say, can: !unavailable() };
}

// Run some work shortly after the last call, and never twice at once. `work` is called with a function that is true
// while no newer call has come.
export function soon(work, wait = 120) {
  let timer, calls = 0, busy = false, again = false;
  const run = async () => {
    if (busy) {
      again = true;
      return;
    }
    busy = true;
    const call = calls;
    try {
      await work(() => call === calls);
    } finally {
      busy = false;
      if (again) {
        again = false;
        run();
      }
    }
  };
  return (at = wait) => {
    calls += 1;
    clearTimeout(timer);
    timer = setTimeout(run, at);
  };
}
