#include "interpret/run_stage.hpp"

#include "base/check.hpp"
#include "interpret/field/field_products.hpp"
#include "interpret/product_sum.hpp"
#include "interpret/stage_runner.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace passnet {
namespace {

// The results of a stage by which it decides; none if it only computes.
std::optional<int64_t> count_decisions(const Kernel& kernel, const Stage& stage, const Nest& nest) {
  const DType dtype = kernel.expr(stage.value).dtype;
  const bool combines = stage.kind != StageKind::kMap;
  const bool is_order = stage.combine != Combine::kSum && stage.combine != Combine::kProduct;
  bool is_deciding = combines && (is_order || dtype == DType::kBool);
  std::vector<bool> is_of_data(kernel.exprs.size());
  for (const ExprId id : nest.exprs) {
    const Expr& expr = kernel.expr(id);
    is_of_data[id.index] =
        expr.op == ScalarOp::kLoad || std::ranges::any_of(expr.operands, [&](ExprId operand) {
          return is_of_data[operand.index];
        });
    const bool converts = expr.op == ScalarOp::kCast && !is_float(expr.dtype);
    const bool can_decide =
        decides(expr.op) || converts || info(expr.op).result == ScalarResult::kBool;
    is_deciding |= is_of_data[id.index] && can_decide;
  }
  if (!is_deciding) return std::nullopt;
  int64_t count = 1;
  for (size_t i = 0; i < nest.extents.size() - nest.combined; ++i) count *= nest.extents[i];
  return count;
}

constexpr int64_t kLeastShare = 1 << 15;  // min iterations per additional thread

// Runs one stage in slices of a kept loop, each with separate columns. Stored values do not depend
// on the slices.
class SlicedStage {
 public:
  SlicedStage(const Kernel& kernel, const Stage& stage, const Nest& nest,
              std::span<std::byte* const> memory, const ColumnArithmetic& arithmetic)
      : kernel_(kernel), stage_(stage), nest_(nest), memory_(memory), arithmetic_(arithmetic) {}

  Result<void> run(ThreadPool* pool) {
    const auto loop = pool == nullptr ? std::nullopt : loop_to_cut();
    if (!loop) return run_alone();
    loop_ = *loop;
    const int64_t extent = nest_.extents[loop_];
    const int64_t each = iterations() / extent;  // iterations of the nest per iteration of the loop
    pool->parallel_for(
        extent, (kLeastShare + each - 1) / each,
        [](void* stage, int64_t begin, int64_t end) {
          static_cast<SlicedStage*>(stage)->run_slice(begin, end);
        },
        this);
    // The first error depends on the slices; a run of all iterations finds the right one.
    if (failed_) return run_alone();
    return {};
  }

 private:
  Result<void> run_alone() const {
    return run_columns(kernel_, stage_, nest_, memory_, std::nullopt, arithmetic_);
  }

  int64_t iterations() const {
    int64_t count = 1;
    for (const int64_t extent : nest_.extents) count *= extent;
    return count;
  }

  // The longest of the kept loops, the outermost of equal ones; none if the order of iterations
  // matters (they may store to one place), or if there is too little work.
  std::optional<size_t> loop_to_cut() const {
    if (accumulates(stage_.store) || nest_.uses_target_index) return std::nullopt;
    if (iterations() < 2 * kLeastShare) return std::nullopt;
    const size_t kept = nest_.extents.size() - nest_.combined;
    std::optional<size_t> longest;
    for (size_t loop = 0; loop < kept; ++loop) {
      if (!longest || nest_.extents[loop] > nest_.extents[*longest]) longest = loop;
    }
    return longest;
  }

  void run_slice(int64_t begin, int64_t end) {
    if (!run_columns(kernel_, stage_, nest_, memory_, Slice{loop_, begin, end}, arithmetic_)) {
      failed_ = true;
    }
  }

