// Starts the page: makes tables in the HTML sortable, and shows the part that the address names.

// A click on a heading sorts its table; `data-value` gives what a cell sorts by.
for (const heading of document.querySelectorAll("th[data-sort]")) {
  heading.querySelector("button").addEventListener("click", () => {
    const table = heading.closest("table");
    const column = heading.cellIndex;
    const number = heading.dataset.sort === "number";
    const order = heading.getAttribute("aria-sort") === "ascending" ? -1 : 1;
    for (const other of table.querySelectorAll("th")) other.removeAttribute("aria-sort");
    heading.setAttribute("aria-sort", order === 1 ? "ascending" : "descending");
    const key = (row) => row.cells[column].dataset.value ?? row.cells[column].textContent;
    const compare = (a, b) => {
      const [left, right] = [key(a), key(b)];
      if (!number) return order * left.localeCompare(right, "en", {numeric: true});
      if (left === "" || right === "") return (left === "") - (right === "");  // none comes last
      return order * (Number(left) - Number(right));
    };
    const body = table.tBodies[0];
    body.append(...[...body.rows].sort(compare));
  });
}

const overview = document.getElementById("overview");
const page = document.getElementById("page");
const reportTitle = document.title;
let table = null;
let left = null;  // where the overview was left: its place, and the graph that was opened

function showOverview(filters, scroll) {
  page.hidden = true;
  page.replaceChildren();
  overview.hidden = false;
  document.title = reportTitle;
  const changed = filters.toString() !== table.filters.toString();
  if (changed || !table.shown) table.apply(filters);
  if (left !== null) {
    while (table.body.rows.length < left.rows && !table.more.hidden) table.addRows(left.rows);
    window.scrollTo(0, left.scroll);
    const href = routeTo(left.graph, filters);
    [...table.body.querySelectorAll("a")].find((link) => link.getAttribute("href") === href)
      ?.focus({preventScroll: true});
    left = null;
  } else if (changed && scroll) {
    document.getElementById("graphs").scrollIntoView();
  }
}

async function showGraph(id, filters) {
  if (filters.toString() !== table.filters.toString() || !table.shown) table.apply(filters);
  const graph = table.graphs.find((candidate) => candidate.id === id);
  if (!graph) return showOverview(filters, false);
  if (!overview.hidden) left = {scroll: window.scrollY, rows: table.body.rows.length, graph: id};
  const width = (overview.hidden ? page : overview).clientWidth;
  const {heading, parts} = await makeGraphPage(table, graph, width);
  if (readRoute()?.graph !== id) return;  // another was asked for meanwhile
  overview.hidden = true;
  page.replaceChildren(...parts);
  page.hidden = false;
  document.title = `${shortName(graph)} – ${reportTitle}`;
  window.scrollTo(0, 0);
  heading.focus({preventScroll: true});
}

function show(scroll) {
  const route = readRoute();
  if (route === null) return;
  if (route.graph === null) showOverview(route.filters, scroll);
  else showGraph(route.graph, route.filters);
}

// Filters that a person types or picks change the address in place; links make a new entry.
function filtersChanged(filters, inPlace) {
  if (!inPlace) {
    location.hash = routeTo(null, filters);
    return;
  }
  history.replaceState(null, "", routeTo(null, filters));
  table.apply(filters);
}

async function start() {
  if (typeof DecompressionStream === "undefined") {
    document.getElementById("table").textContent = "This browser is too old to show the graphs.";
    return;
  }
  table = new GraphTable(await unpack("index"), filtersChanged);
  window.addEventListener("hashchange", () => show(true));
  window.addEventListener("beforeprint", () => table.addRows(table.graphs.length));
  show(true);
  document.documentElement.dataset.ready = "true";
}
start();
