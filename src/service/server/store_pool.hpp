// Connections to the state that the threads of a server share.
#pragma once

#include "service/store/store.hpp"

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <string>

namespace passnet {

// Any thread may use it.
class StorePool {
 public:
  // A file has one writer at a time, so more connections would only wait inside of SQLite.
  static Result<std::unique_ptr<StorePool>> open(const std::string& address,
                                                 const std::string& judge);

  // Calls `use` with a store that no other thread uses meanwhile, and which returns to the pool
  // even if `use` throws: without memory, a request must not take the store with it.
  template <class Use>
  auto with(Use use) -> decltype(use(std::declval<Store&>())) {
    const auto put_back = [this](Store* store) { put(store); };
    const std::unique_ptr<Store, decltype(put_back)> store(take(), put_back);
    return use(*store);
  }

 private:
  Store* take();
  void put(Store* store);

  std::deque<Store> stores_;
  std::mutex mutex_;
  std::condition_variable returned_;
  std::deque<Store*> free_;
};

}  // namespace passnet
