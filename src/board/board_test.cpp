// Tests of bundles and boards: what was forged, altered, replayed or wrongly signed does not count;
// ranks have ties; what was revoked leaves the ranks and stays as evidence.
#include "base/hash.hpp"
#include "board/board_site.hpp"
#include "board/distinct_bundles.hpp"
#include "board/sample.hpp"
#include "eval/record/same_record.hpp"
#include "eval/record/statistics.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <functional>
#include <map>
#include <set>

namespace passnet {
namespace {

using Json = nlohmann::json;

constexpr std::string_view kFusion =
    "pass p {\n  pattern(%x) {\n    %0 = mul(%x, $s)\n    %1 = relu(%0)\n    return %1\n  }\n"
    "  replace {\n    fuse pattern\n  }\n}\n";

class BoardTest : public testing::Test {
 protected:
  BoardTest() {
    rules_.suite.name = "small";
    rules_.suite.graphs[{"t", "a"}] = std::string(64, 'a');
    rules_.suite.graphs[{"t", "b"}] = std::string(64, 'b');
    rules_.keys.authors["me"] = *public_key_of(author_);
    rules_.keys.authors["other"] = *public_key_of(other_);
    rules_.keys.judges["house"] = *public_key_of(judge_);
  }

  SubmissionPart submission(const std::string& author = "me") const {
    return {.author = author,
            .title = "a title <b>",
            .suite = rules_.suite.name,
            .suite_hash = rules_.suite.hash(),
            .passes = {{"a.pass", std::string(kFusion)}}};
  }

  static Interval interval_of(double us, Device device) {
    const Round round{.reference = {10, 10}, .candidate = {us, us}};
    return speedup_interval(std::vector{round, round}, device);
  }

  Json record(const std::string& graph, double speedup, const std::string& passes_hash) const {
    const double us = 10 / speedup;
    Json round{{"reference_us", {10, 10}}, {"candidate_us", {us, us}}};
    const Interval interval = interval_of(us, Device::kCpu);
    return {{"task", "t"},
            {"graph", graph},
            {"verdict", "PASS"},
            {"correct", {{"-10", true}}},
            {"matched", {{"p", 1}}},
            {"native", false},
            {"secrets", {"secret of " + graph}},
            {"reference_us", 10},
            {"candidate_us", us},
            {"speedup", speedup},
            {"speedup_low", interval.low},
            {"speedup_high", interval.high},
            {"rounds", {round, round}},
            {"origin",
             {{"graph", "small"},
              {"graph_hash", std::string(64, graph[0])},
              {"passes_hash", passes_hash},
              {"calls", 100},
              {"threads", 1}}},
            {"versions", {{"passnet", "1"}, {"arch", "x86-64-v4"}, {"cpu", "c"}}}};
  }

  // A bundle with these records, signed as it should be.
  Bundle bundle(const SubmissionPart& part, const std::vector<Json>& records,
                const std::string& author_key) const {
    Bundle made{.submission = to_text(part), .author = {}, .verdict = {}, .judge = {}};
    made.author = *sign(author_key, SignerRole::kAuthor, made.submission);
    VerdictPart verdict{.submission = sha256(made.submission).hex(), .records = {}};
    for (const Json& row : records) verdict.records.push_back(row.dump());
    made.verdict = to_text(verdict);
    made.judge = *sign(judge_, SignerRole::kJudge, made.verdict);
    return made;
  }
  std::vector<Json> records(const SubmissionPart& part, double speedup = 1.5) const {
    const std::string hash = hash_of_passes(part, catalog_).value_or("");
    return {record("a", speedup, hash), record("b", speedup, hash)};
  }
  Bundle good(double speedup = 1.5) const {
    return bundle(submission(), records(submission(), speedup), author_);
  }

