// Memory shared with a worker, and buffers in it: aligned, poisoned, with red zones on both sides.
#pragma once

#include "diag/diagnostic.hpp"
#include "sandbox/descriptor.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace passnet {

// No mapping survives a fork automatically: a worker sees exactly the memory that it is given.
enum class Visibility : uint8_t {
  kWorkers,     // a worker that names it in its options sees it, at the same address
  kSupervisor,  // no child ever sees it: references, seeds
};

// Zero-filled, page-aligned, populated, with an inaccessible page at both ends.
class SharedMemory {
 public:
  // Errors: `shared-memory-not-made`.
  static Result<SharedMemory> create(size_t bytes, Visibility visibility = Visibility::kWorkers);
  // Takes addresses for so many bytes, which workers see, but no memory. Errors: the same.
  static Result<SharedMemory> reserve(size_t bytes);
  // Takes memory for the first `bytes` of a reserved one, and gives the rest back, whose contents
  // are lost. Errors: `shared-memory-not-made`.
  Result<void> commit(size_t bytes);

  SharedMemory() = default;
  SharedMemory(SharedMemory&& other) noexcept;
  SharedMemory& operator=(SharedMemory&& other) noexcept;
  ~SharedMemory();

  // The requested size; the mapping is a whole number of pages.
  std::span<std::byte> bytes() const { return {data_, size_}; }
  bool valid() const { return data_ != nullptr; }
  Visibility visibility() const { return visibility_; }
  bool is_reserved() const { return is_reserved_; }
  // The descriptor of its file, for a process that maps it; -1 if no process may see it.
  int descriptor() const { return memory_file_.fd(); }

  // In a worker: permanently maps memory that it was given, at `wanted`, its address in the
  // supervisor, if that place is free. Empty if it cannot.
  static std::span<std::byte> map_in_child(int fd, size_t bytes, std::byte* wanted,
                                           bool is_reserved);

 private:
  Result<void> map(size_t bytes);
  void release();

  std::byte* data_ = nullptr;
  size_t size_ = 0;
  size_t mapped_ = 0;  // bytes between the guard pages
  Visibility visibility_ = Visibility::kWorkers;
  bool is_reserved_ = false;
  Descriptor memory_file_;
};

inline constexpr size_t kRedZoneBytes = 256;

struct BufferRequest {
  size_t bytes = 0;
  size_t alignment = 64;  // a power of two, at most a page
};

struct BufferPlace {
  size_t offset = 0;
  size_t bytes = 0;
};

// The place of each buffer; every byte between buffers (≥ kRedZoneBytes on each side) is red zone.
struct BufferLayout {
  std::vector<BufferPlace> buffers;
  size_t total_bytes = 0;

  std::span<std::byte> buffer(const SharedMemory& memory, size_t index) const;
};

// `shift` moves every buffer up by that many bytes (a multiple of the alignments): the same
// contents at new addresses.
BufferLayout lay_out(std::span<const BufferRequest> requests, size_t shift = 0);

// Fills with a pattern that depends on the seed and the position, so that stale or constant data
// cannot pass for it.
void poison(std::span<std::byte> bytes, uint64_t seed);
// Returns the first byte that no longer holds the pattern; nullopt if all do.
std::optional<size_t> find_unpoisoned(std::span<const std::byte> bytes, uint64_t seed);
// Counts the aligned 8-byte words (the tail counts as one) that still hold the pattern.
size_t count_poisoned_words(std::span<const std::byte> bytes, uint64_t seed);
// True if the `size` bytes at `offset` still hold the pattern.
bool holds_poison(std::span<const std::byte> bytes, uint64_t seed, size_t offset, size_t size);

void paint_red_zones(const SharedMemory& memory, const BufferLayout& layout, uint64_t seed);

// A write outside the buffers: the nearest one, and how far outside it: bytes past its end (0: the
// first byte after it), negative before its begin. Reports the lowest address only.
struct RedZoneBreach {
  size_t buffer = 0;
  int64_t distance = 0;
};
std::optional<RedZoneBreach> check_red_zones(const SharedMemory& memory, const BufferLayout& layout,
                                             uint64_t seed);

}  // namespace passnet
