#include "cli/commands/pass_tools.hpp"

#include "base/counted.hpp"
#include "cli/command_action.hpp"
#include "cli/files.hpp"
#include "cli/graphs.hpp"
#include "cli/judge/importing.hpp"
#include "cli/judge/submissions.hpp"
#include "cli/output.hpp"
#include "kernel/target.hpp"
#include "pass/drive.hpp"
#include "pass/language/format.hpp"
#include "pass/language/parse.hpp"
#include "pass/write/write_pass.hpp"

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

struct NewArguments {
  std::string graph;
  std::string nodes;
  std::string name;
  bool fuse = false;
};

struct FormatArguments {
  std::vector<std::string> files;
  bool check = false;
};

// A name from the ops: all of a few, the first and the last of many.
std::string name_of(const Graph& graph, std::span<const NodeId> nodes, const Catalog& catalog) {
  constexpr size_t kMaxOps = 4;
  std::vector<std::string_view> ops;
  for (const NodeId id : nodes) {
    const Op& op = catalog.op(graph.node(id).op);
    if (op.def.view == nullptr && (ops.empty() || ops.back() != op.name())) {
      ops.push_back(op.name());
    }
  }
  if (ops.empty()) return "views";
  if (ops.size() > kMaxOps) return fmt::format("{}_to_{}", ops.front(), ops.back());
  return fmt::format("{}", fmt::join(ops, "_"));
}

// Says what is wrong with passes that were written for the graph: they must parse, and each must
// match.
Result<void> check_written(const WrittenPasses& written, const Graph& graph,
                           const Catalog& catalog) {
  Sources sources;
  Diagnostics diagnostics;
  const SourceId source = sources.add("written", written.text);
  const std::vector<Pass> passes = parse_passes(sources, source, catalog, diagnostics);
  for (const Diagnostic& diagnostic : diagnostics.list()) {
    return fail({}, diagnostic.id, "the pass cannot be written: {}", diagnostic.message);
  }
  for (const Pass& pass : passes) {
    Graph copy = graph.clone();
    const auto report = apply(copy, catalog, std::span(&pass, 1), native_target());
    if (!report) return fail({}, report.error().id, "{}", report.error().message);
    if (report->matches() > 0) continue;
    return fail({}, "written-pass-matches-nothing",
                "expected nodes that one kernel can compute together, found others between those "
                "of '{}'",
                pass.name);
  }
  return {};
}

int write_new(Session& session, const NewArguments& arguments) {
  const auto sourced = single_graph(session, arguments.graph);
  if (!sourced) return kBadInput;
  const Graph& graph = sourced->imported->graph;
  const Catalog& catalog = session.catalog();
  const auto nodes = select_nodes(graph, arguments.nodes);
  if (!nodes) return session.report(nodes.error()), kBadInput;
  const std::string name =
      arguments.name.empty() ? name_of(graph, *nodes, catalog) : arguments.name;
  const auto written = write_passes(graph, *nodes, name, catalog, !arguments.fuse);
  if (!written) return session.report(written.error()), kDoesNotHold;
  if (const auto checked = check_written(*written, graph, catalog); !checked) {
    return session.report(checked.error()), kDoesNotHold;
  }
  if (session.json()) {
    session.print_json({{"graph", sourced->name},
                        {"passes", written->names},
                        {"unwritten", written->unwritten},
                        {"text", written->text}});
    return kDone;
  }
  print_to(stdout, "{}", written->text);
  if (written->unwritten > 0) {
    print_to(stderr, "left out {} of views alone, which no kernel computes\n",
             counted(written->unwritten, "part", "parts"));
  }
  return kDone;
}

// Formats one file. Returns an exit code.
int format_file(Session& session, const std::string& file, bool only_check) {
  Diagnostics diagnostics;
  std::optional<std::string> text;
  std::optional<std::string> formatted;
  if (auto read = read_pass_file(file)) {
    text = *std::move(read);
    const SourceId source = session.sources().add(file, *text);
    formatted = format_passes(session.sources(), source, session.catalog(), diagnostics);
  } else {
    diagnostics.add(read.error());
  }
  const bool changes = formatted && *formatted != *text;
  if (changes && !only_check) {
    if (const auto written = write_file(file, *formatted); !written) {
      diagnostics.add(written.error());
    }
  }
  const int code = diagnostics.has_errors() ? kBadInput
                   : changes && only_check  ? kDoesNotHold
                                            : kDone;
  if (session.json()) {
    Json row = {{"file", file}, {"ok", code == kDone}, {"changed", changes}};
    row["diagnostics"] = Json::array();
    for (const Diagnostic& diagnostic : diagnostics.list()) {
      row["diagnostics"].push_back(Json(to_json(diagnostic, session.sources())));
    }
    session.print_json(row);
    return code;
  }
  session.report(diagnostics);
  if (changes && code != kBadInput) {
    session.print(fmt::format("{}: {}", file, only_check ? "is not formatted" : "formatted"));
  }
  return code;
}

int format_files(Session& session, const FormatArguments& arguments) {
  int code = kDone;
  for (const std::string& file : arguments.files) {
    code = std::max(code, format_file(session, file, arguments.check));
  }
  return code;
}

}  // namespace

void add_pass_tools(CliCommand group, Session& session) {
  const auto writing = std::make_shared<NewArguments>();
  CliCommand create =
      add_action(group, session, "new", "write a pass for nodes of a graph",
                 "pass new demo/resnet_basic.batch_norm_relu/0.graph", write_new, writing);
  create.option("graph", writing->graph, "a graph source that names one graph").required();
  create.option("--nodes", writing->nodes,
                "the values whose ops to match, `n1,n2` or `first..last`; all if left out");
  create.option("--name", writing->name, "name of the pass; that of its ops if left out");
  create.flag("--fuse", writing->fuse,
              "write a fuse block also where a kernel in the loop language can be written");

  const auto formatting = std::make_shared<FormatArguments>();
  CliCommand format =
      add_action(group, session, "fmt", "print pass files in canonical form, in place",
                 "pass fmt --check demo/passes/batch_norm_relu.pass", format_files, formatting);
  format.option("files", formatting->files, "pass files").required();
  format.flag("--check", formatting->check,
              "change nothing; name the files that differ, with exit code 1");
  add_pass_import(group, session);
}

}  // namespace passnet
