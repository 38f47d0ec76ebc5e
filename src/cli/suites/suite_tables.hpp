// Prints suites and the choice of their tasks for people and programs.
#pragma once

#include "cli/session.hpp"
#include "cli/suites/read_specimens.hpp"
#include "curate/curate.hpp"
#include "curate/suite/suite.hpp"

#include <nlohmann/json.hpp>

#include <span>

namespace passnet {

// {"name", "version", "hash", "tasks", "graphs", "splits": {NAME: tasks}, "variants", "models",
// "strata": {AXIS: {STRATUM: tasks}}, "dtypes": {NAME: graphs}}.
nlohmann::ordered_json suite_json(const Suite& suite);

// The tasks with their graphs; the strata; a summary.
void print_suite(Session& session, const Suite& suite);

// Writes a suite to the folder, `data/suites/NAME` if that is empty, and prints it; `further` are
// the keys that follow in JSON. Returns the exit code.
int finish_suite(Session& session, const SuiteContents& contents, std::string folder,
                 const nlohmann::ordered_json& further = nlohmann::ordered_json::object());

// Counts by flaw, for graphs that were screened out.
nlohmann::ordered_json flaws_json(const ReadCounts& counts);
void print_flaws(Session& session, const ReadCounts& counts);

// [{"axis", "stratum", "candidates", "quota", "tasks"}…]
nlohmann::ordered_json quotas_json(std::span<const QuotaLine> quotas);
void print_quotas(Session& session, std::span<const QuotaLine> quotas);

}  // namespace passnet
