#include "service/server/api.hpp"

#include "base/check.hpp"
#include "service/request/resolve_request.hpp"
#include "service/server/answers.hpp"
#include "service/server/evaluation_json.hpp"
#include "service/server/openapi.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <span>

namespace passnet {
namespace {

using std::chrono::steady_clock;

constexpr double kLongestWaitS = 60;

struct FoundRoute {
  const RouteInfo* route = nullptr;  // null: no such path, or no such method
  bool is_path = false;              // some route has the path
  int64_t id = 0;
};

// Compares a path with that of a route; fills in the id.
bool is_path_of(std::string_view path, std::string_view pattern, int64_t& id) {
  const size_t page = pattern.find("{page}");
  if (page != std::string_view::npos) return path.starts_with(pattern.substr(0, page));
  const size_t place = pattern.find("{id}");
  if (place == std::string_view::npos) return path == pattern;
  if (!path.starts_with(pattern.substr(0, place))) return false;
  const std::string_view digits = path.substr(place);
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), id);
  return error == std::errc() && end == digits.data() + digits.size() && id >= 0;
}

FoundRoute find_route(const Call& call) {
  FoundRoute found;
  for (const RouteInfo& route : kRoutes) {
    int64_t id = 0;
    if (!is_path_of(call.path, route.path, id)) continue;
    found.is_path = true;
    if (route.method == call.method) found = {.route = &route, .is_path = true, .id = id};
  }
  return found;
}

}  // namespace

Result<double> wait_of(const Call& call) {
  const auto found = call.query.find("wait");
  if (found == call.query.end()) return 0.0;
  const std::string& text = found->second;
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || !(value >= 0)) {
    return fail({}, "request-field", "expected 'wait' to be a number of seconds, found '{}'", text);
  }
  return std::min(value, kLongestWaitS);
}

namespace {

Result<std::vector<int64_t>> ids_of(const Call& call) {
  const auto found = call.query.find("ids");
  return parse_id_list(found == call.query.end() ? "" : found->second);
}

bool is_json(std::string_view type) {
  constexpr std::string_view kJson = "application/json";
  return type == kJson || type.starts_with(std::string(kJson) + ";");
}

// True if the host of a request is this machine by a name of its own: a page of the web that was
// resolved to it has another.
bool is_local_host(std::string_view host) {
  const size_t port = host.starts_with('[') ? host.find(']') + 1 : host.find(':');
  const std::string_view bare = host.substr(0, std::min(port, host.size()));
  return bare == "127.0.0.1" || bare == "localhost" || bare == "[::1]";
}

}  // namespace

Answer Api::answer(const Call& call) {
  Answer answer = dispatch(call);
  const FoundRoute found = find_route(call);
  counts_.add(found.route != nullptr ? std::string(found.route->path) : "other", answer.status);
  return answer;
}

Answer Api::dispatch(const Call& call) {
  const FoundRoute found = find_route(call);
  if (found.route == nullptr) {
    return found.is_path ? error_answer(405, "no-such-method", "expected another method")
                         : error_answer(404, "no-such-route",
                                        "expected a route of /openapi.json, found another path");
  }
  Context context{.call = call, .tenant = {}, .id = found.id, .rule = options_.rule};
  if (found.route->needs_tenant) {
    const auto tenant = find_tenant(call);
    if (!tenant) return error_answer(tenant.error());
    context.tenant = tenant->name;
    context.may_command = tenant->may_command;
    context.rule =
        stricter(context.rule, {.accept = level_from_name(tenant->accept).value_or(Level::kProved),
                                .robust = tenant->robust});
  }
  if (!found.route->body.empty() && !is_json(call.content_type)) {
    return error_answer(415, "not-json-type", "expected the content type application/json");
  }
  return run(found.route->route, context);
}

Answer Api::run(RouteName route, const Context& context) {
  switch (route) {
    case RouteName::kSubmit:
      return submit(context);
    case RouteName::kList:
      return list(context);
    case RouteName::kShow:
      return show(context);
    case RouteName::kCancelMany:
      return cancel_many(context);
    case RouteName::kCancel:
      return cancel(context);
    case RouteName::kEvents:
      return events(context);
    case RouteName::kOpenSession:
      return open_session(context);
    case RouteName::kCallSession:
      return call_session(context);
    case RouteName::kCloseSession:
      return close_session(context);
    case RouteName::kCommand:
      return command(context);
    case RouteName::kBoard:
      return board(context.call);
    case RouteName::kQueue:
      return queue();
    case RouteName::kMetrics:
      return metrics();
    case RouteName::kHealth:
      return health();
    case RouteName::kOpenApi:
      return json_answer(200, describe_api());
  }
  UNREACHABLE();
}

