#include "frontend/onnx/ops/onnx_fold.hpp"

#include "frontend/onnx/onnx_tensor.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace passnet {
namespace {

// output(value, place): a result of a node. Nodes with several are tuples; lists are sequences of
// ONNX.
PaddleFold onnx_output(PaddleOperands operands, Span span) {
  const auto* const tuple = operands[0].as<FxSequence>();
  const int64_t place = paddle_integer(operands[1]);
  if (tuple == nullptr || !tuple->is_tuple) {
    if (place == 0) return operands[0];
    return fail(span, "unsupported-arguments", "expected the result {} of the op, found one result",
                place);
  }
  const bool is_there = place >= 0 && static_cast<size_t>(place) < tuple->entries.size();
  if (is_there && !tuple->entries[static_cast<size_t>(place)].is<None>()) {
    return tuple->entries[static_cast<size_t>(place)];
  }
  return fail(span, "unsupported-arguments", "the result {} of the op is not supported", place);
}

PaddleFold onnx_append(PaddleOperands operands, Span) {
  FxValue result = operands[0];
  auto* const list = std::get_if<FxSequence>(&result.data);
  if (list == nullptr) return std::nullopt;
  list->entries.push_back(operands[1]);
  return result;
}

// dtype(number): of TensorProto.DataType.
PaddleFold onnx_dtype_of(PaddleOperands operands, Span span) {
  if (operands[0].is<DType>()) return operands[0];
  const int64_t number = paddle_integer(operands[0]);
  if (const auto dtype = dtype_from_onnx(number)) return FxValue{*dtype};
  return fail(span, "onnx-dtype", "the dtype {} is not supported", onnx_type_name(number));
}

// count(list)
PaddleFold onnx_count(PaddleOperands operands, Span) {
  const auto* const list = operands[0].as<FxSequence>();
  if (list == nullptr) return std::nullopt;
  return FxValue{static_cast<int64_t>(list->entries.size())};
}

// product(list)
PaddleFold onnx_product(PaddleOperands operands, Span span) {
  int64_t result = 1;
  for (const int64_t each : paddle_numbers(operands[0])) {
    if (__builtin_mul_overflow(result, each, &result)) {
      return fail(span, "unsupported-arguments", "expected sizes whose product fits, found more");
    }
  }
  return FxValue{result};
}

// axis(axis, rank): from 0 on.
PaddleFold onnx_axis(PaddleOperands operands, Span span) {
  const int64_t given = paddle_integer(operands[0]);
  const int64_t rank = paddle_integer(operands[1]);
  if (given >= -rank && given <= rank) return FxValue{given < 0 ? given + rank : given};
  return fail(span, "unsupported-arguments", "expected an axis of a tensor of rank {}, found {}",
              rank, given);
}

// axes(axes, rank, noop): all axes if none are given, or None for no reduction.
PaddleFold onnx_axes(PaddleOperands operands, Span) {
  PaddleNumbers given = paddle_numbers(operands[0]);
  if (!given.empty()) return paddle_list(given);
  if (paddle_integer(operands[2]) != 0) return FxValue{None{}};
  const int64_t rank = std::clamp<int64_t>(paddle_integer(operands[1]), 0, kPaddleMaxRank);
  for (int64_t i = 0; i < rank; ++i) given.push_back(i);
  return paddle_list(given);
}

// or_range(axes, rank): all axes if None.
PaddleFold onnx_or_range(PaddleOperands operands, Span) {
  if (!operands[0].is<None>()) return operands[0];
  PaddleNumbers result;
  const int64_t rank = std::clamp<int64_t>(paddle_integer(operands[1]), 0, kPaddleMaxRank);
  for (int64_t i = 0; i < rank; ++i) result.push_back(i);
  return paddle_list(result);
}

// along(rank, axis): the shape of a row along an axis among others of extent 1.
PaddleFold onnx_along(PaddleOperands operands, Span) {
  const int64_t rank = std::clamp<int64_t>(paddle_integer(operands[0]), 0, kPaddleMaxRank);
  int64_t place = paddle_integer(operands[1]);
  if (place < 0) place += rank;
  PaddleNumbers result(static_cast<size_t>(rank), 1);
  if (place >= 0 && place < rank) result[static_cast<size_t>(place)] = -1;
  return paddle_list(result);
}

// at(rank, axis, index): a subscript that indexes one axis.
PaddleFold onnx_at(PaddleOperands operands, Span span) {
  const int64_t rank = paddle_integer(operands[0]);
  const int64_t given = paddle_integer(operands[1]);
  const int64_t place = given < 0 ? given + rank : given;
  if (place < 0 || place >= rank || rank > kPaddleMaxRank) {
    return fail(span, "unsupported-arguments", "expected an axis of a tensor of rank {}, found {}",
                rank, given);
  }
  FxSequence index;
  index.entries.assign(static_cast<size_t>(place),
                       FxValue{FxSlice{{{None{}}, {None{}}, {None{}}}}});
  index.entries.push_back(operands[2]);
  return FxValue{std::move(index)};
}

// complete(list, count, fallback): the list, or `count` times the fallback for None.
PaddleFold onnx_complete(PaddleOperands operands, Span) {
  if (!operands[0].is<None>()) return operands[0];
  const int64_t size = std::clamp<int64_t>(paddle_integer(operands[1]), 0, kPaddleMaxRank);
  return paddle_list(PaddleNumbers(static_cast<size_t>(size), paddle_integer(operands[2])));
}

// sections(extent, count): as even as possible, the last ones smaller.
PaddleFold onnx_sections(PaddleOperands operands, Span) {
  const int64_t extent = paddle_integer(operands[0]);
  const int64_t parts = std::clamp<int64_t>(paddle_integer(operands[1]), 1, 4096);
  const int64_t each = (extent + parts - 1) / parts;
  PaddleNumbers result;
  int64_t rest = extent;
  for (int64_t i = 0; i < parts; ++i) {
    result.push_back(std::clamp<int64_t>(rest, 0, each));
    rest -= result.back();
  }
  return paddle_list(result);
}

// is_equal(list, list)
PaddleFold onnx_is_equal(PaddleOperands operands, Span) {
  return FxValue{paddle_numbers(operands[0]) == paddle_numbers(operands[1])};
}

// kept(condition): the places of numbers other than 0.
PaddleFold onnx_kept(PaddleOperands operands, Span) {
  PaddleNumbers result;
  const PaddleNumbers given = paddle_numbers(operands[0]);
  for (size_t i = 0; i < given.size(); ++i) {
    if (given[i] != 0) result.push_back(static_cast<int64_t>(i));
  }
  return paddle_list(result);
}

// pairs(pads, axes, rank): the elements before and after each axis, in the order of
// torch.nn.functional.pad: the last axis first.
PaddleFold onnx_pairs(PaddleOperands operands, Span span) {
  const PaddleNumbers pads = paddle_bounded(operands[0]);
  const PaddleNumbers axes = paddle_numbers(operands[1]);
  const int64_t rank = std::clamp<int64_t>(paddle_integer(operands[2]), 0, kPaddleMaxRank);
  if (pads.size() != 2 * axes.size()) {
    return fail(span, "unsupported-arguments", "expected {} pads, found {}", 2 * axes.size(),
                pads.size());
  }
  PaddleNumbers result(2 * static_cast<size_t>(rank), 0);
  for (size_t i = 0; i < axes.size(); ++i) {
    const int64_t place = axes[i] < 0 ? axes[i] + rank : axes[i];
    if (place < 0 || place >= rank) {
      return fail(span, "unsupported-arguments",
                  "expected an axis of a tensor of rank {}, found {}", rank, axes[i]);
    }
    const auto backwards = static_cast<size_t>(2 * (rank - 1 - place));
    result[backwards] = pads[i];
    result[backwards + 1] = pads[i + axes.size()];
  }
  return paddle_list(result);
}

// centered(sizes, wanted, axes, rank): such pads that cut or extend axes around their middle.
PaddleFold onnx_centered(PaddleOperands operands, Span span) {
  const PaddleNumbers sizes = paddle_bounded(operands[0]);
  const PaddleNumbers wanted = paddle_bounded(operands[1]);
  const PaddleNumbers axes = paddle_numbers(operands[2]);
  const auto rank = static_cast<int64_t>(sizes.size());
  PaddleNumbers before;
  PaddleNumbers after;
  for (size_t i = 0; i < std::min(axes.size(), wanted.size()); ++i) {
    const int64_t place = axes[i] < 0 ? axes[i] + rank : axes[i];
    if (place < 0 || place >= rank) {
      return fail(span, "unsupported-arguments",
                  "expected an axis of a tensor of rank {}, found {}", rank, axes[i]);
    }
    const int64_t more = wanted[i] - sizes[static_cast<size_t>(place)];
    // Half of the elements are left out before the axis, rounded down.
    const int64_t first = more >= 0 ? more / 2 : -(-more / 2);
    before.push_back(first);
    after.push_back(more - first);
  }
  before.insert(before.end(), after.begin(), after.end());
  const std::array<FxValue, 3> all{paddle_list(before), operands[2], FxValue{rank}};
  return onnx_pairs(all, span);
}

// backwards(list)
PaddleFold onnx_backwards(PaddleOperands operands, Span) {
  PaddleNumbers result = paddle_numbers(operands[0]);
  std::ranges::reverse(result);
  return paddle_list(result);
}

// strides(shape): of contiguous elements.
PaddleFold onnx_strides(PaddleOperands operands, Span) {
  const PaddleNumbers shape = paddle_bounded(operands[0]);
  PaddleNumbers result(shape.size(), 1);
  for (size_t i = shape.size(); i-- > 1;) {
    if (__builtin_mul_overflow(result[i], shape[i], &result[i - 1])) return std::nullopt;
  }
  return paddle_list(result);
}

// lowest(dtype, is_least): the least number of a dtype, or the greatest.
PaddleFold onnx_lowest(PaddleOperands operands, Span) {
  const auto* const dtype = operands[0].as<DType>();
  if (dtype == nullptr) return std::nullopt;
  const bool is_least = operands[1] == FxValue{true};
  if (is_float(*dtype)) {
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    return FxValue{is_least ? -kInfinity : kInfinity};
  }
  if (*dtype == DType::kBool) return FxValue{!is_least};
  const auto bits = static_cast<int>(8 * byte_size(*dtype));
  if (*dtype == DType::kU8) return FxValue{is_least ? int64_t{0} : int64_t{255}};
  const int64_t most = std::numeric_limits<int64_t>::max() >> (64 - bits);
  return FxValue{is_least ? -most - 1 : most};
}

// is_usual(activations, usual): true if each direction has the usual functions.
PaddleFold onnx_is_usual(PaddleOperands operands, Span) {
  const auto* const given = operands[0].as<FxSequence>();
  const auto* const usual = operands[1].as<FxSequence>();
  if (usual == nullptr || usual->entries.empty()) return std::nullopt;
  if (given == nullptr) return FxValue{true};
  for (size_t i = 0; i < given->entries.size(); ++i) {
    if (given->entries[i] != usual->entries[i % usual->entries.size()]) return FxValue{false};
  }
  return FxValue{true};
}

constexpr std::array<PaddleFunction, 20> kOnnxFunctions{{
    {"onnx_output", 2, onnx_output},       {"onnx_append", 2, onnx_append},
    {"onnx_dtype", 1, onnx_dtype_of},      {"onnx_count", 1, onnx_count},
    {"onnx_product", 1, onnx_product},     {"onnx_axis", 2, onnx_axis},
    {"onnx_axes", 3, onnx_axes},           {"onnx_or_range", 2, onnx_or_range},
    {"onnx_along", 2, onnx_along},         {"onnx_at", 3, onnx_at},
    {"onnx_complete", 3, onnx_complete},   {"onnx_sections", 2, onnx_sections},
    {"onnx_is_equal", 2, onnx_is_equal},   {"onnx_kept", 1, onnx_kept},
    {"onnx_pairs", 3, onnx_pairs},         {"onnx_centered", 3, onnx_centered},
    {"onnx_backwards", 1, onnx_backwards}, {"onnx_strides", 1, onnx_strides},
    {"onnx_lowest", 2, onnx_lowest},       {"onnx_is_usual", 2, onnx_is_usual},
}};

}  // namespace

Result<std::optional<FxValue>> fold_onnx(std::string_view name, std::span<const FxValue> arguments,
                                         Span span) {
  for (const std::span<const PaddleFunction> functions :
       {std::span<const PaddleFunction>(kOnnxFunctions), onnx_window_functions(),
        onnx_resize_functions()}) {
    const auto found = std::ranges::find(functions, name, &PaddleFunction::name);
    if (found == functions.end()) continue;
    return arguments.size() == found->operands ? found->fold(arguments, span) : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace passnet
