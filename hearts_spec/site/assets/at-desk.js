// What is done at the desk stands on its page as a place with `data-desk`, and is a module of that name in `desk/`. It is
// mounted when the page opens or, where its place is folded up, when the reader opens that; none of it asks the engine
// anything until he acts. No browser reads modules from files.

{
  const folder = new URL("desk/", document.currentScript.src);
  const KNOWN = ["quarrel", "settle"];

  const mount = async (place) => {
    if (place.dataset.mounted || !KNOWN.includes(place.dataset.desk)) return;
    place.dataset.mounted = "yes";
    const say = (text) => {
      const line = document.createElement("p");
      line.className = "desk__without";
      line.textContent = text;
      place.append(line);
    };
    if (location.protocol === "file:") {
      say("These pages are read as files, and no browser lets such a page run the desk. What the books say stands on the page all the same.");
      return;
    }
    try {
      const { mount } = await import(new URL(`${place.dataset.desk}.js`, folder));
      await mount(place);
    } catch {
      place.dataset.mounted = "";
      say("The desk could not be opened; load the page again.");
    }
  };

  for (const place of document.querySelectorAll("[data-desk]")) {
    if (!(place instanceof HTMLDetailsElement)) mount(place);
    else {
      place.addEventListener("toggle", () => place.open && mount(place));
      if (new URLSearchParams(location.search).has("s")) place.open = true; // fills the form, and asks nothing
    }
  }
}
