#include "eval/record/same_record.hpp"

namespace passnet {

bool same_result(const Record& a, const Record& b) {
  const auto error = [](const Record& record) {
    return record.verdict && is_error(*record.verdict) ? record.verdict : std::nullopt;
  };
  return error(a) == error(b) && is_correct(a, -5) == is_correct(b, -5);
}

bool same_speedup(const Record& a, const Record& b) {
  if (!a.speedup || !b.speedup) return true;
  const auto low = [](const Record& record) {
    return record.speedup_low.value_or(*record.speedup);
  };
  const auto high = [](const Record& record) {
    return record.speedup_high.value_or(*record.speedup);
  };
  return low(a) <= high(b) && low(b) <= high(a);
}

bool confirms(const Record& recorded, const Record& again) {
  if (!same_result(recorded, again)) return false;
  for (const char* key : {"cpu", "arch"}) {
    const auto before = recorded.versions.find(key);
    const auto now = again.versions.find(key);
    if (before == recorded.versions.end() || now == again.versions.end()) continue;
    if (before->second != now->second) return true;
  }
  return same_speedup(recorded, again);
}

}  // namespace passnet
