#include "eval/torch/torch_child.hpp"

#include "base/clock.hpp"
#include "embedded/torch_text.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace passnet {
namespace {

constexpr int kChildSocket = 3;
constexpr int kChildText = 4;
constexpr double kImportS = 120;
constexpr size_t kSocketBytes = size_t{16} << 10;  // less than any socket's buffer
constexpr size_t kMaxAnswer = size_t{1} << 20;

// The arguments and the environment of the child, whose strings must be complete before the fork.
struct ChildCommand {
  std::vector<std::string> arguments;
  std::vector<char*> pointers;

  explicit ChildCommand(const TorchOptions& options) {
    arguments = {options.python, fmt::format("/proc/self/fd/{}", kChildText),
                 std::to_string(kChildSocket), std::to_string(options.threads)};
    // With one thread, it runs on the processor of the other sides' calls.
    if (options.processors && options.threads == 1) {
      arguments.push_back(std::to_string(options.processors->worker));
    }
    for (std::string& argument : arguments) pointers.push_back(argument.data());
    pointers.push_back(nullptr);
  }
};

// A file without a name that holds the program.
Descriptor write_text() {
  Descriptor file(memfd_create("torch_side.py", MFD_CLOEXEC));
  const std::string_view text = torch_text::kTorchSidePy;
  if (file.valid() &&
      write(file.fd(), text.data(), text.size()) != static_cast<ssize_t>(text.size())) {
    file.close();
  }
  if (file.valid()) lseek(file.fd(), 0, SEEK_SET);
  return file;
}

// Both descriptors are moved aside before they take their places.
void place_descriptors(int socket, int text) {
  constexpr int kOutOfTheWay = 10;
  socket = fcntl(socket, F_DUPFD, kOutOfTheWay);
  text = fcntl(text, F_DUPFD, kOutOfTheWay);
  dup2(socket, kChildSocket);
  dup2(text, kChildText);
  close(socket);
  close(text);
}

[[noreturn]] void become_child(const ChildCommand& command, const TorchOptions& options, int socket,
                               int text) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  setpgid(0, 0);
  if (options.processors) {
    sched_setaffinity(0, sizeof options.processors->all, &options.processors->all);
  }
  // TorchInductor would keep a pool of compiling processes running during the measurements.
  setenv("TORCHINDUCTOR_COMPILE_THREADS", "1", 1);
  const int null = open("/dev/null", O_RDWR);
  for (const int stream : {0, 1, 2}) dup2(null, stream);
  place_descriptors(socket, text);
  execvp(command.pointers.front(), command.pointers.data());
  _exit(127);
}

}  // namespace

static std::unexpected<Diagnostic> refuse_python(std::string_view python, std::string_view found) {
  return fail({}, "torch-not-available",
              "expected a Python with PyTorch for the candidates and baselines eager and "
              "inductor, and `{}` {}",
              python, found);
}

Result<TorchChild> TorchChild::start(const TorchOptions& options) {
  std::array<int, 2> sockets{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets.data()) != 0) {
    return refuse_python(options.python, "got no socket");
  }
  Descriptor own(sockets[0]);
  Descriptor other(sockets[1]);
  const ChildCommand command(options);
  const Descriptor text = write_text();
  if (!text.valid()) return refuse_python(options.python, "got no memory for its program");
  const pid_t pid = fork();
  if (pid == 0) become_child(command, options, other.fd(), text.fd());
  if (pid < 0) return refuse_python(options.python, "cannot be started");
  other.close();
  return adopt(ChildProcess(pid), std::move(own), options.python);
}

Result<TorchChild> TorchChild::adopt(ChildProcess process, Descriptor socket,
                                     std::string_view python) {
  TorchChild child;
  child.socket_ = std::move(socket);
  child.process_ = std::move(process);
  const auto hello = child.read_line(kImportS);
  if (!hello) return refuse_python(python, "ended before it said anything");
  const nlohmann::json json = nlohmann::json::parse(*hello, nullptr, false);
  if (!json.is_object()) return refuse_python(python, "said something else than its version");
  if (json.contains("error")) return refuse_python(python, "says: " + json.value("error", ""));
  child.version_ = json.value("torch", "");
  child.triton_version_ = json.value("triton", "");
  child.cuda_ = json.value("cuda", false);
  child.stop();
  return child;
}

