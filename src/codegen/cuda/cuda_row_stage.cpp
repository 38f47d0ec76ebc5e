#include "codegen/cuda/cuda_row_stage.hpp"

#include "codegen/cpp/cpp_spelling.hpp"
#include "codegen/cuda/cuda_stage_printer.hpp"

#include <algorithm>

namespace passnet {
namespace {

class RowStagePrinter : public StagePrinter {
 public:
  RowStagePrinter(const Kernel& kernel, const CudaBlocks& blocks, const CudaStage& stage,
                  std::span<const Layout> layouts, const CudaNames& names, CppWriter& writer)
      : StagePrinter(kernel, stage, layouts, names, writer), blocks_(blocks) {}

  // Prints the stage for one row, whose indices are declared.
  void print() {
    if (own_.window) return combine();
    for (const ExprId id : own_.stepped) exprs_.name_load(id, array_of_steps(id) + "[step]");
    for (size_t depth = 0; depth <= own_.spread; ++depth) exprs_.print_early(depth);
    if (stage_.kind == StageKind::kMap) {
      print_map();
    } else if (stage_.kind == StageKind::kScan) {
      scan_in_row();
    } else if (own_.share > 1) {
      combine_shares();
    } else if (own_.work == RowWork::kResults) {
      for_items(items(), own_.spread, own_.free(), [&] { print_reduce(); });
    } else if (combine_.gives_position()) {
      combine_positions();
    } else {
      combine();
    }
  }

  // Prints what the stage needs in any step, for the steps from `first` on.
  void load_steps() {
    const int64_t count = blocks_.steps.count;
    if (own_.window) {
      const int64_t extent = nest_.extents[*own_.window];
      const int64_t places = (count + extent - 1) * (combined() / extent);
      writer_.line("{} {}[{}];", combine_.type(), values_of_steps(), places);
      open_places(places);
      load_value();
    } else {
      for (const ExprId id : own_.stepped) {
        const DType dtype = kernel_.buffer(nest_.loads.at(id).buffer).dtype;
        writer_.line("{} {}[{}];", cpp_memory_type(dtype), array_of_steps(id), count);
      }
      open_places(count);
      for (const ExprId id : own_.stepped) {
        writer_.line("{}[place] = {};", array_of_steps(id), exprs_.element(nest_.loads.at(id), {}));
      }
    }
    writer_.close();
  }

 private:
  // ---- steps ----

  std::string values_of_steps() const { return fmt::format("values{}", own_.stage); }
  std::string array_of_steps(ExprId load) const {
    return fmt::format("stepped{}_{}", own_.stage, load.index);
  }

  // A place is a step plus an index of the window, then an iteration of the other combined loops.
  std::string place_in_steps() const {
    std::string place = fmt::format("step + i{}", *own_.window);
    for (size_t loop = own_.free(); loop < nest_.extents.size(); ++loop) {
      if (loop == own_.window) continue;
      place = fmt::format("({}) * {} + i{}", place, nest_.extents[loop], loop);
    }
    return place;
  }

  // Opens the loop over places, and declares the indices of one: in the last step that has it.
  void open_places(int64_t places) {
    writer_.directive("#pragma unroll");
    writer_.open("for ({0} place = 0; place < {1}; ++place)", index_type(), places);
    writer_.line("{} item = place;", index_type());
    for (size_t loop = nest_.extents.size(); loop-- > own_.free();) {
      if (loop != own_.window) declare_item(loop, false);
    }
    writer_.line("const {0} step = pn::min<{0}>(item, {1});", index_type(),
                 blocks_.steps.count - 1);
    if (own_.window) writer_.line("const {} i{} = item - step;", index_type(), *own_.window);
    writer_.line("const {} i{} = first + step;", index_type(), blocks_.steps.loop);
  }

  // Prints the value of a place: one that changes nothing, where the guard does not hold.
  void load_value() {
    const std::string start = fmt::format("{}({})", combine_.type(), combine_.start());
    if (!stage_.guard.valid()) {
      exprs_.print_alone(stage_.value);
    } else {
      exprs_.print_alone(stage_.guard);
      writer_.line("{}[place] = {};", values_of_steps(), start);
      writer_.open("if ({})", exprs_.text(stage_.guard));
      exprs_.print_alone(stage_.value);
    }
    writer_.line("{}[place] = {};", values_of_steps(), exprs_.text(stage_.value));
    if (stage_.guard.valid()) writer_.close();
  }

  // Combines the values of one step.
  void add_step(std::string_view type) {
    const int braces = open_items(items(), own_.spread, nest_.extents.size(), "lane", own_.items);
    writer_.line("{}", combine_.step("acc", type,
                                     fmt::format("{}[{}]", values_of_steps(), place_in_steps())));
    close(braces);
  }

  // Iterations that threads share: thread `lane` of them begins with the one of this number.
  struct Items {
    std::string_view lane;
    int64_t count = 0;
    int64_t threads = 0;
  };

  Items items() const {
    return {.lane = "lane", .count = own_.items / own_.pack, .threads = blocks_.team};
  }

