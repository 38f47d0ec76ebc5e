// Explains why an author's kernel does not compile: the compiler's messages, placed in the author's
// own text.
#pragma once

#include "compile/compiled.hpp"

#include <string>
#include <vector>

namespace passnet {

// Diagnostics with the text that they point into.
struct KernelErrors {
  Sources sources;
  std::vector<Diagnostic> list;  // at least one, at most three: "kernel-not-compiled"
};

// Errors inside the prelude are located where the author's text led to them; errors of the call
// that the compiler prints at the kernel, with the arguments that its launch passes.
KernelErrors explain_failure(const KernelUnit& unit, const CompileFailure& failure);

// Renders all of them as text with carets, without a newline at the end.
std::string render(const KernelErrors& errors);

}  // namespace passnet
