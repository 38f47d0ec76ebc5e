#include "codegen/cpp/cpp.hpp"

#include "kernel/builder.hpp"
#include "support/kernel_comparison.hpp"
#include "support/test_kernels.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace passnet {
namespace {

using namespace test_kernels;

using test_kernels::Comparison;
using test_kernels::indices;
using test_kernels::kFloats;

TEST(PrintCpp, EveryKernelAgreesWithItsInterpretation) {
  Comparison all;
  for (const DType dtype : kFloats) {
    const std::string suffix(name(dtype));
    all.add("silu " + suffix, test_kernels::silu({dtype, {3, 5, 700}}));
    all.add("add " + suffix, test_kernels::add_channels(dtype, {2, 3, 4, 50}));
    for (const Shape& shape :
         {Shape{2, 30, 40}, Shape{2, 100, 3}, Shape{1, 7, 900}, Shape{300, 70, 1}, Shape{3, 1, 2},
          Shape{3, 0, 2}, Shape{1, 5000, 1}}) {
      const std::string at = suffix + to_string(shape);
      for (const Combine combine : {Combine::kSum, Combine::kMax, Combine::kMin}) {
        all.add("reduce " + at, test_kernels::reduce_middle(combine, dtype, shape, dtype));
      }
      all.add("argmax " + at,
              test_kernels::reduce_middle(Combine::kArgMax, dtype, shape, DType::kI64));
    }
    all.add("softmax " + suffix, test_kernels::softmax(dtype, {40, 77}));
    all.add("softmax of one row " + suffix, test_kernels::softmax(dtype, {1, 70000}));
    all.add("layer_norm " + suffix, test_kernels::layer_norm(dtype, {9, 130}));
    for (const Shape& shape : {Shape{2, 3, 6, 130}, Shape{1, 2, 7, 7}}) {
      all.add("max pool " + suffix, test_kernels::pool(Combine::kMax, dtype, shape));
      all.add("mean pool " + suffix, test_kernels::pool(Combine::kSum, dtype, shape));
    }
    all.add("pad " + suffix, test_kernels::pad(dtype, {9, 33}));
    for (const size_t dim : {0, 1}) {
      all.add("cumsum " + suffix, test_kernels::scan(Combine::kSum, dtype, {33, 70}, dim));
      all.add("cummax " + suffix, test_kernels::scan(Combine::kMax, dtype, {33, 70}, dim));
    }
    all.add("cat " + suffix, test_kernels::cat(dtype, {2, 3, 40}, {2, 5, 40}));
    all.add("permute " + suffix, test_kernels::permute(dtype, {2, 40, 9, 50}, {0, 2, 3, 1}));
    all.add("transpose " + suffix, test_kernels::permute(dtype, {70, 90}, {1, 0}));
    all.add("scalar " + suffix, test_kernels::pointwise("x * x + 1", {dtype, {}}));
    all.add("empty " + suffix, test_kernels::pointwise("x * x + 1", {dtype, {3, 0}}));
  }
  all.run();
}

TEST(PrintCpp, LargeKernelsRunOnSeveralThreads) {
  Comparison all;
  all.add("silu", test_kernels::silu({DType::kF32, {1 << 18}}));
  all.add("sum",
          test_kernels::reduce_middle(Combine::kSum, DType::kF32, {16, 64, 784}, DType::kF32));
  all.add("rows",
          test_kernels::reduce_middle(Combine::kSum, DType::kF32, {1024, 784, 1}, DType::kF32));
  all.add("permute", test_kernels::permute(DType::kF32, {4, 64, 28, 28}, {0, 2, 3, 1}));
  all.add("softmax", test_kernels::softmax(DType::kF32, {2048, 196}));
  all.add("pool", test_kernels::pool(Combine::kMax, DType::kF32, {4, 32, 28, 28}));
  all.add("cat", test_kernels::cat(DType::kF32, {4, 30, 784}, {4, 60, 784}));
  all.run();
}

// Softmax over the last dim of x: [A, B, C]; rows are apart in memory.
Kernel softmax_of_two_dims(DType dtype, const Shape& shape) {
  KernelBuilder b("softmax");
  const BufferId x = b.input("x", {dtype, shape});
  const BufferId out = b.output("out", {dtype, shape});
  const ParameterIds all = b.extents(x);
  const BufferId largest = b.temporary("largest", DType::kF32, {all[0], all[1]});
  const BufferId total = b.temporary("total", DType::kF32, {all[0], all[1]});
  const auto i = indices(b, 3);
  const ExprIds row{i[0], i[1]};
  const ExprId value = test_kernels::load_wide(b, x, i);
  b.reduce(all, 1, Combine::kMax, value, largest, row);
  const ExprId power =
      b.apply(ScalarOp::kExp, {b.apply(ScalarOp::kSub, {value, b.load(largest, row)})});
  b.reduce(all, 1, Combine::kSum, power, total, row);
  b.map(all, out, i, b.apply(ScalarOp::kDiv, {power, b.load(total, row)}));
  return b.take();
}

TEST(PrintCpp, ShortRowsRunTogether) {
  Comparison all;
  for (const DType dtype : {DType::kF32, DType::kF16, DType::kBF16}) {
    for (const Shape& shape : {Shape{23, 49}, Shape{5, 7}, Shape{4, 16}, Shape{64, 250}}) {
      const std::string at = std::string(name(dtype)) + to_string(shape);
      const auto numbers = CppNumbers::kLiterals;
      all.add("softmax " + at, test_kernels::softmax(dtype, shape), {}, {}, numbers);
      all.add("layer_norm " + at, test_kernels::layer_norm(dtype, shape), {}, {}, numbers);
    }
    for (const Shape& shape : {Shape{3, 9, 49}, Shape{5, 4, 20}, Shape{300, 7, 33}}) {
      const Layout apart{.strides = {(shape[1] + 1) * shape[2], shape[2], 1}};
      all.add("softmax " + std::string(name(dtype)) + to_string(shape),
              softmax_of_two_dims(dtype, shape), {apart, apart}, {}, CppNumbers::kLiterals);
    }
  }
  all.run();

  const auto text_of = [](const Shape& shape, CppNumbers numbers) {
    const Kernel kernel = test_kernels::softmax(DType::kF32, shape);
    const std::vector<Layout> layouts(2, {.strides = contiguous_strides(shape)});
    return print_kernel(kernel, layouts, numbers).text;
  };
  const std::string_view block = "i0 < first + rows";
  EXPECT_TRUE(text_of({23, 49}, CppNumbers::kLiterals).contains(block));
  EXPECT_FALSE(text_of({3, 49}, CppNumbers::kLiterals).contains(block));
  EXPECT_FALSE(text_of({23, 500}, CppNumbers::kLiterals).contains(block));
  EXPECT_FALSE(text_of({23, 49}, CppNumbers::kParameters).contains(block));
}

// While a long row is computed, the next one is prefetched.
TEST(PrintCpp, LongRowsAskForTheNext) {
  Comparison all;
  all.add("softmax", test_kernels::softmax(DType::kF32, {7, 600}));
  all.add("softmax", test_kernels::softmax(DType::kBF16, {7, 600}));
  all.add("side by side", test_kernels::softmax(DType::kF16, {7, 512}), {}, {},
          CppNumbers::kLiterals);
  all.run();
  const auto asks = [](const Shape& shape) {
    const Kernel kernel = test_kernels::softmax(DType::kF32, shape);
    const std::vector<Layout> layouts(2, {.strides = contiguous_strides(shape)});
    return print_kernel(kernel, layouts, CppNumbers::kLiterals).text.contains("pn::prefetch");
  };
  EXPECT_TRUE(asks({64, 2048}));
  EXPECT_FALSE(asks({64, 200}));
}

// Next to the end of their memory too.
TEST(PrintCpp, NarrowStripsAskForLaterRows) {
  Comparison all;
  for (const CppNumbers numbers : {CppNumbers::kLiterals, CppNumbers::kParameters}) {
    const Shape shape{1, 3136, 128};
    const Kernel kernel =
        test_kernels::reduce_middle(Combine::kSum, DType::kF16, shape, DType::kF16);
    const std::vector<Layout> layouts{{.strides = contiguous_strides(shape)},
                                      {.strides = {128, 1}}};
    EXPECT_TRUE(print_kernel(kernel, layouts, numbers).text.contains("+ 8 * "));
    all.add("sum", kernel, layouts, {}, numbers);
  }
  all.run();
}

// Single elements by the machine's instruction, and those of loops that g++ vectorizes by
// arithmetic.
TEST(PrintCpp, HalvesAreCastAsTheirLoopIs) {
  const auto text = [](const Shape& shape) {
    KernelBuilder b("cast");
    const BufferId x = b.input("x", {DType::kF16, shape});
    const BufferId out = b.output("out", {DType::kF64, shape});
    const ExprIds index = indices(b, shape.size());
    b.map(b.extents(out), out, index, b.cast(b.load(x, index), DType::kF64));
    const std::vector<Layout> layouts(2, {.strides = contiguous_strides(shape)});
    return print_kernel(b.take(), layouts).text;
  };
  EXPECT_TRUE(text({}).contains("pn::cast_one<double>"));
  EXPECT_TRUE(text({200}).contains("pn::cast<double>"));
}

TEST(PrintCpp, ReductionsAcrossLanesRunInRegisters) {
  Comparison all;
  for (const CppNumbers numbers : {CppNumbers::kLiterals, CppNumbers::kParameters}) {
    for (const DType dtype : {DType::kF32, DType::kF16, DType::kBF16}) {
      for (const Shape& shape : {Shape{49, 200}, Shape{784, 96}}) {
        const Layout across{.strides = {1, shape[0]}};
        all.add("layer_norm " + std::string(name(dtype)) + to_string(shape),
                test_kernels::layer_norm(dtype, shape),
                {across, {.strides = {1}}, {.strides = {1}}, across}, {}, numbers);
        all.add("softmax " + std::string(name(dtype)) + to_string(shape),
                test_kernels::softmax(dtype, shape), {across, across}, {}, numbers);
      }
    }
    for (const auto combine : {Combine::kSum, Combine::kProduct, Combine::kMax, Combine::kMin}) {
      for (const Shape& shape : {Shape{3, 9, 49}, Shape{5, 70, 600}}) {
        all.add("reduce", test_kernels::reduce_middle(combine, DType::kF32, shape, DType::kF32), {},
                {}, numbers);
      }
    }
  }
  all.run();

  const Kernel kernel = test_kernels::layer_norm(DType::kF32, {49, 200});
  const Layout across{.strides = {1, 49}};
  const std::vector<Layout> layouts{across, {.strides = {1}}, {.strides = {1}}, across};
  const std::string text = print_kernel(kernel, layouts, CppNumbers::kLiterals).text;
  EXPECT_TRUE(text.contains("combine_columns<pn::Sum, 49>")) << text;
  EXPECT_FALSE(text.contains("combine_vectors")) << text;
}

// Windows that leave the input lack some elements of some vectors.
TEST(PrintCpp, WindowsRunInRegisters) {
  Comparison all;
  for (const CppNumbers numbers : {CppNumbers::kLiterals, CppNumbers::kParameters}) {
    for (const DType dtype : {DType::kF32, DType::kF16, DType::kBF16}) {
      for (const int64_t width : {17, 35, 64}) {
        const std::string at = std::string(name(dtype)) + " " + std::to_string(width);
        const Shape shape{2, 3, 5, width};
        const Combine combine = width == 35 ? Combine::kSum : Combine::kMax;
        if (numbers == CppNumbers::kParameters && dtype != DType::kF32) continue;
        all.add("pool " + at, test_kernels::pool(combine, dtype, shape), {}, {}, numbers);
        all.add("half " + at, test_kernels::pool(combine, dtype, shape, 2), {}, {}, numbers);
      }
    }
  }
  all.run();

  const auto text_of = [](const Shape& shape) {
    const Kernel kernel = test_kernels::pool(Combine::kMax, DType::kF32, shape, 2);
    return print_kernel(kernel, contiguous_layouts(kernel), CppNumbers::kLiterals).text;
  };
  const std::string wide = text_of({2, 3, 9, 64});
  EXPECT_TRUE(wide.contains("combine_windows<pn::Max>")) << wide;
  EXPECT_TRUE(wide.contains("load_every_other")) << wide;
  EXPECT_FALSE(text_of({2, 40, 9, 9}).contains("combine_windows"));
}

TEST(PrintCpp, StridedLayouts) {
  Comparison all;
  const Shape shape{2, 20, 6, 30};
  const Kernel add = test_kernels::add_channels(DType::kF32, shape);
  const Layout out{.strides = contiguous_strides(shape)};
  const Layout channels_last{.strides = {20 * 6 * 30, 1, 20 * 30, 20}};
  const Layout sliced{.strides = {20 * 6 * 60 * 2, 6 * 60 * 2, 60, 2}, .offset = 13};
  const Layout expanded{.strides = {0, 30, 0, 1}};
  const Layout channel{.strides = {1, 5, 7}};
  // An expanded operand has the same element at every index of dims 0 and 2.
  Tensor repeated({DType::kF32, shape});
  for (int64_t i = 0; i < repeated.numel(); ++i) {
    repeated.set_value(i, static_cast<double>(i / 180 % 20 * 30 + i % 30));
  }
  std::vector<Tensor> inputs;
  inputs.push_back(std::move(repeated));
  all.add("expanded", add, {expanded, channel, out}, std::move(inputs));
  for (const Layout& layout : {channels_last, sliced, out}) {
    all.add("add", add, {layout, channel, out});
    all.add("silu", test_kernels::silu({DType::kF32, shape}), {layout, out});
    all.add("pool", test_kernels::pool(Combine::kMax, DType::kF32, shape), {layout, out});
  }
  for (const auto combine : {Combine::kSum, Combine::kMax, Combine::kArgMin}) {
    const DType result = combine == Combine::kArgMin ? DType::kI64 : DType::kF32;
    const Kernel kernel = test_kernels::reduce_middle(combine, DType::kF32, {5, 90, 40}, result);
    const Layout small{.strides = {40, 1}};
    all.add("reduce", kernel, {{.strides = {3600, 1, 90}}, small});
    all.add("reduce", kernel, {{.strides = {1, 5, 450}}, small});
    all.add("reduce", kernel, {{.strides = {7300, 80, 2}, .offset = 1}, small});
  }
  const Kernel softmax = test_kernels::softmax(DType::kF32, {40, 30});
  all.add("softmax", softmax, {{.strides = {1, 40}}, {.strides = {30, 1}}});
  all.add("softmax", softmax, {{.strides = {1, 40}}, {.strides = {1, 40}}});
  for (const DType dtype : {DType::kF32, DType::kBF16, DType::kF16}) {
    const Kernel norm = test_kernels::layer_norm(dtype, {100, 130});
    all.add("layer_norm", norm,
            {{.strides = {1, 100}}, {.strides = {1}}, {.strides = {2}}, {.strides = {130, 1}}});
  }
  all.run();
}

TEST(PrintCpp, GatherScatterAndIntegers) {
  Comparison all;
  Tensor rows({DType::kI64, {6}});
  for (int64_t i = 0; i < 6; ++i) rows.set_integer(i, (i * 3 + 4) % 5);
  std::vector<Tensor> inputs;
  inputs.push_back(repeatable_values({DType::kF32, {5, 70}}, 1));
  inputs.push_back(rows.clone());
  all.add("gather", test_kernels::gather(DType::kF32, {5, 70}, 6), {}, std::move(inputs));

  for (const auto store :
       {StoreMode::kAdd, StoreMode::kMultiply, StoreMode::kMax, StoreMode::kMin}) {
    for (const DType dtype : {DType::kF16, DType::kF32, DType::kU8, DType::kI64, DType::kBool}) {
      inputs.clear();
      inputs.push_back(rows.clone());
      all.add(fmt::format("scatter {} {}", name(dtype), static_cast<int>(store)),
              test_kernels::scatter(dtype, 6, 5, store), {}, std::move(inputs));
    }
  }

  for (const DType dtype : {DType::kI64, DType::kI32, DType::kI16, DType::kI8, DType::kU8}) {
    const TensorType type{dtype, {200}};
    for (const ScalarOp op :
         {ScalarOp::kAdd, ScalarOp::kSub, ScalarOp::kMul, ScalarOp::kFloorDiv, ScalarOp::kTruncDiv,
          ScalarOp::kRemainder, ScalarOp::kFmod, ScalarOp::kMin, ScalarOp::kMax, ScalarOp::kBitAnd,
          ScalarOp::kBitXor, ScalarOp::kLt, ScalarOp::kEq, ScalarOp::kAnd, ScalarOp::kShiftLeft,
          ScalarOp::kShiftRight}) {
      all.add(std::string(info(op).name) + std::string(name(dtype)),
              test_kernels::binary(op, type));
    }
    all.add("sum", test_kernels::reduce_middle(Combine::kSum, dtype, {3, 70, 5}, dtype));
    all.add("product", test_kernels::reduce_middle(Combine::kProduct, dtype, {30, 70, 1}, dtype));
    all.add("max", test_kernels::reduce_middle(Combine::kMax, dtype, {30, 0, 1}, dtype));
    all.add("cumsum", test_kernels::scan(Combine::kSum, dtype, {33, 70}, 1));
  }
  const TensorType flags{DType::kBool, {200}};
  for (const ScalarOp op : {ScalarOp::kAdd, ScalarOp::kSub, ScalarOp::kMul, ScalarOp::kMax,
                            ScalarOp::kBitOr, ScalarOp::kXor, ScalarOp::kLe}) {
    all.add("bool " + std::string(info(op).name), test_kernels::binary(op, flags));
  }
  all.add("any",
          test_kernels::reduce_middle(Combine::kSum, DType::kBool, {5, 70, 3}, DType::kBool));
  all.add("all",
          test_kernels::reduce_middle(Combine::kProduct, DType::kBool, {50, 70, 1}, DType::kBool));
  const TensorType complex{DType::kC64, {200}};
  for (const ScalarOp op : {ScalarOp::kAdd, ScalarOp::kSub, ScalarOp::kEq}) {
    all.add("complex " + std::string(info(op).name), test_kernels::binary(op, complex));
  }
  all.run();
}

TEST(PrintCpp, EveryFloatOperation) {
  Comparison all;
  for (const DType dtype : {DType::kF32, DType::kF64, DType::kBF16}) {
    const TensorType type{dtype, {333}};
    for (const ScalarOpInfo& row : kScalarOps) {
      if (row.result == ScalarResult::kSpecial || row.arity == 3 || is_check(row.op)) continue;
      if (row.op == ScalarOp::kBitNot || row.op == ScalarOp::kBitAnd ||
          row.op == ScalarOp::kBitOr || row.op == ScalarOp::kBitXor ||
          row.op == ScalarOp::kShiftLeft || row.op == ScalarOp::kShiftRight) {
        continue;  // of integers alone
      }
      const std::string label = std::string(row.name) + " " + std::string(name(dtype));
      if (row.arity == 2) {
        all.add(label, test_kernels::binary(row.op, type));
      } else {
        all.add(label, test_kernels::pointwise(
                           std::string("where(") + std::string(row.name) + "(x) != 0, 1, 0) + " +
                               (row.result == ScalarResult::kBool ? std::string("x")
                                                                  : std::string(row.name) + "(x)"),
                           type));
      }
    }
    for (const char* text : {"x ** 1", "pow(x, 2)", "pow(x, 3)", "pow(x, 0.5)", "pow(x, -1)",
                             "pow(x, 1.7)", "pow(x, x)", "x > 0 ? x : exp(x) - 1",
                             "x != x ? 1 : x // 0.3", "fma(x, x, x)", "fma(x, 0.3, 0.7)"}) {
      if (parse_scalar_text(text)) all.add(text, test_kernels::pointwise(text, type));
    }
  }
  all.run();
}

TEST(PrintCpp, TextDependsOnStructureAlone) {
  const auto text = [](const Kernel& kernel) {
    std::vector<Layout> layouts;
    for (uint32_t i = 0; i < kernel.buffers.size(); ++i) {
      if (kernel.buffers[i].role == BufferRole::kTemporary) continue;
      layouts.push_back({.strides = contiguous_strides(kernel.shape({i}))});
    }
    return print_kernel(kernel, layouts);
  };
  const auto small = text(test_kernels::layer_norm(DType::kF32, {9, 300}));
  const auto large = text(test_kernels::layer_norm(DType::kF32, {700, 768}));
  EXPECT_EQ(small.text, large.text);
  EXPECT_NE(small.parameters, large.parameters);
  EXPECT_EQ(text(test_kernels::silu({DType::kF32, {3, 50}})).text,
            text(test_kernels::silu({DType::kF32, {7, 1000}})).text);
  EXPECT_NE(text(test_kernels::silu({DType::kF32, {3, 50}})).text,
            text(test_kernels::silu({DType::kF16, {3, 50}})).text);
}

}  // namespace
}  // namespace passnet