std::expected<nlohmann::json, TorchSilence> TorchChild::ask(const nlohmann::json& request,
                                                            double timeout_s,
                                                            const SharedMemory* memory) {
  if (!post(request, memory)) return std::unexpected(TorchSilence::kDied);
  return take_answer(timeout_s);
}

bool TorchChild::post(const nlohmann::json& request, const SharedMemory* memory) {
  if (!alive()) return false;
  std::string text = request.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
  text += '\n';
  // A request that fits the socket waits there for the child: once the child is resumed, its
  // threads may spin on the supervisor's processor.
  const bool fits = text.size() < kSocketBytes;
  if (!fits) process_.resume();
  if (!send(text, memory)) return end(), false;
  if (fits) process_.resume();
  return true;
}

std::expected<nlohmann::json, TorchSilence> TorchChild::take_answer(double timeout_s) {
  const auto line = read_line(timeout_s);
  if (!line) return std::unexpected(line.error());
  stop();
  nlohmann::json answer = nlohmann::json::parse(*line, nullptr, false);
  if (!answer.is_object()) return end(), std::unexpected(TorchSilence::kDied);
  return answer;
}

bool TorchChild::has_word() const {
  pollfd wanted{.fd = socket_.fd(), .events = POLLIN, .revents = 0};
  return !buffer_.empty() || poll(&wanted, 1, 0) > 0;
}

bool TorchChild::run_for(double seconds) {
  process_.resume();
  std::this_thread::sleep_for(std::chrono::duration<double>(seconds));
  stop();
  return alive();
}

bool TorchChild::send(std::string_view text, const SharedMemory* memory) {
  bool first = true;
  while (!text.empty()) {
    iovec part{.iov_base = const_cast<char*>(text.data()), .iov_len = text.size()};
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int))> control{};
    if (first && memory != nullptr) {
      message.msg_control = control.data();
      message.msg_controllen = control.size();
      cmsghdr* const header = CMSG_FIRSTHDR(&message);
      header->cmsg_level = SOL_SOCKET;
      header->cmsg_type = SCM_RIGHTS;
      header->cmsg_len = CMSG_LEN(sizeof(int));
      const int file = memory->descriptor();
      std::memcpy(CMSG_DATA(header), &file, sizeof file);
    }
    const ssize_t sent = sendmsg(socket_.fd(), &message, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return false;
    text.remove_prefix(static_cast<size_t>(sent));
    first = false;
  }
  return true;
}

std::expected<std::string, TorchSilence> TorchChild::read_line(double timeout_s) {
  const int64_t deadline = now_ns() + static_cast<int64_t>(std::min(timeout_s, 1e6) * 1e9);
  while (buffer_.find('\n') == std::string::npos) {
    const int64_t left = deadline - now_ns();
    if (left <= 0) return late_ = true, end(), std::unexpected(TorchSilence::kLate);
    pollfd wanted{.fd = socket_.fd(), .events = POLLIN, .revents = 0};
    const int ready =
        poll(&wanted, 1, static_cast<int>(std::min<int64_t>(left / 1'000'000 + 1, 1'000'000)));
    if (ready <= 0) continue;
    std::array<char, 4096> part;
    const ssize_t count = recv(socket_.fd(), part.data(), part.size(), 0);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0 || buffer_.size() > kMaxAnswer) {
      return end(), std::unexpected(TorchSilence::kDied);
    }
    buffer_.append(part.data(), static_cast<size_t>(count));
  }
  const size_t end_of_line = buffer_.find('\n');
  std::string line = buffer_.substr(0, end_of_line);
  buffer_.erase(0, end_of_line + 1);
  return line;
}

void TorchChild::stop() {
  if (!process_.stop()) end();
}

void TorchChild::end() {
  process_.end();
  socket_.close();
  buffer_.clear();
}

}  // namespace passnet
