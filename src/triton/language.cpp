// The functions of triton.language on blocks of terms.
#include "triton/reader.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace passnet {
namespace {

struct LanguageFunction {
  std::string_view name;
  std::string_view function;  // of the loop language
  size_t operands;
};
constexpr std::array<LanguageFunction, 33> kLanguageFunctions{{
    {"exp", "exp", 1},         {"log", "log", 1},       {"sqrt", "sqrt", 1},
    {"sqrt_rn", "sqrt", 1},    {"rsqrt", "rsqrt", 1},   {"sigmoid", "sigmoid", 1},
    {"sin", "sin", 1},         {"cos", "cos", 1},       {"erf", "erf", 1},
    {"tanh", "tanh", 1},       {"floor", "floor", 1},   {"ceil", "ceil", 1},
    {"exp2", "exp2", 1},       {"log2", "log2", 1},     {"abs", "abs", 1},
    {"fabs", "abs", 1},        {"pow", "pow", 2},       {"fma", "fma", 3},
    {"log1p", "log1p", 1},     {"expm1", "expm1", 1},   {"round", "round_half", 1},
    {"rint", "round_half", 1}, {"fast_expf", "exp", 1}, {"fast_tanhf", "tanh", 1},
    {"fast_logf", "log", 1},   {"isnan", "isnan", 1},   {"relu", "relu", 1},
    {"tan", "tan", 1},         {"atan", "atan", 1},     {"sinh", "sinh", 1},
    {"cosh", "cosh", 1},       {"exp10", "exp10", 1},   {"trunc", "trunc", 1},
}};
// Functions that say something to Triton's compiler, and computes nothing.
constexpr std::array<std::string_view, 8> kHints{"multiple_of",   "max_contiguous", "max_constancy",
                                                 "static_assert", "static_print",   "device_print",
                                                 "device_assert", "debug_barrier"};

const LanguageFunction* find_language_function(std::string_view name) {
  const auto* found = std::ranges::find(kLanguageFunctions, name, &LanguageFunction::name);
  return found == kLanguageFunctions.end() ? nullptr : found;
}

std::string_view last_name(std::string_view name) {
  const size_t dot = name.rfind('.');
  return dot == std::string_view::npos ? name : name.substr(dot + 1);
}

}  // namespace

Result<Held> PassReader::language(const std::string& full, const CallArguments& given, Span span) {
  const std::string name(last_name(full));
  if (name == "load") return load(given, span);
  if (name == "store") return store(given, span);
  if (name == "sum" || name == "max" || name == "min" || name == "argmax" || name == "argmin") {
    return reduce(name, given, span);
  }
  if (name == "dot") return dot(given, span);
  if (auto made = TRY(language_shape(name, given, span))) return *std::move(made);
  if (auto made = TRY(language_math(name, given, span))) return *std::move(made);
  if (std::ranges::find(kHints, name) != kHints.end()) {
    return given.positional.empty() ? Held{} : given.positional[0];
  }
  if (name.starts_with("atomic_")) {
    return fail(span, "triton-atomic", "expected stores of whole values, found 'tl.{}'", name);
  }
  return fail(span, "triton-function", "expected a function that has a counterpart, found 'tl.{}'",
              name);
}

Result<TermIds> PassReader::lanes_of(const Held& shape, Span span) {
  TermIds lanes;
  const std::vector<Held> entries =
      shape.kind == HeldKind::kSequence ? shape.items : std::vector<Held>{shape};
  for (const Held& entry : entries) {
    if (entry.kind != HeldKind::kTerm) {
      return fail(span, "triton-kernel", "expected sizes of a block, found {}", describe(entry));
    }
    const bool is_one = terms_.integer_of(entry.term) == std::optional<int64_t>(1);
    lanes.push_back(is_one ? TermId{} : terms_.new_index("l", terms_.as_integer(entry.term)));
  }
  return lanes;
}

