#include "frontend/paddle/paddle_fold.hpp"

#include "frontend/paddle/paddle_numbers.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace passnet {

PaddleNumbers paddle_numbers(const FxValue& value) {
  if (const auto* number = value.as<int64_t>()) return {*number};
  PaddleNumbers result;
  const auto* const sequence = value.as<FxSequence>();
  if (sequence == nullptr) return result;
  for (const FxValue& entry : sequence->entries) {
    if (const auto* number = entry.as<int64_t>()) result.push_back(*number);
    const auto* const number = entry.as<double>();
    if (number != nullptr && std::abs(*number) < 1e18) {
      result.push_back(static_cast<int64_t>(*number));
    }
  }
  return result;
}

PaddleNumbers paddle_bounded(const FxValue& value) {
  constexpr int64_t kLimit = int64_t{1} << 30;
  PaddleNumbers result = paddle_numbers(value);
  for (int64_t& entry : result) entry = std::clamp(entry, -kLimit, kLimit);
  return result;
}

FxValue paddle_list(const PaddleNumbers& entries) {
  FxSequence result{.is_tuple = false};
  for (const int64_t entry : entries) result.entries.push_back({entry});
  return {std::move(result)};
}

int64_t paddle_integer(const FxValue& value) {
  const PaddleNumbers all = paddle_numbers(value);
  return all.empty() ? 0 : all[0];
}

std::string_view paddle_text(const FxValue& value) {
  const auto* const found = value.as<std::string>();
  return found ? std::string_view(*found) : std::string_view();
}

std::vector<double> paddle_floats(const FxValue& value) {
  std::vector<double> result;
  const auto* const sequence = value.as<FxSequence>();
  if (sequence == nullptr) return result;
  for (const FxValue& entry : sequence->entries) {
    if (const auto* number = entry.as<double>()) result.push_back(*number);
    if (const auto* number = entry.as<int64_t>()) result.push_back(static_cast<double>(*number));
  }
  return result;
}

FxValue paddle_list(const std::vector<double>& entries) {
  FxSequence result{.is_tuple = false};
  for (const double entry : entries) result.entries.push_back({entry});
  return {std::move(result)};
}

