// `passnet bisect`: the smallest part of a graph that is wrong, or slow.
#include "base/counted.hpp"
#include "cli/bisect/bisect_arguments.hpp"
#include "cli/bisect/bisected_files.hpp"
#include "cli/bisect/slow_judge.hpp"
#include "cli/bisect/wrong_judge.hpp"
#include "cli/choices.hpp"
#include "cli/commands/commands.hpp"
#include "cli/files.hpp"
#include "cli/judge/judging.hpp"
#include "cli/judge/submissions.hpp"
#include "cli/output.hpp"
#include "eval/evaluate_options.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <map>
#include <memory>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kWrong = "wrong";
constexpr std::string_view kSlow = "slow";

// The verdicts of earlier runs, by settings and graph; a growing file of them.
class Journal {
 public:
  // Errors: "file-unwritable".
  static Result<Journal> open(const std::filesystem::path& path, bool resume,
                              std::string settings) {
    std::map<std::string, PartVerdict> known;
    if (const auto text = read_file(path); resume && text) {
      for (size_t at = 0; at < text->size();) {
        const size_t end = std::min(text->find('\n', at), text->size());
        const Json line = Json::parse(text->substr(at, end - at), nullptr, false);
        at = end + 1;
        if (!line.is_object() || line.value("settings", "") != settings) continue;
        known[line.value("part", "")] = {.is_faulty = line.value("is_faulty", false),
                                         .wrong = line.value("wrong", std::vector<size_t>()),
                                         .is_judged = line.value("is_judged", true),
                                         .detail = line.value("detail", "")};
      }
    }
    return Journal(TRY(LineFile::open(path, resume)), std::move(settings), std::move(known));
  }

  const PartVerdict* find(const std::string& part) const {
    const auto found = known_.find(part);
    return found == known_.end() ? nullptr : &found->second;
  }

  Result<void> add(const std::string& part, const PartVerdict& verdict) {
    const Json line = {{"settings", settings_},          {"part", part},
                       {"is_faulty", verdict.is_faulty}, {"wrong", verdict.wrong},
                       {"is_judged", verdict.is_judged}, {"detail", verdict.detail}};
    return file_.add(line.dump(-1, ' ', false, Json::error_handler_t::replace));
  }

 private:
  Journal(LineFile file, std::string settings, std::map<std::string, PartVerdict> known)
      : file_(std::move(file)), settings_(std::move(settings)), known_(std::move(known)) {}
  LineFile file_;
  std::string settings_;
  std::map<std::string, PartVerdict> known_;
};

// Fills in what was left out. Errors: of names.
Result<void> complete(BisectArguments& arguments) {
  const bool is_slow = arguments.until == kSlow;
  if (arguments.candidate.empty()) {
    arguments.candidate =
        arguments.passes.empty() ? info(Pipeline::kDefault).name : kDefaultCandidate;
  }
  if (arguments.against.empty()) {
    arguments.against = is_slow ? info(Pipeline::kOpByOp).name : kInterpreter;
  }
  EvaluateOptions named{.candidates = {arguments.candidate}, .pipeline = arguments.pipeline};
  if (is_slow || arguments.against != kInterpreter) named.baseline = arguments.against;
  TRY(check_evaluate_options(named));
  if (!input_set_from_name(arguments.input_set)) {
    std::vector<std::string_view> names;
    for (const InputSetInfo& entry : kInputSets) names.push_back(entry.name);
    return fail({}, "unknown-input-set", "expected a set of inputs, one of {}, found '{}'",
                fmt::join(names, ", "), arguments.input_set);
  }
  if (arguments.cuts == 0) {
    return fail({}, "bisect-cuts", "expected at least one part to judge, found --cuts 0");
  }
  if (arguments.candidate == arguments.against) {
    return fail({}, "bisect-same",
                "expected a candidate other than what it is held against, found `{}` twice",
                arguments.against);
  }
  if (arguments.kind()->has_passes && arguments.passes.empty()) {
    return fail({}, "passes-missing", "expected --passes for the candidate `passes`");
  }
  return check_threads(arguments.threads);
}

