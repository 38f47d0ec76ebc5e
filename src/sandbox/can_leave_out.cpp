// In a separate file, so that a program with its own definition does not link this one.
#include "sandbox/layers.hpp"

namespace passnet {

bool can_leave_out() { return false; }

}  // namespace passnet
