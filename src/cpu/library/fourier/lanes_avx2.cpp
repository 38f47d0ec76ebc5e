#include <cstdint>

namespace passnet {
namespace {
constexpr int64_t kLanes = 8;  // not tuning: floats of a vector
}  // namespace
}  // namespace passnet

#include "cpu/library/fourier/lane_vectors.hpp"

namespace passnet {

const LaneSteps kLanesOf8 = kSteps;

}  // namespace passnet
