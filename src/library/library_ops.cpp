#include "library/library_ops.hpp"

#include "kernel/costs/library.hpp"
#include "library/find_attention.hpp"
#include "library/find_convolution.hpp"
#include "library/find_fourier.hpp"
#include "library/find_ordering.hpp"
#include "library/pack.hpp"
#include "library/place_convolutions.hpp"
#include "library/split.hpp"
#include "library/widen.hpp"

#include <string_view>
#include <utility>

namespace passnet {
namespace {

// Ops that are a whole call or none.
constexpr std::string_view kOrder = "order";
constexpr std::string_view kFourier = "fourier";

constexpr std::string_view kAttention = "attention";

class Cutter {
 public:
  Cutter(LoopProgram& program, const Graph& graph, const Catalog& catalog,
         const LibraryRules& rules, const Library& library)
      : program_(program), graph_(graph), catalog_(catalog), rules_(rules), library_(library) {}

  std::vector<std::optional<LibraryCall>> run() {
    std::vector<Computation> whole = std::exchange(program_.computations, {});
    for (Computation& computation : whole) {
      const std::string_view library = library_of(computation);
      if (library.empty()) {
        add(std::move(computation), std::nullopt);
      } else if (auto call = find_call(computation)) {
        add_call(std::move(computation), *std::move(call));
      } else if (library == kAttention && add_attention(computation)) {
        continue;
      } else if (library == kOrder || library == kFourier || library_.multiplies == nullptr) {
        add(std::move(computation), std::nullopt);
      } else if (!add_window_product(computation)) {
        add_parts(computation);
      }
    }
    return std::move(calls_);
  }

 private:
  // Returns the library that the computation's op names; empty if there is none.
  std::string_view library_of(const Computation& computation) const {
    if (!computation.node.valid() || computation.is_launch()) return {};
    return catalog_.op(graph_.node(computation.node).op).def.library;
  }

  void add(Computation computation, std::optional<LibraryCall> call) {
    program_.computations.push_back(std::move(computation));
    calls_.push_back(std::move(call));
  }

  void add_call(Computation computation, LibraryCall call) {
    auto* convolution = std::get_if<Convolution>(&call);
    if (convolution == nullptr || !convolution->has_bias || !library_.places_convolutions) {
      return add(std::move(computation), std::move(call));
    }
    convolution->has_bias = false;
    Computation sum = cut_bias(computation, graph_, catalog_);
    program_.storages.push_back(program_.storage(computation.results[0]));
    sum.results = {StorageId{static_cast<uint32_t>(program_.storages.size() - 1)}};
    Computation biased = bias_after(sum, computation);
    add(std::move(sum), std::move(call));
    add(std::move(biased), std::nullopt);
  }

  // Returns the call that computes all of it.
  std::optional<LibraryCall> find_call(const Computation& computation) const {
    const Node& node = graph_.node(computation.node);
    const OpCall call(catalog_.op(node.op), node.arguments, graph_, node.span);
    std::vector<Layout> layouts;
    for (const Window& operand : computation.operands) layouts.push_back(operand.layout);
    if (call.op().def.library == kOrder) {
      return library_.orders ? find_ordering(call, layouts[0], rules_) : std::nullopt;
    }
    if (call.op().def.library == kFourier) {
      return library_.transforms ? find_fourier(call, layouts[0], rules_) : std::nullopt;
    }
    if (library_.convolves == nullptr) return std::nullopt;
    return find_convolution(call, layouts, rules_, library_);
  }

  bool add_attention(Computation computation) {
    const Node& node = graph_.node(computation.node);
    const OpCall call(catalog_.op(node.op), node.arguments, graph_, node.span);
    auto found = find_attention(call, computation.operands, rules_, library_);
    if (!found) return false;
    for (const size_t operand : found->copied) {
      const Window& given = computation.operands[operand];
      const DType dtype =
          given.type.dtype == DType::kBool ? found->attention.dtype : given.type.dtype;
      computation.operands[operand] = shared_copy(given, dtype, computation);
    }
    add(std::move(computation), std::move(found->attention));
    return true;
  }

  // Several calls share a copy.
  Window shared_copy(const Window& operand, DType dtype, const Computation& user) {
    for (const auto& [from, copy] : copies_) {
      if (is_same(from, operand) && copy.type.dtype == dtype) return copy;
    }
    const TensorType type{dtype, operand.type.shape};
    program_.storages.push_back({.type = type, .strides = contiguous_strides(type.shape)});
    const StorageId storage{static_cast<uint32_t>(program_.storages.size() - 1)};
    add({.node = {},
         .label = "copy",
         .span = user.span,
         .kernel = attention_copy(operand.type, dtype),
         .operands = {operand},
         .results = {storage}},
        std::nullopt);
    copies_.emplace_back(operand, whole(storage));
    return copies_.back().second;
  }

