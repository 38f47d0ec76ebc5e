// Reads records from JSON Lines.
#pragma once

#include "diag/diagnostic.hpp"
#include "diag/source.hpp"
#include "eval/record/record.hpp"

#include <string_view>
#include <vector>

namespace passnet {

// Reads one record from one JSON object; `span` is the place that errors name. Unknown keys are
// ignored. A tolerance that `correct` omits has the value of the next lower one in it; if there is
// none, PASS means correct from t = -5 on. An omitted speedup is computed from the times.
// Errors: "record-not-json", "record-field", "record-inconsistent" (consistent.hpp).
Result<Record> parse_record(std::string_view text, Span span);

// Reads the records of a JSON Lines source; blank lines are skipped, each bad line is reported,
// of a file whose first line is no JSON that one alone.
std::vector<Record> parse_records(const Sources& sources, SourceId source,
                                  Diagnostics& diagnostics);

}  // namespace passnet
