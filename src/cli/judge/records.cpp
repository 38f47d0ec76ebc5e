#include "cli/judge/records.hpp"

#include "cli/files.hpp"
#include "eval/record/consistent.hpp"
#include "eval/record/parse_record.hpp"
#include "eval/submission.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <utility>

namespace passnet {
namespace {

bool launches_native(const Pass& pass) {
  const auto is_native = [&](const KernelSource& kernel) {
    return kernel.language == Language::kCpp &&
           std::ranges::none_of(pass.kernels, [&](const KernelSource& other) {
             return other.language == Language::kLoops && other.name == kernel.name;
           });
  };
  return std::ranges::any_of(pass.kernels, is_native);
}

// The names of the passes of a submission that launch native kernels.
std::set<std::string> native_passes(const Submission& submission) {
  std::set<std::string> found;
  const auto add = [&](std::span<const Pass> passes) {
    for (const Pass& pass : passes) {
      if (launches_native(pass)) found.insert(pass.name);
    }
  };
  add(submission.common);
  for (const auto& [task, passes] : submission.by_task) add(passes);
  return found;
}

// Knows the native passes of the submissions that records name, each read once.
class NativePasses {
 public:
  explicit NativePasses(Session& session) : session_(session) {}

  // The first pass that matched according to the record and launches a native kernel; empty: none
  // does; nullopt: passes matched, and they are no longer those that were judged.
  std::optional<std::string> first_in(const Record& record) {
    const auto is_used = [](const auto& match) { return match.second > 0; };
    if (std::ranges::none_of(record.matched, is_used)) return "";
    if (!record.origin || record.origin->passes.empty()) return std::nullopt;
    const auto& native = known({record.origin->passes, record.origin->passes_hash});
    if (!native) return std::nullopt;
    for (const auto& [pass, count] : record.matched) {
      if (count > 0 && native->contains(pass)) return pass;
    }
    return "";
  }

 private:
  using Key = std::pair<std::string, std::string>;  // path and hash

  const std::optional<std::set<std::string>>& known(const Key& key) {
    const auto [at, is_new] = known_.try_emplace(key);
    if (!is_new) return at->second;
    Diagnostics ignored;
    Sources texts;
    const auto submission = load_submission(key.first, texts, session_.catalog(), ignored);
    if (submission && submission->digest.hex() == key.second) {
      at->second = native_passes(*submission);
    }
    return at->second;
  }

  Session& session_;
  std::map<Key, std::optional<std::set<std::string>>> known_;
};

}  // namespace

std::vector<Record> read_records(Session& session, const std::string& path,
                                 Diagnostics& diagnostics) {
  auto text = read_file(path);
  if (!text) return diagnostics.add(std::move(text.error())), std::vector<Record>();
  const SourceId source = session.sources().add(path, *std::move(text));
  std::vector<Record> records = parse_records(session.sources(), source, diagnostics);
  NativePasses passes(session);
  for (Record& record : records) {
    if (record.native.value_or(true)) continue;
    const auto pass = passes.first_in(record);
    if (!pass) {
      record.native.reset();
    } else if (!pass->empty()) {
      diagnostics.add(denied_native_kernel(record, *pass));
    }
  }
  return records;
}

void refuse_mixed_suites(std::initializer_list<std::span<const Record>> files,
                         Diagnostics& diagnostics) {
  std::set<std::string> suites;
  for (const std::span<const Record> records : files) {
    for (const Record& record : records) {
      const auto suite = record.versions.find("suite");
      if (suite != record.versions.end()) suites.insert(suite->second);
    }
  }
  if (suites.size() < 2) return;
  diagnostics.error({}, "suites-mixed", "expected records of one version of one suite, found {}",
                    fmt::join(suites, " and "));
}

}  // namespace passnet
