#include "codegen/cuda/cuda_stage.hpp"

#include "codegen/cpp/cpp_spelling.hpp"
#include "codegen/cuda/cuda_combine.hpp"
#include "codegen/cuda/cuda_tiles.hpp"

namespace passnet {
namespace {

class StagePrinter {
 public:
  StagePrinter(const Kernel& kernel, const CudaStage& stage, std::span<const Layout> layouts,
               const CudaNames& names, CppWriter& writer)
      : kernel_(kernel),
        own_(stage),
        stage_(kernel.stages[stage.stage]),
        nest_(stage.nest),
        writer_(writer),
        exprs_(kernel, stage, layouts, names, writer),
        combine_(kernel, stage_, combined(), stage.max_chain) {}

  // Declares the indices of the loops over threads, and opens the block of a thread that has work.
  void open_thread(int64_t first_block, int64_t threads) {
    if (own_.tile) return open_tiled_thread(own_, first_block, threads, exprs_, writer_);
    const std::string_view type = index_type();
    writer_.line("{} at = pn::thread_at<{}>({});", type, type,
                 exprs_.number(first_block, own_.narrow));
    writer_.open("if (at < {})", exprs_.number(threads, own_.narrow));
    if (own_.share > 1) {
      writer_.line("const {} lane = at % {};", type, own_.share);
      writer_.line("at /= {};", own_.share);
    }
    for (size_t loop = own_.spread; loop-- > 0;) {
      const bool is_packed = own_.pack > 1 && loop + 1 == own_.spread;
      const std::string name = is_packed ? "start" : fmt::format("i{}", loop);
      const std::string times = is_packed ? fmt::format(" * {}", own_.pack) : "";
      if (loop == 0 && own_.owned.empty()) {
        writer_.line("const {} {} = at{};", type, name, times);
        continue;
      }
      const std::string count =
          exprs_.number(nest_.extents[loop] / (is_packed ? own_.pack : 1), own_.narrow);
      writer_.line(
          "const {} {} = {};", type, name,
          is_packed ? fmt::format("(at % {}){}", count, times) : fmt::format("at % {}", count));
      writer_.line("at /= {};", count);
    }
  }

  // Prints the stage for a thread whose indices are declared.
  void print_in_thread() {
    if (own_.pack > 1) return print_packs();
    if (!own_.owned.empty()) return print_owner();
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

  // Prints the stage for one row, whose indices are declared. `blocks`: those of the stage.
  void print_in_row(const CudaBlocks& blocks) {
    for (size_t depth = 0; depth <= own_.spread; ++depth) exprs_.print_early(depth);
    if (stage_.kind == StageKind::kMap) {
      if (own_.work == RowWork::kUniform) {
        with_guard([&] { store_in_row(blocks, stored_value(), combine_.dtype()); });
        return;
      }
      open_items(items_of(blocks), own_.spread, own_.free());
      if (own_.pack > 1) {
        store_parts();
        --braces_;
      } else {
        with_guard([&] { store(stored_value(), combine_.dtype()); });
      }
      close_items();
      return;
    }
    if (stage_.kind == StageKind::kScan) {
      scan_in_row(blocks);
    } else if (own_.share > 1) {
      combine_shares(blocks);
    } else if (own_.work == RowWork::kResults) {
      open_items(items_of(blocks), own_.spread, own_.free());
      print_reduce();
      close_items();
    } else if (combine_.gives_position()) {
      combine_positions(blocks);
    } else {
      combine(blocks);
    }
  }

 private:
  std::string_view index_type() const { return own_.narrow ? "int32_t" : "int64_t"; }
  int64_t combined() const { return numel(std::span(nest_.extents).subspan(own_.free())); }
  std::string extent(size_t loop) const { return exprs_.number(nest_.extents[loop], own_.narrow); }

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
    open_parts();
    store_parts();
  }

  // Loads packs at the index `start` of the last loop, and opens the loop over their elements.
  void open_parts() {
    const size_t last = nest_.extents.size() - 1;
    exprs_.name_last_index("start");
    for (const ExprId id : own_.packed) {
      if (own_.placed(id).uses == 0) continue;
      const Expr& load = kernel_.expr(id);
      writer_.line("const auto pack{} = pn::load_pack<{}>(&{});", id.index, own_.pack,
                   exprs_.element(nest_.loads.at(id), load.operands));
    }
    exprs_.name_last_index({});
    if (stage_.kind == StageKind::kMap) {
      writer_.line("pn::Pack<{}, {}> result;", cpp_memory_type(kernel_.buffer(stage_.target).dtype),
                   own_.pack);
    }
    writer_.directive("#pragma unroll");
    writer_.open("for (int32_t part = 0; part < {}; ++part)", own_.pack);
    if (nest_.indexed[last]) {
      writer_.line("const {0} i{1} = start + static_cast<{0}>(part);", index_type(), last);
    }
    exprs_.print_early(last + 1);
  }

