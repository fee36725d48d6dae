// The table of a game with the options that the players chose, from its parts (hearts_spec/service/score_tables.py). A
// text says why there is none; null means that these options do not go together.

function partOf({ by, of }, chosen) {
  const said = by.map((option) => chosen[option]).join(" ");
  return of.find(([, ...choices]) => choices.includes(said))?.[0];
}

export function tableWith({ rest, pass, end, usual = {}, numbers = {} }, options = {}) {
  const chosen = { ...usual, ...options }, found = partOf(rest, chosen);
  if (found === undefined || typeof found === "string") return found ?? null;
  const [round, ends] = [partOf(pass, chosen), partOf(end, chosen)];
  if (round === undefined || !ends) return null;
  const table = structuredClone({ ...found, ...(round ? { pass: round } : {}), end: ends });
  for (const [option, number] of Object.entries(numbers)) {
    const said = Number(options[option]);
    if (!Number.isInteger(said)) continue;
    if (number === "cards") table.pass = table.pass?.map(([to, cards]) => [to, cards && said]);
    if (number === "limit" && table.end.limit) table.end.limit = said;
    if (number === "amount" && table.slams?.at(-1)?.amount) table.slams.at(-1).amount = said;
  }
  return table;
}
