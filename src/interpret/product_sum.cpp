#include "interpret/product_sum.hpp"

#include "interpret/product_tile.hpp"
#include "kernel/analysis/contraction.hpp"
#include "kernel/storage.hpp"

#include <algorithm>

namespace passnet {
namespace {

// A block's panels (196 and 393 KB) and sums (147 KB) stay in the second-level cache.
constexpr size_t kRows = 96;
constexpr size_t kColumns = 192;
constexpr size_t kDepth = 256;
static_assert(kRows % kTileRows == 0 && kColumns % kTileColumns == 0);

constexpr int64_t kMostOffsets = 1 << 20;  // of a table; further loops count as batch
constexpr int64_t kLeastProducts = 512;    // below, packing costs more than it saves

// Extends the offsets of the iterations of some loops by one more inner loop.
void extend(std::vector<int64_t>& offsets, int64_t extent, int64_t stride) {
  std::vector<int64_t> longer;
  longer.reserve(offsets.size() * static_cast<size_t>(extent));
  for (const int64_t offset : offsets) {
    for (int64_t i = 0; i < extent; ++i) longer.push_back(offset + i * stride);
  }
  offsets = std::move(longer);
}

// True if most rows are followed by their neighbor in memory.
bool has_runs(const std::vector<int64_t>& rows) {
  size_t neighbors = 0;
  for (size_t i = 1; i < rows.size(); ++i) neighbors += rows[i] - rows[i - 1] == 1 ? 1 : 0;
  return 4 * neighbors >= 3 * rows.size();
}

// Tabulates the loops of a contraction. The innermost come into the tables first, so that a table
// that is full leaves the outermost loops to the batch.
class Tabulator {
 public:
  Tabulator(const ContractionForm& contraction, const Nest& nest)
      : contraction_(contraction),
        nest_(nest),
        left_(nest.loads.at(contraction.factors.left)),
        right_(nest.loads.at(contraction.factors.right)) {}

  std::optional<ProductSum> tabulate() {
    const size_t kept = nest_.extents.size() - nest_.combined;
    for (size_t loop = kept; loop-- > 0;) place(loop);
    ProductSum sum{.left = left_.buffer,
                   .right = right_.buffer,
                   .target = nest_.target.buffer,
                   .left_start = left_.offset,
                   .right_start = right_.offset,
                   .target_start = nest_.target.offset};
    for (size_t loop = 0; loop < kept; ++loop) {
      const int64_t extent = nest_.extents[loop];
      const int64_t to = nest_.target.strides[loop];
      if (is_row_[loop]) {
        extend(sum.left_rows, extent, left_.strides[loop]);
        extend(sum.target_rows, extent, to);
      } else if (is_column_[loop]) {
        extend(sum.right_columns, extent, right_.strides[loop]);
        extend(sum.target_columns, extent, to);
      } else {
        sum.batch.push_back({extent, left_.strides[loop], right_.strides[loop], to});
      }
    }
    int64_t depth = 1;
    for (size_t loop = kept; loop < nest_.extents.size(); ++loop) depth *= nest_.extents[loop];
    if (depth > kMostOffsets || rows_ * columns_ * depth < kLeastProducts) return std::nullopt;
    for (size_t loop = kept; loop < nest_.extents.size(); ++loop) {
      extend(sum.left_depth, nest_.extents[loop], left_.strides[loop]);
      extend(sum.right_depth, nest_.extents[loop], right_.strides[loop]);
    }
    if (rows_ == 1) exchange_factors(sum);
    const bool one_column = sum.target_columns.size() == 1;
    if (one_column && !has_runs(sum.left_rows)) return std::nullopt;
    return sum;
  }

 private:
  void place(size_t loop) {
    const auto fits = [&](int64_t& size) {
      if (size * nest_.extents[loop] > kMostOffsets) return false;
      size *= nest_.extents[loop];
      return true;
    };
    const ContractionLoop role = contraction_.loops[loop];
    is_row_[loop] = role == ContractionLoop::kRow && fits(rows_);
    is_column_[loop] = role == ContractionLoop::kColumn && fits(columns_);
  }

