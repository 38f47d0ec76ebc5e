#include "board/signature.hpp"

#include "base/check.hpp"

#include <fmt/format.h>
#include <openssl/evp.h>
#include <openssl/rand.h>

#include <memory>
#include <optional>
#include <vector>

namespace passnet {
namespace {

constexpr size_t kKeyBytes = 32;
constexpr size_t kSignatureBytes = 64;
using Bytes = std::vector<uint8_t>;
using EvpKey = std::unique_ptr<EVP_PKEY, void (*)(EVP_PKEY*)>;
using EvpContext = std::unique_ptr<EVP_MD_CTX, void (*)(EVP_MD_CTX*)>;

std::string to_hex(const Bytes& bytes) {
  std::string text;
  for (const uint8_t byte : bytes) text += fmt::format("{:02x}", byte);
  return text;
}

std::optional<Bytes> from_hex(std::string_view text, size_t bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  if (text.size() != 2 * bytes) return std::nullopt;
  Bytes found;
  for (size_t i = 0; i < text.size(); i += 2) {
    const size_t high = kDigits.find(text[i]);
    const size_t low = kDigits.find(text[i + 1]);
    if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
    found.push_back(static_cast<uint8_t>(high << 4 | low));
  }
  return found;
}

Result<EvpKey> read_secret(std::string_view secret_key) {
  const auto bytes = from_hex(secret_key, kKeyBytes);
  EvpKey key(
      bytes ? EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, nullptr, bytes->data(), bytes->size())
            : nullptr,
      EVP_PKEY_free);
  if (key != nullptr) return key;
  return fail({}, "key-malformed", "expected a key of 64 hexadecimal digits, found {} characters",
              secret_key.size());
}

// The bytes that are signed: the role and the format are part of them.
std::string signed_text(SignerRole role, std::string_view text) {
  return fmt::format("passnet {} 1\n{}", name(role), text);
}

const uint8_t* bytes_of(const std::string& text) {
  return reinterpret_cast<const uint8_t*>(text.data());
}

}  // namespace

std::string draw_secret_key() {
  Bytes bytes(kKeyBytes);
  CHECK(RAND_bytes(bytes.data(), static_cast<int>(bytes.size())) == 1);
  return to_hex(bytes);
}

Result<std::string> public_key_of(std::string_view secret_key) {
  const EvpKey key = TRY(read_secret(secret_key));
  Bytes bytes(kKeyBytes);
  size_t size = bytes.size();
  CHECK(EVP_PKEY_get_raw_public_key(key.get(), bytes.data(), &size) == 1);
  return to_hex(bytes);
}

Result<Signature> sign(std::string_view secret_key, SignerRole role, std::string_view text) {
  const EvpKey key = TRY(read_secret(secret_key));
  const std::string message = signed_text(role, text);
  const EvpContext context(EVP_MD_CTX_new(), EVP_MD_CTX_free);
  Bytes signature(kSignatureBytes);
  size_t size = signature.size();
  CHECK(EVP_DigestSignInit(context.get(), nullptr, nullptr, nullptr, key.get()) == 1);
  CHECK(EVP_DigestSign(context.get(), signature.data(), &size, bytes_of(message), message.size()) ==
        1);
  return Signature{.key = TRY(public_key_of(secret_key)), .signature = to_hex(signature)};
}

bool is_signed(const Signature& signature, SignerRole role, std::string_view text) {
  const auto bytes = from_hex(signature.key, kKeyBytes);
  const auto proof = from_hex(signature.signature, kSignatureBytes);
  if (!bytes || !proof) return false;
  const EvpKey key(
      EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nullptr, bytes->data(), bytes->size()),
      EVP_PKEY_free);
  const std::string message = signed_text(role, text);
  const EvpContext context(EVP_MD_CTX_new(), EVP_MD_CTX_free);
  return key != nullptr &&
         EVP_DigestVerifyInit(context.get(), nullptr, nullptr, nullptr, key.get()) == 1 &&
         EVP_DigestVerify(context.get(), proof->data(), proof->size(), bytes_of(message),
                          message.size()) == 1;
}

}  // namespace passnet
