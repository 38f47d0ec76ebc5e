#include "agent/trajectory/leaks.hpp"

#include "base/ascii.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <unistd.h>
#include <vector>

namespace passnet {
namespace {

bool is_token(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-' || c == '.';
}

// Keys by the prefixes that services give them, and the min length of what follows.
struct KeyForm {
  std::string_view prefix;
  size_t least = 16;
};
constexpr std::array<KeyForm, 10> kKeys{{{"sk-", 16},
                                         {"sk_", 16},
                                         {"ghp_", 16},
                                         {"github_pat_", 16},
                                         {"hf_", 16},
                                         {"AKIA", 16},
                                         {"AIza", 30},
                                         {"xoxb-", 10},
                                         {"Bearer ", 16},
                                         {"-----BEGIN ", 0}}};

// Folders at the root of machines.
constexpr std::array<std::string_view, 13> kRoots{
    "/home/", "/root/", "/tmp/", "/var/",   "/usr/",   "/etc/",      "/opt/",
    "/mnt/",  "/proc/", "/srv/", "/Users/", "/media/", "C:\\Users\\"};

bool has_key(std::string_view text) {
  return std::ranges::any_of(kKeys, [&](const KeyForm& form) {
    for (size_t at = text.find(form.prefix); at != std::string_view::npos;
         at = text.find(form.prefix, at + 1)) {
      if (at > 0 && is_token(text[at - 1])) continue;
      const std::string_view rest = text.substr(at + form.prefix.size());
      const auto end = std::ranges::find_if_not(rest, is_token);
      if (static_cast<size_t>(end - rest.begin()) >= form.least) return true;
    }
    return false;
  });
}

// True after `-I` or `-L` and the like, as compilers take folders.
bool follows_flag(std::string_view text, size_t at) {
  return at > 1 && text[at - 2] == '-' && is_token(text[at - 1]) &&
         (at == 2 || !is_token(text[at - 3]));
}

bool has_path(std::string_view text) {
  return std::ranges::any_of(kRoots, [&](std::string_view root) {
    for (size_t at = text.find(root); at != std::string_view::npos; at = text.find(root, at + 1)) {
      const bool starts =
          at == 0 || (!is_token(text[at - 1]) && text[at - 1] != '/') || follows_flag(text, at) ||
          (at > 1 && text[at - 1] == '/' && text[at - 2] != ':' && !is_token(text[at - 2]));
      const bool goes_on = at + root.size() < text.size() && is_token(text[at + root.size()]);
      if (starts && goes_on) return true;
    }
    return false;
  });
}

// `seed 123456`, `"seed": 123456`, `secrets=[0123456789abcdef`.
bool has_seed(std::string_view text) {
  constexpr size_t kLeast = 5;
  for (const std::string_view word : {"seed", "Seed", "SEED", "secret", "Secret"}) {
    for (size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
      std::string_view rest = text.substr(at + word.size());
      const size_t start = rest.find_first_not_of("s\"' \t:=[`is");
      if (start == std::string_view::npos || start > 8) continue;
      rest.remove_prefix(start);
      size_t digits = 0;
      size_t letters = 0;
      while (digits + letters < rest.size()) {
        const char c = rest[digits + letters];
        if (is_digit(c)) {
          ++digits;
        } else if ((c >= 'a' && c <= 'f') || c == 'x') {
          ++letters;
        } else {
          break;
        }
      }
      if (digits >= kLeast) return true;
    }
  }
  return false;
}

bool has_host(std::string_view text) {
  constexpr size_t kShortest = 4;
  std::array<char, 256> buffer{};
  if (gethostname(buffer.data(), buffer.size() - 1) != 0) return false;
  const std::string_view host(buffer.data());
  if (host.size() < kShortest || host == "localhost") return false;
  for (size_t at = text.find(host); at != std::string_view::npos; at = text.find(host, at + 1)) {
    const size_t end = at + host.size();
    if ((at == 0 || !is_token(text[at - 1])) && (end == text.size() || !is_token(text[end]))) {
      return true;
    }
  }
  return false;
}

}  // namespace

std::optional<std::string_view> find_leak(std::string_view text,
                                          std::span<const std::string> secrets) {
  const auto holds = [&](const std::string& secret) {
    return !secret.empty() && text.contains(secret);
  };
  if (std::ranges::any_of(secrets, holds) || has_key(text)) return "key";
  if (has_path(text)) return "path";
  if (has_seed(text)) return "seed";
  if (has_host(text)) return "host";
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
