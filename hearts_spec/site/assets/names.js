// Names for the copy buttons' landmarks, which the theme adds without any as code comes into view.

function name() {
  document.querySelectorAll("nav.md-code__nav:not([aria-label])").forEach((nav) => {
    nav.setAttribute("aria-label", `Code: ${nav.closest("pre")?.id ?? ""}`);
  });
}

new MutationObserver(name).observe(document.body, { childList: true, subtree: true });
name();
