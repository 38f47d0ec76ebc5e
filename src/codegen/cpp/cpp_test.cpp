#include "codegen/cpp/cpp.hpp"

#include "interpret/interpret_kernel.hpp"
#include "support/compiled_kernels.hpp"
#include "support/test_kernels.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace passnet {
namespace {

using test_kernels::indices;

Tensor values(const TensorType& type, uint32_t seed) {
  Tensor tensor(type);
  uint32_t state = seed * 2654435761u + 12345;
  for (int64_t i = 0; i < tensor.numel(); ++i) {
    state = state * 1664525u + 1013904223u;
    const double value = static_cast<double>(state >> 8) / (1 << 22) - 2;
    tensor.set_value(i, is_integral(type.dtype) ? std::floor(value * 50) : value);
  }
  return tensor;
}

// The tolerance of f32 arithmetic in another order.
double slack(DType dtype, double value) {
  const double unit = dtype == DType::kF64    ? 1e-13
                      : dtype == DType::kF32  ? 1e-5
                      : dtype == DType::kF16  ? 1.1e-3
                      : dtype == DType::kBF16 ? 8e-3
                                              : 0;
  return unit * (std::fabs(value) + (dtype == DType::kF32 ? 1 : 0.1));
}

// Kernels to be compiled together, and then compared with their interpretation.
class Comparison {
 public:
  void add(std::string name, Kernel kernel, std::vector<Layout> layouts = {},
           std::vector<Tensor> inputs = {}, CppNumbers numbers = CppNumbers::kParameters) {
    EXPECT_EQ(find_flaw(kernel), std::nullopt) << to_string(kernel);
    Case entry{.name = std::move(name), .kernel = std::move(kernel), .inputs = std::move(inputs)};
    for (uint32_t i = 0; entry.inputs.size() < kernel_inputs(entry.kernel); ++i) {
      entry.inputs.push_back(
          values({entry.kernel.buffers[entry.inputs.size()].dtype,
                  entry.kernel.shape({static_cast<uint32_t>(entry.inputs.size())})},
                 i + 1));
    }
    entry.number = layouts.empty() ? compiled_.add(entry.kernel, numbers)
                                   : compiled_.add(entry.kernel, std::move(layouts), numbers);
    cases_.push_back(std::move(entry));
  }

  void run() {
    ASSERT_TRUE(compiled_.compile());
    for (const Case& entry : cases_) compare(entry);
  }

 private:
  struct Case {
    std::string name;
    Kernel kernel;
    std::vector<Tensor> inputs;
    size_t number = 0;
  };

  static size_t kernel_inputs(const Kernel& kernel) {
    size_t count = 0;
    for (const Buffer& buffer : kernel.buffers) count += buffer.role == BufferRole::kInput ? 1 : 0;
    return count;
  }

  void compare(const Case& entry) {
    std::vector<const Tensor*> inputs;
    for (const Tensor& input : entry.inputs) inputs.push_back(&input);
    const auto expected = interpret(entry.kernel, inputs);
    ASSERT_TRUE(expected.has_value()) << entry.name;
    const auto found = compiled_.run(entry.number, entry.kernel, inputs);
    for (size_t i = 0; i < found.size(); ++i) {
      const Tensor& left = (*expected)[i];
      for (int64_t at = 0; at < left.numel(); ++at) {
        const double want = left.value(at);
        const double have = found[i].value(at);
        if ((std::isnan(want) && std::isnan(have)) || want == have) continue;
        if (std::fabs(want - have) <= slack(left.type().dtype, want)) continue;
        ADD_FAILURE() << entry.name << " output " << i << " element " << at << ": expected " << want
                      << ", found " << have << "\n"
                      << to_string(entry.kernel) << compiled_.source(entry.number).text;
        break;
      }
    }
  }

