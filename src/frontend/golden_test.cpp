// Runs tests/golden/import: each program is preceded by the types of its inputs (`# x: f32[2,3]`,
// `# n: i64[] = 4`, `# x: f32[2,3] strides 1,2`), `====` separates programs; the output is graphs
// or diagnostics.
#include "support/golden.hpp"

#include "diag/render.hpp"
#include "frontend/fx/fx_source.hpp"
#include "frontend/fx/import_fx.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>

#include <charconv>

namespace passnet {
namespace {

Integers numbers(std::string_view text) {
  Integers result;
  const char* at = text.data();
  const char* const end = at + text.size();
  while (at < end) {
    int64_t value = 0;
    const auto [stop, error] = std::from_chars(at, end, value);
    if (error != std::errc()) break;
    result.push_back(value);
    at = stop + 1;
  }
  return result;
}

// Reads `# x: f32[2,3] strides 1,2` or `# n: i64[] = 4`.
void read_input(std::string_view line, FxProgram& program) {
  const size_t colon = line.find(':');
  const size_t open = line.find('[');
  const size_t close = line.find(']');
  ASSERT_TRUE(colon < open && open < close && close != std::string_view::npos) << line;
  const std::string_view name = line.substr(2, colon - 2);
  for (FxInput& input : program.inputs) {
    if (program.names.text(input.name) != name) continue;
    const auto dtype = dtype_from_name(line.substr(colon + 2, open - colon - 2));
    ASSERT_TRUE(dtype.has_value()) << line;
    input.type = {*dtype, numbers(line.substr(open + 1, close - open - 1))};
    const std::string_view rest = line.substr(close + 1);
    if (rest.starts_with(" strides ")) input.facts.strides = numbers(rest.substr(9));
    if (!rest.starts_with(" = ")) continue;
    for (const int64_t value : numbers(rest.substr(3))) {
      input.facts.data.push_back(static_cast<double>(value));
    }
  }
}

std::string list_values(const ImportedGraph& imported) {
  std::string output;
  for (const SourceValue& value : imported.values) {
    output += fmt::format("# {} {}", value.name, value.op);
    for (const auto& type : value.types) output += " " + (type ? to_string(*type) : "none");
    output += value.is_sequence ? " (a tuple)\n" : "\n";
  }
  return output;
}

std::string import_one(std::string_view text, const Catalog& catalog,
                       const SpellingTable& spellings) {
  Sources sources;
  const SourceId source = sources.add("model.py", std::string(text));
  auto program = parse_fx_source(sources.text(source), source);
  if (!program) return render(program.error(), sources);
  program->name = "graph";
  for (size_t at = 0; text.substr(at).starts_with("# "); at = text.find('\n', at) + 1) {
    read_input(text.substr(at, text.find('\n', at) - at), *program);
  }
  const auto imported = import_fx(*program, catalog, spellings);
  if (!imported) return render(imported.error(), sources);
  Diagnostics diagnostics;
  verify(imported->graph, catalog, diagnostics);
  EXPECT_FALSE(diagnostics.has_errors());
  return print(imported->graph, catalog) + list_values(*imported);
}

TEST(GoldenImport, EveryFile) {
  const Catalog catalog = make_catalog();
  const SpellingTable spellings(catalog);
  constexpr std::string_view kBetween = "====\n";
  const auto mismatches =
      check_golden(std::filesystem::path(PASSNET_SOURCE_DIR) / "tests/golden/import",
                   [&](std::string_view input) {
                     std::string output;
                     while (true) {
                       const size_t end = input.find(kBetween);
                       output += import_one(input.substr(0, end), catalog, spellings);
                       if (end == std::string_view::npos) return output;
                       output += kBetween;
                       input.remove_prefix(end + kBetween.size());
                     }
                   });
  for (const GoldenMismatch& mismatch : mismatches) {
    EXPECT_EQ(mismatch.found, mismatch.expected) << mismatch.file;
  }
}

}  // namespace
}  // namespace passnet
