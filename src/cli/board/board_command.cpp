// `passnet board`: a static site of ranks from the bundles of a folder.
#include "board/board_site.hpp"
#include "board/distinct_bundles.hpp"
#include "cli/board/replayed_bundle.hpp"
#include "cli/commands/commands.hpp"
#include "cli/files.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <memory>

namespace passnet {
namespace {

namespace fs = std::filesystem;

struct BoardArguments {
  BoardOptions board;
  std::string out = "out/board";
};

// The boards by conditions, and what does not count.
Result<BoardContent> read_board(Session& session, const BoardOptions& options) {
  const BoardInputs inputs = TRY(read_board_inputs(session, options));
  const std::vector<Revocation> revocations = TRY(read_revocations(options.revoked));
  BoardContent content{.title = options.title,
                       .suite = inputs.rules.suite.name,
                       .suite_hash = inputs.rules.suite.hash(),
                       .boards = {},
                       .refused = {}};
  const std::vector<std::string> files = list_bundles(options.folder);
  if (files.empty()) {
    return fail({}, "no-bundles", "expected files *.bundle in '{}', found none", options.folder);
  }
  std::vector<CheckedBundle> bundles;
  DistinctBundles known;
  Progress progress("checked", files.size());
  for (const std::string& file : files) {
    const std::string text = TRY(read_file(file));
    auto checked = check_and_replay(session, text, inputs, options.replay);
    const std::string shown = fs::path(file).filename().string();
    if (!checked) {
      content.refused.push_back({shown, checked.error().message});
    } else if (const auto admitted = known.admit(*checked); !admitted) {
      content.refused.push_back({shown, admitted.error().message});
    } else {
      bundles.push_back(*std::move(checked));
    }
    progress.advance(shown);
  }
  content.boards = make_boards(std::move(bundles), revocations);
  return content;
}

Result<void> make_board(Session& session, BoardArguments& arguments) {
  TRY(complete_board_options(arguments.board));
  const BoardContent content = TRY(read_board(session, arguments.board));
  const std::vector<SitePage> pages = board_site(content);
  for (const SitePage& page : pages) {
    TRY(write_file(fs::path(arguments.out) / page.name, page.text));
  }
  size_t ranked = 0;
  size_t revoked = 0;
  for (const auto& [conditions, board] : content.boards) {
    ranked += board.ranked.size();
    revoked += board.revoked.size();
  }
  if (session.json()) {
    session.print_json({{"ranked", ranked},
                        {"revoked", revoked},
                        {"refused", content.refused.size()},
                        {"pages", pages.size()}});
  } else {
    session.print(fmt::format("{}: {} ranked, {} revoked, {} refused", arguments.out, ranked,
                              revoked, content.refused.size()));
  }
  for (const RefusedBundle& refused : content.refused) {
    if (!session.json()) session.print(fmt::format("{}: {}", refused.file, refused.reason));
  }
  return {};
}

}  // namespace

void add_board_command(CliCommand command, Session& session) {
  command.footer(
      "FOLDER/board.json may have title, suite, keys, revoked, accept, robust and replay\n"
      "(docs/boards.md).\n"
      "Example: passnet board --help   # a folder, --suite and --keys are needed");
  const auto arguments = std::make_shared<BoardArguments>();
  command.option("folder", arguments->board.folder, "the folder of the bundles, *.bundle")
      .required();
  add_board_options(command, arguments->board);
  command.option("--revoked", arguments->board.revoked, "rules that revoke entries, as JSON");
  command.option("--title", arguments->board.title, "the title of the pages; Board if left out");
  command.option("--out", arguments->out, "the folder of the site").show_default();
  session.add_options(command);
  command.action([&session, arguments] {
    if (const auto done = make_board(session, *arguments); !done) {
      session.report(done.error());
      session.exit_code = kBadInput;
    }
  });
}

}  // namespace passnet
