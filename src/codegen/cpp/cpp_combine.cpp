#include "codegen/cpp/cpp_combine.hpp"

#include "codegen/cpp/cpp_spelling.hpp"

namespace passnet {
namespace {

constexpr int64_t kPreludeSums = 64;    // not tuning: the default of the prelude
constexpr int64_t kWindowColumns = 32;  // not tuning: those that the prelude stores together

// Reductions and scans.
class Combiner {
 public:
  Combiner(const Kernel& kernel, const CpuRows& group, size_t stage, StageLoops& loops,
           CppWriter& writer)
      : group_(group),
        scheduled_(group.stages[stage]),
        nest_(scheduled_.nest),
        stage_(kernel.stages[scheduled_.stage]),
        loops_(loops),
        writer_(writer),
        dtype_(kernel.expr(stage_.value).dtype),
        type_(cpp_memory_type(dtype_)),
        op_(cpp_combine(stage_.combine, dtype_)) {}

  void print_reduce() {
    loops_.enter_row();
    loops_.open_to(scheduled_.free);
    if (group_.in_strips) {
      if (gives_position())
        reduce_positions_in_strips();
      else
        reduce_in_strips();
    } else if (scheduled_.has_strips) {
      loops_.open_strips();
      reduce_in_strips();
    } else if (gives_position()) {
      reduce_positions();
    } else if (is_complex(dtype_)) {
      reduce_complex();
    } else {
      reduce_rows();
    }
    loops_.close_to(0);
  }

  void print_scan() {
    loops_.enter_row();
    loops_.open_to(scheduled_.free);
    const std::string_view type = wide_type();
    const DType dtype = type == "double" ? DType::kF64 : dtype_;
    const std::string acc = group_.in_strips ? element("acc") : "acc";
    if (group_.in_strips) {
      declare_strip(type, "acc");
      loops_.print_strip_loop(fmt::format("{} = {}({});", acc, type, start()));
    } else {
      writer_.line("{0} acc = {0}({1});", type, start());
    }
    loops_.open_to(loops_.innermost());
    loops_.print_late();
    writer_.line("{}", step(acc, type, loops_.target().value()));
    loops_.target().store(acc, dtype);
    loops_.close_to(0);
  }

 private:
  bool gives_position() const {
    return stage_.combine == Combine::kArgMax || stage_.combine == Combine::kArgMin;
  }
  bool adds() const {
    return stage_.combine == Combine::kSum || stage_.combine == Combine::kProduct;
  }
  std::string_view wide_type() const { return dtype_ == DType::kF32 && adds() ? "double" : type_; }
  std::string start() const {
    if (!is_complex(dtype_)) return fmt::format("{}::start<{}>", op_, type_);
    return stage_.combine == Combine::kSum ? "pn::c64{0.0f, 0.0f}" : "pn::c64{1.0f, 0.0f}";
  }
  std::string step(const std::string& acc, std::string_view type, const std::string& value) const {
    if (is_complex(dtype_)) {
      const char sign = stage_.combine == Combine::kSum ? '+' : '*';
      return fmt::format("{0} = {0} {1} {2};", acc, sign, value);
    }
    return fmt::format("{0} = {1}::combine({0}, {2}({3}));", acc, op_, type, value);
  }

  // Computes the value if the guard allows it, in statements that `accept` prints.
  template <class F>
  void with_value(F&& accept) {
    const size_t before = loops_.open_count();
    loops_.open_guards(loops_.innermost());
    loops_.print_late();
    accept(loops_.target().value());
    loops_.close_to(before);
  }

  // Opens loops to depth `to`, with guards.
  void open_combined(size_t to) {
    if (scheduled_.free < loops_.innermost()) loops_.open_guards(scheduled_.free);
    while (loops_.depth() < to) {
      loops_.open_to(loops_.depth() + 1);
      if (loops_.depth() < loops_.innermost()) loops_.open_guards(loops_.depth());
    }
  }

  std::string element(std::string_view array) const { return loops_.target().strip_element(array); }
  void declare_strip(std::string_view type, std::string_view name) {
    writer_.line("alignas(64) {} {}[{}];", type, name, group_.strip_capacity);
  }

