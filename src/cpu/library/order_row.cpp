#include "cpu/library/order_row.hpp"

#include "base/check.hpp"
#include "runtime/plan.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <type_traits>
#include <utility>

namespace passnet {
namespace {

__extension__ using Wide = unsigned __int128;

constexpr int kPlaceBits = 32;        // not tuning: rows are shorter than 2³²
constexpr int kMaxDigits = 8;         // not tuning: bytes of the largest key
constexpr int64_t kBlock = 16;        // not tuning: keys that are compared at once
constexpr int64_t kComparedRow = 64;  // not tuning: fewer are sorted by comparing on any machine
constexpr int64_t kWideDigitsRow = 2048;  // not tuning: the number of digits of 11 bits

// An element's bits as a number with the order of the elements: NaN is the largest, and zeros of
// both signs are equal. `kInfinity`: the bits of infinity; 0 for integers.
template <class Bits, Bits kInfinity, bool kSigned>
struct KeyOf {
  using Element = Bits;
  using Signed = std::make_signed_t<Bits>;  // whose vectors every processor compares
  static constexpr Bits kSign = static_cast<Bits>(Bits{1} << (8 * sizeof(Bits) - 1));

  static Bits of(Bits bits) {
    if constexpr (kInfinity == 0) {
      return kSigned ? static_cast<Bits>(bits ^ kSign) : bits;
    } else {
      const auto magnitude = static_cast<Bits>(bits & static_cast<Bits>(~kSign));
      const bool is_negative = bits != magnitude && magnitude != 0;
      const auto number = static_cast<Bits>(is_negative ? ~bits : magnitude | kSign);
      const bool is_nan = static_cast<Signed>(magnitude) > static_cast<Signed>(kInfinity);
      return is_nan ? std::numeric_limits<Bits>::max() : number;
    }
  }
};

// The parts of the scratch memory. An entry is a key with the place of its element below it, so
// that no two entries are equal, and entries in order are elements in a stable order.
template <class Key>
struct Memory {
  using Entry = std::conditional_t<sizeof(Key) == 4, uint64_t, Wide>;
  Key* keys = nullptr;
  Entry* entries = nullptr;
  Entry* spare = nullptr;
  uint32_t* counts = nullptr;

  // not tuning: of all digits, of 8 bits or of 11
  static constexpr size_t kCounts = std::max<size_t>(kMaxDigits * 256, 6 * 2048);
  static size_t bytes(int64_t extent) {
    const auto count = static_cast<size_t>(extent + kBlock);
    return align_up(count * sizeof(Key)) + 2 * align_up(count * sizeof(Entry)) +
           align_up(kCounts * sizeof(uint32_t));
  }
  Memory(std::byte* scratch, int64_t extent) {
    const auto count = static_cast<size_t>(extent + kBlock);
    const auto take = [&](size_t size) {
      std::byte* const own = scratch;
      scratch += align_up(size);
      return own;
    };
    entries = reinterpret_cast<Entry*>(take(count * sizeof(Entry)));
    spare = reinterpret_cast<Entry*>(take(count * sizeof(Entry)));
    keys = reinterpret_cast<Key*>(take(count * sizeof(Key)));
    counts = reinterpret_cast<uint32_t*>(take(kCounts * sizeof(uint32_t)));
  }
};

template <class Key>
class RowOrder {
 public:
  using Entry = Memory<Key>::Entry;

  RowOrder(const Ordering& ordering, std::byte* scratch)
      : ordering_(ordering), memory_(scratch, ordering.extent), extent_(ordering.extent) {}

  // Computes the keys; those of a descending order are turned around.
  template <class Of>
  void read(const std::byte* input) {
    using Element = Of::Element;
    const auto* const row = reinterpret_cast<const Element*>(input);
    const auto turn = static_cast<Element>(ordering_.descending ? ~Element{0} : Element{0});
    const int64_t stride = ordering_.stride;
    Key* const keys = memory_.keys;
    if (stride == 1) {
      for (int64_t i = 0; i < extent_; ++i) keys[i] = static_cast<Element>(Of::of(row[i]) ^ turn);
    } else {
      for (int64_t i = 0; i < extent_; ++i) {
        keys[i] = static_cast<Element>(Of::of(row[i * stride]) ^ turn);
      }
    }
  }

  // Returns the entries that are stored, in order.
  const Entry* order() {
    const int64_t first = ordering_.first;
    const int64_t end = first + ordering_.count;
    if (end <= extent_ / 4) return smallest(end) + first;
    enter_all();
    if (ordering_.count == 1) return select(first);
    sort();
    return memory_.entries + first;
  }

