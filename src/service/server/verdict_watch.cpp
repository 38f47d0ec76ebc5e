#include "service/server/verdict_watch.hpp"

#include <chrono>

namespace passnet {

Result<void> watch_verdicts(Store& store, Waiters& waiters) {
  // Wake-ups can be lost, and leases expire without one.
  constexpr std::chrono::milliseconds kLongestLook{250};
  constexpr std::chrono::seconds kExpiry{1};
  TRY(store.connection().listen(Channel::kFinished));
  auto expired = std::chrono::steady_clock::now();
  while (!waiters.stopped()) {
    store.connection().wait(kLongestLook);
    waiters.finish(TRY(store.finished(waiters.awaited())));
    if (std::chrono::steady_clock::now() - expired < kExpiry) continue;
    expired = std::chrono::steady_clock::now();
    TRY(store.expire_leases());
  }
  return {};
}

}  // namespace passnet
