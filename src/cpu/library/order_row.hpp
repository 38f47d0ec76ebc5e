// Puts the elements of one row in order: by digits, or only as many as are stored.
#pragma once

#include "runtime/ordering.hpp"

#include <cstddef>
#include <cstdint>

namespace passnet {

// Addresses of a row's first element, and of what is stored of it.
struct OrderedRow {
  const std::byte* input = nullptr;
  std::byte* values = nullptr;  // null: not stored
  int64_t* positions = nullptr;
};

// The size of the memory that `order_row` needs, aligned as blocks are.
size_t order_scratch_bytes(const Ordering& ordering);

// Orders one row of more than one element.
void order_row(const Ordering& ordering, const OrderedRow& row, std::byte* scratch);

}  // namespace passnet
