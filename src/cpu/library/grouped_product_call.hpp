// A grouped product made ready to run: members with one matrix are multiplied together.
#pragma once

#include "cpu/library/matmul.hpp"
#include "cpu/library/one_thread.hpp"
#include "runtime/grouped_product.hpp"

#include <cstddef>
#include <expected>
#include <span>
#include <string>
#include <vector>

namespace passnet {

struct LibraryTiles;

// Each run lists the members of each group, and cuts each list into tiles of one of a few sizes. A
// task is a tile and a part of the columns: its vectors are gathered, multiplied with the group's
// matrix, and the sums stored where the members are. Each share takes an equal number of
// consecutive tasks and runs on one thread.
class GroupedProductCall {
 public:
  // `threads`: of the pool that it will run on. The error is one sentence.
  static std::expected<GroupedProductCall, std::string> prepare(const GroupedProduct& product,
                                                                const LibraryTiles& tiles,
                                                                size_t threads);

  // The size of the memory that `bind` needs, aligned as blocks are; it is free between runs.
  size_t scratch_bytes() const { return shares_.size() * share_bytes_; }
  // `buffers`: the addresses of the buffers of the step, in its order.
  void bind(std::span<std::byte* const> buffers, std::byte* scratch);
  // Runs each primitive once on the bound memory.
  void warm_up();
  // The number of threads that share the work.
  size_t shares() const { return shares_.size(); }
  size_t phases() const { return 1; }
  // A run is, for each phase, this call and then all shares, each on its own thread.
  void begin(size_t phase);
  void run_share(size_t share);

 private:
  struct Tile {
    int64_t group = 0;
    size_t first = 0;  // of `members_`
    size_t count = 0;
    size_t size = 0;  // the number of its size
  };
  struct Share {
    std::vector<Matmul> products;  // by size: of whole parts of the columns, and of the last
    std::byte* vectors = nullptr;  // gathered
    std::byte* sums = nullptr;
    std::byte* scratch = nullptr;
  };

  GroupedProductCall(const GroupedProduct& product, const LibraryTiles& tiles);
  std::expected<void, std::string> create_products();
  void add_tiles(int64_t group, size_t first, size_t count);
  void gather(const Share& share, const Tile& tile) const;
  void multiply(Share& share, const Tile& tile, int64_t part);

  GroupedProduct product_;
  OpenMp openmp_;
  std::vector<int64_t> sizes_;  // members of tiles, ascending
  int64_t part_ = 1;            // columns
  int64_t parts_ = 1;
  size_t share_bytes_ = 0;
  size_t vector_bytes_ = 0;
  size_t sum_bytes_ = 0;
  const std::byte* matrices_ = nullptr;
  const int64_t* numbers_ = nullptr;
  const std::byte* vectors_ = nullptr;
  std::byte* target_ = nullptr;
  std::vector<size_t> begins_;    // of each group in `members_`, and the end
  std::vector<int64_t> members_;  // ordered by group
  std::vector<Tile> tiles_;
  std::vector<Share> shares_;
};

}  // namespace passnet
