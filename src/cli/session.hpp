// The state that every command works with: texts, the catalog, output, and the exit code.
#pragma once

#include "cli/command_line.hpp"
#include "diag/render.hpp"
#include "ir/op/op.hpp"
#include "kernel/device.hpp"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <cstdio>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

struct Target;

// Exit codes (docs/interface.md).
inline constexpr int kDone = 0;
inline constexpr int kDoesNotHold = 1;  // done, but a checked property does not hold
inline constexpr int kBadInput = 2;     // bad usage or unreadable input

// The target that graphs are compiled for, as named on the command line.
struct TargetArguments {
  std::string device{info(Device::kCpu).name};
  std::string arch{kNativeArch};
  bool line_info = false;  // of a GPU: its machine code names lines of the source
};

// The use that a command makes of the code that it compiles.
enum class TargetUse : uint8_t { kText, kRun, kRunOnCpu };

// Returns the record that the arguments name; an architecture of a GPU names its device too.
// Errors: "device-not-available", for kRunOnCpu also of a GPU; "unknown-arch"; "line-info-device";
// unless it is kText "arch-not-available" if this processor lacks instructions.
Result<const Target*> choose_target(const TargetArguments& arguments, TargetUse use);

// The architecture of a GPU that the arguments name; empty if they name none: that of the device.
std::string named_gpu_arch(const TargetArguments& arguments);

// Results go to standard output, everything else to standard error.
class Session {
 public:
  Session();

  const Catalog& catalog() const { return catalog_; }
  Sources& sources() { return sources_; }
  bool json() const { return json_; }
  // The color mode of standard output.
  Color color() const;
  // The width of tables: names are shortened for a terminal alone.
  size_t width() const;

  // Prints one line of the result.
  void print(std::string_view text) const;
  void print_json(const nlohmann::ordered_json& row) const;
  // Prints each diagnostic in the requested form.
  void report(const Diagnostic& diagnostic) const;
  void report(const Diagnostic& diagnostic, const Sources& sources) const;
  void report(const Diagnostics& diagnostics) const;

  // Adds the options that every command takes.
  void add_options(CliCommand command);
  // Adds `--arch`; `add_target_options` also adds `--device`. `add_line_info_option` adds
  // `--line-info`, for commands that compile for a GPU.
  void add_arch_option(CliCommand command, TargetArguments& arguments);
  void add_target_options(CliCommand command, TargetArguments& arguments);
  void add_line_info_option(CliCommand command, TargetArguments& arguments);
  // Reads `--diag` and `--json` from a command line that may be none, so that its error has the
  // requested form.
  void choose_diagnostic_form(std::span<const std::string> words);
  // Ends a command. With --json, one that is refused and has printed nothing prints its first error
  // as `{"error": …}`: who reads results must not take silence for success.
  int finish() const;
  int exit_code = kDone;
  std::function<std::vector<CommandWords>()> complete;  // all commands of the program

 private:
  Catalog catalog_;
  Sources sources_;
  bool json_ = false;
  std::string diagnostic_form_ = "text";
  mutable bool has_row_ = false;     // printed as JSON
  mutable std::string first_error_;  // as JSON
};

// Shows the progress of a long run on standard error: on a terminal one line that is rewritten,
// otherwise single lines, ten seconds apart and rarer as the run goes on; nothing in the first two
// seconds.
class Progress {
 public:
  Progress(std::string what, size_t total);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  void advance(std::string_view now = {});

 private:
  std::string what_;
  size_t total_;
  size_t done_ = 0;
  double started_s_;
  double shown_s_;
  bool terminal_;
  bool drawn_ = false;
};

}  // namespace passnet
