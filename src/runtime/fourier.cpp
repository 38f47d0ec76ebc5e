#include "runtime/fourier.hpp"

namespace passnet {

Shape result_shape(const Fourier& fourier) {
  Shape shape = fourier.shape;
  for (const TransformedDim& own : fourier.dims) shape[own.dim] = own.length;
  const TransformedDim& last = fourier.dims.back();
  if (fourier.has_half_result) shape[last.dim] = last.length / 2 + 1;
  return shape;
}

}  // namespace passnet
