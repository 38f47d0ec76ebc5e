#include "correct/equal/equality.hpp"

#include "base/check.hpp"
#include "base/random_bits.hpp"
#include "correct/equal/draw/draws.hpp"
#include "correct/equal/draw/field_inputs.hpp"
#include "correct/equal/draw/tied_inputs.hpp"
#include "correct/equal/graph_facts.hpp"
#include "correct/equal/result_words.hpp"
#include "correct/equal/unread.hpp"
#include "correct/result_judge.hpp"
#include "correct/wrong_values.hpp"
#include "interpret/field/retype.hpp"
#include "interpret/interpret.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>
#include <vector>

namespace passnet {
namespace {

class FieldComparison {
 public:
  FieldComparison(const Graph& before, const Graph& after, const Catalog& catalog,
                  const EqualityOptions& options)
      : before_(before),
        after_(after),
        catalog_(catalog),
        options_(options),
        maker_(before, catalog),
        valid_(maker_.make_all(options.seed)),
        ties_(find_ties(before, catalog)),
        work_{options.most_work, options.most_work} {
    for (const GraphInput& input : before.inputs()) {
      decides_ |= !is_float(before.type(input.value).dtype);
    }
    for (size_t i = 0; i < maker_.size(); ++i) {
      may_keep_any_ |= valid_.is_mask(i) || maker_.kept_element(i);
    }
  }

  Equality run() {
    constexpr int64_t kMostElements = int64_t{1} << 28;  // of all values: 2 GiB of words
    int64_t elements =
        std::max(count_elements(before_, catalog_), count_elements(after_, catalog_));
    for (const GraphResult& result : before_.results())
      elements += before_.type(result.value).numel();
    if (elements > kMostElements) {
      return {.reason = fmt::format("{} elements are too many to compare functions", elements)};
    }
    Equality equality;
    for (const FieldDraw draw : kDraws) {
      const bool is_flagged = draw == FieldDraw::kFlagged;
      const bool is_needed = draws_ < kNeeded || (is_flagged && tests_flags_);
      if (!is_needed && spent() > kShort) continue;
      const bool is_of_expressions =
          std::ranges::find(kOfExpressions, draw) != kOfExpressions.end();
      if (draws_ > 0 && !decides_ && !is_of_expressions) continue;
      auto difference = differ(draw, false);
      if (draws_ == 1) {
        if (auto dependence = find_dependence()) return refute(*std::move(dependence));
      }
      if (difference && !(is_flagged && is_of_flags_)) return refute(*std::move(difference));
      if (!is_flagged) continue;
      equality.is_robust = !difference;
      is_far_ = false;
      equality.reason = std::move(difference).value_or("");
    }
    if (auto decision = find_decision_by_rounding()) {
      is_far_ = true;
      return refute(*std::move(decision));
    }
    is_again_ = true;
    // Few runs before had exceptions at these, and half of those that follow have them elsewhere.
    if (!cuts().empty()) decisions_ = -kDecisions;
    if (decides_) {
      if (auto dependence = find_dependence_on_hidden()) return refute(*std::move(dependence));
    }
    for (size_t i = 0; i < kAgain.size() * kDecisions && wants_more(i); ++i) {
      const bool is_tied = i < kTiedDraws && !ties_.empty();
      if (auto difference = differ(kAgain[i % kAgain.size()], is_tied)) {
        if (!tests_flags_ || !is_of_flags_) return refute(*std::move(difference));
      }
    }
    equality.is_equal = true;
    if (met_pole_ && equality.is_robust.value_or(true)) {
      equality.is_robust = false;
      equality.reason = "a quotient without a value is infinite on one side and NaN on the other";
    }
    return equality;
  }

 private:
  Equality refute(std::string reason) {
    is_refuting_ = true;
    for (size_t i = 0; i < kFar.size() && !is_far_ && spent() <= kShort; ++i) {
      const auto is_known = [](const FieldRun& run) {
        return std::ranges::none_of(run.functions, Field::is_random);
      };
      if (is_small(kFar[i]) && !std::ranges::all_of(runs_, is_known)) continue;
      (void)differ(kFar[i], false);
    }
    if (is_far_) reason += ", by more than rounding explains";
    return {.is_refuted = is_far_, .reason = std::move(reason)};
  }

