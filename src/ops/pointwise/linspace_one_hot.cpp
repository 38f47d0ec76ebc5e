// Tensors from a few numbers: spaced, diagonal, random, coordinates of grids, one-hot rows.
#include "ops/families.hpp"
#include "ops/infer.hpp"
#include "ops/lowering.hpp"
#include "ops/needs.hpp"
#include "ops/spelling.hpp"

#include <algorithm>
#include <cmath>

namespace passnet {
namespace {

Result<void> expect_extents(const OpCall& call, std::span<const int64_t> extents) {
  if (std::ranges::all_of(extents, [](int64_t extent) { return extent >= 0; })) return {};
  return call.fail("negative-extent", "expected extents of at least 0, found {}",
                   to_string(extents));
}

// linspace(start, end, steps, dtype): complex if a bound is.
DType linspace_dtype(const OpCall& call) {
  if (call.has(3)) return call.dtype(3);
  const auto is_complex_bound = [&](size_t parameter) {
    return call.is_tensor(parameter) && is_complex(call.tensor(parameter).dtype);
  };
  return is_complex_bound(0) || is_complex_bound(1) ? DType::kC64 : DType::kF32;
}

Result<Types> infer_linspace(const OpCall& call) {
  const DType dtype = linspace_dtype(call);
  if (dtype == DType::kBool && call.integer(2) > 1) return refuse_dtype(call, dtype, "numbers");
  for (size_t bound = 0; bound < 2; ++bound) {
    if (!call.is_tensor(bound)) continue;
    const TensorType& type = call.tensor(bound);
    TRY(expect_rank(call, type, 0, 0));
    if (is_complex(type.dtype) && !is_complex(dtype)) return refuse_dtype(call, dtype, "c64");
  }
  const Shape shape{call.integer(2)};
  TRY(expect_extents(call, shape));
  return Types{{dtype, shape}};
}

// Computes from both ends, as ATen does: the last element is exactly `end`.
void lower_linspace(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const DType dtype = linspace_dtype(call);
  const DType compute = is_integral(dtype) ? DType::kF64 : opmath(dtype);
  const int64_t steps = call.integer(2);
  const auto bound = [&](size_t parameter) {  // a bound of an integer range is an integer
    const ExprId value = call.is_tensor(parameter)
                             ? load_as(builder, compute, buffers.inputs[parameter][0], {})
                             : builder.number(call.number(parameter), compute);
    return is_integral(dtype) ? builder.apply(ScalarOp::kTrunc, {value}) : value;
  };
  const ExprId start = bound(0);
  const ExprId end = bound(1);
  const ExprId i = builder.index(0);
  const ExprId last = builder.of(builder.parameter(std::max<int64_t>(steps - 1, 1)));
  const ExprId step = divide(builder, minus(builder, end, start), builder.cast(last, compute));
  const auto stepped = [&](ExprId distance) {
    return times(builder, step, builder.cast(distance, compute));
  };
  ExprId value = start;
  if (steps > 1) {
    value = choose(builder, less(builder, i, builder.of(builder.parameter(steps / 2))),
                   plus(builder, start, stepped(i)),
                   minus(builder, end, stepped(minus(builder, last, i))));
  }
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], {i}, value);
}

// eye(n, m, dtype)
Result<Types> infer_eye(const OpCall& call) {
  const Shape shape{call.integer(0), call.has(1) ? call.integer(1) : call.integer(0)};
  TRY(expect_extents(call, shape));
  return Types{{call.has(2) ? call.dtype(2) : DType::kF32, shape}};
}

void lower_eye(const OpCall&, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const auto index = loop_indices(builder, 2);
  const ExprId same = builder.apply(ScalarOp::kEq, {index[0], index[1]});
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], index,
              choose(builder, same, builder.integer(1), builder.integer(0)));
}

// rand(size, dtype), randn
Result<Types> infer_random(const OpCall& call) {
  const DType dtype = call.has(1) ? call.dtype(1) : DType::kF32;
  if (is_integral(dtype)) return refuse_dtype(call, dtype, "a floating dtype");
  TRY(expect_extents(call, call.integers(0)));
  return Types{{dtype, call.integers(0)}};
}

