// Passes: patterns to look for in a graph, and their replacements.
//
// Pattern and replacement share one name space: pattern inputs, then the results of the pattern's
// nodes, then the results of the replacement's nodes. A name is a `PatternValueId`, an index into
// `Pass::values`.
#pragma once

#include "ir/graph.hpp"
#include "ir/text/syntax.hpp"

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace passnet {

struct PatternValueTag;
struct PatternNodeTag;
struct HoleTag;
using PatternValueId = Id<PatternValueTag>;
using PatternNodeId = Id<PatternNodeTag>;
using HoleId = Id<HoleTag>;

// A name in pass text. An input of the pattern has no producer; only such an input may be a list or
// optional.
struct PatternValue {
  std::string name;
  PatternNodeId producer;  // a node of the pattern, or of the replacement
  uint32_t result = 0;     // the index of the producer's result, or of the input
  bool replacement = false;
  bool is_list = false;      // `..%xs`: any number of values
  bool is_optional = false;  // `%b?`: a value or none
  bool is_unnamed = false;   // one of those that `...` means
  std::optional<Term> type;  // its stated type: `$T[..., $C]`
  Span span;
};

// `$_` matches anything.
struct AnyArgument {};

// The requirement on the argument of one schema parameter. A `Term` is an expression over bound
// names. In a list of values an invalid entry is `none`, and at most one is a list itself.
struct PatternArgument {
  std::variant<AnyArgument, Attribute, HoleId, Term, PatternValueId, std::vector<PatternValueId>>
      match;
  bool stated = true;  // false: left out, so its default
  bool named = false;  // stated as `name=…`
  Span span;
};

// An op with its arguments, one for each schema parameter.
struct PatternCall {
  OpId op;
  std::vector<PatternArgument> arguments;
};

// One call, or several alternatives: `one of relu, silu(%x)`.
struct PatternNode {
  std::vector<PatternCall> calls;
  // `op(%x, ...)`: arguments that are not stated may be anything.
  bool has_rest = false;
  std::vector<PatternValueId> results;
  Span span;
  Span op_span;
};

// The way in which matching reaches a node of the pattern.
enum class Reach : uint8_t {
  kRoot,     // from the index of the graph's ops; each part that shares no value has one
  kOperand,  // as the producer of a value that is bound
  kUser,     // as a reader of a value that is bound
};

struct PlanStep {
  PatternNodeId node;
  Reach reach = Reach::kRoot;
  PatternValueId through;  // kOperand, kUser
};

struct Pattern {
  std::vector<PatternValueId> inputs;
  std::vector<PatternNode> nodes;
  std::vector<PatternValueId> results;
  bool lists_inputs = true;    // false: they are the names that no statement gives
  bool states_results = true;  // false: they are all values, for `fuse pattern`
  std::vector<PlanStep> plan;  // every node once; the first is a root
  Span span;
};

// An operand of a kernel: a value, or a list of values.
struct LaunchOperandTemplate {
  std::string name;                    // an identifier: that of the value, or `k(name=%0)`
  std::vector<PatternValueId> values;  // a list may hold lists
  bool is_list = false;
  bool strided = false;
};

// `launch KERNEL(%x) : like(%2) args = […] …` before the values are known.
struct LaunchTemplate {
  std::string kernel;
  std::vector<LaunchOperandTemplate> operands;
  std::vector<std::string> result_names;
  std::vector<Term> scratch;  // types
  std::vector<Term> arguments;
  // Names that `kind=choice(%0)` gives to arguments of a loop kernel: as many, empty for `$eps`.
  std::vector<std::string> argument_names;
  std::vector<Term> grid;
  std::vector<Term> block;
  std::optional<Term> shared;
};

// A constant or a value (whose id is the index of its PatternValueId), or an expression.
struct ReplacementArgument {
  std::variant<Argument, Term> value;
  Span span;
};

struct ReplacementNode {
  OpId op;
  std::vector<ReplacementArgument> arguments;  // one per schema parameter; empty for a launch
  std::optional<LaunchTemplate> launch;
  std::vector<PatternValueId> results;
  std::vector<SyntaxType> types;   // one per result; a plain op may state none
  std::optional<uint32_t> fusion;  // the block that contains it: an index into `fusions`
  // `fuse pattern`: the node of the pattern whose match is called again, in place of the above.
  std::optional<PatternNodeId> repeats;
  Span span;
};

// `fuse { … } with tile=[64], tune=[vector in [4, 8]]`: plain ops that one kernel computes.
struct FusionTemplate {
  struct Entry {
    std::string key;
    Term value;
  };
  std::vector<Entry> schedule;
  std::vector<Entry> tune;  // each value is a list
  bool is_pattern = false;  // `fuse pattern`
  Span span;
};

struct Replacement {
  std::vector<ReplacementNode> nodes;
  std::vector<FusionTemplate> fusions;
  std::vector<PatternValueId> results;  // one for each of the pattern's
  std::vector<PatternValueId> reads;    // the pattern's values that it reads

  bool repeats_pattern() const { return !nodes.empty() && nodes.front().repeats; }
  Span span;
};

struct Pass {
  std::string name;
  std::vector<PatternValue> values;
  std::map<std::string, PatternValueId, std::less<>> value_names;
  std::vector<std::string> holes;
  std::map<std::string, HoleId, std::less<>> hole_names;
  Pattern pattern;
  std::optional<Term> guard;
  Replacement replacement;
  std::vector<KernelSource> kernels;
  std::vector<Span> kernel_names;  // the places of their names
  Span span;                       // of the name

  const PatternNode& node(PatternNodeId id) const { return pattern.nodes[id.index]; }
  const PatternValue& value(PatternValueId id) const { return values[id.index]; }
};

}  // namespace passnet
