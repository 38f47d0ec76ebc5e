// Requests with bytes, tokens and members deleted, doubled or replaced: each has a clear status of
// its route, and harms no one.
//
// PASSNET_MUTATIONS=100000 tries as many, PASSNET_RANDOM_SEED=7 draws others.
#include "diag/json.hpp"
#include "ops/catalog.hpp"
#include "service/request/known_suites.hpp"
#include "service/server/api.hpp"
#include "service/session/tool_sessions.hpp"
#include "support/service_state.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <array>
#include <cstdlib>
#include <random>

namespace passnet {
namespace {

using Random = std::mt19937_64;

constexpr const char* kRequest =
    R"({"requests": [{"passes": {"T/a.pass": "pass p {\n  pattern(%x) {\n    %0 = relu(%x)\n)"
    R"(    return %0\n  }\n  replace {\n    fuse pattern\n  }\n}\n"}, "graphs": [{"text": )"
    R"("graph @g(%x: f32[4]) {\n  %0 = relu(%x)\n  return %0\n}\n", "task": "t"}], "device": "cpu", )"
    R"("candidate": "passes", "priority": -1, "cache": false, "judge": "full", "threads": 1, )"
    R"("warmup": 1, "calls": 8, "timeout_s": 0.5, "seed": 3, "accept": "proved", "robust": true}]})";
constexpr const char* kCommand =
    R"({"command": "teach", "sources": ["demo", 1], "options": {"only": "t5.*", "search": true, )"
    R"("part": "1/2", "seconds": 0.5, "seed": 4}, "limit_s": 60, "priority": 0})";

struct Seed {
  Method method;
  std::string path;
  std::map<std::string, std::string> query;
  std::string body;
};

std::vector<Seed> seeds() {
  return {{Method::kPost, "/v1/evaluations", {{"wait", "0.5"}}, kRequest},
          {Method::kPost, "/v1/evaluations", {}, R"({"passes": "", "graphs": ["demo"]})"},
          {Method::kGet, "/v1/evaluations", {{"ids", "1,2,7-9"}, {"wait", "1"}, {"texts", ""}}, ""},
          {Method::kGet, "/v1/evaluations/1", {{"wait", "1"}}, ""},
          {Method::kPost, "/v1/evaluations/cancel", {}, R"({"ids": [1, 2, 900]})"},
          {Method::kDelete, "/v1/evaluations/2", {}, ""},
          {Method::kGet, "/v1/events", {{"ids", "1-3"}}, ""},
          {Method::kPost, "/v1/sessions", {}, R"({"graphs": {"suite": "demo", "only": "x"}})"},
          {Method::kPost, "/v1/sessions/1", {}, R"({"tool": "read_docs", "arguments": {}})"},
          {Method::kDelete, "/v1/sessions/1", {}, ""},
          {Method::kPost, "/v1/commands", {{"wait", "1"}}, kCommand},
          {Method::kGet, "/v1/queue", {}, ""},
          {Method::kGet, "/boards/b/index.html", {}, ""},
          {Method::kGet, "/metrics", {}, ""},
          {Method::kGet, "/openapi.json", {}, ""}};
}

// Texts that a client may put in the place of others.
constexpr std::array<std::string_view, 28> kForeign{
    "null", "{}",          "[]",   "\"",   "-1",  "1e999",    "9223372036854775808",
    "true", "\\u0000",     "\xFF", "[[[[", "}}",  "\\",       "1.5",
    ",",    "\"\\ud800\"", "../",  "%00",  ":",   "-",        "\t",
    "NaN",  "0x1",         "1-",   "é",    "--x", "Infinity", "\n"};

void mutate(Random& random, std::string& text) {
  const auto draw = [&](size_t count) { return random() % count; };
  const size_t at = draw(text.size() + 1);
  const size_t count = std::min<size_t>(draw(8) + 1, text.size() - at);
  switch (draw(5)) {
    case 0:
      return void(text.erase(at, count));
    case 1:
      return void(text.insert(at, text.substr(at, count)));
    case 2:
      return void(text.replace(at, count, kForeign[draw(kForeign.size())]));
    case 3:
      return text.resize(at);
    default:
      if (at < text.size()) text[at] = static_cast<char>(random());
  }
}

// Replaces one member, somewhere inside, by another value.
void mutate_member(Random& random, nlohmann::json& json) {
  nlohmann::json* place = &json;
  while ((place->is_object() || place->is_array()) && !place->empty() && random() % 4 != 0) {
    place = &*std::next(place->begin(), static_cast<int64_t>(random() % place->size()));
  }
  auto other = nlohmann::json::parse(kForeign[random() % kForeign.size()], nullptr, false);
  *place = other.is_discarded() ? nlohmann::json() : std::move(other);
}

class MutatedRequestsTest : public ServiceStateTest {
 protected:
  static Call call_of(Random& random, const Seed& seed, std::string& body) {
    Call call{.method = seed.method,
              .path = seed.path,
              .query = seed.query,
              .content_type = "application/json",
              .host = "localhost"};
    body = seed.body;
    for (int step = 0; step == 0 || random() % 2 != 0; ++step) {
      const uint64_t kind = random() % 10;
      if (kind == 0) {
        mutate(random, call.path);
      } else if (kind == 1 && !call.query.empty()) {
        mutate(random, call.query.begin()->second);
      } else if (kind == 2) {
        std::array<std::string*, 4> headers{&call.authorization, &call.content_type, &call.origin,
                                            &call.host};
        mutate(random, *headers[random() % headers.size()]);
      } else if (kind == 3) {
        call.request_key = fmt::format("key {}", random() % 4);
      } else if (kind == 4) {
        call.method = static_cast<Method>(random() % kMethodNames.size());
      } else if (kind < 7 && !body.empty()) {
        auto json = nlohmann::json::parse(body, nullptr, false);
        if (json.is_discarded()) continue;
        mutate_member(random, json);
        body = json_line(json);
      } else {
        mutate(random, body);
      }
    }
    return call;
  }
};

constexpr std::array<int, 13> kStatuses{200, 202, 400, 401, 403, 404, 405,
                                        409, 413, 415, 422, 429, 503};

TEST_P(MutatedRequestsTest, HaveAClearStatusEach) {
  const char* const wanted = std::getenv("PASSNET_MUTATIONS");
  const char* const drawn = std::getenv("PASSNET_RANDOM_SEED");
  const size_t count = wanted != nullptr ? std::strtoull(wanted, nullptr, 10) : 2000;
  const uint64_t first = drawn != nullptr ? std::strtoull(drawn, nullptr, 10) : 1;
  if (HasFatalFailure() || IsSkipped()) return;
  Store store = open_with_tenant({.name = std::string(kLocalTenant), .max_pending = 200});
  const Catalog catalog = make_catalog();
  KnownSuites suites(catalog, {{"demo", PASSNET_SOURCE_DIR "/data/suite/t5.relu"}});
  const auto stores = value(StorePool::open(address_, "judge 1"));
  Waiters waiters;
  waiters.stop();  // nobody judges
  ToolSessions sessions({.arguments = {}, .most = 0});
  Api api(catalog, suites, *stores, waiters, sessions, {.judge = "judge 1"});
  const std::vector<Seed> all = seeds();
  std::map<int, size_t> seen;
  int64_t canceled = 0;
  for (size_t i = 0; i < count; ++i) {
    Random random(first * 1'000'003 + i);
    std::string body;
    Call call = call_of(random, all[random() % all.size()], body);
    call.read_body = [&] { return body; };
    const Answer answer = api.answer(call);
    ++seen[answer.status];
    ASSERT_NE(std::ranges::find(kStatuses, answer.status), kStatuses.end()) << answer.status;
    ASSERT_NE(answer.status, 503) << answer.body;
    if (answer.type != "application/json") continue;
    const auto json = nlohmann::json::parse(answer.body, nullptr, false);
    ASSERT_FALSE(json.is_discarded()) << answer.body;
    ASSERT_EQ(answer.status < 400, !json.contains("error") && !json.contains("errors"))
        << answer.body;
    // Others' work is out of the way, so that quotas do not end all requests.
    if (i % 64 == 0) {
      std::vector<int64_t> open;
      for (const auto last = value(store.accepted()); canceled < last;) open.push_back(++canceled);
      EXPECT_TRUE(store.cancel(std::string(kLocalTenant), open));
    }
  }
  for (const int status : {200, 202, 400, 404, 405, 415, 422})
    EXPECT_GT(seen[status], 0u) << status;
  std::string counts;
  for (const auto& [status, times] : seen) counts += fmt::format(" {}: {}", status, times);
  RecordProperty("statuses", counts);
  std::printf("statuses of %zu requests:%s\n", count, counts.c_str());
}

INSTANTIATE_TEST_SUITE_P(Databases, MutatedRequestsTest, testing::Bool(), database_name);

}  // namespace
}  // namespace passnet
