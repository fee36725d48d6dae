// What a link carries: a text, packed small, with the version of how it is packed, in `?s=`. It is data like any other:
// whoever reads it puts it into a form and lets the reader act.

const VERSION = "1";
const LONGEST = 8_000; // characters of a link
const MOST = 65_536; // bytes of the text in it

// Promises an address of this page that carries the text; null where it would be too long.
export async function linkWith(text) {
  const packed = await through(new Blob([text]).stream(), new CompressionStream("deflate-raw"), Infinity);
  const said = btoa(String.fromCharCode(...packed)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  const address = new URL(location.href.split(/[?#]/)[0]);
  address.searchParams.set("s", `${VERSION}.${said}`);
  return address.href.length > LONGEST ? null : address.href;
}

// Promises the text that the address of this page carries; null where it carries none, or none that can be read.
export async function textOfLink() {
  const [version, said] = (new URLSearchParams(location.search).get("s") ?? "").split(".");
  if (version !== VERSION || !said || said.length > LONGEST) return null;
  try {
    const packed = Uint8Array.from(atob(said.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
    const bytes = await through(new Blob([packed]).stream(), new DecompressionStream("deflate-raw"), MOST);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

// Whether the address was meant to carry something.
export const hasLink = () => new URLSearchParams(location.search).has("s");

async function through(stream, packing, most) {
  const reader = stream.pipeThrough(packing).getReader();
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
