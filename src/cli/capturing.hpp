// Graph sources that PyTorch makes first: `FILE.py:NAME`, a module or a function that returns one.
#pragma once

#include "diag/diagnostic.hpp"

#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace passnet {

struct CaptureOptions {
  std::string python = "python3";
  std::vector<std::string> inputs{};  // NAME=SHAPE[:DTYPE], if the module does not say its inputs
};

// True if the source is no file or folder, and of the form `FILE.py:NAME`.
bool is_module(const std::string& source);

// The sample folders that modules became, until it is destroyed.
class CapturedModules {
 public:
  // Captures each module among the sources with `python -m passnet extract`, and puts the folder of
  // its graphs in its place. Runs the user's own Python: only for sources that the command line
  // names. Errors: "capture-needs-python", "capture-failed", "temporary-folder-missing".
  static Result<CapturedModules> capture(std::vector<std::string>& sources,
                                         const CaptureOptions& options);

  CapturedModules(CapturedModules&& other) noexcept;
  CapturedModules(const CapturedModules&) = delete;
  CapturedModules& operator=(const CapturedModules&) = delete;
  ~CapturedModules();

  bool any() const { return !modules_.empty(); }
  // The module that became the folder or a folder in it; any other source as it is.
  std::string named(const std::string& source) const;

 private:
  CapturedModules() = default;

  struct Module {
    std::string name;
    std::filesystem::path folder;
  };
  std::filesystem::path root_;  // empty: no module
  std::vector<Module> modules_;
};

}  // namespace passnet
