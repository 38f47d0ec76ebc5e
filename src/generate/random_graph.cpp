#include "generate/random_graph.hpp"

#include "generate/vary_call.hpp"
#include "ir/builder.hpp"

#include <algorithm>
#include <map>

namespace passnet {
namespace {

constexpr int kAttempts = 40;        // variations of a call before its unchanged example is used
constexpr size_t kMostResults = 12;  // of one call

class Generation {
 public:
  Generation(const Catalog& catalog, std::vector<const CallTemplate*> templates, uint64_t seed,
             const RandomGraphOptions& options)
      : catalog_(catalog),
        templates_(std::move(templates)),
        options_(options),
        random_(seed),
        builder_(catalog, fmt::format("random.{}", seed)) {}

  Graph run() {
    const size_t inputs = 1 + random_.below(3);
    for (size_t i = 0; i < inputs; ++i) add_input({.type = random_type()});
    for (size_t i = 0; i < options_.nodes; ++i) {
      if (!calls_.empty() && random_.percent(4)) {
        repeat_call();
      } else {
        add_call(*random_.pick(templates_));
      }
    }
    add_results();
    return builder_.take();
  }

 private:
  using Call = std::pair<OpId, std::vector<Argument>>;

  const TensorType& type(ValueId value) const { return builder_.graph().type(value); }

  TensorType random_type() {
    TensorType type{.dtype = random_.percent(options_.single_percent) ? DType::kF32
                                                                      : random_dtype(random_)};
    const size_t rank = random_.percent(25) ? 4 : random_.below(5);
    for (size_t dim = 0; dim < rank; ++dim) {
      type.shape.push_back(random_extent(random_, options_.most_extent));
    }
    while (type.numel() > options_.most_elements) type.shape.pop_back();
    return type;
  }

  // Strides that are channels last, transposed, have gaps, or repeat all elements of a dim; mostly
  // none.
  std::optional<Strides> random_strides(const Shape& shape) {
    if (shape.empty() || !random_.percent(shape.size() == 4 ? 55 : 35)) return std::nullopt;
    std::vector<size_t> order(shape.size());
    for (size_t dim = 0; dim < order.size(); ++dim) order[dim] = dim;
    if (shape.size() >= 3 && random_.percent(60)) {
      std::reverse(order.begin(), order.end());
      std::rotate(order.begin(), order.end() - 2, order.end() - 1);
    } else {
      for (size_t dim = order.size(); dim-- > 1;)
        std::swap(order[dim], order[random_.below(dim + 1)]);
    }
    Strides strides(shape.size());
    int64_t stride = random_.percent(30) ? 2 : 1;
    for (const size_t dim : order) {
      strides[dim] = stride;
      stride *= std::max<int64_t>(shape[dim], 1);
      if (random_.percent(15)) stride += 3;
    }
    if (random_.percent(20)) strides[random_.below(strides.size())] = 0;
    return strides;
  }

  ValueId add_input(const Operand& operand) {
    InputFacts facts = operand.facts;
    facts.strides = random_strides(operand.type.shape);
    const ValueId value = builder_.input(operand.type, "", std::move(facts));
    if (!operand.is_index) keep(value);
    return value;
  }

  void keep(ValueId value) {
    values_.push_back(value);
    by_type_[to_string(type(value))].push_back(value);
  }

  // Prefers recent values, so that graphs are deep.
  ValueId recent(const std::vector<ValueId>& values) {
    constexpr size_t kRecent = 6;
    const size_t count = random_.percent(70) ? std::min(kRecent, values.size()) : values.size();
    return values[values.size() - 1 - random_.below(count)];
  }

  // The value that is used as an operand of this type.
  ValueId place(const Operand& operand) {
    const auto found = by_type_.find(to_string(operand.type));
    const bool any = operand.facts == InputFacts{};
    if (operand.is_index || !any || found == by_type_.end() || random_.percent(10)) {
      return add_input(operand);
    }
    return recent(found->second);
  }

  bool is_small(std::span<const TensorType> types) const {
    return types.size() <= kMostResults && std::ranges::all_of(types, [&](const TensorType& type) {
             return type.numel() <= options_.most_elements;
           });
  }

