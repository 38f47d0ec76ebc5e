#include "agent/run/journal.hpp"

#include "base/check.hpp"
#include "base/hash.hpp"
#include "diag/bounded_json.hpp"
#include "diag/json.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <unistd.h>
#include <utility>

namespace passnet {
namespace {

std::unexpected<Diagnostic> unwritable(const std::filesystem::path& path) {
  return fail({}, "journal-unwritable", "cannot write `{}`: {}", path.string(),
              std::strerror(errno));
}

// Locks the file for this process. The lock ends with the process, also if it is killed, and
// processes that it forked do not keep it. It would end, too, if this process opened the file a
// second time and closed it.
bool lock(int file) {
  struct flock whole{};
  whole.l_type = F_WRLCK;
  whole.l_whence = SEEK_SET;
  return fcntl(file, F_SETLK, &whole) == 0;
}

// Reads the whole file; nullopt if that fails.
std::optional<std::string> read_all(int file) {
  constexpr size_t kChunk = size_t{1} << 20;
  std::string text;
  while (true) {
    const size_t at = text.size();
    text.resize(at + kChunk);
    const ssize_t count = pread(file, text.data() + at, kChunk, static_cast<off_t>(at));
    text.resize(at + static_cast<size_t>(std::max<ssize_t>(count, 0)));
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return std::nullopt;
    if (count == 0) return text;
  }
}

// A line is an object whose last key is a digest of the line before it and its own other keys.
constexpr std::string_view kDigestKey = R"(,"digest":")";
constexpr std::string_view kLineEnd = "\"}";

std::string chained(std::string_view before, std::string_view body) {
  return Hasher().add("journal").add(before).add(body).finish().hex();
}

struct SealedLine {
  std::string_view body;  // up to the digest
  std::string_view digest;
};

std::optional<SealedLine> split_line(std::string_view line) {
  const size_t at = line.rfind(kDigestKey);
  if (at == std::string_view::npos || !line.ends_with(kLineEnd)) return std::nullopt;
  const size_t begin = at + kDigestKey.size();
  if (begin + kLineEnd.size() > line.size()) return std::nullopt;
  return SealedLine{.body = line.substr(0, at),
                    .digest = line.substr(begin, line.size() - kLineEnd.size() - begin)};
}

// The digest of the last whole line; empty if there is none.
std::string last_digest(std::string_view text) {
  if (text.empty()) return "";
  text.remove_suffix(1);
  const auto line = split_line(text.substr(text.rfind('\n') + 1));
  return line ? std::string(line->digest) : "";
}

}  // namespace

Result<Journal> Journal::open(const std::filesystem::path& path) {
  const int file = ::open(path.c_str(), O_CREAT | O_RDWR | O_APPEND | O_CLOEXEC, 0644);
  if (file < 0) return unwritable(path);
  Journal journal(path, file);
  if (!lock(file) && (errno == EACCES || errno == EAGAIN)) {
    return fail({}, "journal-in-use", "expected a run that has ended, found one at work in `{}`",
                path.parent_path().string());
  }
  auto text = read_all(file);
  if (!text) return unwritable(path);
  text->resize(text->rfind('\n') + 1);
  if (ftruncate(file, static_cast<off_t>(text->size())) != 0) return unwritable(path);
  journal.text_ = *std::move(text);
  journal.last_ = last_digest(journal.text_);
  return journal;
}

Journal::Journal(Journal&& other) noexcept
    : path_(std::move(other.path_)),
      file_(std::exchange(other.file_, -1)),
      text_(std::move(other.text_)),
      last_(std::move(other.last_)),
      is_dirty_(other.is_dirty_) {}

Journal::~Journal() {
  if (file_ >= 0) close(file_);
}

Result<void> Journal::add(const nlohmann::ordered_json& entry) {
  CHECK(entry.is_object() && !entry.empty());
  std::string line = json_line(entry);
  line.pop_back();
  last_ = chained(last_, line);
  line += fmt::format("{}{}{}\n", kDigestKey, last_, kLineEnd);
  size_t written = 0;
  while (written < line.size()) {
    const ssize_t count = write(file_, line.data() + written, line.size() - written);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return unwritable(path_);
    written += static_cast<size_t>(count);
  }
  is_dirty_ = true;
  return {};
}

Result<void> Journal::sync() {
  if (is_dirty_ && fdatasync(file_) != 0 && errno != EINVAL) return unwritable(path_);
  is_dirty_ = false;
  return {};
}

Result<std::vector<nlohmann::json>> read_journal(const Sources& sources, SourceId source) {
  const std::string_view text = sources.text(source);
  std::vector<nlohmann::json> entries;
  std::string last;
  for (size_t at = 0; at < text.size();) {
    const size_t end = text.find('\n', at);
    if (end == std::string_view::npos) break;  // incomplete: it never counted
    const std::string_view line = text.substr(at, end - at);
    const Span place{source, static_cast<uint32_t>(at), static_cast<uint32_t>(end)};
    nlohmann::json entry = parse_bounded_json(line);
    if (!entry.is_object()) {
      return fail(place, "bad-journal", "expected one JSON object per line of the journal");
    }
    const auto sealed = split_line(line);
    if (!sealed || sealed->digest != chained(last, sealed->body)) {
      return fail(place, "journal-changed",
                  "expected a line with the digest of what the run wrote, found {}",
                  sealed ? "another" : "none");
    }
    last = sealed->digest;
    entries.push_back(std::move(entry));
    at = end + 1;
  }
  return entries;
}

}  // namespace passnet
