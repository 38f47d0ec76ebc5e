// The spellings of the catalog's ops in programs: `SIGNATURE [=> CALL]` texts, parsed and by name;
// and functions that are programs of others (composites.hpp).
#pragma once

#include "frontend/fx/fx.hpp"
#include "ir/op/op.hpp"

#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace passnet {

// The kind that an argument must have for an overload to bind.
enum class ArgumentKind : uint8_t {
  kAny,
  kTensor,
  kInt,
  kFloat,
  kNumber,  // int, float or bool
  kBool,
  kString,
  kDType,
  kDevice,
  kInts,     // a list or tuple of int
  kTensors,  // a list or tuple of tensors
  kLiteral,  // equal to `SpellingParameter::literal`
};

struct SpellingParameter {
  std::string name;
  ArgumentKind kind = ArgumentKind::kAny;
  FxValue literal;
  std::optional<FxValue> fallback;
  bool variadic = false;  // takes the remaining positional arguments, or a single list
  bool keyword_only = false;
};

enum class SpellingTermKind : uint8_t {
  kParameter,
  kLiteral,
  kList,
  kShape,
  kDType,
  kRank,
  kSizes,  // a list of sizes, in which None means the tensor's own
  kItem,   // an entry of a sequence
};

// An argument of the canonical call.
struct SpellingTerm {
  SpellingTermKind kind = SpellingTermKind::kParameter;
  size_t parameter = 0;             // of all but kLiteral and kList
  FxValue literal;                  // of kLiteral; the place of kItem
  std::vector<SpellingTerm> terms;  // of kList; the tensor of kSizes
};

struct SpellingArgument {
  std::string name;  // the schema's parameter
  SpellingTerm term;
};

struct Spelling {
  std::string_view signature;  // as written
  OpId op;
  std::vector<SpellingParameter> parameters;
  // The canonical call; for an identity the one argument without a name: the value itself, no node.
  std::vector<SpellingArgument> arguments;
  bool is_identity = false;
};

// A function that is a program of others.
struct Composite {
  Spelling spelling;  // its parameters
  FxProgram program;  // its inputs are the parameters
};

// Built once, passed as const. Reads the texts of `catalog`, which must outlive it; aborts (CHECK)
// on a malformed text, because they are our own.
class SpellingTable {
 public:
  explicit SpellingTable(const Catalog& catalog);
  SpellingTable(const SpellingTable&) = delete;
  SpellingTable& operator=(const SpellingTable&) = delete;
  SpellingTable(SpellingTable&&) = default;
  SpellingTable& operator=(SpellingTable&&) = default;

  // The overloads of a name, in order; empty for an unknown name.
  std::span<const Spelling> find(std::string_view name) const;
  std::span<const Composite> find_composites(std::string_view name) const;
  // All spellings that mean the op, in the catalog's order.
  std::span<const Spelling* const> meaning(OpId op) const { return by_op_[op.index]; }
  // The known name closest to `name`, for "did you mean"; empty if none is close.
  std::string_view nearest(std::string_view name) const;

 private:
  std::unordered_map<std::string_view, std::vector<Spelling>> by_name_;
  std::vector<std::vector<const Spelling*>> by_op_;  // into `by_name_`
  std::unordered_map<std::string_view, std::vector<Composite>> composites_;
};

// Errors: "bad-spelling", naming the text.
Result<Spelling> parse_spelling(std::string_view text, const Catalog& catalog, OpId op);
// Errors: "bad-spelling", those of `parse_fx_source`.
Result<Composite> parse_composite(std::string_view signature, std::string_view body,
                                  const Catalog& catalog);

}  // namespace passnet
