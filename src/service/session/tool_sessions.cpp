#include "service/session/tool_sessions.hpp"

#include <random>

namespace passnet {
namespace {

using std::chrono::steady_clock;

// Ids that nobody can guess, and that every reader of JSON keeps exactly.
int64_t draw_session_id() {
  std::random_device device;
  const uint64_t high = device();
  return static_cast<int64_t>((high << 32 | device()) >> 11);
}

std::unexpected<Diagnostic> no_such_session() {
  return fail({}, "no-such-session", "expected a session of this tenant that has not ended");
}

}  // namespace

void ToolSessions::end_idle() {
  std::erase_if(sessions_, [&](const auto& entry) {
    return !entry.second.is_busy && steady_clock::now() - entry.second.used > options_.idle;
  });
}

Result<int64_t> ToolSessions::reserve(const std::string& tenant) {
  const std::lock_guard lock(mutex_);
  end_idle();
  if (sessions_.size() >= options_.most) {
    return fail({}, "sessions-used-up", "expected at most {} sessions at a time: close one first",
                options_.most);
  }
  const int64_t id = draw_session_id();
  sessions_[id] = {
      .tenant = tenant, .process = nullptr, .used = steady_clock::now(), .is_busy = true};
  return id;
}

Result<nlohmann::json> ToolSessions::call_reserved(int64_t id, ToolProcess& process,
                                                   const std::string& tool,
                                                   const nlohmann::json& arguments) {
  auto answer = process.call(tool, arguments, options_.patience);
  const std::lock_guard lock(mutex_);
  const auto found = sessions_.find(id);
  found->second.used = steady_clock::now();
  found->second.is_busy = false;
  if (!answer && answer.error().id == "session-ended") sessions_.erase(found);
  return answer;
}

Result<ToolSessions::Opened> ToolSessions::open(const std::string& tenant, const std::string& task,
                                                const std::string& graphs) {
  const int64_t id = TRY(reserve(tenant));
  std::vector<std::string> arguments = options_.arguments;
  arguments.push_back("--tenant=" + tenant);
  auto started = ToolProcess::start(arguments);
  if (!started) {
    const std::lock_guard lock(mutex_);
    sessions_.erase(id);
    return std::unexpected(started.error());
  }
  ToolProcess* process = nullptr;
  {
    const std::lock_guard lock(mutex_);
    sessions_[id].process = std::make_unique<ToolProcess>(*std::move(started));
    process = sessions_[id].process.get();
  }
  auto answer = call_reserved(id, *process, "open_task", {{"task", task}, {"graphs", graphs}});
  if (!answer) {
    const std::lock_guard lock(mutex_);
    sessions_.erase(id);
    return std::unexpected(answer.error());
  }
  return Opened{.id = id, .answer = *std::move(answer)};
}

Result<nlohmann::json> ToolSessions::call(const std::string& tenant, int64_t id,
                                          const std::string& tool,
                                          const nlohmann::json& arguments) {
  ToolProcess* process = nullptr;
  {
    const std::lock_guard lock(mutex_);
    end_idle();
    const auto found = sessions_.find(id);
    if (found == sessions_.end() || found->second.tenant != tenant) return no_such_session();
    if (found->second.is_busy) {
      return fail({}, "session-busy", "expected no other call of the session at the same time");
    }
    found->second.is_busy = true;
    process = found->second.process.get();
  }
  return call_reserved(id, *process, tool, arguments);
}

Result<void> ToolSessions::close(const std::string& tenant, int64_t id) {
  const std::lock_guard lock(mutex_);
  const auto found = sessions_.find(id);
  if (found == sessions_.end() || found->second.tenant != tenant) return no_such_session();
  if (found->second.is_busy) {
    return fail({}, "session-busy", "expected no other call of the session at the same time");
  }
  sessions_.erase(found);
  return {};
}

size_t ToolSessions::count() {
  const std::lock_guard lock(mutex_);
  return sessions_.size();
}

}  // namespace passnet
