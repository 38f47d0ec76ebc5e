// Evaluations as clients see them.
#pragma once

#include "service/store/evaluation.hpp"

#include <nlohmann/json_fwd.hpp>

namespace passnet {

nlohmann::ordered_json to_json(const EvaluationState& state);
// Writes the texts that were sent into the origin of the evaluation's record, if it has one: it can
// then be replayed anywhere.
void add_texts(nlohmann::ordered_json& evaluation, const SentTexts& texts);

}  // namespace passnet
