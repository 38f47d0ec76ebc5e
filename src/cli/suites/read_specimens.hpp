// Reads graph sources and datasets as specimens for curation.
#pragma once

#include "cli/session.hpp"
#include "curate/screen.hpp"
#include "curate/specimen.hpp"
#include "dataset/phase.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// A specimen with the names that its source gives it.
struct SourcedSpecimen {
  Specimen specimen;
  std::string task;  // empty: none
  std::string name;
};

// A graph with a flaw.
struct ScreenedOut {
  std::string name;
  Flaw flaw = Flaw::kNoCompute;
  std::string reason;
};

struct ReadCounts {
  size_t graphs = 0;  // that import
  size_t failed = 0;  // that do not
  std::vector<ScreenedOut> screened_out;

  size_t count(Flaw flaw) const {
    return static_cast<size_t>(std::ranges::count(screened_out, flaw, &ScreenedOut::flaw));
  }
};

struct ReadOptions {
  bool screens = false;  // by structure
  std::string kind;      // of typed lines, by their `kind` or `kinds`, and of subgraphs of datasets
  std::optional<Phase> phase;  // of a model in which they occur; none: any
  ScreenLimits limits;
  size_t threads = 1;
};

// Calls `visit` with every graph that imports and, if `screens`, has no flaw, in the order of the
// sources; of a dataset file, with its subgraphs. Returns false after reporting a source that
// cannot be read at all.
bool read_specimens(Session& session, std::span<const std::string> paths,
                    const ReadOptions& options, ReadCounts& counts,
                    const std::function<void(SourcedSpecimen)>& visit);

}  // namespace passnet
