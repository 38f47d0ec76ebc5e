// A request to the service, and its answer, apart from how they are sent.
#pragma once

#include "service/server/event_stream.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace passnet {

enum class Method : uint8_t { kGet, kPost, kDelete };

inline constexpr std::array<std::string_view, 3> kMethodNames{"get", "post", "delete"};
constexpr std::string_view name(Method method) { return kMethodNames[static_cast<size_t>(method)]; }

struct Call {
  Method method = Method::kGet;
  std::string path;
  std::map<std::string, std::string> query;
  std::string authorization;  // the headers of these names; empty: absent
  std::string content_type;
  std::string origin;
  std::string host;
  std::string request_key;  // Idempotency-Key
  // Reads the body; none if it is larger than permitted, or the client stopped sending.
  std::function<std::optional<std::string>()> read_body = [] { return std::string(); };
};

struct Answer {
  int status = 200;
  std::string type = "application/json";
  std::string body{};
  std::unique_ptr<EventStream> events{};  // in the place of the body
};

}  // namespace passnet
