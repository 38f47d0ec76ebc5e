#include "draw/outline.hpp"

#include "base/utf8.hpp"
#include "draw/repeats.hpp"
#include "draw/units.hpp"
#include "ir/builder.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace passnet {
namespace {

constexpr size_t kLongestLine = 38;  // characters
constexpr uint32_t kFarthest = 16;   // layers that an arrow may pass; longer ones become a line
constexpr size_t kMostTooltip = 2000;

class Outliner {
 public:
  Outliner(const Graph& graph, const Catalog& catalog, const GraphCost& cost,
           const OutlineOptions& options)
      : graph_(graph),
        catalog_(catalog),
        cost_(cost),
        position_(graph.node_limit(), 0),
        uses_(graph.count_uses()),
        marked_(options.marked),
        is_folded_(graph.value_limit(), false) {
    for (size_t i = 0; i < graph.nodes().size(); ++i) position_[graph.nodes()[i].index] = i;
    fold_weights();
    index_readers();
    if (!options.expand) repeats_ = find_repeats(graph);
  }

  Outline run() {
    outline_.name = graph_.name;
    outline_.pictures.emplace_back();
    for (const Repeat& repeat : repeats_) outline_.pictures.push_back(inside(repeat));
    outline_.pictures[0] = whole();
    return std::move(outline_);
  }

 private:
  // One level while it is being built.
  struct Level {
    OutlinePicture picture;
    std::map<uint32_t, uint32_t> box_of;  // by value: the box that represents it
    std::set<std::pair<uint32_t, uint32_t>> known;
    std::vector<std::pair<Arrow, ValueId>> reads;
  };

  void fold_weights() {
    for (const GraphInput& input : graph_.inputs()) {
      const std::string& name = graph_.value(input.value).name;
      is_folded_[input.value.index] = is_weight_name(name) || name.contains("_buffers_");
    }
    for (const NodeId id : graph_.nodes()) {
      const Node& node = graph_.node(id);
      const auto& parameters = catalog_.op(node.op).schema.parameters;
      for (size_t i = 0; i < node.arguments.size(); ++i) {
        const auto* value = std::get_if<ValueId>(&node.arguments[i]);
        if (value == nullptr || graph_.value(*value).producer.valid()) continue;
        if (parameters[i].is_weight && uses_[value->index] == 1) {
          is_folded_[value->index] = true;
        }
      }
    }
    for (const GraphResult& result : graph_.results()) is_folded_[result.value.index] = false;
  }

  std::string type_text(ValueId value) const { return to_string(graph_.type(value)); }

  Box input_box(ValueId value, std::string_view prefix = "") const {
    const Value& known = graph_.value(value);
    Box box{.kind = BoxKind::kInput,
            .id = known.name,
            .title = std::string(prefix) + shorten_middle(known.name, kLongestLine),
            .lines = {type_text(value)}};
    box.tooltip = fmt::format("%{}: {}", known.name, to_string(known.type));
    size_box(box);
    return box;
  }

  static void size_box(Box& box) {
    if (box.kind == BoxKind::kView) {
      box.size = {static_cast<double>(count_characters(box.title)) * kSmallCharacter + 14, 17};
    } else {
      box.size = {static_cast<double>(count_characters(box.title)) * kCharacter + 20, 24};
    }
    for (const std::string& line : box.lines) {
      const double width = static_cast<double>(count_characters(line)) * kSmallCharacter + 16;
      box.size.width = std::max(box.size.width, width);
      box.size.height += 13;
    }
  }

  // Prints attributes that are not their defaults, and the weights, in text that fits.
  std::vector<std::string> details(const Node& node) const {
    const Op& op = catalog_.op(node.op);
    std::vector<std::string> lines;
    std::string line;
    const auto add = [&](std::string text) {
      text = shorten_middle(text, kLongestLine);
      if (!line.empty() && line.size() + 2 + text.size() > kLongestLine) {
        lines.push_back(std::move(line));
        line.clear();
      }
      line += (line.empty() ? "" : "  ") + text;
    };
    for (size_t i = 0; i < node.arguments.size(); ++i) {
      const SchemaParameter& parameter = op.schema.parameters[i];
      if (const auto* attribute = std::get_if<Attribute>(&node.arguments[i])) {
        if (is_default(parameter, node.arguments[i])) continue;
        add(fmt::format("{}={}", parameter.name, to_string(*attribute)));
      } else if (const auto* value = std::get_if<ValueId>(&node.arguments[i])) {
        if (!is_folded_[value->index]) continue;
        add(fmt::format("{} {}", parameter.name, to_string(graph_.type(*value).shape)));
      }
    }
    if (node.launch) add("kernel " + node.launch->kernel);
    if (!line.empty()) lines.push_back(std::move(line));
    constexpr size_t kMostLines = 4;
    if (lines.size() > kMostLines) {
      lines.resize(kMostLines - 1);
      lines.emplace_back("…");
    }
    return lines;
  }

