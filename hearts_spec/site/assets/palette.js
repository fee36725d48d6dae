// Light or dark is settled before anything is drawn: as the reader chose, or as his device asks.

(() => {
  let kept = null;
  try {
    kept = localStorage.getItem("hearts-scheme");
  } catch {
    // Storage may be shut off: the device is asked then.
  }
  const options = [...document.getElementsByName("__palette")];
  const wanted = options.find((each) => each.dataset.mdColorScheme === kept) ?? options.find((each) => matchMedia(each.dataset.mdColorMedia).matches) ?? options[0];
  wanted.checked = true;
  document.body.dataset.mdColorScheme = wanted.dataset.mdColorScheme;
})();
