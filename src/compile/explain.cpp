#include "compile/explain.hpp"

#include "codegen/cpp/cpp.hpp"
#include "codegen/cuda/cuda.hpp"
#include "cpu/executable.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <set>

namespace passnet {
namespace {

enum class Kept : uint8_t {
  kRegister,  // one element per row, or a few of them
  kRow,       // written and read within the same rows
  kMemory,    // all of it, between two loops
};

// The source of a kernel with comments.
std::string annotated(const CompiledGraph& compiled, const StepOrigin& origin,
                      const Describe& describe) {
  const FusedKernel& fused = origin.fused;
  std::vector<std::string> comments(fused.kernel.stages.size());
  for (size_t stage = 0; stage < comments.size(); ++stage) {
    const auto& computed =
        stage < fused.computed.size() ? fused.computed[stage] : origin.computations;
    for (const uint32_t at : computed) {
      comments[stage] += describe(compiled.program.computations[at]) + '\n';
    }
  }
  if (origin.cuda) return print_cuda(*origin.cuda, layouts_of(fused), comments).text;
  return print_cpp(*origin.schedule, layouts_of(fused), kKernelSymbol, comments).text;
}

// Returns where the temporaries of a kernel are, by buffer.
std::map<uint32_t, Kept> find_kept(const CpuSchedule& schedule) {
  std::map<uint32_t, Kept> kept;
  std::map<uint32_t, size_t> users;  // row groups that touch a buffer
  for (const CpuRows& group : schedule.groups) {
    for (const BufferId local : group.locals) kept[local.index] = Kept::kRegister;
    std::set<uint32_t> touched;
    for (const ScheduledStage& stage : group.stages) {
      touched.insert(schedule.kernel.stages[stage.stage].target.index);
      for (const auto& [id, load] : stage.nest.loads) touched.insert(load.buffer.index);
    }
    for (const uint32_t buffer : touched) ++users[buffer];
  }
  for (const auto& [buffer, groups] : users) {
    kept.try_emplace(buffer, groups == 1 ? Kept::kRow : Kept::kMemory);
  }
  return kept;
}

class Explainer {
 public:
  explicit Explainer(const CompiledGraph& compiled)
      : compiled_(compiled),
        program_(compiled.program),
        step_of_(program_.computations.size()),
        kept_(compiled.origins.size()) {
    for (size_t step = 0; step < compiled.origins.size(); ++step) {
      if (compiled.origins[step].phase > 0) continue;
      for (const uint32_t at : compiled.origins[step].computations) step_of_[at] = step;
    }
    find_levels();
  }

  std::vector<Edge> run() {
    std::vector<Edge> edges;
    std::vector<std::optional<uint32_t>> writers(program_.storages.size());
    for (uint32_t reader = 0; reader < program_.computations.size(); ++reader) {
      std::set<uint32_t> seen;
      for (const Window& operand : program_.computations[reader].operands) {
        const auto writer = writers[operand.storage.index];
        if (!writer || !seen.insert(operand.storage.index).second) continue;
        edges.push_back(explain(*writer, reader, operand.storage));
      }
      for (const StorageId result : program_.computations[reader].results) {
        writers[result.index] = reader;
      }
    }
    return edges;
  }

 private:
  bool is_library_call(uint32_t at) const {
    const size_t step = step_of_[at];
    return step < compiled_.plan.steps.size() && is_library_step(compiled_.plan.steps[step]) &&
           compiled_.origins[step].call_or_first() == at;
  }
  bool is_launch(uint32_t at) const { return program_.computations[at].is_launch(); }
  bool is_block(uint32_t at) const { return program_.computations[at].is_block(); }

  // The number of separate launches that have to run before each computation.
  void find_levels() {
    levels_.resize(program_.computations.size());
    std::vector<size_t> ready(program_.storages.size());
    for (uint32_t i = 0; i < levels_.size(); ++i) {
      const Computation& computation = program_.computations[i];
      for (const Window& operand : computation.operands) {
        levels_[i] = std::max(levels_[i], ready[operand.storage.index]);
      }
      const size_t after = levels_[i] + (is_library_call(i) || is_launch(i) || is_block(i) ? 1 : 0);
      for (const StorageId result : computation.results) ready[result.index] = after;
    }
  }

  Edge explain(uint32_t writer, uint32_t reader, StorageId storage) {
    const size_t launch = step_of_[reader];
    Edge edge{.writer = writer,
              .reader = reader,
              .storage = storage,
              .launch = launch,
              .is_fused = step_of_[writer] == launch,
              .why = {}};
    if (edge.is_fused && is_library_call(writer)) {
      edge.why = "read tile by tile from the cache after the library call, never stored";
    } else {
      edge.why = edge.is_fused ? explain_value(launch, storage) : explain_parting(writer, reader);
    }
    return edge;
  }

  std::string explain_parting(uint32_t writer, uint32_t reader) const {
    const auto bytes = program_.storage(program_.computations[writer].results.front()).type.bytes();
    const auto why = [&]() -> std::string {
      if (is_library_call(writer)) return "the library computes " + name(writer);
      if (is_launch(writer)) return name(writer) + " is a launch of a pass";
      if (is_block(writer)) return name(writer) + " is a fuse block of a pass";
      if (is_library_call(reader)) return "the library computes " + name(reader);
      if (is_launch(reader)) return name(reader) + " is a launch of a pass";
      if (is_block(reader)) return name(reader) + " is a fuse block of a pass";
      if (is_op_by_op(step_of_[writer])) return "each op is a launch of its own";
      if (levels_[writer] != levels_[reader]) {
        return "a library call or a launch of a pass has to run between the two launches";
      }
      return "the launch of " + name(writer) + " is full";
    };
    return fmt::format("stored ({} bytes), not fused: {}", bytes, why());
  }

