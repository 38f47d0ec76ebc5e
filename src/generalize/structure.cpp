#include "generalize/structure.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <string_view>

namespace passnet {
namespace {

struct SizeParameter {
  std::string_view op;
  std::string_view parameter;
};

constexpr std::array kSizeParameters{
    SizeParameter{"reshape", "shape"},   SizeParameter{"unflatten", "sizes"},
    SizeParameter{"expand", "size"},     SizeParameter{"slice", "start"},
    SizeParameter{"slice", "end"},       SizeParameter{"narrow", "start"},
    SizeParameter{"narrow", "length"},   SizeParameter{"split", "split_size"},
    SizeParameter{"repeat", "repeats"},  SizeParameter{"tile", "dims"},
    SizeParameter{"full", "size"},       SizeParameter{"rand", "size"},
    SizeParameter{"randn", "size"},      SizeParameter{"randint", "size"},
    SizeParameter{"arange", "end"},      SizeParameter{"linspace", "steps"},
    SizeParameter{"interpolate", "size"},
};

std::string_view kind(DType dtype) { return is_float(dtype) ? "float" : name(dtype); }

class StructureHasher {
 public:
  StructureHasher(const Graph& graph, const Catalog& catalog) : graph_(graph), catalog_(catalog) {
    numbers_.resize(graph.value_limit());
  }

  Digest run() {
    count(graph_.inputs().size());
    for (const GraphInput& input : graph_.inputs()) add_value(input.value);
    count(graph_.nodes().size());
    for (const NodeId id : graph_.nodes()) add_node(graph_.node(id));
    count(graph_.results().size());
    for (const GraphResult& result : graph_.results()) {
      hasher_.add(numbers_[result.value.index]);
      hasher_.add(result.mutates ? int64_t{*result.mutates} : -1);
    }
    return hasher_.finish();
  }

 private:
  void count(size_t size) { hasher_.add(static_cast<int64_t>(size)); }

  // Numbers the value, in the order of inputs and results.
  void add_value(ValueId value) {
    numbers_[value.index] = next_number_++;
    hasher_.add(kind(graph_.type(value).dtype));
    count(graph_.type(value).rank());
  }

  void add_node(const Node& node) {
    const Op& op = catalog_.op(node.op);
    hasher_.add(op.name());
    for (size_t i = 0; i < node.arguments.size(); ++i) {
      hasher_.add(static_cast<int64_t>(node.arguments[i].index()));
      if (const auto* value = std::get_if<ValueId>(&node.arguments[i])) {
        hasher_.add(numbers_[value->index]);
      } else if (const auto* list = std::get_if<std::vector<ValueId>>(&node.arguments[i])) {
        count(list->size());
        for (const ValueId entry : *list) hasher_.add(entry.valid() ? numbers_[entry.index] : -1);
      } else {
        const SizeParameter at{op.name(), op.schema.parameters[i].name};
        const bool is_size = std::ranges::any_of(kSizeParameters, [&](const SizeParameter& size) {
          return size.op == at.op && size.parameter == at.parameter;
        });
        add_attribute(std::get<Attribute>(node.arguments[i]), is_size);
      }
    }
    if (node.launch) hasher_.add(node.launch->kernel);
    count(node.results.size());
    for (const ValueId result : node.results) add_value(result);
  }

  // A size counts as one; -1, which follows from other sizes, and positions from the end stay.
  void add_integer(int64_t value, bool is_size) { hasher_.add(is_size ? std::min<int64_t>(value, 1) : value); }

  void add_number(double value) {
    constexpr double kMaxF16 = 65504;
    const bool is_large = std::abs(value) >= kMaxF16 && std::isfinite(value);
    hasher_.add(std::bit_cast<int64_t>(is_large ? std::copysign(kMaxF16, value) : value));
  }

  void add_attribute(const Attribute& attribute, bool is_size) {
    const bool is_number = std::holds_alternative<double>(attribute);
    hasher_.add(static_cast<int64_t>(attribute.index()));
    if (is_number) add_number(std::get<double>(attribute));
    if (const auto* value = std::get_if<bool>(&attribute)) hasher_.add(int64_t{*value});
    if (const auto* value = std::get_if<int64_t>(&attribute)) add_integer(*value, is_size);
    if (const auto* value = std::get_if<std::string>(&attribute)) hasher_.add(*value);
    if (const auto* value = std::get_if<DType>(&attribute)) hasher_.add(kind(*value));
    if (const auto* list = std::get_if<Integers>(&attribute)) {
      count(list->size());
      for (const int64_t entry : *list) add_integer(entry, is_size);
    }
    if (const auto* list = std::get_if<std::vector<double>>(&attribute)) {
      count(list->size());
      for (const double entry : *list) add_number(entry);
    }
  }

  const Graph& graph_;
  const Catalog& catalog_;
  Hasher hasher_;
  std::vector<int64_t> numbers_;  // by value
  int64_t next_number_ = 0;
};

}  // namespace

Digest structural_hash(const Graph& graph, const Catalog& catalog) {
  return StructureHasher(graph, catalog).run();
}

}  // namespace passnet
