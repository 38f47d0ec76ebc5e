#include "library/place_convolutions.hpp"

#include "kernel/builder.hpp"

#include <algorithm>
#include <utility>

namespace passnet {
namespace {

// All dims but the channels in their order, then the channels.
DimOrder channels_last(size_t rank, size_t channels) {
  DimOrder order;
  for (size_t dim = 0; dim < rank; ++dim) {
    if (dim != channels) order.push_back(dim);
  }
  order.push_back(channels);
  return order;
}

DimOrder natural_order(size_t rank) {
  DimOrder order;
  for (size_t dim = 0; dim < rank; ++dim) order.push_back(dim);
  return order;
}

// The dims of input, weight and result of a call, channels last.
DimOrder order_of(const Convolution& convolution, size_t rank) {
  return channels_last(rank, rank == convolution.dims.size() + 2 ? 1 : 0);
}

bool has_order(const Window& window, const DimOrder& order) {
  const Strides wanted = strides_in(order, window.type.shape);
  for (size_t dim = 0; dim < wanted.size(); ++dim) {
    if (window.type.shape[dim] > 1 && window.layout.strides[dim] != wanted[dim]) return false;
  }
  return true;
}

// True for a product of weights with the channels of each place.
bool is_pointwise(const Convolution& convolution) {
  return !convolution.is_transposed &&
         std::ranges::all_of(convolution.dims, [](const WindowDim& dim) {
           return dim.kernel == 1 && dim.stride == 1 && dim.before == 0 && dim.after == 0;
         });
}

// True if the call reads the order of dims as fast, and its input has it, so that copies would only
// cost.
bool takes_natural_order(const Convolution& convolution, const Window& input) {
  return is_pointwise(convolution) && has_order(input, natural_order(input.type.rank()));
}

// Reads a tensor, and stores it with its dims in that order. `to` may have further channels, in its
// second dim, which are zero.
Kernel ordering_kernel(const TensorType& type, const TensorType& to, const DimOrder& order) {
  KernelBuilder builder("reorder");
  const BufferId input = builder.input("input", type);
  const BufferId output = builder.output("output", to);
  ExprIds index;
  for (size_t dim = 0; dim < type.rank(); ++dim) index.push_back(builder.index(dim));
  ExprIds source = index;
  const bool is_padded = type.shape != to.shape;
  if (is_padded) {
    const ExprId last = builder.of(builder.parameter(type.shape[1] - 1));
    source[1] = builder.apply(ScalarOp::kMin, {index[1], last});
  }
  ExprId value = builder.load(input, source);
  if (is_padded) {
    const ExprId channels = builder.of(builder.extent(input, 1));
    const ExprId is_inside = builder.apply(ScalarOp::kLt, {index[1], channels});
    value = builder.apply(ScalarOp::kSelect, {is_inside, value, builder.number(0, type.dtype)});
  }
  builder.map(builder.extents(output), output, index, value);
  return reorder_buffer(builder.take(), output, order);
}

// Three channels, of an image, become four: tensor cores load them at once.
int64_t padded_channels(const Convolution& convolution) {
  constexpr int64_t kImage = 3;  // not tuning: red, green and blue
  const bool is_image = convolution.channels_last && convolution.in_channels == kImage;
  return is_image && !convolution.is_transposed ? kImage + 1 : convolution.in_channels;
}

class Placer {
 public:
  Placer(LoopProgram& program, std::vector<std::optional<LibraryCall>>& calls,
         const std::vector<bool>& is_placed)
      : program_(program), calls_(calls), is_placed_(is_placed) {}

  void run() {
    std::vector<Computation> all = std::exchange(program_.computations, {});
    std::vector<std::optional<LibraryCall>> calls = std::exchange(calls_, {});
    for (size_t at = 0; at < all.size(); ++at) {
      auto* convolution = calls[at] ? std::get_if<Convolution>(&*calls[at]) : nullptr;
      if (convolution == nullptr) {
        add(std::move(all[at]), std::move(calls[at]));
      } else {
        place(std::move(all[at]), *convolution, is_placed_[at]);
      }
    }
  }

 private:
  void add(Computation computation, std::optional<LibraryCall> call) {
    program_.computations.push_back(std::move(computation));
    calls_.push_back(std::move(call));
  }

  void place(Computation computation, Convolution convolution, bool is_placed) {
    if (!is_placed && takes_natural_order(convolution, computation.operands[0])) {
      convolution.channels_last = false;
    }
    const size_t rank = convolution.dims.size() + 2;
    const bool is_batched = computation.operands[0].type.rank() == rank;
    const int64_t padded = is_batched ? padded_channels(convolution) : convolution.in_channels;
    for (size_t i = 0; i < 2; ++i) {
      Window& operand = computation.operands[i];
      TensorType type = operand.type;
      if (padded != convolution.in_channels) type.shape[1] = padded;
      const DimOrder order = convolution.channels_last
                                 ? channels_last(type.rank(), i == 1 || is_batched ? 1 : 0)
                                 : natural_order(type.rank());
      if (type != operand.type || !has_order(operand, order)) {
        operand = ordered_copy(operand, type, order, computation);
      }
    }
    convolution.in_channels = padded;
    convolution.input_start = computation.operands[0].layout.offset;
    convolution.weight_start = computation.operands[1].layout.offset;
    if (is_placed || !convolution.channels_last) {
      return add(std::move(computation), std::move(convolution));
    }
    const StorageId result = computation.results[0];
    const TensorType type = program_.storage(result).type;  // a copy: more storages move the others
    const DimOrder order = order_of(convolution, type.rank());
    const Window own = add_ordered(type, order);
    const BufferId output{static_cast<uint32_t>(computation.operands.size())};
    computation.kernel = reorder_buffer(computation.kernel, output, order);
    computation.results = {own.storage};
    Computation copy = copy_of(own, type, natural_order(type.rank()), result, computation);
    add(std::move(computation), std::move(convolution));
    add(std::move(copy), std::nullopt);
  }

