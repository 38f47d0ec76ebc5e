#include "correct/equal/unread.hpp"

#include "base/random_bits.hpp"
#include "correct/equal/needed_elements.hpp"
#include "correct/wrong_values.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <iterator>
#include <optional>
#include <utility>

namespace passnet {
namespace {

// Elements are those of `other`, so many places further.
Tensor with_elements_of(const Tensor& tensor, const ElementSet& elements, const Tensor& other,
                        int64_t shift = 0) {
  Tensor mixed = tensor.clone();
  const size_t size = byte_size(tensor.type().dtype);
  for (int64_t i = 0; i < elements.size(); ++i) {
    if (!elements.contains(i)) continue;
    const auto from = static_cast<size_t>((i + shift) % elements.size()) * size;
    std::memcpy(mixed.bytes().data() + static_cast<size_t>(i) * size, other.bytes().data() + from,
                size);
  }
  return mixed;
}

// Elements of one graph that a result may depend on, and not the other's.
class UnreadElements {
 public:
  UnreadElements(const Graph& before, const Graph& after, const Catalog& catalog,
                 const InputMaker& maker)
      : before_(before), after_(after), catalog_(catalog), maker_(maker) {}

  std::vector<Unread> find(UnknownAccess unknown, UnknownAccess otherwise) const {
    std::vector<Unread> unread;
    for (size_t result = 0; result < before_.results().size(); ++result) {
      const auto needed = needed_elements(before_, catalog_, {.result = result});
      const auto read = needed_elements(after_, catalog_, {.unknown = unknown, .result = result});
      if (!needed || !read) return {};
      std::optional<std::vector<ElementSet>> others;
      for (size_t input = 0; input < needed->size(); ++input) {
        if (maker_.is_literal(input) || !maker_.is_elementwise(input)) continue;
        if (unknown != otherwise && (*read)[input].first() < 0 && !others) {
          others = needed_elements(after_, catalog_, {.unknown = otherwise, .result = result});
        }
        const bool is_other = unknown != otherwise && (*read)[input].first() < 0;
        add({result, input, (*needed)[input]}, (is_other ? *others : *read)[input], unread);
      }
    }
    return unread;
  }

 private:
  static void add(Unread own, const ElementSet& read, std::vector<Unread>& unread) {
    if (own.elements.size() == 0) return;
    own.elements.remove(read);
    if (own.elements.first() >= 0) unread.push_back(std::move(own));
  }

  const Graph& before_;
  const Graph& after_;
  const Catalog& catalog_;
  const InputMaker& maker_;
};

}  // namespace

std::vector<Unread> find_unread(const Graph& before, const Graph& after, const Catalog& catalog,
                                const InputMaker& maker) {
  return UnreadElements(before, after, catalog, maker)
      .find(UnknownAccess::kAll, UnknownAccess::kAll);
}

std::vector<Unread> find_hidden(const Graph& before, const Graph& after, const Catalog& catalog,
                                const InputMaker& maker) {
  const UnreadElements elements(before, after, catalog, maker);
  std::vector<Unread> hidden = elements.find(UnknownAccess::kValuesIfTrue, UnknownAccess::kIfTrue);
  auto others = elements.find(UnknownAccess::kValuesIfFalse, UnknownAccess::kIfFalse);
  std::ranges::move(others, std::back_inserter(hidden));
  return hidden;
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

FieldInputs with_neighbors(const FieldInputs& inputs, const Unread& unread, uint64_t bits) {
  const auto count = static_cast<uint64_t>(unread.elements.size());
  const std::array<uint64_t, 3> shifts{count - 1, 1, random_bits(bits, 0)};
  const auto shift = static_cast<int64_t>(shifts[bits % shifts.size()] % count);
  FieldInputs mixed;
  for (size_t i = 0; i < inputs.words.size(); ++i) {
    const auto take = [&](const Tensor& tensor) {
      return i == unread.input ? with_elements_of(tensor, unread.elements, tensor, shift)
                               : tensor.clone();
    };
    mixed.words.push_back(take(inputs.words[i]));
    mixed.numbers.push_back(take(inputs.numbers[i]));
  }
  return mixed;
}

std::string describe(const Unread& unread, const Graph& graph) {
  const ValueId input = graph.inputs()[unread.input].value;
  return fmt::format("elements of %{} that are not read, such as {}", graph.value(input).name,
                     place_in(graph.type(input).shape, unread.elements.first()));
}

}  // namespace passnet
