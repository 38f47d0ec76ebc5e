#include "generalize/dim_votes.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

namespace passnet {
namespace {

constexpr int kWeak = 1;    // by the position of the dim alone
constexpr int kLikely = 5;  // by the form of a value, or an op that treats dims differently
constexpr int kStrong = 20;

class Votes {
 public:
  Votes(const Graph& graph, const Catalog& catalog, const TracedExtents& traced)
      : graph_(graph),
        catalog_(catalog),
        traced_(traced),
        votes_(traced.table.size()),
        is_inner_(votes_.size()) {}

  std::vector<DimClass> run() {
    for (const GraphInput& input : graph_.inputs()) {
      add_value(input.value, kLikely);
      exclude_batch(shape(input.value));
    }
    for (const NodeId id : graph_.nodes()) {
      for (const ValueId result : graph_.node(id).results) add_value(result, kWeak);
      add_node(graph_.node(id));
    }
    std::vector<DimClass> classes;
    for (uint32_t atom = 0; atom < votes_.size(); ++atom) classes.push_back(winner(atom));
    keep_one_batch(classes);
    return classes;
  }

 private:
  // The batch wins ties with the sequence and the side, any of them with the rest.
  DimClass winner(uint32_t atom) const {
    const auto& votes = votes_[atom];
    if (!traced_.table.is_symbol(atom)) return DimClass::kOther;
    const auto first = votes.begin() + (is_inner_[atom] ? 1 : 0);
    const auto best = std::max_element(first, votes.end());
    const auto found = static_cast<DimClass>(best - votes.begin());
    const bool is_one = traced_.table.symbol_value(atom) == 1;
    return is_one && found != DimClass::kBatch ? DimClass::kOther : found;
  }

  // A graph has one batch: the extent with most votes for it. Others are counts of something else.
  void keep_one_batch(std::vector<DimClass>& classes) const {
    std::map<int64_t, int> by_value;
    const auto value = [&](size_t atom) {
      return traced_.table.symbol_value(static_cast<uint32_t>(atom));
    };
    for (size_t atom = 0; atom < classes.size(); ++atom) {
      if (classes[atom] == DimClass::kBatch) by_value[value(atom)] += votes_[atom][0];
    }
    const auto best = std::ranges::max_element(
        by_value, {}, [](const std::pair<const int64_t, int>& entry) { return entry.second; });
    for (size_t atom = 0; atom < classes.size(); ++atom) {
      if (classes[atom] == DimClass::kBatch && value(atom) != best->first) {
        classes[atom] = DimClass::kOther;
      }
    }
  }

  // The batch is the first dim of every input that has it.
  void exclude_batch(const ExtentList& dims) {
    for (size_t dim = 1; dim < dims.size(); ++dim) {
      for (const uint32_t symbol : traced_.table.symbols(dims[dim])) is_inner_[symbol] = true;
    }
  }

  void vote(const Extent& extent, DimClass dim_class, int weight) {
    for (const ExtentTerm& term : extent.terms) {
      for (const uint32_t atom : term.factors) {
        if (traced_.table.is_symbol(atom)) {
          votes_[atom][static_cast<size_t>(dim_class)] += weight;
        }
      }
    }
  }

  const ExtentList& shape(ValueId value) const { return traced_.shapes[value.index]; }

  // Votes by the position in a value: [batch, sequence, feature], [batch, channel, side, side],
  // [batch, side, side, feature], [batch, head, sequence, feature].
  void add_value(ValueId value, int weight) {
    const ExtentList& dims = shape(value);
    const size_t rank = dims.size();
    if (rank == 0) return;
    const bool is_integer = !is_float(graph_.type(value).dtype);
    if (rank == 1) {
      vote(dims[0], DimClass::kOther, kWeak);
      return;
    }
    vote(dims[0], DimClass::kBatch, weight);
    if (rank == 2) vote(dims[1], is_integer ? DimClass::kSequence : DimClass::kOther, weight);
    if (rank == 3) vote(dims[1], DimClass::kSequence, weight);
    if (rank == 4) add_four(value, weight);
    if (rank == 5) {
      vote(dims[1], DimClass::kOther, weight);
      for (size_t dim = 2; dim < rank; ++dim) vote(dims[dim], DimClass::kSide, weight);
    }
    if (rank == 3 || rank > 5) vote(dims[rank - 1], DimClass::kOther, weight);
  }

  void add_four(ValueId value, int weight) {
    const ExtentList& dims = shape(value);
    const Shape& known = graph_.type(value).shape;
    if (known[2] == known[3]) {
      vote(dims[1], DimClass::kOther, weight);
      vote(dims[2], DimClass::kSide, weight);
      vote(dims[3], DimClass::kSide, weight);
    } else if (known[1] == known[2]) {
      vote(dims[1], DimClass::kSide, weight);
      vote(dims[2], DimClass::kSide, weight);
      vote(dims[3], DimClass::kOther, weight);
    } else {
      vote(dims[1], DimClass::kOther, weight);
      vote(dims[2], DimClass::kSequence, weight);
      vote(dims[3], DimClass::kOther, weight);
    }
  }

