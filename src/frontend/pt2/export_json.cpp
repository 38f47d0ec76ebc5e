#include "frontend/pt2/export_json.hpp"

#include <limits>

namespace passnet {

Span ExportJson::span(Index value) const {
  return {source_, static_cast<uint32_t>(tree_.begin(value)),
          static_cast<uint32_t>(tree_.end(value))};
}

std::optional<ExportJson::Index> ExportJson::find(Index object, std::string_view key) const {
  const auto found = tree_.find(object, key);
  return found && !tree_.is(*found, JsonKind::kNull) ? found : std::nullopt;
}

Result<ExportJson::Index> ExportJson::member(Index object, std::string_view key) const {
  if (const auto found = find(object, key)) return *found;
  return flaw(object, "expected an object with the key '{}', found {}", key,
              tree_.is(object, JsonKind::kObject) ? "none" : tree_.type_name(object));
}

Result<ExportJson::Index> ExportJson::demand(Index value, JsonKind kind,
                                             std::string_view what) const {
  if (tree_.is(value, kind)) return value;
  return flaw(value, "expected {}, found {}", what, tree_.type_name(value));
}

Result<std::string> ExportJson::string(Index value) const {
  TRY(demand(value, JsonKind::kString, "a string"));
  return tree_.string(value);
}

Result<int64_t> ExportJson::integer(Index value) const {
  TRY(demand(value, JsonKind::kInteger, "an integer"));
  if (const auto integer = tree_.integer(value)) return *integer;
  return flaw(value, "expected an integer of 64 bits, found a larger one");
}

// Numbers without digits are strings there.
Result<double> ExportJson::number(Index value) const {
  if (tree_.is(value, JsonKind::kString)) {
    const std::string text = tree_.string(value);
    if (text == "Infinity") return std::numeric_limits<double>::infinity();
    if (text == "-Infinity") return -std::numeric_limits<double>::infinity();
    if (text == "NaN") return std::numeric_limits<double>::quiet_NaN();
  }
  if (tree_.is(value, JsonKind::kInteger)) return tree_.number(value);
  return tree_.number(TRY(demand(value, JsonKind::kFloat, "a number")));
}

Result<bool> ExportJson::boolean(Index value) const {
  return tree_.boolean(TRY(demand(value, JsonKind::kBoolean, "a boolean")));
}

Result<std::vector<ExportJson::Index>> ExportJson::entries(Index array) const {
  return tree_.entries(TRY(demand(array, JsonKind::kArray, "a list")));
}

Result<std::string> ExportJson::name(Index object) const { return string(object, "name"); }

Result<std::string> ExportJson::string(Index object, std::string_view key) const {
  return string(TRY(member(object, key)));
}

Result<int64_t> ExportJson::integer(Index object, std::string_view key) const {
  return integer(TRY(member(object, key)));
}

Result<std::vector<ExportJson::Index>> ExportJson::entries(Index object,
                                                           std::string_view key) const {
  return entries(TRY(member(object, key)));
}

Result<ExportJson::Choice> ExportJson::choice(Index object, std::string_view key) const {
  return choice(TRY(member(object, key)));
}

Result<ExportJson::Choice> ExportJson::choice(Index value) const {
  std::optional<Index> only;
  size_t count = 0;
  if (tree_.is(value, JsonKind::kObject)) {
    tree_.for_each(value, [&](Index entry) {
      if (tree_.is(entry, JsonKind::kNull)) return;
      only = entry;
      ++count;
    });
  }
  if (count != 1) return flaw(value, "expected an object of one key");
  return Choice{.kind = tree_.key(*only), .value = *only};
}

}  // namespace passnet
