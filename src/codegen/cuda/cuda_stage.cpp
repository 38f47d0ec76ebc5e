#include "codegen/cuda/cuda_stage.hpp"

#include "codegen/cpp/cpp_spelling.hpp"
#include "codegen/cuda/cuda_stage_printer.hpp"
#include "codegen/cuda/cuda_threads.hpp"

#include <algorithm>

namespace passnet {
namespace {

class ThreadStagePrinter : public StagePrinter {
 public:
  using StagePrinter::StagePrinter;

  // Prints the stage for a thread whose indices are declared.
  void print() {
    if (own_.pack > 1) return print_packs();
    if (own_.tile && own_.tile->square > 1) return print_square();
    if (!own_.owned.empty()) return print_owner();
    if (rounds_of(own_) > 1) return print_rounds();
    print_iteration();
  }

 private:
  void print_iteration() {
    for (size_t depth = 0; depth <= own_.spread; ++depth) exprs_.print_early(depth);
    for (size_t loop = own_.spread; loop < own_.free(); ++loop) open_loop(loop);
    switch (stage_.kind) {
      case StageKind::kMap:
        with_guard([&] { store(stored_value(), combine_.dtype()); });
        break;
      case StageKind::kReduce:
        print_reduce();
        break;
      case StageKind::kScan:
        print_scan();
        break;
    }
    for (size_t loop = own_.spread; loop < own_.free(); ++loop) writer_.close();
  }

  // Prints the iterations of a thread of a map: all of their loads, then what is computed.
  void print_rounds() {
    const std::vector<ExprId> loads = loads_ahead(0, own_.spread);
    if (!loads.empty()) {
      declare_ahead(loads, rounds_of(own_));
      open_rounds(own_, exprs_, writer_);
      for (const ExprId load : loads) load_into(array_of(load), load);
      writer_.close();
    }
    open_rounds(own_, exprs_, writer_);
    print_iteration();
    writer_.close();
  }

  // Prints the loops of a thread that owns an element: it takes the values that are stored there,
  // in the order of the iterations. Threads that share them combine what each has taken.
  void print_owner() {
    const Shape shape = kernel_.shape(stage_.target);
    std::vector<std::string> index(shape.size());
    for (size_t at = own_.owned.size(); at-- > 0;) {
      const size_t dim = own_.owned[at];
      const std::string count = exprs_.number(shape[dim], own_.narrow);
      index[dim] = fmt::format("own{}", dim);
      writer_.line("const {} {} = at % {};", index_type(), index[dim], count);
      writer_.line("at /= {};", count);
    }
    for (size_t depth = 0; depth <= own_.spread; ++depth) exprs_.print_early(depth);
    for (size_t dim = 0; dim < shape.size(); ++dim) {
      if (index[dim].empty()) index[dim] = exprs_.text(stage_.target_index[dim]);
    }
    const std::string place = exprs_.element_at(stage_.target, index);
    const bool is_shared = own_.share > 1;
    const DType target = kernel_.buffer(stage_.target).dtype;
    const std::string_view type = cpp_memory_type(target);
    const std::string_view op =
        is_shared ? cpp_combine(accumulating_combine(stage_.store), target) : "";
    writer_.line("{} own = {};", type, is_shared ? fmt::format("{}::start<{}>", op, type) : place);
    for (size_t loop = own_.spread; loop < own_.free(); ++loop) {
      const bool is_first = loop == own_.spread;
      open_loop(loop, is_shared && is_first ? "lane" : "0", is_first ? own_.share : 1);
    }
    with_guard([&] {
      std::string is_own;
      for (const size_t dim : own_.owned) {
        is_own += fmt::format("{}{} == {}", is_own.empty() ? "" : " && ",
                              exprs_.text(stage_.target_index[dim]), index[dim]);
      }
      writer_.open("if ({})", is_own);
      store_at("own", stored_value(), combine_.dtype());
      writer_.close();
    });
    for (size_t loop = own_.spread; loop < own_.free(); ++loop) writer_.close();
    if (is_shared) {
      writer_.line("own = pn::combine_team<{}, {}>(own);", op, own_.share);
      writer_.open("if (lane == 0)");
      writer_.line("{} = {};", place, cpp_accumulated(stage_.store, target, place, "own"));
      writer_.close();
    } else {
      writer_.line("{} = own;", place);
    }
  }

