// The audit of native kernels that are judged on a GPU: PTX of a closed list.
//
// What is left out would tell one call from another or reach beyond the call:
// clocks and counters, names of multiprocessors, memory of the module,
// functions of the device's runtime, stores that the whole system orders,
// sleep, lines that stay in the cache, launches that do not wait.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace passnet {

// Returns the first statement that is not of the list; none if all are.
std::optional<std::string> find_forbidden_ptx(std::string_view ptx);

}  // namespace passnet
