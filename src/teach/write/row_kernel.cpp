#include "teach/write/row_kernel.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string_view>

namespace passnet {
namespace {

struct Reduction {
  std::string_view op;
  std::string_view word;
  bool is_mean;
};
constexpr std::array<Reduction, 3> kRowReductions{
    {{"mean", "sum", true}, {"sum", "sum", false}, {"amax", "max", false}}};

enum class Extent : uint8_t {
  kFull,       // of the first value
  kRow,        // one number per row
  kPlace,      // one number per place in a row
  kBroadcast,  // an input that broadcasts to the first value
};

class RowWriter {
 public:
  RowWriter(const Graph& graph, const GraphPart& part, const Catalog& catalog,
            const NumberText& number)
      : graph_(graph),
        part_(part),
        catalog_(catalog),
        number_(number),
        text_(graph, part, catalog, number, "      ") {}

  std::optional<RowKernel> write() {
    if (part_.inputs.empty() || !find_type() || !find_extents()) return std::nullopt;
    bool has_rows = false;
    for (const NodeId id : part_.nodes) {
      const Node& node = graph_.node(id);
      const bool is_row_op = op_of(node).def.body.empty() && !is_function(node);
      has_rows |= is_row_op;
      if (!(is_row_op ? add_row_op(node) : add_expression(node))) return std::nullopt;
    }
    if (!has_rows) return std::nullopt;  // elements alone need no rows
    return finish();
  }

 private:
  const Op& op_of(const Node& node) const { return catalog_.op(node.op); }

  // The type of the first value with rows, which all others follow.
  bool find_type() {
    for (const NodeId id : part_.nodes) {
      const Node& node = graph_.node(id);
      if (node.results.size() != 1) return false;
      const TensorType& type = graph_.type(node.results.front());
      if (!is_float(type.dtype) || type.dtype == DType::kF64) return false;
      if (type.numel() > type_.numel() || type_.shape.empty()) type_ = type;
    }
    return type_.rank() >= 2 && type_.shape.back() > 1;
  }

  std::optional<Extent> extent_of(ValueId value) const {
    const TensorType& type = graph_.type(value);
    if (type.dtype != type_.dtype) return std::nullopt;
    if (type.shape == type_.shape) return Extent::kFull;
    if (type.rank() == 1 && type.shape[0] == type_.shape.back()) {
      return text_.is_input(value) ? std::optional(Extent::kPlace) : std::nullopt;
    }
    Shape row = type_.shape;
    row.back() = 1;
    if (type.shape == row) {
      return text_.is_input(value) ? std::nullopt : std::optional(Extent::kRow);
    }
    return text_.is_input(value) && type.rank() == type_.rank() ? std::optional(Extent::kBroadcast)
                                                                : std::nullopt;
  }

  bool find_extents() {
    for (const ValueId value : part_.inputs) {
      const auto extent = extent_of(value);
      if (!extent) return false;
      extents_[value.index] = *extent;
    }
    for (const NodeId id : part_.nodes) {
      const ValueId value = graph_.node(id).results.front();
      const auto extent = extent_of(value);
      if (!extent) return false;
      extents_[value.index] = *extent;
    }
    const auto full = std::ranges::find_if(
        part_.inputs, [&](ValueId value) { return extents_.at(value.index) == Extent::kFull; });
    if (full == part_.inputs.end()) return false;
    full_ = *full;
    return true;
  }

  std::string text_of(ValueId value) const {
    return text_.text_of(value, extents_.at(value.index) == Extent::kPlace ? "[d]" : "[p, d]");
  }

  bool is_row(ValueId value) const { return extents_.at(value.index) == Extent::kRow; }

  void set(ValueId value, const std::string& text, bool is_named = false) {
    text_.set(value, text,
              is_row(value) ? LoopArray{.prefix = "m", .index = ""}
                            : LoopArray{.prefix = "t", .index = "[d]"},
              is_named);
  }

  bool add_expression(const Node& node) {
    if (is_function(node)) return add_function(node);
    const ValueId result = node.results.front();
    const auto text = text_.call(node, [&](ValueId value) -> std::optional<std::string> {
      if (is_row(result) && !is_row(value)) return std::nullopt;
      note_broadcast(value, result);
      return text_of(value);
    });
    if (!text) return false;
    set(result, *text, is_row(result));
    return true;
  }

