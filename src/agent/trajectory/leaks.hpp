// Finds what no trajectory may hold: keys, paths of a machine, seeds, addresses, hosts.
#pragma once

#include "agent/trajectory/trajectory.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace passnet {

// Names the kind of the first leak of a text: `key`, `path`, `seed`, `address` or `host`; `secrets`
// are values (keys of the environment) and count as keys, also in other forms (secret_forms.hpp).
// nullopt if there is none.
std::optional<std::string_view> find_leak(std::string_view text,
                                          std::span<const std::string> secrets);

// Looks into all texts of a trajectory.
std::optional<std::string_view> find_leak(const Trajectory& trajectory,
                                          std::span<const std::string> secrets);

}  // namespace passnet
