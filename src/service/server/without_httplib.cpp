#include "service/server/http_server.hpp"

namespace passnet {

struct HttpServer::Implementation {};

std::string http_library() { return {}; }

Result<std::unique_ptr<HttpServer>> HttpServer::open(Api& /*api*/, const HttpOptions& /*options*/) {
  return fail({}, "without-http-library",
              "expected a build with cpp-httplib for a server, found one without");
}

HttpServer::HttpServer(std::unique_ptr<Implementation> implementation)
    : implementation_(std::move(implementation)) {}
HttpServer::~HttpServer() = default;
int HttpServer::port() const { return 0; }
void HttpServer::run() {}
void HttpServer::stop() {}

}  // namespace passnet
