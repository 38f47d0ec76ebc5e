// The interpreter over a field against exact arithmetic, on random small graphs of kernels that
// add, multiply and divide; PASSNET_FIELD_KERNELS=10000 tries as many.
#include "base/random_bits.hpp"
#include "interpret/field/field.hpp"
#include "interpret/interpret.hpp"
#include "ops/catalog.hpp"
#include "support/graphs.hpp"
#include "support/rational.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <optional>
#include <vector>

namespace passnet {
namespace {

using Matrix = std::vector<Rational>;  // square, row by row; empty: a number does not fit

Rational sum_of(const Rational& a, const Rational& b) {
  return Rational{a.above * b.below + b.above * a.below, a.below * b.below}.lowest();
}
Rational product_of(const Rational& a, const Rational& b) {
  return Rational{a.above * b.above, a.below * b.below}.lowest();
}
Rational negative_of(const Rational& a) { return {-a.above, a.below}; }
Rational inverse_of(const Rational& a) { return Rational{a.below, a.above}.lowest(); }

// Computes element (row, column) of an op's result.
using Element =
    std::function<Rational(const Matrix& a, const Matrix& b, size_t n, size_t row, size_t column)>;

// Adds up to `count` terms; a sum that does not fit stays so.
Rational add_up(size_t count, const std::function<Rational(size_t)>& term) {
  Rational sum;
  for (size_t k = 0; k < count && sum.fits(); ++k) {
    const Rational next = term(k);
    sum = next.fits() ? sum_of(sum, next) : next;
  }
  return sum;
}

struct ExactOp {
  std::string_view text;  // %A and %B are its operands
  Element element;
};

std::vector<ExactOp> exact_ops() {
  const auto at = [](const Matrix& of, size_t n, size_t row, size_t column) -> const Rational& {
    return of[row * n + column];
  };
  std::vector<ExactOp> ops;
  ops.push_back({"add(%A, %B)", [=](auto& a, auto& b, size_t n, size_t r, size_t c) {
                   return sum_of(at(a, n, r, c), at(b, n, r, c));
                 }});
  ops.push_back({"sub(%A, %B)", [=](auto& a, auto& b, size_t n, size_t r, size_t c) {
                   return sum_of(at(a, n, r, c), negative_of(at(b, n, r, c)));
                 }});
  ops.push_back({"mul(%A, %B)", [=](auto& a, auto& b, size_t n, size_t r, size_t c) {
                   return product_of(at(a, n, r, c), at(b, n, r, c));
                 }});
  ops.push_back({"div(%A, %B)", [=](auto& a, auto& b, size_t n, size_t r, size_t c) {
                   return product_of(at(a, n, r, c), inverse_of(at(b, n, r, c)));
                 }});
  ops.push_back({"square(%A)", [=](auto& a, auto&, size_t n, size_t r, size_t c) {
                   return product_of(at(a, n, r, c), at(a, n, r, c));
                 }});
  ops.push_back({"reciprocal(%A)", [=](auto& a, auto&, size_t n, size_t r, size_t c) {
                   return inverse_of(at(a, n, r, c));
                 }});
  ops.push_back({"matmul(%A, %B)", [=](auto& a, auto& b, size_t n, size_t r, size_t c) {
                   return add_up(
                       n, [&](size_t k) { return product_of(at(a, n, r, k), at(b, n, k, c)); });
                 }});
  ops.push_back({"linear(%A, %B)", [=](auto& a, auto& b, size_t n, size_t r, size_t c) {
                   return add_up(
                       n, [&](size_t k) { return product_of(at(a, n, r, k), at(b, n, c, k)); });
                 }});
  ops.push_back({"cumsum(%A, 1)", [=](auto& a, auto&, size_t n, size_t r, size_t c) {
                   return add_up(c + 1, [&](size_t k) { return at(a, n, r, k); });
                 }});
  const auto over_row = [=](const Matrix& a, size_t n, size_t r) {
    return add_up(n, [&](size_t k) { return at(a, n, r, k); });
  };
  ops.push_back({"sub(%A, sum(%B, dim=[1], keepdim=true))",
                 [=](auto& a, auto& b, size_t n, size_t r, size_t c) {
                   const Rational sum = over_row(b, n, r);
                   return sum.fits() ? sum_of(at(a, n, r, c), negative_of(sum)) : sum;
                 }});
  ops.push_back({"mul(%A, mean(%B, dim=[0], keepdim=true))",
                 [=](auto& a, auto& b, size_t n, size_t r, size_t c) {
                   const Rational sum = add_up(n, [&](size_t k) { return at(b, n, k, c); });
                   const Rational mean{sum.above, sum.below * static_cast<int64_t>(n)};
                   return sum.fits() ? product_of(at(a, n, r, c), mean.lowest()) : sum;
                 }});
  ops.push_back({"add(%A, prod(%B, dim=1, keepdim=true))",
                 [=](auto& a, auto& b, size_t n, size_t r, size_t c) {
                   Rational product{1, 1};
                   for (size_t k = 0; k < n && product.fits(); ++k) {
                     product = product_of(product, at(b, n, r, k));
                   }
                   return product.fits() ? sum_of(at(a, n, r, c), product) : product;
                 }});
  return ops;
}

class ExactKernels : public testing::Test {
 protected:
  uint64_t draw(uint64_t count) { return random_bits(11, position_++) % count; }

