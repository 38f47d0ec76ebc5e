#include "ir/hash_content.hpp"

#include <bit>
#include <cmath>

namespace passnet {

static void add_number(Hasher& hasher, double value) {
  hasher.add(std::isnan(value) ? int64_t{0x7ff8} << 48 : std::bit_cast<int64_t>(value));
}

void add_type(Hasher& hasher, const TensorType& type) {
  hasher.add(name(type.dtype)).add(static_cast<int64_t>(type.rank()));
  for (const int64_t extent : type.shape) hasher.add(extent);
}

void add_attribute(Hasher& hasher, const Attribute& attribute) {
  struct Adder {
    Hasher& hasher;
    void operator()(None) const {}
    void operator()(bool value) const { hasher.add(int64_t{value}); }
    void operator()(int64_t value) const { hasher.add(value); }
    void operator()(double value) const { add_number(hasher, value); }
    void operator()(const std::string& value) const { hasher.add(value); }
    void operator()(DType value) const { hasher.add(name(value)); }
    void operator()(const Integers& value) const {
      hasher.add(static_cast<int64_t>(value.size()));
      for (const int64_t entry : value) hasher.add(entry);
    }
    void operator()(const std::vector<double>& value) const {
      hasher.add(static_cast<int64_t>(value.size()));
      for (const double entry : value) add_number(hasher, entry);
    }
  };
  hasher.add(static_cast<int64_t>(attribute.index()));
  std::visit(Adder{hasher}, attribute);
}

}  // namespace passnet
