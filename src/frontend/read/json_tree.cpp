#include "frontend/read/json_tree.hpp"

#include "base/ascii.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <tuple>
#include <utility>

namespace passnet {
namespace {

constexpr size_t kSafeDigits = 18;  // of a number that needs no check of its size
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

constexpr bool is_space(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

}  // namespace

class JsonTreeParser {
 public:
  explicit JsonTreeParser(std::string_view text) : text_(text), tree_(text) {}

  std::optional<JsonTree> parse() {
    if (text_.starts_with(kByteOrderMark)) at_ = kByteOrderMark.size();
    bool expects_value = true;
    skip_space();
    while (expects_value || !open_.empty()) {
      if (expects_value) {
        if (!begin_value(expects_value)) return std::nullopt;
      } else if (!after_value(expects_value)) {
        return std::nullopt;
      }
    }
    if (at_ != text_.size()) return std::nullopt;
    return std::move(tree_);
  }

 private:
  char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  void skip_space() {
    while (at_ < text_.size() && is_space(text_[at_])) ++at_;
  }

  // Reads a value, or the start of one with entries. `expects_value`: a value follows.
  bool begin_value(bool& expects_value) {
    JsonTree::Value value{.begin = static_cast<uint32_t>(at_)};
    if (key_) std::tie(value.key, value.key_end) = *std::exchange(key_, std::nullopt);
    const char c = peek();
    if (c == '{' || c == '[') {
      value.kind = c == '{' ? JsonKind::kObject : JsonKind::kArray;
      open_.push_back(static_cast<uint32_t>(tree_.values_.size()));
      tree_.values_.push_back(value);
      ++at_;
      skip_space();
      expects_value = peek() != (c == '{' ? '}' : ']');
      return !expects_value || c == '[' || take_key();
    }
    expects_value = false;
    if (!take_scalar(c, value.kind)) return false;
    value.end = static_cast<uint32_t>(at_);
    value.next = static_cast<uint32_t>(tree_.values_.size() + 1);
    tree_.values_.push_back(value);
    count_entry();
    skip_space();
    return true;
  }

  // Reads a comma, or the end of what is open.
  bool after_value(bool& expects_value) {
    JsonTree::Value& outer = tree_.values_[open_.back()];
    const bool is_object = outer.kind == JsonKind::kObject;
    const char c = peek();
    const auto end = static_cast<uint32_t>(++at_);
    skip_space();
    if (c == ',' && outer.entries > 0) {
      expects_value = true;
      return !is_object || take_key();
    }
    if (c != (is_object ? '}' : ']')) return false;
    outer.end = end;
    outer.next = static_cast<uint32_t>(tree_.values_.size());
    open_.pop_back();
    count_entry();
    return true;
  }

  void count_entry() {
    if (!open_.empty()) ++tree_.values_[open_.back()].entries;
  }

  bool take_key() {
    const size_t begin = at_;
    if (peek() != '"' || !take_string()) return false;
    key_ = std::pair(static_cast<uint32_t>(begin), static_cast<uint32_t>(at_));
    skip_space();
    if (peek() != ':') return false;
    ++at_;
    skip_space();
    return true;
  }

  bool take_scalar(char c, JsonKind& kind) {
    if (c == '"') {
      kind = JsonKind::kString;
      return take_string();
    }
    if (c == '-' || is_digit(c)) return take_number(kind);
    kind = c == 'n' ? JsonKind::kNull : JsonKind::kBoolean;
    return take_word("null") || take_word("true") || take_word("false");
  }

  bool take_word(std::string_view word) {
    if (!text_.substr(at_).starts_with(word)) return false;
    at_ += word.size();
    return true;
  }

  // Escapes and characters beyond ASCII are left to the library.
  bool take_string() {
    const size_t begin = at_++;
    bool is_plain = true;
    for (; at_ < text_.size(); ++at_) {
      const auto c = static_cast<unsigned char>(text_[at_]);
      if (c == '"') {
        ++at_;
        return is_plain || nlohmann::json::accept(text_.substr(begin, at_ - begin));
      }
      if (c < ' ') return false;
      is_plain &= c != '\\' && c < 0x80;
      if (c == '\\') ++at_;
    }
    return false;
  }

