#include "cli/suites/derived_suites.hpp"

#include "base/counted.hpp"
#include "base/thread_count.hpp"
#include "base/thread_pool.hpp"
#include "cli/choices.hpp"
#include "cli/files.hpp"
#include "cli/suites/find_suite.hpp"
#include "cli/suites/suite_tables.hpp"
#include "curate/real_sizes.hpp"
#include "curate/suite/suite_folder.hpp"
#include "ir/text/text.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace passnet {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

struct DerivedArguments {
  std::vector<std::string> suites;
  std::string name;
  std::string version;
  std::string out;
  std::vector<std::string> witnesses;
  std::vector<std::string> more;
  std::vector<std::string> without;
  size_t most = 20;
  int origins = 2;
  size_t threads = 0;
};

struct DerivedTask {
  std::string name;
  std::string split;
  std::vector<Specimen> graphs;
};

// Adds the graphs of a file of a suite.
Result<void> add_graphs(const fs::path& folder, const SuiteGraph& described, const Catalog& catalog,
                        std::vector<Specimen>& graphs) {
  Sources sources;
  Diagnostics diagnostics;
  const SourceId source = sources.add(described.file, TRY(read_file(folder / described.file)));
  for (const Graph& graph : parse_graphs(sources, source, catalog, diagnostics)) {
    Specimen& specimen = graphs.emplace_back(SpecimenMaker(catalog).make(graph));
    specimen.occurrences = described.occurrences;
    specimen.origin = described.origin;
    specimen.variant = described.variant;
  }
  if (diagnostics.has_errors()) return std::unexpected(diagnostics.list().front());
  return {};
}

Result<std::vector<DerivedTask>> read_tasks(
    Session& session, const std::string& name,
    const std::function<std::vector<SuiteGraph>(const SuiteTask&)>& choose) {
  const std::string folder = TRY(find_suite(name));
  const Suite suite = TRY(read_suite(folder, session.sources()));
  std::vector<DerivedTask> tasks;
  for (const SuiteTask& task : suite.tasks) {
    DerivedTask derived{.name = task.name, .split = task.split, .graphs = {}};
    for (const SuiteGraph& graph : choose(task)) {
      TRY(add_graphs(folder, graph, session.catalog(), derived.graphs));
    }
    if (!derived.graphs.empty()) tasks.push_back(std::move(derived));
  }
  if (!tasks.empty()) return tasks;
  return fail({}, "no-task", "expected a task of '{}' that the suite can have, found none", name);
}

int write(Session& session, const DerivedArguments& arguments,
          const std::vector<DerivedTask>& tasks) {
  std::vector<TaskGraphs> rows;
  for (const DerivedTask& task : tasks) {
    if (task.graphs.empty()) continue;
    TaskGraphs& row = rows.emplace_back();
    row.name = task.name;
    row.split = task.split;
    for (const Specimen& graph : task.graphs) row.graphs.push_back(&graph);
  }
  return finish_suite(session, make_suite(arguments.name, arguments.version, rows), arguments.out);
}

// The graphs of models before variants, those of most models first.
std::vector<SuiteGraph> best_origins(const SuiteTask& task, size_t count) {
  std::vector<SuiteGraph> graphs = task.graphs;
  std::ranges::stable_sort(graphs, std::greater(), [](const SuiteGraph& graph) {
    return std::pair(!graph.origin.has_value(), graph.models);
  });
  graphs.resize(std::min(count, graphs.size()));
  return graphs;
}

