// `passnet compile`: compiles graphs, and reports the launches, their cost and the memory floor.
#include "base/thread_count.hpp"
#include "cli/choices.hpp"
#include "cli/command_action.hpp"
#include "cli/commands/commands.hpp"
#include "cli/commands/device_code.hpp"
#include "cli/files.hpp"
#include "cli/gpu_target.hpp"
#include "cli/graphs.hpp"
#include "cli/judge/submissions.hpp"
#include "cli/output.hpp"
#include "compile/build.hpp"
#include "compile/explain.hpp"
#include "compile/pipeline.hpp"
#include "compile/tune.hpp"
#include "eval/alone/run_alone.hpp"
#include "eval/alone/run_on_gpu.hpp"
#include "eval/judge/judge_options.hpp"
#include "generate/inputs.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "lower/learned.hpp"
#include "lower/simplify.hpp"
#include "pass/language/print.hpp"
#include "report/compile_report.hpp"
#include "report/compile_trace.hpp"
#include "report/plot/roofline.hpp"
#include "roofline/gpu_pace.hpp"

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <memory>

namespace passnet {
namespace {

struct CompileArguments {
  std::string graph;
  TargetArguments target;
  std::string pipeline{info(Pipeline::kDefault).name};
  std::string passes;
  std::string emit;
  std::string trace;     // a file; empty: none
  std::string roofline;  // likewise
  std::string compiler = "c++";
  bool time = false;
  bool allow_native = false;
  bool freeze = false;
  size_t threads = 0;
  uint64_t seed = 0;
};

// Sources that are only printed may be native.
NativeKernels native_of(const CompileArguments& arguments) {
  return native_kernels(arguments.allow_native || !arguments.emit.empty());
}

std::string list_kernels(const CompiledGraph& compiled) {
  std::string text;
  const std::vector<Edge> edges = explain_edges(compiled);
  for (size_t launch = 0; launch < compiled.origins.size(); ++launch) {
    text += fmt::format("---- launch {}: {} ----\n{}", launch + 1, compiled.origins[launch].label,
                        list_launch(compiled, launch));
    for (const Edge& edge : edges) {
      if (edge.launch == launch) text += to_string(edge, compiled.program) + "\n";
    }
    text += "\n";
  }
  return text;
}

// The nodes of the text of the graph, by the name of their first result.
std::map<std::string, std::string> list_statements(const Graph& graph, const Catalog& catalog) {
  std::map<std::string, std::string> statements;
  const std::string text = print(graph, catalog);
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = std::string_view(text).substr(at, end - at);
    if (line.starts_with("  %")) {
      const std::string_view statement = line.substr(2);
      statements.emplace(statement.substr(1, statement.find_first_of(" ,") - 1), statement);
    }
    at = end + 1;
  }
  return statements;
}

// `file:line %3 = relu(%2) : f32[8]`, without the place if it is in no file, or in one whose lines
// are too long to be written by hand. `sources` may be null.
std::string describe(const Computation& computation,
                     const std::map<std::string, std::string>& statements, const Sources* sources) {
  constexpr size_t kLongestLine = 500;
  const auto known = statements.find(computation.value);
  std::string text = known != statements.end() ? known->second : name_of(computation);
  const Span span = computation.span;
  if (sources == nullptr || !span.source.valid()) return text;
  if (sources->line(span).size() > kLongestLine) return text;
  return fmt::format("{}:{} {}", sources->name(span.source), sources->location(span).line, text);
}

std::string emitted(const Catalog& catalog, const std::string& what, const Graph& graph,
                    const CompiledGraph& compiled, const Sources* sources) {
  if (what == "ir") return print(graph, catalog);
  if (what == "kernels") return list_kernels(compiled);
  const auto statements = list_statements(graph, catalog);
  return list_sources(compiled, [&](const Computation& computation) {
    return describe(computation, statements, sources);
  });
}

// Compiles one graph after another, with tools that all of them share.
class CompileRun {
 public:
  // `gpu`: null unless the graphs run on one; then its target is the one. `compiler`: none for a
  // GPU.
  CompileRun(Session& session, const CompileArguments& arguments, const Target& target,
             std::optional<CppCompiler> compiler, Gpu* gpu, size_t threads,
             const Submission* submission)
      : session_(session),
        arguments_(arguments),
        target_(target),
        compiler_(std::move(compiler)),
        gpu_(gpu),
        submission_(submission),
        pace_(session.catalog(), target, threads) {
    if (gpu != nullptr) gpu_pace_.emplace(session.catalog(), *gpu);
  }