  bool take_digits() {
    const size_t begin = at_;
    while (is_digit(peek())) ++at_;
    return at_ > begin;
  }

  // Exponents and many digits are left to the library, which refuses what no double holds.
  bool take_number(JsonKind& kind) {
    const size_t begin = at_;
    if (peek() == '-') ++at_;
    if (peek() == '0') {
      ++at_;
    } else if (!take_digits()) {
      return false;
    }
    kind = JsonKind::kInteger;
    if (peek() == '.') {
      kind = JsonKind::kFloat;
      ++at_;
      if (!take_digits()) return false;
    }
    const bool has_exponent = peek() == 'e' || peek() == 'E';
    if (has_exponent) {
      kind = JsonKind::kFloat;
      ++at_;
      if (peek() == '+' || peek() == '-') ++at_;
      if (!take_digits()) return false;
    }
    if (!has_exponent && at_ - begin <= kSafeDigits) return true;
    const auto number = nlohmann::json::parse(text_.substr(begin, at_ - begin), nullptr, false);
    if (number.is_number_float()) kind = JsonKind::kFloat;
    return !number.is_discarded();
  }

  std::string_view text_;
  size_t at_ = 0;
  std::vector<uint32_t> open_;                        // arrays and objects around the place
  std::optional<std::pair<uint32_t, uint32_t>> key_;  // of the next value
  JsonTree tree_;
};

std::optional<JsonTree> JsonTree::parse(std::string_view text) {
  if (text.size() >= UINT32_MAX) return std::nullopt;
  return JsonTreeParser(text).parse();
}

std::string_view JsonTree::type_name(Index value) const {
  switch (kind(value)) {
    case JsonKind::kNull:
      return "null";
    case JsonKind::kBoolean:
      return "boolean";
    case JsonKind::kInteger:
    case JsonKind::kFloat:
      return "number";
    case JsonKind::kString:
      return "string";
    case JsonKind::kArray:
      return "array";
    case JsonKind::kObject:
      return "object";
  }
  return "";
}

std::string_view JsonTree::text(Index value) const {
  return text_.substr(begin(value), end(value) - begin(value));
}

std::optional<int64_t> JsonTree::integer(Index value) const {
  const std::string_view digits = text(value);
  int64_t number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return error == std::errc() ? std::optional(number) : std::nullopt;
}

double JsonTree::number(Index value) const {
  const std::string_view digits = text(value);
  double number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

std::string JsonTree::decode(size_t begin, size_t end) const {
  const std::string_view quoted = text_.substr(begin, end - begin);
  if (quoted.find('\\') == std::string_view::npos) {
    return std::string(quoted.substr(1, quoted.size() - 2));
  }
  return nlohmann::json::parse(quoted, nullptr, false).get<std::string>();
}

std::string JsonTree::string(Index value) const { return decode(begin(value), end(value)); }

std::string JsonTree::key(Index entry) const {
  return decode(values_[entry].key, values_[entry].key_end);
}

std::vector<JsonTree::Index> JsonTree::entries(Index value) const {
  std::vector<Index> found;
  found.reserve(size(value));
  for_each(value, [&](Index entry) { found.push_back(entry); });
  return found;
}

std::optional<JsonTree::Index> JsonTree::find(Index object, std::string_view name) const {
  std::optional<Index> found;
  if (!is(object, JsonKind::kObject)) return found;
  for_each(object, [&](Index entry) {
    const Value& value = values_[entry];
    const std::string_view quoted = text_.substr(value.key, value.key_end - value.key);
    const bool is_plain = quoted.find('\\') == std::string_view::npos;
    if (is_plain ? quoted.substr(1, quoted.size() - 2) == name : key(entry) == name) found = entry;
  });
  return found;
}

}  // namespace passnet
