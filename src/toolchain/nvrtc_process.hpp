// A process that compiles CUDA texts with NVRTC, one after another: starting NVRTC takes ten times
// as long as compiling a kernel.
#pragma once

#include "diag/diagnostic.hpp"
#include "sandbox/child_process.hpp"
#include "sandbox/command.hpp"
#include "sandbox/descriptor.hpp"
#include "toolchain/compile_job.hpp"
#include "toolchain/nvrtc_library.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace passnet {

// A copy of this process that loads the library and then can open no file, if the kernel has
// Landlock. CPU time per text, address space and file sizes are limited. Ends with its owner.
class NvrtcProcess {
 public:
  // The reason why there is no answer.
  struct Silence {
    Ending ending = Ending::kExited;
    int code = 0;  // as in `CommandResult`
  };

  // Error: "nvrtc-not-started".
  static Result<NvrtcProcess> start(const std::filesystem::path& library,
                                    const std::vector<std::string>& options, const Limits& limits);

  // Waits until the library is loaded, and returns its version; empty if it cannot be loaded.
  std::string version();
  // Hands over a text; false if the process has ended. Its answer must be received before the next.
  bool send(const CompileJob& job);
  // Readable when an answer, or the end of the process, is there.
  int descriptor() const { return socket_.fd(); }
  std::expected<NvrtcResult, Silence> receive();
  // Ends the process: it took too long.
  void end();
  int64_t sent_ns() const { return sent_ns_; }

 private:
  NvrtcProcess(Descriptor socket, pid_t pid) : socket_(std::move(socket)), process_(pid) {}
  Silence find_end();

  int64_t sent_ns_ = 0;
  Descriptor socket_;
  ChildProcess process_;
};

}  // namespace passnet
