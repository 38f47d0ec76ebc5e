#include "codegen/cuda/tiles/tile_order.hpp"

#include <algorithm>
#include <deque>

namespace passnet {
namespace {

class TileOrder {
 public:
  TileOrder(const CudaBlocks& blocks, int64_t most_columns)
      : stages_(blocks.stages),
        products_(blocks.tiles->products),
        row_(blocks.tiles->row),
        most_columns_(most_columns),
        is_placed_(stages_.size()) {}

  std::vector<OrderedTileStep> run() {
    while (true) {
      if (place_stage()) continue;
      const size_t next = next_product(0);
      if (next == stages_.size() && open_.empty()) return std::move(steps_);
      if (!start_early(next) && !start(next)) end_first();
    }
  }

 private:
  static bool loads(const CudaStage& stage, BufferId buffer) {
    return std::ranges::any_of(stage.nest.loads,
                               [&](const auto& load) { return load.second.buffer == buffer; });
  }
  // True if one of the stages writes what the other one needs, or writes.
  static bool are_ordered(const CudaStage& a, const CudaStage& b) {
    const BufferId first = a.nest.target.buffer;
    const BufferId second = b.nest.target.buffer;
    return first == second || loads(b, first) || loads(a, second);
  }
  bool waits_for_open(size_t s) const {
    return std::ranges::any_of(
        open_, [&](size_t other) { return are_ordered(stages_[other], stages_[s]); });
  }
  bool is_ready(size_t s) const {
    if (waits_for_open(s)) return false;
    for (size_t other = 0; other < s; ++other) {
      if (!is_placed_[other] && are_ordered(stages_[other], stages_[s])) return false;
    }
    return true;
  }
  // The first product from `first` on that has not begun; the number of stages if there is none.
  size_t next_product(size_t first) const {
    while (first < stages_.size() && (is_placed_[first] || !products_[first])) ++first;
    return first;
  }

  void place(TileStep step, size_t s) {
    is_placed_[s] = true;
    steps_.push_back({.step = step, .stage = s});
  }
  bool place_stage() {
    for (size_t s = 0; s < stages_.size(); ++s) {
      if (is_placed_[s] || products_[s] || !is_ready(s)) continue;
      place(TileStep::kStage, s);
      return true;
    }
    return false;
  }

  // A product whose left factor stays begins behind all stages before it, so that no more tiles
  // are needed at a time.
  bool start(size_t s) {
    if (s == stages_.size() || open_.size() > (most_columns_ > 0 ? 1 : 0) || !is_ready(s)) {
      return false;
    }
    if (products_[s]->kept && !std::all_of(is_placed_.begin(), is_placed_.begin() + to_offset(s),
                                           [](bool is_placed) { return is_placed; })) {
      return false;
    }
    place(TileStep::kStart, s);
    open_.push_back(s);
    return true;
  }
  static ptrdiff_t to_offset(size_t s) { return static_cast<ptrdiff_t>(s); }

  // Begins the product behind `before`, whose left factor is a tile that is there.
  bool start_early(size_t before) {
    if (before == stages_.size() || products_[before]->kept || open_.size() > 1) return false;
    const size_t early = next_product(before + 1);
    if (early == stages_.size() || !products_[early]->kept || products_[early]->adds ||
        !is_ready(early) || !is_left_there(before) || !waits_for_sums_alone(before) ||
        live_columns(before, early) > most_columns_) {
      return false;
    }
    place(TileStep::kStart, early);
    open_.push_back(early);
    return true;
  }
  // True if no product that has not begun comes before what the stage needs. Stages that are not
  // placed wait for products, so those for open ones alone.
  bool waits_for_sums_alone(size_t stage) const {
    for (size_t s = 0; s < stage; ++s) {
      if (is_placed_[s] || !are_ordered(stages_[s], stages_[stage])) continue;
      if (products_[s] || !waits_for_sums_alone(s)) return false;
    }
    return true;
  }
  bool is_left_there(size_t product) const {
    const BufferId left =
        stages_[product].nest.loads.at(products_[product]->form.factors.left).buffer;
    for (size_t s = 0; s < product; ++s) {
      if (stages_[s].nest.target.buffer == left) return is_placed_[s];
    }
    return false;
  }
  // The columns of the sums of both, and of the pairs of the left factor.
  int64_t live_columns(size_t before, size_t early) const {
    const Nest& nest = stages_[before].nest;
    return nest.extents[row_ + 1] + stages_[early].nest.extents[row_ + 1] +
           nest.extents[products_[before]->form.depth] / 2;
  }

  void end_first() {
    CHECK(!open_.empty());
    steps_.push_back({.step = TileStep::kEnd, .stage = open_.front(), .open = open_.size() - 1});
    open_.pop_front();
  }

  const std::vector<CudaStage>& stages_;
  const std::vector<std::optional<CudaProduct>>& products_;
  size_t row_;
  int64_t most_columns_;
  std::vector<bool> is_placed_;  // by stage
  std::deque<size_t> open_;      // products that have begun, the first one first
  std::vector<OrderedTileStep> steps_;
};

}  // namespace

std::vector<OrderedTileStep> order_tiles(const CudaBlocks& blocks, int64_t most_columns) {
  return TileOrder(blocks, most_columns).run();
}

}  // namespace passnet
