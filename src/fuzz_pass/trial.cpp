#include "fuzz_pass/trial.hpp"

#include "compile/kernel_errors.hpp"
#include "compile/pipeline.hpp"
#include "correct/result_judge.hpp"
#include "eval/side/side.hpp"
#include "generate/inputs.hpp"
#include "interpret/interpret.hpp"
#include "kernel/target.hpp"
#include "pass/drive.hpp"

#include <algorithm>
#include <memory>
#include <utility>

namespace passnet {
namespace {

constexpr double kTimeoutS = 5;

// Compares what a caller sees of a graph: the number of results, their types, what they change.
std::optional<TrialFailure> compare_observables(const Graph& before, const Graph& after) {
  const auto differ = [](std::string message) {
    return TrialFailure{.verdict = Verdict::kDtypeShape, .message = std::move(message)};
  };
  if (before.results().size() != after.results().size()) {
    return differ(fmt::format("expected {} results after the pass, found {}",
                              before.results().size(), after.results().size()));
  }
  for (size_t i = 0; i < before.results().size(); ++i) {
    const TensorType& expected = before.type(before.results()[i].value);
    const TensorType& found = after.type(after.results()[i].value);
    if (expected != found) {
      return differ(fmt::format("expected result {} to be {}, found {}", i, to_string(expected),
                                to_string(found)));
    }
    if (before.results()[i].mutates != after.results()[i].mutates) {
      return differ(fmt::format("expected result {} to change the same input as before", i));
    }
  }
  return std::nullopt;
}

// Judges values that differ from the reference's; nothing if the graph cannot be computed in
// double.
std::optional<ResultJudge> make_judge(const Graph& graph, const Catalog& catalog,
                                      std::span<const Tensor> inputs,
                                      std::span<const Tensor> answers) {
  ResultJudge judge(graph, catalog);
  if (!judge.has_double()) return std::nullopt;
  std::vector<Tensor> own;
  for (const Tensor& input : inputs) own.push_back(input.clone());
  judge.set(std::move(own), answers);
  return judge;
}

TrialFailure to_trial_failure(Failure failure) {
  return {.verdict = failure.verdict, .message = std::move(failure.message)};
}

// `worker`: of a GPU; null: a process of its own for the side.
Result<Side> start_side(const CompiledGraph& compiled,
                        std::span<const std::filesystem::path> libraries, GpuWorker* worker,
                        const CpuSideOptions& options) {
  if (worker == nullptr) return Side(TRY(CpuSide::start(compiled, libraries, options)));
  const GpuSidePlan plan{&compiled, libraries};
  auto sides =
      TRY(GpuSide::start(*worker, std::span(&plan, 1), options.secret, {.is_native = true}));
  return Side(std::move(sides.front()));
}

}  // namespace

std::optional<std::variant<Rewritten, TrialFailure>> rewrite_instance(const Graph& graph,
                                                                      const Pass& pass,
                                                                      const Catalog& catalog,
                                                                      const Target& target) {
  using Outcome = std::variant<Rewritten, TrialFailure>;
  Rewritten rewritten{.graph = graph.clone()};
  const auto report = apply(rewritten.graph, catalog, std::span(&pass, 1), target);
  if (!report) {
    return Outcome(
        TrialFailure{.verdict = Verdict::kVerifyFail,
                     .message = fmt::format("{} [{}]", report.error().message, report.error().id)});
  }
  if (report->matches() == 0) return std::nullopt;
  if (auto failure = compare_observables(graph, rewritten.graph)) {
    return Outcome(*std::move(failure));
  }
  auto compiled = compile(rewritten.graph, catalog, target, Pipeline::kOpByOp);
  if (!compiled && compiled.error().id == "random-graph") return std::nullopt;
  if (!compiled) {
    return Outcome(
        TrialFailure{.verdict = Verdict::kCompileError, .message = compiled.error().message});
  }
  rewritten.compiled = *std::move(compiled);
  return Outcome(std::move(rewritten));
}

Result<std::vector<TrialKernels::Built>> TrialKernels::build(
    std::span<const CompiledGraph* const> graphs) {
  std::vector<CompileJob> jobs;
  std::vector<std::pair<size_t, const KernelUnit*>> owners;
  for (size_t i = 0; i < graphs.size(); ++i) {
    for (const KernelUnit& unit : graphs[i]->kernels) {
      jobs.push_back(unit.job);
      owners.emplace_back(i, &unit);
    }
  }
  const auto outcomes =
      TRY(compiler_.compile_all(jobs, [&](size_t, const CompileOutcome&) { compiled_(); }));
  std::vector<Built> built(graphs.size());
  for (size_t i = 0; i < outcomes.size(); ++i) {
    Built& one = built[owners[i].first];
    if (const auto* artifact = std::get_if<Artifact>(&outcomes[i])) {
      one.libraries.push_back(artifact->path);
    } else if (!one.failure) {
      const auto& failure = std::get<CompileFailure>(outcomes[i]);
      one.failure = TrialFailure{.verdict = Verdict::kCompileError,
                                 .message = render(explain_failure(*owners[i].second, failure))};
    }
  }
  return built;
}

namespace {

std::vector<Tensor> copies_of(std::span<const Tensor> tensors) {
  std::vector<Tensor> copies;
  for (const Tensor& tensor : tensors) copies.push_back(tensor.clone());
  return copies;
}

// The graph op by op in a worker: the reference of judging, whose sums of f32 lose as much as those
// of a kernel do.
class CompiledReference {
 public:
  // Nothing if it does not compile.
  static std::optional<CompiledReference> start(const Graph& graph, const TrialSetting& setting,
                                                uint64_t seed) {
    auto compiled = compile(graph, setting.catalog, setting.target, Pipeline::kOpByOp);
    if (!compiled) return std::nullopt;
    CompiledReference reference(std::make_unique<CompiledGraph>(*std::move(compiled)));
    const CompiledGraph* one = reference.compiled_.get();
    auto built = setting.kernels.build(std::span(&one, 1));
    if (!built || built->front().failure) return std::nullopt;
    reference.libraries_ = std::move(built->front().libraries);
    auto side = start_side(*one, reference.libraries_, setting.gpu.reference,
                           {.name = "reference", .secret = seed});
    if (!side) return std::nullopt;
    reference.side_.emplace(*std::move(side));
    return reference;
  }

