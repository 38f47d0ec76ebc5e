#include "cpu/convolution_call.hpp"

#include "base/check.hpp"
#include "runtime/plan.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <oneapi/dnnl/dnnl.hpp>
#include <string_view>

namespace passnet {
namespace {

using Dims = dnnl::memory::dims;

constexpr int64_t kTileBytes = 512 << 10;  // input and output of a tile, in the second-level cache
constexpr int64_t kLeastThreadWork = 250'000;  // products; about 6 us with what brings them there

// The convolution of `groups` groups of one sample, in the library's terms.
struct Description {
  dnnl::memory::desc input;  // as they lie
  dnnl::memory::desc weight;
  dnnl::memory::desc output;
  dnnl::convolution_forward::primitive_desc convolution;
};

dnnl::memory::data_type data_type(DType dtype) {
  CHECK(dtype == DType::kF32 || dtype == DType::kBF16);
  return dtype == DType::kF32 ? dnnl::memory::data_type::f32 : dnnl::memory::data_type::bf16;
}

// Row-major strides.
Dims dense_strides(const Dims& dims) {
  Dims strides(dims.size(), 1);
  for (size_t i = dims.size(); i-- > 1;) strides[i - 1] = strides[i] * dims[i];
  return strides;
}

// Elements of a channel of the result.
int64_t outputs_of(const Convolution& convolution) {
  int64_t outputs = 1;
  for (const WindowDim& dim : convolution.dims) outputs *= dim.output;
  return outputs;
}

struct Window {
  Dims stride, dilation, before, after;
};

dnnl::convolution_forward::primitive_desc describe(const dnnl::engine& engine,
                                                   const std::array<dnnl::memory::desc, 4>& any,
                                                   const Window& window) {
  const auto& [input, weight, bias, output] = any;
  constexpr auto kKind = dnnl::prop_kind::forward_inference;
  constexpr auto kHow =
      dnnl::algorithm::convolution_direct;  // never Winograd's, which is less exact
  dnnl::primitive_attr attributes;
  attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
  attributes.set_fpmath_mode(dnnl::fpmath_mode::strict);
#if DNNL_VERSION_MAJOR >= 3
  return {engine,        kKind,           kHow,          input,        weight,    bias, output,
          window.stride, window.dilation, window.before, window.after, attributes};
#else
  return {{kKind, kHow, input, weight, bias, output, window.stride, window.dilation, window.before,
           window.after},
          attributes,
          engine};
#endif
}

Description describe(const dnnl::engine& engine, const Convolution& convolution, int64_t groups) {
  const auto type = data_type(convolution.dtype);
  constexpr auto kAny = dnnl::memory::format_tag::any;
  Dims input{1, groups * convolution.in_channels};
  Dims weight{groups, convolution.out_channels, convolution.in_channels};
  Dims output{1, groups * convolution.out_channels};
  Window window;
  for (const WindowDim& dim : convolution.dims) {
    input.push_back(dim.input);
    weight.push_back(dim.kernel);
    output.push_back(dim.output);
    window.stride.push_back(dim.stride);
    window.dilation.push_back(dim.dilation - 1);
    window.before.push_back(dim.before);
    window.after.push_back(dim.after);
  }
  const dnnl::memory::desc bias =
      convolution.has_bias ? dnnl::memory::desc({groups * convolution.out_channels}, type, Dims{1})
                           : dnnl::memory::desc();
  const Dims input_strides(convolution.input_strides.begin(), convolution.input_strides.end());
  return {.input = {input, type, input_strides},
          .weight = {weight, type, dense_strides(weight)},
          .output = {output, type, dense_strides(output)},
          .convolution = describe(
              engine,
              {dnnl::memory::desc(input, type, kAny), dnnl::memory::desc(weight, type, kAny), bias,
               dnnl::memory::desc(output, type, kAny)},
              window)};
}

}  // namespace

// A reorder where the library wants another layout than the caller's.
struct ConvolutionCall::Primitives {
  struct Side {
    Side(const dnnl::engine& engine, const dnnl::memory::desc& outer,
         const dnnl::memory::desc& inner)
        : outside(outer, engine, nullptr), inside(inner, engine, nullptr), differ(outer != inner) {}
    size_t bytes() const { return differ ? align_up(inside.get_desc().get_size()) : 0; }

    dnnl::memory outside;
    dnnl::memory inside;
    bool differ;
    dnnl::reorder reorder;
  };

  Primitives(const Convolution& convolution, int64_t groups)
      : engine(dnnl::engine::kind::cpu, 0),
        stream(engine),
        description(describe(engine, convolution, groups)),
        primitive(description.convolution),
        input(engine, description.input, description.convolution.src_desc()),
        weight(engine, description.weight, description.convolution.weights_desc()),
        output(engine, description.output, description.convolution.dst_desc()),
        scratchpad(description.convolution.scratchpad_desc(), engine, nullptr) {
    if (input.differ) input.reorder = dnnl::reorder(input.outside, input.inside);
    if (weight.differ) weight.reorder = dnnl::reorder(weight.outside, weight.inside);
    if (output.differ) output.reorder = dnnl::reorder(output.inside, output.outside);
    if (convolution.has_bias) {
      bias = dnnl::memory(description.convolution.query_md(dnnl::query::weights_md, 1), engine,
                          nullptr);
    }
  }

  size_t scratch_bytes() const {
    return input.bytes() + weight.bytes() + output.bytes() +
           align_up(scratchpad.get_desc().get_size());
  }

