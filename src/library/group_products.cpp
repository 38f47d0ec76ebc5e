#include "library/group_products.hpp"

#include "kernel/analysis/contraction.hpp"
#include "kernel/analysis/nest.hpp"
#include "kernel/analysis/reach.hpp"
#include "kernel/costs/library.hpp"
#include "kernel/transform/rewriter.hpp"

#include <algorithm>
#include <utility>

namespace passnet {
namespace {

bool is_loop(const Kernel& kernel, ExprId id, size_t loop) {
  const Expr& expr = kernel.expr(id);
  return expr.op == ScalarOp::kIndex && expr.integer == static_cast<int64_t>(loop);
}

// True if the indices from `first` on are those of the loops, in their order.
bool are_loops_from(const Kernel& kernel, std::span<const ExprId> indices, size_t first) {
  for (size_t dim = first; dim < indices.size(); ++dim) {
    if (!is_loop(kernel, indices[dim], dim)) return false;
  }
  return true;
}

// True if the computation copies matrices by their numbers: out[m, …] = in[number(m), …], where the
// number is one that is checked and depends on m alone.
bool copies_matrices(const Computation& computation) {
  const Kernel& kernel = computation.kernel;
  if (kernel.stages.size() != 1 || computation.results.size() != 1) return false;
  const Stage& stage = kernel.stages[0];
  const Expr& load = kernel.expr(stage.value);
  if (stage.kind != StageKind::kMap || stage.guard.valid() || stage.store != StoreMode::kSet ||
      load.op != ScalarOp::kLoad || load.operands.size() != 3 || stage.target_index.size() != 3) {
    return false;
  }
  const bool is_number = kernel.expr(load.operands[0]).op == ScalarOp::kInside;
  if (!is_number || !are_loops_from(kernel, load.operands, 1) ||
      !are_loops_from(kernel, stage.target_index, 0)) {
    return false;
  }
  return std::ranges::all_of(reached_from(kernel, std::span(&load.operands[0], 1)), [&](ExprId id) {
    return kernel.expr(id).op != ScalarOp::kIndex || kernel.expr(id).integer == 0;
  });
}

// The matrices that such a computation copies.
const Window& matrices_of(const Computation& lookup) {
  const Kernel& kernel = lookup.kernel;
  return lookup.operands[kernel.expr(kernel.stages[0].value).buffer.index];
}

// The numbers that such a computation uses, as a computation of their own.
Computation numbers_of(const Computation& lookup, StorageId result) {
  const Kernel& kernel = lookup.kernel;
  const Stage& copy = kernel.stages[0];
  const Stage numbers{.extents = {copy.extents[0]},
                      .value = kernel.expr(copy.value).operands[0],
                      .target = copy.target,
                      .target_index = {copy.target_index[0]}};
  const std::span stages(&numbers, 1);
  const std::vector<bool> loaded = loaded_buffers(kernel, stages);
  Computation found{
      .node = lookup.node, .label = lookup.label, .span = lookup.span, .results = {result}};
  KernelRewriter rewriter(kernel);
  for (uint32_t i = 0; i < lookup.operands.size(); ++i) {
    if (!loaded[i]) continue;
    rewriter.declare({i}, kernel.buffer({i}));
    found.operands.push_back(lookup.operands[i]);
  }
  rewriter.declare(copy.target, {.name = "numbers",
                                 .role = BufferRole::kOutput,
                                 .dtype = DType::kI64,
                                 .extents = {copy.extents[0]}});
  rewriter.keep(reached_from(kernel, stages));
  rewriter.add(rewriter.kept(numbers));
  found.kernel = rewriter.take();
  return found;
}

// The loops of a product of each member's vector with its matrix.
struct MemberLoops {
  size_t member = 0;
  size_t column = 0;
  size_t depth = 0;
};

std::optional<MemberLoops> find_loops(const Nest& nest, const Access& matrices,
                                      const Access& vectors) {
  constexpr size_t kLoops = 3;  // not tuning: members, columns, depth
  if (nest.extents.size() != kLoops || nest.combined != 1) return std::nullopt;
  const size_t depth = kLoops - 1;
  for (const size_t member : {size_t{0}, size_t{1}}) {
    const size_t column = 1 - member;
    if (vectors.strides[column] == 0 && vectors.strides[member] != 0 &&
        matrices.strides[member] == nest.extents[column] * nest.extents[depth]) {
      return MemberLoops{.member = member, .column = column, .depth = depth};
    }
  }
  return std::nullopt;
}

struct FoundGroups {
  GroupedProduct product;
  size_t copied = 0;  // the operand that is the copy of the matrices
};

bool is_large(const GroupedProduct& product, const LibraryRules& rules) {
  return product.members > 1 && std::min(product.columns, product.depth) >= rules.min_grouped_side;
}

// Describes a product that reads the copies of another computation as its factor.
std::optional<FoundGroups> find_groups(const Computation& product, const Computation& lookup,
                                       const LibraryRules& rules, const Library& library) {
  const Kernel& kernel = product.kernel;
  if (kernel.stages.size() != 1 || product.operands.size() != 2) return std::nullopt;
  const auto factors = find_factors(kernel, kernel.stages[0]);
  if (!factors) return std::nullopt;
  std::vector<Layout> layouts;
  for (const Window& operand : product.operands) layouts.push_back(operand.layout);
  const Nest nest = make_nest(kernel, kernel.stages[0], layouts, Bounds::kChecked);
  const bool is_left =
      product.operands[kernel.expr(factors->left).buffer.index].storage == lookup.results[0];
  const Expr& copies = kernel.expr(is_left ? factors->left : factors->right);
  const Expr& rows = kernel.expr(is_left ? factors->right : factors->left);
  const Access& matrices = nest.loads.at(is_left ? factors->left : factors->right);
  const Access& vectors = nest.loads.at(is_left ? factors->right : factors->left);
  const DType dtype = copies.dtype;
  if (copies.buffer == rows.buffer || !matrices.in_bounds || !vectors.in_bounds ||
      matrices.offset != 0 || nest.target.offset != 0 || rows.dtype != dtype ||
      kernel.buffer(nest.target.buffer).dtype != dtype || dtype == DType::kF64 ||
      !library.multiplies(dtype)) {
    return std::nullopt;
  }
  const auto loops = find_loops(nest, matrices, vectors);
  if (!loops || nest.target.strides[loops->column] != 1 ||
      nest.target.strides[loops->member] != nest.extents[loops->column]) {
    return std::nullopt;
  }
  const Window& source = matrices_of(lookup);
  // The copies are contiguous: their last dim has the stride 1.
  const bool is_column_last = matrices.strides[loops->column] == 1;
  GroupedProduct found{.dtype = dtype,
                       .groups = source.type.shape[0],
                       .members = nest.extents[loops->member],
                       .columns = nest.extents[loops->column],
                       .depth = nest.extents[loops->depth],
                       .matrix_start = source.layout.offset,
                       .matrix_group = source.layout.strides[0],
                       .matrix_column = source.layout.strides[is_column_last ? 2 : 1],
                       .matrix_depth = source.layout.strides[is_column_last ? 1 : 2],
                       .vector_start = vectors.offset,
                       .vector_member = vectors.strides[loops->member],
                       .vector_depth = vectors.strides[loops->depth]};
  const bool is_matrix = std::min(found.matrix_column, found.matrix_depth) == 1 &&
                         matrices.strides[is_column_last ? loops->depth : loops->column] ==
                             (is_column_last ? found.columns : found.depth);
  if (!is_matrix || !is_large(found, rules)) return std::nullopt;
  return FoundGroups{.product = found, .copied = copies.buffer.index};
}

// The product over the matrices and their numbers, for people and costs.
Kernel grouped_kernel(const Computation& product, size_t copied, const Window& matrices,
                      const TensorType& numbers, const TensorType& result) {
  const Kernel& source = product.kernel;
  const Stage& sum = source.stages[0];
  KernelBuilder builder(source.name);
  const BufferId matrix = builder.input("matrices", matrices.type);
  const BufferId number = builder.input("numbers", numbers);
  const BufferId vector = builder.input("vectors", product.operands[1 - copied].type);
  const BufferId output = builder.output("output", result);
  ExprCopier copier(
      source, builder,
      {.index = [&](size_t loop) { return builder.index(loop); },
       .parameter = [&](ParameterId id) { return builder.of(builder.parameter(source.value(id))); },
       .load =
           [&](ExprId load, ExprIds indices) {
             if (source.expr(load).buffer.index != copied) {
               return builder.load(vector, indices);
             }
             indices[0] = builder.load(number, {indices[0]});
             return builder.load(matrix, indices);
           }});
  ParameterIds extents;
  for (const ParameterId extent : sum.extents) {
    extents.push_back(builder.parameter(source.value(extent)));
  }
  ExprIds target;
  for (const ExprId index : sum.target_index) target.push_back(copier.copy(index));
  builder.reduce(extents, sum.reduced, sum.combine, copier.copy(sum.value), output, target);
  return builder.take();
}

class Grouper {
 public:
  Grouper(LoopProgram& program, std::vector<std::optional<LibraryCall>>& calls,
          const LibraryRules& rules, const Library& library)
      : program_(program), calls_(calls), rules_(rules), library_(library) {}

