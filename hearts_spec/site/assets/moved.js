// Leads an address of an earlier edition, at which no page stands any more, to where its contents stand now. The page
// for lost addresses asks for it: the address is its own, or what follows its question mark (see theme/404.html).

const MOVED = [
  [/^rules\/(.+)\/one-page\/$/, "rules/$1/"],
  [/^rules\/house\/([^/]+)\/data\/$/, "rules/house/$1/#data"],
  [/^examples\/disputes\/([^/]+)\/$/, "contribute/tests/disputes/$1/"],
  [/^examples\/([^/]+)\/([^/]+)\/$/, "contribute/tests/$1/#$2"], // a feature, whose scenarios are named after it
  [/^examples\/([^/]+)\/$/, "contribute/tests/$1/"],
  [/^history\/measured\/$/, "often/"],
  [/^reference\/data\/(?:rules|answers)\.csv\/$/, "reference/data/"],
  [/^coverage\/(?:([^/]+)\/)?$/, "contribute/tests/$1/#coverage"],
];

// Return where an address leads now, below the beginning of the site, or "" if nothing has moved from there.
export function moved(path, hash = "") {
  const whole = path.replace(/index\.html$/, "").replace(/\/?$/, "/");
  const [from, to] = MOVED.find(([from]) => from.test(whole)) ?? [];
  if (!from) return "";
  const [page, anchor] = whole.replace(from, to).replace("//", "/").split("#");
  const place = hash.slice(1);
  const within = !place || anchor === "coverage" ? anchor : anchor && anchor !== "data" ? `${anchor}.${place}` : place;
  return within ? `${page}#${within}` : page;
}

if (typeof location === "object") {
  const home = new URL("..", import.meta.url).href;
  const lost = location.search ? home + location.search.slice(1) : location.href.split("#")[0];
  const target = lost.startsWith(home) && moved(lost.slice(home.length), location.hash);
  if (target) location.replace(home + target);
}
