// `passnet demo`: judges the example passes and the default compiler on the suite that ships.
#include "cli/commands/commands.hpp"
#include "cli/judge/benching.hpp"
#include "cli/suites/find_suite.hpp"

#include <memory>

namespace passnet {
namespace {

int run(Session& session, BenchArguments& arguments) {
  const auto data = find_demo();
  if (!data) return session.report(data.error()), kBadInput;
  arguments.judging.graphs = {data->suite};
  arguments.judging.passes = data->passes;
  return bench(session, arguments);
}

}  // namespace

void add_demo_command(CliCommand command, Session& session) {
  command.footer("docs/metrics.md explains the scores.\nExample: passnet demo --out out/demo");
  const auto arguments = std::make_shared<BenchArguments>();
  arguments->out = "out/demo";
  arguments->judging.candidates = "passes,default";
  arguments->judging.counts = true;
  command.option("--out", arguments->out, "the folder for records.jsonl and report.html")
      .show_default();
  add_judging_options(command, session, arguments->judging);
  session.add_options(command);
  command.action([&session, arguments] { session.exit_code = run(session, *arguments); });
}

}  // namespace passnet
