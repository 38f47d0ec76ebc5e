// Texts of passes with some tokens deleted, doubled, swapped or replaced: each gives diagnostics
// with a place, or passes that apply or say why they do not.
//
// PASSNET_MUTATIONS=100000 tries as many, PASSNET_RANDOM_SEED=7 draws others.
#include "diag/render.hpp"
#include "ir/text/lexer.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "pass/drive.hpp"
#include "pass/explain.hpp"
#include "pass/language/parse.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

namespace passnet {
namespace {

namespace fs = std::filesystem;

// Tokens of other languages, and those that change what a text means.
constexpr std::array<std::string_view, 40> kForeign{
    "float32", "\"f32\"", "torch.half", "_",    "True",   "&&", "||",   "!",   "=",   "**",
    "//",      "```",     "'''",        "\"",   "\"\"\"", "::", "%x.y", "if",  "for", "mean",
    "+=",      ";",       "->",         "...",  "..",     "~",  "$_",   "inf", "nan", "-1",
    "0",       "1e400",   "9999999999", "none", "like",   "{",  "}",    "(",   "[",   "\xE9"};

constexpr std::string_view kMutatedGraph = R"(
graph @g(%x: f32[2,6,5,8], %m: f32[6], %v: f32[6], %w: f32[6], %b: f32[6], %c: f32[5,8],
         %s: f32[5,8], %mask: f32[2,1,5,8]) {
  %0 = batch_norm(%x, %m, %v, %w, %b)
  %1 = relu(%0)
  %2 = mul(%1, %c)
  %3 = slice(%1, dim=-1, start=0, end=4)
  %4 = slice(%1, dim=-1, start=4)
  %5 = neg(%4)
  %6 = cat([%5, %3], dim=-1)
  %7 = mul(%6, %s)
  %8 = add(%2, %7)
  %9 = div(%8, 3.0)
  %10 = add(%9, %mask)
  %11 = softmax(%10, -1)
  return %11
}
)";

struct Seed {
  std::string pass;
  std::string graph;
};

std::string read_text(const fs::path& path) {
  std::ifstream stream(path);
  std::stringstream text;
  text << stream.rdbuf();
  return text.str();
}

// The golden files that have a graph, and the examples.
std::vector<Seed> seeds() {
  const auto files = [](const char* folder) {
    std::vector<fs::path> paths;
    for (const auto& entry : fs::directory_iterator(folder)) paths.push_back(entry.path());
    std::ranges::sort(paths);
    return paths;
  };
  std::vector<Seed> seeds;
  for (const fs::path& path : files(PASSNET_SOURCE_DIR "/examples/passes")) {
    if (path.extension() == ".pass") seeds.push_back({read_text(path), std::string(kMutatedGraph)});
  }
  for (const fs::path& path : files(PASSNET_SOURCE_DIR "/tests/golden/pass")) {
    const std::string text = read_text(path);
    const size_t pass = text.find("=== pass\n");
    const size_t graph = text.find("=== graph\n");
    const size_t output = text.find("=== output\n");
    if (pass == std::string::npos || graph == std::string::npos || pass > graph) continue;
    seeds.push_back(
        {text.substr(pass + 9, graph - pass - 9), text.substr(graph + 10, output - graph - 10)});
  }
  return seeds;
}

std::vector<std::string> tokens_of(const std::string& text) {
  Sources sources;
  Diagnostics unused;
  Lexer lexer(sources, sources.add("p", text), unused);
  std::vector<std::string> tokens;
  uint32_t end = 0;
  while (lexer.peek().kind != TokenKind::kEnd) {
    const Span span = lexer.take().span;
    // Blanks before a token belong to it, so that lines stay lines.
    tokens.push_back(text.substr(end, span.end - end));
    end = span.end;
  }
  return tokens;
}

class Mutations : public testing::Test {
 protected:
  uint64_t number(const char* name, uint64_t fallback) {
    const char* value = std::getenv(name);
    return value == nullptr ? fallback : std::strtoull(value, nullptr, 10);
  }

  std::string mutate(std::vector<std::string> tokens, const std::vector<std::string>& others) {
    const auto pick = [&](size_t count) { return random_() % count; };
    for (size_t edits = 1 + pick(3); edits > 0 && tokens.size() > 1; --edits) {
      const size_t at = pick(tokens.size());
      const auto place = tokens.begin() + static_cast<std::ptrdiff_t>(at);
      switch (pick(5)) {
        case 0:
          tokens.erase(place);
          break;
        case 1:
          tokens.insert(place, std::string(tokens[at]));
          break;
        case 2:
          std::swap(tokens[at], tokens[pick(tokens.size())]);
          break;
        case 3:
          tokens[at] = " " + std::string(kForeign[pick(kForeign.size())]);
          break;
        case 4:
          tokens[at] = others[pick(others.size())];
          break;
      }
    }
    std::string text;
    for (const std::string& token : tokens) text += token;
    return text;
  }

  void check(const std::string& text, const std::string& graph_text) {
    Sources sources;
    Diagnostics diagnostics;
    const SourceId source = sources.add("p", text);
    const auto passes = parse_passes(sources, source, catalog_, diagnostics);
    for (const Diagnostic& diagnostic : diagnostics.list()) {
      EXPECT_FALSE(render(diagnostic, sources).empty());
      EXPECT_TRUE(diagnostic.span.source.valid()) << diagnostic.message << "\n" << text;
      EXPECT_FALSE(diagnostic.message.contains("did you mean ''")) << diagnostic.message;
    }
    EXPECT_TRUE(!passes.empty() || diagnostics.has_errors()) << text;
    if (passes.empty()) return;
    ++parsed_;
    for (Graph& graph :
         parse_graphs(sources, sources.add("g", graph_text), catalog_, diagnostics)) {
      const auto explained = explain(graph, catalog_, passes, native_target(), sources);
      const auto applied = apply(graph, catalog_, passes, native_target());
      EXPECT_TRUE(applied || !render(applied.error(), sources).empty());
      if (explained && applied) matched_ += applied->matches();
    }
  }

  Catalog catalog_ = make_catalog();
  std::mt19937_64 random_{number("PASSNET_RANDOM_SEED", 1)};
  size_t parsed_ = 0;
  size_t matched_ = 0;
};

TEST_F(Mutations, GiveDiagnosticsOrAnswers) {
  const std::vector<Seed> all = seeds();
  ASSERT_GT(all.size(), 20);
  std::vector<std::vector<std::string>> tokens;
  for (const Seed& seed : all) {
    tokens.push_back(tokens_of(seed.pass));
    check(seed.pass, seed.graph);
  }
  const size_t unchanged = matched_;
  EXPECT_GT(unchanged, 20);
  const uint64_t count = number("PASSNET_MUTATIONS", 1000);
  for (uint64_t i = 0; i < count; ++i) {
    const size_t at = random_() % all.size();
    check(mutate(tokens[at], tokens[random_() % all.size()]), all[at].graph);
  }
  EXPECT_GT(parsed_, count / 10);
  EXPECT_GT(matched_, unchanged + count / 20);
}

}  // namespace
}  // namespace passnet
