#include "cli/judge/submissions.hpp"

#include "cli/files.hpp"
#include "kernel/target.hpp"

#include <utility>

namespace passnet {

void add_native_option(CliCommand command, bool& allow_native) {
  command.flag("--allow-native", allow_native,
               "run kernels in C++ too, which can do what a process can; without it, only kernels "
               "of the loop language");
}

Result<std::string> read_pass_file(const std::string& path) {
  if (auto refused = refuse_link(path)) return std::unexpected(*std::move(refused));
  return read_file(path);
}

std::optional<Submission> read_submission(Session& session, const std::string& path,
                                          const Target& target, NativeKernels native) {
  Diagnostics diagnostics;
  auto submission = load_submission(path, session.sources(), session.catalog(), diagnostics);
  if (submission && native == NativeKernels::kRefused) {
    refuse_native_kernels(*submission, target, diagnostics);
  }
  session.report(diagnostics);
  if (diagnostics.has_errors()) return std::nullopt;
  return submission;
}

void refuse_native_launch(SourcedGraph& sourced, NativeKernels native) {
  if (!sourced.imported || native == NativeKernels::kAllowed) return;
  if (auto found = find_native_launch(sourced.imported->graph, native_target().device)) {
    sourced.imported = std::unexpected(*std::move(found));
  }
}

}  // namespace passnet
