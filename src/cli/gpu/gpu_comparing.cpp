#include "cli/gpu/gpu_comparing.hpp"

#include "base/clock.hpp"
#include "base/thread_count.hpp"
#include "base/thread_pool.hpp"
#include "cli/checking.hpp"
#include "cli/choices.hpp"
#include "cli/gpu/gpu_side.hpp"
#include "cli/gpu/gpu_target.hpp"
#include "cli/judge/submissions.hpp"
#include "cli/output.hpp"
#include "eval/record/statistics.hpp"
#include "generate/inputs.hpp"
#include "report/format.hpp"
#include "report/table.hpp"
#include "roofline/plan_cost.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

// Sides take turns. The device changes contexts between processes, which takes milliseconds, so a
// turn is several calls.
constexpr int kTurns = 10;
constexpr int kMinTurns = 3;    // also of slow graphs
constexpr int kCalls = 10;      // timed calls of a side in a turn
constexpr double kBudgetS = 2;  // for the timed calls of all sides

struct GpuSideRow {
  std::string name;
  std::optional<ComparedGpuSide> side;
  GpuTimes times;
  std::optional<Agreement> agreement;
  std::map<std::string, int64_t> matched;  // how often each pass applied
  std::string error;                       // empty: it ran
};

struct Floors {
  int64_t bytes = 0;  // that no implementation can avoid
  double memory_us = 0;
};

std::unexpected<Diagnostic> no_sides() {
  return fail({}, "side-missing", "expected sides to compare on the GPU, found none");
}

Result<std::vector<const CandidateKind*>> find_kinds(std::string_view text) {
  std::vector<const CandidateKind*> kinds;
  for (const std::string& name : split_list(text)) {
    const CandidateKind* const kind = find_candidate_kind(name);
    if (kind == nullptr) {
      return fail({}, "side-unknown", "expected sides of {}, found `{}`",
                  list_candidate_kinds([](const CandidateKind&) { return true; }), name);
    }
    if (std::ranges::find(kinds, kind) == kinds.end()) kinds.push_back(kind);
  }
  if (kinds.empty()) return no_sides();
  return kinds;
}

// A run with the sides that this machine supports.
class GpuComparison {
 public:
  GpuComparison(Session& session, const CompareArguments& arguments)
      : session_(session), arguments_(arguments), pool_(thread_count(arguments.threads)) {}

  Result<void> open(const TargetArguments& target) {
    kinds_ = TRY(find_kinds(arguments_.sides));
    gpu_ = TRY(open_gpu(target));
    const auto is_torch = [](const CandidateKind* kind) { return kind->torch.has_value(); };
    if (std::ranges::any_of(kinds_, is_torch)) open_torch();
    if (kinds_.empty()) return no_sides();
    return {};
  }

  int run() {
    return compare_graphs(
        session_, arguments_,
        [&](SourcedGraph& sourced, std::vector<Record>& records) {
          return compare(sourced, records);
        },
        [&] { return !is_lost_; });
  }

 private:
  void open_torch() {
    auto child = TorchChild::start({.python = arguments_.python, .threads = 1, .processors = {}});
    const bool is_usable = child && child->has_cuda();
    if (is_usable) {
      torch_.emplace(*std::move(child));
      return;
    }
    std::erase_if(kinds_, [](const CandidateKind* kind) { return kind->torch.has_value(); });
    print_to(stderr, "left out the sides of PyTorch: {}\n",
             child ? "it has no CUDA" : child.error().message);
  }

  // True if all sides are correct.
  Result<bool> compare(SourcedGraph& sourced, std::vector<Record>& records) {
    const Graph& graph = sourced.imported->graph;
    const std::vector<Tensor> inputs = make_inputs(graph, session_.catalog(), arguments_.seed);
    Floors floors;
    std::vector<GpuSideRow> rows;
    for (const CandidateKind* kind : kinds_) {
      rows.emplace_back().name = kind->name;
      note(rows.back(), load(*kind, sourced, inputs, rows.back(), floors));
    }
    auto interpreted = TRY(Interpreted::make(graph, session_.catalog(), inputs, &pool_));
    for (GpuSideRow& row : rows) note(row, check(interpreted, row));
    note_times(rows);
    if (!arguments_.summary) {
      session_.json() ? print_row(sourced.name, rows, floors)
                      : print_table(sourced.name, rows, floors);
    }
    for (size_t i = 1; i < rows.size(); ++i) {
      records.push_back(record_of(sourced, rows.front(), rows[i]));
    }
    return std::ranges::all_of(
        rows, [](const GpuSideRow& row) { return row.error.empty() && row.agreement->holds(); });
  }

