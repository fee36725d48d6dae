// Light or dark paper as the reader chose it, before anything of the page is seen.

(() => {
  const { color } = __md_get("__palette") ?? {};
  if (!color) return;
  if (color.media === "(prefers-color-scheme)") {
    const wanted = matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
    const input = document.querySelector(`[data-md-color-media='(prefers-color-scheme: ${wanted})']`);
    for (const key of ["media", "scheme", "primary", "accent"]) color[key] = input.getAttribute(`data-md-color-${key}`);
  }
  for (const [key, value] of Object.entries(color)) document.body.setAttribute(`data-md-color-${key}`, value);
})();
