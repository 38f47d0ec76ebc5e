#include "eval/input_stream.hpp"

#include "inputs/inputs.hpp"

#include <algorithm>
#include <cstring>

namespace passnet {

InputStream::InputStream(const Graph& graph, const Catalogue& catalogue, uint64_t seed)
    : sets_{make_inputs(graph, catalogue, seed), make_inputs(graph, catalogue, ~seed)},
      state_(seed) {
  for (const Tensor& tensor : sets_[0]) current_.push_back(tensor.clone());
}

// splitmix64.
uint64_t InputStream::draw() {
  state_ += 0x9E3779B97F4A7C15ull;
  uint64_t mixed = state_;
  mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ull;
  mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBull;
  return mixed ^ (mixed >> 31);
}

void InputStream::advance() {
  constexpr uint64_t kShare = 8;  // a stretch is this part of the tensor
  for (size_t i = 0; i < current_.size(); ++i) {
    const auto count = static_cast<uint64_t>(current_[i].numel());
    if (count == 0) continue;
    const size_t size = byte_size(current_[i].type().dtype);
    const uint64_t begin = draw() % count;
    const uint64_t length = std::min(std::max<uint64_t>(count / kShare, 1), count - begin);
    const Tensor& source = sets_[draw() % 2][i];
    std::memcpy(current_[i].bytes().data() + begin * size, source.bytes().data() + begin * size,
                length * size);
  }
}

}  // namespace passnet