  // A thread's part of the items.
  struct Share {
    int64_t rounds = 0;         // its items
    int64_t together = 1;       // of them: their loads are in flight together, or they are unrolled
    std::vector<ExprId> ahead;  // the loads of items that are done before anything is computed
  };

  Share share_of(const Items& items, size_t begin, size_t end) const {
    Share share{.rounds = (items.count + items.threads - 1) / items.threads, .ahead = {}};
    if (!writer_.has_literals()) return share;
    if (share.rounds > 1) {
      share.ahead = own_.pack > 1 ? used(own_.packed) : loads_ahead(begin, end);
      std::erase_if(share.ahead, [&](ExprId id) { return own_.is_kept(id); });
    }
    const int64_t fit = share.ahead.empty() ? share.rounds : blocks_.max_words / words(share.ahead);
    if (!own_.kept.empty() || own_.keeps) {
      share.together = share.rounds;
      if (fit < share.rounds) share.ahead.clear();
    } else if (share.ahead.empty()) {
      share.together = share.rounds <= blocks_.max_unrolled ? share.rounds : 1;
    } else {
      share.together = std::max<int64_t>(std::min({share.rounds, blocks_.max_unrolled, fit}), 1);
      if (share.together == 1) share.ahead.clear();
    }
    return share;
  }

  // Kept values that no stage before this one has loaded.
  std::vector<std::pair<ExprId, size_t>> new_kept() const {
    std::vector<std::pair<ExprId, size_t>> list = own_.kept;
    for (const CudaStage& stage : blocks_.stages) {
      if (&stage == &own_) break;
      for (const auto& [id, array] : stage.kept) {
        std::erase_if(list, [&](const auto& own) { return own.second == array; });
      }
      std::erase_if(list, [&](const auto& own) { return own.second == stage.keeps; });
    }
    return list;
  }

  // Prints a thread's share of the items: declares the indices of the loops [begin, end) that they
  // consist of, and prints `body` for each.
  template <class Body>
  void for_items(const Items& items, size_t begin, size_t end, Body&& body) {
    const Share share = share_of(items, begin, end);
    const bool has_chunks = share.rounds > share.together;
    if (has_chunks) {
      writer_.open("for ({0} next = {1}; next < {2}; next += {3})", index_type(), items.lane,
                   exprs_.number(items.count, own_.narrow), items.threads * share.together);
    }
    const std::string_view from = has_chunks ? "next" : items.lane;
    load_first(share, [&] { return open_items(items, begin, end, from, share.together); });
    const int braces = open_items(items, begin, end, from, share.together);
    const bool has_packs = own_.pack > 1;
    for (size_t loop = begin; loop + (has_packs ? 1 : 0) < end; ++loop) {
      exprs_.print_early(loop + 1);
    }
    if (has_packs) {
      load_packs();
      open_parts();
    }
    body();
    close(braces + (has_chunks ? 1 : 0));
  }

  // Prints the loads of a share of items that come before anything is computed.
  template <class Open>
  void load_first(const Share& share, Open&& open_items) {
    declare_ahead(share.ahead, share.together);
    const std::vector<std::pair<ExprId, size_t>> fresh = new_kept();
    for (const auto& [id, array] : own_.kept) take_from(kept_array(array), id);
    if (share.ahead.empty() && fresh.empty()) return;
    const int braces = open_items();
    for (const auto& [id, array] : fresh) load_into(kept_array(array), id);
    for (const ExprId id : share.ahead) load_into(array_of(id), id);
    close(braces);
  }

  std::vector<ExprId> used(std::span<const ExprId> loads) const {
    std::vector<ExprId> list(loads.begin(), loads.end());
    std::erase_if(list, [&](ExprId id) { return own_.placed(id).uses == 0; });
    return list;
  }

  // Opens the loop over `together` items from `from` on, and declares the indices of one; returns
  // the number of blocks that are open.
  int open_items(const Items& items, size_t begin, size_t end, std::string_view from,
                 int64_t together) {
    int braces = 0;
    const bool is_alone = together == 1 && from == "next";
    if (!is_alone) {
      writer_.directive("#pragma unroll");
      writer_.open("for (int32_t round = 0; round < {}; ++round)", together);
      ++braces;
    }
    writer_.line("{} item = {}{};", index_type(), from,
                 is_alone ? "" : fmt::format(" + round * {}", items.threads));
    if (!is_alone && items.count % (items.threads * together) != 0) {
      writer_.open("if (item < {})", exprs_.number(items.count, own_.narrow));
      ++braces;
    }
    for (size_t loop = end; loop-- > begin;) declare_item(loop, loop == begin);
    return braces;
  }

  void close(int braces) {
    for (; braces > 0; --braces) writer_.close();
  }

