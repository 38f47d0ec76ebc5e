// Sessions of tenants: each is a task that is open, with the tools to write passes for it.
#pragma once

#include "service/session/tool_process.hpp"

#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <vector>

namespace passnet {

struct SessionOptions {
  std::vector<std::string> arguments;  // of the processes, without the tenant
  size_t most = 16;                    // at a time
  std::chrono::seconds idle{600};      // after which a session ends
  std::chrono::seconds patience{900};  // with one call
};

// Any thread may use it. Errors are those of `ToolProcess` too.
class ToolSessions {
 public:
  explicit ToolSessions(SessionOptions options) : options_(std::move(options)) {}

  struct Opened {
    int64_t id = 0;
    nlohmann::json answer;  // of opening the task
  };
  // Opens the task of these graphs. Errors: "sessions-used-up".
  Result<Opened> open(const std::string& tenant, const std::string& task,
                      const std::string& graphs);
  // Errors: "no-such-session" (of this tenant), "session-busy" (with another call).
  Result<nlohmann::json> call(const std::string& tenant, int64_t id, const std::string& tool,
                              const nlohmann::json& arguments);
  Result<void> close(const std::string& tenant, int64_t id);
  size_t count();

 private:
  struct OneSession {
    std::string tenant;
    std::unique_ptr<ToolProcess> process;  // null: it starts
    std::chrono::steady_clock::time_point used;
    bool is_busy = false;
  };
  Result<int64_t> reserve(const std::string& tenant);
  void end_idle();
  Result<nlohmann::json> call_reserved(int64_t id, ToolProcess& process, const std::string& tool,
                                       const nlohmann::json& arguments);

  SessionOptions options_;
  std::mutex mutex_;
  std::map<int64_t, OneSession> sessions_;
};

}  // namespace passnet
