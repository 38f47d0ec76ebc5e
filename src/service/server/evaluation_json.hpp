// Evaluations as clients see them.
#pragma once

#include "service/store/evaluation.hpp"

#include <nlohmann/json_fwd.hpp>

namespace passnet {

nlohmann::ordered_json to_json(const EvaluationState& state);

}  // namespace passnet