std::string settings_of(const BisectArguments& arguments, const Submission* submission) {
  const Json settings = {
      arguments.until,         arguments.candidate,
      arguments.against,       arguments.pipeline,
      arguments.target.device, arguments.target.arch,
      arguments.compiler,      arguments.python,
      arguments.input_set,     arguments.seed,
      arguments.threads,       submission == nullptr ? "" : submission->digest.hex()};
  return sha256(settings.dump(-1, ' ', false, Json::error_handler_t::replace)).hex();
}

std::vector<std::string> op_names(const Graph& graph, const Catalog& catalog) {
  std::vector<std::string> names;
  for (const NodeId id : graph.nodes()) names.emplace_back(catalog.op(graph.node(id).op).name());
  return names;
}

class Bisecting {
 public:
  Bisecting(Session& session, const BisectArguments& arguments, const SourcedGraph& sourced,
            const Submission* submission)
      : session_(session), arguments_(arguments), sourced_(sourced), submission_(submission) {}

  Result<int> run() {
    const Graph& graph = sourced_.imported->graph;
    auto journal = TRY(Journal::open(std::filesystem::path(arguments_.out) / "parts.jsonl",
                                     arguments_.resume, settings_of(arguments_, submission_)));
    BisectOptions options{
        .most_judged = arguments_.cuts,
        .may_be_faulty = {},
        .visit = [&](const Graph& part, const PartVerdict& verdict) { note(part, verdict); }};
    const JudgePart judge = TRY(open_judge(options));
    const JudgePart journaled = [&](const Graph& part) -> Result<PartVerdict> {
      const std::string hash = canonical_hash(part, session_.catalog()).hex();
      if (const PartVerdict* known = journal.find(hash)) return *known;
      PartVerdict verdict = TRY(judge(part));
      TRY(journal.add(hash, verdict));
      return verdict;
    };
    const Bisection found = TRY(bisect(graph, session_.catalog(), journaled, options));
    std::vector<std::string> files;
    if (found.verdict.is_faulty) {
      files = TRY(write_bisected(session_, arguments_, found.graph, submission_, sourced_.task));
    }
    session_.json() ? print_row(found, files) : print_text(found, files);
    return found.verdict.is_faulty ? kDone : kDoesNotHold;
  }

 private:
  // Tells `options` which parts no pass changes, too.
  Result<JudgePart> open_judge(BisectOptions& options) {
    const bool has_passes = arguments_.kind()->has_passes;
    if (arguments_.until == kSlow) {
      auto judge = std::make_shared<SlowJudge>(
          TRY(SlowJudge::open(session_, arguments_, submission_, sourced_.task)));
      if (has_passes) {
        options.may_be_faulty = [judge](const Graph& part) { return judge->is_changed(part); };
      }
      return [judge](const Graph& part) { return judge->judge(part); };
    }
    auto judge = std::make_shared<WrongJudge>(
        TRY(WrongJudge::open(session_, arguments_, submission_, sourced_.task)));
    if (has_passes) {
      options.may_be_faulty = [judge](const Graph& part) -> Result<bool> {
        bool has_matched = false;
        TRY(judge->rewrite(part, has_matched));
        return has_matched;
      };
    }
    return [judge](const Graph& part) { return judge->judge(part); };
  }

  void note(const Graph& part, const PartVerdict& verdict) {
    if (!verdict.is_judged) return;
    print_to(stderr, "{} of {}: {} of {}: {}{}{}\n", ++judged_, arguments_.cuts,
             part.nodes().size(), counted(sourced_.imported->graph.nodes().size(), "op", "ops"),
             verdict.is_faulty ? "" : "not ", arguments_.until,
             verdict.detail.empty() ? "" : ", " + verdict.detail);
  }

  void print_row(const Bisection& found, const std::vector<std::string>& files) const {
    session_.print_json({{"graph", sourced_.name},
                         {"until", arguments_.until},
                         {"with", arguments_.candidate},
                         {"against", arguments_.against},
                         {"found", found.verdict.is_faulty},
                         {"nodes", found.graph.nodes().size()},
                         {"of", sourced_.imported->graph.nodes().size()},
                         {"judged", found.judged},
                         {"ops", op_names(found.graph, session_.catalog())},
                         {"detail", found.verdict.detail},
                         {"folder", arguments_.out},
                         {"files", files}});
  }

