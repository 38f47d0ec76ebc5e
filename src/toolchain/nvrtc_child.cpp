#include "toolchain/nvrtc_child.hpp"

#include "sandbox/clock.hpp"
#include "sandbox/landlock.hpp"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <csignal>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace passnet {
namespace fs = std::filesystem;
namespace {

// Precedes the artifact and the log of a report.
struct ReportHead {
  int64_t compiled = 0;
  double milliseconds = 0;
  uint64_t artifact_bytes = 0;
  uint64_t log_bytes = 0;
};

// The functions of NVRTC that are used, with the types of its header: a program is a pointer, a
// result 0 if all is well.
struct Nvrtc {
  using Program = void*;
  int (*version)(int*, int*) = nullptr;
  int (*create)(Program*, const char*, const char*, int, const char* const*,
                const char* const*) = nullptr;
  int (*compile)(Program, int, const char* const*) = nullptr;
  int (*destroy)(Program*) = nullptr;
  int (*log_size)(Program, size_t*) = nullptr;
  int (*log)(Program, char*) = nullptr;
  int (*cubin_size)(Program, size_t*) = nullptr;
  int (*cubin)(Program, char*) = nullptr;
  int (*ptx_size)(Program, size_t*) = nullptr;
  int (*ptx)(Program, char*) = nullptr;
};

template <class Function>
bool find(void* library, const char* name, Function*& function) {
  function = reinterpret_cast<Function*>(dlsym(library, name));
  return function != nullptr;
}

// Loads the library. NVRTC looks for its file of built-in functions by name alone, so that one is
// loaded first, by its path.
std::optional<Nvrtc> load(const fs::path& path) {
  std::error_code error;
  for (fs::directory_iterator at(path.parent_path(), error), end; !error && at != end;
       at.increment(error)) {
    const std::string name = at->path().filename().string();
    if (name.starts_with("libnvrtc-builtins.so")) {
      dlopen(at->path().c_str(), RTLD_NOW | RTLD_GLOBAL);
    }
  }
  void* const library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) return std::nullopt;
  Nvrtc nvrtc;
  const bool complete = find(library, "nvrtcVersion", nvrtc.version) &&
                        find(library, "nvrtcCreateProgram", nvrtc.create) &&
                        find(library, "nvrtcCompileProgram", nvrtc.compile) &&
                        find(library, "nvrtcDestroyProgram", nvrtc.destroy) &&
                        find(library, "nvrtcGetProgramLogSize", nvrtc.log_size) &&
                        find(library, "nvrtcGetProgramLog", nvrtc.log) &&
                        find(library, "nvrtcGetCUBINSize", nvrtc.cubin_size) &&
                        find(library, "nvrtcGetCUBIN", nvrtc.cubin) &&
                        find(library, "nvrtcGetPTXSize", nvrtc.ptx_size) &&
                        find(library, "nvrtcGetPTX", nvrtc.ptx);
  if (!complete) return std::nullopt;
  return nvrtc;
}

// Reads a text of the program, of which the library first tells the size.
std::string get(Nvrtc::Program program, int (*size_of)(Nvrtc::Program, size_t*),
                int (*read)(Nvrtc::Program, char*)) {
  size_t size = 0;
  if (size_of(program, &size) != 0 || size == 0) return {};
  std::string text(size, '\0');
  return read(program, text.data()) == 0 ? text : std::string();
}

NvrtcReport compile(const Nvrtc& nvrtc, const NvrtcWork& work, const CompileJob& job) {
  const int64_t began_ns = now_ns();
  std::vector<const char*> names;
  std::vector<const char*> texts;
  for (const NamedText& header : job.headers) {
    names.push_back(header.name.c_str());
    texts.push_back(header.text.c_str());
  }
  std::vector<std::string> defines;
  for (const std::string& define : job.defines) defines.push_back("--define-macro=" + define);
  std::vector<const char*> options;
  for (const std::string& option : work.options) options.push_back(option.c_str());
  for (const std::string& define : defines) options.push_back(define.c_str());
  NvrtcReport report;
  Nvrtc::Program program = nullptr;
  const std::string name = job.label.empty() ? "kernel.cu" : job.label;
  const int created = nvrtc.create(&program, job.source.c_str(), name.c_str(),
                                   static_cast<int>(names.size()), texts.data(), names.data());
  if (created != 0) {
    report.log = "error: NVRTC does not take the source";
    return report;
  }
  report.compiled = nvrtc.compile(program, static_cast<int>(options.size()), options.data()) == 0;
  report.log = get(program, nvrtc.log_size, nvrtc.log);
  while (!report.log.empty() && report.log.back() == '\0') report.log.pop_back();
  if (report.compiled) {
    report.artifact = work.form == NvrtcForm::kCubin ? get(program, nvrtc.cubin_size, nvrtc.cubin)
                                                     : get(program, nvrtc.ptx_size, nvrtc.ptx);
    report.compiled = !report.artifact.empty();
  }
  nvrtc.destroy(&program);
  report.milliseconds = static_cast<double>(now_ns() - began_ns) * 1e-6;
  return report;
}

