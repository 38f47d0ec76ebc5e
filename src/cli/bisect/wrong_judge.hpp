// Judges parts of a graph by their results: those of a candidate against expected ones.
#pragma once

#include "cli/bisect/bisect_arguments.hpp"
#include "cli/graphs.hpp"
#include "compile/gpu/gpu.hpp"
#include "decompose/bisect.hpp"
#include "eval/submission.hpp"
#include "eval/torch/torch_child.hpp"
#include "generate/input_set.hpp"
#include "toolchain/cpp_compiler.hpp"

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace passnet {

class WrongJudge {
 public:
  // `submission` may be null if the candidate has no passes. Session, arguments and submission
  // outlive the judge. Errors: those of `choose_target`, the compiler, the GPU;
  // "torch-not-available".
  static Result<WrongJudge> open(Session& session, const BisectArguments& arguments,
                                 const Submission* submission,
                                 const std::optional<std::string>& task);

  // A part is faulty if a result is further from the expected one than rounding explains, or if the
  // candidate has none. It is known to be right if no pass matches. Errors: those of expected
  // results.
  Result<PartVerdict> judge(const Graph& part);

  // The graph as the passes leave it; without passes as it is.
  Result<Graph> rewrite(const Graph& part, bool& has_matched) const;
  std::vector<Tensor> inputs_of(const Graph& part) const;
  // Errors: those of `interpret`; "torch-failed".
  Result<std::vector<Tensor>> expect(const Graph& part, std::span<const Tensor> inputs);

 private:
  using Results = std::expected<std::vector<Tensor>, std::string>;  // or why there are none

  WrongJudge(Session& session, const BisectArguments& arguments)
      : session_(&session), arguments_(&arguments) {}
  Results run(const Graph& part, std::span<const Tensor> inputs);
  Results run_in_torch(const Graph& part, std::span<const Tensor> inputs, TorchMode mode);
  Results run_compiled(const Graph& part, std::span<const Tensor> inputs,
                       const CompileOptions& options);

  Session* session_;
  const BisectArguments* arguments_;
  const Submission* submission_ = nullptr;
  std::optional<std::string> task_;
  const Target* target_ = nullptr;
  InputSet set_ = InputSet::kValid;
  std::optional<CppCompiler> compiler_;
  std::unique_ptr<Gpu> gpu_;         // null: the processor
  std::optional<TorchChild> torch_;  // if a side needs it
};

}  // namespace passnet
