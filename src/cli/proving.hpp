// `passnet pass check --prove`: tries passes on instances of their own patterns.
#pragma once

#include "cli/session.hpp"
#include "pass/pass.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

struct ProvingArguments {
  size_t instances = 0;           // 0: nothing is tried; with `from`, of each dtype
  std::vector<std::string> from;  // graph sources whose matches seed the instances
  bool compiles = false;          // only compile the kernels
  std::optional<uint64_t> seed;
  std::string compiler = "c++";
  bool allow_native = false;
  TargetArguments target;
};

// A compiler of kernels, and where they are a GPU's, the workers that run them there.
class ProvingTools {
 public:
  // Errors: those of `choose_target`, of the compiler, and if passes are tried on a GPU of opening
  // it.
  static Result<ProvingTools> open(const ProvingArguments& arguments);
  ProvingTools(ProvingTools&&) noexcept;
  ProvingTools& operator=(ProvingTools&&) noexcept;
  ~ProvingTools();

  struct Parts;
  Parts& parts() { return *parts_; }

 private:
  explicit ProvingTools(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

// Graphs that seed instances.
using SeedGraphs = std::vector<Graph>;

void add_proving_options(CliCommand command, Session& session, ProvingArguments& arguments);

// Reads the graphs of `from`; nullopt if a source cannot be read or has no graph, which is
// reported. Graphs that do not import are left out with a report.
std::optional<SeedGraphs> read_seeds(Session& session, const ProvingArguments& arguments);

// Prints one line, or with --json one row, per pass. Returns an exit code: kDoesNotHold if a pass
// fails or has no instance, kBadInput if the machine cannot compile or run.
int prove_passes(Session& session, const std::string& file, std::span<const Pass> passes,
                 const ProvingArguments& arguments, ProvingTools& tools, const SeedGraphs& from);

// Does the same for a check that the kernels of the passes compile.
int compile_passes(Session& session, const std::string& file, std::span<const Pass> passes,
                   const ProvingArguments& arguments, ProvingTools& tools, const SeedGraphs& from);

}  // namespace passnet
