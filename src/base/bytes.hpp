// Values as bytes, for another process of this program: the same layout on both sides.
#pragma once

#include "base/check.hpp"

#include <cstddef>
#include <cstring>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace passnet {

// Writes values, or reads what another one has written: one list of fields serves both. A struct
// with vectors, texts or the like has a function `transfer(Transfer&, Struct&)`, which names its
// fields in order.
class Transfer {
 public:
  // Writes.
  Transfer() = default;
  // Reads; the bytes must outlive it.
  explicit Transfer(std::span<const std::byte> from) : reads_(true), from_(from) {}

  template <class... Values>
  void operator()(Values&... values) {
    (one(values), ...);
  }
  // The bytes that were written.
  std::vector<std::byte> take() { return std::move(to_); }
  // The bytes that are left to read.
  std::span<const std::byte> rest() const { return from_; }

 private:
  void raw(void* at, size_t size) {
    if (size == 0) return;
    if (!reads_) {
      const auto* const begin = static_cast<const std::byte*>(at);
      to_.insert(to_.end(), begin, begin + size);
      return;
    }
    CHECK(size <= from_.size());
    std::memcpy(at, from_.data(), size);
    from_ = from_.subspan(size);
  }
  template <class Value>
  void one(Value& value) {
    if constexpr (requires { transfer(*this, value); }) {
      transfer(*this, value);
    } else if constexpr (requires { value.resize(size_t{1}); }) {
      list(value);
    } else {
      static_assert(std::is_trivially_copyable_v<Value>);
      raw(&value, sizeof value);
    }
  }
  void one(std::filesystem::path& path) {
    std::string text = path.string();
    one(text);
    if (reads_) path = std::move(text);
  }
  template <class List>
  void list(List& list) {
    using Element = std::remove_reference_t<decltype(list[0])>;
    size_t size = list.size();
    raw(&size, sizeof size);
    if (reads_) list.resize(size);
    if constexpr (std::is_trivially_copyable_v<Element>) {
      raw(list.data(), size * sizeof(Element));
    } else {
      for (Element& element : list) one(element);
    }
  }
  template <class Value>
  void one(std::optional<Value>& optional) {
    bool has_value = optional.has_value();
    raw(&has_value, sizeof has_value);
    if (reads_ && has_value) optional.emplace();
    if (has_value) one(*optional);
  }
  template <class... Kinds>
  void one(std::variant<Kinds...>& variant) {
    size_t kind = variant.index();
    raw(&kind, sizeof kind);
    size_t at = 0;
    const auto choose = [&]<class Kind>(std::type_identity<Kind>) {
      if (at++ != kind) return;
      if (reads_) variant.template emplace<Kind>();
      one(std::get<Kind>(variant));
    };
    (choose(std::type_identity<Kinds>()), ...);
  }

  bool reads_ = false;
  std::span<const std::byte> from_;
  std::vector<std::byte> to_;
};

template <class Value>
std::vector<std::byte> to_bytes(const Value& value) {
  Transfer writer;
  writer(const_cast<Value&>(value));  // NOLINT(*-const-cast): writing changes nothing
  return writer.take();
}

template <class Value>
Value from_bytes(std::span<const std::byte> bytes) {
  Value value{};
  Transfer reader(bytes);
  reader(value);
  return value;
}

}  // namespace passnet
