#include "codegen/cpp_stage.hpp"

#include "base/check.hpp"
#include "codegen/cpp_loops.hpp"
#include "codegen/cpp_spelling.hpp"

namespace passnet {
namespace {

constexpr int64_t kLongChain = 64;   // additions in f32 before a sum goes on in double
constexpr int64_t kWorthParts = 16;  // of them, that are worth adding to the sum in double

// Lanes that lie apart in the target, where the one inner loop is contiguous: results gather in a
// tile that is written row by row, so that a line of the target is written once and not per lane.
void print_transposed_map(StageLoops& loops) {
  constexpr int64_t kTileRows = 16;
  CppWriter& writer = loops.writer();
  const size_t inner = loops.loop_at(0);
  const size_t lane = loops.loop_at(1);
  const DType dtype = loops.value_dtype();
  loops.enter_row();
  loops.open_brace(fmt::format("for (int64_t first = 0; first < {}; first += {})",
                               loops.extent(inner), kTileRows));
  writer.line("const int64_t last = pn::smaller(first + {}, {});", kTileRows, loops.extent(inner));
  writer.line("alignas(64) {} tile[{}][{}];", cpp_memory_type(dtype), kTileRows, kMaxLanes);
  const size_t before = loops.open_count();
  loops.store_in_tile(fmt::format("tile[i{} - first]", inner));
  loops.open_part(inner, {"first", "last"});
  loops.open_to(2);
  loops.print_late();
  loops.store_value();
  loops.close_to(before);
  loops.open_brace(fmt::format("for (int64_t i{0} = start{0}; i{0} < stop{0}; ++i{0})", lane));
  loops.open_brace(fmt::format("for (int64_t i{0} = first; i{0} < last; ++i{0})", inner));
  loops.store_in_tile({});
  loops.store(fmt::format("tile[i{0} - first][i{1} - start{1}]", inner, lane), dtype);
  loops.close_to(0);
}

void print_map(StageLoops& loops) {
  if (loops.is_transposed_map()) return print_transposed_map(loops);
  loops.enter_row();
  if (loops.innermost() > 0) loops.open_guards(0);
  for (size_t depth = 1; depth <= loops.innermost(); ++depth) {
    loops.open_to(depth);
    if (depth < loops.innermost()) loops.open_guards(depth);
  }
  loops.open_guards(loops.innermost());
  loops.print_late();
  loops.store_value();
  loops.close_to(0);
  loops.round_local();
}

// Reductions and scans.
class Combiner {
 public:
  explicit Combiner(StageLoops& loops)
      : loops_(loops),
        writer_(loops.writer()),
        dtype_(loops.value_dtype()),
        type_(loops.value_type()),
        op_(cpp_combine(loops.stage().combine, dtype_)) {}