  bool is_op_by_op(size_t step) const {
    if (step >= compiled_.origins.size()) return false;
    const StepOrigin& origin = compiled_.origins[step];
    return (origin.schedule && origin.schedule->numbers == CppNumbers::kParameters) ||
           (origin.cuda && origin.cuda->numbers == CppNumbers::kParameters);
  }

  std::string name(uint32_t at) const { return name_of(program_.computations[at]); }

  std::string explain_value(size_t launch, StorageId storage) {
    const FusedKernel& fused = compiled_.origins[launch].fused;
    const auto value = std::ranges::find(fused.values, storage, &FusedValue::storage);
    if (value == fused.values.end()) return std::string(describe(FusionDecision::kUnread));
    const std::string_view also = value->is_output ? "; also read elsewhere" : "";
    if (value->decision == FusionDecision::kInlined || value->decision == FusionDecision::kUnread) {
      return fmt::format("{}{}", describe(value->decision), also);
    }
    if (compiled_.origins[launch].cuda) {
      return fmt::format("stored ({} bytes) between two phases of the launch, as {}{}",
                         program_.storage(storage).type.bytes(), describe(value->decision), also);
    }
    if (!kept_[launch]) kept_[launch] = find_kept(*compiled_.origins[launch].schedule);
    const auto bytes = program_.storage(storage).type.bytes();
    const auto where = [&]() -> std::string {
      const auto known =
          value->buffer ? kept_[launch]->find(value->buffer->index) : kept_[launch]->end();
      if (known == kept_[launch]->end()) return "in pieces";
      switch (known->second) {
        case Kept::kRegister:
          return "kept in registers, row by row";
        case Kept::kRow:
          return fmt::format("stored ({} bytes), read back within the same rows", bytes);
        case Kept::kMemory:
          return fmt::format("stored ({} bytes) between two loops of the launch", bytes);
      }
      UNREACHABLE();
    };
    return fmt::format("{}, as {}{}", where(), describe(value->decision), also);
  }

  const CompiledGraph& compiled_;
  const LoopProgram& program_;
  std::vector<size_t> step_of_;                                // by computation
  std::vector<size_t> levels_;                                 // by computation
  std::vector<std::optional<std::map<uint32_t, Kept>>> kept_;  // by step, if it was requested
};

}  // namespace

std::vector<Edge> explain_edges(const CompiledGraph& compiled) { return Explainer(compiled).run(); }

std::string name_of(const Computation& computation) {
  if (computation.value.empty()) return computation.label;
  return fmt::format("{} %{}", computation.label, computation.value);
}

std::string to_string(const Edge& edge, const LoopProgram& program) {
  return fmt::format("{} -> {}: {}", name_of(program.computations[edge.writer]),
                     name_of(program.computations[edge.reader]), edge.why);
}

std::string list_launch(const CompiledGraph& compiled, size_t launch) {
  const StepOrigin& origin = compiled.origins[launch];
  if (origin.phase > 0) return "a later phase of the launch before it\n";
  if (origin.fused.kernel.stages.empty()) {
    return is_library_step(compiled.plan.steps[launch]) ? "a call of the library\n"
                                                        : "a kernel of a pass\n";
  }
  std::string text;
  if (origin.call) {
    text = fmt::format("a call of the library: {}; then, on each block of {} of {}\n",
                       name_of(compiled.program.computations[*origin.call]),
                       origin.schedule->block->cuts_columns ? "rows and columns" : "whole rows",
                       origin.fused.kernel.buffer(origin.schedule->block->block).name);
  }
  text += to_string(origin.fused.kernel);
  for (size_t stage = 0; stage < origin.fused.computed.size(); ++stage) {
    std::string ops;
    for (const uint32_t at : origin.fused.computed[stage]) {
      ops += (ops.empty() ? "" : ", ") + name_of(compiled.program.computations[at]);
    }
    text += fmt::format("stage {} computes {}\n", stage, ops);
  }
  for (const std::string& note : origin.notes) text += note + '\n';
  return text;
}

std::string commented_source(const CompiledGraph& compiled, uint32_t kernel,
                             const Describe& describe) {
  const auto calls = [&](const Step& step) { return kernel_of(step) == kernel; };
  const auto step = std::ranges::find_if(compiled.plan.steps, calls);
  if (step != compiled.plan.steps.end()) {
    const StepOrigin& origin =
        compiled.origins[static_cast<size_t>(step - compiled.plan.steps.begin())];
    if (!origin.fused.kernel.stages.empty()) return annotated(compiled, origin, describe);
  }
  return compiled.kernels[kernel].job.source;
}

std::string list_sources(const CompiledGraph& compiled, const Describe& describe) {
  std::string text;
  for (uint32_t unit = 0; unit < compiled.kernels.size(); ++unit) {
    std::vector<std::string> launches;
    for (size_t step = 0; step < compiled.plan.steps.size(); ++step) {
      if (kernel_of(compiled.plan.steps[step]) != unit) continue;
      launches.push_back(std::to_string(step + 1));
    }
    text += fmt::format("// ---- {}: launch {} ----\n{}\n", compiled.kernels[unit].label,
                        fmt::join(launches, ", "), commented_source(compiled, unit, describe));
  }
  return text;
}

}  // namespace passnet
