"""The report of a small run in a real browser: actions of a person, on a phone and at a desk."""
import html
import json
import subprocess
import tempfile
import unittest
from pathlib import Path

from browser import Browser, find_browser
from program import PROGRAM, ROOT
from verdicts import timed

BROWSER = find_browser()
EVIL = "</script><img src=x onerror=\"window.hacked=1\"><b id='evil'>"

PASSES = """pass add_relu {
  pattern(%x, %y) {
    %0 = add(%x, %y)
    %1 = relu(%0)
    return %1
  }
  where shape(%x) == shape(%y) and dtype(%x) == dtype(%y)
  replace {
    %r = launch add_relu(%x, %y) : like(%1)
         args = [numel(%x)]
    return %r
  }
  kernel add_relu cpp \"\"\"
// EVIL
void add_relu(const x_t* x, const y_t* y, r_t* r, int64_t n) {
  for (int64_t i = 0; i < n; ++i) {
    const float sum = pn::load(x + i) + pn::load(y + i);
    pn::store(r + i, sum <= 0.0f ? 0.0f : sum);
  }
}
\"\"\"
}
pass mul_is_add {
  pattern(%x, %y) {
    %0 = mul(%x, %y)
    return %0
  }
  replace {
    %r = add(%x, %y)
    return %r
  }
}
pass div_breaks {
  pattern(%x, %y) {
    %0 = div(%x, %y)
    return %0
  }
  replace {
    %r = launch div_breaks(%x, %y) : like(%0)
    return %r
  }
  kernel div_breaks cpp \"\"\"void div_breaks(const x_t* x, const y_t* y, r_t* r) { EVIL; }\"\"\"
}
""".replace("EVIL", EVIL)

BODIES = {
    "resnet.add_relu": "%0 = add(%x, %y)\n  %1 = relu(%0)",
    "bert.mul": "%0 = mul(%x, %y)\n  %1 = exp(%0)",
    "swin.div": "%0 = div(%x, %y)\n  %1 = exp(%0)",
    "vit.sub_relu": "%0 = sub(%x, %y)\n  %1 = relu(%0)",
}


def write_run(folder):
    """Four tasks of two graphs: fast, wrong, does not compile, matched by nothing."""
    (folder / "suite").mkdir()
    (folder / "suite" / "suite.json").write_text(
        '{"name": "small", "version": "1", "content_hash": ""}')
    for task, body in BODIES.items():
        (folder / "suite" / task).mkdir()
        for number, dtype in enumerate(("f32", "f16")):
            kind = f"{dtype}[{64 + number},48]"
            (folder / "suite" / task / f"{number}.graph").write_text(
                f"graph @{task}.{number}(%x: {kind} {{mean=2, std=0.1}}, "
                f"%y: {kind} {{mean=2, std=0.1}}) {{\n  {body}\n  return %1\n}}\n")
    (folder / "all.pass").write_text(PASSES)


def evil_record(folder):
    """A record whose every text would run if it were not escaped."""
    record = json.loads((folder / "out" / "records.jsonl").read_text().splitlines()[0])
    record.update(task=EVIL, graph=f"{EVIL}/g", detail=EVIL, matched={EVIL: 1}, baseline=EVIL,
                  device=EVIL, verdict="WRONG_VALUE", error="accuracy",
                  versions={EVIL: EVIL})
    return json.dumps(record) + "\n"


CONTRAST = """(() => {
  const parse = (text) => (text.match(/[\\d.]+/g) || []).map(Number);
  const light = ([r, g, b]) => {
    const linear = (c) => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  };
  const behind = (node) => {
    for (; node; node = node.parentElement) {
      const color = parse(getComputedStyle(node).backgroundColor);
      if (color.length === 3 || color[3] > 0.99) return color.slice(0, 3);
    }
    return matchMedia("(prefers-color-scheme: dark)").matches ? [0, 0, 0] : [255, 255, 255];
  };
  const low = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    if (!text.data.trim() || node.closest("script, style, svg, [aria-disabled=true]")) continue;
    if (!node.checkVisibility()) continue;
    const a = light(parse(getComputedStyle(node).color)), b = light(behind(node));
    const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (contrast < 4.5) low.push([text.data.trim().slice(0, 40), node.className, contrast]);
  }
  return {low, looked: document.body.innerText.length};
})()"""

