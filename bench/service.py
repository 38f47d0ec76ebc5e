#!/usr/bin/env python3
"""Prints what the service costs: claims per second, latency beside `bench`, memory of waiting clients.

  - claims: simulated workers, each with a connection of its own, claim jobs and settle them
    (build/bench/service_bench, which this script runs); with PASSNET_POSTGRES (tools/with_postgres.py)
    on PostgreSQL too; and the processor time of an evaluation, with its submission, of workers and database;
  - latency: from a submission of one small evaluation to its verdict, in alternation with `passnet eval`
    of the same, whose kernels are cached: whole calls, and the part of a call that is not the judge's;
  - throughput: the graphs of a suite by the service, in turns with `passnet bench`, and what the server and
    its workers add to the judge, in seconds of processors, which other work on the machine changes less;
  - stages: the graphs of a suite judged by stages, twice with equal proofs in the cache, and the rank
    correlation of estimates with the speedups of `bench`;
  - rewards: processor time of rewards for small graphs (`passnet.service.Judge`), with an empty cache of kernels
    and proofs and with a full one, where all passes that are proved are timed, a quarter of them, and none;
  - memory: the peak of a server with many clients that wait.
"""
import argparse
import asyncio
import collections
import contextlib
import json
import math
import os
import re
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests" / "e2e"), str(ROOT / "python")]
from service_process import ADD_RELU, GRAPH, PROGRAM, QUICK, Service, request  # noqa: E402

from passnet.service import Client, Judge  # noqa: E402

CLAIMED = 2000  # evaluations of service_bench
SMALL = 1 << 18  # elements of a small graph's inputs


