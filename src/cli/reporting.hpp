// Writes the report of records, with the graphs that the records came from.
#pragma once

#include "cli/session.hpp"
#include "eval/record/record.hpp"
#include "eval/record/score.hpp"

#include <filesystem>
#include <span>
#include <string_view>

namespace passnet {

// Reads the graphs and passes again from the places that the records name; the report leaves out
// those that no longer exist or have changed (a note on standard error says how many). Errors:
// "file-unwritable".
Result<void> write_report(Session& session, std::string_view title, std::span<const Record> records,
                          std::span<const Score> scores, const std::filesystem::path& path);

}  // namespace passnet