  void print_text(const Bisection& found, const std::vector<std::string>& files) const {
    if (!found.verdict.is_faulty) {
      session_.print(
          fmt::format("{}: `{}` is not {}", sourced_.name, arguments_.candidate, arguments_.until));
      return;
    }
    print_to(stdout, "{}\n", print(found.graph, session_.catalog()));
    session_.print(fmt::format("{} of {} are {}, {} judged: {}", found.graph.nodes().size(),
                               counted(sourced_.imported->graph.nodes().size(), "op", "ops"),
                               arguments_.until, counted(found.judged, "part", "parts"),
                               found.verdict.detail));
    session_.print(fmt::format("{}: {}", arguments_.out, fmt::join(files, ", ")));
  }

  Session& session_;
  const BisectArguments& arguments_;
  const SourcedGraph& sourced_;
  const Submission* submission_;
  size_t judged_ = 0;
};

int run(Session& session, BisectArguments& arguments) {
  const auto refuse = [&](const Diagnostic& error) { return session.report(error), kBadInput; };
  if (const auto completed = complete(arguments); !completed) return refuse(completed.error());
  const auto target = choose_target(arguments.target, TargetUse::kText);
  if (!target) return refuse(target.error());
  const NativeKernels native = native_kernels(arguments.allow_native);
  std::optional<Submission> submission;
  if (!arguments.passes.empty()) {
    submission = read_submission(session, arguments.passes, **target, native);
    if (!submission) return kBadInput;
  }
  auto sourced = single_graph(session, arguments.graph);
  if (!sourced) return kBadInput;
  refuse_native_launch(*sourced, native);
  if (!sourced->imported) {
    return session.report(sourced->imported.error(), sourced->sources), kBadInput;
  }
  const auto code =
      Bisecting(session, arguments, *sourced, submission ? &*submission : nullptr).run();
  if (!code) return session.report(code.error(), sourced->sources), kBadInput;
  return *code;
}

void add_options(CliCommand command, Session& session, BisectArguments& arguments) {
  command.option("graph", arguments.graph, "a graph source that names one graph").required();
  command
      .option("--until", arguments.until,
              "the fault: wrong (results) or slow (slower than what it is held against)")
      .one_of({std::string(kWrong), std::string(kSlow)})
      .required();
  command.option(
      "--with", arguments.candidate,
      "the candidate: " + candidate_names() + "; if left out, passes, or without --passes default");
  command.option("--passes", arguments.passes, "submission: a .pass file or a folder");
  command.option("--against", arguments.against,
                 "what it is held against: interpreter (of results alone), " + baseline_names() +
                     "; if left out, interpreter, or for times op-by-op");
  command.option("--cuts", arguments.cuts, "max parts that are judged, the graph among them")
      .show_default();
  command.option("--out", arguments.out, "the folder for what is found").show_default();
  command.flag("--resume", arguments.resume, "keep the verdicts of an earlier run in that folder");
  command.option("--seed", arguments.seed, "seed of the inputs").show_default();
  command.option("--input-set", arguments.input_set, "set of generated inputs (docs/inputs.md)")
      .show_default();
  add_pipeline_option(command, arguments.pipeline);
  add_native_option(command, arguments.allow_native);
  session.add_target_options(command, arguments.target);
  command.option("--compiler", arguments.compiler, "the C++ compiler for all kernels")
      .show_default();
  command.option("--python", arguments.python, "a Python with PyTorch, for eager and inductor")
      .show_default();
  command.option("--threads", arguments.threads, "threads per candidate; 0: one per core")
      .show_default();
  session.add_options(command);
}

}  // namespace

void add_bisect_command(CliCommand command, Session& session) {
  command.footer(
      "A result is wrong if it is further from the expected one than rounding explains: if it is, "
      "\n"
      "also, further than that from the graph in double.\n"
      "Example: passnet bisect demo/resnet_basic.batch_norm_relu/0.graph --until slow --with "
      "op-by-op --against default --out out/bisected");
  const auto arguments = std::make_shared<BisectArguments>();
  add_options(command, session, *arguments);
  command.action([&session, arguments] { session.exit_code = run(session, *arguments); });
}

}  // namespace passnet
