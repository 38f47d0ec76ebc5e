#include "teach/author/mistakes.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>

namespace passnet {
namespace {

struct Spelling {
  std::string_view op;
  std::string_view other;
};

// Names that other libraries, or habit, give to ops.
constexpr std::array<Spelling, 30> kSpellings{{
    {"layer_norm", "layernorm"},
    {"batch_norm", "batchnorm"},
    {"group_norm", "groupnorm"},
    {"rms_norm", "rmsnorm"},
    {"mul", "multiply"},
    {"sub", "subtract"},
    {"div", "divide"},
    {"add", "plus"},
    {"pow", "power"},
    {"mean", "reduce_mean"},
    {"sum", "reduce_sum"},
    {"cat", "concat"},
    {"reshape", "view_as"},
    {"permute", "permute_dims"},
    {"transpose", "swap_axes"},
    {"hardswish", "hard_swish"},
    {"hardsigmoid", "hard_sigmoid"},
    {"hardtanh", "relu6"},
    {"silu", "swish"},
    {"softmax", "soft_max"},
    {"sigmoid", "sigmoid_"},
    {"relu", "ReLU"},
    {"gelu", "GELU"},
    {"tanh", "Tanh"},
    {"to", "cast"},
    {"matmul", "mat_mul"},
    {"linear", "dense"},
    {"conv2d", "convolution2d"},
    {"adaptive_avg_pool2d", "adaptive_avgpool2d"},
    {"unsqueeze", "expand_dims"},
}};

constexpr std::array<std::string_view, 3> kBadSchedules{"vector=12", "tile=[0]", "unroll=128"};

// A place of an argument in the pattern.
struct ArgumentPlace {
  size_t call = 0;
  size_t argument = 0;
};

template <class Accepts>
std::vector<ArgumentPlace> find_arguments(const AuthoredPass& pass, Accepts accepts) {
  std::vector<ArgumentPlace> places;
  for (size_t i = 0; i < pass.calls.size(); ++i) {
    for (size_t k = 0; k < pass.calls[i].arguments.size(); ++k) {
      if (accepts(pass.calls[i].arguments[k])) places.push_back({i, k});
    }
  }
  return places;
}

AuthoredArgument& at(AuthoredPass& pass, const ArgumentPlace& place) {
  return pass.calls[place.call].arguments[place.argument];
}

// An attribute of the pattern that means something: no operand, and not `$_`.
bool is_attribute(const AuthoredArgument& argument) {
  return !argument.text.empty() && !argument.is_pattern_only;
}

bool is_hole(const AuthoredArgument& argument) {
  return is_attribute(argument) && argument.text.front() == '$';
}

using Made = std::optional<MistakenPass>;

Made unknown_op(MistakenPass made, RandomStream& stream) {
  std::vector<std::pair<size_t, std::string_view>> places;
  for (size_t i = 0; i < made.pass.calls.size(); ++i) {
    const auto known = std::ranges::find(kSpellings, made.pass.calls[i].op, &Spelling::op);
    if (known != kSpellings.end()) places.emplace_back(i, known->other);
  }
  if (places.empty()) return std::nullopt;
  const auto& [call, other] = stream.pick(places);
  made.right = std::exchange(made.pass.calls[call].op, std::string(other));
  made.wrong = other;
  return made;
}

Made unknown_name(MistakenPass made, RandomStream& stream) {
  const auto places = find_arguments(made.pass, [](const AuthoredArgument& argument) {
    return argument.values.size() == 1 && argument.values.front() != "none";
  });
  if (places.empty()) return std::nullopt;
  std::string& value = at(made.pass, stream.pick(places)).values.front();
  made.right = value;
  const size_t digits = value.find_last_not_of("0123456789") + 1;
  const bool is_numbered = digits < value.size() && digits > 0;
  value = is_numbered ? value.substr(0, digits) + "_" + value.substr(digits) : value + "_0";
  made.wrong = value;
  return made;
}

Made undeclared_input(MistakenPass made, RandomStream& stream) {
  auto& inputs = made.pass.inputs;
  if (inputs.size() < 2 || made.pass.form != ReplacementForm::kOps) return std::nullopt;
  const auto left_out = static_cast<ptrdiff_t>(stream.below(inputs.size()));
  made.right = inputs[static_cast<size_t>(left_out)].name;
  inputs.erase(inputs.begin() + left_out);
  return made;
}

// Adds the letter after those that inputs of shown graphs have.
Made unused_input(MistakenPass made) {
  auto& inputs = made.pass.inputs;
  const std::string letter(1, static_cast<char>('a' + inputs.size() % 26));
  const bool is_taken = std::ranges::find(inputs, letter, &AuthoredInput::name) != inputs.end();
  if (is_taken || made.pass.form != ReplacementForm::kOps) return std::nullopt;
  made.wrong = letter;
  inputs.push_back({.name = letter});
  return made;
}

Made unbound_hole(MistakenPass made, RandomStream& stream) {
  const auto places = find_arguments(made.pass, [&](const AuthoredArgument& argument) {
    const bool is_in_kernel = made.pass.kernel.text.find(argument.text) != std::string::npos;
    return is_hole(argument) && made.pass.form == ReplacementForm::kKernel && is_in_kernel;
  });
  if (places.empty()) return std::nullopt;
  made.right = std::exchange(at(made.pass, stream.pick(places)).text, "$_");
  made.wrong = "$_";
  return made;
}

Made missing_result(MistakenPass made) {
  const bool has_return = made.pass.form != ReplacementForm::kFusePattern;
  if (!has_return || made.pass.results.size() < 2) return std::nullopt;
  made.pass.is_last_result_missing = true;
  made.right = made.pass.results.back();
  return made;
}

Made bad_schedule(MistakenPass made, RandomStream& stream) {
  if (made.pass.form != ReplacementForm::kFusePattern) return std::nullopt;
  made.wrong = stream.pick(kBadSchedules);
  made.right = std::exchange(made.pass.schedule, made.wrong);
  return made;
}

Made left_out_rest(MistakenPass made, RandomStream& stream) {
  std::vector<size_t> places;
  for (size_t i = 0; i < made.pass.calls.size(); ++i) {
    const AuthoredCall& call = made.pass.calls[i];
    if (call.has_rest && !call.rest_has_operand) places.push_back(i);
  }
  if (places.empty()) return std::nullopt;
  made.pass.calls[stream.pick(places)].has_rest = false;
  made.right = "...";
  made.wrong = "other arguments";
  return made;
}

Made left_out_argument(MistakenPass made, RandomStream& stream) {
  const auto places = find_arguments(made.pass, [&](const AuthoredArgument& argument) {
    return is_attribute(argument) && argument.is_named && !argument.example.empty();
  });
  if (made.pass.form == ReplacementForm::kKernel) return std::nullopt;
  if (places.empty()) return left_out_rest(std::move(made), stream);
  const ArgumentPlace place = stream.pick(places);
  auto& arguments = made.pass.calls[place.call].arguments;
  const AuthoredArgument& argument = arguments[place.argument];
  made.right = argument.parameter + "=" + argument.text;
  made.wrong = argument.example;
  arguments.erase(arguments.begin() + static_cast<ptrdiff_t>(place.argument));
  return made;
}

// Returns the list or number with one of its numbers changed; empty if it has none.
std::string other_dim(const std::string& text) {
  const size_t begin = text.find_first_of("-0123456789");
  if (begin == std::string::npos) return "";
  const size_t end = std::min(text.find_first_not_of("0123456789", begin + 1), text.size());
  int dim = 0;
  std::from_chars(text.data() + begin, text.data() + end, dim);
  const int other = dim < 0 ? 1 : dim + 1;
  return fmt::format("{}{}{}", text.substr(0, begin), other, text.substr(end));
}

Made wrong_axis(MistakenPass made, RandomStream& stream) {
  const auto places = find_arguments(made.pass, [](const AuthoredArgument& argument) {
    return is_attribute(argument) && argument.parameter.starts_with("dim") &&
           !other_dim(argument.example).empty();
  });
  if (places.empty() || made.pass.form == ReplacementForm::kKernel) return std::nullopt;
  AuthoredArgument& argument = at(made.pass, stream.pick(places));
  made.right = argument.parameter + "=" + argument.example;
  argument.text = other_dim(argument.example);
  made.wrong = argument.parameter + "=" + argument.text;
  return made;
}

Made stated_number(MistakenPass made, RandomStream& stream) {
  const auto places = find_arguments(made.pass, [](const AuthoredArgument& argument) {
    return is_hole(argument) && argument.varies && !argument.example.empty();
  });
  if (places.empty() || made.pass.form == ReplacementForm::kKernel) return std::nullopt;
  AuthoredArgument& argument = at(made.pass, stream.pick(places));
  made.right = argument.parameter + "=" + argument.text;
  argument.text = argument.example;
  made.wrong = argument.parameter + "=" + argument.text;
  return made;
}

Made unreturned_value(MistakenPass made, RandomStream& stream) {
  auto& results = made.pass.results;
  if (made.pass.form != ReplacementForm::kOps) return std::nullopt;
  std::vector<std::string> choices;
  for (const std::string& result : made.pass.read_outside) {
    if (result != results.back()) choices.push_back(result);  // it holds the pattern together
  }
  if (choices.empty()) return std::nullopt;
  made.right = stream.pick(choices);
  const auto place = std::ranges::find(results, made.right);
  made.pass.replacements.erase(made.pass.replacements.begin() + (place - results.begin()));
  results.erase(place);
  return made;
}

Made dtype_left_out(MistakenPass made, std::span<const std::string> dtypes, RandomStream& stream) {
  constexpr std::string_view kAll = "[f32, f16, bf16]";
  std::vector<std::string> kept{"f32", "f16", "bf16"};
  std::vector<std::string> present;
  for (const std::string& dtype : dtypes) {
    if (std::ranges::find(kept, dtype) != kept.end()) present.push_back(dtype);
  }
  if (present.empty()) return std::nullopt;
  for (std::string& guard : made.pass.guards) {
    const size_t place = guard.find(kAll);
    if (place == std::string::npos) continue;
    made.right = stream.pick(present);
    std::erase(kept, made.right);
    made.wrong = fmt::format("[{}]", fmt::join(kept, ", "));
    guard.replace(place, kAll.size(), made.wrong);
    return made;
  }
  return std::nullopt;
}

// Takes one `round( … )` off the text of the kernel.
Made missing_round(MistakenPass made, RandomStream& stream) {
  constexpr std::string_view kRound = "round(";
  std::string& text = made.pass.kernel.text;
  std::vector<size_t> places;
  for (size_t at = text.find(kRound); at != std::string::npos; at = text.find(kRound, at + 1)) {
    places.push_back(at);
  }
  if (places.empty()) return std::nullopt;
  const size_t begin = stream.pick(places);
  size_t end = begin + kRound.size();
  for (int depth = 1; end < text.size(); ++end) {
    depth += text[end] == '(' ? 1 : text[end] == ')' ? -1 : 0;
    if (depth == 0) break;
  }
  made.right = text.substr(begin, end + 1 - begin);
  text.erase(begin, kRound.size() - 1);
  made.wrong = made.right.substr(kRound.size() - 1);
  return made;
}

Made wrong_formula(MistakenPass made, RandomStream& stream) {
  struct Change {
    std::string_view right, wrong;
  };
  constexpr std::array<Change, 6> kChanges{{{"rsqrt(", "sqrt("},
                                            {"fma(-", "fma("},
                                            {" + ", " - "},
                                            {" * ", " + "},
                                            {" - ", " + "},
                                            {"relu(", "abs("}}};
  std::vector<Change> present;
  const std::string& text = made.pass.kernel.text;
  for (const Change& change : kChanges) {
    if (text.find(change.right) != std::string::npos) present.push_back(change);
  }
  if (present.empty()) return std::nullopt;
  const Change change = stream.pick(present);
  made.pass.kernel.text.replace(text.find(change.right), change.right.size(), change.wrong);
  made.right = change.right;
  made.wrong = change.wrong;
  return made;
}

Made open_list(MistakenPass made, RandomStream& stream) {
  const auto places =
      find_arguments(made.pass, [](const AuthoredArgument& argument) { return argument.is_list; });
  if (places.empty()) return std::nullopt;
  at(made.pass, stream.pick(places)).is_unclosed = true;
  made.right = "]";
  return made;
}

// The names of all values that the pattern reads or computes.
std::vector<std::string> pattern_values(const AuthoredPass& pass) {
  std::vector<std::string> values;
  for (const AuthoredCall& call : pass.calls) {
    for (const AuthoredArgument& argument : call.arguments) {
      for (const std::string& value : argument.values) {
        if (value != "none" && !value.starts_with('.')) values.push_back(value);
      }
    }
    values.insert(values.end(), call.results.begin(), call.results.end());
  }
  return values;
}

// Half of these guards name a value that the pattern does not have, as those of other passes do.
Made needless_guard(MistakenPass made, RandomStream& stream) {
  if (made.pass.form != ReplacementForm::kFusePattern) return std::nullopt;
  const std::vector<std::string> values = pattern_values(made.pass);
  const bool is_foreign = std::ranges::find(values, "x") == values.end() && stream.percent(50);
  if (!is_foreign && values.empty()) return std::nullopt;
  made.wrong = "dtype(%" + (is_foreign ? "x" : stream.pick(values)) + ") in [f32, f16, bf16]";
  made.pass.guards.push_back(made.wrong);
  return made;
}

Made wrong_operand(MistakenPass made, RandomStream& stream) {
  std::vector<std::string> computed;  // before the call
  std::vector<std::pair<std::string*, std::vector<std::string>>> places;
  for (AuthoredCall& call : made.pass.calls) {
    for (AuthoredArgument& argument : call.arguments) {
      for (std::string& value : argument.values) {
        std::vector<std::string> others = computed;
        const bool is_computed = std::erase(others, value) > 0;
        if (is_computed && !others.empty()) places.emplace_back(&value, std::move(others));
      }
    }
    computed.insert(computed.end(), call.results.begin(), call.results.end());
  }
  if (places.empty()) return std::nullopt;
  const auto& [value, others] = stream.pick(places);
  made.wrong = stream.pick(others);
  made.right = std::exchange(*value, made.wrong);
  return made;
}

// Readers of the op's result read its operand instead.
Made skipped_op(MistakenPass made, RandomStream& stream) {
  auto& calls = made.pass.calls;
  std::vector<size_t> places;
  for (size_t i = 0; i + 1 < calls.size(); ++i) {
    const bool has_operand = !calls[i].arguments.empty() && !calls[i].arguments[0].is_list &&
                             calls[i].arguments[0].values.size() == 1;
    // The first ops of a pattern may be missing.
    const bool is_between =
        has_operand && find_producer(made.pass, calls[i].arguments[0].values[0]) != nullptr;
    if (is_between && calls[i].results.size() == 1) places.push_back(i);
  }
  if (places.empty() || made.pass.form != ReplacementForm::kFusePattern) return std::nullopt;
  const size_t skipped = stream.pick(places);
  const std::string result = calls[skipped].results[0];
  const std::string operand = calls[skipped].arguments[0].values[0];
  made.right = fmt::format("%{} = {}", result, calls[skipped].op);
  made.wrong = "%" + operand;
  calls.erase(calls.begin() + static_cast<ptrdiff_t>(skipped));
  for (AuthoredCall& call : calls) {
    for (AuthoredArgument& argument : call.arguments) {
      std::ranges::replace(argument.values, result, operand);
    }
  }
  return made;
}

}  // namespace

std::optional<MistakenPass> make_mistake(const AuthoredPass& pass, Mistake mistake,
                                         std::span<const std::string> dtypes,
                                         RandomStream& stream) {
  MistakenPass made{.mistake = mistake, .pass = pass, .right = "", .wrong = ""};
  switch (mistake) {
    case Mistake::kUnknownOp:
      return unknown_op(std::move(made), stream);
    case Mistake::kUnknownName:
      return unknown_name(std::move(made), stream);
    case Mistake::kUndeclaredInput:
      return undeclared_input(std::move(made), stream);
    case Mistake::kUnusedInput:
      return unused_input(std::move(made));
    case Mistake::kUnboundHole:
      return unbound_hole(std::move(made), stream);
    case Mistake::kMissingResult:
      return missing_result(std::move(made));
    case Mistake::kBadSchedule:
      return bad_schedule(std::move(made), stream);
    case Mistake::kLeftOutArgument:
      return left_out_argument(std::move(made), stream);
    case Mistake::kWrongAxis:
      return wrong_axis(std::move(made), stream);
    case Mistake::kStatedNumber:
      return stated_number(std::move(made), stream);
    case Mistake::kUnreturnedValue:
      return unreturned_value(std::move(made), stream);
    case Mistake::kDTypeLeftOut:
      return dtype_left_out(std::move(made), dtypes, stream);
    case Mistake::kMissingRound:
      return missing_round(std::move(made), stream);
    case Mistake::kWrongFormula:
      return wrong_formula(std::move(made), stream);
    case Mistake::kOpenList:
      return open_list(std::move(made), stream);
    case Mistake::kNeedlessGuard:
      return needless_guard(std::move(made), stream);
    case Mistake::kWrongOperand:
      return wrong_operand(std::move(made), stream);
    case Mistake::kSkippedOp:
      return skipped_op(std::move(made), stream);
  }
  return std::nullopt;
}

}  // namespace passnet
