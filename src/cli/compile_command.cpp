// `passnet compile`: what a graph compiles to, and how long it takes.
#include "cli/graphs.hpp"
#include "compile/build.hpp"
#include "compile/pipeline.hpp"
#include "eval/run_alone.hpp"
#include "inputs/inputs.hpp"
#include "ir/text.hpp"
#include "report/format.hpp"

#include <memory>
#include <thread>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

struct Arguments {
  std::string graph;
  std::string device = "cpu";
  std::string pipeline = "default";
  std::string emit;
  std::string compiler = "c++";
  bool time = false;
  size_t threads = 0;
  uint64_t seed = 0;
};

void emit(Session& session, const Arguments& arguments, const Graph& graph,
          const CompiledGraph& compiled) {
  if (arguments.emit == "ir") {
    const PrepareFunction prepare = find_pipeline(arguments.pipeline)->prepare;
    fmt::print("{}", prepare == nullptr
                         ? print(graph, session.catalogue())
                         : print(prepare(graph, session.catalogue()), session.catalogue()));
    return;
  }
  if (arguments.emit == "kernels") {
    for (const LaunchListing& launch : compiled.listings) {
      fmt::print("---- {} ----\n{}", launch.label, launch.kernel);
      for (const std::string& note : launch.notes) fmt::print("{}\n", note);
      fmt::print("\n");
    }
    return;
  }
  for (const KernelUnit& unit : compiled.kernels) {
    fmt::print("// ---- {} ----\n{}\n", unit.label, unit.job.source);
  }
}

// Builds the kernels and, where asked, times a call; adds what it found to the row.
Result<void> measure(Session& session, const Arguments& arguments, const Graph& graph,
                     const CompiledGraph& compiled, Json& row) {
  CppCompiler compiler = TRY(CppCompiler::open({.compiler = arguments.compiler}));
  const BuiltKernels built = TRY(build_kernels(compiled, compiler));
  row["compile_ms"] = built.compile_ms;
  if (!arguments.time) return {};
  const size_t threads = arguments.threads != 0 ? arguments.threads
                                                : std::max(1u, std::thread::hardware_concurrency());
  const RunAlone alone = TRY(
      run_alone(compiled, built.libraries, make_inputs(graph, session.catalogue(), arguments.seed),
                {.warmup_calls = 25, .timed_calls = 100, .threads = threads}));
  row["time_us"] = alone.median_us;
  row["least_us"] = alone.least_us;
  row["spread"] = alone.spread;
  return {};
}

int run(Session& session, const Arguments& arguments) {
  auto sourced = single_graph(session, arguments.graph);
  if (!sourced) return kBadInput;
  const Graph& graph = sourced->imported->graph;
  const auto compiled = find_pipeline(arguments.pipeline)->compile(graph, session.catalogue());
  if (!compiled) return session.report(compiled.error(), sourced->sources), kDoesNotHold;
  if (!arguments.emit.empty()) return emit(session, arguments, graph, *compiled), kDone;

  Json row = {{"graph", sourced->name},
              {"pipeline", arguments.pipeline},
              {"nodes", graph.nodes().size()},
              {"launches", compiled->launches},
              {"kernels", compiled->kernels.size()},
              {"bytes", compiled->bytes}};
  if (const auto built = measure(session, arguments, graph, *compiled, row); !built) {
    return session.report(built.error()), kDoesNotHold;
  }
  if (session.json()) {
    session.print_json(row);
  } else {
    for (const auto& [key, value] : row.items()) {
      session.print(fmt::format("{:<11}{}", key,
                                value.is_string() ? value.get<std::string>() : value.dump()));
    }
  }
  return kDone;
}

}  // namespace

void add_compile_command(CLI::App& program, Session& session) {
  CLI::App* command = program.add_subcommand("compile", "compile a graph and report it");
  command->footer(
      "Example: passnet compile data/suite/resnet_basic.batch_norm_relu/0.graph --time");
  const auto arguments = std::make_shared<Arguments>();
  command->add_option("graph", arguments->graph, "a graph source that names one graph")->required();
  command->add_option("--device", arguments->device, "where it runs")
      ->check(CLI::IsMember({"cpu"}))
      ->capture_default_str();
  command->add_option("--pipeline", arguments->pipeline, "what compiles it")
      ->check(CLI::IsMember({"default", "op-by-op"}))
      ->capture_default_str();
  command->add_option("--emit", arguments->emit, "print this instead")
      ->check(CLI::IsMember({"ir", "kernels", "cpp"}));
  command->add_flag("--time", arguments->time, "run it in a worker and time it");
  command->add_option("--threads", arguments->threads, "0: one for each core")
      ->capture_default_str();
  command->add_option("--seed", arguments->seed, "of the inputs")->capture_default_str();
  command->add_option("--compiler", arguments->compiler, "the C++ compiler")->capture_default_str();
  session.add_options(*command);
  command->callback([&session, arguments] { session.exit_code = run(session, *arguments); });
}

}  // namespace passnet