  Result<CompileReport> run(const SourcedGraph& sourced) {
    Graph graph = sourced.imported->graph.clone();
    std::map<std::string, int64_t> matched;
    if (submission_ != nullptr) {
      auto applied =
          apply_submission(graph, session_.catalog(), target_, *submission_, sourced.task);
      if (!applied) return std::unexpected(with_place(*submission_, applied.error()));
      matched = *std::move(applied);
    }
    const PipelineInfo& pipeline = *find_pipeline(arguments_.pipeline);
    std::vector<TunedBlock> tuned;
    if (compiler_) {
      tuned = TRY(tune_schedules(
          graph,
          {.catalog = session_.catalog(),
           .pipeline = pipeline.options,
           .compiler = *compiler_,
           .threads = pace_.threads(),
           .measure = runs_here(target_) ? steps_timer(graph, session_.catalog(), pace_.threads())
                                         : TuneTools::MeasureSteps()}));
    }
    const std::vector<bool> frozen =
        arguments_.freeze ? find_parameters(graph) : std::vector<bool>(graph.inputs().size());
    const FrozenGraph both =
        TRY(compile_frozen(graph, session_.catalog(), target_, pipeline.options, frozen));
    const CompiledGraph& compiled = both.graph;
    CompileReport report = count_report(compiled);
    if (arguments_.freeze) {
      report.frozen = {.launches = both.once.plan.steps.size(),
                       .bytes = kept_bytes(both.once.plan)};
    }
    report.graph = sourced.name;
    report.pipeline = arguments_.pipeline;
    report.nodes = graph.nodes().size();
    report.matched = std::move(matched);
    report.tuned = std::move(tuned);
    if (!arguments_.emit.empty()) {
      std::vector<const Pass*> learned;
      if (pipeline.options.learned) {
        auto rewritten = apply_learned_passes(graph, session_.catalog(), target_);
        if (rewritten) {
          graph = std::move(rewritten->graph);
          learned = std::move(rewritten->applied);
        }
      }
      if (pipeline.options.clean_up) {
        graph = simplify(graph, session_.catalog(), target_);
      }
      // Ops that passes insert have places in the texts of the passes.
      const Sources* const sources = submission_ == nullptr ? &sourced.sources : nullptr;
      const std::string text =
          is_device_code(arguments_.emit)
              ? TRY(list_device_code(compiled, arguments_.emit, arguments_.target.line_info))
          : arguments_.emit == "passes"
              ? print_in_order(learned, session_.catalog())
              : emitted(session_.catalog(), arguments_.emit, graph, compiled, sources);
      if (session_.json()) {
        session_.print_json({{"graph", sourced.name},
                             {"pipeline", arguments_.pipeline},
                             {"emit", arguments_.emit},
                             {"text", text}});
      } else {
        print_to(stdout, "{}", text);
      }
      return report;
    }
    TRY(gpu_pace_ ? add_floors(report, *gpu_pace_) : add_floors(report, pace_));
    const BuiltKernels built =
        TRY(gpu_ != nullptr ? build_kernels(compiled, gpu_->compiler(), gpu_->device().nvtx())
                            : build_kernels(compiled, *compiler_));
    report.compile_ms = built.compile_ms;
    if (arguments_.time) TRY(time(graph, both, built, report));
    return report;
  }

