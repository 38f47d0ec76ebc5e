// `passnet ops`: the catalogue, as a table, as JSON Lines, or as docs/ops.md.
#include "cli/session.hpp"
#include "ops/catalogue.hpp"
#include "report/table.hpp"

#include <memory>

namespace passnet {
namespace {

std::string_view meaning(const OpDef& def) {
  if (!def.body.empty()) return "body";
  if (!def.decompose.empty()) return "decompose";
  if (def.view != nullptr) return "view";
  return "lower";
}

nlohmann::ordered_json to_json(const Op& op) {
  nlohmann::ordered_json row = {{"op", op.name()},
                                {"schema", op.def.schema},
                                {"doc", op.def.doc},
                                {"meaning", meaning(op.def)},
                                {"commutative", op.def.commutative},
                                {"random", op.def.random},
                                {"example", op.def.example}};
  row["spellings"] = nlohmann::ordered_json::array();
  for (const std::string_view spelling : op.def.spellings) row["spellings"].push_back(spelling);
  return row;
}

int run(Session& session, bool markdown) {
  if (markdown) {
    fmt::print("{}", render_ops_markdown(session.catalogue()));
    return kDone;
  }
  Table table{.columns = {{"op", Align::kLeft}, {"meaning", Align::kLeft}, {"what", Align::kLeft}}};
  for (const Op& op : session.catalogue().ops()) {
    if (session.json()) {
      session.print_json(to_json(op));
    } else {
      table.rows.push_back(
          {{std::string(op.name())}, {std::string(meaning(op.def))}, {std::string(op.def.doc)}});
    }
  }
  if (!session.json()) fmt::print("{}", render(table, session.color()));
  return kDone;
}

}  // namespace

void add_ops_command(CLI::App& program, Session& session) {
  CLI::App* command = program.add_subcommand("ops", "the op catalogue");
  command->footer("Example: passnet ops --markdown > docs/ops.md");
  const auto markdown = std::make_shared<bool>(false);
  command->add_flag("--markdown", *markdown, "as docs/ops.md");
  session.add_options(*command);
  command->callback([&session, markdown] { session.exit_code = run(session, *markdown); });
}

}  // namespace passnet
