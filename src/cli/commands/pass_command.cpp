// `passnet pass check|apply|explain`; `new` and `fmt` are in pass_tools.
#include "base/counted.hpp"
#include "cli/choices.hpp"
#include "cli/command_action.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/pass_tools.hpp"
#include "cli/files.hpp"
#include "cli/graphs.hpp"
#include "cli/judge/submissions.hpp"
#include "cli/output.hpp"
#include "cli/proving.hpp"
#include "cli/session.hpp"
#include "draw/svg.hpp"
#include "eval/no_match.hpp"
#include "ir/cost.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "pass/drive.hpp"
#include "pass/explain.hpp"
#include "pass/language/parse.hpp"
#include "pass/language/print.hpp"
#include "pass/native_kernels.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <memory>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kPassExample = "demo/passes/batch_norm_relu.pass";
constexpr std::string_view kGraphExample = "demo/resnet_basic.batch_norm_relu/0.graph";

struct PassArguments {
  std::vector<std::string> files;
  std::string file;
  std::string graph;
  std::string svg;  // of `apply`
  bool print = false;
  ProvingArguments proving;
};

// Returns the passes of a file, and reports its errors.
std::optional<std::vector<Pass>> read_passes(Session& session, const std::string& path,
                                             Diagnostics& diagnostics) {
  auto text = read_pass_file(path);
  if (!text) {
    diagnostics.add(text.error());
    return std::nullopt;
  }
  const SourceId source = session.sources().add(path, *std::move(text));
  std::vector<Pass> passes =
      parse_passes(session.sources(), source, session.catalog(), diagnostics);
  if (diagnostics.has_errors()) return std::nullopt;
  return passes;
}

// True if kernels are compiled.
bool tries(const PassArguments& arguments) {
  return arguments.proving.instances > 0 || arguments.proving.compiles;
}

// Prints the result of `check` on one file; passes that are to be tried are not mentioned.
void show_check(Session& session, const std::string& file,
                const std::optional<std::vector<Pass>>& passes, const Diagnostics& diagnostics,
                const PassArguments& arguments) {
  const bool proves = tries(arguments);
  const std::vector<Pass> none;
  const std::vector<Pass>& known = passes ? *passes : none;
  if (!session.json()) {
    session.report(diagnostics);
    if (!passes) return;
    if (!arguments.print && !proves) {
      session.print(fmt::format("{}: {}", file, counted(known.size(), "pass", "passes")));
    }
    for (const Pass& pass : arguments.print ? known : none) {
      print_to(stdout, "{}", print(pass, session.catalog()));
    }
    return;
  }
  if (passes && proves) return;
  Json row = {{"file", file}, {"ok", passes.has_value()}};
  row["passes"] = Json::array();
  for (const Pass& pass : known) {
    row["passes"].push_back(pass.name);
    if (arguments.print) row["text"].push_back(print(pass, session.catalog()));
  }
  row["diagnostics"] = Json::array();
  for (const Diagnostic& diagnostic : diagnostics.list()) {
    row["diagnostics"].push_back(Json(to_json(diagnostic, session.sources())));
  }
  session.print_json(row);
}

// The files that the words of the command line name: folders are listed as submissions are.
// A folder without any is reported and gives the exit code.
std::vector<std::string> list_files(Session& session, const std::vector<std::string>& words,
                                    int& code) {
  std::vector<std::string> paths;
  for (const std::string& word : words) {
    const std::vector<SubmissionFile> files = list_submission(word);
    for (const SubmissionFile& file : files) paths.push_back(file.path.string());
    if (!files.empty()) continue;
    session.report(empty_submission(word));
    code = kBadInput;
  }
  return paths;
}

int check(Session& session, const PassArguments& arguments) {
  const auto target = choose_target(arguments.proving.target, TargetUse::kText);
  if (!target) return session.report(target.error()), kBadInput;
  const auto from = read_seeds(session, arguments.proving);
  if (!from) return kBadInput;
  int code = kDone;
  std::optional<ProvingTools> tools;
  for (const std::string& file : list_files(session, arguments.files, code)) {
    Diagnostics diagnostics;
    auto passes = read_passes(session, file, diagnostics);
    if (passes && tries(arguments) && !arguments.proving.allow_native) {
      refuse_native_kernels(*passes, **target, diagnostics);
      if (diagnostics.has_errors()) passes.reset();
    }
    show_check(session, file, passes, diagnostics, arguments);
    if (!passes) {
      code = kBadInput;
      continue;
    }
    if (!tries(arguments)) continue;
    if (!tools) {
      auto opened = ProvingTools::open(arguments.proving);
      if (!opened) return session.report(opened.error()), kBadInput;
      tools = *std::move(opened);
    }
    if (arguments.proving.compiles) {
      code =
          std::max(code, compile_passes(session, file, *passes, arguments.proving, *tools, *from));
    }
    if (arguments.proving.instances > 0) {
      code = std::max(code, prove_passes(session, file, *passes, arguments.proving, *tools, *from));
    }
  }
  return code;
}

// The common inputs of `apply` and `explain`.
struct Inputs {
  std::vector<Pass> passes;
  std::string name;
  Graph graph;
};

