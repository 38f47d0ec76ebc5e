#include "teach/write/cheaper_ops.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>

namespace passnet {
namespace {

constexpr std::array<std::string_view, 2> kProducts{"matmul", "bmm"};

// The calls of one attention, from the last to the first, and what they state.
struct WrittenAttention {
  const AuthoredCall* weighted = nullptr;  // weights · value
  const AuthoredCall* scores = nullptr;    // query · keyᵀ
  std::set<std::string> replaced;          // values that the call replaces
  std::string scale = "1.0";
  std::string mask;  // empty: none
};

bool is_product(const AuthoredCall* call) {
  return call != nullptr && std::ranges::find(kProducts, call->op) != kProducts.end();
}

// The value of an argument; empty if it is none.
std::string value_of(const AuthoredCall& call, size_t argument) {
  if (call.arguments.size() <= argument || call.arguments[argument].values.size() != 1) return "";
  return call.arguments[argument].values.front();
}

size_t count_readers(const AuthoredPass& pass, const std::string& value) {
  size_t count = static_cast<size_t>(std::ranges::count(pass.results, value));
  for (const AuthoredCall& call : pass.calls) {
    for (const AuthoredArgument& argument : call.arguments) {
      count += static_cast<size_t>(std::ranges::count(argument.values, value));
    }
  }
  return count;
}

// Follows a value to the call that computes it, if only one reader sees it.
const AuthoredCall* only_read_producer(const AuthoredPass& pass, const std::string& value) {
  return count_readers(pass, value) == 1 ? find_producer(pass, value) : nullptr;
}

bool is_scaling(const AuthoredCall* call) {
  return call != nullptr && (call->op == "mul" || call->op == "div") &&
         call->arguments.size() == 2 && call->arguments[1].values.empty();
}

bool is_last_softmax(const AuthoredCall* call) {
  if (call == nullptr || call->op != "softmax" || call->arguments.size() != 2) return false;
  return call->arguments[1].text == "-1";
}

std::optional<WrittenAttention> find_written_attention(const AuthoredPass& pass) {
  for (const AuthoredCall& call : pass.calls) {
    if (!is_product(&call)) continue;
    WrittenAttention found{.weighted = &call};
    const std::string weights = value_of(call, 0);
    const AuthoredCall* softmax = only_read_producer(pass, weights);
    if (!is_last_softmax(softmax)) continue;
    found.replaced = {weights, call.results.front()};
    std::string value = value_of(*softmax, 0);
    const AuthoredCall* before = only_read_producer(pass, value);
    if (before != nullptr && before->op == "add" && before->arguments.size() == 2) {
      found.replaced.insert(value);
      found.mask = value_of(*before, 1);
      value = value_of(*before, 0);
      before = only_read_producer(pass, value);
    }
    if (is_scaling(before)) {
      const std::string& number = before->arguments[1].text;
      found.scale = before->op == "mul" ? number : "1.0 / " + number;
      found.replaced.insert(value);
      value = value_of(*before, 0);
      before = only_read_producer(pass, value);
    }
    if (!is_product(before)) continue;
    found.replaced.insert(value);
    found.scores = before;
    return found;
  }
  return std::nullopt;
}

AuthoredArgument value_argument(std::string parameter, std::string value, bool is_named = false) {
  return {.parameter = std::move(parameter),
          .is_named = is_named,
          .is_pattern_only = false,
          .is_list = false,
          .values = {std::move(value)},
          .text = ""};
}

AuthoredArgument text_argument(std::string parameter, std::string text) {
  return {.parameter = std::move(parameter),
          .is_named = true,
          .is_pattern_only = false,
          .is_list = false,
          .values = {},
          .text = std::move(text)};
}

}  // namespace

std::optional<AuthoredPass> with_cheaper_ops(const AuthoredPass& pass) {
  const auto attention = find_written_attention(pass);
  if (!attention) return std::nullopt;
  AuthoredPass made = pass;
  made.form = ReplacementForm::kOps;
  const auto renamed = [&](const std::string& value) {
    const bool is_computed = find_producer(pass, value) != nullptr;
    return is_computed ? "new_" + value : value;
  };
  for (const AuthoredCall& call : pass.calls) {
    if (&call == attention->weighted) {
      const std::string key = "key_" + call.results.front();
      made.ops.push_back(
          {.op = "transpose",
           .results = {key},
           .arguments = {value_argument("self", renamed(value_of(*attention->scores, 1))),
                         text_argument("dim0", "-2"), text_argument("dim1", "-1")}});
      AuthoredCall library{
          .op = "scaled_dot_product_attention",
          .results = {renamed(call.results.front())},
          .arguments = {value_argument("query", renamed(value_of(*attention->scores, 0))),
                        value_argument("key", key),
                        value_argument("value", renamed(value_of(call, 1)))}};
      if (!attention->mask.empty()) {
        library.arguments.push_back(value_argument("attn_mask", renamed(attention->mask), true));
      }
      library.arguments.push_back(text_argument("scale", attention->scale));
      made.ops.push_back(std::move(library));
      continue;
    }
    if (attention->replaced.contains(call.results.front())) continue;
    AuthoredCall repeated = call;
    for (std::string& result : repeated.results) result = renamed(result);
    for (AuthoredArgument& argument : repeated.arguments) {
      for (std::string& value : argument.values) value = renamed(value);
    }
    made.ops.push_back(std::move(repeated));
  }
  for (const std::string& result : pass.results) made.replacements.push_back(renamed(result));
  for (std::string& guard : made.guards) {
    const size_t list = guard.find(" in [");
    if (list != std::string::npos) guard = guard.substr(0, list) + " in [f32]";
  }
  return made;
}

}  // namespace passnet
