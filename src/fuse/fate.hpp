// What becomes of the values between the stages of a group.
#pragma once

#include <cstdint>
#include <string_view>

namespace passnet {

// What becomes of a value that later stages of the group read.
enum class Fate : uint8_t {
  kInlined,     // computed where it is read
  kUnread,      // nothing in the group reads it
  kCombined,    // stored: a reduction, a scan, or written piece by piece
  kReadOften,   // stored: each element is read too often to be computed anew
  kRounded,     // stored: f16 rounds in runs
  kTaken,       // stored: taken one by one, where readers compute in vectors
  kCutRows,     // stored: computing it would cut its readers' rows into short ones
  kCutVectors,  // stored: computing it would leave its readers' vectors idle
  kShortRows,   // stored: its readers reduce rows that do not fill vectors
  kApart,       // stored: computing it at elements that lie apart would gather each operand
  kLong,        // stored: the readers' expressions would grow too long
};
std::string_view describe(Fate fate);

}  // namespace passnet
