// Writes the report of records, with the graphs that the records came from.
#pragma once

#include "cli/session.hpp"
#include "eval/record/record.hpp"
#include "eval/record/score.hpp"

#include <filesystem>
#include <span>
#include <string_view>

namespace passnet {

// The graphs and passes are read again from where the records say that they are; what is not there
// any more, or has changed, the report does without (a note on standard error says how much).
// Errors: "file-unwritable".
Result<void> write_report(Session& session, std::string_view title, std::span<const Record> records,
                          std::span<const Score> scores, const std::filesystem::path& path);

}  // namespace passnet
