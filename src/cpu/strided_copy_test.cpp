#include "cpu/strided_copy.hpp"

#include "type/shape.hpp"

#include <gtest/gtest.h>

#include <cstring>
#include <numeric>
#include <vector>

namespace passnet {
namespace {

// Copies element by element, as the contract says.
void copy_plainly(size_t element, const Shape& shape, std::byte* to, const Strides& to_strides,
                  const std::byte* from, const Strides& from_strides) {
  for (int64_t i = 0; i < numel(shape); ++i) {
    int64_t to_at = 0, from_at = 0, rest = i;
    for (size_t dim = shape.size(); dim-- > 0;) {
      to_at += rest % shape[dim] * to_strides[dim];
      from_at += rest % shape[dim] * from_strides[dim];
      rest /= shape[dim];
    }
    const auto size = static_cast<int64_t>(element);
    std::memcpy(to + to_at * size, from + from_at * size, element);
  }
}

TEST(StridedCopy, CopiesEveryElement) {
  struct Case {
    Shape shape;
    Strides to, from;
  };
  const std::vector<Case> cases{
      {{}, {}, {}},
      {{5}, {1}, {1}},
      {{5}, {3}, {-2}},
      {{0, 3}, {3, 1}, {3, 1}},
      {{2, 3, 4}, {12, 4, 1}, {12, 4, 1}},
      {{2, 3, 4}, {12, 4, 1}, {1, 2, 6}},
      {{2, 3, 4}, {1, 2, 6}, {0, 4, 1}},
      {{1, 3, 1, 4}, {99, 8, 77, 2}, {5, 4, 9, 1}},
      {{3, 2, 2, 2}, {8, 4, 2, 1}, {1, 24, 12, 3}},
  };
  for (const size_t element : {1u, 2u, 4u, 8u}) {
    for (const Case& entry : cases) {
      std::vector<std::byte> from(1024), expected(1024), to(1024);
      for (size_t i = 0; i < from.size(); ++i) from[i] = static_cast<std::byte>(i * 37);
      const std::byte* const middle = from.data() + 513;
      copy_plainly(element, entry.shape, expected.data() + 3, entry.to, middle, entry.from);
      copy_strided(element, entry.shape, to.data() + 3, entry.to, middle, entry.from);
      EXPECT_EQ(to, expected) << element << " " << to_string(entry.shape);
    }
  }
}

TEST(StridedCopy, CopiesTransposedTensorsInTiles) {
  const Shape shape{37, 3, 41};
  const std::vector<Strides> orders{
      {123, 41, 1}, {1, 37, 111}, {3, 1, 111}, {123, 1, 3}, {41, 1517, 1}};
  for (const size_t element : {1u, 2u, 4u, 8u}) {
    std::vector<std::byte> from(4551 * element + 3);
    for (size_t i = 0; i < from.size(); ++i) from[i] = static_cast<std::byte>(i * 37 + i / 256);
    for (const Strides& to_order : orders) {
      for (const Strides& from_order : orders) {
        std::vector<std::byte> expected(from.size()), to(from.size());
        copy_plainly(element, shape, expected.data() + 1, to_order, from.data() + 3, from_order);
        copy_strided(element, shape, to.data() + 1, to_order, from.data() + 3, from_order);
        EXPECT_EQ(to, expected) << element;
      }
    }
  }
}

}  // namespace
}  // namespace passnet