  // Nothing if it fails.
  std::optional<std::vector<Tensor>> run(std::span<const Tensor> inputs) {
    side_->set_inputs(inputs, false);
    side_->poison(1);
    const SideCall call = side_->call(kTimeoutS, true);
    if (call.failure || call.interrupted) return std::nullopt;
    return copies_of(side_->read_results());
  }

 private:
  explicit CompiledReference(std::unique_ptr<CompiledGraph> compiled)
      : compiled_(std::move(compiled)) {}

  std::unique_ptr<CompiledGraph> compiled_;
  std::vector<std::filesystem::path> libraries_;
  std::optional<Side> side_;
};

// Runs one call per set of inputs, and judges its results.
class InputTrial {
 public:
  // `start`: makes the side anew.
  InputTrial(const Graph& graph, const TrialSetting& setting, std::function<Result<Side>()> start,
             uint64_t seed)
      : graph_(graph), setting_(setting), start_(std::move(start)), seed_(seed) {}

  // Errors: those of starting a side.
  Result<std::optional<TrialFailure>> run(InputSet set) {
    constexpr std::optional<TrialFailure> kNone;
    const std::vector<Tensor> inputs = make_inputs(graph_, setting_.catalog, seed_, set);
    std::vector<const Tensor*> operands;
    for (const Tensor& tensor : inputs) operands.push_back(&tensor);
    const auto expected = interpret(graph_, setting_.catalog, operands);
    if (!expected) return kNone;
    judge_.reset();
    if (is_adversarial(set) && !find_judge(inputs, *expected)) return kNone;
    if (!side_) side_.emplace(TRY(start_()));
    side_->set_inputs(inputs, false);
    side_->poison(++calls_);
    SideCall call = side_->call(kTimeoutS, true);
    if (call.interrupted) {
      call.failure = Failure{.verdict = Verdict::kCrash, .message = "its process was killed"};
    }
    if (call.failure) {
      side_.reset();
      // An index that the graph computes may be outside of a tensor in any kernel.
      if (reference_fails(inputs)) return kNone;
      return to_trial_failure(*std::move(call.failure));
    }
    if (auto breach = side_->inspect(inputs, {})) return to_trial_failure(*std::move(breach));
    const std::vector<Tensor> results = copies_of(side_->read_results());
    for (size_t i = 0; i < results.size(); ++i) {
      if (auto failure = compare(i, results[i], inputs, *expected, set)) return failure;
    }
    return kNone;
  }

