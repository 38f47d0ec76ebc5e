// Signatures of submissions and verdicts: Ed25519. Keys and signatures are lower-case hexadecimal.
#pragma once

#include "diag/diagnostic.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace passnet {

// The part that somebody has in a bundle: a signature of one is none of the other.
enum class SignerRole : uint8_t { kAuthor, kJudge };

inline constexpr std::array<std::string_view, 2> kSignerRoles{"author", "judge"};
constexpr std::string_view name(SignerRole role) { return kSignerRoles[static_cast<size_t>(role)]; }

struct Signature {
  std::string key;  // the public one
  std::string signature;
};

// A new secret key.
std::string draw_secret_key();
// Errors: "key-malformed" of a secret key that is none.
Result<std::string> public_key_of(std::string_view secret_key);
// Signs the text for this role. Errors: the same.
Result<Signature> sign(std::string_view secret_key, SignerRole role, std::string_view text);
// True if whoever has the secret key has signed this text for this role.
bool is_signed(const Signature& signature, SignerRole role, std::string_view text);

}  // namespace passnet
