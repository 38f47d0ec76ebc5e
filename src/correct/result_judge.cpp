#include "correct/result_judge.hpp"

#include "base/clock.hpp"
#include "base/equal_bytes.hpp"
#include "base/random_bits.hpp"
#include "correct/compare.hpp"
#include "correct/element_blocks.hpp"
#include "correct/rounding.hpp"
#include "correct/sums.hpp"
#include "interpret/interpret.hpp"
#include "ir/copy.hpp"
#include "ir/recast.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cmath>
#include <limits>
#include <ranges>

namespace passnet {
namespace {

constexpr uint64_t kSeed = 0x5eed;                  // of roundings at random
constexpr int64_t kMaxElements = int64_t{1} << 29;  // of all values, 4 GiB in double

// Draws of rounding errors, of which each is computed with both signs.
constexpr int kSpreadDraws = 2;
constexpr int kDistanceDraws = 4;
constexpr int kIntegerDraws = 6;
constexpr double kRoundings = 4;  // that two kernels' values of one expression are apart
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

// The greatest relative error of rounding to the dtype: half a unit in the last place of 1. 0 for
// what is not rounded.
double roundoff(DType dtype) {
  if (dtype == DType::kF16) return 0x1p-11;
  if (dtype == DType::kBF16) return 0x1p-8;
  if (dtype == DType::kF32) return 0x1p-24;
  return dtype == DType::kF64 ? 0x1p-53 : 0;
}

constexpr double kTf32Roundoff = 0x1p-11;

// That of a computation whose result has the dtype: it computes in f32 at least.
double work_roundoff(DType dtype) { return std::min(roundoff(dtype), roundoff(DType::kF32)); }

constexpr int64_t kElementGrain = 1 << 14;  // elements that are worth a thread

// Replaces each element by change(place, element), without the cost of a conversion where they are
// doubles: most are, in a graph in double, and there are many.
template <class Change>
void change_elements(ThreadPool* pool, Tensor& tensor, Change change) {
  if (tensor.type().dtype != DType::kF64) {
    for (int64_t i = 0; i < tensor.numel(); ++i) tensor.set_value(i, change(i, tensor.value(i)));
    return;
  }
  const std::span<double> elements = tensor.as<double>();
  for_each_part(pool, std::ssize(elements), kElementGrain, [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      double& element = elements[static_cast<size_t>(i)];
      element = change(i, element);
    }
  });
}

// Calls visit(place, a, b) for the elements of two tensors of one shape.
template <class Visit>
void for_each_pair(const Tensor& a, const Tensor& b, Visit visit) {
  std::array<ElementBlock, 2> blocks;
  for_each_block(0, a.numel(), [&](int64_t first, size_t count) {
    const std::span<const double> left = blocks[0].read(a, first, count);
    const std::span<const double> right = blocks[1].read(b, first, count);
    for (size_t i = 0; i < count; ++i) visit(static_cast<size_t>(first) + i, left[i], right[i]);
  });
}

// A number in [-1, 1) that depends on the bits of `number`.
double error_of(double number, uint64_t key) {
  return 2 * random_uniform(key, std::bit_cast<uint64_t>(number)) - 1;
}

// Rounds elements that are no numbers of the dtype, after an error of up to `unit`.
void round_inexact(ThreadPool* pool, Tensor& contents, DType dtype, double unit, uint64_t key) {
  const auto rounded = [&](const Tensor& exact) {
    return convert(convert(exact, dtype), DType::kF64);
  };
  const Tensor nearest = rounded(contents);
  Tensor moved = contents.clone();
  change_elements(pool, moved,
                  [&](int64_t, double exact) { return exact * (1 + unit * error_of(exact, key)); });
  moved = rounded(moved);
  const std::span<double> elements = contents.as<double>();
  for (size_t i = 0; i < elements.size(); ++i) {
    const double number = nearest.as<double>()[i];
    elements[i] = elements[i] == number ? number : moved.as<double>()[i];
  }
}

constexpr int64_t kByteGrain = 1 << 16;  // bytes that are worth a thread

bool are_equal(ThreadPool* pool, std::span<const std::byte> a, std::span<const std::byte> b) {
  std::atomic<bool> equal = true;
  for_each_part(pool, std::ssize(a), kByteGrain, [&](int64_t begin, int64_t end) {
    const auto first = static_cast<size_t>(begin);
    const auto size = static_cast<size_t>(end - begin);
    if (!equal_bytes(a.subspan(first, size), b.subspan(first, size))) equal = false;
  });
  return equal;
}

double seconds_since(int64_t begin_ns) { return static_cast<double>(now_ns() - begin_ns) * 1e-9; }

// Converts the factors of f32 of all convolutions to f32, which changes nothing, and adds the
// results to `factors`: errors of theirs reach nothing else.
Result<Graph> with_own_factors(const Graph& graph, const Catalog& catalog,
                               std::vector<ValueId>& factors) {
  const Op* const to = catalog.find("to");
  CHECK(to != nullptr);
  GraphBuilder builder(catalog, graph.name);
  GraphCopy copies(graph, builder);
  for (const GraphInput& input : graph.inputs()) copies.input(input);
  for (const NodeId id : graph.nodes()) {
    const Node& node = graph.node(id);
    std::vector<Argument> arguments = copies.arguments(node);
    const Op& op = catalog.op(node.op);
    if (op.group == OpGroup::kConvolution && !op.def.weights.empty()) {
      for (Argument& argument : std::span(arguments).first(2)) {
        auto& factor = std::get<ValueId>(argument);
        if (builder.graph().type(factor).dtype != DType::kF32) continue;
        factor = TRY(builder.call(to->id, {factor, Attribute(DType::kF32)})).front();
        factors.push_back(factor);
      }
    }
    TRY(copies.node(node, std::move(arguments)));
  }
  copies.results();
  return builder.take();
}

int8_t sign_of(double number) { return static_cast<int8_t>((number > 0) - (number < 0)); }

}  // namespace

