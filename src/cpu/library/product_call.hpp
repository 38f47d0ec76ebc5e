// A product made ready to run: cut into tiles, the library's primitives compiled.
#pragma once

#include "cpu/epilogue_call.hpp"
#include "cpu/library/double_matmul.hpp"
#include "cpu/library/matmul.hpp"
#include "cpu/library/one_thread.hpp"
#include "cpu/pack.hpp"
#include "cpu/pack_windows.hpp"
#include "runtime/product.hpp"

#include <cstddef>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace passnet {

struct LibraryTiles;

// Tasks are tiles of the target, numbered over batch, tiles of columns and tiles of rows. Each
// share takes an equal number of consecutive tasks and runs on one thread. A factor that the
// library cannot read in place is packed, tile by tile. With an epilogue, and where the library is
// faster so, each share has a tile of the target in memory of its own, small enough for the
// second-level cache.
class ProductCall {
 public:
  // The product must fit the library. `threads`: of the pool that it will run on. The error is one
  // sentence.
  static std::expected<ProductCall, std::string> prepare(const Product& product,
                                                         const LibraryTiles& tiles, size_t threads,
                                                         std::optional<EpilogueCall> epilogue = {});

  // The size of the memory that `bind` needs, aligned as blocks are; it is free between runs.
  size_t scratch_bytes() const { return shares_.size() * share_bytes_; }
  // `buffers`: the addresses of the buffers of the step, in its order.
  void bind(std::span<std::byte* const> buffers, std::byte* scratch);
  // Runs each primitive once on the bound memory, because the library compiles some at their first
  // run.
  void warm_up();
  // The number of threads that share the work.
  size_t shares() const { return shares_.size(); }
  size_t phases() const { return 1; }
  // A run is, for each phase, this call and then all shares, each on its own thread.
  void begin(size_t /*phase*/) const {
    if (epilogue_) epilogue_->begin();
  }
  void run_share(size_t share);

 private:
  using TileProduct = std::variant<Matmul, DoubleMatmul>;
  struct Operands {
    const std::byte* left = nullptr;  // their blocks of memory; the product knows the offsets
    const std::byte* right = nullptr;
    const std::byte* addend = nullptr;
    std::byte* target = nullptr;  // none with an epilogue
  };
  // Each has primitives of its own, because a primitive holds its operands.
  struct Share {
    std::vector<TileProduct> matmuls;  // whole tiles, then shorter rows (1), columns (2), both (3)
    std::byte* left = nullptr;         // packed
    std::byte* right = nullptr;
    std::byte* tile = nullptr;  // of the target, if it is collected
    std::byte* scratch = nullptr;
    int64_t packed_left = -1;  // the batch and tile of this run that they contain
    int64_t packed_right = -1;
  };
  struct Tile {
    int64_t index = 0;
    int64_t first = 0;
    int64_t count = 0;
    bool shorter = false;  // shorter than the others: the last
  };
  static Tile tile_of(int64_t index, int64_t size, int64_t all);

  ProductCall(const Product& product, const LibraryTiles& tiles,
              std::optional<EpilogueCall> epilogue);
  void choose_tiles(const LibraryTiles& limits, size_t threads);
  void tabulate();
  std::expected<void, std::string> create_matmuls();
  MatmulShape shape(int64_t rows, int64_t columns) const;
  static std::expected<TileProduct, std::string> create_tile(const MatmulShape& shape);
  void limit_tiles(const LibraryTiles& limits);
  void choose_collection(const LibraryTiles& limits);
  // The distance of the rows that the library writes, of a tile of so many columns.
  int64_t result_row(int64_t columns) const { return collects_ ? columns : target_row_; }
  void run_task(size_t number, int64_t task);
  const std::byte* left_of(Share& share, int64_t batch, const Tile& rows) const;
  const std::byte* right_of(Share& share, int64_t batch, const Tile& columns) const;
  void fill_target(std::byte* target, int64_t batch, const Tile& rows, const Tile& columns) const;
  std::byte* target_of(int64_t batch, const Tile& rows, const Tile& columns) const;
  void finish(size_t number, int64_t batch, const Tile& rows, const Tile& columns);

  Product product_;
  int64_t min_memcpy_;         // elements, as `LibraryTiles` has it
  int64_t min_window_memcpy_;  // likewise
  OpenMp openmp_;
  int64_t rows_ = 1;
  int64_t columns_ = 1;
  int64_t depth_ = 1;
  int64_t batches_ = 1;
  int64_t row_tile_ = 1;
  int64_t column_tile_ = 1;
  int64_t row_tiles_ = 1;
  int64_t column_tiles_ = 1;
  bool packs_left_ = false;
  bool packs_right_ = false;
  bool collects_ = false;  // a tile of the target in memory of the share's own
  MatmulAddend addend_ = MatmulAddend::kNone;
  // Offsets of iterations, if a factor is packed or the addend is spread.
  std::vector<int64_t> left_rows_;
  std::vector<PackedRun> left_depth_;
  std::vector<std::vector<PackedRun>> right_columns_;  // of each tile of columns
  std::vector<int64_t> right_depth_;
  std::optional<WindowPacker> windows_;  // replaces these two
  std::vector<int64_t> addend_rows_;
  std::vector<std::vector<PackedRun>> addend_columns_;
  int64_t target_row_ = 0;
  size_t share_bytes_ = 0;
  size_t packed_left_bytes_ = 0;
  size_t packed_right_bytes_ = 0;
  size_t tile_bytes_ = 0;
  std::optional<EpilogueCall> epilogue_;
  Operands operands_;
  std::vector<Share> shares_;
};

}  // namespace passnet
