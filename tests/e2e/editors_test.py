"""The editor grammars contain the words of the parsers."""
import json
import re
import unittest

from program import ROOT


def source(path):
    return (ROOT / "src" / path).read_text(encoding="utf-8")


def words(grammar, scope):
    """The words of the one rule of this scope, an alternation between parentheses."""
    path = ROOT / "editors" / f"{grammar}.tmLanguage.json"
    rules = json.loads(path.read_text(encoding="utf-8"))["patterns"]
    match, = [rule["match"] for rule in rules if rule.get("name") == scope]
    return set(re.search(r"\(([\w| ]+)\)", match).group(1).split("|"))


class EditorsTest(unittest.TestCase):
    def test_functions(self):
        text = source("pass/language/functions.hpp")
        known = set(re.findall(r'\{PassFunction::k\w+, "(\w+)"', text))
        self.assertGreater(len(known), 15)
        self.assertEqual(words("pass", "support.function.passnet"), known | {"like"})

    def test_schedule_keys(self):
        known = set(re.findall(r'^    \{"(\w+)", (?:true|false),', source("ir/fusion.hpp"), re.M))
        self.assertEqual(len(known), 6)
        for grammar in ("pass", "graph"):
            self.assertEqual(words(grammar, "storage.modifier.schedule.passnet"), known)

    def test_clauses(self):
        in_graphs = set(re.findall(r'clause\.name == "(\w+)"', source("ir/text/launch_text.cpp")))
        in_passes = set(re.findall(r'clause\.name == "(\w+)"',
                                   source("pass/language/resolve_launch.cpp")))
        self.assertEqual(words("graph", "storage.modifier.clause.passnet"), in_graphs | {"fuse"})
        self.assertEqual(words("pass", "storage.modifier.clause.passnet"), in_passes)

    def test_keywords(self):
        # The words that the parsers accept by name, except operators.
        text = source("pass/language/syntax.cpp") + source("ir/text/parse_syntax.cpp")
        asked = set(re.findall(r'(?:expect|take_if|at)\("([a-z]+)"', text))
        asked -= words("pass", "keyword.operator.word.passnet")
        known = words("pass", "keyword.control.passnet") | words("graph", "keyword.control.passnet")
        self.assertEqual({word.split()[0] for word in known} | {"of"}, asked | {"one", "launch"})

    def test_operators(self):
        text = source("ir/text/parse_syntax_term.cpp")
        known = set(re.findall(r'\{"([a-z]+)", \d\}', text))
        known |= set(re.findall(r'token\.text == "([a-z]+)"', text))
        self.assertEqual(words("pass", "keyword.operator.word.passnet"), known)

    def test_dtypes(self):
        known = set(re.findall(r'DType::k\w+, "(\w+)"', source("type/dtype.hpp")))
        for grammar in ("pass", "graph"):
            self.assertEqual(words(grammar, "storage.type.dtype.passnet"), known)


if __name__ == "__main__":
    unittest.main()