  // True for an op that has no body, and that a function of the loop language computes.
  bool is_function(const Node& node) const { return !function_of(node).empty(); }

  std::string_view function_of(const Node& node) const {
    const std::string_view op = op_of(node).name();
    const auto attribute = [&](size_t i) { return std::get_if<Attribute>(&node.arguments[i]); };
    if (op == "pow" && attribute(1) != nullptr) {
      const bool is_square =
          *attribute(1) == Attribute(int64_t{2}) || *attribute(1) == Attribute(2.0);
      return is_square ? "square" : "";
    }
    if (op == "gelu" && attribute(1) != nullptr) {
      const auto* kind = std::get_if<std::string>(attribute(1));
      return kind == nullptr || *kind == "none" ? "gelu" : "gelu_tanh";
    }
    return "";
  }

  bool add_function(const Node& node) {
    const auto* value = std::get_if<ValueId>(&node.arguments.front());
    const ValueId result = node.results.front();
    if (value == nullptr || is_row(result) != is_row(*value)) return false;
    note_broadcast(*value, result);
    set(result, fmt::format("{}({})", function_of(node), text_of(*value)), is_row(result));
    return true;
  }

  // An operand that broadcasts must not make its result larger than the rows.
  void note_broadcast(ValueId operand, ValueId result) {
    if (extents_.at(operand.index) != Extent::kBroadcast) return;
    guards_.push_back(fmt::format("shape(%{}) == shape(%{})", graph_.value(result).name,
                                  graph_.value(full_).name));
  }

  // The operand of a reduction, by a name: an input, or an array of the row.
  std::optional<std::string> row_operand(const Node& node) {
    const auto* value = std::get_if<ValueId>(&node.arguments.front());
    if (value == nullptr || extents_.at(value->index) != Extent::kFull) return std::nullopt;
    std::string text = text_of(*value);
    if (!text.starts_with("round(")) return text;
    std::string element = text_.new_name("t") + "[d]";
    text_.add_statement(element + " = " + text);
    return element;
  }

  bool add_row_op(const Node& node) {
    const std::string_view op = op_of(node).name();
    const auto operand = row_operand(node);
    if (!operand) return false;
    if (op == "layer_norm") return add_layer_norm(node, *operand);
    if (op == "softmax") return add_softmax(node, *operand);
    const auto reduction = std::ranges::find(kRowReductions, op, &Reduction::op);
    if (reduction == kRowReductions.end() || !reduces_last(node)) return false;
    set(node.results.front(),
        fmt::format("{}(d) {}{}", reduction->word, *operand, reduction->is_mean ? " / d" : ""),
        true);
    return true;
  }

  // True if the op reduces the last dim alone and keeps it; a dim counted from the front fixes the
  // rank.
  bool reduces_last(const Node& node) {
    const Op& op = op_of(node);
    for (size_t i = 1; i < node.arguments.size(); ++i) {
      const auto* attribute = std::get_if<Attribute>(&node.arguments[i]);
      if (attribute == nullptr) return false;
      const std::string& name = op.schema.parameters[i].name;
      if (name == "keepdim") {
        if (*attribute != Attribute(true)) return false;
      } else if (name == "dim") {
        const auto* list = std::get_if<Integers>(attribute);
        const auto* number = std::get_if<int64_t>(attribute);
        if (list != nullptr && list->size() != 1) return false;
        if (list == nullptr && number == nullptr) return false;
        if (!is_last(list != nullptr ? list->front() : *number, node, i)) return false;
      } else if (!std::holds_alternative<None>(*attribute)) {
        return false;
      }
    }
    return true;
  }

  bool is_last(int64_t dim, const Node& node, size_t parameter) {
    if (number_(node, parameter).find('$') != std::string::npos) return false;
    const auto rank = static_cast<int64_t>(type_.rank());
    if (dim == -1) return true;
    if (dim != rank - 1) return false;
    guards_.push_back(fmt::format("rank(%{}) == {}", graph_.value(full_).name, rank));
    return true;
  }

