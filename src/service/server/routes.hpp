// The routes of the service: the one table from which requests are dispatched and /openapi.json is
// made.
#pragma once

#include "service/server/call.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace passnet {

enum class RouteName : uint8_t {
  kSubmit,
  kList,
  kShow,
  kCancelMany,
  kCancel,
  kEvents,
  kOpenSession,
  kCallSession,
  kCloseSession,
  kCommand,
  kQueue,
  kBoard,
  kMetrics,
  kHealth,
  kOpenApi,
};

struct RouteInfo {
  RouteName route;
  Method method;
  // `{id}`: the number of an evaluation or session; `{page}`: the rest, which may be empty.
  std::string_view path;
  std::string_view summary;
  std::string_view query;     // the parameters, separated by commas
  std::string_view body;      // the schema of the body; empty: none
  std::string_view answer;    // the schema of the answer; empty: it is no JSON
  std::string_view statuses;  // that it may have beside those of every route
  bool needs_tenant = true;
};

inline constexpr std::array<RouteInfo, 15> kRoutes{{
    {RouteName::kSubmit, Method::kPost, "/v1/evaluations", "accepts evaluations", "wait,texts",
     "EvaluationRequests", "Evaluations", "200,202,400,409,413,415,422,429"},
    {RouteName::kList, Method::kGet, "/v1/evaluations",
     "evaluations by id; with wait, once all have finished", "ids,wait,texts", "", "Evaluations",
     "200,400"},
    {RouteName::kShow, Method::kGet, "/v1/evaluations/{id}",
     "one evaluation; with wait, once it has finished", "wait,texts", "", "Evaluation",
     "200,400,404"},
    {RouteName::kCancelMany, Method::kPost, "/v1/evaluations/cancel",
     "cancels evaluations that have not finished", "", "Ids", "Ids", "200,400,413,415"},
    {RouteName::kCancel, Method::kDelete, "/v1/evaluations/{id}",
     "cancels an evaluation that has not finished", "", "", "Evaluation", "200,404"},
    {RouteName::kEvents, Method::kGet, "/v1/events",
     "server-sent events: each evaluation when it finishes", "ids", "", "", "200,400"},
    {RouteName::kOpenSession, Method::kPost, "/v1/sessions",
     "opens a task, whose tools can then be called", "", "SessionRequest", "Session",
     "200,400,413,415,422,429"},
    {RouteName::kCallSession, Method::kPost, "/v1/sessions/{id}", "calls a tool of a session", "",
     "ToolCall", "ToolAnswer", "200,400,404,409,413,415,429"},
    {RouteName::kCloseSession, Method::kDelete, "/v1/sessions/{id}", "closes a session", "", "",
     "Ids", "200,404,409"},
    {RouteName::kCommand, Method::kPost, "/v1/commands",
     "accepts a command: extraction, curation or teaching", "wait", "CommandRequest", "Evaluations",
     "200,202,400,409,413,415,422,429"},
    {RouteName::kQueue, Method::kGet, "/v1/queue", "jobs by device, and workers", "", "", "Queue",
     "200"},
    {RouteName::kBoard, Method::kGet, "/boards/{page}",
     "the pages of boards, as passnet board makes them; without a page, the list of boards", "", "",
     "", "200,404", false},
    {RouteName::kMetrics, Method::kGet, "/metrics", "figures in the format of Prometheus", "", "",
     "", "200", false},
    {RouteName::kHealth, Method::kGet, "/healthz", "true if the state can be used", "", "",
     "Health", "200", false},
    {RouteName::kOpenApi, Method::kGet, "/openapi.json", "this description", "", "", "OpenApi",
     "200", false},
}};

constexpr const RouteInfo& info(RouteName route) { return kRoutes[static_cast<size_t>(route)]; }

}  // namespace passnet
