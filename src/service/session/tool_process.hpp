// The process that answers the calls of one session: `passnet mcp`, which speaks JSON-RPC.
#pragma once

#include "diag/diagnostic.hpp"
#include "sandbox/child_process.hpp"
#include "sandbox/descriptor.hpp"
#include "sandbox/line_reader.hpp"

#include <nlohmann/json.hpp>

#include <chrono>
#include <memory>
#include <string>
#include <vector>

namespace passnet {

class ToolProcess {
 public:
  // Runs this program with the arguments. Errors: "session-not-started".
  static Result<ToolProcess> start(const std::vector<std::string>& arguments);

  // Calls a tool; returns the result as the protocol has it. Errors: "session-ended" (the process
  // has ended, or did not answer in time), "session-failed" (with its words).
  Result<nlohmann::json> call(const std::string& tool, const nlohmann::json& arguments,
                              std::chrono::milliseconds most);

 private:
  ToolProcess(ChildProcess process, Descriptor socket)
      : process_(std::move(process)),
        socket_(std::move(socket)),
        reader_(std::make_unique<LineReader>(socket_.fd())) {}

  ChildProcess process_;
  Descriptor socket_;
  std::unique_ptr<LineReader> reader_;
  int64_t calls_ = 0;
};

}  // namespace passnet