int64_t count_elements(const Graph& graph, const Catalog& catalog) {
  int64_t count = 0;
  for (const GraphInput& input : graph.inputs()) count += graph.type(input.value).numel();
  for (const NodeId id : graph.nodes()) {
    const Node& node = graph.node(id);
    if (!node.launch && catalog.op(node.op).def.view != nullptr) continue;
    for (const ValueId result : node.results) count += graph.type(result).numel();
  }
  return count;
}

ResultJudge::ResultJudge(const Graph& subject, const Catalog& catalog, Tf32 tf32, ThreadPool* pool)
    : catalog_(&catalog), pool_(pool) {
  if (count_elements(subject, catalog) > kMaxElements) return;
  std::vector<ValueId> factors;
  std::optional<Graph> with_factors;
  if (tf32 == Tf32::kConvolutions) {
    if (auto own = with_own_factors(subject, catalog, factors)) {
      with_factors.emplace(*std::move(own));
    }
  }
  const Graph& graph = with_factors ? *with_factors : subject;
  auto in_double = recast(graph, catalog);
  if (!in_double) return;
  in_double_.emplace(*std::move(in_double));
  roundoff_.assign(in_double_->value_limit(), 0.0);
  dtypes_.assign(in_double_->value_limit(), DType::kF64);
  is_input_.assign(in_double_->value_limit(), false);
  // Ops read their inputs exactly, and compute in f32 at least.
  for (size_t i = 0; i < graph.inputs().size(); ++i) {
    const DType dtype = graph.type(graph.inputs()[i].value).dtype;
    const ValueId other = in_double_->inputs()[i].value;
    roundoff_[other.index] = work_roundoff(dtype);
    dtypes_[other.index] = dtype;
    is_input_[other.index] = true;
    sums_in_f32_ &= dtype != DType::kF64;
  }
  CHECK(graph.nodes().size() == in_double_->nodes().size());
  for (size_t at = 0; at < graph.nodes().size(); ++at) {
    const auto& results = graph.node(graph.nodes()[at]).results;
    const auto& others = in_double_->node(in_double_->nodes()[at]).results;
    for (size_t i = 0; i < results.size(); ++i) {
      const DType dtype = graph.type(results[i]).dtype;
      roundoff_[others[i].index] = roundoff(dtype);
      dtypes_[others[i].index] = dtype;
      sums_in_f32_ &= dtype != DType::kF64;
      if (std::ranges::find(factors, results[i]) != factors.end()) {
        roundoff_[others[i].index] = kTf32Roundoff;
      }
    }
  }
}

