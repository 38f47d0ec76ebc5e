#include "kernel/transform/trim_fills.hpp"

#include "kernel/analysis/index_place.hpp"
#include "kernel/analysis/reach.hpp"
#include "kernel/transform/rewriter.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <vector>

namespace passnet {
namespace {

constexpr size_t kMaxPieces = 8;  // not tuning: each is a stage

using Box = std::vector<IndexRange>;  // by dim of a buffer

class FillTrimmer {
 public:
  explicit FillTrimmer(const Kernel& kernel)
      : kernel_(kernel), rebuilder_(kernel), builder_(rebuilder_.builder()) {}

  MapPieces run() {
    std::vector<size_t> origins(kernel_.stages.size());
    std::iota(origins.begin(), origins.end(), 0);
    std::vector<std::optional<std::vector<Box>>> all;
    for (size_t at = 0; at < kernel_.stages.size(); ++at) all.push_back(find_left(at));
    if (std::ranges::none_of(all, [](const auto& left) { return left.has_value(); })) {
      return {kernel_, std::move(origins)};
    }
    origins.clear();
    for (size_t at = 0; at < kernel_.stages.size(); ++at) {
      const auto& left = all[at];
      if (!left) {
        rebuilder_.add(rebuilder_.rebuild(kernel_.stages[at]));
        origins.push_back(at);
        continue;
      }
      for (const Box& box : *left) {
        add(kernel_.stages[at], box);
        origins.push_back(at);
      }
    }
    return {rebuilder_.take(), std::move(origins)};
  }

 private:
  // True for a map that stores one value to every element, and has a loop for each dim in order.
  bool is_fill(const Stage& stage) const {
    const Shape shape = kernel_.shape(stage.target);
    if (!is_plain_map(stage) || stage.extents.size() != shape.size()) return false;
    for (size_t dim = 0; dim < shape.size(); ++dim) {
      const auto place = index_place(kernel_, stage.target_index[dim]);
      const bool is_unit = place && !place->loop && shape[dim] == 1;
      if (!place || (place->loop != dim && !is_unit) || place->offset != 0) return false;
      if (kernel_.value(stage.extents[dim]) != shape[dim]) return false;
    }
    const ExprId roots[] = {stage.value};
    return std::ranges::none_of(reached_from(kernel_, roots), [&](ExprId id) {
      const ScalarOp op = kernel_.expr(id).op;
      return op == ScalarOp::kLoad || op == ScalarOp::kIndex;
    });
  }

  // Returns the boxes of a fill that the maps after it leave until its buffer is read; nothing if
  // the stage is no fill, or there are none.
  std::optional<std::vector<Box>> find_left(size_t at) const {
    const Stage& fill = kernel_.stages[at];
    if (!is_fill(fill) || numel(kernel_.extents(fill)) == 0) return std::nullopt;
    std::vector<Box> left{stored_box(kernel_, fill).value()};
    bool is_trimmed = false;
    for (size_t next = at + 1; next < kernel_.stages.size(); ++next) {
      const Stage& stage = kernel_.stages[next];
      if (loaded_buffers(kernel_, std::span(&stage, 1))[fill.target.index]) break;
      if (stage.target != fill.target) continue;
      const auto box = is_plain_map(stage) ? stored_box(kernel_, stage) : std::nullopt;
      if (!box || numel(kernel_.extents(stage)) == 0) break;
      std::vector<Box> rest;
      for (const Box& part : left) subtract(part, *box, rest);
      if (rest.size() > kMaxPieces) break;
      left = std::move(rest);
      is_trimmed = true;
    }
    return is_trimmed ? std::optional(std::move(left)) : std::nullopt;
  }

  // Adds the elements of a box that are not in another one, as boxes: those before and after it
  // along the outermost dim, then of the rest along the next one.
  static void subtract(Box box, const Box& taken, std::vector<Box>& boxes) {
    if (are_disjoint(box, taken)) {
      boxes.push_back(std::move(box));
      return;
    }
    for (size_t dim = 0; dim < box.size(); ++dim) {
      const IndexRange whole = box[dim];
      for (const IndexRange side :
           {IndexRange{whole.min, taken[dim].min - 1}, IndexRange{taken[dim].max + 1, whole.max}}) {
        if (side.min > side.max) continue;
        box[dim] = side;
        boxes.push_back(box);
      }
      box[dim] = {std::max(whole.min, taken[dim].min), std::min(whole.max, taken[dim].max)};
    }
  }

  void add(const Stage& stage, const Box& box) {
    Stage piece = rebuilder_.rebuild(stage);
    const Box whole = stored_box(kernel_, stage).value();
    for (size_t dim = 0; dim < box.size(); ++dim) {
      if (box[dim] == whole[dim]) continue;
      piece.extents[dim] = builder_.parameter(box[dim].max - box[dim].min + 1);
      piece.target_index[dim] =
          builder_.apply(ScalarOp::kAdd, {builder_.index(dim), builder_.integer(box[dim].min)});
    }
    rebuilder_.add(std::move(piece));
  }

  const Kernel& kernel_;
  KernelRebuilder rebuilder_;
  KernelBuilder& builder_;  // the rebuilder's
};

}  // namespace

MapPieces trim_fills(const Kernel& kernel) { return FillTrimmer(kernel).run(); }

}  // namespace passnet
