#include "interpret/field/field_products.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace passnet {
namespace {

constexpr size_t kGroup = 4;  // products of residues below 2^31 whose sum fits in 64 bits
constexpr size_t kColumns = 64;
constexpr size_t kRows = 32;

// sums[column] += Σ left[k] · right[k][column] over a group of factors.
#if defined(__x86_64__)
[[gnu::target_clones("avx512f", "avx2", "default")]]
#endif
void add_group(const uint32_t* left, const uint32_t* right, uint64_t* lows, uint64_t* highs) {
  for (size_t column = 0; column < kColumns; ++column) {
    uint64_t total = 0;
    for (size_t k = 0; k < kGroup; ++k) {
      total += static_cast<uint64_t>(left[k]) * right[k * kColumns + column];
    }
    lows[column] += total & 0xFFFFFFFF;
    highs[column] += total >> 32;
  }
}

// The residues of a matrix modulo both primes, padded with zeros, which flags are, too.
struct Residues {
  std::array<std::vector<uint32_t>, 2> parts;

  explicit Residues(size_t size) {
    for (auto& part : parts) part.resize(size);
  }
  void set(size_t at, FieldWord word) {
    if (!Field::is_finite(word)) word = 0;
    parts[0][at] = static_cast<uint32_t>(word);
    parts[1][at] = static_cast<uint32_t>(word >> 32);
  }
};

class Products {
 public:
  Products(const Field& field, const ProductSum& sum, std::span<std::byte* const> memory)
      : field_(field), sum_(sum), depth_((sum.left_depth.size() + kGroup - 1) / kGroup * kGroup) {
    if (sum_.right_columns.size() < std::min(kColumns, sum_.left_rows.size())) {
      exchange_factors(sum_);  // blocks have many columns
    }
    left_ = reinterpret_cast<const FieldWord*>(memory[sum_.left.index]);
    right_ = reinterpret_cast<const FieldWord*>(memory[sum_.right.index]);
    target_ = reinterpret_cast<FieldWord*>(memory[sum_.target.index]);
    row_blocks_ = (sum_.left_rows.size() + kRows - 1) / kRows;
    column_blocks_ = (sum_.right_columns.size() + kColumns - 1) / kColumns;
  }

  size_t count() const { return batches_of(sum_) * row_blocks_ * column_blocks_; }

  void run(size_t block) const {
    const size_t first_column = block % column_blocks_ * kColumns;
    const size_t first_row = block / column_blocks_ % row_blocks_ * kRows;
    const ProductStart start = start_of(sum_, block / column_blocks_ / row_blocks_);
    const size_t columns = std::min(kColumns, sum_.right_columns.size() - first_column);
    const size_t rows = std::min(kRows, sum_.left_rows.size() - first_row);
    Residues right(depth_ * kColumns);
    std::array<std::vector<size_t>, kColumns> flags;  // by column: where it is not finite
    std::array<bool, kColumns> has_nan{};
    for (size_t k = 0; k < sum_.right_depth.size(); ++k) {
      const FieldWord* const from = right_ + start.right + sum_.right_depth[k];
      for (size_t c = 0; c < columns; ++c) {
        const FieldWord word = from[sum_.right_columns[first_column + c]];
        right.set(k * kColumns + c, word);
        if (!Field::is_finite(word)) flags[c].push_back(k);
        has_nan[c] |= Field::is_nan(word);
      }
    }
    Residues left(depth_);
    for (size_t r = 0; r < rows; ++r) {
      const FieldWord* const from = left_ + start.left + sum_.left_rows[first_row + r];
      std::vector<size_t> own;
      bool row_has_nan = false;
      for (size_t k = 0; k < sum_.left_depth.size(); ++k) {
        const FieldWord word = from[sum_.left_depth[k]];
        left.set(k, word);
        if (!Field::is_finite(word)) own.push_back(k);
        row_has_nan |= Field::is_nan(word);
      }
      FieldWord* const to = target_ + start.target + sum_.target_rows[first_row + r];
      add(left, right, std::span(sum_.target_columns).subspan(first_column, columns), to);
      for (size_t c = 0; c < columns; ++c) {
        if (own.empty() && flags[c].empty()) continue;
        const FieldWord* const column = right_ + start.right + sum_.right_columns[first_column + c];
        to[sum_.target_columns[first_column + c]] = row_has_nan || has_nan[c]
                                                        ? Field::not_a_number()
                                                        : sum_of_flags(from, column, own, flags[c]);
      }
    }
  }

 private:
  // The sum of the terms that are not finite; others do not change it.
  FieldWord sum_of_flags(const FieldWord* left, const FieldWord* right,
                         std::span<const size_t> of_left, std::span<const size_t> of_right) const {
    FieldWord sum = 0;
    for (const std::span<const size_t> places : {of_left, of_right}) {
      for (const size_t k : places) {
        FieldWord term = 0;
        field_.apply(ScalarOp::kMul, left + sum_.left_depth[k], right + sum_.right_depth[k],
                     nullptr, &term, 1);
        sum = field_.add(sum, term);
        if (Field::is_nan(sum)) return sum;
      }
    }
    return sum;
  }

  void add(const Residues& left, const Residues& right, std::span<const int64_t> columns,
           FieldWord* to) const {
    std::array<std::array<uint64_t, kColumns>, 2> lows{};
    std::array<std::array<uint64_t, kColumns>, 2> highs{};
    for (size_t part = 0; part < 2; ++part) {
      for (size_t k = 0; k < depth_; k += kGroup) {
        add_group(&left.parts[part][k], &right.parts[part][k * kColumns], lows[part].data(),
                  highs[part].data());
      }
    }
    for (size_t c = 0; c < columns.size(); ++c) {
      to[columns[c]] = field_.from_products({lows[0][c], highs[0][c]}, {lows[1][c], highs[1][c]});
    }
  }

  const Field& field_;
  ProductSum sum_;
  size_t depth_;
  const FieldWord* left_ = nullptr;
  const FieldWord* right_ = nullptr;
  FieldWord* target_ = nullptr;
  size_t row_blocks_ = 0;
  size_t column_blocks_ = 0;
};

}  // namespace

void run_field_products(const Field& field, const ProductSum& sum,
                        std::span<std::byte* const> memory, ThreadPool* pool) {
  Products products(field, sum, memory);
  const auto run = [](void* all, int64_t begin, int64_t end) {
    for (int64_t block = begin; block < end; ++block) {
      static_cast<const Products*>(all)->run(static_cast<size_t>(block));
    }
  };
  const auto count = static_cast<int64_t>(products.count());
  if (pool == nullptr) {
    run(&products, 0, count);
  } else {
    pool->parallel_for(count, 1, run, &products);
  }
}

}  // namespace passnet
