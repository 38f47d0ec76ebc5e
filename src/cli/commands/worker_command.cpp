// `passnet worker`: judges what a service accepted, on this machine.
#include "cli/choices.hpp"
#include "cli/command_action.hpp"
#include "cli/commands/commands.hpp"
#include "cli/output.hpp"
#include "cli/service/served_suites.hpp"
#include "cli/service/service_state.hpp"
#include "cli/service/stop_signals.hpp"
#include "kernel/target.hpp"
#include "service/worker/service_worker.hpp"

#include <nlohmann/json.hpp>

#include <array>
#include <filesystem>
#include <memory>
#include <unistd.h>

namespace passnet {
namespace {

struct WorkerArguments {
  std::string state = kDefaultState;
  std::string name;
  std::string compiler = "c++";
  std::string python = "python3";
  std::string commands;
  std::vector<std::string> suites;
  TargetArguments target;
  int jobs = 64;
  double lease = 30;
  double patience = 300;
};

std::chrono::milliseconds in_ms(double seconds) {
  return std::chrono::milliseconds(static_cast<int64_t>(seconds * 1000));
}

// `HOST-PID`: unique among those that live.
std::string default_worker_name() {
  std::array<char, 65> host{};
  gethostname(host.data(), host.size() - 1);
  return fmt::format("{}-{}", host.data(), getpid());
}

Result<void> work(Session& session, const WorkerArguments& arguments) {
  const Target* const target = TRY(choose_target(arguments.target, TargetUse::kRun));
  const StopSignals stop;
  Store store = TRY(open_state(arguments.state));
  WorkerMachine machine{.target = target,
                        .gpu_arch = {},
                        .compiler = arguments.compiler,
                        .python = arguments.python,
                        .commands = {}};
  if (!arguments.commands.empty()) {
    std::error_code error;
    machine.commands = {.folder = std::filesystem::absolute(arguments.commands, error),
                        .suites = served_suites(arguments.suites)};
  }
  const std::string queue = queue_of(machine);
  if (target->device == Device::kCuda) machine.gpu_arch = named_gpu_arch(arguments.target);
  const ServiceWorkerOptions options{
      .name = arguments.name.empty() ? default_worker_name() : arguments.name,
      .most_jobs = arguments.commands.empty() ? static_cast<size_t>(arguments.jobs) : 1,
      .lease = in_ms(arguments.lease),
      .patience = in_ms(arguments.patience)};
  const auto log = [name = options.name](const std::string& text) {
    print_to(stderr, "{}: {}\n", name, text);
  };
  ServiceWorker worker =
      TRY(ServiceWorker::open(store, session.catalog(), machine, options, stop.fd(), log));
  if (session.json()) {
    session.print_json({{"worker", options.name}, {"device", queue}});
  } else {
    session.print(fmt::format("worker {} serves {}", options.name, queue));
  }
  std::fflush(stdout);
  return worker.run();
}

}  // namespace

void add_worker_command(CliCommand command, Session& session) {
  command.footer("Example: passnet worker --state out/service.db & sleep 2; kill $!; wait $!");
  const auto arguments = std::make_shared<WorkerArguments>();
  add_state_option(command, arguments->state);
  command.option("--name", arguments->name, "its name; HOST-PID if left out");
  command.option("--commands", arguments->commands,
                 "run commands (extraction, curation, teaching) instead of judging, and write into "
                 "this folder");
  command.option("--suite", arguments->suites,
                 "NAME=PATH, or a path: a suite that commands may name, as serve has it");
  command.option("--jobs", arguments->jobs, "max evaluations that it takes at once")
      .between(1, 1000)
      .show_default();
  command
      .option("--lease", arguments->lease,
              "seconds after which what it holds returns to the queue unless it prolongs that")
      .between(1.0, 3600.0)
      .show_default();
  command
      .option("--patience", arguments->patience,
              "seconds after which a judge that makes no progress is ended")
      .between(1.0, 86400.0)
      .show_default();
  command.option("--compiler", arguments->compiler, "the C++ compiler for all kernels")
      .show_default();
  command.option("--python", arguments->python, "a Python with PyTorch, for eager and inductor")
      .show_default();
  session.add_target_options(command, arguments->target);
  set_action(command, session, arguments, work);
}

}  // namespace passnet
