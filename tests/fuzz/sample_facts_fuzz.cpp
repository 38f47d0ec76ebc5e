// libFuzzer target: the files next to a model or a suite never crash their parsers.
#include "frontend/sample_facts.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  static_cast<void>(passnet::parse_input_constraints(text, {}));
  static_cast<void>(passnet::check_graph_facts(text, {}));
  static_cast<void>(passnet::check_suite_facts(text, {}));
  return 0;
}
