// What a reader takes away: the file, its text, a link; and what is stored on the device.

import { copyButton } from "../desk/copy.js";
import { addressWith, MOST_TEXT } from "../desk/links.js";
import { button, element, link, QUIET } from "../elements.js";
import { forget, former, titled } from "./storage.js";

const FULL = "It could not be kept on this device, where storage is full or shut off. Copy a link or download it before you leave.";

// Returns {element, show, tell}. `forgotten` is called when the rule is deleted; `tell` is called with whether it was kept.
export function taking(text, forgotten) {
  const linked = () => addressWith({ text: text() }, { most: MOST_TEXT });
  const bar = element("div", "acts",
    button("Download", () => download(text()), QUIET),
    copyButton("Copy the text", text, { told: "The text is copied." }),
    copyButton("Copy a link for others", linked, {
      told: "The link is copied. Anyone with the link can view your rules and edit their own copy.",
      none: "This is too long for a link; download it and send the file.",
      label: "The link",
    }));
  const said = element("span");
  said.setAttribute("role", "status");
  const drop = button("Forget it", () => {
    forget();
    forgotten();
    said.textContent = "It has been deleted from this device. Change it again to keep it.";
  }, QUIET);
  const table = link("Send it with your table", new URL("../../desk/table/#own", import.meta.url).href);
  const kept = element("p", "lab__keeping", said, drop, button("Begin another", again, QUIET), " ", table);
  const tell = (could) => {
    const aside = former().map((text) => `“${titled(text)}”`).slice(0, 1);
    const before = aside.length ? ` ${aside[0]}, which was kept before it, is at the start of the lab.` : "";
    const words = could ? `It is kept on this device only.${before}` : FULL;
    if (said.textContent !== words) said.textContent = words; // said once
    said.className = could ? "" : "amiss";
  };
  tell(true);
  return { element: element("div", "", bar, kept), show: name, tell };
}

function fileName(text) {
  const plain = titled(text).normalize("NFKD").toLowerCase().replace(/['’]/g, "").replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
  return `${plain || "mine"}.yml`;
}

function download(text) {
  const link = element("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/yaml" }));
  link.download = fileName(text);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}

// Show the file name in the instructions for the command.
function name(text) {
  for (const each of document.querySelectorAll("[data-lab-name]")) each.textContent = fileName(text);
}

// Back to the start, which offers the stored rule.
function again() {
  history.replaceState(history.state, "", location.pathname);
  location.reload();
}
