// The program's version and commit, as records name them.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace passnet {

// The commit that was built: 40 hexadecimal digits, with `+changes` if files of the checkout differ
// from it; `unknown` outside of a checkout (tools/write_commit.py).
std::string_view program_commit();

// `passnet` and `commit`.
inline std::map<std::string, std::string> program_versions() {
  return {{"passnet", PASSNET_VERSION}, {"commit", std::string(program_commit())}};
}

}  // namespace passnet