 private:
  ResultJudge* find_judge(std::span<const Tensor> inputs, std::span<const Tensor> answers) {
    if (!judge_) judge_ = make_judge(graph_, setting_.catalog, inputs, answers);
    return judge_ ? &*judge_ : nullptr;
  }

  void start_reference() {
    if (std::exchange(asked_, true)) return;
    auto started = CompiledReference::start(graph_, setting_, seed_);
    if (started) reference_.emplace(*std::move(started));
  }

  bool reference_fails(std::span<const Tensor> inputs) {
    start_reference();
    return reference_ && !reference_->run(inputs);
  }

  // True if a result that differs from the interpreter's is as close to the graph in double as the
  // reference. On valid inputs, where a kernel of half types may leave out no rounding, all but a
  // few elements of such a result must be within the tolerance: a sum in another order may round
  // an element to the other neighbor.
  bool passes(size_t i, const Tensor& result, std::span<const Tensor> inputs,
              std::span<const Tensor> expected, InputSet set, int64_t wrong) {
    ResultJudge* judge = find_judge(inputs, expected);
    if (judge == nullptr) return false;
    const auto may_differ = [&](ResultJudge& by, int64_t count) {
      const Rounding rounding = by.judge_rounding(i, result, count);
      return rounding == Rounding::kOtherOrder ||
             (rounding == Rounding::kOtherSteps && is_adversarial(set));
    };
    if (may_differ(*judge, wrong)) return true;
    start_reference();
    const auto answers = reference_ ? reference_->run(inputs) : std::nullopt;
    if (!answers) return false;
    const auto values = find_wrong_values(result, (*answers)[i]);
    if (!values) return true;
    auto other = make_judge(graph_, setting_.catalog, inputs, *answers);
    return other && may_differ(*other, values->wrong);
  }

  std::optional<TrialFailure> compare(size_t i, const Tensor& result,
                                      std::span<const Tensor> inputs,
                                      std::span<const Tensor> expected, InputSet set) {
    auto values = find_wrong_values(result, expected[i]);
    if (!values) return std::nullopt;
    const std::string where =
        is_adversarial(set) ? fmt::format("on inputs of the set '{}', ", info(set).name) : "";
    const Shape& shape = result.type().shape;
    if (side_->unwritten(i, values->first)) {
      return TrialFailure{.verdict = Verdict::kUnwritten,
                          .message = fmt::format("{}result {} was not written everywhere: {}",
                                                 where, i, describe_place(*values)),
                          .result = i,
                          .values = std::move(values)};
    }
    if (passes(i, result, inputs, expected, set, values->wrong)) return std::nullopt;
    return TrialFailure{
        .verdict = Verdict::kWrongValue,
        .message = fmt::format("{}result {}: {}", where, i, describe(*values, shape)),
        .result = i,
        .values = std::move(values)};
  }

  const Graph& graph_;
  const TrialSetting& setting_;
  std::function<Result<Side>()> start_;
  std::optional<Side> side_;
  uint64_t seed_;
  std::optional<ResultJudge> judge_;  // by the interpreter
  std::optional<CompiledReference> reference_;
  bool asked_ = false;  // for the compiled reference
  uint64_t calls_ = 0;
};

}  // namespace

Result<std::optional<TrialFailure>> run_trial(const Graph& graph, const Rewritten& rewritten,
                                              std::span<const std::filesystem::path> libraries,
                                              const TrialSetting& setting, uint64_t seed) {
  const auto start = [&] {
    return start_side(rewritten.compiled, libraries, setting.gpu.trial,
                      {.name = "trial", .secret = seed});
  };
  InputTrial trial(graph, setting, start, seed);
  for (const InputSetInfo& entry : kInputSets) {
    if (auto failure = TRY(trial.run(entry.set))) return failure;
  }
  return std::optional<TrialFailure>();
}

}  // namespace passnet
