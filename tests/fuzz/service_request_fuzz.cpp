// libFuzzer target: bodies of requests never crash their parser, and what parses has texts that are
// read back.
#include "base/check.hpp"
#include "service/request/evaluation_request.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string_view body(reinterpret_cast<const char*>(data), size);
  const auto ids = passnet::parse_id_list(body);
  CHECK(!ids || (!ids->empty() && ids->size() <= passnet::kMostIds));
  const auto named = passnet::parse_id_request(body);
  CHECK(named || !named.error().message.empty());
  const auto requests = passnet::parse_evaluation_requests(body);
  if (!requests) {
    CHECK(!requests.error().message.empty());
    return 0;
  }
  for (const passnet::EvaluationRequest& request : *requests) {
    CHECK(!request.graphs.empty());
    const auto settings = passnet::parse_settings(passnet::to_text(request.settings));
    CHECK(settings && passnet::to_text(*settings) == passnet::to_text(request.settings));
    const auto passes = passnet::parse_submission_texts(passnet::to_text(request.passes));
    CHECK(passes && passes->size() == request.passes.size());
  }
  return 0;
}
