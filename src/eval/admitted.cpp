#include "eval/admitted.hpp"

#include "embedded/admitted_passes.hpp"
#include "kernel/target.hpp"
#include "pass/drive.hpp"
#include "pass/language/own_passes.hpp"

namespace passnet {

std::vector<std::string> apply_admitted(Graph& graph, const Catalog& catalog) {
  std::vector<std::string> names;
  const std::vector<Pass>& passes = own_passes(admitted_passes::kFiles, catalog);
  const auto report = apply(graph, catalog, passes, native_target());
  if (!report) return names;  // one exceeds its limits, and the graph stays as it is
  for (const PassReport& pass : report->passes) {
    if (pass.matches > 0) names.push_back(pass.pass);
  }
  return names;
}

}  // namespace passnet
