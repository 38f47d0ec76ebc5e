#include "runtime/blas_product.hpp"

namespace passnet {
namespace {

// The strides of a matrix of which one dim is contiguous; `along` is the dim that cuBLASLt's
// columns run along, `across` the other.
std::optional<BlasMatrix> describe_matrix(int64_t along_extent, std::optional<int64_t> along,
                                          int64_t across_extent, std::optional<int64_t> across) {
  if (!along || !across) return std::nullopt;
  if ((*along == 1 || along_extent == 1) && (*across >= along_extent || across_extent == 1)) {
    return BlasMatrix{.rows = along_extent,
                      .columns = across_extent,
                      .leading = across_extent == 1 ? along_extent : *across};
  }
  if ((*across == 1 || across_extent == 1) && (*along >= across_extent || along_extent == 1)) {
    return BlasMatrix{.rows = across_extent,
                      .columns = along_extent,
                      .leading = along_extent == 1 ? across_extent : *along,
                      .is_transposed = true};
  }
  return std::nullopt;
}

std::optional<BlasProduct> describe_addend(const Product& product, BlasProduct blas) {
  const int64_t rows = iterations(product.rows);
  const int64_t columns = iterations(product.columns);
  const auto row = uniform_stride(product.rows, &ProductLoop::addend);
  const auto column = uniform_stride(product.columns, &ProductLoop::addend);
  const auto batch = uniform_stride(product.batch, &ProductLoop::addend);
  if (!row || !column || !batch || (columns > 1 && *column != 1)) return std::nullopt;
  blas.adds_bias = (rows == 1 || *row == 0) && (blas.batch == 1 || *batch == 0);
  if (blas.adds_bias) return blas;
  const auto matrix = describe_matrix(columns, column, rows, row);
  if (!matrix || matrix->is_transposed) return std::nullopt;
  blas.c = *matrix;
  blas.c.batch_stride = *batch;
  return blas;
}

}  // namespace

std::optional<BlasProduct> describe_for_blas(const Product& product) {
  if (!product.window.empty()) return std::nullopt;
  const int64_t rows = iterations(product.rows);
  const int64_t columns = iterations(product.columns);
  const int64_t depth = iterations(product.depth);
  const auto right = describe_matrix(columns, uniform_stride(product.columns, &ProductLoop::right),
                                     depth, uniform_stride(product.depth, &ProductLoop::right));
  const auto left = describe_matrix(depth, uniform_stride(product.depth, &ProductLoop::left), rows,
                                    uniform_stride(product.rows, &ProductLoop::left));
  const auto target =
      describe_matrix(columns, uniform_stride(product.columns, &ProductLoop::target), rows,
                      uniform_stride(product.rows, &ProductLoop::target));
  if (!right || !left || !target || target->is_transposed) return std::nullopt;
  BlasProduct blas{.a = *right, .b = *left, .d = *target, .batch = iterations(product.batch)};
  const auto left_batch = uniform_stride(product.batch, &ProductLoop::left);
  const auto right_batch = uniform_stride(product.batch, &ProductLoop::right);
  const auto target_batch = uniform_stride(product.batch, &ProductLoop::target);
  if (!left_batch || !right_batch || !target_batch) return std::nullopt;
  blas.a.batch_stride = *right_batch;
  blas.b.batch_stride = *left_batch;
  blas.d.batch_stride = *target_batch;
  blas.c = blas.d;
  return product.has_addend ? describe_addend(product, blas) : std::optional(blas);
}

bool fits_blas(const Product& product) { return describe_for_blas(product).has_value(); }

}  // namespace passnet
