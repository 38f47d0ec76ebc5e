#include "service/server/answers.hpp"
#include "service/server/connection_threads.hpp"
#include "service/server/http_server.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <httplib.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>

namespace passnet {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

// A connection on which every request must arrive in time and within its limits.
class BoundedStream final : public httplib::Stream {
 public:
  BoundedStream(int socket, const HttpOptions& options) : socket_(socket), options_(options) {}

  // Waits for the first byte of a request; false if none comes in time.
  bool await_request(milliseconds most) {
    if (begin_ == end_ && !wait_for(POLLIN, most)) return false;
    deadline_ = steady_clock::now() + options_.request_time;
    left_ = options_.head_bytes + options_.body_bytes;
    return true;
  }
  // True if a request was cut off at a limit: what follows is no request.
  bool is_broken() const { return broken_; }

  bool is_readable() const override { return begin_ < end_ || wait_for(POLLIN, milliseconds(0)); }
  // Sends what is held, since the library asks this between the pieces of a stream.
  bool is_writable() const override { return flush() && wait_for(POLLOUT, milliseconds(0)); }

  ssize_t read(char* to, size_t size) override {
    if (begin_ == end_ && !fill()) return -1;
    const size_t count = std::min({size, end_ - begin_, left_});
    if (count == 0) return size == 0 || begin_ == end_ ? 0 : broken();
    std::memcpy(to, buffer_.data() + begin_, count);
    begin_ += count;
    left_ -= count;
    return static_cast<ssize_t>(count);
  }

  // The library writes an answer in pieces: they are held until `flush`, so that one read of a
  // client finds a short answer whole.
  ssize_t write(const char* from, size_t size) override {
    held_.append(from, size);
    return held_.size() < kMostHeld || flush() ? static_cast<ssize_t>(size) : -1;
  }
  // False if the client has gone, or takes nothing.
  bool flush() const {
    size_t sent = 0;
    while (sent < held_.size() && wait_for(POLLOUT, options_.request_time)) {
      const ssize_t count = send(socket_, held_.data() + sent, held_.size() - sent, MSG_NOSIGNAL);
      if (count <= 0) break;
      sent += static_cast<size_t>(count);
    }
    held_.erase(0, sent);
    return held_.empty();
  }
  // Closes the connection. What the client still sends is read for a while, since the system drops
  // an answer on its way where bytes were left unread.
  void end() {
    shutdown(socket_, SHUT_WR);
    const auto deadline = steady_clock::now() + options_.linger_time;
    for (ssize_t count = 1; count > 0;) {
      const auto rest = std::chrono::duration_cast<milliseconds>(deadline - steady_clock::now());
      if (rest.count() <= 0 || !wait_for(POLLIN, rest)) break;
      count = recv(socket_, buffer_.data(), buffer_.size(), 0);
    }
    close(socket_);
  }

  void get_remote_ip_and_port(std::string& ip, int& port) const override { ip.clear(), port = 0; }
  // NOLINTNEXTLINE(modernize-use-override): versions of the library differ in whether it is virtual
  void get_local_ip_and_port(std::string& ip, int& port) const { ip.clear(), port = 0; }
  socket_t socket() const override { return socket_; }

 private:
  bool wait_for(short event, milliseconds most) const {
    pollfd polled{.fd = socket_, .events = event, .revents = 0};
    return poll(&polled, 1, static_cast<int>(most.count())) > 0;
  }
  ssize_t broken() {
    broken_ = true;
    return -1;
  }
  bool fill() {
    const auto rest = std::chrono::duration_cast<milliseconds>(deadline_ - steady_clock::now());
    if (rest.count() <= 0 || !wait_for(POLLIN, rest)) return broken_ = true, false;
    const ssize_t count = recv(socket_, buffer_.data(), buffer_.size(), 0);
    if (count < 0) return broken_ = true, false;
    begin_ = 0;
    end_ = static_cast<size_t>(count);
    return true;
  }

