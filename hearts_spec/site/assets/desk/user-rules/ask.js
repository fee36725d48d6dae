// Asking the reader's own rule: this starts the engine, as any question does.

import { game, kept, OWN } from "../../lab/storage.js";
import { asker } from "../progress.js";
import { citing } from "../text-parts.js";
import { placesOf, remember, shown } from "./answers.js";
import { faulty } from "./problems.js";

// Ask a dispute as its page asks it, and show the answer in place of the button.
export async function askIn(box, button, quarrel) {
  const { line, ask, can } = asker();
  const put = (...parts) => { // keeps the focus where it was
    const held = box.contains(document.activeElement) || document.activeElement === document.body; // a hidden page holds none
    box.replaceChildren(...parts);
    if (held) (box.contains(button) ? button : box).focus({ preventScroll: true });
  };
  box.tabIndex = -1;
  put(line);
  const found = can ? await ownAnswer(quarrel, ask) : null;
  if (!found) return put(...(can ? [button] : []), line); // with the reason
  if (found.error) return put(faulty(found.error), button);
  return put(...shown(found));
}

// Resolves to the answer to a dispute, which is then stored; to the document of an error; or to null without an answer.
export async function ownAnswer(quarrel, ask = asker().ask) {
  const [text, set] = [kept(), game()?.options ?? {}];
  const found = await ask({ ask: "sides", situation: quarrel, rules: [OWN], set, house: text });
  if (!found || found.error) return found;
  const answer = answerOf(found.houses, await citing());
  if (text === kept()) remember(quarrel, answer);
  return answer;
}

// The answer of a document about one rule.
function answerOf({ sides, unanswered: [why] }, { cites }) {
  const none = { follows: "", firm: "", unit: "", net: null, cites: [] };
  if (why) return { ...none, says: why.says, follows: why.reasons[0].why };
  const [{ sequels: [it] }] = sides;
  const [given] = it.given;
  return {
    says: it.says,
    follows: it.follows,
    firm: given.firm,
    unit: it.unit ?? "",
    net: it.net,
    cites: placesOf(cites(given.cites)),
  };
}
