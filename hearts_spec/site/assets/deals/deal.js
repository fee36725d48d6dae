// A deal as data, and its state after some cards. A step is the number of cards played.
//
// `record` is the deal as `hearts-spec replay` reads it; `steps` has an entry for each play, `tricks` for each trick.
// Nothing here touches the page.

export function dealFrom(text) {
  const deal = JSON.parse(text);
  return { ...deal, size: deal.record.seats.length, last: deal.record.plays.length };
}

export function standAfter(deal, wanted) {
  const step = Math.max(0, Math.min(deal.last, wanted));
  const number = Math.ceil(step / deal.size);
  const laid = step - Math.max(0, number - 1) * deal.size;
  const over = laid === deal.size;
  const done = over ? number : number - 1;
  return {
    step,
    number,
    laid,
    over,
    trick: number ? deal.tricks[number - 1] : null,
    taken: done > 0 ? deal.tricks[done - 1].tally : Object.fromEntries(deal.record.seats.map((seat) => [seat, 0])),
    played: deal.record.plays.slice(0, step),
  };
}

// The step that each move leads to. "Trick back" goes to the start of the current trick, or of the one before.
export const MOVES = {
  first: () => 0,
  "trick-back": (step, { size }) => Math.floor((step - 1) / size) * size,
  "card-back": (step) => step - 1,
  "card-on": (step) => step + 1,
  "trick-on": (step, { size }) => (Math.floor(step / size) + 1) * size,
  last: (step, { last }) => last,
};

export function counted(deal, number) {
  return `${number} ${number === 1 ? deal.unit : deal.units}`;
}
