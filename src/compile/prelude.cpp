#include "compile/prelude.hpp"

#include "embedded/preludes.hpp"

namespace passnet {

std::vector<NamedText> prelude_headers() {
  std::vector<NamedText> headers;
  for (const preludes::File& file : preludes::kFiles) {
    headers.push_back({.name = std::string(file.name), .text = std::string(file.text)});
  }
  return headers;
}

}  // namespace passnet
