#include "cpu/library/convolution_call.hpp"

#include "base/check.hpp"
#include "cpu/library/library_tiles.hpp"
#include "runtime/plan.hpp"

#include <algorithm>
#include <utility>

namespace passnet {
namespace {

// Elements of a channel of the result.
int64_t outputs_of(const Convolution& convolution) {
  int64_t outputs = 1;
  for (const WindowDim& dim : convolution.dims) outputs *= dim.output;
  return outputs;
}

}  // namespace

ConvolutionCall::ConvolutionCall(const Convolution& convolution,
                                 std::optional<EpilogueCall> epilogue)
    : convolution_(convolution), openmp_(OpenMp::find()), epilogue_(std::move(epilogue)) {}

// Tiles of whole vectors of channels that fit the cache, and enough of them for the threads.
void ConvolutionCall::choose_tiles(const LibraryTiles& tiles, size_t threads) {
  const Convolution& all = convolution_;
  int64_t inputs = all.in_channels;
  int64_t outputs = all.out_channels;
  int64_t products = all.in_channels * all.out_channels;
  for (const WindowDim& dim : all.dims) {
    inputs *= dim.input;
    outputs *= dim.output;
    products *= dim.output * dim.kernel;
  }
  const auto element = static_cast<int64_t>(byte_size(all.dtype));
  const int64_t step = std::max<int64_t>(tiles.column_multiple / all.out_channels, 1);
  const int64_t fitting = tiles.result_bytes / std::max<int64_t>((inputs + outputs) * element, 1);
  const int64_t shares =
      std::clamp<int64_t>(all.batch * all.groups * products / tiles.min_convolution_share, 1,
                          static_cast<int64_t>(threads));
  const int64_t fair = (all.groups + shares - 1) / shares;
  const int64_t most = all.batch % shares == 0 ? fitting : std::min(fitting, fair);
  tile_ = std::min(std::max(most / step, int64_t{1}) * step, all.groups);
  tiles_ = (all.groups + tile_ - 1) / tile_;
  shares_.resize(static_cast<size_t>(std::min(shares, all.batch * tiles_)));
}

std::expected<ConvolutionCall, std::string> ConvolutionCall::prepare(
    const Convolution& convolution, const LibraryTiles& tiles, size_t threads,
    std::optional<EpilogueCall> epilogue) {
  ConvolutionCall call(convolution, std::move(epilogue));
  const OneThread one(call.openmp_);
  call.choose_tiles(tiles, threads);
  const int64_t last = convolution.groups - (call.tiles_ - 1) * call.tile_;
  for (Share& share : call.shares_) {
    for (const int64_t groups : {call.tile_, last}) {
      auto tile = GroupConvolution::create(convolution, groups);
      if (!tile) return std::unexpected(tile.error());
      call.share_bytes_ = std::max(call.share_bytes_, tile->scratch_bytes());
      share.tiles.push_back(*std::move(tile));
    }
  }
  if (call.epilogue_) {
    const int64_t elements = call.tile_ * convolution.out_channels * outputs_of(convolution);
    call.result_bytes_ = align_up(static_cast<size_t>(elements) * byte_size(convolution.dtype));
    call.share_bytes_ += call.result_bytes_;
  }
  return call;
}

void ConvolutionCall::bind(std::span<std::byte* const> buffers, std::byte* scratch) {
  size_t next = 0;
  operands_ = {.input = buffers[next++], .weight = buffers[next++]};
  if (!epilogue_) operands_.output = buffers[next++];
  if (convolution_.has_bias) operands_.bias = buffers[next++];
  std::vector<std::byte*> results;
  for (Share& share : shares_) {
    share.result = scratch;
    share.scratch = scratch + result_bytes_;
    scratch += share_bytes_;
    results.push_back(share.result);
  }
  if (epilogue_) epilogue_->bind(buffers.subspan(next), results);
}

void ConvolutionCall::warm_up() {
  const OneThread one(openmp_);
  run_task(0, 0);
  run_task(0, tiles_ - 1);
}

void ConvolutionCall::run_task(size_t number, int64_t task) {
  Share& share = shares_[number];
  const int64_t sample = task / tiles_;
  const int64_t index = task % tiles_;
  const int64_t group = index * tile_;
  const auto element = static_cast<int64_t>(byte_size(convolution_.dtype));
  const auto at = [&](const auto* data, int64_t offset) { return data + offset * element; };
  int64_t taps = 1;
  for (const WindowDim& dim : convolution_.dims) taps *= dim.kernel;
  const int64_t outputs = outputs_of(convolution_);
  const int64_t in_channel = group * convolution_.in_channels;
  const int64_t out_channel = group * convolution_.out_channels;
  const int64_t out_channels = convolution_.groups * convolution_.out_channels;
  GroupConvolutionOperands operands{
      .input =
          at(operands_.input, convolution_.input_start + sample * convolution_.input_strides[0] +
                                  in_channel * convolution_.input_strides[1]),
      .weight = at(operands_.weight,
                   convolution_.weight_start + out_channel * convolution_.in_channels * taps),
      .scratch = share.scratch};
  if (convolution_.has_bias) {
    operands.bias = at(operands_.bias, convolution_.bias_start + out_channel);
  }
  const int64_t row = sample * out_channels + out_channel;
  operands.output = epilogue_ ? share.result : operands_.output + row * outputs * element;
  const bool is_last = index + 1 == tiles_;
  CHECK(share.tiles[is_last ? 1 : 0].run(operands));
  if (!epilogue_) return;
  const int64_t groups = is_last ? convolution_.groups - group : tile_;
  epilogue_->run(number, {.first_row = row,
                          .end_row = row + groups * convolution_.out_channels,
                          .first_column = 0,
                          .end_column = outputs,
                          .row_stride = outputs});
}

void ConvolutionCall::run_share(size_t number) {
  const OneThread one(openmp_);
  const int64_t tasks = convolution_.batch * tiles_;
  const auto shares = static_cast<int64_t>(shares_.size());
  const auto first = static_cast<int64_t>(number) * tasks / shares;
  const auto last = (static_cast<int64_t>(number) + 1) * tasks / shares;
  for (int64_t task = first; task < last; ++task) run_task(number, task);
}

}  // namespace passnet
