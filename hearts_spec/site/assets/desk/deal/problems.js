// What is wrong with what was asked, line by line, with the place where it stands in what was pasted.

export function faultsOf(error) {
  const faults = error.faults ?? [error];
  return faults.map(({ message, reason, hint, line, column, seat, bid, play, card }) => {
    const where = line ? `Line ${line}, column ${column}: ` : play ? `Play ${play}: ` : "";
    const who = seat && (card ?? bid) !== undefined ? `${seat} may not ${card ? `play ${card}` : `bid ${bid}`}: ` : "";
    return `${where}${who}${message ?? reason ?? "This cannot be done"}${hint ? ` (${hint})` : ""}.`.replace(/\.\.$/, ".");
  });
}
