// Counts the calls of a server by route and status.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <utility>

namespace passnet {

// Any thread may use it.
class CallCounts {
 public:
  using Key = std::pair<std::string, int>;  // route, status

  void add(const std::string& route, int status) {
    const std::lock_guard lock(mutex_);
    ++counts_[{route, status}];
  }
  std::map<Key, int64_t> all() {
    const std::lock_guard lock(mutex_);
    return counts_;
  }

 private:
  std::mutex mutex_;
  std::map<Key, int64_t> counts_;
};

}  // namespace passnet
