#include "kernel/kernel.hpp"

namespace passnet {

Shape Kernel::shape(BufferId id) const {
  const ParameterIds& extents = buffer(id).extents;
  Shape shape(extents.size());
  for (size_t dim = 0; dim < shape.size(); ++dim) shape[dim] = value(extents[dim]);
  return shape;
}

Shape Kernel::extents(const Stage& stage) const {
  Shape shape(stage.extents.size());
  for (size_t loop = 0; loop < shape.size(); ++loop) shape[loop] = value(stage.extents[loop]);
  return shape;
}

}  // namespace passnet
