// `passnet show`: a graph as text, with its size.
#include "cli/graphs.hpp"
#include "ir/text.hpp"
#include "ir/verify.hpp"

#include <map>
#include <memory>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

Json describe(Session& session, const SourcedGraph& sourced) {
  const Graph& graph = sourced.imported->graph;
  std::map<std::string, size_t> ops;
  for (const NodeId id : graph.nodes()) {
    ++ops[std::string(session.catalogue().op(graph.node(id).op).name())];
  }
  int64_t bytes = 0;
  for (const GraphInput& input : graph.inputs()) bytes += graph.type(input.value).bytes();
  for (const GraphResult& result : graph.results()) bytes += graph.type(result.value).bytes();
  return {{"graph", sourced.name},
          {"canonical_hash", canonical_hash(graph, session.catalogue()).hex()},
          {"inputs", graph.inputs().size()},
          {"outputs", graph.results().size()},
          {"nodes", graph.nodes().size()},
          {"ops", ops},
          {"bytes", bytes}};
}

int run(Session& session, const std::string& path) {
  const auto sourced = single_graph(session, path);
  if (!sourced) return kBadInput;
  const Json row = describe(session, *sourced);
  if (session.json()) {
    session.print_json(row);
    return kDone;
  }
  fmt::print("{}", print(sourced->imported->graph, session.catalogue()));
  session.print(fmt::format("# {} nodes, {} bytes in and out, hash {}", row["nodes"].dump(),
                            row["bytes"].dump(),
                            row["canonical_hash"].get<std::string>().substr(0, 12)));
  return kDone;
}

}  // namespace

void add_show_command(CLI::App& program, Session& session) {
  CLI::App* command = program.add_subcommand("show", "a graph as text: ops, types, bytes");
  command->footer("Example: passnet show data/suite.jsonl.gz#0");
  const auto path = std::make_shared<std::string>();
  command->add_option("graph", *path, "a graph source that names one graph")->required();
  session.add_options(*command);
  command->callback([&session, path] { session.exit_code = run(session, *path); });
}

}  // namespace passnet
