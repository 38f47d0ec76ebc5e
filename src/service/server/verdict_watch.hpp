// The thread of a server that tells waiting clients what has finished.
#pragma once

#include "service/server/waiters.hpp"
#include "service/store/store.hpp"

#include <chrono>

namespace passnet {

// The time for which the state is left alone after it was asked for so long: none if that was
// short.
std::chrono::steady_clock::duration rest_after(std::chrono::steady_clock::duration look);

// Watches the state until the waiters are stopped. Errors: those of the database, if they last.
Result<void> watch_verdicts(Store& store, Waiters& waiters);

}  // namespace passnet
