#include "compile/prelude.hpp"

#include "embedded/preludes.hpp"

#include <utility>

namespace passnet {

std::vector<NamedText> prelude_headers() {
  std::vector<NamedText> headers;
  for (const preludes::File& file : preludes::kFiles) {
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

}  // namespace passnet
