// Holds each row of the table to the reference of its function, and counts the files that a
// function needs.
#include "kernel/scalar.hpp"

#include "kernel/columns.hpp"
#include "kernel/scalar_math.hpp"
#include "kernel/scalar_text.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <utility>

namespace passnet {
namespace {

constexpr DType kComputed[] = {DType::kF32, DType::kF64, DType::kI64, DType::kBool, DType::kC64};

template <ScalarOp op>
constexpr bool is_computed_in_double() {
  return !std::is_same_v<decltype(transcendental<op>(1.0)), Undefined> && op != ScalarOp::kRsqrt;
}

template <size_t... I>
std::vector<bool> computed_in_double(std::index_sequence<I...>) {
  return {is_computed_in_double<static_cast<ScalarOp>(I)>()...};
}

TEST(ScalarOps, EachRowHasAReference) {
  for (const ScalarOpInfo& row : kScalarOps) {
    if (row.result == ScalarResult::kSpecial) continue;
    SCOPED_TRACE(row.name);
    EXPECT_TRUE(
        std::ranges::any_of(kComputed, [&](DType dtype) { return has_function(row.op, dtype); }));
    EXPECT_EQ(scalar_op_from_name(row.name),
              is_check(row.op) ? std::nullopt : std::optional(row.op));
    EXPECT_GT(row.cost, 0);
    if (row.result == ScalarResult::kBool) {
      // A function that wrote lanes of another type would write beyond the first byte.
      double a[2] = {1, 0};
      uint8_t out[8] = {7, 7, 7, 7, 7, 7, 7, 7};
      column_function(row.op, DType::kI64)(a, a, nullptr, out, 1);
      EXPECT_LE(out[0], 1);
      EXPECT_EQ(out[1], 7);
    }
  }
}

TEST(ScalarOps, FunctionsComputedInDoubleAreTranscendental) {
  const auto expected = computed_in_double(std::make_index_sequence<kScalarOps.size()>());
  for (const ScalarOpInfo& row : kScalarOps) {
    const bool is_binary = row.op == ScalarOp::kPow || row.op == ScalarOp::kAtan2;
    EXPECT_EQ(row.is_transcendental, is_binary || expected[static_cast<size_t>(row.op)])
        << row.name;
  }
}

TEST(ScalarOps, VectorsComputeWhatTheReferenceComputes) {
  for (const ScalarOpInfo& row : kScalarOps) {
    SCOPED_TRACE(row.name);
    if (row.op != ScalarOp::kLoad) {
      EXPECT_EQ(row.latency > 0, row.vector != VectorOperands::kNone);
    }
    if (row.vector == VectorOperands::kOfFloats || row.vector == VectorOperands::kOfPower) {
      EXPECT_TRUE(has_function(row.op, DType::kF32));
    }
    if (row.vector == VectorOperands::kOfTruths) {
      EXPECT_TRUE(has_function(row.op, DType::kBool));
    }
  }
}

TEST(ScalarOps, SymbolsParseToTheirOperation) {
  for (const ScalarOpInfo& row : kScalarOps) {
    if (row.symbol.empty()) continue;
    const std::string text =
        row.arity == 1 ? std::string(row.symbol) + "x" : "x " + std::string(row.symbol) + " x";
    EXPECT_TRUE(parse_scalar_text(text)) << text;
  }
}

// Paths below `folder` of the sources whose text holds `word`, tests left out.
std::set<std::string> files_with(const std::string& folder, const std::string& word) {
  const std::filesystem::path root(PASSNET_SOURCE_DIR);
  std::set<std::string> found;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root / folder)) {
    if (!entry.is_regular_file() || entry.path().string().ends_with("_test.cpp")) continue;
    std::stringstream text;
    text << std::ifstream(entry.path()).rdbuf();
    if (text.str().contains(word)) {
      found.insert(std::filesystem::relative(entry.path(), root).string());
    }
  }
  return found;
}

// CONTRIBUTING.md, "A new scalar function".
TEST(ScalarOps, AFunctionIsWrittenInFiveFiles) {
  const std::set<std::string> expected{"src/interpret/field/field_columns.cpp",
                                       "src/kernel/scalar.hpp", "src/kernel/scalar_math.hpp"};
  for (const char* function : {"kErfc", "kLog10", "kSinh", "kAsin"}) {
    EXPECT_EQ(files_with("src", function), expected) << function;
  }
  EXPECT_EQ(files_with("device", " erfc(float "),
            (std::set<std::string>{"device/cpu_functions.hpp", "device/cuda.cuh"}));
}

}  // namespace
}  // namespace passnet
