#!/usr/bin/env python3
"""Compares every op with PyTorch's own OpInfo samples, element by element.

    tests/op/opinfo.py --program build/passnet [--ops add,softmax] [--dtypes float32] [--limit 40]
    tests/op/opinfo.py --ops add --failures 20 --keep out/opinfo      (to examine one op)

Each sample becomes a typed line with its tensors as inputs; `passnet run` answers all lines of a
batch at once. A sample agrees if every output has PyTorch's dtype, shape and, at tolerance t, its
values (NaN where PyTorch has NaN), or if both refuse. Either answer agrees if PyTorch refuses a
dtype on the CPU that it supports on other devices, and if it does not notice that a dtype is not
supported because there is no element to compute. Random ops, whose results differ between seeds,
are left out; so are calls that a typed line cannot express. If a sort is not stable, equal elements
may be in any order. `opinfo_exceptions.json` explains the samples that are known to disagree; they
count as disagreeing.
"""
import argparse
import contextlib
import fnmatch
import gc
import json
import multiprocessing
import multiprocessing.connection
import os
import struct
import subprocess
import sys
import tempfile
import time
import zlib
from collections import Counter
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.path.insert(0, str(HERE.parent.parent / "python"))

EXCEPTIONS = HERE / "opinfo_exceptions.json"
AGREED_SHARE = 0.97
COLUMNS = ["samples", "agree", "value", "sign", "type", "refused", "accepted", "crash", "explained"]
SECONDS = 120  # time limit for one batch of the program
UNKNOWN_OPS = {"unsupported-op"}
UNSTABLE = {"sort", "argsort", "topk"}


def write_safetensors(path, tensors):
    """Contiguous tensors as in0, in1, …."""
    import torch
    from opinfo_samples import DTYPES
    header, blobs, offset = {}, [], 0
    for index, tensor in enumerate(tensors):
        blob = b""
        if tensor.numel():
            flat = tensor.reshape(-1)
            blob = (torch.view_as_real(flat).reshape(-1) if flat.is_complex() else flat).view(
                torch.uint8).numpy().tobytes()
        header[f"in{index}"] = {"dtype": DTYPES[str(tensor.dtype)[6:]],
                                "shape": list(tensor.shape),
                                "data_offsets": [offset, offset + len(blob)]}
        blobs.append(blob)
        offset += len(blob)
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    path.write_bytes(struct.pack("<Q", len(text)) + text + b"".join(blobs))


def read_safetensors(path):
    """The tensors of a file by name."""
    import torch
    from opinfo_samples import DTYPES
    stored = {short: getattr(torch, name) for name, short in DTYPES.items()}
    data = path.read_bytes()
    size = struct.unpack("<Q", data[:8])[0]
    body = memoryview(bytearray(data[8 + size:]))
    tensors = {}
    for name, entry in json.loads(data[8:8 + size]).items():
        if name == "__metadata__":
            continue
        begin, end = entry["data_offsets"]
        dtype = stored[entry["dtype"]]
        tensors[name] = (torch.frombuffer(body[begin:end], dtype=dtype) if end > begin
                         else torch.empty(0, dtype=dtype)).reshape(entry["shape"])
    return tensors


def disagreement(found, expected, t):
    """(kind, reason) if a tensor differs from PyTorch's at tolerance t, otherwise None."""
    import torch
    from passnet.tolerance import tolerances
    if found.dtype != expected.dtype or found.shape != expected.shape:
        return "type", (f"{str(found.dtype)[6:]}{list(found.shape)}, not "
                        f"{str(expected.dtype)[6:]}{list(expected.shape)}")
    name = {"complex64": "float32"}.get(str(expected.dtype)[6:], str(expected.dtype)[6:])
    limits = tolerances(name, t)
    if limits is None:
        wrong = found != expected
    elif expected.is_complex():
        wrong = far(torch.view_as_real(found), torch.view_as_real(expected), limits,
                    expected.abs().double().unsqueeze(-1)).any(-1)
    else:
        wrong = far(found, expected, limits, expected.double().abs())
    count = int(wrong.sum())
    if not count:
        return None
    return "value", (f"{count} of {wrong.numel()} differ: {found[wrong].flatten()[0].item()}, not "
                     f"{expected[wrong].flatten()[0].item()}")


