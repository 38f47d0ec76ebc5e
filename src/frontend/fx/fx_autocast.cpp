// Handles regions of autocast: operands of products are cast to the region's dtype, those of ops
// that need precision to f32, as PyTorch's dispatcher does (aten/src/ATen/autocast_mode.h).
#include "base/check.hpp"
#include "frontend/fx/fx_importer.hpp"

#include <algorithm>

namespace passnet {
namespace {

// The dtype of the op's operands in a region of the dtype, if it casts them.
std::optional<DType> cast_dtype(Autocast autocast, DType region, bool is_on_cuda) {
  switch (autocast) {
    case Autocast::kAsFamily:
    case Autocast::kNone:
      return std::nullopt;
    case Autocast::kLowers:
      return region;
    case Autocast::kLowersOnCuda:
      return is_on_cuda ? std::optional(region) : std::nullopt;
    case Autocast::kRaises:
      return DType::kF32;
    case Autocast::kRaisesOnCuda:
      return is_on_cuda ? std::optional(DType::kF32) : std::nullopt;
  }
  UNREACHABLE();
}

}  // namespace

// Handles `_enter_autocast(device_type, dtype, enabled, cache_enabled)` and `_exit_autocast`. A
// region of another device than the inputs' changes nothing.
std::optional<FxValue> FxImporter::call_autocast(const FxInvocation& invocation) {
  constexpr std::string_view kModule = "torch.amp.autocast_mode.";
  if (!invocation.target.starts_with(kModule)) return std::nullopt;
  const std::string_view name = invocation.target.substr(kModule.size());
  if (name == "_exit_autocast") {
    if (!autocast_.empty()) autocast_.pop_back();
    return FxValue{None{}};
  }
  if (name != "_enter_autocast") return std::nullopt;
  const auto given = [&](size_t place, std::string_view parameter) {
    if (place < invocation.arguments.size()) return invocation.arguments[place];
    const auto found = std::ranges::find(invocation.keywords, parameter, &FxKeyword::name);
    return found == invocation.keywords.end() ? FxValue{None{}} : found->value;
  };
  const std::string_view device = program_.is_on_cuda ? "cuda" : "cpu";
  std::optional<DType> now = autocast_.empty() ? std::nullopt : autocast_.back();
  const FxValue region = given(0, "device_type");
  const auto* const type = region.as<std::string>();
  if (type != nullptr && *type == device) {
    const FxValue dtype = given(1, "dtype");
    const FxValue enabled = given(2, "enabled");
    const auto* const stated = dtype.as<DType>();
    const auto* const is_enabled = enabled.as<bool>();
    now = std::nullopt;
    if (is_enabled == nullptr || *is_enabled) {
      now = stated ? *stated : program_.is_on_cuda ? DType::kF16 : DType::kBF16;
    }
  }
  autocast_.push_back(now);
  return FxValue{FxDevice{"autocast"}};
}

Result<void> FxImporter::cast_operands(const Op& op, std::vector<Argument>& arguments, Span span) {
  if (autocast_.empty() || !autocast_.back()) return {};
  const auto* const mode = op.name() == "pad" ? std::get_if<Attribute>(&arguments[2]) : nullptr;
  const auto* const mode_name = mode ? std::get_if<std::string>(mode) : nullptr;
  const bool pads = mode_name != nullptr && *mode_name != "constant";
  const auto wanted =
      cast_dtype(pads ? Autocast::kRaises : op.autocast, *autocast_.back(), program_.is_on_cuda);
  if (!wanted) return {};
  const auto cast = [&](ValueId& operand) -> Result<void> {
    if (!operand.valid()) return {};
    const DType dtype = builder_.graph().type(operand).dtype;
    if (!is_float(dtype) || dtype == DType::kF64 || dtype == *wanted) return {};
    operand = TRY(call_value("to", {operand, Attribute(*wanted)}, span));
    return {};
  };
  for (Argument& argument : arguments) {
    if (auto* single = std::get_if<ValueId>(&argument)) {
      TRY(cast(*single));
    } else if (auto* list = std::get_if<std::vector<ValueId>>(&argument)) {
      for (ValueId& entry : *list) TRY(cast(entry));
    }
  }
  return {};
}

}  // namespace passnet
