#include "fuzz_pass/draft.hpp"

#include "generate/vary_call.hpp"

namespace passnet {

int64_t draw_extent(const Draft& draft, RandomStream& random) {
  constexpr int64_t kLong[] = {16, 17, 24, 31, 32, 33, 64, 65, 100, 130};
  if (random.percent(25)) return random.pick(kLong);
  const int64_t extent = random_extent(random);
  return extent == 0 && !draft.allow_empty ? 2 : extent;
}

}  // namespace passnet
