#include "teach/write/candidates.hpp"

#include "teach/write/cheaper_ops.hpp"
#include "teach/write/kernel_version.hpp"
#include "teach/write/launch_groups.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <span>

namespace passnet {
namespace {

// Schedules that may beat the compiler's, in the order in which they are tried: of loops over
// elements, and of rows that are reduced.
constexpr std::array<std::string_view, 3> kElementSchedules{"tile=[4096]", "vector=16",
                                                            "tile=[16384]"};
constexpr std::array<std::string_view, 3> kRowSchedules{"tile=[4]", "tile=[1]", "unroll=2"};
constexpr std::string_view kCast = "to";
constexpr std::string_view kOneThread = "threads=1";
constexpr size_t kMostLaunches = 6;        // not tuning: passes of one task
constexpr size_t kMostSchedules = 3;       // not tuning: each is compiled for every graph
constexpr int64_t kSmallBytes = 64 << 10;  // not tuning: only the order of what is measured

// Numbers the passes of a task: `name`, `name_2`, ….
std::string numbered(const std::string& name, size_t number) {
  return number == 0 ? name : fmt::format("{}_{}", name, number + 1);
}

class VersionMaker {
 public:
  VersionMaker(const AlignedGraphs& aligned, const Catalog& catalog, const Target& target,
               const std::string& name)
      : aligned_(aligned),
        first_(*aligned.graphs.front()),
        catalog_(catalog),
        target_(target),
        name_(name),
        parts_(connected_parts(first_, catalog)) {}

  Result<std::vector<PassVersion>> make() {
    PassVersion whole{.idea = Idea::kOneKernel, .passes = {}};
    std::vector<size_t> all(first_.nodes().size());
    std::iota(all.begin(), all.end(), size_t{0});
    if (count_calls(all) < computing(all)) whole.passes.push_back(open_pass(all, name_));
    const auto launches = TRY(by_launches());
    std::vector<PassVersion> versions;
    if (auto cheaper = with_attention(launches ? *launches : whole)) {
      versions.push_back(*std::move(cheaper));
    }
    if (!whole.passes.empty()) versions.push_back(whole);
    if (launches) versions.push_back(*launches);
    const bool has_calls =
        std::ranges::any_of(parts_, [&](const auto& part) { return count_calls(part) > 0; });
    if (auto kernels = with_kernels(whole); kernels && !has_calls) {
      versions.push_back(*std::move(kernels));
    }
    return versions;
  }

 private:
  AuthoredPass open_pass(std::span<const size_t> positions, std::string name) const {
    return generalize_pattern(aligned_, positions, catalog_, Openness::kOpen, std::move(name));
  }

  // The ops that a library may compute.
  size_t count_calls(std::span<const size_t> positions) const {
    return static_cast<size_t>(std::ranges::count_if(
        positions, [&](size_t position) { return calls_library(first_, position, catalog_); }));
  }

  // A pass per launch of the compiler, if there are several launches or calls of a library. Of
  // launches of one op there is one, and only if there are no others: fusing nothing gains nothing.
  Result<std::optional<PassVersion>> by_launches() const {
    PassVersion version{.idea = Idea::kLaunches, .passes = {}};
    size_t most = 0;
    bool is_whole = false;
    for (const auto& part : parts_) {
      const auto groups = TRY(find_launch_groups(first_, part, catalog_, target_));
      for (const auto& group : groups) {
        is_whole |= group.size() == part.size();
        for (const auto& piece : connected_parts(first_, group, catalog_)) {
          if (version.passes.size() == kMostLaunches || (most > 1 && computing(piece) < 2))
            continue;
          if (most == 1) break;
          most = std::max(most, computing(piece));
          version.passes.push_back(open_pass(piece, numbered(name_, version.passes.size())));
        }
      }
    }
    if (version.passes.empty() || is_whole) return std::nullopt;
    return version;
  }

  size_t computing(std::span<const size_t> positions) const {
    return static_cast<size_t>(std::ranges::count_if(positions, [&](size_t position) {
      return catalog_.op(first_.node(first_.nodes()[position]).op).def.view == nullptr;
    }));
  }

