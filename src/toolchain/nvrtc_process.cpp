#include "toolchain/nvrtc_process.hpp"

#include "base/clock.hpp"
#include "sandbox/landlock.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace passnet {
namespace {

// A message is a list of texts: their number, and each with its length before it.
using Message = std::vector<std::string>;

constexpr uint64_t kMaxBytes = uint64_t{1} << 30;  // of a text in a message

bool write_all(int socket, const void* data, size_t bytes) {
  const char* next = static_cast<const char*>(data);
  while (bytes > 0) {
    const ssize_t written = ::send(socket, next, bytes, MSG_NOSIGNAL);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    next += written;
    bytes -= static_cast<size_t>(written);
  }
  return true;
}

bool read_all(int socket, void* data, size_t bytes) {
  char* next = static_cast<char*>(data);
  while (bytes > 0) {
    const ssize_t count = ::recv(socket, next, bytes, 0);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    next += count;
    bytes -= static_cast<size_t>(count);
  }
  return true;
}

bool write_message(int socket, const Message& message) {
  const uint64_t count = message.size();
  if (!write_all(socket, &count, sizeof count)) return false;
  return std::ranges::all_of(message, [&](const std::string& text) {
    const uint64_t bytes = text.size();
    return write_all(socket, &bytes, sizeof bytes) && write_all(socket, text.data(), bytes);
  });
}

std::optional<Message> read_message(int socket) {
  constexpr uint64_t kMaxTexts = 1000;
  uint64_t count = 0;
  if (!read_all(socket, &count, sizeof count) || count > kMaxTexts) return std::nullopt;
  Message message(count);
  for (std::string& text : message) {
    uint64_t bytes = 0;
    if (!read_all(socket, &bytes, sizeof bytes) || bytes > kMaxBytes) return std::nullopt;
    text.resize(bytes);
    if (!read_all(socket, text.data(), bytes)) return std::nullopt;
  }
  return message;
}

Message to_message(const CompileJob& job) {
  const std::string name = job.file.empty() ? job.label : job.file.string();
  Message message{job.source, name, std::to_string(job.defines.size())};
  message.insert(message.end(), job.defines.begin(), job.defines.end());
  for (const NamedText& header : job.headers) {
    message.push_back(header.name);
    message.push_back(header.text);
  }
  return message;
}

CompileJob to_job(const Message& message) {
  CompileJob job{.source = message[0], .headers = {}, .label = message[1], .defines = {}};
  const size_t defines = std::strtoull(message[2].c_str(), nullptr, 10);
  const auto begin = message.begin() + 3;
  job.defines.assign(begin, begin + static_cast<ptrdiff_t>(defines));
  for (size_t i = 3 + defines; i + 1 < message.size(); i += 2) {
    job.headers.push_back({.name = message[i], .text = message[i + 1]});
  }
  return job;
}

void set_limit(__rlimit_resource resource, uint64_t value) {
  rlimit now{.rlim_cur = RLIM_INFINITY, .rlim_max = RLIM_INFINITY};
  getrlimit(resource, &now);
  now.rlim_cur = std::min<uint64_t>(value, now.rlim_max);
  setrlimit(resource, &now);
}

// The address space that this process has already.
uint64_t mapped_bytes() {
  std::ifstream file("/proc/self/statm");
  uint64_t pages = 0;
  file >> pages;
  return pages * static_cast<uint64_t>(sysconf(_SC_PAGESIZE));
}

// Allows the process `cpu_s` more of CPU time from now on.
void allow_time(double cpu_s) {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  const double so_far = static_cast<double>(used.ru_utime.tv_sec + used.ru_stime.tv_sec);
  set_limit(RLIMIT_CPU, static_cast<uint64_t>(std::ceil(so_far + cpu_s)) + 1);
}

constexpr int kSocket = 3;

// Leaves the process with its socket alone, and with no way to any file.
void confine(const Limits& limits) {
  set_limit(RLIMIT_CORE, 0);
  set_limit(RLIMIT_FSIZE, limits.file_bytes);
  if (limits.memory_bytes > 0) set_limit(RLIMIT_AS, mapped_bytes() + limits.memory_bytes);
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  landlock_restrict(landlock_rules({}));
}

[[noreturn]] void serve(const std::filesystem::path& path, const std::vector<std::string>& options,
                        const Limits& limits) {
  clearenv();  // NVRTC reads options from it
  const auto library = NvrtcLibrary::load(path);
  if (!library) {
    write_message(kSocket, {"", library.error()});
    _exit(1);
  }
  confine(limits);
  if (!write_message(kSocket, {library->version()})) _exit(1);
  while (const auto message = read_message(kSocket)) {
    allow_time(limits.cpu_s);
    const NvrtcResult result = library->compile(to_job(*message), options);
    if (!write_message(kSocket, {result.cubin, result.ptx, result.log})) break;
  }
  _exit(0);
}

[[noreturn]] void become_child(int socket, const std::filesystem::path& path,
                               const std::vector<std::string>& options, const Limits& limits) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  setpgid(0, 0);
  for (const int number : {SIGINT, SIGTERM, SIGPIPE, SIGSEGV, SIGABRT}) signal(number, SIG_DFL);
  const int null = open("/dev/null", O_RDWR);
  for (const int stream : {0, 1, 2}) dup2(null, stream);
  constexpr int kOutOfTheWay = 10;
  dup2(fcntl(socket, F_DUPFD, kOutOfTheWay), kSocket);
  syscall(SYS_close_range, static_cast<unsigned>(kSocket + 1), ~0u, 0u);
  serve(path, options, limits);
}

}  // namespace

