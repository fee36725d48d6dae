// The text for a step of a deal: who played what and why, who won the trick, and what is known of it.

import { element } from "../elements.js";

export function placeOf(deal, { trick, laid }) {
  return trick ? `Trick ${trick.name} of ${deal.tricks.length}, card ${laid} of ${deal.size}` : "Before the first card";
}

export function saidAt(deal, { step, trick, over }) {
  if (!step) return `${deal.record.plays[0][0]} is to lead.`;
  const { said, kind, against } = deal.steps[step - 1];
  const parts = [said];
  if (kind) parts.push(groundOf(deal.kinds[kind]));
  if (against.length) parts.push(`This goes against the book’s advice: a player ${against.join("; and ")}.`);
  if (over) parts.push(trick.said);
  if (step === deal.last) {
    parts.push(`Taken in all: ${deal.record.seats.map((seat) => `${seat} ${trick.tally[seat]}`).join(", ")}.`);
  }
  return parts.join(" ");
}

function groundOf({ word, means }) {
  return `${word[0].toUpperCase()}${word.slice(1)}: ${means}.`;
}

export function notesAt(deal, { trick }) {
  if (!trick) return [];
  const notes = trick.remarks.map((id) => remarkNote(deal.remarks[id]));
  if (notes.length) notes.unshift(element("p", "viewer__free", "The book’s remark, in our own words:"));
  if (trick.facts.length) {
    const list = element("ul", "viewer__facts");
    list.append(...trick.facts.map((id) => factNote(id, deal.facts[id])));
    notes.push(list);
  } else {
    notes.push(element("p", "viewer__free", deal.silent));
  }
  if (trick.fitting) {
    const tricks = trick.fitting === "1" ? "trick" : "tricks";
    notes.push(element("p", "viewer__free", `Alternatives: ${trick.fitting} ${tricks}.`));
  }
  return notes;
}

function remarkNote({ gist, place, anchor }) {
  const note = element("p", "viewer__remark", `${gist} `);
  note.append(link(anchor, place));
  return note;
}

function factNote(id, { grade, what, place, anchor }) {
  const note = element("li");
  note.append(mark(grade, grade), ` ${what} `, link(anchor, `${id}, ${place}`));
  return note;
}

export function mark(kind, word) {
  return element("span", `rests rests--${kind}`, word);
}

function link(anchor, text) {
  const made = element("a", "where", text);
  made.href = `#${anchor}`;
  return made;
}
