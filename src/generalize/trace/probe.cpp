#include "generalize/trace/probe.hpp"

#include "ir/builder.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <optional>

namespace passnet {
namespace {

// The extents of all results for some extents of the operands.
using Answer = std::vector<Shape>;

// Asks type inference about one call.
class Question {
 public:
  explicit Question(NodeTrace& trace) : trace_(trace) {
    trace.graph().for_each_operand(trace.node(), [&](ValueId value) {
      if (std::ranges::count(operands_, value) > 0) return;
      operands_.push_back(value);
    });
    collect();
  }

  const ExtentList& variables() const { return variables_; }
  const std::vector<int64_t>& values() const { return values_; }

  // Brings the variables up to date after the table changed.
  void collect() {
    variables_.clear();
    values_.clear();
    places_.clear();
    for (const ValueId value : operands_) {
      std::vector<std::optional<size_t>> dims;
      for (const Extent& extent : trace_.shape(value)) dims.push_back(variable(extent));
      places_.push_back(std::move(dims));
    }
  }

  // The results for other values of the variables; nullopt if inference refuses them, or if their
  // number or ranks differ.
  std::optional<Answer> ask(std::span<const int64_t> values) const {
    GraphBuilder builder(trace_.catalog(), "probe");
    std::map<ValueId, ValueId> inputs;
    for (size_t i = 0; i < operands_.size(); ++i) {
      TensorType type = trace_.graph().type(operands_[i]);
      for (size_t dim = 0; dim < type.rank(); ++dim) {
        if (places_[i][dim]) type.shape[dim] = values[*places_[i][dim]];
      }
      inputs[operands_[i]] = builder.input(std::move(type), "");
    }
    std::vector<Argument> arguments = trace_.node().arguments;
    for (Argument& argument : arguments) {
      if (auto* value = std::get_if<ValueId>(&argument)) *value = inputs.at(*value);
      if (auto* list = std::get_if<std::vector<ValueId>>(&argument)) {
        for (ValueId& value : *list) {
          if (value.valid()) value = inputs.at(value);
        }
      }
    }
    const auto types = infer(OpCall(trace_.op(), arguments, builder.graph(), trace_.node().span));
    if (!types || types->size() != trace_.node().results.size()) return std::nullopt;
    Answer answer;
    for (size_t i = 0; i < types->size(); ++i) {
      if ((*types)[i].rank() != trace_.known_shape(i).size()) return std::nullopt;
      answer.push_back((*types)[i].shape);
    }
    return answer;
  }

  // The results if these variables have other values.
  std::optional<Answer> ask_changed(std::span<const size_t> changed, int64_t value) const {
    std::vector<int64_t> values = values_;
    for (const size_t variable : changed) values[variable] = value;
    return ask(values);
  }

 private:
  std::optional<size_t> variable(const Extent& extent) {
    if (extent.is_constant()) return std::nullopt;
    const auto known = std::ranges::find(variables_, extent);
    if (known != variables_.end()) return static_cast<size_t>(known - variables_.begin());
    variables_.push_back(extent);
    values_.push_back(trace_.table().value(extent));
    return variables_.size() - 1;
  }

  NodeTrace& trace_;
  std::vector<ValueId> operands_;
  ExtentList variables_;
  std::vector<int64_t> values_;
  std::vector<std::vector<std::optional<size_t>>> places_;  // by operand and dim
};

// Values that are tried in place of an extent: multiples first, since pieces must be equal. In
// place of 1, which is broadcast, values that few other extents have.
std::array<int64_t, 3> trial_values(int64_t value) {
  if (value == 1) return {11, 13, 7};
  return {2 * value, 3 * value, value + 1};
}

// Makes equal what inference wants equal: every variable can then change alone.
class Constraints {
 public:
  Constraints(NodeTrace& trace, Question& question) : trace_(trace), question_(question) {}

  void run() {
    size_t checked = 0;
    while (checked < question_.variables().size()) {
      if (is_free(checked)) {
        ++checked;
        continue;
      }
      constrain(checked);
      question_.collect();
      checked = 0;
    }
  }

 private:
  bool is_free(size_t variable) const {
    constexpr int kEnough = 2;  // of three
    const std::array<size_t, 1> alone{variable};
    return kEnough <=
           std::ranges::count_if(trial_values(question_.values()[variable]), [&](int64_t value) {
             return question_.ask_changed(alone, value).has_value();
           });
  }

