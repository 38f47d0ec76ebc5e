#include "kernel/transform/split_parts.hpp"

#include "kernel/analysis/index_place.hpp"
#include "kernel/analysis/reach.hpp"
#include "kernel/transform/rewriter.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>

namespace passnet {
namespace {

constexpr size_t kMaxParts = 4;  // not tuning: each makes stages of its own

// Consecutive ranges of a dim, or of a loop: part p is [ends[p - 1], ends[p]).
struct Parts {
  size_t at = 0;  // the dim or the loop
  Integers ends;

  int64_t begin(size_t part) const { return part == 0 ? 0 : ends[part - 1]; }
  int64_t count(size_t part) const { return ends[part] - begin(part); }
};

// Decides which stages are split, and where.
class PartFinder {
 public:
  explicit PartFinder(const Kernel& kernel) : kernel_(kernel), splits_(kernel.stages.size()) {
    for (size_t stage = 0; stage < kernel.stages.size(); ++stage) {
      writers_[kernel.stages[stage].target].push_back(stage);
    }
    for (const auto& [buffer, writers] : writers_) {
      if (writers.size() > 1) find_written_parts(buffer, writers);
    }
    for (size_t stage = 0; stage < kernel.stages.size(); ++stage) find_split(stage);
  }

  bool is_useful() const {
    for (size_t stage = 0; stage < splits_.size(); ++stage) {
      if (splits_[stage] && kernel_.stages[stage].kind == StageKind::kReduce) return true;
    }
    return false;
  }

  // The loop at which a stage is split.
  const std::optional<Parts>& split(size_t stage) const { return splits_[stage]; }
  // The part of its target that a stage writes alone, which is not split itself.
  std::optional<size_t> written_part(size_t stage) const {
    const auto found = written_.find(stage);
    return found == written_.end() ? std::nullopt : std::optional(found->second);
  }
  // The dim of a buffer that is written in parts; nullptr if it is not.
  const Parts* parts(BufferId buffer) const {
    const auto found = parts_.find(buffer);
    return found == parts_.end() ? nullptr : &found->second;
  }
  // True for a temporary of which each part is read by the same part of other stages only.
  bool is_separable(BufferId buffer) const {
    if (parts(buffer) == nullptr || kernel_.buffer(buffer).role != BufferRole::kTemporary) {
      return false;
    }
    for (size_t stage = 0; stage < splits_.size(); ++stage) {
      const auto loaded = loaded_buffers(kernel_, std::span(&kernel_.stages[stage], 1));
      if (loaded[buffer.index] && !splits_[stage]) return false;
    }
    return true;
  }

 private:
  // Maps that together write each element once, split along one dim.
  void find_written_parts(BufferId buffer, std::span<const size_t> writers) {
    if (writers.size() > kMaxParts) return;
    const Shape shape = kernel_.shape(buffer);
    std::optional<size_t> split;
    std::vector<std::pair<IndexRange, size_t>> ranges;
    for (const size_t stage : writers) {
      if (!is_plain_map(kernel_.stages[stage])) return;
      const auto box = stored_box(kernel_, kernel_.stages[stage]);
      if (!box) return;
      for (size_t dim = 0; dim < shape.size(); ++dim) {
        if ((*box)[dim] == IndexRange{0, shape[dim] - 1}) continue;
        if (split && *split != dim) return;
        split = dim;
        ranges.emplace_back((*box)[dim], stage);
      }
    }
    if (!split || ranges.size() != writers.size()) return;
    std::ranges::sort(ranges, {}, [](const auto& range) { return range.first.min; });
    Parts parts{.at = *split, .ends = {}};
    for (const auto& [range, stage] : ranges) {
      if (range.min != (parts.ends.empty() ? 0 : parts.ends.back())) return;
      parts.ends.push_back(range.max + 1);
    }
    if (parts.ends.back() != shape[*split]) return;
    for (size_t part = 0; part < ranges.size(); ++part) written_[ranges[part].second] = part;
    parts_[buffer] = std::move(parts);
  }

  // A stage is split if it reads parts by the index of one of its own loops, which indexes one dim
  // of its target.
  void find_split(size_t at) {
    const Stage& stage = kernel_.stages[at];
    const bool reduces = stage.kind == StageKind::kReduce;
    if ((stage.kind != StageKind::kMap && !reduces) || stage.store != StoreMode::kSet) return;
    if (written_.contains(at) || writers_[stage.target].size() != 1) return;
    std::optional<Parts> split;
    for (const ExprId id : reached_from(kernel_, roots_of(stage))) {
      const Expr& load = kernel_.expr(id);
      if (load.op != ScalarOp::kLoad || parts(load.buffer) == nullptr) continue;
      const Parts& read = *parts(load.buffer);
      const auto place = index_place(kernel_, load.operands[read.at]);
      if (!place || !place->loop || place->offset != 0) return;
      if (split && (split->at != *place->loop || split->ends != read.ends)) return;
      split = Parts{*place->loop, read.ends};
    }
    const size_t free = stage.extents.size() - stage.reduced;
    if (!split || split->at >= free) return;
    if (kernel_.value(stage.extents[split->at]) != split->ends.back()) return;
    std::optional<size_t> dim;
    for (size_t d = 0; d < stage.target_index.size(); ++d) {
      const auto place = index_place(kernel_, stage.target_index[d]);
      if (!place) return;
      if (place->loop != split->at) continue;
      if (dim || place->offset != 0) return;
      dim = d;
    }
    if (!dim) return;
    parts_[stage.target] = Parts{*dim, split->ends};
    splits_[at] = std::move(split);
  }