  int64_t spent() const { return options_.most_work - work_[0]; }

  bool wants_more(size_t done) const {
    if (done < kTiedDraws && (!ties_.empty() || tests_flags_)) return true;
    return decisions_ < kDecisions && spent() - apart_work_ <= kLong;
  }

  Result<std::vector<Tensor>> compute(const Graph& graph, size_t side, const Field& field,
                                      const FieldInputs& inputs, bool rounds = false) {
    runs_[side] = {
        .field = &field, .numbers = inputs.numbers, .work = work_[side], .rounds = rounds};
    inputs_[side] = &inputs;
    FieldRun& run = runs_[side];
    if (side == 0) {
      for (const Tie& tie : ties_) {
        if (!tie.other_input) run.kept[tie.other.index];
      }
    }
    auto results = run_words(graph, inputs, run);
    work_[side] = run.work;
    constants_.merge(run.constants);
    places_[side].merge(run.places);
    return results;
  }

  Result<std::vector<Tensor>> run_words(const Graph& graph, const FieldInputs& inputs,
                                        FieldRun& run) const {
    std::vector<const Tensor*> words;
    for (const Tensor& input : inputs.words) words.push_back(&input);
    return interpret(graph, catalog_, words, {.field = &run});
  }

  // The numbers of a result in the last run of a side, whose inputs are still there.
  Tensor numbers_of(const Graph& graph, size_t side, size_t result) const {
    FieldRun run{.field = runs_[side].field,
                 .numbers = inputs_[side]->numbers,
                 .work = options_.most_work,
                 .wants_numbers = true};
    CHECK(run_words(graph, *inputs_[side], run));  // as that one
    return std::move(run.results[result]);
  }

  // Runs are cut where loops of the candidate end, and conditions of it ask, and none of the graph:
  // what it reads only elsewhere begins or ends there.
  std::vector<int64_t> cuts() const {
    std::vector<int64_t> found;
    std::ranges::set_difference(places_[1], places_[0], std::back_inserter(found));
    return found;
  }

  FieldInputs draw_inputs(const Field& field, FieldDraw draw, uint64_t key, bool has_flags,
                          std::optional<uint64_t> turn) const {
    return draw_field_inputs(maker_, field,
                             {.draw = draw,
                              .constants = constants_,
                              .freedoms = freedoms_,
                              .valid = valid_,
                              .cuts = cuts(),
                              .keeps_first = !may_keep_any_,
                              .has_flags = has_flags,
                              .turn = turn,
                              .key = key});
  }

  // Runs the graph on inputs that it does not refuse. The nodes that refuse others, or convert
  // integers to floats, decide how far inputs keep to valid ones.
  Result<std::vector<Tensor>> run_before(const Field& field, FieldDraw draw, uint64_t key,
                                         FieldInputs& inputs, std::optional<uint64_t> turn = {}) {
    bool is_redrawn = false;
    for (;;) {
      inputs = draw_inputs(field, draw, key, is_again_ && tests_flags_, turn);
      auto results = compute(before_, 0, field, inputs);
      const bool has_nan =
          results && draw != FieldDraw::kFlagged && blames_masks_ && this->has_nan(*results);
      if (has_nan && may_keep_any_) {
        may_keep_any_ = false;  // where a mask is sliced, all that is left may be masked
        is_redrawn = true;
        continue;
      }
      if (has_nan && is_redrawn) {
        may_keep_any_ = true;
        blames_masks_ = false;
      }
      if (results || !is_refusal(results.error())) return results;
      if (!restrict(inputs_behind(before_, runs_[0].node, false), Freedom::kNatural)) {
        return results;
      }
    }
  }

  bool has_nan(const std::vector<Tensor>& results) const {
    for (size_t i = 0; i < results.size(); ++i) {
      const DType dtype = before_.type(before_.results()[i].value).dtype;
      if (is_float(dtype) && passnet::has_nan(results[i])) return true;
    }
    return false;
  }

  // False if the inputs were so restricted before.
  bool restrict(const std::vector<bool>& inputs, Freedom freedom) {
    freedoms_.resize(inputs.size(), Freedom::kNarrow);
    bool is_new = false;
    for (size_t i = 0; i < inputs.size(); ++i) {
      if (!inputs[i] || freedoms_[i] >= freedom) continue;
      freedoms_[i] = freedom;
      is_new = true;
    }
    return is_new;
  }

