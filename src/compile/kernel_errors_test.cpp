#include "compile/kernel_errors.hpp"

#include "compile/pipeline.hpp"
#include "diag/render.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "toolchain/cpp_compiler.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

class KernelErrorsTest : public testing::TestWithParam<const char*> {
 protected:
  // The messages for `void k(const x_t* x, y_t* y, int64_t n) { BODY }`, or for the whole `text`.
  std::string errors(const std::string& text, const std::string& file = "test.graph") {
    auto compiler =
        CppCompiler::open(native_target(), {.compiler = GetParam(), .extra_flags = {"-O0"}});
    if (!compiler) return "no compiler";
    const SourceId source = sources_.add(file, R"(graph @g(%x: bf16[8]) {
  %0 = launch k(x=%x) : bf16[8] results = ["y"] args = [8]
  return %0
}
kernel k cpp """
)" + text + "\"\"\"\n");
    Diagnostics diagnostics;
    std::vector<Graph> graphs = parse_graphs(sources_, source, catalog_, diagnostics);
    for (const Diagnostic& error : diagnostics.list()) ADD_FAILURE() << render(error, sources_);
    const auto compiled = compile(graphs.at(0), catalog_, native_target(), Pipeline::kOpByOp);
    EXPECT_TRUE(compiled.has_value());
    const auto outcome = compiler->compile(compiled->kernels.at(0).job);
    EXPECT_TRUE(outcome.has_value());
    const auto* failure = std::get_if<CompileFailure>(&*outcome);
    if (failure == nullptr) return "compiles";
    return render(explain_failure(compiled->kernels.at(0), *failure));
  }
  bool is_missing() {
    return !CppCompiler::open(native_target(), {.compiler = GetParam()}).has_value();
  }

  const Catalog catalog_ = make_catalog();
  Sources sources_;
};

void expect_contains(const std::string& text, std::string_view part) {
  EXPECT_NE(text.find(part), std::string::npos) << "expected `" << part << "` in\n" << text;
  EXPECT_EQ(text.find("/tmp"), std::string::npos) << text;
}

TEST_P(KernelErrorsTest, PointToTheAuthorsLine) {
  if (is_missing()) GTEST_SKIP() << "this system has no " << GetParam();
  const std::string text = errors(
      "void k(const x_t* x, y_t* y, int64_t n) {\n"
      "  for (int64_t i = 0; i < n; ++i) pn::store(y + i, total + pn::load(x + i));\n"
      "}\n");
  expect_contains(text, "test.graph:7:52: error: ");
  expect_contains(text, "'total'");
  expect_contains(text, "pn::store(y + i, total + pn::load(x + i));\n");
  expect_contains(text, "\n                                                     ^^^^^");
}

TEST_P(KernelErrorsTest, PointFromThePreludeToTheAuthorsLine) {
  if (is_missing()) GTEST_SKIP() << "this system has no " << GetParam();
  const std::string text = errors(
      "void k(const x_t* x, y_t* y, int64_t n) {\n"
      "  pn::parallel_for(n, 1, 7);\n"
      "}\n");
  expect_contains(text, "test.graph:7:");
  expect_contains(text, "cpu");
  expect_contains(text, "  pn::parallel_for(n, 1, 7);\n");
}

TEST_P(KernelErrorsTest, NameTheLaunchArgumentsOfABadCall) {
  if (is_missing()) GTEST_SKIP() << "this system has no " << GetParam();
  const std::string text = errors(
      "void k(const x_t* x, const x_t* other, y_t* y, int64_t n) {\n"
      "}\n");
  expect_contains(text, "test.graph:6:");
  expect_contains(text, "the kernel does not take what its launch gives");
  expect_contains(text, "note: the launch calls k(const x_t* x, y_t* y, int64_t)");
  expect_contains(errors("void other(const x_t* x, y_t* y, int64_t n) {}\n"),
                  "note: the launch calls k(const x_t* x, y_t* y, int64_t)");
}

TEST_P(KernelErrorsTest, AreFoundInFilesOfAnyFolder) {
  if (is_missing()) GTEST_SKIP() << "this system has no " << GetParam();
  const std::string text = "void k(const x_t* x, y_t* y, int64_t n) {\n  total;\n}\n";
  expect_contains(errors(text, "some/where/a.pass"), "some/where/a.pass:7:3: error: ");
  const std::string absolute = errors(text, "/home/someone/a.pass");
  expect_contains(absolute, "a.pass:7:3: error: ");
  EXPECT_EQ(absolute.find("someone"), std::string::npos) << absolute;
}

TEST_P(KernelErrorsTest, LimitsErrorsAndDropsTemplateNotes) {
  if (is_missing()) GTEST_SKIP() << "this system has no " << GetParam();
  const std::string text = errors(
      "void k(const x_t* x, y_t* y, int64_t n) {\n"
      "  const auto f = [&](auto v) { return v.nothing; };\n"
      "  f(x); a; b; c; d; e;\n"
      "}\n");
  size_t count = 0;
  for (size_t at = 0; (at = text.find("[kernel-not-compiled]", at)) != std::string::npos; ++at) {
    ++count;
  }
  EXPECT_EQ(count, 3) << text;
  EXPECT_EQ(text.find("[with"), std::string::npos) << text;
}

INSTANTIATE_TEST_SUITE_P(Compilers, KernelErrorsTest, testing::Values("g++", "clang++-19"),
                         [](const auto& compiler) {
                           return std::string(compiler.param).substr(0, 3) == "g++" ? "gcc"
                                                                                    : "clang";
                         });

}  // namespace
}  // namespace passnet
