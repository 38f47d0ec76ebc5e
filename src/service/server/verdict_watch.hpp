// The thread of a server that tells waiting clients what has finished.
#pragma once

#include "service/server/waiters.hpp"
#include "service/store/store.hpp"

namespace passnet {

// Watches the state until the waiters are stopped. Errors: those of the database, if they last.
Result<void> watch_verdicts(Store& store, Waiters& waiters);

}  // namespace passnet
