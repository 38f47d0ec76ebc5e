// The tools of a workbench as a server of the Model Context Protocol, for coding agents: a client
// opens a task, and then calls the tools on it.
#pragma once

#include "agent/mcp/json_rpc.hpp"
#include "agent/workbench/workbench.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

inline constexpr size_t kLongestMcpRequest = size_t{8} << 20;  // bytes of a line
inline constexpr size_t kMostTaskGraphs = 1000;                // of a task that a client sends

struct McpOptions {
  std::string version;  // of the program
  size_t prompt_tokens = 8000;
};

struct McpCallbacks {
  // Opens the instruments when they are first needed.
  std::function<Result<std::unique_ptr<Instruments>>()> open_instruments;
  // Keeps a text that was submitted; returns a sentence on where it is, or nothing.
  std::function<Result<std::string>(const std::string& task, const std::string& text)> keep;
};

// Not for several threads at once.
class McpServer {
 public:
  // The catalog must outlive the server. Of a single task, the tools can be called at once.
  McpServer(const Catalog& catalog, std::vector<AuthorTask> tasks, McpOptions options,
            McpCallbacks callbacks);

  // The line to answer; none for a notification.
  std::optional<std::string> answer(std::string_view line);
  // The answer to a line of more than `kLongestMcpRequest` bytes.
  static std::string answer_too_long();

 private:
  std::string run(const RpcRequest& request);
  nlohmann::ordered_json initialize(const RpcRequest& request) const;
  std::string call_tool(const RpcRequest& request);
  Result<ToolAnswer> call(const std::string& tool, const nlohmann::json& arguments);
  Result<ToolAnswer> open_task(const nlohmann::json& arguments);
  Result<ToolAnswer> begin(const AuthorTask& task);
  ToolAnswer list_tasks() const;

  const Catalog& catalog_;
  std::vector<AuthorTask> tasks_;
  McpOptions options_;
  McpCallbacks callbacks_;
  std::unique_ptr<Instruments> instruments_;
  std::unique_ptr<AuthorTask> sent_;  // the task that the client sent last
  std::optional<Workbench> workbench_;
  std::string last_text_;  // of the last call with one
};

}  // namespace passnet