  CompiledKernels compiled_;
  std::vector<Case> cases_;
};

constexpr DType kFloats[] = {DType::kF32, DType::kF64, DType::kF16, DType::kBF16};

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
  all.run();
  const auto asks = [](const Shape& shape) {
    const Kernel kernel = test_kernels::softmax(DType::kF32, shape);
    const std::vector<Layout> layouts(2, {.strides = contiguous_strides(shape)});
    return print_kernel(kernel, layouts, CppNumbers::kLiterals).text.contains("pn::prefetch");
  };
  EXPECT_TRUE(asks({64, 2048}));
  EXPECT_FALSE(asks({64, 200}));
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

// out[i, j] = x[i, j] - y[i, j]
Kernel difference(DType dtype, const Shape& shape) {
  return test_kernels::binary(ScalarOp::kSub, {dtype, shape});
}

TEST(PrintCpp, TilesOfTransposedOperandsAreTurned) {
  Comparison all;
  for (const DType dtype : {DType::kF32, DType::kF16, DType::kBF16, DType::kI32, DType::kI64}) {
    for (const Shape& shape : {Shape{70, 40}, Shape{33, 100}, Shape{9, 64}}) {
      const Layout plain{.strides = {shape[1], 1}};
      const Layout across{.strides = {1, shape[0]}};
      const Layout apart{.strides = {1, 3 * shape[0]}, .offset = 5};
      for (const CppNumbers numbers : {CppNumbers::kParameters, CppNumbers::kLiterals}) {
        all.add("difference", difference(dtype, shape), {plain, across, plain}, {}, numbers);
        all.add("difference", difference(dtype, shape), {apart, across, plain}, {}, numbers);
        all.add("copy", test_kernels::permute(dtype, shape, {1, 0}),
                {plain, {.strides = {shape[0], 1}}}, {}, numbers);
      }
    }
  }
  all.run();
  for (const DType dtype : {DType::kF32, DType::kF16}) {
    const Kernel kernel = difference(dtype, {70, 40});
    const std::vector<Layout> layouts{
        {.strides = {40, 1}}, {.strides = {1, 70}}, {.strides = {40, 1}}};
    const std::string text = print_kernel(kernel, layouts).text;
    EXPECT_NE(text.find("pn::transpose<32>(turned"), std::string::npos) << text;
    EXPECT_NE(text.find("pn::load_lanes<F>(turned"), std::string::npos) << text;
  }
}

TEST(PrintCpp, ShortRowsAreOneVector) {
  Comparison all;
  for (const DType dtype : kFloats) {
    for (const int64_t row : {1, 3, 4, 7, 8, 14, 15}) {
      const Layout apart{.strides = {row + 2, 1}, .offset = 3};
      const Layout plain{.strides = {row, 1}};
      const Kernel kernel = difference(dtype, {33, row});
      all.add("difference", kernel, {apart, plain, plain}, {}, CppNumbers::kLiterals);
      all.add("difference", kernel, {apart, plain, apart}, {}, CppNumbers::kLiterals);
      all.add("silu", test_kernels::silu({dtype, {33, row}}), {apart, plain}, {},
              CppNumbers::kLiterals);
      const std::string text =
          print_kernel(kernel, std::vector<Layout>{apart, plain, plain}, CppNumbers::kLiterals)
              .text;
      EXPECT_EQ(text.find("store_few") != std::string::npos, dtype != DType::kF64 && row >= 4)
          << text;
    }
  }
  all.run();
}

// out = float(x) * 2, or x != 0.
Kernel from_integers(DType from, DType to, int64_t count) {
  KernelBuilder b("from_integers");
  const BufferId x = b.input("x", {from, {count}});
  const BufferId out = b.output("out", {to, {count}});
  ExprId value = b.cast(b.load(x, {b.index(0)}), to);
  if (to != DType::kBool) {
    const ExprId wide = b.cast(value, DType::kF32);
    value = b.cast(b.apply(ScalarOp::kAdd, {wide, wide}), to);
  }
  b.map(b.extents(out), out, {b.index(0)}, value);
  return b.take();
}

TEST(PrintCpp, IntegersAreCastInVectors) {
  Comparison all;
  for (const DType from : {DType::kI32, DType::kI64}) {
    for (const DType to : {DType::kF32, DType::kF16, DType::kBF16, DType::kBool}) {
      const Kernel kernel = from_integers(from, to, 45);
      Tensor numbers({from, {45}});
      for (int64_t i = 0; i < 45; ++i) {  // around what floats hold exactly, and past it
        const int64_t power = int64_t{1} << (from == DType::kI32 ? i % 31 : i);
        numbers.set_integer(i, i % 5 == 0 ? 0 : (i % 2 == 0 ? power + i % 4 : -power - 1));
      }
      std::vector<Tensor> inputs;
      inputs.push_back(std::move(numbers));
      all.add("from_integers", kernel, {}, std::move(inputs));
      const std::string text = print_kernel(kernel, contiguous_layouts(kernel)).text;
      EXPECT_NE(text.find("pn::load_lanes<F>(x"), std::string::npos) << text;
    }
  }
  all.run();
}

TEST(PrintCpp, EveryOtherElementIsCopiedInVectors) {
  Comparison all;
  const Layout skipping{.strides = {200, 2}, .offset = 1};
  const Layout plain{.strides = {90, 1}};
  for (const DType dtype : {DType::kF32, DType::kF16, DType::kBF16, DType::kI64}) {
    const Kernel copy = test_kernels::permute(dtype, {7, 90}, {0, 1});
    all.add("copy", copy, {skipping, plain});
    const std::string text = print_kernel(copy, std::vector<Layout>{skipping, plain}).text;
    EXPECT_EQ(text.find("load_every_other") != std::string::npos, dtype != DType::kI64) << text;
  }
  all.run();
}

TEST(PrintCpp, GatherScatterAndIntegers) {
  Comparison all;
  Tensor rows({DType::kI64, {6}});
  for (int64_t i = 0; i < 6; ++i) rows.set_integer(i, (i * 3 + 4) % 5);
  std::vector<Tensor> inputs;
  inputs.push_back(values({DType::kF32, {5, 70}}, 1));
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
      if (row.result == ScalarResult::kSpecial || row.arity == 3) continue;
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
