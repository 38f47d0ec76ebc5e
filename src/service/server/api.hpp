// The service's answers to calls, apart from how they arrive.
#pragma once

#include "service/request/judge_settings.hpp"
#include "service/server/call.hpp"
#include "service/server/call_counts.hpp"
#include "service/server/routes.hpp"
#include "service/server/store_pool.hpp"
#include "service/server/waiters.hpp"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

class Catalog;
class KnownSuites;
class ToolSessions;

struct ApiOptions {
  std::string judge;         // the version of the program
  std::string tools = "[]";  // of sessions: names and schemas, as JSON
  bool is_local = true;  // only this machine can connect: without tokens, its users are one tenant
  JudgeRule rule{};      // of all evaluations
  // The texts that were sent, in one answer: evaluations behind these come without, since thousands
  // may share one large submission.
  size_t text_bytes = size_t{64} << 20;
  // The page of that name, as `NAME/index.html`; none: there is no such page. Any thread calls it.
  std::function<std::optional<std::string>(std::string_view name)> pages{};
};

// The seconds to wait that the query names; 0 if it names none. Errors: "request-field".
Result<double> wait_of(const Call& call);

// The tenant of clients without a token, where those are served.
inline constexpr std::string_view kLocalTenant = "local";

// Any thread may use it. All must outlive it, and the streams of its answers.
class Api {
 public:
  Api(const Catalog& catalog, KnownSuites& suites, StorePool& stores, Waiters& waiters,
      ToolSessions& sessions, const ApiOptions& options)
      : catalog_(catalog),
        suites_(suites),
        stores_(stores),
        waiters_(waiters),
        sessions_(sessions),
        options_(options) {}

  Answer answer(const Call& call);
  CallCounts& counts() { return counts_; }

 private:
  struct Context {
    const Call& call;
    std::string tenant;
    int64_t id = 0;  // of the path
    JudgeRule rule{};
    bool may_command = false;
  };
  Answer dispatch(const Call& call);
  Answer run(RouteName route, const Context& context);
  Result<Tenant> find_tenant(const Call& call);
  Answer submit(const Context& context);
  Answer list(const Context& context);
  Answer show(const Context& context);
  Answer cancel_many(const Context& context);
  Answer cancel(const Context& context);
  Answer events(const Context& context);
  Answer open_session(const Context& context);
  Answer call_session(const Context& context);
  Answer close_session(const Context& context);
  Answer command(const Context& context);
  Answer board(const Call& call);
  Answer queue();
  Answer metrics();
  Answer health();
  // As clients see it; with the texts that were sent if the query of the call has `texts`, and as
  // long as those of the answer, which are counted, are within their limit.
  Result<nlohmann::ordered_json> describe(const Call& call, const EvaluationState& state,
                                          size_t& text_bytes);
  Answer wait_and_list(const Context& context, const std::vector<int64_t>& ids, double wait_s,
                       bool is_new);
  Result<void> wait_for(const std::vector<int64_t>& ids, double wait_s);

  const Catalog& catalog_;
  KnownSuites& suites_;
  StorePool& stores_;
  Waiters& waiters_;
  ToolSessions& sessions_;
  ApiOptions options_;
  CallCounts counts_;
};

}  // namespace passnet
