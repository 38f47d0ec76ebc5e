// A graph from text, lowered and merged, for tests of what fusion decides.
#pragma once

#include "fuse/groups.hpp"
#include "fuse/layouts.hpp"
#include "fuse/live_out.hpp"
#include "fuse/merge.hpp"
#include "ir/text/text.hpp"
#include "kernel/costs/fusion.hpp"
#include "kernel/target.hpp"
#include "kernel/transform/unroll.hpp"
#include "ops/catalog.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

class FusedGraph {
 public:
  explicit FusedGraph(std::string_view text, const Target& target = native_target()) {
    const Catalog catalog = make_catalog();
    Sources sources;
    Diagnostics diagnostics;
    const SourceId source = sources.add("test.graph", std::string(text));
    const auto graphs = parse_graphs(sources, source, catalog, diagnostics);
    CHECK(!diagnostics.has_errors() && graphs.size() == 1);
    program_ = lower_to_loops(graphs[0], catalog).value();
    drop_unused(program_);
    for (Computation& computation : program_.computations) {
      computation.kernel =
          unroll_reductions(std::move(computation.kernel), target.fusion->max_unrolled);
    }
    choose_layouts(program_, {.launches_alone = [](const Computation&) { return false; }}, target);
    const auto groups = choose_groups(program_, {}, target);
    const std::vector<bool> live_out = find_live_out(program_, groups);
    for (const auto& group : groups) {
      kernels_.push_back(merge_computations(program_, group, live_out, target));
    }
  }

  // The only kernel.
  const Kernel& kernel() const {
    CHECK(kernels_.size() == 1);
    return kernels_[0].kernel;
  }
  const LoopProgram& program() const { return program_; }
  const std::vector<FusedKernel>& kernels() const { return kernels_; }

  // Returns the decision on the result of the `nth` computation with this label.
  const FusedValue& value(std::string_view label, size_t nth = 0) const {
    for (const Computation& computation : program_.computations) {
      if (computation.label != label || nth-- > 0) continue;
      for (const FusedKernel& fused : kernels_) {
        const auto found =
            std::ranges::find(fused.values, computation.results[0], &FusedValue::storage);
        if (found != fused.values.end()) return *found;
      }
    }
    CHECK(false);
  }
  FusionDecision decision(std::string_view label, size_t nth = 0) const {
    return value(label, nth).decision;
  }
  // Decisions on all values that are not results of the graph.
  std::vector<FusionDecision> decisions() const {
    std::vector<FusionDecision> all;
    for (const FusedKernel& fused : kernels_) {
      for (const FusedValue& value : fused.values) {
        if (!value.is_output) all.push_back(value.decision);
      }
    }
    return all;
  }

 private:
  LoopProgram program_;
  std::vector<FusedKernel> kernels_;
};

}  // namespace passnet
