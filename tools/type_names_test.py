"""Tests of type_names.py."""
import tempfile
import unittest
from pathlib import Path

from type_names import check_type_names, types_in

HEADER = """\
#pragma once
#define OPEN namespace macro {
namespace passnet {
struct Forward;
class Plain { struct Inner {}; using Alias = int; };
struct Derived final : public Base<int> { int f() { struct Local {}; return 0; } };
enum class Kind : std::uint8_t { kOne, kTwo };
template <class T, class... Rest>
struct Generic { T value; };
template <>
struct Generic<int> {};
using Names = std::vector<std::string>;
template <class T>
using Map = std::map<T, T>;
typedef int Number;
union Bits { int i; };
// struct Comment {};
inline const char* kText = "struct Text {};";
class alignas(64) Aligned {};
inline struct stat function(struct tm time) { return {}; }
inline constexpr std::array<int, 2> kNumbers = {1, 2};
namespace inner {
struct Nested {};
}  // namespace inner
namespace {
struct Hidden {};
}  // namespace
}  // namespace passnet
namespace passnet::test { struct Helper {}; }
"""


class TypeNames(unittest.TestCase):
    def test_types_of_namespace_scope(self):
        names = [name for name, _ in types_in(HEADER)]
        self.assertEqual(names, [
            "passnet::Plain", "passnet::Derived", "passnet::Kind", "passnet::Generic",
            "passnet::Names", "passnet::Map", "passnet::Number", "passnet::Bits", "passnet::Aligned",
            "passnet::inner::Nested", "passnet::test::Helper"])

    def test_lines(self):
        self.assertEqual(dict(types_in(HEADER))["passnet::Kind"], 7)
        self.assertEqual(dict(types_in(HEADER))["passnet::Map"], 14)

    def errors(self, files):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in files.items():
                path = Path(folder, name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
            return check_type_names(Path(folder))

    def test_two_definitions(self):
        one = "namespace passnet {\nstruct Run {};\n}\n"
        alias = "namespace passnet {\nusing Run = int;\n}\n"
        for other in (one, alias):
            errors = self.errors({"src/a/x.hpp": one, "src/b/y.cpp": other})
            self.assertEqual(errors, ["src/b/y.cpp:2: error: the type passnet::Run is defined in "
                                      "src/a/x.hpp:2 too"])

    def test_other_namespaces_are_other_types(self):
        one = "namespace passnet {\nstruct Run {};\n}\n"
        self.assertEqual(self.errors({
            "src/a/x.hpp": one,
            "src/b/y.hpp": one.replace("passnet", "passnet::pass"),
            "src/b/z.cpp": one.replace("{\n", "{\nnamespace {\n", 1) + "}\n",
            "src/b/forward.hpp": "namespace passnet {\nstruct Run;\n}\n"}), [])


if __name__ == "__main__":
    unittest.main()
