// Explains why a command line is none of this program's. Only command_line.cpp includes it.
#pragma once

#include "diag/diagnostic.hpp"

#include <CLI/CLI.hpp>

namespace passnet {

// Errors: "unknown-command", "missing-command", "unknown-option", "unexpected-argument",
// "usage-incomplete", "option-value".
Diagnostic explain_usage(const CLI::App& program, const CLI::ParseError& error);

}  // namespace passnet
