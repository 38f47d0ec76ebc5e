#include "ops/contract/fft_plan.hpp"

#include "base/check.hpp"
#include "ops/infer.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace passnet {
namespace {

Result<int64_t> transform_length(const OpCall& call, int64_t length) {
  constexpr int64_t kMost = int64_t{1} << 31;
  if (length >= 1 && length < kMost) return length;
  return call.fail("bad-count", "'{}' expects a length of at least 1, found {}", call.op().name(),
                   length);
}

Result<void> expect_transformable(const OpCall& call, FourierHalf half) {
  const DType dtype = call.tensor(0).dtype;
  if (half == FourierHalf::kResult && is_complex(dtype))
    return refuse_dtype(call, dtype, "real numbers");
  if (dtype == DType::kF32 || dtype == DType::kC64 || is_integral(dtype)) return {};
  return refuse_dtype(call, dtype, "f32, c64, integers or bool");
}

// The factor of a norm, "backward" by default, over all transformed elements.
Result<double> norm_factor(const OpCall& call, size_t parameter, const FourierPlan& transform) {
  const std::string_view norm = call.has(parameter) ? call.string(parameter) : "backward";
  double count = 1;
  for (const FourierLine& line : transform.lines) count *= static_cast<double>(line.length);
  if (norm == "ortho") return 1 / std::sqrt(count);
  if (norm == (transform.inverse ? "backward" : "forward")) return 1 / count;
  if (norm == (transform.inverse ? "forward" : "backward")) return 1.0;
  return call.fail("bad-mode", "'{}' expects \"backward\", \"ortho\" or \"forward\", found \"{}\"",
                   call.op().name(), norm);
}

// The length of the transform if the call does not state it.
int64_t own_length(const TensorType& self, size_t dim, bool is_half_operand) {
  const int64_t extent = self.shape[dim];
  return is_half_operand ? 2 * (extent - 1) : extent;
}

// Handles fft(self, n, dim, norm) and similar ops.
Result<FourierPlan> plan_one(const OpCall& call, FourierHalf half, bool inverse) {
  const TensorType& self = call.tensor(0);
  TRY(expect_transformable(call, half));
  TRY(expect_rank(call, self, 1, 16));
  FourierPlan transform{.half = half, .inverse = inverse};
  FourierLine line{.dim = TRY(wrapped_dim(call, call.integer(2), self.rank()))};
  const int64_t own = own_length(self, line.dim, half == FourierHalf::kOperand);
  line.length = TRY(transform_length(call, call.has(1) ? call.integer(1) : own));
  transform.lines.push_back(line);
  transform.factor = TRY(norm_factor(call, 3, transform));
  return transform;
}

// The dims that fftn(self, s, dim, norm) transforms: the named ones, otherwise the last ones for
// which s has lengths, otherwise all.
Result<std::vector<size_t>> named_dims(const OpCall& call) {
  const TensorType& self = call.tensor(0);
  const size_t count = call.has(1) ? call.integers(1).size() : self.rank();
  std::vector<size_t> dims;
  if (call.has(2)) {
    for (const int64_t dim : call.integers(2)) {
      dims.push_back(TRY(wrapped_dim(call, dim, self.rank())));
      if (std::ranges::count(dims, dims.back()) == 1) continue;
      return call.fail("repeated-dim", "dim {} is named twice", dim);
    }
  } else {
    for (size_t i = count; i-- > 0 && count <= self.rank();) dims.push_back(self.rank() - 1 - i);
  }
  if (call.has(1) && dims.size() != count) {
    return call.fail("bad-count", "'{}' expects a length for each of {} dims, found {}",
                     call.op().name(), call.has(2) ? dims.size() : self.rank(), count);
  }
  return dims;
}

Result<FourierPlan> plan_several(const OpCall& call, FourierHalf half, bool inverse) {
  const TensorType& self = call.tensor(0);
  TRY(expect_transformable(call, half));
  const bool names_dims = call.has(2) && !call.integers(2).empty();
  if (self.rank() == 0 && (names_dims || half != FourierHalf::kNone))
    TRY(expect_rank(call, self, 1, 16));
  FourierPlan transform{.half = half, .inverse = inverse};
  const std::vector<size_t> dims = TRY(named_dims(call));
  if (half != FourierHalf::kNone && dims.empty()) {
    return call.fail("bad-count", "'{}' expects at least one dim", call.op().name());
  }
  for (size_t i = 0; i < dims.size(); ++i) {
    const bool is_half = half == FourierHalf::kOperand && i + 1 == dims.size();
    int64_t length = own_length(self, dims[i], is_half);
    if (call.has(1) && call.integers(1)[i] != -1) length = call.integers(1)[i];
    transform.lines.push_back({.dim = dims[i], .length = TRY(transform_length(call, length))});
  }
  transform.factor = TRY(norm_factor(call, 3, transform));
  return transform;
}

struct FourierForm {
  std::string_view name;  // along one dim
  FourierHalf half;
  bool inverse;
};

constexpr std::array<FourierForm, 6> kForms{{
    {"fft", FourierHalf::kNone, false},
    {"ifft", FourierHalf::kNone, true},
    {"rfft", FourierHalf::kResult, false},
    {"irfft", FourierHalf::kOperand, true},
    {"hfft", FourierHalf::kOperand, false},
    {"ihfft", FourierHalf::kResult, true},
}};

}  // namespace

Result<FourierPlan> plan_fourier(const OpCall& call) {
  std::string_view name = call.op().name();
  const bool several = name.ends_with('n');
  if (several) name.remove_suffix(1);
  const auto form = std::ranges::find(kForms, name, &FourierForm::name);
  CHECK(form != kForms.end());
  return several ? plan_several(call, form->half, form->inverse)
                 : plan_one(call, form->half, form->inverse);
}

}  // namespace passnet