  // Prints the value of each element, closes the loop over elements, and stores the pack.
  void store_parts() {
    exprs_.print_late(nest_.extents.size());
    store_at("result.values[part]", stored_value(), combine_.dtype());
    writer_.close();
    exprs_.name_last_index("start");
    writer_.line("pn::store_pack<{}>(&{}, result);", own_.pack,
                 exprs_.element(nest_.target, stage_.target_index));
    exprs_.name_last_index({});
  }

  void open_loop(size_t loop, std::string_view begin = "0", int64_t step = 1) {
    const std::string next =
        step == 1 ? fmt::format("++i{}", loop) : fmt::format("i{} += {}", loop, step);
    writer_.open("for ({0} i{1} = {2}; i{1} < {3}; {4})", index_type(), loop, begin, extent(loop),
                 next);
    exprs_.print_early(loop + 1);
  }

  // Prints `body` where the guard holds, inside of all loops.
  template <class Body>
  void with_guard(Body&& body) {
    if (stage_.guard.valid()) writer_.open("if ({})", exprs_.text(stage_.guard));
    exprs_.print_late(nest_.extents.size());
    body();
    if (stage_.guard.valid()) writer_.close();
  }

  // ---- stores ----

  std::string stored_value() const {
    const std::string& text = exprs_.text(stage_.value);
    return combine_.dtype() == DType::kBool ? fmt::format("uint8_t({})", text) : text;
  }

  void store(const std::string& text, DType dtype) {
    store_at(exprs_.element(nest_.target, stage_.target_index), text, dtype);
  }

  void store_at(const std::string& place, const std::string& text, DType dtype) {
    writer_.line("{}", combine_.store(kernel_.buffer(stage_.target).dtype, place, text, dtype));
  }

  // ---- rows ----

  // Iterations that threads share: thread `lane` of them begins with the one of this number.
  struct Items {
    std::string_view lane;
    int64_t count = 0;
    int64_t threads = 0;
    int64_t max_unrolled = 0;
  };

  Items items_of(const CudaBlocks& blocks) const {
    return {.lane = "lane",
            .count = own_.items / own_.pack,
            .threads = blocks.team,
            .max_unrolled = blocks.max_unrolled};
  }

  // Opens the loop of a thread over its share of items, and declares the indices of the loops
  // [begin, end) that they consist of.
  void open_items(const Items& items, size_t begin, size_t end) {
    const std::string_view type = index_type();
    const std::string count = exprs_.number(items.count, own_.narrow);
    const int64_t rounds = (items.count + items.threads - 1) / items.threads;
    braces_ = 1;
    if (writer_.has_literals() && rounds <= items.max_unrolled) {
      writer_.directive("#pragma unroll");
      writer_.open("for (int32_t round = 0; round < {}; ++round)", rounds);
      writer_.line("{} item = {} + round * {};", type, items.lane, items.threads);
      if (items.count % items.threads != 0) {
        writer_.open("if (item < {})", count);
        ++braces_;
      }
    } else {
      writer_.open("for ({0} next = {3}; next < {1}; next += {2})", type, count, items.threads,
                   items.lane);
      writer_.line("{} item = next;", type);
    }
    for (size_t loop = end; loop-- > begin;) declare_item(loop, loop == begin, loop + 1 == end);
    const bool has_packs = own_.pack > 1;
    for (size_t loop = begin; loop + (has_packs ? 1 : 0) < end; ++loop) {
      exprs_.print_early(loop + 1);
    }
    if (!has_packs) return;
    open_parts();
    ++braces_;
  }

  // Declares the index of a loop, of which the rest of `item` has been divided by the inner ones;
  // of the last loop, the start of a pack.
  void declare_item(size_t loop, bool is_first, bool is_last) {
    const bool is_packed = is_last && own_.pack > 1;
    const std::string name = is_packed ? "start" : fmt::format("i{}", loop);
    const std::string times = is_packed ? fmt::format(" * {}", own_.pack) : "";
    if (is_first) {
      writer_.line("const {} {} = item{};", index_type(), name, times);
      return;
    }
    const int64_t iterations = nest_.extents[loop] / (is_packed ? own_.pack : 1);
    const std::string extent = exprs_.number(iterations, own_.narrow);
    const std::string rest = fmt::format("item % {}", extent);
    writer_.line("const {} {} = {};", index_type(), name,
                 is_packed ? fmt::format("({}){}", rest, times) : rest);
    writer_.line("item /= {};", extent);
  }

  void close_items() {
    for (; braces_ > 0; --braces_) writer_.close();
  }

