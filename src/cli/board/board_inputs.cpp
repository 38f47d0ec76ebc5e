#include "cli/board/board_inputs.hpp"

#include "cli/files.hpp"
#include "cli/graphs.hpp"
#include "correct/equal/judge_rule.hpp"
#include "diag/bounded_json.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"

#include <algorithm>
#include <filesystem>
#include <span>

namespace passnet {

namespace fs = std::filesystem;

Result<BoardGraphs> read_board_graphs(Session& session, const std::string& source) {
  const fs::path path(source);
  BoardGraphs read;
  read.suite.name = (path.has_filename() ? path : path.parent_path()).filename().string();
  bool is_whole = true;
  const bool is_read =
      for_each_graph(session, std::span(&source, 1), [&](const SourcedGraph& sourced) {
        is_whole = sourced.imported.has_value();
        if (!is_whole) return false;
        const BoardSuite::GraphName name(sourced.task.value_or(""), sourced.name);
        const Graph& graph = sourced.imported->graph;
        read.suite.graphs.emplace(name, canonical_hash(graph, session.catalog()).hex());
        read.texts.emplace(name, print(graph, session.catalog()));
        return true;
      });
  if (is_read && is_whole && !read.suite.graphs.empty()) return read;
  return fail({}, "board-suite", "expected a suite whose graphs can be read, found '{}'", source);
}

namespace {

std::unexpected<Diagnostic> bad_options(const std::string& file, std::string_view expected) {
  return fail({}, "board-options", "expected {} in '{}'", expected, file);
}

// Reads the members of board.json into what is empty.
Result<void> read_board_options(const nlohmann::json& json, const std::string& file,
                                BoardOptions& options) {
  constexpr std::array<std::string_view, 3> kFiles{"suite", "keys", "revoked"};
  const std::map<std::string_view, std::string*> texts{{"title", &options.title},
                                                       {"suite", &options.suite},
                                                       {"keys", &options.keys},
                                                       {"revoked", &options.revoked},
                                                       {"accept", &options.accept}};
  constexpr int kMostReplays = 1000;  // not tuning: a limit of the interface
  for (const auto& [key, value] : json.items()) {
    if (const auto text = texts.find(key); text != texts.end() && value.is_string()) {
      if (!text->second->empty()) continue;
      const bool is_file = std::ranges::find(kFiles, std::string_view(key)) != kFiles.end();
      const fs::path named = value.get<std::string>();
      *text->second = is_file ? (fs::path(options.folder) / named).string() : named.string();
    } else if (key == "robust" && value.is_boolean()) {
      options.robust |= value.get<bool>();
    } else if (key == "replay" && value.is_number_unsigned() && value <= kMostReplays) {
      if (options.replay == 0) options.replay = value.get<int>();
    } else {
      return bad_options(file, fmt::format("another `{}`", key));
    }
  }
  return {};
}

}  // namespace

Result<void> complete_board_options(BoardOptions& options) {
  const std::string file = (fs::path(options.folder) / "board.json").string();
  std::error_code error;
  if (fs::exists(file, error)) {
    const std::string text = TRY(read_file(file));
    const nlohmann::json json = parse_bounded_json(text);
    if (!json.is_object()) return bad_options(file, "a JSON object");
    TRY(read_board_options(json, file, options));
  }
  if (options.title.empty()) options.title = "Board";
  if (options.accept.empty()) options.accept = name(BoardRules().accept);
  if (options.suite.empty())
    return bad_options(file, "`suite`, or the option --suite, and none is");
  if (options.keys.empty()) return bad_options(file, "`keys`, or the option --keys, and none is");
  return {};
}

Result<BoardInputs> read_board_inputs(Session& session, const BoardOptions& options) {
  const auto accept = accept_from_name(options.accept);
  if (!accept) {
    return fail({}, "board-accept", "expected `accept` to be proved or tested, found '{}'",
                options.accept);
  }
  const std::string keys = TRY(read_file(options.keys));
  BoardGraphs graphs = TRY(read_board_graphs(session, options.suite));
  BoardRules rules{.suite = std::move(graphs.suite), .keys = TRY(parse_board_keys(keys))};
  rules.accept = *accept;
  rules.robust = options.robust;
  return BoardInputs{.rules = std::move(rules), .texts = std::move(graphs.texts)};
}

Result<std::vector<Revocation>> read_revocations(const std::string& file) {
  if (file.empty()) return std::vector<Revocation>();
  const std::string text = TRY(read_file(file));
  return parse_revocations(text);
}

std::vector<std::string> list_bundles(const std::string& folder) {
  std::vector<std::string> files;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error); !error && entry != fs::directory_iterator();
       entry.increment(error)) {
    if (entry->path().extension() == ".bundle") files.push_back(entry->path().string());
  }
  std::ranges::sort(files);
  return files;
}

void add_board_options(CliCommand command, BoardOptions& options) {
  command.option("--suite", options.suite, "the suite, or another graph source");
  command.option("--keys", options.keys, "the public keys of authors and judges, as JSON");
  command.option("--accept", options.accept,
                 "what has to be known of passes that count: proved or tested; proved if left out");
  command.flag("--robust", options.robust,
               "count passes only if infinities and NaN come out where the graph has them");
  command
      .option("--replay", options.replay,
              "records of each bundle, drawn at random, that are judged again; 0: none")
      .between(0, 1000)
      .show_default();
}

}  // namespace passnet