void ResultJudge::set(std::vector<Tensor> inputs, std::span<const Tensor> answers,
                      DoubleTime* time) {
  inputs_ = std::move(inputs);
  time_ = time;
  answers_.resize(answers.size());
  for (size_t i = 0; i < answers.size(); ++i) {
    // Memory that was written before is faster than new memory.
    if (answers_[i].type() != answers[i].type()) answers_[i] = Tensor(answers[i].type());
    copy_large(pool_, answers[i].bytes(), answers_[i].bytes());
  }
  exact_.reset();
  spreads_.clear();
  distances_.clear();
  integer_distances_.clear();
}

void ResultJudge::use_answers() {
  exact_.emplace();
  for (const Tensor& answer : answers_) exact_->push_back(answer.clone());
}

void ResultJudge::compute_exact() {
  if (!in_double_) return use_answers();
  const std::vector<Tensor> inputs = convert_inputs(*in_double_, inputs_);
  std::vector<const Tensor*> pointers;
  for (const Tensor& input : inputs) pointers.push_back(&input);
  const int64_t begin = now_ns();
  auto exact = interpret(*in_double_, *catalog_, pointers, {.pool = pool_});
  computation_s_ = seconds_since(begin);
  if (!exact) return use_answers();
  exact_ = *std::move(exact);
}

std::vector<Tensor> ResultJudge::round_at_random(RandomStream& random, const RandomErrors& errors,
                                                 double sign) const {
  const auto change = [&](Tensor& contents, double unit) {
    if (unit == 0) return;
    change_elements(pool_, contents, [&, key = random.bits()](int64_t place, double exact) {
      const bool is_up = (random_bits(key, static_cast<uint64_t>(place)) & 1) != 0;
      const double error = (is_up ? sign : -sign) * unit * exact;
      return std::isfinite(exact) ? exact + error : exact;  // inf - inf is no error of rounding
    });
  };
  InterpretOptions options{.pool = errors.hazards == nullptr ? pool_ : nullptr};
  options.change_sum = [&](Tensor& sum, int64_t terms) {
    const bool is_real = sum.type().dtype == DType::kF64;
    if (is_real) change(sum, errors.sum_roundings(terms) * kept_sum_roundoff());
  };
  size_t division = 0;
  const auto mark_poles = [&](std::span<const double> divisors, std::span<double> quotients) {
    const std::vector<int8_t>& signs = errors.hazards->divisor_signs;
    for (size_t i = 0; i < divisors.size() && division < signs.size(); ++i, ++division) {
      if (sign_of(divisors[i]) != signs[division]) quotients[i] = kNaN;
    }
  };
  if (errors.hazards != nullptr) {
    options.change_quotients = mark_poles;
    options.sum_limit.most = most_sum();
  }
  auto rounded = interpret(
      *in_double_, *catalog_, convert_inputs(*in_double_, inputs_), options,
      [&](ValueId value, Tensor& contents) { change(contents, errors.units[value.index]); });
  return rounded ? *std::move(rounded) : std::vector<Tensor>{};
}

template <class Visit>
void ResultJudge::for_each_sign(RandomStream& random, const RandomErrors& errors,
                                Visit visit) const {
  const RandomStream begin = random;
  for (const double sign : {1.0, -1.0}) {
    random = begin;
    const std::vector<Tensor> rounded = round_at_random(random, errors, sign);
    for (size_t i = 0; i < rounded.size(); ++i) {
      if (is_float(answers_[i].type().dtype)) visit(i, rounded[i]);
    }
  }
}

// The reference's few rounding errors may happen to cancel: how far others go is seen by rounding
// each value of the graph, inputs among them, up or down at random. An op is as exact as one with
// such inputs if it is backward stable; a norm is not, because no inputs give a mean that is off:
// so the sums that ops keep for themselves are rounded, too. Each draw is also made with opposite
// signs: one of the two crosses a kink of the graph, such as that of a relu.
void ResultJudge::find_spreads() {
  spreads_.assign(exact_->size(), 0.0);
  if (!in_double_) return;
  RandomStream random(kSeed);
  for (int draw = 0; draw < kSpreadDraws; ++draw) {
    const RandomErrors errors{.units = roundoff_, .sum_roundings = [](int64_t) { return 1.0; }};
    for_each_sign(random, errors, [&](size_t i, const Tensor& rounded) {
      const double rtol = tolerance(answers_[i].type().dtype, kPassTolerance).rtol;
      spreads_[i] = std::max(spreads_[i], greatest_spread(rounded, (*exact_)[i], rtol, pool_));
    });
  }
}