Result<std::optional<Held>> PassReader::language_shape(const std::string& name,
                                                       const CallArguments& given, Span span) {
  const Held* const first = given.find("axis", 0);
  const auto axis_of = [&](const Held* held) -> std::optional<int64_t> {
    return held != nullptr && held->kind == HeldKind::kTerm ? terms_.integer_of(held->term)
                                                            : std::nullopt;
  };
  if (name == "program_id" || name == "num_programs") {
    const auto axis = axis_of(first);
    if (!axis || *axis < 0 || *axis > 2)
      return fail(span, "triton-kernel", "expected an axis from 0 to 2");
    const auto place = static_cast<size_t>(*axis);
    const TermId extent = place < grid_.size() ? grid_[place] : terms_.integer(1);
    if (name == "num_programs") return held_term(extent);
    if (terms_.integer_of(extent) == std::optional<int64_t>(1)) return held_term(terms_.integer(0));
    const auto [entry, fresh] = programs_.try_emplace(place, TermId{});
    if (fresh) entry->second = terms_.new_index("p", extent);
    return held_term(entry->second);
  }
  if (name == "arange") {
    const Held* const begin = given.find("start", 0);
    const Held* const end = given.find("end", 1);
    if (begin == nullptr || end == nullptr || begin->kind != HeldKind::kTerm ||
        end->kind != HeldKind::kTerm) {
      return fail(span, "triton-kernel", "expected two bounds of an arange");
    }
    const TermId extent =
        terms_.subtract(terms_.as_integer(end->term), terms_.as_integer(begin->term));
    const TermId lane = terms_.new_index("l", extent);
    return held_term(terms_.add(lane, begin->term), {lane});
  }
  if (name == "zeros" || name == "full") {
    const Held* const shape = given.find("shape", 0);
    if (shape == nullptr) return fail(span, "triton-kernel", "expected a shape");
    const Held* const value = name == "full" ? given.find("value", 1) : nullptr;
    const Held* const dtype = given.find("dtype", name == "full" ? 2 : 1);
    TermId filled =
        value != nullptr && value->kind == HeldKind::kTerm ? value->term : terms_.integer(0);
    const bool is_whole = dtype != nullptr && dtype->text.starts_with('i');
    if (!is_whole) filled = terms_.as_float(filled);
    return held_term(filled, TRY(lanes_of(*shape, span)));
  }
  const Held* const block = given.find("input", 0);
  if (block == nullptr || (block->kind != HeldKind::kTerm && block->kind != HeldKind::kPointer)) {
    return std::nullopt;
  }
  if (name == "zeros_like") return held_term(terms_.number(0), block->lanes);
  if (name == "trans" || name == "permute") {
    Held turned = *block;
    if (turned.lanes.size() == 2) std::swap(turned.lanes[0], turned.lanes[1]);
    return turned;
  }
  if (name == "expand_dims") {
    const auto axis = axis_of(given.find("axis", 1));
    if (!axis) return fail(span, "triton-kernel", "expected the axis of a new dim");
    Held wide = *block;
    const auto rank = static_cast<int64_t>(wide.lanes.size()) + 1;
    const int64_t place = *axis < 0 ? *axis + rank : *axis;
    if (place < 0 || place >= rank)
      return fail(span, "triton-kernel", "expected an axis of the block");
    wide.lanes.insert(wide.lanes.begin() + place, TermId{});
    return wide;
  }
  if (name == "broadcast_to" || name == "broadcast" || name == "view" || name == "reshape" ||
      name == "ravel") {
    const Held* const shape = given.find("shape", 1);
    if (name == "broadcast_to" && shape != nullptr) {
      Held wide = *block;
      Held over = held_term(terms_.integer(0));
      Held sizes = *shape;
      if (shape->kind == HeldKind::kTerm) {
        sizes = held_sequence({given.positional.begin() + 1, given.positional.end()});
      }
      over.lanes = TRY(lanes_of(sizes, span));
      wide.lanes = align(wide, over);
      return wide;
    }
    // Only dims of extent 1 come or go.
    std::vector<Held> sizes;
    if (shape != nullptr) {
      sizes = shape->kind == HeldKind::kSequence
                  ? shape->items
                  : std::vector<Held>(given.positional.begin() + 1, given.positional.end());
    }
    TermIds kept;
    for (const TermId lane : block->lanes) {
      if (lane.valid()) kept.push_back(lane);
    }
    Held shaped = *block;
    shaped.lanes.clear();
    size_t next = 0;
    for (const Held& size : sizes) {
      const bool is_one =
          size.kind == HeldKind::kTerm && terms_.integer_of(size.term) == std::optional<int64_t>(1);
      if (is_one) {
        shaped.lanes.push_back({});
      } else if (next < kept.size()) {
        shaped.lanes.push_back(kept[next++]);
      } else {
        next = kept.size() + 1;
      }
    }
    if (next == kept.size()) return shaped;
    return fail(span, "triton-function", "expected a reshape that adds or drops dims of extent 1");
  }
  if (name == "to" || name == "cast") {
    const Held* const dtype = given.find("dtype", 1);
    if (dtype == nullptr) return fail(span, "triton-kernel", "expected a dtype");
    return TRY(cast(*block, *dtype, span));
  }
  return std::nullopt;
}