  std::string tooltip(const Node& node) const {
    const Op& op = catalog_.op(node.op);
    std::string text = fmt::format("{}(", op.name());
    for (size_t i = 0; i < node.arguments.size(); ++i) {
      if (is_default(op.schema.parameters[i], node.arguments[i])) continue;
      if (text.back() != '(') text += ", ";
      text += op.schema.parameters[i].name + '=';
      if (const auto* attribute = std::get_if<Attribute>(&node.arguments[i])) {
        text += to_string(*attribute);
      } else if (const auto* value = std::get_if<ValueId>(&node.arguments[i])) {
        text += named(*value);
      } else {
        for (const ValueId entry : std::get<std::vector<ValueId>>(node.arguments[i])) {
          text += entry.valid() ? named(entry) + " " : "none ";
        }
      }
    }
    text += ')';
    for (const ValueId result : node.results) text += "\n→ " + named(result);
    const Cost& own = cost_.nodes[position_[graph_.value(node.results.front()).producer.index]];
    text += fmt::format("\n{}FLOP, {}B read, {}B written", short_number(own.flops) + " ",
                        short_number(static_cast<double>(own.read)) + " ",
                        short_number(static_cast<double>(own.written)) + " ");
    if (text.size() > kMostTooltip) text.resize(kMostTooltip);
    return text;
  }

  std::string named(ValueId value) const {
    return fmt::format("%{}: {}", graph_.value(value).name, type_text(value));
  }

  Box op_box(const Node& node) const {
    const Op& op = catalog_.op(node.op);
    Box box{.kind = op.def.view != nullptr ? BoxKind::kView : BoxKind::kOp,
            .group = op.group,
            .id = node.results.empty() ? "" : graph_.value(node.results.front()).name,
            .title = std::string(op.name())};
    if (!node.results.empty()) box.tooltip = tooltip(node);
    if (box.kind == BoxKind::kOp) box.lines = details(node);
    std::optional<ValueId> first;
    graph_.for_each_operand(node, [&](ValueId value) {
      if (!first) first = value;
    });
    if (node.results.size() > 1) {
      box.below = fmt::format("{} results", node.results.size());
    } else if (!node.results.empty() &&
               (!first || graph_.type(*first) != graph_.type(node.results.front()))) {
      box.below = shorten_middle(type_text(node.results.front()), kLongestLine);
    }
    size_box(box);
    return box;
  }

  uint32_t add_box(Level& level, Box box) const {
    level.picture.boxes.push_back(std::move(box));
    return static_cast<uint32_t>(level.picture.boxes.size() - 1);
  }

  void read(Level& level, ValueId value, uint32_t reader) const {
    const auto from = level.box_of.find(value.index);
    if (from == level.box_of.end() || from->second == reader) return;
    if (!level.known.emplace(from->second, reader).second) return;
    level.reads.push_back({{from->second, reader}, value});
  }

  void add_node(Level& level, NodeId id) const {
    const Node& node = graph_.node(id);
    const uint32_t box = add_box(level, op_box(node));
    level.picture.boxes[box].is_marked = id.index < marked_.size() && marked_[id.index];
    graph_.for_each_operand(node, [&](ValueId value) { read(level, value, box); });
    for (const ValueId result : node.results) level.box_of[result.index] = box;
  }

  // Arrows that would pass many layers become a line in the box that they lead to.
  OutlinePicture finish(Level level) const {
    OutlinePicture& picture = level.picture;
    std::vector<Arrow> all;
    for (const auto& [arrow, value] : level.reads) all.push_back(arrow);
    const std::vector<uint32_t> layers = assign_layers(picture.boxes.size(), all);
    for (const auto& [arrow, value] : level.reads) {
      if (layers[arrow.to] - layers[arrow.from] > kFarthest) {
        Box& box = picture.boxes[arrow.to];
        if (box.kind == BoxKind::kRepeat) {
          box.below = box.below.empty()
                          ? "also reads %" + shorten_middle(graph_.value(value).name, 24)
                          : box.below + " …";
          continue;
        }
        box.lines.push_back("from %" + shorten_middle(graph_.value(value).name, 26));
        if (box.kind == BoxKind::kView) box.kind = BoxKind::kOp;
        size_box(box);
        continue;
      }
      picture.arrows.push_back(arrow);
      picture.arrow_types.push_back(named(value));
    }
    std::vector<Size> sizes;
    for (const Box& box : picture.boxes) sizes.push_back(box.room());
    picture.layout = place_in_layers(sizes, picture.arrows);
    return std::move(picture);
  }

  // Draws the first copy of a repeated part, with the values that enter and leave it.
  OutlinePicture inside(const Repeat& repeat) const {
    Level level;
    const auto& nodes = graph_.nodes();
    const auto is_inside = [&](ValueId value) {
      const NodeId producer = graph_.value(value).producer;
      return producer.valid() && position_[producer.index] >= repeat.begin &&
             position_[producer.index] < repeat.begin + repeat.length;
    };
    std::set<uint32_t> entries;
    for (size_t i = 0; i < repeat.length; ++i) {
      graph_.for_each_operand(graph_.node(nodes[repeat.begin + i]), [&](ValueId value) {
        if (is_folded_[value.index] || is_inside(value)) return;
        if (!entries.insert(value.index).second) return;
        Box box = input_box(value, "in: ");
        box.id.clear();  // the value's own box is elsewhere
        level.box_of[value.index] = add_box(level, std::move(box));
      });
    }
    for (size_t i = 0; i < repeat.length; ++i) add_node(level, nodes[repeat.begin + i]);
    for (size_t i = 0; i < repeat.length; ++i) {
      for (const ValueId value : graph_.node(nodes[repeat.begin + i]).results) {
        if (!leaves(value, repeat)) continue;
        Box box{.kind = BoxKind::kResult, .title = "out", .lines = {type_text(value)}};
        box.tooltip = "read by the next copy, or after the last one";
        size_box(box);
        read(level, value, add_box(level, std::move(box)));
      }
    }
    return finish(std::move(level));
  }

