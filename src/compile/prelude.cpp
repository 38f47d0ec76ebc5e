#include "compile/prelude.hpp"

#include "codegen/cpp.hpp"
#include "embedded/preludes.hpp"

namespace passnet {

std::vector<NamedText> prelude_headers() {
  return {{.name = std::string(kCppPrelude), .text = std::string(preludes::kCpuHpp)}};
}

}  // namespace passnet
