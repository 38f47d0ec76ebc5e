#include "agent/model/http_client.hpp"

#include "agent/model/retry.hpp"
#include "base/check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <chrono>
#include <ctime>
#include <map>
#include <memory>
#include <string_view>
#include <sys/resource.h>
#include <utility>

namespace passnet {
namespace {

using Clock = std::chrono::steady_clock;

constexpr long kConnectMs = 30'000;

// A request while it is in flight.
struct Transfer {
  HttpRequest request;
  HttpResponse response;
  curl_slist* headers = nullptr;
  bool is_too_long = false;
  Clock::time_point begun = Clock::now();
};

size_t take_body(char* data, size_t, size_t size, void* opaque) {
  auto& transfer = *static_cast<Transfer*>(opaque);
  if (transfer.response.body.size() + size > transfer.request.max_bytes) {
    transfer.is_too_long = true;
    return 0;  // ends the transfer
  }
  transfer.response.body.append(data, size);
  return size;
}

size_t take_header(char* data, size_t, size_t size, void* opaque) {
  constexpr std::string_view kName = "retry-after:";
  const std::string_view line(data, size);
  const bool is_it = line.size() > kName.size() &&
                     std::ranges::equal(line.substr(0, kName.size()), kName, [](char a, char b) {
                       return std::tolower(static_cast<unsigned char>(a)) == b;
                     });
  if (is_it) {
    static_cast<Transfer*>(opaque)->response.retry_after_s =
        parse_retry_after(line.substr(kName.size()), std::time(nullptr));
  }
  return size;
}

void raise_file_limit(size_t connections) {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  const rlim_t wanted = connections + 512;
  if (limit.rlim_cur >= wanted) return;
  limit.rlim_cur = std::min<rlim_t>(wanted, limit.rlim_max);
  setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace

struct HttpClient::State {
  explicit State(const CurlLibrary& library) : curl(library) {}
  ~State() {
    for (auto& [easy, transfer] : transfers) {
      curl.multi_remove_handle(multi, easy);
      curl.easy_cleanup(easy);
      curl.slist_free_all(transfer->headers);
    }
    if (multi != nullptr) curl.multi_cleanup(multi);
    curl.global_cleanup();
  }
  CurlLibrary curl;
  CURLM* multi = nullptr;
  std::map<CURL*, std::unique_ptr<Transfer>> transfers;
  std::vector<HttpResponse> finished;  // that never started
};

HttpClient::HttpClient(const CurlLibrary& curl, size_t connections)
    : state_(std::make_unique<State>(curl)) {
  raise_file_limit(connections);
  CHECK(curl.global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK);
  state_->multi = curl.multi_init();
  CHECK(state_->multi != nullptr);
  const long most = static_cast<long>(connections);
  curl.set_multi_option(state_->multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, most);
  curl.set_multi_option(state_->multi, CURLMOPT_MAXCONNECTS, most);
}

HttpClient::~HttpClient() = default;

void HttpClient::send(uint64_t id, HttpRequest request) {
  const CurlLibrary& curl = state_->curl;
  CURL* const easy = curl.easy_init();
  auto transfer = std::make_unique<Transfer>();
  transfer->request = std::move(request);
  transfer->response.id = id;
  if (easy == nullptr) {
    transfer->response.error = "there is no memory for a request";
    state_->finished.push_back(std::move(transfer->response));
    return;
  }
  for (const std::string& header : transfer->request.headers) {
    transfer->headers = curl.slist_append(transfer->headers, header.c_str());
  }
  // No `Expect: 100-continue`, for which some servers would keep the client waiting.
  transfer->headers = curl.slist_append(transfer->headers, "Expect:");
  curl.set_option(easy, CURLOPT_URL, transfer->request.url.c_str());
  curl.set_option(easy, CURLOPT_PROTOCOLS_STR, "http,https");
  curl.set_option(easy, CURLOPT_NOSIGNAL, 1L);
  curl.set_option(easy, CURLOPT_USERAGENT, "passnet/" PASSNET_VERSION);
  curl.set_option(easy, CURLOPT_HTTPHEADER, transfer->headers);
  curl.set_option(easy, CURLOPT_POSTFIELDS, transfer->request.body.data());
  curl.set_option(easy, CURLOPT_POSTFIELDSIZE_LARGE,
                  static_cast<curl_off_t>(transfer->request.body.size()));
  curl.set_option(easy, CURLOPT_CONNECTTIMEOUT_MS, kConnectMs);
  curl.set_option(easy, CURLOPT_TIMEOUT_MS, static_cast<long>(transfer->request.timeout_s * 1000));
  curl.set_option(easy, CURLOPT_WRITEFUNCTION, take_body);
  curl.set_option(easy, CURLOPT_WRITEDATA, transfer.get());
  curl.set_option(easy, CURLOPT_HEADERFUNCTION, take_header);
  curl.set_option(easy, CURLOPT_HEADERDATA, transfer.get());
  CHECK(curl.multi_add_handle(state_->multi, easy) == CURLM_OK);
  state_->transfers.emplace(easy, std::move(transfer));
}

size_t HttpClient::in_flight() const { return state_->transfers.size(); }

std::vector<HttpResponse> HttpClient::wait(double seconds) {
  const CurlLibrary& curl = state_->curl;
  std::vector<HttpResponse> done = std::exchange(state_->finished, {});
  int running = 0;
  curl.multi_perform(state_->multi, &running);
  int left = 0;
  const auto collect = [&] {
    while (const CURLMsg* message = curl.multi_info_read(state_->multi, &left)) {
      if (message->msg != CURLMSG_DONE) continue;
      CURL* const easy = message->easy_handle;
      const CURLcode code = message->data.result;
      const auto at = state_->transfers.find(easy);
      Transfer& transfer = *at->second;
      HttpResponse& response = transfer.response;
      response.seconds = std::chrono::duration<double>(Clock::now() - transfer.begun).count();
      if (code == CURLE_OK) {
        curl.get_info(easy, CURLINFO_RESPONSE_CODE, &response.status);
      } else if (transfer.is_too_long) {
        response.is_too_long = true;
        response.error =
            fmt::format("the answer is longer than {} bytes", transfer.request.max_bytes);
      } else {
        response.error = curl.easy_strerror(code);
      }
      done.push_back(std::move(response));
      curl.multi_remove_handle(state_->multi, easy);
      curl.easy_cleanup(easy);
      curl.slist_free_all(transfer.headers);
      state_->transfers.erase(at);
    }
  };
  collect();
  if (!done.empty() || seconds <= 0) return done;
  curl.multi_poll(state_->multi, nullptr, 0, static_cast<int>(std::min(seconds, 60.0) * 1000) + 1,
                  nullptr);
  curl.multi_perform(state_->multi, &running);
  collect();
  return done;
}

void HttpClient::wake() { state_->curl.multi_wakeup(state_->multi); }

}  // namespace passnet
