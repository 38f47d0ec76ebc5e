#include "curate/rarity.hpp"

#include <algorithm>
#include <cmath>
#include <set>

namespace passnet {
namespace {

// The names in which classes occur, and all names.
class Spread {
 public:
  void add(const std::string& of, const std::string& name) {
    by_class_[of].insert(name);
    all_.insert(name);
  }
  double bits(const std::string& of) const {
    const auto found = by_class_.find(of);
    if (found == by_class_.end()) return 0;
    return std::log2(static_cast<double>(all_.size()) / static_cast<double>(found->second.size()));
  }

 private:
  std::map<std::string, std::set<std::string>> by_class_;
  std::set<std::string> all_;
};

// The occurrences of the origin if it is present, else its own.
class Places {
 public:
  explicit Places(std::span<const Specimen> specimens) {
    for (const Specimen& specimen : specimens) {
      if (!specimen.origin) by_hash_.emplace(specimen.hash, &specimen);
    }
  }
  const Specimen& of(const Specimen& specimen) const {
    const auto found = by_hash_.find(specimen.root());
    return found == by_hash_.end() ? specimen : *found->second;
  }

 private:
  std::map<Digest, const Specimen*> by_hash_;
};

}  // namespace

std::vector<Rarity> rarities(std::span<const Specimen> specimens) {
  Spread sequence_models, sequence_families, shape_models, shape_families;
  const Places places(specimens);
  for (const Specimen& specimen : specimens) {
    const Specimen& root = places.of(specimen);
    const auto add = [&](const std::string& model, const std::string& family) {
      sequence_models.add(specimen.op_sequence, model);
      sequence_families.add(specimen.op_sequence, family);
      shape_models.add(specimen.shape_class, model);
      shape_families.add(specimen.shape_class, family);
    };
    for (const Occurrence& place : root.occurrences) add(place.model, place.family);
    if (root.occurrences.empty()) add(root.hash.hex(), root.hash.hex());
  }
  std::vector<Rarity> result;
  for (const Specimen& specimen : specimens) {
    result.push_back({.sequence_models = sequence_models.bits(specimen.op_sequence),
                      .sequence_families = sequence_families.bits(specimen.op_sequence),
                      .shape_models = shape_models.bits(specimen.shape_class),
                      .shape_families = shape_families.bits(specimen.shape_class)});
  }
  return result;
}

std::vector<std::map<std::string, double>> headrooms(std::span<const Specimen> specimens,
                                                     std::span<const Measurement> measurements) {
  std::map<Digest, std::map<std::string, double>> times;
  for (const Measurement& measurement : measurements) {
    if (!(measurement.us > 0)) continue;
    const auto [place, is_new] =
        times[measurement.hash].emplace(measurement.candidate, measurement.us);
    if (!is_new) place->second = std::min(place->second, measurement.us);
  }
  std::vector<std::map<std::string, double>> result;
  for (const Specimen& specimen : specimens) {
    std::map<std::string, double>& row = result.emplace_back();
    const auto found = times.find(specimen.hash);
    if (found == times.end() || !(specimen.floor_us > 0)) continue;
    for (const auto& [candidate, us] : found->second) {
      row.emplace(candidate, std::log2(us / specimen.floor_us));
    }
  }
  return result;
}

}  // namespace passnet
