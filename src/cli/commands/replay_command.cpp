// `passnet replay`: judges again, on the same inputs, what records describe.
#include "cli/commands/commands.hpp"
#include "cli/files.hpp"
#include "cli/graphs.hpp"
#include "eval/evaluate.hpp"
#include "ir/verify.hpp"
#include "report/table.hpp"

#include <algorithm>
#include <charconv>
#include <memory>

namespace passnet {
namespace {

struct Replay {
  Verdict verdict;
  bool same = false;
  std::string detail;
};

// True if both have the same verdict, or none that is an error, and both are correct at t = -5 or
// neither.
bool same_outcome(const Record& a, const Record& b) {
  const auto error = [](const Record& record) {
    return record.verdict && is_error(*record.verdict) ? record.verdict : std::nullopt;
  };
  return error(a) == error(b) && is_correct(a, -5) == is_correct(b, -5);
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
  auto text = read_file(path);
  if (!text) return diagnostics.add(std::move(text.error())), std::vector<Record>();
  const SourceId source = session.sources().add(path, *std::move(text));
  std::vector<Record> records = parse_records(session.sources(), source, diagnostics);
  if (!only) return records;
  if (*only >= records.size()) {
    diagnostics.error({}, "no-such-record", "expected a record below {} in `{}`, found {}",
                      records.size(), path, *only);
    return {};
  }
  return {std::move(records[*only])};
}

// The graph that a record's origin names, found by its hash, because names depend on the source.
Result<Graph> find_graph(Session& session, const Record& record) {
  std::optional<Graph> found;
  const std::string& source = record.origin->graph;
  const bool readable = for_each_graph(session, std::span(&source, 1), [&](SourcedGraph sourced) {
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

Result<std::optional<Submission>> find_submission(Session& session, const Record& record) {
  if (record.origin->passes.empty()) return std::nullopt;
  Diagnostics diagnostics;
  auto submission =
      load_submission(record.origin->passes, session.sources(), session.catalog(), diagnostics);
  if (submission && submission->digest.hex() == record.origin->passes_hash) return submission;
  return fail({}, "passes-changed", "expected the passes that were judged in `{}`, {}",
              record.origin->passes, submission ? "found others" : "which cannot be read");
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

// Records of earlier versions, which refused no kernel, do not say it.
NativeKernels native_of(const Record& record) {
  return record.native.value_or(true) ? NativeKernels::kAllowed : NativeKernels::kRefused;
}

Result<Replay> replay(Session& session, const Record& record, const std::string& python) {
  if (!record.origin) {
    return fail({}, "record-without-origin",
                "expected a record that says where its graph is (`origin`), found none for `{}`",
                record.graph);
  }
  Graph graph = TRY(find_graph(session, record));
  const std::optional<Submission> submission = TRY(find_submission(session, record));
  EvaluateOptions options{.target = TRY(choose_target(target_of(record), TargetUse::kRun)),
                          .candidates = {record.candidate},
                          .baseline = record.baseline,
                          .pipeline = record.pipeline,
                          .python = python,
                          .native = native_of(record)};
  options.judge.warmup_calls =
      static_cast<int>(std::clamp<int64_t>(record.origin->warmup, 0, 100000));
  options.judge.timed_calls =
      static_cast<int>(std::clamp<int64_t>(record.origin->calls, 1, 100000));
  options.judge.threads = static_cast<size_t>(std::clamp<int64_t>(record.origin->threads, 1, 1024));
  Evaluator evaluator = TRY(Evaluator::open(session.catalog(), submission ? &*submission : nullptr,
                                            options, {.compiler = record.origin->compiler}));
  std::optional<Record> again;
  Subject subject{.task = record.task,
                  .name = record.graph,
                  .graph = std::move(graph),
                  .source = record.origin->graph,
                  .seed = static_cast<uint64_t>(record.seed),
                  .secrets = TRY(parse_secrets(record))};
  TRY(evaluator.evaluate(std::span(&subject, 1),
                         {.compiled = [](const std::string&) {},
                          .judged = [&](const Record& judged) { again = judged; }}));
  return Replay{
      .verdict = *again->verdict, .same = same_outcome(record, *again), .detail = again->detail};
}

std::string shown(const std::optional<Verdict>& verdict) {
  return verdict ? std::string(name(*verdict)) : "";
}

struct ReplayArguments {
  std::vector<std::string> records;
  std::string python = EvaluateOptions().python;
};

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
                          {"again", Align::kLeft}}};
  bool all_same = true;
  Progress progress("replayed", records.size());
  for (const Record& record : records) {
    const auto again = replay(session, record, arguments.python);
    if (!again) return session.report(again.error()), kBadInput;
    all_same &= again->same;
    if (session.json()) {
      session.print_json({{"graph", record.graph},
                          {"candidate", record.candidate},
                          {"verdict", shown(record.verdict)},
                          {"replayed", name(again->verdict)},
                          {"same", again->same},
                          {"detail", again->detail}});
    }
    table.rows.push_back({{record.graph},
                          {record.candidate},
                          {shown(record.verdict)},
                          {shown(again->verdict), again->same ? Tone::kGood : Tone::kBad}});
    progress.advance(record.graph);
  }
  if (!session.json()) fmt::print("{}", render(table, session.color(), session.width()));
  return all_same ? kDone : kDoesNotHold;
}

}  // namespace

void add_replay_command(CliCommand command, Session& session) {
  command.footer("Example: passnet replay out/demo/records.jsonl#0");
  const auto arguments = std::make_shared<ReplayArguments>();
  command.option("records", arguments->records, "record files; `#N` picks one record, from 0")
      .required();
  command.option("--python", arguments->python, "a Python with PyTorch").show_default();
  session.add_options(command);
  command.action([&session, arguments] { session.exit_code = run(session, *arguments); });
}

}  // namespace passnet