  const Kernel& kernel_;
  std::map<BufferId, std::vector<size_t>> writers_;
  std::map<BufferId, Parts> parts_;
  std::map<size_t, size_t> written_;  // by stage that writes a part of a buffer: that part
  std::vector<std::optional<Parts>> splits_;
};

// Copies a kernel, stage by stage.
class PartSplitter {
 public:
  PartSplitter(const Kernel& kernel, const PartFinder& finder)
      : kernel_(kernel), finder_(finder), rebuilder_(kernel), builder_(rebuilder_.builder()) {}

  MapPieces run() {
    std::vector<size_t> origins;
    for (size_t at = 0; at < kernel_.stages.size(); ++at) {
      const Stage& stage = kernel_.stages[at];
      if (const auto& split = finder_.split(at)) {
        for (size_t part = 0; part < split->ends.size(); ++part) {
          add(stage, *split, part);
          origins.push_back(at);
        }
        continue;
      }
      const auto part = finder_.written_part(at);
      Stage whole = rebuilder_.rebuild(stage);
      if (part && finder_.is_separable(stage.target)) {
        const Parts& parts = *finder_.parts(stage.target);
        const auto place = index_place(kernel_, stage.target_index[parts.at]);
        whole.target = part_of(stage.target, *part);
        whole.target_index[parts.at] =
            place->loop ? builder_.index(*place->loop) : builder_.integer(0);
      }
      rebuilder_.add(std::move(whole));
      origins.push_back(at);
    }
    return {rebuilder_.take(), std::move(origins)};
  }

 private:
  void add(const Stage& stage, const Parts& split, size_t part) {
    const int64_t begin = split.begin(part);
    const bool is_single = split.count(part) == 1;
    const ExprId own = is_single ? builder_.integer(0) : builder_.index(split.at);
    const ExprId moved = builder_.apply(ScalarOp::kAdd, {own, builder_.integer(begin)});
    ExprCopier copier(
        kernel_, builder_,
        {.index = [&](size_t loop) { return loop == split.at ? moved : builder_.index(loop); },
         .parameter = {},
         .load =
             [&](ExprId load, ExprIds indices) {
               const BufferId buffer = kernel_.expr(load).buffer;
               if (!finder_.is_separable(buffer)) return builder_.load(buffer, std::move(indices));
               indices[finder_.parts(buffer)->at] = own;
               return builder_.load(part_of(buffer, part), std::move(indices));
             },
         .instead = {}});
    Stage piece = stage;
    piece.extents[split.at] = builder_.parameter(split.count(part));
    piece.value = copier.copy(stage.value);
    piece.guard = copier.copy(stage.guard);
    for (ExprId& index : piece.target_index) index = copier.copy(index);
    if (finder_.is_separable(stage.target)) {
      piece.target = part_of(stage.target, part);
      piece.target_index[finder_.parts(stage.target)->at] = own;
    }
    rebuilder_.add(std::move(piece));
  }

  // The temporary of a part.
  BufferId part_of(BufferId buffer, size_t part) {
    const auto [found, is_new] = temporaries_.try_emplace({buffer, part});
    if (is_new) {
      const Parts& parts = *finder_.parts(buffer);
      ParameterIds extents = builder_.extents(buffer);
      extents[parts.at] = builder_.parameter(parts.count(part));
      const Buffer& whole = kernel_.buffer(buffer);
      found->second = builder_.temporary(fmt::format("{}_{}", whole.name, part), whole.dtype,
                                         std::move(extents));
    }
    return found->second;
  }

  const Kernel& kernel_;
  const PartFinder& finder_;
  KernelRebuilder rebuilder_;
  KernelBuilder& builder_;  // the rebuilder's
  std::map<std::pair<BufferId, size_t>, BufferId> temporaries_;
};

}  // namespace

MapPieces split_parts(const Kernel& kernel) {
  const PartFinder finder(kernel);
  if (finder.is_useful()) return PartSplitter(kernel, finder).run();
  std::vector<size_t> origins(kernel.stages.size());
  std::iota(origins.begin(), origins.end(), 0);
  return {kernel, std::move(origins)};
}

}  // namespace passnet
