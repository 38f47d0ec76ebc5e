// The words through which supervisor and worker exchange calls. The worker can write all of them:
// the supervisor reads each value once and treats it as a mere claim.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <ctime>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace passnet {

// kRefused: the system gave no thread, which says nothing about the request.
enum class SetupState : uint32_t { kRunning = 0, kReady = 1, kFailed = 2, kRefused = 3 };

// The next task from the supervisor.
enum class Task : uint32_t { kCall = 0, kRequest = 1 };

// A call: the supervisor writes `prepare` and waits for `ready` (which ends the wake-up costs),
// then writes `go` with its clock running, and waits for `done`. A further request: the supervisor
// fills the mailbox, writes `prepare` and waits for `ready`; `setup_state` holds the outcome of the
// setup. All three words count calls and requests.
struct ControlBlock {
  alignas(64) std::atomic<uint32_t> setup_state;
  std::atomic<uint32_t> layers;
  std::array<char, 496> setup_error;
  alignas(64) std::atomic<uint32_t> prepare;
  std::atomic<uint32_t> task;
  std::atomic<uint32_t> request_bytes;
  std::atomic<uint32_t> sleeps;  // the supervisor sleeps until the worker wakes it
  alignas(64) std::atomic<uint32_t> go;
  alignas(64) std::atomic<uint32_t> ready;
  alignas(64) std::atomic<uint32_t> done;
  std::atomic<int32_t> status;
  std::atomic<uint32_t> mode_changed;  // the call changed the floating-point mode
};
static_assert(std::atomic<uint32_t>::is_always_lock_free);

inline void relax_processor() {
#if defined(__x86_64__)
  _mm_pause();
#elif defined(__aarch64__)
  asm volatile("isb" ::: "memory");
#endif
}

// Stores before it, including streaming ones, are visible before those after it.
inline void store_fence() {
#if defined(__x86_64__)
  _mm_sfence();
#else
  std::atomic_thread_fence(std::memory_order_release);
#endif
}

inline void wake(std::atomic<uint32_t>& word) {
  syscall(SYS_futex, &word, FUTEX_WAKE, 1, nullptr, nullptr, 0);
}

// Returns on a wake-up, after `timeout_ns` (negative: never), or immediately if the word differs.
inline void sleep_while(std::atomic<uint32_t>& word, uint32_t value, int64_t timeout_ns) {
  const timespec timeout{.tv_sec = static_cast<time_t>(timeout_ns / 1'000'000'000),
                         .tv_nsec = static_cast<long>(timeout_ns % 1'000'000'000)};
  syscall(SYS_futex, &word, FUTEX_WAIT, value, timeout_ns < 0 ? nullptr : &timeout, nullptr, 0);
}

}  // namespace passnet
