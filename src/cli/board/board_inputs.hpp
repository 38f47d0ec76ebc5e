// Reads the graphs of a suite, rules and bundles for commands on boards.
#pragma once

#include "board/ranking.hpp"
#include "board/sample.hpp"
#include "cli/session.hpp"

#include <string>
#include <vector>

namespace passnet {

// A board's suite with the texts of its graphs.
struct BoardGraphs {
  BoardSuite suite;
  BoardTexts texts;
};
// All graphs of the suite or other graph source. Errors: "board-suite" if one cannot be read.
Result<BoardGraphs> read_board_graphs(Session& session, const std::string& source);

// The files of a board, and what it asks for.
struct BoardOptions {
  std::string folder;  // of the bundles
  std::string title;   // empty: that of the folder
  std::string suite;   // a suite, or another graph source
  std::string keys;    // files
  std::string revoked;
  std::string accept;
  bool robust = false;
  int replay = 0;  // records of each bundle that are judged again before it is published
};
// Fills what is empty from FOLDER/board.json, whose members have these names; there, paths are
// relative to the folder. Errors: "board-options".
Result<void> complete_board_options(BoardOptions& options);

// The rules that bundles are held to.
struct BoardInputs {
  BoardRules rules;
  BoardTexts texts;
};
// Errors: those of reading the files; "board-accept".
Result<BoardInputs> read_board_inputs(Session& session, const BoardOptions& options);
// Errors: those of reading the file. None: no file.
Result<std::vector<Revocation>> read_revocations(const std::string& file);
// The files *.bundle of the folder, in the order of their names.
std::vector<std::string> list_bundles(const std::string& folder);

// The options of all commands that check bundles.
void add_board_options(CliCommand command, BoardOptions& options);

}  // namespace passnet
