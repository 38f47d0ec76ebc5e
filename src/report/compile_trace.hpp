// The timeline of a call: trace events in JSON, which Perfetto and chrome://tracing open.
#pragma once

#include "report/compile_report.hpp"

#include <nlohmann/json_fwd.hpp>

#include <span>

namespace passnet {

// One process per report that has times, with three tracks: its launches one after another, each as
// long as its median; the floor of each below it; and the bytes that are moved per second. Launches
// are timed in separate calls, so that gaps between them are not shown.
nlohmann::ordered_json trace_events(std::span<const CompileReport> reports);

}  // namespace passnet
