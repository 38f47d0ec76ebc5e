// The model that a graph was captured from: package, license, family, category.
#pragma once

#include "diag/diagnostic.hpp"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace passnet {

enum class Category : uint8_t { kVision, kLanguage, kAudio, kMultimodal, kGraph, kOther };

struct CategoryInfo {
  Category category;
  std::string_view name;
};

inline constexpr std::array<CategoryInfo, 6> kCategories{{
    {Category::kVision, "vision"},
    {Category::kLanguage, "language"},
    {Category::kAudio, "audio"},
    {Category::kMultimodal, "multimodal"},
    {Category::kGraph, "graph"},
    {Category::kOther, "other"},
}};

inline std::string_view name(Category category) {
  return kCategories[static_cast<size_t>(category)].name;
}

// A field that the source does not state is empty.
struct ModelOrigin {
  std::string package;
  std::string version;  // of the package
  std::string license;
  std::string name;  // of the model: `timm:resnet50`
  std::string family;
  Category category = Category::kOther;
  std::string config_hash;
  std::string settings;  // the request as a JSON object with sorted keys
  int64_t part = 0;      // of `parts` graphs of the model
  int64_t parts = 1;
  std::string torch;  // the version that captured it
  friend bool operator==(const ModelOrigin&, const ModelOrigin&) = default;
};

// Reads the `origin` of a typed line. Errors: "bad-origin", located at `span`.
Result<ModelOrigin> read_origin(const nlohmann::json& json, Span span);

// The origin that the facts of a GraphNet sample (graph_net.json, empty if unknown) and its name,
// the path of its folder, tell.
ModelOrigin graphnet_origin(std::string_view facts, std::string_view name);

// The part of a model's name that its sizes share: `resnet` of `timm:resnet50_v2`.
std::string family_of(std::string_view model);

}  // namespace passnet
