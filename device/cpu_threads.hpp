// The host that calls a kernel, and loops that threads share.
#pragma once

#include "scalar.hpp"

namespace pn {

// ---- the host ----

// The data that the caller of a kernel passes to it.
struct Context {
  void (*parallel_for)(Context*, int64_t count, int64_t grain,
                       void (*body)(void*, int64_t begin, int64_t end), void* data);
  int32_t threads;
};

// Set by the entry point of each kernel before anything else runs.
static Context* host = nullptr;

// `body` is called as body(int64_t begin, int64_t end), from several threads at once.
template <class Body>
inline void parallel_for(int64_t count, int64_t grain, Body body) {
  if (count <= grain || host == nullptr || host->threads <= 1) {
    if (count > 0) body(int64_t{0}, count);
    return;
  }
  host->parallel_for(
      host, count, grain,
      [](void* data, int64_t begin, int64_t end) { (*static_cast<Body*>(data))(begin, end); },
      &body);
}

// ---- checks ----

[[gnu::noinline, gnu::cold, maybe_unused]] static void refuse(Report* report, Report refused) {
  int64_t none = 0;
  if (!__atomic_compare_exchange_n(&report->kind, &none, refused.kind, false, __ATOMIC_RELAXED,
                                   __ATOMIC_RELAXED)) {
    return;
  }
  report->found = refused.found;
  report->extent = refused.extent;
}

[[gnu::noinline, gnu::cold, maybe_unused]] static uint64_t farther(uint64_t far, uint64_t at) {
  return at > far ? at : far;
}

// An index of [0, extent), of which there is one: the nearest to `at`. `far` becomes the farthest
// one, in a way that lets a compiler vectorize the loop where that is faster.
[[gnu::always_inline]] inline int64_t nearest(uint64_t& far, int64_t at, int64_t extent) {
  const auto given = static_cast<uint64_t>(at);
  const auto last = static_cast<uint64_t>(extent) - 1;
#ifdef __AVX512F__
  far = given > far ? given : far;
  return static_cast<int64_t>(given < last ? given : last);
#else
  if (__builtin_expect(given <= last, 1)) return at;
  far = farther(far, given);
  return 0;
#endif
}

// ---- pieces ----

// An element of a buffer of the call.
struct Place {
  int64_t buffer;
  int64_t offset;
};

// A part of a loop whose parts differ in their numbers of units and in the memory that they access.
template <int64_t kPlaces>
struct Piece {
  int64_t units;
  Place places[kPlaces];
};

template <class T>
inline T* at(void* const* buffers, const Place& place) {
  return static_cast<T*>(buffers[place.buffer]) + place.offset;
}

// Calls body(piece, begin, end) for the units [from, to) of the pieces one after another, each with
// numbers of its own from 0.
template <int64_t kPlaces, int64_t kPieces, class Body>
inline void for_pieces(const Piece<kPlaces> (&pieces)[kPieces], int64_t from, int64_t to,
                       Body body) {
  for (const Piece<kPlaces>& piece : pieces) {
    if (to <= 0) return;
    if (from < piece.units) {
      body(piece, from > 0 ? from : 0, to < piece.units ? to : piece.units);
    }
    from -= piece.units;
    to -= piece.units;
  }
}

}  // namespace pn
