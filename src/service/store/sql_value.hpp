// Values that go to a database and come back: parameters and rows.
#pragma once

#include <bitset>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace passnet {

// A parameter of a statement; monostate is NULL.
using SqlValue = std::variant<std::monostate, int64_t, std::string>;

// One row of a result; columns are counted from 0.
struct SqlRow {
  std::vector<std::optional<std::string>> cells;  // nullopt: NULL

  bool is_null(size_t column) const { return !cells[column]; }
  std::string_view text(size_t column) const {
    return cells[column] ? std::string_view(*cells[column]) : std::string_view();
  }
  // 0 for NULL and for what is no integer.
  int64_t integer(size_t column) const {
    int64_t number = 0;
    const std::string_view digits = text(column);
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
  }
};

using SqlRows = std::vector<SqlRow>;

// The purpose of a transaction. What it writes for a `kLease` may be lost where the database
// crashes right after it: who works on what.
enum class StateAccess : uint8_t { kRead, kLease, kWrite };

// The channels on which processes that share a database wake each other.
enum class Channel : uint8_t { kJobs, kFinished };
using Channels = std::bitset<2>;  // by channel

constexpr std::string_view name(Channel channel) {
  return channel == Channel::kJobs ? "jobs" : "verdicts";
}

}  // namespace passnet
