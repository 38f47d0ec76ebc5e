#include "cli/bisect/wrong_judge.hpp"

#include "base/thread_count.hpp"
#include "cli/checking.hpp"
#include "cli/gpu_target.hpp"
#include "compile/build.hpp"
#include "eval/alone/run_alone.hpp"
#include "eval/alone/run_on_gpu.hpp"
#include "eval/torch/torch_side.hpp"
#include "generate/inputs.hpp"
#include "interpret/interpret.hpp"

#include <numeric>

namespace passnet {
namespace {

constexpr double kTorchS = 300;  // of a call

// Returns why there is no result, as one sentence.
template <class T>
std::unexpected<std::string> silence(const Result<T>& failed) {
  return std::unexpected(failed.error().message);
}

}  // namespace

Result<WrongJudge> WrongJudge::open(Session& session, const BisectArguments& arguments,
                                    const Submission* submission,
                                    const std::optional<std::string>& task) {
  WrongJudge judge(session, arguments);
  judge.submission_ = submission;
  judge.task_ = task;
  judge.set_ = *input_set_from_name(arguments.input_set);
  if (names_gpu(arguments.target)) {
    judge.gpu_ = TRY(open_gpu(arguments.target));
    judge.target_ = &judge.gpu_->target();
  } else {
    judge.target_ = TRY(choose_target(arguments.target, TargetUse::kRunOnCpu));
    judge.compiler_ = TRY(CppCompiler::open(*judge.target_, {.compiler = arguments.compiler}));
  }
  const CandidateKind* const other = find_candidate_kind(arguments.against);
  if (arguments.kind()->torch || (other != nullptr && other->torch)) {
    judge.torch_ = TRY(TorchChild::start({.python = arguments.python,
                                          .threads = thread_count(arguments.threads),
                                          .processors = std::nullopt}));
  }
  return judge;
}

std::vector<Tensor> WrongJudge::inputs_of(const Graph& part) const {
  return make_inputs(part, session_->catalog(), arguments_->seed, set_);
}

Result<Graph> WrongJudge::rewrite(const Graph& part, bool& has_matched) const {
  Graph rewritten = part.clone();
  has_matched = true;
  if (!arguments_->kind()->has_passes) return rewritten;
  const auto matches =
      apply_submission(rewritten, session_->catalog(), *target_, *submission_, task_);
  if (!matches) return std::unexpected(with_place(*submission_, matches.error()));
  has_matched = std::ranges::any_of(*matches, [](const auto& entry) { return entry.second > 0; });
  return rewritten;
}

WrongJudge::Results WrongJudge::run_compiled(const Graph& part, std::span<const Tensor> inputs,
                                             const CompileOptions& options) {
  const auto compiled = compile(part, session_->catalog(), *target_, options);
  if (!compiled) return silence(compiled);
  if (gpu_) {
    const auto built = build_kernels(*compiled, gpu_->compiler(), gpu_->device().nvtx());
    if (!built) return silence(built);
    auto run = run_on_gpu(*gpu_, *compiled, built->libraries, inputs, {});
    if (!run) return silence(run);
    return std::move(run->results);
  }
  const auto built = build_kernels(*compiled, *compiler_);
  if (!built) return silence(built);
  auto run = run_alone(*compiled, built->libraries, inputs,
                       {.threads = thread_count(arguments_->threads)});
  if (!run) return silence(run);
  return std::move(run->results);
}

WrongJudge::Results WrongJudge::run_in_torch(const Graph& part, std::span<const Tensor> inputs,
                                             TorchMode mode) {
  if (!torch_->alive()) {
    auto child = TorchChild::start({.python = arguments_->python,
                                    .threads = thread_count(arguments_->threads),
                                    .processors = std::nullopt});
    if (!child) return silence(child);
    torch_ = *std::move(child);
  }
  auto side =
      TorchSide::load(*torch_, mode, part, session_->catalog(), "", inputs, target_->device);
  if (!side) return std::unexpected(side.error().message);
  if (const SideCall call = side->call(kTorchS, false); call.failure) {
    return std::unexpected(call.failure->message);
  }
  std::vector<Tensor> results;
  for (const Tensor& result : side->read_results()) results.push_back(result.clone());
  return results;
}

WrongJudge::Results WrongJudge::run(const Graph& part, std::span<const Tensor> inputs) {
  const CandidateKind& kind = *arguments_->kind();
  if (kind.torch) return run_in_torch(part, inputs, *kind.torch);
  const PipelineInfo& pipeline =
      kind.pipeline ? info(*kind.pipeline) : *find_pipeline_after_passes(arguments_->pipeline);
  return run_compiled(part, inputs, pipeline.options);
}

Result<std::vector<Tensor>> WrongJudge::expect(const Graph& part, std::span<const Tensor> inputs) {
  const CandidateKind* const other = find_candidate_kind(arguments_->against);
  if (other == nullptr) {
    // Workers are forked while no threads exist: these end here.
    ThreadPool pool(thread_count(arguments_->threads));
    std::vector<const Tensor*> given;
    for (const Tensor& input : inputs) given.push_back(&input);
    return interpret(part, session_->catalog(), std::span<const Tensor* const>(given),
                     {.pool = &pool});
  }
  auto results = other->torch ? run_in_torch(part, inputs, *other->torch)
                              : run_compiled(part, inputs, info(*other->pipeline).options);
  if (results) return *std::move(results);
  return fail({}, "expected-missing", "expected results of `{}` for graph @{}, found: {}",
              arguments_->against, part.name, results.error());
}

Result<PartVerdict> WrongJudge::judge(const Graph& part) {
  bool has_matched = false;
  const Graph rewritten = TRY(rewrite(part, has_matched));
  if (!has_matched) return PartVerdict{.is_judged = false};
  const std::vector<Tensor> inputs = inputs_of(part);
  auto expected = TRY(expect(part, inputs));
  const Results found = run(rewritten, inputs);
  if (!found) return PartVerdict{.is_faulty = true, .detail = found.error()};
  Interpreted judge = Interpreted::given(part, session_->catalog(), inputs, std::move(expected));
  const Agreement agreement = judge.compare(*found);
  PartVerdict verdict{.is_faulty = !agreement.holds(), .wrong = agreement.wrong_results};
  if (verdict.is_faulty) verdict.detail = agreement.first;
  return verdict;
}

}  // namespace passnet
