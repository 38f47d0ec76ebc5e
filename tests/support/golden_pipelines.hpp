// Compiles the graphs of golden files for a fixed target. A line `# pipelines: default, op-by-op`
// before the graph names the pipelines that compile it (otherwise the default one), a line
// `# arch: x86-64-v3` the target (otherwise x86-64-v4).
#pragma once

#include "compile/pipeline.hpp"
#include "cpu/library/cpu_library.hpp"
#include "diag/render.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "support/golden.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <string_view>

namespace passnet {

using DescribeCompiled = std::function<std::string(const CompiledGraph&)>;

// Returns the text after `# NAME: ` on a line of its own; empty if there is no such line.
inline std::string_view golden_setting(std::string_view input, std::string_view name) {
  const std::string start = fmt::format("# {}: ", name);
  const size_t found = input.find(start);
  if (found == std::string_view::npos || (found > 0 && input[found - 1] != '\n')) return {};
  const std::string_view rest = input.substr(found + start.size());
  return rest.substr(0, rest.find('\n'));
}

// Returns the description of the input's graphs as `pipeline` compiles them, or the diagnostics.
inline std::string describe_compiled(std::string_view input, const Target& target,
                                     Pipeline pipeline, const DescribeCompiled& describe) {
  const Catalog catalog = make_catalog();
  Sources sources;
  Diagnostics diagnostics;
  const SourceId source = sources.add("input.graph", std::string(input));
  const std::vector<Graph> graphs = parse_graphs(sources, source, catalog, diagnostics);
  std::string text;
  for (const Diagnostic& diagnostic : diagnostics.list()) text += render(diagnostic, sources);
  for (const Graph& graph : graphs) {
    const Result<CompiledGraph> compiled = compile(graph, catalog, target, pipeline);
    text += compiled ? describe(*compiled) : render(compiled.error(), sources);
  }
  return text;
}

// Compares every file of tests/golden/`stage` with the description of its compiled graph.
inline void check_golden_pipelines(std::string_view stage, const DescribeCompiled& describe) {
  if (cpu_library().multiplies == nullptr) GTEST_SKIP() << "built without oneDNN";
  const auto mismatches =
      check_golden(std::filesystem::path(PASSNET_SOURCE_DIR) / "tests/golden" / stage,
                   [&](std::string_view input) {
                     const std::string_view arch = golden_setting(input, "arch");
                     const Target* const target = find_target(arch.empty() ? "x86-64-v4" : arch);
                     if (target == nullptr) return fmt::format("no target {}\n", arch);
                     const std::string_view pipelines = golden_setting(input, "pipelines");
                     if (pipelines.empty()) {
                       return describe_compiled(input, *target, Pipeline::kDefault, describe);
                     }
                     std::string text;
                     for (const PipelineInfo& entry : kPipelines) {
                       if (pipelines.find(entry.name) == std::string_view::npos) continue;
                       text += fmt::format("==== {} ====\n", entry.name) +
                               describe_compiled(input, *target, entry.pipeline, describe);
                     }
                     return text;
                   });
  for (const GoldenMismatch& mismatch : mismatches) {
    EXPECT_EQ(mismatch.found, mismatch.expected) << stage << '/' << mismatch.file;
  }
}

}  // namespace passnet
