"""The command line itself: errors of usage, help, completion, the machine and the cache."""
import json
import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from help_test import all_commands, help_of

from program import ROOT, passnet as run

GRAPH = "data/suite/resnet_basic.batch_norm_relu/0.graph"


class Usage(unittest.TestCase):
    def check_refused(self, diagnostic, message, *arguments):
        """The command line is refused with this id and a message that contains this text, as text
        and as JSON."""
        done = run(*arguments)
        self.assertEqual(done.returncode, 2, arguments)
        self.assertTrue(done.stderr.startswith("error: "), done.stderr)
        self.assertIn(f"[{diagnostic}]", done.stderr)
        self.assertIn(message, done.stderr)
        self.assertEqual(done.stdout, "")
        found = json.loads(run(*arguments, "--diag", "json").stderr.splitlines()[0])
        self.assertEqual(found["id"], diagnostic)
        self.assertIn(message, found["message"])

    def test_misspelled_options_and_commands_get_a_suggestion(self):
        self.check_refused("unknown-option", "expected an option of 'passnet eval', found '--pass'; "
                           "did you mean '--passes'?", "eval", GRAPH, "--pass", "x")
        self.check_refused("unknown-option", "did you mean '--threads'?", "eval", GRAPH,
                           "--thread", "2")
        self.check_refused("unknown-option", "found '--foo'", "--foo")
        self.check_refused("unknown-command", "did you mean 'eval'?", "evl", GRAPH)
        self.check_refused("unknown-command", "did you mean 'check'?", "pass", "chek", "x.pass")

    def test_what_is_missing_or_too_much_is_named(self):
        self.check_refused("missing-command", "expected a command of 'passnet pass', one of check, "
                           "apply, explain", "pass")
        self.check_refused("usage-incomplete",
                           "expected all arguments of 'passnet score': records is required",
                           "score")
        self.assertIn("\nnote: example: passnet score ", run("score").stderr)
        self.check_refused("unexpected-argument", "expected the end of 'passnet score …', found 'b'",
                           "score", "a", "b")
        self.check_refused("option-value", "expected a value that 'passnet eval' can use: ",
                           "eval", GRAPH, "--calls", "many")
        self.check_refused("option-value", "--diag", "eval", GRAPH, "--diag", "loud")

    def test_values_are_explained(self):
        self.check_refused("option-value", "expected a number from 1 to 100000, found '0' "
                           "(--calls of 'passnet eval')", "eval", GRAPH, "--calls", "0")
        for option in ("--threads", "--seed"):
            self.check_refused("option-value", "expected a number of at least 0, found -1 "
                               f"({option} of 'passnet eval')", "eval", GRAPH, option, "-1")
        self.check_refused("option-value", "expected one of bash, zsh, fish, found 'tcsh' (shell of "
                           "'passnet completion')", "completion", "tcsh")
        self.check_refused("option-value", "found 'defualt'; did you mean 'default'?", "score", "x",
                           "--reading", "defualt")

    def test_misspelled_names_get_a_suggestion(self):
        for option, name, meant in (("--candidate", "defualt", "default"),
                                    ("--candidate", "default,inducter", "inductor"),
                                    ("--baseline", "op-by-opp", "op-by-op"),
                                    ("--baseline", "torch", "eager")):
            done = run("eval", GRAPH, option, name)
            self.assertEqual(done.returncode, 2)
            self.assertIn(f"; did you mean '{meant}'?", done.stderr)

    def test_files_of_another_kind_have_one_error(self):
        for command in (["score"], ["replay"], ["dataset", "stats"], ["compare", GRAPH]):
            done = run(*command, str(ROOT / "README.md"))
            self.assertEqual(done.returncode, 2)
            self.assertLessEqual(done.stderr.count("error: "), 2, done.stderr)
        self.assertIn("found a file of another kind", run("dataset", "stats",
                                                          str(ROOT / "README.md")).stderr)
        self.check_refused("arguments-swapped", "did you swap them?", "pass", "explain", GRAPH,
                           str(ROOT / "examples/passes/batch_norm_relu.pass"))

    def test_a_choice_of_another_language_is_marked(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "a.pass")
            with open(path, "w", encoding="utf-8") as file:
                file.write("pass p {\n  pattern(%x) {\n    %0 = relu(%x)\n    return %0\n  }\n"
                           "  replace {\n    %y = launch k(%x) : like(%0)\n    return %y\n  }\n"
                           "  kernel k(x[n]) -> y[n] {\n"
                           "    y[n] = max(x[n], 0.0) if x[n] > 0\n  }\n}\n")
            done = run("pass", "check", path)
        self.assertIn("a.pass:11:27: error: expected an operator, found 'if'; a choice is condition ? "
                      "a : b", done.stderr)

    def test_no_seed_is_named_before_a_graph_is_read(self):
        done = run("eval", "nofile", "--candidate", "default")
        self.assertEqual(done.returncode, 2)
        self.assertTrue(done.stderr.startswith("error: "), done.stderr)

    def test_the_program_alone_prints_its_commands_by_group(self):
        done = run()
        self.assertEqual((done.returncode, done.stderr), (2, ""))
        titles = ("Most used:", "Write:", "Judge:", "Suites and data:", "Models:", "Service:", "Machine:")
        places = [done.stdout.index(f"\n{title}\n") for title in titles]
        self.assertEqual(places, sorted(places))
        first = done.stdout[places[0]:places[1]].splitlines()[2:]
        self.assertEqual([line.split()[0] for line in first],
                         ["import", "show", "run", "compile", "eval", "bench", "score", "pass"])
        self.assertEqual(run("--help").stdout, done.stdout)
        self.assertEqual(run("help").stdout, done.stdout)

    def test_a_busy_machine_is_noisy(self):
        rows = [json.loads(line) for line in run("doctor", "--json").stdout.splitlines()]
        noise, = [row for row in rows if row["what"] == "noise"]
        load = float(re.search(r"load ([0-9.]+)", noise["found"])[1])
        slowest = float(re.search(r"slowest ([0-9.]+)x", noise["found"])[1])
        if load > len(os.sched_getaffinity(0)) or slowest > 3.01:
            self.assertEqual(noise["health"], "degraded", noise)
            self.assertIn("--threads 1", noise["advice"])

    def test_threads_have_a_limit(self):
        self.check_refused("too-many-threads", "found 50000", "eval", GRAPH, "--candidate",
                           "default", "--threads", "50000")

    def test_a_number_behind_a_folder_is_explained(self):
        self.check_refused("folder-selector", "expected a file of lines before '#', found the folder "
                           "'data/suite': name one of its files", "show", "data/suite#0")

    def test_near_ops_are_suggested(self):
        self.assertIn("did you mean 'layer_norm'", run("ops", "layernorm").stderr)
        self.assertIn("'hardswish'", run("ops", "hard_swish").stderr)

    def test_help_has_at_most_100_columns(self):
        for command in all_commands():
            for line in help_of(command).splitlines():
                if line.startswith("Example: "):
                    continue  # is one line, so that it can be copied
                self.assertLessEqual(len(line), 100, f"{command}: {line}")

    def test_help_is_a_command(self):
        self.assertEqual(run("help", "pass", "check").stdout, help_of("pass check"))
        self.assertEqual(run("help").stdout, help_of(""))

    def test_help_lists_choices_and_names_values(self):
        text = help_of("bench")
        for word in ("passes-only, full", "inductor-graphs", "--out DIR=out/bench", "--device NAME",
                     "cpu, or cuda,", "compiled for: native", "--passes PATH"):
            self.assertIn(word, " ".join(text.split()))

    def test_names_are_whole_when_piped(self):
        long = "graph_with_a_name_of_over_a_hundred_letters_" + "x" * 80
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "long.graph"
            path.write_text(f"graph @{long}(%x: f32[8]) {{\n  %0 = relu(%x)\n  return %0\n}}\n")
            done = run("eval", path, "--candidate", "default", "--calls", "2", "--warmup", "1")
            self.assertIn(long, done.stdout)

    def test_emitted_text_is_json_on_request(self):
        for form in ("ir", "kernels", "cpp"):
            row = json.loads(run("compile", GRAPH, "--emit", form, "--json").stdout)
            self.assertEqual(row["emit"], form)
            self.assertEqual(row["text"], run("compile", GRAPH, "--emit", form).stdout)

    def test_completion_knows_commands_and_options(self):
        script = run("completion", "bash").stdout
        ask = (f"{script}\nCOMP_WORDS=(passnet {{}}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); "
               "_passnet; echo ${{COMPREPLY[@]}}")
        for words, expected in (("ev", "eval"), ("pass ch", "check"),
                                ("bench data --resu", "--resume"),
                                ("pass check --pro", "--prove")):
            shell = ask.replace("{}", words, 1).replace("{{", "{").replace("}}", "}")
            done = subprocess.run(["bash", "-c", shell], capture_output=True, text=True,
                                  check=False, timeout=300)
            self.assertEqual(done.stdout.strip(), expected, done.stderr)

    def test_other_shells_complete_likewise(self):
        if shutil.which("fish"):
            for words, expected in (("ev", "eval"), ("pass ch", "check"), ("dataset me", "measure")):
                done = subprocess.run(
                    ["fish", "-c", run("completion", "fish").stdout + f"complete -C 'passnet {words}'"],
                    capture_output=True, text=True, check=False, timeout=300)
                self.assertIn(expected, done.stdout.split(), done.stderr)
        if shutil.which("zsh"):
            script = "autoload -U compinit; compinit -D; " + run("completion", "zsh").stdout
            ask = "COMP_WORDS=(passnet pass ch); COMP_CWORD=2; emulate -R ksh; _passnet; echo $COMPREPLY"
            done = subprocess.run(["zsh", "-fc", script + ask], capture_output=True, text=True,
                                  check=False, timeout=300)
            self.assertEqual(done.stdout.strip(), "check", done.stderr)

    def test_doctor_reports_each_part(self):
        done = run("doctor", "--json")
        rows = {row["what"]: row for row in map(json.loads, done.stdout.splitlines())}
        for what in ("processor", "instructions", "processors", "memory", "clock", "noise",
                     "compiler", "compiling", "cache", "worker", "layer seccomp",
                     "layer namespaces", "library", "PyTorch", "NVIDIA"):
            self.assertIn(what, rows)
        for row in rows.values():
            self.assertIn(row["health"], ("ok", "degraded", "missing"))
            self.assertTrue(row["found"], row)
            self.assertEqual(row["advice"] is None, row["health"] == "ok", row)
        self.assertEqual(done.returncode, 0, done.stdout)

    def test_doctor_fails_without_a_compiler(self):
        done = run("doctor", "--compiler", "/nowhere/g++", "--python", "/nowhere/python")
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stdout, r"compiler +missing")
        self.assertRegex(done.stdout, r"PyTorch +missing")

    def test_the_cache_is_prepared_for_the_first_kernel(self):
        with tempfile.TemporaryDirectory() as folder:
            prepared = run("cache", "prepare", "--json", PASSNET_CACHE=folder)
            self.assertEqual(json.loads(prepared.stdout)["path"], folder)
            shown = json.loads(run("cache", "show", "--json", PASSNET_CACHE=folder).stdout)
            self.assertGreater(shown["entries"], 0)
            self.assertIn("ready", run("cache", "prepare", PASSNET_CACHE=folder).stdout)

    def test_the_cache_is_shown_and_cleared(self):
        with tempfile.TemporaryDirectory() as folder:
            run("eval", GRAPH, "--candidate", "default", "--calls", "2", "--warmup", "1",
                PASSNET_CACHE=folder)
            shown = json.loads(run("cache", "show", "--json", PASSNET_CACHE=folder).stdout)
            self.assertEqual(shown["path"], folder)
            self.assertGreater(shown["entries"], 1)
            kept = json.loads(run("cache", "clear", "--older-than", "1", "--json",
                                  PASSNET_CACHE=folder).stdout)
            self.assertEqual(kept["kept"]["entries"], shown["entries"])
            done = json.loads(run("cache", "clear", "--json", PASSNET_CACHE=folder).stdout)
            self.assertEqual(done["removed"], {"entries": shown["entries"],
                                               "bytes": shown["bytes"]})
            self.assertFalse(done["in_use"])
            self.assertIn("0 entries", run("cache", "show", PASSNET_CACHE=folder).stdout)


if __name__ == "__main__":
    unittest.main()
