// The messages of an error, each with its place in the pasted text.

export function faultsOf(error) {
  const faults = error.faults ?? [error];
  return faults.map(({ message, reason, hint, line, column, seat, bid, play, card }) => {
    const where = line ? `Line ${line}, column ${column}: ` : play ? `Play ${play}: ` : "";
    const who = seat && (card ?? bid) !== undefined ? `${seat} may not ${card ? `play ${card}` : `bid ${bid}`}: ` : "";
    return `${where}${who}${message ?? reason ?? "This cannot be done"}${hint ? ` (${hint})` : ""}.`.replace(/\.\.$/, ".");
  });
}
