// Finds suites by name, in the folders for data.
#pragma once

#include "diag/diagnostic.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace passnet {

// The folder of this program; empty if the system does not tell.
std::filesystem::path program_folder();

// The folders whose `suites/NAME` are suites, in the order of search: those of the variable
// PASSNET_DATA, separated by colons; `data` of the current folder; `data` and `share/passnet`
// beside the folder of the program.
std::vector<std::string> data_folders();

// Refuses what is no name of a suite ("suite-name").
Result<void> check_suite_name(const std::string& name);

// Returns the folder of the suite: `name` itself if it is a path that exists or is written as one
// (with a slash, or a known ending), else the first of `FOLDER/suites/NAME`. Errors:
// "unknown-suite".
Result<std::string> find_suite(const std::string& name);

// Returns the place of what ships with the program if `path` is `demo` or below it and nothing has
// that path here; otherwise `path`. `demo` is the folder `suite` of a folder for data, and
// `demo/PATH` the first of `suite/PATH`, `PATH`, and `PATH` in `examples` beside that folder.
std::string shipped_path(const std::string& path);

// A suite and a folder of passes, which `passnet demo` judges.
struct DemoData {
  std::string suite;
  std::string passes;
};

// Returns what `demo` and `demo/passes` ship as. Errors: "demo-not-found".
Result<DemoData> find_demo();

}  // namespace passnet
