// The names that a row declares for its stages.
#pragma once

#include "kernel/kernel.hpp"

#include <map>
#include <string>
#include <vector>

namespace passnet {

// The pointer of an access, with the row's part of its offset already in it. Strides are "", "1"
// or a name: of the nest's loops, or of the buffer's dims where the access is not affine.
struct CppPointer {
  std::string name;
  std::vector<std::string> strides;
};

struct CppScope {
  std::vector<std::map<ExprId, CppPointer>> pointers;  // by stage of the group: its loads
  std::vector<CppPointer> targets;                     // by stage of the group, where not local
  std::vector<std::string> locals;                     // by buffer, where local
  std::vector<std::string> parameters;                 // by parameter, where used as a value
};

}  // namespace passnet
