// Shared by all parts of the page: elements, packed data, numbers for people.

// A child that is text stays text: texts of authors are never parsed as HTML.
function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined && value !== false) made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

function drawn(tag, attributes = {}, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

// Data elements are unpacked once, when they are first needed.
const unpacked = new Map();
function unpack(id) {
  if (!unpacked.has(id)) unpacked.set(id, inflate(document.getElementById(id).textContent));
  return unpacked.get(id);
}

async function inflate(base64) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return JSON.parse(await new Response(stream).text());
}

// `[block, index]` of packed blocks of a kind.
async function entryOf(kind, place) {
  return (await unpack(`${kind}-${place[0]}`))[place[1]];
}

function ratio(value) {
  if (value === null || value === undefined) return "–";
  if (value !== 0 && (value < 5e-4 || value >= 1e5)) return value.toExponential(1);
  return value.toFixed(value < 10 ? 3 : value < 100 ? 2 : value < 1000 ? 1 : 0);
}

function microseconds(value) {
  if (value === null || value === undefined) return "–";
  return value.toFixed(value < 10 ? 2 : value < 1000 ? 1 : 0);
}

// `3.14 M`: three digits and a prefix of powers of 1000.
function short(value) {
  const prefixes = ["", " k", " M", " G", " T", " P"];
  let prefix = 0;
  while (value >= 999.5 && prefix + 1 < prefixes.length) {
    value /= 1000;
    ++prefix;
  }
  if (prefix === 0) return value.toFixed(0);
  return value.toFixed(value < 9.995 ? 2 : value < 99.95 ? 1 : 0) + prefixes[prefix];
}

const matchedText = (matched) => Object.entries(matched)
  .map(([pass, times]) => (times === 1 ? pass : `${pass} ×${times}`)).join(", ");
const tone = (speedup) => (speedup >= 1 ? "good" : "bad");

function dot(series) {
  return element("span", {class: `dot series${series % 6}`});
}

// The page's address: `#/?filters` is the overview, `#/graph/NAME?filters` a graph. Null for a plain
// anchor.
function readRoute() {
  const hash = location.hash || "#/";
  if (!hash.startsWith("#/")) return null;
  const [path, query] = hash.slice(2).split("?", 2);
  const filters = new URLSearchParams(query || "");
  return {graph: path.startsWith("graph/") ? decode(path.slice(6)) : null, filters};
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function routeTo(graph, filters) {
  const query = filters.toString();
  const path = graph === null ? "" : `graph/${graph.split("/").map(encodeURIComponent).join("/")}`;
  return `#/${path}${query ? `?${query}` : ""}`;
}
