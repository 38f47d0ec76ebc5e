#include "generalize/dtypes.hpp"

#include "ir/copy.hpp"
#include "ir/recast.hpp"

#include <array>
#include <cmath>
#include <string_view>
#include <utility>

namespace passnet {
namespace {

// The greatest finite number of the dtype.
double bound_of(DType dtype) {
  if (dtype == DType::kF16) return 65504;
  if (dtype == DType::kBF16) return 0x1.fep127;
  if (dtype == DType::kF32) return 0x1.fffffep127;
  return 0x1.fffffffffffffp1023;
}

// Copies a graph with numbers of its calls within a bound.
class Clamping {
 public:
  Clamping(const Graph& graph, const Catalog& catalog, DType from, DType to)
      : graph_(graph),
        catalog_(catalog),
        from_(from),
        to_(to),
        builder_(catalog, graph.name),
        copies_(graph, builder_) {}

  Result<CastGraph> run() {
    for (const GraphInput& input : graph_.inputs()) copies_.input(input);
    for (const NodeId id : graph_.nodes()) TRY(add(graph_.node(id)));
    copies_.results();
    return CastGraph{builder_.take(), std::move(notes_)};
  }

  // True if a call has a number that the dtype does not represent.
  bool is_needed() const {
    bool needed = false;
    for (const NodeId id : graph_.nodes()) {
      const Node& node = graph_.node(id);
      for (size_t i = 0; i < node.arguments.size(); ++i) needed |= clamped(node, i).has_value();
    }
    return needed;
  }

 private:
  // The argument within the bound; nullopt if it stays. Counts of elements are no such numbers.
  std::optional<double> clamped(const Node& node, size_t parameter) const {
    const Op& op = catalog_.op(node.op);
    const auto* attribute = std::get_if<Attribute>(&node.arguments[parameter]);
    if (attribute == nullptr || node.results.empty()) return std::nullopt;
    if (graph_.type(node.results.front()).dtype != from_) return std::nullopt;
    if (op.name() == "arange" || op.name() == "linspace") return std::nullopt;
    const ParameterKind kind = op.schema.parameters[parameter].kind;
    if (kind == ParameterKind::kInt) return std::nullopt;
    double value = 0;
    if (const auto* number = std::get_if<double>(attribute)) value = *number;
    if (const auto* number = std::get_if<int64_t>(attribute)) value = static_cast<double>(*number);
    if (std::abs(value) <= bound_of(to_) || !std::isfinite(value)) return std::nullopt;
    return std::copysign(bound_of(to_), value);
  }

  Result<void> add(const Node& node) {
    std::vector<Argument> arguments = copies_.arguments(node);
    for (size_t i = 0; i < arguments.size(); ++i) {
      if (const auto number = clamped(node, i)) {
        notes_.push_back(fmt::format("%{}: {} became {}, the bound of {}",
                                     graph_.value(node.results.front()).name,
                                     to_string(std::get<Attribute>(node.arguments[i])),
                                     to_string(Attribute(*number)), name(to_)));
        arguments[i] = Attribute(*number);
      }
    }
    TRY(copies_.node(node, std::move(arguments)));
    return {};
  }

  const Graph& graph_;
  const Catalog& catalog_;
  const DType from_;
  const DType to_;
  GraphBuilder builder_;
  GraphCopy copies_;
  std::vector<std::string> notes_;
};

}  // namespace

std::optional<DType> main_dtype(const Graph& graph) {
  std::optional<DType> narrowest;
  const auto add = [&](ValueId value) {
    const DType dtype = graph.type(value).dtype;
    if (!is_float(dtype)) return;
    if (!narrowest || byte_size(dtype) < byte_size(*narrowest)) narrowest = dtype;
  };
  for (const GraphInput& input : graph.inputs()) add(input.value);
  if (narrowest) return narrowest;
  for (const NodeId id : graph.nodes()) {
    for (const ValueId result : graph.node(id).results) add(result);
  }
  return narrowest;
}

Result<CastGraph> cast_graph(const Graph& graph, const Catalog& catalog, DType from, DType to) {
  std::optional<CastGraph> within;
  Clamping clamping(graph, catalog, from, to);
  if (clamping.is_needed()) within = TRY(clamping.run());
  const Graph& source = within ? within->graph : graph;
  const bool narrows = byte_size(to) < byte_size(from);
  auto cast = recast(source, catalog, {.from = from, .to = to, .keeps_conversions = narrows});
  if (!cast) cast = recast(source, catalog, {.from = from, .to = to});
  if (!cast) cast = recast(source, catalog, {.from = std::nullopt, .to = to});
  if (!cast) return std::unexpected(std::move(cast.error()));
  return CastGraph{*std::move(cast),
                   within ? std::move(within->notes) : std::vector<std::string>()};
}

}  // namespace passnet
