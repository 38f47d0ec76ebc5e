// The program `passnet`: reads the command line, runs one command, exits with its code.
#include "cli/session.hpp"

#include <fmt/format.h>

#include <exception>

namespace {

int run(int argc, char** argv) {
  passnet::Session session;
  CLI::App program("PassNet: compiler passes written by language models, applied, judged, scored.",
                   "passnet");
  program.require_subcommand(1);
  program.set_version_flag("--version", PASSNET_VERSION);
  program.footer("Example: passnet bench data/suite --passes examples/passes --out out/demo");
  passnet::add_import_command(program, session);
  passnet::add_show_command(program, session);
  passnet::add_ops_command(program, session);
  passnet::add_run_command(program, session);
  passnet::add_pass_command(program, session);
  passnet::add_compile_command(program, session);
  passnet::add_eval_command(program, session);
  passnet::add_bench_command(program, session);
  passnet::add_score_command(program, session);
  passnet::add_replay_command(program, session);
  try {
    program.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const int code = program.exit(error);
    return code == 0 ? passnet::kDone : passnet::kBadInput;
  }
  return session.exit_code;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& error) {
    fmt::print(stderr, "passnet: internal error: {}\n", error.what());
    return 70;
  }
}
