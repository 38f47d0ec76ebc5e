#include "draw/repeats.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <unordered_map>

namespace passnet {
namespace {

constexpr size_t kLeastLength = 3;      // nodes of a copy
constexpr size_t kLeastSaved = 6;       // nodes that need not be drawn
constexpr size_t kMostCandidates = 24;  // lengths that are tried per position
constexpr uint64_t kBase = 0x9E3779B97F4A7C15ull;

class Search {
 public:
  Search(const Graph& graph) : graph_(graph), position_(graph.node_limit(), 0) {
    const auto& nodes = graph.nodes();
    std::unordered_map<std::string, uint64_t> numbers;
    prefix_.push_back(0);
    powers_.push_back(1);
    for (size_t i = 0; i < nodes.size(); ++i) {
      position_[nodes[i].index] = i;
      const auto [entry, is_new] = numbers.try_emplace(signature(nodes[i]), numbers.size() + 1);
      tokens_.push_back(entry->second);
      prefix_.push_back(prefix_.back() * kBase + entry->second);
      powers_.push_back(powers_.back() * kBase);
    }
    next_.resize(nodes.size(), nodes.size());
    std::vector<size_t> last(numbers.size() + 1, nodes.size());
    for (size_t i = nodes.size(); i-- > 0;) {
      next_[i] = last[tokens_[i]];
      last[tokens_[i]] = i;
    }
  }

  std::vector<Repeat> run() {
    std::vector<Repeat> repeats;
    for (size_t i = 0; i < tokens_.size();) {
      const Repeat best = best_at(i);
      if (best.copies < 2) {
        ++i;
        continue;
      }
      repeats.push_back(best);
      i = best.end();
    }
    return repeats;
  }

 private:
  // The call without its values: op, attributes, types of operands and results.
  std::string signature(NodeId id) const {
    const Node& node = graph_.node(id);
    std::string text = fmt::format("{}", node.op.index);
    for (const Argument& argument : node.arguments) {
      text += '|';
      if (const auto* attribute = std::get_if<Attribute>(&argument)) {
        text += to_string(*attribute);
      } else if (const auto* value = std::get_if<ValueId>(&argument)) {
        text += to_string(graph_.type(*value));
      } else {
        for (const ValueId entry : std::get<std::vector<ValueId>>(argument)) {
          text += entry.valid() ? to_string(graph_.type(entry)) : "-";
        }
      }
    }
    for (const ValueId result : node.results) text += '>' + to_string(graph_.type(result));
    if (node.launch) text += '@' + node.launch->kernel;
    return text;
  }

  uint64_t hash(size_t begin, size_t length) const {
    return prefix_[begin + length] - prefix_[begin] * powers_[length];
  }

  Repeat best_at(size_t begin) const {
    Repeat best{.begin = begin, .length = 0, .copies = 1};
    size_t saved = kLeastSaved - 1;
    size_t other = next_[begin];
    for (size_t tries = 0; tries < kMostCandidates && other < tokens_.size(); ++tries) {
      const size_t length = other - begin;
      other = next_[other];
      if (length < kLeastLength) continue;
      if (begin + 2 * length > tokens_.size()) break;
      size_t copies = 1;
      const uint64_t first = hash(begin, length);
      while (begin + (copies + 1) * length <= tokens_.size() &&
             hash(begin + copies * length, length) == first &&
             same_reads(begin + (copies - 1) * length, length, begin)) {
        ++copies;
      }
      if ((copies - 1) * length <= saved) continue;
      saved = (copies - 1) * length;
      best = {.begin = begin, .length = length, .copies = copies};
    }
    return best;
  }

  // True if the copy at `at` and the next one read corresponding values.
  bool same_reads(size_t at, size_t length, size_t begin) const {
    for (size_t i = at; i < at + length; ++i) {
      std::vector<ValueId> a;
      std::vector<ValueId> b;
      const auto& nodes = graph_.nodes();
      graph_.for_each_operand(graph_.node(nodes[i]), [&](ValueId v) { a.push_back(v); });
      graph_.for_each_operand(graph_.node(nodes[i + length]), [&](ValueId v) { b.push_back(v); });
      if (a.size() != b.size()) return false;
      for (size_t j = 0; j < a.size(); ++j) {
        if (!alike(a[j], b[j], at, length, begin)) return false;
      }
    }
    return true;
  }

  bool alike(ValueId a, ValueId b, size_t at, size_t length, size_t begin) const {
    const Value& left = graph_.value(a);
    const Value& right = graph_.value(b);
    if (a == b) return !left.producer.valid() || position_[left.producer.index] < begin;
    if (left.producer.valid() && right.producer.valid()) {
      const size_t from = position_[left.producer.index];
      const size_t to = position_[right.producer.index];
      if (from >= begin) return to == from + length && left.result == right.result;
      return to >= at && to < at + length;  // the first copy reads earlier values
    }
    if (!left.producer.valid() && !right.producer.valid()) return true;
    // The first copy may start from an input.
    return at == begin && !left.producer.valid() && position_[right.producer.index] >= begin &&
           position_[right.producer.index] < at + length;
  }

  const Graph& graph_;
  std::vector<size_t> position_;  // by node
  std::vector<uint64_t> tokens_;  // by position; equal for equal signatures
  std::vector<uint64_t> prefix_;  // rolling hashes
  std::vector<uint64_t> powers_;
  std::vector<size_t> next_;  // the next position of the same token
};

}  // namespace

std::vector<Repeat> find_repeats(const Graph& graph) { return Search(graph).run(); }

}  // namespace passnet
