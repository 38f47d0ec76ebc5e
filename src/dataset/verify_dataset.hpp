// Checks that a dataset holds what it says: texts, hashes, facts, pieces, launches, results.
#pragma once

#include "dataset/dataset.hpp"

#include <functional>

namespace passnet {

struct Target;

struct VerifyOptions {
  size_t threads = 1;
  size_t sample = 20;                    // subgraphs that run on the interpreter
  double max_sample_flops = 1e9;         // of one that runs
  int64_t max_sample_bytes = 256 << 20;  // likewise
  const Target* target = nullptr;        // whose launches the file states; null: not checked
};

struct VerifyCounts {
  int64_t texts = 0;        // parsed, verified and hashed
  int64_t occurrences = 0;  // cut from their graphs and hashed
  int64_t runs = 0;
  int64_t flaws = 0;
};

// A text with its hash is checked, or a graph with its occurrences; for progress.
using VerifyVisitor = std::function<void(const std::vector<Diagnostic>& flaws)>;

// Reports every flaw as "dataset-flaw". Errors: those of SQLite.
Result<VerifyCounts> verify(Dataset& dataset, const Catalog& catalog, const VerifyOptions& options,
                            const VerifyVisitor& visit);

}  // namespace passnet
