// Typed indices: an id of one kind cannot be used where another is meant.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>

namespace passnet {

// An index into a table of `Tag`s. Default-constructed ids are invalid.
template <class Tag>
struct Id {
  static constexpr uint32_t kInvalid = std::numeric_limits<uint32_t>::max();
  uint32_t index = kInvalid;

  constexpr bool valid() const { return index != kInvalid; }
  friend constexpr auto operator<=>(Id, Id) = default;
};

}  // namespace passnet

template <class Tag>
struct std::hash<passnet::Id<Tag>> {
  size_t operator()(passnet::Id<Tag> id) const noexcept { return id.index; }
};
