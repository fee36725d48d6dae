// The viewer of a deal is a module, with its parts in `deals/`. A browser does not load modules from files: then the
// hands and the list stay, and the buttons are removed.

(async () => {
  const sections = document.querySelectorAll(".viewer[data-deal]");
  try {
    const [{ anotherFrom }, { mountViewer }] = await Promise.all([import("./deals/another.js"), import("./deals/viewer.js")]);
    sections.forEach(anotherFrom);
    sections.forEach(mountViewer);
  } catch (error) {
    for (const section of sections) section.querySelector(".viewer__panel")?.remove();
    if (location.protocol !== "file:") throw error;
  }
})();
