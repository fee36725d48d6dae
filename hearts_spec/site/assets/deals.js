// The viewer of a deal: plays its line card by card on the table of hands, and says at each trick what it rests on,
// where it is a reconstruction. Without it the page has the hands and a table of all the tricks. Whatever comes from the data is
// set as text.

const MOVES = [
  ["Trick back", "«", (at, size) => Math.floor((at - 1) / size) * size],
  ["Card back", "‹", (at) => at - 1],
  ["Next card", "›", (at) => at + 1],
  ["Next trick", "»", (at, size) => Math.floor(at / size) * size + size],
];
const SWIPE = 40;

function mountDeals() {
  for (const ring of document.querySelectorAll(".ring[data-line]")) {
    if (ring.dataset.mounted) continue;
    ring.dataset.mounted = "yes";
    mountDeal(ring, JSON.parse(ring.dataset.line));
  }
}

function mountDeal(ring, line) {
  const plays = line.tricks.flatMap((trick, place) => trick.cards.map((card) => ({ ...card, place })));
  const size = line.seats.length;
  const frame = ring.closest(".lost");
  const parts = {
    hands: Object.fromEntries([...ring.querySelectorAll(".ring__seat")].map((seat) => [seat.dataset.seat, seat])),
    slots: Object.fromEntries(line.seats.map((seat, place) => [seat, element("div", `slot slot--${place + 1}`)])),
    counts: Object.fromEntries(line.seats.map((seat) => [seat, element("span", "ring__count")])),
    lead: ring.querySelector(".ring__lead"),
    place: element("p", "lost__place"),
    said: element("p", "lost__said"),
    notes: element("div", "lost__notes"),
    range: element("input", "lost__range"),
    buttons: [],
  };
  let at = 0;

  const show = (wanted) => {
    at = Math.max(0, Math.min(plays.length, wanted));
    draw(parts, line, plays, at, size);
  };
  const trick = element("div", "ring__trick");
  line.seats.forEach((seat, place) => {
    parts.slots[seat].style.gridArea = `s${place + 1}`;
    trick.append(parts.slots[seat]);
    parts.hands[seat].querySelector(".hand__seat").append(parts.counts[seat]);
  });
  ring.querySelector(".ring__middle").append(trick);

  const controls = element("div", "lost__controls");
  for (const [label, sign, move] of MOVES) {
    const button = element("button", "lost__button");
    button.type = "button";
    button.append(element("span", "lost__sign", sign), element("span", "lost__label", label));
    button.firstChild.setAttribute("aria-hidden", "true");
    button.addEventListener("click", () => show(move(at, size)));
    parts.buttons.push(button);
    controls.append(button);
  }
  Object.assign(parts.range, { type: "range", min: 0, max: plays.length, step: 1, value: 0 });
  parts.range.setAttribute("aria-label", "Cards played");
  parts.range.addEventListener("input", () => show(Number(parts.range.value)));
  parts.said.setAttribute("aria-live", "polite");

  const panel = element("div", "lost__panel");
  panel.append(parts.place, controls, parts.range, parts.said, parts.notes);
  frame.append(panel, element("p", "lost__keys", "Arrow keys: a card; with Shift, a trick. Home and End: the ends."));
  frame.tabIndex = 0;
  frame.setAttribute("role", "group");
  frame.classList.add("lost--live");
  frame.addEventListener("keydown", (event) => {
    const wanted = wantedBy(event, at, size, plays.length);
    if (wanted === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    show(wanted);
  });
  swipes(ring, (forward) => show(MOVES[forward ? 3 : 0][2](at, size)));
  show(0);
}

function wantedBy(event, at, size, end) {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const forward = MOVES[event.shiftKey ? 3 : 2][2];
  const back = MOVES[event.shiftKey ? 0 : 1][2];
  return {
    ArrowRight: () => forward(at, size),
    ArrowLeft: () => back(at, size),
    Home: () => 0,
    End: () => end,
  }[event.key]?.();
}

// A swipe to the left is a trick on, as a page is turned.
function swipes(ring, turned) {
  let from = null;
  ring.addEventListener("touchstart", (event) => {
    from = event.touches.length === 1 ? event.touches[0] : null;
  }, { passive: true });
  ring.addEventListener("touchend", (event) => {
    if (!from) return;
    const across = event.changedTouches[0].clientX - from.clientX;
    const down = event.changedTouches[0].clientY - from.clientY;
    if (Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(down)) turned(across < 0);
    from = null;
  }, { passive: true });
}

function draw(parts, line, plays, at, size) {
  const gone = new Set(plays.slice(0, at).map((play) => play.card));
  for (const seat of line.seats) {
    for (const card of parts.hands[seat].querySelectorAll("[data-card]")) {
      card.classList.toggle("gone", gone.has(card.dataset.card));
    }
  }
  const place = at ? plays[at - 1].place : -1;
  const trick = line.tricks[place];
  const laid = at ? ((at - 1) % size) + 1 : 0;
  const over = laid === size;
  drawTrick(parts, line, trick, laid, over);
  const done = line.tricks[over ? place : place - 1];
  for (const seat of line.seats) {
    const count = done ? done.tally[seat] : 0;
    parts.counts[seat].textContent = `${count} ${count === 1 ? line.unit : line.units}`;
  }
  parts.place.textContent = trick
    ? `Trick ${trick.name} of ${line.tricks.length}, card ${laid} of ${size}`
    : "Before the first card";
  parts.said.textContent = told(line, trick, laid, over, at === plays.length);
  parts.range.value = at;
  parts.range.setAttribute("aria-valuetext", parts.place.textContent);
  parts.buttons.forEach((button, number) => {
    button.setAttribute("aria-disabled", String(number < 2 ? at === 0 : at === plays.length));
  });
  parts.notes.replaceChildren(...(trick ? notesOn(line, trick) : []));
  for (const row of document.querySelectorAll(".line tr[data-trick]")) {
    row.classList.toggle("line__now", Number(row.dataset.trick) === place + 1);
  }
}

function drawTrick(parts, line, trick, laid, over) {
  parts.lead.hidden = Boolean(trick);
  for (const seat of line.seats) {
    const order = trick ? trick.cards.findIndex((each) => each.seat === seat) : -1;
    const slot = parts.slots[seat];
    const won = over && trick.winner === seat;
    slot.classList.toggle("slot--won", won);
    if (order < 0 || order >= laid) {
      slot.replaceChildren();
      continue;
    }
    const { card, kind } = trick.cards[order];
    const name = element("span", "slot__seat", seat);
    if (won) name.append(element("span", "star", "★"));
    slot.replaceChildren(name, cardOf(card, line.names[card]));
    if (kind) slot.append(element("span", `rests rests--${kind}`, line.kinds[kind].word));
  }
}

function told(line, trick, laid, over, end) {
  if (!trick) return `${line.tricks[0].leader} leads.`;
  const last = trick.cards[laid - 1];
  const rests = last.kind ? ` (${line.kinds[last.kind].word})` : "";
  const said = [`${last.seat} plays the ${line.names[last.card]}${rests}.`];
  if (last.against.length) said.push(`The book’s advice is otherwise: a player ${last.against.join("; and ")}.`);
  if (over) {
    const count = trick.counts ? `${trick.counts} ${trick.counts === 1 ? line.unit : line.units}` : `no ${line.unit}`;
    said.push(`${trick.winner} wins the trick, with ${count}.`);
  }
  if (end) said.push(`Taken in all: ${line.seats.map((seat) => `${seat} ${trick.tally[seat]}`).join(", ")}.`);
  return said.join(" ");
}

function notesOn(line, trick) {
  const notes = [];
  for (const id of trick.remarks) {
    const { words, place, anchor } = line.remarks[id];
    const note = element("p", "lost__remark");
    note.append(element("span", "", `“${words}” `), link(anchor, place));
    notes.push(note);
  }
  if (trick.facts.length) {
    const list = element("ul", "lost__facts");
    for (const id of trick.facts) {
      const { grade, what, place, anchor } = line.facts[id];
      const item = element("li");
      item.append(element("span", `rests rests--${grade}`, grade), ` ${what} `, link(anchor, `${id}, ${place}`));
      list.append(item);
    }
    notes.push(list);
  } else {
    notes.push(element("p", "lost__free", line.silent));
  }
  if (trick.fitting) {
    const tricks = trick.fitting === "1" ? "trick" : "tricks";
    notes.push(element("p", "lost__free", `Could stand here: ${trick.fitting} ${tricks}.`));
  }
  return notes;
}

function link(anchor, text) {
  const made = element("a", "where", text);
  made.href = `#${anchor}`;
  return made;
}

const SUITS = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };

function cardOf(code, name) {
  const card = element("span", `card card--${SUITS[code.at(-1)] ?? "joker"}`);
  card.dataset.rank = SUITS[code.at(-1)] ? code.slice(0, -1) : "Jkr";
  card.append(element("span", "vh", name));
  return card;
}

function element(tag, className = "", text = "") {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}

// Under the theme's instant navigation a page arrives without being loaded anew.
if (window.document$) window.document$.subscribe(mountDeals);
else mountDeals();
