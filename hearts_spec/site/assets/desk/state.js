// What a reader has put together, in a link: `?s=` holds its version and the data. A link only fills the page; the
// reader then acts. The parameter is read anew whenever it is asked for.

const VERSION = "1.";
const MOST = 4000; // characters of the parameter

export function written(value) {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return VERSION + btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

// What a text from a link holds, or null where it holds nothing that this version reads.
export function read(text) {
  if (!text?.startsWith(VERSION) || text.length > MOST) return null;
  try {
    const bytes = atob(text.slice(VERSION.length).replaceAll("-", "+").replaceAll("_", "/"));
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes, (each) => each.charCodeAt(0))));
  } catch {
    return null;
  }
}

export const isAsked = () => new URLSearchParams(location.search).has("s");
export const asked = () => read(new URLSearchParams(location.search).get("s"));

// The address of a page with the data in it; empty where there is too much of it for a link.
export function linkTo(page, value) {
  const text = written(value);
  if (text.length > MOST) return "";
  const address = new URL(page, location.href);
  address.search = "";
  address.hash = "";
  address.searchParams.set("s", text);
  return address.href;
}
