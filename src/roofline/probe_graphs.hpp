// The graphs whose times are a machine's pace.
#pragma once

#include "ir/graph.hpp"
#include "ir/op/op.hpp"
#include "type/dtype.hpp"

#include <cstdint>

namespace passnet {

// A product of two square matrices of `extent` rows.
Graph product_graph(DType dtype, int64_t extent, const Catalog& catalog);

// One op on one element.
Graph smallest_graph(const Catalog& catalog);

}  // namespace passnet
