// HTTP requests, many in flight at once on one thread (libcurl's multi interface).
#pragma once

#include "agent/model/curl_library.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace passnet {

struct HttpRequest {
  std::string url;
  std::vector<std::string> headers;
  std::string body;
  double timeout_s = 600;
  size_t max_bytes = size_t{4} << 20;  // of the response; more of it ends the transfer
};

struct HttpResponse {
  uint64_t id = 0;  // of the request
  long status = 0;  // 0: no whole response came
  std::string body;
  std::string error;         // one clause that says why there is none; empty: there is one
  bool is_too_long = false;  // that is why
  std::optional<double> retry_after_s;
  double seconds = 0;
};

// Follows no redirection, so that keys go to no other host.
class HttpClient {
 public:
  // Raises the limit of open files as far as the system permits.
  HttpClient(const CurlLibrary& curl, size_t connections);
  ~HttpClient();
  HttpClient(const HttpClient&) = delete;
  HttpClient& operator=(const HttpClient&) = delete;

  // Starts a POST; its response comes from `wait` with this id.
  void send(uint64_t id, HttpRequest request);
  size_t in_flight() const;
  // Returns finished requests; waits for at most so many seconds until there is one, or `wake` is
  // called.
  std::vector<HttpResponse> wait(double seconds);
  // Ends a `wait`; the one function that other threads may call.
  void wake();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace passnet
