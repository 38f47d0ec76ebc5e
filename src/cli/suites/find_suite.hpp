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

// A suite and a folder of passes, which `passnet demo` judges.
struct DemoData {
  std::string suite;
  std::string passes;
};

// Finds them in the first folder for data that has `suite` and, in it or in `examples` beside it,
// `passes`. Errors: "demo-not-found".
Result<DemoData> find_demo();

}  // namespace passnet
