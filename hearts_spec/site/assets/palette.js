// Light or dark is settled before anything is drawn: as the reader chose, or as his device asks.

(() => {
  let kept = null;
  try {
    kept = localStorage.getItem("hearts-scheme");
  } catch {
    // Storage may be shut off: the device is asked then.
  }
  const papers = [...document.querySelectorAll("[data-scheme]")].map((each) => each.dataset);
  const wanted = papers.find(({ scheme }) => scheme === kept) ?? papers.find(({ media }) => matchMedia(media).matches) ?? papers[0];
  document.body.dataset.mdColorScheme = wanted.scheme;
})();