Result<Held> PassReader::cast(const Held& value, const Held& dtype, Span span) {
  if (value.kind != HeldKind::kTerm) return value;
  Held result = value;
  if (dtype.kind != HeldKind::kDType) {
    return fail(span, "triton-kernel", "expected a dtype, found {}", describe(dtype));
  }
  const std::string& text = dtype.text;
  if (text == "f32" || text == "f64") {
    result.term = terms_.with_storage(terms_.as_float(value.term), kComputeType);
    return result;
  }
  if (text == "bool") {
    if (terms_.node(value.term).type != TermType::kBool) {
      result.term = terms_.compare("!=", value.term, terms_.integer(0));
    }
    return result;
  }
  if (text.starts_with('i') || text.starts_with('u')) {
    result.term = terms_.as_integer(value.term);
    return result;
  }
  std::optional<size_t> storage;
  if (dtype.place > 0) storage = dtype.place - 1;
  for (size_t i = 0; !storage && i < buffers_.size(); ++i) {
    const auto known = facts_.find(fmt::format("{} == {}", buffers_[i].dtype, text));
    if (buffers_[i].dtype == text || (known != facts_.end() && known->second)) storage = i;
  }
  // A dtype that no operand has is that of a result, which the store rounds to.
  if (storage) result.term = terms_.round(value.term, static_cast<int64_t>(*storage));
  return result;
}

Result<std::optional<Held>> PassReader::language_math(const std::string& name,
                                                      const CallArguments& given, Span span) {
  std::vector<Held> operands = given.positional;
  for (const auto& [key, value] : given.keywords) {
    if (key == "x" || key == "y" || key == "a" || key == "b" || key == "condition" ||
        key == "other") {
      operands.push_back(value);
    }
  }
  if (operands.empty() || !std::ranges::all_of(operands, [](const Held& held) {
        return held.kind == HeldKind::kTerm;
      })) {
    return std::nullopt;
  }
  if (name == "where" && operands.size() == 3) {
    align(operands[1], operands[2]);
    align(operands[0], operands[1]);
    const TermIds lanes = align(operands[0], operands[2]);
    // The lanes of the second may have become others.
    align(operands[1], operands[2]);
    TermId condition = operands[0].term;
    if (terms_.node(condition).type != TermType::kBool) {
      condition = terms_.compare("!=", condition, terms_.integer(0));
    }
    return held_term(terms_.choose(condition, operands[1].term, operands[2].term), lanes);
  }
  if ((name == "maximum" || name == "minimum" || name == "fmax" || name == "fmin") &&
      operands.size() >= 2) {
    const TermIds lanes = align(operands[0], operands[1]);
    const bool is_float = terms_.node(operands[0].term).type == TermType::kFloat ||
                          terms_.node(operands[1].term).type == TermType::kFloat;
    return held_term(terms_.call(name.find("ax") != std::string::npos ? "max" : "min",
                                 {operands[0].term, operands[1].term},
                                 is_float ? TermType::kFloat : TermType::kInt),
                     lanes);
  }
  if (name == "clamp" && operands.size() == 3) {
    Held low = operands[0];
    align(low, operands[1]);
    Held raised =
        held_term(terms_.call("max", {low.term, operands[1].term}, TermType::kFloat), low.lanes);
    const TermIds lanes = align(raised, operands[2]);
    return held_term(terms_.call("min", {raised.term, operands[2].term}, TermType::kFloat), lanes);
  }
  if ((name == "cdiv") && operands.size() == 2) {
    return held_term(terms_.ceil_divide(operands[0].term, operands[1].term));
  }
  if ((name == "div_rn" || name == "fdiv") && operands.size() == 2) {
    const TermIds lanes = align(operands[0], operands[1]);
    return held_term(terms_.divide(operands[0].term, operands[1].term), lanes);
  }
  if (name == "constexpr") return operands[0];
  if (name == "softmax" && operands.size() == 1) {
    const CallArguments own{.positional = {operands[0],
                                           held_term(terms_.integer(
                                               static_cast<int64_t>(operands[0].lanes.size()) - 1)),
                                           Held{}, held_term(terms_.truth(true))},
                            .keywords = {}};
    Held top = TRY(reduce("max",
                          {.positional = {own.positional[0], own.positional[1]},
                           .keywords = {{"keep_dims", held_term(terms_.truth(true))}}},
                          span));
    Held x = operands[0];
    const TermIds lanes = align(x, top);
    const Held weights =
        held_term(terms_.call("exp", {terms_.subtract(x.term, top.term)}, TermType::kFloat), lanes);
    Held total = TRY(reduce("sum",
                            {.positional = {weights, own.positional[1]},
                             .keywords = {{"keep_dims", held_term(terms_.truth(true))}}},
                            span));
    return TRY(binary("/", weights, total, span));
  }
  const LanguageFunction* const function = find_language_function(name);
  if (function == nullptr || operands.size() < function->operands) return std::nullopt;
  operands.resize(function->operands);
  for (size_t i = 0; i < operands.size(); ++i) {
    for (size_t k = 0; k < operands.size(); ++k) {
      if (i != k) align(operands[i], operands[k]);
    }
  }
  TermIds terms;
  for (const Held& operand : operands) terms.push_back(operand.term);
  if (name == "exp10" || name == "tan" || name == "atan") return std::nullopt;
  if (name == "isnan")
    return held_term(terms_.call("isnan", terms, TermType::kBool), operands[0].lanes);
  const TermType type = name == "abs" ? terms_.node(terms[0]).type : TermType::kFloat;
  return held_term(terms_.call(function->function, terms, type), operands[0].lanes);
}

