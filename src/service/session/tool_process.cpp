#include "service/session/tool_process.hpp"

#include "diag/bounded_json.hpp"
#include "diag/json.hpp"

#include <array>
#include <csignal>
#include <cstring>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <unistd.h>

namespace passnet {
namespace {

std::unexpected<Diagnostic> session_ended() {
  return fail({}, "session-ended", "expected an answer of the session's process, which has ended");
}

}  // namespace

Result<ToolProcess> ToolProcess::start(const std::vector<std::string>& arguments) {
  std::array<int, 2> sockets{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets.data()) != 0) {
    return fail({}, "session-not-started", "cannot start a session: {}", std::strerror(errno));
  }
  Descriptor own(sockets[0]);
  const Descriptor other(sockets[1]);
  std::vector<std::string> words{"passnet"};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, other.fd(), STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, other.fd(), STDOUT_FILENO);
  // The connections of clients are not the child's.
  posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);
  pid_t pid = -1;
  const int error =
      posix_spawn(&pid, "/proc/self/exe", &actions, &attributes, pointers.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  if (error != 0) {
    return fail({}, "session-not-started", "cannot start a session: {}", std::strerror(error));
  }
  return ToolProcess(ChildProcess(pid), std::move(own));
}

Result<nlohmann::json> ToolProcess::call(const std::string& tool, const nlohmann::json& arguments,
                                         std::chrono::milliseconds most) {
  const nlohmann::json request{{"jsonrpc", "2.0"},
                               {"id", ++calls_},
                               {"method", "tools/call"},
                               {"params", {{"name", tool}, {"arguments", arguments}}}};
  if (!write_line(socket_.fd(), json_line(request))) return session_ended();
  const auto until = std::chrono::steady_clock::now() + most;
  std::optional<std::string> line;
  while (!(line = reader_->next())) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
        until - std::chrono::steady_clock::now());
    pollfd polled{.fd = socket_.fd(), .events = POLLIN, .revents = 0};
    if (left.count() <= 0) return session_ended();
    if (poll(&polled, 1, static_cast<int>(left.count())) > 0 && !reader_->read_more()) {
      return session_ended();
    }
  }
  const nlohmann::json answer = parse_bounded_json(*line);
  if (answer.is_object() && answer.contains("result") && answer["result"].is_object()) {
    return answer["result"];
  }
  const bool has_message = answer.is_object() && answer.contains("error") &&
                           answer["error"].is_object() && answer["error"].contains("message");
  return fail({}, "session-failed", "the session's tool failed: {}",
              has_message ? answer["error"]["message"].dump() : "without an answer");
}

}  // namespace passnet
