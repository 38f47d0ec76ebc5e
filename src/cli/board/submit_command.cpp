// `passnet submit`: bundles for boards: packed and signed by their author, signed by a judge,
// checked.
#include "base/counted.hpp"
#include "base/hash.hpp"
#include "board/check_bundle.hpp"
#include "cli/board/replayed_bundle.hpp"
#include "cli/command_action.hpp"
#include "cli/commands/commands.hpp"
#include "cli/files.hpp"
#include "cli/judge/submissions.hpp"

#include <nlohmann/json.hpp>

#include <fstream>
#include <memory>
#include <sys/stat.h>

namespace passnet {
namespace {

namespace fs = std::filesystem;

struct SubmitArguments {
  std::string bundle;
  std::vector<std::string> bundles;
  BoardOptions board;
  std::string passes;
  std::string records;
  std::string author;
  std::string title;
  std::string key;
  std::string out;
};

Result<std::map<std::string, std::string>> read_pass_texts(const std::string& path) {
  std::map<std::string, std::string> texts;
  for (const SubmissionFile& file : list_submission(path)) {
    const std::string name = file.path.filename().string();
    texts.emplace(file.task.empty() ? name : file.task + "/" + name,
                  TRY(read_pass_file(file.path.string())));
  }
  if (texts.empty()) return std::unexpected(empty_submission(path));
  return texts;
}

Result<std::string> read_key(const std::string& path) {
  std::string key = TRY(read_file(path));
  while (!key.empty() && key.back() == '\n') key.pop_back();
  TRY(public_key_of(key));
  return key;
}

void show(Session& session, const std::string& name, const std::string& value) {
  if (session.json()) return session.print_json({{name, value}});
  session.print(value);
}

Result<void> make_key(Session& session, const SubmitArguments& arguments) {
  std::error_code error;
  if (fs::exists(arguments.key, error)) {
    return fail({}, "key-exists", "expected no file at '{}', where the new key would be",
                arguments.key);
  }
  const std::string key = draw_secret_key();
  const mode_t mask = umask(0077);
  const auto written = write_file(arguments.key, key + "\n");
  umask(mask);
  TRY(written);
  const std::string shown = TRY(public_key_of(key));
  show(session, "key", shown);
  return {};
}

Result<void> pack(Session& session, const SubmitArguments& arguments) {
  const BoardSuite suite = TRY(read_board_graphs(session, arguments.board.suite)).suite;
  SubmissionPart part{.author = arguments.author,
                      .title = arguments.title.empty() ? arguments.author : arguments.title,
                      .suite = suite.name,
                      .suite_hash = suite.hash(),
                      .passes = TRY(read_pass_texts(arguments.passes))};
  TRY(hash_of_passes(part, session.catalog()));
  Bundle bundle{.submission = to_text(part), .author = {}, .verdict = {}, .judge = {}};
  const std::string key = TRY(read_key(arguments.key));
  bundle.author = TRY(sign(key, SignerRole::kAuthor, bundle.submission));
  TRY(write_file(arguments.out, to_text(bundle) + "\n"));
  show(session, "submission", sha256(bundle.submission).hex());
  return {};
}

Result<void> sign_verdict(Session& session, const SubmitArguments& arguments) {
  const std::string packed = TRY(read_file(arguments.bundle));
  Bundle bundle = TRY(parse_bundle(packed));
  VerdictPart verdict{.submission = sha256(bundle.submission).hex(), .records = {}};
  const std::string text = TRY(read_file(arguments.records));
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    if (end > begin) verdict.records.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  bundle.verdict = to_text(verdict);
  const std::string key = TRY(read_key(arguments.key));
  bundle.judge = TRY(sign(key, SignerRole::kJudge, bundle.verdict));
  TRY(write_file(arguments.out.empty() ? arguments.bundle : arguments.out, to_text(bundle) + "\n"));
  show(session, "signed", counted(verdict.records.size(), "record", "records"));
  return {};
}

std::string shown_bundle(const CheckedBundle& bundle) {
  std::string text =
      fmt::format("holds, by {}, judged by {}", bundle.submission.author, bundle.judge);
  if (bundle.replayed > 0) text += fmt::format(", {} judged again", bundle.replayed);
  return text;
}

Result<void> verify(Session& session, const SubmitArguments& arguments) {
  BoardOptions options = arguments.board;
  options.folder = fs::path(arguments.bundles.front()).parent_path().string();
  TRY(complete_board_options(options));
  const BoardInputs inputs = TRY(read_board_inputs(session, options));
  for (const std::string& file : arguments.bundles) {
    const std::string text = TRY(read_file(file));
    const auto checked = check_and_replay(session, text, inputs, options.replay);
    if (!checked) session.exit_code = kDoesNotHold;
    if (session.json()) {
      session.print_json({{"file", file},
                          {"holds", checked.has_value()},
                          {"replayed", checked ? checked->replayed : 0},
                          {"id", checked ? "" : checked.error().id},
                          {"reason", checked ? "" : checked.error().message}});
    } else {
      session.print(fmt::format(
          "{}: {}", file,
          checked ? shown_bundle(*checked)
                  : fmt::format("refused: {} [{}]", checked.error().message, checked.error().id)));
    }
  }
  return {};
}

void add_pack(CliCommand group, Session& session,
              const std::shared_ptr<SubmitArguments>& arguments) {
  CliCommand command =
      group.add_command("pack", "pack passes into a bundle, signed by their author");
  command.footer(
      "Example: passnet submit pack --help   # --passes, --author, --key and --out are needed");
  command.option("suite", arguments->board.suite, "the suite, or another graph source").required();
  command.option("--passes", arguments->passes, "a .pass file, or a folder of them").required();
  command.option("--author", arguments->author, "the name under which the board knows the key")
      .required();
  command.option("--title", arguments->title, "the entry's title; the author if left out");
  command.option("--key", arguments->key, "the file of the author's secret key").required();
  command.option("--out", arguments->out, "the bundle to write").required();
  set_action(command, session, arguments, pack);
}

void add_sign(CliCommand group, Session& session,
              const std::shared_ptr<SubmitArguments>& arguments) {
  CliCommand command = group.add_command("sign", "add the records of a judge, signed, to a bundle");
  command.footer("Example: passnet submit sign --help   # bundle, --records and --key are needed");
  command.option("bundle", arguments->bundle, "the bundle").required();
  command.option("--records", arguments->records, "the judge's records, as passnet bench writes")
      .required();
  command.option("--key", arguments->key, "the file of the judge's secret key").required();
  command.option("--out", arguments->out, "the bundle to write; the same file if left out");
  set_action(command, session, arguments, sign_verdict);
}

void add_verify(CliCommand group, Session& session,
                const std::shared_ptr<SubmitArguments>& arguments) {
  CliCommand command = group.add_command(
      "verify", "check signatures, passes and records; exit code 1: one is refused");
  command.footer(
      "Example: passnet submit verify --help   # bundles, --suite and --keys are needed");
  command.option("bundles", arguments->bundles, "bundles").required();
  add_board_options(command, arguments->board);
  set_action(command, session, arguments, verify);
}

}  // namespace

void add_submit_command(CliCommand group, Session& session) {
  group.footer("docs/boards.md describes bundles and boards.\nExample: passnet submit pack --help");
  group.require_command();
  session.add_options(group);
  const auto arguments = std::make_shared<SubmitArguments>();
  CliCommand key = group.add_command("key", "make a secret key, and print the public one");
  key.footer("Example: passnet submit key out/me.key; rm out/me.key");
  key.option("file", arguments->key, "the file to make").required();
  set_action(key, session, arguments, make_key);
  add_pack(group, session, arguments);
  add_sign(group, session, arguments);
  add_verify(group, session, arguments);
}

}  // namespace passnet
