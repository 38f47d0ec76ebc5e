#include "compile/op_by_op.hpp"

#include "codegen/cpp.hpp"
#include "codegen/launch.hpp"
#include "compile/plan_builder.hpp"
#include "compile/prelude.hpp"
#include "runtime/executable.hpp"

#include <bit>
#include <optional>
#include <unordered_map>

namespace passnet {
namespace {

// The kernel whose interpretation is copying its input: what packs a strided operand.
Kernel copy_kernel(const TensorType& type) {
  KernelBuilder builder("contiguous");
  const BufferId input = builder.input("input", type);
  const BufferId output = builder.output("output", type);
  std::vector<ExprId> index;
  for (size_t dim = 0; dim < type.rank(); ++dim) index.push_back(builder.index(dim));
  builder.map(builder.extents(output), output, index, builder.load(input, index));
  return builder.take();
}

// Walks the graph once, placing values and appending steps.
class OpByOp {
 public:
  OpByOp(const Graph& graph, const Catalogue& catalogue)
      : graph_(graph), catalogue_(catalogue), places_(graph.value_limit()) {}

  Result<CompiledGraph> compile() {
    for (const GraphInput& input : graph_.inputs()) {
      const TensorType& type = graph_.type(input.value);
      const Strides strides = input.facts.strides.value_or(contiguous_strides(type.shape));
      place(input.value) = plan_.add_input(type, strides);
    }
    for (const NodeId id : graph_.nodes()) TRY(compile_node(graph_.node(id)));
    for (const GraphResult& result : graph_.results()) plan_.add_result(place(result.value));
    compiled_.launches = launches_;
    compiled_.plan = plan_.finish();
    return std::move(compiled_);
  }

 private:
  SlotPlacement& place(ValueId value) { return places_[value.index]; }

  Result<void> compile_node(const Node& node) {
    const Op& op = catalogue_.op(node.op);
    if (node.launch) return compile_launch(node);
    if (op.def.random) {
      return fail(node.span, "random-graph", "`{}` draws random numbers, so it cannot be judged",
                  op.name());
    }
    if (op.def.view != nullptr) return compile_view(node, op);
    return compile_kernel(node, op);
  }

  // Results are windows into the first operand, packed first where its layout does not allow that.
  Result<void> compile_view(const Node& node, const Op& op) {
    const OpCall call(op, node.arguments, graph_, node.span);
    SlotPlacement operand = place(first_operand(node));
    auto views = op.def.view(call, {.shape = operand.type.shape, .layout = operand.layout});
    if (!views) {
      operand = pack(operand);
      views = op.def.view(call, {.shape = operand.type.shape, .layout = operand.layout});
    }
    CHECK(views.has_value() && views->size() == node.results.size());
    for (size_t i = 0; i < node.results.size(); ++i) {
      place(node.results[i]) = {.slot = operand.slot,
                                .type = graph_.type(node.results[i]),
                                .layout = std::move((*views)[i].layout)};
    }
    return {};
  }

  ValueId first_operand(const Node& node) const {
    std::optional<ValueId> first;
    graph_.for_each_operand(node, [&](ValueId value) {
      if (!first) first = value;
    });
    CHECK(first.has_value());
    return *first;
  }

  Result<void> compile_kernel(const Node& node, const Op& op) {
    const OpCall call(op, node.arguments, graph_, node.span);
    std::vector<TensorType> types;
    for (const ValueId result : node.results) types.push_back(graph_.type(result));
    std::vector<SlotPlacement> operands;
    graph_.for_each_operand(node, [&](ValueId value) { operands.push_back(place(value)); });
    std::vector<SlotPlacement> results = add_results(node);
    add_kernel_step(lower(call, types), operands, results, std::string(op.name()));
    return {};
  }

  std::vector<SlotPlacement> add_results(const Node& node) {
    std::vector<SlotPlacement> results;
    for (const ValueId result : node.results) {
      results.push_back(plan_.add_temporary(graph_.type(result)));
      place(result) = results.back();
    }
    return results;
  }

  SlotPlacement pack(const SlotPlacement& operand) {
    SlotPlacement packed = plan_.add_temporary(operand.type);
    add_kernel_step(copy_kernel(operand.type), std::span(&operand, 1), std::span(&packed, 1),
                    "contiguous");
    return packed;
  }

  void add_kernel_step(const Kernel& kernel, std::span<const SlotPlacement> operands,
                       std::span<const SlotPlacement> results, std::string label) {
    int64_t result_elements = 0;
    for (const SlotPlacement& result : results) result_elements += result.type.numel();
    if (result_elements == 0) return;
    std::vector<Layout> layouts;
    std::vector<SlotId> slots;
    for (const auto& side : {operands, results}) {
      for (const SlotPlacement& placement : side) {
        layouts.push_back(placement.layout);
        slots.push_back(placement.slot);
        compiled_.bytes += placement.type.bytes();
      }
    }
    CppSource source = print_cpp(kernel, layouts, kKernelSymbol);
    for (const int64_t bytes : source.scratch_bytes) {
      slots.push_back(plan_.add_temporary({.dtype = DType::kU8, .shape = {bytes}}).slot);
    }
    add_step({.job = {.source = std::move(source.text),
                      .headers = prelude_headers(),
                      .label = label + ".cpp",
                      .defines = {}},
              .label = label},
             slots, std::move(source.parameters));
  }

