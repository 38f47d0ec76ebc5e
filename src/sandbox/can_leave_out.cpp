// Alone in its file: a program that defines it itself does not link this one.
#include "sandbox/layers.hpp"

namespace passnet {

bool can_leave_out() { return false; }

}  // namespace passnet