 private:
  Entry entry(int64_t place) const {
    return Entry{memory_.keys[place]} << kPlaceBits | static_cast<uint32_t>(place);
  }
  static Key key(Entry entry) { return static_cast<Key>(entry >> kPlaceBits); }

  void enter_all() {
    for (int64_t i = 0; i < extent_; ++i) memory_.entries[i] = entry(i);
  }

  // Returns the `count` smallest entries, in order. As many blocks of keys have one that is at most
  // the bound, so only keys up to it are looked at; when they are too many, the bound sinks.
  const Entry* smallest(int64_t count) {
    Entry* const kept = memory_.entries;
    const int64_t room = std::min(2 * count + kBlock, extent_);
    const auto* const least = find_least();
    Key bound = bound_of(count);
    int64_t size = 0;
    for (int64_t begin = 0; begin < extent_; begin += kBlock) {
      if (least[begin / kBlock] > bound) continue;
      const int64_t end = std::min(begin + kBlock, extent_);
      for (int64_t i = begin; i < end; ++i) {
        kept[size] = entry(i);
        size += memory_.keys[i] <= bound ? 1 : 0;
        if (size < room) continue;
        std::nth_element(kept, kept + count - 1, kept + size);
        size = count;
        const Key last = key(kept[count - 1]);
        if (last == 0) break;  // later elements of this key come later in the order
        bound = last - 1;
      }
    }
    return sorted(kept, size);
  }
  static const Entry* sorted(Entry* entries, int64_t count) {
    std::sort(entries, entries + count);
    return entries;
  }

  // Returns the smallest key of each block; `spare` has it twice.
  const Key* find_least() {
    using Signed = std::make_signed_t<Key>;  // whose vectors every processor compares
    constexpr Key kSign = Key{1} << (8 * sizeof(Key) - 1);
    const int64_t blocks = block_count();
    auto* const least = reinterpret_cast<Key*>(memory_.spare);
    for (int64_t block = 0; block < blocks; ++block) {
      const Key* const keys = memory_.keys + block * kBlock;
      const int64_t count = std::min(kBlock, extent_ - block * kBlock);
      auto smallest = static_cast<Signed>(keys[0] ^ kSign);
      if (count == kBlock) {
        for (int64_t i = 0; i < kBlock; ++i) {
          smallest = std::min(smallest, static_cast<Signed>(keys[i] ^ kSign));
        }
      } else {
        for (int64_t i = 1; i < count; ++i) {
          smallest = std::min(smallest, static_cast<Signed>(keys[i] ^ kSign));
        }
      }
      least[block] = least[blocks + block] = static_cast<Key>(smallest) ^ kSign;
    }
    return least;
  }

  Key bound_of(int64_t count) {
    const int64_t blocks = block_count();
    if (blocks < count) return std::numeric_limits<Key>::max();
    Key* const copy = reinterpret_cast<Key*>(memory_.spare) + blocks;
    std::nth_element(copy, copy + count - 1, copy + blocks);
    return copy[count - 1];
  }

  int64_t block_count() const { return (extent_ + kBlock - 1) / kBlock; }

  // The bits in which keys differ.
  Key varying(const Entry* entries, int64_t count) const {
    Entry all = entries[0];
    Entry any = entries[0];
    for (int64_t i = 1; i < count; ++i) {
      all &= entries[i];
      any |= entries[i];
    }
    return key(all ^ any);
  }

  // Returns the entry at a place of the order: what shares its highest bits is looked at again.
  const Entry* select(int64_t place) {
    constexpr int kBits = 11;  // not tuning: counts stay in the first cache
    constexpr size_t kBuckets = size_t{1} << kBits;
    Entry* from = memory_.entries;
    Entry* to = memory_.spare;
    int64_t count = extent_;
    while (count > kComparedRow) {
      const Key bits = varying(from, count);
      if (bits == 0) break;
      const int shift = std::max(static_cast<int>(std::bit_width(bits)) - kBits, 0) + kPlaceBits;
      const auto digit = [&](Entry entry) {
        return static_cast<size_t>(entry >> shift) & (kBuckets - 1);
      };
      std::fill_n(memory_.counts, kBuckets, 0);
      for (int64_t i = 0; i < count; ++i) ++memory_.counts[digit(from[i])];
      size_t bucket = 0;
      for (; place >= memory_.counts[bucket]; ++bucket) place -= memory_.counts[bucket];
      int64_t kept = 0;
      for (int64_t i = 0; i < count; ++i) {
        to[kept] = from[i];
        kept += digit(from[i]) == bucket ? 1 : 0;
      }
      count = kept;
      std::swap(from, to);
    }
    std::nth_element(from, from + place, from + count);
    return from + place;
  }