// randint(low, high, size, dtype)
Result<Types> infer_randint(const OpCall& call) {
  TRY(expect_extents(call, call.integers(2)));
  if (call.integer(0) >= call.integer(1)) {
    return call.fail("bad-range", "expected a low below a high, found {} and {}", call.integer(0),
                     call.integer(1));
  }
  return Types{{call.has(3) ? call.dtype(3) : DType::kI64, call.integers(2)}};
}

// Replaces the distribution by its mean: random graphs are not judged.
void lower_mean(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const auto extents = builder.extents(buffers.outputs[0]);
  ExprId mean = builder.number(call.op().name() == "rand" ? 0.5 : 0, DType::kF64);
  if (call.op().name() == "randint") {
    mean = builder.number((call.number(0) + call.number(1) - 1) / 2, DType::kF64);
  }
  builder.map(extents, buffers.outputs[0], loop_indices(builder, extents.size()), mean);
}

// meshgrid(tensors, indexing): "xy" swaps the first two dims of the results.
Result<Types> infer_meshgrid(const OpCall& call) {
  const auto types = call.tensors(0);
  const std::string_view indexing = call.string(1);
  const bool known = indexing == "ij" || indexing == "xy";
  TensorType result;
  for (const TensorType& type : types) {
    TRY(expect_rank(call, type, 0, 1));
    if (type.dtype != types[0].dtype) return refuse_dtype(call, type.dtype, name(types[0].dtype));
    result.shape.push_back(type.numel());
  }
  if (types.empty() || !known) {
    return call.fail("bad-grid", "'{}' expects tensors, and \"ij\" or \"xy\", found {} and \"{}\"",
                     call.op().name(), types.size(), indexing);
  }
  result.dtype = types[0].dtype;
  if (indexing == "xy" && types.size() > 1) std::swap(result.shape[0], result.shape[1]);
  return Types(types.size(), result);
}

void lower_meshgrid(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const auto types = call.tensors(0);
  const bool swaps = call.string(1) == "xy" && types.size() > 1;
  for (size_t i = 0; i < types.size(); ++i) {
    const auto index = loop_indices(builder, types.size());
    const size_t dim = swaps && i < 2 ? 1 - i : i;
    ExprIds source;
    if (types[i].rank() == 1) source.push_back(index[dim]);
    builder.map(builder.extents(buffers.outputs[i]), buffers.outputs[i], index,
                builder.load(buffers.inputs[0][i], source));
  }
}

// one_hot(self, num_classes)
Result<Types> infer_one_hot(const OpCall& call) {
  TensorType type = call.tensor(0);
  if (type.dtype != DType::kI64) return refuse_dtype(call, type.dtype, "i64");
  if (call.integer(1) < 1) {
    return call.fail("data-dependent", "'{}' expects the number of classes, found {}",
                     call.op().name(), call.integer(1));
  }
  type.shape.push_back(call.integer(1));
  return Types{type};
}

void lower_one_hot(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const size_t rank = call.tensor(0).rank();
  const auto index = loop_indices(builder, rank + 1);
  const ExprId label = builder.load(buffers.inputs[0][0], loop_indices(builder, rank));
  const ExprId classes = builder.of(builder.extent(buffers.outputs[0], rank));
  const ExprId checked = builder.apply(ScalarOp::kInside, {label, classes});
  const ExprId same = builder.apply(ScalarOp::kEq, {checked, index[rank]});
  builder.map(builder.extents(buffers.outputs[0]), buffers.outputs[0], index,
              builder.cast(same, DType::kI64));
}

