// The process that judges for a worker. The worker itself stays small and responsive: it prolongs
// leases, and ends a judge that no longer moves.
#pragma once

#include "sandbox/child_process.hpp"
#include "sandbox/descriptor.hpp"
#include "service/worker/judge_messages.hpp"
#include "service/worker/worker_machine.hpp"

#include <memory>

namespace passnet {

class Catalog;

class JudgeProcess {
 public:
  // Forks; the caller must have one thread. The process ends with the caller. Errors:
  // "judge-not-started".
  static Result<JudgeProcess> start(const Catalog& catalog, const WorkerMachine& machine);

  bool alive() const { return process_.alive(); }
  // Readable when `next` may have a message.
  int fd() const { return socket_.fd(); }
  // Sends a batch; false if the process has ended.
  bool send(const LeasedBatch& batch);
  // Reads once, which may wait; false if the process has ended, and `describe_end` says how.
  bool read_more() { return reader_->read_more(); }
  std::optional<std::string> next_line() { return reader_->next(); }
  // Ends it, with all that it started.
  void end() { process_.end(); }
  std::string describe_end();

 private:
  JudgeProcess(ChildProcess process, Descriptor socket)
      : process_(std::move(process)),
        socket_(std::move(socket)),
        reader_(std::make_unique<LineReader>(socket_.fd())) {}

  ChildProcess process_;
  Descriptor socket_;
  std::unique_ptr<LineReader> reader_;
};

}  // namespace passnet