  void free_inputs() {
    freedoms_.resize(maker_.size(), Freedom::kNarrow);
    for (Freedom& freedom : freedoms_) {
      if (freedom == Freedom::kNarrow) freedom = Freedom::kFree;
    }
    for (const size_t node : runs_[0].converting) {
      restrict(inputs_behind(before_, node, true), Freedom::kNarrow);
    }
    tests_flags_ = runs_[0].tests_flags;
  }

  // Says which result depends on elements that the candidate does not read, if one does.
  std::optional<std::string> find_dependence() {
    for (const Unread& unread : find_unread(before_, after_, catalog_, maker_)) {
      for (size_t i = 0; i < kUnreadDraws; ++i) {
        if (i >= kUnchanged.size() && spent() > kUnreadWork) break;
        const FieldDraw draw = kUnchanged[i % kUnchanged.size()];
        if (auto dependence = find_dependence_on(unread, draw, i / 3)) return dependence;
      }
    }
    return std::nullopt;
  }

  std::optional<std::string> find_dependence_on(const Unread& unread, FieldDraw draw,
                                                uint64_t turn) {
    if (!depends_on(unread, draw, turn)) return std::nullopt;
    return fmt::format("result {} depends on {}", unread.result, describe(unread, before_));
  }

  // Says so of elements that it does not read where conditions on data are all true, or all false.
  std::optional<std::string> find_dependence_on_hidden() {
    const std::vector<Unread> hidden = find_hidden(before_, after_, catalog_, maker_);
    const int64_t before = spent();
    const int64_t most = wants_more(0) ? kHiddenWork : kShort;
    for (size_t i = 0; i < kHiddenDraws && spent() - before <= most; ++i) {
      for (const Unread& unread : hidden) {
        const FieldDraw draw = kHidden[i % kHidden.size()];
        const auto dependence = find_dependence_on(unread, draw, i / kHidden.size());
        if (dependence) return dependence;
      }
    }
    apart_work_ += spent() - before;
    return std::nullopt;
  }

  // True if the result changes with these elements, and the candidate's differs from it then.
  bool depends_on(const Unread& unread, FieldDraw draw, uint64_t turn) {
    const uint64_t key = random_bits(options_.seed, draws_++);
    const Field field(key);
    draw_ = draw;
    FieldInputs inputs;
    const auto first = run_before(field, draw, key, inputs, turn);
    if (!first) return false;
    const bool is_of_rows = draw == FieldDraw::kRowEqual || draw == FieldDraw::kRowSides;
    const FieldDraw other = is_of_rows ? FieldDraw::kRandom : FieldDraw::kMixed;
    // They take other elements, or those of their neighbors: a graph may compare these.
    const FieldInputs changed =
        key % 4 == 0
            ? with_neighbors(inputs, unread, key / 4)
            : with_elements_of(inputs, unread, draw_inputs(field, other, ~key, tests_flags_, {}));
    const auto second = compute(before_, 0, field, changed);
    if (!second) return false;
    const size_t result = unread.result;
    const DType dtype = before_.type(before_.results()[result].value).dtype;
    const int64_t at = first_difference(dtype, (*first)[result], (*second)[result]);
    if (at < 0) return false;
    if (is_float(dtype) && !Field::is_finite(word_at((*second)[result], at))) return false;
    const auto is_equal = [&](const FieldInputs& of, const std::vector<Tensor>& expected) {
      const auto found = compute(after_, 1, field, of);
      return !found || !differ(result, expected[result], (*found)[result]);
    };
    return !is_equal(changed, *second) ||
           (compute(before_, 0, field, inputs) && !is_equal(inputs, *first));
  }

  // Says which result is another one if numbers round as those of kernels do: a condition may hold
  // for real numbers, and for no others. What the graph decides by rounding, a candidate may, too.
  std::optional<std::string> find_decision_by_rounding() {
    if (!runs_[1].has_conditions || spent() > kShort) return std::nullopt;
    const int64_t before = spent();
    size_t different = 0;
    std::optional<size_t> found;
    for (size_t i = 0; i < kRounded.size() && different < 2; ++i) {
      const auto result = decides_by_rounding(kRounded[i]);
      if (result) found = result;
      different += result ? 1 : 0;
    }
    apart_work_ += spent() - before;
    if (different < 2) return std::nullopt;
    return fmt::format("result {} is another function of the inputs where numbers round", *found);
  }