  void add_step(KernelUnit unit, std::span<const SlotId> slots, std::vector<int64_t> parameters) {
    const auto [entry, fresh] =
        units_.try_emplace(unit.job.source, static_cast<uint32_t>(compiled_.kernels.size()));
    if (fresh) compiled_.kernels.push_back(std::move(unit));
    plan_.add_step(entry->second, slots, std::move(parameters));
    ++launches_;
  }

  // The author's kernel: operands packed unless it takes strides.
  Result<void> compile_launch(const Node& node) {
    const Launch& launch = *node.launch;
    const KernelSource* kernel = graph_.find_kernel(launch.kernel, "cpp");
    if (kernel == nullptr) {
      return fail(node.span, "kernel-missing", "no `cpp` kernel `{}` in the graph", launch.kernel);
    }
    LaunchText text{.kernel = std::string(kernel->function()),
                    .text = kernel->text,
                    .file = kernel->file,
                    .line = kernel->line};
    std::vector<SlotId> slots;
    std::vector<int64_t> parameters;
    std::span<const ValueId> rest(std::get<std::vector<ValueId>>(node.arguments.front()));
    for (size_t i = 0; i < launch.lists.size(); ++i) {
      const auto& length = launch.lists[i];
      const auto values = rest.first(length.value_or(1));
      rest = rest.subspan(values.size());
      LaunchOperand operand{.name = launch.operand_names[i],
                            .strided = launch.strided[i],
                            .absent = !length && !values.front().valid()};
      if (length) operand.list = *length;
      if (!operand.absent) {
        for (const ValueId value : values) add_launch_operand(value, operand, slots, parameters);
      }
      text.operands.push_back(std::move(operand));
    }
    add_launch_results(node, text, slots);
    for (const LaunchArgument& argument : launch.arguments) {
      const auto* number = std::get_if<double>(&argument);
      const auto* list = std::get_if<std::vector<int64_t>>(&argument);
      text.arguments.push_back({.is_double = number != nullptr});
      if (list != nullptr) {
        text.arguments.back().list = list->size();
        parameters.insert(parameters.end(), list->begin(), list->end());
      } else {
        parameters.push_back(number != nullptr ? std::bit_cast<int64_t>(*number)
                                               : std::get<int64_t>(argument));
      }
    }
    add_step({.job = {.source = print_cpp_launch(text, kKernelSymbol),
                      .headers = prelude_headers(),
                      .label = text.file,
                      .defines = {}},
              .label = "pass kernel " + launch.kernel,
              .author = AuthorText{.file = text.file,
                                   .line = text.line,
                                   .text = std::string(text.text),
                                   .call = print_launch_call(text)}},
             slots, std::move(parameters));
    return {};
  }

  // A buffer of an operand, packed where the kernel takes no strides.
  void add_launch_operand(ValueId value, LaunchOperand& operand, std::vector<SlotId>& slots,
                          std::vector<int64_t>& parameters) {
    SlotPlacement placement = place(value);
    const bool is_packed = is_contiguous(placement.type.shape, placement.layout.strides);
    if (!operand.strided && !is_packed) placement = pack(placement);
    parameters.push_back(placement.layout.offset);
    if (operand.strided) {
      parameters.insert(parameters.end(), placement.layout.strides.begin(),
                        placement.layout.strides.end());
    }
    operand.dtype = placement.type.dtype;
    operand.rank = placement.type.rank();
    slots.push_back(placement.slot);
    compiled_.bytes += placement.type.bytes();
  }

  void add_launch_results(const Node& node, LaunchText& text, std::vector<SlotId>& slots) {
    const Launch& launch = *node.launch;
    for (const SlotPlacement& result : add_results(node)) {
      text.results.push_back({.name = launch.result_names[text.results.size()],
                              .dtype = result.type.dtype,
                              .rank = result.type.rank()});
      slots.push_back(result.slot);
      compiled_.bytes += result.type.bytes();
    }
    for (const TensorType& scratch : launch.scratch) {
      text.scratch.push_back(scratch.dtype);
      slots.push_back(plan_.add_temporary(scratch).slot);
    }
  }

  const Graph& graph_;
  const Catalogue& catalogue_;
  std::vector<SlotPlacement> places_;
  PlanBuilder plan_;
  CompiledGraph compiled_;
  std::unordered_map<std::string, uint32_t> units_;
  int64_t launches_ = 0;
};

}  // namespace

Result<CompiledGraph> compile_op_by_op(const Graph& graph, const Catalogue& catalogue) {
  return OpByOp(graph, catalogue).compile();
}

}  // namespace passnet
