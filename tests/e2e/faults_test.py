"""Faults of machines, files and names: no result is lost or another's, and each fault is one message.

Tests that need root, or a file system of their own, are skipped with a message otherwise.
"""
import json
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from program import PROGRAM, ROOT
from verdicts import timed

GRAPHS = ROOT / "data" / "graphs"
NAMESPACES = subprocess.run(["unshare", "-Urm", "true"], capture_output=True, check=False).returncode == 0
GRAPH = """graph @{name}(%x: f32[64,64], %y: f32[64,64]) {{
  %0 = add(%x, %y)
  %1 = {op}(%0)
  return %1
}}
"""
PASS = """pass {name} {{
  pattern(%x, %y) {{
    %0 = add(%x, %y)
    %1 = relu(%0)
    return %1
  }}
  replace {{
    fuse pattern
  }}
}}
"""


def line(name, op="torch.relu", **more):
    return json.dumps({"inputs": [{"shape": [8], "dtype": "float32"}],
                       "nodes": [{"id": "n", "op": op, "kind": "call_function", "args": [{"v": "in0"}]}],
                       "outputs": ["n"], "hash": name, **more}) + "\n"


class Faults(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        self.graph = self.write("add_relu.graph", GRAPH.format(name="g", op="relu"))
        self.environment = dict(os.environ, PASSNET_CACHE=str(self.folder / "cache"))

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path

    def run_program(self, *arguments, code=0, words="", **options):
        options = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "timeout": 600} | options
        done = subprocess.run([PROGRAM, *map(str, arguments)], text=True, check=False, cwd=self.folder,
                              env=self.environment, errors="replace", **options)
        codes = (0, 1) if code == 0 and "NOISY" in str(done.stdout) else (code,)  # 1: too busy to time
        self.assertIn(done.returncode, codes, f"{arguments}: {done.stdout} {done.stderr}")
        if words:
            self.assertIn(words, done.stderr)
        return done

    def build(self, out, *graphs):
        self.run_program("dataset", "build", *(GRAPHS / graph for graph in graphs), "--out", out)

    def hash_of(self, path):
        return json.loads(self.run_program("dataset", "stats", path, "--json").stdout)["hash"]

    def records(self, out):
        return [json.loads(row) for row in (self.folder / out / "records.jsonl").read_text().splitlines()]


