// The page of one graph: candidates side by side, times, pictures before and after, kernels.

function factList(pairs) {
  const list = element("dl", {class: "facts"});
  for (const [name, value] of pairs) {
    if (value !== "" && value !== null && value !== undefined) {
      list.append(element("div", {}, element("dt", {}, name), element("dd", {}, String(value))));
    }
  }
  return list;
}

function titled(title, ...children) {
  return element("section", {}, element("h2", {}, title), ...children);
}

function folded(title, ...children) {
  return element("details", {}, element("summary", {}, title), ...children);
}

function scrolled(text) {
  return element("pre", {tabindex: "0"}, text);
}

function card(heading, ...children) {
  return element("div", {class: "card"}, element("h3", {}, ...heading), ...children);
}

const kFirstTolerance = -10;

// The t from which on the candidate is correct: `from t = −7`.
function correctCell(record) {
  const first = record.correct.indexOf("1");
  const minus = (t) => (t < 0 ? `−${-t}` : String(t));
  const told = first < 0 ? "never" : `from t = ${minus(first + kFirstTolerance)}`;
  const strip = element("span", {class: "strip", "aria-hidden": "true"},
    ...[...record.correct].map((digit) => element("i", digit === "1" ? {} : {class: "no"})));
  return element("td", {class: "text"}, strip, ` ${told}`);
}

function candidateRow(record, series) {
  const speedup = element("td", {class: record.speedup === null ? "none" : tone(record.speedup)},
    record.speedup === null ? "–" : `${ratio(record.speedup)}×`);
  const interval = record.low === null || record.high === null
    ? "–" : `${ratio(record.low)} … ${ratio(record.high)}${record.unstable ? " unstable" : ""}`;
  const passed = kRight.includes(record.verdict) ? "good" : "bad";
  return element("tr", {},
    element("th", {scope: "row", class: "text"}, dot(series), record.candidate),
    element("td", {class: `text ${passed}`}, record.verdict ?? "–"),
    speedup,
    element("td", {class: record.unstable ? "warn" : ""}, interval),
    element("td", {}, microseconds(record.candidate_us)),
    element("td", {}, microseconds(record.reference_us)),
    element("td", {}, record.compile_ms === null ? "–" : record.compile_ms.toFixed(0)),
    correctCell(record),
    element("td", {class: "text name"}, matchedText(record.matched) || "–"));
}

function candidateTable(records, seriesOf) {
  const heading = (title, text, help) =>
    element("th", {scope: "col", class: text ? "text" : null, title: help ?? null}, title);
  return element("div", {class: "wide", tabindex: "0", role: "region", "aria-label": "Candidates"},
    element("table", {id: "verdict"}, element("caption", {}, "Candidates on this graph"),
      element("thead", {}, element("tr", {}, heading("candidate", true), heading("verdict", true),
        heading("speedup"), heading("95 % interval"),
        heading("µs", false, "median of the candidate"),
        heading("baseline µs", false, "median of the baseline"), heading("compile ms"),
        heading("correct", true), heading("passes that matched", true))),
      element("tbody", {}, ...records.map((record) => candidateRow(record, seriesOf(record))))));
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function niceTicks(low, high, most) {
  const raw = (high - low) / most;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= raw);
  const ticks = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) ticks.push(tick);
  return ticks;
}

// The lines of a figure: the baseline before the candidate whose rounds it shares, once if several
// candidates share it.
function sampleRows(records, seriesOf) {
  const rows = [];
  let last = null;
  for (const record of records) {
    const baseline = record.rounds.map((round) => round[0]);
    if (JSON.stringify(baseline) !== last) {
      rows.push({who: `baseline ${record.baseline}`, rounds: baseline, style: "baseline"});
    }
    last = JSON.stringify(baseline);
    rows.push({who: record.candidate, rounds: record.rounds.map((round) => round[1]),
      style: `series${seriesOf(record) % 6}`});
  }
  return rows;
}

