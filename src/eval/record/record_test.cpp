#include "eval/record/record.hpp"

#include "diag/render.hpp"
#include "eval/record/parse_record.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace passnet {
namespace {

Record parse(std::string_view text) {
  const Result<Record> record = parse_record(text, {});
  EXPECT_TRUE(record) << text << ": " << (record ? "" : record.error().message);
  return record ? *record : Record{};
}

TEST(Verdict, NamesAreUniqueAndRead) {
  std::set<std::string_view> names;
  for (const VerdictInfo& entry : kVerdicts) {
    EXPECT_TRUE(names.insert(entry.name).second);
    EXPECT_EQ(verdict_from_name(entry.name), entry.verdict);
  }
  for (const ErrorKindInfo& entry : kErrorKinds) {
    EXPECT_EQ(error_kind_from_name(entry.name), entry.kind);
  }
  EXPECT_EQ(verdict_from_name("pass"), std::nullopt);
  EXPECT_EQ(error_kind_from_name(""), std::nullopt);
  EXPECT_EQ(reading_from_name("default"), Reading::kDefault);
  EXPECT_EQ(reading_from_name("mismatch_extended"), Reading::kMismatchExtended);
  EXPECT_EQ(reading_from_name("extended"), std::nullopt);
}

TEST(Verdict, DocumentedTableIsThisOne) {
  std::ifstream file(std::string(PASSNET_SOURCE_DIR) + "/docs/metrics.md");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  size_t at = 0;
  for (const VerdictInfo& entry : kVerdicts) {
    const std::string kind = entry.kind ? fmt::format("`{}`", name(*entry.kind)) : "–";
    const std::string row = fmt::format("| `{}` | {} | {} |\n", entry.name, kind, entry.meaning);
    at = text.find(row, at);
    ASSERT_NE(at, std::string::npos) << "docs/metrics.md lacks, in this place: " << row;
  }
  for (const ErrorKindInfo& entry : kErrorKinds) {
    const auto from = [](int t) { return t == kNeverTolerated ? "never" : std::to_string(t); };
    const std::string row =
        fmt::format("| `{}` | {} | {} |\n", entry.name, from(entry.tolerated_default),
                    from(entry.tolerated_extended));
    EXPECT_NE(text.find(row), std::string::npos) << "docs/metrics.md lacks: " << row;
  }
}

TEST(Record, RoundTrips) {
  Record record{.task = "attention",
                .graph = "g\"1\" é",
                .candidate = "default",
                .device = "cuda",
                .pipeline = "full",
                .baseline = "eager",
                .seed = -7,
                .verdict = Verdict::kWrongValue,
                .error = ErrorKind::kAccuracy,
                .matched = {{"fold", 3}, {"scale", 0}},
                .passes = {{.pass = "fold", .place = 2, .matches = 3, .compile_ms = 12.5},
                           {.pass = "scale", .place = 4, .lost = {{"fold", 2}}}},
                .tuned = {{.label = "relu", .schedules = {{"vector=4", 1.5}, {"vector=8", {}}}}},
                .equality = Equality{.is_equal = true,
                                     .is_robust = false,
                                     .reason = "equal by log_of_softmax",
                                     .admitted = {"log_of_softmax"}},
                .reference_us = 12.5,
                .candidate_us = 4.25,
                .reference_device_us = 11.0,
                .candidate_device_us = 3.0,
                .reference_cold_us = 14.0,
                .candidate_cold_us = 6.0,
                .empty_call_us = 0.5,
                .speedup = 2.9411764705882355,
                .speedup_low = 2.5,
                .speedup_high = 3.5,
                .unstable = true,
                .compile_ms = 52.0,
                .launches = 2,
                .left_out = {"calls", "adversarial-inputs: nan"},
                .rounds = {{.reference = {12.5, 11990}, .candidate = {4.25}}},
                .detail = "output 0 differs",
                .versions = {{"passnet", "0.1.0"}}};
  for (size_t i = 7; i < kToleranceCount; ++i) record.correct[i] = true;
  const nlohmann::ordered_json json = to_json(record);
  const Record back = parse(json.dump());
  EXPECT_EQ(to_json(back), json);
  EXPECT_EQ(back.verdict, Verdict::kWrongValue);
  EXPECT_EQ(back.correct, record.correct);
  EXPECT_EQ(back.speedup, record.speedup);
  EXPECT_EQ(back.launches, 2);
  EXPECT_EQ(back.candidate_cold_us, 6.0);
  ASSERT_EQ(back.passes.size(), 2u);
  EXPECT_EQ(back.passes[0].compile_ms, 12.5);
  EXPECT_EQ(back.passes[1].place, 4);
  EXPECT_EQ(back.passes[1].lost.at("fold"), 2);
  ASSERT_TRUE(back.equality);
  EXPECT_EQ(back.equality->level(), Level::kAdmitted);
  EXPECT_EQ(back.equality->admitted, record.equality->admitted);
  ASSERT_EQ(back.tuned.size(), 1u);
  EXPECT_EQ(back.tuned[0].schedules[back.tuned[0].chosen].schedule, "vector=4");
  EXPECT_EQ(back.tuned[0].schedules[1].us, std::nullopt);
  EXPECT_EQ(back.left_out, record.left_out);
  ASSERT_EQ(back.rounds.size(), 1u);
  EXPECT_EQ(back.rounds[0].reference, record.rounds[0].reference);
  EXPECT_NE(json.dump().find(R"({"reference_us":[12.5,11990],"candidate_us":[4.25]})"),
            std::string::npos);
  const nlohmann::ordered_json plain = to_json(Record{.graph = "g"});
  EXPECT_EQ(to_json(parse(plain.dump())), plain);
  for (const char* key : {"task",
                          "graph",
                          "candidate",
                          "device",
                          "pipeline",
                          "baseline",
                          "seed",
                          "verdict",
                          "error",
                          "matched",
                          "correct",
                          "reference_us",
                          "candidate_us",
                          "reference_device_us",
                          "candidate_device_us",
                          "speedup",
                          "speedup_low",
                          "speedup_high",
                          "unstable",
                          "compile_ms",
                          "versions",
                          "empty_call_us"}) {
    EXPECT_TRUE(plain.contains(key)) << key;
  }
}

TEST(Record, KeepsTheOutcomeOfThePublicRules) {
  Record record{.graph = "g", .verdict = Verdict::kState, .error = ErrorKind::kIntegrity};
  EXPECT_FALSE(to_json(record).contains("public_rules"));
  record.public_rules = PublicRules{};
  record.public_rules->correct.fill(true);
  auto read = parse_record(to_json(record).dump(), {});
  ASSERT_TRUE(read.has_value());
  ASSERT_TRUE(read->public_rules.has_value());
  EXPECT_FALSE(read->public_rules->error.has_value());
  EXPECT_EQ(read->public_rules->correct, record.public_rules->correct);
  record.public_rules = PublicRules{.error = ErrorKind::kRuntime};
  read = parse_record(to_json(record).dump(), {});
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(read->public_rules->error, ErrorKind::kRuntime);
  EXPECT_FALSE(read->public_rules->correct.back());
}

TEST(Record, UnknownKeysAndVerdictsAreNoErrors) {
  const Record record = parse(R"({"graph":"g","color":[1],"verdict":"NEW","error":"runtime"})");
  EXPECT_EQ(record.verdict, std::nullopt);
  EXPECT_EQ(error_kind(record), ErrorKind::kRuntime);
  EXPECT_EQ(record.candidate, "passes");
  EXPECT_EQ(record.task, std::nullopt);
}

TEST(Record, MissingTolerancesFollowTheLowerOne) {
  const Record record = parse(R"({"graph":"g","correct":{"-8":false,"-5":true,"2":true}})");
  for (int t = kMinTolerance; t <= kMaxTolerance; ++t) EXPECT_EQ(is_correct(record, t), t >= -5);
  const Record pass = parse(R"({"graph":"g","verdict":"PASS"})");
  for (int t = kMinTolerance; t <= kMaxTolerance; ++t) EXPECT_EQ(is_correct(pass, t), t >= -5);
  const Record crash = parse(R"({"graph":"g","verdict":"CRASH","correct":{}})");
  for (int t = kMinTolerance; t <= kMaxTolerance; ++t) EXPECT_FALSE(is_correct(crash, t));
}

TEST(Record, KindIsNamedOrFollows) {
  EXPECT_EQ(error_kind(parse(R"({"graph":"g"})")), ErrorKind::kAccuracy);
  EXPECT_EQ(error_kind(parse(R"({"graph":"g","verdict":"PASS","error":null})")),
            ErrorKind::kAccuracy);
  EXPECT_EQ(error_kind(parse(R"({"graph":"g","verdict":"REDZONE"})")), ErrorKind::kIntegrity);
  EXPECT_EQ(error_kind(parse(R"({"graph":"g","verdict":"NEW","error":"runtime"})")),
            ErrorKind::kRuntime);
  EXPECT_EQ(error_kind(parse(R"({"graph":"g","matched":{"a":0,"b":0}})")), ErrorKind::kNoMatch);
  EXPECT_EQ(error_kind(parse(R"({"graph":"g","matched":{"a":0,"b":1}})")), ErrorKind::kAccuracy);
  EXPECT_EQ(error_kind(parse(R"({"graph":"g","matched":{}})")), ErrorKind::kAccuracy);
}

TEST(Record, HopelessKindsAreWrongWhateverTheMapSays) {
  for (const char* kind : {"no_match", "integrity", "reference"}) {
    const Record record =
        parse(fmt::format(R"({{"graph":"g","error":"{}","correct":{{"-10":true}}}})", kind));
    EXPECT_FALSE(is_correct(record, 4)) << kind;
  }
  EXPECT_TRUE(is_correct(parse(R"({"graph":"g","error":"accuracy","correct":{"-3":true}})"), -3));
}

TEST(Record, SpeedupComesFromTheTimesWhereItIsMissing) {
  EXPECT_EQ(parse(R"({"graph":"g","reference_us":6,"candidate_us":4})").speedup, 1.5);
  EXPECT_EQ(parse(R"({"graph":"g","speedup":2,"reference_us":6})").speedup, 2.0);
  EXPECT_EQ(parse(R"({"graph":"g","reference_us":6,"candidate_us":0})").speedup, std::nullopt);
  EXPECT_EQ(parse(R"({"graph":"g","speedup":null})").speedup, std::nullopt);
}

TEST(Record, TimesAreKeptToFourDigits) {
  const std::vector<Round> rounds = {
      {.reference = {11989.112, 0, 0.123456}, .candidate = {1e300, 1.0 / 0.0}}};
  const std::vector<Round> kept = rounded(rounds);
  EXPECT_EQ(kept[0].reference, (std::vector<double>{11990, 0, 0.1235}));
  EXPECT_EQ(kept[0].candidate, (std::vector<double>{1e300, 0}));
}

TEST(Record, RefusesMalformedOnes) {
  const std::string deep = std::string(100'000, '[');
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"{", "record-not-json"},
      {"[]", "record-not-json"},
      {"7", "record-not-json"},
      {"{\"graph\":\"\xff\"}", "record-not-json"},
      {R"({"graph":"g","speedup":1e999})", "record-not-json"},
      {R"({"graph":"g","x":)" + deep, "record-not-json"},
      {R"({"graph":"g","x":)" + deep + std::string(100'000, ']') + "}", "record-not-json"},
      {"{}", "record-field"},
      {R"({"graph":1})", "record-field"},
      {R"({"graph":"g","task":1})", "record-field"},
      {R"({"graph":"g","error":"typo"})", "record-field"},
      {R"({"graph":"g","error":1})", "record-field"},
      {R"({"graph":"g","speedup":0})", "record-field"},
      {R"({"graph":"g","speedup":-1})", "record-field"},
      {R"({"graph":"g","speedup":"2"})", "record-field"},
      {R"({"graph":"g","reference_us":-1})", "record-field"},
      {R"({"graph":"g","seed":1.5})", "record-field"},
      {R"({"graph":"g","seed":18446744073709551615})", "record-field"},
      {R"({"graph":"g","correct":[]})", "record-field"},
      {R"({"graph":"g","correct":{"-5":1}})", "record-field"},
      {R"({"graph":"g","matched":{"a":-1}})", "record-field"},
      {R"({"graph":"g","unstable":0})", "record-field"},
      {R"({"graph":"g","rounds":{}})", "record-field"},
      {R"({"graph":"g","rounds":[1]})", "record-field"},
      {R"({"graph":"g","rounds":[{"reference_us":1}]})", "record-field"},
      {R"({"graph":"g","rounds":[{"reference_us":[1,-1]}]})", "record-field"},
      {R"({"graph":"g","rounds":[{"candidate_us":["1"]}]})", "record-field"},
  };
  for (const auto& [text, id] : cases) {
    const Result<Record> record = parse_record(text, {});
    ASSERT_FALSE(record) << text.substr(0, 80);
    EXPECT_EQ(record.error().id, id) << text.substr(0, 80);
    EXPECT_LT(record.error().message.size(), 200u);
  }
}

TEST(Records, BadLinesAreLocated) {
  Sources sources;
  Diagnostics diagnostics;
  const SourceId source = sources.add(
      "runs.jsonl", "{\"graph\":\"a\"}\r\n\n  \nnot json\n{\"graph\":\"b\"}\n{\"graph\":null}");
  const std::vector<Record> records = parse_records(sources, source, diagnostics);
  ASSERT_EQ(records.size(), 2u);
  EXPECT_EQ(records[1].graph, "b");
  ASSERT_EQ(diagnostics.list().size(), 2u);
  EXPECT_EQ(render(diagnostics.list()[0], sources),
            "runs.jsonl:4:1: error: expected a record, one JSON object a line, found a line that "
            "is not JSON [record-not-json]\n  not json\n  ^^^^^^^^\n");
  EXPECT_EQ(sources.location(diagnostics.list()[1].span).line, 6u);
}

TEST(Record, DetailsOfAnyBytesCanBeWritten) {
  Record record{.graph = "g"};
  record.detail = "expected \xff here";
  EXPECT_EQ(to_json(record)["detail"], "expected \xef\xbf\xbd here");
  EXPECT_NO_THROW(static_cast<void>(to_json(record).dump()));
}

TEST(Records, OfAnotherKindOfFileHaveOneError) {
  Sources sources;
  Diagnostics diagnostics;
  const SourceId source = sources.add("README.md", "# PassNet\n\nmore\ntext\n");
  EXPECT_TRUE(parse_records(sources, source, diagnostics).empty());
  ASSERT_EQ(diagnostics.list().size(), 1u);
  EXPECT_EQ(diagnostics.list()[0].id, "record-not-json");
}

TEST(Records, ManyRoundsTakeLinearTime) {
  std::string text = R"({"graph":"g","rounds":[)";
  for (int i = 0; i < 200'000; ++i) {
    text += std::string(i == 0 ? "" : ",") + R"({"reference_us":[2],"candidate_us":[1]})";
  }
  EXPECT_EQ(parse(text + "]}").rounds.size(), 200'000u);
}

}  // namespace
}  // namespace passnet
