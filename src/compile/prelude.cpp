#include "compile/prelude.hpp"

#include "embedded/preludes.hpp"

#include <utility>

namespace passnet {

std::vector<NamedText> prelude_headers(Device device) {
  std::vector<NamedText> headers;
  for (const preludes::File& file : preludes::kFiles) {
    const bool is_cuda = file.name.starts_with("cuda");
    const bool is_cpu = file.name.starts_with("cpu");
    if (device == Device::kCuda ? is_cpu : is_cuda) continue;
    headers.push_back({.name = std::string(file.name), .text = std::string(file.text)});
  }
  return headers;
}

CompileJob prelude_job(std::string source, std::string label) {
  return {.source = std::move(source),
          .headers = prelude_headers(),
          .label = std::move(label),
          .defines = {},
          .first_header = "cpu.hpp"};
}

CompileJob cuda_prelude_job(std::string source, std::string label) {
  return {.source = std::move(source),
          .headers = prelude_headers(Device::kCuda),
          .label = std::move(label),
          .defines = {},
          .first_header = {}};
}

}  // namespace passnet
