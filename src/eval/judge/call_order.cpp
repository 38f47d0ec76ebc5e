#include "eval/judge/call_order.hpp"

namespace passnet {

size_t side_at(size_t turn, size_t call, size_t sides) {
  if (sides < 3) return turn;
  const size_t step = call % sides;
  const bool forward = call / sides % 2 == 0;
  return forward ? (step + turn) % sides : (2 * sides - 1 - step - turn) % sides;
}

}  // namespace passnet
