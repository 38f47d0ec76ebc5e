// Parses kernels of the loop language.
#pragma once

#include "ir/graph.hpp"
#include "ir/text/lexer.hpp"
#include "loops/syntax.hpp"

#include <optional>

namespace passnet {

// Parses from the `(` behind the kernel's name to its closing brace; nullopt if the text is
// malformed, which is reported: "loop-syntax", "loop-term", "loop-depth", "loop-size".
std::optional<LoopKernel> parse_loops(Lexer& lexer, Diagnostics& diagnostics);

// Parses the text of a kernel of the loop language. The kernel's spans count from the text's begin;
// an error is located in the source.
Result<LoopKernel> parse_loops(const KernelSource& source);

// A span in the kernel's text, which counts from its begin, or an error that has such a span, as
// one in the text's source.
Span located(Span span, const KernelSource& source);
Diagnostic located(Diagnostic diagnostic, const KernelSource& source);

}  // namespace passnet
