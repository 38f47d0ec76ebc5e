#include "frontend/pt2/stored_tensor.hpp"

#include <gtest/gtest.h>

#include <sys/mman.h>
#include <sys/resource.h>

namespace passnet {
namespace {

TEST(StoredTensor, StatisticsReadFewPages) {
  constexpr size_t kBytes = size_t{256} << 20;
  void* const mapped = mmap(nullptr, kBytes, PROT_READ | PROT_WRITE,
                            MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  ASSERT_NE(mapped, MAP_FAILED);
  madvise(mapped, kBytes, MADV_NOHUGEPAGE);
  const TensorType type{.dtype = DType::kF16, .shape = {kBytes / 2}};
  const Tensor weights = Tensor::borrow(type, {static_cast<std::byte*>(mapped), kBytes});
  rusage before{};
  getrusage(RUSAGE_THREAD, &before);
  const InputFacts facts = facts_of(weights, false);
  rusage after{};
  getrusage(RUSAGE_THREAD, &after);
  EXPECT_EQ(facts.std, 0.0);
  EXPECT_EQ(facts.max, 0.0);
  EXPECT_LT(after.ru_minflt - before.ru_minflt, 1000);  // of 65,536
  munmap(mapped, kBytes);
}

TEST(StoredTensor, StatisticsAreOfWholeSmallTensorsAndOfRunsOfLargeOnes) {
  for (const int64_t numel : {1500, 65'536, 70'000, 1'000'000}) {
    Tensor values(TensorType{.dtype = DType::kF32, .shape = {numel}});
    double sum = 0;
    for (int64_t i = 0; i < numel; ++i) {
      values.set_value(i, static_cast<double>(i % 1000));
      sum += static_cast<double>(i % 1000);
    }
    const InputFacts facts = facts_of(values, false);
    EXPECT_EQ(facts.min, 0.0);
    EXPECT_EQ(facts.max, 999.0);
    EXPECT_NEAR(*facts.mean, sum / static_cast<double>(numel), 60);
    EXPECT_NEAR(*facts.std, 288.7, 30);
  }
}

}  // namespace
}  // namespace passnet
