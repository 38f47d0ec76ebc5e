// Several threads run one compiled graph at once, and calls do not allocate.
#include "api/passnet.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>
#include <thread>

#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool kCountsAllocations = false;
#else
inline constexpr bool kCountsAllocations = true;

// Counts the allocations of this program; operator new calls malloc.
static std::atomic<uint64_t> allocations{0};
// NOLINTBEGIN(bugprone-reserved-identifier,readability-identifier-naming): glibc's own names.
extern "C" {
void* __libc_malloc(size_t bytes);
void* __libc_calloc(size_t count, size_t bytes);
void* __libc_realloc(void* data, size_t bytes);
void* __libc_memalign(size_t alignment, size_t bytes);
void* malloc(size_t bytes) { return ++allocations, __libc_malloc(bytes); }
void* calloc(size_t count, size_t bytes) { return ++allocations, __libc_calloc(count, bytes); }
void* realloc(void* data, size_t bytes) { return ++allocations, __libc_realloc(data, bytes); }
void* aligned_alloc(size_t alignment, size_t bytes) {
  return ++allocations, __libc_memalign(alignment, bytes);
}
}
// NOLINTEND(bugprone-reserved-identifier,readability-identifier-naming)
#endif

namespace passnet::api {
namespace {

constexpr int64_t kRows = 96;
constexpr int64_t kColumns = 80;

// A product (computed by the library), a softmax over its rows, and a gate: several launches, and
// work that is shared with the pool.
constexpr std::string_view kText = R"(graph @block(%x: f32[96,64], %w: f32[64,80], %b: f32[80]) {
  %0 = matmul(%x, %w) : f32[96,80]
  %1 = add(%0, %b) : f32[96,80]
  %2 = softmax(%1, dim=1) : f32[96,80]
  %3 = sigmoid(%1) : f32[96,80]
  %4 = mul(%2, %3) : f32[96,80]
  %5 = sum(%4, dim=[0]) : f32[80]
  return %4, %5
}
)";

struct Data {
  explicit Data(uint32_t seed) {
    const auto fill = [&](std::vector<float>& values, size_t count) {
      for (size_t i = 0; i < count; ++i) {
        seed = seed * 1664525 + 1013904223;
        values.push_back(static_cast<float>(seed >> 8) / (1 << 23) - 1);
      }
    };
    fill(x, 96 * 64);
    fill(w, 64 * 80);
    fill(b, 80);
  }
  std::array<passnet_buffer, 3> inputs() {
    return {buffer(x.data(), x_shape), buffer(w.data(), w_shape), buffer(b.data(), b_shape)};
  }
  std::array<passnet_buffer, 2> results() {
    return {buffer(y.data(), y_shape), buffer(sums.data(), b_shape)};
  }

  std::vector<float> x, w, b;
  std::vector<float> y = std::vector<float>(kRows * kColumns);
  std::vector<float> sums = std::vector<float>(kColumns);
  std::array<int64_t, 2> x_shape{96, 64}, w_shape{64, 80}, y_shape{96, 80};
  std::array<int64_t, 1> b_shape{80};
};

TEST(Concurrency, EightThreadsGetTheBitsOfOne) {
  constexpr size_t kThreads = 8;
  constexpr int kCalls = 60;
  auto context = Context::open({.threads = 2});
  ASSERT_TRUE(context);
  for (const char* pipeline : {"default", "op-by-op"}) {
    auto compiled = context->compile_text(kText, {.pipeline = pipeline});
    ASSERT_TRUE(compiled) << compiled.error().text;
    std::vector<Data> expected;
    for (uint32_t seed = 0; seed < kThreads; ++seed) {
      Data& data = expected.emplace_back(seed);
      ASSERT_TRUE(compiled->call(data.inputs(), data.results()));
    }
    std::atomic<int> wrong{0};
    std::vector<std::thread> threads;
    threads.reserve(kThreads);
    for (uint32_t number = 0; number < kThreads; ++number) {
      threads.emplace_back([&, number] {
        for (int call = 0; call < kCalls; ++call) {
          const size_t seed = (number + static_cast<size_t>(call)) % kThreads;
          Data data(static_cast<uint32_t>(seed));
          if (!compiled->call(data.inputs(), data.results())) ++wrong;
          if (data.y != expected[seed].y || data.sums != expected[seed].sums) ++wrong;
          const auto tensors = compiled->call(data.inputs());
          const auto* const y =
              tensors ? static_cast<const float*>(tensors->front().buffer().data) : nullptr;
          if (y == nullptr || !std::equal(expected[seed].y.begin(), expected[seed].y.end(), y)) {
            ++wrong;
          }
        }
      });
    }
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(wrong, 0) << pipeline;
  }
}

TEST(Concurrency, SeveralThreadsCompileInOneContext) {
  auto context = Context::open({.threads = 2});
  ASSERT_TRUE(context);
  std::atomic<int> wrong{0};
  std::vector<std::thread> threads;
  threads.reserve(4);
  for (int number = 0; number < 4; ++number) {
    threads.emplace_back([&] {
      auto compiled = context->compile_text(kText);
      Data data(1);
      if (!compiled || !compiled->call(data.inputs(), data.results())) ++wrong;
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong, 0);
}

TEST(Concurrency, ACallAllocatesNothing) {
  if (!kCountsAllocations) GTEST_SKIP() << "a sanitizer has its own allocator";
#if !defined(__SANITIZE_ADDRESS__)
  constexpr std::string_view kTiny =
      "graph @tiny(%x: f32[96,64]) {\n  %0 = relu(%x) : f32[96,64]\n  return %0\n}\n";
  auto context = Context::open({.threads = 2});
  ASSERT_TRUE(context);
  auto tiny = context->compile_text(kTiny);
  ASSERT_TRUE(tiny);
  Data data(3);
  Data other(4);
  std::vector<float> y(96 * 64);
  const std::array inputs{buffer(data.x.data(), data.x_shape)};
  const std::array results{buffer(y.data(), data.x_shape)};
  // A transposed input is packed, into memory that the first call allocates.
  const std::array<int64_t, 2> transposed{1, 96};
  const std::array strided{buffer(data.x.data(), data.x_shape, transposed)};
  const auto call_all = [&] {
    EXPECT_TRUE(tiny->call(inputs, results));
    EXPECT_TRUE(tiny->call(strided, results));
  };
  call_all();
  uint64_t before = allocations;
  for (int i = 0; i < 100; ++i) call_all();
  EXPECT_EQ(allocations - before, 0u);
  // The graph has several launches, and the buffers differ each time. The library of products
  // allocates within its own calls; a graph without it does not.
  constexpr std::string_view kLaunches = R"(graph @l(%x: f32[96,64]) {
  %0 = softmax(%x, dim=1) : f32[96,64]
  %1 = sum(%0, dim=[0]) : f32[64]
  %2 = mul(%0, %1) : f32[96,64]
  return %2
}
)";
  auto several = context->compile_text(kLaunches, {.pipeline = "op-by-op"});
  ASSERT_TRUE(several) << several.error().text;
  EXPECT_GT(several->facts().launches, 2);
  const std::array others{buffer(other.x.data(), data.x_shape)};
  EXPECT_TRUE(several->call(inputs, results));
  before = allocations;
  for (int i = 0; i < 100; ++i) {
    EXPECT_TRUE(several->call(i % 2 == 0 ? inputs : others, results));
  }
  EXPECT_EQ(allocations - before, 0u);
#endif
}

}  // namespace
}  // namespace passnet::api
