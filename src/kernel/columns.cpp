#include "kernel/columns.hpp"

#include "base/check.hpp"
#include "kernel/scalar_math.hpp"
#include "kernel/storage.hpp"

#include <array>
#include <cstring>
#include <utility>

namespace passnet {
namespace {

// The storage of a dtype's lanes.
enum class Lane : uint8_t { kFloat, kDouble, kInteger, kTruth, kComplex };

constexpr Lane lane(DType dtype) {
  switch (dtype) {
    case DType::kF64:
      return Lane::kDouble;
    case DType::kF32:
    case DType::kF16:
    case DType::kBF16:
      return Lane::kFloat;
    case DType::kI64:
    case DType::kI32:
    case DType::kI16:
    case DType::kI8:
    case DType::kU8:
      return Lane::kInteger;
    case DType::kBool:
      return Lane::kTruth;
    case DType::kC64:
      return Lane::kComplex;
  }
  UNREACHABLE();
}

// Calls f.template operator()<T>() with the C++ type of a lane.
template <class F>
decltype(auto) with_lane(Lane which, F&& f) {
  switch (which) {
    case Lane::kFloat:
      return f.template operator()<float>();
    case Lane::kDouble:
      return f.template operator()<double>();
    case Lane::kInteger:
      return f.template operator()<int64_t>();
    case Lane::kTruth:
      return f.template operator()<Truth>();
    case Lane::kComplex:
      return f.template operator()<std::complex<float>>();
  }
  UNREACHABLE();
}

template <ScalarOp op, class T>
void unary_column(const void* a, const void*, const void*, void* out, size_t count) {
  using R = decltype(scalar_unary<op>(T{}));
  const auto* from = static_cast<const T*>(a);
  auto* to = static_cast<R*>(out);
  for (size_t i = 0; i < count; ++i) to[i] = scalar_unary<op>(from[i]);
}

template <ScalarOp op, class T>
void binary_column(const void* a, const void* b, const void*, void* out, size_t count) {
  using R = decltype(scalar_binary<op>(T{}, T{}));
  const auto* left = static_cast<const T*>(a);
  const auto* right = static_cast<const T*>(b);
  auto* to = static_cast<R*>(out);
  for (size_t i = 0; i < count; ++i) to[i] = scalar_binary<op>(left[i], right[i]);
}

template <ScalarOp op, class T>
void ternary_column(const void* a, const void* b, const void* c, void* out, size_t count) {
  using R = decltype(scalar_ternary<op>(T{}, T{}, T{}));
  const auto* first = static_cast<const T*>(a);
  const auto* second = static_cast<const T*>(b);
  const auto* third = static_cast<const T*>(c);
  auto* to = static_cast<R*>(out);
  for (size_t i = 0; i < count; ++i) to[i] = scalar_ternary<op>(first[i], second[i], third[i]);
}

template <class T>
void select_column(const void* a, const void* b, const void* c, void* out, size_t count) {
  const auto* condition = static_cast<const Truth*>(a);
  const auto* yes = static_cast<const T*>(b);
  const auto* no = static_cast<const T*>(c);
  auto* to = static_cast<T*>(out);
  for (size_t i = 0; i < count; ++i) to[i] = condition[i].byte != 0 ? yes[i] : no[i];
}

template <class T, ScalarOp op>
constexpr ColumnFunction table_entry() {
  if constexpr (op == ScalarOp::kSelect) {
    return &select_column<T>;
  } else if constexpr (info(op).arity == 1 && op != ScalarOp::kCast) {
    if constexpr (!std::is_same_v<decltype(scalar_unary<op>(T{})), Undefined>) {
      return &unary_column<op, T>;
    }
  } else if constexpr (info(op).arity == 2) {
    if constexpr (!std::is_same_v<decltype(scalar_binary<op>(T{}, T{})), Undefined>) {
      return &binary_column<op, T>;
    }
  } else if constexpr (info(op).arity == 3) {
    if constexpr (!std::is_same_v<decltype(scalar_ternary<op>(T{}, T{}, T{})), Undefined>) {
      return &ternary_column<op, T>;
    }
  }
  return nullptr;
}

using Table = std::array<ColumnFunction, kScalarOps.size()>;

template <class T>
constexpr Table make_table() {
  return []<size_t... I>(std::index_sequence<I...>) {
    return Table{table_entry<T, static_cast<ScalarOp>(I)>()...};
  }(std::make_index_sequence<kScalarOps.size()>());
}

template <class T>
constexpr Table kTable = make_table<T>();

template <class To>
To integer_from(double value) {
  // Out of range is undefined in C++; x86 gives the lowest integer, as ATen on this host does.
  constexpr double kLimit = 9223372036854775808.0;
  if (!(value > -kLimit && value < kLimit)) return std::numeric_limits<To>::min();
  return static_cast<To>(value);
}

template <class From, class To>
To convert(From value) {
  if constexpr (kIsTruth<To>)
    return truth(is_true(value));
  else if constexpr (kIsTruth<From>)
    return static_cast<To>(static_cast<int>(is_true(value)));
  else if constexpr (kIsComplex<From> && kIsComplex<To>)
    return value;
  else if constexpr (kIsComplex<From>)
    return convert<float, To>(value.real());
  else if constexpr (kIsComplex<To>)
    return To(static_cast<float>(value));
  else if constexpr (kIsFloat<From> && kIsInteger<To>)
    return integer_from<To>(value);
  else
    return static_cast<To>(value);
}

void round_lanes(DType dtype, float* lanes, size_t count) {
  if (dtype == DType::kF16) {
    for (size_t i = 0; i < count; ++i) lanes[i] = f16_to_f32(f32_to_f16(lanes[i]));
  } else if (dtype == DType::kBF16) {
    for (size_t i = 0; i < count; ++i) lanes[i] = bf16_to_f32(f32_to_bf16(lanes[i]));
  }
}

}  // namespace

size_t lane_size(DType dtype) {
  return with_lane(lane(dtype), []<class T>() { return sizeof(T); });
}

ColumnFunction column_function(ScalarOp op, DType dtype) {
  return with_lane(lane(dtype), [op]<class T>() { return kTable<T>[static_cast<size_t>(op)]; });
}

void wrap_column(DType dtype, void* lanes, size_t count) {
  if (lane(dtype) != Lane::kInteger || dtype == DType::kI64) return;
  auto* values = static_cast<int64_t*>(lanes);
  with_storage(dtype, [&]<class S>() {
    if constexpr (std::is_same_v<typename S::Lane, int64_t>) {
      for (size_t i = 0; i < count; ++i) values[i] = S::load(S::store(values[i]));
    }
  });
}

void cast_column(DType from, DType to, const void* in, void* out, size_t count) {
  with_lane(lane(from), [&]<class From>() {
    with_lane(lane(to), [&]<class To>() {
      const auto* source = static_cast<const From*>(in);
      auto* target = static_cast<To*>(out);
      for (size_t i = 0; i < count; ++i) target[i] = convert<From, To>(source[i]);
    });
  });
  if (lane(from) != Lane::kInteger && lane(to) == Lane::kInteger && to != DType::kI64) {
    // x86 converts to narrow integers through one of 32 bits.
    constexpr int64_t kLowest = std::numeric_limits<int32_t>::min();
    constexpr int64_t kMost = std::numeric_limits<int32_t>::max();
    auto* values = static_cast<int64_t*>(out);
    for (size_t i = 0; i < count; ++i) {
      if (values[i] < kLowest || values[i] > kMost) values[i] = kLowest;
    }
  }
  wrap_column(to, out, count);
  if (opmath(to) != to) round_lanes(to, static_cast<float*>(out), count);
}

void load_column(DType dtype, const std::byte* data, int64_t offset, int64_t stride, void* out,
                 size_t count) {
  with_storage(dtype, [&]<class S>() {
    const auto* from = reinterpret_cast<const S*>(data) + offset;
    auto* to = static_cast<typename S::Lane*>(out);
    if (stride == 1) {
      for (size_t i = 0; i < count; ++i) to[i] = S::load(from[i]);
    } else {
      for (size_t i = 0; i < count; ++i) to[i] = S::load(from[static_cast<int64_t>(i) * stride]);
    }
  });
}

void gather_column(DType dtype, const std::byte* data, const int64_t* offsets, void* out,
                   size_t count) {
  with_storage(dtype, [&]<class S>() {
    const auto* from = reinterpret_cast<const S*>(data);
    auto* to = static_cast<typename S::Lane*>(out);
    for (size_t i = 0; i < count; ++i) to[i] = S::load(from[offsets[i]]);
  });
}

void store_column(DType dtype, const void* in, std::byte* data, int64_t offset, int64_t stride,
                  size_t count) {
  with_storage(dtype, [&]<class S>() {
    const auto* from = static_cast<const typename S::Lane*>(in);
    auto* to = reinterpret_cast<S*>(data) + offset;
    if (stride == 1) {
      for (size_t i = 0; i < count; ++i) to[i] = S::store(from[i]);
    } else {
      for (size_t i = 0; i < count; ++i) to[static_cast<int64_t>(i) * stride] = S::store(from[i]);
    }
  });
}

bool is_lane(DType dtype) { return byte_size(dtype) == lane_size(dtype); }

void fill_column(DType dtype, void* lanes, size_t count) {
  with_lane(lane(dtype), [&]<class T>() {
    auto* values = static_cast<T*>(lanes);
    for (size_t i = 1; i < count; ++i) values[i] = values[0];
  });
}

}  // namespace passnet
