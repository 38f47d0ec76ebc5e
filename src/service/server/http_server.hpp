// Calls over HTTP: what cpp-httplib reads and writes, within limits of time and size.
#pragma once

#include "service/server/api.hpp"

#include <chrono>
#include <memory>
#include <string>

namespace passnet {

struct HttpOptions {
  std::string host = "127.0.0.1";
  int port = 0;               // 0: any that is free
  size_t connections = 1200;  // at a time; further ones wait to be accepted
  size_t body_bytes = size_t{16} << 20;
  size_t head_bytes = size_t{16} << 10;            // of the first line and the headers
  std::chrono::milliseconds request_time{20'000};  // for a whole request to arrive
  std::chrono::milliseconds idle_time{5'000};      // between the requests of a connection
  std::chrono::milliseconds linger_time{1'000};    // for what a client still sends after its answer
};

// The version of the library; empty in a build without it.
std::string http_library();

class HttpServer {
 public:
  // Binds. Errors: "not-bound", "without-http-library".
  static Result<std::unique_ptr<HttpServer>> open(Api& api, const HttpOptions& options);
  ~HttpServer();

  int port() const;
  // Serves until `stop` is called from another thread, also where that was before.
  void run();
  void stop();

 private:
  struct Implementation;
  explicit HttpServer(std::unique_ptr<Implementation> implementation);
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace passnet
