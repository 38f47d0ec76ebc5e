// `passnet prompt`: prints the prompt of a task, for models and harnesses of any kind.
#include "agent/prompt/prompt.hpp"
#include "cli/command_action.hpp"
#include "cli/commands/commands.hpp"
#include "cli/output.hpp"
#include "cli/suites/author_tasks.hpp"

#include <nlohmann/json.hpp>

#include <memory>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

struct PromptArguments {
  std::string task;
  int tokens = static_cast<int>(PromptOptions().tokens);
  std::string tools = "text";
};

int run(Session& session, const PromptArguments& arguments) {
  const auto task = read_author_task(session, arguments.task);
  if (!task) return kBadInput;
  const ToolForm form = arguments.tools == "native" ? ToolForm::kNative
                        : arguments.tools == "text" ? ToolForm::kText
                                                    : ToolForm::kNone;
  const Prompt prompt = make_prompt(
      *task, session.catalog(), {.tokens = static_cast<size_t>(arguments.tokens), .tools = form});
  if (!session.json()) {
    print_to(stdout, "{}\n{}", prompt.system, prompt.user);
    for (const std::string& part : prompt.left_out) {
      print_to(stderr, "left out, to stay within {} tokens: {}\n", arguments.tokens, part);
    }
    return kDone;
  }
  Json hashes = Json::array();
  for (const TaskGraph& graph : task->shown) hashes.push_back(graph.hash.hex());
  session.print_json({{"task", task->name},
                      {"messages",
                       {{{"role", "system"}, {"content", prompt.system}},
                        {{"role", "user"}, {"content", prompt.user}}}},
                      {"tools", form == ToolForm::kNative ? tool_schemas() : Json::array()},
                      {"tokens", prompt.tokens},
                      {"left_out", prompt.left_out},
                      {"op_sequence", task->op_sequence},
                      {"hashes", std::move(hashes)}});
  return kDone;
}

}  // namespace

void add_prompt_command(CliCommand command, Session& session) {
  command.footer(
      "docs/agent.md describes tasks and tools.\n"
      "Example: passnet prompt demo/resnet_basic.batch_norm_relu --tokens 3000");
  const auto arguments = std::make_shared<PromptArguments>();
  command.option("task", arguments->task, "SUITE/TASK, or a graph source of one task").required();
  command
      .option("--tokens", arguments->tokens,
              "the max number of tokens, estimated; the least useful parts are left out")
      .between(500, 1000000)
      .show_default();
  command
      .option("--tools", arguments->tools,
              "the form of tool calls: the model's interface (native), or blocks in its text; none: "
              "its answer is the submission")
      .one_of({"native", "text", "none"})
      .show_default();
  set_action(command, session, arguments, run);
}

}  // namespace passnet
