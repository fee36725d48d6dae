// A place on a page with `data-desk` is run by the module of that name. It is mounted when the page opens or, if it is
// folded, when the reader unfolds it. Nothing asks the engine before the reader acts. A browser does not load modules
// from files: then the place says so, and `data-without` says what to do instead.

{
  const folder = new URL("desk/", document.currentScript.src);
  const MODULES = { quarrel: "dispute.js", settle: "settle.js", deal: "deal.js", seat: "seat.js", pad: "pad.js", table: "table.js", allowed: "allowed.js", quiz: "quiz.js", print: "print.js", lab: "../lab/lab.js" };
  const FROM_FILES = "Tools don't work from a local file. Open the site through a web server.";

  const A_WHILE = 3000; // ms, so that it is not in the reader's way

  const without = (place, text) => {
    const line = document.createElement("p");
    line.className = "desk__without";
    line.textContent = text;
    place.classList.add("is-without");
    place.append(line);
  };
  const mount = async (place) => {
    const name = MODULES[place.dataset.desk];
    if (place.dataset.mounted || !name) return;
    place.dataset.mounted = "yes";
    if (location.protocol === "file:") {
      without(place, `${FROM_FILES} ${place.dataset.without}`);
      return;
    }
    try {
      const { mount } = await import(new URL(name, folder));
      await mount(place);
      if ("keeps" in place.dataset) setTimeout(keep, A_WHILE);
    } catch (error) {
      place.dataset.mounted = "";
      without(place, "The tool could not be opened. Reload the page.");
      throw error;
    }
  };

  // The tools that need no engine are kept once one of them was opened.
  const keep = () => import(new URL("../offline/page.js", folder)).then(({ keepTools }) => keepTools());

  for (const place of document.querySelectorAll("[data-desk]")) {
    if (!(place instanceof HTMLDetailsElement)) mount(place);
    else {
      place.addEventListener("toggle", () => place.open && mount(place));
      const linked = new URLSearchParams(location.search).has("s") || (place.id && location.hash === `#${place.id}`);
      if (linked) place.open = true; // fills the form, and asks nothing
      if (place.open) mount(place); // opened before this script ran: no event comes
    }
  }
}
