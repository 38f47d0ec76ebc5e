// The table of graphs: one row per graph, one column per candidate; sorted and filtered by what is in
// the page's address.

const kRowsAtOnce = 200;
const kSelects = [
  {key: "verdict", label: "verdict", any: "any verdict"},
  {key: "family", label: "family", any: "any family"},
  {key: "dtype", label: "dtype", any: "any dtype"},
  {key: "op", label: "op", any: "any op"},
  {key: "size", label: "size", any: "any size"},
];
const kSlower = "slower";
const kFailed = "failed";

class GraphTable {
  constructor(index, onChange) {
    this.candidates = index.candidates;
    this.graphs = index.graphs;
    this.onChange = onChange;
    this.filters = new URLSearchParams();
    const names = new Map();
    for (const graph of this.graphs) {
      const seen = names.get(graph.name) ?? 0;
      names.set(graph.name, seen + 1);
      graph.id = seen === 0 ? graph.name : `${graph.name}~${seen}`;
      graph.words = [graph.name, graph.task, graph.family ?? "", ...(graph.ops ?? []),
        ...graph.cells.filter((cell) => cell)
          .flatMap((cell) => [cell.verdict ?? "", ...Object.keys(cell.matched)])]
        .join(" ").toLowerCase();
    }
    this.columns = this.makeColumns();
    this.root = document.getElementById("table");
    this.build();
  }

  makeColumns() {
    const known = this.graphs.some((graph) => graph.page);
    const columns = [{key: "graph", title: "graph", text: true, value: (graph) => graph.name}];
    if (known) {
      columns.push(
        {key: "family", title: "family", text: true, minor: true,
          value: (graph) => graph.family ?? ""},
        {key: "dtype", title: "dtype", text: true, minor: true,
          value: (graph) => graph.dtype ?? ""},
        {key: "nodes", title: "ops", minor: true, value: (graph) => graph.nodes ?? null,
          show: (graph) => graph.nodes ?? "–"},
        {key: "bytes", title: "bytes", minor: true, value: (graph) => graph.bytes ?? null,
          show: (graph) => (graph.bytes === undefined ? "–" : short(graph.bytes))});
    }
    columns.push({key: "baseline", title: "baseline µs", minor: true,
      value: (graph) => graph.reference_us ?? null,
      show: (graph) => microseconds(graph.reference_us)});
    this.candidates.forEach((candidate, i) => columns.push({
      key: `c${i}`, title: candidate, series: i,
      value: (graph) => speedupToSort(graph.cells[i]),
      cell: (graph) => candidateCell(graph.cells[i]),
    }));
    return columns;
  }