Result<Tenant> Api::find_tenant(const Call& call) {
  constexpr std::string_view kBearer = "Bearer ";
  if (call.authorization.starts_with(kBearer)) {
    const std::string_view token = std::string_view(call.authorization).substr(kBearer.size());
    const auto tenant =
        TRY(stores_.with([&](Store& store) { return store.tenant_of_token(token); }));
    if (!tenant)
      return fail({}, "unknown-token", "expected a token of a tenant, found another one");
    return *tenant;
  }
  const bool has_tokens = TRY(stores_.with([](Store& store) { return store.has_tokens(); }));
  if (has_tokens || !options_.is_local) {
    return fail({}, "no-token", "expected the header `Authorization: Bearer TOKEN`");
  }
  if (!call.origin.empty() || !is_local_host(call.host)) {
    return fail({}, "not-from-here",
                "expected, without a token, a client of this machine that is no browser");
  }
  return Tenant{.name = std::string(kLocalTenant), .may_command = true};
}

Answer Api::submit(const Context& context) {
  const auto body = context.call.read_body();
  if (!body) return error_answer(413, "body-too-large", "expected a smaller body, sent in time");
  const auto wait_s = wait_of(context.call);
  if (!wait_s) return error_answer(wait_s.error());
  const auto requests = parse_evaluation_requests(*body);
  if (!requests) return error_answer(requests.error());
  std::vector<NewEvaluation> evaluations;
  int64_t priority = 0;
  for (size_t i = 0; i < requests->size(); ++i) {
    auto resolved = resolve((*requests)[i], catalog_, suites_, context.rule);
    if (!resolved) return json_answer(422, {{"errors", resolved.error()}, {"request", i}});
    std::ranges::move(resolved->evaluations, std::back_inserter(evaluations));
    priority = std::min(priority, resolved->priority);
  }
  if (evaluations.size() > kMostIds) {
    return error_answer(413, "body-too-large", "expected at most 10000 evaluations of a call");
  }
  const auto ids = stores_.with([&](Store& store) {
    return store.submit(context.tenant, evaluations, context.call.request_key, priority);
  });
  if (!ids) return error_answer(ids.error());
  return wait_and_list(context, *ids, *wait_s, true);
}

Result<void> Api::wait_for(const std::vector<int64_t>& ids, double wait_s) {
  const auto until =
      steady_clock::now() + std::chrono::milliseconds(static_cast<int64_t>(wait_s * 1000));
  Waiters::Waiting waiting(waiters_, ids);
  waiting.take(TRY(stores_.with([&](Store& store) { return store.finished(ids); })));
  waiting.wait_for_all(until);
  return {};
}

Result<nlohmann::ordered_json> Api::describe(const Call& call, const EvaluationState& state,
                                             size_t& text_bytes) {
  nlohmann::ordered_json json = to_json(state);
  if (!call.query.contains("texts") || text_bytes >= options_.text_bytes) return json;
  const SentTexts texts = TRY(stores_.with([&](Store& store) { return store.texts_of(state.id); }));
  text_bytes += texts.passes.size() + texts.graph.size();
  add_texts(json, texts);
  return json;
}

Answer Api::wait_and_list(const Context& context, const std::vector<int64_t>& ids, double wait_s,
                          bool is_new) {
  if (wait_s > 0) {
    if (const auto waited = wait_for(ids, wait_s); !waited) {
      return error_answer(waited.error());
    }
  }
  const auto states = stores_.with([&](Store& store) { return store.find(context.tenant, ids); });
  if (!states) return error_answer(states.error());
  nlohmann::ordered_json rows = nlohmann::ordered_json::array();
  size_t text_bytes = 0;
  for (const EvaluationState& state : *states) {
    auto row = describe(context.call, state, text_bytes);
    if (!row) return error_answer(row.error());
    rows.push_back(*std::move(row));
  }
  const bool is_done = std::ranges::all_of(
      *states, [](const EvaluationState& state) { return is_final(state.status); });
  return json_answer(is_new && !is_done ? 202 : 200, {{"evaluations", rows}});
}

// The tenant's own evaluations among the ids: nobody waits for those of others.
static Result<std::vector<int64_t>> own_ids(StorePool& stores, const std::string& tenant,
                                            std::span<const int64_t> ids) {
  std::vector<int64_t> own;
  for (const EvaluationState& state :
       TRY(stores.with([&](Store& store) { return store.find(tenant, ids); }))) {
    own.push_back(state.id);
  }
  return own;
}

