// Before any test: where the scripts of the site are found, as `site/desk/forms.js`, and what stands for those that a build
// makes.

import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const ASSETS = new URL("../../hearts_spec/site/assets/", import.meta.url);
const BUNDLE = "export default { digest: 'of the tests', folder: 'bundle/', files: { 'python.zip.gz': { bytes: 100 } } };";

registerHooks({
  resolve(name, context, next) {
    if (name.endsWith("/bundle.js")) return { url: `data:text/javascript,${encodeURIComponent(BUNDLE)}`, shortCircuit: true };
    if (name.startsWith("site/")) return { url: new URL(name.slice(5), ASSETS).href, format: "module", shortCircuit: true };
    if (name === "../search/finder.js") return { url: pathToFileURL(join(process.env.HEARTS_SITE, "assets/search/finder.js")).href, shortCircuit: true };
    if (name === "../qr.js") return { url: pathToFileURL(join(process.env.HEARTS_SITE, "assets/desk/qr.js")).href, shortCircuit: true };
    if (name === "../desk/editor.js") return { url: new URL("editor.mjs", import.meta.url).href, shortCircuit: true };
    if (name === "jsdom") return next(name, { ...context, parentURL: pathToFileURL(join(process.env.HEARTS_JSDOM, "from.mjs")).href });
    return next(name, context);
  },
  load(url, context, next) {
    return next(url, url.startsWith(ASSETS.href) ? { ...context, format: "module" } : context);
  },
});

// Runs a script that is no module, as a page does that names it. What it declares stays within it, but for these names.
globalThis.runScript = (name, ...names) => {
  const { href } = new URL(name, ASSETS);
  document.currentScript = { src: href };
  return new Function(`${readFileSync(new URL(href), "utf-8")}\nreturn { ${names.join()} };\n//# sourceURL=${href}`)();
};