  // Stores a value that all threads of the team have.
  void store_in_row(const CudaBlocks& blocks, const std::string& text, DType dtype) {
    const bool is_single = blocks.team == 1 || blocks.is_local(stage_.target);
    if (!is_single) writer_.open("if (lane == 0)");
    store(text, dtype);
    if (!is_single) writer_.close();
  }

  void combine(const CudaBlocks& blocks) {
    const bool chains = own_.items > own_.max_chain * blocks.team;
    const std::string_view type = combine_.is_wide() && chains ? "double" : combine_.type();
    writer_.line("{0} acc = {0}({1});", type, combine_.start());
    open_items(items_of(blocks), own_.spread, nest_.extents.size());
    with_guard([&] { writer_.line("{}", combine_.step("acc", type, exprs_.text(stage_.value))); });
    close_items();
    const bool has_columns = blocks.columns > 1;
    writer_.line("acc = pn::{}<{}, {}>(acc);", has_columns ? "combine_columns" : "combine_team",
                 combine_.op(), has_columns ? blocks.columns : blocks.team);
    store_in_row(blocks, "acc", type == "double" ? DType::kF64 : combine_.dtype());
  }

  // The results of a row, each combined by neighboring threads: all of the team take part, those
  // beyond the last result in that one.
  void combine_shares(const CudaBlocks& blocks) {
    const std::string_view type =
        combine_.is_wide() && combined() > own_.max_chain * own_.share ? "double" : combine_.type();
    writer_.line("const {} result = lane / {};", index_type(), own_.share);
    writer_.line("const {} part = lane % {};", index_type(), own_.share);
    writer_.line("{0} item = pn::min<{0}>(result, {1});", index_type(),
                 exprs_.number(own_.items - 1, own_.narrow));
    for (size_t loop = own_.free(); loop-- > own_.spread;) {
      declare_item(loop, loop == own_.spread, loop + 1 == own_.free());
    }
    for (size_t loop = own_.spread; loop < own_.free(); ++loop) exprs_.print_early(loop + 1);
    writer_.line("{0} acc = {0}({1});", type, combine_.start());
    open_items({.lane = "part",
                .count = combined(),
                .threads = own_.share,
                .max_unrolled = blocks.max_unrolled},
               own_.free(), nest_.extents.size());
    with_guard([&] { writer_.line("{}", combine_.step("acc", type, exprs_.text(stage_.value))); });
    close_items();
    writer_.line("acc = pn::combine_team<{}, {}>(acc);", combine_.op(), own_.share);
    writer_.open("if ((part == 0) & (result < {}))", exprs_.number(own_.items, own_.narrow));
    store("acc", type == "double" ? DType::kF64 : combine_.dtype());
    writer_.close();
  }

  // Each round scans as many elements as the team has threads, and continues the round before.
  void scan_in_row(const CudaBlocks& blocks) {
    const size_t loop = own_.spread;
    const std::string inside = fmt::format("i{} < {}", loop, extent(loop));
    writer_.line("{0} carry = {0}({1});", combine_.wide_type(), combine_.start());
    writer_.open("for ({0} base = 0; base < {1}; base += {2})", index_type(), extent(loop),
                 blocks.team);
    writer_.line("const {} i{} = base + lane;", index_type(), loop);
    writer_.line("{0} acc = {0}({1});", combine_.wide_type(), combine_.start());
    writer_.open("if ({})", inside);
    exprs_.print_early(loop + 1);
    exprs_.print_late(loop + 1);
    writer_.line("acc = {}({});", combine_.wide_type(), exprs_.text(stage_.value));
    writer_.close();
    writer_.line("acc = {0}::combine<{1}>(carry, pn::scan_warp<{0}>(acc));", combine_.op(),
                 combine_.wide_type());
    writer_.open("if ({})", inside);
    store("acc", combine_.wide_dtype());
    writer_.close();
    writer_.line("carry = pn::last_of_warp(acc);");
    writer_.close();
  }

  void combine_positions(const CudaBlocks& blocks) {
    writer_.line("{} best = {};", combine_.type(), combine_.start());
    writer_.line("int64_t found = -1;");
    open_items(items_of(blocks), own_.spread, nest_.extents.size());
    with_guard([&] { print_candidate(); });
    close_items();
    writer_.line("pn::combine_positions<{}, {}>(best, found);", stage_.combine == Combine::kArgMax,
                 blocks.team);
    store_in_row(blocks, "pn::larger(found, 0)", DType::kI64);
  }

  // ---- combining ----

