#include "cli/capturing.hpp"

#include "cli/output.hpp"
#include "cli/suites/find_suite.hpp"
#include "sandbox/command.hpp"

#include <array>
#include <cstdlib>
#include <unistd.h>
#include <utility>

namespace passnet {
namespace {

namespace fs = std::filesystem;

// The folder that contains the Python package `passnet`: that of the wheel, of an installed
// component, or of the build's repository; empty if Python itself has to know one.
std::string package_folder() {
  const fs::path above = program_folder().parent_path();
  const std::array candidates{above / "python", above.parent_path(),
                              above / "lib" / "passnet" / "python"};
  for (const fs::path& folder : candidates) {
    std::error_code error;
    if (fs::exists(folder / "passnet" / "extract.py", error)) return folder.string();
  }
  return "";
}

// The user's environment, in which Python finds the package too.
std::vector<std::string> environment() {
  std::vector<std::string> variables;
  std::string paths = package_folder();
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string_view variable(*entry);
    constexpr std::string_view kPaths = "PYTHONPATH=";
    if (!variable.starts_with(kPaths)) {
      variables.emplace_back(variable);
    } else if (variable.size() > kPaths.size()) {
      paths += (paths.empty() ? "" : ":") + std::string(variable.substr(kPaths.size()));
    }
  }
  if (!paths.empty()) variables.push_back("PYTHONPATH=" + paths);
  return variables;
}

// The sentence in which `extract` ends; of anything else, such as a traceback, its last line.
std::string reason_of(const CommandResult& result) {
  std::string_view text = result.errors;
  while (text.ends_with('\n')) text.remove_suffix(1);
  if (text.empty()) return describe(result);
  text.remove_prefix(text.rfind('\n') + 1);  // 0 if there is one line
  constexpr std::string_view kError = "error: ";
  if (text.starts_with(kError)) text.remove_prefix(kError.size());
  if (text.ends_with("No module named passnet")) {
    return "no Python package `passnet`; the wheel and "
           "`cmake --install build --component python` install it";
  }
  return std::string(text);
}

Result<void> extract(const std::string& module, const fs::path& folder,
                     const CaptureOptions& options) {
  constexpr int kNoProgram = 127;  // of `env`
  std::vector<std::string> words{"/usr/bin/env", options.python,  "-m",
                                 "passnet",      "extract",       module,
                                 "--out",        folder.string(), "--json"};
  for (const std::string& input : options.inputs) {
    words.insert(words.end(), {"--input", input});
  }
  constexpr Limits kLimits{
      .cpu_s = 0, .wall_s = 1800, .memory_bytes = 0, .file_bytes = 0, .end_on_output = false};
  const CommandResult result = TRY(run_command({.argv = std::move(words),
                                                .environment = environment(),
                                                .directory = {},
                                                .limits = kLimits,
                                                .files = {},
                                                .namespaces = {},
                                                .left_out = {}}));
  if (result.ok()) return {};
  if (result.ending == Ending::kExited && result.code == kNoProgram) {
    return fail({}, "capture-needs-python",
                "expected a Python with PyTorch that captures `{}`, found no program `{}`", module,
                options.python);
  }
  return fail({}, "capture-failed",
              "expected a module that `{}` captures with PyTorch in `{}`, found: {}",
              options.python, module, reason_of(result));
}

}  // namespace

bool is_module(const std::string& source) {
  std::error_code error;
  const size_t colon = source.rfind(':');
  return colon != std::string::npos && colon + 1 < source.size() &&
         source.substr(0, colon).ends_with(".py") && !fs::exists(source, error);
}

Result<CapturedModules> CapturedModules::capture(std::vector<std::string>& sources,
                                                 const CaptureOptions& options) {
  CapturedModules captured;
  for (std::string& source : sources) {
    if (!is_module(source)) continue;
    if (captured.root_.empty()) {
      std::error_code error;
      const fs::path temporary = fs::temp_directory_path(error);
      std::string pattern = (temporary / "passnet-modules-XXXXXX").string();
      if (error || mkdtemp(pattern.data()) == nullptr) {
        return fail({}, "temporary-folder-missing",
                    "expected a folder for temporary files that can be written (TMPDIR), found {}",
                    temporary.empty() ? "none" : "`" + temporary.string() + "`");
      }
      captured.root_ = pattern;
    }
    const fs::path folder = captured.root_ / std::to_string(captured.modules_.size());
    print_to(stderr, "capturing {} with PyTorch\n", source);
    TRY(extract(source, folder, options));
    captured.modules_.push_back({.name = source, .folder = folder});
    source = folder.string();
  }
  return captured;
}

CapturedModules::CapturedModules(CapturedModules&& other) noexcept
    : root_(std::exchange(other.root_, {})), modules_(std::move(other.modules_)) {}

CapturedModules::~CapturedModules() {
  std::error_code error;
  if (!root_.empty()) fs::remove_all(root_, error);
}

std::string CapturedModules::named(const std::string& source) const {
  for (const Module& module : modules_) {
    const std::string folder = module.folder.string();
    if (source == folder || source.starts_with(folder + "/")) return module.name;
  }
  return source;
}

}  // namespace passnet
