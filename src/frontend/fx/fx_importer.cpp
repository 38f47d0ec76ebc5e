#include "frontend/fx/fx_importer.hpp"

#include "base/check.hpp"
#include "ir/text/facts_text.hpp"

#include <algorithm>

namespace passnet {

FxImporter::FxImporter(const FxProgram& program, const Catalog& catalog,
                       const SpellingTable& spellings)
    : program_(program),
      catalog_(catalog),
      spellings_(spellings),
      builder_(catalog, program.name),
      objects_(catalog, builder_),
      environment_(program.names),
      constants_(catalog),
      probable_(catalog),
      examples_(catalog, Constants::kMaxExample, true) {}

Result<void> FxImporter::add_inputs() {
  for (const FxInput& input : program_.inputs) {
    if (!is_sane(input.type)) {
      return fail(input.span, "input-too-large", "the input '{}' of type {} is beyond the limits",
                  program_.names.text(input.name), to_string(input.type));
    }
    const std::string what = flaw({.strides = input.facts.strides}, input.type);
    if (!what.empty()) {
      return fail(input.span, "bad-strides", "{} for '{}'", what, program_.names.text(input.name));
    }
    const ValueId value =
        builder_.input(input.type, std::string(program_.names.text(input.name)), input.facts);
    const Strides strides = input.facts.strides.value_or(contiguous_strides(input.type.shape));
    note_facts(input, value);
    inputs_.push_back(objects_.add(value, Layout{.strides = strides}));
    if (input.memory) objects_.state(inputs_.back(), input.memory->storage, input.memory->layout);
    FxValue known = tensor_value(inputs_.back());
    if (input.is_number && input.facts.data.size() != 1) {
      return fail(input.span, "unknown-number",
                  "expected one value in the data of the number '{}', found {}",
                  program_.names.text(input.name), input.facts.data.size());
    }
    if (input.is_number) known = TRY(item({inputs_.back().index}, input.span));
    environment_.bind(input.name, std::move(known), input.is_number);
  }
  return {};
}

// A tensor that PyTorch has with other strides than an object of its own storage is a copy of it.
FxTensor FxImporter::state_memory(FxTensor tensor, const FxMemory& memory) {
  const TensorObjectId object{tensor.object};
  if (!levels_.of(tensor).empty()) return tensor;
  const auto& known = objects_.layout(object);
  const Shape shape = type(tensor).shape;
  const auto lies_otherwise = [&] {
    for (size_t dim = 0; dim < shape.size(); ++dim) {
      if (shape[dim] > 1 && known->strides[dim] != memory.layout.strides[dim]) return true;
    }
    return false;
  };
  const bool is_copy = !memory.storage && known && objects_.root(object) == object &&
                       memory.layout.strides.size() == shape.size() && lies_otherwise();
  if (!is_copy) {
    objects_.state(object, memory.storage, memory.layout);
    return tensor;
  }
  const auto contents = objects_.read(object, {});
  if (!contents) return tensor;
  return {objects_.add(*contents, memory.layout).index};
}

void FxImporter::state_memory(const FxCall& call, FxValue& value) {
  std::vector<FxTensor*> tensors;
  if (auto* tensor = std::get_if<FxTensor>(&value.data)) tensors.push_back(tensor);
  if (auto* sequence = std::get_if<FxSequence>(&value.data)) {
    for (FxValue& entry : sequence->entries) {
      if (auto* tensor = std::get_if<FxTensor>(&entry.data)) tensors.push_back(tensor);
    }
  }
  if (tensors.size() != call.memory.size()) return;
  for (size_t i = 0; i < tensors.size(); ++i) {
    *tensors[i] = state_memory(*tensors[i], call.memory[i]);
  }
}

// A number made of symbolic integers has the same type as those: that of a tensor of rank 0.
void FxImporter::record(const FxCall& call, const FxValue& value, bool is_symbolic) {
  SourceValue& entry = values_.emplace_back();
  entry.name = program_.names.text(call.result);
  entry.op = program_.names.text(call.shown.valid() ? call.shown : call.target);
  if (const auto* tensor = value.as<FxTensor>()) {
    entry.types.push_back(type(*tensor));
  } else if (const auto* sequence = value.as<FxSequence>()) {
    entry.is_sequence = true;
    for (const FxValue& each : sequence->entries) {
      const auto* const each_tensor = each.as<FxTensor>();
      entry.types.push_back(each_tensor ? std::optional(type(*each_tensor)) : std::nullopt);
    }
  } else if (is_symbolic) {
    const DType dtype = value.is<bool>()      ? DType::kBool
                        : value.is<int64_t>() ? DType::kI64
                                              : DType::kF32;
    entry.types.push_back(TensorType{.dtype = dtype, .shape = {}});
  }
}

Result<FxValue> FxImporter::call(const FxInvocation& invocation) {
  // `torch.Tensor.view(x, …)` is `x.view(…)`.
  for (const std::string_view prefix : {"torch.Tensor.", "torch._C.TensorBase."}) {
    if (!invocation.target.starts_with(prefix)) continue;
    FxInvocation method = invocation;
    method.target.remove_prefix(prefix.size() - 1);
    return call(method);
  }
  if (auto value = TRY(call_python(invocation))) return std::move(*value);
  return call_op(invocation);
}

// The call with references replaced by values, and starred sequences by their entries.
Result<FxInvocation> FxImporter::evaluate(const FxCall& call, const FxEnvironment& environment,
                                          const FxNames& names, Span span) const {
  FxInvocation invocation{.target = names.text(call.target),
                          .span = span,
                          .result_name = names.text(call.result),
                          .recorded = call.recorded};
  for (size_t i = 0; i < call.arguments.size(); ++i) {
    FxValue argument = TRY(environment.evaluate(call.arguments[i], span));
    const bool is_starred = std::ranges::find(call.starred, i) != call.starred.end();
    const auto* const entries = is_starred ? argument.as<FxSequence>() : nullptr;
    if (is_starred && entries == nullptr) {
      return fail(span, "unsupported-arguments", "expected a sequence after '*', found {}",
                  describe(argument));
    }
    if (entries == nullptr) {
      invocation.arguments.push_back(std::move(argument));
    } else {
      std::ranges::copy(entries->entries, std::back_inserter(invocation.arguments));
    }
  }
  for (const auto& [name, value] : call.keywords) {
    invocation.keywords.push_back({names.text(name), TRY(environment.evaluate(value, span))});
  }
  return invocation;
}

// Runs a composite's program on the arguments, in the order of its parameters.
Result<FxValue> FxImporter::run_composite(const Composite& composite,
                                          std::span<const FxValue> arguments,
                                          const FxInvocation& invocation) {
  const FxProgram& program = composite.program;
  FxEnvironment environment(program.names);
  for (size_t i = 0; i < arguments.size(); ++i) {
    environment.bind(program.inputs[i].name, arguments[i], false);
  }
  for (const auto& statement : program.statements) {
    if (const auto* inner = std::get_if<FxCall>(&statement)) {
      const FxInvocation evaluated =
          TRY(evaluate(*inner, environment, program.names, invocation.span));
      auto value = call(evaluated);
      if (!value && value.error().id == "failed-assertion") {
        return fail(invocation.span, "failed-assertion", "'{}' expects operands of other shapes",
                    invocation.target);
      }
      environment.bind(inner->result, TRY(std::move(value)), false);
    } else if (const auto* bind = std::get_if<FxBind>(&statement)) {
      environment.bind(bind->name, TRY(environment.evaluate(bind->value, invocation.span)), false);
    }
  }
  return environment.evaluate(program.results[0], invocation.span);
}

Result<void> FxImporter::execute(const FxCall& call) {
  const FxInvocation invocation = TRY(evaluate(call, environment_, program_.names, call.span));
  // Helpers of the texts of Paddle's ops are no functions of sources.
  if (invocation.target.starts_with("paddle_")) return unsupported_op(invocation);
  if (invocation.target.starts_with("onnx_") && !call.is_inner) return unsupported_op(invocation);
  FxValue value = TRY(this->call(invocation));
  const bool is_number = value.is<bool>() || value.is<int64_t>() || value.is<double>();
  const bool is_symbolic = is_number && environment_.is_symbolic(call);
  state_memory(call, value);
  if (!call.is_inner) record(call, value, is_symbolic);
  environment_.bind(call.result, std::move(value), is_symbolic);
  return {};
}

Result<void> FxImporter::add_results() {
  // A worklist with results in order: the last entry is the next one.
  std::vector<FxValue> pending;
  for (auto result = program_.results.rbegin(); result != program_.results.rend(); ++result) {
    pending.push_back(TRY(environment_.evaluate(*result, program_.results_span)));
  }
  while (!pending.empty()) {
    const FxValue value = std::move(pending.back());
    pending.pop_back();
    if (const auto* tensor = value.as<FxTensor>()) {
      if (!levels_.of(*tensor).empty()) {
        return fail(program_.results_span, "unsupported-vmap",
                    "a result has a dim of vmap that was not removed");
      }
      builder_.result(TRY(objects_.read({tensor->object}, program_.results_span)));
    } else if (const auto* sequence = value.as<FxSequence>()) {
      pending.insert(pending.end(), sequence->entries.rbegin(), sequence->entries.rend());
    } else if (const auto* dict = value.as<FxDict>()) {
      for (auto entry = dict->entries.rbegin(); entry != dict->entries.rend(); ++entry) {
        pending.push_back(entry->value);
      }
    }
  }
  for (size_t i = 0; i < inputs_.size(); ++i) {
    if (objects_.is_pristine(inputs_[i])) continue;
    const ValueId value = TRY(objects_.read(inputs_[i], program_.results_span));
    if (value != builder_.graph().inputs()[i].value) {
      builder_.result(value, static_cast<uint32_t>(i));
    }
  }
  return {};
}

Result<void> FxImporter::execute(const FxBind& bind) {
  const auto* const reference = bind.value.as<FxReference>();
  const bool is_symbolic = reference != nullptr && environment_.is_symbolic(reference->name);
  environment_.bind(bind.name, TRY(environment_.evaluate(bind.value, bind.span)), is_symbolic);
  return {};
}

Result<ImportedGraph> FxImporter::run() {
  TRY(add_inputs());
  TRY(run_statements(program_.statements));
  TRY(add_results());
  return ImportedGraph{builder_.take(), std::move(values_)};
}

}  // namespace passnet