  bool place(const Operands& operands, std::byte* scratch) {
    // The library's handles know no const; it writes to the output and the scratch memory alone.
    const auto set = [](const dnnl::memory& memory, const std::byte* data) {
      return dnnl_memory_set_data_handle(memory.get(), const_cast<std::byte*>(data)) ==
             dnnl_success;
    };
    bool placed = true;
    const auto set_side = [&](const Side& side, const std::byte* data) {
      placed = placed && set(side.outside, data) && set(side.inside, side.differ ? scratch : data);
      scratch += side.bytes();
    };
    set_side(input, operands.input);
    set_side(weight, operands.weight);
    set_side(output, operands.output);
    if (bias) placed = placed && set(bias, operands.bias);
    return placed && set(scratchpad, scratch);
  }

  bool convert(const Side& side, int from, int to) const {
    if (!side.differ) return true;
    const std::array<dnnl_exec_arg_t, 2> arguments{
        {{from, side.outside.get()}, {to, side.inside.get()}}};
    return dnnl_primitive_execute(side.reorder.get(), stream.get(), 2, arguments.data()) ==
           dnnl_success;
  }

  bool run() const {
    const std::array<dnnl_exec_arg_t, 5> arguments{{{DNNL_ARG_SRC, input.inside.get()},
                                                    {DNNL_ARG_WEIGHTS, weight.inside.get()},
                                                    {DNNL_ARG_DST, output.inside.get()},
                                                    {DNNL_ARG_SCRATCHPAD, scratchpad.get()},
                                                    {DNNL_ARG_BIAS, bias ? bias.get() : nullptr}}};
    return convert(input, DNNL_ARG_FROM, DNNL_ARG_TO) &&
           convert(weight, DNNL_ARG_FROM, DNNL_ARG_TO) &&
           dnnl_primitive_execute(primitive.get(), stream.get(), bias ? 5 : 4, arguments.data()) ==
               dnnl_success &&
           convert(output, DNNL_ARG_TO, DNNL_ARG_FROM);
  }

  dnnl::engine engine;
  dnnl::stream stream;
  Description description;
  dnnl::convolution_forward primitive;
  Side input;
  Side weight;
  Side output;
  dnnl::memory scratchpad;
  dnnl::memory bias;
};

ConvolutionCall::ConvolutionCall(const Convolution& convolution,
                                 std::optional<EpilogueCall> epilogue)
    : convolution_(convolution), openmp_(OpenMp::find()), epilogue_(std::move(epilogue)) {}
ConvolutionCall::ConvolutionCall(ConvolutionCall&&) noexcept = default;
ConvolutionCall& ConvolutionCall::operator=(ConvolutionCall&&) noexcept = default;
ConvolutionCall::~ConvolutionCall() = default;

// Tiles of whole vectors of channels that fit the cache, and enough of them for the threads.
void ConvolutionCall::choose_tiles(size_t threads) {
  constexpr int64_t kChannels = 16;
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
  const int64_t step = std::max<int64_t>(kChannels / all.out_channels, 1);
  const int64_t fitting = kTileBytes / std::max<int64_t>((inputs + outputs) * element, 1);
  const int64_t shares = std::clamp<int64_t>(all.batch * all.groups * products / kLeastThreadWork,
                                             1, static_cast<int64_t>(threads));
  const int64_t fair = (all.groups + shares - 1) / shares;
  const int64_t most = all.batch % shares == 0 ? fitting : std::min(fitting, fair);
  tile_ = std::min(std::max(most / step, int64_t{1}) * step, all.groups);
  tiles_ = (all.groups + tile_ - 1) / tile_;
  shares_.resize(static_cast<size_t>(std::min(shares, all.batch * tiles_)));
}

std::expected<ConvolutionCall, std::string> ConvolutionCall::prepare(
    const Convolution& convolution, size_t threads, std::optional<EpilogueCall> epilogue) {
  ConvolutionCall call(convolution, std::move(epilogue));
  const OneThread one(call.openmp_);
  call.choose_tiles(threads);
  const int64_t last = convolution.groups - (call.tiles_ - 1) * call.tile_;
  try {
    for (Share& share : call.shares_) {
      for (const int64_t groups : {call.tile_, last}) {
        share.primitives.push_back(std::make_unique<Primitives>(convolution, groups));
        call.share_bytes_ = std::max(call.share_bytes_, share.primitives.back()->scratch_bytes());
      }
    }
  } catch (const dnnl::error& error) {
    return std::unexpected(fmt::format(
        "the library refuses a convolution in {} groups of {} by {} channels: {}",
        convolution.groups, convolution.in_channels, convolution.out_channels, error.what()));
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
  Operands operands{
      .input =
          at(operands_.input, convolution_.input_start + sample * convolution_.input_strides[0] +
                                  in_channel * convolution_.input_strides[1]),
      .weight = at(operands_.weight,
                   convolution_.weight_start + out_channel * convolution_.in_channels * taps)};
  if (convolution_.has_bias) {
    operands.bias = at(operands_.bias, convolution_.bias_start + out_channel);
  }
  const int64_t row = sample * out_channels + out_channel;
  operands.output = epilogue_ ? share.result : operands_.output + row * outputs * element;
  const bool is_last = index + 1 == tiles_;
  Primitives& tile = *share.primitives[is_last ? 1 : 0];
  CHECK(tile.place(operands, share.scratch) && tile.run());
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

bool library_convolves(const Convolution& convolution) {
  if (convolution.dtype != DType::kF32 && convolution.dtype != DType::kBF16) return false;
  const OneThread one(OpenMp::find());
  try {
    const dnnl::engine engine(dnnl::engine::kind::cpu, 0);
    const Description description = describe(engine, convolution, convolution.groups);
    const std::string_view how = description.convolution.impl_info_str();
    return !how.starts_with("ref") && !how.starts_with("gemm") && !how.starts_with("x64:gemm");
  } catch (const dnnl::error&) {
    return false;
  }
}

}  // namespace passnet
