#include "service/worker/judge_process.hpp"

#include "diag/json.hpp"
#include "service/command/command_runner.hpp"
#include "service/worker/batch_judge.hpp"

#include <nlohmann/json.hpp>

#include <array>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <functional>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace passnet {
namespace {

using JudgeBatch = std::function<Result<void>(
    const LeasedBatch& batch, const std::function<void(size_t job, const BatchJudge::Judged&)>&,
    const std::function<void()>& progress)>;

// Runs the commands of a batch, whose settings name one.
Result<void> run_commands(const CommandMachine& machine, const LeasedBatch& batch,
                          const std::function<void(size_t job, const BatchJudge::Judged&)>& judged,
                          const std::function<void()>& progress) {
  const CommandJob command = TRY(parse_stored_command(batch.settings));
  for (size_t job = 0; job < batch.jobs.size(); ++job) {
    const int64_t number = batch.jobs[job].evaluation;
    judged(job, {.record = TRY(run_command_job(command, number, machine, progress)),
                 .may_be_cached = false});
  }
  return {};
}

// Works on batch after batch until the worker closes the socket.
void serve_batches(int socket, const JudgeBatch& judge) {
  LineReader reader(socket);
  while (true) {
    std::optional<std::string> line = reader.next();
    if (!line) {
      if (!reader.read_more()) return;
      continue;
    }
    const auto batch = parse_batch(*line);
    const auto done =
        batch
            ? judge(
                  *batch,
                  [&](size_t job, const BatchJudge::Judged& judged) {
                    write_line(socket, to_line(JobResult{.evaluation = batch->jobs[job].evaluation,
                                                         .record = judged.record,
                                                         .reason = {},
                                                         .may_be_cached = judged.may_be_cached}));
                  },
                  [&] { write_line(socket, to_line(JudgeProgress())); })
            : Result<void>(std::unexpected(batch.error()));
    const std::string error =
        done ? "" : fmt::format("{} [{}]", done.error().message, done.error().id);
    if (!write_line(socket, to_line(BatchEnd{.error = error}))) return;
  }
}

[[noreturn]] void become_judge(int socket, pid_t worker, const Catalog& catalog,
                               const WorkerMachine& machine) {
  prctl(PR_SET_NAME, "passnet-judge");
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != worker) _exit(0);
  setpgid(0, 0);
  // The worker's signals, connections and locks are its own.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  constexpr int kSocket = 3;
  const int null = open("/dev/null", O_RDWR);
  dup2(null, STDIN_FILENO);
  dup2(null, STDOUT_FILENO);
  if (socket != kSocket) dup2(socket, kSocket);
  fcntl(kSocket, F_SETFD, FD_CLOEXEC);
  close_range(kSocket + 1, ~0U, 0);
  std::error_code error;
  const CommandMachine commands{.folders = machine.commands,
                                .program = std::filesystem::read_symlink("/proc/self/exe", error),
                                .python = machine.python};
  BatchJudge judge(catalog, machine);
  serve_batches(kSocket, [&](const auto& batch, const auto& judged, const auto& progress) {
    return machine.commands.folder.empty() ? judge.judge(batch, judged, progress)
                                           : run_commands(commands, batch, judged, progress);
  });
  _exit(0);
}

}  // namespace

static std::unexpected<Diagnostic> not_started() {
  return fail({}, "judge-not-started", "cannot start a judge: {}", std::strerror(errno));
}

Result<JudgeProcess> JudgeProcess::start(const Catalog& catalog, const WorkerMachine& machine) {
  std::array<int, 2> sockets{};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets.data()) != 0) {
    return not_started();
  }
  Descriptor own(sockets[0]);
  const Descriptor other(sockets[1]);
  const pid_t worker = getpid();
  const pid_t pid = fork();
  if (pid == 0) become_judge(other.fd(), worker, catalog, machine);
  if (pid < 0) return not_started();
  setpgid(pid, pid);
  return JudgeProcess(ChildProcess(pid), std::move(own));
}

bool JudgeProcess::send(const LeasedBatch& batch) {
  return alive() && write_line(socket_.fd(), to_line(batch));
}

std::string JudgeProcess::describe_end() {
  const std::optional<int> status = process_.reap_ended();
  if (!status) return "the judge was ended";
  if (WIFSIGNALED(*status)) return fmt::format("the judge ended by signal {}", WTERMSIG(*status));
  return fmt::format("the judge ended with status {}", WEXITSTATUS(*status));
}

}  // namespace passnet