double ResultJudge::kept_sum_roundoff() const {
  return roundoff(sums_in_f32_ ? DType::kF32 : DType::kF64);
}

double ResultJudge::most_sum() const {
  return sums_in_f32_ ? float_limits(DType::kF32).most : kInfinity;
}

// With high probability, a sum of n terms in any order errs by sqrt(n) roundings of the sum of
// their magnitudes, and never by more than n; terms that are off at random do so if each is off by
// several times sqrt(n) roundings.
std::vector<double> ResultJudge::term_errors() const {
  constexpr double kFactor = 4;
  std::vector<double> errors(roundoff_.size());
  const std::vector<int64_t> terms = find_sums(*in_double_, *catalog_);
  for (size_t value = 0; value < errors.size(); ++value) {
    // Factors of TF32.
    if (roundoff_[value] > roundoff(dtypes_[value])) errors[value] = roundoff_[value];
    if (roundoff_[value] == 0 || terms[value] == 1) continue;
    const auto count = static_cast<double>(terms[value]);
    const double rounded = std::min(count, kFactor * std::sqrt(count));
    errors[value] = std::max(errors[value], rounded * work_roundoff(dtypes_[value]));
  }
  return errors;
}

ResultJudge::Hazards ResultJudge::find_hazards() const {
  Hazards hazards;
  InterpretOptions options;
  options.change_quotients = [&](std::span<const double> divisors, std::span<double>) {
    std::ranges::transform(divisors, std::back_inserter(hazards.divisor_signs), sign_of);
  };
  // A graph that refuses here refuses in every draw.
  (void)interpret(*in_double_, *catalog_, convert_inputs(*in_double_, inputs_), options);
  return hazards;
}

// Elements are held to their own distances: in a row of large terms they are large. No distance
// bounds a quotient whose divisor may as well have the other sign, with a pole between, nor what
// depends on a sum that overflows in one order and not in another: its element is NaN in the draw.
void ResultJudge::find_distances() {
  distances_.resize(exact_->size());
  for (size_t i = 0; i < distances_.size(); ++i) {
    distances_[i].assign(static_cast<size_t>((*exact_)[i].numel()), 0.0);
  }
  if (!in_double_) return;
  std::vector<double> units = term_errors();
  for (size_t value = 0; value < units.size(); ++value) {
    if (roundoff_[value] == 0) continue;
    const double few = kRoundings * work_roundoff(dtypes_[value]);
    units[value] = std::max({units[value], roundoff_[value], few});
  }
  const Hazards hazards = find_hazards();
  const RandomErrors errors{
      .units = units,
      .sum_roundings = [](int64_t count) { return std::sqrt(static_cast<double>(count)); },
      .hazards = &hazards};
  RandomStream random(kSeed);
  for (int draw = 0; draw < kDistanceDraws; ++draw) {
    for_each_sign(random, errors, [&](size_t i, const Tensor& rounded) {
      for_each_pair(rounded, (*exact_)[i], [&](size_t at, double number, double exact) {
        const double distance = std::fabs(number - exact);
        double& most = distances_[i][at];
        if (std::isfinite(distance)) most = std::max(most, distance);
        // NaN, or an infinity as that of a mask, in a draw or in double but not in the other.
        const bool differs = std::isfinite(number) != std::isfinite(exact) ||
                             std::isnan(number) != std::isnan(exact);
        if (differs) most = kInfinity;
      });
    });
  }
}

std::vector<Tensor> ResultJudge::round_like_kernels(uint64_t draw, double sign,
                                                    std::span<const double> terms) const {
  InterpretOptions options{.pool = pool_,
                           .sum_limit = {.most = most_sum(), .otherwise = sign * kInfinity}};
  options.change_sum = [&](Tensor& sum, int64_t count) {
    if (sum.type().dtype != DType::kF64) return;
    const double most = sign * std::sqrt(static_cast<double>(count)) * kept_sum_roundoff();
    change_elements(pool_, sum, [&](int64_t, double exact) {
      return exact * (1 + most * error_of(exact, random_bits(draw, in_double_->value_limit())));
    });
  };
  const auto change = [&](ValueId value, Tensor& contents) {
    if (roundoff_[value.index] == 0) return;
    const uint64_t key = random_bits(draw, value.index);
    const DType dtype = dtypes_[value.index];
    const double unit = sign * kRoundings * work_roundoff(dtype);
    if (!is_input_[value.index]) round_inexact(pool_, contents, dtype, unit, key);
    if (terms[value.index] == 0) return;
    change_elements(pool_, contents, [&](int64_t, double exact) {
      return exact * (1 + sign * terms[value.index] * error_of(exact, key));
    });
  };
  auto rounded =
      interpret(*in_double_, *catalog_, convert_inputs(*in_double_, inputs_), options, change);
  return rounded ? *std::move(rounded) : std::vector<Tensor>{};
}