# Texts of pictures on their boxes.
DRAWN_CONTRAST = CONTRAST.replace('"script, style, svg, [aria-disabled=true]"', '"script, style"') \
    .replace("const behind = (node) => {", """const behind = (node) => {
    const box = node.closest("g.node")?.querySelector(":scope > rect.box");
    const fill = box ? parse(getComputedStyle(box).fill) : [];
    if (fill.length === 3) return fill;""") \
    .replace("getComputedStyle(node).color)", """getComputedStyle(node)[
      node.closest("svg.drawing") ? "fill" : "color"])""") \
    .replace("if (!node.checkVisibility())",
             "if (!node.checkVisibility() || node.matches('title'))")


@unittest.skipIf(BROWSER is None, "no Chromium here (Debian: apt install chromium)")
class Report(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.holder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.holder.cleanup)
        cls.folder = Path(cls.holder.name)
        write_run(cls.folder)
        run = subprocess.run(
            [PROGRAM, "bench", str(cls.folder / "suite"), "--passes", str(cls.folder / "all.pass"),
             "--candidate", "passes,op-by-op", "--out", str(cls.folder / "out"), "--calls", "20",
             "--allow-native"],
            capture_output=True, text=True, timeout=600)
        assert run.returncode in (0, 1), run.stderr
        cls.report = cls.folder / "out" / "report.html"
        cls.browser = Browser(BROWSER)
        cls.addClassCleanup(cls.browser.close)

    def setUp(self):
        self.browser.resize(1280, 900)
        self.browser.prefer("light")
        self.browser.open(self.report)

    def tearDown(self):
        self.assertEqual(self.browser.complaints(), [])
        self.assertEqual(self.browser.requests(), [f"file://{self.report}"])

    def rows(self):
        return self.browser.evaluate(
            "[...document.querySelectorAll('#rows tbody tr')].map((row) => row.cells[0].innerText)")

    def go(self, address):
        """Follows a link that the page could have, and waits until its target is shown."""
        self.browser.evaluate(f"location.hash = {json.dumps(address)}")
        shown = "!document.getElementById('page').hidden" if "/graph/" in address else \
            "!document.getElementById('overview').hidden"
        self.browser.wait_for(shown)

    def test_all_sections_are_there(self):
        text = self.browser.evaluate("document.body.innerText")
        for title in ("ES(t)", "Speedups", "By model family", "By op", "By size", "By dtype",
                      "Verdicts", "Graphs", "NO_MATCH", "WRONG_VALUE", "COMPILE_ERROR"):
            self.assertIn(title, text)
        self.assertEqual(len(self.rows()), 8)

    def test_headings_sort_by_click_and_by_key(self):
        heading = "document.querySelector('#rows th[data-column=c0]')"
        values = ("[...document.querySelectorAll('#rows tbody tr')]"
                  ".map((row) => parseFloat(row.cells[6].innerText.replace('~', '')))")
        self.browser.evaluate(f"{heading}.querySelector('button').click()")
        self.assertEqual(self.browser.evaluate(f"{heading}.getAttribute('aria-sort')"), "ascending")
        measured = [v for v in self.browser.evaluate(values) if v is not None and v == v]
        self.assertEqual(measured, sorted(measured))
        self.assertGreaterEqual(len(measured), 2)
        self.browser.evaluate(f"{heading}.querySelector('button').focus()")
        for kind in ("keyDown", "keyUp"):
            self.browser.call("Input.dispatchKeyEvent", type=kind, key="Enter", code="Enter",
                              windowsVirtualKeyCode=13, text="\r")
        self.assertEqual(self.browser.evaluate(f"{heading}.getAttribute('aria-sort')"),
                         "descending")
        self.assertIn("down=1", self.browser.evaluate("location.hash"))
        static = "document.querySelector('#verdicts th[data-sort=number]')"
        self.browser.evaluate(f"{static}.querySelector('button').click()")
        self.assertEqual(self.browser.evaluate(f"{static}.getAttribute('aria-sort')"), "ascending")

    def test_filters_narrow_and_stay_in_the_address(self):
        self.browser.evaluate("(() => { const box = document.getElementById('filter');"
                              "box.value = 'resnet'; box.dispatchEvent(new Event('input')); })()")
        self.assertEqual(self.rows(), ["resnet.add_relu.0", "resnet.add_relu.1"])
        self.assertIn("q=resnet", self.browser.evaluate("location.hash"))
        self.browser.call("Page.reload")
        self.browser.wait_for("document.documentElement?.dataset.ready === 'true'")
        self.assertEqual(len(self.rows()), 2)
        self.browser.events.clear()
        self.browser.open(self.report)
        self.go("#/?verdict=NO_MATCH&dtype=f16")
        self.assertEqual(self.rows(), ["vit.sub_relu.1"])
        self.go("#/?op=div")
        self.assertEqual(self.rows(), ["swin.div.0", "swin.div.1"])

    def test_a_family_in_the_table_of_losses_shows_its_graphs(self):
        self.browser.evaluate("document.querySelector('#losses-family a[href*=swin]').click()")
        self.browser.wait_for("document.querySelectorAll('#rows tbody tr').length === 2")
        self.assertEqual(self.rows(), ["swin.div.0", "swin.div.1"])

    def test_a_graph_opens_and_the_back_button_returns(self):
        self.go("#/?q=add_relu")
        self.browser.evaluate("window.scrollTo(0, 500)")
        self.browser.evaluate("document.querySelector('#rows a').click()")
        self.browser.wait_for("!document.getElementById('page').hidden")
        text = self.browser.evaluate("document.getElementById('page').innerText")
        for part in ("resnet.add_relu.0", "before the passes", "after the passes", "add_relu",
                     "Timing samples", "baseline op-by-op", EVIL):
            self.assertIn(part, text)
        count = "document.querySelectorAll('.picture svg .{}').length"
        self.assertEqual(self.browser.evaluate(count.format("marked")), 3)
        self.assertEqual(self.browser.evaluate(count.format("node.launch")), 1)
        dots = self.browser.evaluate("document.querySelector('.samples .dots').getAttribute('d')")
        self.assertGreaterEqual(dots.count("M"), 20)
        self.browser.evaluate("history.back()")
        self.browser.wait_for("!document.getElementById('overview').hidden")
        self.assertEqual(self.browser.evaluate("location.hash"), "#/?q=add_relu")
        self.assertEqual(self.browser.evaluate("window.scrollY"), 500)
        self.assertEqual(self.browser.evaluate("document.activeElement.innerText"),
                         "resnet.add_relu.0")

    def test_failures_are_explained(self):
        self.go("#/graph/vit.sub_relu/vit.sub_relu.0")
        text = self.browser.evaluate("document.getElementById('page').innerText")
        self.assertIn("the nearest pass: add_relu, 1 of 2 nodes", text)
        self.assertIn("all.pass:", text)
        self.go("#/graph/swin.div/swin.div.0")
        self.browser.wait_for("document.getElementById('page').innerText.includes('COMPILE_ERROR')")
        self.go("#/graph/bert.mul/bert.mul.1")
        self.browser.wait_for("document.getElementById('page').innerText.includes('WRONG_VALUE')")
        self.browser.evaluate("document.querySelector('a[rel=next]').click()")
        self.browser.wait_for(
            "document.querySelector('#page h1').innerText === 'resnet.add_relu.0'")

    def test_nothing_is_wider_than_the_window(self):
        for width in (375, 1280):
            self.browser.resize(width, 800, mobile=width < 600)
            for address in ("#/", "#/graph/resnet.add_relu/resnet.add_relu.0",
                            "#/graph/swin.div/swin.div.0"):
                self.go(address)
                self.browser.wait_for("document.body.innerText.length > 500")
                self.assertLessEqual(
                    self.browser.evaluate("document.documentElement.scrollWidth"), width, address)

    def test_contrast_is_enough_in_both_schemes(self):
        for scheme in ("light", "dark"):
            self.browser.prefer(scheme)
            for address, script in (("#/", CONTRAST),
                                    ("#/graph/resnet.add_relu/resnet.add_relu.0", DRAWN_CONTRAST),
                                    ("#/graph/swin.div/swin.div.0", DRAWN_CONTRAST)):
                self.go(address)
                self.browser.wait_for("document.body.innerText.length > 500")
                self.browser.evaluate(
                    "document.querySelectorAll('details').forEach((d) => d.open = 1)")
                found = self.browser.evaluate(script)
                self.assertGreater(found["looked"], 500)
                self.assertEqual(found["low"], [], f"{scheme} {address}")

    def test_texts_of_authors_stay_texts(self):
        records = self.folder / "evil.jsonl"
        records.write_text((self.folder / "out" / "records.jsonl").read_text()
                           + evil_record(self.folder))
        self.report = self.folder / "evil.html"
        subprocess.run([PROGRAM, "score", str(records), "--html", str(self.report)], check=True,
                       capture_output=True, timeout=300)
        self.browser.open(self.report)
        self.assertEqual(self.rows()[-1], f"{EVIL} / g")
        self.browser.evaluate("[...document.querySelectorAll('#rows a')].at(-1).click()")
        self.browser.wait_for("!document.getElementById('page').hidden")
        self.assertIn(EVIL, self.browser.evaluate("document.getElementById('page').innerText"))
        self.assertEqual(self.browser.evaluate(
            "[typeof window.hacked, document.querySelectorAll('img, #evil').length]"),
            ["undefined", 0])


