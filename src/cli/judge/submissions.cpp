#include "cli/judge/submissions.hpp"

#include "cli/files.hpp"
#include "kernel/target.hpp"
#include "triton/import_pass.hpp"

#include <algorithm>
#include <filesystem>
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

bool is_public_submission(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::is_directory(path, error) || !list_submission(path).empty()) return false;
  return std::ranges::any_of(std::filesystem::directory_iterator(path, error),
                             [](const auto& entry) { return entry.path().extension() == ".py"; });
}

Result<Submission> load_public_submission(const std::string& path) {
  std::error_code error;
  PublicFolder folder{.folder = std::filesystem::canonical(path, error), .files = {}};
  for (const PublicPassFile& file : TRY(list_public_passes(path))) {
    folder.files.push_back(
        {.path = std::filesystem::canonical(file.path, error), .name = file.name});
  }
  Submission submission{.path = path, .digest = hash_folder(folder.folder)};
  submission.public_folder = std::move(folder);
  return submission;
}

std::optional<Submission> read_any_submission(Session& session, const std::string& path,
                                              const Target& target, NativeKernels native) {
  if (!is_public_submission(path)) return read_submission(session, path, target, native);
  auto submission = load_public_submission(path);
  if (!submission) return session.report(submission.error()), std::nullopt;
  Diagnostics diagnostics;
  if (native == NativeKernels::kRefused) refuse_native_kernels(*submission, target, diagnostics);
  session.report(diagnostics);
  if (diagnostics.has_errors()) return std::nullopt;
  return *std::move(submission);
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
