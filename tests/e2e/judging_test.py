"""Judging as a user runs it: every way to cheat or fail gets its verdict, next to an honest
twin."""
import functools
import json
import subprocess
import tempfile
import unittest
from pathlib import Path

from program import PROGRAM
from verdicts import RIGHT


def graph(name, rows):
    return f"""
graph @{name}(%x: f32[{rows},100], %y: f32[{rows},100]) {{
  %0 = add(%x, %y)
  %1 = relu(%0)
  return %1
}}
"""


GRAPHS = graph("small", 64) + graph("large", 128)

PASS = """
pass add_relu {
  pattern(%x, %y) {
    %0 = add(%x, %y)
    %1 = relu(%0)
    return %1
  }
  where shape(%x) == shape(%y)
  replace {
    %r = launch add_relu(%x, %y) : like(%1)
         args = [numel(%x)]
    return %r
  }
  kernel add_relu cpp \"\"\"
HELPER
void add_relu(const x_t* x, const y_t* y, r_t* r, int64_t n) {
  BODY
}
\"\"\"
}
"""

HONEST = """
  for (int64_t i = 0; i < n; ++i) {
    const float sum = pn::load(x + i) + pn::load(y + i);
    pn::store(r + i, sum > 0.0f ? sum : sum != sum ? sum : 0.0f);
  }
"""


def evaluate(body, helper="", graphs=GRAPHS, arguments=()):
    """The records of judging `graphs` with a pass of this body, by graph name."""
    with tempfile.TemporaryDirectory() as folder:
        graph_file = Path(folder) / "two.graph"
        graph_file.write_text(graphs)
        pass_file = Path(folder) / "add_relu.pass"
        pass_file.write_text(PASS.replace("BODY", body).replace("HELPER", helper))
        done = subprocess.run(
            [PROGRAM, "eval", str(graph_file), "--passes", str(pass_file), "--json", "--calls", "10",
             "--warmup", "5", "--allow-native", *arguments],
            capture_output=True, text=True, timeout=600, check=False)
        if done.returncode not in (0, 1):
            raise AssertionError(done.stderr)
        records = [json.loads(line) for line in done.stdout.splitlines()]
        return {record["graph"].split("#")[-1].split("/")[-1]: record for record in records}


@functools.cache
def honest_records():
    """The records of the honest body, the twin of every cheat."""
    return evaluate(HONEST)


def judge_small(passes, *arguments, graph=GRAPHS.split("graph @large", maxsplit=1)[0]):
    """The records of judging a graph, by default the first one, with these passes."""
    with tempfile.TemporaryDirectory() as folder:
        graph_file = Path(folder) / "small.graph"
        graph_file.write_text(graph)
        pass_file = Path(folder) / "own.pass"
        pass_file.write_text(passes)
        done = subprocess.run([PROGRAM, "eval", str(graph_file), "--passes", str(pass_file),
                               "--json", "--calls", "10", "--warmup", "5", *arguments],
                              capture_output=True, text=True, timeout=600, check=False)
        if done.returncode not in (0, 1):
            raise AssertionError(done.stderr)
        return [json.loads(line) for line in done.stdout.splitlines()]


class Verdicts(unittest.TestCase):
    """Each test is one cheat or failure; the honest body on the same graphs passes."""

    def check(self, verdict, body, helper=""):
        for record in evaluate(body, helper).values():
            self.assertEqual(record["verdict"], verdict, record)
            self.assertFalse(any(record["correct"].values()) and verdict != "WRONG_VALUE", record)
        for record in honest_records().values():
            self.assertIn(record["verdict"], RIGHT, record)
            self.assertTrue(record["correct"]["-5"])

    def test_no_op(self):
        self.check("UNWRITTEN", "(void)0;")

    def test_half_written(self):
        self.check("UNWRITTEN", HONEST.replace("i < n", "i < n / 2"))

    def test_writes_behind_its_output(self):
        self.check("REDZONE", HONEST + "pn::store(r + n + 3, 1.0f);")

    def test_writes_before_its_output(self):
        self.check("REDZONE", HONEST + "pn::store(r - 2, 1.0f);")

    def test_changes_an_input(self):
        self.check("INPUT_CHANGED", HONEST + "const_cast<x_t*>(x)[7] = 3.0f;")

    def test_crash(self):
        self.check("CRASH", HONEST + "*reinterpret_cast<volatile int*>(8) = 1;")

    def test_exit(self):
        self.check("CRASH", HONEST + 'asm volatile("syscall" : : "a"(231), "D"(0) : "rcx", "r11", "memory");')

    def test_never_ends(self):
        self.check("TIMEOUT", HONEST + "for (volatile int i = 0;;) i = 0;")

    def test_constant(self):
        self.check("WRONG_VALUE", "for (int64_t i = 0; i < n; ++i) pn::store(r + i, 1.0f);")

    def test_nan(self):
        self.check("NAN_INF", "for (int64_t i = 0; i < n; ++i) pn::store(r + i, pn::kNan);")

    def test_opens_a_file(self):
        body = 'long fd; asm volatile("syscall" : "=a"(fd) : "a"(2), "D"("/etc/passwd"), "S"(0) : "rcx", "r11", "memory");'
        self.check("CRASH", HONEST + body)

    def test_remembers_its_first_answer(self):
        helper = "static float kept[12800]; static bool full = false;"
        body = HONEST.replace("pn::store(r + i,", "pn::store(r + i, full ? kept[i] :")
        body += "if (!full) for (int64_t i = 0; i < n; ++i) kept[i] = r[i]; full = true;"
        for record in evaluate(body, helper).values():
            self.assertEqual(record["verdict"], "STATE", record)

    def test_does_not_compile(self):
        records = evaluate("this is not C++;")
        for record in records.values():
            self.assertEqual(record["verdict"], "COMPILE_ERROR")
            self.assertEqual(record["error"], "compile")
            self.assertIn("add_relu.pass", record["detail"])


