#include "cli/judge/judging.hpp"

#include "base/thread_count.hpp"
#include "cli/choices.hpp"
#include "cli/graphs.hpp"
#include "cli/judge/gpus.hpp"
#include "cli/judge/shares.hpp"
#include "cli/judge/submissions.hpp"
#include "cli/output.hpp"
#include "compile/pipeline.hpp"
#include "kernel/target.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <sys/random.h>
#include <utility>

namespace passnet {
namespace {

constexpr size_t kBatch = 16;  // graphs whose kernels are built before one of them is judged

EvaluateOptions evaluate_options(const JudgingArguments& arguments) {
  EvaluateOptions options = arguments.options;
  const bool is_public = is_public_submission(arguments.passes);
  const std::string_view usual = arguments.passes.empty() ? info(Pipeline::kDefault).name
                                 : is_public              ? name(TorchMode::kPublic)
                                                          : kDefaultCandidate;
  options.candidates =
      split_list(arguments.candidates.empty() ? usual : std::string_view(arguments.candidates));
  const PipelineInfo* pipeline = find_pipeline_after_passes(options.pipeline);
  if (pipeline != nullptr) options.baseline = pipeline->name;
  if (is_public) options.baseline = name(TorchMode::kEager);
  if (!arguments.baseline.empty()) options.baseline = arguments.baseline;
  options.judge.threads = thread_count(arguments.threads);
  uint64_t seed = 0;
  if (!arguments.seed) CHECK(getrandom(&seed, sizeof seed, 0) == sizeof seed);
  options.judge.seed = arguments.seed.value_or(seed >> 1);
  return options;
}

// Reads `poison,seccomp,compiler:landlock`: checks, layers of workers, layers of compilers.
Result<LeftOut> parse_left_out(std::string_view text) {
  LeftOut left_out;
  for (const std::string& name : split_list(text)) {
    constexpr std::string_view kCompiler = "compiler:";
    const bool compiler = name.starts_with(kCompiler);
    const std::string_view layer_name =
        std::string_view(name).substr(compiler ? kCompiler.size() : 0);
    const auto check = std::ranges::find(kChecks, name, &CheckInfo::name);
    const auto layer = std::ranges::find(kLayers, layer_name, &LayerInfo::name);
    if (check != kChecks.end()) {
      left_out.checks |= 1u << static_cast<uint32_t>(check->check);
    } else if (layer != kLayers.end()) {
      (compiler ? left_out.compiler_layers : left_out.worker_layers).add(layer->layer);
    } else {
      return fail({}, "unknown-defense", "expected the name of a check or a layer, found `{}`",
                  name);
    }
  }
  return left_out;
}

using Wanted =
    std::function<bool(const std::optional<std::string>& task, const std::string& graph)>;

// Returns true for graphs of the tasks that `only` names, by task or by graph, also as `resnet*`,
// as long as their task has fewer than `per_task` of them. To be asked once per graph, in their
// order.
Wanted chooser(const JudgingArguments& arguments) {
  return [&arguments, counts = std::map<std::string, size_t>()](
             const std::optional<std::string>& task, const std::string& graph) mutable {
    const std::string& only = arguments.only;
    if (arguments.tasks && !(task && arguments.tasks->contains(*task))) return false;
    if (!is_listed(only, graph) && !(task && is_listed(only, *task))) return false;
    return arguments.per_task == 0 || counts[task.value_or("")]++ < arguments.per_task;
  };
}

// Counts the graphs that are chosen and not done, by reading the sources once, without judging; 0
// if one cannot be read, which judging reports. Errors: "resume-foreign" if no source has a graph
// that is done.
Result<size_t> count_graphs(Session& session, const JudgingArguments& arguments, DoneGraphs done) {
  size_t count = 0;
  const SpellingTable spellings(session.catalog());
  const Wanted named = chooser(arguments);
  auto stream = open_sources(arguments.graphs, session.catalog(), spellings);
  if (!stream) return 0;
  while (const auto graph = stream->next()) {
    const auto task =
        graph->task.empty() ? std::optional<std::string>() : std::optional(graph->task);
    count += named(task, graph->name) && graph->graph &&
             !done.take(task, graph->name, graph->graph->graph, session.catalog());
  }
  if (const auto rest = done.rest()) {
    return fail({}, "resume-foreign",
                "expected only records of graphs that this run judges, found one of '{}'", *rest);
  }
  return count;
}

RunSettings run_settings(const JudgingArguments& arguments, const EvaluateOptions& options,
                         const std::optional<Submission>& submission) {
  return {
      .candidates = options.candidates,
      .device = std::string(info(options.target->device).name),
      .pipeline = options.pipeline,
      .baseline = options.baseline,
      .rule = to_text(options.rule()),
      .seed = arguments.seed ? std::optional(static_cast<int64_t>(*arguments.seed)) : std::nullopt,
      .origin = {.graph = {},
                 .graph_hash = {},
                 .passes = {},
                 .passes_hash = submission ? submission->digest.hex() : "",
                 .compiler = arguments.compiler,
                 .warmup = options.judge.warmup_calls,
                 .calls = options.judge.timed_calls,
                 .threads = static_cast<int64_t>(options.judge.threads)}};
}

// Judges graphs in batches, so that memory stays bounded and compilers run side by side.
class Run {
 public:
  // `submission` may be null.
  Run(Session& session, Evaluator& evaluator, const Submission* submission,
      const std::function<bool(const Record&)>& judged)
      : session_(session),
        evaluator_(evaluator),
        request_{.subjects = {}, .submission = submission},
        judged_(judged) {}

