#include "base/edit_distance.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

namespace passnet {

size_t edit_distance(std::string_view a, std::string_view b, size_t limit) {
  const size_t longer = std::max(a.size(), b.size());
  if (longer - std::min(a.size(), b.size()) > limit) return limit + 1;
  std::vector<size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), size_t{0});
  std::vector<size_t> before;  // the row before the one above
  for (size_t i = 1; i <= a.size(); ++i) {
    const std::vector<size_t> above_row = row;
    size_t diagonal = row[0];
    size_t least = row[0] = i;
    for (size_t j = 1; j <= b.size(); ++j) {
      const size_t above = row[j];
      const size_t change = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({change, above + 1, row[j - 1] + 1});
      const bool is_swap = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (is_swap) row[j] = std::min(row[j], before[j - 2] + 1);
      diagonal = above;
      least = std::min(least, row[j]);
    }
    // A swap reaches back two rows.
    if (least > limit + 1) return limit + 1;
    before = above_row;
  }
  return std::min(row.back(), limit + 1);
}

}  // namespace passnet