  bool add_window_product(const Computation& computation) {
    if (!rules_.takes_windows) return false;
    if (multiplied_.empty()) find_dtypes();
    const Node& node = graph_.node(computation.node);
    const OpCall call(catalog_.op(node.op), node.arguments, graph_, node.span);
    std::vector<Layout> layouts;
    for (const Window& operand : computation.operands) layouts.push_back(operand.layout);
    auto product = find_window_product(call, layouts, multiplied_, rules_);
    if (!product) return false;
    std::vector<BufferId> inputs{{1}, {0}};
    if (product->has_addend) inputs.push_back({2});
    Computation own = computation;
    const size_t stages = computation.kernel.stages.size();
    own.kernel = with_inputs(extract_part(computation.kernel, 0, stages), inputs);
    own.operands.clear();
    for (const BufferId id : inputs) own.operands.push_back(computation.operands[id.index]);
    add(std::move(own), *std::move(product));
    return true;
  }

  // Lists the dtypes that the matrix library multiplies, and those that it would if they were f32.
  void find_dtypes() {
    for (const DType dtype : {DType::kF32, DType::kBF16, DType::kF16}) {
      (library_.multiplies(dtype) ? multiplied_ : widened_).push_back(dtype);
    }
    if (library_.multiplies(DType::kF64)) multiplied_.push_back(DType::kF64);
  }

  void add_parts(const Computation& computation) {
    if (multiplied_.empty()) find_dtypes();
    std::vector<Layout> layouts;
    for (const Window& operand : computation.operands) layouts.push_back(operand.layout);
    const Kernel wide = widen_products(computation.kernel, layouts, widened_, rules_);
    const Kernel kernel = pack_products(wide, layouts, multiplied_, rules_);
    const std::vector<Window> windows = place_buffers(computation, kernel);
    const auto windows_of = [&](std::span<const BufferId> buffers) {
      std::vector<Window> list;
      for (const BufferId id : buffers) list.push_back(windows[id.index]);
      return list;
    };
    for (SplitPart& part : split(kernel, layouts, multiplied_, rules_)) {
      Computation own{.node = computation.node,
                      .label = computation.label,
                      .value = computation.value,
                      .span = computation.span};
      if (auto* between = std::get_if<KernelPart>(&part)) {
        own.kernel = std::move(between->kernel);
        own.operands = windows_of(between->inputs);
        for (const BufferId id : between->outputs) own.results.push_back(windows[id.index].storage);
        add(std::move(own), std::nullopt);
        continue;
      }
      auto& found = std::get<FoundProduct>(part);
      std::vector<BufferId> inputs{found.left, found.right};
      if (found.product.has_addend) inputs.push_back(found.addend);
      own.kernel = with_inputs(extract_part(kernel, found.first, found.stages), inputs);
      own.operands = windows_of(inputs);
      own.results = {windows[found.target.index].storage};
      add(std::move(own), std::move(found.product));
    }
  }

  // Returns the windows of the buffers of the kernel; temporaries get storages, as they may pass
  // between parts.
  std::vector<Window> place_buffers(const Computation& computation, const Kernel& kernel) {
    std::vector<Window> windows = computation.operands;
    for (const StorageId result : computation.results) windows.push_back(whole(result));
    for (size_t i = windows.size(); i < kernel.buffers.size(); ++i) {
      const BufferId id{static_cast<uint32_t>(i)};
      const TensorType type{kernel.buffer(id).dtype, kernel.shape(id)};
      program_.storages.push_back({.type = type, .strides = contiguous_strides(type.shape)});
      windows.push_back(whole({static_cast<uint32_t>(program_.storages.size() - 1)}));
    }
    return windows;
  }

  Window whole(StorageId storage) const {
    const TensorType& type = program_.storage(storage).type;
    return {
        .storage = storage, .type = type, .layout = {.strides = contiguous_strides(type.shape)}};
  }

  LoopProgram& program_;
  const Graph& graph_;
  const Catalog& catalog_;
  const LibraryRules& rules_;
  const Library& library_;
  std::vector<std::optional<LibraryCall>> calls_;
  std::vector<std::pair<Window, Window>> copies_;  // of operands of attentions
  std::vector<DType> multiplied_;
  std::vector<DType> widened_;
};

}  // namespace

std::vector<std::optional<LibraryCall>> cut_out_library_calls(LoopProgram& program,
                                                              const Graph& graph,
                                                              const Catalog& catalog,
                                                              const LibraryRules& rules,
                                                              const Library& library) {
  return Cutter(program, graph, catalog, rules, library).run();
}

}  // namespace passnet
