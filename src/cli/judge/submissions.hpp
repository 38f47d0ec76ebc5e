// Submissions, and graphs, as commands that compile or run kernels accept them.
#pragma once

#include "cli/graphs.hpp"
#include "cli/session.hpp"
#include "eval/submission.hpp"
#include "pass/native_kernels.hpp"

#include <optional>
#include <string>

namespace passnet {

struct Target;

void add_native_option(CliCommand command, bool& allow_native);

constexpr NativeKernels native_kernels(bool allow_native) {
  return allow_native ? NativeKernels::kAllowed : NativeKernels::kRefused;
}

// Reads the text of one file of passes. Errors: "file-unreadable", "submission-link".
Result<std::string> read_pass_file(const std::string& path);

// True if the path is a folder of Python files without a `.pass` file: public passes.
bool is_public_submission(const std::string& path);

// Reads a folder of public passes, of which only the names are looked at. Errors:
// "public-pass-folder".
Result<Submission> load_public_submission(const std::string& path);

// Reads a submission of `.pass` files, or of public passes where the command runs them; nullopt
// after reporting why it cannot be read or is refused.
std::optional<Submission> read_any_submission(Session& session, const std::string& path,
                                              const Target& target, NativeKernels native);

// Reads a submission; nullopt after reporting why it cannot be read or is refused.
std::optional<Submission> read_submission(Session& session, const std::string& path,
                                          const Target& target, NativeKernels native);

// Makes a graph with a launch of a native kernel one that cannot be imported, unless those are
// allowed.
void refuse_native_launch(SourcedGraph& sourced, NativeKernels native);

}  // namespace passnet
