#include "teach/teach_task.hpp"

#include "base/clock.hpp"
#include "eval/record/score.hpp"
#include "pass/language/parse.hpp"
#include "teach/find_pass.hpp"

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kTeacher = "teach";
constexpr size_t kQuickProofs = 3;    // instances of each dtype
constexpr double kSearchShare = 0.4;  // of the time, after which no schedules are searched

class TaskTeaching {
 public:
  TaskTeaching(const AuthorTask& task, Instruments& instruments, const TeachOptions& options)
      : task_(task),
        instruments_(instruments),
        options_(options),
        began_(now_ns()),
        desk_(task, instruments, workbench_of(options), options.quick ? 1 : 2,
              [this] { return options_.seconds - seconds(); }) {}

  Result<TaughtTask> teach() {
    TRY(search());
    if (chosen_) {
      for (size_t attempt = 0; attempt < options_.attempts; ++attempt) TRY(write(attempt));
      if (!best_) {
        best_ = chosen_;
        verdicts_.push_back(verdict_of(best_->records));
      }
      taught_.submission = best_->text;
      taught_.records = TRY(judge_finally(best_->text));
    }
    finish();
    return std::move(taught_);
  }

 private:
  static WorkbenchOptions workbench_of(const TeachOptions& options) {
    WorkbenchOptions workbench = options.workbench;
    if (options.quick) workbench.proofs = kQuickProofs;
    return workbench;
  }

  double seconds() const { return static_cast<double>(now_ns() - began_) * 1e-9; }

  Result<void> search() {
    std::vector<const Graph*> graphs;
    for (const TaskGraph& shown : task_.shown) graphs.push_back(&shown.graph);
    const Catalog& catalog = instruments_.catalog();
    CandidateTimer timer(catalog, instruments_.target(), instruments_.judging_compiler(),
                         instruments_.pace().threads(), Pipeline::kOpByOp, instruments_.gpu());
    const SearchOptions options{.with_schedules = !options_.quick, .is_late = [&] {
                                  return seconds() > options_.seconds * kSearchShare;
                                }};
    groups_ = TRY(find_passes(graphs, catalog, instruments_.target(), timer,
                              pass_name(*graphs.front(), catalog), options));
    chosen_ = TRY(choose_version(groups_, desk_, catalog, is_late_));
    return {};
  }

  Result<void> write(size_t attempt) {
    const int64_t began = now_ns();
    desk_.begin_attempt();
    const Catalog& catalog = instruments_.catalog();
    const TaskFacts facts = TRY(find_facts(task_, catalog, instruments_.target()));
    const AuthorMaterial material{.groups = &groups_, .chosen = &*chosen_, .facts = &facts};
    const Digest digest = Hasher()
                              .add(task_.name)
                              .add(static_cast<int64_t>(options_.seed))
                              .add(static_cast<int64_t>(attempt))
                              .finish();
    uint64_t seed = 0;
    for (size_t i = 0; i < sizeof seed; ++i) seed = seed << 8 | digest.bytes[i];
    const Prompt prompt = make_prompt(task_, catalog, options_.prompt);
    Json opening = {{{"role", "system"}, {"content", prompt.system}},
                    {{"role", "user"}, {"content", prompt.user}}};
    Authored authored =
        TRY(write_trajectory(material, desk_, catalog, std::move(opening), seed, is_late_));
    // Nothing of a hidden graph is in a conversation: these are the records that its author saw.
    const std::vector<Record>& records = authored.submitted.records;
    Json line = {
        {"task", task_.name},
        {"attempt", attempt + 1},
        {"candidate", kTeacher},
        {"messages", std::move(authored.messages)},
        {"submission", authored.submitted.text},
        {"verdict", verdict_of(records)},
        {"as", authored.submitted.score},
        {"tokens_in", 0},
        {"tokens_out", 0},
        {"seconds", attempt == 0 ? seconds() : static_cast<double>(now_ns() - began) * 1e-9},
        {"money", nullptr},
        {"ended", "submitted"},
        {"mistake", authored.mistake ? Json(info(*authored.mistake).name) : Json()},
        {"versions", records.empty() ? Json::object() : Json(records.front().versions)},
        {"hashes", Json::array()},
        {"op_sequence", task_.op_sequence}};
    for (const TaskGraph& shown : task_.shown) line["hashes"].push_back(shown.hash.hex());
    taught_.trajectories.push_back(std::move(line));
    verdicts_.push_back(verdict_of(records));
    if (!best_ || authored.submitted.score > best_->score) best_ = std::move(authored.submitted);
    return {};
  }

  static Json to_json(std::optional<double> value) { return value ? Json(*value) : Json(); }

  // The first verdict that is an error, or PASS.
  static std::string verdict_of(const std::vector<Record>& records) {
    for (const Record& record : records) {
      const Verdict verdict = record.verdict.value_or(Verdict::kPass);
      if (is_error(verdict)) return std::string(name(verdict));
    }
    return std::string(name(Verdict::kPass));
  }

  // Judges a text on the hidden graphs.
  Result<std::vector<Record>> judge_finally(const std::string& text) {
    Sources sources;
    Diagnostics diagnostics;
    const SourceId source = sources.add(std::string(kSubmissionFile), text);
    Submission submission{
        .path = std::string(kSubmissionFile),
        .sources = &sources,
        .digest = Hasher().add(kSubmissionFile).add(text).finish(),
        .common = parse_passes(sources, source, instruments_.catalog(), diagnostics),
        .by_task = {}};
    std::vector<const TaskGraph*> graphs;
    for (const TaskGraph& hidden : task_.hidden) graphs.push_back(&hidden);
    const JudgingCare care = options_.quick ? JudgingCare::kDraft : JudgingCare::kFinal;
    return instruments_.judge(task_.name, graphs, std::move(submission), care);
  }

  void finish() {
    Json tried = Json::array();
    for (const SearchedGroup& group : groups_) {
      for (const TriedVersion& version : group.tried) {
        Json entry = {{"idea", name(version.version.idea)}, {"gain", to_json(version.gain)}};
        if (!version.problem.empty()) entry["problem"] = version.problem;
        tried.push_back(std::move(entry));
      }
    }
    taught_.row = {{"task", task_.name},
                   {"attempts", options_.attempts},
                   {"tokens_in", 0},
                   {"tokens_out", 0},
                   {"seconds", seconds()},
                   {"verdicts", verdicts_},
                   {"as", to_json(score_of(taught_.records))},
                   {"over_default", to_json(score_over_default(taught_.records))},
                   {"idea", best_ ? Json(name(best_->version.idea)) : Json()},
                   {"tried", std::move(tried)}};
  }

  const AuthorTask& task_;
  Instruments& instruments_;
  const TeachOptions& options_;
  int64_t began_;
  Desk desk_;
  const std::function<bool()> is_late_ = [this] { return seconds() > options_.seconds; };
  std::vector<SearchedGroup> groups_;
  std::optional<ChosenVersion> chosen_;
  std::optional<ChosenVersion> best_;  // of the attempts, by the judge of drafts
  std::vector<std::string> verdicts_;
  TaughtTask taught_;
};

}  // namespace

Result<TaughtTask> teach_task(const AuthorTask& task, Instruments& instruments,
                              const TeachOptions& options) {
  return TaskTeaching(task, instruments, options).teach();
}

}  // namespace passnet