def system_call(number, *arguments):
    """C++ that makes a system call without a library."""
    words = "".join(f', "{register}"({value})' for register, value in zip("DSd", arguments))
    return f'asm volatile("syscall" : : "a"({number}L){words} : "rcx", "r11", "memory");'


class Bounds(unittest.TestCase):
    """A kernel cannot cost a graph more than a stated time, whatever it does."""

    def test_sleeping_below_the_limit_of_a_call(self):
        sleep = "long time[2] = {1, 500000000}; " + system_call(35, "time", 0)
        records = evaluate(HONEST + "if (n < 12800) { " + sleep + " }",
                           graphs=graph("first", 64) + graph("second", 96) + graph("large", 128))
        for name, most, after in (("first", r"3\d(\.\d)?", ""), ("second", r"1[56](\.\d)?", " after 1 timeout")):
            self.assertEqual(records[name]["verdict"], "TIMEOUT", records[name])
            self.assertRegex(records[name]["detail"], f"its calls took {most} s in total, and all calls "
                                                      f"on one graph may take {most} s{after}$")
        self.assertIn(records["large"]["verdict"], RIGHT, records["large"])

    def test_matching_that_would_take_an_hour(self):
        """Each of 256 passes matches 63 adds in a chain of 1,023 in 2^63 ways; they share one budget."""
        adds = "".join(f"  %{i} = add(%{i - 1}, %{i - 2})\n" for i in range(2, 1025))
        graph = f"graph @g(%0: f32[4], %1: f32[4]) {{\n{adds}  return %1024\n}}\n"
        operands = ", ".join(f"%y{i}" for i in range(1, 64))
        steps = "".join(f" %{i} = add(%{i - 1}, %y{i})" for i in range(2, 64))
        passes = "".join(f"""pass p{place} {{
  pattern(%x, {operands}) {{ %1 = add(%x, %y1) {steps} return %63 }}
  where rank(%x) == 2
  replace {{ return %x }}
}}
""" for place in range(256))
        record, = judge_small(passes, graph=graph)
        self.assertEqual(record["verdict"], "VERIFY_FAIL", record)
        self.assertRegex(record["detail"], r"expected matching to end within \d+ steps for all passes")

    def test_leaving_the_thread(self):
        """Other threads of the process live on; nobody waits for the one that is gone."""
        for number in (57, 60, 231):  # fork, exit of a thread, exit of the process
            for threads in ("1", "2"):
                with self.subTest(number=number, threads=threads):
                    records = evaluate(HONEST + system_call(number, 0), arguments=["--threads", threads])
                    for record in records.values():
                        self.assertEqual(record["verdict"], "CRASH", record)
                        self.assertRegex(record["detail"], "forbidden system call|exited with status 0")

    def test_scratch_that_the_machine_does_not_have(self):
        """The kernel keeps arrays of petabytes; the run goes on to the next graph."""
        greedy = """pass greedy {
  pattern(%x, %y) { %0 = add(%x, %y)  %1 = relu(%0)  return %1 }
  where dim(%x, 0) == 64
  replace {
SCRATCH
    %a = add(%x, %y)
    %b = clamp(%a, min=0.0)
    %r = add(%b, %d)
    return %r
  }
}
"""
        scratch = ["    %c0 = expand(%x, [100, 64, 100])"]
        for i in range(4):
            scratch.append(f"    %n{i} = cumsum(%c{i}, 0)")
            scratch.append(f"    %c{i + 1} = cat([" + ", ".join([f"%n{i}"] * 90) + "], dim=0)")
        scratch.append("    %s = sum(%c4, [0])")
        scratch.append("    %d = mul(%s, 0.0)")
        record, = judge_small(greedy.replace("SCRATCH", "\n".join(scratch)))
        self.assertEqual(record["verdict"], "OUT_OF_MEMORY", record)
        self.assertRegex(record["detail"], r"its buffers need \d+ bytes, the reference's \d+, and \d+ are allowed")