  bool add_softmax(const Node& node, const std::string& operand) {
    for (size_t i = 1; i < node.arguments.size(); ++i) {
      const auto* attribute = std::get_if<Attribute>(&node.arguments[i]);
      if (attribute == nullptr) return false;
      const auto* dim = std::get_if<int64_t>(attribute);
      const bool fits =
          dim != nullptr ? is_last(*dim, node, i) : std::holds_alternative<None>(*attribute);
      if (!fits) return false;
    }
    const size_t number = norms_++;
    text_.add_statement(fmt::format("top{} = max(d) {}", number, operand));
    text_.add_statement(fmt::format("weight{0}[d] = exp({1} - top{0})", number, operand));
    text_.add_statement(fmt::format("total{0} = sum(d) weight{0}[d]", number));
    set(node.results.front(), fmt::format("weight{0}[d] / total{0}", number));
    return true;
  }

  bool add_layer_norm(const Node& node, const std::string& operand) {
    const Schema& schema = op_of(node).schema;
    const auto shape = schema.find("normalized_shape");
    const auto* sizes = std::get_if<Integers>(&std::get<Attribute>(node.arguments[*shape]));
    if (sizes == nullptr || sizes->size() != 1) return false;
    const size_t number = norms_++;
    text_.add_statement(fmt::format("mean{} = sum(d) {} / d", number, operand));
    text_.add_statement(fmt::format("inverse{0} = rsqrt(sum(d) square({1} - mean{0}) / d + {2})",
                                    number, operand, number_(node, *schema.find("eps"))));
    std::string text = fmt::format("({1} - mean{0}) * inverse{0}", number, operand);
    const auto* weight = std::get_if<ValueId>(&node.arguments[*schema.find("weight")]);
    const auto* bias = std::get_if<ValueId>(&node.arguments[*schema.find("bias")]);
    if (weight != nullptr && bias != nullptr) {
      text = fmt::format("fma({}, {}, {})", text, text_of(*weight), text_of(*bias));
    } else if (weight != nullptr || bias != nullptr) {
      return false;
    }
    set(node.results.front(), text);
    return true;
  }

  std::optional<RowKernel> finish() {
    const std::string& first = graph_.value(full_).name;
    std::vector<std::string> guards{fmt::format("dtype(%{}) in [f32, f16, bf16]", first)};
    std::vector<std::string> operands;
    for (const ValueId value : part_.inputs) {
      const std::string& name = graph_.value(value).name;
      const Extent extent = extents_.at(value.index);
      if (value != full_) guards.push_back(fmt::format("dtype(%{}) == dtype(%{})", name, first));
      if (extent == Extent::kFull && value != full_) {
        guards.push_back(fmt::format("shape(%{}) == shape(%{})", name, first));
      }
      if (extent == Extent::kPlace) {
        guards.push_back(fmt::format("shape(%{}) == [dim(%{}, -1)]", name, first));
      }
      operands.push_back(text_.operand_name(value) + (extent == Extent::kPlace       ? "[d]"
                                                      : extent == Extent::kBroadcast ? "[~p*, ~d]"
                                                                                     : "[p*, d]"));
    }
    guards.push_back(fmt::format("dim(%{}, -1) > 0", first));
    std::set<std::string> known(guards.begin(), guards.end());
    for (const std::string& guard : guards_) {
      if (known.insert(guard).second) guards.push_back(guard);
    }
    std::vector<std::string> results;
    for (size_t i = 0; i < part_.results.size(); ++i) {
      const ValueId result = part_.results[i];
      results.push_back(fmt::format("r{}[p*, {}]", i, is_row(result) ? "1" : "d"));
      text_.add_statement(
          fmt::format("r{}[p, {}] = {}", i, is_row(result) ? "0" : "d", text_of(result)));
    }
    return RowKernel{.text = fmt::format("({}) -> {} {{\n    rows p {{\n{}    }}\n  }}",
                                         fmt::join(operands, ", "), fmt::join(results, ", "),
                                         text_.statements()),
                     .guards = std::move(guards)};
  }

  const Graph& graph_;
  const GraphPart& part_;
  const Catalog& catalog_;
  const NumberText& number_;
  LoopText text_;
  TensorType type_;
  ValueId full_;  // the first input that has the type
  std::map<uint32_t, Extent> extents_;
  std::vector<std::string> guards_;  // beside those of the operands
  size_t norms_ = 0;
};

}  // namespace

std::optional<RowKernel> write_row_kernel(const Graph& graph, const GraphPart& part,
                                          const Catalog& catalog, const NumberText& number) {
  return RowWriter(graph, part, catalog, number).write();
}

}  // namespace passnet
