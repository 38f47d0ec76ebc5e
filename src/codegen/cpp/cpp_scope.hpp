// The names that a row declares for its stages.
#pragma once

#include "kernel/kernel.hpp"

#include <map>
#include <string>
#include <vector>

namespace passnet {

// The pointer of an access, which includes the row's part of its offset. Strides are "", "1" or a
// name, one per loop of the nest, or per dim of the buffer if the access is not affine.
struct CppPointer {
  std::string name;
  std::vector<std::string> strides;
};

struct CppScope {
  std::vector<std::map<ExprId, CppPointer>> pointers;  // by stage of the group: its loads
  std::vector<CppPointer> targets;                     // by stage of the group, if not local
  std::vector<std::string> locals;                     // by buffer, if local
  std::vector<std::string> parameters;                 // by parameter, if used as a value
};

}  // namespace passnet
