#include "runtime/report.hpp"

#include "base/check.hpp"

#include <cstring>

namespace passnet {

Result<void> take_report(std::span<std::byte> report, std::string_view label) {
  CHECK(report.size() >= sizeof(Report));
  Report found;
  std::memcpy(&found, report.data(), sizeof found);
  if (found.kind == 0) [[likely]]
    return {};
  const Report none;
  std::memcpy(report.data(), &none, sizeof none);
  constexpr int64_t kBadIndex = 1;  // not tuning: as in device/scalar.hpp
  if (found.kind == kBadIndex) {
    return fail({}, "index-outside-of-dim", "expected an index in [0, {}), found {}, in {}",
                found.extent, found.found, label);
  }
  return fail({}, "divisor-of-zero", "expected integer divisors other than 0, found 0, in {}",
              label);
}

}  // namespace passnet
