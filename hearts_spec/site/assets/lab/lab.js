// The lab before the reader begins: the game to begin from, the stored rule, a link's rule. Only beginning fetches the
// editor and the engine.

import { unavailable } from "../desk/desk.js";
import { MOST_TEXT, ofLink } from "../desk/links.js";
import { button, element, QUIET } from "../elements.js";
import { forget, forgetFormer, former, game, kept, titled } from "./storage.js";

export async function mount(lab) {
  const why = lab.querySelector(".lab__why");
  const form = lab.querySelector(".lab__begin");
  const reason = unavailable();
  if (!reason) await dress();
  why.hidden = false;
  why.textContent = reason
    ? `${reason} ${lab.dataset.without}`
    : "The editor and the engine (about 5 MB) are downloaded when you begin, and kept for the next time.";
  if (reason) return;
  form.hidden = false;
  choose(form.elements.from);
  const begin = async (opening) => {
    const { open } = await import("./app.js");
    await open(lab, opening);
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    begin({ from: form.elements.from.value, title: form.elements.title.value.trim() });
  });
  await offer(lab.querySelector(".lab__kept"), begin);
}

// Only this page needs these styles.
function dress() {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = new URL("lab.css", import.meta.url).href;
  return new Promise((done) => {
    sheet.onload = sheet.onerror = done;
    document.head.append(sheet);
  });
}

// The reader's own game is chosen first, if there is one.
function choose(select) {
  const mine = game()?.id;
  if ([...select.options].some(({ value }) => value === mine)) select.value = mine;
}

// Offer to go on with a link's rule or the stored one.
async function offer(place, begin) {
  const link = await ofLink(MOST_TEXT);
  const own = kept();
  if (link) {
    const { text } = link;
    const line = typeof text === "string"
      ? element("p", "", `This link contains “${titled(text)}”. `, button("Open it", () => begin({ text, brought: true }), QUIET))
      : element("p", "", link.amiss ?? "The link contains no house rule.");
    place.append(line);
  }
  if (own !== null) {
    const drop = button("Forget it", () => {
      forget();
      line.remove();
    }, QUIET);
    const line = element("p", "", `“${titled(own)}” is kept on this device. `, button("Continue with it", () => begin({ text: own }), QUIET), " ", drop);
    place.append(line);
  }
  for (const text of former()) {
    const line = element("p", "", `“${titled(text)}” was kept before. `, button("Continue with it", () => begin({ text, former: true }), QUIET), " ", button("Forget it", () => {
      forgetFormer(text);
      line.remove();
    }, QUIET));
    place.append(line);
  }
  place.hidden = !place.childElementCount;
}
