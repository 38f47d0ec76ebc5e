// The names of a graph of ONNX, within those of the graphs around it.
#pragma once

#include "frontend/fx/fx.hpp"
#include "frontend/onnx/onnx_model.hpp"

#include <string_view>
#include <unordered_map>

namespace passnet {

class OnnxScope {
 public:
  // A value of the program, or a tensor of the model that no statement has used so far.
  struct Entry {
    FxValue value;
    const OnnxTensor* tensor = nullptr;
  };

  // A graph within another one sees its names; a function sees none.
  explicit OnnxScope(OnnxScope* outer = nullptr) : outer_(outer) {}

  Entry* find(std::string_view name) {
    for (OnnxScope* scope = this; scope != nullptr; scope = scope->outer_) {
      const auto found = scope->entries_.find(name);
      if (found != scope->entries_.end()) return &found->second;
    }
    return nullptr;
  }
  void set(std::string_view name, FxValue value) { entries_[name] = {std::move(value)}; }
  void set(std::string_view name, const OnnxTensor& tensor) { entries_[name] = {{}, &tensor}; }

  // Attributes of the call whose function this is.
  void set_attribute(std::string_view name, const OnnxAttribute& attribute) {
    attributes_[name] = &attribute;
  }
  const OnnxAttribute* attribute(std::string_view name) const {
    for (const OnnxScope* scope = this; scope != nullptr; scope = scope->outer_) {
      const auto found = scope->attributes_.find(name);
      if (found != scope->attributes_.end()) return found->second;
    }
    return nullptr;
  }

 private:
  OnnxScope* outer_;
  std::unordered_map<std::string_view, Entry> entries_;
  std::unordered_map<std::string_view, const OnnxAttribute*> attributes_;
};

}  // namespace passnet
