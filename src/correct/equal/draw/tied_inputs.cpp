#include "correct/equal/draw/tied_inputs.hpp"

#include "base/random_bits.hpp"

#include <algorithm>
#include <array>
#include <cstring>

namespace passnet {

void tie_input(FieldInputs& inputs, size_t input, const FieldValue& other, const InputMaker& maker,
               uint64_t key) {
  Tensor& words = inputs.words[input];
  Tensor& numbers = inputs.numbers[input];
  const int64_t count = words.numel();
  const int64_t others = other.words.numel();
  if (count == 0 || others == 0) return;
  // The other one may have more elements for each of the input's.
  const int64_t step = key % 2 == 0 ? std::max<int64_t>(others / count, 1) : 1;
  const int64_t row =
      std::max<int64_t>(words.type().rank() == 0 ? 1 : words.type().shape.back(), 1);
  const Domain& domain = maker.required(input);
  for (int64_t i = 0; i < count; ++i) {
    const int64_t at = i * step % others;
    // Rows with all elements, all but a few, or half of them.
    constexpr std::array<int64_t, 4> kLeftOut{0, 1, 3, -1};
    const uint64_t bits = random_bits(key ^ ~input, static_cast<uint64_t>(i / row));
    const int64_t left_out = kLeftOut[bits % kLeftOut.size()];
    const auto share = static_cast<uint64_t>(left_out < 0 ? row / 2 : left_out);
    const uint64_t chosen = random_bits(key ^ input, static_cast<uint64_t>(i));
    if (chosen % static_cast<uint64_t>(row) < share) continue;
    if (is_float(words.type().dtype)) {
      std::memcpy(words.bytes().data() + i * 8, other.words.bytes().data() + at * 8, 8);
      std::memcpy(numbers.bytes().data() + i * 8, other.numbers.bytes().data() + at * 8, 8);
      continue;
    }
    const auto value = static_cast<double>(other.words.integer(at));
    if (value < domain.least || value > domain.most) continue;
    words.set_integer(i, other.words.integer(at));
    numbers.set_integer(i, other.words.integer(at));
  }
}

}  // namespace passnet
