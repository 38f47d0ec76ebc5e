// Where workers come from: a small process in namespaces, forked before there is anything to hide,
// that forks one for each graph.
#pragma once

#include "diag/diagnostic.hpp"
#include "sandbox/descriptor.hpp"
#include "sandbox/layers.hpp"
#include "sandbox/namespaces.hpp"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <sys/types.h>
#include <vector>

namespace passnet {

// What a worker is told: bytes that its supervisor wrote, and the memory that they share.
struct Assignment {
  std::span<const std::byte> letter;
  std::span<const std::span<std::byte>> memory;
};

// Runs once a call, in the worker; what it returns is the call's status, 0 for success.
using Entry = std::function<int()>;
// Runs once in the worker, before the system calls are cut down to the list: loads the library,
// starts threads. An error text comes back to the supervisor.
using Setup = std::function<std::expected<Entry, std::string>(const Assignment&)>;

struct NurseryOptions {
  // The folders of what workers load; where the system permits, nothing else is in their root.
  std::vector<std::filesystem::path> readable;
  std::optional<Namespaces> namespaces;  // what the system permits, where it is known already
  Layers left_out;                       // by a test: `is_left_out`
};

// Workers are its children by birth and the supervisor's by adoption: the supervisor waits for them
// and signals them, while they live in the nursery's namespaces and see of the supervisor's memory
// what was there when the nursery opened. When it is destroyed, its workers end.
class Nursery {
 public:
  // The calling process must have no other thread, and the calling thread must outlive the nursery.
  // Errors: `nursery-not-opened`.
  static Result<Nursery> open(const NurseryOptions& options, Setup setup);

  Nursery(Nursery&& other) noexcept;
  Nursery& operator=(Nursery&& other) noexcept;
  ~Nursery();

  // Forks a worker that takes up these descriptors (worker_child.hpp). A nursery that was killed is
  // opened again, once. Errors: `fork-refused`, `nursery-not-opened`.
  Result<pid_t> fork_worker(std::span<const int> descriptors);

  Layers layers() const { return layers_; }
  pid_t pid() const { return pid_; }

 private:
  Nursery() = default;
  Result<void> start();
  void end();
  std::expected<pid_t, int> ask(std::span<const int> descriptors) const;

  std::unique_ptr<const NurseryOptions> options_;
  std::unique_ptr<const Setup> setup_;  // at one address, also for the child
  Descriptor line_;
  pid_t pid_ = -1;
  Layers layers_;
};

}  // namespace passnet