int resize_suite(Session& session, const DerivedArguments& arguments) {
  for (const auto& checked : {check_threads(arguments.threads), check_suite_name(arguments.name)}) {
    if (!checked) return session.report(checked.error()), kBadInput;
  }
  auto tasks = read_tasks(session, arguments.suites.front(), [&](const SuiteTask& task) {
    return best_origins(task, static_cast<size_t>(arguments.origins));
  });
  if (!tasks) return session.report(tasks.error()), kBadInput;
  Progress progress("resized", tasks->size());
  ThreadPool pool(thread_count(arguments.threads));
  std::function<void(size_t)> work = [&](size_t i) {
    std::vector<Specimen> sized;
    for (const Specimen& origin : (*tasks)[i].graphs) {
      std::ranges::move(make_real_sizes(origin, session.catalog()), std::back_inserter(sized));
    }
    (*tasks)[i].graphs = merge_specimens(std::move(sized));
    std::ranges::stable_sort((*tasks)[i].graphs, {}, &Specimen::elements);
  };
  const auto run = [](void* data, int64_t first, int64_t last) {
    const auto& call = *static_cast<std::function<void(size_t)>*>(data);
    for (int64_t i = first; i < last; ++i) call(static_cast<size_t>(i));
  };
  pool.parallel_for(static_cast<int64_t>(tasks->size()), 1, run, &work);
  for (size_t i = 0; i < tasks->size(); ++i) progress.advance();
  return write(session, arguments, *tasks);
}

// The dtypes on which a task has a witness; empty: on all.
using WitnessedTasks = std::map<std::string, std::set<std::string>>;

// The tasks that have a witness, in a folder of `suite headroom`.
Result<void> read_witnesses(const std::string& folder, WitnessedTasks& tasks) {
  std::istringstream lines(TRY(read_file(fs::path(folder) / "tasks.jsonl")));
  for (std::string line; std::getline(lines, line);) {
    const Json row = Json::parse(line, nullptr, false);
    if (!row.is_object() || !row.contains("witness") || !row["witness"].is_object()) continue;
    std::set<std::string>& dtypes = tasks[row.value("task", "")];
    const auto stated = row.find("dtypes");
    if (stated == row.end() || !stated->is_array()) continue;
    for (const Json& dtype : *stated) {
      if (dtype.is_string()) dtypes.insert(dtype.get<std::string>());
    }
  }
  return {};
}

// Adds to a task the graphs of others with its op sequence, where no other split has that sequence,
// up to `most`. `chosen`: the dtypes of which a task has graphs.
class MoreGraphs {
 public:
  MoreGraphs(std::vector<DerivedTask>& tasks, const WitnessedTasks& chosen,
             const DerivedArguments& arguments)
      : chosen_(chosen), arguments_(arguments) {
    std::map<std::string, std::set<std::string>> splits;
    for (DerivedTask& task : tasks) {
      splits[task.graphs.front().op_sequence].insert(task.split);
      for (const Specimen& graph : task.graphs) hashes_.insert(graph.hash);
    }
    for (DerivedTask& task : tasks) {
      const std::string& sequence = task.graphs.front().op_sequence;
      const auto& without = arguments.without;
      const bool stays = std::ranges::find(without, task.name) != without.end();
      if (splits[sequence].size() == 1 && !stays) grown_.emplace(sequence, &task);
    }
  }

  void add(std::vector<DerivedTask> tasks) {
    for (DerivedTask& more : tasks) {
      for (Specimen& graph : more.graphs) {
        const auto task = grown_.find(graph.op_sequence);
        if (task == grown_.end() || task->second->graphs.size() >= arguments_.most) continue;
        const auto& dtypes = chosen_.at(task->second->name);
        if (!dtypes.empty() && !dtypes.contains(std::string(torch_name(graph.dtype)))) continue;
        if (hashes_.insert(graph.hash).second) {
          task->second->graphs.push_back(std::move(graph));
        }
      }
    }
  }

 private:
  const WitnessedTasks& chosen_;
  const DerivedArguments& arguments_;
  std::map<std::string, DerivedTask*> grown_;  // by op sequence
  std::set<Digest> hashes_;                    // of all graphs
};

