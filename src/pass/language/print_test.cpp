#include "pass/language/print.hpp"

#include "diag/render.hpp"
#include "ir/text/parse_syntax.hpp"
#include "ops/catalog.hpp"
#include "pass/language/parse.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace passnet {
namespace {

namespace fs = std::filesystem;

// Files that hold passes: examples, and the first section of golden files.
std::vector<fs::path> pass_files() {
  std::vector<fs::path> files;
  for (const char* folder : {"/examples", "/tests/golden/pass"}) {
    for (const auto& entry :
         fs::recursive_directory_iterator(PASSNET_SOURCE_DIR + std::string(folder))) {
      const auto extension = entry.path().extension();
      if (extension == ".pass" || extension == ".txt") files.push_back(entry.path());
    }
  }
  return files;
}

std::string pass_text(const fs::path& path) {
  std::ifstream stream(path);
  std::stringstream whole;
  whole << stream.rdbuf();
  std::string text = whole.str();
  if (path.extension() == ".pass") return text;
  text.erase(0, text.find('\n') + 1);
  return text.substr(0, text.find("=== "));
}

void expect_same(const Pass& a, const Pass& b) {
  EXPECT_EQ(a.name, b.name);
  EXPECT_EQ(a.holes, b.holes);
  EXPECT_EQ(a.kernels, b.kernels);
  ASSERT_EQ(a.values.size(), b.values.size());
  for (size_t i = 0; i < a.values.size(); ++i) {
    EXPECT_EQ(a.values[i].name, b.values[i].name);
    EXPECT_EQ(a.values[i].is_list, b.values[i].is_list);
    EXPECT_EQ(a.values[i].is_optional, b.values[i].is_optional);
  }
  ASSERT_EQ(a.pattern.plan.size(), b.pattern.plan.size());
  for (size_t i = 0; i < a.pattern.plan.size(); ++i) {
    EXPECT_EQ(a.pattern.plan[i].node, b.pattern.plan[i].node);
    EXPECT_EQ(a.pattern.plan[i].reach, b.pattern.plan[i].reach);
  }
  EXPECT_EQ(a.replacement.reads, b.replacement.reads);
  EXPECT_EQ(a.replacement.fusions.size(), b.replacement.fusions.size());
}

TEST(PrintPass, ParsesBackToTheSamePass) {
  const Catalog catalog = make_catalog();
  size_t passes = 0;
  for (const fs::path& path : pass_files()) {
    Sources sources;
    Diagnostics ignored;  // golden files hold passes with errors too
    const auto parsed =
        parse_passes(sources, sources.add("file", pass_text(path)), catalog, ignored);
    for (const Pass& pass : parsed) {
      const std::string text = print(pass, catalog);
      Diagnostics diagnostics;
      const auto again = parse_passes(sources, sources.add("p", text), catalog, diagnostics);
      ASSERT_EQ(again.size(), 1) << path << text << render(diagnostics.list().front(), sources);
      EXPECT_EQ(print(again.front(), catalog), text);
      expect_same(pass, again.front());
      ++passes;
    }
  }
  EXPECT_GE(passes, 60);
}

TEST(PrintPass, KeepsTheShapeOfExpressions) {
  for (const std::string_view text :
       {"(1 + 2) * 3 - -(4) - (5 - 6)", "not (a() and b()) or c()", "all (rank(%x) == 2 or 1 < 2)",
        "-dim(%x, -1) % 2 // 3 / (4 * 5)", "1 < 2 == (3 not in [4, f16, \"a\\\"b\"])",
        "$T[..., $C, 4] == dtype(%x)[1]", "(not true) == false", "--(3) + -3"}) {
    const Catalog catalog = make_catalog();
    Sources sources;
    Diagnostics diagnostics;
    Lexer lexer(sources, sources.add("t", std::string(text)), diagnostics);
    const auto term = parse_term(lexer, diagnostics);
    ASSERT_TRUE(term) << text;
    const std::string printed = print(*term);
    Lexer again(sources, sources.add("u", printed), diagnostics);
    const auto reparsed = parse_term(again, diagnostics);
    ASSERT_TRUE(reparsed) << printed;
    EXPECT_EQ(print(*reparsed), printed);
    EXPECT_EQ(printed, text);
  }
}

}  // namespace
}  // namespace passnet
