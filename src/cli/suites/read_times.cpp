#include "cli/suites/read_times.hpp"

#include "cli/files.hpp"
#include "curate/specimen.hpp"
#include "eval/record/parse_record.hpp"

namespace passnet {
namespace {

std::string machine_of(const Record& record) {
  std::string machine;
  for (const char* key : {"cpu", "arch", "threads"}) {
    const auto found = record.versions.find(key);
    if (found == record.versions.end()) continue;
    if (!machine.empty()) machine += ' ';
    machine += found->second;
  }
  return machine;
}

}  // namespace

std::optional<std::vector<MeasuredTime>> read_times(Session& session, const std::string& path) {
  auto text = read_file(path);
  if (!text) return session.report(text.error()), std::nullopt;
  Diagnostics diagnostics;
  const SourceId source = session.sources().add(path, *std::move(text));
  std::vector<MeasuredTime> times;
  for (const Record& record : parse_records(session.sources(), source, diagnostics)) {
    const auto hash = record.origin ? digest_from_hex(record.origin->graph_hash) : std::nullopt;
    if (!hash || !record.candidate_us || !record.reference_us) continue;
    const std::string machine = machine_of(record);
    const double spread = record.speedup_low && record.speedup_high && *record.speedup_low > 0
                              ? *record.speedup_high / *record.speedup_low
                              : 1;
    times.push_back({*hash, record.candidate, machine, *record.candidate_us, spread});
    if (record.candidate != record.baseline) {
      times.push_back({*hash, record.baseline, machine, *record.reference_us, spread});
    }
  }
  session.report(diagnostics);
  if (diagnostics.has_errors()) return std::nullopt;
  return times;
}

}  // namespace passnet