constexpr OpDef kGenerateOps[] = {
    {.schema = "linspace(Tensor|Scalar start, Tensor|Scalar end, int steps, dtype? dtype=None)"
               " -> Tensor",
     .doc = "evenly spaced numbers from start to end",
     .spellings = kSpellings<"torch.linspace(start, end, steps, *, dtype=None, **options)">,
     .infer = infer_linspace,
     .lower = lower_linspace,
     .sizes = "steps",
     .example = "() %y = linspace(0, 1, 5) : f32[5]"},
    {.schema = "eye(int n, int? m=None, dtype? dtype=None) -> Tensor",
     .doc = "ones on the diagonal of a matrix of zeros",
     .spellings = kSpellings<"torch.eye(n, m=None, *, dtype=None, **options)">,
     .infer = infer_eye,
     .lower = lower_eye,
     .example = "() %y = eye(3) : f32[3,3]"},
    {.schema = "rand(int[] size, dtype? dtype=None) -> Tensor",
     .doc = "random numbers, uniform in [0, 1)",
     .spellings =
         kSpellings<"torch.rand(*size: ints, generator=None, dtype=None, **options)",
                    "torch.rand_like(input, *, dtype: dtype, **options) => rand(shape(input), "
                    "dtype)",
                    "torch.rand_like(input, *, dtype: none=None, **options) => rand(shape(input), "
                    "dtype(input))">,
     .infer = infer_random,
     .lower = lower_mean,
     .random = true,
     .sizes = "size",
     .example = "() %y = rand([2,3]) : f32[2,3]"},
    {.schema = "randn(int[] size, dtype? dtype=None) -> Tensor",
     .doc = "random numbers, normal with mean 0 and variance 1",
     .spellings =
         kSpellings<"torch.randn(*size: ints, generator=None, dtype=None, **options)",
                    "torch.randn_like(input, *, dtype: dtype, **options) => randn(shape(input), "
                    "dtype)",
                    "torch.randn_like(input, *, dtype: none=None, **options) => "
                    "randn(shape(input), dtype(input))">,
     .infer = infer_random,
     .lower = lower_mean,
     .random = true,
     .sizes = "size",
     .example = "() %y = randn([2,3]) : f32[2,3]"},
    {.schema = "randint(int low, int high, int[] size, dtype? dtype=None) -> Tensor",
     .doc = "random integers, uniform in [low, high)",
     .spellings =
         kSpellings<"torch.randint(high, size: ints, *, generator=None, dtype=None, **options) => "
                    "randint(0, high, size, dtype)",
                    "torch.randint(low, high, size, *, generator=None, dtype=None, **options)">,
     .infer = infer_randint,
     .lower = lower_mean,
     .random = true,
     .sizes = "size",
     .example = "() %y = randint(0, 9, [2,3]) : i64[2,3]"},
    {.schema = "meshgrid(Tensor[] tensors, str indexing=\"ij\") -> Tensor[]",
     .doc = "the coordinates of a grid: one result per tensor, which varies along one dim of it",
     .spellings =
         kSpellings<"torch.functional.meshgrid(*tensors, indexing: none=None) => meshgrid(tensors)",
                    "torch.functional.meshgrid(*tensors, indexing=\"ij\")",
                    "torch.meshgrid(*tensors, indexing: none=None) => meshgrid(tensors)",
                    "torch.meshgrid(*tensors, indexing=\"ij\")">,
     .infer = infer_meshgrid,
     .lower = lower_meshgrid,
     .example = "(%x: f32[2], %y: f32[3]) %a, %b = meshgrid([%x, %y]) : f32[2,3], f32[2,3]"},
    {.schema = "one_hot(Tensor self, int num_classes) -> Tensor",
     .doc = "a row of zeros for each number, with a one where the number says",
     .spellings = kSpellings<"torch._C._nn.one_hot(input, num_classes=-1)",
                             "torch.nn.functional.one_hot(input, num_classes=-1)">,
     .infer = infer_one_hot,
     .lower = lower_one_hot,
     .needs = needs_one_hot,
     .example = "(%x: i64[3] {min=0, max=3}) %y = one_hot(%x, 4) : i64[3,4]"},
};

}  // namespace

std::span<const OpDef> generate_ops() { return kGenerateOps; }

}  // namespace passnet
