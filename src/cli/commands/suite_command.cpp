// `passnet suite`: chooses, shows, verifies and imports suites of tasks.
#include "base/counted.hpp"
#include "base/thread_count.hpp"
#include "cli/choices.hpp"
#include "cli/command_action.hpp"
#include "cli/commands/commands.hpp"
#include "cli/files.hpp"
#include "cli/output.hpp"
#include "cli/suites/choose_tasks.hpp"
#include "cli/suites/derived_suites.hpp"
#include "cli/suites/find_suite.hpp"
#include "cli/suites/headroom.hpp"
#include "cli/suites/import_tasks.hpp"
#include "cli/suites/read_times.hpp"
#include "cli/suites/suite_tables.hpp"
#include "curate/rarity.hpp"
#include "curate/suite/suite_folder.hpp"
#include "diag/json.hpp"
#include "report/table.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>
#include <numeric>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

struct SuiteArguments {
  std::vector<std::string> paths;
  std::string suite;
  std::string name;
  std::string version = "1";
  std::string out;
  std::string kind;
  std::string phase;  // empty: any
  std::string reasons;
  std::string records;
  std::vector<std::string> without;
  std::vector<std::string> dtypes;  // of variants
  int tasks = 200;
  int graphs = 2000;
  int most = 40;
  int min_ops = 2;
  double max_us = TaskBounds().max_us;
  double min_us = ScreenLimits().min_us;
  uint64_t seed = 0;
  size_t threads = 0;
  bool varies = false;
};

ScreenLimits limits_of(const SuiteArguments& arguments) { return {.min_us = arguments.min_us}; }

// Reads the sources and screens them by structure; nullopt after reporting why they cannot be read.
std::optional<std::vector<Specimen>> read_subgraphs(Session& session,
                                                    const SuiteArguments& arguments,
                                                    ReadCounts& counts) {
  if (const auto checked = check_threads(arguments.threads); !checked) {
    return session.report(checked.error()), std::nullopt;
  }
  std::vector<Specimen> specimens;
  const ReadOptions options{.screens = true,
                            .kind = arguments.kind,
                            .phase = find_phase(arguments.phase),
                            .limits = limits_of(arguments),
                            .threads = thread_count(arguments.threads)};
  if (!read_specimens(session, arguments.paths, options, counts, [&](SourcedSpecimen read) {
        specimens.push_back(std::move(read.specimen));
      })) {
    return std::nullopt;
  }
  return merge_specimens(std::move(specimens));
}

CurateOptions curate_options(const SuiteArguments& arguments) {
  return {.tasks = static_cast<size_t>(arguments.tasks),
          .graphs = static_cast<size_t>(arguments.graphs),
          .most = static_cast<size_t>(arguments.most),
          .seed = arguments.seed,
          .without = arguments.without,
          .bounds = {.max_us = arguments.max_us,
                     .min_computing_ops = static_cast<size_t>(arguments.min_ops)}};
}

// The dtypes of variants: those that the command line names, otherwise those of all variants.
std::vector<DType> dtypes_of(const SuiteArguments& arguments) {
  if (arguments.dtypes.empty()) return GeneralizeOptions().dtypes;
  std::vector<DType> dtypes;
  for (const std::string& word : arguments.dtypes) {
    if (const auto dtype = dtype_from_name(word)) dtypes.push_back(*dtype);
  }
  return dtypes;
}

// Writes a line of JSON per graph that was screened out. Errors: "file-unwritable".
Result<void> write_reasons(const std::string& path, const ReadCounts& counts) {
  std::string lines;
  for (const ScreenedOut& graph : counts.screened_out) {
    const Json row = {
        {"graph", graph.name}, {"flaw", info(graph.flaw).name}, {"reason", graph.reason}};
    lines += json_line(row) + "\n";
  }
  return write_file(path, lines);
}

std::vector<TaskGraphs> tasks_of(const Curation& curation, std::span<const Specimen> specimens) {
  std::vector<TaskGraphs> tasks;
  for (const CuratedTask& task : curation.tasks) {
    TaskGraphs& row = tasks.emplace_back();
    row.name = task.name;
    row.split = info(task.split).name;
    for (const size_t member : task.members) row.graphs.push_back(&specimens[member]);
  }
  return tasks;
}