  // Unifies the variable with those of its value that must change with it, or pins it.
  void constrain(size_t variable) {
    const int64_t known = question_.values()[variable];
    std::vector<size_t> group;
    for (size_t i = 0; i < question_.variables().size(); ++i) {
      if (question_.values()[i] == known) group.push_back(i);
    }
    for (const int64_t value : trial_values(known)) {
      if (group.size() < 2 || !question_.ask_changed(group, value)) continue;
      leave_out(variable, value, group);
      if (group.size() < 2) break;  // it can have this value alone, but not most others
      for (const size_t other : group) {
        trace_.table().unify(question_.variables()[variable], question_.variables()[other]);
      }
      return;
    }
    trace_.table().pin(question_.variables()[variable]);
  }

  // Removes members of the group without which inference accepts the value too.
  void leave_out(size_t variable, int64_t value, std::vector<size_t>& group) const {
    for (size_t at = 0; at < group.size();) {
      std::vector<size_t> rest = group;
      rest.erase(rest.begin() + static_cast<ptrdiff_t>(at));
      if (group[at] != variable && question_.ask_changed(rest, value)) {
        group = std::move(rest);
      } else {
        ++at;
      }
    }
  }

  NodeTrace& trace_;
  Question& question_;
};

// Explains the extents of results by the variables.
class Explanation {
 public:
  Explanation(NodeTrace& trace, const Question& question) : trace_(trace), question_(question) {
    const std::vector<int64_t>& values = question.values();
    for (size_t i = 0; i < values.size(); ++i) {
      std::map<int64_t, Answer> samples;
      for (const int64_t value : trial_values(values[i])) sample(i, value, samples);
      samples_.push_back(std::move(samples));
    }
  }

  // The extents of all results; nullopt if one is not explained: then `unexplained` has the
  // variables that it depends on.
  std::optional<std::vector<ExtentList>> run() {
    std::vector<ExtentList> results;
    for (size_t result = 0; result < trace_.node().results.size(); ++result) {
      ExtentList extents;
      for (size_t dim = 0; dim < trace_.known_shape(result).size(); ++dim) {
        auto extent = explain(result, dim);
        if (!extent) return std::nullopt;
        extents.push_back(*std::move(extent));
      }
      results.push_back(std::move(extents));
    }
    return results;
  }
  const std::vector<size_t>& unexplained() const { return unexplained_; }

 private:
  void sample(size_t variable, int64_t value, std::map<int64_t, Answer>& samples) const {
    const std::array<size_t, 1> alone{variable};
    if (auto answer = question_.ask_changed(alone, value)) samples[value] = *std::move(answer);
  }

  std::optional<Extent> explain(size_t result, size_t dim) {
    const int64_t known = trace_.known_shape(result)[dim];
    std::vector<size_t> on;
    for (size_t i = 0; i < samples_.size(); ++i) {
      const bool depends = std::ranges::any_of(
          samples_[i], [&](const auto& sample) { return sample.second[result][dim] != known; });
      if (depends) on.push_back(i);
    }
    if (on.empty()) return constant_extent(known);
    auto extent = on.size() == 1 ? alone(on[0], result, dim) : together(on, result, dim);
    if (!extent) unexplained_ = on;
    return extent;
  }

  // Explains an extent by one variable.
  std::optional<Extent> alone(size_t variable, size_t result, size_t dim) {
    if (auto line = linear(variable, result, dim)) return line;
    if (auto part = fraction(variable, result, dim)) return part;
    return rounded(variable, result, dim);
  }

  // The slope of a linear function of the variable, if all samples agree.
  std::optional<int64_t> slope(size_t variable, size_t result, size_t dim) const {
    const int64_t known = trace_.known_shape(result)[dim];
    std::optional<int64_t> found;
    for (const auto& [value, answer] : samples_[variable]) {
      const int64_t run = value - question_.values()[variable];
      const int64_t rise = answer[result][dim] - known;
      if (rise % run != 0 || (found && *found != rise / run)) return std::nullopt;
      found = rise / run;
    }
    return found;
  }

  // a·x + b
  std::optional<Extent> linear(size_t variable, size_t result, size_t dim) const {
    const auto times = slope(variable, result, dim);
    if (!times) return std::nullopt;
    const int64_t offset = trace_.known_shape(result)[dim] - *times * question_.values()[variable];
    return constant_extent(*times) * question_.variables()[variable] + constant_extent(offset);
  }