class EmptyAnswers(unittest.TestCase):
    """Answers without computing are wrong at every t, however small the right ones are."""

    def test_constants_for_a_softmax(self):
        graph = """graph @small(%x: DTYPE[2,8192]) {
  %0 = softmax(%x, dim=1)
  return %0
}
"""
        constant = """pass empty {
  pattern(%x) { %0 = softmax(%x, dim=1)  return %0 }
  replace { %r = launch empty(%x) : like(%0)  return %r }
  kernel empty(x[p*]) -> r[p*] {
    r[p] = VALUE
  }
}
"""
        for dtype in ("f32", "f16", "bf16"):
            for value in ("0", "1", "0.000122", "x[p]"):
                with self.subTest(dtype=dtype, value=value):
                    record, = judge_small(constant.replace("VALUE", value),
                                          graph=graph.replace("DTYPE", dtype))
                    self.assertEqual(record["verdict"], "WRONG_VALUE", record)
                    self.assertEqual(record["error"], "accuracy")
                    self.assertFalse(any(record["correct_on_valid"].values()), record)
                    self.assertFalse(any(record["correct"].values()), record)
                    self.assertIn("result 0 is no nearer to the reference's values than a constant is",
                                  record["detail"])

    def test_half_of_the_precision(self):
        """Rounded to floats, values are those of f32; computed in floats, great ones are infinite."""
        graphs = GRAPHS.replace("f32", "f64")
        in_double = HONEST.replace("float", "double")
        rounded = in_double.replace("const double sum = ", "const double exact = ").replace(
            "pn::load(y + i);",
            "pn::load(y + i);\n    const double sum = "
            "exact > 1e38 || exact < -1e38 ? exact : double(float(exact));")
        for record in evaluate(rounded, graphs=graphs).values():
            self.assertIn(record["verdict"], RIGHT, record)
            self.assertIn("result 0: values of f64 have the precision of f32", record["detail"])
            self.assertEqual((record["correct"]["-5"], record["correct"]["-4"]), (False, True))
        for record in evaluate(HONEST, graphs=graphs).values():
            self.assertEqual(record["verdict"], "NAN_INF", record)
            # Inputs of the mixed set may each be extreme ones.
            self.assertRegex(record["detail"], "on inputs of the set '(extremes|mixed)'")
            self.assertEqual((record["correct_on_valid"]["-5"], record["correct_on_valid"]["-4"]),
                             (False, True))
        for record in evaluate(in_double, graphs=graphs).values():
            self.assertNotIn("result 0", record.get("detail", ""))
            self.assertTrue(record["correct"]["-10"])


class Isolation(unittest.TestCase):
    """The failure of one graph's kernel costs only that graph."""

    def check(self, verdict, body):
        records = evaluate(body + HONEST)
        self.assertEqual(records["small"]["verdict"], verdict, records["small"])
        self.assertIn(records["large"]["verdict"], RIGHT, records["large"])

    def test_crash_on_one_size(self):
        self.check("CRASH", "if (n == 6400) *reinterpret_cast<volatile int*>(8) = 1;")

    def test_hang_on_one_size(self):
        self.check("TIMEOUT", "if (n == 6400) for (volatile int i = 0;;) i = 0;")

    def test_exit_on_one_size(self):
        self.check("CRASH", 'if (n == 6400) asm volatile("syscall" : : "a"(231), "D"(0) : "rcx", "r11", "memory");')


class BadUsage(unittest.TestCase):
    def refuse(self, *arguments):
        done = subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, timeout=300,
                              check=False)
        self.assertEqual(done.returncode, 2, done.stderr + done.stdout)
        self.assertNotEqual(done.stderr + done.stdout, "")

    def test_missing_submission(self):
        self.refuse("eval", "data/suite", "--passes", "no/such.pass")

    def test_unknown_candidate(self):
        self.refuse("eval", "data/suite", "--passes", "examples/passes", "--candidate", "magic")

    def test_missing_graphs(self):
        self.refuse("eval", "no/such/graphs", "--passes", "examples/passes")


if __name__ == "__main__":
    unittest.main()
