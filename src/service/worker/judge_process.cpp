#include "service/worker/judge_process.hpp"

#include "diag/json.hpp"
#include "service/command/command_runner.hpp"
#include "service/worker/batch_judge.hpp"
#include "service/worker/judge_messages.hpp"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <functional>

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
  while (const auto line = reader.wait()) {
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

}  // namespace

Result<ForkedChild> fork_judge(const Catalog& catalog, const WorkerMachine& machine) {
  return ForkedChild::start("passnet-judge", [&](int socket) {
    std::error_code error;
    const CommandMachine commands{.folders = machine.commands,
                                  .program = std::filesystem::read_symlink("/proc/self/exe", error),
                                  .python = machine.python};
    BatchJudge judge(catalog, machine);
    serve_batches(socket, [&](const auto& batch, const auto& judged, const auto& progress) {
      return machine.commands.folder.empty() ? judge.judge(batch, judged, progress)
                                             : run_commands(commands, batch, judged, progress);
    });
    return 0;
  });
}

}  // namespace passnet
