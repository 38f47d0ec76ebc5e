#include "ops/window/sliding_window.hpp"

namespace passnet {

Result<Integers> window_entries(const OpCall& call, size_t parameter, size_t dims, int64_t least) {
  const auto& given = call.integers(parameter);
  constexpr int64_t kMost = int64_t{1} << 31;
  const auto fits = [&](int64_t entry) { return entry >= least && entry < kMost; };
  if ((given.size() != 1 && given.size() != dims) || !std::ranges::all_of(given, fits)) {
    return call.fail("bad-window", "'{}' expects {} entries of at least {} for {}, found {}",
                     call.op().name(), dims, least, call.op().schema.parameters[parameter].name,
                     to_string(given));
  }
  Integers result;
  for (size_t i = 0; i < dims; ++i) result.push_back(entry_of(given, i));
  return result;
}

}  // namespace passnet
