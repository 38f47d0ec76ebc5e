// Handles regions of autocast: operands of products are cast to the region's dtype, those of ops
// that need precision to f32, as PyTorch's dispatcher does (aten/src/ATen/autocast_mode.h).
#include "frontend/fx/fx_importer.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace {

constexpr std::array<std::string_view, 24> kLowered{"conv1d",
                                                    "conv2d",
                                                    "conv3d",
                                                    "conv1d_same",
                                                    "conv2d_same",
                                                    "conv3d_same",
                                                    "conv_transpose1d",
                                                    "conv_transpose2d",
                                                    "conv_transpose3d",
                                                    "matmul",
                                                    "mm",
                                                    "bmm",
                                                    "addmm",
                                                    "addbmm",
                                                    "baddbmm",
                                                    "linear",
                                                    "inner",
                                                    "tensordot",
                                                    "einsum",
                                                    "prelu",
                                                    "scaled_dot_product_attention",
                                                    "multi_head_attention_forward",
                                                    "vecdot",
                                                    "multi_dot"};
constexpr std::array<std::string_view, 3> kLoweredOnCuda{"mv", "addmv", "addr"};
constexpr std::array<std::string_view, 20> kRaised{
    "prod",        "mse_loss",   "l1_loss",    "smooth_l1_loss",      "huber_loss", "kl_div",
    "grid_sample", "avg_pool3d", "max_pool3d", "adaptive_avg_pool3d", "trace",      "fft",
    "ifft",        "rfft",       "irfft",      "soft_margin_loss",    "fftn",       "ifftn",
    "rfftn",       "irfftn"};
constexpr std::array<std::string_view, 29> kRaisedOnCuda{
    "acos",       "asin",        "cosh",    "exp",         "expm1",
    "log",        "log10",       "log2",    "log1p",       "reciprocal",
    "rsqrt",      "sinh",        "tan",     "pow",         "softplus",
    "layer_norm", "group_norm",  "softmax", "log_softmax", "cumprod",
    "cumsum",     "sum",         "norm",    "logsumexp",   "cosine_similarity",
    "dist",       "float_power", "nansum",  "linalg_norm"};

template <size_t kCount>
bool is_among(const std::array<std::string_view, kCount>& names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
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
  const bool is_on_cuda = program_.is_on_cuda;
  const bool lowers =
      is_among(kLowered, op.name()) || (is_on_cuda && is_among(kLoweredOnCuda, op.name()));
  const bool raises =
      is_among(kRaised, op.name()) || (is_on_cuda && is_among(kRaisedOnCuda, op.name()));
  const auto* const mode = op.name() == "pad" ? std::get_if<Attribute>(&arguments[2]) : nullptr;
  const auto* const mode_name = mode ? std::get_if<std::string>(mode) : nullptr;
  const bool pads = mode_name != nullptr && *mode_name != "constant";
  if (!lowers && !raises && !pads) return {};
  const DType wanted = lowers ? *autocast_.back() : DType::kF32;
  const auto cast = [&](ValueId& operand) -> Result<void> {
    if (!operand.valid()) return {};
    const DType dtype = builder_.graph().type(operand).dtype;
    if (!is_float(dtype) || dtype == DType::kF64 || dtype == wanted) return {};
    operand = TRY(call_value("to", {operand, Attribute(wanted)}, span));
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
