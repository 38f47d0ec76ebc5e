#include "agent/mcp/json_rpc.hpp"

#include "diag/bounded_json.hpp"
#include "diag/json.hpp"

namespace passnet {
namespace {

using RpcJson = nlohmann::ordered_json;

bool may_be_id(const nlohmann::json& id) { return id.is_string() || id.is_number(); }

}  // namespace

std::expected<RpcRequest, std::string> parse_rpc_request(std::string_view line) {
  const nlohmann::json json = parse_bounded_json(line);
  if (json.is_discarded()) {
    return std::unexpected(rpc_error(nullptr, RpcProblem::kNotJson, "expected JSON"));
  }
  const auto member = [&](const char* key) {
    return json.is_object() && json.contains(key)
               ? json[key]
               : nlohmann::json(nlohmann::json::value_t::discarded);
  };
  const nlohmann::json id = member("id");
  const nlohmann::json method = member("method");
  // An answer to a request that was never made.
  if (method.is_discarded() &&
      (json.is_object() && (json.contains("result") || json.contains("error")))) {
    return std::unexpected(std::string());
  }
  if (member("jsonrpc") != nlohmann::json("2.0") || !method.is_string() ||
      !(id.is_discarded() || may_be_id(id))) {
    return std::unexpected(rpc_error(may_be_id(id) ? id : nlohmann::json(), RpcProblem::kBadRequest,
                                     "expected one request of JSON-RPC 2.0"));
  }
  RpcRequest request{.id = id, .method = method.get<std::string>(), .parameters = member("params")};
  if (request.parameters.is_discarded()) request.parameters = nlohmann::json::object();
  if (request.parameters.is_object()) return request;
  if (request.is_notification()) return std::unexpected(std::string());
  return std::unexpected(
      rpc_error(id, RpcProblem::kBadParameters, "expected an object of parameters"));
}

std::string rpc_result(const nlohmann::json& id, nlohmann::ordered_json result) {
  return json_line(RpcJson{{"jsonrpc", "2.0"}, {"id", id}, {"result", std::move(result)}});
}

std::string rpc_error(const nlohmann::json& id, RpcProblem problem, std::string_view message) {
  return json_line(
      RpcJson{{"jsonrpc", "2.0"},
              {"id", id},
              {"error", {{"code", static_cast<int32_t>(problem)}, {"message", message}}}});
}

}  // namespace passnet
