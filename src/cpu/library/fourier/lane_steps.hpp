// The steps of Fourier transforms of several lines at once, compiled for each kind of vectors: a
// vector holds one part of an element of each line. A row is an element of all lines: the vector of
// its real parts, then that of its imaginary parts.
#pragma once

#include <cstdint>

namespace passnet {

// Turns `radix` parts of a block into as many blocks of `rest` rows each.
struct LaneStage {
  int64_t radix = 0;
  int64_t rest = 0;
  const float* turns = nullptr;  // e^(-2πi·pk / (radix·rest)) for p < rest, 0 < k < radix
  const float* units = nullptr;  // e^(-2πi·k / radix)
};

// The parts of the rows; the inverse of a transform is the same with both exchanged.
struct LaneRows {
  float* real;
  float* imaginary;
};

// The places of the elements of a vector's lines in a tensor, in floats. Lanes of no line have that
// of another.
struct LanePlaces {
  const int64_t* starts;
  int64_t lanes;      // that have a line
  int64_t lane_step;  // from each lane to the next, or 0: it varies
  int64_t row_step;
  int64_t part_step;
  int64_t parts;  // 1: the elements are real
};

struct LaneSteps {
  int64_t width;  // floats of a vector
  // Transforms a block of rows, whose results end up at other places: those of `LaneTransform`.
  void (*transform)(const LaneRows& rows, const LaneStage* stages);
  // to[i] = from[places[i]] · factors[i], complex, for `count` rows; without places, from[i].
  void (*multiply)(const LaneRows& from, const int32_t* places, const float* factors, int64_t count,
                   const LaneRows& to);
  // The first half of a transform of 2·half real numbers, from that of the pairs of them; `turns`
  // are e^(-2πi·k / (2·half)). The result's last row is row `half`.
  void (*unfold)(float* rows, const int32_t* places, const float* turns, int64_t half);
  // The reverse: half + 1 rows, in order, to the transform of pairs, twice as large.
  void (*fold)(float* rows, const float* turns, int64_t half);
  // Copies so many rows from a tensor, and back, with each part times its factor.
  void (*load)(const float* from, const LanePlaces& places, int64_t count, float sign, float* rows);
  void (*store)(const float* rows, const int32_t* at, const LanePlaces& places, int64_t count,
                float real, float imaginary, float* to);
};

// Defined in one file each; to call them, the processor must have these instructions.
extern const LaneSteps kLanesOf16;  // AVX-512
extern const LaneSteps kLanesOf8;   // AVX2 and fused multiply-add

}  // namespace passnet
