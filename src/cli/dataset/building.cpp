#include "cli/dataset/building.hpp"

#include "base/counted.hpp"
#include "base/did_you_mean.hpp"
#include "base/thread_count.hpp"
#include "base/utf8.hpp"
#include "cli/choices.hpp"
#include "cli/command_action.hpp"
#include "cli/dataset/page.hpp"
#include "cli/files.hpp"
#include "cli/graphs.hpp"
#include "cli/output.hpp"
#include "dataset/build/build.hpp"
#include "dataset/build/known_failures.hpp"
#include "dataset/query/query.hpp"
#include "dataset/statistics.hpp"
#include "draw/units.hpp"
#include "report/table.hpp"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <map>
#include <memory>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

// The default source: the graphs that ship.
constexpr const char* kShippedGraphs = "data/dataset/graphs.jsonl.zst";

struct BuildingArguments {
  std::vector<std::string> sources;
  std::string out = "dataset.db";
  size_t threads = 0;
  bool resume = false;
  bool decompose = false;
  std::string file;
  std::string expression;
  std::string page = "dataset.html";
  size_t limit = 20;
};

Json names_json(const std::vector<NameCount>& counts) {
  Json result = Json::object();
  for (const auto& [name, count] : counts) result[name] = count;
  return result;
}

Json to_json(const Statistics& total) {
  return {{"models", total.models},
          {"families", total.families},
          {"categories", names_json(total.categories)},
          {"packages", names_json(total.packages)},
          {"full_graphs", total.full_graphs},
          {"distinct_full_graphs", total.distinct_full_graphs},
          {"phases", names_json(total.phases)},
          {"subgraphs", total.subgraphs},
          {"distinct_subgraphs", total.distinct_subgraphs},
          {"kinds", names_json(total.kinds)},
          {"dtypes", names_json(total.dtypes)},
          {"ops", names_json(total.ops)},
          {"sequences", total.sequences},
          {"variants", total.variants},
          {"splits", names_json(total.splits)},
          {"tasks", total.tasks},
          {"suites", total.suites},
          {"failures", total.failures},
          {"causes", names_json(total.causes)},
          {"complete", total.is_complete},
          {"hash", total.hash}};
}

// Prints as many of the counts as a line has room for.
void print_counts(const std::string& title, const std::vector<NameCount>& counts) {
  constexpr size_t kRoom = 70;
  std::string line;
  size_t shown = 0;
  for (const auto& [name, count] : counts) {
    const std::string entry =
        fmt::format("{}{} {}", shown > 0 ? ", " : "", count, name.empty() ? "unnamed" : name);
    if (shown > 0 && count_characters(line) + count_characters(entry) > kRoom) break;
    line += entry;
    ++shown;
  }
  if (shown < counts.size()) line += fmt::format(", and {} more", counts.size() - shown);
  if (!line.empty()) print_to(stdout, "{:<12}{}\n", title, line);
}

void print_statistics(const Statistics& total) {
  print_to(stdout, "{:<12}{} of {}, in {}\n", "models", total.models,
           counted(static_cast<size_t>(total.families), "family", "families"),
           counted(total.packages.size(), "package", "packages"));
  print_counts("categories", total.categories);
  print_counts("packages", total.packages);
  print_to(stdout, "{:<12}{} whole, {} distinct\n", "graphs", total.full_graphs,
           total.distinct_full_graphs);
  print_counts("phases", total.phases);
  print_to(stdout, "{:<12}{} distinct of {} op sequences, {} occurrences\n", "subgraphs",
           total.distinct_subgraphs, total.sequences, total.subgraphs);
  print_counts("kinds", total.kinds);
  print_counts("dtypes", total.dtypes);
  print_counts("ops", total.ops);
  if (total.variants > 0) print_to(stdout, "{:<12}{}\n", "variants", total.variants);
  print_counts("splits", total.splits);
  if (total.tasks > 0) {
    print_to(stdout, "{:<12}{} in {}\n", "tasks", total.tasks,
             counted(total.suites.size(), "suite", "suites"));
  }
  print_counts("failures", total.causes);
  print_to(stdout, "{:<12}{}\n", "hash", total.hash);
}

