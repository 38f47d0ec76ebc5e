// The part of CUDA that generated kernels use, for the C++ compiler: the threads of a block are
// coroutines that take turns, so that barriers and shuffles work.
#pragma once

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <ucontext.h>
#include <vector>

#define __global__
#define __device__
#define __launch_bounds__(...)
#define __grid_constant__
#define __shared__ static
#define __align__(n) alignas(n)

struct Coordinates {
  unsigned x, y, z;
};
inline Coordinates blockIdx, threadIdx, blockDim, gridDim;

namespace on_host {

inline constexpr size_t kStack = 64 << 10;
inline constexpr int kWarp = 32;

// The place at which a thread, or the loop over the threads, goes on. Contexts alone would make a
// system call for each change from one to the other.
using Point = void* [5];

struct Thread {
  ucontext_t context;  // where it begins
  Point point;
  bool has_begun = false;
  bool is_done = false;
  bool waits_for_block = false;
  bool waits_for_warp = false;
};
inline std::vector<Thread> threads;
inline std::vector<char> stacks;
inline Point scheduler;
inline int current = 0;
inline void (*body)(void*) = nullptr;
inline void* argument = nullptr;
inline std::vector<uint64_t> exchanged;  // by thread: what it shows to its warp

// By itself, because a function that sets a point may not jump.
[[noreturn, gnu::noinline]] inline void jump(Point& point) { __builtin_longjmp(point, 1); }

inline void run_body() {
  body(argument);
  threads[current].is_done = true;
  jump(scheduler);
}

// Lets other threads take their turns.
[[gnu::noinline]] inline void leave() {
  if (__builtin_setjmp(threads[current].point) == 0) jump(scheduler);
}

inline void wait(bool Thread::* flag) {
  threads[current].*flag = true;
  leave();
}

// Clears the flag of a range of threads if each of them waits or is done.
inline void release(int begin, int end, bool Thread::* flag) {
  for (int i = begin; i < end; ++i) {
    if (!threads[i].is_done && !(threads[i].*flag)) return;
  }
  for (int i = begin; i < end; ++i) threads[i].*flag = false;
}

inline void place(int thread) {
  current = thread;
  threadIdx = {static_cast<unsigned>(thread) % blockDim.x,
               static_cast<unsigned>(thread) / blockDim.x % blockDim.y,
               static_cast<unsigned>(thread) / blockDim.x / blockDim.y};
}

[[gnu::noinline]] inline void enter(int thread) {
  place(thread);
  if (__builtin_setjmp(scheduler) != 0) return;
  if (threads[thread].has_begun) jump(threads[thread].point);
  threads[thread].has_begun = true;
  setcontext(&threads[thread].context);
}

inline void run_block(int count) {
  threads.assign(count, Thread{});
  exchanged.assign(count, 0);
  stacks.resize(kStack * count);
  for (int i = 0; i < count; ++i) {
    Thread& thread = threads[i];
    getcontext(&thread.context);
    thread.context.uc_stack.ss_sp = stacks.data() + kStack * i;
    thread.context.uc_stack.ss_size = kStack;
    thread.context.uc_link = nullptr;
    makecontext(&thread.context, run_body, 0);
  }
  for (bool runs = true; runs;) {
    runs = false;
    for (int i = 0; i < count; ++i) {
      const Thread& thread = threads[i];
      if (thread.is_done || thread.waits_for_block || thread.waits_for_warp) continue;
      enter(i);
      runs = true;
    }
    for (int i = 0; i < count; i += kWarp) {
      release(i, i + kWarp < count ? i + kWarp : count, &Thread::waits_for_warp);
    }
    release(0, count, &Thread::waits_for_block);
    for (const Thread& thread : threads) runs |= !thread.is_done;
  }
}

}  // namespace on_host

inline void __syncthreads() { on_host::wait(&on_host::Thread::waits_for_block); }
inline void __syncwarp() { on_host::wait(&on_host::Thread::waits_for_warp); }

inline void __nanosleep(unsigned) { on_host::leave(); }

// Returns the value of another thread of the block, which is in the same warp.
template <class T>
T take_from(int other, T value) {
  __builtin_memcpy(&on_host::exchanged[on_host::current], &value, sizeof value);
  __syncwarp();
  T taken;
  __builtin_memcpy(&taken, &on_host::exchanged[other], sizeof taken);
  __syncwarp();
  return taken;
}

template <class T>
T __shfl_xor_sync(unsigned, T value, int mask) {
  return take_from(on_host::current ^ mask, value);
}
template <class T>
T __shfl_up_sync(unsigned, T value, int distance) {
  const int lane = on_host::current % on_host::kWarp;
  return take_from(lane >= distance ? on_host::current - distance : on_host::current, value);
}
template <class T>
T __shfl_sync(unsigned, T value, int lane) {
  return take_from(on_host::current / on_host::kWarp * on_host::kWarp + lane, value);
}

// Runs all threads of all blocks. Threads that never wait for each other run one after the other.
template <class Body>
void run_grid(const int64_t* grid, const int64_t* block, bool waits, Body body, void* argument) {
  gridDim = {unsigned(grid[0]), unsigned(grid[1]), unsigned(grid[2])};
  blockDim = {unsigned(block[0]), unsigned(block[1]), unsigned(block[2])};
  const int count = static_cast<int>(block[0] * block[1] * block[2]);
  on_host::body = body;
  on_host::argument = argument;
  for (unsigned z = 0; z < gridDim.z; ++z) {
    for (unsigned y = 0; y < gridDim.y; ++y) {
      for (unsigned x = 0; x < gridDim.x; ++x) {
        blockIdx = {x, y, z};
        if (waits) {
          on_host::run_block(count);
          continue;
        }
        for (int thread = 0; thread < count; ++thread) {
          on_host::place(thread);
          body(argument);
        }
      }
    }
  }
}
