#include "ops/infer.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace passnet {
namespace {

Result<Types> pointwise(const OpCall& call, DType dtype) {
  return Types{{dtype, TRY(broadcast_shape(call))}};
}

}  // namespace

Result<Shape> broadcast_shape(const OpCall& call) {
  Shape shape;
  const auto& parameters = call.op().schema.parameters;
  for (size_t i = 0; i < parameters.size(); ++i) {
    if (!parameters[i].takes_values() || !call.has(i) || !call.is_tensor(i)) continue;
    const Shape& operand = call.tensor(i).shape;
    const auto both = broadcast(shape, operand);
    if (!both) {
      return call.fail("broadcast-mismatch", "cannot broadcast {} with {}", to_string(shape),
                       to_string(operand));
    }
    shape = *both;
  }
  return shape;
}

std::unexpected<Diagnostic> refuse_dtype(const OpCall& call, DType dtype,
                                         std::string_view expected) {
  return call.fail("unsupported-dtype", "'{}' expects {}, found {}", call.op().name(), expected,
                   name(dtype));
}

Result<void> expect_number_fits(const OpCall& call, size_t parameter, DType dtype) {
  if (!call.has(parameter) || call.is_tensor(parameter) || dtype == DType::kBool) return {};
  // The integer has 64 bits; as f64 the largest ones would round beyond them.
  const bool is_integer = std::holds_alternative<int64_t>(call.attribute(parameter));
  if (dtype == DType::kI64 && is_integer) return {};
  const double value = call.number(parameter);
  double most = 0;
  if (is_integral(dtype)) {
    const bool is_signed = dtype != DType::kU8;
    most = std::ldexp(1.0, static_cast<int>(8 * byte_size(dtype)) - (is_signed ? 1 : 0));
    if (value > -most - 1 && value < most) return {};
  } else {
    const bool is_single = dtype == DType::kF32 || is_complex(dtype);
    most = dtype == DType::kF16    ? 65504
           : dtype == DType::kBF16 ? 0x1.FEp127
           : is_single             ? std::numeric_limits<float>::max()
                                   : std::numeric_limits<double>::max();
    if (!std::isfinite(value) || std::fabs(value) <= most) return {};
  }
  return call.fail("value-out-of-range", "'{}' expects a number that {} holds, found {}",
                   call.op().name(), name(dtype), value);
}

Result<void> expect_rank(const OpCall& call, const TensorType& type, size_t least, size_t most) {
  if (type.rank() >= least && type.rank() <= most) return {};
  return call.fail("unsupported-rank", "'{}' expects rank {} to {}, found {}", call.op().name(),
                   least, most, to_string(type));
}

Result<Types> infer_promoted(const OpCall& call) { return pointwise(call, call.promoted()); }

Result<Types> infer_ordered(const OpCall& call) {
  const DType dtype = call.promoted();
  if (is_complex(dtype)) return refuse_dtype(call, dtype, "real numbers");
  return pointwise(call, dtype);
}

Result<Types> infer_numeric(const OpCall& call) {
  const DType dtype = call.promoted();
  if (dtype == DType::kBool) return refuse_dtype(call, dtype, "numbers");
  return pointwise(call, dtype);
}

Result<Types> infer_real(const OpCall& call) {
  const DType dtype = call.promoted();
  if (dtype == DType::kBool || is_complex(dtype)) return refuse_dtype(call, dtype, "real numbers");
  return pointwise(call, dtype);
}

Result<Types> infer_floating(const OpCall& call) {
  const DType dtype = call.promoted();
  return pointwise(call, is_integral(dtype) ? DType::kF32 : dtype);
}

Result<Types> infer_real_floating(const OpCall& call) {
  if (is_complex(call.promoted())) return refuse_dtype(call, call.promoted(), "real numbers");
  return infer_floating(call);
}

Result<Types> infer_float_only(const OpCall& call) {
  const DType dtype = call.promoted();
  if (!is_float(dtype)) return refuse_dtype(call, dtype, "a floating dtype");
  return pointwise(call, dtype);
}

Result<Types> infer_integral(const OpCall& call) {
  const DType dtype = call.promoted();
  if (!is_integral(dtype)) return refuse_dtype(call, dtype, "integers or bool");
  return pointwise(call, dtype);
}

Result<Types> infer_predicate(const OpCall& call) { return pointwise(call, DType::kBool); }

Result<Types> infer_ordering(const OpCall& call) {
  const DType dtype = call.promoted();
  if (is_complex(dtype)) return refuse_dtype(call, dtype, "real numbers");
  return pointwise(call, DType::kBool);
}

Result<Types> infer_same(const OpCall& call) { return Types{call.tensor(0)}; }

Result<Types> infer_same_float(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  if (!is_float(self.dtype)) return refuse_dtype(call, self.dtype, "a floating dtype");
  return Types{self};
}

Result<size_t> wrapped_dim(const OpCall& call, int64_t dim, size_t rank) {
  const auto wrapped = wrap_dim(dim, rank);
  if (!wrapped) {
    return call.fail("dim-out-of-range", "dim {} is outside of rank {}", dim, rank);
  }
  return static_cast<size_t>(*wrapped);
}

size_t checked_dim(int64_t dim, size_t rank) {
  const auto wrapped = wrap_dim(dim, rank);
  CHECK(wrapped.has_value());
  return static_cast<size_t>(*wrapped);
}

Result<std::vector<size_t>> wrapped_dims(const OpCall& call, size_t parameter, size_t rank) {
  std::vector<size_t> dims;
  if (call.has(parameter)) {
    for (const int64_t dim : call.integers(parameter)) {
      dims.push_back(TRY(wrapped_dim(call, dim, rank)));
    }
  }
  std::ranges::sort(dims);
  if (std::ranges::adjacent_find(dims) != dims.end()) {
    return call.fail("repeated-dim", "'{}' names a dim twice", call.op().name());
  }
  if (rank == 0) dims.clear();
  if (dims.empty()) {
    for (size_t dim = 0; dim < rank; ++dim) dims.push_back(dim);
  }
  return dims;
}

std::vector<size_t> checked_dims(const OpCall& call, size_t parameter, size_t rank) {
  auto dims = wrapped_dims(call, parameter, rank);
  CHECK(dims.has_value());
  return *std::move(dims);
}

Shape reduced_shape(const Shape& shape, std::span<const size_t> dims, bool keepdim) {
  Shape result;
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    if (std::ranges::find(dims, dim) == dims.end())
      result.push_back(shape[dim]);
    else if (keepdim)
      result.push_back(1);
  }
  return result;
}

int64_t entry_of(const Integers& list, size_t i) { return list.size() == 1 ? list[0] : list[i]; }

}  // namespace passnet
