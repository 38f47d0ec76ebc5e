#include "frontend/read/json_places.hpp"

#include <nlohmann/json.hpp>

namespace passnet {
namespace {

// Accepts everything; records where the text stops being JSON.
struct FlawFinder : nlohmann::json::json_sax_t {
  size_t place = 0;
  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool start_object(size_t) override { return true; }
  bool key(string_t&) override { return true; }
  bool end_object() override { return true; }
  bool start_array(size_t) override { return true; }
  bool end_array() override { return true; }
  bool parse_error(size_t position, const std::string&, const nlohmann::json::exception&) override {
    place = position;
    return false;
  }
};

constexpr std::string_view kSpace = " \t\r\n";

}  // namespace

size_t JsonPlaces::skip_space(size_t at, size_t end) const {
  while (at < end && kSpace.find(text_[at]) != std::string_view::npos) ++at;
  return at;
}

// The offset after the string that begins at `at`.
size_t JsonPlaces::skip_string(size_t at, size_t end) const {
  for (++at; at < end; ++at) {
    if (text_[at] == '\\') {
      ++at;
    } else if (text_[at] == '"') {
      return at + 1;
    }
  }
  return end;
}

// The offset after the value that begins at `at`.
size_t JsonPlaces::skip_value(size_t at, size_t end) const {
  size_t depth = 0;
  while (at < end) {
    const char c = text_[at];
    if (c == '"') {
      at = skip_string(at, end);
      if (depth == 0) return at;
      continue;
    }
    if (c == '{' || c == '[') {
      ++depth;
    } else if (c == '}' || c == ']') {
      if (depth == 0) return at;
      if (--depth == 0) return at + 1;
    } else if (depth == 0 && (c == ',' || kSpace.find(c) != std::string_view::npos)) {
      return at;
    }
    ++at;
  }
  return end;
}

JsonRange JsonPlaces::whole() const {
  const size_t begin = skip_space(0, text_.size());
  return {begin, skip_value(begin, text_.size())};
}

std::optional<JsonRange> JsonPlaces::member(JsonRange object, std::string_view key) const {
  if (object.begin >= object.end || text_[object.begin] != '{') return std::nullopt;
  const size_t end = object.end;
  size_t at = skip_space(object.begin + 1, end);
  std::optional<JsonRange> found;  // the last of several counts, as in the parsed object
  while (at < end && text_[at] == '"') {
    const size_t name_end = skip_string(at, end);
    const bool is_key = name_end >= at + 2 && text_.substr(at + 1, name_end - at - 2) == key;
    at = skip_space(name_end, end);
    if (at < end && text_[at] == ':') ++at;
    at = skip_space(at, end);
    const size_t value_end = skip_value(at, end);
    if (is_key) found = JsonRange{at, value_end};
    at = skip_space(value_end, end);
    if (at >= end || text_[at] != ',') break;
    at = skip_space(at + 1, end);
  }
  return found;
}

std::vector<JsonRange> JsonPlaces::entries(JsonRange array) const {
  std::vector<JsonRange> result;
  if (array.begin >= array.end || text_[array.begin] != '[') return result;
  size_t at = skip_space(array.begin + 1, array.end);
  while (at < array.end && text_[at] != ']') {
    const size_t value_end = skip_value(at, array.end);
    result.push_back({at, value_end});
    at = skip_space(value_end, array.end);
    if (at >= array.end || text_[at] != ',') break;
    at = skip_space(at + 1, array.end);
  }
  return result;
}

std::optional<size_t> JsonPlaces::flaw() const {
  FlawFinder finder;
  if (nlohmann::json::sax_parse(text_.begin(), text_.end(), &finder)) return std::nullopt;
  return finder.place > 0 ? finder.place - 1 : 0;
}

}  // namespace passnet