  build() {
    this.search = element("input", {type: "search", id: "filter", autocomplete: "off",
      placeholder: "name, op, pass, verdict"});
    this.search.addEventListener("input", () => this.change("q", this.search.value));
    this.selects = kSelects.map((kind) => this.makeSelect(kind)).filter((select) => select);
    this.count = element("p", {class: "note", role: "status", "aria-live": "polite"});
    this.clear = element("button", {type: "button", class: "button"}, "clear");
    this.clear.addEventListener("click", () => this.onChange(new URLSearchParams()));
    const labeled = (label, control, wide) =>
      element("label", wide ? {class: "grow"} : {}, label, control);
    const head = element("tr");
    for (const column of this.columns) head.append(this.makeHeading(column));
    this.body = element("tbody");
    this.more = element("button", {type: "button", class: "button more"}, "show more");
    this.more.addEventListener("click", () => this.addRows(kRowsAtOnce));
    this.root.replaceChildren(
      element("div", {class: "filters", role: "search"}, labeled("search", this.search, true),
        ...this.selects.map(({kind, select}) => labeled(kind.label, select)), this.clear),
      this.count,
      element("div", {class: "wide", tabindex: "0", role: "region", "aria-label": "Graphs"},
        element("table", {id: "rows"}, element("caption", {}, "Graphs"),
          element("thead", {}, head), this.body)),
      this.more);
    new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) this.addRows(kRowsAtOnce);
    }, {rootMargin: "600px"}).observe(this.more);
  }

  makeSelect(kind) {
    const options = kind.key === "verdict" ? this.verdictOptions() : this.plainOptions(kind.key);
    if (options.length < 2) return null;
    const select = element("select", {id: `filter-${kind.key}`},
      element("option", {value: ""}, kind.any),
      ...options.map(([value, shown]) => element("option", {value}, shown)));
    select.addEventListener("change", () => this.change(kind.key, select.value));
    return {kind, select};
  }

  plainOptions(key) {
    const counts = new Map();
    for (const graph of this.graphs) {
      for (const value of valuesOf(graph, key)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const rank = new Map(this.graphs.map((graph) => [graph.size, graph.rank]));
    const order = key === "size" ? (a, b) => rank.get(a[0]) - rank.get(b[0])
                                 : (a, b) => a[0].localeCompare(b[0]);
    return [...counts].sort(order).map(([value, count]) => [value, `${value} (${count})`]);
  }

  verdictOptions() {
    const counts = new Map();
    for (const graph of this.graphs) {
      for (const verdict of verdictsOf(graph)) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    }
    const named = [[kSlower, "slower than the baseline"], [kFailed, "anything but PASS"]]
      .filter(([value]) => counts.has(value))
      .map(([value, shown]) => [value, `${shown} (${counts.get(value)})`]);
    const plain = [...counts].filter(([value]) => value !== kSlower && value !== kFailed)
      .sort((a, b) => b[1] - a[1]).map(([value, count]) => [value, `${value} (${count})`]);
    return [...named, ...plain];
  }

  makeHeading(column) {
    const button = element("button", {type: "button"},
      ...(column.series === undefined ? [] : [dot(column.series)]), column.title);
    const heading = element("th", {scope: "col", class: columnClass(column)}, button);
    heading.dataset.column = column.key;
    button.addEventListener("click", () => {
      const down = this.filters.get("sort") === column.key && !this.filters.has("down");
      const next = new URLSearchParams(this.filters);
      next.set("sort", column.key);
      if (down) next.set("down", "1");
      else next.delete("down");
      this.onChange(next, true);
    });
    column.heading = heading;
    return heading;
  }

  change(key, value) {
    const next = new URLSearchParams(this.filters);
    if (value === "") next.delete(key);
    else next.set(key, value);
    this.onChange(next, true);
  }

  // Shows the state of the filters; `focused` controls are left unchanged.
  apply(filters) {
    this.filters = filters;
    if (this.search !== document.activeElement) this.search.value = filters.get("q") ?? "";
    for (const {kind, select} of this.selects) select.value = filters.get(kind.key) ?? "";
    this.shown = this.sorted(this.graphs.filter((graph) => this.matches(graph)));
    const some = this.shown.length < this.graphs.length;
    this.count.textContent = some ? `${this.shown.length} of ${this.graphs.length} graphs`
                                  : `${this.graphs.length} graphs`;
    this.clear.hidden = [...filters.keys()].length === 0;
    for (const column of this.columns) {
      const order = filters.has("down") ? "descending" : "ascending";
      if (filters.get("sort") !== column.key) column.heading.removeAttribute("aria-sort");
      else column.heading.setAttribute("aria-sort", order);
    }
    this.body.replaceChildren();
    this.addRows(kRowsAtOnce);
  }

  matches(graph) {
    const wanted = (this.filters.get("q") ?? "").toLowerCase().split(/\s+/).filter((word) => word);
    if (!wanted.every((word) => graph.words.includes(word))) return false;
    for (const {key} of kSelects) {
      const value = this.filters.get(key);
      const held = key === "verdict" ? verdictsOf(graph) : valuesOf(graph, key);
      if (value && !held.includes(value)) return false;
    }
    return true;
  }

  sorted(graphs) {
    const column = this.columns.find(({key}) => key === this.filters.get("sort"));
    if (!column) return graphs;
    const order = this.filters.has("down") ? -1 : 1;
    const compare = (a, b) => {
      const [left, right] = [column.value(a), column.value(b)];
      // Missing values come last.
      if (left === null || right === null) return (left === null) - (right === null);
      if (column.text) return order * left.localeCompare(right, "en", {numeric: true});
      return order * (left - right);
    };
    return [...graphs].sort(compare);
  }

  addRows(count) {
    const begin = this.body.rows.length;
    const next = this.shown.slice(begin, begin + count);
    this.body.append(...next.map((graph) => this.makeRow(graph)));
    this.more.hidden = this.body.rows.length >= this.shown.length;
  }

  makeRow(graph) {
    const row = element("tr");
    const link = element("a", {href: routeTo(graph.id, this.filters)}, shortName(graph));
    row.append(element("th", {scope: "row", class: "text name"}, link));
    for (const column of this.columns.slice(1)) {
      if (column.cell) row.append(column.cell(graph));
      else row.append(element("td", {class: columnClass(column)},
        column.text ? column.value(graph) : String(column.show(graph))));
    }
    return row;
  }

  neighbors(id) {
    const at = this.shown.findIndex((graph) => graph.id === id);
    return at < 0 ? [null, null] : [this.shown[at - 1] ?? null, this.shown[at + 1] ?? null];
  }
}

// Minor columns give way on a narrow screen: they are on the graph's page too.
function columnClass(column) {
  return [column.text ? "text" : "", column.minor ? "minor" : ""].join(" ").trim();
}

// `task/task.3` is task.3.
function shortName(graph) {
  if (!graph.task || !graph.name.startsWith(`${graph.task}/`)) return graph.name;
  const rest = graph.name.slice(graph.task.length + 1);
  return rest.startsWith(graph.task) ? rest : `${graph.task} / ${rest}`;
}

function valuesOf(graph, key) {
  if (key === "op") return graph.ops ?? [];
  return graph[key] ? [graph[key]] : [];
}

const kRight = ["PASS", "NO_GAIN"];

// The verdicts of all candidates, and the words for slower and failed ones, each once.
function verdictsOf(graph) {
  const found = new Set();
  for (const cell of graph.cells) {
    if (!cell) continue;
    found.add(cell.verdict ?? "none");
    if (!kRight.includes(cell.verdict)) found.add(kFailed);
    if (cell.correct && cell.speedup !== null && cell.speedup < 1) found.add(kSlower);
  }
  return [...found];
}

// Sorts failures before all speedups, and missing records after them.
function speedupToSort(cell) {
  if (!cell) return null;
  return cell.correct && cell.speedup !== null ? cell.speedup : 0;
}

function candidateCell(cell) {
  if (!cell) return element("td", {class: "none"}, "–");
  const known = cell.low !== null && cell.high !== null;
  const interval = known ? `95 %: ${ratio(cell.low)} … ${ratio(cell.high)}` : "";
  const told = [interval, matchedText(cell.matched)].filter((text) => text).join("\n");
  const title = told || null;
  if (cell.verdict !== "PASS") {
    const classes = kRight.includes(cell.verdict) ? "none" : "bad";
    return element("td", {class: classes, title}, cell.verdict ?? "–");
  }
  if (cell.speedup === null) return element("td", {}, "PASS");
  const shown = element("td", {class: tone(cell.speedup), title}, `${ratio(cell.speedup)}×`);
  const unstable = element("span", {class: "warn", title: "unstable timing"}, "~ ");
  if (cell.unstable) shown.prepend(unstable);
  return shown;
}
