// Tests of waiting clients, threads for connections, and figures.
#include "service/server/answers.hpp"
#include "service/server/connection_threads.hpp"
#include "service/server/http_server.hpp"
#include "service/server/openapi.hpp"
#include "service/server/routes.hpp"
#include "service/server/verdict_watch.hpp"
#include "service/server/waiters.hpp"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <thread>

namespace passnet {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

TEST(WaitersTest, WakeThoseThatWaitForWhatFinished) {
  Waiters waiters;
  const std::array<int64_t, 2> ids{1, 2};
  Waiters::Waiting both(waiters, ids);
  Waiters::Waiting other(waiters, std::array<int64_t, 1>{3});
  EXPECT_EQ(waiters.awaited(), (std::vector<int64_t>{1, 2, 3}));
  EXPECT_EQ(waiters.count(), 2u);
  both.take(std::array<int64_t, 1>{1});
  EXPECT_EQ(both.wait_for_some(steady_clock::now()), std::vector<int64_t>{1});
  std::thread finisher([&] {
    std::this_thread::sleep_for(milliseconds(20));
    waiters.finish(ids);
  });
  both.wait_for_all(steady_clock::now() + std::chrono::minutes(1));
  finisher.join();
  EXPECT_FALSE(both.done());
  EXPECT_EQ(both.wait_for_some(steady_clock::now()), std::vector<int64_t>{2});
  EXPECT_TRUE(both.done());
  EXPECT_EQ(waiters.awaited(), std::vector<int64_t>{3});
  other.wait_for_all(steady_clock::now() + milliseconds(1));
  EXPECT_FALSE(other.done());
  waiters.stop();
  other.wait_for_all(steady_clock::now() + std::chrono::minutes(1));
}

TEST(VerdictWatchTest, LongLooksAreFollowedByRest) {
  EXPECT_EQ(rest_after(std::chrono::microseconds(800)), steady_clock::duration::zero());
  EXPECT_EQ(rest_after(milliseconds(11)), milliseconds(40));
}

TEST(ConnectionThreadsTest, RunAllTasksAndNoMoreThanPermittedAtOnce) {
  std::atomic<int> now = 0;
  std::atomic<int> most = 0;
  std::atomic<int> done = 0;
  {
    ConnectionThreads threads(3);
    for (int i = 0; i < 50; ++i) {
      threads.add([&] {
        const int count = ++now;
        int seen = most;
        while (seen < count && !most.compare_exchange_weak(seen, count)) {
        }
        for (int waited = 0; most < 2 && waited < 10'000; ++waited) {
          std::this_thread::sleep_for(milliseconds(1));
        }
        --now;
        ++done;
      });
    }
  }
  EXPECT_EQ(done, 50);
  EXPECT_GE(most, 2);
  EXPECT_LE(most, 3);
}

TEST(AnswersTest, LabelsOfFiguresAreClean) {
  const std::string text = to_prometheus({.depths = {{.device = "a\"b\\\n", .waiting = 2}},
                                          .workers = {{.name = "w", .device = "cpu", .judged = 5}},
                                          .accepted = 7,
                                          .waiting_clients = 1,
                                          .calls = {{{"/healthz", 200}, 3}}});
  EXPECT_NE(text.find("passnet_jobs{device=\"a_b__\",state=\"waiting\"} 2\n"), std::string::npos);
  EXPECT_NE(text.find("passnet_records_total 5\n"), std::string::npos);
  EXPECT_NE(text.find("passnet_calls_total{route=\"/healthz\",status=\"200\"} 3\n"),
            std::string::npos);
}

TEST(AnswersTest, OtherErrorsAreThoseOfTheState) {
  EXPECT_EQ(error_answer(make_error({}, "quota-rate", "x")).status, 429);
  EXPECT_EQ(error_answer(make_error({}, "state-lost", "x")).status, 503);
}

TEST(RoutesTest, AreInTheOrderOfTheirNames) {
  for (size_t i = 0; i < kRoutes.size(); ++i) {
    EXPECT_EQ(kRoutes[i].route, static_cast<RouteName>(i));
  }
  EXPECT_EQ(describe_api()["paths"].size(), 12u);
}

TEST(HttpServerTest, ABuildWithoutTheLibrarySaysSo) {
  if (!http_library().empty()) GTEST_SKIP() << "this build has it";
  Api* const none = nullptr;
  const auto server = HttpServer::open(*none, {});
  ASSERT_FALSE(server);
  EXPECT_EQ(server.error().id, "without-http-library");
  EXPECT_EQ(server.error().message,
            "expected a build with cpp-httplib for a server, found one without");
}

}  // namespace
}  // namespace passnet