namespace {

// Axes from 0 on; "unsupported-arguments".
Result<PaddleNumbers> axes_of(const FxValue& value, size_t rank, Span span) {
  PaddleNumbers axes = paddle_numbers(value);
  for (int64_t& axis : axes) {
    const auto limit = static_cast<int64_t>(rank);
    if (axis < -limit || axis >= limit) {
      return fail(span, "unsupported-arguments",
                  "expected an axis of a tensor of rank {}, found {}", rank, axis);
    }
    if (axis < 0) axis += limit;
  }
  return axes;
}

PaddleFold is_last(PaddleOperands operands, Span) {
  return FxValue{paddle_text(operands[0]).ends_with('C')};
}

// reshaped(shape, target): 0 keeps an extent.
PaddleFold reshaped(PaddleOperands operands, Span span) {
  const PaddleNumbers shape = paddle_numbers(operands[0]);
  PaddleNumbers target = paddle_numbers(operands[1]);
  for (size_t i = 0; i < target.size(); ++i) {
    if (target[i] != 0) continue;
    if (i >= shape.size()) {
      return fail(span, "unsupported-arguments",
                  "expected an extent at place {}, found 0 of a tensor of rank {}", i,
                  shape.size());
    }
    target[i] = shape[i];
  }
  return paddle_list(target);
}

// squeezed(shape, axes): without the axes of extent 1; all of them if no axes are given.
PaddleFold squeezed(PaddleOperands operands, Span span) {
  const PaddleNumbers shape = paddle_numbers(operands[0]);
  const PaddleNumbers axes = TRY(axes_of(operands[1], shape.size(), span));
  PaddleNumbers result;
  for (size_t i = 0; i < shape.size(); ++i) {
    const bool is_named =
        axes.empty() || std::ranges::find(axes, static_cast<int64_t>(i)) != axes.end();
    if (shape[i] != 1 || !is_named) result.push_back(shape[i]);
  }
  return paddle_list(result);
}

// unsqueezed(shape, axes): axes are inserted one after the other.
PaddleFold unsqueezed(PaddleOperands operands, Span span) {
  PaddleNumbers shape = paddle_numbers(operands[0]);
  for (const int64_t given : paddle_numbers(operands[1])) {
    const auto axis = TRY(axes_of({given}, shape.size() + 1, span))[0];
    shape.insert(shape.begin() + axis, 1);
  }
  return paddle_list(shape);
}

// A slice of an axis as numpy counts: `length` elements from `first` on, upwards.
struct Range {
  int64_t first = 0, length = 0, step = 1;
};

Result<Range> range_of(int64_t extent, int64_t start, int64_t end, int64_t step, Span span) {
  if (step == 0) return fail(span, "bad-index", "expected a step other than 0, found 0");
  const bool is_up = step > 0;
  const int64_t lowest = is_up ? 0 : -1;
  const int64_t highest = is_up ? extent : extent - 1;
  // A negative end of a step down may mean the place before the first element.
  const auto place = [&](int64_t given) {
    const int64_t counted = given < 0 ? given + extent : given;
    return std::clamp(counted, lowest, highest);
  };
  const int64_t first = place(start);
  const int64_t last = !is_up && end < -extent ? -1 : place(end);
  const int64_t size = step == std::numeric_limits<int64_t>::min() ? extent + 1 : std::abs(step);
  const int64_t span_length = is_up ? last - first : first - last;
  Range range{.first = first, .length = span_length <= 0 ? 0 : (span_length - 1) / size + 1};
  range.step = size;
  if (!is_up) range.first = range.length == 0 ? 0 : first - (range.length - 1) * size;
  return range;
}

// slices(shape, axes, starts, ends, steps): an index of the elements, in ascending order.
PaddleFold slices(PaddleOperands operands, Span span) {
  const PaddleNumbers shape = paddle_numbers(operands[0]);
  const PaddleNumbers axes = TRY(axes_of(operands[1], shape.size(), span));
  const PaddleNumbers starts = paddle_numbers(operands[2]);
  const PaddleNumbers ends = paddle_numbers(operands[3]);
  PaddleNumbers steps = paddle_numbers(operands[4]);
  if (steps.empty()) steps.assign(axes.size(), 1);
  if (starts.size() != axes.size() || ends.size() != axes.size() || steps.size() != axes.size()) {
    return fail(span, "bad-index", "expected {} starts, ends and steps, found {}, {} and {}",
                axes.size(), starts.size(), ends.size(), steps.size());
  }
  FxSequence index;
  index.entries.assign(shape.size(), FxValue{FxSlice{{{None{}}, {None{}}, {None{}}}}});
  for (size_t i = 0; i < axes.size(); ++i) {
    const auto axis = static_cast<size_t>(axes[i]);
    const Range range = TRY(range_of(shape[axis], starts[i], ends[i], steps[i], span));
    const int64_t end =
        range.length == 0 ? range.first : range.first + (range.length - 1) * range.step + 1;
    if (range.length == shape[axis]) continue;
    index.entries[axis] = FxValue{FxSlice{{{range.first}, {end}, {range.step}}}};
  }
  return FxValue{std::move(index)};
}

// reversed(axes, steps): the axes of negative steps.
PaddleFold reversed(PaddleOperands operands, Span) {
  const PaddleNumbers axes = paddle_numbers(operands[0]);
  const PaddleNumbers steps = paddle_numbers(operands[1]);
  PaddleNumbers result;
  for (size_t i = 0; i < std::min(axes.size(), steps.size()); ++i) {
    if (steps[i] < 0) result.push_back(axes[i]);
  }
  return paddle_list(result);
}

// dropped(shape, axes): without the axes.
PaddleFold dropped(PaddleOperands operands, Span span) {
  const PaddleNumbers shape = paddle_numbers(operands[0]);
  const PaddleNumbers axes = TRY(axes_of(operands[1], shape.size(), span));
  PaddleNumbers result;
  for (size_t i = 0; i < shape.size(); ++i) {
    if (std::ranges::find(axes, static_cast<int64_t>(i)) == axes.end()) result.push_back(shape[i]);
  }
  return paddle_list(result);
}

// inserted(shape, axes): with an extent of 1 at each axis of the result, in ascending order.
PaddleFold inserted(PaddleOperands operands, Span span) {
  PaddleNumbers shape = paddle_numbers(operands[0]);
  PaddleNumbers axes =
      TRY(axes_of(operands[1], shape.size() + paddle_numbers(operands[1]).size(), span));
  std::ranges::sort(axes);
  for (const int64_t axis : axes) {
    if (axis <= static_cast<int64_t>(shape.size())) shape.insert(shape.begin() + axis, 1);
  }
  return paddle_list(shape);
}

// axes(axes, rank, all=False): all axes if none is given.
PaddleFold reduced_axes(PaddleOperands operands, Span span) {
  const auto rank =
      static_cast<size_t>(std::clamp<int64_t>(paddle_integer(operands[1]), 0, kPaddleMaxRank));
  PaddleNumbers axes = TRY(axes_of(operands[0], rank, span));
  const bool is_all = operands.size() > 2 && operands[2] == FxValue{true};
  if (axes.empty() || is_all) {
    axes.resize(rank);
    for (size_t i = 0; i < rank; ++i) axes[i] = static_cast<int64_t>(i);
  }
  return paddle_list(axes);
}

// complete(list, count): one number for all.
PaddleFold complete(PaddleOperands operands, Span) {
  PaddleNumbers entries = paddle_numbers(operands[0]);
  const auto count =
      static_cast<size_t>(std::clamp<int64_t>(paddle_integer(operands[1]), 0, kPaddleMaxRank));
  if (entries.size() == 1) entries.resize(count, entries[0]);
  return paddle_list(entries);
}

// sections(extent, sections): -1 is the rest.
PaddleFold sections(PaddleOperands operands, Span) {
  const int64_t extent = paddle_integer(operands[0]);
  PaddleNumbers result = paddle_bounded(operands[1]);
  int64_t rest = extent;
  for (const int64_t each : result) rest -= each > 0 ? each : 0;
  for (int64_t& each : result) {
    if (each < 0) each = rest;
  }
  return paddle_list(result);
}

// reordered(list, layers): each layer's weights followed by its biases.
PaddleFold reordered(PaddleOperands operands, Span) {
  const auto* const given = operands[0].as<FxSequence>();
  if (given == nullptr) return std::nullopt;
  const size_t half = given->entries.size() / 2;
  FxSequence result;
  for (size_t i = 0; i + 1 < half; i += 2) {
    for (const size_t place : {i, i + 1, half + i, half + i + 1}) {
      result.entries.push_back(given->entries[place]);
    }
  }
  return FxValue{std::move(result)};
}

PaddleFold dtype_or(PaddleOperands operands, Span span) {
  if (operands[0].is<None>()) return operands[1];
  if (operands[0].is<DType>()) return operands[0];
  if (const auto dtype = dtype_from_torch_name(paddle_text(operands[0]))) return FxValue{*dtype};
  return fail(span, "unsupported-arguments", "expected a dtype, found {}", describe(operands[0]));
}

PaddleFold is_empty(PaddleOperands operands, Span) {
  return FxValue{paddle_numbers(operands[0]).empty()};
}

PaddleFold rounded_down(PaddleOperands operands, Span) {
  const auto* const number = operands[0].as<double>();
  if (number == nullptr || !(std::abs(*number) < 1e15)) return operands[0];
  return FxValue{static_cast<int64_t>(std::floor(*number))};
}

// crop(shape, wanted, offsets): the ends; -1 is the rest.
PaddleFold cropped(PaddleOperands operands, Span) {
  const PaddleNumbers shape = paddle_numbers(operands[0]);
  PaddleNumbers wanted = paddle_numbers(operands[1]);
  const PaddleNumbers offsets = paddle_numbers(operands[2]);
  wanted.resize(shape.size(), -1);
  for (size_t i = 0; i < shape.size() && i < offsets.size(); ++i) {
    wanted[i] = wanted[i] < 0 ? shape[i] : wanted[i] + offsets[i];
  }
  return paddle_list(wanted);
}

// cross_axis(shape, axis): 9 is the first axis of extent 3.
PaddleFold cross_axis(PaddleOperands operands, Span) {
  const int64_t axis = paddle_integer(operands[1]);
  if (axis != 9) return FxValue{axis};
  const PaddleNumbers shape = paddle_numbers(operands[0]);
  return FxValue{static_cast<int64_t>(std::ranges::find(shape, 3) - shape.begin())};
}

PaddleFold is_padding(PaddleOperands operands, Span) {
  return FxValue{paddle_integer(operands[0]) != -1};
}

// trains(dropout, is_test, layers): true if layers drop elements of the ones before.
PaddleFold trains(PaddleOperands operands, Span) {
  const auto* const dropout = operands[0].as<double>();
  const bool drops = dropout != nullptr && *dropout > 0 && paddle_integer(operands[2]) > 1;
  return FxValue{drops && operands[1] == FxValue{false}};
}

// reduced(shape, axes, keepdim)
PaddleFold reduced(PaddleOperands operands, Span span) {
  if (operands[2] != FxValue{true}) return dropped(operands.first(2), span);
  PaddleNumbers shape = paddle_numbers(operands[0]);
  for (const int64_t axis : TRY(axes_of(operands[1], shape.size(), span))) {
    shape[static_cast<size_t>(axis)] = 1;
  }
  return paddle_list(shape);
}

// last_axes(axes): as many, counted from the end.
PaddleFold last_axes(PaddleOperands operands, Span) {
  const auto count = static_cast<int64_t>(paddle_numbers(operands[0]).size());
  PaddleNumbers result;
  for (int64_t i = -count; i < 0; ++i) result.push_back(i);
  return paddle_list(result);
}

// stored(is_test, use_global_stats, trainable): true if batch norm uses the stored statistics.
PaddleFold stored(PaddleOperands operands, Span) {
  const bool is_test = operands[0] == FxValue{true};
  const bool is_trainable = operands[2] == FxValue{true};
  return FxValue{(is_test && !is_trainable) || operands[1] == FxValue{true}};
}

constexpr std::array<PaddleFunction, 23> kFunctions{{
    {"paddle_is_last", 1, is_last},       {"paddle_reshaped", 2, reshaped},
    {"paddle_squeezed", 2, squeezed},     {"paddle_unsqueezed", 2, unsqueezed},
    {"paddle_slices", 5, slices},         {"paddle_reversed", 2, reversed},
    {"paddle_dropped", 2, dropped},       {"paddle_inserted", 2, inserted},
    {"paddle_axes", 2, reduced_axes},     {"paddle_axes_or_all", 3, reduced_axes},
    {"paddle_complete", 2, complete},     {"paddle_sections", 2, sections},
    {"paddle_reordered", 1, reordered},   {"paddle_dtype", 2, dtype_or},
    {"paddle_is_empty", 1, is_empty},     {"paddle_floor", 1, rounded_down},
    {"paddle_crop", 3, cropped},          {"paddle_cross_axis", 2, cross_axis},
    {"paddle_trains", 3, trains},         {"paddle_reduced", 3, reduced},
    {"paddle_last_axes", 1, last_axes},   {"paddle_stored", 3, stored},
    {"paddle_is_padding", 1, is_padding},
}};

}  // namespace

Result<std::optional<FxValue>> fold_paddle(std::string_view name,
                                           std::span<const FxValue> arguments, Span span) {
  for (const std::span<const PaddleFunction> functions :
       {std::span<const PaddleFunction>(kFunctions), paddle_window_functions()}) {
    const auto found = std::ranges::find(functions, name, &PaddleFunction::name);
    if (found == functions.end()) continue;
    return arguments.size() == found->operands ? found->fold(arguments, span) : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace passnet