  int socket_;
  const HttpOptions& options_;
  steady_clock::time_point deadline_;
  size_t left_ = 0;
  std::array<char, 4096> buffer_{};
  size_t begin_ = 0;
  size_t end_ = 0;
  bool broken_ = false;
  static constexpr size_t kMostHeld = size_t{64} << 10;
  mutable std::string held_;
};

class TaskQueue final : public httplib::TaskQueue {
 public:
  explicit TaskQueue(size_t most) : threads_(most) {}
  using Enqueued = decltype(std::declval<httplib::TaskQueue&>().enqueue({}));
  Enqueued enqueue(std::function<void()> task) override {
    threads_.add(std::move(task));
    return static_cast<Enqueued>(true);  // newer versions ask whether it was taken
  }
  void shutdown() override { threads_.finish(); }

 private:
  ConnectionThreads threads_;
};

// The library reads requests and writes answers; connections are ours.
class BoundedServer final : public httplib::Server {
 public:
  explicit BoundedServer(const HttpOptions& options) : options_(options) {
    new_task_queue = [this] { return std::make_unique<TaskQueue>(options_.connections).release(); };
    set_payload_max_length(options_.body_bytes);
    set_tcp_nodelay(true);
    // The library lets several servers share a port.
    set_socket_options([](socket_t socket) {
      const int yes = 1;
      setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    });
  }

  // Ends `listen_after_bind`; the library's `stop` leaves one that is about to begin as it is.
  void end() {
    const socket_t socket = svr_sock_.exchange(INVALID_SOCKET);
    if (socket == INVALID_SOCKET) return;
    shutdown(socket, SHUT_RDWR);
    close(socket);
  }
  // The library lets five connections wait to be accepted.
  void widen_backlog() {
    constexpr int kBacklog = 1024;  // not tuning: clients that connect at once
    ::listen(svr_sock_, kBacklog);
  }
  int bound_port() const {
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    if (getsockname(svr_sock_, reinterpret_cast<sockaddr*>(&address), &size) != 0) return 0;
    return ntohs(address.ss_family == AF_INET6
                     ? reinterpret_cast<const sockaddr_in6&>(address).sin6_port
                     : reinterpret_cast<const sockaddr_in&>(address).sin_port);
  }

 private:
  bool process_and_close_socket(socket_t socket) override {
    BoundedStream stream(socket, options_);
    bool is_closed = false;
    while (!is_closed && svr_sock_ != INVALID_SOCKET && stream.await_request(options_.idle_time)) {
      const bool goes_on = process_request(stream, false, is_closed, [](httplib::Request&) {});
      if (!stream.flush() || !goes_on || stream.is_broken()) break;
    }
    stream.end();
    return true;
  }

  HttpOptions options_;
};

Call call_of(const httplib::Request& request, Method method) {
  Call call{.method = method,
            .path = request.path,
            .query = {},
            .authorization = request.get_header_value("Authorization"),
            .content_type = request.get_header_value("Content-Type"),
            .origin = request.get_header_value("Origin"),
            .host = request.get_header_value("Host"),
            .request_key = request.get_header_value("Idempotency-Key")};
  for (const auto& [key, value] : request.params) call.query.emplace(key, value);
  return call;
}

void write_answer(Answer answer, httplib::Response& response) {
  response.status = answer.status;
  if (answer.status == 401) response.set_header("WWW-Authenticate", "Bearer");
  if (answer.events == nullptr) return response.set_content(answer.body, answer.type.c_str());
  EventStream* const stream = answer.events.release();
  response.set_header("Cache-Control", "no-store");
  response.set_chunked_content_provider(
      answer.type.c_str(),
      [stream](size_t, httplib::DataSink& sink) {
        const auto piece = stream->next();
        if (!piece) return sink.done(), true;
        return sink.write(piece->data(), piece->size()) && sink.is_writable();
      },
      [stream](bool) { std::unique_ptr<EventStream>(stream).reset(); });
}

// A pattern without repetition of unknown length: matching recurses.
std::string pattern_of(std::string_view path) {
  std::string pattern(path);
  const size_t place = pattern.find("{id}");
  if (place != std::string::npos) pattern.replace(place, 4, "[0-9]{1,18}");
  const size_t page = pattern.find("{page}");
  if (page != std::string::npos) pattern.replace(page, 6, "[A-Za-z0-9._/-]{0,200}");
  return pattern;
}

}  // namespace

