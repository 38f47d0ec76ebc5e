#include "ir/op/needs.hpp"

namespace passnet {

Domain Needs::wanted_of_all() const {
  Domain all;
  for (size_t i = 0; i < node_.results.size(); ++i) all.merge(wanted(i));
  return all;
}

void Needs::require(size_t parameter, const Domain& domain) {
  const Argument& argument = node_.arguments[parameter];
  if (const auto* value = std::get_if<ValueId>(&argument)) wanted_[value->index].merge(domain);
  if (const auto* list = std::get_if<std::vector<ValueId>>(&argument)) {
    for (size_t entry = 0; entry < list->size(); ++entry) require_entry(parameter, entry, domain);
  }
}

void Needs::require_entry(size_t parameter, size_t entry, const Domain& domain) {
  const auto* list = std::get_if<std::vector<ValueId>>(&node_.arguments[parameter]);
  CHECK(list != nullptr);
  if ((*list)[entry].valid()) wanted_[(*list)[entry].index].merge(domain);
}

}  // namespace passnet
