#include "cpu/library/image_convolution.hpp"

#include "base/check.hpp"
#include "cpu/library/onednn_dtype.hpp"
#include "runtime/plan.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <oneapi/dnnl/dnnl.hpp>
#include <optional>
#include <string_view>

namespace passnet {
namespace {

using Dims = dnnl::memory::dims;

int64_t taps_of(const Convolution& convolution) {
  int64_t taps = 1;
  for (const WindowDim& dim : convolution.dims) taps *= dim.kernel;
  return taps;
}

// Row-major strides.
Dims dense_strides(const Dims& dims) {
  Dims strides(dims.size(), 1);
  for (size_t i = dims.size(); i-- > 1;) strides[i - 1] = strides[i] * dims[i];
  return strides;
}

struct WindowGeometry {
  Dims stride, dilation, before, after;
};

WindowGeometry geometry_of(const std::vector<WindowDim>& dims) {
  WindowGeometry geometry;
  for (const WindowDim& dim : dims) {
    geometry.stride.push_back(dim.stride);
    geometry.dilation.push_back(dim.dilation - 1);
    geometry.before.push_back(dim.before);
    geometry.after.push_back(dim.after);
  }
  return geometry;
}

// Input, weight, bias, output.
using FourSides = std::array<dnnl::memory::desc, 4>;
using ConvolutionDescription = dnnl::convolution_forward::primitive_desc;

ConvolutionDescription describe(const dnnl::engine& engine, const FourSides& sides,
                                const WindowGeometry& geometry, bool adds) {
  const auto& [input, weight, bias, output] = sides;
  constexpr auto kKind = dnnl::prop_kind::forward_inference;
  constexpr auto kHow =
      dnnl::algorithm::convolution_direct;  // never Winograd's, which is less exact
  dnnl::primitive_attr attributes;
  attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
  attributes.set_fpmath_mode(dnnl::fpmath_mode::strict);
  if (adds) {
    dnnl::post_ops sum;
    sum.append_sum();
    attributes.set_post_ops(sum);
  }
#if DNNL_VERSION_MAJOR >= 3
  return {engine,          kKind,           kHow,
          input,           weight,          bias,
          output,          geometry.stride, geometry.dilation,
          geometry.before, geometry.after,  attributes};
#else
  return {{kKind, kHow, input, weight, bias, output, geometry.stride, geometry.dilation,
           geometry.before, geometry.after},
          attributes,
          engine};
#endif
}

// The operands of a primitive that sums so many channels of each group, in the caller's layout.
struct PartOperands {
  PartOperands(const Convolution& convolution, const ImagePart& part, int64_t in_channels,
               int64_t out_channels) {
    const int64_t taps = taps_of(convolution);
    input_dims = {1, part.groups * in_channels};
    output_dims = {1, part.groups * out_channels};
    weight_dims = {out_channels, in_channels};
    Dims weight_strides{convolution.in_channels * taps, taps};
    if (part.groups > 1) {
      weight_dims.insert(weight_dims.begin(), part.groups);
      weight_strides.insert(weight_strides.begin(), convolution.out_channels * weight_strides[0]);
    }
    Dims kernel;
    for (const WindowDim& dim : part.dims) {
      input_dims.push_back(dim.input);
      kernel.push_back(dim.kernel);
      output_dims.push_back(dim.output);
    }
    weight_dims.insert(weight_dims.end(), kernel.begin(), kernel.end());
    const Dims within = dense_strides(kernel);
    weight_strides.insert(weight_strides.end(), within.begin(), within.end());
    Dims output_strides = dense_strides(output_dims);
    output_strides[1] = part.channel_stride;
    output_strides[0] = part.groups * out_channels * part.channel_stride;
    const auto type = onednn_dtype(convolution.dtype);
    input = {input_dims, type,
             Dims(convolution.input_strides.begin(), convolution.input_strides.end())};
    weight = {weight_dims, type, weight_strides};
    output = {output_dims, type, output_strides};
    if (convolution.has_bias) bias = {{part.groups * out_channels}, type, Dims{1}};
  }

  Dims input_dims, weight_dims, output_dims;
  dnnl::memory::desc input, weight, bias, output;
};

// A layout that the library chooses.
dnnl::memory::desc any_of(const Dims& dims, dnnl::memory::data_type type) {
  return {dims, type, dnnl::memory::format_tag::any};
}

// The library's handles are not const; it only writes to what a primitive results in.
bool set(const dnnl::memory& memory, const std::byte* data) {
  return dnnl_memory_set_data_handle(memory.get(), const_cast<std::byte*>(data)) == dnnl_success;
}

// A tensor, with a reorder if the library requires another layout than the caller's.
struct ConvolutionSide {
  ConvolutionSide(const dnnl::engine& engine, const dnnl::memory::desc& outer,
                  const dnnl::memory::desc& inner, bool comes_in)
      : outside(outer, engine, nullptr), inside(inner, engine, nullptr), differ(outer != inner) {
    if (differ)
      reorder = comes_in ? dnnl::reorder(outside, inside) : dnnl::reorder(inside, outside);
  }

