// `passnet board`: a static site of ranks from the bundles of a folder.
#include "base/counted.hpp"
#include "board/board_site.hpp"
#include "cli/board/board_inputs.hpp"
#include "cli/commands/commands.hpp"
#include "cli/files.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <set>

namespace passnet {
namespace {

namespace fs = std::filesystem;

struct BoardArguments {
  std::string folder;
  std::string suite;
  std::string keys;
  std::string revoked;
  std::string title = "Board";
  std::string out = "out/board";
};

Result<std::vector<fs::path>> list_bundles(const std::string& folder) {
  std::vector<fs::path> files;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
    if (entry.path().extension() == ".bundle") files.push_back(entry.path());
  }
  if (error || files.empty()) {
    return fail({}, "no-bundles", "expected files *.bundle in '{}', found none", folder);
  }
  std::ranges::sort(files);
  return files;
}

// The boards by conditions, and what does not count.
Result<void> fill_boards(Session& session, const BoardArguments& arguments, BoardRules rules,
                         BoardContent& content) {
  std::vector<Revocation> revocations;
  if (!arguments.revoked.empty()) {
    const std::string text = TRY(read_file(arguments.revoked));
    revocations = TRY(parse_revocations(text));
  }
  std::map<std::string, std::vector<CheckedBundle>> boards;
  std::set<std::string> known;
  for (const fs::path& file : TRY(list_bundles(arguments.folder))) {
    const std::string text = TRY(read_file(file.string()));
    auto checked = check_bundle(text, rules, session.catalog());
    if (!checked) {
      content.refused.push_back({file.filename().string(), checked.error().message});
    } else if (!known.insert(checked->hash).second) {
      content.refused.push_back({file.filename().string(), "expected each submission once"});
    } else {
      std::string conditions = conditions_of(*checked);
      boards[std::move(conditions)].push_back(*std::move(checked));
    }
  }
  for (auto& [conditions, bundles] : boards) {
    content.boards.emplace_back(conditions, rank_entries(std::move(bundles), revocations));
  }
  return {};
}

Result<void> make_board(Session& session, const BoardArguments& arguments) {
  BoardRules rules = TRY(read_board_rules(session, arguments.suite, arguments.keys));
  BoardContent content{.title = arguments.title,
                       .suite = rules.suite.name,
                       .suite_hash = rules.suite.hash(),
                       .boards = {},
                       .refused = {}};
  TRY(fill_boards(session, arguments, std::move(rules), content));
  const std::vector<SitePage> pages = board_site(content);
  for (const SitePage& page : pages)
    TRY(write_file(fs::path(arguments.out) / page.name, page.text));
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
      "docs/boards.md describes bundles and boards.\n"
      "Example: passnet board --help   # a folder, --suite and --keys are needed");
  const auto arguments = std::make_shared<BoardArguments>();
  command.option("folder", arguments->folder, "the folder of the bundles, *.bundle").required();
  command.option("--suite", arguments->suite, "the suite, or another graph source").required();
  command.option("--keys", arguments->keys, "the public keys of authors and judges, as JSON")
      .required();
  command.option("--revoked", arguments->revoked, "rules that revoke entries, as JSON");
  command.option("--title", arguments->title, "the title of the pages").show_default();
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
