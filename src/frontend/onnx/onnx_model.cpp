#include "frontend/onnx/onnx_model.hpp"

#include <algorithm>
#include <utility>

namespace passnet {
namespace {

constexpr size_t kMaxDepth = 16;  // graphs in attributes of nodes of graphs

// Reads messages of onnx.proto; the numbers of fields are those of that file.
class ModelReader {
 public:
  explicit ModelReader(WireFile& file) : file_(file) {}

  Result<OnnxModel> model() {
    return fill(file_.bytes, OnnxModel{},
                [&](const WireField& field, OnnxModel& result) -> Result<void> {
                  if (field.number == 2) result.producer = field.text();
                  if (field.number == 3) result.producer_version = field.text();
                  if (field.number == 7) {
                    result.graph = TRY(graph(field, 0));
                    result.has_graph = true;
                  }
                  if (field.number == 8) result.opsets.push_back(TRY(opset(field)));
                  if (field.number == 25) result.functions.push_back(TRY(function(field)));
                  return {};
                });
  }

 private:
  template <class Visit>
  Result<void> each(std::span<std::byte> bytes, Visit visit) {
    WireMessage message = TRY(WireMessage::open(file_, bytes));
    while (!message.at_end()) {
      const WireField field = TRY(message.next());
      TRY(visit(field));
    }
    return {};
  }

  template <class Message, class Visit>
  Result<Message> fill(std::span<std::byte> bytes, Message message, Visit visit) {
    WireMessage fields = TRY(WireMessage::open(file_, bytes));
    while (!fields.at_end()) {
      const WireField field = TRY(fields.next());
      TRY(visit(field, message));
    }
    return message;
  }

  // ONNX's own domain has two names.
  static std::string_view domain(const WireField& field) {
    return field.text() == "ai.onnx" ? std::string_view() : field.text();
  }

  Result<OnnxOpset> opset(const WireField& from) {
    return fill(from.bytes, OnnxOpset{},
                [&](const WireField& field, OnnxOpset& result) -> Result<void> {
                  if (field.number == 1) result.domain = domain(field);
                  if (field.number == 2) result.version = field.integer();
                  return {};
                });
  }

  Result<OnnxGraph> graph(const WireField& from, size_t depth) {
    return fill(from.bytes, OnnxGraph{},
                [&](const WireField& field, OnnxGraph& result) -> Result<void> {
                  if (field.number == 1) result.nodes.push_back(TRY(node(field, depth)));
                  if (field.number == 2) result.name = field.text();
                  if (field.number == 5) result.initializers.push_back(TRY(tensor(field)));
                  if (field.number == 11) result.inputs.push_back(TRY(value(field)));
                  if (field.number == 12) result.outputs.push_back(TRY(value(field)));
                  if (field.number == 15) ++result.sparse_initializers;
                  return {};
                });
  }

  Result<OnnxNode> node(const WireField& from, size_t depth) {
    return fill(from.bytes, OnnxNode{},
                [&](const WireField& field, OnnxNode& result) -> Result<void> {
                  if (field.number == 1) result.inputs.push_back(field.text());
                  if (field.number == 2) result.outputs.push_back(field.text());
                  if (field.number == 3) result.name = field.text();
                  if (field.number == 4) result.op_type = field.text();
                  if (field.number == 5) result.attributes.push_back(TRY(attribute(field, depth)));
                  if (field.number == 7) result.domain = domain(field);
                  if (field.number == 8) result.overload = field.text();
                  return {};
                });
  }

  // Adds the numbers of a field that is packed or repeated.
  template <class Number>
  Result<void> add_integers(const WireField& field, std::vector<Number>& into) {
    if (field.type != WireType::kBytes) {
      into.push_back(static_cast<Number>(field.value));
      return {};
    }
    for (const uint64_t number : TRY(packed_varints(file_, field.bytes, field.bytes.size()))) {
      into.push_back(static_cast<Number>(number));
    }
    return {};
  }

  static void add_reals(const WireField& field, std::vector<float>& into) {
    if (field.type == WireType::kFixed32) into.push_back(field.real());
    for (size_t at = 0; at + 4 <= field.bytes.size(); at += 4) {
      uint32_t bits = 0;
      std::ranges::copy(field.bytes.subspan(at, 4),
                        std::as_writable_bytes(std::span(&bits, 1)).begin());
      into.push_back(WireField{.value = bits}.real());
    }
  }

