// Makes the program of a model: inputs, calls and functions (onnx_program_maker.cpp), tensors and
// numbers of the model (onnx_literals.cpp), branches and loops (onnx_regions.cpp).
#pragma once

#include "frontend/onnx/onnx_program.hpp"
#include "frontend/onnx/onnx_scope.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace passnet {

class OnnxProgramMaker {
 public:
  OnnxProgramMaker(const OnnxModel& model, WireFile& file, OnnxTensors& tensors,
                   const OnnxText& text, SourceId source)
      : model_(model), file_(file), tensors_(tensors), text_(text), source_(source) {}

  Result<OnnxProgram> make(const ChosenExtents& chosen);

 private:
  using Statements = std::vector<FxStatement>;

  // onnx_program_maker.cpp
  Span span(const void* part) const { return text_.span(part, source_); }
  Result<void> check_opsets(std::span<const OnnxOpset> opsets) const;
  FxName fresh(std::string_view wanted);
  FxName target(std::string_view name) { return result_.program.names.intern(name); }
  // Appends `result = target(arguments)`, which is no value of the model.
  FxName add_inner(Statements& into, std::string_view name, std::vector<FxValue> arguments,
                   Span at);
  static void add_bind(Statements& into, FxName name, FxValue value, Span at) {
    into.emplace_back(FxBind{name, std::move(value), at});
  }
  // The value of a name; tensors of the model become inputs or literals where they are first used.
  Result<FxValue> value(OnnxScope& scope, std::string_view name, Span at);
  FxValue define(OnnxScope& scope, std::string_view name);
  static FxName name_of(const FxValue& value) { return value.as<FxReference>()->name; }
  Result<void> add_initializers(const OnnxGraph& graph, OnnxScope& scope);
  Result<void> add_inputs(const OnnxGraph& graph, OnnxScope& scope, const ChosenExtents& chosen);
  Result<void> add_nodes(std::span<const OnnxNode> nodes, OnnxScope& scope, Statements& into);
  Result<void> add_node(const OnnxNode& node, OnnxScope& scope, Statements& into);
  const OnnxFunction* find_function(const OnnxNode& node) const;
  // The attribute of a node, or in a function that of its call to which it refers; nullptr: none.
  static const OnnxAttribute* resolved(const OnnxScope& scope, const OnnxAttribute& attribute);
  static const OnnxAttribute* find(const OnnxScope& scope, const OnnxNode& node,
                                   std::string_view name);
  static const OnnxGraph* find_graph(const OnnxScope& scope, const OnnxNode& node,
                                     std::string_view name);
  Result<std::vector<FxValue>> operands(const OnnxNode& node, OnnxScope& scope);
  // Binds the results of a node to the parts of a call's value, which the first result is bound to.
  void take_parts(const OnnxNode& node, OnnxScope& scope, FxName whole, Statements& into);
  Result<void> add_call(const OnnxNode& node, OnnxScope& scope, Statements& into);
  Result<void> add_function(const OnnxNode& node, const OnnxFunction& function, OnnxScope& scope,
                            Statements& into);

  // onnx_literals.cpp
  Result<FxValue> constant(const OnnxTensor& tensor, std::string_view name, bool is_constant,
                           Span at);
  static FxValue element(const Tensor& tensor, int64_t place);
  // A tensor as part of the program.
  FxValue literal(const Tensor& tensor, std::string_view name, Span at);
  Result<FxValue> attribute_value(const OnnxAttribute& attribute, const OnnxNode& node);
  static FxValue scalar(float number) { return {static_cast<double>(number)}; }
  static FxValue scalar(int64_t number) { return {number}; }
  static FxValue scalar(std::string_view text) { return {std::string(text)}; }
  Result<void> add_constant(const OnnxNode& node, OnnxScope& scope);

  // onnx_regions.cpp
  // Values that a loop carries from run to run, and those of which it makes one tensor per run.
  struct Carried {
    std::vector<FxName> names;
    std::vector<FxName> lists;
  };
  // Appends the nodes of a graph in an attribute; returns its results.
  Result<std::vector<FxValue>> add_graph(const OnnxGraph& graph, OnnxScope& inner, Span at,
                                         Statements& into);
  Result<void> add_branch(const OnnxNode& node, OnnxScope& scope, Statements& into);
  Carried begin_loop(std::span<const FxValue> initial, size_t lists, Span at, Statements& into);
  // Ends the body of a loop: every carried value changes at once.
  void end_run(const Carried& carried, std::span<const FxValue> made, Span at, Statements& body);
  Result<void> add_loop(const OnnxNode& node, OnnxScope& scope, Statements& into);
  template <class Stack>
  static void finish_loop(const OnnxNode& node, OnnxScope& scope, const Carried& carried,
                          Stack stack);
  // An entry of a list of integers in an attribute.
  static int64_t entry(const OnnxScope& scope, const OnnxNode& node, std::string_view name,
                       size_t place);
  Result<void> add_scan(const OnnxNode& node, OnnxScope& scope, Statements& into);

  const OnnxModel& model_;
  WireFile& file_;
  OnnxTensors& tensors_;
  const OnnxText& text_;
  SourceId source_;
  OnnxProgram result_;
  Statements literals_;  // before all others
  size_t statements_ = 0;
  size_t calls_ = 0;
  size_t suffix_ = 0;
};

}  // namespace passnet
