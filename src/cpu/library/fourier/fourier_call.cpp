#include "cpu/library/fourier/fourier_call.hpp"

#include "cpu/library/library_tiles.hpp"
#include "runtime/plan.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <variant>

namespace passnet {
namespace {

constexpr int64_t kLines = 8;  // not tuning: pairs of floats that fill a cache line

// The dim along which the lines of a task are neighbors: the innermost one that has lines.
size_t neighbor_dim(const FourierPass& pass) {
  size_t dim = 0;
  for (size_t i = 0; i < pass.lines.size(); ++i) {
    if (pass.lines[i] > 1) dim = i;
  }
  return dim;
}

int64_t task_count(const FourierPass& pass, const LineTransform& /*lines*/) {
  const int64_t neighbors = pass.lines[neighbor_dim(pass)];
  return numel(pass.lines) / neighbors * ((neighbors + kLines - 1) / kLines);
}

int64_t task_count(const FourierPass& pass, const LaneTransform& lanes) {
  const int64_t width = lanes.steps().width;
  return (numel(pass.lines) + width - 1) / width;
}

// The distance between lines in memory of a share, in floats.
int64_t line_floats(int64_t length) {
  return static_cast<int64_t>(align_up(static_cast<size_t>(length + 1) * 2 * sizeof(float)) /
                              sizeof(float));
}

// The lines of a task.
struct Lines {
  int64_t from = 0;  // offsets of their first elements
  int64_t to = 0;
  int64_t from_next = 0;  // distances of neighbors
  int64_t to_next = 0;
  int64_t count = 0;
};

Lines lines_of(const FourierPass& pass, int64_t task) {
  const size_t near = neighbor_dim(pass);
  const int64_t groups = (pass.lines[near] + kLines - 1) / kLines;
  const int64_t first = task % groups * kLines;
  Lines lines{.from = pass.from.start + first * pass.from.strides[near],
              .to = pass.to.start + first * pass.to.strides[near],
              .from_next = pass.from.strides[near],
              .to_next = pass.to.strides[near],
              .count = std::min(kLines, pass.lines[near] - first)};
  int64_t rest = task / groups;
  for (size_t dim = pass.lines.size(); dim-- > 0;) {
    if (dim == near) continue;
    const int64_t at = rest % pass.lines[dim];
    rest /= pass.lines[dim];
    lines.from += at * pass.from.strides[dim];
    lines.to += at * pass.to.strides[dim];
  }
  return lines;
}

// Visits `count` lines of `extent` elements, contiguous elements or neighbors innermost:
// visit(line, element).
template <class Visit>
void for_each_element(int64_t count, int64_t extent, int64_t stride, Visit visit) {
  if (stride == 1) {
    for (int64_t line = 0; line < count; ++line) {
      for (int64_t i = 0; i < extent; ++i) visit(line, i);
    }
  } else {
    for (int64_t i = 0; i < extent; ++i) {
      for (int64_t line = 0; line < count; ++line) visit(line, i);
    }
  }
}

// Brings the lines into memory of the share; behind their elements are zeros.
void bring_in(const FourierPass& pass, const Lines& lines, const float* from, float* own,
              int64_t step) {
  const int64_t stride = pass.from.strides[pass.dim];
  const int64_t needed = pass.kind == LineKind::kMirror ? pass.length / 2 + 1 : pass.length;
  const int64_t extent = std::min(pass.from.extent, needed);
  const int64_t width = pass.kind == LineKind::kHalf ? 1 : 2;  // floats per element
  if (stride == 1 && pass.from.width == width && !pass.conjugates_operand) {
    for (int64_t line = 0; line < lines.count; ++line) {
      const float* const first = from + width * (lines.from + line * lines.from_next);
      std::fill(std::copy_n(first, width * extent, own + line * step),
                own + line * step + width * needed, 0.0f);
    }
    return;
  }
  if (pass.kind == LineKind::kHalf) {
    for_each_element(lines.count, extent, stride, [&](int64_t line, int64_t i) {
      own[line * step + i] = from[lines.from + line * lines.from_next + i * stride];
    });
    for (int64_t line = 0; line < lines.count; ++line) {
      std::fill(own + line * step + extent, own + line * step + needed, 0.0f);
    }
    return;
  }
  const bool is_real = pass.from.width == 1;
  const float sign = pass.conjugates_operand ? -1.0f : 1.0f;
  if (is_real) {
    for_each_element(lines.count, extent, stride, [&](int64_t line, int64_t i) {
      float* const to = own + line * step + 2 * i;
      to[0] = from[lines.from + line * lines.from_next + i * stride];
      to[1] = 0;
    });
  } else {
    for_each_element(lines.count, extent, stride, [&](int64_t line, int64_t i) {
      const int64_t at = lines.from + line * lines.from_next + i * stride;
      float* const to = own + line * step + 2 * i;
      to[0] = from[2 * at];
      to[1] = sign * from[2 * at + 1];
    });
  }
  for (int64_t line = 0; line < lines.count; ++line) {
    std::fill(own + line * step + 2 * extent, own + line * step + 2 * needed, 0.0f);
  }
}

void bring_back(const FourierPass& pass, const Lines& lines, const float* results, float* to,
                int64_t step) {
  const int64_t stride = pass.to.strides[pass.dim];
  const auto factor = static_cast<float>(pass.factor);
  if (stride == 1 && pass.factor == 1 && !pass.conjugates_result) {
    const int64_t width = pass.to.width;
    for (int64_t line = 0; line < lines.count; ++line) {
      std::copy_n(results + line * step, width * pass.to.extent,
                  to + width * (lines.to + line * lines.to_next));
    }
    return;
  }
  if (pass.to.width == 1) {
    return for_each_element(lines.count, pass.to.extent, stride, [&](int64_t line, int64_t i) {
      to[lines.to + line * lines.to_next + i * stride] = factor * results[line * step + i];
    });
  }
  const float imaginary = pass.conjugates_result ? -factor : factor;
  for_each_element(lines.count, pass.to.extent, stride, [&](int64_t line, int64_t i) {
    float* const place = to + 2 * (lines.to + line * lines.to_next + i * stride);
    place[0] = factor * results[line * step + 2 * i];
    place[1] = imaginary * results[line * step + 2 * i + 1];
  });
}

// Runs a task with memory of the share: that of the operand, and that of the result.
void run_task(const FourierPass& pass, const LineTransform& transform, int64_t task,
              const float* from, float* to, float* own, float* results) {
  const Lines lines = lines_of(pass, task);
  const int64_t step = line_floats(pass.length);
  bring_in(pass, lines, from, own, step);
  for (int64_t line = 0; line < lines.count; ++line) {
    transform.run(own + line * step, results + line * step);
  }
  bring_back(pass, lines, results, to, step);
}

constexpr size_t kMaxLanes = 16;  // not tuning: of `LaneSteps`

// The first floats of the lines of a task, by lane.
struct LaneStarts {
  std::array<int64_t, kMaxLanes> from{};
  std::array<int64_t, kMaxLanes> to{};
  int64_t lanes = 0;
};

LaneStarts lane_starts(const FourierPass& pass, int64_t task, int64_t width) {
  const int64_t first = task * width;
  LaneStarts starts{.lanes = std::min(width, numel(pass.lines) - first)};
  for (int64_t lane = 0; lane < width; ++lane) {
    int64_t rest = first + std::min(lane, starts.lanes - 1);
    int64_t from = pass.from.start;
    int64_t to = pass.to.start;
    for (size_t dim = pass.lines.size(); dim-- > 0;) {
      const int64_t at = rest % pass.lines[dim];
      rest /= pass.lines[dim];
      from += at * pass.from.strides[dim];
      to += at * pass.to.strides[dim];
    }
    starts.from[static_cast<size_t>(lane)] = from * pass.from.width;
    starts.to[static_cast<size_t>(lane)] = to * pass.to.width;
  }
  return starts;
}

LanePlaces places_of(const FourierPass& pass, const FourierSide& side, bool is_paired,
                     std::span<const int64_t> starts, int64_t lanes) {
  const int64_t stride = side.strides[pass.dim];
  const bool is_pair_of_reals = side.width == 1 && is_paired;
  LanePlaces places{.starts = starts.data(),
                    .lanes = lanes,
                    .lane_step = lanes > 1 ? starts[1] - starts[0] : 0,
                    .row_step = is_pair_of_reals ? 2 * stride : side.width * stride,
                    .part_step = is_pair_of_reals ? stride : 1,
                    .parts = is_pair_of_reals ? 2 : side.width};
  for (size_t lane = 1; lane < static_cast<size_t>(lanes); ++lane) {
    if (starts[lane] - starts[lane - 1] != places.lane_step) places.lane_step = 0;
  }
  return places;
}

void run_task(const FourierPass& pass, const LaneTransform& transform, int64_t task,
              const float* from, float* to, float* own, float* other) {
  const LaneSteps& steps = transform.steps();
  const LaneStarts starts = lane_starts(pass, task, steps.width);
  const bool pairs_operand = transform.is_paired() && pass.kind == LineKind::kHalf;
  const bool pairs_result = transform.is_paired() && pass.kind == LineKind::kMirror;
  LanePlaces operand = places_of(pass, pass.from, pairs_operand, starts.from, starts.lanes);
  const int64_t elements = pass.from.extent / (pairs_operand ? 2 : 1);
  int64_t rows = std::min(elements, transform.operand_rows());
  const int64_t row_floats = 2 * steps.width;
  steps.load(from, operand, rows, pass.conjugates_operand ? -1.0F : 1.0F, own);
  if (pairs_operand && pass.from.extent % 2 == 1 && rows < transform.operand_rows()) {
    operand.parts = 1;
    steps.load(from + rows * operand.row_step, operand, 1, 1.0F, own + rows * row_floats);
    ++rows;
  }
  std::fill(own + rows * row_floats, own + transform.operand_rows() * row_floats, 0.0F);
  transform.run(own, other);
  const auto factor = static_cast<float>(pass.factor);
  steps.store(own, transform.places().data(),
              places_of(pass, pass.to, pairs_result, starts.to, starts.lanes),
              pass.to.extent / (pairs_result ? 2 : 1), factor,
              pass.conjugates_result ? -factor : factor, to);
}

// The dims in the order of their passes: a half result is the first, so that the others are half as
// many; a half operand is the last.
std::vector<TransformedDim> pass_order(const Fourier& fourier) {
  std::vector<TransformedDim> order = fourier.dims;
  if (fourier.has_half_result) std::ranges::rotate(order, order.end() - 1);
  return order;
}

}  // namespace

// `valid`: the extents of what is not zero before the pass, and then after it.
void FourierCall::add_pass(const Fourier& fourier, size_t number, Shape& valid) {
  const auto order = pass_order(fourier);
  const bool is_first = number == 0;
  const bool is_last = number + 1 == order.size();
  const auto [dim, length] = order[number];
  FourierPass pass{.dim = dim, .length = length, .lines = valid};
  pass.lines[dim] = 1;
  Shape between = result_shape(fourier);  // of values between passes
  if (fourier.has_real_result) between[order.back().dim] = order.back().length / 2 + 1;
  const bool is_half = is_first && fourier.has_half_result;
  const bool is_mirror = is_last && fourier.has_real_result;
  if (is_half) pass.kind = LineKind::kHalf;
  if (is_mirror) pass.kind = LineKind::kMirror;
  pass.from = {.extent = valid[dim], .strides = contiguous_strides(between)};
  if (is_first) {
    pass.from.width = fourier.has_real_operand ? 1 : 2;
    pass.from.start = fourier.start;
    pass.from.strides = fourier.strides;
  }
  pass.to = {.extent = between[dim], .strides = contiguous_strides(between)};
  if (is_mirror) {
    const Shape result = result_shape(fourier);
    pass.to = {.width = 1, .extent = length, .strides = contiguous_strides(result)};
  }
  valid[dim] = pass.to.extent;
  if (is_last) pass.factor = fourier.factor;
  // The library's transforms of real numbers have a minus, and those back a plus.
  pass.conjugates_result = is_half && fourier.inverse;
  pass.conjugates_operand = is_mirror && !fourier.inverse;
  passes_.push_back(std::move(pass));
  if (fourier.has_real_result && !is_last) {
    work_bytes_ = align_up(static_cast<size_t>(numel(between)) * 2 * sizeof(float));
  }
}

std::expected<FourierCall, std::string> FourierCall::prepare(const Fourier& fourier,
                                                             const LibraryTiles& tiles,
                                                             size_t threads) {
  FourierCall call;
  Shape valid = fourier.shape;
  for (const TransformedDim& own : fourier.dims) {
    const bool is_half = fourier.has_real_result && &own == &fourier.dims.back();
    const int64_t needed = is_half ? own.length / 2 + 1 : own.length;
    valid[own.dim] = std::min(valid[own.dim], needed);
  }
  int64_t tasks = 1;
  for (size_t number = 0; number < fourier.dims.size(); ++number) {
    call.add_pass(fourier, number, valid);
    const FourierPass& pass = call.passes_.back();
    const LaneSteps* const steps = native_lanes();
    const int64_t lines = numel(pass.lines);
    if (steps != nullptr && lines >= kLines && LaneTransform::takes(pass.kind, pass.length)) {
      const LaneTransform& transform = std::get<LaneTransform>(call.transforms_.emplace_back(
          LaneTransform(*steps, pass.kind, pass.length, fourier.inverse)));
      tasks = std::max(tasks, task_count(pass, transform));
      call.lines_bytes_ = std::max(
          call.lines_bytes_, align_up(static_cast<size_t>(transform.floats()) * sizeof(float)));
      continue;
    }
    auto transform = LineTransform::create(pass.kind, pass.length, fourier.inverse);
    if (!transform) return std::unexpected(transform.error());
    tasks = std::max(tasks, task_count(pass, *transform));
    const auto floats = static_cast<size_t>(kLines * line_floats(pass.length));
    call.lines_bytes_ = std::max(call.lines_bytes_, floats * sizeof(float));
    call.transforms_.emplace_back(*std::move(transform));
  }
  const int64_t worth = numel(result_shape(fourier)) / tiles.min_transformed_share;
  const int64_t most = std::min(tasks, static_cast<int64_t>(threads));
  call.shares_ = static_cast<size_t>(std::clamp<int64_t>(worth, 1, most));
  return call;
}

void FourierCall::bind(std::span<std::byte* const> buffers, std::byte* scratch) {
  operand_ = buffers[0];
  result_ = buffers[1];
  scratch_ = scratch;
}

void FourierCall::run_share(size_t share) {
  const FourierPass& pass = passes_[phase_];
  const bool is_first = phase_ == 0;
  const bool is_last = phase_ + 1 == passes_.size();
  std::byte* const between = work_bytes_ > 0 ? scratch_ : result_;
  const auto* const from = reinterpret_cast<const float*>(is_first ? operand_ : between);
  auto* const to = reinterpret_cast<float*>(is_last ? result_ : between);
  std::byte* const own = scratch_ + work_bytes_ + share * 2 * lines_bytes_;
  const auto shares = static_cast<int64_t>(shares_);
  std::visit(
      [&](const auto& transform) {
        const int64_t tasks = task_count(pass, transform);
        const int64_t end = (static_cast<int64_t>(share) + 1) * tasks / shares;
        for (int64_t task = static_cast<int64_t>(share) * tasks / shares; task < end; ++task) {
          run_task(pass, transform, task, from, to, reinterpret_cast<float*>(own),
                   reinterpret_cast<float*>(own + lines_bytes_));
        }
      },
      transforms_[phase_]);
}

}  // namespace passnet
