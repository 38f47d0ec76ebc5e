// Whole Python files as trees: definitions with their decorators, statements and expressions.
// Nothing of them is executed.
#pragma once

#include "base/id.hpp"
#include "diag/diagnostic.hpp"
#include "frontend/python/python_lexer.hpp"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace passnet {

struct TreeNodeTag;
using TreeId = Id<TreeNodeTag>;

enum class TreeKind : uint8_t {
  kName,
  kInteger,
  kFloat,
  kString,  // one text of several that follow each other
  kTrue,
  kFalse,
  kNone,
  kEllipsis,
  kAttribute,      // the object; text: the attribute
  kCall,           // the function, arguments, keywords
  kKeyword,        // the value; text: the name, empty for `**`
  kStarred,        // the sequence
  kSubscript,      // the object, the index
  kSlice,          // start, stop, step, each may be invalid
  kTuple,          // entries
  kList,           // entries
  kDict,           // key, value, key, value …; keys of `**` are invalid
  kSet,            // entries
  kUnary,          // text: the operator
  kBinary,         // text: the operator
  kCompare,        // text: the operator
  kBoolean,        // text: and, or
  kConditional,    // the condition, the value where it holds, the other
  kLambda,         // parameters, then the body
  kComprehension,  // the entry, the target, the sequence, conditions
  kAssign,         // targets, then the value
  kAugmented,      // the target, the value; text: the operator without `=`
  kReturn,         // the value, if there is one
  kExpression,     // the value
  kDefinition,     // parameters, then the body; text: the name
  kIf,             // the condition, the block, the other block
  kFor,            // the target, the sequence, the block
  kWhile,          // the condition, the block
  kWith,           // the block
  kTry,            // the block
  kRaise,
  kBreak,
  kContinue,
  kPass,       // also what has no meaning here: assert, global, del, class
  kBlock,      // statements; those that an import binds
  kParameter,  // the default, if there is one; text: the name
};

struct TreeNode {
  TreeKind kind = TreeKind::kNone;
  std::string_view text;  // into the source
  Span span;
  std::vector<TreeId> children;
  std::vector<TreeId> decorators;  // of definitions
  uint8_t stars = 0;               // of parameters
};

struct PythonTree {
  std::vector<TreeNode> nodes;
  TreeId module;  // a block

  const TreeNode& node(TreeId id) const { return nodes[id.index]; }
  std::span<const TreeId> children(TreeId id) const { return node(id).children; }
  TreeId child(TreeId id, size_t place) const { return node(id).children[place]; }
};

// The text must outlive the tree. Errors: "triton-syntax", "triton-depth".
Result<PythonTree> parse_python_tree(std::string_view text, SourceId source);

}  // namespace passnet
