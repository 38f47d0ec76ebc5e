// Suites as folders: writes them once, reads them, and checks that nothing has changed.
#pragma once

#include "curate/suite/suite.hpp"

#include <string>
#include <vector>

namespace passnet {

// Writes a suite to a new folder, which appears in one piece. If the folder holds the same suite,
// nothing happens; it is never overwritten otherwise. Errors: "suite-exists", "suite-unwritable".
Result<void> write_suite(const SuiteContents& contents, const std::string& folder);

// Reads `suite.json` of a folder, adding its text to `sources`. Errors: "no-suite",
// "suite-unreadable", "suite-link", "bad-suite-file".
Result<Suite> read_suite(const std::string& folder, Sources& sources);

// Computes the content hash of a folder's files anew. Errors, which name the file: "suite-differs"
// (another text than described, a missing file, one that is not described, or another hash),
// "suite-unreadable", "suite-link".
Result<void> verify_suite(const Suite& suite, const std::string& folder);

}  // namespace passnet
