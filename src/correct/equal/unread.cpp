#include "correct/equal/unread.hpp"

#include "correct/equal/needed_elements.hpp"
#include "correct/wrong_values.hpp"

#include <fmt/format.h>

#include <cstring>
#include <utility>

namespace passnet {
namespace {

Tensor with_elements_of(const Tensor& tensor, const ElementSet& elements, const Tensor& other) {
  Tensor mixed = tensor.clone();
  const size_t size = byte_size(tensor.type().dtype);
  for (int64_t i = 0; i < elements.size(); ++i) {
    if (!elements.contains(i)) continue;
    const size_t at = static_cast<size_t>(i) * size;
    std::memcpy(mixed.bytes().data() + at, other.bytes().data() + at, size);
  }
  return mixed;
}

}  // namespace

std::vector<Unread> find_unread(const Graph& before, const Graph& after, const Catalog& catalog,
                                const InputMaker& maker, UnknownAccess unknown) {
  auto needed = needed_elements(before, catalog);
  const auto read = needed_elements(after, catalog, unknown);
  std::vector<Unread> unread;
  if (!needed || !read) return unread;
  for (size_t input = 0; input < needed->size(); ++input) {
    if (maker.is_literal(input) || !maker.is_elementwise(input)) continue;
    ElementSet& elements = (*needed)[input];
    if (elements.size() == 0) continue;
    elements.remove((*read)[input]);
    if (elements.first() >= 0) unread.push_back({input, std::move(elements)});
  }
  return unread;
}

FieldInputs with_elements_of(const FieldInputs& inputs, const Unread& unread,
                             const FieldInputs& others) {
  FieldInputs mixed;
  for (size_t i = 0; i < inputs.words.size(); ++i) {
    const bool is_mixed = i == unread.input;
    const auto take = [&](const Tensor& tensor, const Tensor& other) {
      return is_mixed ? with_elements_of(tensor, unread.elements, other) : tensor.clone();
    };
    mixed.words.push_back(take(inputs.words[i], others.words[i]));
    mixed.numbers.push_back(take(inputs.numbers[i], others.numbers[i]));
  }
  return mixed;
}

std::string describe(const Unread& unread, const Graph& graph) {
  const ValueId input = graph.inputs()[unread.input].value;
  return fmt::format("elements of %{} that are not read, such as {}", graph.value(input).name,
                     place_in(graph.type(input).shape, unread.elements.first()));
}

}  // namespace passnet
