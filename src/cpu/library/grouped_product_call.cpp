#include "cpu/library/grouped_product_call.hpp"

#include "base/check.hpp"
#include "cpu/library/library_tiles.hpp"
#include "runtime/plan.hpp"

#include <algorithm>
#include <cstring>

namespace passnet {

GroupedProductCall::GroupedProductCall(const GroupedProduct& product, const LibraryTiles& tiles)
    : product_(product), openmp_(OpenMp::find()) {
  constexpr int64_t kMost = 32;  // not tuning: of members beyond it, the library is no faster
  for (int64_t size = 2; size < 2 * product.members && size <= kMost; size *= 2) {
    sizes_.push_back(size);
  }
  if (sizes_.empty()) sizes_.push_back(2);
  part_ = std::min(tiles.grouped_columns, product.columns);
  parts_ = (product.columns + part_ - 1) / part_;
  begins_.resize(static_cast<size_t>(product.groups) + 1);
  members_.resize(static_cast<size_t>(product.members));
}

std::expected<void, std::string> GroupedProductCall::create_products() {
  const auto element = static_cast<int64_t>(byte_size(product_.dtype));
  vector_bytes_ = align_up(static_cast<size_t>(sizes_.back() * product_.depth * element));
  sum_bytes_ = align_up(static_cast<size_t>(sizes_.back() * part_ * element));
  const int64_t last = product_.columns - (parts_ - 1) * part_;
  for (Share& share : shares_) {
    for (const int64_t rows : sizes_) {
      for (const int64_t columns : {part_, last}) {
        auto product = Matmul::create({.rows = rows,
                                       .columns = columns,
                                       .depth = product_.depth,
                                       .left_row = product_.depth,
                                       .left_depth = 1,
                                       .right_depth = product_.matrix_depth,
                                       .right_column = product_.matrix_column,
                                       .target_row = columns,
                                       .dtype = product_.dtype,
                                       .target_dtype = product_.dtype});
        if (!product) return std::unexpected(product.error());
        share_bytes_ = std::max(share_bytes_, align_up(product->scratch_bytes()));
        share.products.push_back(*std::move(product));
      }
    }
  }
  share_bytes_ += vector_bytes_ + sum_bytes_;
  return {};
}

std::expected<GroupedProductCall, std::string> GroupedProductCall::prepare(
    const GroupedProduct& product, const LibraryTiles& tiles, size_t threads) {
  GroupedProductCall call(product, tiles);
  const OneThread one(call.openmp_);
  const int64_t products = product.members * product.columns * product.depth;
  call.shares_.resize(static_cast<size_t>(
      std::clamp<int64_t>(products / tiles.min_product_share, 1, static_cast<int64_t>(threads))));
  if (auto created = call.create_products(); !created) return std::unexpected(created.error());
  return call;
}

void GroupedProductCall::bind(std::span<std::byte* const> buffers, std::byte* scratch) {
  matrices_ = buffers[0];
  numbers_ = reinterpret_cast<const int64_t*>(buffers[1]);
  target_ = buffers[2];
  vectors_ = buffers[3];
  for (Share& share : shares_) {
    share.vectors = scratch;
    share.sums = share.vectors + vector_bytes_;
    share.scratch = share.sums + sum_bytes_;
    scratch += share_bytes_;
  }
}

// Cuts the members of a group, from the largest size on; the rest is padded to the least that holds
// it.
void GroupedProductCall::add_tiles(int64_t group, size_t first, size_t count) {
  while (count > 0) {
    size_t size = 0;
    while (size + 1 < sizes_.size() && static_cast<size_t>(sizes_[size]) < count) ++size;
    const size_t taken = std::min(count, static_cast<size_t>(sizes_[size]));
    tiles_.push_back({.group = group, .first = first, .count = taken, .size = size});
    first += taken;
    count -= taken;
  }
}

// Orders the members by group. A number that is out of bounds was reported by what computed it, and
// counts as 0 here.
void GroupedProductCall::begin(size_t /*phase*/) {
  const auto group_of = [&](size_t member) {
    const int64_t number = numbers_[member];
    return static_cast<size_t>(number >= 0 && number < product_.groups ? number : 0);
  };
  std::ranges::fill(begins_, 0);
  for (size_t member = 0; member < members_.size(); ++member) ++begins_[group_of(member) + 1];
  for (size_t group = 1; group < begins_.size(); ++group) begins_[group] += begins_[group - 1];
  tiles_.clear();
  for (size_t group = 0; group + 1 < begins_.size(); ++group) {
    add_tiles(static_cast<int64_t>(group), begins_[group], begins_[group + 1] - begins_[group]);
  }
  for (size_t member = 0; member < members_.size(); ++member) {
    members_[begins_[group_of(member)]++] = static_cast<int64_t>(member);
  }
}

// Gathers the vectors of a tile, with zeros behind them.
void GroupedProductCall::gather(const Share& share, const Tile& tile) const {
  const size_t element = byte_size(product_.dtype);
  const size_t row = static_cast<size_t>(product_.depth) * element;
  std::byte* to = share.vectors;
  for (size_t i = 0; i < tile.count; ++i, to += row) {
    const int64_t member = members_[tile.first + i];
    const std::byte* const from =
        vectors_ +
        (product_.vector_start + member * product_.vector_member) * static_cast<int64_t>(element);
    if (product_.vector_depth == 1) {
      std::memcpy(to, from, row);
      continue;
    }
    for (int64_t d = 0; d < product_.depth; ++d) {
      const auto at = d * static_cast<int64_t>(element);
      std::memcpy(to + at, from + at * product_.vector_depth, element);
    }
  }
  std::memset(to, 0, (static_cast<size_t>(sizes_[tile.size]) - tile.count) * row);
}

void GroupedProductCall::multiply(Share& share, const Tile& tile, int64_t part) {
  const auto element = static_cast<int64_t>(byte_size(product_.dtype));
  const int64_t first = part * part_;
  const int64_t columns = std::min(part_, product_.columns - first);
  const bool is_last = part + 1 == parts_;
  const std::byte* const matrix =
      matrices_ + (product_.matrix_start + tile.group * product_.matrix_group +
                   first * product_.matrix_column) *
                      element;
  CHECK(share.products[tile.size * 2 + (is_last ? 1 : 0)].run(
      {.left = share.vectors, .right = matrix, .target = share.sums, .scratch = share.scratch}));
  const auto row = static_cast<size_t>(columns * element);
  for (size_t i = 0; i < tile.count; ++i) {
    std::memcpy(target_ + (members_[tile.first + i] * product_.columns + first) * element,
                share.sums + i * row, row);
  }
}

void GroupedProductCall::warm_up() {
  const OneThread one(openmp_);
  Share& share = shares_[0];
  for (size_t size = 0; size < sizes_.size(); ++size) {
    // A tile of no members stores nothing.
    const Tile tile{.size = size};
    gather(share, tile);
    multiply(share, tile, 0);
    multiply(share, tile, parts_ - 1);
  }
}

void GroupedProductCall::run_share(size_t number) {
  const OneThread one(openmp_);
  Share& share = shares_[number];
  const size_t tasks = tiles_.size() * static_cast<size_t>(parts_);
  const size_t first = number * tasks / shares_.size();
  const size_t last = (number + 1) * tasks / shares_.size();
  for (size_t task = first; task < last; ++task) {
    const auto part = static_cast<int64_t>(task % static_cast<size_t>(parts_));
    const Tile& tile = tiles_[task / static_cast<size_t>(parts_)];
    if (task == first || part == 0) gather(share, tile);
    multiply(share, tile, part);
  }
}

}  // namespace passnet
