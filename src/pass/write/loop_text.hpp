// The text of a kernel in the loop language while it is written for nodes of a graph: its
// statements, and the expression of each value.
#pragma once

#include "ir/op/op.hpp"

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// Connected nodes of a graph, with what they read and what is read from them.
struct GraphPart {
  std::span<const NodeId> nodes;  // in program order
  std::span<const ValueId> inputs;
  std::span<const ValueId> results;
};

// The text of an attribute that is a number: a literal, or the hole that binds it.
using NumberText = std::function<std::string(const Node& node, size_t parameter)>;

// A name in the kernel with the indices with which it is read: `t0` and `[d]`, or a number's name
// and nothing.
struct LoopArray {
  std::string_view prefix;  // of the name, which gets a number
  std::string_view index;
};

// All arguments of the constructor must outlive it.
class LoopText {
 public:
  // `indent` is the space before each statement.
  LoopText(const Graph& graph, const GraphPart& part, const Catalog& catalog,
           const NumberText& number, std::string_view indent);

  // `a0` for the first input of the part.
  std::string operand_name(ValueId value) const;
  bool is_input(ValueId value) const;
  // The expression of a value that was set, else that of an input with this index.
  std::string text_of(ValueId value, std::string_view input_index) const;

  // A call of the op as an expression: infix for arithmetic, otherwise a function. `operand` gives
  // the text of each operand, or none if there is none. nullopt if the op is no expression per
  // element, or has an argument that is neither a value nor a number.
  std::optional<std::string> call(
      const Node& node, const std::function<std::optional<std::string>(ValueId)>& operand) const;

  void add_statement(const std::string& statement) { statements_ += indent_ + statement + "\n"; }
  // Returns a name that is new; the kernel's temporaries share one count.
  std::string new_name(std::string_view prefix);
  // Says what a value is, rounded as its op ends: the expression itself where it is read once and
  // not long, else an array that holds it. `is_named`: an array in any case.
  void set(ValueId value, const std::string& expression, const LoopArray& array,
           bool is_named = false);

  const std::string& statements() const { return statements_; }

 private:
  const Catalog& catalog_;
  const NumberText& number_;
  std::string indent_;
  std::map<ValueId, size_t> inputs_;  // by value: its number
  std::map<uint32_t, size_t> uses_;
  std::map<uint32_t, std::string> texts_;  // by value
  std::string statements_;
  size_t next_ = 0;
};

}  // namespace passnet
