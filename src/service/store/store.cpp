// The part of the store that serves workers: leases and how they end.
#include "service/store/store.hpp"

#include "base/hash.hpp"

#include <algorithm>
#include <map>
#include <random>

namespace passnet {
namespace {

constexpr int64_t kFirstRetryMs = 100;
constexpr int64_t kLongestRetryMs = 30'000;
constexpr size_t kMostSharing = 64;          // not tuning: more workers have no smaller share
constexpr int64_t kPresentMs = 60'000;       // a worker that was seen in this time takes part
constexpr int64_t kGoneMs = 24 * 3'600'000;  // after which a worker that was not seen is forgotten

int64_t retry_ms(int64_t claims) {
  return std::min(kFirstRetryMs << std::min<int64_t>(claims, 16), kLongestRetryMs);
}

std::string draw_lease() {
  std::random_device device;
  std::string lease;
  for (int i = 0; i < 4; ++i) lease += fmt::format("{:08x}", device());
  return lease;
}

std::vector<int64_t> ids_of(const SqlRows& rows) {
  std::vector<int64_t> ids;
  for (const SqlRow& row : rows) ids.push_back(row.integer(0));
  return ids;
}

}  // namespace

// The texts that all jobs of a batch share come with its first row.
Result<LeasedBatch> Store::read_batch(std::string lease) {
  LeasedBatch batch{.lease = std::move(lease), .passes = {}, .settings = {}, .jobs = {}};
  for (const SqlRow& row : TRY(connection_.query(
           "SELECT e.id, g.text, e.task, e.name, e.source, "
           "CASE WHEN e.id = f.id THEN (SELECT text FROM texts WHERE hash = e.passes) END, "
           "CASE WHEN e.id = f.id THEN (SELECT text FROM texts WHERE hash = e.settings) END "
           "FROM jobs AS j JOIN evaluations AS e ON e.id = j.evaluation "
           "JOIN texts AS g ON g.hash = e.graph "
           "JOIN (SELECT min(evaluation) AS id FROM jobs WHERE lease = $1) AS f ON 1 = 1 "
           "WHERE j.lease = $1 ORDER BY e.id",
           batch.lease))) {
    if (batch.jobs.empty()) {
      batch.passes = std::string(row.text(5));
      batch.settings = std::string(row.text(6));
    }
    batch.jobs.push_back(
        {.evaluation = row.integer(0),
         .graph = std::string(row.text(1)),
         .task = row.is_null(2) ? std::nullopt : std::optional(std::string(row.text(2))),
         .name = std::string(row.text(3)),
         .source = std::string(row.text(4))});
  }
  return batch;
}

Result<size_t> Store::share_of_jobs(const std::string& device, size_t most) {
  const SqlRows rows = TRY(connection_.query(
      "SELECT (SELECT count(*) FROM (SELECT 1 FROM jobs WHERE device = $1 AND until_ms <= {now} "
      "AND claims < $2 LIMIT $3) AS waiting), "
      "(SELECT count(*) FROM workers WHERE device = $1 AND seen_ms > {now} - $4)",
      device, kMostClaims, most * kMostSharing, kPresentMs));
  const int64_t workers = std::max<int64_t>(rows.front().integer(1), 1);
  const int64_t share = (rows.front().integer(0) + workers - 1) / workers;
  return std::clamp<size_t>(static_cast<size_t>(share), 1, most);
}

Result<LeasedBatch> Store::claim(const std::string& worker, const std::string& device, size_t most,
                                 std::chrono::milliseconds lease) {
  return connection_.lease([&]() -> Result<LeasedBatch> {
    const std::string id = draw_lease();
    const size_t share = TRY(share_of_jobs(device, most));
    TRY(connection_.post(
        "WITH head AS (SELECT batch FROM jobs WHERE device = $1 AND until_ms <= {now} "
        "AND claims < $2 ORDER BY priority DESC, evaluation LIMIT 1 {skip_locked}), "
        "chosen AS (SELECT evaluation FROM jobs WHERE batch = (SELECT batch FROM head) "
        "AND device = $1 AND until_ms <= {now} AND claims < $2 "
        "ORDER BY priority DESC, evaluation LIMIT $3 {skip_locked}) "
        "UPDATE jobs SET lease = $4, worker = $5, until_ms = {now} + $6, claims = claims + 1, "
        "started_ms = {now} WHERE evaluation IN (SELECT evaluation FROM chosen)",
        device, kMostClaims, share, id, worker, static_cast<int64_t>(lease.count())));
    return read_batch(id);
  });
}

Result<std::vector<int64_t>> Store::prolong(const std::string& worker, const std::string& lease,
                                            std::chrono::milliseconds time) {
  return connection_.lease([&]() -> Result<std::vector<int64_t>> {
    TRY(connection_.post("UPDATE workers SET seen_ms = {now} WHERE name = $1", worker));
    return ids_of(
        TRY(connection_.query("UPDATE jobs SET until_ms = {now} + $1 WHERE lease = $2 "
                              "RETURNING evaluation",
                              static_cast<int64_t>(time.count()), lease)));
  });
}

Result<void> Store::store_record(const SqlRow& job, const std::string& worker,
                                 const JobResult& result) {
  const int64_t evaluation = result.evaluation;
  TRY(connection_.post(
      "UPDATE evaluations SET status = $1, finished_ms = {now}, worker = $2, claims = $3, "
      "started_ms = $4 WHERE id = $5",
      static_cast<int64_t>(EvaluationStatus::kJudged), worker, job.integer(1), job.integer(2),
      evaluation));
  TRY(connection_.post("INSERT INTO verdicts(evaluation, record, cached) VALUES ($1, $2, 0)",
                       evaluation, result.record));
  if (!result.may_be_cached) return {};
  return connection_.post(
      "INSERT INTO cache(key, record) SELECT key, $1 FROM evaluations WHERE id = $2 AND judge = $3 "
      "ON CONFLICT(key) DO NOTHING",
      result.record, evaluation, judge_);
}

Result<void> Store::fail_job(int64_t evaluation, const std::string& reason) {
  return connection_.post(
      "UPDATE evaluations SET status = $1, finished_ms = {now}, detail = $2 WHERE id = $3",
      static_cast<int64_t>(EvaluationStatus::kFailed), reason, evaluation);
}

// Ends a job that the worker held and that is removed, or puts it back.
Result<void> Store::settle_one(const SqlRow& job, const std::string& worker,
                               const JobResult& result) {
  if (!result.record.empty()) return store_record(job, worker, result);
  const int64_t claims = job.integer(1);
  TRY(connection_.post("UPDATE evaluations SET claims = $1, started_ms = $2 WHERE id = $3", claims,
                       job.integer(2), result.evaluation));
  if (claims >= kMostClaims) return fail_job(result.evaluation, result.reason);
  // It is tried again by itself: one job of a batch may be what ended the judge.
  return connection_.post(
      "INSERT INTO jobs(evaluation, tenant, device, batch, priority, claims, until_ms) "
      "VALUES ($1, $2, $3, $4, $5, $6, {now} + $7)",
      result.evaluation, job.text(3), job.text(4), fmt::format("alone:{}", result.evaluation),
      job.integer(5), claims, retry_ms(claims));
}

Result<std::vector<int64_t>> Store::settle(const std::string& worker, const std::string& lease,
                                           std::span<const JobResult> results) {
  std::vector<int64_t> ids;
  for (const JobResult& result : results) ids.push_back(result.evaluation);
  return connection_.transact([&]() -> Result<std::vector<int64_t>> {
    std::map<int64_t, SqlRow> held;
    for (SqlRow& row : TRY(connection_.query(
             "DELETE FROM jobs WHERE lease = $1 AND evaluation IN ({ids}$2{/ids}) "
             "RETURNING evaluation, claims, started_ms, tenant, device, priority",
             lease, list_ids(ids)))) {
      held.emplace(row.integer(0), std::move(row));
    }
    std::vector<int64_t> settled;
    int64_t judged = 0;
    for (const JobResult& result : results) {
      const auto job = held.extract(result.evaluation);
      if (job.empty()) continue;
      TRY(settle_one(job.mapped(), worker, result));
      settled.push_back(result.evaluation);
      judged += result.record.empty() ? 0 : 1;
    }
    TRY(connection_.post(
        "UPDATE workers SET judged = judged + $1, failed = failed + $2, seen_ms = {now} "
        "WHERE name = $3",
        judged, static_cast<int64_t>(settled.size()) - judged, worker));
    connection_.announce(Channel::kFinished);
    return settled;
  });
}

Result<void> Store::give_back(const std::string& lease) {
  return connection_.transact([&]() -> Result<void> {
    TRY(connection_.post(
        "UPDATE jobs SET lease = NULL, worker = NULL, until_ms = 0, claims = claims - 1 "
        "WHERE lease = $1",
        lease));
    connection_.announce(Channel::kJobs);
    return {};
  });
}

Result<int64_t> Store::expire_leases() {
  return connection_.transact([&]() -> Result<int64_t> {
    const SqlRows failed = TRY(connection_.query(
        "DELETE FROM jobs WHERE lease IS NOT NULL AND until_ms <= {now} AND claims >= $1 "
        "RETURNING evaluation, claims",
        kMostClaims));
    for (const SqlRow& row : failed) {
      TRY(fail_job(row.integer(0),
                   fmt::format("{} workers in turn ended while they judged it", row.integer(1))));
    }
    const SqlRows returned = TRY(
        connection_.query("UPDATE jobs SET lease = NULL, worker = NULL, "
                          "batch = 'alone:' || CAST(evaluation AS TEXT) "
                          "WHERE lease IS NOT NULL AND until_ms <= {now} RETURNING evaluation"));
    TRY(connection_.post("DELETE FROM workers WHERE seen_ms < {now} - $1", kGoneMs));
    if (!failed.empty()) connection_.announce(Channel::kFinished);
    if (!returned.empty()) connection_.announce(Channel::kJobs);
    return static_cast<int64_t>(failed.size() + returned.size());
  });
}

Result<void> Store::greet(const std::string& worker, const std::string& device) {
  return connection_.lease([&]() -> Result<void> {
    TRY(connection_.post(
        "INSERT INTO workers(name, device, seen_ms, judged, failed) VALUES ($1, $2, {now}, 0, 0) "
        "ON CONFLICT(name) DO UPDATE SET device = excluded.device, seen_ms = excluded.seen_ms",
        worker, device));
    return {};
  });
}

Result<std::vector<QueueDepth>> Store::depth() {
  return connection_.read([&]() -> Result<std::vector<QueueDepth>> {
    std::vector<QueueDepth> depths;
    for (const SqlRow& row : TRY(connection_.query(
             "SELECT j.device, sum(CASE WHEN j.lease IS NULL THEN 1 ELSE 0 END), "
             "sum(CASE WHEN j.lease IS NULL THEN 0 ELSE 1 END), "
             "coalesce(max(CASE WHEN j.lease IS NULL THEN {now} - e.submitted_ms END), 0) "
             "FROM jobs AS j JOIN evaluations AS e ON e.id = j.evaluation "
             "GROUP BY j.device ORDER BY j.device"))) {
      depths.push_back({.device = std::string(row.text(0)),
                        .waiting = row.integer(1),
                        .leased = row.integer(2),
                        .oldest_ms = row.integer(3)});
    }
    return depths;
  });
}

Result<std::vector<WorkerState>> Store::workers() {
  return connection_.read([&]() -> Result<std::vector<WorkerState>> {
    std::vector<WorkerState> workers;
    for (const SqlRow& row : TRY(connection_.query(
             "SELECT name, device, {now} - seen_ms, judged, failed FROM workers ORDER BY name"))) {
      workers.push_back({.name = std::string(row.text(0)),
                         .device = std::string(row.text(1)),
                         .age_ms = row.integer(2),
                         .judged = row.integer(3),
                         .failed = row.integer(4)});
    }
    return workers;
  });
}

}  // namespace passnet