  void add(Subject subject) {
    subjects_.push_back(std::move(subject));
    if (subjects_.size() == kBatch) flush();
  }

  void flush() {
    if (subjects_.empty() || failed_) return;
    const Evaluator::Callbacks callbacks{
        .compiled = [](const std::string&) {},
        .judged = [&](const Record& record) { failed_ = failed_ || !judged_(record); }};
    request_.subjects = subjects_;
    const auto done = evaluator_.evaluate(request_, callbacks);
    if (!done) {
      session_.report(done.error());
      failed_ = true;
    }
    subjects_.clear();
  }

  bool failed() const { return failed_; }

 private:
  Session& session_;
  Evaluator& evaluator_;
  JudgingRequest request_;
  const std::function<bool(const Record&)>& judged_;
  std::vector<Subject> subjects_;
  bool failed_ = false;
};

}  // namespace

void add_pipeline_option(CliCommand command, std::string& pipeline) {
  command
      .option("--pipeline", pipeline,
              "the compiler for ops that no pass matched: " + pipelines_after_passes())
      .show_default();
}

void add_judging_options(CliCommand command, Session& session, JudgingArguments& arguments) {
  EvaluateOptions& options = arguments.options;
  JudgeOptions& judge = options.judge;
  command.option("--passes", arguments.passes, "submission: a .pass file or a folder");
  add_native_option(command, arguments.allow_native);
  command
      .option(
          "--accept", arguments.accept,
          "what has to be known of passes: proved (they compute the graph's function) or tested "
          "(they are right on the inputs that were drawn)")
      .one_of({std::string(name(Level::kProved)), std::string(name(Level::kTested))})
      .show_default();
  command.flag("--robust", options.robust,
               "count passes only if infinities and NaN come out where the graph has them");
  session.add_target_options(command, arguments.target);
  add_pipeline_option(command, options.pipeline);
  command.option("--candidate", arguments.candidates,
                 "the candidates to judge, separated by commas: " + candidate_names() +
                     "; if left out, passes, or without --passes default");
  command.option("--baseline", arguments.baseline,
                 "the candidate that defines a speedup of 1: " + baseline_names() +
                     "; if left out, op-by-op, or with --pipeline full default");
  command.option("--compiler", arguments.compiler, "the C++ compiler for all kernels")
      .show_default();
  command.option("--python", options.python, "a Python with PyTorch, for eager and inductor")
      .show_default();
  command.option("--only", arguments.only,
                 "only these tasks or graphs, separated by commas; * stands for any letters");
  command.option("--seed", arguments.seed,
                 "seed of the inputs; drawn at random and recorded if left out");
  command.option("--threads", arguments.threads, "threads per candidate; 0: one per core")
      .show_default();
  command
      .option("--gpus", arguments.gpus,
              "with --device cuda: the GPUs to judge on side by side; 0: all of them")
      .between(0, 64)
      .show_default();
  command.option("--warmup", judge.warmup_calls, "calls before timing")
      .between(0, 100000)
      .show_default();
  command.option("--calls", judge.timed_calls, "timed calls").between(1, 100000).show_default();
  command
      .option("--timeout", judge.timeout_s,
              "min seconds that a call is given; slow graphs are given more")
      .between(0.1, 3600.0)
      .show_default();
  if (can_leave_out()) command.option("--leave-out", arguments.left_out, "layers to leave out");
}

// Reports the first argument that does not fit, and returns none then.
static std::optional<EvaluateOptions> checked_options(Session& session,
                                                      const JudgingArguments& arguments) {
  const auto refuse = [&](const Diagnostic& diagnostic) {
    return session.report(diagnostic), std::nullopt;
  };
  const auto target = choose_target(arguments.target, TargetUse::kRun);
  if (!target) return refuse(target.error());
  if (const auto checked = check_threads(arguments.threads); !checked) {
    return refuse(checked.error());
  }
  EvaluateOptions options = evaluate_options(arguments);
  options.target = *target;
  if (arguments.gpus != 1) {
    if ((*target)->device != Device::kCuda) {
      return refuse(make_error({}, "gpus-without-device",
                               "expected --device cuda with --gpus, found --device {}",
                               info((*target)->device).name));
    }
    const auto gpus = choose_gpus(arguments.gpus);
    if (!gpus) return refuse(gpus.error());
    if (arguments.threads == 0) {
      options.judge.threads = std::max<size_t>(1, options.judge.threads / gpus->size());
    }
  }
  if ((*target)->device == Device::kCuda) options.gpu_arch = named_gpu_arch(arguments.target);
  options.native = native_kernels(arguments.allow_native);
  options.accept = *level_from_name(arguments.accept);
  const auto left_out = parse_left_out(arguments.left_out);
  if (!left_out) return refuse(left_out.error());
  options.judge.left_out = *left_out;
  if (const auto checked = check_evaluate_options(options); !checked) {
    return refuse(checked.error());
  }
  return options;
}

namespace {

// The graphs that a process judges: all of them, or the shares that it takes.
class Chosen {
 public:
  explicit Chosen(ShareTaker* taker) : taker_(taker) {
    if (taker_ != nullptr) share_ = taker_->next();
  }

