// Functions that a wrapper calls: Python's own, triton's and torch's that make tensors; launches.
#include "triton/reader.hpp"
#include "type/dtype.hpp"

#include <algorithm>
#include <cmath>

namespace passnet {
namespace {

constexpr std::string_view kLanguage = "triton.language.";

double floating(std::string_view name, double value) {
  if (name == "math.sqrt") return std::sqrt(value);
  if (name == "math.exp") return std::exp(value);
  if (name == "math.log2") return std::log2(value);
  return std::log(value);
}

}  // namespace

Result<Held> PassReader::call_external(const std::string& name, CallArguments given, Span span,
                                       size_t scope) {
  if (name.starts_with(kLanguage)) {
    if (mode_ == Mode::kKernel) return language(name.substr(kLanguage.size()), given, span);
    if (name == "triton.language.constexpr" && !given.positional.empty())
      return given.positional[0];
    return Held{.kind = HeldKind::kUnknown};
  }
  if (name == "device" || name == "torch.device") return held_external("device");
  if (name == "operator.getitem" && given.positional.size() == 2) {
    return index_value(given.positional[0], given.positional[1], span);
  }
  if (auto made = TRY(call_builtin(name, given, span, scope))) return *std::move(made);
  if (mode_ == Mode::kKernel) {
    return fail(span, "triton-kernel", "expected a function of triton.language, found '{}'", name);
  }
  if (mode_ == Mode::kWrapper) {
    if (auto made = TRY(allocate(name, given, span))) return *std::move(made);
    if (name == "torch.reshape" && given.positional.size() == 2 &&
        given.positional[0].kind == HeldKind::kTensor) {
      return view(given.positional[0], {given.positional[1]}, span);
    }
    if (name == "torch.as_tensor" && !given.positional.empty() &&
        given.positional[0].kind == HeldKind::kTensor) {
      return torch_call(".to", given, span);
    }
    if (name == "torch.numel" && !given.positional.empty() &&
        given.positional[0].kind == HeldKind::kTensor) {
      return held_term(elements_of(tensors_[given.positional[0].place]));
    }
    if (name.starts_with("torch.cuda") || name == "torch.is_tensor" ||
        name.starts_with("torch.get_") || name == "torch.is_grad_enabled" ||
        !name.starts_with("torch")) {
      return Held{.kind = HeldKind::kUnknown};
    }
  }
  return torch_call(name, given, span);
}

Result<std::optional<Held>> PassReader::call_builtin(const std::string& name,
                                                     const CallArguments& given, Span span,
                                                     size_t scope) {
  static_cast<void>(scope);
  const auto& operands = given.positional;
  const auto is_number = [](const Held& value) { return value.kind == HeldKind::kTerm; };
  const bool are_numbers = !operands.empty() && std::ranges::all_of(operands, is_number);
  const bool is_unknown = std::ranges::any_of(
      operands, [](const Held& value) { return value.kind == HeldKind::kUnknown; });
  if (name == "triton.cdiv") {
    if (!are_numbers || operands.size() != 2) return Held{.kind = HeldKind::kUnknown};
    return held_term(terms_.ceil_divide(operands[0].term, operands[1].term));
  }
  if (name == "triton.next_power_of_2") {
    if (!are_numbers) return Held{.kind = HeldKind::kUnknown};
    if (const auto known = terms_.integer_of(operands[0].term)) {
      return held_term(terms_.integer(static_cast<int64_t>(
          std::bit_ceil(static_cast<uint64_t>(std::clamp<int64_t>(*known, 1, int64_t{1} << 40))))));
    }
    return held_term(terms_.host(fmt::format("?power{}", operands[0].term.index)));
  }
  if (name == "min" || name == "max") {
    std::vector<Held> items = operands;
    if (items.size() == 1 && items[0].kind == HeldKind::kSequence) {
      const Held sequence = items[0];
      items = sequence.items;
    }
    if (items.empty() || !std::ranges::all_of(items, is_number))
      return Held{.kind = HeldKind::kUnknown};
    Held result = items[0];
    for (size_t i = 1; i < items.size(); ++i) {
      Held other = items[i];
      const TermIds lanes = align(result, other);
      const bool is_float = terms_.node(result.term).type == TermType::kFloat ||
                            terms_.node(other.term).type == TermType::kFloat;
      result = held_term(terms_.call(name, {result.term, other.term},
                                     is_float ? TermType::kFloat : TermType::kInt),
                         lanes);
    }
    return result;
  }
  if (name == "int" || name == "round" || name == "math.ceil" || name == "math.floor") {
    if (!are_numbers) return Held{.kind = HeldKind::kUnknown};
    const TermNode node = terms_.node(operands[0].term);
    if (node.op == TermOp::kNumber) {
      const double value = name == "math.ceil" ? std::ceil(node.number)
                           : name == "round"   ? std::nearbyint(node.number)
                           : name == "int"     ? std::trunc(node.number)
                                               : std::floor(node.number);
      return held_term(terms_.integer(static_cast<int64_t>(value)));
    }
    // A quotient of sizes.
    if (node.op == TermOp::kBinary && node.text == "/") {
      const TermId above = terms_.as_integer(node.children[0]);
      const TermId below = terms_.as_integer(node.children[1]);
      return held_term(name == "math.ceil" ? terms_.ceil_divide(above, below)
                                           : terms_.floor_divide(above, below));
    }
    return held_term(terms_.as_integer(operands[0].term));
  }
  if (name == "float") {
    if (are_numbers) return held_term(terms_.as_float(operands[0].term), operands[0].lanes);
    if (!operands.empty() && operands[0].kind == HeldKind::kString) {
      const std::string& text = operands[0].text;
      if (text.ends_with("inf") || text.ends_with("infinity")) {
        return held_term(terms_.number(text.starts_with('-') ? -INFINITY : INFINITY));
      }
      if (text == "nan") return held_term(terms_.number(NAN));
    }
    return Held{.kind = HeldKind::kUnknown};
  }
  if (name == "bool" && !operands.empty()) {
    if (operands[0].kind == HeldKind::kTerm &&
        terms_.node(operands[0].term).type == TermType::kBool) {
      return operands[0];
    }
    return held_term(terms_.truth(TRY(truth(operands[0], span))));
  }
  if (name == "len" && !operands.empty()) {
    if (operands[0].kind == HeldKind::kSequence) {
      return held_term(terms_.integer(static_cast<int64_t>(operands[0].items.size())));
    }
    if (operands[0].kind == HeldKind::kSizes) {
      return tensor_method({.kind = HeldKind::kTensor, .place = operands[0].place}, "dim", {},
                           span);
    }
    return Held{.kind = HeldKind::kUnknown};
  }
  if (name == "abs" && operands.size() == 1 && are_numbers) {
    const TermType type = terms_.node(operands[0].term).type;
    if (const auto known = terms_.integer_of(operands[0].term)) {
      return held_term(terms_.integer(*known < 0 ? -*known : *known));
    }
    return held_term(terms_.call("abs", {operands[0].term}, type), operands[0].lanes);
  }
  if (name == "tuple" || name == "list") {
    if (operands.empty()) return held_sequence({});
    return operands[0];
  }
  if (name == "sum" || name == "math.prod") {
    if (operands.empty() || operands[0].kind != HeldKind::kSequence) {
      if (!operands.empty() && operands[0].kind == HeldKind::kSizes && operands[0].text.empty() &&
          name == "math.prod") {
        return held_term(elements_of(tensors_[operands[0].place]));
      }
      return Held{.kind = HeldKind::kUnknown};
    }
    TermId total = terms_.integer(name == "sum" ? 0 : 1);
    for (const Held& item : operands[0].items) {
      if (item.kind != HeldKind::kTerm) return Held{.kind = HeldKind::kUnknown};
      total = name == "sum" ? terms_.add(total, item.term) : terms_.multiply(total, item.term);
    }
    return held_term(total);
  }
  if (name == "range") {
    Held sequence = held_sequence({});
    std::vector<int64_t> bounds;
    for (const Held& operand : operands) {
      const auto known =
          operand.kind == HeldKind::kTerm ? terms_.integer_of(operand.term) : std::nullopt;
      if (!known) return Held{.kind = HeldKind::kUnknown};
      bounds.push_back(*known);
    }
    const int64_t start = bounds.size() > 1 ? bounds[0] : 0;
    const int64_t stop = bounds.empty() ? 0 : bounds[bounds.size() > 1 ? 1 : 0];
    const int64_t step = bounds.size() > 2 ? bounds[2] : 1;
    for (int64_t i = start; step > 0 ? i < stop : step < 0 && i > stop;) {
      constexpr size_t kMostItems = 4096;  // not tuning: more are no loop that is unrolled
      if (sequence.items.size() == kMostItems) return Held{.kind = HeldKind::kUnknown};
      sequence.items.push_back(held_term(terms_.integer(i)));
      if (__builtin_add_overflow(i, step, &i)) break;
    }
    return sequence;
  }
  if (name == "isinstance" && operands.size() == 2) {
    if (operands[1].text.ends_with("Tensor")) {
      return held_term(terms_.truth(operands[0].kind == HeldKind::kTensor));
    }
    if (operands[1].text == "int" && operands[0].kind == HeldKind::kTerm) {
      return held_term(terms_.truth(terms_.node(operands[0].term).type == TermType::kInt));
    }
    if (operands[1].text == "float" && operands[0].kind == HeldKind::kTerm) {
      return held_term(terms_.truth(terms_.node(operands[0].term).type == TermType::kFloat));
    }
    return held_term(terms_.truth(operands[0].kind == HeldKind::kSequence));
  }
  if (name == "getattr" && operands.size() >= 2) return Held{.kind = HeldKind::kUnknown};
  if (name == "hasattr") return held_term(terms_.truth(false));
  if (name == "print") return Held{};
  if (name == "slice") {
    Held slice{.kind = HeldKind::kSlice, .items = std::vector<Held>(3)};
    if (operands.size() == 1) slice.items[1] = operands[0];
    for (size_t i = 0; operands.size() > 1 && i < std::min<size_t>(3, operands.size()); ++i) {
      slice.items[i] = operands[i];
    }
    return slice;
  }
  if (name == "dict" || name == "set") return Held{.kind = HeldKind::kDict};
  if (name == "str" || name == "enumerate" || name == "zip")
    return Held{.kind = HeldKind::kUnknown};
  if (name == "math.sqrt" || name == "math.exp" || name == "math.log" || name == "math.log2") {
    if (!are_numbers || is_unknown) return Held{.kind = HeldKind::kUnknown};
    if (const auto value = terms_.number_of(operands[0].term)) {
      return held_term(terms_.number(floating(name, *value)));
    }
    return held_term(
        terms_.call(name.substr(5), {terms_.as_float(operands[0].term)}, TermType::kFloat));
  }
  return std::nullopt;
}

Result<std::optional<Held>> PassReader::allocate(const std::string& name,
                                                 const CallArguments& given, Span span) {
  const bool is_like = name.ends_with("_like");
  static constexpr std::array<std::string_view, 8> kMakers{
      "torch.empty",      "torch.zeros",      "torch.ones",      "torch.empty_strided",
      "torch.empty_like", "torch.zeros_like", "torch.ones_like", "torch.full"};
  if (std::ranges::find(kMakers, name) == kMakers.end()) return std::nullopt;
  HeldBuffer buffer;
  buffer.is_filled =
      name != "torch.empty" && name != "torch.empty_like" && name != "torch.empty_strided";
  HeldTensor made{.buffer = buffers_.size()};
  for (const auto& [key, value] : given.keywords) {
    if (key != "dtype") continue;
    if (value.kind != HeldKind::kDType) {
      return fail(span, "public-wrapper", "expected a dtype, found {}", describe(value));
    }
    buffer.dtype = value.text;
  }
  if (is_like) {
    const Held* const like = given.find("input", 0);
    if (like == nullptr || like->kind != HeldKind::kTensor) {
      return fail(span, "public-wrapper", "expected a tensor in '{}'", name);
    }
    const HeldTensor& tensor = tensors_[like->place];
    made.has_dims = tensor.has_dims;
    made.dims = tensor.dims;
    made.shape = tensor.shape;
    buffer.elements = elements_of(tensor);
    if (buffer.dtype.empty()) buffer.dtype = buffers_[tensor.buffer].dtype;
  } else {
    const Held* const size = given.find("size", 0);
    std::vector<Held> sizes;
    if (size != nullptr && size->kind == HeldKind::kSizes && size->text.empty()) {
      made.shape = tensors_[size->place].shape;
      buffer.elements = elements_of(tensors_[size->place]);
    } else {
      if (size != nullptr && size->kind == HeldKind::kSequence)
        sizes = size->items;
      else
        sizes = given.positional;
      if (size != nullptr && sizes.empty() && size->kind != HeldKind::kSequence) sizes = {*size};
      buffer.elements = terms_.integer(1);
      made.has_dims = true;
      for (const Held& entry : sizes) {
        if (entry.kind != HeldKind::kTerm) {
          return fail(span, "public-size", "expected sizes in a shape, found {}", describe(entry));
        }
        made.dims.push_back(terms_.as_integer(entry.term));
        buffer.elements = terms_.multiply(buffer.elements, made.dims.back());
      }
    }
    if (buffer.dtype.empty()) buffer.dtype = "f32";
  }
  buffers_.push_back(std::move(buffer));
  return new_tensor(std::move(made));
}

Result<std::vector<TermId>> PassReader::grid_of(const Held& grid, Span span) {
  Held given = grid;
  if (given.kind == HeldKind::kFunction) {
    Held meta{.kind = HeldKind::kDict};
    for (const auto& [name, value] : scopes_.back().names) {
      meta.items.push_back(held_string(name));
      meta.items.push_back(value);
    }
    given = TRY(call_function(grid, {.positional = {meta}, .keywords = {}}, span));
  }
  std::vector<TermId> extents;
  const std::vector<Held> entries =
      given.kind == HeldKind::kSequence ? given.items : std::vector<Held>{given};
  for (const Held& entry : entries) {
    if (entry.kind != HeldKind::kTerm) {
      return fail(span, "public-wrapper", "expected a grid of numbers, found {}", describe(entry));
    }
    extents.push_back(terms_.as_integer(entry.term));
  }
  return extents;
}

Result<Held> PassReader::launch(const Held& kernel, CallArguments given, Span span) {
  const TreeNode& definition = tree_.node(kernel.tree);
  if (mode_ != Mode::kWrapper || definition.form != PythonForm::kDefinition) {
    return fail(span, "public-wrapper", "expected a launch of a kernel in the wrapper");
  }
  ++launches_;
  scopes_.push_back({});
  const size_t scope = scopes_.size() - 1;
  size_t next = 0;
  for (size_t i = 0; i + 1 < definition.children.size(); ++i) {
    const TreeNode& parameter = tree_.node(definition.children[i]);
    const std::string name(parameter.text);
    const auto keyword =
        std::ranges::find(given.keywords, name, [](const auto& entry) { return entry.first; });
    Held value = held_term(terms_.host("?" + name));  // an autotuned size of blocks
    if (next < given.positional.size()) {
      value = given.positional[next++];
    } else if (keyword != given.keywords.end()) {
      value = keyword->second;
    } else if (!parameter.children.empty()) {
      value = TRY(eval(parameter.children[0], 0));
    }
    if (value.kind == HeldKind::kTensor) {
      value = {.kind = HeldKind::kPointer,
               .term = terms_.integer(0),
               .place = tensors_[value.place].buffer};
    } else if (value.kind == HeldKind::kUnknown) {
      value = held_term(terms_.host("?" + name));
    }
    scopes_[scope].names[name] = std::move(value);
  }
  // The lambda of a grid sees the parameters.
  const Held grid = kernel.items[0];
  scopes_.push_back(scopes_[scope]);
  grid_ = TRY(grid_of(grid, span));
  programs_.clear();
  stores_.clear();
  active_ = terms_.truth(true);
  lanes_at_.clear();
  mode_ = Mode::kKernel;
  const Flow flow = TRY(run(definition.children.back(), scope));
  static_cast<void>(flow);
  mode_ = Mode::kWrapper;
  active_ = terms_.truth(true);
  auto written = write_kernel(definition.span);
  if (!written && assume_ranks()) return restart();
  if (!written) return std::unexpected(written.error());
  return Held{};
}

}  // namespace passnet