  size_t bytes() const { return differ ? align_up(inside.get_desc().get_size()) : 0; }
  bool place(const std::byte* data, std::byte* converted) const {
    return set(outside, data) && set(inside, differ ? converted : data);
  }
  bool convert(const dnnl::stream& stream, bool comes_in) const {
    if (!differ) return true;
    const std::array<dnnl_exec_arg_t, 2> arguments{
        {{comes_in ? DNNL_ARG_FROM : DNNL_ARG_TO, outside.get()},
         {comes_in ? DNNL_ARG_TO : DNNL_ARG_FROM, inside.get()}}};
    return dnnl_primitive_execute(reorder.get(), stream.get(), 2, arguments.data()) == dnnl_success;
  }

  dnnl::memory outside;
  dnnl::memory inside;
  bool differ;
  dnnl::reorder reorder;
};

// A primitive for a chunk of input channels and a tile of result channels.
struct ChunkPrimitive {
  ChunkPrimitive(const dnnl::engine& engine, const ConvolutionDescription& description,
                 const dnnl::memory::desc& given)
      : primitive(description),
        weight(engine, given, description.weights_desc(), true),
        scratchpad(description.scratchpad_desc(), engine, nullptr) {}

  size_t scratch_bytes() const {
    return weight.bytes() + align_up(scratchpad.get_desc().get_size());
  }

  dnnl::convolution_forward primitive;
  ConvolutionSide weight;
  dnnl::memory scratchpad;
};

// The primitives of a tile: of the first chunk, of further whole ones, and of a shorter last one.
struct TilePrimitives {
  std::array<std::optional<ChunkPrimitive>, 3> steps;
  std::optional<ConvolutionSide> output;
  dnnl::memory bias;
};

}  // namespace

struct ImageConvolution::State {
  State(const Convolution& given, const ImagePart& image)
      : engine(dnnl::engine::kind::cpu, 0),
        stream(engine),
        convolution(given),
        part(image),
        chunks((given.in_channels + image.chunk - 1) / image.chunk) {
    add_tile(part.tile);
    const int64_t rest = given.out_channels % part.tile;
    if (rest > 0) add_tile(rest);
  }

  int64_t channels_of(int64_t chunk) const {
    return std::min(part.chunk, convolution.in_channels - chunk * part.chunk);
  }
  size_t step_of(int64_t chunk) const {
    if (chunk == 0) return 0;
    return channels_of(chunk) == part.chunk ? 1 : 2;
  }

  // All primitives of a tile add to sums of one layout, and those of all tiles read one input.
  void add_tile(int64_t channels) {
    const auto geometry = geometry_of(part.dims);
    const auto type = onednn_dtype(convolution.dtype);
    const auto sums = chunks > 1 ? dnnl::memory::data_type::f32 : type;
    TilePrimitives& tile = tiles.emplace_back();
    dnnl::memory::desc inner_output;
    for (const int64_t chunk : {int64_t{0}, int64_t{1}, chunks - 1}) {
      if (chunk >= chunks || tile.steps[step_of(chunk)]) continue;
      const PartOperands operands(convolution, part, channels_of(chunk), channels);
      const size_t side = channels_of(chunk) == part.chunk ? 0 : 1;
      const bool is_first = chunk == 0;
      const FourSides sides{
          side < inputs.size() ? inputs[side].inside.get_desc() : any_of(operands.input_dims, type),
          any_of(operands.weight_dims, type), is_first ? operands.bias : dnnl::memory::desc(),
          is_first ? any_of(operands.output_dims, sums) : inner_output};
      const ConvolutionDescription description = describe(engine, sides, geometry, !is_first);
      if (is_first) {
        inner_output = description.dst_desc();
        tile.output.emplace(engine, operands.output, inner_output, false);
        if (convolution.has_bias) tile.bias = dnnl::memory(operands.bias, engine, nullptr);
      }
      if (side == inputs.size()) {
        inputs.emplace_back(engine, operands.input, description.src_desc(), true);
      }
      tile.steps[step_of(chunk)].emplace(engine, description, operands.weight);
    }
  }

  const ConvolutionSide& input_of(int64_t chunk) const {
    return inputs[channels_of(chunk) == part.chunk ? 0 : inputs.size() - 1];
  }
  size_t input_bytes() const {
    size_t bytes = 0;
    for (int64_t chunk = 0; chunk < chunks; ++chunk) bytes += input_of(chunk).bytes();
    return bytes;
  }
  size_t scratch_bytes() const {
    size_t most = 0;
    for (const TilePrimitives& tile : tiles) {
      for (const std::optional<ChunkPrimitive>& step : tile.steps) {
        if (step) most = std::max(most, tile.output->bytes() + step->scratch_bytes());
      }
    }
    return most;
  }

  bool convert(const std::byte* from, std::byte* to) {
    const auto element = static_cast<int64_t>(byte_size(convolution.dtype));
    converted.clear();
    for (int64_t chunk = 0; chunk < chunks; ++chunk) {
      const ConvolutionSide& side = input_of(chunk);
      const std::byte* const data =
          from + chunk * part.chunk * convolution.input_strides[1] * element;
      if (!side.place(data, to) || !side.convert(stream, true)) return false;
      converted.push_back(side.differ ? to : data);
      to += side.bytes();
    }
    return true;
  }

