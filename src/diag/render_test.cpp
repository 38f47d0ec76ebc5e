#include "diag/render.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>

namespace passnet {
namespace {

class Render : public ::testing::Test {
 protected:
  Sources sources_;
  SourceId source_ = sources_.add("a.pass", "pass p {\n  %0 = add(%x,\t%y)\n}");
};

TEST_F(Render, PointsWithCarets) {
  const Diagnostic diagnostic =
      make_error({source_, 16, 19}, "op-unknown", "expected an op, found '{}'", "add");
  EXPECT_EQ(render(diagnostic, sources_),
            "a.pass:2:8: error: expected an op, found 'add' [op-unknown]\n"
            "    %0 = add(%x, %y)\n"
            "         ^^^\n");
}

TEST_F(Render, NotesFollowInTheSameForm) {
  Diagnostic diagnostic = make_error({source_, 20, 22}, "some-id", "message");
  diagnostic.severity = Severity::kWarning;
  diagnostic.notes.push_back({.span = {source_, 5, 6}, .message = "the pass"});
  diagnostic.notes.push_back({.span = {}, .message = "no place"});
  EXPECT_EQ(render(diagnostic, sources_),
            "a.pass:2:12: warning: message [some-id]\n"
            "    %0 = add(%x, %y)\n"
            "             ^^\n"
            "a.pass:1:6: note: the pass\n"
            "  pass p {\n"
            "       ^\n"
            "note: no place\n");
}

TEST_F(Render, ColorOnlyWhenAsked) {
  const Diagnostic diagnostic = make_error({}, "some-id", "message");
  EXPECT_EQ(render(diagnostic, sources_), "error: message [some-id]\n");
  EXPECT_EQ(render(diagnostic, sources_, Color::kAlways),
            "\x1b[1;31merror:\x1b[0m message [some-id]\n");
}

TEST_F(Render, EndsOfTextsAndEmptySpansStillPoint) {
  const uint32_t end = static_cast<uint32_t>(sources_.text(source_).size());
  EXPECT_EQ(render(make_error({source_, end, end}, "some-id", "more expected"), sources_),
            "a.pass:3:2: error: more expected [some-id]\n  }\n   ^\n");
  // A span over several lines is marked on its first line.
  EXPECT_EQ(render(make_error({source_, 5, end}, "some-id", "bad"), sources_),
            "a.pass:1:6: error: bad [some-id]\n  pass p {\n       ^^^\n");
}

TEST_F(Render, LongLinesShowAWindow) {
  const SourceId wide = sources_.add("wide", std::string(5000, 'a') + "b" + std::string(5000, 'c'));
  const std::string text = render(make_error({wide, 5000, 5001}, "some-id", "bad"), sources_);
  EXPECT_LT(text.size(), 500u);
  EXPECT_NE(text.find("aabcc"), std::string::npos);
  const size_t excerpt = text.find('\n') + 1;
  const size_t carets = text.find('\n', excerpt) + 1;
  EXPECT_EQ(text.find('b', excerpt) - excerpt, text.find('^', carets) - carets);
}

TEST_F(Render, AlignsCaretsAndFiltersControlCharacters) {
  const SourceId other = sources_.add("other", "\u03b1\u03b2 = x\x1b[2J\xff;");
  EXPECT_EQ(render(make_error({other, 7, 8}, "some-id", "bad"), sources_),
            "other:1:8: error: bad [some-id]\n  \u03b1\u03b2 = x [2J?;\n       ^\n");
}

TEST_F(Render, Json) {
  Diagnostic diagnostic = make_error({source_, 16, 19}, "op-unknown", "message");
  diagnostic.notes.push_back({.span = {}, .message = "no place"});
  nlohmann::json expected = nlohmann::json::parse(R"({"id":"op-unknown","severity":"error",
      "message":"message","file":"a.pass","line":2,"column":8,"end_line":2,"end_column":11,
      "notes":[{"message":"no place"}]})");
  expected["text"] = sources_.text({source_, 16, 19});
  EXPECT_EQ(to_json(diagnostic, sources_), expected);
  EXPECT_EQ(to_json(make_error({}, "some-id", "m"), sources_),
            nlohmann::json::parse(R"({"id":"some-id","severity":"error","message":"m"})"));
}

TEST_F(Render, JsonHasDecidingValues) {
  Diagnostic diagnostic = make_error({}, "some-id", "m");
  diagnostic.expected = "dim(%x, 1) == 4";
  diagnostic.found = "dim(%x, 1) = 7";
  diagnostic.values = {{"dim(%x, 1)", "7"}};
  const nlohmann::json json = to_json(diagnostic, sources_);
  EXPECT_EQ(json["expected"], diagnostic.expected);
  EXPECT_EQ(json["found"], diagnostic.found);
  EXPECT_EQ(json["values"][0]["what"], "dim(%x, 1)");
  EXPECT_EQ(json["values"][0]["value"], "7");
}

TEST_F(Render, JsonSplitsMessagesOfTheUsualForm) {
  const auto json = to_json(make_error({}, "some-id", "expected a name, found '4'"), sources_);
  EXPECT_EQ(json["expected"], "a name");
  EXPECT_EQ(json["found"], "'4'");
  EXPECT_FALSE(to_json(make_error({}, "some-id", "no '=' here"), sources_).contains("expected"));
}

TEST_F(Render, HintsNameThemselves) {
  Diagnostic diagnostic = make_error({}, "some-id", "m");
  diagnostic.notes.push_back({{}, "hint: try this"});
  EXPECT_EQ(render(diagnostic, sources_), "error: m [some-id]\nhint: try this\n");
}

}  // namespace
}  // namespace passnet