  void run() {
    std::vector<Computation> whole = std::exchange(program_.computations, {});
    std::vector<std::optional<LibraryCall>> all = std::exchange(calls_, {});
    lookups_.resize(program_.storages.size());
    for (size_t at = 0; at < whole.size(); ++at) {
      Computation& computation = whole[at];
      const bool is_open = !all[at] && !computation.is_block();
      if (is_open && add_product(computation)) continue;
      if (is_open && copies_matrices(computation)) {
        lookups_[computation.results[0].index] = program_.computations.size();
      }
      add(std::move(computation), std::move(all[at]));
    }
    if (found_) drop();
  }

 private:
  void add(Computation computation, std::optional<LibraryCall> call) {
    program_.computations.push_back(std::move(computation));
    calls_.push_back(std::move(call));
  }

  bool add_product(const Computation& computation) {
    for (const Window& operand : computation.operands) {
      const auto at = operand.storage.index;
      if (at >= lookups_.size() || !lookups_[at]) continue;
      const Computation& lookup = program_.computations[*lookups_[at]];
      const auto found = find_groups(computation, lookup, rules_, library_);
      if (!found) continue;
      const StorageId numbers = add_storage({DType::kI64, {found->product.members}});
      Computation product = product_of(computation, matrices_of(lookup), whole(numbers), *found);
      add(numbers_of(lookup, numbers), std::nullopt);
      add(std::move(product), found->product);
      return found_ = true;
    }
    return false;
  }