  const Kernel& kernel_;
  const Stage& stage_;
  const Nest& nest_;
  std::span<std::byte* const> memory_;
  const ColumnArithmetic arithmetic_;
  size_t loop_ = 0;
  std::atomic<bool> failed_ = false;
};

constexpr size_t kProductsAtOnce = 8;  // that cost as much as an expression

// Returns the evaluations of loops in which each iteration costs so many products; of more than can
// be counted, as many as can.
int64_t work_of(const Shape& extents, int64_t products) {
  int64_t work = products;
  for (const int64_t extent : extents) {
    if (extent == 0) return 0;
    if (__builtin_mul_overflow(work, extent, &work)) work = std::numeric_limits<int64_t>::max() / 2;
  }
  return work / static_cast<int64_t>(kProductsAtOnce);
}

// Adds up the magnitudes of the products, too.
void limit_products(const Kernel& kernel, const ProductSum& product,
                    std::span<std::byte* const> memory, const InterpretOptions& options) {
  const auto elements = [&](BufferId buffer) {
    auto* const first = reinterpret_cast<double*>(memory[buffer.index]);
    return std::span(first, static_cast<size_t>(numel(kernel.shape(buffer))));
  };
  for (const BufferId buffer : {product.left, product.right, product.target}) {
    if (kernel.buffer(buffer).dtype != DType::kF64) return;
  }
  std::vector<std::byte*> others(memory.begin(), memory.end());
  std::array<std::vector<double>, 2> factors;
  for (const auto& [buffer, copy] :
       {std::pair(product.left, &factors[0]), std::pair(product.right, &factors[1])}) {
    for (const double factor : elements(buffer)) copy->push_back(std::fabs(factor));
    others[buffer.index] = reinterpret_cast<std::byte*>(copy->data());
  }
  const std::span<double> sums = elements(product.target);
  std::vector<double> magnitudes(sums.size());
  others[product.target.index] = reinterpret_cast<std::byte*>(magnitudes.data());
  run_product_sum(kernel, product, others, options.pool);
  for (size_t i = 0; i < sums.size(); ++i) {
    sums[i] = limited(sums[i], magnitudes[i], options.sum_limit);
  }
}

}  // namespace

Result<void> run_stage(const Kernel& kernel, const Stage& stage, std::span<std::byte* const> memory,
                       const InterpretOptions& options) {
  CHECK(options.pool == nullptr || !options.change_quotients);
  const Nest nest = make_nest(kernel, stage, {}, Bounds::kChecked);
  FieldRun* const run = options.field;
  const auto product = options.product_sums ? find_product_sum(kernel, stage, nest) : std::nullopt;
  // Numbers that are computed come first, and pay for both runs.
  if (run != nullptr && options.is_of_numbers == run->has_numbers) {
    const int64_t evaluations =
        product ? 1 : static_cast<int64_t>(kProductsAtOnce * (1 + nest.exprs.size()));
    run->work -= work_of(kernel.extents(stage), evaluations);
    if (run->work < 0) return fail({}, "field-work", "'{}' exceeds the work allowed", kernel.name);
  }
  if (run != nullptr && !options.is_of_numbers) {
    if (const auto count = count_decisions(kernel, stage, nest)) {
      run->least_decisions = std::min(run->least_decisions, *count);
    }
    if (product) {
      run_field_products(*run->field, *product, memory, options.pool);
      return {};
    }
  } else if (product) {
    run_product_sum(kernel, *product, memory, options.pool);
    if (options.sum_limit.is_set()) limit_products(kernel, *product, memory, options);
    return {};
  }
  ColumnArithmetic arithmetic{
      .change_quotients = options.change_quotients ? &options.change_quotients : nullptr,
      .sum_limit = options.sum_limit};
  if (run != nullptr) {
    arithmetic.field = options.is_of_numbers ? nullptr : run->field;
    (options.is_of_numbers ? arithmetic.met : arithmetic.seen) = &run->sightings;
    arithmetic.rounds = run->rounds;
    const Expr& value = kernel.expr(stage.value);
    arithmetic.rounds_sums = arithmetic.rounds_numbers() && is_float(value.dtype) &&
                             static_cast<DType>(value.integer) != DType::kF64;
  }
  return SlicedStage(kernel, stage, nest, memory, arithmetic).run(options.pool);
}

}  // namespace passnet