 private:
  Result<void> time(const Graph& graph, const FrozenGraph& both, const BuiltKernels& built,
                    CompileReport& report) {
    std::vector<Tensor> inputs = make_inputs(graph, session_.catalog(), arguments_.seed);
    const JudgeOptions usual;
    const RunAloneOptions options{.warmup_calls = usual.warmup_calls,
                                  .timed_calls = usual.timed_calls,
                                  .threads = pace_.threads(),
                                  .budget_s = 0.5};
    if (report.frozen) {
      const BuiltKernels once = TRY(build_kernels(both.once, *compiler_));
      report.compile_ms += once.compile_ms;
      RunAlone ran = TRY(run_alone(both.once, once.libraries, inputs, options));
      report.frozen->time_us = ran.median_us;
      std::ranges::move(ran.results, std::back_inserter(inputs));
    }
    report.time =
        TRY(gpu_ != nullptr ? run_on_gpu(*gpu_, both.graph, built.libraries, inputs, options)
                            : run_alone(both.graph, built.libraries, inputs, options));
    report.time->results.clear();
    const auto steps =
        TRY(gpu_ != nullptr ? time_steps_on_gpu(*gpu_, both.graph, built.libraries, inputs, options)
                            : time_steps(both.graph, built.libraries, inputs, options));
    for (size_t step = 0; step < steps.size(); ++step) report.launches[step].timing = steps[step];
    return {};
  }

  Session& session_;
  const CompileArguments& arguments_;
  const Target& target_;
  std::optional<CppCompiler> compiler_;  // none: a GPU's are compiled by that
  Gpu* gpu_;
  const Submission* submission_;
  MachinePace pace_;
  std::optional<GpuPace> gpu_pace_;
};

// Writes the pictures that the arguments ask for.
Result<void> draw(const CompileArguments& arguments, std::span<const CompileReport> reports) {
  if (!arguments.trace.empty()) {
    const auto text = trace_events(reports).dump(-1, ' ', /*ensure_ascii=*/false,
                                                 nlohmann::ordered_json::error_handler_t::replace);
    TRY(write_file(arguments.trace, text + "\n"));
  }
  if (!arguments.roofline.empty()) TRY(write_file(arguments.roofline, roofline_svg(reports)));
  return {};
}

// Prints one row per graph. An error is a row too, and the next graph follows.
int run_all(Session& session, const CompileArguments& arguments, CompileRun& work) {
  std::vector<CompileReport> reports;
  bool all_well = true;
  const auto refuse = [&](const SourcedGraph& sourced, const Diagnostic& error) {
    all_well = false;
    refuse_graph(session, sourced, error);
  };
  const std::vector<std::string> paths{arguments.graph};
  size_t found = 0;
  const bool readable = for_each_graph(session, paths, [&](SourcedGraph sourced) {
    ++found;
    refuse_native_launch(sourced, native_of(arguments));
    if (!sourced.imported) return refuse(sourced, sourced.imported.error()), true;
    auto report = work.run(sourced);
    if (!report) return refuse(sourced, report.error()), true;
    if (!arguments.emit.empty()) return true;
    if (session.json()) session.print_json(to_json(*report));
    reports.push_back(*std::move(report));
    return true;
  });
  if (readable && found == 0) report_no_graph(session, arguments.graph);
  if (!readable || found == 0) return kBadInput;
  if (const auto drawn = draw(arguments, reports); !drawn) {
    return session.report(drawn.error()), kBadInput;
  }
  if (session.json() || !arguments.emit.empty()) return all_well ? kDone : kDoesNotHold;
  if (reports.size() == 1) print_rendered(to_text(reports.front(), session.color()));
  if (reports.size() > 1) print_rendered(to_text(reports, session.color()));
  return all_well ? kDone : kDoesNotHold;
}

// Checks that the target has sources or code of the form that the arguments ask for, and that they
// ask for nothing else.
Result<void> check_form(const CompileArguments& arguments, const Target& target) {
  const std::string& form = arguments.emit;
  if (!form.empty() && arguments.time) {
    return fail({}, "emit-and-times", "expected --emit alone, found --time with it");
  }
  if (arguments.freeze && target.device != Device::kCpu) {
    return fail({}, "freeze-device",
                "expected --freeze on the CPU alone, found another device with it");
  }
  const bool is_timed = arguments.time && target.device == Device::kCpu;
  if (!is_timed && !(arguments.trace.empty() && arguments.roofline.empty())) {
    return fail({}, "picture-without-times", "expected --time on the CPU with {}",
                arguments.trace.empty() ? "--roofline" : "--trace");
  }
  const std::string_view language = to_string(info(target.device).language);
  const bool is_source = form == "cpp" || form == "cuda";
  const bool fits =
      is_source ? form == language : !is_device_code(form) || target.device == Device::kCuda;
  if (fits) return {};
  return fail(
      {}, "emit-device", "expected a form that the device {} has (ir, passes, kernels, {}), found {}",
      info(target.device).name, target.device == Device::kCuda ? "cuda, ptx, sass" : "cpp", form);
}

int run(Session& session, const CompileArguments& arguments) {
  const bool runs = arguments.emit.empty();
  const auto refuse = [&](const Diagnostic& error) { return session.report(error), kBadInput; };
  auto target = choose_target(arguments.target, runs ? TargetUse::kRun : TargetUse::kText);
  if (!target) return refuse(target.error());
  if (const auto checked = check_threads(arguments.threads); !checked) {
    return refuse(checked.error());
  }
  if (const auto checked = check_form(arguments, **target); !checked) {
    return refuse(checked.error());
  }
  std::unique_ptr<Gpu> gpu;
  if (runs && (*target)->device == Device::kCuda) {
    auto opened = open_gpu(arguments.target);
    if (!opened) return refuse(opened.error());
    gpu = *std::move(opened);
    target = &gpu->target();
  }
  std::optional<Submission> submission;
  if (!arguments.passes.empty()) {
    submission = read_submission(session, arguments.passes, **target, native_of(arguments));
    if (!submission) return kBadInput;
  }
  std::optional<CppCompiler> compiler;
  if ((*target)->device == Device::kCpu) {
    auto opened = CppCompiler::open(**target, {.compiler = arguments.compiler});
    if (!opened) return session.report(opened.error()), kDoesNotHold;
    compiler = *std::move(opened);
  }
  CompileRun work(session, arguments, **target, std::move(compiler), gpu.get(),
                  thread_count(arguments.threads), submission ? &*submission : nullptr);
  return run_all(session, arguments, work);
}

}  // namespace

