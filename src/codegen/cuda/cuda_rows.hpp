// Finds stages that run row by row on a GPU, each row computed by a team of threads.
#pragma once

#include "codegen/cuda/cuda_blocks.hpp"

#include <optional>
#include <span>

namespace passnet {

struct Target;

class CudaRowFinder {
 public:
  // All arguments must outlive it. `layouts`: those of inputs and outputs. `keeps`: threads may
  // keep values in registers, since the text has the numbers of its loops.
  CudaRowFinder(const Kernel& kernel, std::span<const Layout> layouts, const Target& target,
                bool keeps);

  // Returns the longest list of stages from `first` on, before `end`, that share rows and reduce
  // them, or one scan, and the team of each row; nothing if a thread per iteration of the stage is
  // as good.
  std::optional<CudaBlocks> find(size_t first, size_t end) const;

 private:
  // Elements of loads that neighboring rows, or neighboring items of a row, have next to each
  // other.
  struct NearLoads {
    int64_t along_rows = 0;
    int64_t along_items = 0;
  };

  std::optional<CudaBlocks> make(size_t first, size_t last) const;
  std::optional<CudaBlocks> make_scan(size_t at) const;
  CudaBlocks make_blocks(size_t first, std::span<const std::vector<size_t>> rows) const;
  bool can_join(size_t stage) const;
  int64_t columns_of_sector(const CudaBlocks& blocks) const;
  bool is_used_outside(const CudaBlocks& blocks, BufferId buffer) const;
  void share_rows(CudaBlocks& blocks) const;
  int64_t row_reach(const CudaBlocks& blocks, BufferId buffer) const;
  void keep_values(CudaBlocks& blocks) const;
  bool can_keep(const CudaBlocks& blocks, const CudaStage& stage, ExprId id) const;
  size_t count_loads(const CudaBlocks& blocks, BufferId buffer) const;
  void complete(CudaBlocks& blocks) const;
  void limit_unrolling(CudaBlocks& blocks) const;
  void choose_columns(CudaBlocks& blocks, int64_t longest) const;
  int64_t choose_share(const CudaBlocks& blocks, const CudaStage& stage, int64_t results) const;
  bool is_lonely(const CudaBlocks& blocks) const;
  bool is_slow_team(const CudaBlocks& blocks) const;
  bool are_idle(const CudaBlocks& blocks) const;
  bool gives_position(const CudaStage& stage) const;
  bool gives_results(const CudaStage& stage) const;  // several of a row
  NearLoads count_near_loads(const CudaBlocks& blocks) const;
  int64_t near_loads(const CudaBlocks& blocks, const CudaStage& stage, size_t loop) const;
  int64_t team_iterations(const CudaBlocks& blocks) const;
  int64_t choose_team(const CudaBlocks& blocks, int64_t longest) const;
  int64_t choose_lanes(const CudaBlocks& blocks, int64_t longest) const;
  int64_t pack_of(const CudaBlocks& blocks, const CudaStage& stage) const;
  int64_t bytes_of_lane(const CudaBlocks& blocks) const;

  const Kernel& kernel_;
  std::span<const Layout> layouts_;
  const Target& target_;
  bool keeps_;
  std::vector<Nest> nests_;  // by stage
};

}  // namespace passnet
