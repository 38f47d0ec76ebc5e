// `passnet mcp`: the tools for writing passes, as a server of the Model Context Protocol.
#include "agent/mcp/line_input.hpp"
#include "agent/mcp/mcp_server.hpp"
#include "cli/agent/agent_outputs.hpp"
#include "cli/commands/commands.hpp"
#include "cli/files.hpp"
#include "cli/output.hpp"
#include "cli/service/queued_judge.hpp"
#include "cli/service/service_state.hpp"
#include "cli/suites/author_tasks.hpp"

#include <filesystem>
#include <memory>
#include <unistd.h>

namespace passnet {
namespace {

struct McpArguments {
  std::vector<std::string> graphs;
  std::string out;
  std::string state;
  std::string tenant = "local";
  std::string compiler = InstrumentOptions().compiler;
  int threads = 0;
  int prompt_tokens = static_cast<int>(McpOptions().prompt_tokens);
};

std::optional<std::vector<AuthorTask>> read_tasks(Session& session, const McpArguments& arguments) {
  std::vector<AuthorTask> all;
  for (const std::string& source : arguments.graphs) {
    auto tasks = read_author_tasks(session, source, [](const std::string&) { return true; });
    if (!tasks) return std::nullopt;
    std::ranges::move(*tasks, std::back_inserter(all));
  }
  return all;
}

Result<std::string> keep_submission(const McpArguments& arguments, const std::string& task,
                                    const std::string& text) {
  if (arguments.out.empty()) return std::string();
  const std::filesystem::path path = submission_path(arguments.out, task);
  TRY(write_file(path, text));
  return fmt::format("It is in {}.\n", path.string());
}

Result<void> serve_lines(McpServer& server) {
  LineInput input(STDIN_FILENO, kLongestMcpRequest);
  while (const auto line = input.next()) {
    const auto answer =
        line->is_too_long ? std::optional(McpServer::answer_too_long()) : server.answer(line->text);
    if (!answer) continue;
    print_json_line(stdout, *answer);
    std::fflush(stdout);
  }
  return {};
}

Result<void> run(Session& session, const McpArguments& arguments, std::vector<AuthorTask> tasks) {
  InstrumentOptions instruments{.compiler = arguments.compiler,
                                .threads = static_cast<size_t>(arguments.threads)};
  std::optional<Store> store;
  if (!arguments.state.empty()) {
    store.emplace(TRY(open_state(arguments.state)));
    instruments.judge = queued_judge(*store, session.catalog(), arguments.tenant);
  }
  McpServer server(
      session.catalog(), std::move(tasks),
      {.version = PASSNET_VERSION, .prompt_tokens = static_cast<size_t>(arguments.prompt_tokens)},
      {.open_instruments = [&] { return Instruments::open(session.catalog(), instruments); },
       .keep = [&](const std::string& task,
                   const std::string& text) { return keep_submission(arguments, task, text); }});
  return serve_lines(server);
}

}  // namespace

void add_mcp_command(CliCommand command, Session& session) {
  command.footer(
      "docs/agent.md describes the tools; examples/skills is for coding agents.\n"
      "Example: passnet mcp demo --out out/mcp < /dev/null");
  const auto arguments = std::make_shared<McpArguments>();
  command.option("graphs", arguments->graphs,
                 "suites and other graph sources whose tasks can be opened");
  command.option("--out", arguments->out,
                 "the folder for submissions, as passnet bench reads it: TASK/submission.pass");
  command.option("--state", arguments->state,
                 "the state of a service whose workers judge; left out: judged here");
  command.option("--tenant", arguments->tenant, "the tenant of that service").show_default();
  command.option("--compiler", arguments->compiler, "the C++ compiler for all kernels")
      .show_default();
  command.option("--threads", arguments->threads, "threads of kernels; 0: one per core")
      .between(0, 1024)
      .show_default();
  command
      .option("--prompt-tokens", arguments->prompt_tokens,
              "tokens of what a task's opening shows, estimated")
      .between(500, 1000000)
      .show_default();
  session.add_options(command);
  command.action([&session, arguments] {
    auto tasks = read_tasks(session, *arguments);
    const auto done = tasks ? run(session, *arguments, *std::move(tasks)) : Result<void>();
    if (!done) session.report(done.error());
    if (!tasks || !done) session.exit_code = kBadInput;
  });
}

}  // namespace passnet
