// The options of `passnet agent`.
#pragma once

#include "agent/run/agent_run.hpp"
#include "cli/session.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace passnet {

struct AgentArguments {
  std::string suite;
  std::string split;  // empty: all
  std::string only;   // tasks, separated by commas; empty: all
  std::string api = "openai";
  std::string base_url;
  std::string model;
  std::string key_env;
  std::string tools = "native";
  std::string out = "out/agent";
  std::string compiler = "c++";
  std::string pipeline{kDefaultPipeline};
  TargetArguments target;
  int attempts = 1;
  int turns = 20;
  int tries = RetryPolicy().tries;
  int max_tokens = 4096;
  int prompt_tokens = 8000;
  int context = 0;
  int concurrency = 8;
  int answer_limit = 6000;
  double temperature = 0.7;
  double rate = 0;
  double timeout_s = 600;
  std::optional<uint64_t> budget_tokens;
  double budget_money = 0;
  double budget_seconds = 0;
  double price_in = 0;
  double price_out = 0;
  uint64_t threads = 0;
  bool resume = false;
  bool drafts = false;  // nothing is scored on hidden graphs
};

void add_agent_options(CliCommand command, AgentArguments& arguments);

// Errors: "bad-url"; "key-missing" if the named variable is not set; "bad-key" if its value cannot
// be sent in a header; "budget-unpriced" for a budget of money without a price.
Result<AgentOptions> agent_options(const AgentArguments& arguments);

}  // namespace passnet