  const ContractionForm& contraction_;
  const Nest& nest_;
  const Access& left_;
  const Access& right_;
  int64_t rows_ = 1;
  int64_t columns_ = 1;
  std::vector<bool> is_row_ = std::vector<bool>(nest_.extents.size());
  std::vector<bool> is_column_ = std::vector<bool>(nest_.extents.size());
};

// panel[k * width + i] = from[places[i] + depth[k]] for the `width` places of each tile; missing
// places give 0.
template <size_t width, class S>
void pack(const S* from, std::span<const int64_t> places, std::span<const int64_t> depth,
          double* panel) {
  for (size_t first = 0; first < places.size(); first += width, panel += depth.size() * width) {
    const size_t count = std::min(width, places.size() - first);
    const S* start = from + places[first];
    if (count == width && places[first + width - 1] - places[first] == width - 1) {
      for (size_t k = 0; k < depth.size(); ++k) {
        for (size_t i = 0; i < width; ++i) {
          panel[k * width + i] = static_cast<double>(S::load(start[depth[k] + std::ptrdiff_t(i)]));
        }
      }
      continue;
    }
    for (size_t i = 0; i < width; ++i) {
      if (i >= count) {
        for (size_t k = 0; k < depth.size(); ++k) panel[k * width + i] = 0;
        continue;
      }
      const S* column = from + places[first + i];
      for (size_t k = 0; k < depth.size(); ++k) {
        panel[k * width + i] = static_cast<double>(S::load(column[depth[k]]));
      }
    }
  }
}

template <size_t width>
void pack(DType dtype, const std::byte* data, int64_t start, std::span<const int64_t> places,
          std::span<const int64_t> depth, std::vector<double>& panel) {
  with_storage(dtype, [&]<class S>() {
    if constexpr (kIsFloat<typename S::Lane>) {
      pack<width>(reinterpret_cast<const S*>(data) + start, places, depth, panel.data());
    }
  });
}

std::span<const int64_t> part(const std::vector<int64_t>& all, size_t first, size_t count) {
  return std::span(all).subspan(first, std::min(count, all.size() - first));
}

size_t parts(size_t count, size_t each) { return (count + each - 1) / each; }

// The blocks of a product sum, numbered over batch, rows and columns.
class Blocks {
 public:
  Blocks(const Kernel& kernel, const ProductSum& sum, std::span<std::byte* const> memory,
         size_t threads)
      : kernel_(kernel), sum_(sum), memory_(memory) {
    column_blocks_ = parts(sum.target_columns.size(), kColumns);
    const size_t batches = batches_of(sum);
    // Enough blocks for every thread; splitting rows changes no sum.
    if (const size_t rows = sum.target_rows.size(); batches * column_blocks_ < threads) {
      rows_ = std::clamp(parts(parts(rows, 4 * threads), kTileRows) * kTileRows, kTileRows, kRows);
    }
    row_blocks_ = parts(sum.target_rows.size(), rows_);
    count_ = batches * row_blocks_ * column_blocks_;
  }

  size_t count() const { return count_; }

  void run(size_t begin, size_t end) const {
    Scratch scratch;
    for (size_t block = begin; block < end; ++block) run(block, scratch);
  }

 private:
  struct Scratch {
    std::vector<double> left = std::vector<double>(kRows * kDepth);
    std::vector<double> right = std::vector<double>(kColumns * kDepth);
    std::vector<double> sums = std::vector<double>(kRows * kColumns);
  };
  const std::byte* data(BufferId buffer) const { return memory_[buffer.index]; }

