// The comparison of rule sets: shows the columns and rows that the reader asks for, and keeps the choice in the address.
// The page is whole without it.

const NAMES = ["a", "b", "topic", "book", "until", "text"];

function mount() {
  const form = document.querySelector("form[data-matrix]");
  const table = document.querySelector("table.matrix");
  if (!form || !table || form.dataset.mounted) return;
  form.dataset.mounted = "yes";
  const heads = [...table.tHead.rows[0].cells].slice(1);
  const topics = [...table.tBodies].map((body) => ({ body, rows: [...body.rows].slice(1).map(read) }));
  const total = topics.reduce((sum, topic) => sum + topic.rows.length, 0);

  const asked = new URLSearchParams(location.search);
  for (const name of NAMES) form.elements[name].value = asked.get(name) ?? "";
  for (const name of ["a", "b", "topic", "book", "until"]) {
    if (form.elements[name].selectedIndex < 0) form.elements[name].value = "";
  }
  form.elements.only.checked = asked.get("only") === "1";

  const update = () => {
    const wanted = Object.fromEntries(NAMES.map((name) => [name, form.elements[name].value]));
    const only = form.elements.only.checked;
    const columns = columnsOf(heads, wanted);
    heads.forEach((head, at) => { head.hidden = !columns.includes(at); });
    const text = wanted.text.trim().toLowerCase();
    let shown = 0;
    for (const { body, rows } of topics) {
      let some = 0;
      const here = !wanted.topic || body.dataset.topic === wanted.topic;
      for (const row of rows) {
        const first = columns.length ? row.variants[columns[0]] : "";
        const differs = columns.some((at) => row.variants[at] !== first);
        const found = !text || row.label.includes(text) || columns.some((at) => row.texts[at].includes(text));
        row.element.hidden = !(here && found && (differs || !only));
        some += !row.element.hidden;
        row.cells.forEach((cell, at) => {
          cell.hidden = heads[at].hidden;
          cell.classList.toggle("matrix__cell--differs", !cell.hidden && row.variants[at] !== first);
        });
      }
      body.hidden = some === 0;
      shown += some;
    }
    form.querySelector("output").value = `${shown} of ${total} rules, ${columns.length} of ${heads.length} games`;
    remember(wanted, only);
  };
  form.addEventListener("input", update);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.hidden = false;
  update();
}

function read(element) {
  const [label, ...cells] = element.cells;
  return {
    element,
    cells,
    label: label.textContent.toLowerCase(),
    texts: cells.map((cell) => cell.textContent.toLowerCase()),
    variants: cells.map((cell) => cell.dataset.v),
  };
}

// Two games chosen are shown whatever the book and year; one chosen comes first among the rest.
function columnsOf(heads, wanted) {
  const at = (id) => heads.findIndex((head) => head.dataset.id === id);
  const chosen = [wanted.a, wanted.b].filter(Boolean).map(at);
  if (chosen.length === 2) return [...new Set(chosen)];
  const rest = heads
    .map((_, place) => place)
    .filter((place) => !wanted.book || heads[place].dataset.book === wanted.book)
    .filter((place) => !wanted.until || Number(heads[place].dataset.year) <= Number(wanted.until));
  return [...new Set([...chosen, ...rest])];
}

function remember(wanted, only) {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(wanted)) {
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }
  if (only) address.searchParams.set("only", "1");
  else address.searchParams.delete("only");
  history.replaceState(history.state, "", address);
}

// Under the theme's instant navigation a page arrives without being loaded anew.
if (window.document$) window.document$.subscribe(mount);
else mount();
