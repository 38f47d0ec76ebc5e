// The tables of a service's state: one text per version, applied in order (docs/service.md).
#pragma once

#include "service/store/connection.hpp"

namespace passnet {

inline constexpr int64_t kStateVersion = 2;

// Makes the tables of a new state, and brings one of an earlier version to the present one, in one
// transaction. Errors: "newer-state", "not-a-state" (the file is a database of another program),
// those of the database.
Result<void> migrate_state(Connection& connection, const std::string& address);

}  // namespace passnet