  void run(size_t block, Scratch& scratch) const {
    const size_t first_column = block % column_blocks_ * kColumns;
    const size_t first_row = block / column_blocks_ % row_blocks_ * rows_;
    const ProductStart start = start_of(sum_, block / column_blocks_ / row_blocks_);
    const auto rows = part(sum_.left_rows, first_row, rows_);
    const auto columns = part(sum_.right_columns, first_column, kColumns);
    const size_t stride = parts(columns.size(), kTileColumns) * kTileColumns;
    std::fill_n(scratch.sums.begin(), parts(rows.size(), kTileRows) * kTileRows * stride, 0.0);
    for (size_t k = 0; k < sum_.left_depth.size(); k += kDepth) {
      const auto depth = part(sum_.left_depth, k, kDepth);
      pack<kTileRows>(kernel_.buffer(sum_.left).dtype, data(sum_.left), start.left, rows, depth,
                      scratch.left);
      pack<kTileColumns>(kernel_.buffer(sum_.right).dtype, data(sum_.right), start.right, columns,
                         part(sum_.right_depth, k, kDepth), scratch.right);
      for (size_t c = 0; c < columns.size(); c += kTileColumns) {
        for (size_t r = 0; r < rows.size(); r += kTileRows) {
          add_products(depth.size(), &scratch.left[r * depth.size()],
                       &scratch.right[c * depth.size()], &scratch.sums[r * stride + c], stride);
        }
      }
    }
    store(start.target, part(sum_.target_rows, first_row, rows_),
          part(sum_.target_columns, first_column, kColumns), scratch.sums, stride);
  }

  void store(int64_t start, std::span<const int64_t> rows, std::span<const int64_t> columns,
             std::span<const double> sums, size_t stride) const {
    with_storage(kernel_.buffer(sum_.target).dtype, [&]<class S>() {
      using Lane = typename S::Lane;
      if constexpr (kIsFloat<Lane>) {
        auto* to = reinterpret_cast<S*>(memory_[sum_.target.index]) + start;
        for (size_t r = 0; r < rows.size(); ++r) {
          for (size_t c = 0; c < columns.size(); ++c) {
            to[rows[r] + columns[c]] = S::store(static_cast<Lane>(sums[r * stride + c]));
          }
        }
      }
    });
  }

  const Kernel& kernel_;
  const ProductSum& sum_;
  std::span<std::byte* const> memory_;
  size_t rows_ = kRows;
  size_t row_blocks_ = 0;
  size_t column_blocks_ = 0;
  size_t count_ = 0;
};

// Product sums of one column, such as depthwise convolutions: nothing is used twice, so nothing is
// packed; runs of rows that are neighbors in memory take one factor of the column at a time.
class ColumnBlocks {
 public:
  ColumnBlocks(const Kernel& kernel, const ProductSum& sum, std::span<std::byte* const> memory)
      : kernel_(kernel),
        sum_(sum),
        memory_(memory),
        row_blocks_(parts(sum.target_rows.size(), kRun)),
        count_(batches_of(sum) * row_blocks_) {}

  size_t count() const { return count_; }

  void run(size_t begin, size_t end) const {
    std::vector<double> factors(sum_.right_depth.size());
    std::vector<double> sums(kRun);
    for (size_t block = begin; block < end; ++block) {
      const size_t first = block % row_blocks_ * kRun;
      const ProductStart start = start_of(sum_, block / row_blocks_);
      std::ranges::fill(sums, 0.0);
      with_storage(kernel_.buffer(sum_.right).dtype, [&]<class S>() {
        if constexpr (kIsFloat<typename S::Lane>) {
          const S* from = reinterpret_cast<const S*>(memory_[sum_.right.index]) + start.right;
          for (size_t k = 0; k < factors.size(); ++k) {
            factors[k] = static_cast<double>(S::load(from[sum_.right_depth[k]]));
          }
        }
      });
      const auto rows = part(sum_.left_rows, first, kRun);
      with_storage(kernel_.buffer(sum_.left).dtype, [&]<class S>() {
        if constexpr (kIsFloat<typename S::Lane>) {
          add(reinterpret_cast<const S*>(memory_[sum_.left.index]) + start.left, rows, factors,
              sums.data());
        }
      });
      with_storage(kernel_.buffer(sum_.target).dtype, [&]<class S>() {
        if constexpr (kIsFloat<typename S::Lane>) {
          auto* to = reinterpret_cast<S*>(memory_[sum_.target.index]) + start.target;
          const auto places = part(sum_.target_rows, first, kRun);
          for (size_t r = 0; r < places.size(); ++r) {
            to[places[r]] = S::store(static_cast<typename S::Lane>(sums[r]));
          }
        }
      });
    }
  }

