"""`passnet prompt`: what a model reads before its first pass."""
import json
import sys
import unittest

from program import ROOT, passnet

sys.path.insert(0, str(ROOT / "python"))
from passnet.train.tool_calls import read_tools, with_tools  # noqa: E402

TASK = "data/suite/resnet_basic.batch_norm_relu"


class Prompt(unittest.TestCase):
    def test_text_and_json_hold_the_same(self):
        text = passnet("prompt", TASK).stdout
        row = json.loads(passnet("prompt", TASK, "--json").stdout)
        self.assertEqual(text, "\n".join(message["content"] for message in row["messages"]))
        self.assertEqual([message["role"] for message in row["messages"]], ["system", "user"])
        self.assertEqual(row["op_sequence"], "batch_norm relu")
        self.assertEqual(len(row["hashes"]), 1)
        self.assertEqual(row["tools"], [])

    def test_the_limit_holds_and_what_is_left_out_is_named(self):
        result = passnet("prompt", TASK, "--tokens", "1500")
        self.assertIn("left out, to stay within 1500 tokens: ", result.stderr)
        row = json.loads(passnet("prompt", TASK, "--tokens", "1500", "--json").stdout)
        self.assertLessEqual(row["tokens"], 1500)
        self.assertTrue(row["left_out"])

    def test_native_tools_are_schemas(self):
        row = json.loads(passnet("prompt", TASK, "--tools", "native", "--json").stdout)
        names = [tool["name"] for tool in row["tools"]]
        self.assertIn("evaluate_pass", names)
        self.assertNotIn("```tool", row["messages"][0]["content"])

    def test_a_server_that_is_given_schemas_shows_the_prompt_with_text(self):
        native, text = (json.loads(passnet("prompt", TASK, "--tools", form, "--json").stdout)
                        for form in ("native", "text"))
        tools = read_tools({"tools": [{"type": "function", "function": schema}
                                      for schema in native["tools"]]})
        self.assertEqual(with_tools(native["messages"], tools)[0], text["messages"][0])

    def test_only_one_shown_graph_of_three(self):
        shown = json.loads(passnet("prompt", TASK, "--json").stdout)["messages"][1]["content"]
        self.assertEqual(shown.count("graph @"), 1)

    def test_errors_name_what_was_expected(self):
        for task, message in [
                ("data/suite", "[task-ambiguous]"),
                ("data/suite/resnet_basic.batch_norm_rela", "[no-such-task]"),
                ("data/nothing", "[unreadable-file]")]:
            result = passnet("prompt", task)
            self.assertEqual(result.returncode, 2, result.stderr)
            self.assertIn(message, result.stderr)
            self.assertEqual(result.stdout, "")


if __name__ == "__main__":
    unittest.main()
