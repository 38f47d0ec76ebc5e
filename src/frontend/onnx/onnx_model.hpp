// A model of ONNX as its file states it: messages of onnx.proto (version 1.23) in place. Names and
// texts are parts of the mapped file.
#pragma once

#include "frontend/onnx/wire.hpp"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace passnet {

struct OnnxGraph;

// TensorProto; its elements are read when they are needed (onnx_tensor.hpp).
struct OnnxTensor {
  std::string_view name;
  std::vector<int64_t> dims;
  int64_t data_type = 0;
  bool is_external = false;
  std::span<std::byte> raw;      // `raw_data`, or empty
  std::span<std::byte> message;  // all of it
};

// The numbers of AttributeProto's types.
enum class OnnxAttributeType : uint8_t {
  kUndefined = 0,
  kFloat = 1,
  kInt = 2,
  kString = 3,
  kTensor = 4,
  kGraph = 5,
  kFloats = 6,
  kInts = 7,
  kStrings = 8,
};

struct OnnxAttribute {
  std::string_view name;
  std::string_view refers;  // in functions: to an attribute of the call; empty: to none
  int64_t type = 0;         // one of OnnxAttributeType, or of a kind that is not read
  float real = 0;
  int64_t integer = 0;
  std::string_view text;
  std::vector<float> reals;
  std::vector<int64_t> integers;
  std::vector<std::string_view> texts;
  std::vector<OnnxTensor> tensor;  // one, or empty
  std::vector<OnnxGraph> graph;    // one, or empty

  bool is(OnnxAttributeType wanted) const { return type == static_cast<int64_t>(wanted); }
};

struct OnnxNode {
  std::string_view name, op_type, domain, overload;
  std::vector<std::string_view> inputs, outputs;  // an empty name: none
  std::vector<OnnxAttribute> attributes;

  const OnnxAttribute* find(std::string_view attribute) const;
};

// An extent: a number, a symbol, or neither.
struct OnnxDim {
  std::optional<int64_t> value;
  std::string_view symbol;
};

struct OnnxValue {
  std::string_view name;
  int64_t element_type = 0;  // 0: no tensor
  bool has_shape = false;
  std::vector<OnnxDim> dims;
};

struct OnnxGraph {
  std::string_view name;
  std::vector<OnnxNode> nodes;
  std::vector<OnnxTensor> initializers;
  std::vector<OnnxValue> inputs, outputs;
  size_t sparse_initializers = 0;
};

struct OnnxOpset {
  std::string_view domain;  // empty: ONNX's own, also written `ai.onnx`
  int64_t version = 0;
};

// A function of the model, which calls of its name are.
struct OnnxFunction {
  std::string_view name, domain, overload;
  std::vector<std::string_view> inputs, outputs;
  std::vector<OnnxNode> nodes;
  std::vector<OnnxAttribute> attributes;  // with defaults
  std::vector<OnnxOpset> opsets;
};

struct OnnxModel {
  std::string_view producer, producer_version;
  std::vector<OnnxOpset> opsets;
  OnnxGraph graph;
  bool has_graph = false;
  std::vector<OnnxFunction> functions;
};

// Errors: "bad-onnx" (not the wire format, or too many or too deeply nested messages).
Result<OnnxModel> read_onnx_model(WireFile& file);

}  // namespace passnet