struct HttpServer::Implementation {
  Implementation(Api& served, const HttpOptions& limits)
      : api(served), options(limits), server(limits) {}

  void answer(const httplib::Request& request, Method method, httplib::Response& response) {
    write_answer(api.answer(call_of(request, method)), response);
  }

  void answer_with_body(const httplib::Request& request, Method method, httplib::Response& response,
                        const httplib::ContentReader& reader) {
    // A body that nobody wants is read to its end: the next request follows it.
    bool is_read = false;
    bool is_late = false;
    const auto read = [&]() -> std::optional<std::string> {
      is_read = true;
      std::string body;
      bool fits = true;
      const bool is_whole = reader([&](const char* data, size_t size) {
        fits &= body.size() + size <= options.body_bytes;
        if (fits) body.append(data, size);
        return true;
      });
      // The library has said so in `response` where more was announced than fits.
      is_late = !is_whole && fits && response.status != 413;
      return is_whole && fits ? std::optional(std::move(body)) : std::nullopt;
    };
    if (request.is_multipart_form_data()) {
      return write_answer(
          error_answer(415, "not-json-type", "expected the content type application/json"),
          response);
    }
    Call call = call_of(request, method);
    call.read_body = read;
    Answer answer = api.answer(call);
    if (is_late) {
      answer = error_answer(408, "request-late", "expected a body that is sent whole, in time");
    }
    if (!is_read) read();
    write_answer(std::move(answer), response);
  }

  void add_path(const std::string& pattern) {
    server.Get(pattern, [this](const httplib::Request& request, httplib::Response& response) {
      answer(request, Method::kGet, response);
    });
    server.Post(pattern, [this](const httplib::Request& request, httplib::Response& response,
                                const httplib::ContentReader& reader) {
      answer_with_body(request, Method::kPost, response, reader);
    });
    server.Delete(pattern, [this](const httplib::Request& request, httplib::Response& response,
                                  const httplib::ContentReader& reader) {
      answer_with_body(request, Method::kDelete, response, reader);
    });
  }

  Api& api;
  HttpOptions options;
  BoundedServer server;
};

std::string http_library() { return "cpp-httplib " CPPHTTPLIB_VERSION; }

HttpServer::HttpServer(std::unique_ptr<Implementation> implementation)
    : implementation_(std::move(implementation)) {}
HttpServer::~HttpServer() = default;

Result<std::unique_ptr<HttpServer>> HttpServer::open(Api& api, const HttpOptions& options) {
  auto implementation = std::make_unique<Implementation>(api, options);
  for (const RouteInfo& route : kRoutes) implementation->add_path(pattern_of(route.path));
  implementation->server.set_error_handler(
      [](const httplib::Request&, httplib::Response& response) {
        if (!response.body.empty() || response.status < 400) return;
        const bool is_missing = response.status == 404;
        write_answer(error_answer(response.status, is_missing ? "no-such-route" : "bad-request",
                                  is_missing ? "expected a route of /openapi.json"
                                             : "expected a request of HTTP/1.1 within the limits"),
                     response);
      });
  httplib::Server& server = implementation->server;
  const bool is_bound = options.port == 0 ? server.bind_to_any_port(options.host) > 0
                                          : server.bind_to_port(options.host, options.port);
  if (!is_bound) {
    return fail({}, "not-bound", "cannot listen at {}, port {}: is it in use?", options.host,
                options.port);
  }
  implementation->server.widen_backlog();
  return std::unique_ptr<HttpServer>(new HttpServer(std::move(implementation)));
}

int HttpServer::port() const { return implementation_->server.bound_port(); }
void HttpServer::run() { implementation_->server.listen_after_bind(); }
void HttpServer::stop() { implementation_->server.end(); }

}  // namespace passnet
