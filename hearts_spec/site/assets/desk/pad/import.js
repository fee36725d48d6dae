// A sheet from a file or a message, taken over into the pad: what was read is said first, and one Undo takes it back.

import { button, element, labelled } from "../../elements.js";
import { MOST_DEALS } from "./log.js";
import { dealsOf, MOST_SHEET, rowsOf, Unread } from "./score-sheet.js";

const SHOWN = 5; // faults
const many = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;
const listed = (names) => `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

// `about` gives {names, deals} of the pad as it is, `tableOf` the table for a number of players or null; `take` gets what
// was read, {names, dealer, deals}, and whether it goes on with the sheet that is open.
export function importing({ about, tableOf, title, take }) {
  const said = element("div", "import__said");
  said.setAttribute("role", "status");
  const text = element("textarea", "book-field import__text");
  Object.assign(text, { rows: 5, placeholder: "Ann,Bob,Cleo,Di\n3,17,6,0\n0,26,26,26", spellcheck: false, autocomplete: "off" });
  const file = element("input", "import__file");
  Object.assign(file, { type: "file", accept: ".csv,.tsv,.txt,text/csv,text/plain" });
  const told = () => said.replaceChildren(...(text.value.trim() ? read(text.value) : []));
  text.addEventListener("input", told);
  file.addEventListener("change", async () => {
    const [chosen] = file.files;
    if (!chosen) return;
    text.value = chosen.size > MOST_SHEET ? "" : await chosen.text();
    if (text.value.trim()) told();
    else said.replaceChildren(element("p", "amiss", chosen.size > MOST_SHEET ? `This file is too large: ${MOST_SHEET / 1000} kB at most.` : "There is nothing in this file."));
  });
  const made = element("div", "import", element("p", "pad__hint", "Names in the first row, then a row for each deal: what each took, what it added to each score, or running totals."), labelled("Paste a table", text, "field__label"), labelled("or choose a CSV file", file, "field__label"), said);
  made.hidden = true;
  return { element: made, toggle(by) {
    made.hidden = !made.hidden;
    by.setAttribute("aria-expanded", String(!made.hidden));
    if (!made.hidden) text.focus();
  } };

  function read(words) {
    if (words.length > MOST_SHEET) return [element("p", "amiss", `This is too long: ${MOST_SHEET} characters at most.`)];
    try {
      const { names, dealer, rows } = rowsOf(words), table = tableOf(names.length);
      if (!table) return [element("p", "amiss", `${title} is not for ${names.length} players, or not with these options: choose another game first.`)];
      if (new Set(names).size < names.length) return [element("p", "amiss", "Two players have the same name: write another for one of them.")];
      if (table.contracts) return [element("p", "amiss", `${title} has several contracts: enter its deals here.`)];
      const before = about(), order = [...names.keys()];
      const goesOn = before.deals > 0 && before.names.length === names.length && names.every((name) => before.names.includes(name));
      if (goesOn) order.sort((one, other) => before.names.indexOf(names[one]) - before.names.indexOf(names[other]));
      const seats = order.map((seat) => names[seat]), sorted = rows.map((row) => ({ ...row, numbers: order.map((seat) => row.numbers[seat]) }));
      const { entries, told: was } = dealsOf(table, seats, sorted);
      if (!entries.length) return [element("p", "amiss", "There is no row below the names.")];
      if (entries.length + (goesOn ? before.deals : 0) > MOST_DEALS) return [element("p", "amiss", `A sheet holds ${MOST_DEALS} deals.`)];
      const deals = entries.filter(({ penalty }) => !penalty).length;
      if (entries.some(({ cards }) => cards)) was.push("Who took which cards was worked out from the points.");
      const does = goesOn ? `Add ${many(deals, "deal")} to this sheet` : before.deals ? `Begin another sheet with ${many(deals, "deal")}` : `Take over ${many(deals, "deal")}`;
      const given = dealer === null || goesOn ? {} : { dealer: order.indexOf(dealer) };
      return [element("p", "", `${many(deals, "deal")} of ${listed(seats)}. ${was.join(" ")}`), button(does, () => {
        text.value = file.value = "";
        said.replaceChildren();
        take({ names: seats, deals: entries, ...given }, goesOn);
      })];
    } catch (error) {
      if (!(error instanceof Unread)) throw error;
      const faults = error.faults.slice(0, SHOWN).map(([line, says, help]) => element("li", "", `Line ${line}: ${says}${help ? ` (${help})` : ""}.`));
      const more = error.faults.length - faults.length;
      return [element("ul", "amiss", ...faults, ...(more > 0 ? [element("li", "", `and ${many(more, "more line")}`)] : []))];
    }
  }
}
