#include "cli/comparing.hpp"

#include "cli/choices.hpp"
#include "cli/judge/scores.hpp"
#include "cli/judge/submissions.hpp"
#include "cli/output.hpp"
#include "eval/evaluate.hpp"
#include "report/format.hpp"
#include "report/table.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

struct SideRow {
  std::string name;
  std::vector<double> times;  // µs
  std::optional<double> speedup, low, high;
  std::optional<bool> correct;  // at t = -5
  std::optional<double> compile_ms;
  std::optional<int64_t> launches;
  std::string verdict = "PASS";
};

// The names of a list, each once.
std::vector<std::string> split_names(std::string_view text) {
  std::vector<std::string> names;
  for (std::string& name : split_list(text)) {
    if (std::ranges::find(names, name) == names.end()) names.push_back(std::move(name));
  }
  return names;
}

// A run with the sides that this machine supports.
class SideComparison {
 public:
  SideComparison(Session& session, const CompareArguments& arguments)
      : session_(session), arguments_(arguments), names_(split_names(arguments.sides)) {}

  int run() {
    auto evaluator = open();
    if (!evaluator) return session_.report(evaluator.error()), kBadInput;
    return compare_graphs(
        session_, arguments_,
        [&](SourcedGraph& sourced, std::vector<Record>& records) {
          return compare(*evaluator, sourced, records);
        },
        [] { return true; });
  }

 private:
  // Opens it without the sides for which there is no PyTorch; each is left out with a reason.
  Result<Evaluator> open() {
    while (true) {
      if (names_.empty()) return fail({}, "nothing-to-compare", "expected sides, found none left");
      EvaluateOptions options{
          .target = arguments_.target,
          .candidates = candidates(),
          .baseline = names_.front(),
          .pipeline = std::string(find_pipeline(arguments_.pipeline)->after_passes),
          .python = arguments_.python,
          .native = arguments_.native};
      options.judge.seed = arguments_.seed;
      options.judge.threads = arguments_.threads;
      const bool needs_passes = std::ranges::find(names_, "passes") != names_.end();
      if (needs_passes && arguments_.submission == nullptr) {
        return fail({}, "passes-missing", "expected --passes for the candidate `passes`");
      }
      auto opened = Evaluator::open(session_.catalog(), arguments_.submission, options,
                                    {.compiler = arguments_.compiler});
      if (opened || !leave_out(opened.error())) return opened;
    }
  }

  bool leave_out(const Diagnostic& error) {
    const bool is_torch = error.id == "torch-not-available" || error.id == "graphs-need-cuda";
    if (!is_torch) return false;
    const size_t left_out = std::erase_if(names_, [&](const std::string& name) {
      const CandidateKind* kind = find_candidate_kind(name);
      if (kind == nullptr || !kind->torch) return false;
      return error.id == "torch-not-available" || info(*kind->torch).needs_cuda;
    });
    print_to(stderr, "left out {} of the sides: {}\n", left_out, error.message);
    return left_out > 0;
  }

  // The first is judged, too, unless it is the reference.
  std::vector<std::string> candidates() const {
    std::vector<std::string> list = names_;
    const std::string_view reference = reference_kind().name;
    if (list.front() == reference) list.erase(list.begin());
    if (list.empty()) list.emplace_back(reference);
    return list;
  }

  // True if all sides are correct.
  Result<bool> compare(Evaluator& evaluator, SourcedGraph& sourced, std::vector<Record>& all) {
    const Subject subject{.task = sourced.task,
                          .name = sourced.name,
                          .graph = sourced.imported->graph.clone(),
                          .source = sourced.source,
                          .seed = {},
                          .secrets = {}};
    std::vector<Record> records;
    TRY(evaluator.evaluate(std::span(&subject, 1),
                           {.compiled = [](const std::string&) {},
                            .judged = [&](const Record& record) { records.push_back(record); }}));
    std::vector<SideRow> rows;
    for (const std::string& name : names_) rows.push_back(row_of(name, records, subject));
    if (!arguments_.summary) {
      // Judging left out the same for all candidates.
      const std::vector<std::string> left_out =
          records.empty() ? std::vector<std::string>() : records.front().left_out;
      session_.json() ? print_row(sourced.name, rows, left_out)
                      : print_table(sourced.name, rows, left_out);
    }
    all.insert(all.end(), records.begin(), records.end());
    return std::ranges::all_of(rows, [](const SideRow& row) { return row.verdict == "PASS"; });
  }

  SideRow row_of(const std::string& name, std::span<const Record> records,
                 const Subject& subject) const {
    SideRow row{.name = name, .times = {}, .launches = count_launches(name, subject)};
    const auto own = std::ranges::find(records, name, &Record::candidate);
    const bool is_first = name == names_.front();
    if (own == records.end()) {  // op by op, whose answers define what is correct
      row.correct = true;
      row.speedup = 1;
      if (records.empty()) return row;
      for (const Round& round : records.front().rounds) {
        row.times.insert(row.times.end(), round.reference.begin(), round.reference.end());
      }
      return row;
    }
    for (const Round& round : own->rounds) {
      row.times.insert(row.times.end(), round.candidate.begin(), round.candidate.end());
    }
    row.speedup = is_first && !row.times.empty() ? std::optional(1.0) : own->speedup;
    if (!is_first) {
      row.low = own->speedup_low;
      row.high = own->speedup_high;
    }
    row.correct = is_correct(*own, -5);
    row.compile_ms = own->compile_ms;
    if (own->verdict) row.verdict = passnet::name(*own->verdict);
    return row;
  }

