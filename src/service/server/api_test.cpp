// Tests of the API: what answers cost, stores that return to their pool, a server that ends.
#include "service/server/api.hpp"

#include "diag/json.hpp"
#include "ops/catalog.hpp"
#include "service/request/known_suites.hpp"
#include "service/server/http_server.hpp"
#include "service/session/tool_sessions.hpp"
#include "support/service_state.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <array>
#include <stdexcept>

namespace passnet {
namespace {

using ApiTest = ServiceStateTest;

// Thousands of evaluations may share one submission of many megabytes.
TEST_P(ApiTest, TextsOfAnAnswerHaveALimit) {
  Store store = open_with_tenant({.name = std::string(kLocalTenant)});
  std::vector<NewEvaluation> evaluations;
  for (const char* const name : {"first", "second"}) {
    evaluations.push_back({.passes = "[]",
                           .settings = "{}",
                           .graph = fmt::format("graph {}", name),
                           .task = {},
                           .name = name,
                           .source = "",
                           .device = "cpu"});
  }
  const auto ids = value(store.submit(std::string(kLocalTenant), evaluations));
  ASSERT_EQ(ids.size(), 2u);
  const LeasedBatch batch = value(store.claim("w", "cpu", 8, std::chrono::minutes(1)));
  std::vector<JobResult> results;
  for (const LeasedJob& job : batch.jobs) {
    results.push_back({.evaluation = job.evaluation, .record = R"({"origin": {}})", .reason = {}});
  }
  ASSERT_EQ(value(store.settle("w", batch.lease, results)), ids);

  const Catalog catalog = make_catalog();
  KnownSuites suites(catalog, {});
  const auto stores = value(StorePool::open(address_, "judge 1"));
  Waiters waiters;
  ToolSessions sessions({.arguments = {}, .most = 0});
  const auto texts_within = [&](size_t bytes) {
    Api api(catalog, suites, *stores, waiters, sessions, {.judge = "judge 1", .text_bytes = bytes});
    const Answer answer = api.answer({.method = Method::kGet,
                                      .path = "/v1/evaluations",
                                      .query = {{"ids", list_ids(ids)}, {"texts", ""}},
                                      .content_type = "",
                                      .host = "localhost"});
    EXPECT_EQ(answer.status, 200) << answer.body;
    const auto json = nlohmann::json::parse(answer.body);
    std::vector<bool> found;
    for (const auto& row : json["evaluations"]) {
      found.push_back(row["record"]["origin"].contains("graph_text"));
    }
    return found;
  };
  EXPECT_EQ(texts_within(1000), (std::vector{true, true}));
  EXPECT_EQ(texts_within(5), (std::vector{true, false}));
  EXPECT_EQ(texts_within(0), (std::vector{false, false}));
}

// A server that is started elsewhere than in the repository may have no suite.
TEST(KnownSuitesTest, SuitesThatAreServedAreNamed) {
  const Catalog catalog = make_catalog();
  EXPECT_EQ(KnownSuites(catalog, {{"demo", "x"}}).check("dem").error().message,
            "expected a suite among demo, found 'dem'; did you mean 'demo'?");
  EXPECT_EQ(KnownSuites(catalog, {}).check("demo").error().message,
            "expected a suite among those of serve --suite, which names none here, found 'demo'");
}

// A signal to end may come before the thread that accepts connections has begun.
TEST_P(ApiTest, AServerThatIsStoppedBeforeItRunsDoesNotRun) {
  if (http_library().empty()) GTEST_SKIP() << "this build serves nothing";
  const Catalog catalog = make_catalog();
  KnownSuites suites(catalog, {});
  const auto stores = value(StorePool::open(address_, "judge 1"));
  Waiters waiters;
  ToolSessions sessions({.arguments = {}, .most = 0});
  Api api(catalog, suites, *stores, waiters, sessions, {.judge = "judge 1"});
  const auto server = value(HttpServer::open(api, {}));
  server->stop();
  server->run();
}

TEST_P(ApiTest, StoresReturnToTheirPoolWhateverTheirUsersDo) {
  const auto stores = value(StorePool::open(address_, "judge 1"));
  for (int i = 0; i < 20; ++i) {  // more often than there are stores
    EXPECT_THROW(stores->with([](Store&) -> Result<bool> { throw std::runtime_error("x"); }),
                 std::runtime_error);
  }
  EXPECT_FALSE(value(stores->with([](Store& store) { return store.has_tokens(); })));
}

INSTANTIATE_TEST_SUITE_P(Databases, ApiTest, testing::Bool(), database_name);

}  // namespace
}  // namespace passnet
