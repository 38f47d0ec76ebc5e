// `passnet replay`: judges again, on the same inputs, what records describe.
#include "cli/commands/commands.hpp"
#include "cli/graphs.hpp"
#include "cli/judge/records.hpp"
#include "cli/judge/submissions.hpp"
#include "cli/output.hpp"
#include "diag/json.hpp"
#include "eval/evaluate.hpp"
#include "eval/submission_text.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"
#include "report/format.hpp"
#include "report/table.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <memory>
#include <set>

namespace passnet {
namespace {

// Decisions of the reader, which no record can make.
struct ReplayArguments {
  std::vector<std::string> records;
  std::string compiler = CppCompilerOptions().compiler;
  std::string python = EvaluateOptions().python;
  bool allow_native = false;
};

struct Replay {
  Record again;
  bool same = false;
};

// True if both have the same verdict, or none that is an error, and both are correct at t = -5 or
// neither.
bool same_result(const Record& a, const Record& b) {
  const auto error = [](const Record& record) {
    return record.verdict && is_error(*record.verdict) ? record.verdict : std::nullopt;
  };
  return error(a) == error(b) && is_correct(a, -5) == is_correct(b, -5);
}

// True if the intervals of both speedups meet, or one has no speedup. A speedup without an interval
// is one point.
bool same_speedup(const Record& a, const Record& b) {
  if (!a.speedup || !b.speedup) return true;
  const auto low = [](const Record& record) {
    return record.speedup_low.value_or(*record.speedup);
  };
  const auto high = [](const Record& record) {
    return record.speedup_high.value_or(*record.speedup);
  };
  return low(a) <= high(b) && low(b) <= high(a);
}

// The records that an argument names: a file of records, or one line of it (`FILE#N`, from 0).
std::vector<Record> load_records(Session& session, const std::string& argument,
                                 Diagnostics& diagnostics) {
  std::string path = argument;
  std::optional<size_t> only;
  if (const size_t at = argument.rfind('#'); at != std::string::npos) {
    size_t number = 0;
    const char* const end = argument.data() + argument.size();
    if (std::from_chars(argument.data() + at + 1, end, number).ptr == end) {
      only = number;
      path = argument.substr(0, at);
    }
  }
  std::vector<Record> records = read_records(session, path, diagnostics);
  if (!only || diagnostics.has_errors()) return records;
  if (*only >= records.size()) {
    diagnostics.error({}, "no-such-record", "expected a record below {} in `{}`, found {}",
                      records.size(), path, *only);
    return {};
  }
  return {std::move(records[*only])};
}

// The graph whose text a record has.
Result<Graph> read_sent_graph(Session& session, const Record& record) {
  Diagnostics diagnostics;
  const SourceId source = session.sources().add(record.graph, record.origin->graph_text);
  std::vector<Graph> graphs =
      parse_graphs(session.sources(), source, session.catalog(), diagnostics);
  if (!diagnostics.has_errors() && graphs.size() == 1 &&
      canonical_hash(graphs.front(), session.catalog()).hex() == record.origin->graph_hash) {
    return std::move(graphs.front());
  }
  return fail(
      record.place, "origin-changed",
      "expected the graph that was judged in the record's `graph_text`, found another text");
}

// The graph that a record's origin names, found by its hash, because names depend on the source.
Result<Graph> find_graph(Session& session, const Record& record) {
  if (!record.origin->graph_text.empty()) return read_sent_graph(session, record);
  std::optional<Graph> found;
  const std::string& source = record.origin->graph;
  const bool readable =
      !stored_source(source).empty() &&
      for_each_graph(session, std::span(&source, 1), [&](SourcedGraph sourced) {
        if (!sourced.imported) return true;
        Graph& graph = sourced.imported->graph;
        if (canonical_hash(graph, session.catalog()).hex() != record.origin->graph_hash) {
          return true;
        }
        found = std::move(graph);
        return false;
      });
  if (found) return *std::move(found);
  return fail({}, "origin-changed", "expected the graph that was judged in `{}`, {}", source,
              readable ? "found others" : "which cannot be read");
}

// The submission whose texts a record has, or which it names.
std::optional<Submission> read_named_submission(Session& session, const Origin& origin,
                                                Diagnostics& diagnostics) {
  if (origin.pass_texts.empty()) {
    return load_submission(origin.passes, session.sources(), session.catalog(), diagnostics);
  }
  const auto texts = texts_by_path(origin.pass_texts);
  if (!texts) return std::nullopt;
  return parse_submission(*texts, session.sources(), session.catalog(), diagnostics);
}

Result<std::optional<Submission>> find_submission(Session& session, const Record& record,
                                                  const Target& target, NativeKernels native) {
  if (record.origin->passes.empty()) return std::nullopt;
  Diagnostics diagnostics;
  auto submission = read_named_submission(session, *record.origin, diagnostics);
  if (!submission || submission->digest.hex() != record.origin->passes_hash) {
    return fail({}, "passes-changed", "expected the passes that were judged in `{}`, {}",
                record.origin->passes, submission ? "found others" : "which cannot be read");
  }
  if (native == NativeKernels::kRefused) refuse_native_kernels(*submission, target, diagnostics);
  if (diagnostics.has_errors()) return std::unexpected(diagnostics.list().front());
  return submission;
}

Result<std::vector<uint64_t>> parse_secrets(const Record& record) {
  std::vector<uint64_t> secrets;
  for (const std::string& text : record.secrets) {
    const char* const end = text.data() + text.size();
    if (text.empty() || std::from_chars(text.data(), end, secrets.emplace_back(), 16).ptr != end) {
      return fail({}, "record-secret", "expected 16 hexadecimal digits, found `{}`", text);
    }
  }
  return secrets;
}

// Records of earlier versions, which knew one architecture, name none.
TargetArguments target_of(const Record& record) {
  TargetArguments arguments{.device = record.device};
  const auto arch = record.versions.find("arch");
  if (arch != record.versions.end()) arguments.arch = arch->second;
  return arguments;
}

// Judges the graph of a record as it was judged.
class Replayer {
 public:
  static Result<Replayer> open(Session& session, const Record& record,
                               const ReplayArguments& arguments);
  // Judges it again, up to three times if the speedup differs from the recorded one.
  Result<Replay> run();

