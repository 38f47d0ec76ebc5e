#include "codegen/products/products.hpp"

#include "codegen/schedule/row_loops.hpp"
#include "codegen/schedule/shared_rows.hpp"
#include "kernel/costs/schedule.hpp"
#include "kernel/target.hpp"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace passnet {
namespace {

struct Sizes {
  int64_t rows = 1;
  int64_t columns = 1;
  int64_t depth = 1;
  int64_t batch = 1;
};

Sizes sizes_of(const ContractionForm& form, const Nest& nest) {
  Sizes sizes;
  for (size_t loop = 0; loop < nest.extents.size(); ++loop) {
    switch (form.loops[loop]) {
      case ContractionLoop::kBatch:
        sizes.batch *= nest.extents[loop];
        break;
      case ContractionLoop::kRow:
        sizes.rows *= nest.extents[loop];
        break;
      case ContractionLoop::kColumn:
        sizes.columns *= nest.extents[loop];
        break;
      case ContractionLoop::kDepth:
        sizes.depth *= nest.extents[loop];
        break;
    }
  }
  return sizes;
}

// A factor that is loaded as it is, or cast to float.
bool suits_panels(const Kernel& kernel, ExprId load) {
  const DType dtype = kernel.expr(load).dtype;
  return dtype == DType::kF32 || dtype == DType::kF16 || dtype == DType::kBF16;
}

std::optional<ContractionForm> find_product(const Kernel& kernel, const Nest& nest, size_t at,
                                            const Target& target) {
  const Stage& stage = kernel.stages[at];
  if (kernel.buffer(stage.target).dtype != DType::kF32 || !nest.target.affine) return std::nullopt;
  auto form = find_contraction(kernel, stage, nest);
  if (!form || !suits_panels(kernel, form->factors.left) ||
      !suits_panels(kernel, form->factors.right)) {
    return std::nullopt;
  }
  const ScheduleCosts& costs = *target.schedule;
  const Sizes sizes = sizes_of(*form, nest);
  const bool is_worth =
      std::min(sizes.rows, sizes.columns) >= costs.min_product_rows &&
      std::max(sizes.rows, sizes.columns) >= costs.min_product_columns &&
      sizes.depth >= costs.min_product_depth &&
      sizes.rows * sizes.columns * sizes.depth * sizes.batch >= costs.min_products;
  return is_worth ? form : std::nullopt;
}

// The loops that a product runs over within a row, and the row loops that are tiles of it.
class ProductFinder {
 public:
  ProductFinder(const Kernel& kernel, CpuRows& group, const Target& target)
      : kernel_(kernel), group_(group), target_(target) {}

  // The number of those tiles.
  size_t tiles() const { return tiles_; }

  // Sets the stages' products; false if they do not suit.
  bool run() {
    std::vector<size_t> products;
    for (size_t s = 0; s < group_.stages.size(); ++s) {
      auto form = find_product(kernel_, group_.stages[s].nest, group_.stages[s].stage, target_);
      if (form) products.push_back(s);
      forms_.push_back(std::move(form));
    }
    if (products.empty() || !move_tiles_last()) return false;
    return std::ranges::all_of(products, [&](size_t s) { return set_product(s); });
  }

 private:
  // The row loops that are rows or columns of the products come last, and are no rows of the group;
  // false if those of one are the batch of another, or if there are more than two.
  bool move_tiles_last() {
    std::vector<size_t> batch;
    std::vector<size_t> tiles;
    for (size_t row = 0; row < group_.rows; ++row) {
      size_t in_batch = 0;
      size_t in_tiles = 0;
      for (const auto& form : forms_) {
        if (form) ++(form->loops[row] == ContractionLoop::kBatch ? in_batch : in_tiles);
      }
      if (in_batch > 0 && in_tiles > 0) return false;
      (in_tiles > 0 ? tiles : batch).push_back(row);
    }
    if (tiles.size() > 2) return false;
    std::vector<size_t> first = batch;
    first.insert(first.end(), tiles.begin(), tiles.end());
    for (size_t s = 0; s < group_.stages.size(); ++s) {
      std::vector<size_t> order = first;
      for (size_t loop = group_.rows; loop < group_.stages[s].nest.extents.size(); ++loop) {
        order.push_back(loop);
      }
      permute(group_.stages[s].nest, order);
      if (forms_[s]) permute_form(*forms_[s], order);
    }
    group_.rows = batch.size();
    tiles_ = tiles.size();
    return true;
  }

