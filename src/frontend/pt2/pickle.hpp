// Reads pickles as torch.save writes them: numbers, strings, sequences, dicts and tensors. Nothing
// in a pickle is called; a name or an instruction beyond these is an error.
#pragma once

#include "diag/diagnostic.hpp"
#include "type/dtype.hpp"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace passnet {

enum class PickleKind : uint8_t {
  kNone,
  kBool,     // `integer`
  kInteger,  // `integer`
  kFloat,    // `number`
  kString,   // `text`
  kTuple,    // `entries`
  kList,     // `entries`
  kDict,     // `entries`: key, value, key, value …
  kName,     // `text`: `torch._utils._rebuild_tensor_v2`
  kStorage,  // `text`: its key; `dtype`
  kTensor,   // `entries`: the storage; `offset`, `shape`, `strides`
};

struct PickleValue {
  PickleKind kind = PickleKind::kNone;
  int64_t integer = 0;
  double number = 0;
  std::string_view text;  // into the pickle
  std::vector<uint32_t> entries;
  std::optional<DType> dtype;  // nullopt: one that is not supported
  int64_t offset = 0;
  std::vector<int64_t> shape, strides;
};

struct Pickle {
  std::vector<PickleValue> values;
  std::deque<std::string> texts;  // of names
  uint32_t top = 0;

  const PickleValue& operator[](uint32_t value) const { return values[value]; }
};

// Memory is linear in the bytes. `name` is for messages. "bad-pickle", with the byte.
Result<Pickle> parse_pickle(std::span<const std::byte> bytes, const std::string& name);

}  // namespace passnet