  // Along the innermost loop: several of the prelude's sums side by side.
  void reduce_rows() {
    if (nest_.combined == 0) {
      writer_.line("{} acc = {};", type_, start());
      with_value([&](const std::string& value) { writer_.line("acc = {};", value); });
      loops_.target().store("acc", dtype_);
      return;
    }
    const std::string_view wide = wide_type();
    writer_.line("{0} acc = {0}({1});", wide, start());
    const size_t before = loops_.open_count();
    open_combined(loops_.innermost() - 1);
    const StageLoops::Range range = loops_.open_innermost_range();
    const size_t loop = loops_.loop_at(loops_.innermost() - 1);
    const std::string known = scheduled_.in_vectors() ? loops_.known_range() : "";
    const std::string count = scheduled_.sums == kPreludeSums && known.empty()
                                  ? ""
                                  : fmt::format(", {}{}", scheduled_.sums, known);
    // In a short row, the next steps wait for every conversion and addition.
    const bool is_whole =
        nest_.combined == 1 && (loops_.open_count() == before || scheduled_.is_one_chunk);
    const std::string combine = is_whole ? "" : fmt::format("{}::combine(acc, ", op_);
    if (scheduled_.in_vectors()) {
      writer_.open(
          "acc = {}{}(pn::reduce_{}<{}{}>({}, {}, [&]<class F>({}) "
          "__attribute__((always_inline)) -> F",
          combine, wide, scheduled_.in_pairs ? "pairs" : "vectors", op_, count, range.begin,
          range.end, loops_.exprs().vector_parameters());
    } else {
      writer_.open(
          "acc = {}{}(pn::reduce<{}, {}{}>({}, {}, [&](int64_t i{}) __attribute__((always_inline))",
          combine, wide, op_, type_, count, range.begin, range.end, loop);
    }
    loops_.enter_innermost();
    if (scheduled_.in_vectors()) {
      writer_.line("return {};", loops_.target().vector_value());
    } else if (loops_.has_guard_at(loops_.innermost())) {
      writer_.line("{} chosen = {};", type_, start());
      with_value([&](const std::string& value) { writer_.line("chosen = {};", value); });
      writer_.line("return chosen;");
    } else {
      loops_.print_late();
      writer_.line("return {}({});", type_, loops_.target().value());
    }
    writer_.close(is_whole ? "));" : ")));");
    loops_.close_to(before);
    loops_.target().store("acc", wide == "double" ? DType::kF64 : dtype_);
  }

  void reduce_complex() {
    writer_.line("pn::c64 acc = {};", start());
    const size_t before = loops_.open_count();
    open_combined(loops_.innermost());
    with_value([&](const std::string& value) { writer_.line("{}", step("acc", type_, value)); });
    loops_.close_to(before);
    loops_.target().store("acc", dtype_);
  }

  // Row-major number of the current combined iteration.
  std::string iteration() const {
    const auto& extents = nest_.extents;
    std::string number;
    for (size_t loop = extents.size() - nest_.combined; loop < extents.size(); ++loop) {
      number = number.empty() ? fmt::format("i{}", loop)
                              : fmt::format("({}) * {} + i{}", number, loops_.extent(loop), loop);
    }
    return number.empty() ? "0" : number;
  }

  std::string better(const std::string& candidate, const std::string& best) const {
    const char* sign = stage_.combine == Combine::kArgMax ? ">" : "<";
    if (!is_float(dtype_)) return fmt::format("({} {} {})", candidate, sign, best);
    return fmt::format("(({0} {1} {2}) | (({0} != {0}) & ({2} == {2})))", candidate, sign, best);
  }

  void reduce_positions() {
    writer_.line("{} best = {};", type_, start());
    writer_.line("int64_t found = -1;");
    const size_t before = loops_.open_count();
    open_combined(loops_.innermost());
    with_value([&](const std::string& value) {
      writer_.line("const {} candidate = {};", type_, value);
      writer_.open("if ((found < 0) | {})", better("candidate", "best"));
      writer_.line("best = candidate;");
      writer_.line("found = {};", iteration());
      writer_.close();
    });
    loops_.close_to(before);
    loops_.target().store("pn::larger(found, 0)", DType::kI64);
  }

