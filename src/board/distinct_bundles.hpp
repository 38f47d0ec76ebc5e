// The bundles of a board so far: none may repeat another one, or its records.
#pragma once

#include "board/check_bundle.hpp"

#include <set>
#include <string>

namespace passnet {

class DistinctBundles {
 public:
  // Errors: "bundle-known" of a submission that was admitted before, "bundle-records" of one with a
  // record that was made for another.
  Result<void> admit(const CheckedBundle& bundle);

 private:
  std::set<std::string> submissions_;  // by hash
  std::set<std::string> secrets_;
};

}  // namespace passnet
