// How far the desk has come, as a line that is also read out: what is fetched the first time, a way to give up, and a
// sentence where it fails.

const STAGES = { starting: "Starting the engine…", asking: "Working it out…" };
const MEGA = 1_000_000;

// Gives {element, onStage, done, fail}; `cancel` is called when the reader gives up.
export function progress(cancel) {
  const element = document.createElement("p");
  element.className = "lab-progress";
  const line = document.createElement("span");
  line.setAttribute("role", "status");
  const bar = document.createElement("progress");
  bar.setAttribute("aria-label", "Fetched");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "book-button book-button--quiet";
  button.textContent = "Cancel";
  button.addEventListener("click", cancel);
  element.append(line, bar, button);
  element.hidden = true;
  const say = (text) => {
    if (line.textContent !== text) line.textContent = text;
  };
  return {
    element,
    onStage({ stage, loaded, total }) {
      element.hidden = stage === "ready";
      button.hidden = false;
      bar.hidden = stage !== "loading";
      if (stage === "loading") {
        bar.max = total || 1;
        bar.value = loaded;
        say(`Fetching the engine, ${(total / MEGA).toFixed(0)} MB the first time…`);
      } else say(STAGES[stage] ?? "");
    },
    done() {
      element.hidden = true;
      say("");
    },
    fail(message) {
      element.hidden = false;
      bar.hidden = button.hidden = true;
      say(message);
    },
  };
}
