// `passnet import`: imports graphs, and reports the results and the failures.
#include "cli/command_action.hpp"
#include "cli/commands/commands.hpp"
#include "cli/files.hpp"
#include "cli/graphs.hpp"
#include "cli/output.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"
#include "report/table.hpp"

#include <nlohmann/json.hpp>

#include <map>
#include <memory>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

struct ImportArguments {
  std::vector<std::string> paths;
  bool values = false;
  std::string out;
};

Json type_json(const TensorType& type) {
  return Json::array({std::string(torch_name(type.dtype)), type.shape});
}

Json values_json(const std::vector<SourceValue>& values) {
  Json list = Json::array();
  for (const SourceValue& value : values) {
    Json type;
    if (value.is_sequence) type = Json::array();
    for (const auto& entry : value.types) {
      const Json one = entry ? type_json(*entry) : Json();
      if (value.is_sequence) {
        type.push_back(one);
      } else {
        type = one;
      }
    }
    list.push_back(Json::array({value.name, value.op, type}));
  }
  return list;
}

Json row_json(Session& session, const SourcedGraph& sourced, bool values) {
  Json row = {{"graph", sourced.name}, {"ok", sourced.imported.has_value()}};
  if (!sourced.imported) {
    const auto error = to_json(sourced.imported.error(), sourced.sources);
    row["error"] = {{"id", error["id"]}, {"message", error["message"]}};
    for (const char* key : {"file", "line", "column"}) {
      row["error"][key] = error.contains(key) ? Json(error[key]) : Json();
    }
    return row;
  }
  const Graph& graph = sourced.imported->graph;
  row["canonical_hash"] = canonical_hash(graph, session.catalog()).hex();
  row["inputs"] = row["outputs"] = row["mutated"] = Json::array();
  for (const GraphInput& input : graph.inputs()) {
    row["inputs"].push_back(type_json(graph.type(input.value)));
  }
  for (const GraphResult& result : graph.results()) {
    if (result.mutates) {
      row["mutated"].push_back(*result.mutates);
    } else {
      row["outputs"].push_back(type_json(graph.type(result.value)));
    }
  }
  row["seconds"] = sourced.seconds;
  if (values) row["values"] = values_json(sourced.imported->values);
  return row;
}

struct Counts {
  size_t graphs = 0;
  size_t imported = 0;
  std::map<std::string, size_t> causes;  // by diagnostic id and message
};

void print_counts(Session& session, const Counts& counts) {
  session.print(fmt::format("{} of {} graphs imported", counts.imported, counts.graphs));
  if (counts.causes.empty()) return;
  std::vector<std::pair<size_t, std::string>> ordered;
  for (const auto& [cause, count] : counts.causes) ordered.emplace_back(count, cause);
  std::ranges::stable_sort(ordered, std::greater<>(), &std::pair<size_t, std::string>::first);
  Table table{.columns = {{"graphs"}, {"why not", Align::kLeft}}};
  for (const auto& [count, cause] : ordered) {
    table.rows.push_back({{std::to_string(count)}, {cause}});
  }
  print_rendered(render(table, session.color(), session.width()));
}

int run(Session& session, const ImportArguments& arguments) {
  Counts counts;
  bool written = true;
  NamedPaths files(arguments.out, ".graph");
  Progress progress("imported", 0);
  const bool readable = for_each_graph(session, arguments.paths, [&](SourcedGraph sourced) {
    ++counts.graphs;
    if (sourced.imported) {
      ++counts.imported;
    } else {
      const Diagnostic& error = sourced.imported.error();
      ++counts.causes[error.message + " [" + error.id + "]"];
      if (!session.json()) session.report(error, sourced.sources);
    }
    if (session.json()) session.print_json(row_json(session, sourced, arguments.values));
    if (sourced.imported && !arguments.out.empty()) {
      const auto wrote =
          write_file(files.add(sourced.name), print(sourced.imported->graph, session.catalog()));
      if (!wrote) session.report(wrote.error());
      written &= wrote.has_value();
    }
    progress.advance(sourced.name);
    return written;
  });
  if (!session.json()) print_counts(session, counts);
  if (!readable || !written) return kBadInput;
  return counts.imported == counts.graphs ? kDone : kDoesNotHold;
}

}  // namespace

void add_import_command(CliCommand command, Session& session) {
  command.footer("Example: passnet import demo --json --values");
  const auto arguments = std::make_shared<ImportArguments>();
  command.option("paths", arguments->paths, "graph sources").required();
  command.flag("--values", arguments->values, "include the type of every value (with --json)");
  command.option("--out", arguments->out, "a folder that takes one .graph file per graph");
  set_action(command, session, arguments, run);
}

}  // namespace passnet