  StorageId add_storage(const TensorType& type) {
    program_.storages.push_back({.type = type, .strides = contiguous_strides(type.shape)});
    return {static_cast<uint32_t>(program_.storages.size() - 1)};
  }

  Window whole(StorageId id) const {
    const Storage& storage = program_.storage(id);
    return {.storage = id, .type = storage.type, .layout = {.strides = storage.strides}};
  }

  Computation product_of(const Computation& computation, const Window& matrices,
                         const Window& numbers, const FoundGroups& found) const {
    Computation product = computation;
    product.kernel = grouped_kernel(computation, found.copied, matrices, numbers.type,
                                    program_.storage(computation.results[0]).type);
    product.operands = {matrices, numbers, computation.operands[1 - found.copied]};
    return product;
  }

  void drop() {
    const std::vector<bool> kept = drop_unused(program_);
    std::vector<std::optional<LibraryCall>> all = std::exchange(calls_, {});
    for (size_t at = 0; at < all.size(); ++at) {
      if (kept[at]) calls_.push_back(std::move(all[at]));
    }
  }

  LoopProgram& program_;
  std::vector<std::optional<LibraryCall>>& calls_;
  const LibraryRules& rules_;
  const Library& library_;
  std::vector<std::optional<size_t>> lookups_;  // by storage: the computation that copies to it
  bool found_ = false;
};

}  // namespace

void group_products(LoopProgram& program, std::vector<std::optional<LibraryCall>>& calls,
                    const LibraryRules& rules, const Library& library) {
  if (library.groups) Grouper(program, calls, rules, library).run();
}

}  // namespace passnet
