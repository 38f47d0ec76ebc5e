// Tests of the state with simulated judges, on SQLite, and on PostgreSQL where PASSNET_POSTGRES
// names a server (`make service-test` starts one).
#include "service/store/state_schema.hpp"
#include "support/service_state.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <random>
#include <thread>

namespace passnet {
namespace {

using std::chrono::milliseconds;

using StoreTest = ServiceStateTest;

constexpr milliseconds kLong{60'000};
constexpr const char* kDevice = "cpu";

NewEvaluation evaluation(const std::string& name, const std::string& passes = "passes") {
  return {.passes = passes,
          .settings = "{}",
          .graph = "graph " + name,
          .task = {},
          .name = name,
          .source = "",
          .device = kDevice};
}

std::vector<NewEvaluation> evaluations(size_t count) {
  std::vector<NewEvaluation> result;
  for (size_t i = 0; i < count; ++i) result.push_back(evaluation(fmt::format("g{}", i)));
  return result;
}

std::vector<JobResult> records_of(const LeasedBatch& batch) {
  std::vector<JobResult> results;
  for (const LeasedJob& job : batch.jobs) {
    results.push_back({.evaluation = job.evaluation,
                       .record = "record of " + job.name,
                       .reason = {},
                       .may_be_cached = true});
  }
  return results;
}

std::vector<JobResult> failures_of(const LeasedBatch& batch) {
  std::vector<JobResult> results;
  for (const LeasedJob& job : batch.jobs) {
    results.push_back({.evaluation = job.evaluation, .record = {}, .reason = "no compiler"});
  }
  return results;
}

EvaluationState state_of(Store& store, int64_t id) {
  const auto states = value(store.find("a", std::array{id}));
  EXPECT_EQ(states.size(), 1u);
  return states.empty() ? EvaluationState() : states.front();
}

TEST_P(StoreTest, AnEvaluationGoesFromSubmissionToItsRecord) {
  Store store = open_with_tenant();
  NewEvaluation one = evaluation("g");
  one.task = "t";
  const auto ids = value(store.submit("a", std::array{one}));
  ASSERT_EQ(ids.size(), 1u);
  EXPECT_EQ(state_of(store, ids[0]).status, EvaluationStatus::kSubmitted);
  EXPECT_TRUE(value(store.finished(ids)).empty());

  EXPECT_TRUE(value(store.claim("w", "cuda", 8, kLong)).jobs.empty());
  const LeasedBatch batch = value(store.claim("w", kDevice, 8, kLong));
  ASSERT_EQ(batch.jobs.size(), 1u);
  EXPECT_EQ(batch.passes, "passes");
  EXPECT_EQ(batch.settings, "{}");
  EXPECT_EQ(batch.jobs[0].graph, "graph g");
  EXPECT_EQ(batch.jobs[0].task, "t");
  EXPECT_EQ(state_of(store, ids[0]).status, EvaluationStatus::kLeased);
  EXPECT_EQ(state_of(store, ids[0]).worker, "w");
  EXPECT_TRUE(value(store.claim("w", kDevice, 8, kLong)).jobs.empty());

  EXPECT_EQ(value(store.settle("w", batch.lease, records_of(batch))), ids);
  const EvaluationState done = state_of(store, ids[0]);
  EXPECT_EQ(done.status, EvaluationStatus::kJudged);
  EXPECT_EQ(done.record, "record of g");
  EXPECT_EQ(done.claims, 1);
  EXPECT_LE(done.submitted_ms, *done.started_ms);
  EXPECT_LE(*done.started_ms, *done.finished_ms);
  EXPECT_EQ(value(store.finished(ids)), ids);
  // It is settled once.
  EXPECT_TRUE(value(store.settle("w", batch.lease, records_of(batch))).empty());
}

TEST_P(StoreTest, WorkersShareTheJobsOfABatch) {
  Store store = open_with_tenant();
  std::vector<NewEvaluation> all;
  for (size_t i = 0; i < 12; ++i) all.push_back(evaluation(fmt::format("g{}", i), "passes"));
  ASSERT_TRUE(store.submit("a", all));
  for (const char* const name : {"w1", "w2", "w3"}) ASSERT_TRUE(store.greet(name, kDevice));
  ASSERT_TRUE(store.greet("other", "cuda"));
  EXPECT_EQ(value(store.claim("w1", kDevice, 2, kLong)).jobs.size(), 2U);
  EXPECT_EQ(value(store.claim("w2", kDevice, 8, kLong)).jobs.size(), 4U);
  EXPECT_EQ(value(store.claim("w3", kDevice, 8, kLong)).jobs.size(), 2U);
  ASSERT_TRUE(store.connection().run("UPDATE workers SET seen_ms = {now} - 3600000"));
  EXPECT_EQ(value(store.claim("w1", kDevice, 8, kLong)).jobs.size(), 4U);
}

TEST_P(StoreTest, ConcurrentClaimersGetEachJobOnce) {
  constexpr size_t kJobs = 600;
  Store store = open_with_tenant();
  std::vector<NewEvaluation> all;
  for (size_t i = 0; i < kJobs; ++i) {
    all.push_back(evaluation(fmt::format("g{}", i), fmt::format("passes {}", i / 40)));
  }
  const auto ids = value(store.submit("a", all));
  std::mutex mutex;
  std::map<int64_t, int> settled;
  std::vector<std::thread> workers;
  for (int worker = 0; worker < 4; ++worker) {
    workers.emplace_back([&, worker] {
      Store own = open();
      const std::string name = fmt::format("w{}", worker);
      EXPECT_TRUE(own.greet(name, kDevice));
      while (true) {
        const LeasedBatch batch = value(own.claim(name, kDevice, 16, kLong));
        if (batch.jobs.empty()) break;
        const auto ended = value(own.settle(name, batch.lease, records_of(batch)));
        EXPECT_EQ(ended.size(), batch.jobs.size());
        const std::lock_guard lock(mutex);
        for (const int64_t id : ended) ++settled[id];
      }
    });
  }
  for (std::thread& worker : workers) worker.join();
  EXPECT_EQ(settled.size(), kJobs);
  for (const auto& [id, times] : settled) EXPECT_EQ(times, 1) << id;
  EXPECT_EQ(value(store.finished(ids)).size(), kJobs);
  int64_t judged = 0;
  for (const WorkerState& worker : value(store.workers())) judged += worker.judged;
  EXPECT_EQ(judged, static_cast<int64_t>(kJobs));
  EXPECT_TRUE(value(store.depth()).empty());
  EXPECT_EQ(value(store.accepted()), ids.back());
}

// Workers that vanish while they hold jobs, and settle late, change no record.
TEST_P(StoreTest, EachEvaluationHasOneRecordWhateverWorkersDo) {
  constexpr size_t kJobs = 120;
  Store store = open_with_tenant();
  const auto ids = value(store.submit("a", evaluations(kJobs)));
  std::atomic<int> records = 0;
  std::vector<std::thread> workers;
  for (int worker = 0; worker < 3; ++worker) {
    workers.emplace_back([&, worker] {
      Store own = open();
      std::mt19937 random(static_cast<uint32_t>(worker));
      const std::string name = fmt::format("w{}", worker);
      while (value(own.finished(ids)).size() < kJobs) {
        const LeasedBatch batch = value(own.claim(name, kDevice, 7, milliseconds(30)));
        if (batch.jobs.empty()) {
          EXPECT_TRUE(own.expire_leases());
          std::this_thread::sleep_for(milliseconds(5));
          continue;
        }
        // Some settle after the lease has expired, which another may hold by then.
        const bool is_late = random() % 12 == 0;
        if (is_late) std::this_thread::sleep_for(milliseconds(60));
        records += static_cast<int>(value(own.settle(name, batch.lease, records_of(batch))).size());
      }
    });
  }
  for (std::thread& worker : workers) worker.join();
  EXPECT_EQ(records, static_cast<int>(kJobs));
  for (const EvaluationState& state : value(store.find("a", ids))) {
    EXPECT_EQ(state.record, "record of " + state.name);
  }
}

TEST_P(StoreTest, ALeaseThatExpiresReturns) {
  Store store = open_with_tenant();
  const auto ids = value(store.submit("a", evaluations(2)));
  const LeasedBatch lost = value(store.claim("w", kDevice, 8, kLong));
  ASSERT_EQ(lost.jobs.size(), 2u);
  EXPECT_EQ(value(store.expire_leases()), 0);
  EXPECT_EQ(value(store.prolong("w", lost.lease, kLong)).size(), 2u);
  EXPECT_EQ(value(store.expire_leases()), 0);
  ASSERT_TRUE(store.connection().run("UPDATE jobs SET until_ms = 1"));  // its time has come
  EXPECT_EQ(value(store.expire_leases()), 2);
  EXPECT_EQ(state_of(store, ids[0]).status, EvaluationStatus::kSubmitted);
  // Each returns by itself, since one of them may be what ended the worker.
  const LeasedBatch again = value(store.claim("v", kDevice, 8, kLong));
  EXPECT_EQ(again.jobs.size(), 1u);
  EXPECT_TRUE(value(store.prolong("w", lost.lease, kLong)).empty());
  EXPECT_TRUE(value(store.settle("w", lost.lease, records_of(lost))).empty());
  EXPECT_EQ(value(store.settle("v", again.lease, records_of(again))).size(), 1u);
}

TEST_P(StoreTest, FailuresOfTheInfrastructureAreTriedAgainAndAreNoVerdict) {
  Store store = open_with_tenant();
  const auto ids = value(store.submit("a", evaluations(1)));
  for (int64_t claim = 1; claim <= kMostClaims; ++claim) {
    LeasedBatch batch;
    for (int i = 0; i < 400 && batch.jobs.empty(); ++i) {
      batch = value(store.claim("w", kDevice, 8, kLong));
      if (!batch.jobs.empty()) break;
      // Not before its time: a retry waits.
      EXPECT_GT(claim, 1);
      ASSERT_TRUE(store.connection().run("UPDATE jobs SET until_ms = 0"));
    }
    ASSERT_EQ(batch.jobs.size(), 1u);
    EXPECT_EQ(value(store.settle("w", batch.lease, failures_of(batch))), ids);
  }
  const EvaluationState failed = state_of(store, ids[0]);
  EXPECT_EQ(failed.status, EvaluationStatus::kFailed);
  EXPECT_EQ(failed.detail, "no compiler");
  EXPECT_EQ(failed.claims, kMostClaims);
  EXPECT_EQ(failed.record, "");
  EXPECT_EQ(value(store.finished(ids)), ids);
}

TEST_P(StoreTest, WhatEndsWorkersFailsInTheEnd) {
  Store store = open_with_tenant();
  const auto ids = value(store.submit("a", evaluations(1)));
  for (int64_t claim = 0; claim < kMostClaims; ++claim) {
    ASSERT_EQ(value(store.claim("w", kDevice, 8, milliseconds(0))).jobs.size(), 1u);
    std::this_thread::sleep_for(milliseconds(2));
  }
  EXPECT_TRUE(value(store.claim("w", kDevice, 8, kLong)).jobs.empty());
  EXPECT_EQ(value(store.expire_leases()), 1);
  EXPECT_EQ(state_of(store, ids[0]).status, EvaluationStatus::kFailed);
  EXPECT_NE(state_of(store, ids[0]).detail.find("workers in turn ended"), std::string::npos);
}

TEST_P(StoreTest, WhatAWorkerGivesBackCountsAsNotClaimed) {
  Store store = open_with_tenant();
  const auto ids = value(store.submit("a", evaluations(3)));
  const LeasedBatch batch = value(store.claim("w", kDevice, 8, kLong));
  EXPECT_TRUE(store.give_back(batch.lease));
  EXPECT_EQ(state_of(store, ids[0]).claims, 0);
  EXPECT_EQ(value(store.claim("v", kDevice, 8, kLong)).jobs.size(), 3u);
}

TEST_P(StoreTest, WorkersThatWereNotSeenForADayAreForgotten) {
  Store store = open();
  EXPECT_TRUE(store.greet("gone", kDevice));
  ASSERT_TRUE(store.connection().run("UPDATE workers SET seen_ms = {now} - 86400001"));
  EXPECT_TRUE(store.greet("here", kDevice));
  EXPECT_EQ(value(store.workers()).size(), 2u);
  EXPECT_EQ(value(store.expire_leases()), 0);
  const auto left = value(store.workers());
  ASSERT_EQ(left.size(), 1u);
  EXPECT_EQ(left[0].name, "here");
}

TEST_P(StoreTest, CanceledEvaluationsGetNoRecord) {
  Store store = open_with_tenant();
  EXPECT_TRUE(store.put_tenant({.name = "b"}));
  const auto ids = value(store.submit("a", evaluations(3)));
  EXPECT_TRUE(value(store.cancel("b", ids)).empty());
  EXPECT_EQ(value(store.cancel("a", std::array{ids[0]})), std::vector{ids[0]});
  const LeasedBatch batch = value(store.claim("w", kDevice, 8, kLong));
  EXPECT_EQ(batch.jobs.size(), 2u);
  EXPECT_EQ(value(store.cancel("a", std::array{ids[1]})), std::vector{ids[1]});
  EXPECT_EQ(value(store.prolong("w", batch.lease, kLong)), std::vector{ids[2]});
  EXPECT_EQ(value(store.settle("w", batch.lease, records_of(batch))), std::vector{ids[2]});
  EXPECT_TRUE(value(store.cancel("a", ids)).empty());
  EXPECT_EQ(state_of(store, ids[0]).status, EvaluationStatus::kCanceled);
  EXPECT_EQ(state_of(store, ids[1]).status, EvaluationStatus::kCanceled);
  EXPECT_EQ(state_of(store, ids[1]).record, "");
  EXPECT_EQ(state_of(store, ids[2]).status, EvaluationStatus::kJudged);
}

TEST_P(StoreTest, TenantsSeeNothingOfOthers) {
  Store store = open_with_tenant();
  EXPECT_TRUE(store.put_tenant({.name = "b"}));
  const auto ids = value(store.submit("a", evaluations(2)));
  EXPECT_TRUE(value(store.find("b", ids)).empty());
  EXPECT_EQ(value(store.find("a", std::array{ids[1], ids[0]}))[0].id, ids[1]);
  EXPECT_TRUE(value(store.find("a", {})).empty());
  EXPECT_TRUE(value(store.finished({})).empty());
}

TEST_P(StoreTest, HigherPrioritiesComeFirst) {
  Store store = open_with_tenant();
  EXPECT_TRUE(store.put_tenant({.name = "b", .priority = 5}));
  value(store.submit("a", std::array{evaluation("first", "p1")}));
  value(store.submit("b", std::array{evaluation("second", "p2")}));
  value(store.submit("a", std::array{evaluation("third", "p3")}, "", 9));
  std::vector<std::string> order;
  for (int i = 0; i < 3; ++i) {
    const LeasedBatch batch = value(store.claim("w", kDevice, 8, kLong));
    ASSERT_EQ(batch.jobs.size(), 1u);
    order.push_back(batch.jobs[0].name);
  }
  EXPECT_EQ(order, (std::vector<std::string>{"third", "second", "first"}));
}

TEST_P(StoreTest, QuotasHold) {
  Store store = open_with_tenant({.name = "a", .max_pending = 3, .per_minute = 5});
  const auto ids = value(store.submit("a", evaluations(3)));
  const auto more = store.submit("a", std::array{evaluation("x")});
  ASSERT_FALSE(more);
  EXPECT_EQ(more.error().id, "quota-pending");
  EXPECT_NE(more.error().message.find("expected at most 3 evaluations of 'a' at a time"),
            std::string::npos);
  value(store.cancel("a", ids));
  value(store.submit("a", evaluations(2)));
  value(store.claim("w", kDevice, 8, kLong));
  const auto faster = store.submit("a", std::array{evaluation("y")});
  ASSERT_FALSE(faster);
  EXPECT_EQ(faster.error().id, "quota-rate");
  EXPECT_NE(faster.error().message.find("expected at most 5 evaluations of 'a' per minute"),
            std::string::npos);
  EXPECT_EQ(value(store.depth())[0].leased, 2);
}

TEST_P(StoreTest, EqualEvaluationsAreAnsweredFromTheCacheOfTheSameJudge) {
  Store store = open_with_tenant();
  value(store.submit("a", evaluations(1)));
  const LeasedBatch batch = value(store.claim("w", kDevice, 8, kLong));
  value(store.settle("w", batch.lease, records_of(batch)));
  const auto again = value(store.submit("a", evaluations(1)));
  const EvaluationState cached = state_of(store, again[0]);
  EXPECT_EQ(cached.status, EvaluationStatus::kJudged);
  EXPECT_TRUE(cached.cached);
  EXPECT_EQ(cached.record, "record of g0");

  NewEvaluation fresh = evaluation("g0");
  fresh.uses_cache = false;
  NewEvaluation other_task = evaluation("g0");
  other_task.task = "";
  NewEvaluation other_settings = evaluation("g0");
  other_settings.settings = R"({"calls":1})";
  for (const NewEvaluation& one : {fresh, other_task, other_settings, evaluation("g0", "p")}) {
    const auto ids = value(store.submit("a", std::array{one}));
    EXPECT_EQ(state_of(store, ids[0]).status, EvaluationStatus::kSubmitted);
  }
  Store newer = open("judge 2");
  const auto ids = value(newer.submit("a", evaluations(1)));
  EXPECT_EQ(state_of(newer, ids[0]).status, EvaluationStatus::kSubmitted);
  // A worker of an older version judges it, and does not answer for the newer one.
  EXPECT_TRUE(store.connection().run("DELETE FROM cache"));
  while (true) {
    const LeasedBatch next = value(store.claim("w", kDevice, 8, kLong));
    if (next.jobs.empty()) break;
    value(store.settle("w", next.lease, records_of(next)));
  }
  EXPECT_EQ(state_of(newer, ids[0]).status, EvaluationStatus::kJudged);
  const auto asked = value(newer.submit("a", evaluations(1)));
  EXPECT_EQ(state_of(newer, asked[0]).status, EvaluationStatus::kSubmitted);
}

TEST_P(StoreTest, ARequestKeyGivesTheSameEvaluationsAgain) {
  Store store = open_with_tenant();
  const auto ids = value(store.submit("a", evaluations(3), "key"));
  EXPECT_EQ(value(store.submit("a", evaluations(3), "key")), ids);
  EXPECT_EQ(value(store.depth())[0].waiting, 3);
  const auto other = store.submit("a", evaluations(2), "key");
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error().id, "request-key-reused");
  EXPECT_NE(other.error().message.find("expected the request that 'key' was first used for"),
            std::string::npos);
  EXPECT_NE(value(store.submit("a", evaluations(3), "key 2")), ids);
}

TEST_P(StoreTest, TokensNameTenants) {
  Store store = open_with_tenant({.name = "a", .priority = 2, .max_pending = 7, .per_minute = 9});
  EXPECT_FALSE(value(store.has_tokens()));
  EXPECT_TRUE(store.add_token("a", "secret"));
  EXPECT_TRUE(value(store.has_tokens()));
  const auto tenant = value(store.tenant_of_token("secret"));
  ASSERT_TRUE(tenant);
  EXPECT_EQ(tenant->name, "a");
  EXPECT_EQ(tenant->max_pending, 7);
  EXPECT_FALSE(value(store.tenant_of_token("Secret")));
  const SqlRows stored = value(store.connection().query("SELECT hash FROM tokens"));
  EXPECT_EQ(stored[0].text(0).find("secret"), std::string_view::npos);
  const auto unknown = store.add_token("b", "x");
  ASSERT_FALSE(unknown);
  EXPECT_EQ(unknown.error().message, "expected the name of a tenant, found 'b'");
  EXPECT_EQ(unknown.error().id, "unknown-tenant");
  EXPECT_EQ(value(store.remove_tokens("a")), 1);
  EXPECT_FALSE(value(store.tenant_of_token("secret")));
  EXPECT_EQ(value(store.tenants()).size(), 1u);
}

TEST_P(StoreTest, AnnouncementsWakeListeners) {
  Store store = open_with_tenant();
  Store worker = open();
  EXPECT_TRUE(worker.connection().listen(Channel::kJobs));
  EXPECT_GE(worker.connection().wake_fd(), 0);
  std::thread submitter([&] {
    std::this_thread::sleep_for(milliseconds(50));
    value(store.submit("a", evaluations(1)));
  });
  LeasedBatch batch;
  const auto begin = std::chrono::steady_clock::now();
  while (batch.jobs.empty() && std::chrono::steady_clock::now() - begin < kLong) {
    worker.connection().wait(kLong);
    batch = value(worker.claim("w", kDevice, 8, kLong));
  }
  submitter.join();
  EXPECT_EQ(batch.jobs.size(), 1u);
}

TEST_P(StoreTest, AStateOfAnEarlierVersionIsBroughtToThePresentOne) {
  {
    Store store = open_with_tenant();
    for (const char* column : {"accept", "robust", "may_command"}) {
      ASSERT_TRUE(
          store.connection().run(fmt::format("ALTER TABLE tenants DROP COLUMN {}", column)));
    }
    ASSERT_TRUE(store.connection().run("DELETE FROM passnet_state WHERE version > 1"));
  }
  Store store = open();
  Tenant tenant = value(store.tenants()).front();
  EXPECT_EQ(tenant.accept, Tenant().accept);
  EXPECT_FALSE(tenant.robust || tenant.may_command);
  tenant = {.name = "a", .accept = "proved", .robust = true, .may_command = true};
  ASSERT_TRUE(store.put_tenant(tenant));
  ASSERT_TRUE(store.add_token("a", "t"));
  tenant = *value(store.tenant_of_token("t"));
  EXPECT_EQ(tenant.accept, "proved");
  EXPECT_TRUE(tenant.robust && tenant.may_command);
}

TEST_P(StoreTest, AStateOfANewerVersionIsRefused) {
  {
    Store store = open();
    EXPECT_TRUE(store.connection().run("INSERT INTO passnet_state(version) VALUES (99)"));
  }
  const auto newer = Store::open(address_, "judge");
  ASSERT_FALSE(newer);
  EXPECT_EQ(newer.error().id, "newer-state");
  EXPECT_NE(newer.error().message.find("found version 99: use a newer passnet"), std::string::npos);
}

TEST_P(StoreTest, ManyOpenANewStateAtOnce) {
  std::vector<std::thread> openers;
  for (int i = 0; i < 6; ++i) openers.emplace_back([&] { open(); });
  for (std::thread& opener : openers) opener.join();
  Store store = open();
  const SqlRows versions = value(store.connection().query("SELECT version FROM passnet_state"));
  EXPECT_EQ(versions.size(), static_cast<size_t>(kStateVersion));
}

INSTANTIATE_TEST_SUITE_P(Databases, StoreTest, testing::Bool(), database_name);

}  // namespace
}  // namespace passnet
