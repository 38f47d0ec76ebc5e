// Requests and answers of JSON-RPC 2.0, as the Model Context Protocol sends them: one per line.
#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace passnet {

// The numbers are those of the protocol.
enum class RpcProblem : int32_t {
  kNotJson = -32700,
  kBadRequest = -32600,
  kNoSuchMethod = -32601,
  kBadParameters = -32602,
  kInternal = -32603,
};

struct RpcRequest {
  nlohmann::json id;  // discarded: a notification, which has no answer
  std::string method;
  nlohmann::json parameters;  // an object

  bool is_notification() const { return id.is_discarded(); }
};

// Reads a request; the error is the line to answer, or empty for what needs no answer.
std::expected<RpcRequest, std::string> parse_rpc_request(std::string_view line);

std::string rpc_result(const nlohmann::json& id, nlohmann::ordered_json result);
std::string rpc_error(const nlohmann::json& id, RpcProblem problem, std::string_view message);

}  // namespace passnet