  bool run_step(const TilePrimitives& tile, int64_t chunk, const std::byte* weight,
                std::byte* scratch) const {
    const ChunkPrimitive& step = *tile.steps[step_of(chunk)];
    const ConvolutionSide& input = input_of(chunk);
    if (!set(input.inside, converted[static_cast<size_t>(chunk)]) ||
        !step.weight.place(weight, scratch) || !step.weight.convert(stream, true) ||
        !set(step.scratchpad, scratch + step.weight.bytes())) {
      return false;
    }
    const bool has_bias = chunk == 0 && tile.bias;
    const std::array<dnnl_exec_arg_t, 5> arguments{
        {{DNNL_ARG_SRC, input.inside.get()},
         {DNNL_ARG_WEIGHTS, step.weight.inside.get()},
         {DNNL_ARG_DST, tile.output->inside.get()},
         {DNNL_ARG_SCRATCHPAD, step.scratchpad.get()},
         {DNNL_ARG_BIAS, has_bias ? tile.bias.get() : nullptr}}};
    return dnnl_primitive_execute(step.primitive.get(), stream.get(), has_bias ? 5 : 4,
                                  arguments.data()) == dnnl_success;
  }

  bool run(int64_t number, const ImageOperands& operands) const {
    const bool is_last = (number + 1) * part.tile > convolution.out_channels;
    const TilePrimitives& tile = tiles[is_last ? tiles.size() - 1 : 0];
    if (!tile.output->place(operands.output, operands.scratch)) return false;
    if (tile.bias && !set(tile.bias, operands.bias)) return false;
    const int64_t step =
        part.chunk * taps_of(convolution) * static_cast<int64_t>(byte_size(convolution.dtype));
    std::byte* const scratch = operands.scratch + tile.output->bytes();
    for (int64_t chunk = 0; chunk < chunks; ++chunk) {
      if (!run_step(tile, chunk, operands.weight + chunk * step, scratch)) return false;
    }
    return tile.output->convert(stream, false);
  }

  dnnl::engine engine;
  dnnl::stream stream;
  Convolution convolution;
  ImagePart part;
  int64_t chunks;
  std::vector<ConvolutionSide> inputs;  // of whole chunks, and of a shorter last one
  std::vector<TilePrimitives> tiles;    // likewise
  std::vector<const std::byte*> converted;
};

std::expected<ImageConvolution, std::string> ImageConvolution::create(
    const Convolution& convolution, const ImagePart& part) {
  try {
    return ImageConvolution(std::make_unique<State>(convolution, part));
  } catch (const dnnl::error& error) {
    return std::unexpected(fmt::format(
        "the library refuses a convolution in {} groups of {} by {} channels: {}",
        convolution.groups, convolution.in_channels, convolution.out_channels, error.what()));
  }
}

ImageConvolution::ImageConvolution(std::unique_ptr<State> state) : state_(std::move(state)) {}
ImageConvolution::ImageConvolution(ImageConvolution&&) noexcept = default;
ImageConvolution& ImageConvolution::operator=(ImageConvolution&&) noexcept = default;
ImageConvolution::~ImageConvolution() = default;

size_t ImageConvolution::input_bytes() const { return state_->input_bytes(); }
size_t ImageConvolution::scratch_bytes() const { return state_->scratch_bytes(); }

bool ImageConvolution::convert(const std::byte* input, std::byte* converted) {
  return state_->convert(input, converted);
}

bool ImageConvolution::run(int64_t tile, const ImageOperands& operands) {
  return state_->run(tile, operands);
}

// One vector of AVX-512; of AVX2, as many as its kernel holds sums of.
int64_t ImageConvolution::tile_channels() {
  const bool has_wide_vectors = dnnl_get_effective_cpu_isa() >= dnnl_cpu_isa_avx512_core;
  return has_wide_vectors ? 16 : 32;  // not tuning: what the library's kernels are made for
}

bool ImageConvolution::is_fast(const Convolution& convolution) {
  try {
    const dnnl::engine engine(dnnl::engine::kind::cpu, 0);
    ImagePart whole{.groups = convolution.groups, .dims = convolution.dims};
    for (const WindowDim& dim : convolution.dims) whole.channel_stride *= dim.output;
    const PartOperands operands(convolution, whole, convolution.in_channels,
                                convolution.out_channels);
    const auto type = onednn_dtype(convolution.dtype);
    const ConvolutionDescription description =
        describe(engine,
                 {any_of(operands.input_dims, type), any_of(operands.weight_dims, type),
                  operands.bias, any_of(operands.output_dims, type)},
                 geometry_of(whole.dims), false);
    const std::string_view how = description.impl_info_str();
    return !how.starts_with("ref") && !how.starts_with("gemm") && !how.starts_with("x64:gemm");
  } catch (const dnnl::error&) {
    return false;
  }
}

}  // namespace passnet
