// The tables of a dataset file: one text per schema version, applied in order (docs/dataset.md).
#pragma once

#include "dataset/store/sqlite.hpp"

#include <array>
#include <cstdint>

namespace passnet {

// `PRAGMA application_id` of dataset files: "PNDS".
inline constexpr int64_t kDatasetApplication = 0x504e4453;
inline constexpr int64_t kSchemaVersion = 3;

// Makes the tables of a new file, and brings a file of an earlier version to `version`, each step
// in one transaction. Errors: "not-a-dataset" (a database of another program), "newer-dataset",
// those of SQLite.
Result<void> migrate(Database& database, const std::string& path, int64_t version = kSchemaVersion);

// Checks that the file is a dataset of the present version, or of an earlier one that can be read
// after `migrate`; returns its version.
Result<int64_t> check_version(Database& database, const std::string& path);

}  // namespace passnet