int curate_suite(Session& session, const SuiteArguments& arguments) {
  ReadCounts counts;
  if (const auto checked = check_suite_name(arguments.name); !checked) {
    return session.report(checked.error()), kBadInput;
  }
  auto specimens = read_subgraphs(session, arguments, counts);
  if (!specimens) return kBadInput;
  const size_t distinct = specimens->size();
  const ChosenTasks chosen = choose_tasks(session, *specimens,
                                          {.curate = curate_options(arguments),
                                           .limits = limits_of(arguments),
                                           .varies = arguments.varies,
                                           .dtypes = dtypes_of(arguments),
                                           .threads = thread_count(arguments.threads)});
  const SoundCuration& sound = chosen.sound;
  for (const FlawedChoice& choice : sound.flawed) {
    counts.screened_out.push_back({.name = choice.hash.hex(),
                                   .flaw = *choice.screening.flaw,
                                   .reason = choice.screening.reason});
  }
  if (!arguments.reasons.empty()) {
    const auto written = write_reasons(arguments.reasons, counts);
    if (!written) return session.report(written.error()), kBadInput;
  }
  if (sound.curation.tasks.empty()) {
    session.report(
        make_error({}, "no-task",
                   "expected two graphs of one op sequence, found none among {} distinct "
                   "ones without a flaw",
                   specimens->size()));
    return kBadInput;
  }
  if (!session.json()) {
    print_flaws(session, counts);
    print_quotas(session, sound.curation.quotas);
    session.print(fmt::format(
        "{} read, {} distinct without a flaw in structure, {} run ({} too large), {}, {}",
        counted(counts.graphs, "graph", "graphs"), distinct, sound.run, sound.unrun,
        counted(chosen.made, "variant", "variants"),
        counted(sound.curation.candidates, "candidate task", "candidate tasks")));
  }
  const Json further = {{"read", counts.graphs},
                        {"failed", counts.failed},
                        {"distinct", distinct},
                        {"made", chosen.made},
                        {"screened", flaws_json(counts)},
                        {"run", sound.run},
                        {"unrun", sound.unrun},
                        {"candidates", sound.curation.candidates},
                        {"quotas", quotas_json(sound.curation.quotas)}};
  const int code = finish_suite(
      session, make_suite(arguments.name, arguments.version, tasks_of(sound.curation, *specimens)),
      arguments.out, further);
  return code == kDone && counts.failed > 0 ? kDoesNotHold : code;
}

int import_suite(Session& session, const SuiteArguments& arguments) {
  if (const auto checked = check_suite_name(arguments.name); !checked) {
    return session.report(checked.error()), kBadInput;
  }
  ReadCounts counts;
  std::vector<SourcedSpecimen> specimens;
  const bool readable =
      read_specimens(session, arguments.paths, {}, counts,
                     [&](SourcedSpecimen read) { specimens.push_back(std::move(read)); });
  if (!readable) return kBadInput;
  if (specimens.empty()) {
    session.report(make_error({}, "no-task", "expected a graph that imports, found none"));
    return kBadInput;
  }
  const std::vector<TaskGraphs> tasks = group_into_tasks(specimens);
  const int code =
      finish_suite(session, make_suite(arguments.name, arguments.version, tasks), arguments.out,
                   {{"read", counts.graphs}, {"failed", counts.failed}});
  return code == kDone && counts.failed > 0 ? kDoesNotHold : code;
}

// Reads the description, and that of a suite whose suite.json lists no tasks from its graphs.
std::optional<Suite> open_suite(Session& session, const std::string& name, std::string& folder) {
  const auto found = find_suite(name);
  if (!found) return session.report(found.error()), std::nullopt;
  folder = *found;
  auto suite = read_suite(folder, session.sources());
  if (!suite) return session.report(suite.error()), std::nullopt;
  return *std::move(suite);
}

int show(Session& session, const SuiteArguments& arguments) {
  std::string folder;
  std::optional<Suite> suite = open_suite(session, arguments.suite, folder);
  if (!suite) return kBadInput;
  if (suite->tasks.empty()) {
    ReadCounts counts;
    std::vector<SourcedSpecimen> specimens;
    if (!read_specimens(session, std::span(&folder, 1), {}, counts,
                        [&](SourcedSpecimen read) { specimens.push_back(std::move(read)); })) {
      return kBadInput;
    }
    suite->tasks = make_suite(suite->name, suite->version, group_into_tasks(specimens)).suite.tasks;
  }
  if (session.json()) {
    session.print_json(suite_json(*suite));
  } else {
    print_suite(session, *suite);
  }
  return kDone;
}

