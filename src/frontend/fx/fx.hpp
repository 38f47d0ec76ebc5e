// Captured programs (FX graphs) in a form that depends neither on Python nor on a file format: a
// sequence of calls over named values.
#pragma once

#include "ir/graph.hpp"
#include "kernel/kernel.hpp"

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

namespace passnet {

struct FxNameTag;
using FxName = Id<FxNameTag>;

// Names of values, targets and keywords, each stored once.
class FxNames {
 public:
  FxName intern(std::string_view text);
  bool contains(std::string_view text) const { return by_text_.contains(text); }
  std::string_view text(FxName name) const { return texts_[name.index]; }
  size_t size() const { return texts_.size(); }

 private:
  std::deque<std::string> texts_;
  std::unordered_map<std::string_view, FxName> by_text_;
};

struct FxValue;
struct FxEntry;

struct FxDevice {
  std::string name;  // also other opaque constants: layouts, memory formats
  friend bool operator==(const FxDevice&, const FxDevice&) = default;
};
struct FxEllipsis {
  friend bool operator==(FxEllipsis, FxEllipsis) = default;
};
struct FxSlice {
  std::vector<FxValue> parts;  // start, stop, step
  friend bool operator==(const FxSlice&, const FxSlice&) = default;
};
struct FxSequence {
  std::vector<FxValue> entries;
  bool is_tuple = true;  // formats that do not distinguish lists from tuples use tuple
  friend bool operator==(const FxSequence&, const FxSequence&) = default;
};
struct FxDict {
  std::vector<FxEntry> entries;
  friend bool operator==(const FxDict&, const FxDict&) = default;
};
// Refers to a value of the program by name.
struct FxReference {
  FxName name;
  friend bool operator==(FxReference, FxReference) = default;
};
// A tensor while a program is imported; programs themselves contain none.
struct FxTensor {
  uint32_t object = 0;
  friend bool operator==(FxTensor, FxTensor) = default;
};
// A Python number that is only known when the graph runs: the one element of this value. Programs
// contain none either.
struct FxNumber {
  ValueId value;
  friend bool operator==(FxNumber, FxNumber) = default;
};

// A closed set; nested at most kFxDepth deep.
struct FxValue {
  using Data = std::variant<None, bool, int64_t, double, std::string, DType, FxDevice, FxEllipsis,
                            FxSlice, FxSequence, FxDict, FxReference, FxTensor, FxNumber>;
  Data data;

  template <class T>
  const T* as() const {
    return std::get_if<T>(&data);
  }
  template <class T>
  bool is() const {
    return std::holds_alternative<T>(data);
  }
  friend bool operator==(const FxValue&, const FxValue&) = default;
};

// An entry of a dict.
struct FxEntry {
  std::string key;
  FxValue value;
  friend bool operator==(const FxEntry&, const FxEntry&) = default;
};

inline constexpr size_t kFxDepth = 100;

// Describes the value for messages: `a tensor`, `a list`, `3`, `"mean"`.
std::string describe(const FxValue& value);

// The memory of a tensor as the source states it: tensors of one storage share it.
struct FxMemory {
  std::optional<int64_t> storage;  // nullopt: the source states the layout alone
  Layout layout;
};

struct FxInput {
  FxName name;
  TensorType type;
  InputFacts facts;
  Span span;
  bool is_number = false;  // a Python number whose value is `facts.data[0]`
  std::optional<FxMemory> memory;
};

struct FxCall {
  FxName result;
  FxName target;  // `torch.relu`, `.view` (a method of the first argument), `operator.add`
  std::vector<FxValue> arguments;
  std::vector<std::pair<FxName, FxValue>> keywords;
  Span span;
  std::vector<size_t> starred;    // places of arguments that are sequences of arguments
  bool is_inner = false;          // part of a larger expression of the source: not a separate value
  FxName shown;                   // the op's name in `SourceValue`, if it differs from the target
  std::optional<Shape> recorded;  // the result's shape, if the source states one
  std::vector<FxMemory> memory;   // of each tensor of the result, or empty
};

// Assigns `name = value`, also another name for a value.
struct FxBind {
  FxName name;
  FxValue value;
  Span span;
};

struct FxBranch;
struct FxLoop;
using FxStatement = std::variant<FxCall, FxBind, FxBranch, FxLoop>;

// One of two sequences of statements, which a number known at import chooses.
struct FxBranch {
  FxValue condition;
  std::vector<FxStatement> on_true, on_false;
  Span span;
};

// Statements that run again, which bind their names anew, as often as numbers known at import say.
struct FxLoop {
  FxValue trips;      // at most so many times; None: no limit
  FxValue condition;  // false: not at all; None: true
  FxName place;       // bound to the number of earlier runs
  FxName goes_on;     // after each run: false ends the loop; invalid: true
  std::vector<FxStatement> body;
  Span span;
};

struct FxProgram {
  std::string name;
  FxNames names;
  std::vector<FxInput> inputs;
  bool is_on_cuda = false;    // the source was captured on such a device
  bool has_examples = false;  // an example of the inputs decides extents that contents determine
  std::vector<FxStatement> statements;
  std::vector<FxValue> results;
  Span results_span;
};

}  // namespace passnet
