#include "eval/record/score.hpp"

#include "eval/record/parse_record.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <fstream>
#include <limits>
#include <random>
#include <string>
#include <vector>

namespace passnet {
namespace {

// Correct from `first` on (5: never).
Record make(int first, std::optional<double> speedup, std::optional<ErrorKind> error = {},
            std::string task = "t") {
  Record record{.task = std::move(task), .graph = "g", .error = error, .speedup = speedup};
  for (int t = first; t <= kMaxTolerance; ++t) {
    record.correct[static_cast<size_t>(t - kMinTolerance)] = true;
  }
  return record;
}

Score score_of(const std::vector<Record>& records, const ScoreOptions& options = {}) {
  return score("passes", records, options);
}

double at(const Curve& curve, int t) {
  return curve[static_cast<size_t>(t - kMinTolerance)].value();
}

const ScoreParameters& params(const Score& score, int t) {
  return score.params[static_cast<size_t>(t - kMinTolerance)];
}

// Expects the same keys, and numbers within 1e-9.
void expect_close(const nlohmann::ordered_json& found, const nlohmann::ordered_json& expected,
                  const std::string& where) {
  if (expected.is_object()) {
    ASSERT_TRUE(found.is_object()) << where;
    EXPECT_EQ(found.size(), expected.size()) << where;
    for (const auto& [key, value] : expected.items()) {
      ASSERT_TRUE(found.contains(key)) << where << "." << key;
      expect_close(found[key], value, where + "." + key);
    }
  } else if (expected.is_number()) {
    ASSERT_TRUE(found.is_number()) << where << " is " << found;
    const double value = expected.get<double>();
    EXPECT_NEAR(found.get<double>(), value, 1e-9 * std::max(1.0, std::abs(value))) << where;
  } else {
    EXPECT_EQ(found, expected) << where;
  }
}

TEST(Score, EqualsTheIndependentComputation) {
  const std::string folder = std::string(PASSNET_SOURCE_DIR) + "/tests/score/";
  std::ifstream file(folder + "records.jsonl");
  Sources sources;
  Diagnostics diagnostics;
  const SourceId source =
      sources.add("records.jsonl", std::string{std::istreambuf_iterator<char>(file), {}});
  const std::vector<Record> records = parse_records(sources, source, diagnostics);
  ASSERT_GT(records.size(), 200u);
  std::ifstream expected_file(folder + "expected.json");
  const auto expected = nlohmann::ordered_json::parse(expected_file);
  ASSERT_GT(expected.size(), 20u);
  for (size_t at = 0; at < expected.size();) {
    const ScoreOptions options{
        .reading = reading_from_name(expected[at]["reading"].get<std::string>()).value(),
        .p = expected[at]["p"],
        .b = expected[at]["b"]};
    for (const Score& score : score_candidates(records, options)) {
      expect_close(to_json(score), expected.at(at), fmt::format("[{}]", at));
      ++at;
    }
  }
}

TEST(Score, NoisyGraphsDoNotCount) {
  Record noisy = make(-10, std::nullopt);
  noisy.verdict = Verdict::kNoisy;
  const Score without = score_of({make(-10, 2), make(5, 3)});
  const Score with = score_of({make(-10, 2), noisy, make(5, 3)});
  EXPECT_EQ(with.noisy, 1);
  EXPECT_EQ(with.graphs, 2);
  EXPECT_EQ(at(with.es, -5), at(without.es, -5));
  EXPECT_EQ(with.correct, without.correct);
  EXPECT_EQ(score_of({noisy}).as, std::nullopt);
}

TEST(Score, ReadingsForgiveStepByStep) {
  struct Case {
    ErrorKind kind;
    Reading reading;
    int from;
  };
  const Reading plain = Reading::kDefault;
  const Reading extended = Reading::kMismatchExtended;
  const std::vector<Case> cases = {
      {ErrorKind::kAccuracy, plain, 1},   {ErrorKind::kAccuracy, extended, 1},
      {ErrorKind::kNanInf, plain, 1},     {ErrorKind::kNanInf, extended, 2},
      {ErrorKind::kDtypeShape, plain, 3}, {ErrorKind::kDtypeShape, extended, 2},
      {ErrorKind::kRuntime, plain, 3},    {ErrorKind::kRuntime, extended, 3},
      {ErrorKind::kCompile, plain, 3},    {ErrorKind::kCompile, extended, 4},
      {ErrorKind::kNoMatch, plain, 5},    {ErrorKind::kNoMatch, extended, 5},
      {ErrorKind::kIntegrity, plain, 5},  {ErrorKind::kIntegrity, extended, 5},
      {ErrorKind::kReference, plain, 5},  {ErrorKind::kReference, extended, 5},
  };
  for (const Case& c : cases) {
    const Score score = score_of({make(5, 3.0, c.kind)}, {.reading = c.reading});
    for (int t = kMinTolerance; t <= kMaxTolerance; ++t) {
      EXPECT_DOUBLE_EQ(at(score.es, t), t >= c.from ? 1.0 : 0.1) << name(c.kind) << " at " << t;
      EXPECT_DOUBLE_EQ(at(score.es_macro, t), at(score.es, t));
      EXPECT_DOUBLE_EQ(at(score.s, t), 0.1);
    }
  }
}

TEST(Score, HopelessGraphsStayAtBWhateverWasMeasured) {
  for (const ErrorKind kind : {ErrorKind::kNoMatch, ErrorKind::kIntegrity, ErrorKind::kReference}) {
    const Score score = score_of({make(-10, 50.0, kind)}, {.b = 0.2});
    for (int t = kMinTolerance; t <= kMaxTolerance; ++t) {
      EXPECT_DOUBLE_EQ(at(score.es, t), 0.2);
      EXPECT_DOUBLE_EQ(at(score.s, t), 0.2);
      EXPECT_EQ(at(score.correct_at, t), 0);
    }
    EXPECT_DOUBLE_EQ(score.as.value(), 0.2);
    EXPECT_EQ(score.gmean, std::nullopt);
    EXPECT_EQ(score.fast_1, 0);
  }
}

TEST(Score, CorrectnessIsFrozenAtOneForEsAndNotForS) {
  const Score score = score_of({make(2, 4.0)});
  EXPECT_DOUBLE_EQ(at(score.es, 0), 0.1);
  EXPECT_DOUBLE_EQ(at(score.es, 2), 1.0);  // still wrong, and forgiven
  EXPECT_DOUBLE_EQ(at(score.s, 1), 0.1);
  EXPECT_DOUBLE_EQ(at(score.s, 2), 4.0);
  const Score right = score_of({make(1, 4.0)});
  EXPECT_DOUBLE_EQ(at(right.es, 0), 0.1);
  EXPECT_DOUBLE_EQ(at(right.es, 1), 4.0);
  EXPECT_DOUBLE_EQ(at(right.es, 4), 4.0);
}

TEST(Score, SlowdownsArePunishedByP) {
  const Score plain = score_of({make(-10, 0.5)});
  EXPECT_DOUBLE_EQ(at(plain.es, -5), 0.5);
  const Score squared = score_of({make(-10, 0.5)}, {.p = 1});
  EXPECT_DOUBLE_EQ(at(squared.es, -5), 0.25);
  EXPECT_DOUBLE_EQ(at(squared.s, -5), 0.25);
  EXPECT_DOUBLE_EQ(at(squared.es_macro, -5), 0.25);
  EXPECT_DOUBLE_EQ(squared.gmean.value(), 0.5);
  EXPECT_EQ(squared.slower, 1);
  const Score even = score_of({make(-10, 1.0)}, {.p = 3});
  EXPECT_EQ(at(even.es, -5), 1);
  EXPECT_EQ(params(even, -5).eta, 0);
  EXPECT_EQ(params(even, -5).beta, std::nullopt);
  EXPECT_EQ(even.slower, 0);
  EXPECT_EQ(even.fast_1, 0);
}

TEST(Score, WithoutATimeAGraphIsNeitherFasterNorSlower) {
  const Score score = score_of({make(-10, std::nullopt), make(-10, 4.0)});
  EXPECT_DOUBLE_EQ(at(score.es, -5), 2.0);
  EXPECT_DOUBLE_EQ(score.gmean.value(), 4.0);
  EXPECT_EQ(score.correct, 1);
  EXPECT_EQ(score.fast_1, 0.5);
  EXPECT_EQ(score.slower, 0);
  EXPECT_EQ(score_of({make(-10, std::nullopt)}).slower, std::nullopt);
}

TEST(Score, ParametersSayWhereItHurts) {
  const Score score = score_of({make(-10, 4.0), make(-5, 0.25), make(5, 2.0, ErrorKind::kNanInf),
                                make(5, {}, ErrorKind::kCompile)});
  const ScoreParameters& strict = params(score, -5);
  EXPECT_DOUBLE_EQ(strict.lambda.value(), 0.5);
  EXPECT_DOUBLE_EQ(strict.alpha.value(), 1.0);
  EXPECT_DOUBLE_EQ(strict.beta.value(), 0.25);
  EXPECT_DOUBLE_EQ(strict.eta.value(), 0.5);
  EXPECT_DOUBLE_EQ(strict.gamma, 0.1);
  EXPECT_EQ(strict.pi[static_cast<size_t>(ErrorKind::kNanInf)], 0.5);
  EXPECT_EQ(strict.pi[static_cast<size_t>(ErrorKind::kRuntime)], 0.0);
  EXPECT_DOUBLE_EQ(params(score, 1).gamma, std::sqrt(0.1));
  EXPECT_DOUBLE_EQ(params(score, 3).gamma, 1.0);
  EXPECT_DOUBLE_EQ(score.slower.value(), 1.0 / 3);
  const ScoreParameters& perfect = params(score_of({make(-10, 4.0)}), 2);
  EXPECT_EQ(perfect.pi[0], std::nullopt);
  EXPECT_EQ(perfect.gamma, 1);
}

TEST(Score, NothingScoresNull) {
  const Score none = score_of({});
  EXPECT_EQ(none.graphs, 0u);
  for (const std::optional<double>& value :
       {none.as, none.gmean, none.correct, none.fast_1, none.slower, none.es[0], none.es_macro[14],
        none.s[3], none.correct_at[5], none.params[0].lambda, none.params[0].alpha}) {
    EXPECT_EQ(value, std::nullopt);
  }
  EXPECT_TRUE(to_json(none)["es"]["-5"].is_null());
  EXPECT_TRUE(score_candidates({}, {}).empty());
}

TEST(Score, SuiteIsTheMeanOfItsTasks) {
  // One task of three graphs and one of one weigh the same.
  const Score score =
      score_of({make(-10, 2.0), make(-10, 2.0), make(-10, 2.0), make(-10, 8.0, {}, "u")});
  EXPECT_EQ(score.tasks.at("t").graphs, 3u);
  EXPECT_DOUBLE_EQ(score.tasks.at("t").as.value(), 2.0);
  EXPECT_DOUBLE_EQ(score.tasks.at("u").as.value(), 8.0);
  EXPECT_DOUBLE_EQ(score.as.value(), 4.0);
  Record alone = make(-10, 3.0);
  alone.task.reset();
  EXPECT_TRUE(score_of({alone}).tasks.contains("g"));
}

TEST(Score, CandidatesAreApartInTheOrderOfTheRecords) {
  Record other = make(-10, 3.0);
  other.candidate = "default";
  const std::vector<Record> records = {make(-10, 2.0), other, make(-10, 8.0)};
  const std::vector<Score> scores = score_candidates(records, {});
  ASSERT_EQ(scores.size(), 2u);
  EXPECT_EQ(scores[0].candidate, "passes");
  EXPECT_EQ(scores[0].graphs, 2u);
  EXPECT_DOUBLE_EQ(scores[0].gmean.value(), 4.0);
  EXPECT_EQ(scores[1].candidate, "default");
}

TEST(Score, MicroAndMacroAgreeOnRandomRecords) {
  std::mt19937 random(5);
  for (int round = 0; round < 300; ++round) {
    std::vector<Record> records;
    const size_t size = 1 + random() % 40;
    for (size_t i = 0; i < size; ++i) {
      const double speedup = std::exp(std::normal_distribution<double>(0, 1)(random));
      const auto kind = static_cast<ErrorKind>(random() % kErrorKinds.size());
      const int first = static_cast<int>(random() % 16) + kMinTolerance;
      records.push_back(make(first, speedup, random() % 2 ? std::optional(kind) : std::nullopt));
    }
    const ScoreOptions options{
        .reading = round % 2 ? Reading::kDefault : Reading::kMismatchExtended,
        .p = static_cast<double>(round % 4) / 2,
        .b = round % 3 ? 0.1 : 0.5};
    const Score score = score_of(records, options);
    for (int t = kMinTolerance; t <= kMaxTolerance; ++t) {
      EXPECT_NEAR(at(score.es, t), at(score.es_macro, t), 1e-12 * at(score.es, t));
    }
  }
}

TEST(Score, ExtremeSpeedupsKeepAScore) {
  const Score score = score_of({make(-10, 1e-300), make(-10, 1e300)}, {.p = 1});
  EXPECT_TRUE(std::isfinite(score.as.value()));
  EXPECT_GT(score.as.value(), 0);
}

TEST(ScoreOptions, AreChecked) {
  EXPECT_TRUE(check_score_options({}));
  EXPECT_TRUE(check_score_options({.p = 1, .b = 1}));
  EXPECT_EQ(check_score_options({.p = -1}).error().id, "score-p");
  EXPECT_TRUE(check_score_options({.p = -1}).error().message.contains(
      "expected p to be a number of at least 0, found"));
  EXPECT_EQ(check_score_options({.p = std::numeric_limits<double>::infinity()}).error().id,
            "score-p");
  EXPECT_EQ(check_score_options({.b = 0}).error().id, "score-b");
  EXPECT_TRUE(check_score_options({.b = 0}).error().message.contains(
      "expected b to be above 0 and at most 1, found"));
  EXPECT_EQ(check_score_options({.b = 1.5}).error().id, "score-b");
  EXPECT_EQ(check_score_options({.b = std::nan("")}).error().id, "score-b");
}

}  // namespace
}  // namespace passnet