std::optional<Inputs> read_inputs(Session& session, const PassArguments& arguments) {
  if (arguments.file.ends_with(".graph") && arguments.graph.ends_with(".pass")) {
    session.report(make_error({}, "arguments-swapped",
                              "expected passes and then a graph, found the graph `{}` and then the "
                              "passes `{}`; did you swap them?",
                              arguments.file, arguments.graph));
    return std::nullopt;
  }
  auto submission =
      read_submission(session, arguments.file, native_target(), NativeKernels::kAllowed);
  if (!submission) return std::nullopt;
  const auto sourced = single_graph(session, arguments.graph);
  if (!sourced) return std::nullopt;
  if (submission->has_none_for(sourced->task)) {
    session.report(
        make_error({}, "no-pass-for-task", "{}", describe_other_tasks(*submission, sourced->task)));
    return std::nullopt;
  }
  std::vector<Pass> passes = std::move(submission->common);
  if (sourced->task)
    std::ranges::move(submission->by_task[*sourced->task], std::back_inserter(passes));
  Diagnostics diagnostics;
  // The graph's text is added to that of the passes, so that reasons can point into both.
  const SourceId source =
      session.sources().add(sourced->name, print(sourced->imported->graph, session.catalog()));
  std::vector<Graph> graphs =
      parse_graphs(session.sources(), source, session.catalog(), diagnostics);
  CHECK(graphs.size() == 1);
  return Inputs{std::move(passes), sourced->name, std::move(graphs.front())};
}

int apply(Session& session, const PassArguments& arguments) {
  auto inputs = read_inputs(session, arguments);
  if (!inputs) return kBadInput;
  Graph& graph = inputs->graph;
  const Catalog& catalog = session.catalog();
  const Outline before = outline(graph, catalog, cost(graph, catalog));
  const auto report = passnet::apply(graph, catalog, inputs->passes, native_target());
  if (!report) return session.report(report.error()), kDoesNotHold;
  if (!arguments.svg.empty()) {
    const Outline after = outline(graph, catalog, cost(graph, catalog));
    const auto written = write_file(arguments.svg, print_svg_pair(before, after));
    if (!written) return session.report(written.error()), kBadInput;
  }
  const std::string text = print(graph, catalog);
  if (!session.json()) {
    print_to(stdout, "{}", text);
    for (const PassReport& pass : report->passes) {
      print_to(stderr, "{}: {}\n", pass.pass, counted(pass.matches, "match", "matches"));
    }
    return report->matches() > 0 ? kDone : kDoesNotHold;
  }
  Json row = {{"graph", inputs->name}, {"matched", Json::object()}, {"text", text}};
  for (const PassReport& pass : report->passes) row["matched"][pass.pass] = pass.matches;
  session.print_json(row);
  return report->matches() > 0 ? kDone : kDoesNotHold;
}

int explain(Session& session, const PassArguments& arguments) {
  auto inputs = read_inputs(session, arguments);
  if (!inputs) return kBadInput;
  const auto explanations = passnet::explain(inputs->graph, session.catalog(), inputs->passes,
                                             native_target(), session.sources());
  if (!explanations) return session.report(explanations.error()), kDoesNotHold;
  bool all = true;
  for (const Explanation& explanation : *explanations) {
    all &= explanation.matches > 0;
    if (session.json()) {
      session.print_json(Json(to_json(explanation, session.sources())));
      continue;
    }
    session.print(fmt::format("{}: {}; longest partial match {} of {} nodes", explanation.pass,
                              counted(explanation.matches, "match", "matches"), explanation.matched,
                              explanation.nodes));
    if (explanation.reason) {
      print_rendered(render(*explanation.reason, session.sources(), session.color()));
    }
  }
  return all ? kDone : kDoesNotHold;
}

}  // namespace

void add_pass_command(CliCommand group, Session& session) {
  group.footer("Example: passnet pass check demo/passes");
  group.require_command();
  session.add_options(group);
  const auto arguments = std::make_shared<PassArguments>();
  CliCommand checking = add_action(group, session, "check", "report errors in pass files",
                                   "pass check demo/passes", check, arguments);
  checking.option("files", arguments->files, "pass files, or folders of them").required();
  checking.flag("--print", arguments->print, "print the passes as they were parsed");
  add_proving_options(checking, session, arguments->proving);
  for (const auto& [name, description, action] :
       {std::tuple<const char*, const char*, CommandAction<PassArguments>>{
            "apply", "print the graph after the passes", apply},
        {"explain", "explain why passes did not match", explain}}) {
    CliCommand command = add_action(group, session, name, description,
                                    fmt::format("pass {} {} {}", name, kPassExample, kGraphExample),
                                    action, arguments);
    command.option("file", arguments->file, "a pass file, or a folder of them").required();
    command.option("graph", arguments->graph, "a graph source that names one graph").required();
    if (std::string_view(name) == "apply") {
      command.option("--svg", arguments->svg, "write a picture of the graph before and after");
    }
  }
  add_pass_tools(group, session);
}

}  // namespace passnet
