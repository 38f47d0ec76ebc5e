// Values that are made once, at their first use.
#pragma once

#include <memory>
#include <mutex>
#include <unordered_map>
#include <utility>

namespace passnet {

// Threads may use it at the same time.
class MadeOnce {
 public:
  // Returns the value of the key, which `make` returns at the first call; `make` must not call
  // this object. A key has values of one type.
  template <class Value, class Make>
  const Value& get(const void* key, Make&& make) {
    const std::scoped_lock lock(making_);
    std::shared_ptr<const void>& value = values_[key];
    if (!value) value = std::make_shared<const Value>(std::forward<Make>(make)());
    return *static_cast<const Value*>(value.get());
  }

 private:
  std::mutex making_;
  std::unordered_map<const void*, std::shared_ptr<const void>> values_;
};

}  // namespace passnet