 private:
  explicit Replayer(const Record& record) : record_(&record) {}
  const Record* record_;
  std::unique_ptr<Submission> submission_;  // null: none
  std::optional<Evaluator> evaluator_;
  Subject subject_;
};

Result<Replayer> Replayer::open(Session& session, const Record& record,
                                const ReplayArguments& arguments) {
  if (!record.origin) {
    return fail(record.place, "record-without-origin",
                "expected a record that says where its graph is (`origin`), found none for `{}`",
                record.graph);
  }
  Replayer replayer(record);
  const NativeKernels native = native_kernels(arguments.allow_native);
  const Target& target = *TRY(choose_target(target_of(record), TargetUse::kRun));
  Graph graph = TRY(find_graph(session, record));
  if (auto submission = TRY(find_submission(session, record, target, native))) {
    replayer.submission_ = std::make_unique<Submission>(*std::move(submission));
  }
  EvaluateOptions options{.target = &target,
                          .candidates = {record.candidate},
                          .baseline = record.baseline,
                          .pipeline = record.pipeline,
                          .python = arguments.python,
                          .native = native};
  const bool is_unproved = record.verdict == Verdict::kUnproved;
  if (record.equality && !is_unproved) options.accept = record.equality->level();
  const Origin& origin = *record.origin;
  options.judge.warmup_calls = static_cast<int>(std::clamp<int64_t>(origin.warmup, 0, 100000));
  options.judge.timed_calls = static_cast<int>(std::clamp<int64_t>(origin.calls, 1, 100000));
  options.judge.threads = static_cast<size_t>(std::clamp<int64_t>(origin.threads, 1, 1024));
  replayer.evaluator_.emplace(
      TRY(Evaluator::open(session.catalog(), options, {.compiler = arguments.compiler})));
  replayer.subject_ = {.task = record.task,
                       .name = record.graph,
                       .graph = std::move(graph),
                       .source = origin.graph,
                       .seed = static_cast<uint64_t>(record.seed),
                       .secrets = TRY(parse_secrets(record))};
  return replayer;
}

Result<Replay> Replayer::run() {
  constexpr int kTrials = 3;
  Replay replay;
  for (int trial = 0; trial < kTrials && !replay.same; ++trial) {
    JudgingRequest request{.subjects = std::span(&subject_, 1), .submission = submission_.get()};
    TRY(evaluator_->evaluate(request,
                             {.compiled = [](const std::string&) {},
                              .judged = [&](const Record& judged) { replay.again = judged; }}));
    if (!same_result(*record_, replay.again)) break;
    replay.same = same_speedup(*record_, replay.again);
  }
  return replay;
}

std::string shown(const std::optional<Verdict>& verdict) {
  return verdict ? std::string(name(*verdict)) : "";
}

// A speedup with its interval: `1.310 [1.250, 1.370]`.
std::string shown_speedup(const Record& record) {
  if (!record.speedup) return format_ratio(record.speedup);
  return format_ratio(record.speedup) + " " +
         format_interval(record.speedup_low, record.speedup_high);
}

// The conditions of judging that decide times and may differ from the recorded ones.
void note_differences(const Record& record, const Record& again, std::set<std::string>& notes) {
  for (const auto& [key, what] :
       {std::pair("compiler", "compiler"), std::pair("cpu", "processor"),
        std::pair("library", "library of products"), std::pair("torch", "PyTorch")}) {
    const auto before = record.versions.find(key);
    const auto now = again.versions.find(key);
    if (before == record.versions.end() || now == again.versions.end()) continue;
    if (before->second == now->second) continue;
    notes.insert(fmt::format("the {} differs: recorded with `{}`, replayed with `{}`", what,
                             before->second, now->second));
  }
}

int run(Session& session, const ReplayArguments& arguments) {
  Diagnostics diagnostics;
  std::vector<Record> records;
  for (const std::string& argument : arguments.records) {
    std::ranges::move(load_records(session, argument, diagnostics), std::back_inserter(records));
  }
  session.report(diagnostics);
  if (diagnostics.has_errors()) return kBadInput;
  Table table{.columns = {{"graph", Align::kLeft},
                          {"candidate", Align::kLeft},
                          {"recorded", Align::kLeft},
                          {"again", Align::kLeft},
                          {"speedup"},
                          {"again"}}};
  bool all_same = true;
  std::set<std::string> notes;
  Progress progress("replayed", records.size());
  for (const Record& record : records) {
    auto replayer = Replayer::open(session, record, arguments);
    if (!replayer) return session.report(replayer.error()), kBadInput;
    const auto replayed = replayer->run();
    if (!replayed) return session.report(replayed.error()), kBadInput;
    const Record& again = replayed->again;
    all_same &= replayed->same;
    note_differences(record, again, notes);
    if (session.json()) {
      session.print_json({{"graph", record.graph},
                          {"candidate", record.candidate},
                          {"verdict", shown(record.verdict)},
                          {"replayed", shown(again.verdict)},
                          {"speedup", or_null(record.speedup)},
                          {"replayed_speedup", or_null(again.speedup)},
                          {"same", replayed->same},
                          {"detail", again.detail}});
    }
    const Tone tone = replayed->same ? Tone::kGood : Tone::kBad;
    table.rows.push_back({{record.graph},
                          {record.candidate},
                          {shown(record.verdict)},
                          {shown(again.verdict), tone},
                          {shown_speedup(record), Tone::kFaint},
                          {shown_speedup(again), tone}});
    progress.advance(record.graph);
  }
  if (!session.json()) print_rendered(render(table, session.color(), session.width()));
  for (const std::string& note : notes) print_to(stderr, "note: {}\n", note);
  return all_same ? kDone : kDoesNotHold;
}

}  // namespace

void add_replay_command(CliCommand command, Session& session) {
  command.footer("Example: passnet replay out/demo/records.jsonl#0");
  const auto arguments = std::make_shared<ReplayArguments>();
  command.option("records", arguments->records, "record files; `#N` picks one record, from 0")
      .required();
  command.option("--compiler", arguments->compiler, "the C++ compiler, whatever a record names")
      .show_default();
  add_native_option(command, arguments->allow_native);
  command.option("--python", arguments->python, "a Python with PyTorch").show_default();
  session.add_options(command);
  command.action([&session, arguments] { session.exit_code = run(session, *arguments); });
}

}  // namespace passnet