Result<NvrtcProcess> NvrtcProcess::start(const std::filesystem::path& library,
                                         const std::vector<std::string>& options,
                                         const Limits& limits) {
  std::array<int, 2> sockets{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets.data()) != 0) {
    return fail({}, "nvrtc-not-started", "cannot start a process for NVRTC: {}",
                std::strerror(errno));
  }
  Descriptor own(sockets[0]);
  const Descriptor other(sockets[1]);
  const pid_t pid = fork();
  if (pid == 0) become_child(other.fd(), library, options, limits);
  if (pid < 0) {
    return fail({}, "nvrtc-not-started", "cannot start a process for NVRTC: {}",
                std::strerror(errno));
  }
  return NvrtcProcess(std::move(own), pid);
}

std::string NvrtcProcess::version() {
  const auto message = read_message(socket_.fd());
  return message && !message->empty() ? message->front() : std::string();
}

bool NvrtcProcess::send(const CompileJob& job) {
  sent_ns_ = now_ns();
  return write_message(socket_.fd(), to_message(job));
}

std::expected<NvrtcResult, NvrtcProcess::Silence> NvrtcProcess::receive() {
  auto message = read_message(socket_.fd());
  if (!message || message->size() != 3) return std::unexpected(find_end());
  return NvrtcResult{.cubin = std::move((*message)[0]),
                     .ptx = std::move((*message)[1]),
                     .log = std::move((*message)[2])};
}

NvrtcProcess::Silence NvrtcProcess::find_end() {
  int status = 0;
  const pid_t pid = process_.pid();
  if (pid <= 0 || waitid(P_PID, static_cast<id_t>(pid), nullptr, WEXITED | WNOWAIT) != 0) return {};
  const auto ended = process_.reap_ended();
  status = ended.value_or(0);
  if (!WIFSIGNALED(status)) return {.ending = Ending::kExited, .code = WEXITSTATUS(status)};
  const bool took_too_long = WTERMSIG(status) == SIGXCPU;
  return {.ending = took_too_long ? Ending::kTimedOut : Ending::kSignaled,
          .code = WTERMSIG(status)};
}

void NvrtcProcess::end() {
  process_.end();
  socket_.close();
}

}  // namespace passnet
