// Tensors of the wrapper: shapes as symbols, views, and the names that graphs give them.
#include "triton/reader.hpp"

#include <algorithm>

namespace passnet {

std::vector<std::string>& PassReader::statements() {
  return mode_ == Mode::kPattern ? pass_.pattern : pass_.statements;
}

Held PassReader::new_tensor(HeldTensor tensor) {
  tensors_.push_back(std::move(tensor));
  return {.kind = HeldKind::kTensor, .place = tensors_.size() - 1};
}

Held PassReader::graph_value(const std::string& name) {
  HeldTensor tensor{
      .name = name, .buffer = buffers_.size(), .shape = fmt::format("shape(%{})", name)};
  TermId elements = terms_.host(fmt::format("numel(%{})", name));
  if (const auto rank = known_.ranks.find(name); rank != known_.ranks.end()) {
    tensor.has_dims = true;
    elements = terms_.integer(1);
    for (size_t i = 0; i < rank->second; ++i) {
      tensor.dims.push_back(terms_.host(fmt::format("dim(%{}, {})", name, i)));
      elements = terms_.multiply(elements, tensor.dims.back());
    }
  }
  buffers_.push_back(
      {.value = name, .flat = {}, .dtype = fmt::format("dtype(%{})", name), .elements = elements});
  return new_tensor(std::move(tensor));
}

TermId PassReader::elements_of(const HeldTensor& tensor) {
  return buffers_[tensor.buffer].elements;
}

TermId PassReader::dim_of(const HeldTensor& tensor, int64_t place) {
  if (tensor.has_dims) {
    const auto rank = static_cast<int64_t>(tensor.dims.size());
    if (place < 0) place += rank;
    if (place < 0 || place >= rank) return terms_.host("?dim");
    return tensor.dims[static_cast<size_t>(place)];
  }
  if (!tensor.shape.starts_with("shape(")) return terms_.host("?dim");
  return terms_.host(
      fmt::format("dim({}, {})", tensor.shape.substr(6, tensor.shape.size() - 7), place));
}

TermId PassReader::stride_of(const HeldTensor& tensor, int64_t place) {
  if (tensor.has_dims) {
    const auto rank = static_cast<int64_t>(tensor.dims.size());
    if (place < 0) place += rank;
    TermId product = terms_.integer(1);
    for (int64_t i = place + 1; i < rank; ++i) {
      product = terms_.multiply(product, tensor.dims[static_cast<size_t>(i)]);
    }
    return product;
  }
  if (place < 0) {
    TermId product = terms_.integer(1);
    for (int64_t i = place + 1; i < 0; ++i) product = terms_.multiply(product, dim_of(tensor, i));
    return product;
  }
  if (!tensor.shape.starts_with("shape(")) return terms_.host("?stride");
  if (!tensor.name.empty()) {
    size_t& asked = known_.asked[tensor.name];
    asked = std::max(asked, static_cast<size_t>(place + 1));
  }
  return terms_.host(
      fmt::format("prod({}, {})", tensor.shape.substr(6, tensor.shape.size() - 7), place + 1));
}

// Takes the dims whose strides are read for all that there are; false if no rank is new.
bool PassReader::assume_ranks() {
  bool is_new = false;
  for (const auto& [name, dims] : known_.asked) {
    const bool is_replaced = std::ranges::none_of(pass_.statements, [&](const std::string& text) {
      return text.starts_with("%" + name + " =");
    });
    if (is_replaced) is_new = known_.ranks.emplace(name, dims).second || is_new;
  }
  return is_new;
}

Held PassReader::strides_of(size_t tensor, size_t rank) {
  Held strides = held_sequence({});
  for (size_t i = 0; i < rank; ++i) {
    strides.items.push_back(held_term(stride_of(tensors_[tensor], static_cast<int64_t>(i))));
  }
  return strides;
}

// The entries of a shape, or of strides, of so many dims.
Result<Held> PassReader::entries_of(const Held& sizes, size_t rank, Span span) {
  const TermIds dims = TRY(dims_of({.kind = HeldKind::kTensor, .place = sizes.place}, rank, span));
  if (sizes.text == "stride") return strides_of(sizes.place, rank);
  Held entries = held_sequence({});
  for (const TermId dim : dims) entries.items.push_back(held_term(dim));
  return entries;
}

Result<TermIds> PassReader::dims_of(const Held& held, std::optional<size_t> rank, Span span) {
  HeldTensor& tensor = tensors_[held.place];
  if (tensor.has_dims) {
    if (!rank || tensor.dims.size() == *rank) return tensor.dims;
    return fail(span, "public-wrapper", "expected a tensor of {} dims, found one of {}", *rank,
                tensor.dims.size());
  }
  const std::string of = tensor.shape.starts_with("shape(%")
                             ? tensor.shape.substr(7, tensor.shape.size() - 8)
                             : std::string();
  if (!rank || of.empty()) {
    return fail(span, "public-size", "expected a tensor whose rank is known here");
  }
  const bool is_replaced = std::ranges::none_of(
      pass_.statements, [&](const std::string& text) { return text.starts_with("%" + of + " ="); });
  if (is_replaced) {
    known_.ranks[of] = *rank;
    return restart();
  }
  TermId product = terms_.integer(1);
  for (size_t i = 0; i < *rank; ++i) {
    tensor.dims.push_back(terms_.host(fmt::format("dim(%{}, {})", of, i)));
    product = terms_.multiply(product, tensor.dims.back());
  }
  tensor.has_dims = true;
  buffers_[tensor.buffer].elements = product;
  return tensor.dims;
}

Result<Held> PassReader::size_entry(const Held& sizes, const Held& index, Span span) {
  const HeldTensor& tensor = tensors_[sizes.place];
  const bool are_strides = sizes.text == "stride";
  if (index.kind == HeldKind::kTerm) {
    const auto entry = terms_.integer_of(index.term);
    if (!entry) return fail(span, "public-size", "expected a dim whose number is known");
    return held_term(are_strides ? stride_of(tensor, *entry) : dim_of(tensor, *entry));
  }
  if (index.kind != HeldKind::kSlice || tensor.has_dims || are_strides)
    return Held{.kind = HeldKind::kUnknown};
  // The last dims; leading ones are not listed where the rank is not known.
  const auto bound = [&](const Held& part) -> std::optional<int64_t> {
    return part.kind == HeldKind::kTerm ? terms_.integer_of(part.term) : std::nullopt;
  };
  const auto start = bound(index.items[0]);
  const auto stop = bound(index.items[1]);
  const bool is_tail = start && *start < 0 && (!stop || (*stop < 0 && *stop >= *start));
  const bool is_head = stop && *stop > 0 && (!start || *start >= 0);
  Held part = held_sequence({});
  if (is_tail || is_head) {
    const int64_t from = start.value_or(0);
    for (int64_t i = from; i < (is_tail ? stop.value_or(0) : *stop); ++i) {
      part.items.push_back(held_term(dim_of(tensor, i)));
    }
    return part;
  }
  return Held{.kind = HeldKind::kUnknown};
}

Result<Held> PassReader::tensor_attribute(const Held& object, std::string_view name, Span span) {
  const HeldTensor& tensor = tensors_[object.place];
  if (name == "shape") {
    if (!tensor.has_dims) return Held{.kind = HeldKind::kSizes, .place = object.place};
    Held sizes = held_sequence({});
    for (const TermId dim : tensor.dims) sizes.items.push_back(held_term(dim));
    return sizes;
  }
  if (name == "dtype") {
    return Held{.kind = HeldKind::kDType,
                .text = buffers_[tensor.buffer].dtype,
                .place = tensor.buffer + 1};
  }
  if (name == "ndim") return *TRY(tensor_method(object, "dim", {}, span));
  if (name == "is_cuda") return held_term(terms_.truth(true));
  if (name == "device") return held_external("device");
  if (name == "data") return object;
  if (name == "T" || name == "mT") {
    const TermIds dims = TRY(dims_of(object, tensor.has_dims ? tensor.dims.size() : 2, span));
    if (dims.size() < 2) return object;
    return torch_call(
        ".transpose",
        {.positional = {object, held_term(terms_.integer(-2)), held_term(terms_.integer(-1))},
         .keywords = {}},
        span);
  }
  return Held{.kind = HeldKind::kBound, .text = std::string(name), .items = {object}};
}

Result<std::optional<Held>> PassReader::tensor_method(const Held& object, std::string_view name,
                                                      const CallArguments& given, Span span) {
  const HeldTensor tensor = tensors_[object.place];
  const Held* const first = given.find("dim", 0);
  if (name == "size" || name == "stride") {
    if (first == nullptr) {
      if (name == "size") return TRY(tensor_attribute(object, "shape", span));
      if (!tensor.has_dims) {
        return Held{.kind = HeldKind::kSizes, .text = "stride", .place = object.place};
      }
      return strides_of(object.place, tensor.dims.size());
    }
    if (name == "size") return TRY(size_entry(object, *first, span));
    const auto place =
        first->kind == HeldKind::kTerm ? terms_.integer_of(first->term) : std::nullopt;
    if (!place) return fail(span, "public-size", "expected a dim whose number is known");
    return held_term(stride_of(tensor, *place));
  }
  if (name == "numel" || name == "nelement") return held_term(elements_of(tensor));
  if (name == "dim" || name == "ndimension" || name == "ndim") {
    if (tensor.has_dims) return held_term(terms_.integer(static_cast<int64_t>(tensor.dims.size())));
    if (tensor.shape.empty()) return Held{.kind = HeldKind::kUnknown};
    return held_term(
        terms_.host(fmt::format("rank({})", tensor.shape.substr(6, tensor.shape.size() - 7))));
  }
  if (name == "is_contiguous") return held_term(terms_.truth(true));
  if (name == "element_size" || name == "data_ptr" || name == "get_device") {
    return Held{.kind = HeldKind::kUnknown};
  }
  if (mode_ == Mode::kPattern) return std::nullopt;
  if (name == "contiguous" || name == "detach" || name == "cuda" || name == "requires_grad_")
    return object;
  if (name == "view" || name == "reshape") {
    const bool is_dtype = first != nullptr && first->kind == HeldKind::kDType;
    if (!is_dtype) return TRY(view(object, given.positional, span));
  }
  if (name == "view_as" || name == "reshape_as") {
    if (first != nullptr && first->kind == HeldKind::kTensor) {
      const Held shape = TRY(tensor_attribute(*first, "shape", span));
      return TRY(view(object, {shape}, span));
    }
  }
  if (name == "flatten" && given.positional.empty() && given.keywords.empty()) {
    return TRY(view(object, {held_term(terms_.integer(-1))}, span));
  }
  if (name == "new_empty" || name == "new_zeros") {
    CallArguments same = given;
    const bool has_dtype = std::ranges::any_of(
        given.keywords, [](const auto& entry) { return entry.first == "dtype"; });
    if (!has_dtype)
      same.keywords.emplace_back("dtype", TRY(tensor_attribute(object, "dtype", span)));
    return allocate(name == "new_empty" ? "torch.empty" : "torch.zeros", same, span);
  }
  return std::nullopt;
}

Result<Held> PassReader::view(const Held& object, std::vector<Held> sizes, Span span) {
  HeldTensor made{.buffer = tensors_[object.place].buffer};
  if (sizes.size() == 1 && sizes[0].kind == HeldKind::kSequence) {
    const Held inner = sizes[0];
    sizes = inner.items;
  }
  if (sizes.size() == 1 && sizes[0].kind == HeldKind::kSizes && sizes[0].text.empty()) {
    made.shape = tensors_[sizes[0].place].shape;
    return new_tensor(std::move(made));
  }
  made.has_dims = true;
  std::optional<size_t> open;
  TermId product = terms_.integer(1);
  for (const Held& size : sizes) {
    if (size.kind != HeldKind::kTerm) {
      return fail(span, "public-size", "expected sizes in a shape, found {}", describe(size));
    }
    const TermId dim = terms_.as_integer(size.term);
    if (terms_.integer_of(dim) == std::optional<int64_t>(-1)) {
      open = made.dims.size();
    } else {
      product = terms_.multiply(product, dim);
    }
    made.dims.push_back(dim);
  }
  if (open) {
    const TermId elements = buffers_[made.buffer].elements;
    const auto exact = terms_.exact_quotient(elements, product);
    made.dims[*open] = exact ? *exact : terms_.floor_divide(elements, product);
  }
  return new_tensor(std::move(made));
}

Result<std::string> PassReader::value_name(size_t place, Span span) {
  if (!tensors_[place].name.empty()) return tensors_[place].name;
  HeldTensor tensor = tensors_[place];
  const HeldBuffer& buffer = buffers_[tensor.buffer];
  const std::string base = buffer.value.empty() ? buffer.flat : buffer.value;
  if (base.empty()) {
    return fail(span, "public-wrapper",
                "expected a tensor that a kernel fills, found one that none does");
  }
  std::string shape = tensor.shape;
  if (tensor.has_dims) {
    shape = "[";
    for (size_t i = 0; i < tensor.dims.size(); ++i) {
      shape += fmt::format("{}{}", i == 0 ? "" : ", ", TRY(host_text(tensor.dims[i], span)));
    }
    shape += "]";
  }
  if (tensor.has_dims && tensor.dims.size() == 1 && buffer.value.empty()) {
    tensors_[place].name = base;
    return base;
  }
  const std::string name = fresh_name();
  statements().push_back(fmt::format("%{} = reshape(%{}, shape={})", name, base, shape));
  tensors_[place].name = name;
  return name;
}

Result<std::string> PassReader::flat_name(size_t place, Span span) {
  HeldBuffer& buffer = buffers_[place];
  if (!buffer.flat.empty()) return buffer.flat;
  if (buffer.value.empty()) {
    return fail(span, "public-wrapper",
                "expected a tensor that a kernel fills, found one that none does");
  }
  const std::string name = fresh_name();
  pass_.statements.push_back(fmt::format("%{} = reshape(%{}, shape=[{}])", name, buffer.value,
                                         TRY(host_text(buffer.elements, span))));
  buffer.flat = name;
  return name;
}

}  // namespace passnet
