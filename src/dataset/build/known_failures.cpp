#include "dataset/build/known_failures.hpp"

#include "frontend/text_lines.hpp"

#include <nlohmann/json.hpp>

#include <filesystem>

namespace passnet {

std::string known_failures_path(const std::string& source) {
  const size_t end = source.rfind(".jsonl");
  return end == std::string::npos ? "" : source.substr(0, end) + ".failures.jsonl";
}

Result<void> KnownFailures::read(const std::string& path) {
  std::error_code error;
  if (path.empty() || !std::filesystem::exists(path, error)) return {};
  TextLines lines = TRY(TextLines::open(path));
  while (const auto line = TRY(lines.next())) {
    const nlohmann::json row = nlohmann::json::parse(*line, nullptr, false);
    const auto text = [&](const char* name) {
      const bool is_text = row.is_object() && row.contains(name) && row[name].is_string();
      return is_text ? row[name].get<std::string>() : std::string();
    };
    const auto key = digest_from_hex(text("key"), '0');
    if (!key || text("id").empty()) {
      return fail({}, "broken-failures",
                  "expected a key and the id of an error in line {} of '{}', found neither or one",
                  lines.line_number(), path);
    }
    rows_.emplace(*key, text("id"));
  }
  return {};
}

Result<int64_t> count_unknown(Dataset& dataset, const KnownFailures& known) {
  SqlStatement rows = TRY(dataset.database().prepare("SELECT key, id FROM failures"));
  int64_t count = 0;
  while (TRY(rows.step())) {
    count += known.contains(rows.digest(0), std::string(rows.text(1))) ? 0 : 1;
  }
  return count;
}

}  // namespace passnet
