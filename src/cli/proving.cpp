#include "cli/proving.hpp"

#include "agent/workbench/describe_proof.hpp"
#include "base/counted.hpp"
#include "cli/graphs.hpp"
#include "cli/judge/submissions.hpp"
#include "cli/output.hpp"
#include "compile/gpu/gpu.hpp"
#include "diag/render.hpp"
#include "eval/gpu/gpu_worker.hpp"
#include "fuzz_pass/compile_check.hpp"
#include "fuzz_pass/fuzz.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <sys/random.h>

namespace passnet {
namespace {

using Json = nlohmann::ordered_json;

uint64_t draw_seed() {
  uint64_t seed = 0;
  CHECK(getrandom(&seed, sizeof seed, 0) == sizeof seed);
  return seed >> 1;
}

void show_failure(const Session& session, const Counterexample& failure) {
  std::string text = "  " + describe(failure);
  if (const size_t second = text.find('\n'); second != std::string::npos) {
    text.insert(second + 1, "  ");
  }
  session.print(text);
  session.print(fmt::format("  the smallest graph found (inputs of seed {}):", failure.seed));
  print_to(stdout, "{}", print(failure.graph, session.catalog()));
}

std::string summary(const CompileCheck& check) {
  if (check.refusal) return "cannot run here: " + check.refusal->message;
  if (!check.has_kernels) return "no kernel to compile";
  if (check.dtypes.empty()) {
    return "not compiled: no graph was found that the pattern and guard admit; --from names one";
  }
  return fmt::format("{} {} for {}", counted(check.kernels, "kernel text", "kernel texts"),
                     check.holds() ? "compile" : "tried", list_dtypes(check.dtypes));
}

void show_findings(const Session& session, const CompileCheck& check) {
  for (const CompileCheck::Finding& finding : check.findings) {
    for (const Diagnostic& error : finding.errors.list) {
      print_rendered(render(error, finding.errors.sources, session.color()));
    }
    session.print(fmt::format("  with {}", list_dtypes(finding.dtypes)));
  }
}

Json to_row(const std::string& file, const CompileCheck& check) {
  const auto torch_names = [](std::span<const DType> dtypes) {
    Json names = Json::array();
    for (const DType dtype : dtypes) names.push_back(torch_name(dtype));
    return names;
  };
  Json row = {{"file", file},
              {"pass", check.pass},
              {"ok", check.holds()},
              {"kernels", check.kernels},
              {"dtypes", torch_names(check.dtypes)},
              {"reason", check.refusal                              ? Json(check.refusal->message)
                         : check.holds() || !check.findings.empty() ? Json()
                                                                    : Json(summary(check))},
              {"errors", Json::array()}};
  for (const CompileCheck::Finding& finding : check.findings) {
    for (const Diagnostic& error : finding.errors.list) {
      Json entry(to_json(error, finding.errors.sources));
      entry["dtypes"] = torch_names(finding.dtypes);
      row["errors"].push_back(std::move(entry));
    }
  }
  return row;
}

// The wrong elements and how they differ.
void add_values(const TrialFailure& failure, Json& row) {
  if (!failure.values) return;
  const WrongValues& values = *failure.values;
  const auto number = [](double value) { return std::isfinite(value) ? Json(value) : Json(); };
  row["result"] = failure.result;
  row["wrong"] = values.wrong;
  row["elements"] = values.elements;
  row["first"] = values.first;
  row["worst"] = values.worst;
  row["error_units"] = number(values.units);
  row["found"] = number(values.found);
  row["expected"] = number(values.expected);
  row["place"] = name(values.place);
  row["where"] = values.where;
  row["relation"] = name(values.relation);
  row["how"] = values.how;
}

Json to_row(const Session& session, const std::string& file, const FuzzReport& report,
            uint64_t seed) {
  Json row = {{"file", file},
              {"pass", report.pass},
              {"ok", report.holds()},
              {"seed", seed},
              {"wanted", report.wanted},
              {"instances", report.tried},
              {"dtypes", Json::object()},
              {"ranks", Json::object()},
              {"strided", report.strided},
              {"graphs", report.graphs},
              {"matches", report.seeded ? Json(report.seeds) : Json()}};
  for (const auto& [dtype, count] : report.dtypes) {
    row["dtypes"][std::string(torch_name(*dtype_from_name(dtype)))] = count;
  }
  for (const auto& [rank, count] : report.ranks) row["ranks"][std::to_string(rank)] = count;
  const auto missing = missing_instances(report);
  row["reason"] = report.refusal ? Json(report.refusal->message)
                  : missing      ? Json(*missing)
                                 : Json();
  row["failure"] = Json();
  if (!report.failure) return row;
  const Counterexample& found = *report.failure;
  Json failure = {{"kind", info(found.failure.verdict).in_proofs},
                  {"message", found.failure.message},
                  {"seed", found.seed},
                  {"graph", print(found.graph, session.catalog())}};
  add_values(found.failure, failure);
  Json first = {{"kind", info(found.first.verdict).in_proofs},
                {"message", found.first.message},
                {"type", {torch_name(found.first_type.dtype), found.first_type.shape}}};
  add_values(found.first, first);
  failure["as_met"] = std::move(first);
  row["failure"] = std::move(failure);
  return row;
}

std::vector<const Graph*> pointers_to(const SeedGraphs& graphs) {
  std::vector<const Graph*> pointers;
  for (const Graph& graph : graphs) pointers.push_back(&graph);
  return pointers;
}

}  // namespace

void add_proving_options(CliCommand command, Session& session, ProvingArguments& arguments) {
  session.add_target_options(command, arguments.target);
  command
      .option("--prove", arguments.instances,
              "try every pass on this many generated instances of its pattern")
      .between(1, 100000);
  command
      .option("--from", arguments.from,
              "a graph source; its matches seed the instances, and --prove counts per dtype; can "
              "be repeated")
      .one_at_a_time();
  command.flag("--compile", arguments.compiles,
               "compile the kernels for the dtypes that each pass admits");
  add_native_option(command, arguments.allow_native);
  command.option("--seed", arguments.seed,
                 "seed of the instances; drawn at random and shown if left out");
  command.option("--compiler", arguments.compiler, "the C++ compiler of the kernels")
      .show_default();
}

std::optional<SeedGraphs> read_seeds(Session& session, const ProvingArguments& arguments) {
  SeedGraphs graphs;
  if (arguments.from.empty()) return graphs;
  const bool readable = for_each_graph(session, arguments.from, [&](SourcedGraph sourced) {
    if (sourced.imported) {
      graphs.push_back(std::move(sourced.imported->graph));
    } else {
      session.report(sourced.imported.error(), sourced.sources);
    }
    return true;
  });
  if (!readable) return std::nullopt;
  if (graphs.empty()) return report_no_graph(session, arguments.from.front()), std::nullopt;
  return graphs;
}

struct ProvingTools::Parts {
  const Target* target = nullptr;
  std::optional<CppCompiler> cpp;
  std::optional<NvrtcCompiler> nvrtc;
  std::unique_ptr<GpuTarget> gpu_target;  // for the libraries of this machine
  // A pass may have native kernels: they and the reference have a process each.
  std::unique_ptr<GpuWorker> trial;
  std::unique_ptr<GpuWorker> reference;

