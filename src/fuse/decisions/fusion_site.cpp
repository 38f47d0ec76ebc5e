#include "fuse/decisions/fusion_site.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <ranges>
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

// The last part of a loop of the source kernel, which moves by one where that loop does.
size_t last_part(const GroupStage& stage, size_t source) {
  const auto last =
      std::ranges::find(stage.loops.rbegin(), stage.loops.rend(), source, &GroupLoop::source);
  CHECK(last != stage.loops.rend());
  return static_cast<size_t>(stage.loops.rend() - last) - 1;
}

// Returns the loops along which the stage, with the values that it may compute itself, reads inputs
// from one element to the next. `known` has those of stages before it.
const std::set<size_t>& contiguous_loops(const StageGroup& group, size_t at,
                                         std::map<size_t, std::set<size_t>>& known) {
  const auto [place, is_new] = known.try_emplace(at);
  std::set<size_t>& found = place->second;
  if (!is_new) return found;
  const GroupStage& stage = group.stages[at];
  for (const auto& [id, load] : stage.nest.loads) {
    if (!load.affine || stage.loads.contains(id)) continue;
    const auto moves = [&](size_t loop) {
      return load.strides[loop] != 0 && stage.nest.extents[loop] > 1;
    };
    const auto loops = std::views::iota(size_t{0}, stage.nest.extents.size());
    if (std::ranges::count_if(loops, moves) < 2) continue;
    for (const size_t loop : loops) {
      if (load.strides[loop] == 1 && moves(loop)) found.insert(last_part(stage, loop));
    }
  }
  for (const auto& [id, load] : stage.loads) {
    const GroupBuffer& buffer = group.buffer(load.buffer);
    if (!load.affine || buffer.role != BufferRole::kTemporary || buffer.writers.size() != 1) {
      continue;
    }
    const size_t writer = buffer.writers.front();
    const GroupStage& written = group.stages[writer];
    if (writer >= at || written.reduction_loops > 0 || !written.target.affine) continue;
    const std::set<size_t>& inner = contiguous_loops(group, writer, known);
    if (inner.empty()) continue;
    // One that reads along several is stored itself, in its own order.
    const int64_t stride =
        inner.size() > 1 ? 1 : written.target.affine->loops[*inner.begin()].stride;
    for (size_t own = 0; own < stage.loops.size(); ++own) {
      const StridedLoop& read = load.affine->loops[own];
      if (read.extent > 1 && read.stride == stride) found.insert(own);
    }
  }
  return found;
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
  std::map<size_t, std::set<size_t>> known;
  return contiguous_loops(site.group, site.at, known).size() > 1;
}

}  // namespace passnet
