// The viewer of a deal is a module, and so are its parts, in `deals/`. No browser reads modules from files: there the hands
// and the list of the tricks stand, and the buttons, which would do nothing, go.

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
