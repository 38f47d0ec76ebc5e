// Writes the trajectory of an author who comes to a version of a pass: looks, a first version with
// or without a mistake, its repair, measurements, a proof, the submission.
#pragma once

#include "teach/author/conversation.hpp"
#include "teach/author/mistakes.hpp"
#include "teach/author/task_facts.hpp"
#include "teach/choose_version.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace passnet {

struct AuthorMaterial {
  const std::vector<SearchedGroup>* groups = nullptr;
  const ChosenVersion* chosen = nullptr;
  const TaskFacts* facts = nullptr;
};

struct Authored {
  nlohmann::ordered_json messages;
  std::optional<Mistake> mistake;  // that the first version had
  ChosenVersion submitted;
};

// Follows the choices that the seed makes; every answer is a tool's own. `is_late`: true if no
// further evaluation may begin. Errors are infrastructure failures.
Result<Authored> write_trajectory(const AuthorMaterial& material, Desk& desk,
                                  const Catalog& catalog, nlohmann::ordered_json prompt,
                                  uint64_t seed, const std::function<bool()>& is_late);

}  // namespace passnet