  // Prints the loads, the computation and the store of several neighboring elements.
  void print_packs() {
    for (size_t depth = 0; depth < nest_.extents.size(); ++depth) exprs_.print_early(depth);
    load_packs();
    open_parts();
    end_parts();
    store_pack(own_.pack);
  }

  // Prints a square of iterations of two loops: loads packs of either, and stores packs of the
  // last.
  void print_square() {
    const CudaTile& tile = *own_.tile;
    const size_t last = nest_.extents.size() - 1;
    load_side(own_.packed, tile.loop, "first", last, "start");
    load_side(own_.packed_across, last, "start", tile.loop, "first");
    open_side("side", tile.loop, "first");
    declare_result(tile.square);
    open_side("part", last, "start");
    for (size_t depth = 0; depth <= nest_.extents.size(); ++depth) exprs_.print_early(depth);
    exprs_.print_late(nest_.extents.size());
    store_at("result.values[part]", stored_value(), combine_.dtype());
    writer_.close();
    store_pack(tile.square);
    writer_.close();
  }

  // Opens the loop over a side of a square.
  void open_side(std::string_view name, size_t loop, std::string_view first) {
    writer_.directive("#pragma unroll");
    writer_.open("for (int32_t {0} = 0; {0} < {1}; ++{0})", name, own_.tile->square);
    writer_.line("const {} i{} = {} + {};", index_type(), loop, first, name);
  }

  // Loads the packs of a square along the loop `along`, one for each of its iterations of `loop`.
  void load_side(std::span<const ExprId> loads, size_t loop, std::string_view first, size_t along,
                 std::string_view start) {
    const auto is_used = [&](ExprId id) { return own_.placed(id).uses > 0; };
    if (std::ranges::none_of(loads, is_used)) return;
    const int64_t square = own_.tile->square;
    for (const ExprId id : loads) {
      if (!is_used(id)) continue;
      const bool is_along = loop == own_.tile->loop;
      exprs_.name_load(id, fmt::format("pack{}[{}].values[{}]", id.index,
                                       is_along ? "side" : "part", is_along ? "part" : "side"));
      const DType dtype = kernel_.buffer(nest_.loads.at(id).buffer).dtype;
      writer_.line("pn::Pack<{0}, {1}> pack{2}[{1}];", cpp_memory_type(dtype), square, id.index);
    }
    open_side("part", loop, first);
    writer_.line("const {} i{} = {};", index_type(), along, start);
    for (const ExprId id : loads) {
      if (!is_used(id)) continue;
      writer_.line("pack{}[part] = pn::load_pack<{}>(&{});", id.index, square,
                   exprs_.element(nest_.loads.at(id), kernel_.expr(id).operands));
    }
    writer_.close();
  }
};

}  // namespace

void print_cuda_threads(const Kernel& kernel, const CudaBlocks& blocks, std::string_view block,
                        std::span<const Layout> layouts, const CudaNames& names,
                        std::span<const std::string> comments, CppWriter& writer) {
  const CudaStage& first = blocks.stages.front();
  open_thread(first, block, blocks.threads, CudaExprs(kernel, first, layouts, names, writer),
              writer);
  for (const CudaStage& stage : blocks.stages) {
    writer.open_block();
    if (!comments.empty()) print_comment_lines(comments[stage.stage], writer);
    ThreadStagePrinter(kernel, stage, layouts, names, writer).print();
    writer.close();
  }
  writer.close();
}

}  // namespace passnet
