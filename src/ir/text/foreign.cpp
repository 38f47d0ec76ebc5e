#include "ir/text/foreign.hpp"

#include "base/did_you_mean.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace passnet {
namespace {

using Meaning = std::pair<std::string_view, std::string_view>;  // what is written, what is meant

constexpr std::array<Meaning, 7> kForeignOperators{{{"&&", "and"},
                                                    {"&", "and"},
                                                    {"||", "or"},
                                                    {"|", "or"},
                                                    {"=", "=="},
                                                    {"is", "=="},
                                                    {"**", "a * a"}}};
constexpr std::array<Meaning, 3> kStatements{{{"->", "; the types of results follow ':'"},
                                              {"//", "; a comment begins with '#'"},
                                              {";", "; a statement ends with its line"}}};
constexpr std::array<Meaning, 7> kTerms{{{"!", "not"},
                                         {"_", "$_"},
                                         {"True", "true"},
                                         {"False", "false"},
                                         {"None", "none"},
                                         {"null", "none"},
                                         {"nullptr", "none"}}};

// Words that continue the text after a term that is missing.
constexpr std::array<std::string_view, 7> kKeywords{"pass",   "pattern", "where", "replace",
                                                    "return", "kernel",  "fuse"};

template <size_t size>
std::string_view find(const std::array<Meaning, size>& meanings, const Token& token) {
  if (token.kind != TokenKind::kName && token.kind != TokenKind::kPunctuation) return {};
  const auto found = std::ranges::find(meanings, token.text, &Meaning::first);
  return found == meanings.end() ? std::string_view() : found->second;
}

bool is_keyword(std::string_view word) {
  return std::ranges::find(kKeywords, word) != kKeywords.end();
}

}  // namespace

std::string meant_operator(const Token& token) {
  return did_you_mean(find(kForeignOperators, token));
}

std::string meant_statement(const Token& token) { return std::string(find(kStatements, token)); }

std::optional<DType> meant_dtype(std::string_view name) {
  name.remove_prefix(name.rfind('.') + 1);
  if (name.ends_with("_t")) name.remove_suffix(2);
  std::string lower(name);
  std::ranges::transform(lower, lower.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  if (lower.starts_with("fp")) lower.erase(1, 1);
  const auto dtype = dtype_from_name(lower);
  return dtype ? dtype : dtype_from_torch_name(lower);
}

std::string meant_term(const Token& token) {
  if (const std::string_view meant = find(kTerms, token); !meant.empty()) {
    return did_you_mean(meant);
  }
  if (token.kind != TokenKind::kName || is_keyword(token.text)) return "";
  if (const auto dtype = meant_dtype(token.text)) return did_you_mean(name(*dtype));
  if (const size_t point = token.text.rfind('.'); point != std::string_view::npos) {
    return did_you_mean(
        fmt::format("{}(%{})", token.text.substr(point + 1), token.text.substr(0, point)));
  }
  return fmt::format("; a string has quotes, \"{0}\", and a value a percent sign, %{0}",
                     token.text);
}

}  // namespace passnet