 private:
  static constexpr size_t kRun = 512;

  template <class S>
  void add(const S* from, std::span<const int64_t> rows, std::span<const double> factors,
           double* sums) const {
    for (size_t first = 0, last = 0; first < rows.size(); first = last) {
      while (last < rows.size() && rows[last] - rows[first] == std::ptrdiff_t(last - first)) ++last;
      for (size_t k = 0; k < factors.size(); ++k) {
        const S* run = from + rows[first] + sum_.left_depth[k];
        for (size_t i = 0; i < last - first; ++i) {
          sums[first + i] += static_cast<double>(S::load(run[i])) * factors[k];
        }
      }
    }
  }

  const Kernel& kernel_;
  const ProductSum& sum_;
  std::span<std::byte* const> memory_;
  size_t row_blocks_;
  size_t count_;
};

template <class AnyBlocks>
void run_blocks(const AnyBlocks& blocks, ThreadPool* pool) {
  if (pool == nullptr) return blocks.run(0, blocks.count());
  // The pool hands its data back without const; nothing is written through it.
  auto* data = const_cast<AnyBlocks*>(&blocks);  // NOLINT
  pool->parallel_for(
      static_cast<int64_t>(blocks.count()), 1,
      [](void* all, int64_t begin, int64_t end) {
        static_cast<const AnyBlocks*>(all)->run(static_cast<size_t>(begin),
                                                static_cast<size_t>(end));
      },
      data);
}

}  // namespace

void exchange_factors(ProductSum& sum) {
  std::swap(sum.left, sum.right);
  std::swap(sum.left_start, sum.right_start);
  std::swap(sum.left_rows, sum.right_columns);
  std::swap(sum.target_rows, sum.target_columns);
  std::swap(sum.left_depth, sum.right_depth);
  for (ProductSum::BatchLoop& loop : sum.batch) std::swap(loop.left, loop.right);
}

ProductStart start_of(const ProductSum& sum, size_t batch) {
  ProductStart start{sum.left_start, sum.right_start, sum.target_start};
  for (size_t i = sum.batch.size(); i-- > 0;) {
    const ProductSum::BatchLoop& loop = sum.batch[i];
    const auto at = static_cast<int64_t>(batch % static_cast<size_t>(loop.extent));
    batch /= static_cast<size_t>(loop.extent);
    start.left += at * loop.left;
    start.right += at * loop.right;
    start.target += at * loop.target;
  }
  return start;
}

size_t batches_of(const ProductSum& sum) {
  size_t batches = 1;
  for (const ProductSum::BatchLoop& loop : sum.batch) batches *= static_cast<size_t>(loop.extent);
  return batches;
}

std::optional<ProductSum> find_product_sum(const Kernel& kernel, const Stage& stage,
                                           const Nest& nest) {
  const auto contraction = find_contraction(kernel, stage, nest);
  return contraction ? Tabulator(*contraction, nest).tabulate() : std::nullopt;
}

void run_product_sum(const Kernel& kernel, const ProductSum& sum,
                     std::span<std::byte* const> memory, ThreadPool* pool) {
  if (sum.target_columns.size() == 1) {
    return run_blocks(ColumnBlocks(kernel, sum, memory), pool);
  }
  run_blocks(Blocks(kernel, sum, memory, pool == nullptr ? 1 : pool->size()), pool);
}

}  // namespace passnet
