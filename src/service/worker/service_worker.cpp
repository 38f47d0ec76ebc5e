#include "service/worker/service_worker.hpp"

#include "kernel/target.hpp"
#include "service/worker/judge_messages.hpp"

#include <algorithm>
#include <array>
#include <poll.h>
#include <utility>

namespace passnet {
namespace {

using std::chrono::milliseconds;

// Expired leases and jobs that wait for a retry announce nothing: so often they are looked for.
constexpr milliseconds kLook{500};
constexpr milliseconds kStep{200};

}  // namespace

std::string queue_of(const WorkerMachine& machine) {
  return std::string(machine.commands.folder.empty() ? info(machine.target->device).name
                                                     : kCommandQueue);
}

Result<ServiceWorker> ServiceWorker::open(Store& store, const Catalog& catalog,
                                          const WorkerMachine& machine,
                                          const ServiceWorkerOptions& options, int stop_fd,
                                          std::function<void(const std::string&)> log) {
  TRY(store.connection().listen(Channel::kJobs));
  TRY(store.greet(options.name, queue_of(machine)));
  return ServiceWorker(store, catalog, machine, options, stop_fd, std::move(log));
}

ServiceWorker::Wait ServiceWorker::wait_for(int fd, milliseconds most) const {
  std::array<pollfd, 2> polled{{{.fd = stop_fd_, .events = POLLIN, .revents = 0},
                                {.fd = fd, .events = POLLIN, .revents = 0}}};
  poll(polled.data(), polled.size(), static_cast<int>(most.count()));
  if (polled[0].revents != 0) return Wait::kStop;
  return polled[1].revents != 0 ? Wait::kReady : Wait::kTime;
}

Result<void> ServiceWorker::run() {
  const std::string device = queue_of(machine_);
  Clock::time_point looked;
  while (wait_for(-1, milliseconds(0)) != Wait::kStop) {
    TRY(start_judge());
    LeasedBatch batch =
        TRY(store_.claim(options_.name, device, options_.most_jobs, options_.lease));
    if (!batch.jobs.empty()) {
      if (!TRY(judge(std::move(batch)))) break;
      continue;
    }
    if (Clock::now() - looked > kLook) {
      TRY(store_.expire_leases());
      TRY(store_.greet(options_.name, device));
      looked = Clock::now();
    }
    if (wait_for(store_.connection().wake_fd(), kLook) == Wait::kReady) {
      store_.connection().wait(milliseconds(0));
    }
  }
  return {};
}

Result<void> ServiceWorker::start_judge() {
  if (judge_ && judge_->alive()) return {};
  judge_.reset();
  judge_.emplace(TRY(fork_judge(catalog_, machine_)));
  return {};
}

// False: the worker was stopped.
Result<bool> ServiceWorker::judge(LeasedBatch batch) {
  Work work{.batch = std::move(batch),
            .results = {},
            .open = {},
            .moved = Clock::now(),
            .prolonged = Clock::now(),
            .ended = false,
            .error = {}};
  for (const LeasedJob& job : work.batch.jobs) work.open.push_back(job.evaluation);
  if (!judge_->send(to_line(work.batch))) abandon(work, "");
  while (!work.ended) {
    if (TRY(step(work))) continue;
    judge_->end();
    TRY(store_results(work));
    TRY(store_.give_back(work.batch.lease));
    return false;
  }
  for (const int64_t evaluation : std::exchange(work.open, {})) {
    work.results.push_back({.evaluation = evaluation, .record = {}, .reason = work.error});
  }
  TRY(store_results(work));
  return true;
}

// False: the worker was stopped.
Result<bool> ServiceWorker::step(Work& work) {
  const Wait wait = wait_for(judge_->fd(), kStep);
  if (wait == Wait::kStop) return false;
  if (wait == Wait::kReady && !judge_->read_more()) {
    abandon(work, "");
  } else {
    take_messages(work);
  }
  if (!work.results.empty()) TRY(store_results(work));
  if (!work.ended && Clock::now() - work.moved > options_.patience) {
    abandon(work, fmt::format("the judge did not move for {} s and was ended",
                              static_cast<double>(options_.patience.count()) / 1000));
  }
  if (!work.ended && Clock::now() - work.prolonged > options_.lease / 3) TRY(prolong(work));
  return true;
}

void ServiceWorker::take_messages(Work& work) {
  while (const auto line = judge_->next_line()) {
    const auto message = parse_judge_message(*line);
    if (!message) return abandon(work, message.error().message);
    work.moved = Clock::now();
    if (const auto* result = std::get_if<JobResult>(&*message)) {
      work.results.push_back(*result);
      std::erase(work.open, result->evaluation);
    } else if (const auto* end = std::get_if<BatchEnd>(&*message)) {
      work.ended = true;
      work.error = end->error;
      if (!end->error.empty()) log_(end->error);
    }
  }
}

// Ends the judge with all that it started.
void ServiceWorker::abandon(Work& work, const std::string& reason) {
  work.ended = true;
  work.error = reason.empty() ? judge_->describe_end() : reason;
  judge_->end();
  log_(work.error);
}

Result<void> ServiceWorker::prolong(Work& work) {
  const std::vector<int64_t> held =
      TRY(store_.prolong(options_.name, work.batch.lease, options_.lease));
  work.prolonged = Clock::now();
  const bool has_any = std::ranges::any_of(
      work.open, [&](int64_t id) { return std::ranges::find(held, id) != held.end(); });
  // All were canceled: nobody waits for what the judge does.
  if (!has_any && !work.open.empty()) abandon(work, "the evaluations were canceled");
  return {};
}

Result<void> ServiceWorker::store_results(Work& work) {
  if (work.results.empty()) return {};
  TRY(store_.settle(options_.name, work.batch.lease, std::exchange(work.results, {})));
  return {};
}

}  // namespace passnet
