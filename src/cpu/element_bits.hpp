// Elements as numbers of their size, for code that moves them.
#pragma once

#include "base/check.hpp"

#include <cstddef>
#include <cstdint>

namespace passnet {

// Calls visit(bits) with a number of `element` bytes: 2, 4 or 8.
template <class Visit>
void visit_element(size_t element, Visit visit) {
  if (element == 2) return visit(uint16_t{});
  if (element == 4) return visit(uint32_t{});
  if (element == 8) return visit(uint64_t{});
  UNREACHABLE();
}

}  // namespace passnet
