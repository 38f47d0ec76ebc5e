// The ways to compile a whole graph, by name: the one table that commands and judging choose from.
#pragma once

#include "compile/compiled.hpp"
#include "compile/default.hpp"
#include "compile/op_by_op.hpp"
#include "ir/op/op.hpp"
#include "lower/simplify.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace passnet {

enum class Pipeline : uint8_t { kOpByOp, kDefault };

using CompileFunction = Result<CompiledGraph> (*)(const Graph&, const Catalog&);
// The graph as the pipeline lowers it; none where that is the graph itself.
using PrepareFunction = Graph (*)(const Graph&, const Catalog&);

struct PipelineInfo {
  Pipeline pipeline;
  std::string_view name;
  CompileFunction compile;
  PrepareFunction prepare;
  std::string_view doc;
};

inline constexpr std::array<PipelineInfo, 2> kPipelines{{
    {Pipeline::kOpByOp, "op-by-op", compile_op_by_op, nullptr, "each op its own kernel"},
    {Pipeline::kDefault, "default", compile_default, simplify, "ops grouped into kernels"},
}};

constexpr const PipelineInfo& info(Pipeline pipeline) {
  return kPipelines[static_cast<size_t>(pipeline)];
}

// By name; null for one that is none.
constexpr const PipelineInfo* find_pipeline(std::string_view name) {
  for (const PipelineInfo& entry : kPipelines) {
    if (entry.name == name) return &entry;
  }
  return nullptr;
}

}  // namespace passnet