  // Returns a window into a new storage that has the dims of the type in that order.
  Window add_ordered(const TensorType& type, const DimOrder& order) {
    TensorType stored = type;
    for (size_t i = 0; i < order.size(); ++i) stored.shape[i] = type.shape[order[i]];
    program_.storages.push_back({.type = stored, .strides = contiguous_strides(stored.shape)});
    return {.storage = {static_cast<uint32_t>(program_.storages.size() - 1)},
            .type = type,
            .layout = {.strides = strides_in(order, type.shape)}};
  }

  static Computation copy_of(const Window& from, const TensorType& type, const DimOrder& order,
                             StorageId to, const Computation& user) {
    return {.node = {},
            .label = "reorder",
            .span = user.span,
            .kernel = ordering_kernel(from.type, type, order),
            .operands = {from},
            .results = {to}};
  }

  // Several calls share a copy.
  Window ordered_copy(const Window& operand, const TensorType& type, const DimOrder& order,
                      const Computation& user) {
    for (const auto& [from, copy] : copies_) {
      if (is_same(from, operand) && copy.type == type && has_order(copy, order)) return copy;
    }
    const Window copy = add_ordered(type, order);
    add(copy_of(operand, type, order, copy.storage, user), std::nullopt);
    copies_.emplace_back(operand, copy);
    return copy;
  }

  LoopProgram& program_;
  std::vector<std::optional<LibraryCall>>& calls_;
  const std::vector<bool>& is_placed_;
  std::vector<std::pair<Window, Window>> copies_;
};

}  // namespace

Computation cut_bias(const Computation& convolution, const Graph& graph, const Catalog& catalog) {
  constexpr size_t kBias = 2;  // not tuning: the operand
  const Node& node = graph.node(convolution.node);
  std::vector<Argument> arguments(node.arguments.begin(), node.arguments.end());
  arguments[kBias] = Attribute();
  const OpCall call(catalog.op(node.op), arguments, graph, node.span);
  Computation sum = convolution;
  const std::vector<TensorType> types{graph.type(node.results.front())};
  sum.kernel = lower(call, types);
  sum.operands.erase(sum.operands.begin() + kBias);
  return sum;
}

Computation bias_after(const Computation& sum, const Computation& whole) {
  const Window& bias = whole.operands[2];
  const BufferId result{static_cast<uint32_t>(whole.operands.size())};
  const TensorType type{whole.kernel.buffer(result).dtype, whole.kernel.shape(result)};
  const size_t channels = type.rank() == whole.operands[1].type.rank() ? 1 : 0;
  KernelBuilder builder("bias");
  const BufferId sums = builder.input("sums", type);
  const BufferId biases = builder.input("bias", bias.type);
  const BufferId output = builder.output("output", type);
  ExprIds index;
  for (size_t dim = 0; dim < type.rank(); ++dim) index.push_back(builder.index(dim));
  const ExprId total = builder.apply(
      ScalarOp::kAdd, {builder.cast(builder.load(sums, index), DType::kF32),
                       builder.cast(builder.load(biases, {index[channels]}), DType::kF32)});
  builder.map(builder.extents(output), output, index, total);
  Computation biased{.node = whole.node,
                     .label = "bias",
                     .value = whole.value,
                     .span = whole.span,
                     .kernel = builder.take()};
  biased.operands = {{.storage = sum.results[0],
                      .type = type,
                      .layout = {.strides = contiguous_strides(type.shape)}},
                     bias};
  biased.results = whole.results;
  return biased;
}

std::optional<DimOrder> preferred_order(const LibraryCall& call, const LoopProgram& program,
                                        const Computation& computation) {
  const auto* convolution = std::get_if<Convolution>(&call);
  if (convolution == nullptr || !convolution->channels_last) return std::nullopt;
  // The order of other operands is chosen later.
  const Window& input = computation.operands[0];
  const bool is_known = program.storage(input.storage).input.has_value();
  if (is_known && takes_natural_order(*convolution, input)) return std::nullopt;
  return order_of(*convolution, program.storage(computation.results[0]).type.rank());
}

void place_convolutions(LoopProgram& program, std::vector<std::optional<LibraryCall>>& calls,
                        const std::vector<bool>& is_placed) {
  Placer(program, calls, is_placed).run();
}

}  // namespace passnet
