#include "fuse/decisions/fusion_site.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <set>

namespace passnet {
namespace {

// Returns how many consecutive elements of the access and of the target the stage's innermost loops
// visit, where both are contiguous.
int64_t common_run(const GroupStage& stage, const GroupAccess& access, int64_t longest) {
  int64_t run = 0;
  for (size_t t = stage.loops.size(); t-- > 0;) {
    const StridedLoop& read = access.affine->loops[t];
    if (read.extent == 1) continue;
    const int64_t required = run == 0 ? 1 : run;
    const int64_t stored = stage.target.affine ? stage.target.affine->loops[t].stride : required;
    if (read.stride != required || stored != required) break;
    run = required * read.extent;
  }
  return run == 0 ? longest : run;
}

}  // namespace

int64_t FusionSite::bytes() const {
  return numel(buffer().shape) * static_cast<int64_t>(byte_size(buffer().dtype));
}

bool is_read_strided(const FusionSite& site) {
  return std::ranges::any_of(site.readers, [&](const BufferReader& reader) {
    if (!reader.access->affine) return false;
    const StageFacts& facts = site.facts[reader.stage];
    if (facts.is_strided && !facts.is_emitted) return true;
    bool moves = false;
    bool is_contiguous = false;
    for (const StridedLoop& loop : reader.access->affine->loops) {
      if (loop.extent == 1 || loop.stride == 0) continue;
      moves = true;
      is_contiguous |= std::abs(loop.stride) == 1;
    }
    return moves && !is_contiguous;
  });
}

bool is_read_without_vectors(const FusionSite& site) {
  return std::ranges::any_of(site.readers, [&](const BufferReader& reader) {
    const StageFacts& facts = site.facts[reader.stage];
    if (!facts.is_emitted) return facts.is_scalar;
    const GroupStage& stage = site.reader(reader);
    const auto& affine = reader.access->affine;
    const bool is_down_columns = stage.stage->kind == StageKind::kScan && affine &&
                                 !affine->loops.empty() && affine->loops.back().stride > 1;
    return is_down_columns || site.group.buffer(stage.target.buffer).dtype == DType::kC64;
  });
}

std::vector<size_t> evaluating_stages(const FusionSite& site) {
  std::vector<size_t> evaluating;
  std::set<size_t> seen;
  std::vector<size_t> left;
  const auto add = [&](size_t stage) {
    if (stage > site.at && seen.insert(stage).second) left.push_back(stage);
  };
  for (const BufferReader& reader : site.readers) add(reader.stage);
  while (!left.empty()) {
    const size_t at = left.back();
    left.pop_back();
    if (site.facts[at].is_emitted) {
      evaluating.push_back(at);
      continue;
    }
    const GroupBufferId result = site.group.stages[at].target.buffer;
    for (size_t s = at + 1; s < site.group.stages.size(); ++s) {
      const auto loads_it = [&](const auto& load) { return load.second.buffer == result; };
      if (std::ranges::any_of(site.group.stages[s].loads, loads_it)) add(s);
    }
  }
  return evaluating;
}

int64_t reader_run(const FusionSite& site) {
  const int64_t longest = site.costs().max_run;
  int64_t shortest = longest;
  for (const BufferReader& reader : site.readers) {
    const GroupStage& stage = site.reader(reader);
    const StageFacts& facts = site.facts[reader.stage];
    if (!reader.access->affine) {
      if (!facts.is_emitted) shortest = std::min(shortest, facts.run);
      continue;
    }
    const int64_t common = common_run(stage, *reader.access, longest);
    if (common == longest) continue;  // all of a row reads the element: it is computed once
    if (!facts.is_emitted) {
      shortest = std::min(shortest, facts.run);
    } else if (stage.reduction_loops == 0) {
      shortest = std::min({shortest, common, own_run(stage)});
    }
  }
  return shortest;
}

int64_t own_run(const GroupStage& stage) {
  Nest nest = stage.nest;
  simplify(nest);
  return nest.extents.empty() ? 1 : nest.extents.back();
}

bool reads_along_different_loops(const FusionSite& site) {
  const GroupStage& stage = site.stage();
  const Nest& nest = stage.nest;
  std::optional<size_t> contiguous;
  for (const auto& [id, load] : nest.loads) {
    if (!load.affine || stage.loads.contains(id)) continue;
    for (size_t loop = 0; loop < nest.extents.size(); ++loop) {
      if (load.strides[loop] != 1 || nest.extents[loop] == 1) continue;
      const bool moves =
          std::ranges::count_if(load.strides, [](int64_t stride) { return stride != 0; }) > 1;
      if (moves && contiguous && *contiguous != loop) return true;
      if (moves) contiguous = loop;
    }
  }
  return false;
}

}  // namespace passnet
