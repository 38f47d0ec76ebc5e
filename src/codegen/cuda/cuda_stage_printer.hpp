// The text of one stage: what its threads print alike, whether they have an iteration each or share
// rows.
#pragma once

#include "codegen/cuda/cuda_combine.hpp"
#include "codegen/cuda/cuda_exprs.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

class StagePrinter {
 public:
  // All arguments must outlive it.
  StagePrinter(const Kernel& kernel, const CudaStage& stage, std::span<const Layout> layouts,
               const CudaNames& names, CppWriter& writer)
      : kernel_(kernel),
        own_(stage),
        stage_(kernel.stages[stage.stage]),
        nest_(stage.nest),
        writer_(writer),
        exprs_(kernel, stage, layouts, names, writer),
        combine_(kernel, stage_, combined(), stage.max_chain) {}

 protected:
  std::string_view index_type() const { return own_.narrow ? "int32_t" : "int64_t"; }
  int64_t combined() const { return numel(std::span(nest_.extents).subspan(own_.free())); }
  std::string extent(size_t loop) const { return exprs_.number(nest_.extents[loop], own_.narrow); }

  void open_loop(size_t loop, std::string_view begin = "0", int64_t step = 1);

  // Prints `body` where the guard holds, inside of all loops.
  template <class Body>
  void with_guard(Body&& body) {
    if (stage_.guard.valid()) writer_.open("if ({})", exprs_.text(stage_.guard));
    exprs_.print_late(nest_.extents.size());
    body();
    if (stage_.guard.valid()) writer_.close();
  }

  // Declares an array with the values of each load in several iterations of a thread, or their
  // packs.
  void declare_ahead(std::span<const ExprId> loads, int64_t rounds);
  // Makes expressions take the value of a load from an array, at the variable `round`.
  void take_from(const std::string& array, ExprId load);
  // Loads an element of the array, for the iteration whose indices are declared.
  void load_into(const std::string& array, ExprId load);
  static std::string array_of(ExprId load) { return fmt::format("loaded{}", load.index); }
  // Returns those that are valid in every iteration, at a depth in (begin, end], without locals.
  std::vector<ExprId> loads_ahead(size_t begin, size_t end) const;
  // Returns the 32-bit registers that hold the loads of an iteration.
  int64_t words(std::span<const ExprId> loads) const;

  // Loads packs at the index `start` of the last loop, unless they have been.
  void load_packs();
  // Opens the loop over the elements of a pack.
  void open_parts();
  // Prints the value of each element, and closes that loop.
  void end_parts();
  void declare_result(int64_t pack);
  void store_pack(int64_t pack);

  // The value as memory holds it.
  std::string stored_value() const;
  void store(const std::string& text, DType dtype);
  void store_at(const std::string& place, const std::string& text, DType dtype);

  // Prints the reduction, or scan, of the loops of one thread.
  void print_reduce();
  void print_scan();
  // Prints the comparison of an element with the best one so far.
  void print_candidate();

  const Kernel& kernel_;
  const CudaStage& own_;
  const Stage& stage_;
  const Nest& nest_;
  CppWriter& writer_;
  CudaExprs exprs_;
  CudaCombine combine_;

 private:
  void print_parts(size_t loop);
  void print_position();
  std::string iteration() const;
};

}  // namespace passnet