Result<Held> PassReader::expand(const Held& block, const Held& index, Span span) {
  const std::vector<Held> entries =
      index.kind == HeldKind::kSequence ? index.items : std::vector{index};
  Held wide = block;
  wide.lanes.clear();
  size_t next = 0;
  for (const Held& entry : entries) {
    if (entry.kind == HeldKind::kNone) {
      wide.lanes.push_back({});
    } else if (entry.kind == HeldKind::kSlice && next < block.lanes.size()) {
      wide.lanes.push_back(block.lanes[next++]);
    } else if (entry.kind != HeldKind::kEllipsis) {
      return fail(span, "triton-kernel", "expected ':' and None as indices of a block");
    }
  }
  while (next < block.lanes.size()) wide.lanes.push_back(block.lanes[next++]);
  return wide;
}

Result<Held> PassReader::load(const CallArguments& given, Span span) {
  const Held* const from = given.find("pointer", 0);
  if (from == nullptr || from->kind != HeldKind::kPointer) {
    return fail(span, "triton-kernel", "expected a pointer to load from, found {}",
                from == nullptr ? "nothing" : describe(*from));
  }
  for (const KernelStore& earlier : stores_) {
    if (earlier.buffer == from->place) {
      return fail(span, "triton-store",
                  "expected operands that the kernel does not write, found one that it does");
    }
  }
  Held pointer = *from;
  const Held* const mask = given.find("mask", 1);
  const Held* const other = given.find("other", 2);
  Held condition = held_term(terms_.truth(true));
  if (mask != nullptr && mask->kind == HeldKind::kTerm) condition = *mask;
  Held fallback = held_term(terms_.number(0));
  if (other != nullptr && other->kind == HeldKind::kTerm) fallback = *other;
  if (terms_.node(condition.term).type != TermType::kBool) {
    condition.term = terms_.compare("!=", terms_.as_integer(condition.term), terms_.integer(0));
  }
  align(pointer, condition);
  const TermIds lanes = align(pointer, fallback);
  align(pointer, condition);
  return held_term(terms_.load(static_cast<int64_t>(pointer.place), pointer.term, condition.term,
                               terms_.as_float(fallback.term)),
                   lanes);
}

