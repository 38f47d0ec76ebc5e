#include "cli/checking.hpp"

#include "correct/compare.hpp"
#include "correct/wrong_values.hpp"
#include "interpret/interpret.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

// The parts of complex numbers as a last dim, so that each is compared within its tolerance; any
// other tensor as it is. Borrows the memory of `tensor`.
Tensor in_parts(const Tensor& tensor) {
  TensorType type = tensor.type();
  if (is_complex(type.dtype)) {
    type.dtype = DType::kF32;
    type.shape.push_back(2);
  }
  const auto bytes = tensor.bytes();
  return Tensor::borrow(std::move(type), {const_cast<std::byte*>(bytes.data()), bytes.size()});
}

}  // namespace

Result<Interpreted> Interpreted::make(const Graph& graph, const Catalog& catalog,
                                      std::span<const Tensor> inputs, Tf32 tf32, ThreadPool* pool) {
  std::vector<const Tensor*> given;
  for (const Tensor& input : inputs) given.push_back(&input);
  return Interpreted(
      graph, catalog, inputs,
      TRY(interpret(graph, catalog, std::span<const Tensor* const>(given), {.pool = pool})), tf32);
}

Agreement Interpreted::compare(std::span<const Tensor> results) {
  Agreement agreement{.correct_from = kMinTolerance, .first = {}};
  CHECK(results.size() == expected_.size());
  int from = kMinTolerance;
  std::vector<size_t> differing;
  for (size_t i = 0; i < results.size(); ++i) {
    const Tensor own = in_parts(results[i]);
    const Tensor other = in_parts(expected_[i]);
    const Comparison found = passnet::compare(own, other);
    int least = kMaxTolerance + 1;
    while (least > kMinTolerance && found.correct_at(least - 1)) --least;
    from = std::max(from, least);
    // Unlike judging, NaN and infinities are right where the interpreter has them too.
    const WrongCount count = count_wrong_values(own, other, nullptr);
    if (count.wrong == 0) continue;
    agreement.wrong += count.wrong;
    agreement.max_error_units = std::max(agreement.max_error_units, count.units);
    // Only the first one is described, which takes longer than counting.
    if (differing.empty()) {
      agreement.first = fmt::format("result {}: {}", i,
                                    describe(*find_wrong_values(own, other), own.type().shape));
    }
    differing.push_back(i);
  }
  agreement.correct_from = from > kMaxTolerance ? std::nullopt : std::optional(from);
  if (agreement.wrong > 0) agreement.wrong_results = find_wrong(results, differing);
  agreement.is_rounding = agreement.wrong > 0 && agreement.wrong_results.empty();
  return agreement;
}

// Those of the results that differ whose distance rounding does not explain: each of the others is
// as close to the graph in double as the interpreter's, wherever it rounds.
std::vector<size_t> Interpreted::find_wrong(std::span<const Tensor> results,
                                            std::span<const size_t> differing) {
  if (!exact_) {
    std::vector<Tensor> copies;
    for (const Tensor& input : inputs_) copies.push_back(input.clone());
    exact_.emplace(*graph_, *catalog_, tf32_).set(std::move(copies), expected_);
  }
  std::vector<size_t> wrong;
  for (const size_t i : differing) {
    const Comparison plain = passnet::compare(results[i], expected_[i]);
    if (plain.correct_at(kPassTolerance)) continue;
    if (exact_->judge_rounding(i, results[i], plain.wrong) == Rounding::kWrong) wrong.push_back(i);
  }
  return wrong;
}

Json to_json(const Agreement& agreement) {
  const bool is_finite = std::isfinite(agreement.max_error_units);
  return {{"holds", agreement.holds()},
          {"correct_from", agreement.correct_from ? Json(*agreement.correct_from) : Json(nullptr)},
          {"wrong", agreement.wrong},
          {"is_rounding", agreement.is_rounding},
          {"max_error_units", is_finite ? Json(agreement.max_error_units) : Json(nullptr)},
          {"first", agreement.first.empty() ? Json(nullptr) : Json(agreement.first)}};
}

}  // namespace passnet
