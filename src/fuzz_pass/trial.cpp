#include "fuzz_pass/trial.hpp"

#include "compile/kernel_errors.hpp"
#include "compile/pipeline.hpp"
#include "eval/inputs/adversarial.hpp"
#include "eval/side/cpu_side.hpp"
#include "eval/side/failure.hpp"
#include "generate/inputs.hpp"
#include "interpret/interpret.hpp"
#include "pass/drive.hpp"

#include <algorithm>
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
std::optional<AdversarialJudge> make_judge(const Graph& graph, const Catalog& catalog,
                                           std::span<const Tensor> inputs,
                                           std::span<const Tensor> answers) {
  std::optional<AdversarialJudge> judge = AdversarialJudge::make(graph, catalog);
  if (!judge) return std::nullopt;
  std::vector<Tensor> own;
  for (const Tensor& input : inputs) own.push_back(input.clone());
  judge->set(std::move(own), answers);
  return judge;
}

TrialFailure to_trial_failure(Failure failure) {
  return {.verdict = failure.verdict, .message = std::move(failure.message)};
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
      TRY(compiler_.compile_all(jobs, compiler_.target().toolchain.max_parallel,
                                [&](size_t, const CompileOutcome&) { compiled_(); }));
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

Result<std::optional<TrialFailure>> run_trial(const Graph& graph, const Rewritten& rewritten,
                                              std::span<const std::filesystem::path> libraries,
                                              const Catalog& catalog, uint64_t seed) {
  const std::vector<Tensor> inputs = make_inputs(graph, catalog, seed);
  std::vector<const Tensor*> operands;
  for (const Tensor& tensor : inputs) operands.push_back(&tensor);
  const auto expected = interpret(graph, catalog, operands);
  if (!expected) return std::optional<TrialFailure>();
  CpuSide side =
      TRY(CpuSide::start(rewritten.compiled, libraries, {.name = "trial", .secret = seed}));
  side.set_inputs(inputs);
  side.poison(1);
  const CallResult call = side.run(kTimeoutS);
  if (!call.ok() || !side.stop()) return std::optional(to_trial_failure(failure_of(call)));
  if (auto breach = side.inspect(inputs))
    return std::optional(to_trial_failure(*std::move(breach)));
  const std::vector<Tensor> results = side.results();
  std::optional<AdversarialJudge> judge;
  for (size_t i = 0; i < results.size(); ++i) {
    auto values = find_wrong_values(results[i], (*expected)[i]);
    if (!values) continue;
    const Shape& shape = results[i].type().shape;
    if (side.unwritten(i, values->first)) {
      return std::optional(TrialFailure{
          .verdict = Verdict::kUnwritten,
          .message =
              fmt::format("result {} was not written everywhere: {}", i, describe_place(*values)),
          .result = i,
          .values = std::move(values)});
    }
    constexpr int kTolerance = -5;
    if (!judge) judge = make_judge(graph, catalog, inputs, *expected);
    if (judge && judge->compare(i, results[i], kTolerance).passes()) continue;
    return std::optional(
        TrialFailure{.verdict = Verdict::kWrongValue,
                     .message = fmt::format("result {}: {}", i, describe(*values, shape)),
                     .result = i,
                     .values = std::move(values)});
  }
  return std::optional<TrialFailure>();
}

}  // namespace passnet