  // Sorts all entries, from the lowest varying digit to the highest.
  void sort() {
    if (extent_ <= kComparedRow) return std::sort(memory_.entries, memory_.entries + extent_);
    const Key bits = varying(memory_.entries, extent_);
    if (bits == 0) return;
    const int width = extent_ < kWideDigitsRow ? 8 : 11;
    const int lowest = std::countr_zero(bits);
    const int digits = (static_cast<int>(std::bit_width(bits)) - lowest + width - 1) / width;
    const size_t buckets = size_t{1} << width;
    const auto digit = [&](Entry entry, int which) {
      return static_cast<size_t>(entry >> (kPlaceBits + lowest + which * width)) & (buckets - 1);
    };
    std::fill_n(memory_.counts, buckets * static_cast<size_t>(digits), 0);
    for (int which = 0; which < digits; ++which) {
      uint32_t* const counts = memory_.counts + buckets * static_cast<size_t>(which);
      for (int64_t i = 0; i < extent_; ++i) ++counts[digit(memory_.entries[i], which)];
    }
    for (int which = 0; which < digits; ++which) {
      uint32_t* const places = memory_.counts + buckets * static_cast<size_t>(which);
      uint32_t next = 0;
      for (size_t i = 0; i < buckets; ++i) next += std::exchange(places[i], next);
      for (int64_t i = 0; i < extent_; ++i) {
        const Entry own = memory_.entries[i];
        memory_.spare[places[digit(own, which)]++] = own;
      }
      std::swap(memory_.entries, memory_.spare);
    }
  }

  const Ordering& ordering_;
  Memory<Key> memory_;
  int64_t extent_;
};

template <class Of>
void order_elements(const Ordering& ordering, const OrderedRow& row, std::byte* scratch) {
  using Element = Of::Element;
  using Key = std::conditional_t<sizeof(Element) == 8, uint64_t, uint32_t>;
  RowOrder<Key> order(ordering, scratch);
  order.template read<Of>(row.input);
  const auto* const entries = order.order();
  const auto* const input = reinterpret_cast<const Element*>(row.input);
  auto* const values = reinterpret_cast<Element*>(row.values);
  for (int64_t i = 0; i < ordering.count; ++i) {
    const auto place = static_cast<int64_t>(static_cast<uint32_t>(entries[i]));
    row.positions[i * ordering.output_stride] = place;
    if (values != nullptr) values[i * ordering.output_stride] = input[place * ordering.stride];
  }
}

}  // namespace

size_t order_scratch_bytes(const Ordering& ordering) {
  return byte_size(ordering.dtype) == 8 ? Memory<uint64_t>::bytes(ordering.extent)
                                        : Memory<uint32_t>::bytes(ordering.extent);
}

void order_row(const Ordering& ordering, const OrderedRow& row, std::byte* scratch) {
  switch (ordering.dtype) {
    case DType::kF64:
      return order_elements<KeyOf<uint64_t, 0x7FF0'0000'0000'0000, true>>(ordering, row, scratch);
    case DType::kF32:
      return order_elements<KeyOf<uint32_t, 0x7F80'0000, true>>(ordering, row, scratch);
    case DType::kF16:
      return order_elements<KeyOf<uint16_t, 0x7C00, true>>(ordering, row, scratch);
    case DType::kBF16:
      return order_elements<KeyOf<uint16_t, 0x7F80, true>>(ordering, row, scratch);
    case DType::kI64:
      return order_elements<KeyOf<uint64_t, 0, true>>(ordering, row, scratch);
    case DType::kI32:
      return order_elements<KeyOf<uint32_t, 0, true>>(ordering, row, scratch);
    case DType::kI16:
      return order_elements<KeyOf<uint16_t, 0, true>>(ordering, row, scratch);
    case DType::kI8:
      return order_elements<KeyOf<uint8_t, 0, true>>(ordering, row, scratch);
    case DType::kU8:
    case DType::kBool:
      return order_elements<KeyOf<uint8_t, 0, false>>(ordering, row, scratch);
    case DType::kC64:
      break;
  }
  UNREACHABLE();
}

}  // namespace passnet
