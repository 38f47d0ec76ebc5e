// Finds the parts of a JSON text, for diagnostics.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace passnet {

struct JsonRange {
  size_t begin = 0;
  size_t end = 0;
};

// Ranges of values in a JSON text, found by scanning; linear in the range asked about. Invalid JSON
// gives nothing, or ranges within the text.
class JsonPlaces {
 public:
  explicit JsonPlaces(std::string_view text) : text_(text) {}

  JsonRange whole() const;
  // The value of a key of the object at `object`; nullopt if there is none.
  std::optional<JsonRange> member(JsonRange object, std::string_view key) const;
  // The entries of the array at `array`; none if it is no array.
  std::vector<JsonRange> entries(JsonRange array) const;
  // The offset at which the text stops being JSON; nullopt for valid JSON.
  std::optional<size_t> flaw() const;

 private:
  size_t skip_space(size_t at, size_t end) const;
  size_t skip_string(size_t at, size_t end) const;
  size_t skip_value(size_t at, size_t end) const;

  std::string_view text_;
};

}  // namespace passnet
