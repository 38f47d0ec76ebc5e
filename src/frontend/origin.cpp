#include "frontend/origin.hpp"

#include "base/did_you_mean.hpp"
#include "diag/json.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>

namespace passnet {
namespace {

std::optional<Category> find_category(std::string_view text) {
  for (const CategoryInfo& info : kCategories) {
    if (info.name == text) return info.category;
  }
  return std::nullopt;
}

// The names of categories in GraphNet samples.
Category category_of_tag(std::string_view tag) {
  if (tag == "computer_vision") return Category::kVision;
  if (tag == "nlp") return Category::kLanguage;
  return find_category(tag).value_or(Category::kOther);
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
bool is_letter(char c) { return lower(c) >= 'a' && lower(c) <= 'z'; }

Result<void> read_text(const nlohmann::json& json, const char* key, std::string& text, Span span) {
  const auto found = json.find(key);
  if (found == json.end() || found->is_null()) return {};
  if (!found->is_string()) {
    return fail(span, "bad-origin", "expected a string in '{}' of the origin, found {}", key,
                found->type_name());
  }
  text = found->get<std::string>();
  return {};
}

Result<void> read_count(const nlohmann::json& json, const char* key, int64_t& count, Span span) {
  const auto found = json.find(key);
  if (found == json.end()) return {};
  const bool is_count = found->is_number_unsigned() && found->get<uint64_t>() <= UINT32_MAX;
  if (!is_count) return fail(span, "bad-origin", "expected a count in '{}' of the origin", key);
  count = found->get<int64_t>();
  return {};
}

}  // namespace

std::string family_of(std::string_view model) {
  if (const size_t colon = model.rfind(':'); colon != std::string_view::npos) {
    model.remove_prefix(colon + 1);
  }
  if (const size_t slash = model.rfind('/'); slash != std::string_view::npos) {
    model.remove_prefix(slash + 1);
  }
  std::string family;
  for (const char c : model) {
    if (!is_letter(c) && family.size() > 1) break;
    family += lower(c);
  }
  return family;
}

Result<ModelOrigin> read_origin(const nlohmann::json& json, Span span) {
  if (!json.is_object()) {
    return fail(span, "bad-origin", "expected an object in 'origin', found {}", json.type_name());
  }
  ModelOrigin origin;
  std::string category;
  const std::pair<const char*, std::string*> texts[] = {
      {"package", &origin.package},         {"version", &origin.version},
      {"license", &origin.license},         {"name", &origin.name},
      {"family", &origin.family},           {"category", &category},
      {"config_hash", &origin.config_hash}, {"torch", &origin.torch},
  };
  for (const auto& [key, text] : texts) TRY(read_text(json, key, *text, span));
  if (!category.empty()) {
    const auto found = find_category(category);
    if (!found) {
      return fail(span, "bad-origin", "expected a category in the origin, found '{}'{}", category,
                  did_you_mean(nearest_name(category, kCategories, &CategoryInfo::name)));
    }
    origin.category = *found;
  }
  TRY(read_count(json, "part", origin.part, span));
  TRY(read_count(json, "parts", origin.parts, span));
  if (const auto settings = json.find("settings"); settings != json.end()) {
    origin.settings = json_line(*settings);
  }
  if (origin.family.empty()) origin.family = family_of(origin.name);
  return origin;
}

ModelOrigin graphnet_origin(std::string_view facts, std::string_view name) {
  const nlohmann::json json =
      nlohmann::json::parse(facts.begin(), facts.end(), nullptr, /*allow_exceptions=*/false);
  const auto text = [&](const char* key) {
    if (!json.is_object()) return std::string();
    const auto found = json.find(key);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
  };
  ModelOrigin origin{.package = text("source"), .name = std::string(name)};
  if (const std::string model = text("model_name"); !model.empty())
    origin.family = family_of(model);
  if (origin.family.empty()) origin.family = family_of(name);
  origin.category = category_of_tag(text("heuristic_tag"));
  return origin;
}

}  // namespace passnet
