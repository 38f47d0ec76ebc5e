#include "cli/agent/agent_arguments.hpp"

#include "cli/judge/judging.hpp"

#include <algorithm>
#include <cstdlib>

namespace passnet {
namespace {

std::optional<double> given(double value) {
  return value > 0 ? std::optional(value) : std::nullopt;
}

void add_limits(CliCommand command, AgentArguments& arguments) {
  constexpr int kMany = 1'000'000;
  constexpr double kMost = 1e12;
  command.option("--turns", arguments.turns, "messages of the model per attempt")
      .between(1, 1000)
      .show_default();
  command.option("--max-tokens", arguments.max_tokens, "tokens of one message of the model")
      .between(16, kMany)
      .show_default();
  command.option("--prompt-tokens", arguments.prompt_tokens, "tokens of the first message")
      .between(500, kMany)
      .show_default();
  command
      .option("--context", arguments.context,
              "tokens that the model can read, with its answer: older answers of tools are left "
              "out; 0: unlimited")
      .between(0, 100 * kMany)
      .show_default();
  command.option("--answer-limit", arguments.answer_limit, "bytes of one answer of a tool")
      .between(500, kMany)
      .show_default();
  command.option("--budget-tokens", arguments.budget_tokens,
                 "tokens of the run, in and out; unlimited if left out");
  command.option("--budget-money", arguments.budget_money, "cost of the run; 0: unlimited")
      .between(0.0, kMost)
      .show_default();
  command.option("--price-in", arguments.price_in, "price of a million tokens that are read")
      .between(0.0, kMost)
      .show_default();
  command.option("--price-out", arguments.price_out, "price of a million tokens that are written")
      .between(0.0, kMost)
      .show_default();
  command
      .option("--budget-seconds", arguments.budget_seconds,
              "wall time after which nothing more is asked; 0: unlimited")
      .between(0.0, kMost)
      .show_default();
  command.option("--concurrency", arguments.concurrency, "conversations at once")
      .between(1, 10000)
      .show_default();
  command.option("--rate", arguments.rate, "requests per minute; 0: unlimited")
      .between(0.0, 1e6)
      .show_default();
  command
      .option("--tries", arguments.tries,
              "requests for one message, when the server is busy, broken or silent")
      .between(1, 100)
      .show_default();
  command.option("--timeout", arguments.timeout_s, "seconds that one request may take")
      .between(0.1, 86400.0)
      .show_default();
}

}  // namespace

void add_agent_options(CliCommand command, AgentArguments& arguments) {
  command.option("suite", arguments.suite, "a suite's name or folder, or any graph source")
      .required();
  command.option("--api", arguments.api, "the style of the interface")
      .one_of({"openai", "anthropic"})
      .show_default();
  command.option("--base-url", arguments.base_url, "where it is, as http://localhost:8000/v1")
      .required();
  command.option("--model", arguments.model, "the name of the model").required();
  command.option("--key-env", arguments.key_env,
                 "the environment variable with the key; none is sent if left out");
  command.option("--split", arguments.split, "only the tasks of this split");
  command.option("--only", arguments.only,
                 "only these tasks, separated by commas; * stands for any letters");
  command
      .option("--attempts", arguments.attempts, "conversations per task, of which the best counts")
      .between(1, 1000)
      .show_default();
  command
      .option("--tools", arguments.tools,
              "the form of tool calls: the model's interface (native), or blocks in its text")
      .one_of({"native", "text"})
      .show_default();
  command.option("--temperature", arguments.temperature, "of sampling")
      .between(0.0, 10.0)
      .show_default();
  command.flag("--drafts", arguments.drafts,
               "judge drafts alone; --resume without it scores the tasks on their hidden graphs");
  add_limits(command, arguments);
  command
      .option("--out", arguments.out,
              "the folder for the journal, records, trajectories, submissions and reports")
      .show_default();
  command.flag("--resume", arguments.resume, "continue the run of this folder");
  command.option("--threads", arguments.threads, "threads per candidate; 0: one per core")
      .show_default();
  command.option("--compiler", arguments.compiler, "the C++ compiler for all kernels")
      .show_default();
  add_pipeline_option(command, arguments.pipeline);
}

Result<AgentOptions> agent_options(const AgentArguments& arguments) {
  AgentOptions options;
  options.model = {
      .style = arguments.api == name(ApiStyle::kOpenAi) ? ApiStyle::kOpenAi : ApiStyle::kAnthropic,
      .base_url = arguments.base_url,
      .model = arguments.model,
      .key = {},
      .temperature = arguments.temperature,
      .max_tokens = arguments.max_tokens,
      .tools = arguments.tools == "native" ? ToolForm::kNative : ToolForm::kText};
  TRY(url_of(options.model));
  if (!arguments.key_env.empty()) {
    const char* const key = std::getenv(arguments.key_env.c_str());
    if (key == nullptr || *key == '\0') {
      return fail({}, "key-missing", "expected a key in the environment variable `{}`, found none",
                  arguments.key_env);
    }
    options.model.key = key;
    const auto is_odd = [](char c) { return c <= ' ' || c > '~'; };
    if (std::ranges::any_of(options.model.key, is_odd)) {
      return fail({}, "bad-key",
                  "expected a key of visible ASCII characters in the environment variable `{}`, "
                  "found a space, a line break or another character",
                  arguments.key_env);
    }
  }
  if (arguments.budget_money > 0 && arguments.price_in <= 0 && arguments.price_out <= 0) {
    return fail({}, "budget-unpriced",
                "expected --price-in or --price-out with --budget-money, found neither");
  }
  options.turns = static_cast<size_t>(arguments.turns);
  options.prompt_tokens = static_cast<size_t>(arguments.prompt_tokens);
  options.context = static_cast<size_t>(arguments.context);
  options.concurrency = static_cast<size_t>(arguments.concurrency);
  options.rate = given(arguments.rate);
  options.timeout_s = arguments.timeout_s;
  options.retry.tries = arguments.tries;
  options.retry.unreadable_tries = std::min(options.retry.unreadable_tries, arguments.tries);
  options.workbench.answer_bytes = static_cast<size_t>(arguments.answer_limit);
  options.budget = {.tokens = arguments.budget_tokens,
                    .money = given(arguments.budget_money),
                    .seconds = given(arguments.budget_seconds),
                    .price_in = arguments.price_in,
                    .price_out = arguments.price_out};
  options.scores = !arguments.drafts;
  return options;
}

}  // namespace passnet