// From times to places: logarithmic where they differ much. Beyond the 99th percentile of its row a
// call is drawn at the edge.
function timeScale(rows, left, right) {
  const sorted = rows.map((row) => row.rounds.flat().sort((a, b) => a - b));
  const low = Math.max(Math.min(...sorted.map((times) => times[0])), 1e-3);
  const most = sorted.map((times) => times[Math.floor((times.length - 1) * 0.99)]);
  const high = Math.max(...most, low * 1.01);
  const wide = high / low > 8;
  const to = wide ? Math.log : (value) => value;
  const room = (to(high) - to(low)) * 0.03;
  const place = (value) => left + (to(Math.min(Math.max(value, low), high)) - to(low) + room) /
    (to(high) - to(low) + 2 * room) * (right - left);
  return {place, ticks: wide ? powerTicks(low, high) : niceTicks(low, high, (right - left) / 110)};
}

function powerTicks(low, high) {
  const ticks = [];
  for (let power = Math.floor(Math.log10(low)); power <= Math.log10(high); ++power) {
    for (const digit of high / low > 1000 ? [1] : [1, 2, 5]) ticks.push(digit * 10 ** power);
  }
  return ticks.filter((tick) => tick >= low && tick <= high);
}

// Draws every timed call as a dot, one line per round, and the median.
function samplePlot(rows, width) {
  const [left, right, line, title] = [8, width - 8, 8, 22];
  const {place, ticks} = timeScale(rows, left, right);
  const heights = rows.map((row) => title + row.rounds.length * line + 10);
  const height = heights.reduce((a, b) => a + b, 0) + 24;
  const plot = drawn("svg", {class: "samples", viewBox: `0 0 ${width} ${height}`, role: "img",
    "aria-label": "Times of every call"});
  for (const tick of ticks) {
    const x = place(tick).toFixed(1);
    plot.append(drawn("line", {class: "grid", x1: x, x2: x, y1: 4, y2: height - 20}),
      drawn("text", {x, y: height - 5, "text-anchor": "middle"},
        String(Number(tick.toPrecision(6)))));
  }
  let top = 0;
  rows.forEach(({who, rounds, style}, row) => {
    const middle = median(rounds.flat());
    const circle = "m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0";
    const dots = rounds.flatMap((round, i) => round.map((value) =>
      `M${place(value).toFixed(1)} ${top + title + (i + 0.5) * line}${circle}`));
    const x = place(middle).toFixed(1);
    plot.append(drawn("g", {class: style},
      drawn("text", {class: "who", x: left, y: top + 15}, `${who}: ${microseconds(middle)} µs`),
      drawn("path", {class: "dots", d: dots.join("")}),
      drawn("line", {class: "middle", x1: x, x2: x, y1: top + title - 3,
        y2: top + heights[row] - 7})));
    top += heights[row];
  });
  return plot;
}

function sampleFigure(records, seriesOf, width) {
  const timed = records.filter((record) =>
    record.rounds.length && record.rounds.every((round) => round[0].length && round[1].length));
  if (timed.length === 0) return null;
  const rows = sampleRows(timed, seriesOf);
  const plotFor = (room) => samplePlot(rows, Math.max(260, Math.round(room)));
  const frame = element("div", {}, plotFor(width - 34));
  let drawnFor = 0;
  new ResizeObserver(([entry]) => {
    const room = entry.contentRect.width;
    if (room > 0 && room !== drawnFor) frame.replaceChildren(plotFor(room));
    drawnFor = room;
  }).observe(frame);
  return titled("Timing samples", element("figure", {}, frame, element("figcaption", {},
    "Each timed call in µs, a line a round; the upright line is the median. " +
    "The slowest hundredth is drawn at the edge.")));
}

// The text is a picture that the program drew. A wide one scrolls, or shrinks to the card's width.
function pictureCard(title, text) {
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const heading = element("h3", {}, title);
  const made = element("div", {class: "card"}, heading,
    element("div", {class: "picture", tabindex: "0"}, document.importNode(parsed, true)));
  const kFits = 560;
  if (Number(parsed.getAttribute("width")) > kFits) {
    const fit = element("button", {class: "button", type: "button", "aria-pressed": "false"},
      "fit");
    fit.addEventListener("click", () =>
      fit.setAttribute("aria-pressed", String(made.classList.toggle("fit"))));
    heading.append(fit);
  }
  return made;
}

