// Set light or dark before anything is drawn: the reader's choice, or else the device's.

(() => {
  let kept = null;
  try {
    kept = localStorage.getItem("hearts-scheme");
  } catch {
    // Storage may be off: ask the device.
  }
  const papers = [...document.querySelectorAll("[data-scheme]")].map((each) => each.dataset);
  const wanted = papers.find(({ scheme }) => scheme === kept) ?? papers.find(({ media }) => matchMedia(media).matches) ?? papers[0];
  document.body.dataset.mdColorScheme = wanted.scheme;
  if (kept) document.body.dataset.chosen = "yes"; // the device has no say
})();
