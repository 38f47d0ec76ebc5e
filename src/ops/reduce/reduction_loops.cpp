#include "ops/reduce/reduction_loops.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace passnet {

ReductionLoops::ReductionLoops(KernelBuilder& builder, BufferId input, size_t rank,
                               std::vector<size_t> reduced)
    : builder_(builder),
      input_(input),
      kept_(other_dims(reduced, rank)),
      reduced_(std::move(reduced)) {}

std::vector<size_t> ReductionLoops::order() const {
  std::vector<size_t> dims = kept_;
  dims.insert(dims.end(), reduced_.begin(), reduced_.end());
  return dims;
}

ParameterIds ReductionLoops::extents() const { return extents_of(builder_, input_, order()); }
ParameterIds ReductionLoops::kept_extents() const { return extents_of(builder_, input_, kept_); }
ExprIds ReductionLoops::kept_index() const { return loop_indices(builder_, kept_.size()); }

ExprIds ReductionLoops::out_index(bool keepdim) const {
  if (!keepdim) return kept_index();
  ExprIds index(kept_.size() + reduced_.size(), builder_.integer(0));
  for (size_t loop = 0; loop < kept_.size(); ++loop) index[kept_[loop]] = builder_.index(loop);
  return index;
}

ExprId ReductionLoops::element() const {
  return builder_.load(input_, ordered_index(builder_, order()));
}
ExprId ReductionLoops::element(DType dtype) const { return builder_.cast(element(), dtype); }
ExprId ReductionLoops::element(DType through, DType dtype) const {
  return builder_.cast(builder_.cast(element(), through), dtype);
}

BufferId ReductionLoops::temporary(std::string name, DType dtype) const {
  return builder_.temporary(std::move(name), dtype, kept_extents());
}
ExprId ReductionLoops::at(BufferId temporary) const {
  return builder_.load(temporary, kept_index());
}

void ReductionLoops::combine(Combine combine, ExprId value, BufferId temporary) const {
  builder_.reduce(extents(), reduced_.size(), combine, value, temporary, kept_index());
}
void ReductionLoops::combine_out(Combine combine, ExprId value, BufferId output,
                                 bool keepdim) const {
  builder_.reduce(extents(), reduced_.size(), combine, value, output, out_index(keepdim));
}
void ReductionLoops::map(ExprId value, BufferId temporary) const {
  builder_.map(kept_extents(), temporary, kept_index(), value);
}
void ReductionLoops::map_out(ExprId value, BufferId output, bool keepdim) const {
  map_at(value, output, out_index(keepdim));
}
void ReductionLoops::map_at(ExprId value, BufferId target, ExprIds index) const {
  builder_.map(kept_extents(), target, std::move(index), value);
}
void ReductionLoops::map_all(ExprId value, BufferId output) const {
  builder_.map(extents(), output, ordered_index(builder_, order()), value);
}

Result<Types> reduced_types(const OpCall& call, std::initializer_list<DType> dtypes) {
  const Shape& shape = call.tensor(0).shape;
  const auto dims = TRY(wrapped_dims(call, 1, shape.size()));
  Types types;
  for (const DType dtype : dtypes) {
    types.push_back({dtype, reduced_shape(shape, dims, call.boolean(2))});
  }
  return types;
}

Result<Types> extremum_types(const OpCall& call, std::initializer_list<DType> dtypes) {
  const TensorType& self = call.tensor(0);
  if (is_complex(self.dtype)) return refuse_dtype(call, self.dtype, "real numbers");
  for (const size_t dim : TRY(wrapped_dims(call, 1, self.rank()))) {
    if (self.shape[dim] == 0) {
      return call.fail("empty-reduction", "'{}' expects elements to reduce, found {}",
                       call.op().name(), to_string(self));
    }
  }
  return reduced_types(call, dtypes);
}

ReductionLoops loops_of(const OpCall& call, const LoweredBuffers& buffers, KernelBuilder& builder) {
  const size_t rank = call.tensor(0).rank();
  return {builder, buffers.inputs[0][0], rank, checked_dims(call, 1, rank)};
}

int64_t reduced_count(const OpCall& call) {
  int64_t elements = 1;
  const Shape& shape = call.tensor(0).shape;
  for (const size_t dim : checked_dims(call, 1, shape.size())) elements *= shape[dim];
  return elements;
}

void append_norm(KernelBuilder& builder, const ReductionLoops& loops, double p, DType dtype,
                 const std::function<void(ExprId norm)>& use) {
  const DType compute = is_complex(dtype) ? DType::kF32 : opmath(dtype);
  ExprId x = loops.element(dtype, opmath(dtype));
  ExprId size = builder.apply(ScalarOp::kAbs, {x});
  if (is_complex(dtype)) x = size = builder.cast(size, compute);
  const BufferId total = loops.temporary("total", compute);
  if (std::isinf(p)) {
    loops.combine(p > 0 ? Combine::kMax : Combine::kMin, size, total);
  } else if (p == 0) {
    const ExprId counted = builder.apply(ScalarOp::kNe, {x, builder.number(0, compute)});
    loops.combine(Combine::kSum, builder.cast(counted, compute), total);
  } else if (p == 1 || p == 2) {
    loops.combine(Combine::kSum, p == 1 ? size : times(builder, x, x), total);
  } else {
    loops.combine(Combine::kSum, builder.apply(ScalarOp::kPow, {size, builder.number(p, compute)}),
                  total);
  }
  ExprId norm = loops.at(total);
  if (p == 2)
    norm = builder.apply(ScalarOp::kSqrt, {norm});
  else if (!std::isinf(p) && p != 0 && p != 1) {
    norm = builder.apply(ScalarOp::kPow, {norm, builder.number(1 / p, compute)});
  }
  use(builder.cast(norm, is_complex(dtype) ? compute : dtype));
}

Moments append_moments(KernelBuilder& builder, const ReductionLoops& loops, DType own,
                       int64_t elements, double correction,
                       ExprId (*square_of_size)(KernelBuilder&, ExprId offset)) {
  const DType compute = is_complex(own) ? DType::kF32 : own;
  const ExprId x = loops.element(own);
  const BufferId sum = loops.temporary("sum", own);
  loops.combine(Combine::kSum, x, sum);
  const BufferId mean = loops.temporary("mean", own);
  loops.map(divide(builder, loops.at(sum), count(builder, elements, own)), mean);
  const ExprId square = square_of_size(builder, minus(builder, x, loops.at(mean)));
  const BufferId squares = loops.temporary("squares", compute);
  loops.combine(Combine::kSum, square, squares);
  const double freedom = std::max(0.0, static_cast<double>(elements) - correction);
  ExprId divisor = builder.number(freedom, compute);
  if (freedom == std::floor(freedom)) {
    divisor = count(builder, static_cast<int64_t>(freedom), compute);
  }
  return {.mean = mean, .variance = divide(builder, loops.at(squares), divisor)};
}

}  // namespace passnet
