"""A payload for another machine in parts that are small enough to travel, and their joining there:
`pack` and `receive` of train_on_device.py."""

from __future__ import annotations

import argparse
import hashlib
import io
import json
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "python"))

from passnet.errors import PassnetError  # noqa: E402

PART_BYTES = 44_000_000
SYSTEM = Path("/usr/local/lib")
SAMPLE_BYTES = 6_000_000  # that a graph to sample from moves: larger ones are judged slowly
HELD_BACK = ("held-out", "hard")  # splits that nothing may be learned from
SAMPLES = "samples"  # the split of tasks that are only there to be learned from
# The libraries of every Linux, which must fit the machine's own loader.
COMMON = re.compile(r"(linux-vdso|ld-linux|libc|libm|libstdc\+\+|libgcc_s|libpthread|libdl)[.-]")


def libraries_of(program: Path) -> list[Path]:
    """The shared libraries of a program that another machine may lack."""
    listed = subprocess.run(["ldd", str(program)], capture_output=True, text=True, check=False)
    found = re.findall(r"^\s*(\S+) => (/\S+)", listed.stdout, re.MULTILINE)
    return [Path(path) for name, path in found if not COMMON.match(name)]


def pack(options: argparse.Namespace) -> None:
    """Writes the parts and a manifest."""
    options.out.mkdir(parents=True, exist_ok=True)
    for old in options.out.glob("part-*"):
        old.unlink()
    archive = options.out / "payload.tar.gz"
    with tarfile.open(archive, "w:gz", compresslevel=6, dereference=True) as tar:
        tar.add(options.model, "model" + "".join(options.model.suffixes[-1:]))
        tar.add(options.chat, "chat.jsonl")
        joined, folders = join_suites(options.suite)
        if options.sample_from:
            folders += add_samples(joined, *options.sample_from)
        for folder in folders:
            tar.add(folder, f"suite/{folder.name}")
        add_text(tar, "suite/suite.json", json.dumps(joined))
        if options.prompts:
            tar.add(options.prompts, "prompts.jsonl")
        for wheel in options.wheel:
            tar.add(wheel, f"wheels/{wheel.name}")
        if options.program:
            tar.add(options.program, "bin/passnet")
            for library in libraries_of(options.program):
                tar.add(library, f"lib/{library.name}")
    parts = split(archive, options.out, options.bytes)
    digest = hashlib.sha256(archive.read_bytes()).hexdigest()
    archive.unlink()
    manifest = {"parts": [part.name for part in parts], "sha256": digest}
    (options.out / "manifest.json").write_text(json.dumps(manifest) + "\n")
    for part in parts:
        print(f"{part}  {part.stat().st_size} bytes")


def join_suites(suites: list[Path]) -> tuple[dict, list[Path]]:
    """One suite.json for the tasks of several suites, and the folders of these tasks: a task that
    two suites have is that of the first."""
    read = [json.loads((suite / "suite.json").read_text(encoding="utf-8")) for suite in suites]
    tasks: dict[str, dict] = {}
    folders = []
    for suite, content in zip(suites, read):
        for task in content.get("tasks", []):
            if task["task"] not in tasks:
                tasks[task["task"]] = task
                folders.append(suite / task["task"])
    return {**read[0], "tasks": list(tasks.values())}, folders


def add_samples(joined: dict, suite: Path, taught: Path) -> list[Path]:
    """Adds the small tasks of a suite as the split `samples`, but for those that a line of `taught`
    names, and those that show a graph or an op sequence which the joined suites hold back. Returns
    their folders."""
    known = {json.loads(line)["task"] for line in taught.read_text(encoding="utf-8").splitlines()}
    known |= {task["task"] for task in joined["tasks"]}
    held = [task for task in joined["tasks"] if task.get("split") in HELD_BACK]
    sequences = {task["ops"] for task in held}
    hashes = {graph["hash"] for task in held for graph in task["graphs"]}

    def is_new(task: dict) -> bool:
        return (task["task"] not in known and task["ops"] not in sequences
                and all(graph["bytes"] <= SAMPLE_BYTES and graph["hash"] not in hashes
                        for graph in task["graphs"]))

    content = json.loads((suite / "suite.json").read_text(encoding="utf-8"))
    chosen = [task for task in content["tasks"] if is_new(task)]
    if not chosen:
        raise PassnetError(f"expected tasks of {suite} that {taught} does not name, found none")
    joined["tasks"] += [{**task, "split": SAMPLES} for task in chosen]
    return [suite / task["task"] for task in chosen]


def add_text(tar: tarfile.TarFile, name: str, text: str) -> None:
    data = text.encode()
    info = tarfile.TarInfo(name)
    info.size = len(data)
    tar.addfile(info, io.BytesIO(data))


def split(path: Path, out: Path, size: int) -> list[Path]:
    parts = []
    with path.open("rb") as stream:
        while chunk := stream.read(size):
            parts.append(out / f"part-{len(parts)}")
            parts[-1].write_bytes(chunk)
    return parts


def receive(options: argparse.Namespace) -> None:
    """Keeps the parts that are here; unpacks the payload when the last one came."""
    kept = options.work / "parts"
    kept.mkdir(parents=True, exist_ok=True)
    for path in [options.folder / "manifest.json", *options.folder.glob("part-*")]:
        if path.exists():
            shutil.copy(path, kept)
    if not (kept / "manifest.json").exists():
        raise PassnetError(f"{options.folder}: expected manifest.json, found none")
    manifest = json.loads((kept / "manifest.json").read_text())
    missing = [name for name in manifest["parts"] if not (kept / name).exists()]
    if missing:
        print(f"waiting for {', '.join(missing)}")
        return
    data = b"".join((kept / name).read_bytes() for name in manifest["parts"])
    if hashlib.sha256(data).hexdigest() != manifest["sha256"]:
        raise PassnetError("the parts do not join to the archive that was packed")
    archive = kept / "payload.tar.gz"
    archive.write_bytes(data)
    payload, partial = options.work / "payload", options.work / "payload.partial"
    for old in (payload, partial):  # of another archive, or of a call that was ended
        shutil.rmtree(old, ignore_errors=True)
    with tarfile.open(archive) as tar:
        tar.extractall(partial, filter="data")
    archive.unlink()
    for wheel in partial.glob("wheels/*.whl"):
        zipfile.ZipFile(wheel).extractall(partial / "site")
    if options.install:
        install(partial / "lib", SYSTEM)
    partial.rename(payload)
    print(f"unpacked into {payload}")


def install(libraries: Path, system: Path) -> None:
    """Copies the libraries that this machine lacks to a folder of the loader, where the sandbox of
    the judge finds them too."""
    known = subprocess.run(["ldconfig", "-p"], capture_output=True, text=True, check=True).stdout
    for path in sorted(libraries.glob("*")):
        if f"\t{path.name} " not in known:
            shutil.copy(path, system)
    subprocess.run(["ldconfig"], check=True)
    shutil.rmtree(libraries, ignore_errors=True)
