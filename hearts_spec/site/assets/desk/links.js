// The state in a link's `?s=`: a version, and packed plain data. It only fills a form: each field takes what it allows,
// and the reader asks.

import { copyButton } from "./copy.js";

const VERSION = "2";
const PACKING = "deflate-raw";
export const MOST = 3000; // characters, for numbers or a deal
export const MOST_TEXT = 8000; // characters, for a text
const UNPACKED = 65_536; // bytes

// Resolves to the page's address with the data; "" if it would be longer than `most`.
export async function addressWith(data, { page = location.href, most = MOST } = {}) {
  const packed = await through(new Blob([JSON.stringify(data)]), new CompressionStream(PACKING), Infinity);
  const text = `${VERSION}.${btoa(String.fromCharCode(...packed)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
  if (text.length > most) return "";
  const address = new URL(page, location.href);
  address.search = address.hash = "";
  address.searchParams.set("s", text);
  return address.href;
}

// Resolves to the data in the page's address, null if there is none, or {amiss} with a message.
export async function ofLink(most = MOST) {
  const text = new URLSearchParams(location.search).get("s");
  if (!text) return null;
  const [version, said = ""] = text.split(".");
  if (text.length > most) return { amiss: "The link is too long and was ignored." };
  if (version !== VERSION) return { amiss: "The link is for another version of this page and can't be read." };
  try {
    const packed = Uint8Array.from(atob(said.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
    const bytes = await through(new Blob([packed]), new DecompressionStream(PACKING), UNPACKED);
    const data = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (data && typeof data === "object" && !Array.isArray(data)) {
      delete data.amiss; // a link does not put words into the page's mouth
      return data;
    }
  } catch {
    // message below
  }
  return { amiss: "The link is damaged and can't be read." };
}

async function through(blob, packing, most) {
  const reader = blob.stream().pipeThrough(packing).getReader();
  const bytes = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (bytes.length + part.value.length > most) {
      reader.cancel();
      throw new RangeError("more than a link may carry");
    }
    for (const byte of part.value) bytes.push(byte);
  }
  return new Uint8Array(bytes);
}

// A button that copies a link to the form's content.
export function linkButton(data, words = "Copy a link to these numbers", most = MOST) {
  return copyButton(words, () => addressWith(data(), { most }), { none: "This is too long for a link.", label: "A link to these numbers" });
}
