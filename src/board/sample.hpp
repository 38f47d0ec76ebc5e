// The records of a bundle that are judged again before it is published.
#pragma once

#include "board/check_bundle.hpp"

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// The numbers of up to `count` records, in their order. Who does not know the secret cannot tell
// which; the same secret gives the same ones.
std::vector<size_t> sample_of(const CheckedBundle& bundle, size_t count, std::string_view secret);

// The graphs of a board's suite as texts.
using BoardTexts = std::map<BoardSuite::GraphName, std::string>;

// The record with the texts of its graph and passes, so that it can be judged again anywhere.
Record with_texts(Record record, const SubmissionPart& submission, const BoardTexts& texts);

// The error of a bundle whose record was judged again with another outcome: "bundle-not-confirmed".
Diagnostic not_confirmed(const Record& recorded, const Record& again);

}  // namespace passnet
