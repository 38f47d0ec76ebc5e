// The part of a record that only candidates of public passes have.
#pragma once

#include "eval/judge/outcome.hpp"
#include "eval/record/record.hpp"
#include "eval/submission.hpp"

#include <filesystem>
#include <string>
#include <string_view>

namespace passnet {

// Fills in how often each file of the submission matched, in the order of application.
void fill_matches(const Outcome& outcome, const Submission& submission, Record& record);

// The checks that calls in steps make, as records list them.
std::string list_handed_checks();

// The file or folder of a graph's source, which may name a part of it: `FILE.jsonl#7`.
std::filesystem::path readable_source(std::string_view source);

}  // namespace passnet