int verify(Session& session, const SuiteArguments& arguments) {
  std::string folder;
  const std::optional<Suite> suite = open_suite(session, arguments.suite, folder);
  if (!suite) return kBadInput;
  const auto verified = verify_suite(*suite, folder);
  if (!verified) session.report(verified.error());
  if (session.json()) {
    session.print_json({{"name", suite->name},
                        {"version", suite->version},
                        {"hash", suite->content_hash},
                        {"ok", verified.has_value()}});
  } else if (verified) {
    session.print(fmt::format("{} version {} is as it was written: {}", suite->name, suite->version,
                              suite->content_hash));
  }
  return verified ? kDone : kDoesNotHold;
}

Json rarity_json(const Specimen& specimen, const Rarity& rarity,
                 const std::map<std::string, double>& headroom) {
  return {{"canonical_hash", specimen.hash.hex()},
          {"ops", specimen.op_sequence},
          {"shape_class", specimen.shape_class},
          {"sequence_models", rarity.sequence_models},
          {"sequence_families", rarity.sequence_families},
          {"shape_models", rarity.shape_models},
          {"shape_families", rarity.shape_families},
          {"tail", rarity.tail()},
          {"floor_us", specimen.floor_us},
          {"headroom", headroom}};
}

// The subgraphs with the largest tail, and the mean headroom of each candidate over all.
void print_rarities(Session& session, std::span<const Specimen> specimens,
                    std::span<const Rarity> rare,
                    std::span<const std::map<std::string, double>> rooms) {
  constexpr size_t kListed = 40;
  std::vector<size_t> order(specimens.size());
  std::iota(order.begin(), order.end(), size_t{0});
  std::ranges::stable_sort(order, std::ranges::greater(), [&](size_t i) { return rare[i].tail(); });
  Table table{
      .columns = {
          {"ops", Align::kLeft}, {"shape class", Align::kLeft}, {"sequence"}, {"shape"}, {"tail"}}};
  for (const size_t i : std::span(order).first(std::min(kListed, order.size()))) {
    table.rows.push_back({{specimens[i].op_sequence},
                          {specimens[i].shape_class},
                          {fmt::format("{:.1f}", rare[i].sequence_models)},
                          {fmt::format("{:.1f}", rare[i].shape_models)},
                          {fmt::format("{:.1f}", rare[i].tail())}});
  }
  print_rendered(render(table, session.color(), session.width()) + "\n");
  std::map<std::string, std::pair<double, size_t>> sums;
  for (const auto& row : rooms) {
    for (const auto& [candidate, bits] : row) {
      sums[candidate].first += bits;
      ++sums[candidate].second;
    }
  }
  session.print(fmt::format("{}, rarity in bits over models",
                            counted(specimens.size(), "distinct graph", "distinct graphs")));
  for (const auto& [candidate, sum] : sums) {
    session.print(fmt::format("{}: {:.2f} bits above the least time in the mean of {}", candidate,
                              sum.first / static_cast<double>(sum.second),
                              counted(sum.second, "graph", "graphs")));
  }
}

int show_rarity(Session& session, const SuiteArguments& arguments) {
  ReadCounts counts;
  std::vector<Specimen> specimens;
  if (!read_specimens(
          session, arguments.paths, {.kind = arguments.kind}, counts,
          [&](SourcedSpecimen read) { specimens.push_back(std::move(read.specimen)); })) {
    return kBadInput;
  }
  std::vector<Measurement> measurements;
  if (!arguments.records.empty()) {
    const auto times = read_times(session, arguments.records);
    if (!times) return kBadInput;
    for (const MeasuredTime& time : *times) {
      measurements.push_back({time.hash, time.candidate, time.time_us});
    }
  }
  specimens = merge_specimens(std::move(specimens));
  const std::vector<Rarity> rare = rarities(specimens);
  const auto rooms = headrooms(specimens, measurements);
  if (session.json()) {
    for (size_t i = 0; i < specimens.size(); ++i) {
      session.print_json(rarity_json(specimens[i], rare[i], rooms[i]));
    }
  } else {
    print_rarities(session, specimens, rare, rooms);
  }
  return counts.failed > 0 ? kDoesNotHold : kDone;
}

