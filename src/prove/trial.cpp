#include "prove/trial.hpp"

#include "compile/op_by_op.hpp"
#include "eval/side.hpp"
#include "inputs/inputs.hpp"
#include "interpret/interpret.hpp"
#include "ir/recast.hpp"
#include "pass/drive.hpp"
#include "tensor/compare.hpp"
#include "tensor/conditioning.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace passnet {
namespace {

constexpr double kTimeoutS = 5;
constexpr size_t kParallelCompiles = 2;

struct FailureInfo {
  FailureKind kind;
  std::string_view name;
};

constexpr std::array<FailureInfo, 10> kFailures{{
    {FailureKind::kRewriteRefused, "rewrite-refused"},
    {FailureKind::kObservables, "observables"},
    {FailureKind::kNotCompiled, "not-compiled"},
    {FailureKind::kCrash, "crash"},
    {FailureKind::kTimeout, "timeout"},
    {FailureKind::kRedZone, "red-zone"},
    {FailureKind::kInputChanged, "input-changed"},
    {FailureKind::kLateWrite, "late-write"},
    {FailureKind::kUnwritten, "unwritten"},
    {FailureKind::kWrongValue, "wrong-value"},
}};

// What a caller sees of a graph: its results' number, types, and what they change.
std::optional<Failure> compare_observables(const Graph& before, const Graph& after) {
  const auto differ = [](std::string message) {
    return Failure{.kind = FailureKind::kObservables, .message = std::move(message)};
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

std::string first_message(const CompileFailure& failure) {
  for (const CompileMessage& message : failure.messages) {
    if (message.kind != CompileMessage::Kind::kError) continue;
    return fmt::format("{}:{}:{}: {}", message.file, message.line, message.column, message.text);
  }
  return failure.summary;
}

std::string place_of(const Tensor& tensor, int64_t index) {
  std::vector<int64_t> place(tensor.type().rank());
  for (size_t dim = place.size(); dim-- > 0;) {
    place[dim] = index % tensor.type().shape[dim];
    index /= tensor.type().shape[dim];
  }
  return to_string(std::span<const int64_t>(place));
}

Failure wrong_value(const Difference& difference, const Tensor& found) {
  const std::string amount = std::isfinite(difference.units)
                                 ? fmt::format("{:.3g} tolerances off", difference.units)
                                 : "beyond any tolerance";
  return {.kind = FailureKind::kWrongValue,
          .message = fmt::format(
              "result {}: {} of {} elements are wrong, the first at {}; the worst, at {}, is {} "
              "where {} was expected, {}",
              difference.result, difference.wrong, difference.elements,
              place_of(found, difference.first), place_of(found, difference.worst),
              difference.found, difference.expected, amount),
          .difference = difference};
}

// The reference in double; nothing where the graph has none.
std::vector<Tensor> exact_results(const Graph& graph, const Catalogue& catalogue,
                                  std::span<const Tensor> inputs) {
  const auto wide = recast(graph, catalogue);
  if (!wide) return {};
  auto results = interpret(*wide, catalogue, convert_inputs(*wide, inputs), InterpretOptions{});
  if (!results) return {};
  return *std::move(results);
}

Failure describe_call(const CallResult& call) {
  const bool late = call.outcome == CallOutcome::kTimedOut;
  return {.kind = late ? FailureKind::kTimeout : FailureKind::kCrash, .message = describe(call)};
}

Failure describe_breach(const Breach& breach) {
  switch (breach.kind) {
    case Breach::Kind::kRedZone:
      return {.kind = FailureKind::kRedZone, .message = breach.message};
    case Breach::Kind::kInputChanged:
      return {.kind = FailureKind::kInputChanged, .message = breach.message};
    case Breach::Kind::kLateWrite:
      return {.kind = FailureKind::kLateWrite, .message = breach.message};
  }
  UNREACHABLE();
}

// How far apart, in units of `allowed`.
double distance(double found, double expected, double allowed) {
  constexpr double kFar = std::numeric_limits<double>::infinity();
  if (std::isnan(expected)) return std::isnan(found) ? 0 : kFar;
  if (found == expected) return 0;
  if (!std::isfinite(expected) || !std::isfinite(found)) return kFar;
  const double error = std::abs(found - expected);
  return allowed > 0 ? error / allowed : kFar;
}

}  // namespace

std::string_view name(FailureKind kind) { return kFailures[static_cast<size_t>(kind)].name; }

std::optional<Difference> find_difference(const Tensor& found, const Tensor& expected) {
  const Comparison whole = compare(found, expected);
  Difference difference{.elements = expected.numel(), .first = -1};
  const DType dtype = expected.type().dtype;
  const Tolerance allowed = tolerance(dtype, -5);
  if (is_complex(dtype)) {
    difference.wrong = whole.wrong;
    difference.first = difference.worst = whole.first_wrong;
    difference.units = whole.max_error_units;
  }
  for (int64_t i = 0; i < expected.numel() && !is_complex(dtype); ++i) {
    const double reference = expected.value(i);
    const double room = allowed.atol + allowed.rtol * std::abs(reference);
    const double units = distance(found.value(i), reference, room);
    if (units <= 1) continue;
    ++difference.wrong;
    if (difference.first < 0) difference.first = i;
    if (units > difference.units) {
      difference.units = units;
      difference.worst = i;
    }
  }
  if (difference.wrong == 0) return std::nullopt;
  difference.found = found.value(difference.worst);
  difference.expected = expected.value(difference.worst);
  return difference;
}

std::optional<std::variant<Rewritten, Failure>> rewrite_instance(const Graph& graph,
                                                                 const Pass& pass,
                                                                 const Catalogue& catalogue) {
  using Outcome = std::variant<Rewritten, Failure>;
  Rewritten rewritten{.graph = graph.clone()};
  const auto report = apply(rewritten.graph, catalogue, std::span(&pass, 1), Target{});
  if (!report) {
    return Outcome(
        Failure{.kind = FailureKind::kRewriteRefused,
                .message = fmt::format("{} [{}]", report.error().message, report.error().id)});
  }
  if (report->matches() == 0) return std::nullopt;
  if (auto failure = compare_observables(graph, rewritten.graph)) {
    return Outcome(*std::move(failure));
  }
  auto compiled = compile_op_by_op(rewritten.graph, catalogue);
  if (!compiled && compiled.error().id == "random-graph") return std::nullopt;
  if (!compiled) {
    return Outcome(Failure{.kind = FailureKind::kNotCompiled, .message = compiled.error().message});
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
  const auto outcomes = TRY(compiler_.compile_all(
      jobs, kParallelCompiles, [&](size_t, const CompileOutcome&) { compiled_(); }));
  std::vector<Built> built(graphs.size());
  for (size_t i = 0; i < outcomes.size(); ++i) {
    Built& one = built[owners[i].first];
    if (const auto* artifact = std::get_if<Artifact>(&outcomes[i])) {
      one.libraries.push_back(artifact->path);
    } else if (!one.failure) {
      one.failure = Failure{.kind = FailureKind::kNotCompiled,
                            .message = owners[i].second->label + ": " +
                                       first_message(std::get<CompileFailure>(outcomes[i]))};
    }
  }
  return built;
}

Result<std::optional<Failure>> run_trial(const Graph& graph, const Rewritten& rewritten,
                                         std::span<const std::filesystem::path> libraries,
                                         const Catalogue& catalogue, uint64_t seed) {
  const std::vector<Tensor> inputs = make_inputs(graph, catalogue, seed);
  std::vector<const Tensor*> operands;
  for (const Tensor& tensor : inputs) operands.push_back(&tensor);
  const auto expected = interpret(graph, catalogue, operands);
  if (!expected) return std::optional<Failure>();
  Side side = TRY(Side::start(rewritten.compiled, libraries, {.name = "proof", .secret = seed}));
  side.set_inputs(inputs);
  side.poison(1);
  const CallResult call = side.call(kTimeoutS);
  if (!call.ok() || !side.stop()) return std::optional(describe_call(call));
  if (const auto breach = side.inspect(inputs)) return std::optional(describe_breach(*breach));
  const std::vector<Tensor> results = side.results();
  std::vector<Tensor> exact;
  for (size_t i = 0; i < results.size(); ++i) {
    auto difference = find_difference(results[i], (*expected)[i]);
    if (!difference) continue;
    if (side.unwritten(i, difference->first)) {
      return std::optional(
          Failure{.kind = FailureKind::kUnwritten,
                  .message = fmt::format("elements of result {} were not written", i)});
    }
    if (exact.empty()) exact = exact_results(graph, catalogue, inputs);
    if (!exact.empty() && compare_conditioned(results[i], (*expected)[i], exact[i]).passes()) {
      continue;
    }
    difference->result = i;
    return std::optional(wrong_value(*difference, results[i]));
  }
  return std::optional<Failure>();
}

}  // namespace passnet
