#include "eval/side/core_distance.hpp"

#include "base/clock.hpp"
#include "base/thread_pool.hpp"
#include "eval/record/statistics.hpp"

#include <algorithm>
#include <chrono>
#include <future>
#include <thread>
#include <vector>

namespace passnet {

static double send_messages(const Processors& processors, size_t threads) {
  constexpr int kMessages = 40;
  constexpr std::chrono::microseconds kLongestWait{500};  // a helper may have no processor
  std::vector<double> times;
  const auto send = [&] {
    bind_thread(processors.worker);
    ThreadPool pool(threads, [&](size_t helper) { bind_thread(processors.helper(helper)); });
    pool.wake(kLongestWait);
    for (int message = 0; message < kMessages; ++message) {
      const int64_t begin = now_ns();
      pool.wake(kLongestWait);
      times.push_back(static_cast<double>(now_ns() - begin));
    }
  };
  std::async(std::launch::async, send).get();  // a thread of its own, which may be bound
  return median(times);
}

SendMessages messages_of(const std::optional<Processors>& processors, size_t threads) {
  if (!processors || threads < 2) return {};
  return [processors = *processors, threads] { return send_messages(processors, threads); };
}

// The latest suffice: processors move.
double CoreDistance::keep(double ns) {
  constexpr size_t kKept = 400;
  if (measured_.size() == kKept) measured_.erase(measured_.begin());
  measured_.push_back(ns);
  return ns;
}

double CoreDistance::measure() { return send_ ? keep(send_()) : 0; }

double CoreDistance::bring_near() {
  constexpr int kMeasurements = 40;
  constexpr int kMeasurementsInVain = 4;
  constexpr std::chrono::microseconds kRest{300};
  if (!send_) return 0;
  const int most = in_vain_ ? kMeasurementsInVain : kMeasurements;
  double ns = send_();
  for (int i = 1; i < most && is_distant(ns); ++i) {
    std::this_thread::sleep_for(kRest);
    ns = send_();
  }
  in_vain_ = is_distant(ns);
  return keep(ns);
}

bool is_distant_beside(double ns, double usual_ns) {
  constexpr double kNearNs = 300;
  constexpr double kMuchLonger = 1.6;
  return ns > std::max(kNearNs, kMuchLonger * usual_ns);
}

bool CoreDistance::is_distant(double ns) const {
  std::vector<double> all = runs();
  if (all.empty()) return false;
  const auto middle = all.begin() + static_cast<std::ptrdiff_t>((all.size() - 1) / 2);
  std::ranges::nth_element(all, middle);
  return is_distant_beside(ns, *middle);
}

std::optional<double> CoreDistance::usual_ns() const {
  if (measured_.empty()) return std::nullopt;
  return median(measured_);
}

std::vector<double> CoreDistance::runs() const {
  constexpr size_t kRuns = 20;
  std::vector<double> all = earlier_;
  if (const auto own = usual_ns()) all.push_back(*own);
  if (all.size() > kRuns) all.erase(all.begin(), all.end() - kRuns);
  return all;
}

bool RoundDistances::begin_timing() {
  if (measure_ == nullptr || !used_) return true;
  ns_ = std::max(ns_, measure_->bring_near());
  return !measure_->is_distant(ns_);
}

void RoundDistances::end_timing() {
  if (measure_ != nullptr && used_) ns_ = std::max(ns_, measure_->measure());
}

bool RoundDistances::end_round() {
  if (measure_ == nullptr || !used_) return true;
  if (measure_->is_distant(ns_)) return false;
  all_ns_.push_back(ns_);
  return true;
}

std::optional<double> RoundDistances::median_ns() const {
  if (all_ns_.empty()) return std::nullopt;
  return median(all_ns_);
}

}  // namespace passnet
