// The OpenAPI description of the service, made from the table of routes.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace passnet {

nlohmann::ordered_json describe_api();

}  // namespace passnet
