// The button that keeps all disputes and rules on the device. Pages that have it ask for the list, which says how large they are.

import { button, element } from "./elements.js";
import { forgetAll, keepAll, keptDigest, megabytes } from "./offline/files.js";

const OFFLINE = new URL("../offline.js", import.meta.url); // a service worker only serves its own folder

async function mount(place) {
  const list = new URL(place.dataset.keep, location.href).href;
  const site = new URL("../", import.meta.url);
  const said = element("p", "keep__said");
  said.role = "status";
  const { digest, bytes } = await fetch(list).then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(answer.status))));
  const size = megabytes(bytes);
  const show = (text, ...controls) => {
    const held = place.contains(document.activeElement);
    said.textContent = text;
    place.replaceChildren(said, ...controls);
    if (held) controls.find((each) => each.localName === "button")?.focus();
  };

  async function keep() {
    const stop = new AbortController();
    const bar = Object.assign(element("progress", "progress__bar"), { max: bytes, value: 0, ariaLabel: "Kept so far" });
    const so = element("span", "progress__said");
    const told = (done) => {
      bar.value = done;
      so.textContent = `${megabytes(done)} of ${size}`;
    };
    told(0);
    show("Keeping all disputes and rules …", bar, so, button("Stop", () => stop.abort()));
    try {
      await navigator.serviceWorker.register(OFFLINE);
      await navigator.storage?.persist?.();
      await keepAll({ caches, fetch: (...asked) => fetch(...asked), list, site, signal: stop.signal, told });
      await look();
    } catch (error) {
      show(whyNot(error, megabytes(bar.value)), button("Go on", keep), button("Remove", remove));
    }
  }

  async function remove() {
    await forgetAll(caches);
    await look("Removed from this device.");
  }

  async function look(first = "") {
    const kept = await keptDigest(caches, list);
    if (!kept) show(first, button(`Keep all disputes and rules on this device (${size})`, keep));
    else if (kept === digest) show(`All disputes and rules are kept on this device (${size}).`, button("Remove", remove));
    else show("The copy on this device is older than these pages.", button(`Update (${size})`, keep), button("Remove", remove));
  }

  await look();
}

function whyNot({ name }, done) {
  if (name === "AbortError") return `Stopped at ${done}.`;
  if (name === "QuotaExceededError") return `This device is full. Stopped at ${done}.`;
  return `The network failed at ${done}.`;
}

if (globalThis.caches && navigator.serviceWorker && location.protocol !== "file:") {
  for (const place of document.querySelectorAll("[data-keep]")) {
    mount(place).catch(() => { place.textContent = "The list of pages could not be loaded."; });
  }
}
