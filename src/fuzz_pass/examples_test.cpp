// The passes of examples/passes preserve values, types and observables: on instances of their own
// patterns, and on random graphs of the same ops.
#include "diag/render.hpp"
#include "fuzz_pass/fuzz.hpp"
#include "fuzz_pass/search.hpp"
#include "generate/random_graph.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "pass/language/parse.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace passnet {
namespace {

namespace fs = std::filesystem;

constexpr double kEachTestS = 10;  // no further graph is compiled and run after that

class ExamplePasses : public testing::Test {
 protected:
  void SetUp() override {
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(PASSNET_SOURCE_DIR "/examples/passes")) {
      if (entry.path().extension() == ".pass") files.push_back(entry.path());
    }
    std::ranges::sort(files);
    for (const fs::path& file : files) {
      std::ifstream stream(file);
      std::stringstream text;
      text << stream.rdbuf();
      Diagnostics diagnostics;
      for (Pass& pass : parse_passes(sources_, sources_.add(file.filename().string(), text.str()),
                                     catalog_, diagnostics)) {
        passes_.push_back(std::move(pass));
      }
      ASSERT_FALSE(diagnostics.has_errors()) << file;
    }
    ASSERT_FALSE(passes_.empty());
    auto compiler = CppCompiler::open(native_target(), {.extra_flags = {"-O0"}});
    ASSERT_TRUE(compiler.has_value());
    compiler_.emplace(*std::move(compiler));
  }

  bool in_time() const {
    return std::chrono::steady_clock::now() - started_ < std::chrono::duration<double>(kEachTestS);
  }

  // Runs the graph: counts whether it was rewritten, and whether it was run.
  void check(const Graph& graph, const Pass& pass, uint64_t seed) {
    auto outcome = rewrite_instance(graph, pass, catalog_, native_target());
    if (!outcome) return;
    ++rewritten_;
    if (const auto* failure = std::get_if<TrialFailure>(&*outcome)) {
      ADD_FAILURE() << pass.name << ": " << failure->message << "\n" << print(graph, catalog_);
      return;
    }
    if (!in_time()) return;
    const Rewritten& rewritten = std::get<Rewritten>(*outcome);
    const std::function<void()> compiled = [] {};
    const CompiledGraph* compiled_graph = &rewritten.compiled;
    TrialKernels kernels(*compiler_, compiled);
    const auto built = kernels.build(std::span(&compiled_graph, 1)).value().front();
    const TrialSetting setting{.catalog = catalog_, .target = native_target(), .kernels = kernels};
    const auto failure = built.failure
                             ? built.failure
                             : run_trial(graph, rewritten, built.libraries, setting, seed).value();
    EXPECT_FALSE(failure.has_value()) << pass.name << ": " << failure->message << "\n"
                                      << print(graph, catalog_);
    ++run_;
  }

  Catalog catalog_ = make_catalog();
  Sources sources_;
  std::vector<Pass> passes_;
  std::optional<CppCompiler> compiler_;
  std::chrono::steady_clock::time_point started_ = std::chrono::steady_clock::now();
  size_t rewritten_ = 0;
  size_t run_ = 0;
};

// Tests one instance in each dtype that a pass names: types and observables of all, values of as
// many as the time allows (of all, once the kernels are cached).
TEST_F(ExamplePasses, HoldOnInstances) {
  constexpr size_t kAttempts = 8;
  for (size_t i = 0; i < passes_.size(); ++i) {
    const Pass& pass = passes_[i];
    const DraftBuilder builder(pass, catalog_, native_target());
    const size_t before = rewritten_;
    // Some passes need shapes that not every stream of random numbers reaches.
    for (size_t attempt = 0; attempt < kAttempts && rewritten_ == before; ++attempt) {
      RandomStream random(i + attempt * passes_.size());
      for (const DType dtype : named_dtypes(pass)) {
        if (const auto instance = find_instance(builder, dtype, random)) {
          check(instance->graph, pass, i);
        }
      }
    }
    EXPECT_GT(rewritten_, before) << pass.name;
  }
  EXPECT_GT(run_, 0);
}

TEST_F(ExamplePasses, HoldOnRandomGraphs) {
  constexpr uint64_t kGraphs = 40;
  const GraphGenerator generator(catalog_);
  for (const Pass& pass : passes_) {
    // Mostly f32: chains of ops in half types round often enough to differ from one kernel.
    RandomGraphOptions options{.nodes = 10, .most_elements = 256, .single_percent = 60};
    for (const PatternNode& node : pass.pattern.nodes) {
      for (const PatternCall& call : node.calls) {
        const Op& op = catalog_.op(call.op);
        if (!op.def.example.empty()) options.ops.emplace_back(op.name());
      }
    }
    for (uint64_t seed = 0; seed < kGraphs; ++seed) {
      check(generator.make(seed, options), pass, seed);
    }
  }
  EXPECT_GT(rewritten_, 0);
}

}  // namespace
}  // namespace passnet
