// A child process that loads NVRTC and compiles sources with it, one after the other. The library
// runs nowhere else: it reads untrusted texts, and may crash or never end.
#pragma once

#include "diag/diagnostic.hpp"
#include "sandbox/child_process.hpp"
#include "sandbox/command.hpp"
#include "sandbox/descriptor.hpp"
#include "toolchain/compile_job.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

enum class NvrtcForm : uint8_t { kCubin, kPtx };

struct NvrtcWork {
  std::filesystem::path library;
  std::vector<std::string> options;  // of every source
  NvrtcForm form = NvrtcForm::kCubin;
  Limits limits;
  std::vector<const CompileJob*> jobs;
};

// The report of a child on one job.
struct NvrtcReport {
  bool compiled = false;
  double milliseconds = 0;
  std::string artifact;
  std::string log;
};

// A child at work, and what it has reported. Its files are those of the library's folder, its
// limits those of the work.
class NvrtcChild {
 public:
  // Errors: `nvrtc-not-started`.
  static Result<NvrtcChild> start(const NvrtcWork& work);

  // The descriptor that becomes readable when there is more to read.
  int fd() const { return line_.fd(); }
  // Reads what there is. False: the child has ended, or nothing more will come.
  bool read_some();
  // Returns the next complete report. The first one is the library's: its log is the version, as
  // `13.0`, or says why it could not be loaded. Then one per job, in order.
  std::optional<NvrtcReport> take_report();
  // Kills the child if it still runs. Returns how it ended, as waitpid gives it.
  int end();

 private:
  NvrtcChild(ChildProcess process, Descriptor line)
      : process_(std::move(process)), line_(std::move(line)) {}
  ChildProcess process_;
  Descriptor line_;
  std::string received_;
};

}  // namespace passnet
