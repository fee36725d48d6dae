// Asking the desk from a page: how far it has come, a way to give it up, and why there is no answer.

import { element } from "../deals/elements.js";

const SOON = 250; // what is answered sooner is not worth a word
const STAGES = { loading: "The desk is being fetched", starting: "The desk is starting", ready: "One moment", asking: "One moment" };

// Gives a function that asks, and promises the document, or null where there is none; it is then said why in `place`.
export function askerIn(place) {
  let latest = 0;

  return async function ask(request) {
    const mine = ++latest;
    const stop = new AbortController();
    const [line, said, bar] = shown(() => stop.abort());
    const waiting = setTimeout(() => mine === latest && place.replaceChildren(line), SOON);
    const onStage = ({ stage, loaded, total }) => {
      said.textContent = `${STAGES[stage] ?? "One moment"}${stage === "loading" && total ? `: ${Math.floor((100 * loaded) / total)} of 100` : ""}. `;
      bar.hidden = stage !== "loading";
      bar.value = total ? loaded / total : 0;
    };
    try {
      const { open } = await import("./desk.js");
      const answer = await open().ask(request, { onStage, signal: stop.signal });
      if (mine === latest) place.replaceChildren();
      return answer;
    } catch (error) {
      const why = error.kind ? error.message : "The desk could not be fetched: is there a network?";
      if (mine === latest) place.replaceChildren(element("p", "desk-told desk-told--wrong", why));
      return null;
    } finally {
      clearTimeout(waiting);
    }
  };
}

function shown(giveUp) {
  const line = element("p", "desk-told");
  const said = element("span", "", "One moment. ");
  const bar = element("progress");
  bar.hidden = true;
  bar.setAttribute("aria-label", "Fetched");
  const cancel = element("button", "book-button book-button--quiet", "Cancel");
  cancel.type = "button";
  cancel.addEventListener("click", giveUp);
  line.append(said, bar, " ", cancel);
  return [line, said, bar];
}

// What is wrong, line by line, with the place where it stands in what was pasted.
export function faultsOf(error) {
  const faults = error.faults ?? [error];
  return faults.map(({ message, reason, hint, line, column, seat, bid, play, card }) => {
    const where = line ? `Line ${line}, column ${column}: ` : play ? `Play ${play}: ` : "";
    const who = seat && (card ?? bid) !== undefined ? `${seat} may not ${card ? `play ${card}` : `bid ${bid}`}: ` : "";
    return `${where}${who}${message ?? reason ?? "This cannot be done"}${hint ? ` (${hint})` : ""}.`.replace(/\.\.$/, ".");
  });
}
