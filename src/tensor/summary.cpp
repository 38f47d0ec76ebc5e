#include "tensor/summary.hpp"

#include "tensor/elements.hpp"

#include <array>

namespace passnet {
namespace {

template <class Element>
TensorSummary summarize_elements(std::span<const typename Element::Stored> elements) {
  constexpr size_t kChains = 8;  // so that additions overlap
  std::array<double, kChains> sums{};
  TensorSummary summary;
  for (size_t i = 0; i < elements.size(); ++i) {
    const double number = Element::read(elements[i]);
    // Comparisons with NaN are false, which leaves it out.
    summary.min = number < summary.min ? number : summary.min;
    summary.max = number > summary.max ? number : summary.max;
    summary.nan += number != number ? 1 : 0;
    sums[i % kChains] += number == number ? number : 0;
  }
  for (const double chain : sums) summary.sum += chain;
  return summary;
}

}  // namespace

TensorSummary summarize(const Tensor& tensor) {
  return visit_elements(tensor.type().dtype, [&]<class Element> {
    return summarize_elements<Element>(tensor.as<typename Element::Stored>());
  });
}

}  // namespace passnet
