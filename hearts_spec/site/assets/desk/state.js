// What a link carries in `?s=`: the version, and plain data that only ever fills a form. What it says is believed of no
// field: each takes what it allows, and the reader asks.

const VERSION = "1";
const MOST = 3000; // characters

export function written(data) {
  const bytes = new TextEncoder().encode(JSON.stringify(data));
  return `${VERSION}.${btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

// Gives the data of the page's address, nothing where there is none, or {amiss} in words.
export function ofLink() {
  const text = new URLSearchParams(location.search).get("s");
  if (!text) return null;
  const [version, said] = text.split(".");
  if (text.length > MOST) return { amiss: "The link holds more than a link may; its numbers were left out." };
  if (version !== VERSION) return { amiss: "The link is of another version of this page; its numbers were left out." };
  try {
    const bytes = Uint8Array.from(atob(said.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
    const data = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (data && typeof data === "object" && !Array.isArray(data)) return data;
  } catch {
    // told below
  }
  return { amiss: "The link is damaged; its numbers were left out." };
}

// A button that copies a link to what stands in the form; where that is not allowed, the link is shown.
export function linkButton(data, words = "Copy a link to these numbers") {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "book-button book-button--quiet desk__link";
  button.textContent = words;
  button.addEventListener("click", async () => {
    const address = new URL(location.href);
    address.hash = "";
    address.searchParams.set("s", written(data()));
    try {
      await navigator.clipboard.writeText(address.href);
      button.textContent = "Copied";
      setTimeout(() => { button.textContent = words; }, 2000);
    } catch {
      const shown = document.createElement("input");
      shown.className = "desk__address";
      shown.readOnly = true;
      shown.value = address.href;
      shown.setAttribute("aria-label", "A link to these numbers");
      button.after(shown);
      shown.select();
    }
  });
  return button;
}
