// Prints the elements of one stage in tiles.
#pragma once

#include "codegen/cuda/cuda_stage_printer.hpp"

#include <span>
#include <string>

namespace passnet {

// True for a tile of 16-bit floats, of which a register of tensor cores has two.
bool is_in_pairs(const Kernel& kernel, const CudaTiles& tiles, BufferId local);

// For each of a thread's rows, neighboring columns.
class TileStagePrinter : public StagePrinter {
 public:
  // All arguments must outlive it.
  TileStagePrinter(const Kernel& kernel, const CudaBlocks& blocks, const CudaStage& stage,
                   std::span<const Layout> layouts, const CudaNames& names, CppWriter& writer)
      : StagePrinter(kernel, stage, layouts, names, writer),
        blocks_(blocks),
        tiles_(*blocks.tiles) {}

  // Prints a stage that is no product.
  void print();
  // Stores the sums of a product, which are in the array `sums`.
  void print_sums(const std::string& sums);

 private:
  bool is_local() const { return blocks_.is_local(stage_.target); }
  bool reduces() const { return stage_.kind == StageKind::kReduce; }
  bool needs_index(size_t loop) const;
  int64_t columns_of_tile(size_t column) const;
  void declare_row();
  void declare_start();
  void print_columns(size_t column);
  std::string unrounded_value() const;
  void finish(bool is_cut);
  void store_value(const std::string& text, DType dtype);

  const CudaBlocks& blocks_;
  const CudaTiles& tiles_;
};

}  // namespace passnet
