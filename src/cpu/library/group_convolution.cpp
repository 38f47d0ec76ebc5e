#include "cpu/library/group_convolution.hpp"

#include "base/check.hpp"
#include "cpu/library/onednn_dtype.hpp"
#include "runtime/plan.hpp"

#include <fmt/format.h>

#include <array>
#include <oneapi/dnnl/dnnl.hpp>
#include <string_view>

namespace passnet {
namespace {

using Dims = dnnl::memory::dims;

// The convolution of `groups` groups of one sample, in the library's terms.
struct Description {
  dnnl::memory::desc input;  // in the caller's layout, as weight and output
  dnnl::memory::desc weight;
  dnnl::memory::desc output;
  dnnl::convolution_forward::primitive_desc convolution;
};

// Row-major strides.
Dims dense_strides(const Dims& dims) {
  Dims strides(dims.size(), 1);
  for (size_t i = dims.size(); i-- > 1;) strides[i - 1] = strides[i] * dims[i];
  return strides;
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
  const auto type = onednn_dtype(convolution.dtype);
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

struct GroupConvolution::State {
  // A tensor, with a reorder if the library requires another layout than the caller's.
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

  State(const Convolution& convolution, int64_t groups)
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

  bool place(const GroupConvolutionOperands& operands) {
    // The library's handles are not const; it only writes to the output and the scratch memory.
    const auto set = [](const dnnl::memory& memory, const std::byte* data) {
      return dnnl_memory_set_data_handle(memory.get(), const_cast<std::byte*>(data)) ==
             dnnl_success;
    };
    bool placed = true;
    std::byte* scratch = operands.scratch;
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

std::expected<GroupConvolution, std::string> GroupConvolution::create(
    const Convolution& convolution, int64_t groups) {
  try {
    return GroupConvolution(std::make_unique<State>(convolution, groups));
  } catch (const dnnl::error& error) {
    return std::unexpected(fmt::format(
        "the library refuses a convolution in {} groups of {} by {} channels: {}",
        convolution.groups, convolution.in_channels, convolution.out_channels, error.what()));
  }
}

GroupConvolution::GroupConvolution(std::unique_ptr<State> state) : state_(std::move(state)) {}
GroupConvolution::GroupConvolution(GroupConvolution&&) noexcept = default;
GroupConvolution& GroupConvolution::operator=(GroupConvolution&&) noexcept = default;
GroupConvolution::~GroupConvolution() = default;

size_t GroupConvolution::scratch_bytes() const { return state_->scratch_bytes(); }

bool GroupConvolution::run(const GroupConvolutionOperands& operands) {
  return state_->place(operands) && state_->run();
}

bool GroupConvolution::is_fast(const Convolution& convolution) {
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
