// Server-sent events: each evaluation when it finishes, then the end.
#pragma once

#include "service/server/store_pool.hpp"
#include "service/server/waiters.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string>

namespace passnet {

class EventStream {
 public:
  // The ids are of evaluations of the tenant. Errors: those of the database.
  static Result<std::unique_ptr<EventStream>> open(StorePool& stores, Waiters& waiters,
                                                   const std::string& tenant,
                                                   std::span<const int64_t> ids);

  // Waits for the next piece of text, at most ten seconds: a comment then shows whether the client
  // is still there. None at the end.
  std::optional<std::string> next();

 private:
  EventStream(StorePool& stores, Waiters& waiters, const std::string& tenant,
              std::span<const int64_t> ids)
      : stores_(stores), all_(waiters), tenant_(tenant), waiting_(waiters, ids) {}

  StorePool& stores_;
  Waiters& all_;
  std::string tenant_;
  Waiters::Waiting waiting_;
  bool ended_ = false;
};

}  // namespace passnet
