#include "board/distinct_bundles.hpp"

namespace passnet {

Result<void> DistinctBundles::admit(const CheckedBundle& bundle) {
  if (submissions_.contains(bundle.hash)) {
    return fail({}, "bundle-known", "expected each submission once");
  }
  for (const Record& record : bundle.records) {
    for (const std::string& secret : record.secrets) {
      if (!secrets_.contains(secret)) continue;
      return fail({}, "bundle-records",
                  "expected secrets that were drawn for this submission, found one of another in "
                  "`{}`",
                  record.graph);
    }
  }
  submissions_.insert(bundle.hash);
  for (const Record& record : bundle.records) {
    secrets_.insert(record.secrets.begin(), record.secrets.end());
  }
  return {};
}

}  // namespace passnet