  // x / n, of an x that must be divisible.
  std::optional<Extent> fraction(size_t variable, size_t result, size_t dim) {
    const int64_t at = question_.values()[variable];
    const int64_t known = trace_.known_shape(result)[dim];
    if (known == 0 || at % known != 0 || samples_[variable].contains(at + 1)) return std::nullopt;
    for (const auto& [value, answer] : samples_[variable]) {
      if (answer[result][dim] * (at / known) != value) return std::nullopt;
    }
    return trace_.table().divide(question_.variables()[variable], at / known);
  }

  // floor((x + a) / n) + b: the extents at which it grows are n apart.
  std::optional<Extent> rounded(size_t variable, size_t result, size_t dim) const {
    constexpr int64_t kMaxDivisor = 64;
    const int64_t at = question_.values()[variable];
    const int64_t known = trace_.known_shape(result)[dim];
    const std::array<size_t, 1> on{variable};
    std::vector<int64_t> steps;
    int64_t last = known;
    for (int64_t value = at + 1; value <= at + 2 * kMaxDivisor && steps.size() < 2; ++value) {
      const auto answer = question_.ask_changed(on, value);
      if (!answer) return std::nullopt;
      const int64_t next = (*answer)[result][dim];
      if (next != last && next != last + 1) return std::nullopt;
      if (next != last) steps.push_back(value);
      last = next;
    }
    if (steps.size() < 2) return std::nullopt;
    const int64_t divisor = steps[1] - steps[0];
    const Extent numerator = question_.variables()[variable] + constant_extent(divisor - steps[0]);
    if (steps[0] - at > divisor) return std::nullopt;
    return trace_.table().floor_divide(trace_.table().resolve(numerator), divisor) +
           constant_extent(known);
  }

  // Explains an extent by several variables: as the sum of linear functions, or as a multiple of
  // their product.
  std::optional<Extent> together(std::span<const size_t> on, size_t result, size_t dim) const {
    const int64_t known = trace_.known_shape(result)[dim];
    Extent sum = constant_extent(known);
    Extent product = constant_extent(1);
    int64_t sum_value = known;
    int64_t product_value = 1;
    std::vector<int64_t> values = question_.values();
    for (const size_t variable : on) {
      const auto times = slope(variable, result, dim);
      if (!times) return std::nullopt;
      const int64_t value = values[variable];
      const Extent& extent = question_.variables()[variable];
      sum = sum + constant_extent(*times) * (extent - constant_extent(value));
      sum_value += *times * value;
      product = product * extent;
      product_value *= value;
      values[variable] *= 2;
    }
    const auto answer = question_.ask(values);
    if (!answer) return std::nullopt;
    const int64_t found = (*answer)[result][dim];
    if (product_value > 0 && known % product_value == 0 && (known << on.size()) == found) {
      return constant_extent(known / product_value) * product;
    }
    return sum_value == found ? std::optional(sum) : std::nullopt;
  }

  NodeTrace& trace_;
  const Question& question_;
  std::vector<std::map<int64_t, Answer>> samples_;  // by variable and value
  std::vector<size_t> unexplained_;
};

// Removes the reason why results were not explained: extents of one value are unified, all others
// pinned.
void give_in(NodeTrace& trace, const Question& question, std::span<const size_t> on) {
  const auto value = [&](size_t i) { return question.values()[i]; };
  const bool alike =
      on.size() > 1 && std::ranges::all_of(on, [&](size_t i) { return value(i) == value(on[0]); });
  for (size_t i = 0; i < on.size(); ++i) {
    if (!alike) trace.table().pin(question.variables()[on[i]]);
    if (alike && i > 0) {
      trace.table().unify(question.variables()[on[0]], question.variables()[on[i]]);
    }
  }
}

}  // namespace

void trace_by_probing(NodeTrace& trace) {
  constexpr size_t kMostOperands = 64;  // each of whose extents is tried, alone and with others
  size_t operands = 0;
  trace.graph().for_each_operand(trace.node(), [&](ValueId) { ++operands; });
  if (operands > kMostOperands) {
    trace.pin_all();
    return;
  }
  Question question(trace);
  for (size_t i = 0; i < question.variables().size(); ++i) {
    if (question.values()[i] == 0) trace.table().pin(question.variables()[i]);  // has no multiples
  }
  question.collect();
  while (true) {
    Constraints(trace, question).run();
    Explanation explanation(trace, question);
    if (auto results = explanation.run()) {
      for (size_t i = 0; i < results->size(); ++i) trace.set_result(i, std::move((*results)[i]));
      return;
    }
    give_in(trace, question, explanation.unexplained());
    question.collect();
  }
}

}  // namespace passnet