  std::optional<size_t> decides_by_rounding(FieldDraw draw) {
    const uint64_t key = random_bits(options_.seed, draws_++);
    const Field field(key);
    FieldInputs inputs;
    if (!run_before(field, draw, key, inputs)) return std::nullopt;
    for (size_t i = 0; i < inputs.numbers.size(); ++i) {
      const DType dtype = before_.type(before_.inputs()[i].value).dtype;
      if (is_float(dtype)) round_numbers(dtype, inputs.numbers[i]);
    }
    const auto expected = compute(before_, 0, field, inputs);
    const auto rounded = compute(before_, 0, field, inputs, true);
    const auto found = compute(after_, 1, field, inputs, true);
    if (!expected || !rounded || !found) return std::nullopt;
    for (size_t i = 0; i < expected->size(); ++i) {
      const DType dtype = before_.type(before_.results()[i].value).dtype;
      if (differ_where_rounded(dtype, (*expected)[i], (*rounded)[i], (*found)[i])) return i;
    }
    return std::nullopt;
  }

  // Says how the results differ, if they do, or why that cannot be known. Where inputs are finite
  // and a quotient has no value, what depends on it may come out in any way: an activation makes a
  // number of an infinity, and none of NaN.
  std::optional<std::string> differ(FieldDraw draw, bool is_tied) {
    const uint64_t key = random_bits(options_.seed, draws_++);
    const bool was_far = is_far_;
    auto difference = differ_in(Field(key), draw, is_tied, key);
    if (!difference || draw == FieldDraw::kFlagged || tests_flags_) return difference;
    const bool is_far = std::exchange(is_far_, was_far);
    if (!differ_in(Field(key, Pole::kNotANumber), draw, is_tied, key)) {
      met_pole_ = true;
      return std::nullopt;
    }
    is_far_ = is_far;
    return difference;
  }

  std::optional<std::string> differ_in(const Field& field, FieldDraw draw, bool is_tied,
                                       uint64_t key) {
    draw_ = draw;
    FieldInputs inputs;
    auto expected = run_before(field, draw, key, inputs);
    if (expected && is_tied) {
      tie_inputs(inputs, key);
      auto tied = compute(before_, 0, field, inputs);
      if (!tied) return std::nullopt;  // an input of which more is known
      expected = std::move(tied);
    }
    if (!expected) return without_value(expected.error(), "the graph");
    if (draws_ == 1) free_inputs();
    const auto found = compute(after_, 1, field, inputs);
    if (!found) return without_value(found.error(), "the graph after the passes");
    const int64_t least = std::min(runs_[0].least_decisions, runs_[1].least_decisions);
    decides_ |= least < kNoDecision;
    decisions_ += std::min(least, kDecisions);
    CHECK(expected->size() == found->size());
    for (size_t i = 0; i < expected->size(); ++i) {
      if (auto difference = differ(i, (*expected)[i], (*found)[i])) {
        if (draw == FieldDraw::kFlagged) *difference += ", where inputs are not finite";
        return difference;
      }
    }
    return std::nullopt;
  }

  std::optional<std::string> differ(size_t result, const Tensor& expected, const Tensor& found) {
    const DType dtype = before_.type(before_.results()[result].value).dtype;
    int64_t at = first_difference(dtype, expected, found);
    while (at >= 0 && is_pole(dtype, word_at(expected, at), word_at(found, at))) {
      met_pole_ = true;
      at = first_difference(dtype, expected, found, at + 1);
    }
    if (at < 0) return coarser(result);
    is_of_flags_ = !tests_flags_ || (is_float(dtype) && !Field::is_finite(word_at(expected, at)));
    is_far_ |= is_float(dtype) ? has_far_numbers(result) : !is_refuting_;
    return fmt::format("result {} is another function of the inputs, first at {}", result,
                       place_in(expected.type().shape, at));
  }