  Result<OnnxAttribute> attribute(const WireField& from, size_t depth) {
    return fill(from.bytes, OnnxAttribute{},
                [&](const WireField& field, OnnxAttribute& result) -> Result<void> {
                  switch (field.number) {
                    case 1:
                      result.name = field.text();
                      break;
                    case 2:
                      result.real = field.real();
                      break;
                    case 3:
                      result.integer = field.integer();
                      break;
                    case 4:
                      result.text = field.text();
                      break;
                    case 5:
                      result.tensor.assign(1, TRY(tensor(field)));
                      break;
                    case 6:
                      TRY(add_graph(field, depth, result));
                      break;
                    case 7:
                      add_reals(field, result.reals);
                      break;
                    case 8:
                      return add_integers(field, result.integers);
                    case 9:
                      result.texts.push_back(field.text());
                      break;
                    case 20:
                      result.type = field.integer();
                      break;
                    case 21:
                      result.refers = field.text();
                      break;
                    default:
                      break;
                  }
                  return {};
                });
  }

  Result<void> add_graph(const WireField& field, size_t depth, OnnxAttribute& into) {
    if (depth == kMaxDepth) {
      return fail({}, "bad-onnx", "expected at most {} graphs one within the other in '{}'",
                  kMaxDepth, file_.path);
    }
    into.graph.clear();
    into.graph.push_back(TRY(graph(field, depth + 1)));
    return {};
  }

  Result<OnnxTensor> tensor(const WireField& from) {
    return fill(from.bytes, OnnxTensor{.message = from.bytes},
                [&](const WireField& field, OnnxTensor& result) -> Result<void> {
                  if (field.number == 1) return add_integers(field, result.dims);
                  if (field.number == 2) result.data_type = field.integer();
                  if (field.number == 8) result.name = field.text();
                  if (field.number == 9) result.raw = field.bytes;
                  if (field.number == 14) result.is_external = field.value == 1;
                  return {};
                });
  }

  Result<OnnxValue> value(const WireField& from) {
    return fill(from.bytes, OnnxValue{},
                [&](const WireField& field, OnnxValue& result) -> Result<void> {
                  if (field.number == 1) result.name = field.text();
                  if (field.number != 2) return {};
                  return each(field.bytes, [&](const WireField& kind) -> Result<void> {
                    if (kind.number != 1) return {};  // a sequence, a map, an optional value
                    return each(kind.bytes, [&](const WireField& part) -> Result<void> {
                      if (part.number == 1) result.element_type = part.integer();
                      if (part.number == 2) return add_shape(part, result);
                      return {};
                    });
                  });
                });
  }

  Result<void> add_shape(const WireField& from, OnnxValue& into) {
    into.has_shape = true;
    return each(from.bytes, [&](const WireField& field) -> Result<void> {
      if (field.number != 1) return {};
      OnnxDim& dim = into.dims.emplace_back();
      return each(field.bytes, [&](const WireField& part) -> Result<void> {
        if (part.number == 1) dim.value = part.integer();
        if (part.number == 2) dim.symbol = part.text();
        return {};
      });
    });
  }

  Result<OnnxFunction> function(const WireField& from) {
    return fill(from.bytes, OnnxFunction{},
                [&](const WireField& field, OnnxFunction& result) -> Result<void> {
                  if (field.number == 1) result.name = field.text();
                  if (field.number == 4) result.inputs.push_back(field.text());
                  if (field.number == 5) result.outputs.push_back(field.text());
                  if (field.number == 7) result.nodes.push_back(TRY(node(field, 0)));
                  if (field.number == 9) result.opsets.push_back(TRY(opset(field)));
                  if (field.number == 10) result.domain = domain(field);
                  if (field.number == 11) result.attributes.push_back(TRY(attribute(field, 0)));
                  if (field.number == 13) result.overload = field.text();
                  return {};
                });
  }

  WireFile& file_;
};

}  // namespace

const OnnxAttribute* OnnxNode::find(std::string_view attribute) const {
  const auto found = std::ranges::find(attributes, attribute, &OnnxAttribute::name);
  return found == attributes.end() ? nullptr : &*found;
}

Result<OnnxModel> read_onnx_model(WireFile& file) { return ModelReader(file).model(); }

}  // namespace passnet
