#include "eval/record/credit.hpp"

#include "diag/json.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace passnet {
namespace {

// Sums over the graphs that a pass matched.
struct Sums {
  PassCredit credit;
  double log_speedup = 0;
  size_t correct_timed = 0;
  double only_log_speedup = 0;
  size_t only_correct_timed = 0;
  size_t correct = 0;
  size_t timed = 0;
  size_t slower = 0;

  void add(const Record& record, int64_t matches, bool is_only) {
    ++credit.graphs;
    credit.only_graphs += is_only;
    credit.matches += matches;
    const bool is_right = is_correct(record, kPassTolerance);
    correct += is_right;
    if (!record.speedup) return;
    ++timed;
    slower += *record.speedup < 1;
    if (!is_right) return;
    const double log = std::log(*record.speedup);
    log_speedup += log;
    ++correct_timed;
    if (!is_only) return;
    only_log_speedup += log;
    ++only_correct_timed;
  }

  PassCredit finish() && {
    const auto share = [](size_t part, size_t whole) {
      return whole == 0 ? std::optional<double>()
                        : static_cast<double>(part) / static_cast<double>(whole);
    };
    const auto mean = [](double sum, size_t count) {
      return count == 0 ? std::optional<double>() : std::exp(sum / static_cast<double>(count));
    };
    credit.gmean = mean(log_speedup, correct_timed);
    credit.only_gmean = mean(only_log_speedup, only_correct_timed);
    credit.correct = share(correct, credit.graphs);
    credit.slower = share(slower, timed);
    return std::move(credit);
  }
};

void add_use(const PassUse& use, Sums& sums) {
  PassCredit& credit = sums.credit;
  if (!credit.place) credit.place = use.place;
  credit.compile_ms = credit.compile_ms.value_or(0) + use.compile_ms;
  if (use.lost.empty()) return;
  ++credit.lost_graphs;
  for (const auto& [taker, matches] : use.lost) ++credit.lost_to[taker];
}

}  // namespace

std::vector<PassCredit> credit_passes(std::span<const Record> records) {
  std::map<std::string, Sums> by_pass;
  for (const Record& record : records) {
    const auto matching =
        std::ranges::count_if(record.matched, [](const auto& entry) { return entry.second > 0; });
    for (const auto& [pass, matches] : record.matched) {
      Sums& sums = by_pass[pass];
      if (matches > 0) sums.add(record, matches, matching == 1);
    }
    for (const PassUse& use : record.passes) add_use(use, by_pass[use.pass]);
  }
  std::vector<PassCredit> credits;
  for (auto& [pass, sums] : by_pass) {
    sums.credit.pass = pass;
    credits.push_back(std::move(sums).finish());
  }
  std::ranges::stable_sort(credits, {}, [](const PassCredit& credit) {
    return std::pair(credit.graphs == 0 && credit.lost_graphs == 0,
                     credit.place.value_or(std::numeric_limits<int64_t>::max()));
  });
  return credits;
}

nlohmann::ordered_json to_json(const PassCredit& credit) {
  return {{"pass", credit.pass},
          {"place", credit.place ? nlohmann::ordered_json(*credit.place) : nullptr},
          {"graphs", credit.graphs},
          {"matches", credit.matches},
          {"gmean", or_null(credit.gmean)},
          {"only_graphs", credit.only_graphs},
          {"only_gmean", or_null(credit.only_gmean)},
          {"correct", or_null(credit.correct)},
          {"slower", or_null(credit.slower)},
          {"compile_ms", or_null(credit.compile_ms)},
          {"lost_graphs", credit.lost_graphs},
          {"lost_to", credit.lost_to}};
}

}  // namespace passnet
