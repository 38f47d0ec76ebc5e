#!/usr/bin/env python3
"""Builds the pages of docs/ into a site of static HTML, and fails on a dead link.

    tools/make_docs.py [--program PROGRAM] [--build BUILD] [--check]

The order of the pages is that of docs/index.md; pages that it does not name come last. A path of a
page in backticks, such as `docs/metrics.md`, becomes a link. The reference of commands and that of
diagnostics are written from what the program and the sources say. The generator is Sphinx with MyST; pip
installs it into BUILD/docs/tools, once. --check does all but that: it needs no network.
"""
import argparse
import json
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import check_diagnostics

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ("sphinx>=8,<10", "myst-parser>=4,<6", "furo>=2024.8")
FENCE = re.compile(r"^(`{3,}).*?^\1\s*$", re.MULTILINE | re.DOTALL)
PATH = re.compile(r"(?<!\[)`((?:docs/[\w/.-]+|CONTRIBUTING)\.md)`")
LINK = re.compile(r"\]\(([^)#\s]+)(#[^)\s]*)?\)")
SECTION = re.compile(r"^## (.+)$", re.MULTILINE)
EXAMPLES = re.compile(r"`((?:bart|pair|roofline)\.svg|timeline\.json|(?:report|dataset)\.html)`")
CONFIGURATION = """project = "PassNet"
extensions = ["myst_parser"]
html_theme = "furo"
html_title = "PassNet"
myst_heading_anchors = 4
suppress_warnings = ["myst.header", "misc.highlighting_failure"]
html_extra_path = ["extra"]
"""


def outside_fences(text, change):
    """The text with `change` applied to what no fence holds."""
    parts, end = [], 0
    for fence in FENCE.finditer(text):
        parts += [change(text[end:fence.start()]), fence[0]]
        end = fence.end()
    return "".join([*parts, change(text[end:])])


def pages():
    """path below the site -> text of the pages in the repository."""
    found = {str(file.relative_to(ROOT / "docs")): file.read_text(encoding="utf-8")
             for file in sorted((ROOT / "docs").rglob("*.md"))}
    found["CONTRIBUTING.md"] = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return found


def commands_page(program):
    def ask(*words):
        return subprocess.run([program, *words], capture_output=True, text=True, check=True,
                              stdin=subprocess.DEVNULL).stdout
    names = [json.loads(line)["command"] for line in ask("completion", "bash", "--json").splitlines()]
    parts = ["# Commands\n\nWhat `--help` says of each command; `docs/interface.md` says what scripts may "
             "rely on.\n"]
    for name in names:
        title = f"passnet {name}".strip()
        parts.append(f"## {title}\n\n````text\n{ask(*name.split(), '--help').rstrip()}\n````\n")
    return "\n".join(parts)


def diagnostics_page():
    parts = ["# Diagnostics\n\nThe id at the end of each message, and the sources that report it. An error says "
             "what was expected and what was found, at its place.\n\n| id | reported in |\n| --- | --- |\n"]
    for name, places in sorted(check_diagnostics.collect_uses(ROOT).items()):
        files = sorted({f"`{path}`" for path, _ in places})
        parts.append(f"| `{name}` | {', '.join(files)} |\n")
    return "".join(parts)


def dead_links(found):
    """A sentence for each link or path of a page that leads nowhere."""
    errors = []
    for name, text in found.items():
        base = ROOT if name == "CONTRIBUTING.md" else (ROOT / "docs" / name).parent

        def look(part, name=name, base=base):
            for path in PATH.findall(part):
                if not (ROOT / path).exists() and path.removeprefix("docs/") not in found:
                    errors.append(f"{name}: there is no page {path}")
            for path, _ in LINK.findall(re.sub(r"`[^`]*`", "", part)):
                if not re.match(r"[a-z]+:", path) and not (base / path).exists():
                    errors.append(f"{name}: the link to {path} is dead")
            return part
        outside_fences(text, look)
    return errors


