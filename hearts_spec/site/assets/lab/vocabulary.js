// What may be written in a house rule: the JSON Schema as a vocabulary of keys and words, and the position in a text.

const REST = "rest";
const SILENT = "silent";
const SECTION = "/section.";
const PLAIN = /^[A-Za-z][A-Za-z0-9-]*$/;
const OTHERWISE = /^(?:y|n|yes|no|on|off|true|false|null|nan|inf)$/i; // words with another meaning in YAML

export class Vocabulary {
  constructor(schema) {
    this.schema = schema;
  }

  // The node at a path; null if there is no such key.
  node(path) {
    return path.reduce((node, key) => node && this.#below(node, key), this.#whole(this.schema));
  }

  #whole(node) {
    const named = node.$ref ? this.schema.$defs[node.$ref.split("/").pop()] : {};
    return { ...named, ...node };
  }

  // The forms that a node may take, with references resolved.
  #forms(node) {
    const some = [...(node.anyOf ?? []), ...(node.oneOf ?? [])];
    return some.length ? some.flatMap((each) => this.#forms(this.#whole(each))) : [node];
  }

  #below(node, key) {
    for (const form of this.#forms(node)) {
      const named = form.properties?.[key];
      if (named) return this.#whole(named);
      for (const [pattern, each] of Object.entries(form.patternProperties ?? {}))
        if (new RegExp(pattern).test(key)) return this.#whole(each);
      const fits = new RegExp(form.propertyNames?.pattern ?? "").test(key);
      if (form.additionalProperties && fits) return this.#whole(form.additionalProperties);
    }
    return null;
  }

  // [key, node] of everything below a node.
  keys(node) {
    return this.#forms(node).flatMap((form) => Object.entries(form.properties ?? {}).map(([key, each]) => [key, this.#whole(each)]));
  }

  // [word, phrase] of the values of a node, or of the items of its list.
  words(node) {
    const found = new Map((node.examples ?? []).map((number) => [number, ""]));
    for (const form of this.#forms(node)) {
      if (form.const !== undefined && !found.has(form.const)) found.set(form.const, form.description ?? "");
      if (form.items) for (const [word, phrase] of this.words(this.#whole(form.items))) if (!found.has(word)) found.set(word, phrase);
    }
    return [...found].sort(([one], [other]) => (one === SILENT) - (other === SILENT)); // houses seldom need it
  }

  // [word, phrase] of its single values, without silence.
  choices(node) {
    return this.#forms(node).filter((form) => form.const !== undefined && form.const !== SILENT).map((form) => [form.const, form.description]);
  }

  number(node) {
    return this.#forms(node).find((form) => form.type === "integer" || form.type === "number") ?? null;
  }

  isList(node) {
    return this.#forms(node).some((form) => form.items);
  }

  // {label, rules: [{key, path, node}]} of each section.
  get sections() {
    return this.keys(this.schema)
      .filter(([, node]) => node.$ref?.includes(SECTION))
      .map(([key, node]) => ({ key, label: node.title ?? key, rules: this.#rules([key], node) }));
  }

  #rules(path, node) {
    return this.keys(node).filter(([key]) => key !== REST).flatMap(([key, each]) => {
      const own = [...path, key];
      return each.$ref?.includes(SECTION)
        ? this.#rules(own, each)
        : [{ key: own.join("."), path: own, node: each }];
    });
  }

  // What may be written at a position, for the editor.
  offered = (text, at) => {
    const place = placeIn(text, at);
    if (!place) return null;
    const node = this.node(place.path);
    if (!node) return null;
    const found = place.key
      ? this.keys(node).map(([key, each]) => ({ label: key, detail: each.title ?? "", info: each.description ?? "", apply: `${key}: `, type: "property" }))
      : this.words(node).map(([word, phrase]) => ({ label: String(word), detail: phrase, type: "keyword" }));
    const options = found.map((each, order) => ({ ...each, sortText: String(order).padStart(3, "0") })); // in the order they are taught
    return options.length ? { from: place.from, options, eager: !place.key } : null;
  };

  // The meaning of a word at a position.
  meaning = (text, at) => {
    const [from, to] = wordAt(text, at);
    const place = from < to ? placeIn(text, to) : null;
    if (!place) return null;
    const word = text.slice(from, to);
    const node = this.node(place.path);
    if (!node) return null;
    if (!place.key) {
      const phrase = this.words(node).find(([each]) => String(each) === word)?.[1];
      return phrase === undefined ? null : { from, to, title: word, text: phrase };
    }
    const own = this.node([...place.path, word]);
    return own ? { from, to, title: own.title ?? word, text: own.description ?? "" } : null;
  };
}

const WORD = /[\w-]/;

function wordAt(text, at) {
  let from = at;
  let to = at;
  while (from > 0 && WORD.test(text[from - 1])) from--;
  while (to < text.length && WORD.test(text[to])) to++;
  return [from, to];
}

// Where a position is in the file: {path, from, key}. `key` is true if a key is being written below the path, else a
// value. It uses lines and indents, because a file that is being written is seldom valid.
function placeIn(text, at) {
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const line = text.slice(start, at);
  if (/(?:^|\s)#/.test(line)) return null;
  const from = at - /[\w-]*$/.exec(line)[0].length;
  const [, indent, item, said] = /^( *)((?:- +)*)(.*)$/.exec(line);
  const path = above(text, start, indent.length + (item ? 1 : 0));
  const pair = /^["']?([\w-]+)["']?:(?: +(.*)|)$/.exec(said);
  if (!pair) return { path, from, key: !item };
  return inFlow(pair[2] ?? "", [...path, pair[1]], from);
}

// The keys above a line with this indent.
function above(text, start, indent) {
  const path = [];
  let limit = indent;
  for (const line of text.slice(0, start).split("\n").reverse()) {
    const pair = /^( *)(?:- +)?["']?([\w-]+)["']?:/.exec(line);
    if (pair && pair[1].length < limit) {
      path.unshift(pair[2]);
      limit = pair[1].length;
    }
  }
  return path;
}

// Inside brackets and braces on one line.
function inFlow(said, path, from) {
  const open = []; // for each bracket: its path, and whether it holds keys
  let now = path;
  let key = false;
  let word = "";
  for (const mark of said) {
    if (mark === "{" || mark === "[") {
      open.push({ path: now, keys: mark === "{" });
      key = mark === "{";
    } else if (mark === "}" || mark === "]") {
      now = open.pop()?.path ?? path;
      key = false;
    } else if (mark === ",") {
      now = open.at(-1)?.path ?? path;
      key = open.at(-1)?.keys ?? false;
    } else if (mark === ":" && key) {
      now = [...now, word];
      key = false;
    }
    word = WORD.test(mark) ? word + mark : "";
  }
  return { path: now, from, key };
}

// A value as YAML on one line.
export function yamlOf(value) {
  if (Array.isArray(value)) return `[${value.map(yamlOf).join(", ")}]`;
  if (value && typeof value === "object") return `{${Object.entries(value).map(([key, each]) => `${key}: ${yamlOf(each)}`).join(", ")}}`;
  if (typeof value !== "string") return JSON.stringify(value);
  return textOf(value);
}

// A text as YAML, quoted if it could mean something else.
export function textOf(text) {
  const plain = text.split(" ").every((word) => PLAIN.test(word)) && !OTHERWISE.test(text);
  return plain ? text : JSON.stringify(text);
}