  // Declares the index of a loop, of which the rest of `item` has been divided by the inner ones;
  // of the last loop, the start of a pack.
  void declare_item(size_t loop, bool is_first) {
    const bool is_packed = own_.pack > 1 && loop + 1 == nest_.extents.size();
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

  // ---- maps ----

  void print_map() {
    if (own_.work == RowWork::kUniform) {
      with_guard([&] { store_in_row(stored_value(), combine_.dtype()); });
    } else if (own_.pack > 1) {
      for_items(items(), own_.spread, own_.free(), [&] {
        end_parts();
        if (own_.keeps) writer_.line("{}[round] = result;", kept_array(*own_.keeps));
        if (own_.stores) store_pack(own_.pack);
      });
    } else {
      for_items(items(), own_.spread, own_.free(), [&] { with_guard([&] { store_item(); }); });
    }
  }

  void store_item() {
    if (!own_.keeps) return store(stored_value(), combine_.dtype());
    const std::string kept = kept_array(*own_.keeps) + "[round]";
    store_at(kept, stored_value(), combine_.dtype());
    if (!own_.stores) return;
    writer_.line("{} = {};", exprs_.element(nest_.target, stage_.target_index), kept);
  }

  static std::string kept_array(size_t array) { return fmt::format("kept{}", array); }

  // Stores a value that all threads of the team have.
  void store_in_row(const std::string& text, DType dtype) {
    const bool is_single = blocks_.team == 1 || blocks_.is_local(stage_.target);
    if (!is_single) writer_.open("if (lane == 0)");
    store(text, dtype);
    if (!is_single) writer_.close();
  }

  // ---- combining ----

  // Combines the value of an item.
  void add(std::string_view type) {
    with_guard([&] { writer_.line("{}", combine_.step("acc", type, exprs_.text(stage_.value))); });
    if (own_.pack > 1) writer_.close();
  }

  void combine() {
    const bool chains = own_.items > own_.max_chain * blocks_.team;
    const std::string_view type = combine_.is_wide() && chains ? "double" : combine_.type();
    writer_.line("{0} acc = {0}({1});", type, combine_.start());
    if (own_.window) {
      add_step(type);
    } else {
      for_items(items(), own_.spread, nest_.extents.size(), [&] { add(type); });
    }
    const bool has_columns = blocks_.columns > 1;
    writer_.line("acc = pn::{}<{}, {}>(acc);", has_columns ? "combine_columns" : "combine_team",
                 combine_.op(), has_columns ? blocks_.columns : blocks_.team);
    store_in_row("acc", type == "double" ? DType::kF64 : combine_.dtype());
  }

  // The results of a row, each combined by neighboring threads: all of the team take part, those
  // beyond the last result in that one.
  void combine_shares() {
    const std::string_view type =
        combine_.is_wide() && combined() > own_.max_chain * own_.share ? "double" : combine_.type();
    writer_.line("const {} result = lane / {};", index_type(), own_.share);
    writer_.line("const {} member = lane % {};", index_type(), own_.share);
    writer_.line("{0} item = pn::min<{0}>(result, {1});", index_type(),
                 exprs_.number(own_.items - 1, own_.narrow));
    for (size_t loop = own_.free(); loop-- > own_.spread;) {
      declare_item(loop, loop == own_.spread);
    }
    for (size_t loop = own_.spread; loop < own_.free(); ++loop) exprs_.print_early(loop + 1);
    writer_.line("{0} acc = {0}({1});", type, combine_.start());
    for_items({.lane = "member", .count = combined() / own_.pack, .threads = own_.share},
              own_.free(), nest_.extents.size(), [&] { add(type); });
    writer_.line("acc = pn::combine_team<{}, {}>(acc);", combine_.op(), own_.share);
    writer_.open("if ((member == 0) & (result < {}))", exprs_.number(own_.items, own_.narrow));
    store("acc", type == "double" ? DType::kF64 : combine_.dtype());
    writer_.close();
  }

  // Each round scans as many elements as the team has threads, and continues the round before.
  void scan_in_row() {
    const size_t loop = own_.spread;
    const std::string inside = fmt::format("i{} < {}", loop, extent(loop));
    writer_.line("{0} carry = {0}({1});", combine_.wide_type(), combine_.start());
    writer_.open("for ({0} base = 0; base < {1}; base += {2})", index_type(), extent(loop),
                 blocks_.team);
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

  void combine_positions() {
    writer_.line("{} best = {};", combine_.type(), combine_.start());
    writer_.line("int64_t found = -1;");
    for_items(items(), own_.spread, nest_.extents.size(),
              [&] { with_guard([&] { print_candidate(); }); });
    writer_.line("pn::combine_positions<{}, {}>(best, found);", stage_.combine == Combine::kArgMax,
                 blocks_.team);
    store_in_row("pn::larger(found, 0)", DType::kI64);
  }

  const CudaBlocks& blocks_;
};

}  // namespace

void print_stage_in_row(const Kernel& kernel, const CudaBlocks& blocks, const CudaStage& stage,
                        std::span<const Layout> layouts, const CudaNames& names,
                        CppWriter& writer) {
  RowStagePrinter(kernel, blocks, stage, layouts, names, writer).print();
}

void print_before_steps(const Kernel& kernel, const CudaBlocks& blocks, const CudaStage& stage,
                        std::span<const Layout> layouts, const CudaNames& names,
                        CppWriter& writer) {
  RowStagePrinter(kernel, blocks, stage, layouts, names, writer).load_steps();
}

}  // namespace passnet
