// The lengths, the sign and the factor of a Fourier transform that a call asks for.
#pragma once

#include "ir/op/op.hpp"

#include <cstdint>
#include <vector>

namespace passnet {

// The last transformed dim: whole on both sides, or one side has only the half that the other, of
// real numbers, mirrors.
enum class FourierHalf : uint8_t { kNone, kResult, kOperand };

struct FourierLine {
  size_t dim = 0;
  int64_t length = 0;  // of the transform: the operand is cut or padded with zeros to it
};

struct FourierPlan {
  std::vector<FourierLine> lines;  // in the order that the call names
  FourierHalf half = FourierHalf::kNone;
  bool inverse = false;
  double factor = 1;
};

// Plans fft, ifft, rfft, irfft, hfft, ihfft, or one of them along several dims, whose name ends in
// n. Refuses what PyTorch refuses.
Result<FourierPlan> plan_fourier(const OpCall& call);

}  // namespace passnet
