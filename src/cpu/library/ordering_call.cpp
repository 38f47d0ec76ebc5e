#include "cpu/library/ordering_call.hpp"

#include "cpu/library/library_tiles.hpp"
#include "cpu/library/order_row.hpp"

#include <algorithm>

namespace passnet {

OrderingCall::OrderingCall(const Ordering& ordering, const LibraryTiles& tiles, size_t threads)
    : ordering_(ordering), rows_(row_count(ordering)), share_bytes_(order_scratch_bytes(ordering)) {
  const int64_t most = std::min(rows_, static_cast<int64_t>(threads));
  const int64_t worth = rows_ * ordering.extent / tiles.min_ordered_share;
  shares_ = static_cast<size_t>(std::clamp<int64_t>(worth, 1, std::max<int64_t>(most, 1)));
}

void OrderingCall::bind(std::span<std::byte* const> buffers, std::byte* scratch) {
  input_ = buffers.front();
  values_ = ordering_.has_values ? buffers[1] : nullptr;
  positions_ = buffers.back();
  scratch_ = scratch;
}

void OrderingCall::run_share(size_t share) {
  const auto shares = static_cast<int64_t>(shares_);
  const int64_t begin = static_cast<int64_t>(share) * rows_ / shares;
  const int64_t end = (static_cast<int64_t>(share) + 1) * rows_ / shares;
  const auto element = static_cast<int64_t>(byte_size(ordering_.dtype));
  for (int64_t row = begin; row < end; ++row) {
    int64_t input = ordering_.start;
    int64_t output = 0;
    int64_t rest = row;
    for (size_t i = ordering_.rows.size(); i-- > 0;) {
      const OrderingLoop& loop = ordering_.rows[i];
      input += rest % loop.extent * loop.input;
      output += rest % loop.extent * loop.output;
      rest /= loop.extent;
    }
    order_row(ordering_,
              {.input = input_ + input * element,
               .values = values_ == nullptr ? nullptr : values_ + output * element,
               .positions = reinterpret_cast<int64_t*>(positions_) + output},
              scratch_ + share * share_bytes_);
  }
}

}  // namespace passnet
