#include "service/server/store_pool.hpp"

namespace passnet {

Result<std::unique_ptr<StorePool>> StorePool::open(const std::string& address,
                                                   const std::string& judge) {
  constexpr size_t kServerConnections = 8;  // not tuning: of PostgreSQL, which permits 100
  auto pool = std::make_unique<StorePool>();
  const size_t count = is_postgres_address(address) ? kServerConnections : 1;
  for (size_t i = 0; i < count; ++i) pool->stores_.push_back(TRY(Store::open(address, judge)));
  for (Store& store : pool->stores_) pool->free_.push_back(&store);
  return pool;
}

Store* StorePool::take() {
  std::unique_lock lock(mutex_);
  returned_.wait(lock, [this] { return !free_.empty(); });
  Store* const store = free_.front();
  free_.pop_front();
  return store;
}

void StorePool::put(Store* store) {
  {
    const std::lock_guard lock(mutex_);
    free_.push_back(store);
  }
  returned_.notify_one();
}

}  // namespace passnet