int select_tasks(Session& session, const DerivedArguments& arguments) {
  if (const auto checked = check_suite_name(arguments.name); !checked) {
    return session.report(checked.error()), kBadInput;
  }
  WitnessedTasks chosen;
  for (const std::string& folder : arguments.witnesses) {
    if (const auto read = read_witnesses(folder, chosen); !read) {
      return session.report(read.error()), kBadInput;
    }
  }
  const auto witnessed = [&](const SuiteTask& task) {
    const auto found = chosen.find(task.name);
    std::vector<SuiteGraph> graphs;
    if (found == chosen.end()) return graphs;
    std::ranges::copy_if(task.graphs, std::back_inserter(graphs), [&](const SuiteGraph& graph) {
      return found->second.empty() || found->second.contains(graph.dtype);
    });
    return graphs;
  };
  std::vector<DerivedTask> tasks;
  for (const std::string& suite : arguments.suites) {
    auto read = read_tasks(session, suite, witnessed);
    if (!read) return session.report(read.error()), kBadInput;
    std::ranges::move(*read, std::back_inserter(tasks));
  }
  std::ranges::sort(tasks, {}, &DerivedTask::name);
  const auto twice = std::ranges::adjacent_find(tasks, {}, &DerivedTask::name);
  if (twice != tasks.end()) {
    session.report(make_error({}, "task-twice",
                              "expected each task in one suite, found '{}' in two", twice->name));
    return kBadInput;
  }
  MoreGraphs growth(tasks, chosen, arguments);
  for (const std::string& suite : arguments.more) {
    auto read = read_tasks(session, suite, [](const SuiteTask& task) { return task.graphs; });
    if (!read) return session.report(read.error()), kBadInput;
    growth.add(*std::move(read));
  }
  return write(session, arguments, tasks);
}

void add_derived_options(CliCommand command, Session& session, DerivedArguments& arguments) {
  command.option("--name", arguments.name, "the name of the new suite").required();
  command.option("--version", arguments.version, "its version").show_default();
  command.option("--out", arguments.out, "a new folder; if left out, data/suites/NAME");
  session.add_options(command);
}

}  // namespace

void add_resize(CliCommand group, Session& session) {
  CliCommand command = group.add_command(
      "resize", "write the tasks of a suite at the sizes of real work, in f32, f16 and bf16");
  command.footer("Example: passnet suite resize passbench-headroom --name real --out out/real");
  const auto arguments = std::make_shared<DerivedArguments>();
  arguments->version = "2";
  arguments->suites.resize(1);
  command.option("suite", arguments->suites.front(), "a suite's name or folder").required();
  add_derived_options(command, session, *arguments);
  command.option("--origins", arguments->origins, "graphs of each task that are resized")
      .between(1, 100)
      .show_default();
  command.option("--threads", arguments->threads, "threads; 0: one per core").show_default();
  command.action([&session, arguments] { session.exit_code = resize_suite(session, *arguments); });
}

void add_select(CliCommand group, Session& session) {
  CliCommand command =
      group.add_command("select", "write the tasks of a suite that have a witness as a suite");
  command.footer(
      "Example: passnet suite select passbench-fusible --witnesses demo/headroom --name gains "
      "--out out/gains");
  const auto arguments = std::make_shared<DerivedArguments>();
  arguments->version = "1";
  command.option("suite", arguments->suites, "suites, by name or folder").required();
  add_derived_options(command, session, *arguments);
  command
      .option("--witnesses", arguments->witnesses, "a folder of `suite headroom`; may be repeated")
      .required()
      .one_at_a_time();
  command
      .option("--more", arguments->more,
              "a suite whose graphs are added to tasks with their op sequence, unless several "
              "splits have it; may be repeated")
      .one_at_a_time();
  command
      .option("--without", arguments->without,
              "the name of a task that gets no more graphs; may be repeated")
      .one_at_a_time();
  command.option("--most", arguments->most, "max graphs of a task that gets more")
      .between(2, 1000)
      .show_default();
  command.action([&session, arguments] { session.exit_code = select_tasks(session, *arguments); });
}

}  // namespace passnet
