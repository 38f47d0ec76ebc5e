#include "eval/gpu/gpu_worker.hpp"

#include "base/bytes.hpp"
#include "base/equal_bytes.hpp"
#include "eval/gpu/gpu_link.hpp"
#include "eval/gpu/gpu_service.hpp"
#include "eval/side/failure.hpp"
#include "sandbox/available_memory.hpp"

#include <algorithm>

namespace passnet {
namespace {

constexpr double kTakeS = 60;  // for a request, and for loading a plan

Verdict verdict_of(std::string_view error) {
  if (error == "device-memory-not-allocated") return Verdict::kOutOfMemory;
  return error == "cuda-end-forged" ? Verdict::kImpossibleTime : Verdict::kCrash;
}

}  // namespace

Result<std::unique_ptr<GpuWorker>> GpuWorker::open(const GpuWorkerOptions& options) {
  constexpr uint64_t kMostBytes = uint64_t{1} << 40;  // addresses cost nothing
  std::unique_ptr<GpuWorker> worker(new GpuWorker());
  worker->memory_ = TRY(SharedMemory::create(sizeof(GpuLink)));
  new (worker->memory_.bytes().data()) GpuLink{};
  worker->arena_ = TRY(SharedMemory::reserve(std::min(kMostBytes, available_memory())));
  worker->server_ = std::make_unique<ForkServer>(TRY(
      ForkServer::open({.kind = WorkerKind::kDevice}, serve_gpu(options.arch, options.driver))));
  TRY(worker->start_worker());
  const GpuLink& link = worker->link();
  worker->properties_ = {.name = link.name.data(),
                         .major = link.major,
                         .minor = link.minor,
                         .memory_bytes = link.memory_bytes};
  return worker;
}

Result<void> GpuWorker::start_worker() {
  worker_.reset();
  link().error_id.front() = '\0';
  auto worker = Worker::start(*server_,
                              {.name = "gpu",
                               .memory = {&memory_, &arena_},
                               .hand_over = HandOver::kYield,
                               .threads = true},
                              {});
  if (!worker) {
    Diagnostic error = std::move(worker.error());
    if (link().error_id.front() != '\0') {
      error.id = link().error_id.data();
      error.message = link().error.data();
    }
    return std::unexpected(std::move(error));
  }
  worker_ = std::make_unique<Worker>(*std::move(worker));
  return {};
}

SideCall GpuWorker::call(GpuTask task, uint32_t plan, double timeout_s) {
  link().task = task;
  link().plan = plan;
  const CallResult result = worker_->call(timeout_s);
  if (was_killed(result)) return {.interrupted = true};
  if (!result.ok()) return {.failure = failure_of(result)};
  const GpuLink& done = link();
  if (done.error_id.front() == '\0') return {.us = static_cast<double>(done.ns) / 1000};
  if (done.is_lost) worker_->end();
  return {.failure =
              Failure{.verdict = verdict_of(done.error_id.data()), .message = done.error.data()}};
}

// False if the worker has ended, which is the fault of the plan that got a failure.
bool GpuWorker::load(std::span<std::optional<Failure>> failures) {
  (void)call(GpuTask::kTake, 0, kTakeS);
  for (uint32_t plan = 0; plan < failures.size() && alive(); ++plan) {
    if (!failures[plan]) failures[plan] = call(GpuTask::kLoad, plan, kTakeS).failure;
  }
  return alive();
}

Result<std::vector<std::optional<Failure>>> GpuWorker::take(const GpuRequest& request, size_t end) {
  // Memory that is kept costs the next round and the next graph nothing.
  constexpr size_t kMostKept = size_t{256} << 20;
  const bool shrinks = committed_ > kMostKept && end <= kMostKept;
  if (shrinks && alive()) (void)call(GpuTask::kFree, 0, kTakeS);
  if (end > committed_ || shrinks) {
    TRY(arena_.commit(end));
    committed_ = end;
  }
  const std::vector<std::byte> bytes = to_bytes(request);
  copy_bytes(bytes, arena());
  link().request_bytes = bytes.size();
  link().arena_bytes = end;
  std::vector<std::optional<Failure>> failures(request.plans.size());
  for (size_t trial = 0; trial <= failures.size(); ++trial) {
    if (!alive()) TRY(start_worker());
    if (load(failures)) break;
  }
  return failures;
}

int GpuWorker::driver_version() const { return link().driver_version; }
double GpuWorker::empty_call_us() const { return link().empty_call_us; }

}  // namespace passnet