int finish_build(Session& session, Dataset& dataset, const KnownFailures& known, bool readable) {
  if (readable) {
    if (const auto set = dataset.set_note("complete", "1"); !set) {
      return session.report(set.error()), kBadInput;
    }
  }
  const auto hash = content_hash(dataset);
  if (!hash) return session.report(hash.error()), kBadInput;
  if (const auto set = dataset.set_note("hash", hash->hex()); !set) {
    return session.report(set.error()), kBadInput;
  }
  const auto total = statistics(dataset);
  if (!total) return session.report(total.error()), kBadInput;
  if (session.json()) {
    session.print_json(to_json(*total));
  } else {
    print_statistics(*total);
  }
  if (!readable) return kBadInput;
  const auto unknown = count_unknown(dataset, known);
  if (!unknown) return session.report(unknown.error()), kBadInput;
  return *unknown > 0 ? kDoesNotHold : kDone;
}

int build_dataset(Session& session, const BuildingArguments& arguments) {
  if (const auto checked = check_threads(arguments.threads); !checked) {
    return session.report(checked.error()), kBadInput;
  }
  std::vector<std::string> sources = arguments.sources;
  if (sources.empty()) sources.emplace_back(kShippedGraphs);
  const SpellingTable spellings(session.catalog());
  auto stream = open_sources(sources, session.catalog(), spellings);
  if (!stream) return session.report(stream.error()), kBadInput;
  LaunchList list;
  KnownFailures known;
  for (const std::string& source : sources) {
    if (const auto read = known.read(known_failures_path(source)); !read) {
      return session.report(read.error()), kBadInput;
    }
  }
  for (const std::string& source : sources) {
    if (arguments.decompose) break;
    if (const auto read = list.read(launch_list_path(source), dataset_target()); !read) {
      return session.report(read.error()), kBadInput;
    }
  }
  std::error_code error;
  const bool continues = arguments.resume && std::filesystem::exists(arguments.out, error);
  auto dataset = continues ? Dataset::open(arguments.out, Database::Access::kWrite)
                           : Dataset::create(arguments.out);
  if (!dataset) return session.report(dataset.error()), kBadInput;
  if (const auto set = dataset->set_note("complete", "0"); !set) {
    return session.report(set.error()), kBadInput;
  }
  bool readable = true;
  Progress progress("graphs added", 0);
  const auto built = build(*dataset, *stream, session.catalog(), dataset_target(),
                           {.threads = thread_count(arguments.threads), .list = &list},
                           [&](const BuildStep& step) {
                             for (const BuildProblem& problem : step.problems) {
                               readable &= !problem.is_unreadable;
                               if (known.contains(problem.key, problem.diagnostic.id)) continue;
                               session.report(problem.diagnostic, problem.sources);
                             }
                             progress.advance(step.name);
                           });
  if (!built) return session.report(built.error()), kBadInput;
  return finish_build(session, *dataset, known, readable);
}

int show_statistics(Session& session, const BuildingArguments& arguments) {
  auto dataset = Dataset::open(arguments.file, Database::Access::kRead);
  if (!dataset) return session.report(dataset.error()), kBadInput;
  const auto total = statistics(*dataset);
  if (!total) return session.report(total.error()), kBadInput;
  if (session.json()) {
    session.print_json(to_json(*total));
  } else {
    print_statistics(*total);
    if (!total->is_complete) session.print("a build was interrupted: continue it by --resume");
  }
  return kDone;
}

Json to_json(const SubgraphRow& row) {
  return {{"canonical_hash", row.hash.hex()},
          {"sequence", row.sequence},
          {"dtype", row.dtype},
          {"nodes", row.nodes},
          {"inputs", row.inputs},
          {"results", row.results},
          {"flops", row.flops},
          {"bytes", row.bytes},
          {"elements", row.elements},
          {"extent", row.extent},
          {"launches", row.launches},
          {"occurrences", row.occurrences},
          {"kinds", row.kinds},
          {"categories", row.categories}};
}

int write_page(Session& session, const BuildingArguments& arguments) {
  auto dataset = Dataset::open(arguments.file, Database::Access::kRead);
  if (!dataset) return session.report(dataset.error()), kBadInput;
  const auto all = overview(*dataset, session.catalog());
  if (!all) return session.report(all.error()), kBadInput;
  const std::string title = std::filesystem::path(arguments.file).filename().string();
  const auto written = write_file(arguments.page, dataset_page(title, *all));
  if (!written) return session.report(written.error()), kBadInput;
  if (session.json()) {
    session.print_json({{"page", arguments.page}, {"hash", all->total.hash}});
  } else {
    session.print("wrote " + arguments.page);
  }
  return kDone;
}