  KernelCompiler compiler() { return cpp ? KernelCompiler(*cpp) : KernelCompiler(*nvrtc); }
};

ProvingTools::ProvingTools(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
ProvingTools::ProvingTools(ProvingTools&&) noexcept = default;
ProvingTools& ProvingTools::operator=(ProvingTools&&) noexcept = default;
ProvingTools::~ProvingTools() = default;

Result<ProvingTools> ProvingTools::open(const ProvingArguments& arguments) {
  const bool runs = arguments.instances > 0;
  auto parts = std::make_unique<Parts>();
  parts->target = TRY(choose_target(arguments.target, runs ? TargetUse::kRun : TargetUse::kText));
  if (parts->target->device == Device::kCpu) {
    parts->cpp = TRY(CppCompiler::open(*parts->target, {.compiler = arguments.compiler}));
    return ProvingTools(std::move(parts));
  }
  if (runs) {
    const GpuWorkerOptions options{.arch = named_gpu_arch(arguments.target), .driver = {}};
    parts->trial = TRY(GpuWorker::open(options));
    parts->reference = TRY(GpuWorker::open(options));
    parts->gpu_target = std::make_unique<GpuTarget>(
        *TRY(choose_gpu_target(parts->trial->properties(), options.arch)));
    parts->target = &parts->gpu_target->record();
  }
  parts->nvrtc = TRY(NvrtcCompiler::open(*parts->target));
  return ProvingTools(std::move(parts));
}

int prove_passes(Session& session, const std::string& file, std::span<const Pass> passes,
                 const ProvingArguments& arguments, ProvingTools& tools, const SeedGraphs& from) {
  ProvingTools::Parts& parts = tools.parts();
  const uint64_t seed = arguments.seed.value_or(draw_seed());
  print_to(stderr, "seed {}\n", seed);
  Progress compiling("compiled", 0);
  Progress trying("tried", from.empty() ? passes.size() * arguments.instances : 0);
  bool all_hold = true;
  for (const Pass& pass : passes) {
    FuzzOptions options{.instances = arguments.instances, .from = pointers_to(from), .seed = seed};
    options.gpu = {.trial = parts.trial.get(), .reference = parts.reference.get()};
    options.compiled = [&] { compiling.advance(pass.name); };
    options.advanced = [&] { trying.advance(pass.name); };
    const auto report = fuzz(pass, session.catalog(), *parts.target, parts.compiler(), options);
    if (!report) return session.report(report.error()), kBadInput;
    all_hold &= report->holds();
    if (session.json()) {
      session.print_json(to_row(session, file, *report, seed));
      continue;
    }
    session.print(fmt::format("{}: {}", report->pass, describe(*report)));
    if (report->failure) show_failure(session, *report->failure);
    std::fflush(stdout);
  }
  return all_hold ? kDone : kDoesNotHold;
}

int compile_passes(Session& session, const std::string& file, std::span<const Pass> passes,
                   const ProvingArguments& arguments, ProvingTools& tools, const SeedGraphs& from) {
  ProvingTools::Parts& parts = tools.parts();
  bool all_hold = true;
  for (const Pass& pass : passes) {
    const auto check = check_kernels(pass, session.catalog(), *parts.target, parts.compiler(),
                                     arguments.seed.value_or(1), pointers_to(from));
    if (!check) return session.report(check.error()), kBadInput;
    all_hold &= check->holds();
    if (session.json()) {
      session.print_json(to_row(file, *check));
      continue;
    }
    session.print(fmt::format("{}: {}", check->pass, summary(*check)));
    show_findings(session, *check);
    std::fflush(stdout);
  }
  return all_hold ? kDone : kDoesNotHold;
}

}  // namespace passnet
