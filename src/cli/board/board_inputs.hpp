// Reads the graphs of a suite for commands on boards.
#pragma once

#include "board/check_bundle.hpp"
#include "cli/session.hpp"

#include <string>

namespace passnet {

// All graphs of the suite or other graph source. Errors: "board-suite" if one cannot be read.
Result<BoardSuite> read_board_suite(Session& session, const std::string& source);
// The rules of a board with this suite and the keys of this file. Errors: also those of
// `parse_board_keys`, and of reading the file.
Result<BoardRules> read_board_rules(Session& session, const std::string& source,
                                    const std::string& keys);

}  // namespace passnet
