#include "agent/trajectory/places.hpp"

#include "base/ascii.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

namespace passnet {
namespace {

bool is_place_character(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-' || c == '.';
}
bool is_ascii_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }
bool is_hex_digit(char c) { return std::isxdigit(static_cast<unsigned char>(c)) != 0; }

char character_at(std::string_view text, size_t index) {
  return index < text.size() ? text[index] : '\0';
}

// Folders at the root of machines.
constexpr std::array<std::string_view, 44> kRoots{
    "/home/",    "/root/",     "/tmp/",       "/var/",        "/usr/",     "/etc/",     "/opt/",
    "/mnt/",     "/proc/",     "/srv/",       "/sys/",        "/dev/",     "/run/",     "/lib/",
    "/lib32/",   "/lib64/",    "/bin/",       "/sbin/",       "/boot/",    "/snap/",    "/nix/",
    "/data/",    "/datasets/", "/workspace/", "/workspaces/", "/work/",    "/scratch/", "/lustre/",
    "/gpfs/",    "/nfs/",      "/net/",       "/cluster/",    "/storage/", "/export/",  "/shared/",
    "/volume/",  "/content/",  "/kaggle/",    "/app/",        "/media/",   "/Users/",   "/Volumes/",
    "/private/", "/Library/"};

// True after `-I` or `-L` and the like, as compilers take folders.
bool follows_flag(std::string_view text, size_t place) {
  return place > 1 && text[place - 2] == '-' && is_place_character(text[place - 1]) &&
         (place == 2 || !is_place_character(text[place - 3]));
}

bool has_rooted_path(std::string_view text) {
  return std::ranges::any_of(kRoots, [&](std::string_view root) {
    for (size_t i = text.find(root); i != std::string_view::npos; i = text.find(root, i + 1)) {
      const bool starts =
          i == 0 || (!is_place_character(text[i - 1]) && text[i - 1] != '/') ||
          follows_flag(text, i) ||
          (i > 1 && text[i - 1] == '/' && text[i - 2] != ':' && !is_place_character(text[i - 2]));
      const bool is_file = text.substr(0, i).ends_with("file://");
      if ((starts || is_file) && is_place_character(character_at(text, i + root.size())))
        return true;
    }
    return false;
  });
}

// `D:\models`, `D:/models`, `\\server\share`.
bool has_drive_path(std::string_view text) {
  for (size_t i = 0; i + 3 < text.size(); ++i) {
    const char before = i == 0 ? ' ' : text[i - 1];
    const char slash = text[i + 2];
    const bool is_drive = text[i] >= 'A' && text[i] <= 'Z' && text[i + 1] == ':' &&
                          (slash == '\\' || (slash == '/' && text[i + 3] != '/'));
    if (is_drive && !is_place_character(before) && before != '%' &&
        is_place_character(text[i + 3]) && is_place_character(character_at(text, i + 4))) {
      return true;
    }
    if (text[i] != '\\' || text[i + 1] != '\\' || before == '\\') continue;
    const auto end = std::find_if_not(text.begin() + static_cast<ptrdiff_t>(i) + 2, text.end(),
                                      is_place_character);
    const auto length = static_cast<size_t>(end - text.begin()) - i - 2;
    if (length > 2 && end != text.end() && *end == '\\' &&
        is_place_character(character_at(text, i + 3 + length))) {
      return true;
    }
  }
  return false;
}

// `~/x`, `~me/x`, `../x`, `$HOME/x`.
bool has_relative_path(std::string_view text) {
  for (size_t i = text.find('/'); i != std::string_view::npos; i = text.find('/', i + 1)) {
    const char next = character_at(text, i + 1);
    if (!is_place_character(next)) continue;
    size_t begin = i;
    while (begin > 0 && is_place_character(text[begin - 1])) --begin;
    const std::string_view name = text.substr(begin, i - begin);
    const char before = begin == 0 ? ' ' : text[begin - 1];
    const bool at_start = begin < 2 || !is_place_character(text[begin - 2]);
    if (before == '~' && at_start && name.find('.') == std::string_view::npos) return true;
    if (name == "..") return true;
    if (before == '$' && name == "HOME") return true;
    if (name.empty() && text.substr(0, i).ends_with("${HOME}")) return true;
  }
  return false;
}

// Four numbers below 256, of which one has two digits: `1.2.3.4` is a version.
bool is_address_v4(std::string_view word) {
  size_t numbers = 0;
  bool is_long = false;
  while (!word.empty()) {
    const size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
    if (digits == 0 || digits > 3 || std::stoi(std::string(word.substr(0, digits))) > 255)
      return false;
    is_long |= digits > 1;
    ++numbers;
    word.remove_prefix(digits);
    if (word.empty()) break;
    if (word.front() != '.' || word.size() == 1) return false;
    word.remove_prefix(1);
  }
  return numbers == 4 && is_long;
}

bool has_address_v4(std::string_view text) {
  for (size_t i = 0; i < text.size(); ++i) {
    if (!is_digit(text[i]) || (i > 0 && is_place_character(text[i - 1]))) continue;
    const size_t end = std::min(text.find_first_not_of("0123456789.", i), text.size());
    std::string_view word = text.substr(i, end - i);
    while (word.ends_with('.')) word.remove_suffix(1);
    const std::string_view before = text.substr(i > 12 ? i - 12 : 0, std::min<size_t>(i, 12));
    const bool is_version = before.contains("ersion") || before.ends_with("==");
    if (is_address_v4(word) && !is_ascii_letter(character_at(text, end)) &&
        character_at(text, end) != '-' && !is_version)
      return true;
    i = end - 1;
  }
  return false;
}

// Groups of up to four hexadecimal digits, the first of four with a digit, with `::` or all eight:
// names of C++ and times have other forms.
bool has_address_v6(std::string_view text) {
  for (size_t i = 0; i + 6 < text.size(); ++i) {
    if (!is_hex_digit(text[i]) ||
        (i > 0 && (is_place_character(text[i - 1]) || text[i - 1] == ':')))
      continue;
    size_t end = i;
    size_t colons = 0;
    size_t run = 0;
    size_t longest = 0;
    while (end < text.size() && (is_hex_digit(text[end]) || text[end] == ':')) {
      colons += text[end] == ':' ? 1 : 0;
      run = text[end] == ':' ? 0 : run + 1;
      longest = std::max(longest, run);
      ++end;
    }
    const std::string_view word = text.substr(i, end - i);
    const std::string_view first = word.substr(0, word.find(':'));
    const bool is_whole = word.contains("::") ? colons <= 7 : colons == 7;
    if (is_whole && first.size() == 4 && longest == 4 && std::ranges::any_of(first, is_digit) &&
        is_hex_digit(word.back()) && !is_place_character(character_at(text, end))) {
      return true;
    }
    i = std::max(i, end - 1);
  }
  return false;
}

// `name@domain.tld`.
bool has_mail_address(std::string_view text) {
  for (size_t i = text.find('@', 1); i != std::string_view::npos; i = text.find('@', i + 1)) {
    const char before = text[i - 1];
    if (!is_place_character(before) && before != '+') continue;
    const auto end = std::find_if_not(text.begin() + static_cast<ptrdiff_t>(i) + 1, text.end(),
                                      is_place_character);
    std::string_view domain = text.substr(i + 1, static_cast<size_t>(end - text.begin()) - i - 1);
    while (domain.ends_with('.')) domain.remove_suffix(1);
    const size_t dot = domain.rfind('.');
    if (dot == std::string_view::npos || dot == 0) continue;
    const std::string_view last = domain.substr(dot + 1);
    if (last.size() >= 2 && std::ranges::all_of(last, is_ascii_letter)) return true;
  }
  return false;
}

// True if a machine is meant at this place, and not a word.
bool means_machine(std::string_view before, std::string_view after) {
  while (before.ends_with(' ') || before.ends_with('=') || before.ends_with('"') ||
         (before.ends_with(':') && !before.ends_with("::"))) {
    before.remove_suffix(1);
  }
  if (before.ends_with('@')) return true;
  for (const std::string_view word : {"host", "hostname", "node", "nodename", "HOSTNAME"}) {
    if (before.ends_with(word)) return true;
  }
  for (const std::string_view domain : {".local", ".lan", ".internal", ".cluster"}) {
    if (after.starts_with(domain)) return true;
  }
  return character_at(after, 0) == ':' && is_digit(character_at(after, 1));
}

}  // namespace

bool holds_path(std::string_view text) {
  return has_rooted_path(text) || has_drive_path(text) || has_relative_path(text);
}

bool holds_address(std::string_view text) {
  return has_address_v4(text) || has_address_v6(text) || has_mail_address(text);
}

bool holds_host(std::string_view text, std::string_view host) {
  constexpr size_t kShort = 4;
  if (host.empty() || host == "localhost") return false;
  for (size_t i = text.find(host); i != std::string_view::npos; i = text.find(host, i + 1)) {
    const size_t end = i + host.size();
    const bool begins = i == 0 || !is_place_character(text[i - 1]);
    const bool ends =
        !is_place_character(character_at(text, end)) || character_at(text, end) == '.';
    if (!begins || !ends) continue;
    if (host.size() >= kShort || means_machine(text.substr(0, i), text.substr(end))) return true;
  }
  return false;
}

}  // namespace passnet