def contents(found):
    """The hidden tables of contents: one for each section of the index, one for pages that it does not name."""
    index, parts = found["index.md"], []
    left = {name.removesuffix(".md") for name in found if not name.startswith("decisions/")} - {"index"}
    titles = list(SECTION.finditer(index))
    for title, following in zip(titles, [*titles[1:], None], strict=True):
        section = index[title.end():following.start() if following else len(index)]
        names = list(dict.fromkeys(path.removeprefix("docs/").removesuffix(".md") for path in PATH.findall(section)))
        left -= set(names)
        names += ["decisions/*"] * ("decisions/" in section)
        parts.append((title[1], names))
    parts.append(("More", sorted(left)))
    return "\n".join("```{toctree}\n:hidden:\n:glob:\n:caption: " + title + "\n\n" + "\n".join(names) + "\n```\n"
                     for title, names in parts if names)


def stage(found, folder):
    """Lays the sources of the site into the folder."""
    shutil.rmtree(folder, ignore_errors=True)
    for name, text in found.items():
        def link(part, name=name):
            up = "../" * name.count("/")
            return PATH.sub(lambda path: f"[{path[1]}]({up}{path[1].removeprefix('docs/')})", part)
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        text = outside_fences(text, link)
        if name == "pictures.md":
            text = EXAMPLES.sub(r'<a href="\1">\1</a>', text)
        file.write_text(text + ("\n" + contents(found) if name == "index.md" else ""), encoding="utf-8")
    for file in (file for form in ("*.svg", "*.ipynb") for file in (ROOT / "docs").rglob(form)):
        copy = folder / file.relative_to(ROOT / "docs")
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, copy)
    (folder / "extra").mkdir()
    (folder / "conf.py").write_text(CONFIGURATION, encoding="utf-8")


def get_generator(folder):
    """The Python that has the generator."""
    done, wanted = folder / "done", "\n".join(TOOLS)
    if not done.exists() or done.read_text() != wanted:
        shutil.rmtree(folder, ignore_errors=True)
        venv.create(folder, with_pip=True)
        subprocess.run([folder / "bin" / "python", "-m", "pip", "install", "--quiet",
                        "--disable-pip-version-check", *TOOLS], check=True)
        done.write_text(wanted)
    return folder / "bin" / "python"


def draw(program, folder):
    """Pictures and pages that the program makes now: a graph before and after a pass, and an example of the
    report and of the page of a dataset, of a few graphs."""
    graph = "data/suite/resnet_basic.batch_norm_add_relu/0.graph"
    work = folder.parent / "examples"
    for words in (["pass", "apply", "examples/passes/batch_norm_add_relu.pass", graph, "--svg", folder / "pair.svg"],
                  ["show", "data/graphs/bart", "--svg", folder / "bart.svg"],
                  ["compile", "data/graphs/bert", "--time", "--roofline", folder / "roofline.svg",
                   "--trace", folder / "timeline.json"],
                  ["bench", "data/suite", "--only", "resnet_basic*", "--per-task", "1", "--passes", "examples/passes",
                   "--candidate", "passes,default", "--out", work],
                  ["dataset", "build", "data/graphs/bert", "data/graphs/vit", "--out", work / "example.db"],
                  ["dataset", "page", work / "example.db", "--out", folder / "dataset.html"]):
        done = subprocess.run([program, *map(str, words)], cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode > 1:
            sys.exit(f"make_docs: {' '.join(map(str, words))}: {done.stderr}")
    shutil.copy(work / "report.html", folder / "report.html")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", default=str(ROOT / "build" / "passnet"))
    parser.add_argument("--build", type=Path, default=ROOT / "build")
    parser.add_argument("--check", action="store_true", help="only look for dead links")
    options = parser.parse_args()
    found = pages()
    found["commands.md"] = commands_page(options.program)
    found["diagnostics.md"] = diagnostics_page()
    errors = dead_links(found)
    if errors:
        sys.exit("\n".join(errors))
    if options.check:
        return
    folder = options.build / "docs"
    stage(found, folder / "source")
    draw(options.program, folder / "source" / "extra")
    python = get_generator(folder / "tools")
    subprocess.run([python, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html", folder / "source",
                    folder / "html"], check=True)
    print(f"{folder / 'html' / 'index.html'}")


if __name__ == "__main__":
    main()
