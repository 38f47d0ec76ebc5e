// The draws by which graphs are compared, in their order, and how much work they may take.
#pragma once

#include "correct/equal/draw/field_draw.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace passnet {

// Each in a field of its own; those from the first of the last seven on, only where that takes no
// long time.
inline constexpr std::array kDraws{FieldDraw::kRandom,  FieldDraw::kRowRuns, FieldDraw::kMixed,
                                   FieldDraw::kSides,   FieldDraw::kNear,    FieldDraw::kAllRuns,
                                   FieldDraw::kNatural, FieldDraw::kNear,    FieldDraw::kFirstRuns,
                                   FieldDraw::kFlagged};
inline constexpr size_t kNeeded = 3;
// Those that tell graphs apart which decide nothing by data.
inline constexpr std::array kOfExpressions{FieldDraw::kRandom, FieldDraw::kMixed,
                                           FieldDraw::kFlagged};
// Again where graphs decide by few elements, until they have decided by that many.
inline constexpr std::array kAgain{FieldDraw::kRowRuns,  FieldDraw::kAllRuns, FieldDraw::kMixed,
                                   FieldDraw::kNear,     FieldDraw::kSides,   FieldDraw::kRandom,
                                   FieldDraw::kFirstRuns};
inline constexpr int64_t kDecisions = 256;
// The inputs whose elements change where the candidate does not read them.
inline constexpr std::array kUnchanged{FieldDraw::kAllEqual, FieldDraw::kRandom,
                                       FieldDraw::kRowEqual, FieldDraw::kAllEqual,
                                       FieldDraw::kRowEqual, FieldDraw::kMixed};
inline constexpr size_t kUnreadDraws = 48;  // of each input, as long as there is work left for them
inline constexpr int64_t kUnreadWork = int64_t{1} << 29;
// Those whose elements change where it does not read them by conditions on data.
inline constexpr std::array kHidden{
    FieldDraw::kAllEqual, FieldDraw::kSides, FieldDraw::kAllSides, FieldDraw::kRowEqual,
    FieldDraw::kAllSides, FieldDraw::kSides, FieldDraw::kRowSides};
inline constexpr size_t kHiddenDraws = 168;
inline constexpr int64_t kHiddenWork = int64_t{1} << 30;
// Those in which numbers round, too; results that differ in two of them refute.
inline constexpr std::array kRounded{FieldDraw::kRandom, FieldDraw::kSides, FieldDraw::kSides,
                                     FieldDraw::kSides};
// Those in which numbers may be far apart where other results were not.
inline constexpr std::array kFar{FieldDraw::kMixed, FieldDraw::kSides, FieldDraw::kSmall,
                                 FieldDraw::kTiny};
inline constexpr size_t kTiedDraws = 4;  // of a graph that compares inputs for equality
inline constexpr int64_t kShort = int64_t{1} << 25;
inline constexpr int64_t kLong = int64_t{1} << 27;

}  // namespace passnet