void add_compile_command(CliCommand command, Session& session) {
  command.footer(
      "docs/compile.md explains the report; passnet eval GRAPH --candidate LIST compares "
      "compilers.\n"
      "Example: passnet compile demo/resnet_basic.batch_norm_relu/0.graph --time");
  const auto arguments = std::make_shared<CompileArguments>();
  command.option("graph", arguments->graph, "a graph source; one row per graph").required();
  session.add_target_options(command, arguments->target);
  session.add_line_info_option(command, arguments->target);
  command
      .option("--pipeline", arguments->pipeline,
              fmt::format("the compiler: {}", fmt::join(pipeline_names(), ", ")))
      .one_of(pipeline_names(), "NAME")
      .show_default();
  command.option("--passes", arguments->passes, "first apply a .pass file or a folder");
  add_native_option(command, arguments->allow_native);
  command.flag("--freeze", arguments->freeze,
               "compute once, and not in each call, what depends on parameters alone (on the CPU)");
  command
      .option(
          "--emit", arguments->emit,
          "print this instead: the graph after the passes; the learned passes that applied, as "
          "a submission; each launch, and why its values are stored or not; or the sources; for "
          "a GPU also what NVRTC makes of them")
      .one_of({"ir", "passes", "kernels", "cpp", "cuda", "ptx", "sass"});
  command.flag("--time", arguments->time, "run the graph by itself and time it and its launches");
  command.option("--trace", arguments->trace,
                 "with --time: write the timeline of a call, which Perfetto opens");
  command.option("--roofline", arguments->roofline,
                 "with --time: write an SVG picture of the launches below the machine's roofs");
  command.option("--threads", arguments->threads, "0: one per core").show_default();
  command.option("--seed", arguments->seed, "seed of the inputs").show_default();
  command.option("--compiler", arguments->compiler, "the C++ compiler").show_default();
  set_action(command, session, arguments, run);
}

}  // namespace passnet
