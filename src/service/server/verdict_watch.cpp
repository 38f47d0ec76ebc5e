#include "service/server/verdict_watch.hpp"

#include <algorithm>
#include <chrono>
#include <thread>

namespace passnet {

using std::chrono::steady_clock;

// A look takes longer the more is waited for: ten thousand evaluations of which one finishes every
// millisecond would keep a processor of the database at work, for what their judges need.
steady_clock::duration rest_after(steady_clock::duration look) {
  constexpr std::chrono::milliseconds kShortLook{1};
  constexpr int kRests = 4;  // not tuning: so many times the look
  return look <= kShortLook ? steady_clock::duration::zero() : kRests * (look - kShortLook);
}

Result<void> watch_verdicts(Store& store, Waiters& waiters) {
  // Wake-ups can be lost, and leases expire without one.
  constexpr std::chrono::milliseconds kLongestLook{250};
  constexpr std::chrono::seconds kExpiry{1};
  TRY(store.connection().listen(Channel::kFinished));
  auto expired = steady_clock::now();
  while (!waiters.stopped()) {
    store.connection().wait(kLongestLook);
    const auto looked = steady_clock::now();
    waiters.finish(TRY(store.finished(waiters.awaited())));
    std::this_thread::sleep_for(
        std::min<steady_clock::duration>(rest_after(steady_clock::now() - looked), kLongestLook));
    if (steady_clock::now() - expired < kExpiry) continue;
    expired = steady_clock::now();
    TRY(store.expire_leases());
  }
  return {};
}

}  // namespace passnet
