// Commands that a service runs as jobs of its queue: extraction, curation, teaching. The list of
// verbs is closed, and each option has a type; nothing of a request is ever read by a shell.
#pragma once

#include "diag/diagnostic.hpp"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// The queue of commands, in the place of a device's.
inline constexpr std::string_view kCommandQueue = "command";

enum class OptionKind : uint8_t {
  kInteger,
  kNumber,
  kFlag,
  kName,    // one plain name
  kNames,   // of tasks, with `*`, separated by commas
  kModels,  // of installed packages, as timm:resnet50, separated by commas
  kPart,    // I/N
};

struct CommandOption {
  std::string_view name;  // of the request; the program's has `-` for `_`
  OptionKind kind = OptionKind::kInteger;
  double low = 0;  // of numbers
  double high = 0;
  bool is_required = false;
};

struct CommandVerb {
  std::string_view name;
  std::string_view summary;
  bool is_python = false;  // a command of the Python package
  std::array<std::string_view, 2> words;
  size_t min_sources = 0;  // suites, or products of earlier jobs
  size_t max_sources = 0;
  std::string_view out;      // the option that names what is written
  std::string_view writes;   // it, in the folder of the job; empty: the folder itself
  std::string_view product;  // the part of it that later jobs read
  std::span<const CommandOption> options;
};

std::span<const CommandVerb> command_verbs();

// A suite by name, or the product of an earlier job.
struct CommandSource {
  std::string suite;
  int64_t job = 0;
  std::string product;  // its path in the folder of all jobs
};

struct CommandJob {
  const CommandVerb* verb = nullptr;
  std::vector<CommandSource> sources;
  std::map<std::string, std::string> options;  // values as the program reads them
  int64_t limit_s = 86'400;
  int64_t priority = 0;
};

// `{"command": VERB, "sources": [SUITE or JOB], "options": {…}, "limit_s": N, "priority": N}`.
// Errors: "request-not-json", "request-field", "request-key".
Result<CommandJob> parse_command(std::string_view body);
// Returns what the state keeps: products in the place of the jobs that made them.
std::string to_text(const CommandJob& job);
Result<CommandJob> parse_stored_command(std::string_view text);
// The JSON schema of a request.
nlohmann::ordered_json command_schema();

// The folders of a worker that runs commands.
struct CommandFolders {
  std::string folder;                         // of all jobs; empty: it runs none
  std::map<std::string, std::string> suites;  // paths by name
};
// The words of the program, which writes into the folder of the job. Errors: "suite-not-served".
Result<std::vector<std::string>> words_of(const CommandJob& job, const CommandFolders& folders,
                                          const std::string& own_folder);

}  // namespace passnet