// ---- the child ----

bool write_all(int fd, const void* data, size_t size) {
  const char* at = static_cast<const char*>(data);
  while (size > 0) {
    const ssize_t written = write(fd, at, size);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    at += written;
    size -= static_cast<size_t>(written);
  }
  return true;
}

void send(int fd, const NvrtcReport& report) {
  const ReportHead head{.compiled = report.compiled ? 1 : 0,
                        .milliseconds = report.milliseconds,
                        .artifact_bytes = report.artifact.size(),
                        .log_bytes = report.log.size()};
  const bool sent = write_all(fd, &head, sizeof head) &&
                    write_all(fd, report.artifact.data(), report.artifact.size()) &&
                    write_all(fd, report.log.data(), report.log.size());
  if (!sent) _exit(1);
}

void limit(int resource, double value) {
  rlimit now{};
  const auto which = static_cast<__rlimit_resource>(resource);
  if (value <= 0 || getrlimit(which, &now) != 0) return;
  const rlimit wanted{.rlim_cur = std::min(static_cast<rlim_t>(value), now.rlim_max),
                      .rlim_max = std::min(static_cast<rlim_t>(value), now.rlim_max)};
  setrlimit(which, &wanted);
}

// Keeps the line at a fixed number, and drops everything else that the parent has opened.
int drop_descriptors(int line) {
  constexpr int kLine = 3;
  const int none = open("/dev/null", O_RDWR | O_CLOEXEC);
  for (int fd = 0; fd < kLine; ++fd) dup2(none, fd);
  dup2(line, kLine);
  syscall(SYS_close_range, kLine + 1, ~0U, 0);
  return kLine;
}

[[noreturn]] void run_child(const NvrtcWork& work, int line) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  line = drop_descriptors(line);
  limit(RLIMIT_CORE, 0.5);
  limit(RLIMIT_CPU, std::ceil(work.limits.cpu_s * static_cast<double>(work.jobs.size() + 1)));
  limit(RLIMIT_FSIZE, static_cast<double>(work.limits.file_bytes));
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  const std::optional<Nvrtc> nvrtc = load(work.library);
  if (!nvrtc) {
    const char* const why = dlerror();
    send(line, {.log = why == nullptr ? "it lacks a function" : why});
    _exit(1);
  }
  FileView view;
  view.readable.push_back(work.library.parent_path());
  if (const Descriptor rules = landlock_rules(view); rules.valid()) landlock_restrict(rules);
  int major = 0;
  int minor = 0;
  nvrtc->version(&major, &minor);
  send(line, {.compiled = true, .log = std::to_string(major) + "." + std::to_string(minor)});
  for (const CompileJob* job : work.jobs) send(line, compile(*nvrtc, work, *job));
  _exit(0);
}

}  // namespace

Result<NvrtcChild> NvrtcChild::start(const NvrtcWork& work) {
  int ends[2] = {-1, -1};
  if (pipe2(ends, O_CLOEXEC) != 0) {
    return fail({}, "nvrtc-not-started", "cannot create a pipe: {}", std::strerror(errno));
  }
  Descriptor reading(ends[0]);
  Descriptor writing(ends[1]);
  const pid_t pid = fork();
  if (pid == 0) run_child(work, writing.fd());
  if (pid < 0) {
    return fail({}, "nvrtc-not-started", "cannot fork a compiler's process: {}",
                std::strerror(errno));
  }
  return NvrtcChild(ChildProcess(pid), std::move(reading));
}

bool NvrtcChild::read_some() {
  constexpr size_t kPiece = size_t{64} << 10;
  const size_t before = received_.size();
  received_.resize(before + kPiece);
  ssize_t count = 0;
  do {
    count = read(line_.fd(), received_.data() + before, kPiece);
  } while (count < 0 && errno == EINTR);
  received_.resize(before + static_cast<size_t>(std::max<ssize_t>(count, 0)));
  return count > 0;
}

std::optional<NvrtcReport> NvrtcChild::take_report() {
  ReportHead head;
  if (received_.size() < sizeof head) return std::nullopt;
  std::memcpy(&head, received_.data(), sizeof head);
  const uint64_t size = sizeof head + head.artifact_bytes + head.log_bytes;
  if (received_.size() < size) return std::nullopt;
  NvrtcReport report{.compiled = head.compiled != 0,
                     .milliseconds = head.milliseconds,
                     .artifact = received_.substr(sizeof head, head.artifact_bytes),
                     .log = received_.substr(sizeof head + head.artifact_bytes, head.log_bytes)};
  received_.erase(0, size);
  return report;
}

int NvrtcChild::end() {
  if (!process_.alive()) return 0;
  kill(process_.pid(), SIGKILL);  // has no effect on one that has ended
  siginfo_t info{};
  while (waitid(P_PID, static_cast<id_t>(process_.pid()), &info, WEXITED | WNOWAIT) != 0 &&
         errno == EINTR) {
  }
  return process_.reap_ended().value_or(0);
}

}  // namespace passnet
