#include "agent/trajectory/leaks.hpp"

#include "agent/trajectory/keys.hpp"
#include "agent/trajectory/places.hpp"
#include "agent/trajectory/secret_forms.hpp"
#include "base/ascii.hpp"

#include <algorithm>
#include <array>
#include <unistd.h>
#include <vector>

namespace passnet {
namespace {

// `seed 123456`, `"seed": 0x1e240`, `secrets=[0123456789abcdef`.
bool has_seed(std::string_view text) {
  constexpr size_t kLeast = 5;
  for (const std::string_view word : {"seed", "Seed", "SEED", "secret", "Secret"}) {
    for (size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
      std::string_view rest = text.substr(at + word.size());
      const size_t start = rest.find_first_not_of("s\"' \t:=[`is");
      if (start == std::string_view::npos || start > 8) continue;
      rest.remove_prefix(start);
      const bool is_hexadecimal = rest.starts_with("0x") || rest.starts_with("0X");
      if (is_hexadecimal) rest.remove_prefix(2);
      const std::string_view number =
          rest.substr(0, rest.find_first_not_of("0123456789abcdefABCDEF"));
      const auto digits = static_cast<size_t>(std::ranges::count_if(number, is_digit));
      if ((is_hexadecimal ? number.size() : digits) >= kLeast) return true;
    }
  }
  return false;
}

std::string own_host() {
  std::array<char, 256> buffer{};
  return gethostname(buffer.data(), buffer.size() - 1) == 0 ? buffer.data() : "";
}

}  // namespace

std::optional<std::string_view> find_leak(std::string_view text,
                                          std::span<const std::string> secrets) {
  if (holds_secret(text, secrets) || holds_key(text)) return "key";
  if (holds_path(text)) return "path";
  if (has_seed(text)) return "seed";
  if (holds_address(text)) return "address";
  if (holds_host(text, own_host())) return "host";
  return std::nullopt;
}

std::optional<std::string_view> find_leak(const Trajectory& trajectory,
                                          std::span<const std::string> secrets) {
  // Texts as they are, not as JSON writes them: a line break there is the letter n.
  const nlohmann::ordered_json whole = to_json(trajectory);
  std::vector<const nlohmann::ordered_json*> waiting{&whole};
  while (!waiting.empty()) {
    const nlohmann::ordered_json& json = *waiting.back();
    waiting.pop_back();
    if (json.is_string()) {
      if (const auto leak = find_leak(json.get_ref<const std::string&>(), secrets)) return leak;
    }
    if (json.is_array()) {
      for (const auto& entry : json) waiting.push_back(&entry);
    }
    if (!json.is_object()) continue;
    for (const auto& [key, value] : json.items()) {
      if (const auto leak = find_leak(key, secrets)) return leak;
      waiting.push_back(&value);
    }
  }
  return std::nullopt;
}

}  // namespace passnet
