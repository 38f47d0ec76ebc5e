#include "decompose/motifs.hpp"

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>
#include <tuple>
#include <utility>

namespace passnet {
namespace {

// All units of all programs in one sequence; a suffix of it is a position and what may follow.
class MotifFinder {
 public:
  MotifFinder(std::span<const std::vector<Unit>> programs, const MotifOptions& options)
      : options_(options) {
    for (uint32_t graph = 0; graph < programs.size(); ++graph) {
      for (uint32_t unit = 0; unit < programs[graph].size(); ++unit) {
        contents_.push_back(programs[graph][unit].content);
        places_.push_back({graph, unit});
        begins_.push_back(unit == 0 || !follows(programs[graph][unit], programs[graph][unit - 1]));
        limits_.push_back(limit(programs[graph], unit));
      }
    }
  }

  std::vector<Motif> find() {
    sort_suffixes();
    visit_intervals();
    std::ranges::sort(motifs_, std::less<>(), [](const Motif& motif) {
      return std::tuple(motif.occurrences.front(), motif.units,
                        std::numeric_limits<size_t>::max() - motif.occurrences.size());
    });
    // One period of a longer repeat may be a repeat of its own; the one that occurs most counts.
    const auto repeated = std::ranges::unique(motifs_, [](const Motif& a, const Motif& b) {
      return a.units == b.units && a.occurrences.front() == b.occurrences.front();
    });
    motifs_.erase(repeated.begin(), repeated.end());
    return std::move(motifs_);
  }

 private:
  // The most units of a motif that begins here.
  size_t limit(const std::vector<Unit>& program, size_t first) const {
    size_t units = 0;
    for (size_t nodes = 0; first + units < program.size() && units < options_.max_units; ++units) {
      const Unit& unit = program[first + units];
      if (units > 0 && !follows(unit, program[first + units - 1])) break;
      nodes += unit.count;
      if (nodes > options_.max_nodes) break;
    }
    return units;
  }

  // The number of units that two suffixes have in common, within their limits.
  size_t common(size_t a, size_t b) const {
    const size_t most = std::min(limits_[a], limits_[b]);
    size_t length = 0;
    while (length < most && contents_[a + length] == contents_[b + length]) ++length;
    return length;
  }

  void sort_suffixes() {
    suffixes_.resize(contents_.size());
    std::iota(suffixes_.begin(), suffixes_.end(), size_t{0});
    std::ranges::sort(suffixes_, [&](size_t a, size_t b) {
      const size_t length = common(a, b);
      if (length == limits_[a] || length == limits_[b]) {
        return limits_[a] != limits_[b] ? limits_[a] < limits_[b] : a < b;
      }
      return contents_[a + length] < contents_[b + length];
    });
  }

  // Visits each interval of suffixes with a common beginning once, the inner ones first.
  void visit_intervals() {
    std::vector<std::pair<size_t, size_t>> open;  // the common length, and the first suffix
    for (size_t i = 0; i <= suffixes_.size(); ++i) {
      const bool is_inside = i > 0 && i < suffixes_.size();
      const size_t length = is_inside ? common(suffixes_[i - 1], suffixes_[i]) : 0;
      size_t first = i == 0 ? 0 : i - 1;
      while (!open.empty() && open.back().first > length) {
        first = open.back().second;
        add(open.back().first, first, i);
        open.pop_back();
      }
      if (length > 0 && (open.empty() || open.back().first < length)) {
        open.emplace_back(length, first);
      }
    }
  }

  // False if the same unit precedes all of these suffixes: then they are part of a longer repeat.
  bool differs_before(size_t first, size_t last) const {
    for (size_t i = first; i < last; ++i) {
      const size_t at = suffixes_[i];
      if (begins_[at] || contents_[at - 1] != contents_[suffixes_[first] - 1]) return true;
    }
    return false;
  }

  // Adds what the suffixes [first, last) have in common.
  void add(size_t length, size_t first, size_t last) {
    if (length < options_.min_units || !differs_before(first, last)) return;
    std::vector<size_t> places(suffixes_.begin() + static_cast<ptrdiff_t>(first),
                               suffixes_.begin() + static_cast<ptrdiff_t>(last));
    std::ranges::sort(places);
    for (size_t i = 1; i < places.size(); ++i) {
      if (places_[places[i]].graph != places_[places[i - 1]].graph) continue;
      length = std::min(length, places[i] - places[i - 1]);
    }
    if (length < options_.min_units) return;
    Motif motif{.units = length, .occurrences = {}};
    for (const size_t place : places) motif.occurrences.push_back(places_[place]);
    motifs_.push_back(std::move(motif));
  }

  MotifOptions options_;
  std::vector<uint64_t> contents_;
  std::vector<MotifOccurrence> places_;
  std::vector<bool> begins_;    // by position: true if no unit is right before it
  std::vector<size_t> limits_;  // by position
  std::vector<size_t> suffixes_;
  std::vector<Motif> motifs_;
};

}  // namespace

std::vector<Motif> find_motifs(std::span<const std::vector<Unit>> programs,
                               const MotifOptions& options) {
  return MotifFinder(programs, options).find();
}

}  // namespace passnet
