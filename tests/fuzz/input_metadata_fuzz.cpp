// libFuzzer target: metadata of inputs never crash their parser.
#include "frontend/graphnet.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static_cast<void>(passnet::parse_input_metadata({reinterpret_cast<const char*>(data), size}, {}));
  return 0;
}