  Matrix draw_matrix(size_t n) {
    Matrix matrix;
    for (size_t i = 0; i < n * n; ++i) {
      const auto above = static_cast<int64_t>(draw(19)) - 9;
      matrix.push_back(Rational{above, 1 + static_cast<int64_t>(draw(3))}.lowest());
    }
    return matrix;
  }

  // Empty if an element does not fit.
  static Matrix apply(const ExactOp& op, const Matrix& a, const Matrix& b, size_t n) {
    Matrix result;
    for (size_t i = 0; i < n * n; ++i) {
      result.push_back(op.element(a, b, n, i / n, i % n));
      if (!result.back().fits()) return {};
    }
    return result;
  }

  static FieldWord word_of(const Field& field, const Rational& value) {
    const FieldWord above = field.from_integer(static_cast<int64_t>(value.above));
    const FieldWord below = field.from_integer(static_cast<int64_t>(value.below));
    FieldWord word = 0;
    field.apply(ScalarOp::kDiv, &above, &below, nullptr, &word, 1);
    return word;
  }

  static void set_words(const Field& field, const Matrix& matrix, Tensor& words, Tensor& numbers) {
    for (size_t i = 0; i < matrix.size(); ++i) {
      const FieldWord word = word_of(field, matrix[i]);
      std::memcpy(words.bytes().data() + i * sizeof word, &word, sizeof word);
      numbers.as<double>()[i] =
          static_cast<double>(matrix[i].above) / static_cast<double>(matrix[i].below);
    }
  }

  // True if it was compared: all of its numbers fit.
  bool compare_one(const std::vector<ExactOp>& ops) {
    const size_t n = draw(50) == 0 ? 8 : 1 + draw(4);  // 8: products run in blocks
    std::vector<Matrix> values{draw_matrix(n), draw_matrix(n)};
    std::string text;
    for (size_t step = 0; step < 1 + draw(4); ++step) {
      const size_t a = values.size() - 1;
      const size_t b = draw(values.size());
      const ExactOp& op = ops[draw(ops.size())];
      Matrix next = apply(op, values[a], values[b], n);
      if (next.empty()) break;
      text += node_text(op.text, a, b, values.size());
      values.push_back(std::move(next));
    }
    if (values.size() == 2) return false;
    const Graph graph = parsed_graph(
        fmt::format("graph @g(%v0: f32[{0},{0}], %v1: f32[{0},{0}]) {{ {1} return %v{2} }}", n,
                    text, values.size() - 1),
        catalog_);
    const Field field(draw(1000));
    const TensorType type{DType::kF64, {static_cast<int64_t>(n), static_cast<int64_t>(n)}};
    std::array<Tensor, 2> words{Tensor(type), Tensor(type)};
    std::array<Tensor, 2> numbers{Tensor(type), Tensor(type)};
    for (size_t i = 0; i < 2; ++i) set_words(field, values[i], words[i], numbers[i]);
    FieldRun run{.field = &field, .numbers = numbers, .work = 1 << 24};
    const std::array<const Tensor*, 2> pointers{&words[0], &words[1]};
    const auto results = interpret(graph, catalog_, pointers, {.field = &run});
    EXPECT_TRUE(results) << text;
    if (!results) return true;
    for (size_t i = 0; i < n * n; ++i) {
      FieldWord found = 0;
      std::memcpy(&found, results->front().bytes().data() + i * sizeof found, sizeof found);
      const Rational& expected = values.back()[i];
      EXPECT_TRUE(Field::equal(found, word_of(field, expected))) << text << " at " << i;
      const Rational other{expected.above + 1, expected.below};
      EXPECT_FALSE(Field::equal(found, word_of(field, other))) << text << " at " << i;
    }
    return true;
  }

  // A node for each call in the text, which has at most one within another.
  static std::string node_text(std::string_view form, size_t a, size_t b, size_t result) {
    std::string text(form);
    const auto put = [&](std::string_view name, const std::string& value) {
      for (size_t at; (at = text.find(name)) != std::string::npos;) {
        text.replace(at, name.size(), value);
      }
    };
    put("%A", fmt::format("%v{}", a));
    put("%B", fmt::format("%v{}", b));
    const size_t inner = text.find(", ", text.find('(')) + 2;
    const bool has_inner = text.ends_with("))");
    if (!has_inner) return fmt::format("%v{} = {} ", result, text);
    const std::string call = text.substr(inner, text.size() - 1 - inner);
    return fmt::format("%w{0} = {1} %v{0} = {2}%w{0}) ", result, call, text.substr(0, inner));
  }

  const Catalog catalog_ = make_catalog();
  uint64_t position_ = 0;
};

TEST_F(ExactKernels, FieldsComputeWhatExactArithmeticDoes) {
  const char* const wanted = std::getenv("PASSNET_FIELD_KERNELS");
  const int count = wanted == nullptr ? 2000 : std::atoi(wanted);
  const std::vector<ExactOp> ops = exact_ops();
  for (int compared = 0; compared < count && !HasFailure();) compared += compare_one(ops) ? 1 : 0;
}

}  // namespace
}  // namespace passnet
