// Judges drafts by the workers of a service, for whoever has its state.
#pragma once

#include "agent/workbench/instruments.hpp"
#include "service/store/store.hpp"

#include <string>

namespace passnet {

// Submits one evaluation per graph as the tenant, and waits for their records. The store and the
// catalog must outlive it. Errors: those of the database, the tenant's quotas, "draft-not-judged".
RemoteJudge queued_judge(Store& store, const Catalog& catalog, const std::string& tenant);

}  // namespace passnet