def sign_disagreement(found, expected):
    """(kind, reason) if a zero has the other sign, otherwise None."""
    import torch
    if expected.is_complex():
        found, expected = torch.view_as_real(found), torch.view_as_real(expected)
    if not expected.is_floating_point():
        return None
    wrong = (expected == 0) & (found == 0) & (found.signbit() != expected.signbit())
    return ("sign", f"{int(wrong.sum())} of {wrong.numel()} zeros have the other sign"
            ) if wrong.any() else None


def far(found, expected, limits, scale):
    import torch
    relative, absolute = limits
    exact, wanted = found.double(), expected.double()
    near = (exact - wanted).abs() <= absolute + relative * scale
    equal = (exact == wanted) | (exact.isnan() & wanted.isnan())
    return ~(equal | near & exact.isfinite() & wanted.isfinite())


def run_program(program, rows, folder, pipeline):
    """Answers by name; a row that crashes the program has the error `crash`."""
    answers, pending = {}, [rows]
    while pending:
        part = pending.pop()
        lines = folder / "lines.jsonl"
        lines.write_text("".join(json.dumps(row) + "\n" for row in part))
        command = [program, "run", str(lines), "--inputs", str(folder / "in"), "--outputs",
                   str(folder / "out"), "--json", "--pipeline", pipeline]
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False,
                                  timeout=SECONDS if pipeline == "reference" else 20 * SECONDS)
            code, output, errors = done.returncode, done.stdout, done.stderr
        except subprocess.TimeoutExpired:
            code, output, errors = -1, "", "over time"
        if code in (0, 1) or (code == 2 and output):  # 2: the only row was refused
            for line in output.splitlines():
                answer = json.loads(line)
                answers[answer["graph"].rpartition("#")[2]] = answer
        elif len(part) > 1:
            pending += [part[len(part) // 2:], part[:len(part) // 2]]
        else:
            answers[part[0]["hash"]] = {"error": {
                "id": "crash", "message": f"exit code {code}: {errors.strip()[-300:]}"}}
    return answers


def judge(sample, answer, folder, t, signs=False):
    """(kind, reason): `agree`, a kind of disagreement, `unknown` for an op that we do not have, or
    `random`."""
    if answer is None:
        return "crash", "no answer"
    error = answer.get("error")
    if error:
        if error["id"] == "crash":
            return "crash", error["message"]
        if error["id"] in UNKNOWN_OPS:
            return "unknown", error["message"]
        if error["id"] == "random-op" or draws(sample.line["nodes"]):
            return "random", ""
        if sample.refusal or sample.either:
            return "agree", ""
        notes = " · ".join(str(note.get("message", note)) for note in error.get("notes", []))
        return "refused", f"[{error['id']}] {error['message']} {notes}"
    if sample.refusal:
        return ("agree", "") if sample.either else ("accepted", sample.refusal)
    found = read_safetensors(folder / "out" / f"{sample.name}.safetensors")
    expected = list(sample.outputs)
    if sample.changed is not None and f"out{len(expected)}" in found:
        expected.append(sample.changed)
    for index, tensor in enumerate(expected):
        if f"out{index}" not in found:
            return "type", f"no out{index}"
        differs = (disagreement(found[f"out{index}"], tensor, t) or
                   signs and sign_disagreement(found[f"out{index}"], tensor))
        if differs and not is_tie(sample, found[f"out{index}"], tensor):
            return differs
    return "agree", ""


def draws(nodes):
    """True if a call draws random numbers, even if only with probability 0."""
    last = next((node for node in reversed(nodes) if node["op"] != "operator.getitem"), nodes[-1])
    if last["op"].startswith("torch.nn.functional.") and "dropout" in last["op"]:
        return last["kwargs"].get("training") is not False
    if last["op"].endswith("multi_head_attention_forward"):
        return last["kwargs"].get("training") is not False and last["args"][10] > 0
    return "scaled_dot_product" in last["op"] and last["kwargs"].get("dropout_p", 0) > 0


def is_tie(sample, found, expected):
    """True if positions differ only by the order of equal elements, which PyTorch leaves open for a
    sort that is not stable."""
    import torch
    call = sample.line["nodes"][0]
    if (sample.op not in UNSTABLE or call["kwargs"].get("stable") or len(sample.inputs) != 1
            or found.dtype != torch.int64 or found.shape != expected.shape):
        return False
    source = sample.inputs[0]
    numbers = call["args"][2 if sample.op == "topk" else 1:]  # after self, and k
    dim = call["kwargs"].get("dim", numbers[0] if numbers and type(numbers[0]) is int else -1)
    if source.dim() == 0 or not bool(((found >= 0) & (found < max(1, source.shape[dim]))).all()):
        return False
    if any(found.sort(dim).values.diff(dim=dim).eq(0).flatten()):
        return False
    picked, wanted = source.gather(dim, found), source.gather(dim, expected)
    return bool(((picked == wanted) | ((picked != picked) & (wanted != wanted))).all())


def run_batch(task):
    """The verdicts of all samples of a batch of (op index, dtype)."""
    options, cells = task
    import torch
    from opinfo_samples import Drawer, load_op_db
    torch.set_num_threads(1)
    op_db = load_op_db()
    samples, unexpressed, random = [], Counter(), Counter()
    for index, dtype in cells:
        drawer = Drawer(op_db[index], dtype, options.limit, options.seed,
                        options.special).draw()
        samples += drawer.samples
        unexpressed[op_db[index].full_name] += drawer.unexpressed
        random[op_db[index].full_name] += drawer.random
    verdicts = []
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(options.keep or temporary) / (f"{cells[0][0]}" if options.keep else "")
        for name in ("in", "out"):
            (folder / name).mkdir(parents=True, exist_ok=True)
        for number, sample in enumerate(samples):
            sample.name = sample.line["hash"] = f"{sample.name}.{number}"
            write_safetensors(folder / "in" / f"{sample.name}.safetensors", sample.inputs)
        answers = run_program(options.program, [s.line for s in samples], folder,
                              options.pipeline) if samples else {}
        for sample in samples:
            kind, why = judge(sample, answers.get(sample.name), folder, options.tolerance,
                              options.special)
            verdicts.append({"op": sample.op, "dtype": sample.dtype, "kind": kind, "why": why,
                             "name": sample.name,
                             "line": sample.line if kind not in ("agree", "unknown", "random") else None})
    return verdicts, unexpressed, random


def explanation(verdict, exceptions):
    """The reason that an exception gives for a disagreement, otherwise None."""
    for entry in exceptions:
        if (any(fnmatch.fnmatchcase(verdict["op"], op) for op in entry["ops"])
                and verdict["dtype"] in entry.get("dtypes", [verdict["dtype"]])
                and verdict["kind"] in entry.get("kinds", [verdict["kind"]])
                and entry.get("why", "") in verdict["why"]):
            return entry["reason"]
    return None


def tasks(options, op_db):
    """Batches of (op index, dtype) of about equal work; ops whose results are memory are left out."""
    from opinfo_samples import DTYPES
    dtypes = options.dtypes.split(",") if options.dtypes else list(DTYPES)
    wanted = options.ops.split(",") if options.ops else None
    chosen = []
    for index, info in enumerate(op_db):
        name = info.full_name
        if "empty" in name or name.startswith(("jiterator", "resize", "sparse.")):
            continue
        if wanted is None or any(fnmatch.fnmatchcase(name, pattern) for pattern in wanted):
            chosen.append(index)
    def is_drawn(index, dtype):
        return zlib.crc32(f"{op_db[index].full_name} {dtype}".encode()) % options.part == 0
    cells = [[(index, dtype) for dtype in dtypes if is_drawn(index, dtype)] for index in chosen]
    return [(options, batch) for batch in cells if batch]


def send_batch(connection, task):
    connection.send(run_batch(task))
    connection.close()


def run_batches(work, options, op_db):
    """Yields the result of each batch as it ends. Each runs in a separate process, so that a call
    that crashes or hangs PyTorch only costs its batch."""
    context = multiprocessing.get_context("fork")
    waiting, running = list(reversed(work)), {}
    gc.freeze()  # collecting in the children would copy all that they share
    while waiting or running:
        while waiting and len(running) < options.jobs:
            task = waiting.pop()
            receiver, sender = context.Pipe(duplex=False)
            process = context.Process(target=send_batch, args=(sender, task))
            process.start()
            sender.close()
            running[receiver] = (process, task, time.monotonic())
        patience = min(1, options.seconds)
        for receiver in multiprocessing.connection.wait(list(running), patience):
            process, task, _ = running.pop(receiver)
            try:
                result = receiver.recv()
            except EOFError:
                process.join()
                result = lost(op_db, task, f"ended with code {process.exitcode}")
            process.join()
            yield result
        for receiver, (process, task, start) in list(running.items()):
            if time.monotonic() - start > options.seconds:
                del running[receiver]
                process.kill()
                process.join()
                yield lost(op_db, task, f"over {options.seconds} s")


def lost(op_db, task, why):
    """The result of a batch whose process returned none."""
    _, cells = task
    name, dtype = op_db[cells[0][0]].full_name, cells[0][1]
    return [{"op": name, "dtype": dtype, "kind": "crash", "why": f"the batch {why}",
             "name": f"{name}-batch", "line": None}], Counter(), Counter()


def tabulate(results, exceptions):
    """Rows by op, the disagreements, and the ops that we do not have."""
    table, disagreements, unknown = {}, [], Counter()
    unexpressed, random = Counter(), Counter()
    for verdicts, batch_unexpressed, batch_random in results:
        unexpressed += batch_unexpressed
        random += batch_random
        for verdict in verdicts:
            if verdict["kind"] == "random":
                random[verdict["op"]] += 1
                continue
            if verdict["kind"] == "unknown":
                unknown[verdict["why"].split("'")[1]] += 1
                continue
            row = table.setdefault(verdict["op"], dict.fromkeys(COLUMNS, 0))
            row["samples"] += 1
            row[verdict["kind"]] += 1
            if verdict["kind"] != "agree":
                verdict["reason"] = explanation(verdict, exceptions)
                row["explained"] += verdict["reason"] is not None
                disagreements.append(verdict)
    return table, disagreements, unknown, unexpressed, random


def print_table(table, disagreements, failures):
    """One row per op with disagreements, at most 100 columns wide."""
    widths = [{"samples": 9, "accepted": 9, "explained": 10}.get(column, 8) for column in COLUMNS]

    def row_of(cells):
        return "".join(f"{cell:>{width}}" for cell, width in zip(cells, widths))

    print(f"{'op':<32}" + row_of(COLUMNS))
    for op, row in sorted(table.items()):
        if row["agree"] < row["samples"] or len(table) < 20:
            name = op.replace("nn.functional.", "F.")
            name = name if len(name) <= 31 else name[:28] + "..."
            print(f"{name:<32}" + row_of([row[c] for c in COLUMNS]))
    shown = Counter()
    for verdict in disagreements:
        shown[verdict["op"]] += 1
        if shown[verdict["op"]] <= failures:
            print(f"\n{verdict['name']}: {verdict['kind']}: {verdict['why']}"
                  + (f"\n  explained: {verdict['reason']}" if verdict["reason"] else ""))
            line = verdict["line"]
            if line is None:
                continue
            print("  " + json.dumps({"inputs": line["inputs"], "nodes": [
                [n["id"], n["op"], n["args"], n["kwargs"]] for n in line["nodes"]]}))


def parse_arguments(arguments):
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    root = HERE.parent.parent
    parser.add_argument("--program", default=os.environ.get("PASSNET_PROGRAM",
                                                            str(root / "build" / "passnet")))
    parser.add_argument("--ops",
                        help="OpInfo names or patterns, separated by commas (default: all)")
    parser.add_argument("--dtypes",
                        help="PyTorch's names, separated by commas (default: all shared ones)")
    parser.add_argument("--limit", type=int, default=40, help="samples per op and dtype")
    parser.add_argument("--part", type=int, default=1, help="test one in N ops and dtypes")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--special", action="store_true",
                        help="put infinities, NaN, zeros, limits and ties into the samples")
    parser.add_argument("--tolerance", type=float, default=-5, help="tolerance t")
    parser.add_argument("--pipeline", default="reference", choices=["reference", "op-by-op"])
    parser.add_argument("--share", type=float, default=AGREED_SHARE,
                        help="exit with 1 below this share")
    parser.add_argument("--failures", type=int, default=0, help="show N failures of each op")
    parser.add_argument("--keep", help="keep lines, inputs and outputs in this folder")
    parser.add_argument("--log", help="also write each verdict to this file as its op ends")
    parser.add_argument("--seconds", type=float, default=900, help="time limit per op")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser.parse_args(arguments)


def compare(options):
    """The result of a whole comparison, as --json prints it."""
    from opinfo_samples import load_op_db
    op_db = load_op_db()
    exceptions = json.loads(EXCEPTIONS.read_text())
    work = tasks(options, op_db)
    start = time.monotonic()
    results = []
    with open(options.log, "w") if options.log else contextlib.nullcontext() as log:
        for number, result in enumerate(run_batches(work, options, op_db), start=1):
            results.append(result)
            if log:
                log.writelines(json.dumps(verdict) + "\n" for verdict in result[0])
                log.flush()
            if sys.stderr.isatty():
                print(f"\r{number} of {len(work)} ops", end="", file=sys.stderr, flush=True)
    table, disagreements, unknown, unexpressed, random = tabulate(results, exceptions)
    total = {column: sum(row[column] for row in table.values()) for column in COLUMNS}
    dtypes = {}
    for verdict in (v for verdicts, _, _ in results for v in verdicts):
        if verdict["kind"] not in ("unknown", "random"):
            row = dtypes.setdefault(verdict["dtype"], {"samples": 0, "agree": 0})
            row["samples"] += 1
            row["agree"] += verdict["kind"] == "agree"
    share = total["agree"] / total["samples"] if total["samples"] else 0.0
    return {"share": share, "total": total, "seconds": time.monotonic() - start,
            "ops": dict(sorted(table.items())), "dtypes": dict(sorted(dtypes.items())), "missing": dict(sorted(unknown.items())),
            "unsaid": dict(+unexpressed), "random": dict(+random),
            "disagreements": sorted(disagreements, key=lambda v: v["name"])}


def main(arguments):
    options = parse_arguments(arguments)
    try:
        import torch  # noqa: F401
    except ImportError:
        print("PyTorch is not installed: nothing to compare with", file=sys.stderr)
        return 2
    result = compare(options)
    if options.json:
        print(json.dumps(result))
        return 0 if result["share"] >= options.share else 1
    print_table(result["ops"], result["disagreements"], options.failures)
    total = result["total"]
    unexplained = total["samples"] - total["agree"] - total["explained"]
    print(f"\n{total['agree']} of {total['samples']} samples of {len(result['ops'])} ops agree "
          f"({result['share']:.2%}); {total['explained']} disagreements are explained, "
          f"{unexplained} are not; {sum(result['unsaid'].values())} calls cannot be said, "
          f"{sum(result['random'].values())} are random; {result['seconds']:.0f} s")
    print("  ".join(f"{dtype} {row['agree'] / row['samples']:.1%}"
                    for dtype, row in result["dtypes"].items()))
    reasons = Counter(v["reason"] for v in result["disagreements"] if v["reason"])
    for reason, count in reasons.most_common():
        print(f"{count:>6}  {reason}")
    if not options.ops:
        print(f"{len(result['missing'])} spellings that PassNet does not have: "
              + ", ".join(result["missing"]))
    return 0 if result["share"] >= options.share else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
