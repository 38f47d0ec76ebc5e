#include "eval/inputs/draw_beside.hpp"

#include <utility>

namespace passnet {

std::future<std::vector<Tensor>> draw_beside(InputMaker maker, uint64_t seed,
                                             const std::optional<Processors>& processors,
                                             ThreadPool* pool) {
  return std::async(std::launch::async, [maker = std::move(maker), seed, processors, pool] {
    if (processors) unbind_thread(*processors);
    return maker.make_all(seed, pool);
  });
}

}  // namespace passnet