  // Keeps the error of a side in its row. After a fault of a kernel nothing else can run.
  void note(GpuSideRow& row, const Result<void>& done) {
    if (done) return;
    row.error = done.error().message;
    row.side.reset();
    if (done.error().id == "cuda-call-failed") is_lost_ = true;
  }

  Result<void> load(const CandidateKind& kind, const SourcedGraph& sourced,
                    std::span<const Tensor> inputs, GpuSideRow& row, Floors& floors) {
    const Graph& source = sourced.imported->graph;
    if (kind.torch) {
      row.side.emplace(TRY(ComparedGpuSide::load(*torch_, *kind.torch, source, session_.catalog(),
                                                 sourced.source, inputs)));
      return {};
    }
    Graph graph = source.clone();
    if (kind.has_passes) {
      if (arguments_.submission == nullptr) {
        return fail({}, "passes-missing", "expected --passes for the candidate `passes`");
      }
      row.matched = TRY(apply_submission(graph, session_.catalog(), gpu_->target(),
                                         *arguments_.submission, sourced.task));
    }
    const PipelineInfo& pipeline =
        kind.pipeline ? info(*kind.pipeline) : *find_pipeline(arguments_.pipeline);
    const CompiledGraph compiled =
        TRY(passnet::compile(graph, session_.catalog(), gpu_->target(), pipeline.options));
    if (floors.bytes == 0) floors.bytes = plan_cost(compiled).least.bytes();
    row.side.emplace(TRY(ComparedGpuSide::load(*gpu_, compiled, inputs)));
    return {};
  }

  static Result<void> check(Interpreted& interpreted, GpuSideRow& row) {
    if (!row.side) return {};
    const std::vector<Tensor> results = TRY(row.side->run());
    row.agreement = interpreted.compare(results);
    return {};
  }

  // Times the sides in turns, so that drifts of the clock are in all of them.
  void note_times(std::span<GpuSideRow> rows) {
    pool_.rest();
    for (GpuSideRow& row : rows) take_turn(row);
    for (GpuSideRow& row : rows) row.times = {};  // the first turn is a warm-up
    const int64_t begin = now_ns();
    for (int turn = 0; turn < kTurns; ++turn) {
      const bool is_late = static_cast<double>(now_ns() - begin) > kBudgetS * 1e9;
      if (is_late && turn >= kMinTurns) break;
      for (GpuSideRow& row : rows) take_turn(row);
    }
  }

  void take_turn(GpuSideRow& row) {
    if (!row.side) return;
    const auto times = row.side->burst(kCalls);
    if (!times) return note(row, std::unexpected(times.error()));
    row.times.append(*times);
  }

  // The record by which a side is scored against the first one.
  Record record_of(const SourcedGraph& sourced, const GpuSideRow& baseline,
                   const GpuSideRow& row) const {
    Record record{.task = sourced.task,
                  .graph = sourced.name,
                  .candidate = row.name,
                  .device = std::string(info(Device::kCuda).name),
                  .pipeline = std::string(find_pipeline(arguments_.pipeline)->after_passes),
                  .baseline = baseline.name,
                  .seed = static_cast<int64_t>(arguments_.seed),
                  .matched = row.matched};
    const bool is_unmatched =
        find_candidate_kind(row.name)->has_passes &&
        std::ranges::all_of(row.matched, [](const auto& pass) { return pass.second == 0; });
    record.reference_us = at(baseline.times.total_us, 0.5);
    record.candidate_us = at(row.times.total_us, 0.5);
    record.reference_device_us = at(baseline.times.device_us, 0.5);
    record.candidate_device_us = at(row.times.device_us, 0.5);
    record.detail = row.error;
    if (!row.agreement) {
      record.verdict = Verdict::kCompileError;
    } else if (is_unmatched) {
      record.verdict = Verdict::kNoMatch;
    } else {
      record.verdict = row.agreement->holds() ? Verdict::kPass : Verdict::kWrongValue;
      int from = row.agreement->correct_from.value_or(kMaxTolerance + 1);
      if (row.agreement->holds()) from = std::min(from, kPassTolerance);
      for (int t = from; t <= kMaxTolerance; ++t) {
        record.correct[static_cast<size_t>(t - kMinTolerance)] = true;
      }
      if (record.reference_us && record.candidate_us.value_or(0) > 0) {
        record.speedup = *record.reference_us / *record.candidate_us;
      }
    }
    return record;
  }

