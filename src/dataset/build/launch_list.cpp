#include "dataset/build/launch_list.hpp"

#include "dataset/store/text_blob.hpp"
#include "dataset/store/unit_blob.hpp"
#include "frontend/text_lines.hpp"
#include "kernel/target.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <map>
#include <utility>

namespace passnet {
namespace {

constexpr std::string_view kForm = "launches 1 ";
constexpr size_t kDigits = 16;                  // of digests
constexpr size_t kMostNodes = size_t{1} << 32;  // so that sums do not wrap around

// The number of the first digits of a digest.
uint64_t prefix(const Digest& digest) {
  uint64_t number = 0;
  for (size_t i = 0; i < kDigits / 2; ++i) number = number << 8 | digest.bytes[i];
  return number;
}

std::string digits(const Digest& digest) { return digest.hex().substr(0, kDigits); }

// Takes the next word off a line; empty at its end.
std::string_view take_word(std::string_view& line) {
  const size_t end = std::min(line.find(' '), line.size());
  const std::string_view word = line.substr(0, end);
  line.remove_prefix(std::min(end + 1, line.size()));
  return word;
}

// Takes a number off a word; false if there is none.
template <class Number>
bool take_number(std::string_view& word, Number& number, int base = 10) {
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number, base);
  if (error != std::errc()) return false;
  word.remove_prefix(static_cast<size_t>(end - word.data()));
  return true;
}

bool is_digest(std::string_view word, uint64_t& number) {
  return word.size() == kDigits && take_number(word, number, 16) && word.empty();
}

// Takes the kind and the keys off a line, up to a colon; empty if they have another form.
std::vector<uint64_t> take_keys(std::string_view& line) {
  std::vector<uint64_t> keys;
  take_word(line);
  for (bool last = false; !last;) {
    std::string_view word = take_word(line);
    last = word.ends_with(':');
    if (last) word.remove_suffix(1);
    if (!is_digest(word, keys.emplace_back())) return {};
  }
  return keys;
}

// Adds an entry for the keys; of several entries for one key the first counts.
template <class Entry>
void add_entry(const std::vector<uint64_t>& keys, Entry entry, std::vector<Entry>& entries,
               std::unordered_map<uint64_t, size_t>& places) {
  for (const uint64_t key : keys) places.emplace(key, entries.size());
  entries.push_back(std::move(entry));
}

// A unit is `[+GAP,]NODES[/COMPUTING][c]`: the nodes between the unit before it and this one, the
// computing nodes if they are fewer, and `c` for a library call.
std::string to_word(const Unit& unit, size_t end) {
  std::string word = unit.start == end ? "" : fmt::format("+{},", unit.start - end);
  word += std::to_string(unit.count);
  if (unit.computing != unit.count) word += fmt::format("/{}", unit.computing);
  return unit.calls_library ? word + "c" : word;
}

bool parse_unit(std::string_view word, size_t end, Unit& unit) {
  size_t gap = 0;
  if (word.starts_with('+')) {
    word.remove_prefix(1);
    if (!take_number(word, gap) || !word.starts_with(',')) return false;
    word.remove_prefix(1);
  }
  if (!take_number(word, unit.count) || gap >= kMostNodes) return false;
  unit.start = end + gap;
  unit.computing = unit.count;
  if (word.starts_with('/')) {
    word.remove_prefix(1);
    if (!take_number(word, unit.computing)) return false;
  }
  unit.calls_library = word == "c";
  return (word.empty() || word == "c") && unit.count > 0 && unit.start < kMostNodes &&
         unit.count < kMostNodes && unit.computing <= unit.count;
}

// Collects texts by key; prints a line for each set of keys with equal texts.
class KeyedLines {
 public:
  void add(const Digest& key, std::string text) {
    const auto [entry, is_new] = keys_of_.try_emplace(std::move(text));
    if (is_new) texts_.push_back(&entry->first);
    entry->second += " " + digits(key);
  }
  std::string print(std::string_view kind) const {
    std::string lines;
    for (const std::string* text : texts_) {
      lines += fmt::format("{}{}:{}\n", kind, keys_of_.at(*text), *text);
    }
    return lines;
  }

