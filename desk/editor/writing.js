// Writing one rule into a hand-written file: the change that sets or removes a key, and leaves everything else as it
// is.

import { parser } from "@lezer/yaml";

const STEP = "  ";

// Returns {from, to, insert} that sets the key at `path` to `value` (YAML text), or removes it if that is null; null if
// nothing changes.
export function writing(text, path, value) {
  const found = closest(text, path);
  if (value === null) return found.rest.length ? null : without(text, found.pairs);
  if (found.rest.length) return adding(text, found, value);
  const pair = found.pairs.at(-1);
  if (saidIn(text, pair) === value) return null;
  return replacing(text, pair, value);
}

// The text at a path; undefined if there is none.
export function valueAt(text, path) {
  const found = closest(text, path);
  return found.rest.length ? undefined : saidIn(text, found.pairs.at(-1));
}

// The tree of the text read last: many rules are read of one text, and a deep one takes long.
let last = { text: null, tree: null };

function treeOf(text) {
  if (last.text !== text) last = { text, tree: parser.parse(text) };
  return last.tree;
}

// How far a path exists: the pairs on the way, the mapping they end in, and the rest of the path.
function closest(text, path) {
  let mapping = treeOf(text).topNode.getChild("Document")?.firstChild ?? null;
  const pairs = [];
  for (const [place, key] of path.entries()) {
    const pair = isMapping(mapping) ? mapping.getChildren("Pair").find((each) => keyOf(text, each) === key) : null;
    if (!pair) return { pairs, mapping, rest: path.slice(place) };
    pairs.push(pair);
    mapping = valueOf(pair);
  }
  return { pairs, mapping, rest: [] };
}

const isMapping = (node) => node?.name === "BlockMapping" || node?.name === "FlowMapping";
const keyOf = (text, pair) => {
  const key = pair.getChild("Key");
  return key ? text.slice(key.from, key.to).replace(/^(["'])(.*)\1$/, "$2") : "";
};
const saidIn = (text, pair) => {
  const value = valueOf(pair);
  return value ? text.slice(value.from, value.to) : "";
};

function valueOf(pair) {
  for (let node = pair.lastChild; node && node.name !== ":" && node.name !== "Key"; node = node.prevSibling)
    if (node.name !== "Comment") return node;
  return null;
}

const colon = (pair) => pair.getChild(":")?.to ?? pair.to;

function replacing(text, pair, value) {
  const old = valueOf(pair);
  if (!old) return { from: colon(pair), to: colon(pair), insert: ` ${value}` };
  const from = old.name.startsWith("Block") ? colon(pair) : old.from; // a block value moves up beside its key
  return { from, to: old.to, insert: from === old.from ? value : ` ${value}` };
}

function adding(text, { pairs, mapping, rest }, value) {
  const pair = pairs.at(-1);
  if (mapping?.name === "FlowMapping") {
    const line = inFlow(rest, value);
    const last = mapping.getChildren("Pair").at(-1);
    return last ? put(last.to, `, ${line}`) : { from: mapping.from, to: mapping.to, insert: `{${line}}` };
  }
  if (mapping?.name === "BlockMapping") {
    const indent = indentOf(text, mapping.firstChild.from);
    const lines = inBlock(rest, value, indent);
    if (!pair) return put(text.length, `${gap(text, rest)}${lines}\n`);
    return put(lineEnd(text, mapping.to), `\n${lines}`);
  }
  if (!pair) return put(text.length, `${gap(text, rest)}${inBlock(rest, value, "")}\n`);
  const lines = inBlock(rest, value, indentOf(text, pair.from) + STEP);
  const from = colon(pair);
  return { from, to: valueOf(pair)?.to ?? from, insert: `\n${lines}` };
}

const put = (at, insert) => ({ from: at, to: at, insert });
const inFlow = ([key, ...rest], value) => (rest.length ? `${key}: {${inFlow(rest, value)}}` : `${key}: ${value}`);
const inBlock = ([key, ...rest], value, indent) =>
  rest.length ? `${indent}${key}:\n${inBlock(rest, value, indent + STEP)}` : `${indent}${key}: ${value}`;

// A new section is separated by a blank line.
const gap = (text, rest) => (!text.trim() ? "" : text.endsWith("\n") ? "" : "\n") + (text.trim() && rest.length > 1 ? "\n" : "");

// Remove the last pair, and those above it that hold nothing else.
function without(text, pairs) {
  let pair = pairs.at(-1);
  for (const above of pairs.slice(0, -1).reverse()) {
    if (valueOf(above).getChildren("Pair").length > 1) break;
    pair = above;
  }
  if (pair.parent.name === "FlowMapping") return fromFlow(text, pair);
  const from = lineStart(text, pair.from);
  const to = Math.min(lineEnd(text, pair.to) + 1, text.length);
  const blank = /\n\n$/.test(text.slice(0, from)) && /^(?:\n|$)/.test(text.slice(to));
  return { from: blank ? from - 1 : from, to, insert: "" };
}

function fromFlow(text, pair) {
  if (pair.nextSibling?.name === ",") return { from: pair.from, to: pair.nextSibling.nextSibling?.from ?? pair.to, insert: "" };
  const from = pair.prevSibling?.name === "," ? pair.prevSibling.from : pair.from;
  return { from, to: pair.to, insert: "" };
}

const lineStart = (text, at) => text.lastIndexOf("\n", at - 1) + 1;
const lineEnd = (text, at) => {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end;
};
const indentOf = (text, at) => /^ */.exec(text.slice(lineStart(text, at)))[0];
