#include "cpu/library/convolution_call.hpp"

#include "base/check.hpp"
#include "cpu/library/library_tiles.hpp"
#include "runtime/plan.hpp"

#include <algorithm>
#include <utility>

namespace passnet {
namespace {

int64_t ceil_divide(int64_t a, int64_t b) { return (a + b - 1) / b; }

// Elements of a channel, and of a row of one.
int64_t outputs_of(std::span<const WindowDim> dims) {
  int64_t outputs = 1;
  for (const WindowDim& dim : dims) outputs *= dim.output;
  return outputs;
}

int64_t inputs_of(std::span<const WindowDim> dims) {
  int64_t inputs = 1;
  for (const WindowDim& dim : dims) inputs *= dim.input;
  return inputs;
}

int64_t taps_of(std::span<const WindowDim> dims) {
  int64_t taps = 1;
  for (const WindowDim& dim : dims) taps *= dim.kernel;
  return taps;
}

bool is_equal(const WindowDim& a, const WindowDim& b) {
  return a.input == b.input && a.output == b.output && a.before == b.before && a.after == b.after;
}

// The input rows that `rows` rows of the result from `first` on read, and the padding around them.
std::pair<WindowDim, int64_t> band_of(const WindowDim& all, int64_t first, int64_t rows) {
  WindowDim band = all;
  const int64_t begin = first * all.stride - all.before;
  const int64_t end =
      begin + (rows - 1) * all.stride + (all.kernel - 1) * all.dilation + 1;  // behind the last
  const int64_t from = std::clamp<int64_t>(begin, 0, all.input - 1);
  const int64_t to = std::clamp<int64_t>(end, from + 1, all.input);
  band.input = to - from;
  band.output = rows;
  band.before = from - begin;
  band.after = end - to;
  return {band, from};
}

}  // namespace

ConvolutionCall::ConvolutionCall(const Convolution& convolution,
                                 std::optional<EpilogueCall> epilogue)
    : convolution_(convolution), openmp_(OpenMp::find()), epilogue_(std::move(epilogue)) {}

size_t ConvolutionCall::choose_shares(const LibraryTiles& tiles, size_t threads) const {
  const Convolution& all = convolution_;
  const int64_t products = all.batch * all.groups * all.in_channels * all.out_channels *
                           outputs_of(all.dims) * taps_of(all.dims);
  return static_cast<size_t>(std::clamp<int64_t>(products / tiles.min_convolution_share, 1,
                                                 static_cast<int64_t>(threads)));
}

// Images of whole vectors of channels that change their layout fast, and enough of them for the
// threads.
void ConvolutionCall::choose_groups(const LibraryTiles& tiles, size_t shares) {
  const Convolution& all = convolution_;
  const auto threads = static_cast<int64_t>(shares);
  const int64_t elements =
      all.in_channels * inputs_of(all.dims) + all.out_channels * outputs_of(all.dims);
  const int64_t step = std::max<int64_t>(tiles.column_multiple / all.out_channels, 1);
  const int64_t fitting = tiles.image_elements / std::max<int64_t>(elements, 1);
  const int64_t fair = ceil_divide(all.groups, threads);
  const int64_t most = all.batch % threads == 0 ? fitting : std::min(fitting, fair);
  groups_ = std::min(std::max(most / step, int64_t{1}) * step, all.groups);
  tile_ = all.out_channels;
}

// The work of the busiest share, in multiplications.
int64_t ConvolutionCall::band_cost(const LibraryTiles& tiles, int64_t bands, int64_t shares) const {
  const Convolution& all = convolution_;
  const int64_t rows = ceil_divide(all.dims[0].output, bands);
  std::vector<WindowDim> dims = all.dims;
  dims[0] = band_of(dims[0], (all.dims[0].output - rows) / 2, rows).first;
  const int64_t most = ceil_divide(images_ * bands * tiles_, shares);
  const int64_t inputs =
      most % tiles_ == 0 || tiles_ % most == 0 ? ceil_divide(most, tiles_) : most / tiles_ + 2;
  const int64_t weights = tile_ * all.in_channels * taps_of(dims);
  const int64_t converted = inputs * all.in_channels * inputs_of(dims) + most * weights;
  return most * weights * outputs_of(dims) + tiles.conversion_products * converted;
}

// As many bands as make the work of the busiest share small, and a tile fit the cache for an
// epilogue.
void ConvolutionCall::choose_bands(const LibraryTiles& tiles, size_t shares) {
  const Convolution& all = convolution_;
  tile_ = std::min(ImageConvolution::tile_channels(), all.out_channels);
  tiles_ = ceil_divide(all.out_channels, tile_);
  const int64_t rows = all.dims[0].output;
  const auto threads = static_cast<int64_t>(shares);
  int64_t best = 1;
  int64_t least = band_cost(tiles, 1, threads);
  const bool cuts = !epilogue_ || epilogue_->cuts_columns();
  for (int64_t bands = 2; cuts && bands <= std::min(rows, 2 * threads); ++bands) {
    if (const int64_t cost = band_cost(tiles, bands, threads); cost < least) {
      least = cost;
      best = bands;
    }
  }
  if (epilogue_ && cuts) {
    const int64_t bytes = tile_ * outputs_of(all.dims) * static_cast<int64_t>(byte_size(all.dtype));
    const int64_t needed = std::min(ceil_divide(bytes, tiles.result_bytes), rows);
    best = std::max(best, ceil_divide(needed, best) * best);
  }
  cut_bands(std::min(best, rows));
}

void ConvolutionCall::cut_bands(int64_t bands) {
  const WindowDim& all = convolution_.dims[0];
  const int64_t rows = ceil_divide(all.output, bands);
  bands_.clear();
  for (int64_t first = 0; first < all.output; first += rows) {
    const auto [dim, from] = band_of(all, first, std::min(rows, all.output - first));
    Band band{.dims = convolution_.dims, .first_row = first, .first_input_row = from};
    band.dims[0] = dim;
    const auto same = std::ranges::find_if(
        bands_, [&](const Band& other) { return is_equal(other.dims[0], dim); });
    band.kind = same == bands_.end() ? kinds_++ : same->kind;
    bands_.push_back(std::move(band));
  }
}

std::expected<void, std::string> ConvolutionCall::create_images(const LibraryTiles& tiles) {
  const Convolution& all = convolution_;
  const auto element = static_cast<int64_t>(byte_size(all.dtype));
  const int64_t chunks = ceil_divide(all.in_channels * element, tiles.max_summed_bytes);
  const int64_t chunk =
      std::min(ceil_divide(ceil_divide(all.in_channels, chunks), tiles.column_multiple) *
                   tiles.column_multiple,
               all.in_channels);
  const int64_t last_groups = all.groups - (images_of_sample_ - 1) * groups_;
  for (Share& share : shares_) {
    for (const int64_t groups : {last_groups, groups_}) {
      for (const Band& band : bands_) {
        if (share.images.size() % kinds_ != band.kind) continue;
        const int64_t outputs = outputs_of(band.dims);
        const ImagePart part{.groups = groups,
                             .dims = band.dims,
                             .channel_stride = epilogue_ ? outputs : outputs_of(all.dims),
                             .tile = tile_,
                             .chunk = groups > 1 ? all.in_channels : chunk};
        auto image = ImageConvolution::create(all, part);
        if (!image) return std::unexpected(image.error());
        input_bytes_ = std::max(input_bytes_, image->input_bytes());
        share_bytes_ = std::max(share_bytes_, image->scratch_bytes());
        if (epilogue_) {
          result_bytes_ = std::max(
              result_bytes_, align_up(static_cast<size_t>(groups * tile_ * outputs * element)));
        }
        share.images.push_back(*std::move(image));
      }
    }
  }
  share_bytes_ += result_bytes_ + input_bytes_;
  return {};
}

std::expected<ConvolutionCall, std::string> ConvolutionCall::prepare(
    const Convolution& convolution, const LibraryTiles& tiles, size_t threads,
    std::optional<EpilogueCall> epilogue) {
  ConvolutionCall call(convolution, std::move(epilogue));
  const OneThread one(call.openmp_);
  const size_t shares = call.choose_shares(tiles, threads);
  const bool has_wide_groups =
      convolution.groups == 1 || convolution.out_channels > tiles.column_multiple;
  if (!has_wide_groups) call.choose_groups(tiles, shares);
  call.images_of_sample_ = ceil_divide(convolution.groups, call.groups_);
  call.images_ = convolution.batch * call.images_of_sample_;
  if (has_wide_groups) {
    call.choose_bands(tiles, shares);
  } else {
    call.cut_bands(1);
  }
  call.shares_.resize(std::min(shares, static_cast<size_t>(call.tasks())));
  if (auto created = call.create_images(tiles); !created) {
    return std::unexpected(created.error());
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
    share.input = scratch + result_bytes_;
    share.scratch = share.input + input_bytes_;
    scratch += share_bytes_;
    results.push_back(share.result);
  }
  if (epilogue_) epilogue_->bind(buffers.subspan(next), results);
}

// Runs each primitive once.
void ConvolutionCall::warm_up() {
  const OneThread one(openmp_);
  shares_[0].converted = -1;
  const auto bands = static_cast<int64_t>(bands_.size());
  for (const int64_t image : {int64_t{0}, images_of_sample_ - 1}) {
    for (int64_t band = 0; band < bands; ++band) {
      for (const int64_t tile : {int64_t{0}, tiles_ - 1}) {
        run_task(0, (image * bands + band) * tiles_ + tile);
      }
    }
  }
}

void ConvolutionCall::run_task(size_t number, int64_t task) {
  Share& share = shares_[number];
  const auto bands = static_cast<int64_t>(bands_.size());
  const int64_t image = task / tiles_ / bands;
  const Band& band = bands_[static_cast<size_t>(task / tiles_ % bands)];
  const int64_t sample = image / images_of_sample_;
  const int64_t group = image % images_of_sample_ * groups_;
  const int64_t groups = std::min(groups_, convolution_.groups - group);
  const int64_t tile = task % tiles_;
  const int64_t channels = std::min(tile_, convolution_.out_channels - tile * tile_);
  const auto element = static_cast<int64_t>(byte_size(convolution_.dtype));
  const auto at = [&](const auto* data, int64_t offset) { return data + offset * element; };
  ImageConvolution& primitives = share.images[(groups == groups_ ? kinds_ : 0) + band.kind];
  if (std::exchange(share.converted, task / tiles_) != task / tiles_) {
    const Strides& strides = convolution_.input_strides;
    CHECK(primitives.convert(at(operands_.input, convolution_.input_start + sample * strides[0] +
                                                     group * convolution_.in_channels * strides[1] +
                                                     band.first_input_row * strides[2]),
                             share.input));
  }
  const int64_t outputs = outputs_of(convolution_.dims);
  const int64_t channel = group * convolution_.out_channels + tile * tile_;
  const int64_t row = sample * convolution_.groups * convolution_.out_channels + channel;
  const int64_t column = band.first_row * (outputs / convolution_.dims[0].output);
  ImageOperands operands{.weight = at(operands_.weight, convolution_.weight_start +
                                                            channel * convolution_.in_channels *
                                                                taps_of(convolution_.dims)),
                         .output = share.result,
                         .scratch = share.scratch};
  if (convolution_.has_bias) {
    operands.bias = at(operands_.bias, convolution_.bias_start + channel);
  }
  if (!epilogue_) operands.output = operands_.output + (row * outputs + column) * element;
  CHECK(primitives.run(tile, operands));
  if (!epilogue_) return;
  const int64_t columns = outputs_of(band.dims);
  epilogue_->run(number, {.first_row = row,
                          .end_row = row + groups * channels,
                          .first_column = column,
                          .end_column = column + columns,
                          .row_stride = columns});
}

void ConvolutionCall::run_share(size_t number) {
  const OneThread one(openmp_);
  shares_[number].converted = -1;
  const auto shares = static_cast<int64_t>(shares_.size());
  const auto first = static_cast<int64_t>(number) * tasks() / shares;
  const auto last = (static_cast<int64_t>(number) + 1) * tasks() / shares;
  for (int64_t task = first; task < last; ++task) run_task(number, task);
}

}  // namespace passnet
