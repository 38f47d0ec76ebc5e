// `passnet dataset`: graphs and their pieces as a dataset.
#include "cli/commands/commands.hpp"
#include "cli/dataset/building.hpp"
#include "cli/dataset/decomposing.hpp"
#include "cli/dataset/enriching.hpp"
#include "cli/dataset/tools.hpp"

namespace passnet {

void add_dataset_command(CliCommand group, Session& session) {
  group.footer("Example: passnet dataset decompose demo");
  group.require_command();
  session.add_options(group);
  add_building(group, session);
  add_decompose_command(
      group.add_command("decompose", "cut whole graphs into ops, fusible ranges and motifs"),
      session);
  add_enriching(group, session);
  add_dataset_tools(group, session);
}

}  // namespace passnet
