#!/usr/bin/env python3
"""Writes the shipped suite: typed lines with tasks become a folder of graph texts.

    python3 tools/make_suite.py data/suite.jsonl.gz data/suite

Each task is a folder, each graph a `.graph` file in it, named TASK.N in the order of the lines.
`suite.json` holds the name, the version and the content hash: SHA-256 over each file's path and
bytes, in name order. Run it again whenever the lines or the text form change; the result depends
only on them.
"""
import argparse
import gzip
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def tasks_of(path):
    """Hashes of the rows by task, in order."""
    tasks = {}
    with gzip.open(path, "rt") as lines:
        for line in lines:
            row = json.loads(line)
            tasks.setdefault(row["task"], []).append(row["hash"])
    return tasks


def content_hash(folder):
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*.graph")):
        digest.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lines", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--name", default="passnet-demo")
    parser.add_argument("--version", default="1")
    parser.add_argument("--program", default=str(ROOT / "build" / "passnet"))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as texts:
        done = subprocess.run([options.program, "import", str(options.lines), "--out", texts],
                              capture_output=True, text=True, check=False)
        if done.returncode != 0:
            sys.exit(done.stderr + done.stdout)
        shutil.rmtree(options.folder, ignore_errors=True)
        for task, hashes in tasks_of(options.lines).items():
            (options.folder / task).mkdir(parents=True)
            for number, name in enumerate(hashes):
                text = (Path(texts) / f"{name}.graph").read_text()
                text = re.sub(r'^graph @\S+?\(', f"graph @{task}.{number}(", text, count=1)
                (options.folder / task / f"{number}.graph").write_text(text)
    suite = {"name": options.name, "version": options.version,
             "content_hash": content_hash(options.folder)}
    (options.folder / "suite.json").write_text(json.dumps(suite, indent=2) + "\n")
    print(f"{options.folder}: {len(list(options.folder.rglob('*.graph')))} graphs, "
          f"{suite['content_hash'][:12]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