  // True if inputs are finite and both results are infinite or NaN: a quotient has no value there
  // (a variance that is drawn as -eps), and sums in another order give another one of these.
  bool is_pole(DType dtype, FieldWord expected, FieldWord found) const {
    return is_float(dtype) && draw_ != FieldDraw::kFlagged && !tests_flags_ &&
           !Field::is_finite(expected) && !Field::is_finite(found);
  }

  bool has_far_numbers(size_t result) const {
    const Tensor expected = numbers_of(before_, 0, result);
    const Tensor found = numbers_of(after_, 1, result);
    FarLimits limits = kFarApart;
    if (is_small(draw_)) limits.least = 0;
    if (are_far(expected, found, limits)) return true;
    // Graphs of the same functions differ by their constants alone.
    const bool are_approximated = !std::ranges::includes(runs_[1].functions, runs_[0].functions);
    if (draw_ != FieldDraw::kRandom || are_approximated) return false;
    const uint32_t dtypes = dtypes_of(0, result) | dtypes_of(1, result);
    return are_far(expected, found, rounding_limits(coarsest(dtypes).value_or(DType::kF32)));
  }

  // Those of floats behind a result, by float_bit().
  uint32_t dtypes_of(size_t side, size_t result) const {
    const Graph& graph = side == 0 ? before_ : after_;
    return runs_[side].dtypes[graph.results()[result].value.index];
  }

  // Gives some elements of inputs the values with which the graph compares them.
  void tie_inputs(FieldInputs& inputs, uint64_t key) const {
    for (const Tie& tie : ties_) {
      if (maker_.is_literal(tie.input) || !maker_.is_elementwise(tie.input)) continue;
      FieldValue kept;
      if (tie.other_input) {
        kept.words = inputs.words[*tie.other_input].clone();
        kept.numbers = inputs.numbers[*tie.other_input].clone();
      } else {
        const FieldValue& known = runs_[0].kept.at(tie.other.index);
        kept = {known.words.clone(), known.numbers.clone()};
      }
      tie_input(inputs, tie.input, kept, maker_, key);
    }
  }

  // True if elements do not fit what reads them.
  static bool is_refusal(const Diagnostic& error) {
    return error.id == "index-out-of-range" || error.id == "zero-divisor";
  }

  static std::string without_value(const Diagnostic& error, std::string_view of) {
    return fmt::format("{} has no value in a field: {}", of, error.message);
  }

  // A dtype of fewer bits than any on which the graph's result depends.
  std::optional<std::string> coarser(size_t result) const {
    const auto least = coarsest(dtypes_of(0, result));
    const auto found = coarsest(dtypes_of(1, result));
    if (!found || (least && precision(*found) >= precision(*least))) return std::nullopt;
    if (!least) return std::nullopt;
    return fmt::format("result {} is computed in {}, and by the graph in no less than {}", result,
                       name(*found), name(*least));
  }

  const Graph& before_;
  const Graph& after_;
  const Catalog& catalog_;
  const EqualityOptions options_;
  const InputMaker maker_;
  const ValidInputs valid_;
  const std::vector<Tie> ties_;
  std::array<int64_t, 2> work_;
  std::array<FieldRun, 2> runs_;                // the last ones
  std::array<const FieldInputs*, 2> inputs_{};  // theirs
  std::vector<Freedom> freedoms_;
  std::set<double> constants_;                    // of both graphs
  std::array<std::set<int64_t>, 2> places_ = {};  // by side: extents of loops, integer constants
  int64_t decisions_ = 0;   // by which the graphs have decided, at the stage of fewest
  int64_t apart_work_ = 0;  // spent() on conditions on data, and on rounding
  size_t draws_ = 0;
  bool decides_ = false;  // one of the graphs, by data
  bool tests_flags_ = false;
  bool may_keep_any_ = false;            // masks, any element of each row
  bool blames_masks_ = true;             // for NaN, which nothing else has caused so far
  bool is_again_ = false;                // draws are repeated
  bool is_far_ = false;                  // the numbers of a difference are
  bool is_refuting_ = false;             // a difference is known, and its numbers are looked for
  FieldDraw draw_ = FieldDraw::kRandom;  // the last one
  bool met_pole_ = false;                // infinite or NaN on both sides, and not the same
  bool is_of_flags_ = false;  // the last difference: of infinities and NaN that come out elsewhere
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