// A hint for a name in a query that no family, package or model has, if there is a similar one.
std::string misspelled_name(Dataset& dataset, const Query& query) {
  const auto lower = [](std::string_view text) {
    std::string result(text);
    for (char& c : result) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return result;
  };
  auto rows = dataset.database().prepare(
      "SELECT name FROM families UNION SELECT package FROM families UNION SELECT name FROM models");
  if (!rows) return "";
  std::map<std::string, std::string> known;  // as it is written, by what it is in lower case
  for (auto row = rows->step(); row && *row; row = rows->step()) {
    known.emplace(lower(rows->text(0)), rows->text(0));
  }
  for (const QueryValue& value : query.values) {
    const auto* const text = std::get_if<std::string>(&value);
    if (text == nullptr || text->contains('%')) continue;
    const auto same = known.find(lower(*text));
    if (same != known.end() && same->second == *text) return "";
    const std::string_view near = same != known.end()
                                      ? std::string_view(same->first)
                                      : nearest_name(lower(*text), known, [](const auto& entry) {
                                          return std::string_view(entry.first);
                                        });
    if (!near.empty())
      return fmt::format("'{}'{}", *text, did_you_mean(known.at(std::string(near))));
  }
  return "";
}

int query_dataset(Session& session, const BuildingArguments& arguments) {
  constexpr size_t kShownDigits = 12;
  auto dataset = Dataset::open(arguments.file, Database::Access::kRead);
  if (!dataset) return session.report(dataset.error()), kBadInput;
  const SourceId source = session.sources().add("expression", arguments.expression);
  const auto query = parse_query(session.sources(), source, session.catalog());
  if (!query) return session.report(query.error()), kBadInput;
  Table table{.columns = {{"hash", Align::kLeft},
                          {"ops", Align::kLeft},
                          {"dtype", Align::kLeft},
                          {"FLOPs"},
                          {"bytes"},
                          {"elements"},
                          {"times"}}};
  const auto number = [](auto value) { return short_number(static_cast<double>(value)); };
  const auto count = run_query(*dataset, *query, arguments.limit, [&](const SubgraphRow& row) {
    if (session.json()) return session.print_json(to_json(row));
    table.rows.push_back({{row.hash.hex().substr(0, kShownDigits)},
                          {row.sequence},
                          {row.dtype},
                          {number(row.flops)},
                          {number(row.bytes)},
                          {number(row.elements)},
                          {std::to_string(row.occurrences)}});
  });
  if (!count) return session.report(count.error()), kBadInput;
  if (session.json()) return *count > 0 ? kDone : kDoesNotHold;
  if (!table.rows.empty()) print_rendered(render(table, session.color(), session.width()));
  session.print(counted(static_cast<size_t>(*count), "subgraph matches", "subgraphs match"));
  const std::string hint = *count == 0 ? misspelled_name(*dataset, *query) : "";
  if (!hint.empty()) print_to(stderr, "note: nothing is named {}\n", hint);
  return *count > 0 ? kDone : kDoesNotHold;
}

}  // namespace

void add_building(CliCommand group, Session& session) {
  constexpr const char* kBuildExample = "dataset build demo/samples --out out/samples.db";
  const auto arguments = std::make_shared<BuildingArguments>();
  CliCommand building = add_action(group, session, "build", "build a dataset from graph sources",
                                   kBuildExample, build_dataset, arguments);
  building.option("sources", arguments->sources,
                  fmt::format("graph sources; default: {}", kShippedGraphs));
  building.option("--out", arguments->out, "the file to make").show_default();
  building.option("--threads", arguments->threads, "threads that import; 0: one per processor")
      .show_default();
  building.flag("--decompose", arguments->decompose,
                "find the launches of all graphs anew, not in lists beside the sources");
  building.flag("--resume", arguments->resume, "continue a file: add what it does not have");
  CliCommand stats = add_action(group, session, "stats", "count models, graphs and subgraphs",
                                "dataset stats out/samples.db", show_statistics, arguments);
  stats.option("file", arguments->file, "a dataset").required();
  CliCommand drawing =
      add_action(group, session, "page", "draw a dataset as a page of pictures",
                 "dataset page out/samples.db --out out/samples.html", write_page, arguments);
  drawing.option("file", arguments->file, "a dataset").required();
  drawing.option("--out", arguments->page, "the HTML file to write").show_default();
  CliCommand querying = add_action(
      group, session, "query", "list subgraphs that an expression describes",
      "dataset query out/samples.db \"op = layer_norm and dtype = f32\"", query_dataset, arguments);
  querying.option("file", arguments->file, "a dataset").required();
  querying.option("expression", arguments->expression, "tests of fields, with and, or, not")
      .required();
  querying.option("--limit", arguments->limit, "the number of rows").show_default();
}

}  // namespace passnet