def postgres_seconds():
    """Processor seconds of the private server that PASSNET_POSTGRES names; 0 without one."""
    folder = re.search(r"host=(\S+)", os.environ.get("PASSNET_POSTGRES", ""))
    if not folder:
        return 0
    server = (Path(folder[1]) / "data/postmaster.pid").read_text(encoding="ascii").split()[0]
    ticks = 0
    for file in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = file.read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
            if file.parent.name == server:
                ticks += sum(map(int, fields[11:15]))  # with connections that ended
            elif fields[1] == server:
                ticks += sum(map(int, fields[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")


def claims(program):
    """(name, evaluations per second, milliseconds of processors for each: workers, database)."""
    names = subprocess.run([program, "--benchmark_list_tests"], check=True, capture_output=True, text=True).stdout
    for name in names.split():
        used, database = resource.getrusage(resource.RUSAGE_CHILDREN), postgres_seconds()
        done = subprocess.run([program, f"--benchmark_filter=^{name}$", "--benchmark_format=json"], check=True,
                              capture_output=True, text=True)
        time.sleep(0.5)  # until the server has seen that connections ended
        now = resource.getrusage(resource.RUSAGE_CHILDREN)
        row, = json.loads(done.stdout)["benchmarks"]
        workers = now.ru_utime + now.ru_stime - used.ru_utime - used.ru_stime
        yield (name, row["items_per_second"], 1000 * workers / CLAIMED,
               1000 * (postgres_seconds() - database) / CLAIMED)


def latency(service, count):
    """Milliseconds of whole calls, of them without the judge's part, and of `passnet eval`."""
    calls, rests, evals = [], [], []
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "p.pass").write_text(ADD_RELU)
        (Path(folder) / "g.graph").write_text(GRAPH)
        command = [PROGRAM, "eval", "g.graph", "--passes", "p.pass", "--json", "--warmup", "1", "--calls", "8",
                   "--threads", "1"]
        for number in range(count + 1):  # the first fills the cache
            begin = time.monotonic()
            row, = service.judge(request(cache=False))
            middle = time.monotonic()
            subprocess.run(command, cwd=folder, check=True, capture_output=True)
            if number:
                calls.append((middle - begin) * 1000)
                rests.append(calls[-1] - row["judged_ms"])
                evals.append((time.monotonic() - middle) * 1000)
    return calls, rests, evals


def processor_seconds(server):
    """(all processes of a service, the server and its workers without their judges)."""
    everything = carriers = 0.0
    for file in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = file.read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
            if int(fields[3]) != server:  # of another session
                continue
            own, ended = (sum(map(int, fields[at:at + 2])) / os.sysconf("SC_CLK_TCK") for at in (11, 13))
            everything += own + ended
            if int(file.parent.name) == server or int(fields[1]) == server:
                carriers += own
    return everything, carriers


def throughput(service, suite, passes, rounds):
    """Seconds of `bench` and of the service in turns, for the same suite and settings, and the service's processor
    seconds: all, and those of the server and its workers without their judges.
    """
    texts = {path.name: path.read_text(encoding="utf-8") for path in sorted((ROOT / passes).glob("*.pass"))}

    def bench():
        begin = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([PROGRAM, "bench", suite, "--passes", passes, "--warmup", "1", "--calls", "8",
                            "--threads", "1", "--out", folder], cwd=ROOT, check=False, capture_output=True)
        return time.monotonic() - begin

    def serve():
        begin = time.monotonic(), *processor_seconds(service.process.pid)
        service.judge({"passes": texts, "graphs": ["demo"], "cache": False, **QUICK}, seconds=3600)
        end = time.monotonic(), *processor_seconds(service.process.pid)
        return tuple(after - before for before, after in zip(begin, end, strict=True))

    bench()  # kernels and proofs are in the cache of both then
    return [(bench(), *serve()) for _ in range(rounds)]


def small_rewards(suite, passes):
    """(texts, graphs): each small graph of a task whose name ends with that of an example pass, and that pass."""
    texts, graphs = [], []
    for file in sorted((ROOT / suite).glob("*/*.graph")):
        example = ROOT / passes / f"{file.parent.name.partition('.')[2]}.pass"
        text = file.read_text(encoding="utf-8")
        inputs = re.findall(r"\[([\d,]+)\]", text.partition("\n  %")[0])
        if example.exists() and sum(math.prod(map(int, shape.split(","))) for shape in inputs) <= SMALL:
            texts.append(example.read_text(encoding="utf-8"))
            graphs.append([{"text": text, "task": file.parent.name}])
    return texts, graphs


def rewards(suite, passes):
    """(part that is timed, state of the cache, rewards, how many were timed, processor seconds of the service)."""
    texts, graphs = small_rewards(suite, passes)
    for timed in (1, 0.25, 0):
        with tempfile.TemporaryDirectory() as folder:
            for cache in ("empty", "full"):
                with contextlib.closing(Service(environment={"PASSNET_CACHE": folder})) as service:
                    service.judge(request(passes="pass {", judge="stages"))  # until a worker is there
                    used, _ = processor_seconds(service.process.pid)
                    judge = Judge(Client(f"http://127.0.0.1:{service.port}"), timed=timed, threads=1)
                    found = asyncio.run(judge.rewards(texts, graphs))
                    used = processor_seconds(service.process.pid)[0] - used
                yield timed, cache, len(found), sum(reward.kind == "timed" for reward in found), used


def ranks(values):
    order = sorted(range(len(values)), key=values.__getitem__)
    found = [0] * len(values)
    for rank, index in enumerate(order):
        found[index] = rank
    return found


def stages(service, suite, passes):
    """Seconds of both rounds, how many reached each stage, and (estimate, speedup) of graphs that were timed."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in sorted((ROOT / passes).glob("*.pass"))}
    seconds = []
    for _ in range(2):
        begin = time.monotonic()
        rows = service.judge({"passes": texts, "graphs": ["demo"], "judge": "stages", "seed": 1, "cache": False},
                             seconds=3600)
        seconds.append(time.monotonic() - begin)
    found = {(row["task"], row["graph"]): row["record"] for row in rows}
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([PROGRAM, "bench", suite, "--passes", passes, "--threads", "1", "--out", folder], cwd=ROOT,
                       check=False, capture_output=True)
        timed = [json.loads(line) for line in (Path(folder) / "records.jsonl").read_text().splitlines()]
    pairs = [(found[row["task"], row["graph"]]["estimate"], row["speedup"]) for row in timed
             if row["speedup"] and found[row["task"], row["graph"]]["stage"] == "proved"]
    return seconds, collections.Counter(record["stage"] for record in found.values()), pairs


def memory(service, clients):
    """Megabytes at the peak while so many clients wait, and how many were answered."""
    row = service.json("POST", "/v1/evaluations", request(device="cuda"), 202)["evaluations"][0]
    ask = f"GET /v1/evaluations/{row['id']}?wait=60 HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()
    waiting = []
    for _ in range(clients):
        connection = socket.create_connection(("127.0.0.1", service.port), timeout=120)
        connection.sendall(ask)
        waiting.append(connection)
    while True:
        _, text = service.call("GET", "/metrics")
        if int(re.search(r"^passnet_waiting_clients (\d+)", text, re.MULTILINE)[1]) >= clients:
            break
        time.sleep(0.1)
    service.json("DELETE", f"/v1/evaluations/{row['id']}")
    answered = sum(b"canceled" in connection.recv(65536) for connection in waiting)
    for connection in waiting:
        connection.close()
    status = Path(f"/proc/{service.process.pid}/status").read_text(encoding="ascii")
    return int(re.search(r"VmHWM:\s+(\d+)", status)[1]) / 1024, answered


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--claims", default=str(ROOT / "build" / "bench" / "service_bench"))
    parser.add_argument("--evaluations", type=int, default=30)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--clients", type=int, default=1000)
    parser.add_argument("--suite", default="data/suite")
    parser.add_argument("--passes", default="examples/passes")
    parser.add_argument("--only", default="claims,latency,throughput,stages,rewards,memory")
    options = parser.parse_args(arguments)
    parts = options.only.split(",")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 4 * options.clients)), hard))
    if "claims" in parts:
        for name, rate, workers, database in claims(options.claims):
            print(f"claims: {name}: {rate:.0f} evaluations/s claimed and settled; each, with its submission, "
                  f"{workers:.2f} ms of processors of workers and {database:.2f} of PostgreSQL")
    if "rewards" in parts:
        for timed, cache, count, done, used in rewards(options.suite, options.passes):
            print(f"rewards: {count}, the best {timed:.0%} timed ({done}), cache {cache}: {used:.2f} s of processors, "
                  f"{60 * count / used:.0f} per core-minute")
    service = Service()
    try:
        if "latency" in parts:
            for name, costs in zip(("a call", "of it not the judge's", "passnet eval"),
                                   latency(service, options.evaluations), strict=True):
                print(f"latency: {name}: {statistics.median(costs):.1f} ms (median of {len(costs)}, least "
                      f"{min(costs):.1f})")
        if "throughput" in parts:
            for bench, served, used, carried in throughput(service, options.suite, options.passes, options.rounds):
                print(f"throughput: bench {bench:.1f} s, service {served:.1f} s; of its {used:.1f} s of processors, the "
                      f"server and its workers took {carried:.2f} ({100 * carried / used:.1f} %)")
        if "stages" in parts:
            seconds, reached, pairs = stages(service, options.suite, options.passes)
            print(f"stages: {reached.total()} evaluations: {seconds[0]:.1f} s, again {seconds[1]:.1f} s; {dict(reached)}")
            correlation = statistics.correlation(*(ranks(list(side)) for side in zip(*pairs, strict=True)))
            print(f"stages: rank correlation of estimates and speedups: {correlation:.2f} ({len(pairs)} graphs)")
        if "memory" in parts:
            peak, answered = memory(service, options.clients)
            print(f"memory: {options.clients} waiting clients, {answered} answered: {peak:.0f} MB at the peak")
    finally:
        service.close()


if __name__ == "__main__":
    main(sys.argv[1:])
