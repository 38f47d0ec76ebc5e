// The state of a service: evaluations, leases, verdicts, tenants. Whatever process dies whenever,
// each evaluation that was accepted ends with exactly one record, one cancellation, or one failure
// of the infrastructure after all retries.
#pragma once

#include "service/store/connection.hpp"
#include "service/store/evaluation.hpp"

#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// Number of claims of a job after which it counts as failed.
inline constexpr int64_t kMostClaims = 8;

// Not for several threads at once. All functions return the errors of the database.
class Store {
 public:
  // Opens a state, and makes its tables where they are missing. `judge` names the version of the
  // program: verdicts of others do not answer its evaluations. Errors: those of `migrate_state`.
  static Result<Store> open(const std::string& address, std::string judge);

  Connection& connection() { return connection_; }

  // Adds a tenant, or changes it.
  Result<void> put_tenant(const Tenant& tenant);
  // Adds a token for the tenant, which must exist ("unknown-tenant"); only its hash is stored.
  Result<void> add_token(const std::string& tenant, std::string_view token);
  // Removes all tokens of the tenant; returns how many there were. Its evaluations stay.
  Result<int64_t> remove_tokens(const std::string& tenant);
  Result<std::optional<Tenant>> tenant_of_token(std::string_view token);
  Result<std::vector<Tenant>> tenants();
  Result<bool> has_tokens();

  // Accepts all evaluations or none; returns their ids, in order. The same request key of a tenant
  // gives the same ids again, and nothing new; empty: no key. Errors: "quota-pending",
  // "quota-rate", "request-key-reused" (with another body).
  Result<std::vector<int64_t>> submit(const std::string& tenant,
                                      std::span<const NewEvaluation> evaluations,
                                      const std::string& request_key = {}, int64_t priority = 0);
  // Removes those of the tenant that are not finished; returns their ids.
  Result<std::vector<int64_t>> cancel(const std::string& tenant, std::span<const int64_t> ids);
  // The states of the tenant's evaluations among the ids, in their order; others are left out.
  Result<std::vector<EvaluationState>> find(const std::string& tenant,
                                            std::span<const int64_t> ids);
  // The texts that were sent for an evaluation.
  Result<SentTexts> texts_of(int64_t id);
  // Those of the ids that are finished, of any tenant.
  Result<std::vector<int64_t>> finished(std::span<const int64_t> ids);

  // Claims up to `most` jobs for the device: the first in order of priority and age, and others of
  // the same batch, but no more than leaves as many for each other worker of the device.
  Result<LeasedBatch> claim(const std::string& worker, const std::string& device, size_t most,
                            std::chrono::milliseconds lease);
  // Prolongs the lease; returns the evaluations that it still holds.
  Result<std::vector<int64_t>> prolong(const std::string& worker, const std::string& lease,
                                       std::chrono::milliseconds time);
  // Ends jobs of the lease; returns the evaluations that ended so. Those that the lease no longer
  // holds are left as they are: they were canceled, or are another's. A failure is tried again
  // until the job was claimed `kMostClaims` times.
  Result<std::vector<int64_t>> settle(const std::string& worker, const std::string& lease,
                                      std::span<const JobResult> results);
  // Gives back jobs of a worker that ends, as if it had not claimed them.
  Result<void> give_back(const std::string& lease);
  // Returns jobs whose lease has expired to the queue, or fails them; returns how many. Forgets
  // workers that were not seen for a day: each that starts again has another name.
  Result<int64_t> expire_leases();
  Result<void> greet(const std::string& worker, const std::string& device);

  Result<std::vector<QueueDepth>> depth();
  Result<std::vector<WorkerState>> workers();
  // Evaluations that were ever accepted.
  Result<int64_t> accepted();

 private:
  Store(Connection connection, std::string judge)
      : connection_(std::move(connection)), judge_(std::move(judge)) {}

  Result<void> check_quotas(const std::string& tenant, size_t count);
  Result<void> put_text(const std::string& hash, const std::string& text);
  Result<int64_t> add(const Tenant& tenant, const NewEvaluation& evaluation, int64_t priority);
  Result<std::optional<std::vector<int64_t>>> earlier_request(const std::string& tenant,
                                                              const std::string& key,
                                                              const std::string& body);
  Result<Tenant> require_tenant(const std::string& name);
  Result<size_t> share_of_jobs(const std::string& device, size_t most);
  Result<LeasedBatch> read_batch(std::string lease);
  Result<void> store_record(const SqlRow& job, const std::string& worker, const JobResult& result);
  Result<void> fail_job(int64_t evaluation, const std::string& reason);
  Result<void> settle_one(const SqlRow& job, const std::string& worker, const JobResult& result);

  Connection connection_;
  std::string judge_;
};

}  // namespace passnet
