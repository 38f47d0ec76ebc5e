// The instruments that the workbenches of a run share: the compiler, the judge, the machine's pace.
#pragma once

#include "agent/workbench/author_task.hpp"
#include "eval/evaluate.hpp"
#include "roofline/machine_pace.hpp"
#include "toolchain/cpp_compiler.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// The care with which passes are judged.
enum class JudgingCare : uint8_t {
  kDraft,  // fewer calls and rounds: for authors, who try often
  kFinal,  // as `passnet eval` judges
};

// Judges the text of passes elsewhere: one record per graph, in order.
using RemoteJudge = std::function<Result<std::vector<Record>>(
    std::string_view task, std::span<const TaskGraph* const> graphs, const std::string& text,
    JudgingCare care)>;

// The calls with which drafts are judged.
inline constexpr int kDraftWarmup = 9;
inline constexpr int kDraftCalls = 45;

struct InstrumentOptions {
  std::string compiler = "c++";
  size_t threads = 0;                      // of candidates; 0: one per core
  std::string pipeline{kDefaultPipeline};  // compiles the ops that no pass matched
  const Target* target = nullptr;          // that judges; null: the native one
  std::string gpu_arch{};                  // of a GPU; empty: that of the device
  RemoteJudge judge = {};                  // empty: judged here
};

// Judges, proves and measures one thing at a time; not for several threads at once.
class Instruments {
 public:
  // Errors: those of the compiler and of starting workers. The catalog must outlive the result.
  static Result<std::unique_ptr<Instruments>> open(const Catalog& catalog,
                                                   const InstrumentOptions& options = {});

  const Catalog& catalog() const { return catalog_; }
  // The target that judges.
  const Target& target() const { return *options_.target; }
  // The compiler of kernels for the processor, on which passes are tried whatever judges them.
  CppCompiler& compiler() { return compiler_; }
  // The compiler of the target that judges. Requires that passes are judged here.
  KernelCompiler judging_compiler() { return drafts_->machine().compiler(); }
  // Runs closed graphs on the GPU that judges; null if the processor does. Requires the same.
  GpuWorker* gpu() { return drafts_->machine().tools().gpu; }
  // The pace of the processor.
  MachinePace& pace() { return pace_; }

  // Judges the submission on the graphs of a task, on inputs of a fresh secret seed, without native
  // kernels: one record per graph, in order, which says what is gained over the default compiler
  // too. Errors are infrastructure failures.
  Result<std::vector<Record>> judge(std::string_view task, std::span<const TaskGraph* const> graphs,
                                    Submission submission, JudgingCare care);

 private:
  Instruments(const Catalog& catalog, CppCompiler compiler, const InstrumentOptions& options);

  const Catalog& catalog_;
  InstrumentOptions options_;
  CppCompiler compiler_;
  MachinePace pace_;
  std::optional<Evaluator> drafts_;
  std::optional<Evaluator> finals_;
};

}  // namespace passnet
