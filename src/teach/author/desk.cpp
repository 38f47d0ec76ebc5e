#include "teach/author/desk.hpp"

#include "fuzz_pass/fuzz.hpp"
#include "pass/language/parse.hpp"

#include <algorithm>

namespace passnet {
namespace {

constexpr size_t kInstances = 20;  // of each dtype
constexpr double kLeastProofS = 1;
constexpr uint64_t kSeed = 20260917;  // another than that of the workbench

}  // namespace

Desk::Desk(const AuthorTask& task, Instruments& instruments, const WorkbenchOptions& options,
           size_t proofs, std::function<double()> seconds_left)
    : task_(task),
      instruments_(instruments),
      options_(options),
      proofs_(proofs),
      seconds_left_(std::move(seconds_left)) {
  begin_attempt();
}

void Desk::begin_attempt() {
  workbench_ = std::make_unique<Workbench>(task_, instruments_, options_);
}

Result<ToolAnswer> Desk::use(Tool tool, const nlohmann::ordered_json& arguments) {
  const std::string key = std::string(info(tool).name) + arguments.dump();
  const auto known = known_.find(key);
  if (known != known_.end()) return known->second;
  ToolAnswer answer = TRY(workbench_->call(info(tool).name, nlohmann::json(arguments)));
  if (tool != Tool::kSubmit) known_.emplace(key, answer);
  return answer;
}

Result<std::optional<std::string>> Desk::find_refuted_dtype(const std::string& text) {
  if (proofs_ < 2) return std::nullopt;
  const auto known = refuted_.find(text);
  if (known != refuted_.end()) return known->second;
  Sources sources;
  Diagnostics diagnostics;
  const Catalog& catalog = instruments_.catalog();
  const SourceId source = sources.add("author.pass", text);
  const std::vector<Pass> passes = parse_passes(sources, source, catalog, diagnostics);
  FuzzOptions options{.instances = kInstances,
                      .from = {},
                      .seed = kSeed,
                      .shrink_tries = 0,
                      .run_s = std::clamp(seconds_left_(), kLeastProofS, options_.proof_s)};
  for (const TaskGraph& graph : task_.shown) options.from.push_back(&graph.graph);
  for (const Pass& pass : passes) {
    const FuzzReport report = TRY(
        fuzz(pass, catalog, instruments_.compiler().target(), instruments_.compiler(), options));
    if (!report.failure) continue;
    return refuted_[text] = std::string(name(report.failure->first_type.dtype));
  }
  return refuted_[text] = std::nullopt;
}

}  // namespace passnet
