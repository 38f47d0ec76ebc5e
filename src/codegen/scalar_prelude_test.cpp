// The prelude has the functions that the table of scalar functions lists, and no vector form that
// the table lacks.
#include "codegen/cpp/cpp_spelling.hpp"
#include "kernel/columns.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdlib.h>

namespace passnet {
namespace {

constexpr DType kDTypes[] = {DType::kF32, DType::kF64, DType::kC64, DType::kI64, DType::kI32,
                             DType::kI16, DType::kI8,  DType::kU8,  DType::kBool};

const std::vector<std::string> kOperands{"a", "b", "c"};

std::string spell(const ScalarOpInfo& row, DType dtype, const Expr* last = nullptr) {
  return cpp_operation(row.op, dtype, std::span(kOperands).first(row.arity), true, last);
}

// Functions named by number: `body` of operands of `type`.
class PreludeUses {
 public:
  void add(std::string_view type, std::string_view body) {
    text_ += fmt::format("auto use{}({} a, [[maybe_unused]] {} b, [[maybe_unused]] {} c) {{\n",
                         count_++, type, type, type);
    text_ += fmt::format("  return {};\n}}\n", body);
  }
  void refuse_vectors(std::string_view name) {
    text_ += fmt::format(
        "template <class F> concept has_{0} = requires(F a) {{ pn::{0}(a); }};\n"
        "static_assert(!has_{0}<pn::floats>, \"the table has no vectors for {0}\");\n",
        name);
  }
  const std::string& text() const { return text_; }

 private:
  std::string text_ = "#include \"cpu.hpp\"\n";
  size_t count_ = 0;
};

bool compiles(const std::string& text, const char* errors = "") {
  std::string name = std::filesystem::temp_directory_path() / "passnet-uses-XXXXXX";
  const std::filesystem::path folder = mkdtemp(name.data());
  std::ofstream(folder / "uses.cpp") << text;
  const std::string command =
      "c++ -std=c++20 -O0 -march=native -S -o /dev/null -fno-exceptions -w "
      "-I" PASSNET_SOURCE_DIR "/device " +
      (folder / "uses.cpp").string() + errors;
  const bool succeeds = std::system(command.c_str()) == 0;
  std::filesystem::remove_all(folder);
  return succeeds;
}

TEST(ScalarPrelude, HasEveryFunctionOfTheReference) {
  PreludeUses uses;
  for (const ScalarOpInfo& row : kScalarOps) {
    if (row.result == ScalarResult::kSpecial || row.op == ScalarOp::kSelect) continue;
    if (is_check(row.op)) continue;  // their calls have a report
    for (const DType dtype : kDTypes) {
      if (has_function(row.op, dtype)) uses.add(cpp_value_type(dtype), spell(row, dtype));
    }
  }
  EXPECT_TRUE(compiles(uses.text())) << uses.text();
}

TEST(ScalarPrelude, HasTheVectorsOfTheTableAlone) {
  PreludeUses uses;
  for (const ScalarOpInfo& row : kScalarOps) {
    switch (row.vector) {
      case VectorOperands::kOfFloats:
        uses.add("pn::floats", spell(row, DType::kF32));
        break;
      case VectorOperands::kOfTruths:
        uses.add("pn::truths", spell(row, DType::kBool));
        break;
      case VectorOperands::kOfPower:
        for (const double exponent : {2.0, 3.0, -1.0}) {
          const Expr constant{.op = ScalarOp::kConstant, .number = exponent};
          ASSERT_TRUE(has_simple_power(constant));
          uses.add("pn::floats", spell(row, DType::kF32, &constant));
        }
        break;
      case VectorOperands::kNone:
        if (row.arity == 1 && row.symbol.empty() && has_function(row.op, DType::kF32)) {
          uses.refuse_vectors(row.name);
        }
        break;
      case VectorOperands::kOfEither:    // casts: load_lanes, rounded
      case VectorOperands::kOfBranches:  // pn::select
        break;
    }
  }
  EXPECT_TRUE(compiles(uses.text())) << uses.text();
  EXPECT_FALSE(
      compiles(uses.text() + "auto fails(pn::floats a) { return pn::erfc(a); }\n", " 2>/dev/null"));
}

}  // namespace
}  // namespace passnet