// Roundings decide which of two nearly equal numbers is greater, and if a number is above a limit,
// so kernels that are equally exact disagree. With both signs of its errors a draw has most pairs
// in both orders.
void ResultJudge::find_integer_distances() {
  integer_distances_.resize(answers_.size());
  for (size_t i = 0; i < answers_.size(); ++i) {
    integer_distances_[i].assign(static_cast<size_t>(answers_[i].numel()), 0.0);
  }
  if (!in_double_) return;
  const std::vector<double> terms = term_errors();
  for (uint64_t draw = 0; draw < uint64_t{2} * kIntegerDraws; ++draw) {
    const std::vector<Tensor> rounded =
        round_like_kernels(random_bits(kSeed, draw / 2), draw % 2 == 0 ? 1.0 : -1.0, terms);
    for (size_t i = 0; i < rounded.size(); ++i) {
      if (!is_integral(answers_[i].type().dtype)) continue;
      for_each_pair(rounded[i], answers_[i], [&](size_t at, double number, double answer) {
        double& most = integer_distances_[i][at];
        const double distance = std::fabs(number - answer);
        // Errors change a count or a rounded number by one; a place among near ties may be any.
        most = std::max(most, distance > 1 ? kInfinity : distance);
      });
    }
  }
}

bool ResultJudge::has_time(int computations) {
  return time_ == nullptr || time_->affords(computations * computation_s_);
}

template <class Compute>
void ResultJudge::spend(Compute compute) {
  const int64_t begin = now_ns();
  compute();
  if (time_ != nullptr) time_->spent_s += seconds_since(begin);
}

// A result within tolerance of the reference is also within the bound, which is wider.
ConditionedComparison ResultJudge::compare(size_t index, const Tensor& result, int t) {
  const Tensor& answer = answers_[index];
  // Most results equal the reference's bits, or pass like results on valid inputs.
  if (result.type() == answer.type() && are_equal(pool_, result.bytes(), answer.bytes())) {
    return {};
  }
  if (passnet::compare(result, answer, pool_).correct_at(t)) return {};
  const auto near = compare_conditioned(result, answer, answer, {}, t, pool_);
  if (near.passes() || !near.same_type) return near;
  if (!exact_ && !has_time(1)) return {};
  if (!exact_) spend([&] { compute_exact(); });
  const auto far = compare_conditioned(result, answer, (*exact_)[index], {}, t, pool_);
  if (far.passes()) return far;
  if (is_integral(answer.type().dtype)) {
    if (integer_distances_.empty() && !has_time(2 * kIntegerDraws + 1)) return {};
    if (integer_distances_.empty()) spend([&] { find_integer_distances(); });
    return compare_conditioned(result, answer, (*exact_)[index],
                               {.distances = integer_distances_[index]}, t, pool_);
  }
  if (spreads_.empty() && !has_time(2 * kSpreadDraws)) return {};
  if (spreads_.empty()) spend([&] { find_spreads(); });
  Conditioning conditioning{.spread = spreads_[index]};
  const auto rounded =
      compare_conditioned(result, answer, (*exact_)[index], conditioning, t, pool_);
  if (rounded.passes()) return rounded;
  if (distances_.empty() && !has_time(2 * kDistanceDraws + 1)) return {};
  if (distances_.empty()) spend([&] { find_distances(); });
  conditioning.distances = distances_[index];
  return compare_conditioned(result, answer, (*exact_)[index], conditioning, t, pool_);
}

Rounding ResultJudge::judge_rounding(size_t index, const Tensor& result, int64_t wrong) {
  if (!compare(index, result, kPassTolerance).passes()) return Rounding::kWrong;
  const bool is_few = is_other_order(result.type(), wrong);
  return is_few ? Rounding::kOtherOrder : Rounding::kOtherSteps;
}

}  // namespace passnet