void add_writing_options(CliCommand command, Session& session, SuiteArguments& arguments) {
  command.option("path", arguments.paths, "graph sources").required();
  command.option("--name", arguments.name, "the suite's name").required();
  command.option("--version", arguments.version, "the suite's version").show_default();
  command.option("--out", arguments.out, "a new folder; if left out, data/suites/NAME");
  session.add_options(command);
}

void add_curate(CliCommand group, Session& session) {
  CliCommand command =
      group.add_command("curate", "choose tasks from many subgraphs, and write them as a suite");
  command.footer(
      "Example: passnet suite curate demo --name trial --tasks 10 --min-us 0 "
      "--out out/trial");
  const auto arguments = std::make_shared<SuiteArguments>();
  add_writing_options(command, session, *arguments);
  command.option("--kind", arguments->kind,
                 "only typed lines of this `kind` (single, fusible, typical); all if left out");
  command.option("--phase", arguments->phase, "only subgraphs of whole graphs of this phase")
      .one_of(phase_names());
  command.option("--tasks", arguments->tasks, "tasks").between(1, 100'000).show_default();
  command.option("--graphs", arguments->graphs, "max graphs of all tasks")
      .between(2, 10'000'000)
      .show_default();
  command.option("--most", arguments->most, "max graphs per task").between(2, 1000).show_default();
  command.option("--min-ops", arguments->min_ops, "min ops per graph that compute")
      .between(1, 1000)
      .show_default();
  command
      .option("--max-us", arguments->max_us,
              "max time of a graph in microseconds, estimated op by op")
      .between(1.0, 1e9)
      .show_default();
  command
      .option("--min-us", arguments->min_us,
              "min time of a graph in microseconds, if intermediate values cost nothing")
      .between(0.0, 1e9)
      .show_default();
  command.option("--reasons", arguments->reasons,
                 "write a line of JSON per graph that is screened out, with the reason");
  command
      .option("--without", arguments->without,
              "the name of a task that is not to be chosen; may be repeated")
      .one_at_a_time();
  command.flag("--vary", arguments->varies,
               "fill tasks with variants over dtype and shape that the program makes");
  command
      .option("--dtype", arguments->dtypes,
              "a dtype of variants; may be repeated; f32, f16 and bf16 if left out")
      .one_of({"f32", "f64", "f16", "bf16"})
      .one_at_a_time();
  command.option("--seed", arguments->seed, "seed of the choice").show_default();
  command.option("--threads", arguments->threads, "threads for screening; 0: one per core")
      .show_default();
  command.action([&session, arguments] { session.exit_code = curate_suite(session, *arguments); });
}

}  // namespace

void add_suite_command(CliCommand group, Session& session) {
  group.footer("Example: passnet suite show demo");
  group.require_command();
  session.add_options(group);
  add_curate(group, session);
  const auto arguments = std::make_shared<SuiteArguments>();
  CliCommand importing = group.add_command(
      "import", "write the graphs of public folders, or of any source, as a suite");
  importing.footer("Example: passnet suite import demo/samples --name samples --out out/samples");
  add_writing_options(importing, session, *arguments);
  importing.action(
      [&session, arguments] { session.exit_code = import_suite(session, *arguments); });
  add_headroom(group, session);
  add_resize(group, session);
  add_select(group, session);
  CliCommand rarity = group.add_command(
      "rarity", "print how rare subgraphs are over models, and how far times are from the least");
  rarity.footer("Example: passnet suite rarity demo --json");
  rarity.option("path", arguments->paths, "graph sources").required();
  rarity.option("--kind", arguments->kind, "only typed lines of this `kind`; all if left out");
  rarity.option("--records", arguments->records, "records of `bench` on these graphs");
  set_action(rarity, session, arguments, show_rarity);
  CliCommand showing = group.add_command("show", "show the tasks of a suite and their strata");
  showing.footer("Example: passnet suite show demo");
  showing.option("suite", arguments->suite, "a suite's name or folder").required();
  set_action(showing, session, arguments, show);
  CliCommand verifying =
      group.add_command("verify", "compute a suite's content hash anew, and name what differs");
  verifying.footer("Example: passnet suite verify demo");
  verifying.option("suite", arguments->suite, "a suite's name or folder").required();
  set_action(verifying, session, arguments, verify);
}

}  // namespace passnet
