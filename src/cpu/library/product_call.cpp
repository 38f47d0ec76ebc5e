#include "cpu/library/product_call.hpp"

#include "base/check.hpp"
#include "cpu/library/library_tiles.hpp"
#include "runtime/plan.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

namespace passnet {
namespace {

int64_t divide_up(int64_t a, int64_t b) { return (a + b - 1) / b; }
int64_t round_up(int64_t a, int64_t multiple) { return divide_up(a, multiple) * multiple; }
size_t aligned_to_line(int64_t bytes) { return align_up(static_cast<size_t>(bytes)); }

// Returns the size of equal tiles of `all`: at most `most` and a multiple of `multiple`, or all.
int64_t even_tile(int64_t all, int64_t most, int64_t multiple) {
  if (all <= most) return all;
  return std::min(round_up(divide_up(all, divide_up(all, most)), multiple), all);
}

// True if the library reads a matrix with these strides in place.
bool is_matrix(std::optional<int64_t> outer, int64_t outer_extent, std::optional<int64_t> inner,
               int64_t inner_extent) {
  if (!outer || !inner) return false;
  const bool inner_dense = inner_extent == 1 || *inner == 1;
  const bool outer_dense = outer_extent == 1 || *outer == 1;
  return (inner_dense && (outer_extent == 1 || *outer >= inner_extent)) ||
         (outer_dense && (inner_extent == 1 || *inner >= outer_extent));
}

// A dense stride for a dim of one iteration, or if nothing is packed.
int64_t stride_or(std::optional<int64_t> stride, int64_t extent, int64_t dense) {
  return extent == 1 ? dense : stride.value_or(dense);
}

}  // namespace

ProductCall::ProductCall(const Product& product, const LibraryTiles& tiles,
                         std::optional<EpilogueCall> epilogue)
    : product_(product),
      min_memcpy_(tiles.min_memcpy),
      min_window_memcpy_(tiles.min_window_memcpy),
      openmp_(OpenMp::find()),
      rows_(iterations(product.rows)),
      columns_(iterations(product.columns)),
      depth_(iterations(product.depth)),
      batches_(iterations(product.batch)),
      epilogue_(std::move(epilogue)) {
  const auto stride = [&](const std::vector<ProductLoop>& loops, ProductStride tensor) {
    return uniform_stride(loops, tensor);
  };
  packs_left_ = !is_matrix(stride(product.rows, &ProductLoop::left), rows_,
                           stride(product.depth, &ProductLoop::left), depth_);
  packs_right_ =
      !product.window.empty() || !is_matrix(stride(product.depth, &ProductLoop::right), depth_,
                                            stride(product.columns, &ProductLoop::right), columns_);
  target_row_ = stride_or(stride(product.rows, &ProductLoop::target), rows_, columns_);
  if (!product.has_addend) return;
  const auto row = stride(product.rows, &ProductLoop::addend);
  const auto column = stride(product.columns, &ProductLoop::addend);
  const bool vector = row && column && (rows_ == 1 || *row == 0) && (columns_ == 1 || *column == 1);
  addend_ = vector ? MatmulAddend::kColumns : MatmulAddend::kTarget;
}

// Chooses few tiles, so that the library can choose its own within them, but enough to keep the
// threads busy, and small ones of a factor that is packed.
void ProductCall::choose_tiles(const LibraryTiles& limits, size_t threads) {
  const int64_t products = rows_ * columns_ * depth_;
  const int64_t shares = std::clamp<int64_t>(batches_ * products / limits.min_product_share, 1,
                                             static_cast<int64_t>(threads));
  const auto element = static_cast<int64_t>(byte_size(product_.dtype));
  row_tile_ = rows_;
  column_tile_ = columns_;
  if (packs_right_) {
    column_tile_ = std::max(limits.packed_bytes / (depth_ * element), limits.min_packed_columns) /
                   limits.column_multiple * limits.column_multiple;
    column_tile_ = std::min(column_tile_, columns_);
  }
  if (packs_left_) {
    row_tile_ = std::max(limits.packed_bytes / (depth_ * element), limits.min_packed_rows);
    row_tile_ = std::min(row_tile_, rows_);
  }
  if (epilogue_) limit_tiles(limits);
  int64_t tasks = batches_ * divide_up(columns_, column_tile_) * divide_up(rows_, row_tile_);
  if (tasks < 4 * shares && tasks % shares != 0) {
    // Split the longer side again; a packed right side is packed by every thread that needs it.
    const bool whole_rows = epilogue_ && !epilogue_->cuts_columns();
    const bool prefers_columns = columns_ >= rows_ || (packs_right_ && columns_ >= 32 * shares);
    if (prefers_columns && !whole_rows) {
      const int64_t tiles = round_up(divide_up(columns_, column_tile_), shares);
      column_tile_ =
          std::min(round_up(divide_up(columns_, tiles), limits.column_multiple), columns_);
    } else {
      const int64_t tiles = round_up(divide_up(rows_, row_tile_), shares);
      row_tile_ = std::min(round_up(divide_up(rows_, tiles), limits.row_multiple), rows_);
    }
  }
  choose_collection(limits);
  row_tiles_ = divide_up(rows_, row_tile_);
  column_tiles_ = divide_up(columns_, column_tile_);
  tasks = batches_ * row_tiles_ * column_tiles_;
  shares_.resize(static_cast<size_t>(std::min(shares, tasks)));
}

// Limits the tiles, so that the data that an epilogue reads is still in the cache.
void ProductCall::limit_tiles(const LibraryTiles& limits) {
  const auto element = static_cast<int64_t>(byte_size(product_.target_dtype));
  if (epilogue_->cuts_columns()) {
    const int64_t fitting =
        std::max(limits.result_bytes / (row_tile_ * element), limits.min_packed_columns);
    column_tile_ = even_tile(column_tile_, fitting, limits.column_multiple);
  } else {
    column_tile_ = columns_;
  }
  const int64_t fitting =
      std::max(limits.result_bytes / (column_tile_ * element), limits.row_multiple);
  row_tile_ = even_tile(row_tile_, fitting, limits.row_multiple);
}

// Collects tiles of a target with gaps between its rows, if the library is faster with dense ones
// by more than their copies take.
void ProductCall::choose_collection(const LibraryTiles& limits) {
  collects_ = epilogue_.has_value();
  if (epilogue_ || depth_ < limits.min_collected_depth || product_.dtype == DType::kF64) return;
  const int64_t least = product_.dtype == DType::kF32 ? limits.min_collected_rows : 2;
  const bool has_gaps = row_tile_ >= least && target_row_ > column_tile_;
  collects_ = has_gaps && Matmul::prefers_dense_target(shape(row_tile_, column_tile_));
  if (!collects_) return;
  const auto element = static_cast<int64_t>(byte_size(product_.target_dtype));
  const int64_t fitting =
      std::max(limits.result_bytes / (row_tile_ * element), limits.min_packed_columns);
  column_tile_ = even_tile(column_tile_, fitting, limits.column_multiple);
}

ProductCall::Tile ProductCall::tile_of(int64_t index, int64_t size, int64_t all) {
  const int64_t first = index * size;
  const int64_t count = std::min(size, all - first);
  return {.index = index, .first = first, .count = count, .shorter = count < size};
}

void ProductCall::tabulate() {
  const auto runs_by_tile = [&](const std::vector<int64_t>& all) {
    std::vector<std::vector<PackedRun>> tiles;
    for (int64_t i = 0; i < column_tiles_; ++i) {
      const Tile tile = tile_of(i, column_tile_, columns_);
      tiles.push_back(find_runs(std::span(all).subspan(static_cast<size_t>(tile.first),
                                                       static_cast<size_t>(tile.count))));
    }
    return tiles;
  };
  const auto element = static_cast<int64_t>(byte_size(product_.dtype));
  if (collects_) {
    tile_bytes_ = aligned_to_line(row_tile_ * column_tile_ *
                                  static_cast<int64_t>(byte_size(product_.target_dtype)));
  }
  if (packs_left_) {
    left_rows_ = offsets(product_.rows, &ProductLoop::left);
    left_depth_ = find_runs(offsets(product_.depth, &ProductLoop::left));
    packed_left_bytes_ = aligned_to_line(row_tile_ * depth_ * element);
  }
  if (!product_.window.empty()) windows_.emplace(product_, column_tile_, min_window_memcpy_);
  if (packs_right_) {
    if (!windows_) {
      right_columns_ = runs_by_tile(offsets(product_.columns, &ProductLoop::right));
      right_depth_ = offsets(product_.depth, &ProductLoop::right);
    }
    packed_right_bytes_ = aligned_to_line(depth_ * column_tile_ * element);
  }
  if (addend_ == MatmulAddend::kTarget) {
    addend_rows_ = offsets(product_.rows, &ProductLoop::addend);
    addend_columns_ = runs_by_tile(offsets(product_.columns, &ProductLoop::addend));
  }
}

MatmulShape ProductCall::shape(int64_t rows, int64_t columns) const {
  MatmulShape shape{.rows = rows,
                    .columns = columns,
                    .depth = depth_,
                    .left_row = depth_,
                    .left_depth = 1,
                    .right_depth = column_tile_,
                    .right_column = 1,
                    .target_row = std::max(result_row(columns), columns),
                    .dtype = product_.dtype,
                    .target_dtype = product_.target_dtype,
                    .addend = addend_};
  if (!packs_left_) {
    const auto row = uniform_stride(product_.rows, &ProductLoop::left);
    const auto depth = uniform_stride(product_.depth, &ProductLoop::left);
    const bool by_rows = depth_ == 1 ? rows_ == 1 || *row != 1 : *depth == 1;
    shape.left_depth = stride_or(depth, depth_, by_rows ? 1 : rows_);
    shape.left_row = stride_or(row, rows_, by_rows ? depth_ : 1);
  }
  if (!packs_right_) {
    const auto depth = uniform_stride(product_.depth, &ProductLoop::right);
    const auto column = uniform_stride(product_.columns, &ProductLoop::right);
    const bool by_rows = columns_ == 1 ? depth_ == 1 || *depth != 1 : *column == 1;
    shape.right_column = stride_or(column, columns_, by_rows ? 1 : depth_);
    shape.right_depth = stride_or(depth, depth_, by_rows ? columns_ : 1);
  }
  return shape;
}

std::expected<ProductCall::TileProduct, std::string> ProductCall::create_tile(
    const MatmulShape& shape) {
  if (shape.dtype == DType::kF64) return DoubleMatmul(shape);
  return Matmul::create(shape);
}

std::expected<void, std::string> ProductCall::create_matmuls() {
  const Tile last_rows = tile_of(row_tiles_ - 1, row_tile_, rows_);
  const Tile last_columns = tile_of(column_tiles_ - 1, column_tile_, columns_);
  for (Share& share : shares_) {
    for (const int64_t columns : {column_tile_, last_columns.count}) {
      for (const int64_t rows : {row_tile_, last_rows.count}) {
        auto matmul = create_tile(shape(rows, columns));
        if (!matmul) return std::unexpected(matmul.error());
        const size_t bytes =
            std::visit([](const auto& product) { return product.scratch_bytes(); }, *matmul);
        share_bytes_ = std::max(share_bytes_, align_up(bytes));
        share.matmuls.push_back(*std::move(matmul));
      }
    }
  }
  share_bytes_ += packed_left_bytes_ + packed_right_bytes_ + tile_bytes_;
  return {};
}

std::expected<ProductCall, std::string> ProductCall::prepare(const Product& product,
                                                             const LibraryTiles& tiles,
                                                             size_t threads,
                                                             std::optional<EpilogueCall> epilogue) {
  CHECK(fits_library(product));
  ProductCall call(product, tiles, std::move(epilogue));
  const OneThread one(call.openmp_);
  call.choose_tiles(tiles, threads);
  call.tabulate();
  if (auto created = call.create_matmuls(); !created) return std::unexpected(created.error());
  return call;
}

void ProductCall::bind(std::span<std::byte* const> buffers, std::byte* scratch) {
  size_t next = 0;
  operands_ = {.left = buffers[next++], .right = buffers[next++]};
  if (!epilogue_) operands_.target = buffers[next++];
  if (product_.has_addend) operands_.addend = buffers[next++];
  std::vector<std::byte*> tiles;
  for (Share& share : shares_) {
    share.left = scratch;
    share.right = share.left + packed_left_bytes_;
    share.tile = share.right + packed_right_bytes_;
    share.scratch = share.tile + tile_bytes_;
    scratch += share_bytes_;
    tiles.push_back(share.tile);
  }
  if (epilogue_) epilogue_->bind(buffers.subspan(next), tiles);
}

const std::byte* ProductCall::left_of(Share& share, int64_t batch, const Tile& rows) const {
  const size_t element = byte_size(product_.dtype);
  const int64_t start = product_.left_start + offset_of(product_.batch, &ProductLoop::left, batch);
  if (!packs_left_) {
    const int64_t first = offset_of(product_.rows, &ProductLoop::left, rows.first);
    return operands_.left + (start + first) * static_cast<int64_t>(element);
  }
  const int64_t wanted = batch * row_tiles_ + rows.index;
  if (std::exchange(share.packed_left, wanted) != wanted) {
    pack(operands_.left + start * static_cast<int64_t>(element), element,
         std::span(left_rows_)
             .subspan(static_cast<size_t>(rows.first), static_cast<size_t>(rows.count)),
         left_depth_, share.left, depth_, min_memcpy_);
  }
  return share.left;
}

const std::byte* ProductCall::right_of(Share& share, int64_t batch, const Tile& columns) const {
  const size_t element = byte_size(product_.dtype);
  const int64_t start =
      product_.right_start + offset_of(product_.batch, &ProductLoop::right, batch);
  if (!packs_right_) {
    const int64_t first = offset_of(product_.columns, &ProductLoop::right, columns.first);
    return operands_.right + (start + first) * static_cast<int64_t>(element);
  }
  const int64_t wanted = batch * column_tiles_ + columns.index;
  if (std::exchange(share.packed_right, wanted) != wanted) {
    const std::byte* const from = operands_.right + start * static_cast<int64_t>(element);
    const auto tile = static_cast<size_t>(columns.index);
    if (windows_) {
      windows_->pack(from, element, tile, share.right, column_tile_);
    } else {
      pack(from, element, right_depth_, right_columns_[tile], share.right, column_tile_,
           min_memcpy_);
    }
  }
  return share.right;
}

// The addend is written to the place where the product is then added to it.
void ProductCall::fill_target(std::byte* target, int64_t batch, const Tile& rows,
                              const Tile& columns) const {
  const size_t element = byte_size(product_.target_dtype);
  const int64_t start =
      product_.addend_start + offset_of(product_.batch, &ProductLoop::addend, batch);
  const std::byte* from = operands_.addend + start * static_cast<int64_t>(element);
  const auto places =
      std::span(addend_rows_)
          .subspan(static_cast<size_t>(rows.first), static_cast<size_t>(rows.count));
  if (uniform_stride(product_.columns, &ProductLoop::addend) == 0) {
    repeat(from, element, places, columns.count, target, result_row(columns.count));
  } else {
    pack(from, element, places, addend_columns_[static_cast<size_t>(columns.index)], target,
         result_row(columns.count), min_memcpy_);
  }
}

void ProductCall::run_task(size_t number, int64_t task) {
  Share& share = shares_[number];
  const Tile rows = tile_of(task % row_tiles_, row_tile_, rows_);
  const Tile columns = tile_of(task / row_tiles_ % column_tiles_, column_tile_, columns_);
  const int64_t batch = task / row_tiles_ / column_tiles_;
  const auto target_element = static_cast<int64_t>(byte_size(product_.target_dtype));
  MatmulOperands operands{.left = left_of(share, batch, rows),
                          .right = right_of(share, batch, columns),
                          .scratch = share.scratch};
  operands.target = collects_ ? share.tile : target_of(batch, rows, columns);
  if (addend_ == MatmulAddend::kColumns) {
    const int64_t addend = product_.addend_start +
                           offset_of(product_.batch, &ProductLoop::addend, batch) + columns.first;
    operands.addend = operands_.addend + addend * target_element;
  } else if (addend_ == MatmulAddend::kTarget) {
    fill_target(operands.target, batch, rows, columns);
  }
  const size_t which = (rows.shorter ? 1u : 0u) + (columns.shorter ? 2u : 0u);
  CHECK(std::visit([&](auto& product) { return product.run(operands); }, share.matmuls[which]));
  if (collects_) finish(number, batch, rows, columns);
}

std::byte* ProductCall::target_of(int64_t batch, const Tile& rows, const Tile& columns) const {
  const int64_t offset = product_.target_start +
                         offset_of(product_.batch, &ProductLoop::target, batch) +
                         rows.first * target_row_ + columns.first;
  return operands_.target + offset * static_cast<int64_t>(byte_size(product_.target_dtype));
}

// Hands the collected tile to the epilogue, or copies it to its place.
void ProductCall::finish(size_t number, int64_t batch, const Tile& rows, const Tile& columns) {
  if (epilogue_) {
    const int64_t row = batch * rows_ + rows.first;
    epilogue_->run(number, {.first_row = row,
                            .end_row = row + rows.count,
                            .first_column = columns.first,
                            .end_column = columns.first + columns.count,
                            .row_stride = columns.count});
    return;
  }
  const auto element = static_cast<int64_t>(byte_size(product_.target_dtype));
  const std::byte* from = shares_[number].tile;
  std::byte* to = target_of(batch, rows, columns);
  for (int64_t row = 0; row < rows.count; ++row) {
    std::memcpy(to, from, static_cast<size_t>(columns.count * element));
    from += columns.count * element;
    to += target_row_ * element;
  }
}

void ProductCall::warm_up() {
  const OneThread one(openmp_);
  for (const int64_t columns : {int64_t{0}, column_tiles_ - 1}) {
    for (const int64_t rows : {int64_t{0}, row_tiles_ - 1}) {
      run_task(0, columns * row_tiles_ + rows);
    }
  }
}

void ProductCall::run_share(size_t number) {
  const OneThread one(openmp_);
  Share& share = shares_[number];
  share.packed_left = -1;
  share.packed_right = -1;
  const int64_t tasks = batches_ * row_tiles_ * column_tiles_;
  const auto shares = static_cast<int64_t>(shares_.size());
  const auto first = static_cast<int64_t>(number) * tasks / shares;
  const auto last = (static_cast<int64_t>(number) + 1) * tasks / shares;
  for (int64_t task = first; task < last; ++task) run_task(number, task);
}

}  // namespace passnet