  static std::optional<double> at(const std::vector<double>& times, double q) {
    return times.empty() ? std::nullopt : std::optional(quantile(times, q));
  }

  static std::optional<double> speedup(std::span<const GpuSideRow> rows, const GpuSideRow& row) {
    const auto first = at(rows.front().times.total_us, 0.5);
    const auto own = at(row.times.total_us, 0.5);
    return first && own && *own > 0 ? std::optional(*first / *own) : std::nullopt;
  }

  void find_floor(Floors& floors) {
    if (is_lost_) return;
    floors.memory_us = gpu_->pace().copy_us(floors.bytes).value_or(0);
  }

  void print_row(const std::string& graph, std::span<const GpuSideRow> rows, Floors floors) {
    find_floor(floors);
    const auto number = [](const auto& value) { return value ? Json(*value) : Json(nullptr); };
    Json sides = Json::array();
    for (const GpuSideRow& row : rows) {
      sides.push_back({{"side", row.name},
                       {"error", row.error.empty() ? Json(nullptr) : Json(row.error)},
                       {"time_us", number(at(row.times.total_us, 0.5))},
                       {"lower_quartile_us", number(at(row.times.total_us, 0.25))},
                       {"upper_quartile_us", number(at(row.times.total_us, 0.75))},
                       {"device_us", number(at(row.times.device_us, 0.5))},
                       {"speedup", number(speedup(rows, row))},
                       {"check", row.agreement ? to_json(*row.agreement) : Json(nullptr)},
                       {"compile_ms", row.side ? Json(row.side->compile_ms()) : Json(nullptr)},
                       {"launches", row.side ? number(row.side->launches()) : Json(nullptr)}});
    }
    session_.print_json({{"graph", graph},
                         {"device", gpu_->device().properties().name},
                         {"baseline", rows.front().name},
                         {"floor_bytes", floors.bytes},
                         {"floor_us", floors.memory_us},
                         {"sides", std::move(sides)}});
  }

  void print_table(const std::string& graph, std::span<const GpuSideRow> rows, Floors floors) {
    find_floor(floors);
    Table table{.columns = {{"side", Align::kLeft},
                            {"µs"},
                            {"quartiles"},
                            {"device µs"},
                            {"speedup"},
                            {"correct"},
                            {"compile ms"},
                            {"launches"},
                            {"", Align::kLeft}}};
    for (const GpuSideRow& row : rows) {
      const auto low = at(row.times.total_us, 0.25);
      const bool holds = row.agreement && row.agreement->holds();
      const auto launches = row.side ? row.side->launches() : std::nullopt;
      table.rows.push_back(
          {{row.name},
           {format_microseconds(at(row.times.total_us, 0.5))},
           {low ? fmt::format("{}–{}", format_microseconds(low),
                              format_microseconds(at(row.times.total_us, 0.75)))
                : "–",
            Tone::kFaint},
           {format_microseconds(at(row.times.device_us, 0.5))},
           {format_ratio(speedup(rows, row))},
           {!row.agreement ? "–"
            : holds        ? "yes"
                           : "no",
            holds ? Tone::kPlain : Tone::kBad},
           {row.side ? fmt::format("{:.0f}", row.side->compile_ms()) : "–"},
           {launches ? std::to_string(*launches) : "–"},
           {row.error.empty() && !holds ? row.agreement->first : row.error, Tone::kBad}});
    }
    session_.print(fmt::format("{} on {}, speedup over {}, floor {} µs for {}", graph,
                               gpu_->device().properties().name, rows.front().name,
                               format_microseconds(floors.memory_us),
                               format_bytes(static_cast<uint64_t>(floors.bytes))));
    print_rendered(render(table, session_.color(), session_.width()));
  }

  Session& session_;
  const CompareArguments& arguments_;
  ThreadPool pool_;
  std::vector<const CandidateKind*> kinds_;
  std::optional<TorchChild> torch_;
  std::unique_ptr<Gpu> gpu_;
  bool is_lost_ = false;  // a kernel has faulted
};

}  // namespace

int compare_on_gpu(Session& session, const CompareArguments& arguments,
                   const TargetArguments& target) {
  GpuComparison comparison(session, arguments);
  if (const auto opened = comparison.open(target); !opened) {
    return session.report(opened.error()), kBadInput;
  }
  return comparison.run();
}

}  // namespace passnet
