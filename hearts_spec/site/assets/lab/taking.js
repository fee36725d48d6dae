// What a reader takes away: the file, its text, a link; and what is kept on his device.

import { linkWith } from "./linking.js";
import { forget } from "./keeping.js";
import { button, element } from "./making.js";
import { titled } from "./vocabulary.js";

// Gives {element, show}.
export function taking(text, lab) {
  const said = element("p", "lab__said");
  said.setAttribute("role", "status");
  const address = element("input", "book-field lab__address");
  address.readOnly = true;
  address.hidden = true;
  address.setAttribute("aria-label", "The link");
  const copied = async (what, told) => {
    try {
      await navigator.clipboard.writeText(what);
      said.textContent = told;
      return true;
    } catch {
      said.textContent = "The browser does not let this page copy.";
      return false;
    }
  };
  const linking = async () => {
    const link = await linkWith(text());
    address.hidden = true;
    if (link === null) said.textContent = "This is too long for a link; download it and send the file.";
    else if (!(await copied(link, "The link is copied. Whoever opens it sees your rule, and may change his own copy."))) {
      address.value = link;
      address.hidden = false;
      address.select();
    }
  };
  const bar = element("div", "lab__take",
    button("Download", () => download(text())),
    button("Copy the text", () => copied(text(), "The text is copied."), "quiet"),
    button("Copy a link", linking, "quiet"));
  const drop = button("Forget it", () => {
    forget();
    said.textContent = "It is no longer kept here, until you change it again.";
  }, "quiet");
  const kept = element("p", "lab__keeping", element("span", "", "It is kept on this device alone, for the next time."), drop, button("Begin another", () => again(lab), "quiet"));
  return { element: element("div", "", bar, said, address, kept), show: (now) => name(now) };
}

export function fileName(text) {
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

// The steps by the command name the file as it is called.
function name(text) {
  for (const each of document.querySelectorAll("[data-lab-name]")) each.textContent = fileName(text);
}

// Back to where one begins; what is kept is offered there.
function again(lab) {
  history.replaceState(history.state, "", location.pathname);
  location.reload();
}
