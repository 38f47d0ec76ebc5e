// The commands: the one table from which the program and its help follow.
#pragma once

#include "cli/command_line.hpp"
#include "cli/session.hpp"

#include <array>

namespace passnet {

// Each adds its options, the end of its help and its action.
void add_import_command(CliCommand command, Session& session);
void add_show_command(CliCommand command, Session& session);
void add_ops_command(CliCommand command, Session& session);
void add_run_command(CliCommand command, Session& session);
void add_pass_command(CliCommand command, Session& session);
void add_compile_command(CliCommand command, Session& session);
void add_eval_command(CliCommand command, Session& session);
void add_bench_command(CliCommand command, Session& session);
void add_demo_command(CliCommand command, Session& session);
void add_suite_command(CliCommand command, Session& session);
void add_agent_command(CliCommand command, Session& session);
void add_trajectories_command(CliCommand command, Session& session);
void add_prompt_command(CliCommand command, Session& session);
void add_teach_command(CliCommand command, Session& session);
void add_learn_command(CliCommand command, Session& session);
void add_score_command(CliCommand command, Session& session);
void add_compare_command(CliCommand command, Session& session);
void add_replay_command(CliCommand command, Session& session);
void add_bisect_command(CliCommand command, Session& session);
void add_dataset_command(CliCommand command, Session& session);
void add_cache_command(CliCommand command, Session& session);
void add_doctor_command(CliCommand command, Session& session);
void add_serve_command(CliCommand command, Session& session);
void add_worker_command(CliCommand command, Session& session);
void add_mcp_command(CliCommand command, Session& session);
void add_submit_command(CliCommand group, Session& session);
void add_board_command(CliCommand command, Session& session);
void add_tenant_command(CliCommand command, Session& session);
void add_variants_command(CliCommand command, Session& session);
void add_completion_command(CliCommand command, Session& session);
void add_help_command(CliCommand command, Session& session);

struct CommandInfo {
  const char* group;
  const char* name;
  const char* description;
  void (*add)(CliCommand command, Session& session);
};

// In the order of the help, which lists them by group.
inline constexpr std::array<CommandInfo, 31> kCommands{{
    {"Most used", "import", "import graphs, and report what failed and why", add_import_command},
    {"Most used", "show", "show a graph: its text, the cost of its ops, a picture",
     add_show_command},
    {"Most used", "run", "run graphs on given or generated inputs", add_run_command},
    {"Most used", "compile", "compile graphs and report the result", add_compile_command},
    {"Most used", "eval", "judge graphs with a submission: one record per graph and candidate",
     add_eval_command},
    {"Most used", "bench", "judge a suite with a submission and score it", add_bench_command},
    {"Most used", "score", "compute the score of records, per candidate", add_score_command},
    {"Most used", "pass", "check, apply and explain passes", add_pass_command},
    {"Write", "ops", "list the ops of the catalog", add_ops_command},
    {"Write", "variants", "make variants of graphs over dtype and shape", add_variants_command},
    {"Write", "teach", "write a pass for each task of a suite, without a model", add_teach_command},
    {"Write", "learn", "keep the passes that beat the default compiler, as a library",
     add_learn_command},
    {"Judge", "demo", "judge the example passes and the default compiler on the suite that ships",
     add_demo_command},
    {"Judge", "compare", "compare two files of records: scores, verdicts, speedups",
     add_compare_command},
    {"Judge", "replay", "judge again, on the same inputs, what records describe",
     add_replay_command},
    {"Judge", "bisect", "find the smallest part of a graph that is wrong, or slow",
     add_bisect_command},
    {"Suites and data", "suite", "choose, show, verify and import suites of tasks",
     add_suite_command},
    {"Suites and data", "dataset", "build, describe and query datasets of graphs",
     add_dataset_command},
    {"Models", "prompt", "print the prompt of a task for a language model", add_prompt_command},
    {"Models", "agent", "let a language model write passes for a suite", add_agent_command},
    {"Models", "mcp", "serve the tools for writing passes to a coding agent", add_mcp_command},
    {"Models", "trajectories", "filter and export the conversations of models",
     add_trajectories_command},
    {"Service", "serve", "accept evaluations over HTTP, and judge them", add_serve_command},
    {"Service", "worker", "judge what a service accepted, on this machine", add_worker_command},
    {"Service", "tenant", "say who may use a service, and for how much", add_tenant_command},
    {"Boards", "submit", "pack, sign and check submissions to a board", add_submit_command},
    {"Boards", "board", "make a static site of ranks from bundles", add_board_command},
    {"Machine", "doctor", "report what this machine has of what judging needs", add_doctor_command},
    {"Machine", "cache", "show and clear the cache of compiled kernels", add_cache_command},
    {"Machine", "completion", "print a script that completes commands and options",
     add_completion_command},
    {"Machine", "help", "print the help of a command", add_help_command},
}};

}  // namespace passnet