  std::string refusal(const std::string& text) const {
    const auto checked = check_bundle(text, rules_, catalog_);
    return checked ? "" : checked.error().id + ": " + checked.error().message;
  }
  void expect_refused(const Bundle& bundle, std::string_view id, std::string_view words) const {
    const std::string found = refusal(to_text(bundle));
    EXPECT_TRUE(found.starts_with(std::string(id) + ": ")) << found << " for " << words;
    EXPECT_NE(found.find(words), std::string::npos) << found;
  }
  // A judge who signs what an author forged would be one of these.
  void expect_refused_record(const std::function<void(Json& first)>& forge,
                             std::string_view words) const {
    std::vector<Json> forged = records(submission());
    forge(forged[0]);
    expect_refused(bundle(submission(), forged, author_), "bundle-records", words);
  }

  const Catalog catalog_ = make_catalog();
  const std::string author_ = draw_secret_key();
  const std::string other_ = draw_secret_key();
  const std::string judge_ = draw_secret_key();
  BoardRules rules_;
};

TEST_F(BoardTest, KeysSignForARole) {
  const Signature signature = *sign(author_, SignerRole::kAuthor, "text");
  EXPECT_TRUE(is_signed(signature, SignerRole::kAuthor, "text"));
  EXPECT_FALSE(is_signed(signature, SignerRole::kAuthor, "Text"));
  EXPECT_FALSE(is_signed(signature, SignerRole::kJudge, "text"));
  EXPECT_FALSE(is_signed({.key = rules_.keys.judges["house"], .signature = signature.signature},
                         SignerRole::kAuthor, "text"));
  for (const std::string& key : {std::string(), std::string(64, 'x'), author_ + "0"}) {
    EXPECT_EQ(public_key_of(key).error().id, "key-malformed");
  }
  EXPECT_NE(public_key_of("x").error().message.find("expected a key of 64 hexadecimal digits"),
            std::string::npos);
}

TEST_F(BoardTest, GoodBundlesCount) {
  EXPECT_EQ(refusal(to_text(good())), "");
  EXPECT_EQ(refusal(to_text(*parse_bundle(to_text(good())))), "");
}

TEST_F(BoardTest, BundlesThatAreNoneAreRefused) {
  const Json whole = Json::parse(to_text(good()));
  std::vector<std::pair<Json, std::string>> cases{{Json(3), "a bundle to be a JSON object"}};
  const auto add = [&](const char* member, const Json& value, const char* words) {
    cases.emplace_back(whole, words);
    cases.back().first[member] = value;
  };
  add("format", 2, "a bundle of format 1");
  add("more", 1, "a bundle without `more`");
  add("submission", 1, "`submission` to be a text");
  add("author", 1, "`author` to be a signature");
  add("author", {{"key", "k"}}, "author with `signature`");
  cases.emplace_back(whole, "a bundle with `judge`");
  cases.back().first.erase("judge");
  for (const auto& [json, words] : cases) {
    EXPECT_EQ(refusal(json.dump()), "bundle-malformed: expected " + words);
  }
  for (const auto& [part, words] : std::vector<std::pair<Json, std::string>>{
           {{{"passes", 1}}, "`passes` to be texts by path"},
           {{{"passes", {{"a.pass", 1}}}}, "`passes` to be texts by path"},
           {{{"author", 1}}, "`author` to be a text"}}) {
    Bundle altered = good();
    Json text = Json::parse(altered.submission);
    text.update(part);
    altered.submission = text.dump();
    EXPECT_EQ(refusal(to_text(altered)), "bundle-malformed: expected " + words);
  }
  Bundle altered = good();
  altered.verdict = "{\"format\": 1, \"submission\": \"\", \"records\": [1]}";
  altered.judge = *sign(judge_, SignerRole::kJudge, altered.verdict);
  EXPECT_EQ(refusal(to_text(altered)),
            "bundle-malformed: expected `records` to be a list of records");
}

TEST_F(BoardTest, WrongSignaturesAreRefused) {
  constexpr std::string_view kId = "bundle-not-signed";
  Bundle forged = good();
  forged.submission.replace(forged.submission.find("a title"), 1, "A");
  expect_refused(forged, kId, "a signature of the author over the submission");
  forged = good();
  forged.author = *sign(other_, SignerRole::kAuthor, forged.submission);
  expect_refused(forged, kId, "the key of the author `me`, found another");
  forged.author.key = rules_.keys.authors["me"];  // somebody else's signature
  expect_refused(forged, kId, "a signature of the author");
  forged = good();
  forged.author.signature = forged.judge.signature;
  expect_refused(forged, kId, "a signature of the author");
  forged = good();
  forged.author.signature.pop_back();
  expect_refused(forged, kId, "a signature of the author");
  forged = good();
  forged.author.signature = good().author.signature + "00";
  expect_refused(forged, kId, "a signature of the author");
  forged = good();
  std::ranges::transform(forged.author.signature, forged.author.signature.begin(),
                         [](unsigned char c) { return std::toupper(c); });
  expect_refused(forged, kId, "a signature of the author");
  forged.author.signature = std::string(128, '0');
  expect_refused(forged, kId, "a signature of the author");
  expect_refused(bundle(submission("nobody"), records(submission()), author_), kId,
                 "the key of the author `nobody`");
  forged = good();
  forged.verdict.replace(forged.verdict.find("1.5"), 3, "2.5");
  expect_refused(forged, kId, "a signature of the judge over the verdict");
  forged = good();
  forged.judge = *sign(author_, SignerRole::kJudge, forged.verdict);
  expect_refused(forged, kId, "the key of a judge who is not the author");
  forged = good();
  forged.judge = *sign(judge_, SignerRole::kAuthor, forged.verdict);
  expect_refused(forged, kId, "a signature of the judge");
  rules_.keys.judges["me too"] = rules_.keys.authors["me"];
  forged = good();
  forged.judge = *sign(author_, SignerRole::kJudge, forged.verdict);
  expect_refused(forged, kId, "the key of a judge who is not the author");
}

TEST_F(BoardTest, OthersVerdictsPassesAndSuitesAreRefused) {
  Bundle forged = good();
  SubmissionPart changed = submission();
  changed.title = "another";
  forged.submission = to_text(changed);
  forged.author = *sign(author_, SignerRole::kAuthor, forged.submission);
  expect_refused(forged, "bundle-not-judged",
                 "the verdict on this submission, found one on another");
  forged.verdict.clear();
  expect_refused(forged, "bundle-not-judged",
                 "expected records that a judge has signed, found none");
  for (const auto& [path, text, words] : std::vector<std::array<std::string, 3>>{
           {"../a.pass", std::string(kFusion), "passes by path"},
           {"a.pass", "pass {", "expected passes without errors, found: "},
           {"a.pass", "", "expected passes without errors, found: "},
           {"a.pass",
            "pass n {\n  pattern(%x) {\n    %0 = relu(%x)\n    return %0\n  }\n  replace {\n"
            "    %r = launch n(%x) : like(%0) args = [numel(%x)]\n    return %r\n  }\n"
            "  kernel n cpp \"\"\"\nvoid n(const x_t* x, r_t* r, int64_t n) {}\n\"\"\"\n}\n",
            "expected passes without errors, found: "}}) {
    changed = submission();
    changed.passes = {{path, text}};
    expect_refused(bundle(changed, records(submission()), author_), "bundle-passes", words);
  }
  changed = submission();
  changed.suite_hash[0] = changed.suite_hash[0] == '0' ? '1' : '0';
  expect_refused(bundle(changed, records(submission()), author_), "bundle-suite",
                 "expected the suite `small` as it is now, found `small` of another hash");
  changed = submission();
  changed.suite = "large";
  expect_refused(bundle(changed, records(submission()), author_), "bundle-suite", "found `large`");
}

TEST_F(BoardTest, ForgedRecordsAreRefused) {
  expect_refused_record([](Json& r) { r["speedup"] = 3; }, "sound records");
  expect_refused_record([](Json& r) { r["speedup_low"] = 2; }, "sound records");
  expect_refused_record([](Json& r) { r["verdict"] = "WRONG_VALUE"; }, "sound records");
  expect_refused_record([](Json& r) { r["verdict"] = "RIGHT"; }, "a verdict on the passes");
  expect_refused_record([](Json& r) { r["error"] = "accuracy"; }, "sound records");
  expect_refused_record([](Json& r) { r["matched"]["p"] = 0; }, "sound records");
  expect_refused_record([](Json& r) { r["candidate_us"] = 1; }, "sound records");
  expect_refused_record([](Json& r) { r["reference_us"] = 20; }, "sound records");
  expect_refused_record([](Json& r) { r["rounds"][0]["candidate_us"] = {1, 1}; }, "sound records");
  expect_refused_record([](Json& r) { r["speedup"] = -1; }, "sound records");
  expect_refused_record(
      [](Json& r) { r["over"] = {{"best", {{"speedup", 3}, {"low", 4}, {"high", 5}}}}; },
      "sound records");
  expect_refused_record(
      [](Json& r) {
        r["equality"] = {{"level", "tested"}};
        r["versions"]["rule"] = "proved";
      },
      "sound records");
  expect_refused_record([](Json& r) { r["correct"] = {{"-10", true}, {"-3", false}}; },
                        "sound records");
  expect_refused_record([](Json& r) { r["graph"] = "c"; }, "graphs of the suite");
  expect_refused_record([](Json& r) { r["task"] = "u"; }, "graphs of the suite");
  expect_refused_record([](Json& r) { r["graph"] = "b"; }, "another graph of that name");
  expect_refused_record([](Json& r) { r["origin"]["graph_hash"] = "x"; },
                        "another graph of that name");
  expect_refused_record([](Json& r) { r.erase("origin"); }, "another graph of that name");
  expect_refused_record([](Json& r) { r["origin"]["passes_hash"] = std::string(64, '0'); },
                        "records of these passes, found one of others");
  expect_refused_record([](Json& r) { r["candidate"] = "default"; }, "a verdict on the passes");
  expect_refused_record([](Json& r) { r.erase("verdict"); }, "a verdict on the passes");
  expect_refused_record([](Json& r) { r["native"] = true; }, "no native kernel");
  expect_refused_record([](Json& r) { r["origin"]["calls"] = 3; }, "at least 20 timed calls");
  expect_refused_record([](Json& r) { r["rounds"] = Json::array(); }, "the samples and secrets");
  expect_refused_record([](Json& r) { r.erase("speedup_low"); }, "the samples and secrets");
  expect_refused_record([](Json& r) { r["secrets"] = Json::array(); }, "the samples and secrets");
  expect_refused_record([](Json& r) { r["speedup_low"] = r["speedup_high"] = r["speedup"]; },
                        "the interval that");
  expect_refused_record([](Json& r) { r["rounds"][0]["candidate_us"] = Json::array(); },
                        "the interval that");
  expect_refused_record([](Json& r) { r["speedup_high"] = 100; }, "the interval that");
  expect_refused_record([](Json& r) { r["speedup_low"] = 0.01; }, "the interval that");
  expect_refused_record([](Json& r) { r["speedup_low"] = -1; }, "sound records");
  expect_refused_record(
      [](Json& r) {  // a slow graph that counts as neither slow nor fast
        for (const char* member :
             {"speedup", "speedup_low", "speedup_high", "reference_us", "candidate_us"}) {
          r.erase(member);
        }
        r["rounds"] = Json::array();
      },
      "a speedup of `a`, which counts as right");
  expect_refused_record([](Json& r) { r["secrets"] = {"secret of b"}; }, "secrets that were drawn");
  expect_refused_record(
      [](Json& r) {
        const Interval interval = interval_of(r["candidate_us"], Device::kCuda);
        r["device"] = "cuda";
        r["speedup_low"] = interval.low;
        r["speedup_high"] = interval.high;
      },
      "one machine, device and version");
  expect_refused_record([](Json& r) { r["device"] = "tpu"; }, "a device, found `tpu` for `a`");
  expect_refused_record([](Json& r) { r["versions"]["passnet"] = "2"; }, "one machine, device");
  expect_refused_record([](Json& r) { r["versions"]["commit"] = "c"; }, "one machine, device");
  expect_refused_record([](Json& r) { r["versions"]["compiler"] = "c"; }, "one machine, device");
  expect_refused_record([](Json& r) { r["versions"]["arch"] = "x86-64-v3"; },
                        "one machine, device");
  expect_refused_record([](Json& r) { r["pipeline"] = "default"; }, "one machine, device");
  expect_refused_record([](Json& r) { r["baseline"] = "torch.eager"; }, "one machine, device");
  expect_refused_record([](Json& r) { r["versions"]["cpu"] = "d"; }, "one machine, device");
  expect_refused_record([](Json& r) { r["origin"]["threads"] = 2; }, "one machine, device");
  std::vector<Json> rows = records(submission());
  rows.pop_back();
  expect_refused(bundle(submission(), rows, author_), "bundle-records", "found none for `b`");
  rows = records(submission());
  rows.push_back(rows[0]);
  rows.back()["secrets"] = {"fresh"};
  expect_refused(bundle(submission(), rows, author_), "bundle-records", "found two for `a`");
}

TEST_F(BoardTest, TextsAroundRecordsAreRefused) {
  const std::string row = records(submission())[0].dump();
  for (const std::string& text :
       {row + row, row.substr(0, row.size() - 1), "[" + row + "]", std::string("{}")}) {
    Bundle forged = good();
    VerdictPart verdict{.submission = sha256(forged.submission).hex(),
                        .records = {text, records(submission())[1].dump()}};
    forged.verdict = to_text(verdict);
    forged.judge = *sign(judge_, SignerRole::kJudge, forged.verdict);
    expect_refused(forged, "bundle-records", "sound records");
  }
}

TEST_F(BoardTest, BundlesThatRepeatOthersAreRefused) {
  const auto checked = [&](const SubmissionPart& part, const char* secret) {
    std::vector<Json> rows = records(part);
    rows[0]["secrets"] = {secret};
    rows[1]["secrets"] = {std::string("b ") + secret};
    return *check_bundle(to_text(bundle(part, rows, author_)), rules_, catalog_);
  };
  SubmissionPart second = submission();
  second.title = "another";
  SubmissionPart third = submission();
  third.title = "a third";
  DistinctBundles known;
  EXPECT_TRUE(known.admit(checked(submission(), "1")));
  EXPECT_EQ(known.admit(checked(submission(), "2")).error().id, "bundle-known");
  const auto replayed = known.admit(checked(second, "1"));
  ASSERT_FALSE(replayed);
  EXPECT_EQ(replayed.error().id, "bundle-records");
  EXPECT_EQ(replayed.error().message,
            "expected secrets that were drawn for this submission, found one of another in `a`");
  EXPECT_TRUE(known.admit(checked(second, "2")));  // what was refused left nothing
  EXPECT_TRUE(known.admit(checked(third, "3")));
}

TEST_F(BoardTest, EqualEntriesShareARankAndRevokedOnesStayAsEvidence) {
  std::vector<CheckedBundle> bundles;
  for (const double speedup : {1.5, 1.51, 3.0, 1.2}) {
    SubmissionPart part = submission();
    part.title = fmt::format("speedup {} <b>", speedup);
    if (speedup == 3) part.passes["z.pass"] = "# exploit\n" + std::string(kFusion);
    bundles.push_back(
        *check_bundle(to_text(bundle(part, records(part, speedup), author_)), rules_, catalog_));
  }
  const auto rules = parse_revocations(
      R"([{"id": "r1", "reason": "reads <secrets>", "evidence": "see it", "text": "# exploit"}])");
  ASSERT_TRUE(rules);
  Boards boards = make_boards(std::move(bundles), *rules);
  ASSERT_EQ(boards.size(), 1u);
  const auto& [conditions, board] = boards.front();
  EXPECT_EQ(conditions, "cpu, x86-64-v4, passnet 1, baseline op-by-op, pipeline passes-only");
  ASSERT_EQ(board.ranked.size(), 3u);
  EXPECT_EQ(board.ranked[0].rank, 1u);
  EXPECT_EQ(board.ranked[1].rank, 1u);
  EXPECT_EQ(board.ranked[2].rank, 3u);
  EXPECT_NEAR(board.ranked[1].score, 1.5, 1e-9);
  EXPECT_LT(board.ranked[1].low, 1.5);
  ASSERT_EQ(board.revoked.size(), 1u);
  EXPECT_EQ(board.revoked[0].revoked->id, "r1");
  const auto pages = board_site({.title = "T",
                                 .suite = "small",
                                 .suite_hash = rules_.suite.hash(),
                                 .boards = boards,
                                 .refused = {{"x.bundle", "because"}},
                                 .waiting = {{"y.bundle", "for a while"}}});
  ASSERT_EQ(pages.size(), 5u);
  EXPECT_NE(pages[0].text.find("because"), std::string::npos);
  EXPECT_NE(pages[0].text.find("for a while"), std::string::npos);
  EXPECT_NE(pages[0].text.find("reads &lt;secrets&gt;"), std::string::npos);
  EXPECT_EQ(pages[0].text.find("speedup 3 <b>"), std::string::npos);
  EXPECT_NE(pages.back().text.find("<b>Revoked</b> by the rule r1"), std::string::npos);
  EXPECT_NE(pages.back().text.find("# exploit"), std::string::npos);
}

TEST_F(BoardTest, VersionsOfTheJudgeAndOfTheSuiteAreNeverMixed) {
  std::vector<CheckedBundle> bundles;
  for (const auto& [key, version] :
       std::vector<std::pair<std::string, std::string>>{{"passnet", "1"},
                                                        {"passnet", "2"},
                                                        {"passnet", "1"},
                                                        {"arch", "x86-64-v3"},
                                                        {"commit", "c"}}) {
    SubmissionPart part = submission();
    part.title = fmt::format("number {}", bundles.size());
    std::vector<Json> rows = records(part);
    for (Json& row : rows) row["versions"][key] = version;
    auto checked = check_bundle(to_text(bundle(part, rows, author_)), rules_, catalog_);
    ASSERT_TRUE(checked) << checked.error().message;
    bundles.push_back(*std::move(checked));
  }
  const Boards boards = make_boards(std::move(bundles), {});
  ASSERT_EQ(boards.size(), 4u);
  std::map<std::string, size_t> entries;
  for (const auto& [conditions, board] : boards) entries[conditions] = board.ranked.size();
  EXPECT_EQ(entries["cpu, x86-64-v4, passnet 1, baseline op-by-op, pipeline passes-only"], 2u);
  EXPECT_EQ(entries["cpu, x86-64-v4, passnet 2, baseline op-by-op, pipeline passes-only"], 1u);
  EXPECT_EQ(entries["cpu, x86-64-v3, passnet 1, baseline op-by-op, pipeline passes-only"], 1u);
  EXPECT_EQ(entries["cpu, x86-64-v4, passnet 1 at c, baseline op-by-op, pipeline passes-only"], 1u);
  // A suite with one graph changed is another suite.
  const Bundle earlier = good();
  rules_.suite.graphs[{"t", "b"}] = std::string(64, 'c');
  expect_refused(earlier, "bundle-suite", "as it is now, found `small` of another hash");
}

TEST_F(BoardTest, ABoardDecidesWhatHasToBeKnownOfPasses) {
  const auto refused = [&](const char* level, bool robust) {
    std::vector<Json> rows = records(submission());
    rows[0]["equality"] = {{"level", level}, {"robust", robust}};
    return refusal(to_text(bundle(submission(), rows, author_)));
  };
  const std::string tested =
      "bundle-records: expected passes that are proved for `a`, or its verdict UNPROVED";
  EXPECT_EQ(refused("proved", false), "");
  EXPECT_EQ(refused("tested", true), tested);
  rules_.accept = Level::kTested;
  EXPECT_EQ(refused("tested", false), "");
  rules_.robust = true;
  EXPECT_EQ(refused("tested", true), "");
  EXPECT_NE(refused("proved", false).find("tested and robust for `a`"), std::string::npos);
}

TEST_F(BoardTest, SamplesAreDrawnBySecretAndComparedWithWhatIsJudgedAgain) {
  const CheckedBundle checked = *check_bundle(to_text(good()), rules_, catalog_);
  EXPECT_EQ(sample_of(checked, 9, "s"), (std::vector<size_t>{0, 1}));
  EXPECT_EQ(sample_of(checked, 1, "s"), sample_of(checked, 1, "s"));
  std::set<size_t> drawn;
  for (int i = 0; i < 64; ++i) drawn.insert(sample_of(checked, 1, std::to_string(i)).front());
  EXPECT_EQ(drawn.size(), 2u);
  const Record& record = checked.records.front();
  const Record sent = with_texts(record, checked.submission, {{{"t", "a"}, "graph a"}});
  EXPECT_EQ(sent.origin->graph_text, "graph a");
  EXPECT_EQ(sent.origin->pass_texts, checked.submission.passes);
  EXPECT_EQ(with_texts(record, checked.submission, {}).origin->graph_text, "");
  EXPECT_TRUE(confirms(record, record));
  Record again = record;
  again.speedup = again.speedup_low = again.speedup_high = 1;
  EXPECT_FALSE(confirms(record, again));
  again.versions["cpu"] = "d";  // its times say nothing of those of another processor
  EXPECT_TRUE(confirms(record, again));
  again.verdict = Verdict::kWrongValue;
  EXPECT_FALSE(confirms(record, again));
  const Diagnostic error = not_confirmed(record, again);
  EXPECT_EQ(error.id, "bundle-not-confirmed");
  EXPECT_EQ(error.message,
            "expected the outcome of `a` when it is judged again, PASS 1.500, found WRONG_VALUE "
            "1.000");
}

TEST_F(BoardTest, KeysAndRulesAreRead) {
  EXPECT_EQ(parse_board_keys(R"({"authors": {}, "judges": {"a": "k"}})")->judges.at("a"), "k");
  for (const char* text : {"3", "{}", R"({"authors": {}, "judges": {"a": 1}})"}) {
    const auto keys = parse_board_keys(text);
    ASSERT_FALSE(keys);
    EXPECT_EQ(keys.error().id, "board-keys");
    EXPECT_NE(keys.error().message.find("expected public keys by name in `"), std::string::npos);
  }
  for (const auto& [text, words] : std::vector<std::pair<std::string, std::string>>{
           {"3", "a list of revocations"},
           {"[3]", "a revocation to be an object"},
           {R"([{"other": ""}])", "a revocation without `other`"},
           {R"([{"id": "i", "text": "t"}])", "with `id`, `reason` and `evidence`"},
           {R"([{"id": "i", "reason": "r", "evidence": "e"}])", "with one of `author`"}}) {
    const auto rules = parse_revocations(text);
    ASSERT_FALSE(rules);
    EXPECT_EQ(rules.error().id, "board-revocations");
    EXPECT_NE(rules.error().message.find(words), std::string::npos) << rules.error().message;
  }
}

}  // namespace
}  // namespace passnet