Answer Api::list(const Context& context) {
  const auto ids = ids_of(context.call);
  if (!ids) return error_answer(ids.error());
  const auto wait_s = wait_of(context.call);
  if (!wait_s) return error_answer(wait_s.error());
  if (*wait_s == 0) return wait_and_list(context, *ids, 0, false);
  const auto own = own_ids(stores_, context.tenant, *ids);
  if (!own) return error_answer(own.error());
  return wait_and_list(context, *own, *wait_s, false);
}

Answer Api::show(const Context& context) {
  const auto wait_s = wait_of(context.call);
  if (!wait_s) return error_answer(wait_s.error());
  const std::vector<int64_t> ids{context.id};
  for (const bool is_last : {*wait_s == 0, true}) {
    const auto states = stores_.with([&](Store& store) { return store.find(context.tenant, ids); });
    if (!states) return error_answer(states.error());
    if (states->empty()) {
      return error_answer(404, "no-such-evaluation", "expected an evaluation of this tenant");
    }
    if (is_last || is_final(states->front().status)) {
      size_t text_bytes = 0;
      const auto row = describe(context.call, states->front(), text_bytes);
      return row ? json_answer(200, *row) : error_answer(row.error());
    }
    if (const auto waited = wait_for(ids, *wait_s); !waited) {
      return error_answer(waited.error());
    }
  }
  UNREACHABLE();
}

Answer Api::cancel_many(const Context& context) {
  const auto body = context.call.read_body();
  if (!body) return error_answer(413, "body-too-large", "expected a smaller body, sent in time");
  const auto ids = parse_id_request(*body);
  if (!ids) return error_answer(ids.error());
  const auto canceled =
      stores_.with([&](Store& store) { return store.cancel(context.tenant, *ids); });
  if (!canceled) return error_answer(canceled.error());
  return json_answer(200, {{"ids", *canceled}});
}

Answer Api::cancel(const Context& context) {
  const std::vector<int64_t> ids{context.id};
  const auto canceled =
      stores_.with([&](Store& store) { return store.cancel(context.tenant, ids); });
  if (!canceled) return error_answer(canceled.error());
  const Call call;
  return show({.call = call, .tenant = context.tenant, .id = context.id, .rule = {}});
}

Answer Api::events(const Context& context) {
  const auto ids = ids_of(context.call);
  if (!ids) return error_answer(ids.error());
  const auto own = own_ids(stores_, context.tenant, *ids);
  if (!own) return error_answer(own.error());
  auto stream = EventStream::open(stores_, waiters_, context.tenant, *own);
  if (!stream) return error_answer(stream.error());
  return {.type = "text/event-stream", .events = *std::move(stream)};
}

Answer Api::queue() {
  const auto depths = stores_.with([](Store& store) { return store.depth(); });
  if (!depths) return error_answer(depths.error());
  const auto workers = stores_.with([](Store& store) { return store.workers(); });
  if (!workers) return error_answer(workers.error());
  nlohmann::ordered_json devices = nlohmann::ordered_json::array();
  for (const QueueDepth& depth : *depths) {
    devices.push_back({{"device", depth.device},
                       {"waiting", depth.waiting},
                       {"leased", depth.leased},
                       {"oldest_ms", depth.oldest_ms}});
  }
  nlohmann::ordered_json rows = nlohmann::ordered_json::array();
  for (const WorkerState& worker : *workers) {
    rows.push_back({{"name", worker.name},
                    {"device", worker.device},
                    {"seen_ms_ago", worker.age_ms},
                    {"judged", worker.judged},
                    {"failed", worker.failed}});
  }
  return json_answer(200, {{"devices", devices}, {"workers", rows}});
}

Answer Api::metrics() {
  ServiceFigures figures{.waiting_clients = waiters_.count(), .calls = counts_.all()};
  const auto read = stores_.with([&](Store& store) -> Result<void> {
    figures.depths = TRY(store.depth());
    figures.workers = TRY(store.workers());
    figures.accepted = TRY(store.accepted());
    return {};
  });
  if (!read) return error_answer(read.error());
  return {.type = "text/plain; version=0.0.4", .body = to_prometheus(figures)};
}

Answer Api::health() {
  const auto read = stores_.with([](Store& store) { return store.has_tokens(); });
  if (!read) return error_answer(read.error());
  return json_answer(200, {{"ok", true}, {"judge", options_.judge}});
}

}  // namespace passnet