  // To be asked once per graph, in their order. What was added of a share is judged before the next
  // one is taken.
  bool takes(Run& run) {
    const size_t number = number_++;
    if (taker_ == nullptr) return true;
    while (share_ && number >= share_->end) {
      run.flush();
      share_ = taker_->next();
    }
    return share_ && number >= share_->begin;
  }
  // True if no further graph will be taken.
  bool is_over() const { return taker_ != nullptr && !share_; }
  // Judges the rest. A share of which graphs are missing stays open.
  void finish(Run& run) {
    run.flush();
    if (taker_ != nullptr && share_ && number_ >= share_->end && !run.failed()) taker_->next();
  }

 private:
  ShareTaker* taker_;
  std::optional<Share> share_;
  size_t number_ = 0;
};

// Arguments that were checked.
struct Judging {
  Session& session;
  const JudgingArguments& arguments;
  const EvaluateOptions& options;
  const Submission* submission;  // may be null
  DoneGraphs done;
};

// Judges in this process all graphs, or with a taker its shares; returns an exit code.
int judge_here(Judging judging, const std::function<bool(const Record&)>& judged,
               ShareTaker* taker) {
  const auto& [session, arguments, options, submission, done] = judging;
  const bool reports = taker == nullptr || taker->process() == 0;
  const auto refuse = [&](const Diagnostic& diagnostic) {
    return session.report(diagnostic), kBadInput;
  };
  auto evaluator = Evaluator::open(
      session.catalog(), options,
      {.compiler = arguments.compiler, .left_out = options.judge.left_out.compiler_layers});
  if (!evaluator) return refuse(evaluator.error());
  if (const auto missing = evaluator->missing_layers(); reports && !missing.empty()) {
    print_to(stderr, "this system does not permit {}: judging continues with the other layers\n",
             fmt::join(missing, ", "));
  }

  const Wanted named = chooser(arguments);
  Run run(session, *evaluator, submission, judged);
  Chosen shares(taker);
  bool imported = true;
  size_t chosen = 0;
  bool announced = !reports;
  const bool readable = for_each_graph(session, arguments.graphs, [&](SourcedGraph sourced) {
    if (!std::exchange(announced, true)) {
      print_to(stderr, "seed {}, {} threads\n", options.judge.seed, options.judge.threads);
    }
    refuse_native_launch(sourced, options.native);
    const bool is_named = named(sourced.task, sourced.name);
    chosen += is_named;
    if (!sourced.imported) {
      if (reports) session.report(sourced.imported.error(), sourced.sources);
      imported = false;
    } else if (is_named &&
               !judging.done.take(sourced.task, sourced.name, sourced.imported->graph,
                                  session.catalog()) &&
               shares.takes(run)) {
      run.add({.task = sourced.task,
               .name = sourced.name,
               .graph = std::move(sourced.imported->graph),
               .source = std::move(sourced.source)});
    }
    return !run.failed() && (reports || !shares.is_over());
  });
  shares.finish(run);
  if (!readable || run.failed()) return kBadInput;
  if (reports && chosen == 0 && !arguments.only.empty()) {
    return refuse(make_error({}, "nothing-chosen",
                             "expected a task or a graph that '{}' names, found none",
                             arguments.only));
  }
  return imported ? kDone : kDoesNotHold;
}

// Judges on several GPUs side by side, each in a process of its own.
Result<int> judge_on_gpus(const Judging& judging, size_t graphs,
                          const std::function<bool(const Record&)>& judged) {
  const std::vector<std::string> gpus = TRY(choose_gpus(judging.arguments.gpus));
  return judge_in_shares({.graphs = graphs,
                          .processes = gpus.size(),
                          .judge =
                              [&](size_t process, ShareTaker& taker) {
                                keep_gpu(gpus, process);
                                const auto add = [&](const Record& r) { return taker.add(r); };
                                return judge_here(judging, add, &taker);
                              },
                          .judged = judged});
}

}  // namespace

static bool runs_submission(const std::string& name) {
  return find_candidate_kind(name)->has_passes;
}

// The candidates that run a submission run one of their own kind.
static Result<void> check_candidates(const EvaluateOptions& options, const Submission& submission) {
  const bool is_public = submission.public_folder.has_value();
  for (const std::string& name : options.candidates) {
    const CandidateKind& kind = *find_candidate_kind(name);
    if (!kind.has_passes || kind.torch.has_value() == is_public) continue;
    return fail({}, "passes-of-other-kind", "expected {} for the candidate `{}`, found '{}'",
                is_public ? ".pass files" : "a folder of public passes", name, submission.path);
  }
  return {};
}

int judge_graphs(Session& session, const JudgingArguments& arguments, EarlierRecords& earlier,
                 const std::function<bool(const Record&)>& judged) {
  const auto refuse = [&](const Diagnostic& diagnostic) {
    return session.report(diagnostic), kBadInput;
  };
  const auto options = checked_options(session, arguments);
  if (!options) return kBadInput;
  std::optional<Submission> submission;
  if (!arguments.passes.empty()) {
    submission = read_any_submission(session, arguments.passes, *options->target, options->native);
    if (!submission) return kBadInput;
    if (const auto fits = check_candidates(*options, *submission); !fits)
      return refuse(fits.error());
  } else if (const auto missing = std::ranges::find_if(options->candidates, runs_submission);
             missing != options->candidates.end()) {
    return refuse(
        make_error({}, "passes-missing", "expected --passes for the candidate `{}`", *missing));
  }
  auto done = earlier.keep_done(run_settings(arguments, *options, submission));
  if (!done) return refuse(done.error());
  const bool is_shared = arguments.gpus != 1;
  const auto total = arguments.counts || is_shared ? count_graphs(session, arguments, *done) : 0;
  if (!total) return refuse(total.error());
  const Judging judging{.session = session,
                        .arguments = arguments,
                        .options = *options,
                        .submission = submission ? &*submission : nullptr,
                        .done = *std::move(done)};
  Progress progress("judged", *total * options->candidates.size());
  bool all_pass = true;
  const auto count = [&](const Record& record) {
    all_pass &= is_right(record.verdict) && is_correct(record, -5);
    if (!judged(record)) return false;
    progress.advance(record.graph);
    return true;
  };
  const auto code = is_shared ? judge_on_gpus(judging, *total, count)
                              : Result<int>(judge_here(judging, count, nullptr));
  if (!code) return refuse(code.error());
  return *code == kDone && !all_pass ? kDoesNotHold : *code;
}

}  // namespace passnet