  // Votes by the op that reads the node's first operand.
  void add_node(const Node& node) {
    if (node.arguments.empty() || !std::holds_alternative<ValueId>(node.arguments[0])) return;
    const ValueId operand = std::get<ValueId>(node.arguments[0]);
    const ExtentList& dims = shape(operand);
    const size_t rank = dims.size();
    const std::string_view op = catalog_.op(node.op).name();
    const auto has = [&](std::string_view part) { return op.contains(part); };
    if (has("conv") || has("pool") || op == "interpolate" || has("pixel_")) {
      add_window(dims, has("1d") || rank == 3);
    } else if (op == "batch_norm" || op == "group_norm" || op == "instance_norm") {
      if (rank == 4) add_window(dims, false);
    } else if (op == "softmax" && rank >= 3) {
      const auto dim = wrap_dim(std::get<int64_t>(std::get<Attribute>(node.arguments[1])), rank);
      if (dim) vote(dims[static_cast<size_t>(*dim)], DimClass::kSequence, kLikely);
      if (rank == 4) vote(dims[2], DimClass::kSequence, kLikely);
    } else if (op == "slice" || op == "narrow") {
      add_cut(node, dims);
    } else if (op == "index" || op == "index_select" || op == "gather") {
      add_table(node, dims);
    } else if (op == "scaled_dot_product_attention") {
      for (const size_t at : std::array<size_t, 3>{0, 1, 2}) {
        add_attention(shape(std::get<ValueId>(node.arguments[at])));
      }
    } else if ((op == "matmul" || op == "bmm") && rank >= 3) {
      vote(dims[rank - 2], DimClass::kSequence, kLikely);
    } else if ((op == "linear" || op == "layer_norm") && rank >= 2) {
      vote(dims[rank - 1], DimClass::kOther, kStrong);
      if (rank == 3) vote(dims[1], DimClass::kSequence, kLikely);
    }
  }

  void add_window(const ExtentList& dims, bool is_line) {
    if (dims.size() < 3) return;
    vote(dims[0], DimClass::kBatch, kStrong);
    vote(dims[1], DimClass::kOther, kStrong);
    for (size_t dim = 2; dim < dims.size(); ++dim) {
      vote(dims[dim], is_line ? DimClass::kSequence : DimClass::kSide, kStrong);
    }
  }

  // A dim of which a part is read, of a length of its own, is the capacity of a buffer.
  void add_cut(const Node& node, const ExtentList& dims) {
    const auto dim =
        wrap_dim(std::get<int64_t>(std::get<Attribute>(node.arguments[1])), dims.size());
    const Extent& extent = dims[static_cast<size_t>(*dim)];
    const Extent& part = shape(node.results[0])[static_cast<size_t>(*dim)];
    const std::vector<uint32_t> kept = traced_.table.symbols(part);
    if (part.is_constant() || extent.is_constant()) return;
    for (const uint32_t symbol : traced_.table.symbols(extent)) {
      if (std::ranges::count(kept, symbol) > 0) return;
    }
    vote(extent, DimClass::kOther, kStrong);
  }

  // True if positions, of which there are as many as the dim has, index it.
  bool shares_symbol(const Extent& dim, const ExtentList& positions) const {
    const std::vector<uint32_t> symbols = traced_.table.symbols(dim);
    return std::ranges::any_of(positions, [&](const Extent& extent) {
      return std::ranges::any_of(traced_.table.symbols(extent), [&](uint32_t symbol) {
        return std::ranges::count(symbols, symbol) > 0;
      });
    });
  }

  // Positions in a table are not its users' extents.
  void add_table(const Node& node, const ExtentList& dims) {
    const Argument& which = node.arguments[1];
    if (const auto* indices = std::get_if<std::vector<ValueId>>(&which)) {
      for (size_t dim = 0; dim < indices->size() && dim < dims.size(); ++dim) {
        const ValueId at = (*indices)[dim];
        if (at.valid() && !shares_symbol(dims[dim], shape(at))) {
          vote(dims[dim], DimClass::kOther, kStrong);
        }
      }
    } else if (const auto* dim = std::get_if<int64_t>(&std::get<Attribute>(which))) {
      if (const auto at = wrap_dim(*dim, dims.size()); at && !dims.empty()) {
        vote(dims[static_cast<size_t>(*at)], DimClass::kOther, kStrong);
      }
    }
  }

  void add_attention(const ExtentList& dims) {
    if (dims.size() < 3) return;
    vote(dims[dims.size() - 2], DimClass::kSequence, kStrong);
    vote(dims[dims.size() - 1], DimClass::kOther, kStrong);
    if (dims.size() == 4) vote(dims[0], DimClass::kBatch, kStrong);
    if (dims.size() == 4) vote(dims[1], DimClass::kOther, kStrong);
  }

  const Graph& graph_;
  const Catalog& catalog_;
  const TracedExtents& traced_;
  std::vector<std::array<int, kDimClasses.size()>> votes_;  // by symbol
  std::vector<bool> is_inner_;  // by symbol: it occurs behind the first dim of an input
};

}  // namespace

std::vector<DimClass> classify(const Graph& graph, const Catalog& catalog,
                               const TracedExtents& traced) {
  return Votes(graph, catalog, traced).run();
}

}  // namespace passnet
