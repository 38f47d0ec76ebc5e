// Whole Python files as trees: definitions, statements and expressions. Nothing of them is
// executed.
#pragma once

#include "frontend/python/python_expressions.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace passnet {

using TreeId = PythonNodeId;

struct TreeNode {
  PythonKind kind = PythonKind::kNone;
  PythonForm form = PythonForm::kNone;
  std::string_view text;  // into the source
  Span span;
  std::vector<TreeId> children;
  uint8_t stars = 0;  // of parameters
};

struct PythonTree {
  std::vector<TreeNode> nodes;
  TreeId module;  // a block

  const TreeNode& node(TreeId id) const { return nodes[id.index]; }
  std::span<const TreeId> children(TreeId id) const { return node(id).children; }
  TreeId child(TreeId id, size_t place) const { return node(id).children[place]; }
};

// The text must outlive the tree. Errors: "python-syntax", "source-too-deep".
Result<PythonTree> parse_python_tree(std::string_view text, SourceId source);

}  // namespace passnet