  // Keeps indices within the smallest extent that they can address. Returns false if no index is
  // valid.
  static bool bound_indices(CallTemplate& call) {
    int64_t least = std::numeric_limits<int64_t>::max();
    for (const Operand& operand : call.operands) {
      if (operand.is_index) continue;
      for (const int64_t extent : operand.type.shape) least = std::min(least, extent);
    }
    const bool is_bounded = least != std::numeric_limits<int64_t>::max();
    for (Operand& operand : call.operands) {
      if (!operand.is_index || !is_bounded) continue;
      if (least == 0 && operand.type.numel() > 0) return false;
      operand.facts = {.min = 0, .max = static_cast<double>(std::max<int64_t>(least - 1, 0))};
    }
    return true;
  }

  // The type of a value that the call might accept: mostly of its first operand's rank.
  TensorType near_type(const CallTemplate& example) {
    constexpr int kTries = 12;
    const size_t rank = example.operands.empty() ? 0 : example.operands.front().type.rank();
    const int tries = random_.percent(70) ? kTries : 1;
    ValueId value;
    for (int i = 0; i < tries; ++i) {
      value = recent(values_);
      if (type(value).rank() == rank) break;
    }
    return type(value);
  }

  std::optional<CallTemplate> vary(const CallTemplate& example) {
    const Op& op = catalog_.op(example.op);
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
      const bool fits = !values_.empty() && random_.percent(75);
      const TensorType near = fits ? near_type(example) : TensorType{};
      CallTemplate call =
          vary_call(example, op, fits ? &near : nullptr, random_, options_.most_extent);
      std::vector<TensorType> operands;
      for (const Operand& operand : call.operands) operands.push_back(operand.type);
      if (!is_small(operands) || !bound_indices(call)) continue;
      const auto types = infer(catalog_, call);
      if (types && !types->empty() && is_small(*types)) return call;
    }
    return std::nullopt;
  }

  void add_call(const CallTemplate& example) {
    const CallTemplate call = vary(example).value_or(example);
    std::vector<Argument> arguments = call.arguments;
    const auto settle = [&](ValueId& value) {
      if (value.valid()) value = place(call.operands[value.index]);
    };
    for (Argument& argument : arguments) {
      if (auto* value = std::get_if<ValueId>(&argument)) settle(*value);
      if (auto* list = std::get_if<std::vector<ValueId>>(&argument)) {
        for (ValueId& entry : *list) settle(entry);
      }
    }
    finish_call({call.op, std::move(arguments)});
  }

  void repeat_call() {
    const Call again = random_.pick(calls_);
    finish_call(again);
  }

  void finish_call(const Call& call) {
    const auto results = builder_.call(call.first, call.second);
    CHECK(results.has_value());
    calls_.push_back(call);
    for (const ValueId value : *results) keep(value);
  }

  // Returns most unread values, some that are read, and one that an input receives.
  void add_results() {
    const std::vector<uint32_t> uses = builder_.graph().count_uses();
    size_t results = 0;
    for (const ValueId value : values_) {
      const bool is_read = uses[value.index] > 0 || !builder_.graph().value(value).producer.valid();
      if (!random_.percent(is_read ? 5 : 85)) continue;
      builder_.result(value);
      ++results;
    }
    if (results == 0) builder_.result(values_.back());
    if (!random_.percent(20)) return;
    const size_t input = random_.below(builder_.graph().inputs().size());
    const GraphInput& changed = builder_.graph().inputs()[input];
    const auto found = by_type_.find(to_string(type(changed.value)));
    if (found == by_type_.end() || changed.facts.strides) return;
    builder_.result(recent(found->second), static_cast<uint32_t>(input));
  }

  const Catalog& catalog_;
  std::vector<const CallTemplate*> templates_;
  const RandomGraphOptions& options_;
  RandomStream random_;
  GraphBuilder builder_;
  std::vector<ValueId> values_;  // in order; without indices
  std::map<std::string, std::vector<ValueId>> by_type_;
  std::vector<Call> calls_;
};

}  // namespace

GraphGenerator::GraphGenerator(const Catalog& catalog) : catalog_(catalog) {
  for (const Op& op : catalog.ops()) {
    if (auto call = call_template(catalog, op)) templates_.push_back(*std::move(call));
  }
}

Graph GraphGenerator::make(uint64_t seed, const RandomGraphOptions& options) const {
  std::vector<const CallTemplate*> templates;
  for (const CallTemplate& call : templates_) {
    const Op& op = catalog_.op(call.op);
    if (op.def.random && !options.random_ops) continue;
    const bool is_named = std::ranges::find(options.ops, op.name()) != options.ops.end();
    if (options.ops.empty() || is_named) templates.push_back(&call);
  }
  CHECK(!templates.empty());
  return Generation(catalog_, std::move(templates), seed, options).run();
}

}  // namespace passnet
