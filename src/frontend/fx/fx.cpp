#include "frontend/fx/fx.hpp"

namespace passnet {

FxName FxNames::intern(std::string_view text) {
  if (const auto found = by_text_.find(text); found != by_text_.end()) return found->second;
  const FxName name{static_cast<uint32_t>(texts_.size())};
  by_text_.emplace(texts_.emplace_back(text), name);
  return name;
}

namespace {

struct Describe {
  std::string operator()(None) const { return "None"; }
  std::string operator()(bool value) const { return value ? "True" : "False"; }
  std::string operator()(int64_t value) const { return std::to_string(value); }
  std::string operator()(double value) const { return to_string(Attribute(value)); }
  std::string operator()(const std::string& value) const {
    return fmt::format("'{}'", value.substr(0, 40));
  }
  std::string operator()(DType value) const { return fmt::format("torch.{}", torch_name(value)); }
  std::string operator()(const FxDevice& value) const { return value.name; }
  std::string operator()(FxEllipsis) const { return "..."; }
  std::string operator()(const FxSlice&) const { return "a slice"; }
  std::string operator()(const FxSequence& value) const {
    return fmt::format("a {} of {}", value.is_tuple ? "tuple" : "list", value.entries.size());
  }
  std::string operator()(const FxDict&) const { return "a dict"; }
  std::string operator()(FxReference) const { return "a value"; }
  std::string operator()(FxTensor) const { return "a tensor"; }
  std::string operator()(FxNumber) const { return "a number known only when the graph runs"; }
};

}  // namespace

std::string describe(const FxValue& value) { return std::visit(Describe{}, value.data); }

}  // namespace passnet
