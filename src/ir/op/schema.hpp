// Op schemas: `conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[] stride=[1,1]) ->
// Tensor`.
#pragma once

#include "diag/diagnostic.hpp"
#include "ir/attribute.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

struct Token;

enum class ParameterKind : uint8_t {
  kTensor,          // Tensor
  kTensorOrScalar,  // Tensor|Scalar: a value, or a Python number
  kTensorList,      // Tensor[]; Tensor?[] if entries may be absent
  kScalar,          // Scalar: bool, int or float, kept as written
  kInt,             // int
  kFloat,           // float: an int is converted
  kBool,            // bool
  kString,          // str
  kDType,           // dtype
  kIntList,         // int[]: a single int is converted to a list of one
  kFloatList,       // float[]
};

struct SchemaParameter {
  std::string name;
  ParameterKind kind = ParameterKind::kTensor;
  bool optional = false;              // `?`: may be none
  std::optional<Attribute> fallback;  // the default, if it has one
  bool is_weight = false;             // as `OpDef::weights` says
  bool is_size = false;               // as `OpDef::sizes` says

  bool takes_values() const {
    return kind == ParameterKind::kTensor || kind == ParameterKind::kTensorOrScalar ||
           kind == ParameterKind::kTensorList;
  }
};

struct Schema {
  std::string name;
  std::vector<SchemaParameter> parameters;
  size_t results = 1;             // fixed number of results
  bool variadic_results = false;  // `-> Tensor[]`: the number that inference returns

  std::optional<size_t> find(std::string_view parameter) const;
};

// "bad-schema" with the schema in its message.
Result<Schema> parse_schema(std::string_view text);

// The name in messages: `a list of integers`.
std::string_view name(ParameterKind kind);

// Converts `attribute` for the parameter: int to float, int to a list of one. "argument-kind".
Result<Attribute> convert_attribute(const SchemaParameter& parameter, const Attribute& attribute,
                                    Span span);

// Reads a number, `none`, `true`, `false`, `inf`, `nan` or a dtype; nullopt for other tokens and
// for numbers out of range.
std::optional<Attribute> literal_attribute(const Token& token, bool negative);
// A list of ints, or of floats if at least one entry is a float; nullopt for other entries.
std::optional<Attribute> list_attribute(std::span<const Attribute> entries);

}  // namespace passnet