  std::optional<int64_t> count_launches(const std::string& name, const Subject& subject) const {
    const CandidateKind& kind = *find_candidate_kind(name);
    if (kind.torch) return std::nullopt;
    Graph graph = subject.graph.clone();
    if (kind.has_passes && !apply_submission(graph, session_.catalog(), *arguments_.target,
                                             *arguments_.submission, subject.task)) {
      return std::nullopt;
    }
    const PipelineInfo& pipeline =
        kind.pipeline ? info(*kind.pipeline) : *find_pipeline(arguments_.pipeline);
    const auto compiled = compile(graph, session_.catalog(), *arguments_.target, pipeline.options);
    return compiled ? std::optional(compiled->launches) : std::nullopt;
  }

  static std::optional<double> quartile(const SideRow& row, double q) {
    return row.times.empty() ? std::nullopt : std::optional(quantile(row.times, q));
  }

  void print_row(const std::string& graph, std::span<const SideRow> rows,
                 const std::vector<std::string>& left_out) const {
    const auto number = [](const auto& value) { return value ? Json(*value) : Json(nullptr); };
    Json sides = Json::array();
    for (const SideRow& row : rows) {
      sides.push_back({{"side", row.name},
                       {"verdict", row.verdict},
                       {"time_us", number(quartile(row, 0.5))},
                       {"lower_quartile_us", number(quartile(row, 0.25))},
                       {"upper_quartile_us", number(quartile(row, 0.75))},
                       {"speedup", number(row.speedup)},
                       {"speedup_low", number(row.low)},
                       {"speedup_high", number(row.high)},
                       {"correct", number(row.correct)},
                       {"compile_ms", number(row.compile_ms)},
                       {"launches", number(row.launches)}});
    }
    Json json{{"graph", graph},
              {"baseline", names_.front()},
              {"threads", arguments_.threads},
              {"sides", std::move(sides)}};
    if (!left_out.empty()) json["left_out"] = left_out;
    session_.print_json(json);
  }

  void print_table(const std::string& graph, std::span<const SideRow> rows,
                   const std::vector<std::string>& left_out) const {
    Table table{.columns = {{"side", Align::kLeft},
                            {"µs"},
                            {"quartiles"},
                            {"speedup"},
                            {"95 % interval"},
                            {"correct"},
                            {"compile ms"},
                            {"launches"},
                            {"", Align::kLeft}}};
    for (const SideRow& row : rows) {
      const auto low = quartile(row, 0.25);
      table.rows.push_back({{row.name},
                            {format_microseconds(quartile(row, 0.5))},
                            {low ? fmt::format("{}–{}", format_microseconds(low),
                                               format_microseconds(quartile(row, 0.75)))
                                 : "–",
                             Tone::kFaint},
                            {format_ratio(row.speedup)},
                            {format_interval(row.low, row.high), Tone::kFaint},
                            {!row.correct   ? "–"
                             : *row.correct ? "yes"
                                            : "no",
                             row.correct.value_or(true) ? Tone::kPlain : Tone::kBad},
                            {row.compile_ms ? fmt::format("{:.0f}", *row.compile_ms) : "–"},
                            {row.launches ? std::to_string(*row.launches) : "–"},
                            {row.verdict == "PASS" ? "" : row.verdict, Tone::kBad}});
    }
    session_.print(fmt::format("{}, {} threads, speedup over {}, correct at t = -5", graph,
                               arguments_.threads, names_.front()));
    print_rendered(render(table, session_.color(), session_.width()));
    if (!left_out.empty()) session_.print(describe_left_out(left_out));
  }

  Session& session_;
  const CompareArguments& arguments_;
  std::vector<std::string> names_;
};

}  // namespace

int compare_sides(Session& session, const CompareArguments& arguments) {
  return SideComparison(session, arguments).run();
}

int compare_graphs(
    Session& session, const CompareArguments& arguments,
    const std::function<Result<bool>(SourcedGraph& sourced, std::vector<Record>& records)>& compare,
    const std::function<bool()>& goes_on) {
  bool all_well = true;
  size_t found = 0;
  std::vector<Record> records;
  std::optional<Progress> progress;
  if (arguments.summary) progress.emplace("compared", 0);
  const std::span<const std::string> paths(&arguments.graph, 1);
  const bool readable = for_each_graph(session, paths, [&](SourcedGraph sourced) {
    ++found;
    refuse_native_launch(sourced, arguments.native);
    const auto done = sourced.imported ? compare(sourced, records)
                                       : Result<bool>(std::unexpected(sourced.imported.error()));
    if (!done) refuse_graph(session, sourced, done.error());
    all_well &= done.value_or(false);
    if (progress) progress->advance(sourced.name);
    return goes_on();
  });
  progress.reset();
  if (readable && found == 0) report_no_graph(session, arguments.graph);
  if (!readable || found == 0) return kBadInput;
  if (arguments.summary) {
    print_scores(session, score_candidates(records, {}), records, {.passes = true});
  }
  return all_well ? kDone : kDoesNotHold;
}

}  // namespace passnet
