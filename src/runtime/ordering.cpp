#include "runtime/ordering.hpp"

namespace passnet {

int64_t row_count(const Ordering& ordering) {
  int64_t rows = 1;
  for (const OrderingLoop& loop : ordering.rows) rows *= loop.extent;
  return rows;
}

}  // namespace passnet