Result<Held> PassReader::store(const CallArguments& given, Span span) {
  const Held* const to = given.find("pointer", 0);
  const Held* const what = given.find("value", 1);
  if (to == nullptr || to->kind != HeldKind::kPointer || what == nullptr ||
      what->kind != HeldKind::kTerm) {
    return fail(span, "triton-kernel", "expected a pointer and a block to store");
  }
  Held pointer = *to;
  Held value = *what;
  const Held* const mask = given.find("mask", 2);
  Held condition = held_term(terms_.truth(true));
  if (mask != nullptr && mask->kind == HeldKind::kTerm) condition = *mask;
  align(pointer, value);
  align(pointer, condition);
  align(pointer, value);
  if (!buffers_[pointer.place].value.empty()) {
    return fail(span, "triton-store",
                "expected stores to tensors that the wrapper makes, found one to an input");
  }
  stores_.push_back({.buffer = pointer.place,
                     .offset = pointer.term,
                     .condition = terms_.conjunction(active_, condition.term),
                     .value = value.term,
                     .span = span});
  return Held{};
}

TermId PassReader::bound_reduction(std::string_view kind, TermId value, TermId lane) {
  const auto key = std::tuple{std::string(kind), value, lane};
  if (const auto known = reductions_.find(key); known != reductions_.end()) return known->second;
  const auto place = static_cast<size_t>(terms_.node(lane).integer);
  const IndexVariable old = terms_.indices[place];
  const TermId fresh = terms_.new_index("k", old.extent);
  const TermId made = terms_.reduce(kind, terms_.replace(value, {{lane, fresh}}), {fresh});
  reductions_.emplace(key, made);
  return made;
}

Result<Held> PassReader::reduce(std::string_view kind, const CallArguments& given, Span span) {
  const Held* const block = given.find("input", 0);
  if (block == nullptr || block->kind != HeldKind::kTerm) {
    return fail(span, "triton-kernel", "expected a block to reduce");
  }
  const Held* const axis = given.find("axis", 1);
  const Held* const keeps = given.find("keep_dims", 5);
  const bool is_kept = keeps != nullptr && keeps->kind == HeldKind::kTerm &&
                       terms_.truth_of(keeps->term).value_or(false);
  Held result = *block;
  const auto rank = static_cast<int64_t>(block->lanes.size());
  if (axis == nullptr || axis->kind != HeldKind::kTerm) {
    for (const TermId lane : block->lanes) {
      if (lane.valid()) result.term = bound_reduction(kind, result.term, lane);
    }
    result.lanes.clear();
    return result;
  }
  int64_t place = terms_.integer_of(axis->term).value_or(-rank - 1);
  if (place < 0) place += rank;
  if (place < 0 || place >= rank) {
    if (rank == 0) return result;
    return fail(span, "triton-kernel", "expected an axis of the block");
  }
  const TermId lane = result.lanes[static_cast<size_t>(place)];
  if (lane.valid()) result.term = bound_reduction(kind, result.term, lane);
  if (is_kept) {
    result.lanes[static_cast<size_t>(place)] = {};
  } else {
    result.lanes.erase(result.lanes.begin() + place);
  }
  return result;
}

Result<Held> PassReader::dot(const CallArguments& given, Span span) {
  const Held* const left = given.find("input", 0);
  const Held* const right = given.find("other", 1);
  if (left == nullptr || right == nullptr || left->lanes.size() != 2 || right->lanes.size() != 2) {
    return fail(span, "triton-kernel", "expected two blocks of two dims in 'tl.dot'");
  }
  // [m, k, 1] times [1, k, n].
  Held a = *left;
  Held b = *right;
  a.lanes.push_back({});
  b.lanes.insert(b.lanes.begin(), TermId{});
  const TermIds lanes = align(a, b);
  Held product =
      held_term(terms_.multiply(terms_.with_storage(terms_.as_float(a.term), kComputeType),
                                terms_.with_storage(terms_.as_float(b.term), kComputeType)),
                lanes);
  product = TRY(
      reduce("sum", {.positional = {product, held_term(terms_.integer(1))}, .keywords = {}}, span));
  const Held* const sum = given.find("acc", 2);
  if (sum == nullptr || sum->kind != HeldKind::kTerm) return product;
  return binary("+", *sum, product, span);
}

}  // namespace passnet
