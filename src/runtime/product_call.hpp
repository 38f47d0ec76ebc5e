// A product made ready to run: cut into blocks, the library's primitives compiled.
#pragma once

#include "runtime/epilogue.hpp"
#include "runtime/matmul.hpp"
#include "runtime/pack.hpp"
#include "runtime/pack_windows.hpp"
#include "runtime/product.hpp"

#include <cstddef>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// Tasks are blocks of the target, numbered over batch, blocks of columns and blocks of rows; each
// thread takes as many that follow each other. A factor that the library cannot read where it lies
// is packed, block by block. With an epilogue, blocks of the target are the lanes' own memory,
// small enough for the second-level cache.
class ProductCall {
 public:
  // The product must fit the library. `threads`: of the pool that it will run on. The error is one
  // sentence.
  static std::expected<ProductCall, std::string> prepare(const Product& product, size_t threads,
                                                         std::optional<EpilogueCall> epilogue = {});

  // What `bind` needs, 64-byte aligned; free between runs.
  size_t scratch_bytes() const { return lanes_.size() * lane_bytes_; }
  // `buffers`: the addresses of the step's, in its order.
  void bind(std::span<std::byte* const> buffers, std::byte* scratch);
  // Runs each primitive once, on the bound memory: what the library compiles at a first call is
  // then compiled.
  void warm_up();
  // How many threads share the work.
  size_t lanes() const { return lanes_.size(); }
  // A run: first this, then all lanes, by as many threads.
  void begin() const {
    if (epilogue_) epilogue_->begin();
  }
  void run_lane(size_t lane);

 private:
  struct Operands {
    const std::byte* left = nullptr;  // their blocks of memory; the product knows the offsets
    const std::byte* right = nullptr;
    const std::byte* addend = nullptr;
    std::byte* target = nullptr;  // none with an epilogue
  };
  // One thread's: primitives are not shared, as each holds its operands.
  struct Lane {
    std::vector<Matmul> matmuls;  // whole blocks, then shorter rows (1), columns (2), both (3)
    std::byte* left = nullptr;    // packed
    std::byte* right = nullptr;
    std::byte* block = nullptr;  // of the target, for the epilogue
    std::byte* scratch = nullptr;
    int64_t packed_left = -1;  // which batch and block of this run is in them
    int64_t packed_right = -1;
  };
  struct Block {
    int64_t index = 0;
    int64_t first = 0;
    int64_t count = 0;
    bool shorter = false;  // than the others: the last
  };
  static Block block_of(int64_t index, int64_t size, int64_t all);

  ProductCall(const Product& product, std::optional<EpilogueCall> epilogue);
  void choose_blocks(size_t threads);
  void tabulate();
  std::expected<void, std::string> create_matmuls();
  MatmulShape shape(int64_t rows, int64_t columns) const;
  void limit_blocks();
  void run_task(size_t number, int64_t task);
  const std::byte* left_of(Lane& lane, int64_t batch, const Block& rows) const;
  const std::byte* right_of(Lane& lane, int64_t batch, const Block& columns) const;
  void fill_target(std::byte* target, int64_t batch, const Block& rows, const Block& columns) const;

  Product product_;
  OpenMp openmp_;
  int64_t rows_ = 1;
  int64_t columns_ = 1;
  int64_t depth_ = 1;
  int64_t batches_ = 1;
  int64_t row_block_ = 1;
  int64_t column_block_ = 1;
  int64_t row_blocks_ = 1;
  int64_t column_blocks_ = 1;
  bool packs_left_ = false;
  bool packs_right_ = false;
  MatmulAddend addend_ = MatmulAddend::kNone;
  // Offsets of iterations, where a factor is packed or the addend is spread.
  std::vector<int64_t> left_rows_;
  std::vector<Run> left_depth_;
  std::vector<std::vector<Run>> right_columns_;  // of each block of columns
  std::vector<int64_t> right_depth_;
  std::optional<WindowPacker> windows_;  // in place of these two
  std::vector<int64_t> addend_rows_;
  std::vector<std::vector<Run>> addend_columns_;
  int64_t target_row_ = 0;
  size_t lane_bytes_ = 0;
  size_t packed_left_bytes_ = 0;
  size_t packed_right_bytes_ = 0;
  size_t block_bytes_ = 0;
  std::optional<EpilogueCall> epilogue_;
  Operands operands_;
  std::vector<Lane> lanes_;
};

}  // namespace passnet
