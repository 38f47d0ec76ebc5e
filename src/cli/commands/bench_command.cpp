// `passnet bench`: judges a whole suite and scores it; records and a report go to a folder.
#include "cli/commands/commands.hpp"
#include "cli/judge/benching.hpp"
#include "dataset/phase.hpp"

#include <memory>

namespace passnet {

void add_bench_command(CliCommand command, Session& session) {
  command.footer("Example: passnet bench demo --passes demo/passes --out out/demo");
  const auto arguments = std::make_shared<BenchArguments>();
  arguments->judging.counts = true;
  command
      .option("suite", arguments->judging.graphs, "a suite's name or folder, or any graph source")
      .required();
  command.option("--split", arguments->split, "only the tasks of this split");
  command.option("--phase", arguments->phase, "only the tasks of whole graphs of this phase")
      .one_of(phase_names());
  command
      .option("--per-task", arguments->judging.per_task,
              "only the first N graphs of each task; 0: all")
      .show_default();
  command.option("--out", arguments->out, "the folder for records.jsonl and report.html")
      .show_default();
  command.flag("--resume", arguments->resume, "keep the records of an earlier run");
  add_judging_options(command, session, arguments->judging);
  session.add_options(command);
  command.action([&session, arguments] { session.exit_code = bench(session, *arguments); });
}

}  // namespace passnet
