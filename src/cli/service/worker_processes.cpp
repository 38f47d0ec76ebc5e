#include "cli/service/worker_processes.hpp"

#include "cli/service/stop_signals.hpp"

#include <fmt/format.h>

#include <csignal>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace passnet {
namespace {

using std::chrono::steady_clock;

pid_t start_worker(const std::vector<std::string>& arguments) {
  std::vector<std::string> words{"passnet", "worker"};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  const pid_t server = getpid();
  const pid_t pid = fork();
  if (pid != 0) return pid;
  // A worker that outlives its server would hold jobs that nobody waits for.
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  if (getppid() != server) _exit(0);
  setpgid(0, 0);
  StopSignals::forget();
  execv("/proc/self/exe", pointers.data());
  _exit(127);
}

}  // namespace

void WorkerProcesses::keep(const std::function<void(const std::string&)>& log) {
  for (Slot& slot : workers_) {
    if (slot.process.alive()) {
      if (const auto status = slot.process.reap_ended()) {
        log(fmt::format("a worker ended with status {} and is started again", *status));
      }
    }
    const auto now = steady_clock::now();
    if (slot.process.alive() || now - slot.started < std::chrono::seconds(1)) continue;
    slot.started = now;
    const pid_t pid = start_worker(arguments_);
    if (pid > 0) slot.process = ChildProcess(pid);
  }
}

void WorkerProcesses::finish() {
  for (const Slot& slot : workers_) {
    if (slot.process.alive()) kill(slot.process.pid(), SIGTERM);
  }
  const auto until = steady_clock::now() + std::chrono::seconds(5);
  for (Slot& slot : workers_) {
    while (slot.process.alive() && !slot.process.reap_ended() && steady_clock::now() < until) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    slot.process.end();
  }
}

}  // namespace passnet
