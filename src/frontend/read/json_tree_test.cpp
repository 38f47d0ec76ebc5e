#include "frontend/read/json_tree.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <random>

namespace passnet {
namespace {

using Index = JsonTree::Index;

// The tree as a value of the library.
nlohmann::json to_json(const JsonTree& tree, Index value) {
  switch (tree.kind(value)) {
    case JsonKind::kNull:
      return nullptr;
    case JsonKind::kBoolean:
      return tree.boolean(value);
    case JsonKind::kInteger:
      if (const auto number = tree.integer(value)) return *number;
      return nlohmann::json::parse(tree.text(value));
    case JsonKind::kFloat:
      return tree.number(value);
    case JsonKind::kString:
      return tree.string(value);
    case JsonKind::kArray: {
      nlohmann::json array = nlohmann::json::array();
      for (const Index entry : tree.entries(value)) array.push_back(to_json(tree, entry));
      EXPECT_EQ(array.size(), tree.size(value));
      return array;
    }
    case JsonKind::kObject: {
      nlohmann::json object = nlohmann::json::object();
      for (const Index entry : tree.entries(value)) object[tree.key(entry)] = to_json(tree, entry);
      for (const auto& [key, inner] : object.items()) {
        EXPECT_EQ(to_json(tree, tree.find(value, key).value()), inner);
      }
      return object;
    }
  }
  return {};
}

void expect_equal(const std::string& text) {
  const nlohmann::json expected = nlohmann::json::parse(text, nullptr, false);
  const auto tree = JsonTree::parse(text);
  ASSERT_EQ(tree.has_value(), !expected.is_discarded()) << text;
  if (tree) {
    EXPECT_EQ(to_json(*tree, 0), expected) << text;
  }
}

TEST(JsonTree, ReadsWhatTheLibraryReads) {
  for (const char* text :
       {"{}", "[]", " [ 1 , -2.5,3e2, 0, -0, 0.0 ] ", "null", "true", "\"a\"", "12",
        "{\"a\":{\"b\":[[],{}]},\"c\":\"\\u00e9\\n\"}", "{\"a\":1,\"a\":2}", "\"h\u00e9\"",
        "18446744073709551615", "-9223372036854775809", "123456789012345678901234567890", "1e308",
        "1e999", "0.1234567890123456789", "\xEF\xBB\xBF[1]", "{\"k\\u0041\":1}"}) {
    expect_equal(text);
  }
}

TEST(JsonTree, RefusesWhatTheLibraryRefuses) {
  for (const char* text : {"",
                           " ",
                           "{",
                           "}",
                           "[1,]",
                           "[,1]",
                           "{\"a\"}",
                           "{\"a\":}",
                           "{,}",
                           "{\"a\":1,}",
                           "{a:1}",
                           "[1 2]",
                           "[1]]",
                           "[}",
                           "{]",
                           "01",
                           "1.",
                           ".5",
                           "-",
                           "+1",
                           "1e",
                           "nul",
                           "truee",
                           "\"",
                           "\"\\\"",
                           "\"\\x\"",
                           "\"\n\"",
                           "\"\xff\"",
                           "\"\\ud800\"",
                           "[1],",
                           "{\"a\":1 \"b\":2}"}) {
    expect_equal(text);
  }
}

TEST(JsonTree, AgreesWithTheLibraryOnDamagedText) {
  const std::string whole =
      R"({"in": [1, -2.5, 3e2, {"v": "x\n"}], "o": {"a": null, "b": [true, false, []]}, "n": "é"})";
  expect_equal(whole);
  std::mt19937 random(5);
  constexpr std::string_view kBytes = "{}[]\",:\\ 0-.e1tn\xc3";
  for (int i = 0; i < 20000; ++i) {
    std::string text = whole;
    for (size_t edits = 1 + random() % 3; edits > 0; --edits) {
      const size_t at = random() % text.size();
      if (random() % 2 == 0) {
        text[at] = kBytes[random() % kBytes.size()];
      } else {
        text.erase(at, 1 + random() % 4);
      }
      if (text.empty()) break;
    }
    expect_equal(text);
  }
}

TEST(JsonTree, KnowsPlaces) {
  const auto tree = JsonTree::parse(R"( {"a": [10, "b"] } )");
  ASSERT_TRUE(tree);
  EXPECT_EQ(tree->text(0), R"({"a": [10, "b"] })");
  const Index list = tree->find(0, "a").value();
  EXPECT_EQ(tree->text(list), R"([10, "b"])");
  EXPECT_EQ(tree->text(tree->entries(list)[1]), "\"b\"");
  EXPECT_EQ(tree->begin(tree->entries(list)[0]), 8U);
  EXPECT_EQ(tree->type_name(list), "array");
  EXPECT_FALSE(tree->find(list, "a"));
  EXPECT_FALSE(tree->find(0, "b"));
}

TEST(JsonTree, IsNotRecursive) {
  const std::string deep = std::string(1'000'000, '[') + std::string(1'000'000, ']');
  EXPECT_TRUE(JsonTree::parse(deep));
  EXPECT_FALSE(JsonTree::parse(deep + "]"));
}

}  // namespace
}  // namespace passnet
