#include "pass/write/write_loops.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>

namespace passnet {
namespace {

struct Infix {
  std::string_view op;
  std::string_view symbol;
};

constexpr std::array<Infix, 4> kInfix{{{"add", "+"}, {"sub", "-"}, {"mul", "*"}, {"div", "/"}}};

class LoopWriter {
 public:
  LoopWriter(const Graph& graph, const GraphPart& part, const Catalog& catalog,
             const NumberText& number)
      : graph_(graph), part_(part), catalog_(catalog), number_(number) {}

  std::optional<WrittenKernel> write() {
    if (part_.inputs.empty() || !find_type()) return std::nullopt;
    count_uses();
    for (const NodeId id : part_.nodes) {
      if (!add(graph_.node(id))) return std::nullopt;
    }
    return finish();
  }

 private:
  // The operands of a batch normalization besides the one that it normalizes.
  static constexpr size_t kFirstOfChannel = 1;
  static constexpr size_t kChannelOperands = 4;

  bool is_batch_norm(const Node& node) const {
    return catalog_.op(node.op).schema.name == "batch_norm";
  }

  // All values have the type of the first one that is computed, except numbers per channel.
  bool find_type() {
    type_ = graph_.type(graph_.node(part_.nodes.front()).results.front());
    if (!is_float(type_.dtype)) return false;
    for (const NodeId id : part_.nodes) {
      const Node& node = graph_.node(id);
      if (node.results.size() != 1 || graph_.type(node.results.front()) != type_) return false;
      for (size_t i = 0; i < node.arguments.size(); ++i) {
        const auto* value = std::get_if<ValueId>(&node.arguments[i]);
        const bool is_list = std::holds_alternative<std::vector<ValueId>>(node.arguments[i]);
        if (is_list) return false;
        const bool is_channel = is_batch_norm(node) && i >= kFirstOfChannel;
        if (value == nullptr) continue;
        if (is_channel) {
          channel_.push_back(*value);
        } else if (graph_.type(*value) != type_) {
          return false;
        }
      }
    }
    // A value that is both, or a number per channel that the part computes, is too much.
    return std::ranges::all_of(channel_, [&](ValueId value) {
      return std::ranges::find(part_.inputs, value) != part_.inputs.end() &&
             graph_.type(value).rank() == 1 && type_.rank() >= 2;
    });
  }

  void count_uses() {
    for (const NodeId id : part_.nodes) {
      graph_.for_each_operand(graph_.node(id), [&](ValueId value) { ++uses_[value.index]; });
    }
    for (const ValueId value : part_.results) ++uses_[value.index];
    if (has_channels()) index_ = "n, c, p";
  }

  bool has_channels() const { return !channel_.empty(); }

  bool is_channel(ValueId value) const {
    return std::ranges::find(channel_, value) != channel_.end();
  }

  std::string operand_name(ValueId value) const {
    const auto at = std::ranges::find(part_.inputs, value) - part_.inputs.begin();
    return fmt::format("a{}", at);
  }

  std::string value_text(ValueId value) const {
    const auto known = texts_.find(value.index);
    if (known != texts_.end()) return known->second;
    return operand_name(value) + "[" + index_ + "]";
  }

  bool add(const Node& node) {
    const auto text = is_batch_norm(node) ? batch_norm(node) : call(node);
    if (!text) return false;
    const ValueId result = node.results.front();
    const bool is_kept = uses_[result.index] > 1;
    if (!is_kept) {
      texts_[result.index] = "round(" + *text + ")";
      return true;
    }
    const std::string name = fmt::format("t{}", arrays_++);
    statements_ += fmt::format("    {}[{}] = round({})\n", name, index_, *text);
    texts_[result.index] = name + "[" + index_ + "]";
    return true;
  }

  // One product and one sum per channel, as the op computes them.
  std::optional<std::string> batch_norm(const Node& node) {
    const auto values = std::span(node.arguments).subspan(0, kFirstOfChannel + kChannelOperands);
    for (const Argument& argument : values) {
      if (!std::holds_alternative<ValueId>(argument)) return std::nullopt;
    }
    const auto name = [&](size_t i) { return operand_name(std::get<ValueId>(values[i])) + "[c]"; };
    const auto eps = catalog_.op(node.op).schema.find("eps");
    const std::string number = fmt::format("{}", norms_++);
    statements_ += fmt::format("    scale{}[c] = rsqrt({} + {}) * {}\n", number, name(2),
                               number_(node, *eps), name(3));
    statements_ += fmt::format("    shift{}[c] = fma(-{}, scale{}[c], {})\n", number, name(1),
                               number, name(4));
    return fmt::format("fma({}, scale{}[c], shift{}[c])", value_text(std::get<ValueId>(values[0])),
                       number, number);
  }

  std::optional<std::string> call(const Node& node) {
    const Op& op = catalog_.op(node.op);
    if (op.def.body.empty() || op.def.random) return std::nullopt;
    std::vector<std::string> operands;
    bool is_plain = true;  // without attributes that differ from their defaults
    for (size_t i = 0; i < node.arguments.size(); ++i) {
      const SchemaParameter& parameter = op.schema.parameters[i];
      if (const auto* value = std::get_if<ValueId>(&node.arguments[i])) {
        operands.push_back(value_text(*value));
        continue;
      }
      const auto& attribute = std::get<Attribute>(node.arguments[i]);
      const bool is_number =
          std::holds_alternative<double>(attribute) || std::holds_alternative<int64_t>(attribute);
      if (!is_number) return std::nullopt;
      const bool is_unused = parameter.fallback == attribute && !parameter.takes_values();
      if (is_unused && std::holds_alternative<int64_t>(attribute)) continue;
      is_plain &= parameter.takes_values();
      operands.push_back(number_(node, i));
    }
    const auto infix = std::ranges::find(kInfix, op.schema.name, &Infix::op);
    if (infix != kInfix.end()) {
      if (!is_plain || operands.size() != 2) return std::nullopt;
      return fmt::format("{} {} {}", operands[0], infix->symbol, operands[1]);
    }
    return fmt::format("{}({})", op.schema.name, fmt::join(operands, ", "));
  }

  std::optional<WrittenKernel> finish() {
    WrittenKernel written;
    const std::string dims = has_channels() ? "n, c, p*" : "p*";
    std::string operands;
    for (const ValueId value : part_.inputs) {
      operands += fmt::format("{}{}[{}]", operands.empty() ? "" : ", ", operand_name(value),
                              is_channel(value) ? "c" : dims);
      if (!is_channel(value)) written.same_type.push_back(value);
    }
    std::string results;
    for (size_t i = 0; i < part_.results.size(); ++i) {
      results += fmt::format("{}r{}[{}]", i > 0 ? ", " : "", i, dims);
      statements_ += fmt::format("    r{}[{}] = {}\n", i, index_, value_text(part_.results[i]));
    }
    written.text = fmt::format("({}) -> {} {{\n{}  }}", operands, results, statements_);
    return written;
  }

  const Graph& graph_;
  const GraphPart& part_;
  const Catalog& catalog_;
  const NumberText& number_;
  TensorType type_;
  std::vector<ValueId> channel_;
  std::map<uint32_t, size_t> uses_;
  std::map<uint32_t, std::string> texts_;  // by value
  std::string statements_;
  std::string index_ = "p";
  size_t arrays_ = 0;
  size_t norms_ = 0;
};

}  // namespace

std::optional<WrittenKernel> write_loop_kernel(const Graph& graph, const GraphPart& part,
                                               const Catalog& catalog, const NumberText& number) {
  return LoopWriter(graph, part, catalog, number).write();
}

}  // namespace passnet
