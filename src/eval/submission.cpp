#include "eval/submission.hpp"

#include "eval/submission_text.hpp"
#include "pass/language/parse.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>

namespace passnet {
namespace {

namespace fs = std::filesystem;

constexpr uintmax_t kMaxFileBytes = 4 << 20;

std::vector<fs::path> list(const fs::path& folder) {
  std::vector<fs::path> entries;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
    entries.push_back(entry.path());
  }
  std::ranges::sort(entries);
  return entries;
}

bool is_pass_file(const fs::path& path) {
  std::error_code error;
  return path.extension() == ".pass" && fs::is_regular_file(path, error);
}

// Collects the files of a submission: their passes, and a hash over all.
struct Loading {
  Sources& sources;
  const Catalog& catalog;
  Diagnostics& diagnostics;
  Hasher hasher;
};

// Parses one file; `name` is its path without its folder.
void parse_file(const std::string& path, const std::string& name, std::string text,
                Loading& loading, std::vector<Pass>& passes) {
  loading.hasher.add(name).add(text);
  const SourceId source = loading.sources.add(path, std::move(text));
  std::vector<Pass> parsed =
      parse_passes(loading.sources, source, loading.catalog, loading.diagnostics);
  std::ranges::move(parsed, std::back_inserter(passes));
}

void load_file(const fs::path& path, Loading& loading, std::vector<Pass>& passes) {
  Diagnostics& diagnostics = loading.diagnostics;
  std::error_code error;
  if (auto refused = refuse_link(path)) return diagnostics.add(*std::move(refused));
  // Only of a regular file is it known that reading ends.
  const bool is_regular = fs::is_regular_file(path, error);
  const uintmax_t bytes = is_regular ? fs::file_size(path, error) : 0;
  std::ifstream file;
  if (is_regular) file.open(path, std::ios::binary);
  if (error || !file.is_open()) {
    return diagnostics.error({}, "submission-unreadable", "cannot read `{}`", path.string());
  }
  if (bytes > kMaxFileBytes) {
    return diagnostics.error({}, "submission-unreadable", "`{}` has {} bytes, at most {} are read",
                             path.string(), bytes, kMaxFileBytes);
  }
  std::string text(std::istreambuf_iterator<char>(file), {});
  parse_file(path.string(), path.filename().string(), std::move(text), loading, passes);
}

}  // namespace

std::optional<Diagnostic> refuse_link(const fs::path& path) {
  std::error_code error;
  const bool is_link = path.extension() == ".pass" && fs::is_symlink(path, error);
  if (!is_link || fs::canonical(path, error).extension() == ".pass") return std::nullopt;
  return make_error(
      {}, "submission-link",
      "expected a file of passes or a link to one, found `{}`, which leads to another "
      "file",
      path.string());
}

std::span<const Pass> Submission::of_task(const std::optional<std::string>& task) const {
  const auto found = task ? by_task.find(*task) : by_task.end();
  if (found == by_task.end()) return {};
  return found->second;
}

size_t Submission::size() const {
  size_t count = common.size();
  for (const auto& [task, passes] : by_task) count += passes.size();
  return count;
}

std::vector<SubmissionFile> list_submission(const fs::path& path) {
  std::error_code error;
  if (!fs::is_directory(path, error)) return {{path, ""}};
  std::vector<SubmissionFile> files;
  for (const fs::path& entry : list(path)) {
    if (is_pass_file(entry)) files.push_back({entry, ""});
    if (!fs::is_directory(entry, error)) continue;
    for (const fs::path& inner : list(entry)) {
      if (is_pass_file(inner)) files.push_back({inner, entry.filename().string()});
    }
  }
  return files;
}

