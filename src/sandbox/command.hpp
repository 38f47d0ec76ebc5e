// Child commands (compilers, linkers) with limits: several at once from one thread.
#pragma once

#include "diag/diagnostic.hpp"
#include "sandbox/descriptor.hpp"
#include "sandbox/landlock.hpp"
#include "sandbox/layers.hpp"
#include "sandbox/namespaces.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace passnet {

// 0 means no limit. CPU and memory limits apply to each process of the command, the others to the
// whole command.
struct Limits {
  double cpu_s = 60;
  double wall_s = 60;
  uint64_t memory_bytes = uint64_t{4} << 30;  // address space
  uint64_t output_bytes = uint64_t{1} << 20;  // kept of stdout and of stderr, each
  uint64_t file_bytes = uint64_t{256} << 20;  // each file written
  uint64_t processes = 0;                     // RLIMIT_NPROC: counted per user, no effect for root
  bool end_on_output = true;                  // output beyond the limit ends the command
};

struct Command {
  std::vector<std::string> argv;         // argv[0]: an absolute path
  std::vector<std::string> environment;  // NAME=VALUE; nothing is inherited
  std::filesystem::path directory;       // working directory; empty: the caller's
  Limits limits;
  FileView files;
  // The namespaces that it runs in; `find_namespaces` tells which ones the system permits. With a
  // root of its own, a command sees only `files`, which must include its program and directory.
  Namespaces namespaces;
  Layers left_out;  // by a test: `is_left_out`
};

enum class Ending : uint8_t { kExited, kSignaled, kTimedOut, kOutputLimit };

// `exited`, `signaled`, `timed-out`, `output-limit`.
std::string_view name(Ending ending);

struct CommandResult {
  Ending ending = Ending::kExited;
  int code = 0;  // the exit status (kExited) or the signal (kSignaled)
  std::string output;
  std::string errors;
  bool output_cut = false;  // output beyond the limit was discarded
  double wall_s = 0;
  double cpu_s = 0;  // of the command and the children it waited for
  Layers layers;

  bool ok() const { return ending == Ending::kExited && code == 0; }
};

// `exited with status 1`, `ended by signal 11 (Segmentation fault)`, …
std::string describe(const CommandResult& result);

// The running commands. Single-threaded; the destructor ends and reaps those that still run.
class Commands {
 public:
  using Ticket = uint64_t;
  struct Finished {
    Ticket ticket = 0;
    CommandResult result;
  };

  Commands();
  Commands(const Commands&) = delete;
  Commands& operator=(const Commands&) = delete;
  ~Commands();

  // Starts one in its own process group. Errors: `command-not-started`.
  Result<Ticket> start(const Command& command);
  // Waits for any to finish, at most `wait_s` (negative: for ever); enforces the limits meanwhile.
  std::optional<Finished> wait_any(double wait_s = -1);
  // Ends one immediately; `wait_any` then returns its result as signaled.
  void end(Ticket ticket);
  size_t running() const;

 private:
  struct Running;
  std::optional<Finished> take_finished();
  void poll_once(double wait_s);
  double next_deadline_s() const;

  std::vector<Running> running_;
  Ticket next_ = 1;
};

// Runs one until it ends. Errors: `command-not-started`.
Result<CommandResult> run_command(const Command& command);

}  // namespace passnet
