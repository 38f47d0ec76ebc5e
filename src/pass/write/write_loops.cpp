#include "pass/write/write_loops.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

namespace passnet {
namespace {

class LoopWriter {
 public:
  LoopWriter(const Graph& graph, const GraphPart& part, const Catalog& catalog,
             const NumberText& number)
      : graph_(graph),
        part_(part),
        catalog_(catalog),
        number_(number),
        text_(graph, part, catalog, number, "    ") {}

  std::optional<WrittenKernel> write() {
    if (part_.inputs.empty() || !find_type()) return std::nullopt;
    if (has_channels()) index_ = "[n, c, p]";
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
          channel_.insert(*value);
        } else if (graph_.type(*value) != type_) {
          return false;
        }
      }
    }
    // A value that is both, or a number per channel that the part computes, is too much.
    return std::ranges::all_of(channel_, [&](ValueId value) {
      return text_.is_input(value) && graph_.type(value).rank() == 1 && type_.rank() >= 2;
    });
  }

  bool has_channels() const { return !channel_.empty(); }

  bool is_channel(ValueId value) const { return channel_.contains(value); }

  std::string value_text(ValueId value) const { return text_.text_of(value, index_); }

  bool add(const Node& node) {
    const auto text = is_batch_norm(node) ? batch_norm(node) : text_.call(node, [&](ValueId value) {
      return std::optional(value_text(value));
    });
    if (!text) return false;
    text_.set(node.results.front(), *text, {.prefix = "t", .index = index_});
    return true;
  }

  // One product and one sum per channel, as the op computes them.
  std::optional<std::string> batch_norm(const Node& node) {
    const auto values = std::span(node.arguments).subspan(0, kFirstOfChannel + kChannelOperands);
    for (const Argument& argument : values) {
      if (!std::holds_alternative<ValueId>(argument)) return std::nullopt;
    }
    const auto name = [&](size_t i) {
      return text_.operand_name(std::get<ValueId>(values[i])) + "[c]";
    };
    const auto eps = catalog_.op(node.op).schema.find("eps");
    const std::string number = fmt::format("{}", norms_++);
    text_.add_statement(fmt::format("scale{}[c] = rsqrt({} + {}) * {}", number, name(2),
                                    number_(node, *eps), name(3)));
    text_.add_statement(
        fmt::format("shift{}[c] = fma(-{}, scale{}[c], {})", number, name(1), number, name(4)));
    return fmt::format("fma({}, scale{}[c], shift{}[c])", value_text(std::get<ValueId>(values[0])),
                       number, number);
  }

  std::optional<WrittenKernel> finish() {
    WrittenKernel written;
    const std::string dims = has_channels() ? "n, c, p*" : "p*";
    std::string operands;
    for (const ValueId value : part_.inputs) {
      operands += fmt::format("{}{}[{}]", operands.empty() ? "" : ", ", text_.operand_name(value),
                              is_channel(value) ? "c" : dims);
      if (!is_channel(value)) written.same_type.push_back(value);
    }
    std::string results;
    for (size_t i = 0; i < part_.results.size(); ++i) {
      results += fmt::format("{}r{}[{}]", i > 0 ? ", " : "", i, dims);
      text_.add_statement(fmt::format("r{}{} = {}", i, index_, value_text(part_.results[i])));
    }
    written.text = fmt::format("({}) -> {} {{\n{}  }}", operands, results, text_.statements());
    return written;
  }

  const Graph& graph_;
  const GraphPart& part_;
  const Catalog& catalog_;
  const NumberText& number_;
  LoopText text_;
  TensorType type_;
  std::set<ValueId> channel_;
  std::string_view index_ = "[p]";
  size_t norms_ = 0;
};

}  // namespace

std::optional<WrittenKernel> write_loop_kernel(const Graph& graph, const GraphPart& part,
                                               const Catalog& catalog, const NumberText& number) {
  return LoopWriter(graph, part, catalog, number).write();
}

}  // namespace passnet