Diagnostic empty_submission(const fs::path& path) {
  std::error_code error;
  std::string deeper;
  for (auto entry = fs::recursive_directory_iterator(path, error);
       !error && entry != fs::recursive_directory_iterator() && deeper.empty();
       entry.increment(error)) {
    if (is_pass_file(entry->path())) {
      deeper = fmt::format("; '{}' is deeper than a folder of a task",
                           entry->path().lexically_relative(path).string());
    }
  }
  return make_error({}, "submission-empty",
                    "expected passes in `{}` or in folders of tasks in it, found none{}",
                    path.string(), deeper);
}

std::optional<Submission> load_submission(const fs::path& path, Sources& sources,
                                          const Catalog& catalog, Diagnostics& diagnostics) {
  Submission submission{.path = path.string(), .sources = &sources};
  Loading loading{.sources = sources, .catalog = catalog, .diagnostics = diagnostics};
  for (const SubmissionFile& file : list_submission(path)) {
    load_file(file.path, loading,
              file.task.empty() ? submission.common : submission.by_task[file.task]);
  }
  submission.digest = loading.hasher.finish();
  if (diagnostics.has_errors()) return std::nullopt;
  if (submission.size() == 0) {
    diagnostics.add(empty_submission(path));
    return std::nullopt;
  }
  return submission;
}

std::optional<Submission> parse_submission(std::span<const SubmissionText> texts, Sources& sources,
                                           const Catalog& catalog, Diagnostics& diagnostics) {
  Submission submission{.path = "", .sources = &sources};
  Loading loading{.sources = sources, .catalog = catalog, .diagnostics = diagnostics};
  for (const SubmissionText& text : texts) {
    const std::string path = text.task.empty() ? text.name : text.task + "/" + text.name;
    parse_file(path, text.name, text.text, loading,
               text.task.empty() ? submission.common : submission.by_task[text.task]);
  }
  submission.digest = loading.hasher.finish();
  if (diagnostics.has_errors()) return std::nullopt;
  if (submission.size() == 0) {
    diagnostics.error({}, "submission-empty", "expected passes in the texts, found none");
    return std::nullopt;
  }
  return submission;
}

Diagnostic with_place(const Submission& submission, const Diagnostic& error) {
  const Location at = submission.sources->location(error.span);
  return make_error({}, error.id, "{}:{}:{}: {}", submission.sources->name(error.span.source),
                    at.line, at.column, error.message);
}

void refuse_native_kernels(const Submission& submission, const Target& target,
                           Diagnostics& diagnostics) {
  if (submission.public_folder) {
    diagnostics.error({}, "native-python",
                      "expected kernels of the loop language, found the Python of '{}', which "
                      "--allow-native admits",
                      submission.path);
  }
  refuse_native_kernels(submission.common, target, diagnostics);
  for (const auto& [task, passes] : submission.by_task) {
    refuse_native_kernels(passes, target, diagnostics);
  }
}

size_t steps_of(const Graph& graph, const Submission& submission,
                const std::optional<std::string>& task) {
  return matching_steps(graph, submission.common.size() + submission.of_task(task).size());
}

Result<std::vector<PassReport>> apply_in_order(Graph& graph, const Catalog& catalog,
                                               const Target& target, const Submission& submission,
                                               const std::optional<std::string>& task) {
  std::vector<PassReport> reports;
  size_t steps = steps_of(graph, submission, task);
  for (const std::span<const Pass> passes :
       {std::span<const Pass>(submission.common), submission.of_task(task)}) {
    ApplyReport report = TRY(apply(graph, catalog, passes, target, {.steps = steps}));
    steps -= report.steps;
    std::ranges::move(report.passes, std::back_inserter(reports));
  }
  return reports;
}

Result<std::map<std::string, int64_t>> apply_submission(Graph& graph, const Catalog& catalog,
                                                        const Target& target,
                                                        const Submission& submission,
                                                        const std::optional<std::string>& task) {
  const auto reports = TRY(apply_in_order(graph, catalog, target, submission, task));
  std::map<std::string, int64_t> matched;
  for (const PassReport& pass : reports) matched[pass.pass] += static_cast<int64_t>(pass.matches);
  return matched;
}

}  // namespace passnet
