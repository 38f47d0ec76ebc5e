#include "cli/board/board_inputs.hpp"

#include "cli/files.hpp"
#include "cli/graphs.hpp"
#include "ir/verify.hpp"

#include <filesystem>
#include <span>

namespace passnet {

Result<BoardSuite> read_board_suite(Session& session, const std::string& source) {
  const std::filesystem::path path(source);
  BoardSuite suite{.name = (path.has_filename() ? path : path.parent_path()).filename().string(),
                   .graphs = {}};
  bool is_whole = true;
  const bool is_read =
      for_each_graph(session, std::span(&source, 1), [&](const SourcedGraph& sourced) {
        is_whole = sourced.imported.has_value();
        if (!is_whole) return false;
        suite.graphs.emplace(BoardSuite::GraphName(sourced.task.value_or(""), sourced.name),
                             canonical_hash(sourced.imported->graph, session.catalog()).hex());
        return true;
      });
  if (is_read && is_whole && !suite.graphs.empty()) return suite;
  return fail({}, "board-suite", "expected a suite whose graphs can be read, found '{}'", source);
}

Result<BoardRules> read_board_rules(Session& session, const std::string& source,
                                    const std::string& keys) {
  const std::string text = TRY(read_file(keys));
  BoardRules rules{.suite = TRY(read_board_suite(session, source)),
                   .keys = TRY(parse_board_keys(text))};
  return rules;
}

}  // namespace passnet