  // True if something outside of the first copy reads the value, or the corresponding value in the
  // other copies.
  bool leaves(ValueId value, const Repeat& repeat) const {
    const Value& known = graph_.value(value);
    const size_t at = position_[known.producer.index];
    for (size_t copy = 0; copy < repeat.copies; ++copy) {
      const Node& twin = graph_.node(graph_.nodes()[at + copy * repeat.length]);
      const size_t end = repeat.begin + (copy + 1) * repeat.length;
      if (readers_[twin.results[known.result].index] >= end) return true;
    }
    return false;
  }

  void index_readers() {
    readers_.resize(graph_.value_limit(), 0);
    for (size_t i = 0; i < graph_.nodes().size(); ++i) {
      graph_.for_each_operand(graph_.node(graph_.nodes()[i]),
                              [&](ValueId value) { readers_[value.index] = i; });
    }
    for (const GraphResult& result : graph_.results()) {
      readers_[result.value.index] = graph_.nodes().size();
    }
  }

  OutlinePicture whole() {
    Level level;
    for (const GraphInput& input : graph_.inputs()) {
      if (is_folded_[input.value.index]) continue;
      level.box_of[input.value.index] = add_box(level, input_box(input.value));
    }
    size_t next = 0;
    for (size_t i = 0; i < graph_.nodes().size(); ++i) {
      if (next < repeats_.size() && repeats_[next].begin == i) {
        add_repeat(level, next);
        i = repeats_[next++].end() - 1;
      } else {
        add_node(level, graph_.nodes()[i]);
      }
    }
    for (size_t i = 0; i < graph_.results().size(); ++i) {
      const GraphResult& result = graph_.results()[i];
      Box box{.kind = BoxKind::kResult,
              .id = fmt::format("result-{}", i),
              .title = fmt::format("result {}", i),
              .lines = {type_text(result.value)}};
      if (result.mutates) {
        box.lines.push_back(
            "changes %" +
            shorten_middle(graph_.value(graph_.inputs()[*result.mutates].value).name, 26));
      }
      box.tooltip = named(result.value);
      size_box(box);
      read(level, result.value, add_box(level, std::move(box)));
    }
    return finish(std::move(level));
  }

  void add_repeat(Level& level, size_t which) {
    const Repeat& repeat = repeats_[which];
    const Size inner = outline_.pictures[which + 1].layout.size;
    const std::string title = fmt::format("× {} of {} ops", repeat.copies, repeat.length);
    Box box{.kind = BoxKind::kRepeat,
            .id = fmt::format("repeat-{}", which),
            .title = title,
            .picture = which + 1};
    box.tooltip = fmt::format("{}: the first copy is drawn; --expand draws all", title);
    box.size = {std::max(inner.width + 2 * kRepeatPadding,
                         static_cast<double>(count_characters(title)) * kCharacter + 24),
                inner.height + 2 * kRepeatPadding + kRepeatTitle};
    const uint32_t at = add_box(level, std::move(box));
    for (size_t i = repeat.begin; i < repeat.end(); ++i) {
      const Node& node = graph_.node(graph_.nodes()[i]);
      graph_.for_each_operand(node, [&](ValueId value) { read(level, value, at); });
      for (const ValueId result : node.results) level.box_of[result.index] = at;
    }
  }

  const Graph& graph_;
  const Catalog& catalog_;
  const GraphCost& cost_;
  std::vector<size_t> position_;
  std::vector<uint32_t> uses_;
  std::vector<bool> marked_;
  std::vector<bool> is_folded_;
  std::vector<Repeat> repeats_;
  std::vector<size_t> readers_;  // the last position that reads each value; past the end: a result
  Outline outline_;
};

}  // namespace

Size Box::room() const {
  constexpr double kCharacterBelow = 5.8;
  return {std::max(size.width, static_cast<double>(count_characters(below)) * kCharacterBelow + 6),
          size.height};
}

bool Outline::has(OpGroup group) const {
  return std::ranges::any_of(pictures, [&](const OutlinePicture& picture) {
    return std::ranges::any_of(picture.boxes, [&](const Box& box) {
      return (box.kind == BoxKind::kOp || box.kind == BoxKind::kView) && box.group == group;
    });
  });
}

Outline outline(const Graph& graph, const Catalog& catalog, const GraphCost& cost,
                const OutlineOptions& options) {
  return Outliner(graph, catalog, cost, options).run();
}

}  // namespace passnet
