#include "eval/input_stream.hpp"

#include "eval/draw_beside.hpp"
#include "inputs/inputs.hpp"
#include "inputs/random.hpp"

#include <algorithm>
#include <cstring>

namespace passnet {

InputStream::InputStream(const Graph& graph, const Catalogue& catalogue, uint64_t seed,
                         const std::optional<Processors>& processors)
    : seed_(seed) {
  auto other = draw_beside(graph, catalogue, ~seed, InputSet::kValid, processors);
  sets_[0] = make_inputs(graph, catalogue, seed);
  sets_[1] = other.get();
  for (const Tensor& tensor : sets_[0]) current_.push_back(tensor.clone());
}

void InputStream::advance() {
  constexpr uint64_t kShare = 8;  // a stretch is this part of the tensor
  for (size_t i = 0; i < current_.size(); ++i) {
    const auto count = static_cast<uint64_t>(current_[i].numel());
    if (count == 0) continue;
    const size_t size = byte_size(current_[i].type().dtype);
    const uint64_t begin = random_bits(seed_, draws_++) % count;
    const uint64_t length = std::min(std::max<uint64_t>(count / kShare, 1), count - begin);
    const Tensor& source = sets_[random_bits(seed_, draws_++) % 2][i];
    std::memcpy(current_[i].bytes().data() + begin * size, source.bytes().data() + begin * size,
                length * size);
  }
}

}  // namespace passnet
