#include "diag/diagnostic.hpp"

namespace passnet {

void Diagnostics::add(Diagnostic diagnostic) {
  if (full()) return;
  if (diagnostic.severity == Severity::kError) ++errors_;
  list_.push_back(std::move(diagnostic));
}

}  // namespace passnet