  void print_reduce() {
    loops_.enter_row();
    loops_.open_to(loops_.free());
    if (loops_.lanes()) {
      if (gives_position())
        reduce_positions_in_lanes();
      else
        reduce_in_lanes();
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
    loops_.open_to(loops_.free());
    const std::string_view type = wide_type();
    const DType dtype = type == "double" ? DType::kF64 : dtype_;
    const std::string acc = loops_.lanes() ? loops_.lane("acc") : "acc";
    if (loops_.lanes()) {
      writer_.line("alignas(64) {} acc[{}];", type, kMaxLanes);
      loops_.lane_line(fmt::format("{} = {}({});", acc, type, start()));
    } else {
      writer_.line("{0} acc = {0}({1});", type, start());
    }
    loops_.open_to(loops_.innermost());
    loops_.print_late();
    writer_.line("{}", step(acc, type, loops_.value()));
    loops_.store(acc, dtype);
    loops_.close_to(0);
  }

 private:
  bool gives_position() const {
    const Stage& stage = loops_.stage();
    return stage.kind == StageKind::kReduce &&
           (stage.combine == Combine::kArgMax || stage.combine == Combine::kArgMin);
  }
  bool adds() const {
    const Combine combine = loops_.stage().combine;
    return combine == Combine::kSum || combine == Combine::kProduct;
  }
  std::string_view wide_type() const { return dtype_ == DType::kF32 && adds() ? "double" : type_; }
  std::string start() const {
    if (!is_complex(dtype_)) return fmt::format("{}::start<{}>", op_, type_);
    return loops_.stage().combine == Combine::kSum ? "pn::c64{0.0f, 0.0f}" : "pn::c64{1.0f, 0.0f}";
  }
  std::string step(const std::string& acc, std::string_view type, const std::string& value) const {
    if (is_complex(dtype_)) {
      const char sign = loops_.stage().combine == Combine::kSum ? '+' : '*';
      return fmt::format("{0} = {0} {1} {2};", acc, sign, value);
    }
    return fmt::format("{0} = {1}::combine({0}, {2}({3}));", acc, op_, type, value);
  }

  // The value where the guard allows it, in statements that `accept` prints.
  template <class F>
  void with_value(F&& accept) {
    const size_t before = loops_.open_count();
    loops_.open_guards(loops_.innermost());
    loops_.print_late();
    accept(loops_.value());
    loops_.close_to(before);
  }

  // Loops to depth `to`, guards on the way.
  void open_combined(size_t to) {
    if (loops_.free() < loops_.innermost()) loops_.open_guards(loops_.free());
    while (loops_.depth() < to) {
      loops_.open_to(loops_.depth() + 1);
      if (loops_.depth() < loops_.innermost()) loops_.open_guards(loops_.depth());
    }
  }

  // Contiguous along the innermost loop: the prelude's lanes.
  void reduce_rows() {
    if (loops_.nest().combined == 0) {
      writer_.line("{} acc = {};", type_, start());
      with_value([&](const std::string& value) { writer_.line("acc = {};", value); });
      loops_.store("acc", dtype_);
      return;
    }
    const std::string_view wide = wide_type();
    writer_.line("{0} acc = {0}({1});", wide, start());
    const size_t before = loops_.open_count();
    open_combined(loops_.innermost() - 1);
    const StageLoops::Range range = loops_.open_innermost_range();
    const size_t loop = loops_.loop_at(loops_.innermost() - 1);
    const int64_t sums = loops_.running_sums();
    const std::string count = sums == kDefaultSums ? "" : fmt::format(", {}", sums);
    // Of a short row the next steps wait for every conversion and addition that there is.
    const bool is_whole =
        loops_.nest().combined == 1 && (loops_.open_count() == before || loops_.is_one_chunk());
    const std::string combine = is_whole ? "" : fmt::format("{}::combine(acc, ", op_);
    if (loops_.vectors()) {
      writer_.open(
          "acc = {}{}(pn::reduce_vectors<{}{}>({}, {}, [&]<class F>({}) "
          "__attribute__((always_inline)) -> F",
          combine, wide, op_, count, range.begin, range.end, loops_.lanes_parameters());
    } else {
      writer_.open(
          "acc = {}{}(pn::reduce<{}, {}{}>({}, {}, [&](int64_t i{}) __attribute__((always_inline))",
          combine, wide, op_, type_, count, range.begin, range.end, loop);
    }
    if (loops_.vectors()) loops_.print_prefetches();
    loops_.enter_innermost();
    if (loops_.vectors()) {
      writer_.line("return {};", loops_.value_in_lanes());
    } else if (loops_.has_guard_at(loops_.innermost())) {
      writer_.line("{} chosen = {};", type_, start());
      with_value([&](const std::string& value) { writer_.line("chosen = {};", value); });
      writer_.line("return chosen;");
    } else {
      loops_.print_late();
      writer_.line("return {}({});", type_, loops_.value());
    }
    writer_.close(is_whole ? "));" : ")));");
    loops_.close_to(before);
    loops_.store("acc", wide == "double" ? DType::kF64 : dtype_);
  }

  void reduce_complex() {
    writer_.line("pn::c64 acc = {};", start());
    const size_t before = loops_.open_count();
    open_combined(loops_.innermost());
    with_value([&](const std::string& value) { writer_.line("{}", step("acc", type_, value)); });
    loops_.close_to(before);
    loops_.store("acc", dtype_);
  }

  // Row-major number of the current combined iteration.
  std::string iteration() const {
    const auto& extents = loops_.nest().extents;
    std::string number;
    for (size_t loop = extents.size() - loops_.nest().combined; loop < extents.size(); ++loop) {
      number = number.empty() ? fmt::format("i{}", loop)
                              : fmt::format("({}) * {} + i{}", number, loops_.extent(loop), loop);
    }
    return number.empty() ? "0" : number;
  }

  std::string better(const std::string& candidate, const std::string& best) const {
    const char* sign = loops_.stage().combine == Combine::kArgMax ? ">" : "<";
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
    loops_.store("pn::larger(found, 0)", DType::kI64);
  }

  void reduce_positions_in_lanes() {
    writer_.line("alignas(64) {} best[{}];", type_, kMaxLanes);
    writer_.line("alignas(64) int64_t found[{}];", kMaxLanes);
    loops_.lane_line(
        fmt::format("{} = {}; {} = -1;", loops_.lane("best"), start(), loops_.lane("found")));
    const size_t before = loops_.open_count();
    open_combined(loops_.innermost());
    with_value([&](const std::string& value) {
      writer_.line("const {} candidate = {};", type_, value);
      writer_.line("const {} former = {};", type_, loops_.lane("best"));
      writer_.line("const bool wins = ({} < 0) | {};", loops_.lane("found"),
                   better("candidate", "former"));
      writer_.line("{} = wins ? candidate : former;", loops_.lane("best"));
      writer_.line("{0} = wins ? {1} : {0};", loops_.lane("found"), iteration());
    });
    loops_.close_to(before);
    loops_.store_lanes(fmt::format("pn::larger({}, 0)", loops_.lane("found")), DType::kI64);
  }

  // Sums of many terms run in f32 for kLongChain of them, then go on in double.
  bool runs_in_parts() const {
    if (dtype_ != DType::kF32 || !adds()) return false;
    const auto& extents = loops_.nest().extents;
    int64_t chain = 1;
    for (size_t loop = extents.size() - loops_.nest().combined; loop < extents.size(); ++loop) {
      chain *= extents[loop];
    }
    return chain > kLongChain;
  }

  void reduce_in_lanes() {
    const bool in_parts = runs_in_parts();
    const std::string_view type = in_parts ? wide_type() : type_;
    writer_.line("alignas(64) {} acc[{}];", type, kMaxLanes);
    loops_.lane_line(fmt::format("{} = {};", loops_.lane("acc"), start()));
    const size_t before = loops_.open_count();
    if (loops_.combines_columns(in_parts ? kWorthParts : 1)) {
      open_combined(loops_.innermost() - 2);
      loops_.open_columns(op_, "acc");
      writer_.line("return {};", loops_.value_in_lanes());
    } else {
      combine_in_memory(in_parts);
    }
    loops_.close_to(before);
    loops_.store_lanes(loops_.lane("acc"), in_parts ? DType::kF64 : dtype_);
  }

  // Every step loads and stores what it combines with.
  void combine_in_memory(bool in_parts) {
    const size_t last = loops_.innermost() - 1;  // the depth inside the last combined loop
    size_t part = 0;
    if (in_parts) {
      open_combined(last - 1);
      part = open_part(loops_.loop_at(last - 1));
      loops_.open_guards(last);
    } else {
      open_combined(last);
    }
    const std::string array = loops_.lane(in_parts ? "part" : "acc");
    if (loops_.vectors()) {
      loops_.open_combining(op_, in_parts ? "part" : "acc");
      loops_.open_guards(loops_.innermost());
      writer_.line("return {};", loops_.value_in_lanes());
    } else {
      loops_.open_to(loops_.innermost());
      with_value([&](const std::string& value) { writer_.line("{}", step(array, type_, value)); });
    }
    if (!in_parts) return;
    loops_.close_to(part);
    loops_.lane_line(step(loops_.lane("acc"), "double", array));
  }

  // A piece of the last combined loop, summed in f32; the count to close back to at its end.
  size_t open_part(size_t loop) {
    loops_.open_brace(fmt::format("for (int64_t first = 0; first < {}; first += {})",
                                  loops_.extent(loop), kLongChain));
    writer_.line("alignas(64) float part[{}];", kMaxLanes);
    loops_.lane_line(fmt::format("{} = {};", loops_.lane("part"), start()));
    const size_t count = loops_.open_count();
    loops_.open_part(loop, {"first", fmt::format("pn::smaller(first + {}, {})", kLongChain,
                                                 loops_.extent(loop))});
    return count;
  }

  StageLoops& loops_;
  CppWriter& writer_;
  DType dtype_;
  std::string_view type_;
  std::string_view op_;
};

}  // namespace

bool is_widened(const Kernel& kernel, const RowGroup& group, const CppScope& scope,
                BufferId buffer) {
  return group.lanes && kernel.buffer(buffer).dtype == DType::kF16 &&
         !scope.locals[buffer.index].empty();
}

void print_stage(const Kernel& kernel, const RowGroup& group, size_t stage, const CppScope& scope,
                 CppWriter& writer) {
  writer.open_block();
  StageLoops loops(kernel, group, stage, scope, writer);
  switch (loops.stage().kind) {
    case StageKind::kMap:
      print_map(loops);
      break;
    case StageKind::kReduce:
      Combiner(loops).print_reduce();
      break;
    case StageKind::kScan:
      Combiner(loops).print_scan();
      break;
  }
  writer.close();
}

}  // namespace passnet