  void reduce_positions_in_strips() {
    declare_strip(type_, "best");
    declare_strip("int64_t", "found");
    loops_.print_strip_loop(
        fmt::format("{} = {}; {} = -1;", element("best"), start(), element("found")));
    const size_t before = loops_.open_count();
    open_combined(loops_.innermost());
    with_value([&](const std::string& value) {
      writer_.line("const {} candidate = {};", type_, value);
      writer_.line("const {} former = {};", type_, element("best"));
      writer_.line("const bool wins = ({} < 0) | {};", element("found"),
                   better("candidate", "former"));
      writer_.line("{} = wins ? candidate : former;", element("best"));
      writer_.line("{0} = wins ? {1} : {0};", element("found"), iteration());
    });
    loops_.close_to(before);
    loops_.store_strip(fmt::format("pn::larger({}, 0)", element("found")), DType::kI64);
  }

  void reduce_in_strips() {
    const bool is_wide = scheduled_.wide_sums;
    if (scheduled_.in_windows) {
      combine_windows();
      return;
    }
    const std::string_view type = is_wide ? wide_type() : type_;
    declare_strip(type, "acc");
    loops_.fill_strip("acc", type, start());
    const size_t before = loops_.open_count();
    if (scheduled_.in_columns) {
      open_combined(loops_.innermost() - 2);
      loops_.open_columns(op_, "acc");
      writer_.line("return {};", loops_.target().vector_value());
    } else {
      combine_in_memory();
    }
    loops_.close_to(before);
    loops_.store_sums("acc", is_wide ? DType::kF64 : dtype_);
  }

  void combine_windows() {
    const int64_t room = (group_.strip_capacity + kWindowColumns - 1) / kWindowColumns;
    writer_.line("alignas(64) {} acc[{}];", type_, room * kWindowColumns);
    const size_t before = loops_.open_count();
    loops_.open_windows(op_, "acc");
    open_combined(loops_.innermost() - 1);
    loops_.open_taking();
    writer_.line("return {};", loops_.target().vector_value());
    loops_.close_to(before);
    loops_.store_sums("acc", dtype_);
  }

  // Every step loads and stores the values that it combines with.
  void combine_in_memory() {
    const bool in_parts = scheduled_.wide_sums;
    const size_t last = loops_.innermost() - 1;  // the depth inside the last combined loop
    size_t part = 0;
    if (in_parts) {
      open_combined(last - 1);
      part = open_part(loops_.loop_at(last - 1));
      loops_.open_guards(last);
    } else {
      open_combined(last);
    }
    const std::string array = element(in_parts ? "part" : "acc");
    if (scheduled_.in_vectors()) {
      loops_.open_combining(op_, in_parts ? "part" : "acc");
      loops_.open_guards(loops_.innermost());
      writer_.line("return {};", loops_.target().vector_value());
    } else {
      loops_.open_to(loops_.innermost());
      with_value([&](const std::string& value) { writer_.line("{}", step(array, type_, value)); });
    }
    if (!in_parts) return;
    loops_.close_to(part);
    loops_.print_strip_loop(step(element("acc"), "double", array));
  }

  // A part of the last combined loop that is summed in f32; the marker up to which to close at its
  // end.
  size_t open_part(size_t loop) {
    loops_.open_brace(fmt::format("for (int64_t first = 0; first < {}; first += {})",
                                  loops_.extent(loop), scheduled_.part));
    declare_strip("float", "part");
    loops_.print_strip_loop(fmt::format("{} = {};", element("part"), start()));
    const size_t count = loops_.open_count();
    loops_.open_part(loop, {"first", fmt::format("pn::smaller(first + {}, {})", scheduled_.part,
                                                 loops_.extent(loop))});
    return count;
  }

  const CpuRows& group_;
  const ScheduledStage& scheduled_;
  const Nest& nest_;
  const Stage& stage_;
  StageLoops& loops_;
  CppWriter& writer_;
  DType dtype_;
  std::string_view type_;
  std::string_view op_;
};

}  // namespace

void print_reduce(const Kernel& kernel, const CpuRows& group, size_t stage, StageLoops& loops,
                  CppWriter& writer) {
  Combiner(kernel, group, stage, loops, writer).print_reduce();
}

void print_scan(const Kernel& kernel, const CpuRows& group, size_t stage, StageLoops& loops,
                CppWriter& writer) {
  Combiner(kernel, group, stage, loops, writer).print_scan();
}

}  // namespace passnet
