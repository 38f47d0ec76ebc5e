#include "teach/write/candidates.hpp"

#include "teach/write/cheaper_ops.hpp"
#include "teach/write/kernel_version.hpp"
#include "teach/write/launch_blocks.hpp"

#include <algorithm>
#include <numeric>

namespace passnet {
namespace {

// Schedules that may beat the compiler's, in the order in which they are tried: of loops over
// elements, and of rows that are reduced.
constexpr std::array<std::string_view, 3> kElementSchedules{"tile=[4096]", "vector=16",
                                                            "tile=[16384]"};
constexpr std::array<std::string_view, 3> kRowSchedules{"tile=[4]", "tile=[1]", "unroll=2"};
constexpr std::string_view kCast = "to";
constexpr std::string_view kOneThread = "threads=1";
constexpr size_t kMostSchedules = 3;       // not tuning: each is compiled for every graph
constexpr int64_t kSmallBytes = 64 << 10;  // not tuning: only the order of what is measured

std::string part_name(const std::string& name, size_t part) {
  return part == 0 ? name : fmt::format("{}_{}", name, part + 1);
}

bool has_library_call(const AlignedGraphs& aligned, std::span<const size_t> part,
                      const Catalog& catalog) {
  return std::ranges::any_of(part, [&](size_t position) {
    return calls_library(*aligned.graphs.front(), position, catalog);
  });
}

}  // namespace

Result<std::vector<PassVersion>> make_versions(const AlignedGraphs& aligned, const Catalog& catalog,
                                               const Target& target, const std::string& name) {
  PassVersion whole{.idea = Idea::kOneKernel};
  PassVersion launches{.idea = Idea::kLaunches};
  PassVersion kernels{.idea = Idea::kLoopKernel};
  PassVersion cheaper{.idea = Idea::kCheaperOps};
  bool has_blocks = false;
  bool has_kernel = false;
  bool has_cheaper = false;
  bool has_library = false;
  const Graph& first = *aligned.graphs.front();
  const auto parts = connected_parts(first, catalog);
  for (size_t i = 0; i < parts.size(); ++i) {
    const AuthoredPass pass = generalize_pattern(aligned, parts[i], catalog, part_name(name, i));
    whole.passes.push_back(pass);
    has_library |= has_library_call(aligned, parts[i], catalog);
    AuthoredPass divided = pass;
    divided.blocks = TRY(find_launch_blocks(first, parts[i], catalog, target));
    const auto fused = std::ranges::count_if(divided.blocks, &AuthoredBlock::is_fused);
    const bool is_divided = fused > 0 && divided.blocks.size() > 1;
    if (is_divided) divided.form = ReplacementForm::kBlocks;
    has_blocks |= is_divided;
    const bool is_idle = !divided.blocks.empty() && fused == 0;  // a library's call alone
    if (!is_idle) launches.passes.push_back(std::move(divided));
    auto kernel = with_kernel(pass, aligned, parts[i], catalog);
    has_kernel |= kernel.has_value();
    kernels.passes.push_back(kernel ? *std::move(kernel) : pass);
    auto rewritten = with_cheaper_ops(pass);
    has_cheaper |= rewritten.has_value();
    cheaper.passes.push_back(rewritten ? *std::move(rewritten) : pass);
  }
  std::vector<PassVersion> versions;
  if (has_cheaper) versions.push_back(std::move(cheaper));
  if (has_library && has_blocks) versions.push_back(std::move(launches));
  if (!whole.passes.empty()) versions.push_back(std::move(whole));
  if (!has_library && has_blocks) versions.push_back(std::move(launches));
  if (has_kernel && !has_library) versions.push_back(std::move(kernels));
  return versions;
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
  if (computing.size() < 3) return {};
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
    if (largest.size() < 2) continue;
    AuthoredPass pass = generalize_pattern(aligned, largest, catalog,
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
      if (pass.form != ReplacementForm::kBlocks) continue;
      for (AuthoredBlock& block : pass.blocks) {
        if (block.is_fused) block.schedule = schedule;
        has_block |= block.is_fused;
      }
    }
    if (has_block) versions.push_back(std::move(version));
  }
  return versions;
}

}  // namespace passnet
