// The viewers of deals. What they are made of is asked for on a page that shows a deal, and on no other.

(() => {
  const mount = async () => {
    const sections = document.querySelectorAll(".viewer[data-deal]");
    if (!sections.length) return;
    try {
      const { mountViewer } = await import("./deals/viewer.js");
      sections.forEach(mountViewer);
    } catch (error) {
      // As where the pages are read as files: the hands and the list of the tricks stand, and the buttons would do nothing.
      for (const section of sections) section.querySelector(".viewer__panel")?.remove();
      if (location.protocol !== "file:") throw error;
    }
  };

  // Under the theme's instant navigation a page arrives without being loaded anew.
  if (window.document$) window.document$.subscribe(mount);
  else mount();
})();
