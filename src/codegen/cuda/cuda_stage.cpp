#include "codegen/cuda/cuda_stage.hpp"

#include "codegen/cpp/cpp_spelling.hpp"

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
        dtype_(kernel.expr(stage_.value).dtype),
        type_(cpp_value_type(dtype_)),
        op_(cpp_combine(stage_.combine, dtype_)) {}

  void print(int64_t first_block) {
    open_thread(first_block);
    for (size_t depth = 0; depth <= own_.spread; ++depth) exprs_.print_early(depth);
    for (size_t loop = own_.spread; loop < own_.free(); ++loop) open_loop(loop);
    switch (stage_.kind) {
      case StageKind::kMap:
        with_guard([&] { store(stored_value(), dtype_); });
        break;
      case StageKind::kReduce:
        print_reduce();
        break;
      case StageKind::kScan:
        print_scan();
        break;
    }
    for (size_t loop = own_.spread; loop < own_.free(); ++loop) writer_.close();
    writer_.close();
  }

 private:
  std::string_view index_type() const { return own_.narrow ? "int32_t" : "int64_t"; }
  std::string extent(size_t loop) const { return exprs_.number(nest_.extents[loop], own_.narrow); }

  // Declares the indices of the loops over threads, and opens the block of a thread that has work.
  void open_thread(int64_t first_block) {
    const std::string_view type = index_type();
    writer_.line("{} at = pn::thread_at<{}>({});", type, type,
                 exprs_.number(first_block, own_.narrow));
    writer_.open("if (at < {})", exprs_.number(own_.threads, own_.narrow));
    for (size_t loop = own_.spread; loop-- > 0;) {
      if (loop == 0) {
        writer_.line("const {} i0 = at;", type);
        continue;
      }
      const std::string count = extent(loop);
      writer_.line("const {} i{} = at % {};", type, loop, count);
      writer_.line("at /= {};", count);
    }
  }

  void open_loop(size_t loop) {
    writer_.open("for ({0} i{1} = 0; i{1} < {2}; ++i{1})", index_type(), loop, extent(loop));
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
    return dtype_ == DType::kBool ? fmt::format("uint8_t({})", text) : text;
  }

  void store(const std::string& text, DType dtype) {
    const DType target = kernel_.buffer(stage_.target).dtype;
    const std::string place = exprs_.element(nest_.target, stage_.target_index);
    std::string stored = text;
    if (target == DType::kBool) {
      stored = fmt::format("uint8_t({} != 0)", text);
    } else if (target != dtype) {
      stored = fmt::format("pn::cast<{}>({})", cpp_memory_type(target), text);
    }
    if (stage_.store == StoreMode::kAdd) stored = added(place, stored);
    writer_.line("{} = {};", place, stored);
  }

  // Returns the new value of an element to which `text` is added.
  std::string added(const std::string& place, const std::string& text) const {
    const DType target = kernel_.buffer(stage_.target).dtype;
    const std::string_view type = cpp_memory_type(target);
    if (target == DType::kBool) return fmt::format("uint8_t({} | {})", place, text);
    if (is_integral(target)) return fmt::format("pn::add<{}>({}, {})", type, place, text);
    return fmt::format("pn::cast<{0}>(pn::cast<{1}>({2}) + pn::cast<{1}>({3}))", type,
                       cpp_memory_type(opmath(target)), place, text);
  }

  // ---- combining ----

  bool gives_position() const {
    return stage_.combine == Combine::kArgMax || stage_.combine == Combine::kArgMin;
  }
  bool adds() const {
    return stage_.combine == Combine::kSum || stage_.combine == Combine::kProduct;
  }
  bool is_wide() const { return dtype_ == DType::kF32 && adds(); }
  std::string_view wide_type() const { return is_wide() ? "double" : type_; }
  DType wide_dtype() const { return is_wide() ? DType::kF64 : dtype_; }

  std::string start() const {
    if (!is_complex(dtype_)) return fmt::format("{}::start<{}>", op_, type_);
    return stage_.combine == Combine::kSum ? "pn::c64{0.0f, 0.0f}" : "pn::c64{1.0f, 0.0f}";
  }

  std::string step(std::string_view sum, std::string_view type, const std::string& value) const {
    if (is_complex(dtype_)) {
      return fmt::format("{0} = {0} {1} {2};", sum, stage_.combine == Combine::kSum ? '+' : '*',
                         value);
    }
    return fmt::format("{0} = {1}::combine<{2}>({0}, {2}({3}));", sum, op_, type, value);
  }

  void print_reduce() {
    if (gives_position()) return print_position();
    writer_.line("{0} acc = {0}({1});", wide_type(), start());
    const size_t last = nest_.extents.size();
    if (nest_.combined == 0) {
      with_guard([&] { writer_.line("{}", step("acc", wide_type(), exprs_.text(stage_.value))); });
    } else if (is_wide()) {
      for (size_t loop = own_.free(); loop + 1 < last; ++loop) open_loop(loop);
      print_parts(last - 1);
      for (size_t loop = own_.free(); loop + 1 < last; ++loop) writer_.close();
    } else {
      for (size_t loop = own_.free(); loop < last; ++loop) open_loop(loop);
      with_guard([&] { writer_.line("{}", step("acc", type_, exprs_.text(stage_.value))); });
      for (size_t loop = own_.free(); loop < last; ++loop) writer_.close();
    }
    store("acc", wide_dtype());
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
    writer_.line("{} sum = {};", type_, start());
    writer_.open("for ({0} i{1} = {2}; i{1} < {3}; ++i{1})", type, loop, is_short ? "0" : "part",
                 end);
    exprs_.print_early(loop + 1);
    with_guard([&] { writer_.line("{}", step("sum", type_, exprs_.text(stage_.value))); });
    writer_.close();
    writer_.line("{}", step("acc", "double", "sum"));
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

  std::string better() const {
    const char* const sign = stage_.combine == Combine::kArgMax ? ">" : "<";
    if (!is_float(dtype_)) return fmt::format("(candidate {} best)", sign);
    return fmt::format("((candidate {} best) | ((candidate != candidate) & (best == best)))", sign);
  }

  void print_position() {
    writer_.line("{} best = {};", type_, start());
    writer_.line("int64_t found = -1;");
    for (size_t loop = own_.free(); loop < nest_.extents.size(); ++loop) open_loop(loop);
    with_guard([&] {
      writer_.line("const {} candidate = {};", type_, exprs_.text(stage_.value));
      writer_.open("if ((found < 0) | {})", better());
      writer_.line("best = candidate;");
      writer_.line("found = {};", iteration());
      writer_.close();
    });
    for (size_t loop = own_.free(); loop < nest_.extents.size(); ++loop) writer_.close();
    store("pn::larger(found, 0)", DType::kI64);
  }

  void print_scan() {
    writer_.line("{0} acc = {0}({1});", wide_type(), start());
    for (size_t loop = own_.free(); loop < nest_.extents.size(); ++loop) open_loop(loop);
    with_guard([&] {
      writer_.line("{}", step("acc", wide_type(), stored_value()));
      store("acc", wide_dtype());
    });
    for (size_t loop = own_.free(); loop < nest_.extents.size(); ++loop) writer_.close();
  }

  const Kernel& kernel_;
  const CudaStage& own_;
  const Stage& stage_;
  const Nest& nest_;
  CppWriter& writer_;
  CudaExprs exprs_;
  DType dtype_;
  std::string_view type_;
  std::string_view op_;
};

}  // namespace

void print_cuda_stage(const Kernel& kernel, const CudaStage& stage, int64_t first_block,
                      std::span<const Layout> layouts, const CudaNames& names, CppWriter& writer) {
  StagePrinter(kernel, stage, layouts, names, writer).print(first_block);
}

}  // namespace passnet
