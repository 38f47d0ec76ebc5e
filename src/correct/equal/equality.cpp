#include "correct/equal/equality.hpp"

#include "base/check.hpp"
#include "base/random_bits.hpp"
#include "correct/equal/field_inputs.hpp"
#include "correct/result_judge.hpp"
#include "correct/wrong_values.hpp"
#include "interpret/interpret.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <utility>
#include <vector>

namespace passnet {
namespace {

// Each in a field of its own.
constexpr std::array kDraws{FieldDraw::kRandom,  FieldDraw::kRowRuns, FieldDraw::kMixed,
                            FieldDraw::kAllRuns, FieldDraw::kNatural, FieldDraw::kFirstRuns,
                            FieldDraw::kFlagged};
constexpr size_t kNeeded = 3;  // of them; others only where that takes no long time
constexpr int64_t kShort = int64_t{1} << 26;

// The numbers from one power of 2 to the next.
double precision(DType dtype) {
  const FloatLimits limits = float_limits(dtype);
  return limits.least_normal / limits.least;
}

// The coarsest of the dtypes in which a run computed; none if it computed no floats.
std::optional<DType> coarsest(uint32_t dtypes) {
  std::optional<DType> found;
  for (const DTypeInfo& entry : kDTypes) {
    const bool is_used = (dtypes >> static_cast<unsigned>(entry.dtype) & 1) != 0;
    if (is_used && (!found || precision(entry.dtype) < precision(*found))) found = entry.dtype;
  }
  return found;
}

class FieldComparison {
 public:
  FieldComparison(const Graph& before, const Graph& after, const Catalog& catalog,
                  const EqualityOptions& options)
      : before_(before),
        after_(after),
        catalog_(catalog),
        options_(options),
        maker_(before, catalog),
        work_{options.most_work, options.most_work} {}

  Equality run() {
    Equality equality;
    constexpr int64_t kMostElements = int64_t{1} << 28;  // of all values: 2 GiB of words
    int64_t elements =
        std::max(count_elements(before_, catalog_), count_elements(after_, catalog_));
    for (const GraphResult& result : before_.results())
      elements += before_.type(result.value).numel();
    if (elements > kMostElements) {
      equality.reason = fmt::format("{} elements are too many to compare functions", elements);
      return equality;
    }
    for (size_t i = 0; i < kDraws.size(); ++i) {
      const bool is_flagged = kDraws[i] == FieldDraw::kFlagged;
      if (i >= kNeeded && options_.most_work - work_[0] > kShort) continue;
      auto difference = differ(kDraws[i], random_bits(options_.seed, i));
      if (!difference) difference = coarser();
      if (i == 0) wide_integers_ = !converts_integers_;
      if (difference) {
        equality.reason = *difference;
        if (!is_flagged) return equality;
      }
      if (is_flagged) equality.is_robust = !difference;
    }
    equality.is_equal = true;
    return equality;
  }

 private:
  Result<std::vector<Tensor>> compute(const Graph& graph, size_t side, const Field& field,
                                      std::span<const Tensor* const> inputs) {
    FieldRun run{.field = &field, .work = work_[side]};
    auto results = interpret(graph, catalog_, inputs, {.field = &run});
    work_[side] = run.work;
    dtypes_[side] |= run.dtypes;
    constants_.merge(run.constants);
    converts_integers_ |= run.converts_integers;
    return results;
  }

  // Says how the results differ, if they do, or why that cannot be known.
  std::optional<std::string> differ(FieldDraw draw, uint64_t key) {
    const Field field(key);
    const FieldDraw tried = is_natural_ ? FieldDraw::kNatural : draw;
    const std::vector<Tensor> drawn = draw_field_inputs(
        maker_, field,
        {.draw = tried, .constants = constants_, .wide_integers = wide_integers_, .key = key});
    std::vector<const Tensor*> inputs;
    for (const Tensor& input : drawn) inputs.push_back(&input);
    const auto expected = compute(before_, 0, field, inputs);
    if (!expected && is_refusal(expected.error()) && tried != FieldDraw::kNatural) {
      is_natural_ = true;
      return differ(draw, key);
    }
    if (!expected) return describe(expected.error(), "the graph");
    const auto found = compute(after_, 1, field, inputs);
    if (!found) return describe(found.error(), "the graph after the passes");
    CHECK(expected->size() == found->size());
    for (size_t i = 0; i < expected->size(); ++i) {
      const DType dtype = before_.type(before_.results()[i].value).dtype;
      const int64_t at = first_difference(dtype, (*expected)[i], (*found)[i]);
      if (at < 0) continue;
      const std::string_view inputs_are =
          draw == FieldDraw::kFlagged ? ", where inputs are not finite" : "";
      return fmt::format("result {} is another function of the inputs, first at {}{}", i,
                         place_in((*expected)[i].type().shape, at), inputs_are);
    }
    return std::nullopt;
  }

  // True if elements do not fit what reads them.
  static bool is_refusal(const Diagnostic& error) {
    return error.id == "index-out-of-range" || error.id == "zero-divisor";
  }

  static std::string describe(const Diagnostic& error, std::string_view of) {
    return fmt::format("{} has no value in a field: {}", of, error.message);
  }

  // -1 if there is none.
  static int64_t first_difference(DType dtype, const Tensor& expected, const Tensor& found) {
    const auto a = expected.bytes();
    const auto b = found.bytes();
    CHECK(a.size() == b.size());
    const size_t size = is_float(dtype) ? sizeof(FieldWord) : byte_size(dtype);
    for (size_t at = 0; at < a.size(); at += size) {
      FieldWord left = 0;
      FieldWord right = 0;
      std::memcpy(&left, a.data() + at, size);
      std::memcpy(&right, b.data() + at, size);
      const bool is_equal = is_float(dtype) ? Field::equal(left, right) : left == right;
      if (!is_equal) return static_cast<int64_t>(at / size);
    }
    return -1;
  }

  // A dtype of fewer bits than any of the graph's.
  std::optional<std::string> coarser() const {
    const auto least = coarsest(dtypes_[0]);
    const auto found = coarsest(dtypes_[1]);
    if (!least || !found || precision(*found) >= precision(*least)) return std::nullopt;
    return fmt::format("it computes in {}, and the graph in no less than {}", name(*found),
                       name(*least));
  }

  const Graph& before_;
  const Graph& after_;
  const Catalog& catalog_;
  const EqualityOptions options_;
  const InputMaker maker_;
  std::array<int64_t, 2> work_;
  std::array<uint32_t, 2> dtypes_{};
  std::set<double> constants_;  // of both graphs
  bool wide_integers_ = false;  // from the second draw on, if none is converted to floats
  bool converts_integers_ = false;
  bool is_natural_ = false;  // the graph refuses other inputs
};

}  // namespace

std::optional<Level> level_from_name(std::string_view name) {
  for (const LevelInfo& entry : kLevels) {
    if (entry.name == name) return entry.level;
  }
  return std::nullopt;
}

Equality compare_in_fields(const Graph& before, const Graph& after, const Catalog& catalog,
                           const EqualityOptions& options) {
  CHECK(before.inputs().size() == after.inputs().size());
  CHECK(before.results().size() == after.results().size());
  return FieldComparison(before, after, catalog, options).run();
}

}  // namespace passnet