class ReportFile(unittest.TestCase):
    """Tests that need no browser."""

    def test_records_alone_give_the_report_again(self):
        with tempfile.TemporaryDirectory() as holder:
            folder = Path(holder)
            write_run(folder)
            passes = folder / "all.pass"
            subprocess.run([PROGRAM, "bench", str(folder / "suite"), "--passes", str(passes),
                            "--out", str(folder / "out"), "--calls", "5", "--warmup", "1",
                            "--allow-native"],
                           capture_output=True, timeout=600)
            # A resumed run judges what could not be timed anew.
            records = folder / "out" / "records.jsonl"
            known = map(json.loads, records.read_text().splitlines())
            records.write_text("".join(
                json.dumps(timed(one) if one["verdict"] == "NOISY" else one) + "\n" for one in known))
            resume = [PROGRAM, "bench", str(folder / "suite"), "--passes", str(passes), "--out",
                      str(folder / "out"), "--calls", "5", "--warmup", "1", "--resume", "--allow-native"]
            subprocess.run(resume, capture_output=True, timeout=600)
            report = folder / "out" / "report.html"
            first = report.read_text()
            resumed = subprocess.run(resume, capture_output=True, text=True, timeout=600)
            self.assertEqual(report.read_text(), first)
            self.assertIn(html.escape(str(folder / "suite")), first)
            again = folder / "again.html"
            records = str(records)
            subprocess.run([PROGRAM, "score", records, "--html", str(again)], check=True,
                           capture_output=True, timeout=300)
            title = f">{html.escape(records)}<"
            self.assertEqual(again.read_text().replace(title, f">{folder / 'suite'}<"), first)
            passes.write_text(PASSES + "\n# changed\n")
            told = subprocess.run([PROGRAM, "score", records, "--html", str(again)], check=True,
                                  capture_output=True, text=True, timeout=300)
            self.assertIn("are not those that were judged", told.stderr)
            for graph in (folder / "suite").rglob("*.graph"):
                graph.unlink()
            told = subprocess.run([PROGRAM, "score", records, "--html", str(again)], check=True,
                                  capture_output=True, text=True, timeout=300)
            self.assertIn("8 of 8 graphs not found again", told.stderr)
            self.assertLess(len(again.read_text()), len(first))
            self.assertEqual(resumed.returncode, 0)  # nothing was left to judge

    def test_families_of_a_suite_are_those_that_it_states(self):
        suite = ROOT / "data/suites/passbench-fusible"
        task = json.loads((suite / "suite.json").read_text(encoding="utf-8"))["tasks"][0]
        graph = task["graphs"][0]
        family = graph["occurrences"][0]["family"]
        self.assertNotIn(family, task["task"])
        with tempfile.TemporaryDirectory() as folder:
            record = {"task": task["task"], "graph": f"{task['task']}.0", "candidate": "default",
                      "verdict": "PASS", "speedup": 1.5,
                      "origin": {"graph": str(suite / graph["file"]), "graph_hash": graph["hash"]}}
            (Path(folder) / "r.jsonl").write_text(json.dumps(record) + "\n")
            subprocess.run([PROGRAM, "score", "r.jsonl", "--html", "r.html"], cwd=folder, check=True,
                           capture_output=True, timeout=300)
            page = (Path(folder) / "r.html").read_text(encoding="utf-8")
        self.assertIn(f">{family}<", page[page.index("By model family"):])
