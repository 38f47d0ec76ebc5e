"use strict";
// A click on a heading sorts its table; `data-value` gives what a cell sorts by.
for (const heading of document.querySelectorAll("th[data-sort]")) {
  const sort = () => {
    const table = heading.closest("table");
    const column = heading.cellIndex;
    const number = heading.dataset.sort === "number";
    const order = heading.getAttribute("aria-sort") === "ascending" ? -1 : 1;
    for (const other of table.querySelectorAll("th")) other.removeAttribute("aria-sort");
    heading.setAttribute("aria-sort", order === 1 ? "ascending" : "descending");
    const key = (row) => {
      const cell = row.cells[column];
      return cell.dataset.value ?? cell.textContent;
    };
    const compare = (a, b) => {
      const [left, right] = [key(a), key(b)];
      if (!number) return order * left.localeCompare(right);
      if (left === "" || right === "") return (left === "") - (right === "");  // none comes last
      return order * (Number(left) - Number(right));
    };
    const body = table.tBodies[0];
    body.append(...[...body.rows].sort(compare));
  };
  heading.tabIndex = 0;
  heading.addEventListener("click", sort);
  heading.addEventListener("keydown", (event) => {
    if (event.key === "Enter") sort();
  });
}
const filter = document.getElementById("filter");
filter?.addEventListener("input", () => {
  const wanted = filter.value.toLowerCase();
  for (const row of document.getElementById("records").tBodies[0].rows) {
    row.hidden = !row.textContent.toLowerCase().includes(wanted);
  }
});
