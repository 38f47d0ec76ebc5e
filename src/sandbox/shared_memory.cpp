#include "sandbox/shared_memory.hpp"

#include "base/check.hpp"
#include "sandbox/available_memory.hpp"

#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>
#include <utility>

namespace passnet {
namespace {

size_t page_size() { return static_cast<size_t>(sysconf(_SC_PAGESIZE)); }

constexpr size_t kAlwaysTaken = size_t{1} << 26;  // without asking what is available

constexpr size_t align_up(size_t value, size_t alignment) {
  return (value + alignment - 1) / alignment * alignment;
}

// One output of splitmix64.
constexpr uint64_t mix(uint64_t z) {
  z += 0x9E3779B97F4A7C15ull;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  return z ^ (z >> 31);
}

// Word i is first + i·step: every call writes the pattern over all its buffers, so a word may cost
// no more than an addition. Both are drawn from the seed; no word repeats.
struct Pattern {
  uint64_t first;
  uint64_t step;

  constexpr explicit Pattern(uint64_t seed) : first(mix(seed)), step(mix(~seed) | 1) {}
  constexpr uint64_t word(uint64_t index) const { return first + index * step; }
};

// Byte ranges of the red zones in order, each with the buffer that it follows.
struct Zone {
  size_t begin = 0;
  size_t end = 0;
};

// Zone i is before buffer i; the last one is after the last buffer.
std::vector<Zone> zones(const BufferLayout& layout) {
  std::vector<Zone> list;
  size_t at = 0;
  for (const BufferPlace& place : layout.buffers) {
    list.push_back({at, place.offset});
    at = place.offset + place.bytes;
  }
  list.push_back({at, layout.total_bytes});
  return list;
}

uint64_t zone_seed(uint64_t seed, size_t zone) { return mix(seed ^ 0x7265647A6F6E65ull) + zone; }

}  // namespace

// The error of the last system call.
static std::unexpected<Diagnostic> not_made(size_t bytes) {
  return fail({}, "shared-memory-not-made", "cannot make {} bytes of shared memory: {}", bytes,
              std::strerror(errno));
}

Result<SharedMemory> SharedMemory::create(size_t bytes, Visibility visibility) {
  SharedMemory memory;
  memory.visibility_ = visibility;
  TRY(memory.map(bytes));
  if (visibility == Visibility::kSupervisor) memory.memory_file_.close();
  return memory;
}

Result<SharedMemory> SharedMemory::reserve(size_t bytes) {
  SharedMemory memory;
  memory.is_reserved_ = true;
  TRY(memory.map(bytes));
  return memory;
}

// Takes memory from the file before anything is written: a lack of it is an error here instead of
// a SIGBUS later. Beyond the limit of a control group the system would end a process instead.
static Result<void> take_memory(const Descriptor& file, size_t bytes) {
  errno = ENOMEM;
  if (bytes > kAlwaysTaken && bytes > available_memory()) return not_made(bytes);
  errno = posix_fallocate(file.fd(), 0, static_cast<off_t>(bytes));
  if (errno != 0) return not_made(bytes);
  return {};
}

Result<void> SharedMemory::commit(size_t bytes) {
  CHECK(is_reserved_ && bytes <= size_);
  const size_t kept = align_up(bytes, page_size());
  if (kept < mapped_ &&
      fallocate(memory_file_.fd(), FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE,
                static_cast<off_t>(kept), static_cast<off_t>(mapped_ - kept)) != 0) {
    return not_made(bytes);
  }
  return bytes == 0 ? Result<void>() : take_memory(memory_file_, kept);
}

Result<void> SharedMemory::map(size_t bytes) {
  size_ = bytes;
  const size_t page = page_size();
  mapped_ = std::max(align_up(bytes, page), page);
  memory_file_ = Descriptor(memfd_create("passnet", MFD_CLOEXEC));
  if (!memory_file_.valid()) return not_made(bytes);
  if (!is_reserved_) {
    TRY(take_memory(memory_file_, mapped_));
  } else if (ftruncate(memory_file_.fd(), static_cast<off_t>(mapped_)) != 0) {
    return not_made(bytes);
  }
  void* const whole = mmap(nullptr, mapped_ + 2 * page, PROT_NONE,
                           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (whole == MAP_FAILED) return not_made(bytes);
  data_ = static_cast<std::byte*>(whole) + page;
  const int populate = is_reserved_ ? MAP_NORESERVE : MAP_POPULATE;
  void* const inner = mmap(data_, mapped_, PROT_READ | PROT_WRITE,
                           MAP_SHARED | MAP_FIXED | populate, memory_file_.fd(), 0);
  if (inner == MAP_FAILED) return not_made(bytes);
  if (madvise(whole, mapped_ + 2 * page, MADV_DONTFORK) != 0) return not_made(bytes);
  return {};
}

SharedMemory::SharedMemory(SharedMemory&& other) noexcept { *this = std::move(other); }

SharedMemory& SharedMemory::operator=(SharedMemory&& other) noexcept {
  if (this == &other) return *this;
  release();
  data_ = std::exchange(other.data_, nullptr);
  size_ = std::exchange(other.size_, 0);
  mapped_ = std::exchange(other.mapped_, 0);
  visibility_ = other.visibility_;
  is_reserved_ = other.is_reserved_;
  memory_file_ = std::move(other.memory_file_);
  return *this;
}

SharedMemory::~SharedMemory() { release(); }

void SharedMemory::release() {
  if (data_ != nullptr) munmap(data_ - page_size(), mapped_ + 2 * page_size());
  data_ = nullptr;
  memory_file_.close();
}

std::span<std::byte> SharedMemory::map_in_child(int fd, size_t bytes, std::byte* wanted,
                                                bool is_reserved) {
  const size_t page = page_size();
  const size_t mapped = std::max(align_up(bytes, page), page);
  const auto reserve = [&](std::byte* place, int flags) {
    return mmap(place, mapped + 2 * page, PROT_NONE,
                MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | flags, -1, 0);
  };
  void* whole = wanted != nullptr ? reserve(wanted - page, MAP_FIXED_NOREPLACE) : MAP_FAILED;
  if (whole == MAP_FAILED) whole = reserve(nullptr, 0);
  if (whole == MAP_FAILED) return {};
  std::byte* const start = static_cast<std::byte*>(whole) + page;
  const int populate = is_reserved ? MAP_NORESERVE : MAP_POPULATE;
  void* const inner =
      mmap(start, mapped, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED | populate, fd, 0);
  if (inner == MAP_FAILED) return {};
  return {start, bytes};
}

std::span<std::byte> BufferLayout::buffer(const SharedMemory& memory, size_t index) const {
  CHECK(index < buffers.size() && total_bytes <= memory.bytes().size());
  return memory.bytes().subspan(buffers[index].offset, buffers[index].bytes);
}

BufferLayout lay_out(std::span<const BufferRequest> requests, size_t shift) {
  BufferLayout layout;
  size_t at = shift;
  for (const BufferRequest& request : requests) {
    CHECK(std::has_single_bit(request.alignment) && request.alignment <= page_size());
    at = align_up(at + kRedZoneBytes, request.alignment);
    layout.buffers.push_back({.offset = at, .bytes = request.bytes});
    at += request.bytes;
  }
  layout.total_bytes = at + kRedZoneBytes;
  return layout;
}

void poison(std::span<std::byte> bytes, uint64_t seed) {
  const Pattern pattern(seed);
  const size_t words = bytes.size() / sizeof(uint64_t);
  for (size_t i = 0; i < words; ++i) {
    const uint64_t word = pattern.word(i);
    std::memcpy(bytes.data() + i * sizeof word, &word, sizeof word);
  }
  const uint64_t last = pattern.word(words);
  const size_t rest = bytes.size() - words * sizeof last;
  if (rest > 0) std::memcpy(bytes.data() + words * sizeof last, &last, rest);
}

std::optional<size_t> find_unpoisoned(std::span<const std::byte> bytes, uint64_t seed) {
  const Pattern pattern(seed);
  for (size_t at = 0; at < bytes.size(); at += sizeof(uint64_t)) {
    const uint64_t word = pattern.word(at / sizeof(uint64_t));
    const size_t count = std::min(sizeof word, bytes.size() - at);
    if (std::memcmp(bytes.data() + at, &word, count) == 0) continue;
    for (size_t i = 0; i < count; ++i) {
      if (bytes[at + i] != static_cast<std::byte>(word >> (8 * i))) return at + i;
    }
  }
  return std::nullopt;
}

size_t count_poisoned_words(std::span<const std::byte> bytes, uint64_t seed) {
  const Pattern pattern(seed);
  size_t total = 0;
  for (size_t at = 0; at < bytes.size(); at += sizeof(uint64_t)) {
    const uint64_t word = pattern.word(at / sizeof(uint64_t));
    const size_t count = std::min(sizeof word, bytes.size() - at);
    total += std::memcmp(bytes.data() + at, &word, count) == 0;
  }
  return total;
}

bool holds_poison(std::span<const std::byte> bytes, uint64_t seed, size_t offset, size_t size) {
  const Pattern pattern(seed);
  for (size_t at = offset; at < offset + size; ++at) {
    const uint64_t word = pattern.word(at / sizeof(uint64_t));
    if (bytes[at] != static_cast<std::byte>(word >> (8 * (at % sizeof word)))) return false;
  }
  return true;
}

void paint_red_zones(const SharedMemory& memory, const BufferLayout& layout, uint64_t seed) {
  const std::vector<Zone> list = zones(layout);
  for (size_t i = 0; i < list.size(); ++i) {
    poison(memory.bytes().subspan(list[i].begin, list[i].end - list[i].begin), zone_seed(seed, i));
  }
}

std::optional<RedZoneBreach> check_red_zones(const SharedMemory& memory, const BufferLayout& layout,
                                             uint64_t seed) {
  const std::vector<Zone> list = zones(layout);
  for (size_t i = 0; i < list.size(); ++i) {
    const auto zone = memory.bytes().subspan(list[i].begin, list[i].end - list[i].begin);
    const std::optional<size_t> hit = find_unpoisoned(zone, zone_seed(seed, i));
    if (!hit) continue;
    const bool has_next = i < layout.buffers.size();
    const bool nearer_next = has_next && zone.size() - *hit < *hit + 1;
    if (i > 0 && !nearer_next) {
      return RedZoneBreach{.buffer = i - 1, .distance = static_cast<int64_t>(*hit)};
    }
    if (!has_next) return RedZoneBreach{};  // no buffers at all
    return RedZoneBreach{
        .buffer = i, .distance = static_cast<int64_t>(*hit) - static_cast<int64_t>(zone.size())};
  }
  return std::nullopt;
}

}  // namespace passnet