  // Parts with a kernel where there is one; the open passes follow, for what a kernel does not fit.
  std::optional<PassVersion> with_kernels(const PassVersion& whole) const {
    PassVersion version{.idea = Idea::kLoopKernel, .passes = {}};
    for (size_t i = 0; i < parts_.size(); ++i) {
      const AuthoredPass strict =
          generalize_pattern(aligned_, parts_[i], catalog_, Openness::kStrict, numbered(name_, i));
      auto kernel = with_kernel(strict, aligned_, parts_[i], catalog_);
      if (kernel) version.passes.push_back(*std::move(kernel));
    }
    return followed_by(std::move(version), whole);
  }

  std::optional<PassVersion> with_attention(const PassVersion& others) const {
    PassVersion version{.idea = Idea::kCheaperOps, .passes = {}};
    for (size_t i = 0; i < parts_.size(); ++i) {
      auto cheaper = with_cheaper_ops(
          generalize_pattern(aligned_, parts_[i], catalog_, Openness::kStrict, numbered(name_, i)));
      if (cheaper) version.passes.push_back(*std::move(cheaper));
    }
    return followed_by(std::move(version), others);
  }

  // Adds the open passes after the special ones, for graphs that those do not match.
  static std::optional<PassVersion> followed_by(PassVersion version, const PassVersion& others) {
    if (version.passes.empty()) return std::nullopt;
    for (AuthoredPass pass : others.passes) {
      pass.name += "_any";
      pass.is_fallback = true;
      version.passes.push_back(std::move(pass));
    }
    return version;
  }

  const AlignedGraphs& aligned_;
  const Graph& first_;
  const Catalog& catalog_;
  const Target& target_;
  const std::string& name_;
  std::vector<std::vector<size_t>> parts_;
};

}  // namespace

Result<std::vector<PassVersion>> make_versions(const AlignedGraphs& aligned, const Catalog& catalog,
                                               const Target& target, const std::string& name) {
  return VersionMaker(aligned, catalog, target, name).make();
}

std::vector<AuthoredPass> make_fallbacks(const AlignedGraphs& aligned, const Catalog& catalog,
                                         const std::string& name) {
  const Graph& first = *aligned.graphs.front();
  std::vector<std::vector<size_t>> runs(1);  // of nodes between changes of dtype
  std::vector<size_t> computing;
  for (size_t i = 0; i < first.nodes().size(); ++i) {
    const Op& op = catalog.op(first.node(first.nodes()[i]).op);
    if (op.name() == kCast) {
      runs.emplace_back();
    } else {
      runs.back().push_back(i);
    }
    if (op.def.view == nullptr) computing.push_back(i);
  }
  if (computing.size() < 2) return {};
  std::vector<std::vector<size_t>> choices;
  if (runs.size() > 1)
    choices.push_back(*std::ranges::max_element(runs, {}, &std::vector<size_t>::size));
  std::vector<size_t> without_last(computing.back());
  std::iota(without_last.begin(), without_last.end(), size_t{0});
  choices.push_back(std::move(without_last));
  std::vector<size_t> without_first(first.nodes().size() - computing.front() - 1);
  std::iota(without_first.begin(), without_first.end(), computing.front() + 1);
  choices.push_back(std::move(without_first));
  std::vector<AuthoredPass> fallbacks;
  for (const std::vector<size_t>& choice : choices) {
    auto parts = connected_parts(first, choice, catalog);
    if (parts.empty()) continue;
    const auto& largest = *std::ranges::max_element(parts, {}, &std::vector<size_t>::size);
    AuthoredPass pass = generalize_pattern(aligned, largest, catalog, Openness::kOpen,
                                           fmt::format("{}_part{}", name, fallbacks.size() + 1));
    pass.is_fallback = true;
    fallbacks.push_back(std::move(pass));
  }
  return fallbacks;
}

std::vector<PassVersion> make_scheduled(const PassVersion& best, bool reduces, int64_t bytes) {
  const auto& usual = reduces ? kRowSchedules : kElementSchedules;
  std::vector<std::string_view> schedules(usual.begin(), usual.end());
  schedules.insert(bytes <= kSmallBytes ? schedules.begin() : schedules.end(), kOneThread);
  schedules.resize(std::min(schedules.size(), kMostSchedules));
  std::vector<PassVersion> versions;
  for (const std::string_view schedule : schedules) {
    PassVersion version{.idea = Idea::kSchedule, .passes = best.passes};
    bool has_block = false;
    for (AuthoredPass& pass : version.passes) {
      if (pass.form == ReplacementForm::kFusePattern) {
        pass.schedule = schedule;
        has_block = true;
      }
    }
    if (has_block) versions.push_back(std::move(version));
  }
  return versions;
}

}  // namespace passnet
