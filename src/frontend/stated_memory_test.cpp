// Typed lines that state where PyTorch has their tensors.
#include "frontend/fx/import_fx.hpp"
#include "frontend/typed_lines.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>

#include <optional>

namespace passnet {
namespace {

// Imports a line of these nodes, whose ids are n0, n1, …; the last one is the result. Returns the
// error, if there is one.
std::optional<Diagnostic> error_of(std::string_view input_memory,
                                   const std::vector<std::string>& nodes) {
  std::string rows;
  for (size_t i = 0; i < nodes.size(); ++i) {
    rows += fmt::format(R"({}{{"id":"n{}",{}}})", i == 0 ? "" : ",", i, nodes[i]);
  }
  const std::string row = fmt::format(
      R"({{"inputs":[{{"shape":[2,3],"dtype":"float32"{}}}],"nodes":[{}],"outputs":["n{}"]}})",
      input_memory, rows, nodes.size() - 1);
  const auto line = parse_typed_line(row, {});
  if (!line) return line.error();
  const Catalog catalog = make_catalog();
  const auto graph = import_fx(line->program, catalog, SpellingTable(catalog));
  return graph ? std::nullopt : std::optional(graph.error());
}

// Returns "ok" or the id of the error.
std::string import_line(std::string_view input_memory, const std::vector<std::string>& nodes) {
  const auto error = error_of(input_memory, nodes);
  return error ? error->id : "ok";
}

std::string node(std::string_view op, std::string_view arguments, std::string_view memory) {
  return fmt::format(R"("op":"{}","args":[{}]{})", op, arguments,
                     memory.empty() ? "" : fmt::format(R"(,"memory":{})", memory));
}

constexpr std::string_view kInput = R"(,"memory":[0,0,3,1])";

TEST(StatedMemory, HoldsChangesToIt) {
  // A copy that PyTorch makes, and one that it does not make.
  for (const auto& [storage, expected] : {std::pair(1, "ok"), {0, "unsupported-mutation"}}) {
    const std::vector<std::string> nodes{
        node(".clone", R"({"v":"in0"})", fmt::format("[[{},0,3,1]]", storage)),
        node(".add_", R"({"v":"n0"},1)", fmt::format("[[{},0,3,1]]", storage))};
    EXPECT_EQ(import_line(kInput, nodes), expected);
  }
  // A view of an input, as PyTorch has it and as a copy.
  for (const auto& [storage, expected] : {std::pair(0, "ok"), {1, "unsupported-mutation"}}) {
    EXPECT_EQ(
        import_line(kInput, {node(".t", R"({"v":"in0"})", fmt::format("[[{},0,1,3]]", storage)),
                             node(".add_", R"({"v":"n0"},1)", "")}),
        expected);
  }
}

TEST(StatedMemory, SettlesWhatReshapeReturns) {
  // The layout of a sum with a transposed tensor is not known without it.
  const auto reshaped = [](std::string_view shape, std::string_view memory) {
    return std::vector<std::string>{
        node(".t", R"({"v":"in0"})", "[[0,0,1,3]]"),
        node("operator.add", R"({"v":"n0"},1)", "[[1,0,1,3]]"),
        node(".reshape", fmt::format(R"({{"v":"n1"}},{})", shape), memory),
        node(".mul_", R"({"v":"n2"},2)", memory), node("operator.add", R"({"v":"n1"},1)", "")};
  };
  const std::vector<std::string> view = reshaped("[3,2,1]", "[[1,0,1,3,3]]");
  const std::vector<std::string> copy = reshaped("[6]", "[[2,0,1]]");
  EXPECT_EQ(import_line(kInput, view), "ok");
  EXPECT_EQ(import_line(kInput, copy), "ok");
  for (std::vector<std::string> unknown : {view, copy}) {
    for (std::string& row : unknown) row = row.substr(0, row.find(R"(,"memory")"));
    EXPECT_EQ(import_line("", unknown), "unsupported-mutation");
  }
}

TEST(StatedMemory, KeepsStridedViewsOfInputsToTheirOwnPlaces) {
  const auto strided = [](std::string_view rest) {
    return std::vector<std::string>{
        node(".as_strided", fmt::format(R"({{"v":"in0"}},[2],[1]{})", rest), "[[0,0,1]]")};
  };
  EXPECT_EQ(import_line(kInput, strided("")), "ok");
  EXPECT_EQ(import_line(kInput, strided(",1")), "unknown-layout");
  EXPECT_EQ(error_of(kInput, strided(",1"))->message,
            "'as_strided' expects a tensor whose storage is known to be packed");
  EXPECT_EQ(import_line("", strided(",1")), "ok");
}

TEST(StatedMemory, IsCheckedWhenItIsRead) {
  for (const std::string_view memory : {"7", "[]", "[0,0,1]", "[0,0,3,\"1\"]"}) {
    EXPECT_EQ(
        import_line(fmt::format(R"(,"memory":{})", memory), {node(".t", R"({"v":"in0"})", "")}),
        "bad-line");
  }
  for (const std::string_view memory : {"7", "[7]", "[[0]]"}) {
    EXPECT_EQ(import_line("", {node(".t", R"({"v":"in0"})", memory)}), "bad-line");
  }
}

}  // namespace
}  // namespace passnet
