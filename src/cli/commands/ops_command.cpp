// `passnet ops`: prints the catalog, or a part of it, as a table, as JSON Lines, or as docs/ops.md.
#include "base/edit_distance.hpp"
#include "cli/command_action.hpp"
#include "cli/commands/commands.hpp"
#include "cli/output.hpp"
#include "cli/session.hpp"
#include "ops/catalog.hpp"
#include "ops/example.hpp"
#include "report/table.hpp"

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <iterator>
#include <memory>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

struct OpsOptions {
  std::vector<std::string> words;
  bool markdown = false;
};

Json to_json(const Catalog& catalog, const Op& op) {
  Json row = {{"op", op.name()},
              {"family", op.family},
              {"schema", op.def.schema},
              {"doc", op.def.doc},
              {"meaning", meaning(op.def)}};
  if (!op.def.body.empty()) row["body"] = op.def.body;
  if (!op.def.library.empty()) row["library"] = op.def.library;
  row["commutative"] = op.def.commutative;
  row["random"] = op.def.random;
  row["dtypes"] = Json::array();
  for (const DType dtype : allowed_dtypes(catalog, op)) row["dtypes"].push_back(torch_name(dtype));
  row["example"] = op.def.example;
  row["spellings"] = Json::array();
  for (const std::string_view spelling : op.def.spellings) row["spellings"].push_back(spelling);
  return row;
}

bool contains_word(std::string_view text, std::string_view word) {
  const auto same = [](char a, char b) {
    return std::tolower(static_cast<unsigned char>(a)) ==
           std::tolower(static_cast<unsigned char>(b));
  };
  return !std::ranges::search(text, word, same).empty();
}

// True if each word is in the name, the family, the doc or a spelling.
bool is_asked_for(const Op& op, std::span<const std::string> words) {
  return std::ranges::all_of(words, [&](const std::string& word) {
    return contains_word(op.name(), word) || contains_word(op.family, word) ||
           contains_word(op.def.doc, word) ||
           std::ranges::any_of(op.def.spellings, [&](std::string_view spelling) {
             return contains_word(spelling, word);
           });
  });
}

// Lower-case letters and digits: `hard_swish` and `HardSwish` are `hardswish`.
std::string plain(std::string_view word) {
  std::string letters;
  for (const char c : word) {
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) continue;
    letters += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return letters;
}

// Lists the ops whose names are nearest to the word, at most three.
std::vector<std::string> near_names(const Catalog& catalog, std::string_view word) {
  constexpr size_t kMost = 3;
  const std::string wanted = plain(word);
  const size_t limit = std::max<size_t>(wanted.size() / 4, 1);
  std::vector<std::pair<size_t, std::string>> found;
  for (const Op& op : catalog.ops()) {
    const std::string name = plain(op.name());
    const bool contains = wanted.size() > 3 && name.find(wanted) != std::string::npos;
    const size_t distance =
        contains ? name.size() - wanted.size() : edit_distance(wanted, name, limit);
    if (contains || distance <= limit) found.emplace_back(distance, op.name());
  }
  std::ranges::sort(found);
  std::vector<std::string> names;
  for (const auto& [distance, name] : found) {
    if (std::ranges::find(names, name) == names.end()) names.push_back(name);
    if (names.size() == kMost) break;
  }
  return names;
}

// Prints everything that is known about one op.
void print_op(Session& session, const Op& op) {
  session.print(fmt::format("{}\n  {}.\n  family    {}", op.def.schema, op.def.doc, op.family));
  if (!op.def.body.empty()) session.print(fmt::format("  computes  {}", op.def.body));
  std::string dtypes;
  for (const DType dtype : allowed_dtypes(session.catalog(), op)) {
    dtypes += fmt::format(" {}", name(dtype));
  }
  if (!dtypes.empty()) session.print("  dtypes   " + dtypes);
  std::string_view label = "in torch";
  for (const std::string_view spelling : op.def.spellings) {
    session.print(fmt::format("  {:<9} {}", label, spelling));
    label = "";
  }
  if (!op.def.example.empty()) session.print(fmt::format("  example   {}", op.def.example));
  if (op.def.random) session.print("  random    such graphs import but are not judged");
}

int run(Session& session, const OpsOptions& options) {
  if (options.markdown) {
    print_rendered(render_ops_markdown(session.catalog()));
    return kDone;
  }
  std::vector<const Op*> asked;
  for (const Op& op : session.catalog().ops()) {
    if (is_asked_for(op, options.words)) asked.push_back(&op);
  }
  constexpr size_t kMostInFull = 3;
  const bool in_full = !options.words.empty() && asked.size() <= kMostInFull;
  Table table{.columns = {{"op", Align::kLeft}, {"family", Align::kLeft}, {"what", Align::kLeft}}};
  for (const Op* op : asked) {
    if (session.json()) {
      session.print_json(to_json(session.catalog(), *op));
    } else if (in_full) {
      print_op(session, *op);
    } else {
      table.rows.push_back(
          {{std::string(op->name())}, {std::string(op->family)}, {std::string(op->def.doc)}});
    }
  }
  if (asked.empty()) {
    std::string words;
    for (const std::string& word : options.words) words += (words.empty() ? "" : " ") + word;
    std::vector<std::string> names;
    for (const std::string& word : options.words) {
      std::ranges::move(near_names(session.catalog(), word), std::back_inserter(names));
    }
    session.report(Diagnostic{
        .id = "no-such-op",
        .message = fmt::format(
            "no op has '{}' in its name, family, meaning or spellings{}", words,
            names.empty() ? "" : fmt::format("; did you mean '{}'?", fmt::join(names, "', '")))});
    return kDoesNotHold;
  }
  if (!session.json() && !in_full) print_rendered(render(table, session.color(), session.width()));
  return kDone;
}

}  // namespace

void add_ops_command(CliCommand command, Session& session) {
  command.footer("Example: passnet ops conv");
  const auto options = std::make_shared<OpsOptions>();
  command.option("word", options->words,
                 "only ops with these words in their name, family, meaning or spelling");
  command.flag("--markdown", options->markdown, "print all of them as docs/ops.md");
  set_action(command, session, options, run);
}

}  // namespace passnet
