// Parses JSON into one flat array whose entries know their places in the text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

enum class JsonKind : uint8_t { kNull, kBoolean, kInteger, kFloat, kString, kArray, kObject };

// Accepts what nlohmann::json accepts, without recursion. A value is named by its index; the whole
// text is value 0. The text outlives the tree.
class JsonTree {
 public:
  using Index = uint32_t;

  // Returns nullopt for text that is no JSON, or of 4 GiB and more.
  static std::optional<JsonTree> parse(std::string_view text);

  JsonKind kind(Index value) const { return values_[value].kind; }
  bool is(Index value, JsonKind kind) const { return values_[value].kind == kind; }
  // As nlohmann::json::type_name: `object`, `number`, …
  std::string_view type_name(Index value) const;
  // The text of the value.
  std::string_view text(Index value) const;
  size_t begin(Index value) const { return values_[value].begin; }
  size_t end(Index value) const { return values_[value].end; }

  bool boolean(Index value) const { return text_[values_[value].begin] == 't'; }
  // The value of an integer; nullopt beyond int64_t.
  std::optional<int64_t> integer(Index value) const;
  double number(Index value) const;
  std::string string(Index value) const;

  // The number of entries of an array or object.
  size_t size(Index value) const { return values_[value].entries; }
  // Calls visit(Index) for each entry of an array or object, in the order of the text.
  template <class Visit>
  void for_each(Index value, Visit visit) const {
    for (Index entry = value + 1; entry < values_[value].next; entry = values_[entry].next) {
      visit(entry);
    }
  }
  std::vector<Index> entries(Index value) const;
  // The key of an entry of an object.
  std::string key(Index entry) const;
  // The value of a key, of several equal ones the last; nullopt if the value is no such object.
  std::optional<Index> find(Index object, std::string_view key) const;

 private:
  friend class JsonTreeParser;
  struct Value {
    JsonKind kind = JsonKind::kNull;
    uint32_t begin = 0;  // in the text
    uint32_t end = 0;
    uint32_t next = 0;     // the index after the last value within it
    uint32_t entries = 0;  // directly within it
    uint32_t key = 0;      // where the key of an entry of an object begins
    uint32_t key_end = 0;
  };
  explicit JsonTree(std::string_view text) : text_(text) {}
  // The content of a string between the quotes at these places.
  std::string decode(size_t begin, size_t end) const;

  std::string_view text_;
  std::vector<Value> values_;
};

}  // namespace passnet
