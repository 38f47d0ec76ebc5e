// Prints one stage inside a row.
#pragma once

#include "codegen/cpp_writer.hpp"
#include "codegen/schedule.hpp"

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

inline constexpr int64_t kMaxCached = 8192;  // elements of a row that a cache holds

// An expensive f32 expression that one stage computes for each element of a row, and later ones of
// the same loop take from an array.
struct RowCache {
  ExprId value;
  size_t writer = 0;  // stage of the group
  std::vector<size_t> readers;

  std::string name() const { return fmt::format("cache{}", value.index); }
};

// The names that a row declares for its stages.
struct CppScope {
  std::vector<RowCache> caches;
  std::vector<std::map<ExprId, CppPointer>> pointers;  // by stage: its loads
  std::vector<CppPointer> targets;                     // by stage, where not local
  std::vector<std::string> locals;                     // by buffer, where local
  std::vector<std::string> parameters;                 // by parameter, where used as a value
};

// Whether a local buffer holds floats for the f16 that it stands for, rounded in runs: lanes of f16
// would be converted one by one.
bool is_widened(const Kernel& kernel, const RowGroup& group, const CppScope& scope,
                BufferId buffer);

void print_stage(const Kernel& kernel, const RowGroup& group, size_t stage, const CppScope& scope,
                 CppWriter& writer);

}  // namespace passnet
