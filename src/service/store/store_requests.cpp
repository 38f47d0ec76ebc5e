// The part of the store that serves clients: tenants, requests, answers.
#include "base/hash.hpp"
#include "service/store/state_schema.hpp"
#include "service/store/store.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

namespace passnet {
namespace {

constexpr int64_t kMinuteMs = 60'000;

std::string hash_of(std::string_view text) { return sha256(text).hex(); }

std::string select_tenants(const char* which) {
  return std::string(
             "SELECT t.name, t.priority, t.max_pending, t.per_minute, t.accept, t.robust, "
             "t.may_command FROM tenants AS t ") +
         which;
}

Tenant tenant_of(const SqlRow& row) {
  return {.name = std::string(row.text(0)),
          .priority = row.integer(1),
          .max_pending = row.integer(2),
          .per_minute = row.integer(3),
          .accept = std::string(row.text(4)),
          .robust = row.integer(5) != 0,
          .may_command = row.integer(6) != 0};
}

std::optional<int64_t> number_or_none(const SqlRow& row, size_t column) {
  return row.is_null(column) ? std::nullopt : std::optional(row.integer(column));
}

EvaluationState state_of(const SqlRow& row) {
  auto status = static_cast<EvaluationStatus>(row.integer(1));
  if (!is_final(status) && row.integer(2) != 0) status = EvaluationStatus::kLeased;
  return {.id = row.integer(0),
          .status = status,
          .task = row.is_null(3) ? std::nullopt : std::optional(std::string(row.text(3))),
          .name = std::string(row.text(4)),
          .claims = row.integer(5),
          .worker = std::string(row.text(6)),
          .detail = std::string(row.text(7)),
          .submitted_ms = row.integer(8),
          .started_ms = number_or_none(row, 9),
          .finished_ms = number_or_none(row, 10),
          .cached = row.integer(11) != 0,
          .record = std::string(row.text(12))};
}

std::vector<int64_t> parse_ids(std::string_view list) {
  std::vector<int64_t> ids;
  while (!list.empty()) {
    int64_t id = 0;
    const auto end = std::from_chars(list.data(), list.data() + list.size(), id).ptr;
    ids.push_back(id);
    list.remove_prefix(std::min(list.size(), static_cast<size_t>(end - list.data()) + 1));
  }
  return ids;
}

// All that decides about a record, and the names in it.
std::string key_of(const NewEvaluation& evaluation, const std::string& judge) {
  return Hasher()
      .add(judge)
      .add(evaluation.passes)
      .add(evaluation.settings)
      .add(evaluation.graph)
      .add(evaluation.device)
      .add(evaluation.task ? 1 : 0)
      .add(evaluation.task.value_or(""))
      .add(evaluation.name)
      .add(evaluation.source)
      .finish()
      .hex();
}

std::vector<int64_t> first_columns(const SqlRows& rows) {
  std::vector<int64_t> ids;
  for (const SqlRow& row : rows) ids.push_back(row.integer(0));
  return ids;
}

}  // namespace

Result<Store> Store::open(const std::string& address, std::string judge) {
  Store store(TRY(Connection::open(address)), std::move(judge));
  TRY(migrate_state(store.connection_, address));
  return store;
}

Result<void> Store::put_tenant(const Tenant& tenant) {
  return connection_.transact([&]() -> Result<void> {
    TRY(connection_.query(
        "INSERT INTO tenants(name, priority, max_pending, per_minute, accept, robust, may_command, "
        "created_ms) VALUES ($1, $2, $3, $4, $5, $6, $7, {now}) ON CONFLICT(name) DO UPDATE SET "
        "priority = excluded.priority, max_pending = excluded.max_pending, "
        "per_minute = excluded.per_minute, accept = excluded.accept, robust = excluded.robust, "
        "may_command = excluded.may_command",
        tenant.name, tenant.priority, tenant.max_pending, tenant.per_minute, tenant.accept,
        tenant.robust ? 1 : 0, tenant.may_command ? 1 : 0));
    return {};
  });
}

Result<void> Store::add_token(const std::string& tenant, std::string_view token) {
  return connection_.transact([&]() -> Result<void> {
    TRY(require_tenant(tenant));
    TRY(
        connection_.query("INSERT INTO tokens(hash, tenant, created_ms) VALUES ($1, $2, {now}) "
                          "ON CONFLICT(hash) DO NOTHING",
                          hash_of(token), tenant));
    return {};
  });
}

Result<int64_t> Store::remove_tokens(const std::string& tenant) {
  return connection_.transact([&]() -> Result<int64_t> {
    TRY(require_tenant(tenant));
    return static_cast<int64_t>(
        TRY(connection_.query("DELETE FROM tokens WHERE tenant = $1 RETURNING hash", tenant))
            .size());
  });
}

Result<std::optional<Tenant>> Store::tenant_of_token(std::string_view token) {
  return connection_.read([&]() -> Result<std::optional<Tenant>> {
    const SqlRows rows = TRY(connection_.query(
        select_tenants("JOIN tokens AS k ON t.name = k.tenant WHERE k.hash = $1"), hash_of(token)));
    return rows.empty() ? std::nullopt : std::optional(tenant_of(rows.front()));
  });
}

Result<std::vector<Tenant>> Store::tenants() {
  return connection_.read([&]() -> Result<std::vector<Tenant>> {
    std::vector<Tenant> tenants;
    for (const SqlRow& row : TRY(connection_.query(select_tenants("ORDER BY t.name")))) {
      tenants.push_back(tenant_of(row));
    }
    return tenants;
  });
}

Result<bool> Store::has_tokens() {
  return connection_.read([&]() -> Result<bool> {
    return !TRY(connection_.query("SELECT 1 FROM tokens LIMIT 1")).empty();
  });
}

Result<Tenant> Store::require_tenant(const std::string& name) {
  // The row is held: two requests of a tenant at once could each fit its quota.
  const SqlRows rows =
      TRY(connection_.query(select_tenants("WHERE t.name = $1 {for_update}"), name));
  if (rows.empty()) {
    return fail({}, "unknown-tenant", "expected the name of a tenant, found '{}'", name);
  }
  return tenant_of(rows.front());
}

Result<void> Store::check_quotas(const std::string& tenant, size_t count) {
  const Tenant limits = TRY(require_tenant(tenant));
  const auto added = static_cast<int64_t>(count);
  if (limits.max_pending > 0) {
    const int64_t pending =
        TRY(connection_.query("SELECT count(*) FROM jobs WHERE tenant = $1", tenant))
            .front()
            .integer(0);
    if (pending + added > limits.max_pending) {
      return fail({}, "quota-pending",
                  "expected at most {} evaluations of '{}' at a time, found {} that are not "
                  "finished and {} new ones",
                  limits.max_pending, tenant, pending, added);
    }
  }
  if (limits.per_minute > 0) {
    const int64_t recent =
        TRY(connection_.query(
                "SELECT count(*) FROM evaluations WHERE tenant = $1 AND submitted_ms > {now} - $2",
                tenant, kMinuteMs))
            .front()
            .integer(0);
    if (recent + added > limits.per_minute) {
      return fail({}, "quota-rate",
                  "expected at most {} evaluations of '{}' per minute, found {} of the last minute "
                  "and {} new ones",
                  limits.per_minute, tenant, recent, added);
    }
  }
  return {};
}

Result<void> Store::put_text(const std::string& hash, const std::string& text) {
  return connection_.post(
      "INSERT INTO texts(hash, text) VALUES ($1, $2) ON CONFLICT(hash) DO NOTHING", hash, text);
}

Result<int64_t> Store::add(const Tenant& tenant, const NewEvaluation& evaluation,
                           int64_t priority) {
  const std::string key = key_of(evaluation, judge_);
  const SqlRows found = evaluation.uses_cache
                            ? TRY(connection_.query("SELECT record FROM cache WHERE key = $1", key))
                            : SqlRows();
  const bool is_known = !found.empty();
  const std::string passes = hash_of(evaluation.passes);
  const std::string settings = hash_of(evaluation.settings);
  const auto status = is_known ? EvaluationStatus::kJudged : EvaluationStatus::kSubmitted;
  const SqlValue task = evaluation.task ? SqlValue(*evaluation.task) : SqlValue();
  const SqlRows rows = TRY(connection_.query(
      "INSERT INTO evaluations(tenant, key, passes, graph, settings, task, name, source, judge, "
      "status, submitted_ms, finished_ms, claims, detail) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, "
      "$9, $10, {now}, CASE WHEN $11 = 1 THEN {now} END, 0, '') RETURNING id",
      tenant.name, key, passes, hash_of(evaluation.graph), settings, task, evaluation.name,
      evaluation.source, judge_, static_cast<int64_t>(status), is_known ? 1 : 0));
  const int64_t id = rows.front().integer(0);
  if (is_known) {
    TRY(connection_.post("INSERT INTO verdicts(evaluation, record, cached) VALUES ($1, $2, 1)", id,
                         found.front().text(0)));
    return id;
  }
  TRY(connection_.post(
      "INSERT INTO jobs(evaluation, tenant, device, batch, priority, claims, until_ms) "
      "VALUES ($1, $2, $3, $4, $5, 0, 0)",
      id, tenant.name, evaluation.device, passes + settings, tenant.priority + priority));
  return id;
}

Result<std::optional<std::vector<int64_t>>> Store::earlier_request(const std::string& tenant,
                                                                   const std::string& key,
                                                                   const std::string& body) {
  if (key.empty()) return std::nullopt;
  const SqlRows rows = TRY(connection_.query(
      "SELECT ids, body FROM requests WHERE tenant = $1 AND key = $2", tenant, key));
  if (rows.empty()) return std::nullopt;
  if (rows.front().text(1) != body) {
    return fail({}, "request-key-reused",
                "expected the request that '{}' was first used for, found another one", key);
  }
  return parse_ids(rows.front().text(0));
}

Result<std::vector<int64_t>> Store::submit(const std::string& tenant,
                                           std::span<const NewEvaluation> evaluations,
                                           const std::string& request_key, int64_t priority) {
  Hasher hasher;
  for (const NewEvaluation& evaluation : evaluations) hasher.add(key_of(evaluation, ""));
  const std::string body = hasher.finish().hex();
  return connection_.transact([&]() -> Result<std::vector<int64_t>> {
    const Tenant owner = TRY(require_tenant(tenant));
    if (auto earlier = TRY(earlier_request(tenant, request_key, body))) return *std::move(earlier);
    TRY(check_quotas(tenant, evaluations.size()));
    std::set<std::string> stored;
    std::vector<int64_t> ids;
    for (const NewEvaluation& evaluation : evaluations) {
      for (const std::string* text :
           {&evaluation.passes, &evaluation.settings, &evaluation.graph}) {
        const std::string hash = hash_of(*text);
        if (stored.insert(hash).second) TRY(put_text(hash, *text));
      }
      ids.push_back(TRY(add(owner, evaluation, priority)));
    }
    if (!request_key.empty()) {
      TRY(connection_.post("INSERT INTO requests(tenant, key, body, ids) VALUES ($1, $2, $3, $4)",
                           tenant, request_key, body, list_ids(ids)));
    }
    connection_.announce(Channel::kJobs);
    return ids;
  });
}

Result<std::vector<int64_t>> Store::cancel(const std::string& tenant,
                                           std::span<const int64_t> ids) {
  if (ids.empty()) return std::vector<int64_t>();
  return connection_.transact([&]() -> Result<std::vector<int64_t>> {
    const std::vector<int64_t> removed =
        first_columns(TRY(connection_.query("DELETE FROM jobs WHERE tenant = $1 AND evaluation IN "
                                            "({ids}$2{/ids}) RETURNING evaluation",
                                            tenant, list_ids(ids))));
    if (removed.empty()) return removed;
    TRY(connection_.post(
        "UPDATE evaluations SET status = $1, finished_ms = {now} WHERE id IN ({ids}$2{/ids})",
        static_cast<int64_t>(EvaluationStatus::kCanceled), list_ids(removed)));
    connection_.announce(Channel::kFinished);
    return removed;
  });
}

Result<std::vector<EvaluationState>> Store::find(const std::string& tenant,
                                                 std::span<const int64_t> ids) {
  if (ids.empty()) return std::vector<EvaluationState>();
  return connection_.read([&]() -> Result<std::vector<EvaluationState>> {
    std::vector<EvaluationState> states;
    for (const SqlRow& row : TRY(connection_.query(
             "SELECT e.id, e.status, CASE WHEN j.lease IS NOT NULL AND j.until_ms > {now} THEN 1 "
             "ELSE 0 END, e.task, e.name, coalesce(j.claims, e.claims), "
             "coalesce(e.worker, j.worker), e.detail, e.submitted_ms, "
             "coalesce(e.started_ms, j.started_ms), e.finished_ms, v.cached, v.record "
             "FROM evaluations AS e LEFT JOIN jobs AS j ON j.evaluation = e.id "
             "LEFT JOIN verdicts AS v ON v.evaluation = e.id "
             "WHERE e.tenant = $1 AND e.id IN ({ids}$2{/ids})",
             tenant, list_ids(ids)))) {
      states.push_back(state_of(row));
    }
    std::map<int64_t, size_t> places;
    for (const int64_t id : ids) places.emplace(id, places.size());
    std::ranges::sort(states, {},
                      [&](const EvaluationState& state) { return places.at(state.id); });
    return states;
  });
}

Result<SentTexts> Store::texts_of(int64_t id) {
  return connection_.read([&]() -> Result<SentTexts> {
    const SqlRows rows = TRY(connection_.query(
        "SELECT p.text, g.text FROM evaluations AS e JOIN texts AS p ON p.hash = e.passes "
        "JOIN texts AS g ON g.hash = e.graph WHERE e.id = $1",
        id));
    if (rows.empty()) return SentTexts();
    return SentTexts{.passes = std::string(rows.front().text(0)),
                     .graph = std::string(rows.front().text(1))};
  });
}

Result<std::vector<int64_t>> Store::finished(std::span<const int64_t> ids) {
  if (ids.empty()) return std::vector<int64_t>();
  return connection_.read([&]() -> Result<std::vector<int64_t>> {
    return first_columns(TRY(
        connection_.query("SELECT id FROM evaluations WHERE status >= $1 AND id IN ({ids}$2{/ids})",
                          static_cast<int64_t>(EvaluationStatus::kJudged), list_ids(ids))));
  });
}

Result<int64_t> Store::accepted() {
  return connection_.read([&]() -> Result<int64_t> {
    return TRY(connection_.query("SELECT max(id) FROM evaluations")).front().integer(0);
  });
}

}  // namespace passnet
