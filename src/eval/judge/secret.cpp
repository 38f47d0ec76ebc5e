#include "eval/judge/secret.hpp"

#include "base/check.hpp"
#include "base/hash.hpp"

#include <fmt/format.h>

#include <cstring>
#include <sys/random.h>

namespace passnet {

uint64_t draw_secret() {
  uint64_t secret = 0;
  CHECK(getrandom(&secret, sizeof secret, 0) == sizeof secret);
  return secret;
}

uint64_t mix(uint64_t seed, uint64_t secret) {
  const Digest digest = sha256(fmt::format("{:016x}{:016x}", seed, secret));
  uint64_t mixed = 0;
  std::memcpy(&mixed, digest.bytes.data(), sizeof mixed);
  return mixed;
}

}  // namespace passnet