  void print_reduce() {
    if (combine_.gives_position()) return print_position();
    writer_.line("{0} acc = {0}({1});", combine_.wide_type(), combine_.start());
    const size_t last = nest_.extents.size();
    if (nest_.combined == 0) {
      with_guard([&] {
        writer_.line("{}", combine_.step("acc", combine_.wide_type(), exprs_.text(stage_.value)));
      });
    } else if (combine_.is_wide()) {
      for (size_t loop = own_.free(); loop + 1 < last; ++loop) open_loop(loop);
      print_parts(last - 1);
      for (size_t loop = own_.free(); loop + 1 < last; ++loop) writer_.close();
    } else {
      for (size_t loop = own_.free(); loop < last; ++loop) open_loop(loop);
      with_guard([&] {
        writer_.line("{}", combine_.step("acc", combine_.type(), exprs_.text(stage_.value)));
      });
      for (size_t loop = own_.free(); loop < last; ++loop) writer_.close();
    }
    store("acc", combine_.wide_dtype());
  }

  // The last combined loop, in parts that are summed in f32 before they are added in double.
  void print_parts(size_t loop) {
    const bool is_short = writer_.has_literals() && nest_.extents[loop] <= own_.max_chain;
    const std::string_view type = index_type();
    std::string end = extent(loop);
    if (is_short) {
      writer_.open_block();
    } else {
      writer_.open("for ({0} part = 0; part < {1}; part += {2})", type, end, own_.max_chain);
      writer_.line("const {0} end = pn::min<{0}>(part + {1}, {2});", type, own_.max_chain, end);
      end = "end";
    }
    writer_.line("{} sum = {};", combine_.type(), combine_.start());
    writer_.open("for ({0} i{1} = {2}; i{1} < {3}; ++i{1})", type, loop, is_short ? "0" : "part",
                 end);
    exprs_.print_early(loop + 1);
    with_guard([&] {
      writer_.line("{}", combine_.step("sum", combine_.type(), exprs_.text(stage_.value)));
    });
    writer_.close();
    writer_.line("{}", combine_.step("acc", "double", "sum"));
    writer_.close();
  }

  // Returns the row-major number of the current combined iteration.
  std::string iteration() const {
    std::string number;
    for (size_t loop = own_.free(); loop < nest_.extents.size(); ++loop) {
      number = number.empty() ? fmt::format("int64_t(i{})", loop)
                              : fmt::format("({}) * {} + i{}", number,
                                            writer_.parameter(nest_.extents[loop]), loop);
    }
    return number.empty() ? "0" : number;
  }

  void print_candidate() {
    writer_.line("const {} candidate = {};", combine_.type(), exprs_.text(stage_.value));
    writer_.open("if ((found < 0) | {})", combine_.better());
    writer_.line("best = candidate;");
    writer_.line("found = {};", iteration());
    writer_.close();
  }

  void print_position() {
    writer_.line("{} best = {};", combine_.type(), combine_.start());
    writer_.line("int64_t found = -1;");
    for (size_t loop = own_.free(); loop < nest_.extents.size(); ++loop) open_loop(loop);
    with_guard([&] { print_candidate(); });
    for (size_t loop = own_.free(); loop < nest_.extents.size(); ++loop) writer_.close();
    store("pn::larger(found, 0)", DType::kI64);
  }

  void print_scan() {
    writer_.line("{0} acc = {0}({1});", combine_.wide_type(), combine_.start());
    for (size_t loop = own_.free(); loop < nest_.extents.size(); ++loop) open_loop(loop);
    with_guard([&] {
      writer_.line("{}", combine_.step("acc", combine_.wide_type(), stored_value()));
      store("acc", combine_.wide_dtype());
    });
    for (size_t loop = own_.free(); loop < nest_.extents.size(); ++loop) writer_.close();
  }

  const Kernel& kernel_;
  const CudaStage& own_;
  const Stage& stage_;
  const Nest& nest_;
  CppWriter& writer_;
  CudaExprs exprs_;
  CudaCombine combine_;
  int braces_ = 0;  // of the loop over the items of a row
};

}  // namespace

void print_cuda_threads(const Kernel& kernel, const CudaBlocks& blocks, int64_t first_block,
                        std::span<const Layout> layouts, const CudaNames& names,
                        std::span<const std::string> comments, CppWriter& writer) {
  StagePrinter(kernel, blocks.stages.front(), layouts, names, writer)
      .open_thread(first_block, blocks.threads);
  for (const CudaStage& stage : blocks.stages) {
    writer.open_block();
    if (!comments.empty()) print_comment_lines(comments[stage.stage], writer);
    StagePrinter(kernel, stage, layouts, names, writer).print_in_thread();
    writer.close();
  }
  const CudaStage& first = blocks.stages.front();
  first.tile ? close_tiled_thread(first, writer) : writer.close();
}

void print_stage_in_row(const Kernel& kernel, const CudaBlocks& blocks, const CudaStage& stage,
                        std::span<const Layout> layouts, const CudaNames& names,
                        CppWriter& writer) {
  StagePrinter(kernel, stage, layouts, names, writer).print_in_row(blocks);
}

}  // namespace passnet
