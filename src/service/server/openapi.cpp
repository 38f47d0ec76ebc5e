#include "service/server/openapi.hpp"

#include "base/name_list.hpp"
#include "embedded/service_text.hpp"
#include "service/command/command_job.hpp"
#include "service/server/routes.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace passnet {
namespace {

using ApiJson = nlohmann::ordered_json;

struct StatusText {
  std::string_view status;
  std::string_view text;
};

// Every status of the service.
constexpr std::array<StatusText, 14> kStatusTexts{{
    {"200", "done"},
    {"202", "accepted; some evaluations have not finished"},
    {"400", "the request is malformed"},
    {"401", "no token, or an unknown one"},
    {"403", "without tokens, only clients of this machine that are no browsers are served"},
    {"404", "no such route, or no such evaluation of this tenant"},
    {"405", "the route has no such method"},
    {"408", "the request was not sent in time"},
    {"409", "the request key was used for another request"},
    {"413", "the body is too large"},
    {"415", "the body is not application/json"},
    {"422", "passes or graphs have errors"},
    {"429", "a quota of the tenant is used up"},
    {"503", "the state cannot be used now"},
}};

struct QueryText {
  std::string_view name;
  std::string_view type;
  std::string_view text;
  bool is_required = false;
};

// Every parameter of a query.
constexpr std::array<QueryText, 3> kQueryTexts{{
    {"ids", "string", "ids, as in 1,2,7-9", true},
    {"wait", "number", "seconds to wait at most, up to 60"},
    {"texts", "string", "records have the texts of their graph and passes, for passnet replay"},
}};

ApiJson schema_of(std::string_view name) {
  return {{"$ref", fmt::format("#/components/schemas/{}", name)}};
}

ApiJson content_of(std::string_view schema) {
  return {{"application/json", {{"schema", schema_of(schema)}}}};
}

ApiJson parameters_of(const RouteInfo& route) {
  ApiJson parameters = ApiJson::array();
  if (route.path.contains("{id}")) {
    parameters.push_back(
        {{"name", "id"}, {"in", "path"}, {"required", true}, {"schema", {{"type", "integer"}}}});
  }
  for (const std::string& name : split_list(route.query)) {
    const auto& parameter = *std::ranges::find(kQueryTexts, name, &QueryText::name);
    parameters.push_back({{"name", name},
                          {"in", "query"},
                          {"required", parameter.is_required},
                          {"description", parameter.text},
                          {"schema", {{"type", parameter.type}}}});
  }
  if (route.path.contains("{page}")) {
    parameters.push_back(
        {{"name", "page"}, {"in", "path"}, {"required", true}, {"schema", {{"type", "string"}}}});
  }
  if (route.route == RouteName::kSubmit || route.route == RouteName::kCommand) {
    parameters.push_back({{"name", "Idempotency-Key"},
                          {"in", "header"},
                          {"required", false},
                          {"description", "a request that is sent again with it is not doubled"},
                          {"schema", {{"type", "string"}}}});
  }
  return parameters;
}

ApiJson responses_of(const RouteInfo& route) {
  ApiJson responses = ApiJson::object();
  std::string statuses(route.statuses);
  if (route.needs_tenant) statuses += ",401,403";
  statuses += ",503";
  for (const StatusText& entry : kStatusTexts) {
    if (!statuses.contains(entry.status)) continue;
    ApiJson response{{"description", entry.text}};
    const bool is_done = entry.status.starts_with('2');
    if (!is_done) {
      response["content"] = content_of("Error");
    } else if (!route.answer.empty()) {
      response["content"] = content_of(route.answer);
    } else {
      const char* const type = route.route == RouteName::kEvents  ? "text/event-stream"
                               : route.route == RouteName::kBoard ? "text/html"
                                                                  : "text/plain";
      response["content"] = {{type, {{"schema", {{"type", "string"}}}}}};
    }
    responses[std::string(entry.status)] = response;
  }
  return responses;
}

}  // namespace

ApiJson describe_api() {
  ApiJson paths = ApiJson::object();
  ApiJson schemas = ApiJson::parse(service_text::kSchemasJson);
  schemas["CommandRequest"] = command_schema();
  for (const RouteInfo& route : kRoutes) {
    ApiJson entry{{"summary", route.summary},
                  {"parameters", parameters_of(route)},
                  {"responses", responses_of(route)}};
    if (!route.needs_tenant) entry["security"] = ApiJson::array();
    if (!route.body.empty()) {
      entry["requestBody"] = {{"required", true}, {"content", content_of(route.body)}};
    }
    paths[std::string(route.path)][std::string(name(route.method))] = entry;
  }
  return {{"openapi", "3.1.0"},
          {"info", {{"title", "PassNet evaluations"}, {"version", PASSNET_VERSION}}},
          {"security", ApiJson::array({{{"token", ApiJson::array()}}})},
          {"paths", paths},
          {"components",
           {{"securitySchemes", {{"token", {{"type", "http"}, {"scheme", "bearer"}}}}},
            {"schemas", schemas}}}};
}

}  // namespace passnet
