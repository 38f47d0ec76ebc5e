#include "generalize/structure.hpp"

#include "base/check.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <string_view>

namespace passnet {
namespace {

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
      } else if (op.schema.parameters[i].kind != ParameterKind::kDType) {  // the results have it
        add_attribute(std::get<Attribute>(node.arguments[i]), op.schema.parameters[i].is_size);
      }
    }
    if (node.launch) hasher_.add(node.launch->kernel);
    count(node.results.size());
    for (const ValueId result : node.results) add_value(result);
  }

  // A size counts as one; -1, which follows from other sizes, and positions from the end stay.
  void add_size(int64_t value) { hasher_.add(std::min<int64_t>(value, 1)); }

  // Numbers beyond f16 are alike: they are clamped there.
  void add_number(double value) {
    constexpr double kMaxF16 = 65504;
    if (std::abs(value) >= kMaxF16 && std::isfinite(value)) {
      hasher_.add(value > 0 ? "large" : "-large");
    } else {
      hasher_.add(std::bit_cast<int64_t>(value));
    }
  }

  void add_attribute(const Attribute& attribute, bool is_size) {
    struct Adder {
      StructureHasher& to;
      bool is_size;
      void operator()(None) const { to.hasher_.add("none"); }
      void operator()(bool value) const { to.hasher_.add(int64_t{value}); }
      void operator()(int64_t value) const {
        if (is_size) {
          to.add_size(value);
        } else {
          to.add_number(static_cast<double>(value));
        }
      }
      void operator()(double value) const { to.add_number(value); }
      void operator()(const std::string& value) const { to.hasher_.add(value); }
      void operator()(DType) const { UNREACHABLE(); }
      void operator()(const Integers& list) const {
        to.count(list.size());
        for (const int64_t entry : list) {
          if (is_size) {
            to.add_size(entry);
          } else {
            to.hasher_.add(entry);
          }
        }
      }
      void operator()(const std::vector<double>& list) const {
        to.count(list.size());
        for (const double entry : list) to.add_number(entry);
      }
    };
    std::visit(Adder{*this, is_size}, attribute);
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

Result<void> expect_structure(const Graph& graph, const Catalog& catalog, const Digest& structure) {
  if (structural_hash(graph, catalog) == structure) return {};
  return fail({}, "other-structure", "the variant has another structure than the graph");
}

}  // namespace passnet
