#include "cli/judge/replaying.hpp"

#include "cli/graphs.hpp"
#include "cli/judge/submissions.hpp"
#include "correct/equal/judge_rule.hpp"
#include "eval/record/same_record.hpp"
#include "eval/submission_text.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"

#include <algorithm>
#include <charconv>

namespace passnet {
namespace {

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
  if (origin.pass_texts.empty() && is_public_submission(origin.passes)) {
    auto submission = load_public_submission(origin.passes);
    return submission ? std::optional(*std::move(submission)) : std::nullopt;
  }
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

// Records of earlier versions name none: a right one met the rule that what is known of it meets.
JudgeRule rule_of(const Record& record) {
  const auto stated = record.versions.find(std::string(kRuleKey));
  if (stated != record.versions.end()) {
    if (const auto rule = parse_rule(stated->second)) return *rule;
  }
  const bool is_unproved = record.verdict == Verdict::kUnproved;
  const bool is_tested = record.equality && !record.equality->is_equal && !is_unproved;
  return {.accept = is_tested ? Level::kTested : Level::kProved};
}

// Records of earlier versions, which knew one architecture, name none.
TargetArguments target_of(const Record& record) {
  TargetArguments arguments{.device = record.device};
  const auto arch = record.versions.find("arch");
  if (arch != record.versions.end()) arguments.arch = arch->second;
  return arguments;
}

}  // namespace

Result<Replayer> Replayer::open(Session& session, const Record& record,
                                const ReplayOptions& reader) {
  if (!record.origin) {
    return fail(record.place, "record-without-origin",
                "expected a record that says where its graph is (`origin`), found none for `{}`",
                record.graph);
  }
  Replayer replayer(record);
  const NativeKernels native = native_kernels(reader.allow_native);
  const Target& target = *TRY(choose_target(target_of(record), TargetUse::kRun));
  Graph graph = TRY(find_graph(session, record));
  if (auto submission = TRY(find_submission(session, record, target, native))) {
    replayer.submission_ = std::make_unique<Submission>(*std::move(submission));
  }
  EvaluateOptions options{.target = &target,
                          .candidates = {record.candidate},
                          .baseline = record.baseline,
                          .pipeline = record.pipeline,
                          .python = reader.python,
                          .native = native};
  const JudgeRule rule = rule_of(record);
  options.accept = rule.accept;
  options.robust = rule.robust;
  const Origin& origin = *record.origin;
  options.judge.warmup_calls = static_cast<int>(std::clamp<int64_t>(origin.warmup, 0, 100000));
  options.judge.timed_calls = static_cast<int>(std::clamp<int64_t>(origin.calls, 1, 100000));
  options.judge.threads = static_cast<size_t>(std::clamp<int64_t>(origin.threads, 1, 1024));
  replayer.evaluator_.emplace(
      TRY(Evaluator::open(session.catalog(), options, {.compiler = reader.compiler})));
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

}  // namespace passnet
