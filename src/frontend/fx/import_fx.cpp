#include "frontend/fx/import_fx.hpp"

#include "base/check.hpp"
#include "frontend/fx/fx_importer.hpp"
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
      environment_(program.names.size()),
      symbolic_(program.names.size()),
      constants_(catalog),
      probable_(catalog) {}

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
    FxValue& place = environment_[input.name.index].emplace(tensor_value(inputs_.back()));
    if (!input.is_number) continue;
    symbolic_[input.name.index] = true;
    if (input.facts.data.size() != 1) {
      return fail(input.span, "unknown-number",
                  "expected one value in the data of the number '{}', found {}",
                  program_.names.text(input.name), input.facts.data.size());
    }
    place = TRY(item({inputs_.back().index}, input.span));
  }
  return {};
}

// References become values. Depth is bounded where programs are made.
Result<FxValue> FxImporter::evaluate(const FxValue& value, Span span) const {
  if (const auto* reference = value.as<FxReference>()) {
    const auto& bound = environment_[reference->name.index];
    if (bound) {
      FxValue current = *bound;
      follow(current);
      return current;
    }
    return fail(span, "unbound-name", "the name '{}' has no value here",
                program_.names.text(reference->name));
  }
  FxValue result = value;
  if (auto* sequence = std::get_if<FxSequence>(&result.data)) {
    for (FxValue& entry : sequence->entries) entry = TRY(evaluate(entry, span));
  } else if (auto* slice = std::get_if<FxSlice>(&result.data)) {
    for (FxValue& part : slice->parts) part = TRY(evaluate(part, span));
  } else if (auto* dict = std::get_if<FxDict>(&result.data)) {
    for (auto& [key, entry] : dict->entries) entry = TRY(evaluate(entry, span));
  }
  return result;
}

// Whether the call computes with numbers that stand for symbolic integers of the source.
bool FxImporter::is_symbolic(const FxCall& call) const {
  std::vector<const FxValue*> pending;
  for (const FxValue& argument : call.arguments) pending.push_back(&argument);
  while (!pending.empty()) {
    const FxValue& value = *pending.back();
    pending.pop_back();
    const auto* const reference = value.as<FxReference>();
    if (reference != nullptr && symbolic_[reference->name.index]) return true;
    if (const auto* sequence = value.as<FxSequence>()) {
      for (const FxValue& entry : sequence->entries) pending.push_back(&entry);
    }
  }
  return false;
}

// A number made of symbolic integers has a type as those have: that of a tensor of rank 0.
void FxImporter::record(const FxCall& call, const FxValue& value) {
  const bool is_number = value.is<bool>() || value.is<int64_t>() || value.is<double>();
  const bool counts = is_number && is_symbolic(call);
  symbolic_[call.result.index] = counts;
  if (call.is_inner) return;
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
  } else if (counts) {
    const DType dtype = value.is<bool>()      ? DType::kBool
                        : value.is<int64_t>() ? DType::kI64
                                              : DType::kF32;
    entry.types.push_back(TensorType{.dtype = dtype, .shape = {}});
  }
}

Result<FxValue> FxImporter::call(const FxInvocation& invocation) {
  if (auto value = TRY(call_python(invocation))) return std::move(*value);
  return call_op(invocation);
}

Result<void> FxImporter::execute(const FxCall& call) {
  FxInvocation invocation{.target = program_.names.text(call.target),
                          .span = call.span,
                          .result_name = program_.names.text(call.result)};
  for (const FxValue& argument : call.arguments) {
    invocation.arguments.push_back(TRY(evaluate(argument, call.span)));
  }
  for (const auto& [name, value] : call.keywords) {
    invocation.keywords.push_back({program_.names.text(name), TRY(evaluate(value, call.span))});
  }
  FxValue value = TRY(this->call(invocation));
  record(call, value);
  environment_[call.result.index] = std::move(value);
  return {};
}

Result<void> FxImporter::add_results() {
  // A worklist, results in order: the last entry is the next one.
  std::vector<FxValue> pending;
  for (auto result = program_.results.rbegin(); result != program_.results.rend(); ++result) {
    pending.push_back(TRY(evaluate(*result, program_.results_span)));
  }
  while (!pending.empty()) {
    const FxValue value = std::move(pending.back());
    pending.pop_back();
    if (const auto* tensor = value.as<FxTensor>()) {
      if (!levels_of(*tensor).empty()) {
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

Result<ImportedGraph> FxImporter::run() {
  TRY(add_inputs());
  for (const auto& statement : program_.statements) {
    if (const auto* call = std::get_if<FxCall>(&statement)) {
      TRY(execute(*call));
    } else {
      const auto& bind = std::get<FxBind>(statement);
      environment_[bind.name.index] = TRY(evaluate(bind.value, bind.span));
      const auto* const reference = bind.value.as<FxReference>();
      symbolic_[bind.name.index] = reference != nullptr && symbolic_[reference->name.index];
    }
  }
  TRY(add_results());
  return ImportedGraph{builder_.take(), std::move(values_)};
}

Result<ImportedGraph> import_fx(const FxProgram& program, const Catalog& catalog,
                                const SpellingTable& spellings) {
  return FxImporter(program, catalog, spellings).run();
}

}  // namespace passnet
