// The quiz: a dispute by lot that the chosen game answers. The question, and the answer once it is asked for, come from
// the dispute's own page; the engine is not needed. The count is kept on this device only.

import { button, element, link, QUIET } from "../elements.js";
import { answerIn } from "../page-answer.js";
import { changedBy, game as kept, keepQuiz, kept as ownRule, keptQuiz, OWN } from "../lab/storage.js";
import { everyGame, gameChoice } from "./games.js";

export async function mount(place) {
  const address = new URL(place.dataset.quiz, location.href);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  await new Quiz(place, await answer.json(), address).begin();
}

// {right, wrong, seen}: how many were known, and the disputes that were asked.
export function countIn(text) {
  const none = { right: 0, wrong: 0, seen: [] };
  try {
    const { right, wrong, seen } = JSON.parse(text) ?? {};
    const whole = [right, wrong].every((each) => Number.isInteger(each) && each >= 0) && Array.isArray(seen);
    return whole ? { right, wrong, seen: seen.filter((each) => typeof each === "string").slice(-500) } : none;
  } catch {
    return none;
  }
}

// A dispute by lot among those that a game answers, first of those not seen; null if it answers none.
export function drawn(disputes, place, seen, chance = Math.random) {
  const covered = disputes.filter(([, , games]) => games.includes(place));
  const unseen = covered.filter(([href]) => !seen.includes(href));
  const some = unseen.length ? unseen : covered;
  return some[Math.floor(chance() * some.length)] ?? null;
}

class Quiz {
  #data;
  #base;
  #place; // of the game, in the data
  #options = {};
  #count = countIn(keptQuiz());
  #by = element("p", "quiz__by");
  #card = element("section", "quiz__card");
  #told = element("p", "quiz__count");
  #turn = 0; // late pages are ignored

  constructor(place, data, base) {
    [this.#data, this.#base] = [data, base];
    this.#card.setAttribute("aria-label", "The question");
    this.#told.setAttribute("role", "status");
    place.append(this.#by, this.#card, this.#told);
  }

  // By the reader's own game, else today's. A rule of the reader's own is asked through the game it changes.
  async begin() {
    const my = kept();
    const id = my?.id === OWN ? changedBy(ownRule() ?? "") : my?.id;
    this.#turnTo(Object.hasOwn(this.#data.games, id) ? id : this.#data.today, my?.options);
    this.#showCount();
    await this.#ask(false);
  }

  #turnTo(id, options = {}) {
    this.#place = Object.keys(this.#data.games).indexOf(id);
    this.#options = options;
    const choose = button("Choose another game", () => this.#choose(choose), "mine__change");
    this.#by.replaceChildren("By the rules of ", element("strong", "", this.#data.games[id]), ". ", choose);
  }

  async #choose(opener) {
    opener.disabled = true;
    const choice = gameChoice(await everyGame());
    choice.write(Object.keys(this.#data.games)[this.#place], this.#options);
    choice.element.addEventListener("change", () => {
      this.#turnTo(choice.game.id, choice.options);
      this.#ask();
    });
    this.#by.append(choice.element);
    choice.first.focus();
  }

  async #ask(focus = true) {
    const turn = ++this.#turn;
    const one = drawn(this.#data.disputes, this.#place, this.#count.seen);
    if (!one) return this.#card.replaceChildren(element("p", "", "This game answers none of the disputes: choose another."));
    const [href, question] = one;
    const address = new URL(href, this.#base);
    const head = element("h2", "quiz__question", question);
    head.id = "question";
    const acts = element("div", "acts");
    this.#card.replaceChildren(head, acts);
    let page;
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(answer.statusText);
      page = new DOMParser().parseFromString(await answer.text(), "text/html");
    } catch {
      if (turn === this.#turn) acts.append(element("p", "", "The dispute could not be loaded. "), button("Try again", () => this.#ask()));
      return undefined;
    }
    if (turn !== this.#turn) return undefined;
    const facts = page.querySelector(".table-told");
    if (facts) {
      for (const each of facts.querySelectorAll("use")) each.setAttribute("href", new URL(each.getAttribute("href"), address).href);
      acts.before(facts.cloneNode(true));
    }
    const show = button("Show the answer", () => this.#reveal(href, address, page, acts));
    show.setAttribute("aria-describedby", head.id);
    acts.append(show, button("Another", () => this.#ask(), QUIET));
    if (!focus) return undefined;
    show.focus({ preventScroll: true });
    return this.#card.scrollIntoView({ block: "nearest" });
  }

  #reveal(href, address, page, acts) {
    const answer = answerIn(page, Object.keys(this.#data.games)[this.#place], this.#options) ?? element("p", "", "The page has no answer for this game.");
    for (const each of answer.querySelectorAll("a[href]")) each.href = new URL(each.getAttribute("href"), address).href;
    answer.id = "answer";
    const right = button("I was right", () => this.#counted(href, "right"));
    right.setAttribute("aria-describedby", answer.id);
    acts.before(answer, element("p", "", link("All answers, with their sources", address.href)));
    acts.replaceChildren(right, button("I was wrong", () => this.#counted(href, "wrong")), button("Another", () => this.#counted(href), QUIET));
    right.focus({ preventScroll: true });
    acts.scrollIntoView({ block: "nearest" });
  }

  #counted(href, how) {
    const seen = [...this.#count.seen.filter((each) => each !== href), href];
    this.#count = { ...this.#count, ...(how ? { [how]: this.#count[how] + 1 } : {}), seen };
    keepQuiz(JSON.stringify(this.#count));
    this.#showCount();
    this.#ask();
  }

  #showCount() {
    const { right, wrong } = this.#count;
    const forget = button("Forget it", () => {
      this.#count = countIn(null);
      keepQuiz(null);
      this.#showCount();
    }, QUIET);
    this.#told.replaceChildren(...(right + wrong ? [`You were right in ${right} of ${right + wrong}. This is kept on this device only. `, forget] : []));
  }
}