  static void permute_form(ContractionForm& form, std::span<const size_t> order) {
    std::vector<ContractionLoop> loops;
    for (const size_t loop : order) loops.push_back(form.loops[loop]);
    form.loops = std::move(loops);
  }

  // False if the loops within a row are not one of rows, one of columns and one of depth.
  bool set_product(size_t s) {
    ScheduledStage& stage = group_.stages[s];
    const Nest& nest = stage.nest;
    if (nest.extents.size() != group_.rows + 3 || nest.combined != 1) return false;
    const size_t first = group_.rows;
    const auto& loops = forms_[s]->loops;
    const bool is_pair = std::ranges::none_of(std::span(loops).subspan(first),
                                              [](ContractionLoop loop) {
                                                return loop == ContractionLoop::kBatch;
                                              }) &&
                         loops[first] != loops[first + 1];
    if (!is_pair) return false;
    ProductForm form{
        .factors = forms_[s]->factors, .row = first, .column = first + 1, .depth = first + 2};
    if (nest.target.strides[form.column] != 1) std::swap(form.row, form.column);
    if (nest.target.strides[form.column] != 1) return false;
    if (loops[form.row] == ContractionLoop::kColumn) {
      std::swap(form.factors.left, form.factors.right);
    }
    stage.product = form;
    return true;
  }

  const Kernel& kernel_;
  CpuRows& group_;
  const Target& target_;
  std::vector<std::optional<ContractionForm>> forms_;  // by stage of the group
  size_t tiles_ = 0;                                   // the first loops after the rows
};

int64_t parts(int64_t extent, int64_t size) { return (extent + size - 1) / size; }

// True for a loop over columns of all products.
bool are_columns(const CpuRows& group, size_t loop) {
  return std::ranges::all_of(group.stages, [&](const ScheduledStage& stage) {
    return !stage.product || stage.product->column == loop;
  });
}

// Cuts the first `count` loops within a row: the columns as the prelude's panels, and the rows so
// that there are units enough for threads.
void set_tiles(CpuRows& group, size_t count, const ScheduleCosts& costs) {
  const Integers& extents = group.stages[0].nest.extents;
  int64_t units = numel(std::span(extents).first(group.rows));
  for (size_t loop = group.rows; loop < group.rows + count; ++loop) {
    const bool is_column = are_columns(group, loop);
    const int64_t most = is_column ? costs.product_columns : costs.max_product_rows;
    group.tiled.push_back({.loop = loop, .size = std::min(most, extents[loop])});
    if (is_column) units *= parts(extents[loop], most);
  }
  for (TiledLoop& tile : group.tiled) {
    if (are_columns(group, tile.loop)) continue;
    while (units * parts(extents[tile.loop], tile.size) < costs.min_product_units &&
           tile.size / 2 >= costs.min_shared_rows_tile) {
      tile.size /= 2;
    }
  }
}

}  // namespace

bool is_worth_tiles(const Kernel& kernel, const Nest& nest, size_t stage, const Target& target) {
  return find_product(kernel, nest, stage, target).has_value();
}

std::optional<CpuRows> make_products(const Kernel& kernel, std::span<const Nest> nests,
                                     size_t first, size_t last, const Target& target) {
  std::optional<SharedRows> rows;
  if (last > first) {
    rows = find_shared_rows(kernel, nests, first, last, target);
  } else {
    rows.emplace(1, std::vector<size_t>(free_loops(kernel.stages[first])));
    std::iota(rows->front().begin(), rows->front().end(), size_t{0});
  }
  if (!rows) return std::nullopt;
  CpuRows group = make_rows(nests, first, *rows);
  merge_loops(group, {});
  ProductFinder finder(kernel, group, target);
  if (!finder.run()) return std::nullopt;
  set_tiles(group, finder.tiles(), *target.schedule);
  return group;
}

}  // namespace passnet
