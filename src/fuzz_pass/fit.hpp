// Fits an op's example to operands that are known, to guess its other operands and attributes.
#pragma once

#include "generate/call_template.hpp"

#include <cstddef>
#include <map>
#include <optional>

namespace passnet {

// Extents, shapes and dtypes of the example are replaced by those of the known values.
class Fit {
 public:
  explicit Fit(const CallTemplate* example) {
    if (example != nullptr) call_ = *example;
  }

  bool has(size_t parameter) const { return parameter < call_.arguments.size(); }

  // The number of the operand at this position of the example, if it has one.
  std::optional<size_t> operand(size_t parameter, size_t entry) const {
    if (!has(parameter)) return std::nullopt;
    if (const auto* value = std::get_if<ValueId>(&call_.arguments[parameter])) return value->index;
    const auto* list = std::get_if<std::vector<ValueId>>(&call_.arguments[parameter]);
    if (list == nullptr || list->empty()) return std::nullopt;
    const ValueId value = (*list)[std::min(entry, list->size() - 1)];
    return value.valid() ? std::optional<size_t>(value.index) : std::nullopt;
  }

  void know(size_t parameter, size_t entry, const TensorType& type) {
    const auto place = operand(parameter, entry);
    if (!place) return;
    const TensorType& before = call_.operands[*place].type;
    if (!call_.operands[*place].is_index) dtypes_.emplace(before.dtype, type.dtype);
    if (before.rank() == type.rank()) {
      for (size_t dim = 0; dim < type.rank(); ++dim) {
        extents_.emplace(before.shape[dim], type.shape[dim]);
      }
    }
    shapes_.emplace(before.shape, type.shape);
  }

  std::optional<Operand> guess(size_t parameter, size_t entry, DType usual) const {
    const auto place = operand(parameter, entry);
    if (!place) return std::nullopt;
    Operand operand = call_.operands[*place];
    operand.is_index = operand.is_index || call_.is_index[parameter];
    if (!operand.is_index) {
      const auto known = dtypes_.find(operand.type.dtype);
      if (known != dtypes_.end()) {
        operand.type.dtype = known->second;
      } else if (dtypes_.empty() && is_float(operand.type.dtype)) {
        operand.type.dtype = usual;
      }
    }
    const auto whole = shapes_.find(operand.type.shape);
    if (whole != shapes_.end()) {
      operand.type.shape = whole->second;
    } else {
      for (int64_t& extent : operand.type.shape) extent = renamed(extent);
    }
    return operand;
  }

  std::optional<Attribute> attribute(size_t parameter) const {
    if (!has(parameter)) return std::nullopt;
    const auto* known = std::get_if<Attribute>(&call_.arguments[parameter]);
    if (known == nullptr) return std::nullopt;
    Attribute result = *known;
    if (auto* list = std::get_if<Integers>(&result)) {
      for (int64_t& entry : *list) entry = renamed(entry);
    }
    return result;
  }

 private:
  int64_t renamed(int64_t extent) const {
    const auto found = extents_.find(extent);
    return found == extents_.end() ? extent : found->second;
  }

  CallTemplate call_;
  std::map<int64_t, int64_t> extents_;
  std::map<Shape, Shape> shapes_;
  std::map<DType, DType> dtypes_;
};

}  // namespace passnet
