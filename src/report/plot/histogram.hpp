// Draws how numbers are distributed, in bins of equal ratios.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// Counts numbers in the bins [base^i, base^(i+1)); those below 1 and NaN are in the first one, the
// infinite in that of the largest double.
class LogBins {
 public:
  explicit LogBins(double base) : base_(base) {}
  void add(double value, int64_t times = 1);
  int64_t total() const { return total_; }
  double base() const { return base_; }
  bool has_zero() const { return has_zero_; }                       // or another number below 1
  const std::map<int, int64_t>& counts() const { return counts_; }  // by i

 private:
  double base_;
  int64_t total_ = 0;
  bool has_zero_ = false;
  std::map<int, int64_t> counts_;
};

struct HistogramSeries {
  std::string name;
  LogBins bins;
};

// Returns an `<svg>` with one bar per bin and series, as high as the bin's share of the series; all
// series have bins of one base. Empty without numbers.
std::string histogram(std::string_view about, const std::vector<HistogramSeries>& series);

}  // namespace passnet
