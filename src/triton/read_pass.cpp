// Reads a pass whole: its pattern, what the wrapper is given and what it returns.
#include "triton/reader.hpp"

#include <algorithm>
#include <cctype>

namespace passnet {

void PassReader::add_guard(std::string guard) {
  if (guard.find(fmt::format("%{}", kNewValue)) == std::string::npos) {
    pass_.guards.insert(std::move(guard));
  }
}

// An input of the pattern: a tensor, or `$name` where ops read it as a number or a list.
Held PassReader::input_of(const std::string& name) {
  if (const auto number = known_.numbers.find(name); number != known_.numbers.end()) {
    return held_term(terms_.host("$" + name, number->second));
  }
  if (known_.lists.contains(name)) return {.kind = HeldKind::kUnknown, .text = "$" + name};
  return graph_value(name);
}

// Lists the inputs that are tensors. One that nothing reads is none of the pass.
void PassReader::list_inputs(const CallArguments& inputs) {
  const auto reads = [](const std::string& text, const std::string& name) {
    for (size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
      const char next = at + name.size() < text.size() ? text[at + name.size()] : ' ';
      if (std::isalnum(static_cast<unsigned char>(next)) == 0 && next != '_') return true;
    }
    return false;
  };
  for (const Held& input : inputs.positional) {
    if (input.kind != HeldKind::kTensor) continue;
    const std::string name = "%" + tensors_[input.place].name;
    const auto is_read = [&](const std::string& text) { return reads(text, name); };
    const bool is_used = std::ranges::any_of(pass_.pattern, is_read) ||
                         std::ranges::any_of(pass_.statements, is_read) ||
                         std::ranges::count(pass_.returned, name.substr(1)) > 0;
    if (is_used) pass_.inputs += fmt::format("{}{}", pass_.inputs.empty() ? "" : ", ", name);
  }
}

// A result that the replacement returns as it is, an input or a value that is returned before, is
// none of the pass.
void PassReader::drop_kept_results(const CallArguments& inputs) {
  for (size_t i = pass_.returned.size(); i-- > 0;) {
    const std::string& own = pass_.returned[i];
    const bool is_input = std::ranges::any_of(inputs.positional, [&](const Held& input) {
      return input.kind == HeldKind::kTensor && tensors_[input.place].name == own;
    });
    bool is_kept = is_input && pass_.results[i] == own;
    for (size_t before = 0; before < i; ++before) {
      is_kept =
          is_kept || (pass_.returned[before] == own && pass_.results[before] == pass_.results[i]);
    }
    if (!is_kept || pass_.returned.size() == 1) continue;
    pass_.returned.erase(pass_.returned.begin() + static_cast<std::ptrdiff_t>(i));
    pass_.results.erase(pass_.results.begin() + static_cast<std::ptrdiff_t>(i));
  }
}

// Takes the results of the wrapper, which must have the types of what they replace.
Result<void> PassReader::add_results(const std::vector<Held>& made, Span span) {
  for (const Held& result : made) {
    if (result.kind != HeldKind::kTensor) {
      return fail(span, "public-wrapper", "expected a replacement that returns tensors, found {}",
                  describe(result));
    }
    const size_t place = pass_.results.size();
    if (place >= pass_.returned.size()) break;
    const HeldTensor tensor = tensors_[result.place];
    const HeldBuffer buffer = buffers_[tensor.buffer];
    pass_.results.push_back(TRY(value_name(result.place, span)));
    // The result must have the type of what it replaces.
    const std::string& replaced = pass_.returned[place];
    if (pass_.results.back() == replaced) continue;
    if (tensor.has_dims) {
      std::string dims;
      for (const TermId dim : tensor.dims) {
        dims += fmt::format("{}{}", dims.empty() ? "" : ", ", TRY(host_text(dim, span)));
      }
      add_guard(fmt::format("shape(%{}) == [{}]", replaced, dims));
    } else if (!tensor.shape.empty()) {
      add_guard(fmt::format("shape(%{}) == {}", replaced, tensor.shape));
    }
    if (!buffer.dtype.empty()) {
      add_guard(fmt::format("dtype(%{}) == {}", replaced, buffer.dtype));
    }
  }
  if (pass_.results.size() != pass_.returned.size()) {
    return fail(span, "public-wrapper", "expected {} results of the replacement, found {}",
                pass_.returned.size(), pass_.results.size());
  }
  return {};
}

Result<ReadPass> PassReader::read() {
  active_ = terms_.truth(true);
  TRY(read_module());
  const auto find = [&](const std::string& name) -> Result<Held> {
    const auto found = scopes_[0].names.find(name);
    if (found != scopes_[0].names.end() && found->second.kind == HeldKind::kFunction) {
      return found->second;
    }
    return fail({tree_.node(tree_.module).span.source, 0, 0}, "public-pass-form",
                "expected a function '{}' in the file", name);
  };
  const Held pattern = TRY(find("pattern"));
  const Held selection = TRY(find("replacement_args"));
  const Held replacement = TRY(find("replacement_func"));
  mode_ = Mode::kPattern;
  CallArguments inputs;
  const TreeNode& definition = tree_.node(pattern.tree);
  for (size_t i = 0; i + 1 < definition.children.size(); ++i) {
    const TreeNode& parameter = tree_.node(definition.children[i]);
    if (parameter.stars > 0) {
      return fail(parameter.span, "public-pattern", "expected named inputs of the pattern");
    }
    inputs.positional.push_back(input_of(std::string(parameter.text)));
  }
  Held found = TRY(call_function(pattern, inputs, definition.span));
  const auto entries = [](const Held& value) {
    return value.kind == HeldKind::kSequence ? value.items : std::vector<Held>{value};
  };
  for (const Held& result : entries(found)) {
    if (result.kind != HeldKind::kTensor) {
      return fail(definition.span, "public-pattern",
                  "expected a pattern that returns tensors, found {}", describe(result));
    }
    pass_.returned.push_back(TRY(value_name(result.place, definition.span)));
  }
  if (pass_.pattern.empty()) {
    return fail(definition.span, "public-identity",
                "the pattern has no op here: it returns its input, as graphs have no such ops");
  }
  mode_ = Mode::kWrapper;
  const Held selected = TRY(call_function(selection, inputs, tree_.node(selection.tree).span));
  const Held wrapper = TRY(call_function(replacement, {}, tree_.node(replacement.tree).span));
  const Held made =
      wrapper.kind == HeldKind::kFunction
          ? TRY(call_function(wrapper, {.positional = entries(selected), .keywords = {}},
                              tree_.node(wrapper.tree).span))
      : wrapper.kind == HeldKind::kExternal
          ? TRY(call_external(wrapper.text, {.positional = entries(selected), .keywords = {}},
                              tree_.node(replacement.tree).span, 0))
          : wrapper;
  const Span span = wrapper.kind == HeldKind::kFunction ? tree_.node(wrapper.tree).span
                                                        : tree_.node(replacement.tree).span;
  TRY(add_results(entries(made), span));
  drop_kept_results(inputs);
  list_inputs(inputs);
  for (const auto& [value, rank] : known_.ranks) {
    add_guard(fmt::format("rank(%{}) == {}", value, rank));
  }
  return std::move(pass_);
}

}  // namespace passnet
