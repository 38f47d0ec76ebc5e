#include "cuda/library/dnn_convolution.hpp"

#include "cuda/library/dnn_tensor.hpp"

#include <fmt/ranges.h>

#include <algorithm>

namespace passnet {
namespace {

// Values of cuDNN's enumerations.
constexpr int kFloatType = 4;
constexpr int kModeType = 7;
constexpr int kConvolutionKind = 1;
constexpr int kForwardKind = 10;
constexpr int kBackwardKind = 12;
constexpr int kComputeType = 100;
constexpr int kMode = 101;
constexpr int kDilations = 102;
constexpr int kStrides = 103;
constexpr int kPaddingsAfter = 104;
constexpr int kPaddingsBefore = 105;
constexpr int kSpatialDims = 106;
constexpr int kAlpha = 700;  // of a forward convolution; so are the next four
constexpr int kBeta = 701;
constexpr int kOwnConvolution = 702;
constexpr int kWeight = 703;
constexpr int kInput = 704;
constexpr int kResult = 705;
constexpr int kToBackward = 6;  // from these attributes to those of a gradient
constexpr int kCrossCorrelation = 1;

using Extents = std::vector<int64_t>;

struct Shapes {
  Extents input;
  Extents weight;
  Extents result;
};

// One dim is two to cuDNN, the first of one element.
Shapes shapes_of(const Convolution& convolution) {
  const bool is_flat = convolution.dims.size() == 1;
  const int64_t inner = convolution.groups * convolution.in_channels;
  const int64_t outer = convolution.groups * convolution.out_channels;
  Shapes shapes{.input = {convolution.batch, inner},
                .weight = {outer, convolution.in_channels},
                .result = {convolution.batch, outer}};
  if (convolution.is_transposed) shapes.weight = {inner, convolution.out_channels};
  for (Extents* extents : {&shapes.input, &shapes.weight, &shapes.result}) {
    if (is_flat) extents->push_back(1);
  }
  for (const WindowDim& dim : convolution.dims) {
    shapes.input.push_back(dim.input);
    shapes.weight.push_back(dim.kernel);
    shapes.result.push_back(dim.output);
  }
  return shapes;
}

// Returns the strides of a dense tensor, whose second dim is the innermost one or not.
Extents dense_strides(const Extents& extents, bool channels_last) {
  Extents strides(extents.size());
  int64_t next = 1;
  if (channels_last) strides[1] = std::exchange(next, extents[1]);
  for (size_t i = extents.size(); i-- > 0;) {
    if (channels_last && i == 1) continue;
    strides[i] = next;
    next *= extents[i];
  }
  return strides;
}

class ConvolutionDescriber {
 public:
  ConvolutionDescriber(const DnnDriver& driver, const Convolution& convolution)
      : driver_(driver), convolution_(convolution) {}

  Result<DnnGraph> describe() {
    const Shapes shapes = shapes_of(convolution_);
    TRY(add_tensor(shapes.input, convolution_.input_start));
    TRY(add_tensor(shapes.weight, convolution_.weight_start));
    TRY(add_tensor(shapes.result, 0));
    TRY(add_window());
    TRY(add_operation());
    graph_.text = text(shapes);
    graph_.allows_tensor_cores = convolution_.dtype != DType::kF32 || convolution_.allows_tf32;
    return std::move(graph_);
  }

 private:
  Result<void> add(DnnDescriptor descriptor, std::vector<DnnDescriptor>& list) {
    return add_finished(driver_, std::move(descriptor), list, "describing a convolution");
  }

  Result<void> add_tensor(const Extents& extents, int64_t start) {
    const auto size = static_cast<int64_t>(byte_size(convolution_.dtype));
    const int64_t begin = start * size;
    DnnDescriptor tensor =
        TRY(make_dnn_tensor(driver_, {.id = std::ssize(graph_.operands) + 1,
                                      .dtype = convolution_.dtype,
                                      .extents = extents,
                                      .strides = dense_strides(extents, convolution_.channels_last),
                                      .start_bytes = begin}));
    int64_t elements = 1;
    for (const int64_t extent : extents) elements *= extent;
    graph_.operands.push_back({.start_bytes = begin, .end_bytes = begin + elements * size});
    return add(std::move(tensor), graph_.descriptors);
  }

  Result<void> add_window() {
    const bool is_flat = convolution_.dims.size() == 1;
    Extents dilations(is_flat ? 1 : 0, 1), strides(is_flat ? 1 : 0, 1), before(is_flat ? 1 : 0, 0);
    for (const WindowDim& dim : convolution_.dims) {
      dilations.push_back(dim.dilation);
      strides.push_back(dim.stride);
      before.push_back(dim.before);
    }
    DnnDescriptor window = TRY(DnnDescriptor::create(driver_, kConvolutionKind));
    set_dtype(window, kComputeType, DType::kF32);
    window.set(kSpatialDims, std::ssize(before))
        .set_raw(kMode, kModeType, 1, &kCrossCorrelation)
        .set(kDilations, dilations)
        .set(kStrides, strides)
        .set(kPaddingsBefore, before)
        .set(kPaddingsAfter, before);
    return add(std::move(window), graph_.descriptors);
  }

  // A transposed convolution is the gradient of a forward one for its input.
  Result<void> add_operation() {
    constexpr float kOne = 1;
    constexpr float kZero = 0;
    const bool is_transposed = convolution_.is_transposed;
    const int shift = is_transposed ? kToBackward : 0;
    DnnDescriptor operation =
        TRY(DnnDescriptor::create(driver_, is_transposed ? kBackwardKind : kForwardKind));
    const DnnDescriptor& input = graph_.descriptors[0];
    const DnnDescriptor& result = graph_.descriptors[2];
    operation.set_raw(kAlpha + shift, kFloatType, 1, &kOne)
        .set_raw(kBeta + shift, kFloatType, 1, &kZero)
        .set(kOwnConvolution + shift, graph_.descriptors[3])
        .set(kWeight + shift, graph_.descriptors[1])
        .set(kInput + shift, is_transposed ? result : input)
        .set(kResult + shift, is_transposed ? input : result);
    return add(std::move(operation), graph_.operations);
  }

  std::string text(const Shapes& shapes) const {
    std::string text = fmt::format(
        "{} of {} [{}] by [{}]",
        convolution_.is_transposed ? "transposed convolution" : "convolution",
        name(convolution_.dtype), fmt::join(shapes.input, ","), fmt::join(shapes.weight, ","));
    for (const WindowDim& dim : convolution_.dims) {
      text += fmt::format(", {}:{}:{}:{}", dim.output, dim.stride, dim.before, dim.dilation);
    }
    for (const DnnTensor& tensor : graph_.operands) {
      text += fmt::format(" @{}", tensor.start_bytes % 16);
    }
    if (convolution_.channels_last) text += " channels last";
    if (convolution_.allows_tf32) text += " tf32";
    return text;
  }

  const DnnDriver& driver_;
  const Convolution& convolution_;
  DnnGraph graph_;
};

}  // namespace

bool fits_dnn(const Convolution& convolution) {
  const DType dtype = convolution.dtype;
  if (dtype != DType::kF32 && dtype != DType::kF16 && dtype != DType::kBF16) return false;
  return std::ranges::all_of(convolution.dims, [&](const WindowDim& dim) {
    return convolution.is_transposed || dim.before == dim.after;
  });
}

Result<DnnGraph> describe_for_dnn(const DnnDriver& driver, const Convolution& convolution) {
  return ConvolutionDescriber(driver, convolution).describe();
}

}  // namespace passnet
