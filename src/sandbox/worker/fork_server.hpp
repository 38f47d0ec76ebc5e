// The fork server: a small process in namespaces, forked before there is anything to hide, that
// forks one worker per graph.
#pragma once

#include "diag/diagnostic.hpp"
#include "sandbox/child_process.hpp"
#include "sandbox/descriptor.hpp"
#include "sandbox/layers.hpp"
#include "sandbox/namespaces.hpp"
#include "sandbox/worker/request.hpp"
#include "sandbox/worker/worker_kind.hpp"

#include <expected>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <sys/types.h>
#include <vector>

namespace passnet {

struct ForkServerOptions {
  WorkerKind kind = WorkerKind::kCandidate;
  // The folders from which workers load files. If the system permits a root of their own, it
  // contains only these and the files that their kind names.
  std::vector<std::filesystem::path> readable;
  std::optional<Namespaces> namespaces;  // what the system permits, where it is known already
  Layers left_out;                       // by a test: `is_left_out`
};

// Workers are forked by this server and adopted by the supervisor, which waits for them and signals
// them. They are in the namespaces of the server, and of the supervisor's memory they see a copy of
// what was there when the server was opened. When the server is destroyed, its workers end.
class ForkServer {
 public:
  // The calling process must have only this thread, which must outlive the server. Errors:
  // `nursery-not-opened`.
  static Result<ForkServer> open(const ForkServerOptions& options, Setup setup);

  // Forks a worker that takes up these descriptors (worker_child.hpp). A server that was killed is
  // opened again, once. Errors: `fork-refused`, `nursery-not-opened`.
  Result<pid_t> fork_worker(std::span<const int> descriptors);

  Layers layers() const { return layers_; }
  WorkerKind kind() const { return options_->kind; }
  pid_t pid() const { return process_.pid(); }

 private:
  ForkServer() = default;
  Result<void> start();
  std::expected<pid_t, int> ask(std::span<const int> descriptors) const;

  std::unique_ptr<const ForkServerOptions> options_;
  std::unique_ptr<Setup> setup_;  // at one address, also for the child
  Descriptor line_;
  ChildProcess process_;
  Layers layers_;
};

}  // namespace passnet
