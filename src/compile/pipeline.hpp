// The ways to compile a whole graph, by name: the one table from which commands and judging choose.
#pragma once

#include "compile/compile.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// Those after the default compiler are it without one of its parts, to measure what each part
// gives, and it with the library of learned passes.
enum class Pipeline : uint8_t {
  kOpByOp,
  kDefault,
  kNoCleanUp,
  kNoMerging,
  kNoLayouts,
  kNoEpilogues,
  kNoLiterals,
  kLearned,
};

struct PipelineInfo {
  Pipeline pipeline;
  std::string_view name;
  CompileOptions options;
  std::string_view doc;
  std::string_view after_passes;  // as judging names it where it follows the passes of a submission
};

inline constexpr CompileOptions kDefaultOptions{
    .clean_up = true, .fuse = true, .numbers = CppNumbers::kLiterals};

inline constexpr std::array<PipelineInfo, 8> kPipelines{{
    {Pipeline::kOpByOp, "op-by-op", {}, "each op its own kernel", "passes-only"},
    {Pipeline::kDefault, "default", kDefaultOptions, "ops grouped into kernels", "full"},
    {Pipeline::kNoCleanUp,
     "default-no-clean-up",
     {.fuse = true, .numbers = CppNumbers::kLiterals},
     "default, of the graph as it is",
     "full-no-clean-up"},
    {Pipeline::kNoMerging,
     "default-no-merging",
     {.clean_up = true, .numbers = CppNumbers::kLiterals},
     "default, with a kernel per op",
     "full-no-merging"},
    {Pipeline::kNoLayouts,
     "default-no-layouts",
     {.clean_up = true,
      .fuse = true,
      .parts = {.layouts = false},
      .numbers = CppNumbers::kLiterals},
     "default, with contiguous results",
     "full-no-layouts"},
    {Pipeline::kNoEpilogues,
     "default-no-epilogues",
     {.clean_up = true,
      .fuse = true,
      .parts = {.epilogues = false},
      .numbers = CppNumbers::kLiterals},
     "default, with library calls alone",
     "full-no-epilogues"},
    {Pipeline::kNoLiterals,
     "default-no-literals",
     {.clean_up = true, .fuse = true},
     "default, with extents as parameters",
     "full-no-literals"},
    {Pipeline::kLearned,
     "default+learned",
     {.clean_up = true, .fuse = true, .numbers = CppNumbers::kLiterals, .learned = true},
     "default, after the library of learned passes",
     "full+learned"},
}};

constexpr const PipelineInfo& info(Pipeline pipeline) {
  return kPipelines[static_cast<size_t>(pipeline)];
}

// Null for an unknown name.
constexpr const PipelineInfo* find_pipeline(std::string_view name) {
  const auto found = std::ranges::find(kPipelines, name, &PipelineInfo::name);
  return found == kPipelines.end() ? nullptr : &*found;
}

inline std::vector<std::string> pipeline_names() {
  std::vector<std::string> names;
  for (const PipelineInfo& entry : kPipelines) names.emplace_back(entry.name);
  return names;
}

inline Result<CompiledGraph> compile(const Graph& graph, const Catalog& catalog,
                                     const Target& target, Pipeline pipeline) {
  return compile(graph, catalog, target, info(pipeline).options);
}

constexpr const PipelineInfo* find_pipeline_after_passes(std::string_view name) {
  const auto found = std::ranges::find(kPipelines, name, &PipelineInfo::after_passes);
  return found == kPipelines.end() ? nullptr : &*found;
}

}  // namespace passnet
