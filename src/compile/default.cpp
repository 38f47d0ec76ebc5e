#include "compile/default.hpp"

#include "compile/emit.hpp"
#include "compile/library_ops.hpp"
#include "fuse/fuse.hpp"
#include "fuse/layouts.hpp"
#include "kernel/unroll.hpp"

#include <algorithm>

namespace passnet {
namespace {

constexpr int64_t kUnrolled = 8;  // iterations of a reduction that become one expression

// By storage: what writes it; null for inputs.
std::vector<const Computation*> find_writers(const LoopProgram& program) {
  std::vector<const Computation*> writers(program.storages.size());
  for (const Computation& computation : program.computations) {
    for (const StorageId result : computation.results) writers[result.index] = &computation;
  }
  return writers;
}

// Why what a group reads was not computed in it.
std::vector<std::string> note_edges(const LoopProgram& program,
                                    std::span<const Computation* const> writers,
                                    std::span<const uint32_t> members, const FuseOptions& options) {
  const auto is_member = [&](const Computation* computation) {
    return std::ranges::binary_search(members, computation - program.computations.data());
  };
  std::vector<std::string> notes;
  for (const uint32_t member : members) {
    const Computation& reader = program.computations[member];
    for (const Window& operand : reader.operands) {
      const Computation* writer = writers[operand.storage.index];
      if (writer == nullptr || is_member(writer)) continue;
      const char* why = writer->is_launch()             ? "a launch of a pass"
                        : options.stands_alone(*writer) ? "a library's"
                        : options.stands_alone(reader)  ? "read by a library's"
                                                        : "of a group that is full or runs before";
      notes.push_back(fmt::format("{} -> {}: not fused: {}", writer->label, reader.label, why));
    }
  }
  return notes;
}

}  // namespace

Result<CompiledGraph> compile_default(const Graph& graph, const Catalogue& catalogue) {
  LoopProgram program = TRY(lower_to_loops(graph, catalogue));
  drop_unused(program);
  auto calls = cut_out_library_calls(program, graph, catalogue);
  for (Computation& computation : program.computations) {
    if (!computation.is_launch()) {
      computation.kernel = unroll_reductions(computation.kernel, kUnrolled);
    }
  }
  const auto is_library_call = [&](const Computation& computation) {
    return calls[static_cast<size_t>(&computation - program.computations.data())].has_value();
  };
  choose_layouts(program, is_library_call);
  const FuseOptions options{.stands_alone = is_library_call};
  Emitter emitter(graph, program, CppNumbers::kLiterals);
  const auto groups = choose_groups(program, options);
  const std::vector<bool> leaves = find_leaves(program, groups);
  const auto writers = find_writers(program);
  for (const auto& group : groups) {
    const Computation& first = program.computations[group.front()];
    if (auto& call = calls[group.front()]) {
      emitter.add_library_call(first, *call);
      continue;
    }
    if (first.is_launch()) {
      TRY(emitter.add_launch(first));
      continue;
    }
    FusedKernel fused = merge_computations(program, group, leaves);
    for (std::string& note : note_edges(program, writers, group, options)) {
      fused.notes.push_back(std::move(note));
    }
    std::string label = fused.kernel.name;
    emitter.add_kernel(fused, std::move(label));
  }
  return emitter.finish();
}

}  // namespace passnet
