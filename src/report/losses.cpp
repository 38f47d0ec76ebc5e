#include "report/losses.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace passnet {
namespace {

constexpr int64_t kSmallest = int64_t{64} << 10;
constexpr int kSizeStep = 8;
constexpr int kSizeClasses = 6;

// Sums of logarithms while a group is filled.
struct Sum {
  GroupLoss loss;
  double log_es = 0;
  double log_lost = 0;  // of the terms below 0 only
};

using Groups = std::map<std::string, std::vector<Sum>>;

void add(Groups& groups, const std::string& name, size_t candidates, size_t candidate,
         const Record& record, double term) {
  std::vector<Sum>& sums = groups[name];
  sums.resize(candidates);
  Sum& sum = sums[candidate];
  ++sum.loss.graphs;
  sum.log_es += term;
  sum.log_lost += std::min(term, 0.0);
  if (!is_correct(record, kPassTolerance)) {
    ++sum.loss.wrong;
  } else if (record.speedup && *record.speedup < 1) {
    ++sum.loss.slower;
  }
}

std::string lost_bytes_text(int64_t bytes) {
  if (bytes < int64_t{1} << 20) return fmt::format("{} KiB", bytes >> 10);
  if (bytes < int64_t{1} << 30) return fmt::format("{} MiB", bytes >> 20);
  return fmt::format("{} GiB", bytes >> 30);
}

std::vector<LossGroup> finish(Groups groups, std::span<const Score> scores) {
  std::vector<std::pair<double, LossGroup>> ranked;
  for (auto& [name, sums] : groups) {
    LossGroup group{.name = name};
    double worst = 0;
    for (size_t i = 0; i < sums.size(); ++i) {
      GroupLoss& loss = sums[i].loss;
      if (loss.graphs > 0) {
        loss.es = std::exp(sums[i].log_es / static_cast<double>(loss.graphs));
        loss.cost = 1 - std::exp(sums[i].log_lost / static_cast<double>(scores[i].graphs));
      }
      worst = std::max(worst, loss.cost);
      group.by_candidate.push_back(loss);
    }
    ranked.emplace_back(worst, std::move(group));
  }
  std::ranges::stable_sort(ranked, [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<LossGroup> ordered;
  for (auto& [cost, group] : ranked) ordered.push_back(std::move(group));
  return ordered;
}

}  // namespace

int size_rank(int64_t bytes) {
  int64_t above = kSmallest;
  int rank = 0;
  while (bytes > above && rank + 1 < kSizeClasses) {
    above *= kSizeStep;
    ++rank;
  }
  return rank;
}

std::string size_class(int64_t bytes) {
  const int rank = size_rank(bytes);
  int64_t above = kSmallest;
  for (int i = 0; i < rank; ++i) above *= kSizeStep;
  if (rank == 0) return "up to " + lost_bytes_text(above);
  if (rank + 1 == kSizeClasses) return "over " + lost_bytes_text(above / kSizeStep);
  return lost_bytes_text(above / kSizeStep) + " … " + lost_bytes_text(above);
}

std::vector<LossTable> find_losses(std::span<const Score> scores, std::span<const Record> records,
                                   const Gallery& gallery) {
  std::map<std::string_view, size_t> candidates;
  for (size_t i = 0; i < scores.size(); ++i) candidates.emplace(scores[i].candidate, i);
  Groups ops, families, sizes, dtypes;
  for (const Record& record : records) {
    const GraphEntry* entry = gallery.find(key_of(record));
    const auto candidate = candidates.find(record.candidate);
    if (entry == nullptr || candidate == candidates.end()) continue;
    const size_t which = candidate->second;
    const double term = log_es_term(record, kPassTolerance, scores[which].options);
    const auto count = [&](Groups& groups, const std::string& name) {
      if (!name.empty()) add(groups, name, scores.size(), which, record, term);
    };
    for (const std::string& op : entry->ops) count(ops, op);
    count(families, entry->family);
    count(sizes, size_class(entry->bytes));
    count(dtypes, entry->dtype);
  }
  std::vector<LossTable> tables;
  tables.push_back({"family", "By model family", finish(std::move(families), scores)});
  tables.push_back({"op", "By op", finish(std::move(ops), scores)});
  tables.push_back({"size", "By size", finish(std::move(sizes), scores)});
  tables.push_back({"dtype", "By dtype", finish(std::move(dtypes), scores)});
  return tables;
}

}  // namespace passnet
