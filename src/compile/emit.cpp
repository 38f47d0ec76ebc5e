#include "compile/emit.hpp"

#include "codegen/cpp/cpp.hpp"
#include "codegen/cuda/cuda.hpp"
#include "codegen/cuda/cuda_schedule.hpp"
#include "codegen/launch.hpp"
#include "compile/launches.hpp"
#include "compile/prelude.hpp"
#include "cpu/executable.hpp"
#include "ir/fusion.hpp"
#include "kernel/costs/cuda.hpp"
#include "kernel/costs/library.hpp"
#include "kernel/target.hpp"
#include "kernel/transform/split_reductions.hpp"

#include <algorithm>
#include <bit>
#include <iterator>
#include <optional>

namespace passnet {
namespace {

// The schedule that a fuse block requests, the first one if measuring should choose; a CPU does not
// use `stages`.
Schedule to_schedule(const Fusion& fusion) {
  Schedule schedule;
  for (const ScheduleEntry& entry : choose_schedule(fusion, 0).schedule) {
    const auto* list = std::get_if<Integers>(&entry.value);
    const auto* number = std::get_if<int64_t>(&entry.value);
    if (entry.key == "tile" && list != nullptr) schedule.tile = *list;
    if (number == nullptr) continue;
    if (entry.key == "vector") schedule.vector = *number;
    if (entry.key == "unroll") schedule.unroll = *number;
    if (entry.key == "threads") schedule.threads = *number;
    if (entry.key == "split") schedule.split = *number;
  }
  return schedule;
}

// Appends what the author's kernel receives beside buffers.
void add_arguments(const Launch& launch, std::vector<int64_t>& parameters) {
  for (const LaunchArgument& argument : launch.arguments) {
    if (const auto* list = std::get_if<Integers>(&argument)) {
      parameters.insert(parameters.end(), list->begin(), list->end());
    } else {
      const auto* number = std::get_if<double>(&argument);
      parameters.push_back(number != nullptr ? std::bit_cast<int64_t>(*number)
                                             : std::get<int64_t>(argument));
    }
  }
}

// Returns the source that launches an author's kernel with that many buffers and parameters. Error:
// "launch-arguments".
Result<CompileJob> author_job(const LaunchText& text, const Target& target, Span span,
                              size_t buffers, size_t parameters) {
  if (target.device != Device::kCuda) {
    return prelude_job(print_cpp_launch(text, kKernelSymbol), text.file);
  }
  const auto words = static_cast<int64_t>(buffers + parameters);
  const int64_t bytes = words * static_cast<int64_t>(sizeof(int64_t));
  if (bytes <= target.cuda->max_argument_bytes) {
    return cuda_prelude_job(print_cuda_launch(text, kKernelSymbol, buffers, parameters), text.file);
  }
  return fail(span, "launch-arguments",
              "expected at most {} bytes of addresses and parameters of a launch, found {}",
              target.cuda->max_argument_bytes, bytes);
}

}  // namespace

Emitter::Emitter(const Graph& graph, const LoopProgram& program, const Target& target,
                 CppNumbers numbers, std::span<const Tensor> constants)
    : graph_(graph),
      program_(program),
      target_(target),
      numbers_(numbers),
      given_(graph.inputs().size() - constants.size()),
      places_(program.storages.size()) {
  for (size_t i = 0; i < program.storages.size(); ++i) {
    const Storage& storage = program.storages[i];
    if (!storage.input) continue;
    const bool is_constant = *storage.input >= given_ && *storage.input < graph.inputs().size();
    places_[i] = is_constant ? plan_.add_constant(constants[*storage.input - given_])
                             : plan_.add_input(storage.type, storage.strides);
  }
}

SlotPlacement Emitter::place(StorageId storage) {
  auto& known = places_[storage.index];
  if (!known) known = plan_.add_temporary(program_.storage(storage).type);
  return *known;
}

SlotPlacement Emitter::place(const Window& window) {
  return {.slot = place(window.storage).slot, .type = window.type, .layout = window.layout};
}

void Emitter::add_kernel(FusedKernel fused, std::vector<uint32_t> members, std::string label,
                         double largest_launch) {
  std::vector<FusedKernel> launches = cut_launch(std::move(fused));
  // Without literals, launches of one structure are one text.
  const CppNumbers numbers = launches.size() > 1 ? CppNumbers::kParameters : numbers_;
  for (FusedKernel& launch : launches) {
    add_kernel({.label = label, .computations = members, .fused = std::move(launch)}, numbers, {},
               largest_launch);
  }
}

Result<void> Emitter::add_block(uint32_t at, double largest_launch) {
  const Computation& block = program_.computations[at];
  const Schedule schedule =
      block.fusion ? to_schedule(graph_.fusions()[*block.fusion]) : Schedule();
  const auto splits = [&](const Stage& stage) {
    return can_split(block.kernel, stage, schedule.split);
  };
  if (schedule.split > 1 && std::ranges::none_of(block.kernel.stages, splits)) {
    return fail(span_of(*block.fusion), "fuse-split",
                "expected a sum, product, maximum or minimum over at least {} iterations of a loop "
                "in the fuse block, found none to split",
                schedule.split);
  }
  add_kernel({.label = block.label,
              .computations = {at},
              .fused = {.kernel = block.kernel,
                        .inputs = block.operands,
                        .outputs = block.results,
                        .values = {},
                        .computed = {}},
              .notes = block.notes},
             CppNumbers::kLiterals, schedule, largest_launch);
  return {};
}

Span Emitter::span_of(uint32_t fusion) const {
  for (const NodeId id : graph_.nodes()) {
    if (graph_.node(id).fusion == fusion) return graph_.node(id).span;
  }
  return {};
}

void Emitter::add_kernel(StepOrigin origin, CppNumbers numbers, const Schedule& asked,
                         double largest_launch) {
  const FusedKernel& fused = origin.fused;
  std::vector<SlotPlacement> places;
  for (const Window& input : fused.inputs) places.push_back(place(input));
  for (const StorageId output : fused.outputs) {
    const BufferId buffer{static_cast<uint32_t>(places.size())};
    places.push_back(place(output));
    places.back().layout = {.strides = contiguous_strides(fused.kernel.shape(buffer))};
  }
  std::vector<Layout> layouts;
  std::vector<SlotId> slots;
  for (const SlotPlacement& placement : places) {
    layouts.push_back(placement.layout);
    slots.push_back(placement.slot);
  }
  note_constants(origin);
  if (target_.device == Device::kCuda) {
    return add_cuda_kernel(std::move(origin), numbers, layouts, std::move(slots));
  }
  origin.schedule = cpu_schedule(fused.kernel, layouts, target_, numbers, asked, largest_launch);
  KernelText source = print_cpp(*origin.schedule, layouts, kKernelSymbol);
  const std::span<const CpuRows> groups = origin.schedule->groups;
  for (size_t first = 0; first < groups.size(); first += groups[first].pieces) {
    origin.notes.push_back("schedule: " + print_sizes(groups.subspan(first, groups[first].pieces)));
  }
  for (const int64_t bytes : source.scratch_bytes) {
    slots.push_back(plan_.add_temporary({.dtype = DType::kU8, .shape = {bytes}}).slot);
  }
  if (source.reports) slots.push_back(plan_.add_report(origin.label));
  add_step({.job = prelude_job(std::move(source.text), origin.label + ".cpp"),
            .label = origin.label,
            .author = {}},
           slots, std::move(source.parameters));
  compiled_.origins.push_back(std::move(origin));
}

void Emitter::note_constants(StepOrigin& origin) const {
  const FusedKernel& fused = origin.fused;
  for (size_t i = 0; i < fused.inputs.size(); ++i) {
    const auto& input = program_.storage(fused.inputs[i].storage).input;
    if (!input || *input < given_) continue;
    const bool is_constant = *input < graph_.inputs().size();
    origin.notes.push_back(
        fused.kernel.buffers[i].name +
        (is_constant ? ": a constant, computed ahead" : ": of frozen inputs, computed once"));
  }
}

void Emitter::add_cuda_kernel(StepOrigin origin, CppNumbers numbers,
                              std::span<const Layout> layouts, std::vector<SlotId> slots) {
  origin.cuda = cuda_schedule(origin.fused.kernel, layouts, target_, numbers);
  for (const std::string& line : describe(*origin.cuda)) {
    origin.notes.push_back("schedule: " + line);
  }
  CudaText source = print_cuda(*origin.cuda, layouts);
  const KernelUnit unit{.job = cuda_prelude_job(std::move(source.text), origin.label + ".cu"),
                        .label = origin.label,
                        .author = {}};
  std::vector<std::optional<SlotId>> places(slots.begin(), slots.end());
  const Kernel kernel = origin.cuda->kernel;  // with the temporaries of the schedule
  places.resize(kernel.buffers.size());
  std::vector<StepOrigin> origins{std::move(origin)};
  for (size_t phase = 1; phase < source.entries.size(); ++phase) {
    const StepOrigin& first = origins.front();
    origins.push_back({.label = fmt::format("{} (phase {})", first.label, phase),
                       .computations = first.computations,
                       .fused = {},
                       .phase = phase});
  }
  for (CudaEntry& entry : source.entries) {
    std::vector<SlotId> used;
    for (const BufferId id : entry.buffers) {
      auto& place = places[id.index];
      if (!place) {
        const TensorType type{kernel.buffer(id).dtype, kernel.shape(id)};
        place = plan_.add_temporary(type).slot;
      }
      used.push_back(*place);
    }
    if (entry.reports) used.push_back(plan_.add_report(unit.label));
    add_step(unit, used, std::move(entry.parameters), entry.shape, std::move(entry.name));
  }
  if (source.entries.empty()) return;
  std::ranges::move(origins, std::back_inserter(compiled_.origins));
}

void Emitter::add_library_call(uint32_t at, LibraryCall call) {
  const Computation& computation = program_.computations[at];
  constexpr size_t kResultsAt = 2;  // not tuning: in the order of `LibraryCall`
  std::vector<SlotId> slots;
  for (const Window& operand : computation.operands) {
    slots.push_back(place(operand.storage).slot);
  }
  auto next = slots.begin() + static_cast<ptrdiff_t>(std::min(kResultsAt, slots.size()));
  for (const StorageId result : computation.results) {
    next = slots.insert(next, place(result).slot) + 1;
  }
  compiled_.origins.push_back({.label = computation.label, .computations = {at}, .fused = {}});
  plan_.add_library_step({.call = std::move(call)}, slots);
  ++compiled_.launches;
}

void Emitter::add_library_call(uint32_t at, LibraryCall call, FusedKernel fused,
                               CpuSchedule schedule, std::vector<uint32_t> members) {
  const Computation& computation = program_.computations[at];
  std::vector<SlotId> slots;
  for (const Window& operand : computation.operands) slots.push_back(place(operand.storage).slot);
  const size_t own = slots.size();
  KernelText source = print_cpp(schedule, layouts_of(fused), kKernelSymbol);
  const BlockForm& form = *schedule.block;
  Epilogue epilogue{.cuts_columns = form.cuts_columns, .begins = schedule.groups.size() > 1};
  const auto add_buffer = [&](SlotId slot) {
    epilogue.buffers.push_back(static_cast<uint32_t>(slots.size() - own));
    slots.push_back(slot);
  };
  for (size_t i = 0; i < fused.inputs.size(); ++i) {
    if (i == form.block.index) {
      epilogue.buffers.push_back(Epilogue::kTile);
    } else {
      add_buffer(place(fused.inputs[i].storage).slot);
    }
  }
  for (const StorageId output : fused.outputs) add_buffer(place(output).slot);
  for (const int64_t bytes : source.scratch_bytes) {
    add_buffer(plan_.add_temporary({.dtype = DType::kU8, .shape = {bytes}}).slot);
  }
  const bool is_one_op = computation.label == fused.kernel.name;
  const std::string label =
      is_one_op ? computation.label : computation.label + ", " + fused.kernel.name;
  if (source.reports) add_buffer(plan_.add_report(label));
  epilogue.kernel = add_unit(
      {.job = prelude_job(std::move(source.text), label + ".cpp"), .label = label, .author = {}});
  members.insert(std::ranges::upper_bound(members, at), at);
  compiled_.origins.push_back({.label = label,
                               .computations = std::move(members),
                               .fused = std::move(fused),
                               .schedule = std::move(schedule),
                               .call = at});
  plan_.add_library_step({.call = std::move(call), .epilogue = std::move(epilogue)}, slots);
  ++compiled_.launches;
}

uint32_t Emitter::add_unit(KernelUnit unit) {
  const auto [entry, fresh] =
      units_.try_emplace(unit.job.source, static_cast<uint32_t>(compiled_.kernels.size()));
  if (fresh) compiled_.kernels.push_back(std::move(unit));
  return entry->second;
}

void Emitter::add_step(KernelUnit unit, std::span<const SlotId> slots,
                       std::vector<int64_t> parameters, const LaunchShape& shape,
                       std::string entry) {
  plan_.add_launch(add_unit(std::move(unit)), slots, std::move(parameters), shape,
                   std::move(entry));
  ++compiled_.launches;
}

Result<void> Emitter::add_launch(uint32_t at) {
  const Computation& computation = program_.computations[at];
  const Node& node = graph_.node(computation.node);
  const Launch& launch = *node.launch;
  const Language language = info(target_.device).language;
  const KernelSource* kernel = graph_.find_kernel(launch.kernel, language);
  if (kernel == nullptr) {
    return fail(node.span, "kernel-missing", "no `{}` kernel `{}` in the graph",
                to_string(language), launch.kernel);
  }
  StepOrigin origin{.label = computation.label, .computations = {at}, .fused = {}};
  LaunchText text{.launch = launch,
                  .operand_types = {},
                  .function = std::string(kernel->function()),
                  .text = kernel->text,
                  .file = kernel->file,
                  .line = kernel->line};
  std::vector<SlotId> slots;
  std::vector<int64_t> parameters;
  std::span<const ValueId> values(std::get<std::vector<ValueId>>(node.arguments.front()));
  auto window = computation.operands.begin();
  for (const LaunchOperand& operand : launch.operands) {
    OperandType type{.is_absent = !operand.list && !values.front().valid()};
    for (const ValueId value : values.first(operand.value_count())) {
      if (!value.valid()) continue;
      parameters.push_back(window->layout.offset);
      if (operand.strided) {
        const Strides& strides = window->layout.strides;
        parameters.insert(parameters.end(), strides.begin(), strides.end());
      }
      type.dtype = window->type.dtype;
      type.rank = window->type.rank();
      slots.push_back(place(window->storage).slot);
      origin.buffers.push_back("operand " + operand.name);
      ++window;
    }
    values = values.subspan(operand.value_count());
    text.operand_types.push_back(type);
  }
  for (const StorageId result : computation.results) slots.push_back(place(result).slot);
  for (const LaunchResult& result : launch.results) {
    origin.buffers.push_back("result " + result.name);
  }
  for (size_t i = 0; i < launch.scratch.size(); ++i) {
    slots.push_back(plan_.add_temporary(launch.scratch[i]).slot);
    origin.buffers.push_back(fmt::format("scratch {}", i));
  }
  compiled_.origins.push_back(std::move(origin));
  add_arguments(launch, parameters);
  const bool is_cuda = target_.device == Device::kCuda;
  CompileJob job = TRY(author_job(text, target_, node.span, slots.size(), parameters.size()));
  add_step({.job = std::move(job),
            .label = computation.label,
            .author = AuthorText{.file = text.file,
                                 .line = text.line,
                                 .text = std::string(text.text),
                                 .call = print_launch_call(text)}},
           slots, std::move(parameters), is_cuda ? launch.shape : LaunchShape(),
           is_cuda ? std::string(kKernelSymbol) : std::string());
  return {};
}

CompiledGraph Emitter::finish() {
  for (const Window& result : program_.results) {
    plan_.add_result(place(result));
  }
  compiled_.plan = plan_.finish(target_);
  return std::move(compiled_);
}

}  // namespace passnet