function pictures(page) {
  const shown = (title, svg, text) => {
    const made = pictureCard(title, svg);
    const long = element("p", {class: "note"}, "The text is long: passnet show prints it.");
    made.append(text === null ? long : folded("as text", scrolled(text)));
    return made;
  };
  if (!page.after) return titled("The graph", shown("as it is judged", page.before, page.text));
  return titled("The graph", element("p", {class: "note"},
    "What passes took away has a bold frame before them, what they put in its place one after."),
  element("div", {class: "pictures"}, shown("before the passes", page.before, page.text),
    shown("after the passes", page.after, page.text_after)));
}

function kernelParts(pass, times) {
  const parts = pass.kernels.map((kernel) => {
    const lines = kernel.text.split("\n").length;
    return folded(`kernel ${kernel.name} (${kernel.device}, ${lines} lines)`,
      scrolled(kernel.text.trim()));
  });
  if (parts.length === 1) parts[0].open = true;
  return card([times > 1 ? `${pass.name} ×${times}` : pass.name],
    folded("pattern and replacement", scrolled(pass.text)), ...parts);
}

function diagnostics(records, page, seriesOf) {
  const cards = [];
  for (const record of records) {
    if (!record.detail) continue;
    cards.push(card([dot(seriesOf(record)), `${record.candidate}: ${record.verdict ?? "–"}`],
      scrolled(record.detail)));
  }
  if (page?.error) {
    cards.push(card(["the passes could not be applied"], scrolled(page.error)));
  }
  if (page?.nearest) {
    const {pass, matched, nodes, text} = page.nearest;
    cards.push(card([`the nearest pass: ${pass}, ${matched} of ${nodes} nodes`], scrolled(text)));
  }
  if (cards.length === 0) return null;
  return titled("Diagnostics", element("div", {class: "stack"}, ...cards));
}

function pageBar(table, graph) {
  const [before, after] = table.neighbors(graph.id);
  const step = (label, to) => element("a", {class: "button", rel: label,
    "aria-disabled": to ? null : "true", href: to ? routeTo(to.id, table.filters) : null},
  label === "prev" ? "← previous" : "next →");
  return element("nav", {class: "bar-top", "aria-label": "Graphs"},
    element("a", {class: "button", href: routeTo(null, table.filters)}, "all graphs"),
    element("span", {class: "spring"}), step("prev", before), step("next", after));
}

function judgedAs(records) {
  const [first] = records;
  return folded("how it was judged", factList([["source", first.source], ["seed", first.seed],
    ["baseline", first.baseline], ["device", first.device], ["pipeline", first.pipeline],
    ["µs of calling nothing", first.empty_call_us],
    ["records", records.map((record) => `#${record.number}`).join(" ")],
    ...Object.entries(first.versions)]));
}

async function makeGraphPage(table, graph, width) {
  const [records, page, passes] = await Promise.all([entryOf("records", graph.records),
    graph.page ? entryOf("pages", graph.page) : null, unpack("passes")]);
  const seriesOf = (record) => Math.max(0, table.candidates.indexOf(record.candidate));
  const heading = element("h1", {tabindex: "-1"}, shortName(graph));
  const parts = [pageBar(table, graph), heading,
    factList([["task", graph.task], ["family", graph.family], ["dtype", graph.dtype],
      ["ops", graph.nodes],
      ["moves", graph.bytes === undefined ? "" : `${short(graph.bytes)}B`],
      ["FLOPs", graph.flops === undefined ? "" : short(graph.flops)]]),
    candidateTable(records, seriesOf), diagnostics(records, page, seriesOf)];
  if (page) parts.push(pictures(page));
  else parts.push(element("p", {class: "note"},
    "The graph was not found again where its records say that it is."));
  parts.push(sampleFigure(records, seriesOf, width));
  if (page?.passes?.length) {
    parts.push(titled("Passes and their kernels", element("div", {class: "stack"},
      ...page.passes.map(([which, times]) => kernelParts(passes[which], times)))));
  }
  parts.push(titled("Record", judgedAs(records)));
  return {heading, parts: parts.filter((part) => part)};
}
