#include "agent/trajectory/keys.hpp"

#include "base/ascii.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

namespace passnet {
namespace {

bool is_key_character(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-' || c == '.';
}

std::string_view take_while(std::string_view text, bool (*belongs)(char)) {
  const auto end = std::ranges::find_if_not(text, belongs);
  return text.substr(0, static_cast<size_t>(end - text.begin()));
}

// Keys by the prefixes that services give them, and the min length of what follows.
struct KeyForm {
  std::string_view prefix;
  size_t least = 16;
};
constexpr std::array<KeyForm, 42> kKeys{{
    {"sk-", 16},      {"sk_", 16},        {"rk_live_", 16},
    {"ghp_", 16},     {"gho_", 16},       {"ghu_", 16},
    {"ghs_", 16},     {"ghr_", 16},       {"github_pat_", 16},
    {"glpat-", 16},   {"gldt-", 16},      {"glrt-", 16},
    {"hf_", 16},      {"npm_", 16},       {"pypi-", 16},
    {"gsk_", 16},     {"xai-", 16},       {"nvapi-", 16},
    {"pplx-", 16},    {"r8_", 16},        {"tvly-", 16},
    {"AKIA", 16},     {"ASIA", 16},       {"AIza", 30},
    {"ya29.", 16},    {"SG.", 16},        {"dop_v1_", 16},
    {"glsa_", 16},    {"dckr_pat_", 16},  {"shpat_", 16},
    {"lin_api_", 16}, {"PMAK-", 16},      {"sq0", 16},
    {"xoxb-", 10},    {"xoxp-", 10},      {"xoxa-", 10},
    {"xoxr-", 10},    {"xoxs-", 10},      {"xapp-", 10},
    {"Bearer ", 16},  {"-----BEGIN ", 0}, {"AGE-SECRET-KEY-", 16},
}};

bool has_service_key(std::string_view text) {
  return std::ranges::any_of(kKeys, [&](const KeyForm& form) {
    for (size_t at = text.find(form.prefix); at != std::string_view::npos;
         at = text.find(form.prefix, at + 1)) {
      if (at > 0 && is_key_character(text[at - 1])) continue;
      const std::string_view rest = text.substr(at + form.prefix.size());
      if (take_while(rest, is_key_character).size() >= form.least) return true;
    }
    return false;
  });
}

// A JSON Web Token: two objects in base64, and a signature.
bool has_signed_token(std::string_view text) {
  constexpr size_t kLeast = 30;
  for (size_t at = text.find("eyJ"); at != std::string_view::npos; at = text.find("eyJ", at + 1)) {
    const std::string_view token = take_while(text.substr(at), is_key_character);
    const size_t next = token.find(".eyJ");
    if (token.size() >= kLeast && next != std::string_view::npos) return true;
  }
  return false;
}

// `https://user:password@host`.
bool has_password_in_address(std::string_view text) {
  const auto belongs = [](char c) {
    return std::isgraph(static_cast<unsigned char>(c)) != 0 && c != '/' && c != '@' && c != '"' &&
           c != '\'' && c != '`' && c != '<' && c != '>';
  };
  for (size_t at = text.find("://"); at != std::string_view::npos; at = text.find("://", at + 1)) {
    const std::string_view rest = text.substr(at + 3);
    const std::string_view user = take_while(rest, belongs);
    const size_t colon = user.find(':');
    const bool goes_on = user.size() < rest.size() && rest[user.size()] == '@';
    if (goes_on && colon != std::string_view::npos && colon + 1 < user.size()) return true;
  }
  return false;
}

// Names after which a value is a key, written in lower case with `_`.
constexpr std::array<std::string_view, 15> kNames{
    "api_key",     "apikey",       "access_key", "secret_key",    "private_key",
    "auth_token",  "access_token", "api_token",  "refresh_token", "session_token",
    "credentials", "password",     "passwd",     "passphrase",    "client_secret"};

// `API_KEY="…"`, `password: …`: a value of at least 8 characters that is no word.
bool has_named_key(std::string_view text) {
  constexpr size_t kLeast = 8;
  std::string lower(text);
  for (char& c : lower) {
    c = c == '-' ? '_' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  const auto belongs = [](char c) {
    return std::isgraph(static_cast<unsigned char>(c)) != 0 && c != '"' && c != '\'' && c != '`' &&
           c != ',' && c != ';' && c != '(' && c != ')';
  };
  return std::ranges::any_of(kNames, [&](std::string_view name) {
    for (size_t at = lower.find(name); at != std::string::npos; at = lower.find(name, at + 1)) {
      const std::string_view rest = text.substr(at + name.size());
      const size_t start = rest.find_first_not_of("\"'` \t:=");
      if (start == 0 || start == std::string_view::npos || start > 6) continue;
      if (rest.substr(0, start).find_first_of(":=") == std::string_view::npos) continue;
      const std::string_view value = take_while(rest.substr(start), belongs);
      const bool has_digit = std::ranges::any_of(value, is_digit);
      const bool has_letter = std::ranges::any_of(
          value, [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; });
      if (value.size() >= kLeast && has_digit && has_letter) return true;
    }
    return false;
  });
}

// The class of a letter or digit; 0 for other characters.
int letter_class(char c) {
  if (is_digit(c)) return 1;
  if (c >= 'a' && c <= 'z') return 2;
  if (c >= 'A' && c <= 'Z') return 3;
  return 0;
}

// A word of base64 in which the class of a character is as good as independent of the one before:
// it changes in 58 % of random ones, and in a fifth of long names.
bool looks_random(std::string_view word) {
  constexpr size_t kLeast = 32;
  if (word.size() < kLeast) return false;
  std::array<size_t, 4> counts{};
  size_t changes = 0;
  for (size_t i = 0; i < word.size(); ++i) {
    ++counts[static_cast<size_t>(letter_class(word[i]))];
    const int before = i == 0 ? 0 : letter_class(word[i - 1]);
    changes += before != 0 && letter_class(word[i]) != 0 && before != letter_class(word[i]) ? 1 : 0;
  }
  const bool has_all = counts[1] > 0 && counts[2] > 0 && counts[3] > 0;
  return has_all && 8 * counts[0] < word.size() && 5 * changes >= 2 * word.size();
}

bool has_random_word(std::string_view text) {
  const auto belongs = [](char c) {
    return letter_class(c) != 0 || c == '+' || c == '/' || c == '_' || c == '-';
  };
  while (!text.empty()) {
    const std::string_view word = take_while(text, belongs);
    if (looks_random(word)) return true;
    text.remove_prefix(std::max<size_t>(word.size(), 1));
  }
  return false;
}

}  // namespace

bool holds_key(std::string_view text) {
  return has_service_key(text) || has_signed_token(text) || has_password_in_address(text) ||
         has_named_key(text) || has_random_word(text);
}

}  // namespace passnet
