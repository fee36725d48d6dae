// The rules of a game on one printed page, with what the reader has agreed on, or of a rule of the reader's own. The markup
// is that of the page of a game (rule_set.md.jinja).

import { button, element, link, QUIET } from "../elements.js";
import { choiceField } from "./forms.js";
import { everyGame, gameChoice } from "./games.js";
import { ofLink } from "./links.js";
import { asker } from "./progress.js";
import { typeset } from "./text-parts.js";
import { brought, housed, meant, own, withOwn } from "./user-rules/game.js";
import { faulty } from "./user-rules/problems.js";

export async function mount(place) {
  const [site, given] = await Promise.all([everyGame(), ofLink()]);
  const theirs = await brought(given);
  const { line, ask, can } = asker();
  const choice = gameChoice(withOwn(site, own(), theirs));
  const sheet = element("div", "one-page__made");
  const make = button("Make the page");
  make.type = "submit";
  make.disabled = !can;
  const players = element("div");
  const ready = element("p", "desk__beside"); // the page of a game without options needs no engine
  let many = null;
  const drawPlayers = () => {
    const counts = choice.game.players.map(String);
    many = choiceField({ name: "players", label: "Players", choices: [["", "any number"], ...counts.map((each) => [each, each])] });
    players.replaceChildren(...(counts.length > 1 ? [many.element] : []));
    sheet.replaceChildren();
    const { name, href, house } = choice.game;
    ready.replaceChildren(...(house ? [] : ["Without options, its page prints on one sheet: ", link(name, href), "."]));
  };
  (given?.game && choice.write(meant(given.game, theirs), given.options)) || choice.begin();
  drawPlayers();
  choice.element.addEventListener("input", drawPlayers);
  const form = element("form", "desk-form", choice.element, players, element("div", "acts", make), ready, line);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const { game, options } = choice;
    const found = await ask({ ask: "one-page", id: game.id, set: options, ...(many.read() ? { players: Number(many.read()) } : {}), ...housed(game) });
    if (!found || game !== choice.game) return;
    if (found.error) return sheet.replaceChildren(game.house && found.error.faults ? faulty(found.error) : element("p", "field__fault", found.error.message));
    sheet.replaceChildren(element("p", "one-page__acts", button("Print this page", () => print(), QUIET)), ...pageOf(found, game, options));
    sheet.scrollIntoView({ block: "nearest" });
    return undefined;
  });
  place.append(form, sheet);
}

// The title, and the page below it.
export function pageOf({ title, players, size, sections, options, "left-out": leftOut }, game, chosen) {
  const page = element("div", `one-page one-page--${size}`, element("p", "one-page__for", `Players: ${players.join(", ")}.${game.book && !game.house ? ` Source: ${typeset(game.book)}.` : ""}`));
  page.append(...sections.flatMap(({ label, says }) => [element("h2", "", label), element("p", "", typeset(says.join(" ")))]));
  const agreed = game.options.filter(({ name }) => name in chosen).map(({ asks, name, choices }) => ({ asks, now: choices.find(([choice]) => choice === chosen[name])?.[1] ?? chosen[name] }));
  const settled = [...agreed.map(({ asks, now }) => [asks, `Agreed: ${now}.`]), ...options.map(({ asks, now }) => [asks, now && `By default: ${now}.`])];
  if (settled.length) {
    const list = element("ul", "one-page__agree", ...settled.map(([asks, now]) => element("li", "", typeset(asks), " ", element("em", "", typeset(now)))));
    page.append(element("h2", "", "Agree before you play"), list);
  }
  const more = leftOut.map(({ label, rules }) => `${rules} more ${rules === 1 ? "rule" : "rules"} on ${label.toLowerCase()}; `).join("");
  page.append(element("p", "one-page__left", `Left out here: ${more}the references, and what the rules do not cover. In full: `, link(title, game.href), "."));
  return [element("h2", "one-page__title", title), page];
}
