#include "service/server/event_stream.hpp"

#include "diag/json.hpp"
#include "service/server/evaluation_json.hpp"

#include <nlohmann/json.hpp>

#include <chrono>

namespace passnet {

Result<std::unique_ptr<EventStream>> EventStream::open(StorePool& stores, Waiters& waiters,
                                                       const std::string& tenant,
                                                       std::span<const int64_t> ids) {
  auto stream = std::unique_ptr<EventStream>(new EventStream(stores, waiters, tenant, ids));
  stream->waiting_.take(TRY(stores.with([&](Store& store) { return store.finished(ids); })));
  return stream;
}

std::optional<std::string> EventStream::next() {
  constexpr std::chrono::seconds kSilence{10};
  if (ended_ || all_.stopped()) return std::nullopt;
  std::string text;
  if (!waiting_.done()) {
    const auto finished = waiting_.wait_for_some(std::chrono::steady_clock::now() + kSilence);
    const auto states = stores_.with([&](Store& store) { return store.find(tenant_, finished); });
    if (!states) return std::nullopt;
    for (const EvaluationState& state : *states) {
      text += fmt::format("id: {}\nevent: evaluation\ndata: {}\n\n", state.id,
                          json_line(to_json(state)));
    }
    if (text.empty()) text = ": waiting\n\n";
  }
  if (waiting_.done()) {
    ended_ = true;
    text += "event: end\ndata: {}\n\n";
  }
  return text;
}

}  // namespace passnet