class Data(Faults):
    def test_merge_writes_a_file_of_that_name_or_fails(self):
        self.build("one.db", "bert")
        self.run_program("dataset", "merge", "new/", "one.db", code=2, words="[merge-unwritable]")
        self.run_program("dataset", "merge", "new/deep/x.db", "one.db")
        both = [subprocess.Popen([PROGRAM, "dataset", "merge", "m.db", "one.db", "one.db"], cwd=self.folder,
                                 stdout=subprocess.PIPE, stderr=subprocess.PIPE) for _ in range(2)]
        codes = sorted(process.wait() for process in both)
        for process in both:
            process.communicate()
        self.assertEqual(codes, [0, 2])
        self.assertEqual(self.hash_of("m.db"), self.hash_of("one.db"))
        self.assertEqual(sorted(path.name for path in self.folder.glob("m.db*")), ["m.db"])

    def test_a_full_disk_leaves_a_whole_dataset_or_none(self):
        if not NAMESPACES:
            self.skipTest("this system permits no user namespace")
        self.build("1.db", "audio_spectrogram", "bart", "beit")
        self.build("2.db", "bert", "bloom", "clip")
        self.run_program("dataset", "merge", "whole.db", "1.db", "2.db")
        (self.folder / "disk").mkdir()
        size = (self.folder / "whole.db").stat().st_size // 1024
        codes = set()
        for kilobytes in (size // 2, size, 2 * size, 3 * size, 5 * size, 16 * size):
            command = (f"mount -t tmpfs -o size={kilobytes}k tmpfs disk && '{PROGRAM}' dataset merge disk/x.db 1.db "
                       f"2.db; code=$?; ls disk; cp disk/x.db kept.db; exit $code")
            done = subprocess.run(["unshare", "-Urm", "sh", "-c", command], capture_output=True, text=True,
                                  timeout=600, check=False, cwd=self.folder, env=self.environment)
            codes.add(done.returncode)
            kept = self.folder / "kept.db"
            self.assertEqual(kept.exists(), done.returncode == 0, done.stdout + done.stderr)
            if kept.exists():
                self.assertEqual(self.hash_of(kept), self.hash_of("whole.db"))
                kept.unlink()
            else:
                self.assertIn("disk is full", done.stderr)
                self.assertNotIn("x.db", done.stdout)
        self.assertEqual(codes, {0, 2})

    def test_a_read_only_file_system_can_be_read(self):
        if not NAMESPACES:
            self.skipTest("this system permits no user namespace")
        self.build("1.db", "bert")
        (self.folder / "disk").mkdir()
        for mode in ("delete", "wal"):
            with sqlite3.connect(self.folder / "1.db") as database:
                database.execute(f"PRAGMA journal_mode = {mode}")
            database.close()
            command = (f"mount -t tmpfs tmpfs disk && cp 1.db 'disk/a#%?.db' && mount -o remount,ro disk && "
                       f"'{PROGRAM}' dataset stats 'disk/a#%?.db' --json && "
                       f"'{PROGRAM}' dataset merge {mode}.db 'disk/a#%?.db'")
            done = subprocess.run(["unshare", "-Urm", "sh", "-c", command], capture_output=True, text=True,
                                  timeout=600, check=False, cwd=self.folder, env=self.environment)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertEqual(self.hash_of(f"{mode}.db"), self.hash_of("1.db"))

    def test_builds_of_one_file_side_by_side(self):
        expected = "whole.db"
        self.build(expected, "bert", "clip")
        both = [subprocess.Popen([PROGRAM, "dataset", "build", GRAPHS / "bert", GRAPHS / "clip", "--out", "x.db",
                                  "--resume"], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                 text=True) for _ in range(2)]
        for process in both:
            _, errors = process.communicate(timeout=600)
            self.assertIn(process.returncode, (0, 2), errors)
            self.assertNotIn("broken-dataset", errors)
        self.run_program("dataset", "build", GRAPHS / "bert", GRAPHS / "clip", "--out", "x.db", "--resume")
        self.assertEqual(self.hash_of("x.db"), self.hash_of(expected))

    def test_failures_that_are_listed_are_no_news(self):
        rows = line("good") + line("bad", op="torch.randn")
        self.write("rows.jsonl", rows)
        self.run_program("dataset", "build", "rows.jsonl", "--out", "a.db", code=1)
        with sqlite3.connect(self.folder / "a.db") as database:
            (key, name), = database.execute("SELECT lower(hex(key)), id FROM failures")
        database.close()
        self.write("rows.failures.jsonl", json.dumps({"key": key, "id": name}) + "\n")
        done = self.run_program("dataset", "build", "rows.jsonl", "--out", "b.db")
        self.assertNotIn("error", done.stderr)
        self.assertIn(f"1 {name}", done.stdout)
        self.write("rows.failures.jsonl", "{}\n")
        self.run_program("dataset", "build", "rows.jsonl", "--out", "c.db", code=2, words="[broken-failures]")

    def test_counts_are_not_negative_and_threads_are_limited(self):
        self.build("1.db", "bert")
        for arguments in (("dataset", "build", GRAPHS / "bert", "--out", "x.db"), ("dataset", "verify", "1.db"),
                          ("dataset", "vary", "1.db"), ("eval", self.graph)):
            done = self.run_program(*arguments, "--threads", "-1", "--json", code=2,
                                    words="expected a number of at least 0, found -1")
            self.assertEqual(json.loads(done.stdout)["error"]["id"], "option-value")
            done = self.run_program(*arguments, "--threads", "100000", "--json", code=2,
                                    words="[too-many-threads]")
            self.assertEqual(json.loads(done.stdout)["error"]["id"], "too-many-threads")


class Resume(Faults):
    def bench(self, *arguments, **options):
        return self.run_program("bench", *arguments, "--out", "o", "--calls", "5", "--warmup", "1", **options)

    def test_scores_state_the_rule_and_count_levels(self):
        self.write("a.pass", PASS.format(name="a"))
        self.bench(self.graph, "--passes", "a.pass", "--robust")
        done = self.run_program("score", "o/records.jsonl", code=0)
        self.assertIn("rule proved robust,", done.stdout)
        self.assertIn("passes: proved 1\n", done.stdout)

    def test_another_submission_or_setting_is_another_run(self):
        self.write("a.pass", PASS.format(name="a"))
        self.write("b.pass", PASS.format(name="b"))
        self.bench(self.graph, "--passes", "a.pass")
        # A resumed run judges what could not be timed anew.
        before = [timed(record) for record in self.records("o")]
        self.write("o/records.jsonl", "".join(json.dumps(record) + "\n" for record in before))
        for arguments, words in ((("--passes", "b.pass"), "hash of passes was"),
                                 (("--candidate", "default"), "candidate was"),
                                 (("--passes", "a.pass", "--threads", "1"), "threads was"),
                                 (("--passes", "a.pass", "--seed", "9000"), "seed was"),
                                 (("--passes", "a.pass", "--pipeline", "full"), "line was"),
                                 (("--passes", "a.pass", "--accept", "tested"), "rule was"),
                                 (("--passes", "a.pass", "--robust"), "rule was"),
                                 (("--passes", "a.pass", "--baseline", "default"), "baseline was")):
            if "--threads" in arguments and (os.cpu_count() or 1) < 2:
                continue
            with self.subTest(arguments):
                done = self.bench(self.graph, *arguments, "--resume", code=2, words="[resume-differs]")
                self.assertIn(words, done.stderr)
        other = self.write("other.graph", GRAPH.format(name="g", op="tanh"))
        self.bench(other, "--passes", "a.pass", "--resume", code=2, words="[resume-foreign]")
        self.assertEqual(self.records("o"), before)
        self.bench(self.graph, "--passes", "a.pass", "--resume")
        self.assertEqual(self.records("o"), before)

    def test_graphs_of_one_name_keep_a_record_each(self):
        for place, op in (("a/x", "relu"), ("b/x", "tanh"), ("c/x", "relu")):
            self.write(f"s/{place}.graph", GRAPH.format(name="same", op=op))
        self.bench("s", "--candidate", "default")
        whole = [record["origin"]["graph_hash"] for record in self.records("o")]
        self.assertEqual(len(whole), 3)
        self.assertEqual(len(set(whole)), 2)
        path = self.folder / "o" / "records.jsonl"
        lines = path.read_text().splitlines(keepends=True)
        for kept in ([], lines[:1], lines[1:2], lines[:2], lines[::2]):
            path.write_text("".join(kept))
            self.bench("s", "--candidate", "default", "--resume")
            self.assertEqual(sorted(record["origin"]["graph_hash"] for record in self.records("o")), sorted(whole))

    def test_a_name_that_is_no_text(self):
        task = Path(os.fsdecode(os.fsencode(self.folder) + b"/s/a\xff"))
        task.mkdir(parents=True)
        shutil.copy(self.graph, task / "0.graph")
        self.write("s/suite.json", '{"name": "x", "version": "1"}')
        self.bench("s", "--candidate", "default")
        self.assertEqual(len(self.records("o")), 1)
        self.bench("s", "--candidate", "default", "--resume")
        self.assertEqual(len(self.records("o")), 1)


class Names(Faults):
    def files(self, folder):
        return sorted(str(path.relative_to(self.folder / folder)) for path in (self.folder / folder).rglob("*")
                      if path.is_file())

    def test_no_name_of_a_graph_leaves_its_folder(self):
        self.write("in/rows.jsonl", line("../../escaped") + line(str(self.folder / "absolute")) + line("plain"))
        self.run_program("run", "in/rows.jsonl", "--outputs", "in/x/out", "--save-inputs", "in/x/saved")
        self.run_program("run", "in/rows.jsonl", "--inputs", "in/x/saved")
        self.run_program("import", "in/rows.jsonl", "--out", "in/x/graphs")
        self.run_program("variants", "in/rows.jsonl", "--count", "2", "--out", "in/x/variants")
        self.assertEqual({path.name for path in self.folder.iterdir()}, {"add_relu.graph", "in"})
        self.assertEqual({path.name for path in (self.folder / "in").iterdir()}, {"rows.jsonl", "x"})
        self.assertEqual(len(self.files("in/x/out")), 3)
        self.assertIn("plain.safetensors", self.files("in/x/out"))

    def test_graphs_of_like_names_have_files_of_their_own(self):
        names = ["my graph", "my_graph", "my_graph", "my_graph-2", "a/b", "a//b", "a_b", "x" * 400, "x" * 401, ""]
        self.write("rows.jsonl", "".join(line(name) for name in names))
        self.run_program("import", "rows.jsonl", "--out", "imported")
        self.run_program("run", "rows.jsonl", "--outputs", "out")
        self.assertEqual(len(self.files("imported")), len(names))
        self.assertEqual(len(self.files("out")), len(names))

    def test_tasks_of_like_names_are_tasks_of_their_own(self):
        names = ["my task", "my_task", "..", "..x", "/", "plain"]
        self.write("rows.jsonl", "".join(line(str(number), op=op, task=task) for number, (task, op) in enumerate(
            (task, op) for task in names for op in ("torch.relu", "torch.tanh"))))
        self.run_program("suite", "import", "rows.jsonl", "--name", "x", "--out", "in/suite")
        self.assertEqual({path.name for path in self.folder.iterdir()}, {"add_relu.graph", "in", "rows.jsonl"})
        self.assertEqual({path.name for path in (self.folder / "in").iterdir()}, {"suite"})
        suite = json.loads((self.folder / "in" / "suite" / "suite.json").read_text())
        self.assertEqual(len(suite["tasks"]), len(names))
        self.run_program("suite", "verify", "in/suite")


class Cache(Faults):
    def objects(self, folder="cache"):
        return sorted((self.folder / folder).rglob("*.so"))

    def compile(self, graph, **options):
        return self.run_program("run", graph, "--pipeline", "default", "--check", **options)

    def test_a_misplaced_or_odd_entry_is_made_again(self):
        other = self.write("other.graph", GRAPH.format(name="g", op="tanh"))
        self.compile(other)
        strange, = self.objects()
        shutil.move(self.folder / "cache", self.folder / "strange")
        strange = self.folder / "strange" / strange.relative_to(self.folder / "cache")
        self.compile(self.graph)
        entry, = self.objects()
        whole = entry.read_bytes()

        def folder():
            entry.mkdir()
            (entry / "file").write_text("x")

        for fault in (lambda: shutil.copy(strange, entry), folder, lambda: os.mkfifo(entry),
                      lambda: (entry.write_bytes(whole), entry.chmod(0)),
                      lambda: entry.symlink_to("/dev/zero"), lambda: entry.write_bytes(whole[:-40])):
            entry.unlink()
            fault()
            self.run_program("eval", self.graph, "--candidate", "default", "--calls", "3", "--json")
            self.assertEqual(entry.read_bytes(), whole)

    def test_the_folder_belongs_to_its_user(self):
        cache = self.folder / "cache"
        cache.mkdir()
        cache.chmod(0o777)
        self.compile(self.graph, code=2, words="[cache-not-private]")
        if os.geteuid() != 0:
            self.skipTest("only root can give a folder to another user")
        cache.chmod(0o755)
        os.chown(cache, 65534, 65534)
        self.compile(self.graph, code=2, words="[cache-not-private]")


class Limits(Faults):
    def test_a_compiler_that_hangs_is_found_soon(self):
        compiler = self.write("hanging", "#!/bin/sh\ncase $1 in --version) echo hanging 1.0; exit;; esac\n"
                                         "while :; do sleep 1; done\n")
        compiler.chmod(0o755)
        self.run_program("bench", self.graph, "--candidate", "default", "--compiler", compiler, code=2,
                         words="[compiler-not-usable]", timeout=300)

    def test_streams_that_take_nothing(self):
        with Path("/dev/full").open("w") as full:
            self.run_program("bench", self.graph, "--candidate", "default", "--calls", "3", "--out", "o", stderr=full)
            self.run_program("ops", code=2, stdout=full, words="No space left on device")
            self.run_program("ops", "--no-such-option", code=2, stderr=full)
            self.run_program("ops", code=2, stdout=full, stderr=full)

        def close(*streams):
            return lambda: [os.close(stream) for stream in streams]

        for streams, code in (((1, 2), 2), ((2,), 0), ((0, 1, 2), 2)):
            self.run_program("ops", code=code, preexec_fn=close(*streams))
            self.run_program("dataset", "build", GRAPHS / "bert", "--out", f"{len(streams)}.db", code=code,
                             preexec_fn=close(*streams))
            self.hash_of(f"{len(streams)}.db")  # no line of the table is in it

    def test_files_may_not_grow(self):
        def limit():
            resource.setrlimit(resource.RLIMIT_FSIZE, (1024, 1024))
        self.run_program("bench", self.graph, "--candidate", "default", "--calls", "3", "--out", "o", code=2,
                         preexec_fn=limit, words="File too large")

    def test_little_memory_ends_with_a_message(self):
        for megabytes in (100, 140, 180):
            def limit(space=megabytes << 20):
                resource.setrlimit(resource.RLIMIT_AS, (space, space))
            done = subprocess.run([PROGRAM, "dataset", "build", GRAPHS / "bert", GRAPHS / "swin", "--out",
                                   f"{megabytes}.db", "--threads", "4"], cwd=self.folder, env=self.environment,
                                  capture_output=True, text=True, timeout=600, check=False, preexec_fn=limit)
            self.assertIn(done.returncode, (0, 2), done.stderr)

    def test_few_processes_end_with_a_message(self):
        if os.geteuid() != 0:
            self.skipTest("only root can become a user without other processes")
        if shutil.which("setpriv") is None:
            self.skipTest("this system has no setpriv")
        self.folder.chmod(0o777)
        for count in (4, 6, 9, 12, 14, 20):
            environment = dict(self.environment, PASSNET_CACHE=str(self.folder / f"cache{count}"))
            for arguments in (("dataset", "build", GRAPHS / "bert", "--out", f"{count}.db", "--threads", "8"),
                              ("eval", self.graph, "--candidate", "default", "--calls", "3", "--threads", "4")):
                done = subprocess.run(["setpriv", "--reuid", "54321", "--regid", "54321", "--clear-groups", "prlimit",
                                       f"--nproc={count}", PROGRAM, *map(str, arguments)], cwd=self.folder,
                                      env=environment, capture_output=True, text=True, timeout=600, check=False)
                self.assertIn(done.returncode, (0, 1, 2) if "NOISY" in done.stdout else (0, 2),
                              f"{count} {arguments} {done.stdout} {done.stderr}")
                self.assertNotIn("CRASH", done.stdout)
                if done.returncode == 2:
                    self.assertIn("error: ", done.stderr)

    def test_files_without_end_are_refused(self):
        huge = self.folder / "huge.jsonl"
        huge.touch()
        os.truncate(huge, 2 << 30)
        os.mkfifo(self.folder / "pipe.jsonl")
        self.build("1.db", "bert")
        commands = (("score",), ("compare", self.graph), ("replay",), ("pass", "check"), ("trajectories", "stats"),
                    ("dataset", "measure", "1.db"))
        for command in commands:
            for path in ("/dev/zero", huge, self.folder):
                with self.subTest(command=command, path=path):
                    done = subprocess.run([PROGRAM, *map(str, command), str(path)], cwd=self.folder,
                                          env=self.environment, capture_output=True, text=True, timeout=300,
                                          check=False)
                    self.assertEqual(done.returncode, 2, done.stdout + done.stderr)
        for command in commands:
            subprocess.run([PROGRAM, *map(str, command), "pipe.jsonl"], cwd=self.folder, env=self.environment,
                           capture_output=True, timeout=300, check=False)

    def test_a_link_to_no_pass_is_not_quoted(self):
        self.write("secret", "root:x:0:0 secret words\n")
        self.write("good.pass", PASS.format(name="good"))
        (self.folder / "submission").mkdir()
        for name, target in (("a.pass", "../secret"), ("b.pass", "../good.pass")):
            (self.folder / "submission" / name).symlink_to(target)
        for command in (("pass", "check", "submission/a.pass"), ("pass", "fmt", "submission/a.pass"),
                        ("pass", "check", "submission"), ("eval", self.graph, "--passes", "submission")):
            done = self.run_program(*command, code=2, words="[submission-link]")
            self.assertNotIn("root", done.stdout + done.stderr)
        self.run_program("pass", "check", "submission/b.pass")

    def test_a_native_kernel_sees_no_environment(self):
        text = (ROOT / "tests" / "e2e" / "faults" / "environment.pass").read_text()
        self.write("leak.pass", text)
        self.environment["SECRET_TOKEN"] = "s3cr3t"
        done = self.run_program("eval", self.graph, "--passes", "leak.pass", "--allow-native", "--calls", "3",
                                "--json", code=1)
        self.assertNotIn(str(ord("s") * 65536 + ord("3") * 256 + ord("c")), done.stdout)


def session_priority(pid):
    try:
        return int(Path(f"/proc/{pid}/autogroup").read_text().split()[-1])
    except OSError:
        return None


class Killed(Faults):
    def test_a_killed_judge_leaves_the_session_as_it_was(self):
        holder = subprocess.Popen(["sleep", "600"], start_new_session=True)
        self.addCleanup(holder.wait)
        self.addCleanup(holder.kill)
        if session_priority(holder.pid) is None:
            self.skipTest("this scheduler knows no sessions")
        script = 'echo $$; "$@" & echo $!; wait; exec sleep 600'
        for number in (signal.SIGKILL, signal.SIGTERM):
            shell = subprocess.Popen(
                ["sh", "-c", script, "sh", PROGRAM, "eval", str(self.graph), "--candidate", "default", "--calls",
                 "20000", "--warmup", "100"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                start_new_session=True, env=self.environment, cwd=self.folder)
            try:
                session, judge = (int(shell.stdout.readline()) for _ in range(2))
                before = session_priority(holder.pid)
                for _ in range(400):
                    if session_priority(session) != before:
                        break
                    time.sleep(0.02)
                os.kill(judge, number)
                for _ in range(1200):
                    if session_priority(session) == before:
                        break
                    time.sleep(0.05)
                self.assertEqual(session_priority(session), before)
            finally:
                os.killpg(shell.pid, signal.SIGKILL)
                shell.wait()
                shell.stdout.close()


if __name__ == "__main__":
    unittest.main()