 private:
  std::map<std::string, std::string> keys_of_;
  std::vector<const std::string*> texts_;
};

Result<std::string> print_units(Database& database) {
  KeyedLines lines;
  SqlStatement rows = TRY(database.prepare(
      "SELECT g.key, u.units FROM graphs AS g JOIN graph_units AS u ON u.graph = g.id ORDER BY "
      "g.key"));
  while (TRY(rows.step())) {
    std::string program;
    size_t end = 0;
    for (const Unit& unit : TRY(unpack_units(rows.blob(1)))) {
      program += " " + to_word(unit, end);
      end = unit.start + unit.count;
    }
    lines.add(rows.digest(0), std::move(program));
  }
  return lines.print("units");
}

Result<std::string> print_typical(Database& database) {
  KeyedLines lines;
  SqlStatement rows = TRY(database.prepare(
      "SELECT g.key, o.start, o.count FROM graphs AS g JOIN occurrences AS o ON o.graph = g.id "
      "WHERE o.kind = 2 ORDER BY g.key, o.start, o.count"));
  Digest key;
  std::string text;
  while (TRY(rows.step())) {
    if (rows.digest(0) != key && !text.empty()) lines.add(key, std::exchange(text, ""));
    key = rows.digest(0);
    text += fmt::format(" {}+{}", rows.integer(1), rows.integer(2));
  }
  if (!text.empty()) lines.add(key, std::move(text));
  return lines.print("typical");
}

// A line for each number of launches, with the hashes in ascending order.
Result<std::string> print_launches(Database& database) {
  std::map<int64_t, std::string> hashes_of;
  SqlStatement rows = TRY(database.prepare("SELECT launches, hash FROM subgraphs ORDER BY hash"));
  while (TRY(rows.step())) hashes_of[rows.integer(0)] += " " + digits(rows.digest(1));
  std::string text;
  for (const auto& [count, hashes] : hashes_of)
    text += fmt::format("launch {}:{}\n", count, hashes);
  return text;
}

}  // namespace

std::string launch_list_path(const std::string& source) {
  for (const std::string_view ending : {".jsonl.zst", ".jsonl.gz", ".jsonl"}) {
    if (!source.ends_with(ending)) continue;
    return source.substr(0, source.size() - ending.size()) + ".launches.zst";
  }
  return "";
}

Result<void> LaunchList::read(const std::string& path, const Target& target) {
  std::error_code error;
  if (!std::filesystem::exists(path, error)) return {};
  TextLines lines = TRY(TextLines::open(path));
  const auto flaw = [&](std::string_view expected) {
    return fail({}, "broken-launches", "expected {} in '{}', line {}", expected, path,
                std::max(lines.line_number(), 1u));
  };
  const std::string form = std::string(kForm) + std::string(target.arch);
  if (TRY(lines.next()) != form) return flaw(fmt::format("'{}'", form));
  while (const auto line = TRY(lines.next())) {
    if (const auto added = add(*line); !added) return flaw(added.error());
  }
  return {};
}

std::expected<void, std::string_view> LaunchList::add(std::string_view line) {
  if (line.starts_with("units ")) {
    if (!add_units(line)) return std::unexpected("keys and units");
  } else if (line.starts_with("typical ")) {
    if (!add_typical(line)) return std::unexpected("keys and pieces");
  } else if (!add_launches(line)) {
    return std::unexpected("a number of launches and hashes");
  }
  return {};
}

bool LaunchList::add_units(std::string_view line) {
  const std::vector<uint64_t> keys = take_keys(line);
  std::vector<Unit> units;
  for (size_t end = 0; !line.empty(); end = units.back().start + units.back().count) {
    if (!parse_unit(take_word(line), end, units.emplace_back())) return false;
  }
  if (!keys.empty()) add_entry(keys, std::move(units), programs_, program_of_);
  return !keys.empty();
}

bool LaunchList::add_launches(std::string_view line) {
  int64_t count = 0;
  if (take_word(line) != "launch") return false;
  std::string_view number = take_word(line);
  if (!take_number(number, count) || number != ":" || count < 0) return false;
  while (!line.empty()) {
    uint64_t hash = 0;
    if (!is_digest(take_word(line), hash)) return false;
    launches_.emplace(hash, count);
  }
  return true;
}

bool LaunchList::add_typical(std::string_view line) {
  const std::vector<uint64_t> keys = take_keys(line);
  std::vector<Piece> pieces;
  while (!line.empty()) {
    std::string_view word = take_word(line);
    Piece& piece = pieces.emplace_back(Piece{.kind = PieceKind::kTypical});
    if (!take_number(word, piece.start) || !word.starts_with('+')) return false;
    word.remove_prefix(1);
    if (!take_number(word, piece.count) || !word.empty()) return false;
    if (piece.count == 0 || piece.start >= kMostNodes || piece.count >= kMostNodes) return false;
  }
  if (keys.empty() || !std::ranges::is_sorted(pieces)) return false;
  add_entry(keys, std::move(pieces), typical_, typical_of_);
  return true;
}

const std::vector<Piece>* LaunchList::typical(const Digest& key) const {
  const auto found = typical_of_.find(prefix(key));
  return found != typical_of_.end() ? &typical_[found->second] : nullptr;
}

const std::vector<Unit>* LaunchList::units(const Digest& key) const {
  const auto found = program_of_.find(prefix(key));
  return found != program_of_.end() ? &programs_[found->second] : nullptr;
}

std::optional<int64_t> LaunchList::launches(const Digest& hash) const {
  const auto found = launches_.find(prefix(hash));
  return found != launches_.end() ? std::optional(found->second) : std::nullopt;
}

Result<std::string> pack_launch_list(Dataset& dataset, const Target& target) {
  std::string text = fmt::format("{}{}\n", kForm, target.arch);
  text += TRY(print_units(dataset.database()));
  text += TRY(print_typical(dataset.database()));
  text += TRY(print_launches(dataset.database()));
  return pack_file(text);
}

}  // namespace passnet
