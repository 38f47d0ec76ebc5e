// `passnet run`: runs graphs on given or generated inputs.
#include "base/thread_count.hpp"
#include "cli/checking.hpp"
#include "cli/commands/commands.hpp"
#include "cli/files.hpp"
#include "cli/gpu_target.hpp"
#include "cli/graphs.hpp"
#include "cli/judge/submissions.hpp"
#include "cli/summary.hpp"
#include "compile/build.hpp"
#include "compile/pipeline.hpp"
#include "eval/alone/run_alone.hpp"
#include "eval/alone/run_on_gpu.hpp"
#include "generate/inputs.hpp"
#include "interpret/interpret.hpp"
#include "tensor/safetensors.hpp"

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <memory>

namespace passnet {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr std::string_view kReference = "reference";  // the interpreter

struct RunArguments {
  std::string graph;
  std::string inputs;
  std::string outputs;
  std::string save_inputs;
  TargetArguments target;
  std::string pipeline;  // empty: the reference; on a GPU or to check, the default compiler
  std::string compiler = "c++";
  bool allow_native = false;
  bool check = false;
  uint64_t seed = 0;
  std::string input_set = "valid";
};

// Runs the graphs of a command.
struct Tools {
  std::unique_ptr<ThreadPool> pool;  // of the interpreter
  std::unique_ptr<Gpu> gpu;          // null: the processor
};

// The interpreter runs no native kernel.
NativeKernels native_of(const RunArguments& arguments) {
  return native_kernels(arguments.allow_native || arguments.pipeline == kReference);
}

// The contents that the source has for an input, in its memory.
std::optional<Tensor> lent_contents(const ImportedGraph& imported, size_t input) {
  const Tensor* const contents = imported.contents.find(input);
  if (contents == nullptr) return std::nullopt;
  const auto bytes = contents->bytes();
  return Tensor::borrow(contents->type(), {const_cast<std::byte*>(bytes.data()), bytes.size()});
}

// Reads tensors `in0, in1, …` of the graph's types; those that the source has may be missing.
Result<std::vector<Tensor>> read_inputs(const fs::path& path, const ImportedGraph& imported) {
  const Graph& graph = imported.graph;
  NamedTensors named = TRY(read_safetensors(path));
  std::vector<Tensor> inputs;
  for (size_t i = 0; i < graph.inputs().size(); ++i) {
    const auto found = named.find("in" + std::to_string(i));
    const TensorType& type = graph.type(graph.inputs()[i].value);
    if (found == named.end()) {
      if (auto contents = lent_contents(imported, i)) {
        inputs.push_back(*std::move(contents));
        continue;
      }
      return fail({}, "input-missing", "expected a tensor in{} in `{}`, found none", i,
                  path.string());
    }
    if (found->second.type() != type) {
      return fail({}, "input-type", "expected in{} of `{}` to be {}, found {}", i, path.string(),
                  to_string(type), to_string(found->second.type()));
    }
    inputs.push_back(std::move(found->second));
  }
  return inputs;
}

// Draws the inputs of which the source has no contents.
std::vector<Tensor> draw_inputs(const RunArguments& arguments, const ImportedGraph& imported,
                                const Catalog& catalog) {
  const InputMaker maker(imported.graph, catalog, *input_set_from_name(arguments.input_set));
  std::vector<Tensor> inputs;
  for (size_t i = 0; i < maker.size(); ++i) {
    auto contents = lent_contents(imported, i);
    inputs.push_back(contents ? *std::move(contents) : maker.make(i, arguments.seed));
  }
  return inputs;
}

// Lists the sets and their contents.
std::string list_input_sets() {
  std::string text = "set of generated inputs:";
  for (const InputSetInfo& entry : kInputSets) {
    text += fmt::format("\n{}: {}", entry.name, entry.doc);
  }
  return text;
}

std::vector<std::string> input_set_names() {
  std::vector<std::string> names;
  for (const InputSetInfo& entry : kInputSets) names.emplace_back(entry.name);
  return names;
}

Result<std::vector<Tensor>> run_graph(Session& session, const RunArguments& arguments,
                                      const Graph& graph, std::span<const Tensor> inputs,
                                      const Tools& tools) {
  const PipelineInfo* const pipeline = find_pipeline(arguments.pipeline);
  if (pipeline == nullptr) {
    std::vector<const Tensor*> given;
    for (const Tensor& input : inputs) given.push_back(&input);
    return interpret(graph, session.catalog(), std::span<const Tensor* const>(given),
                     {.pool = tools.pool.get()});
  }
  if (tools.gpu) {
    const CompiledGraph compiled =
        TRY(compile(graph, session.catalog(), tools.gpu->target(), pipeline->options));
    const BuiltKernels built =
        TRY(build_kernels(compiled, tools.gpu->compiler(), tools.gpu->device().nvtx()));
    return TRY(run_on_gpu(*tools.gpu, compiled, built.libraries, inputs, {})).results;
  }
  const Target& target = *TRY(choose_target(arguments.target, TargetUse::kRunOnCpu));
  const CompiledGraph compiled = TRY(compile(graph, session.catalog(), target, pipeline->options));
  CppCompiler compiler = TRY(CppCompiler::open(target, {.compiler = arguments.compiler}));
  const BuiltKernels built = TRY(build_kernels(compiled, compiler));
  return TRY(run_alone(compiled, built.libraries, inputs, {})).results;
}

// Opens the device, or threads for the interpreter. Graphs that are compiled for the processor run
// in workers, which are forked while no threads exist.
Result<Tools> open_tools(RunArguments& arguments) {
  Tools tools;
  if (names_gpu(arguments.target)) {
    if (arguments.pipeline.empty()) arguments.pipeline = info(Pipeline::kDefault).name;
    if (arguments.pipeline == kReference) {
      return fail({}, "pipeline-not-on-device",
                  "expected a compiler for the device cuda, found the interpreter `{}`",
                  kReference);
    }
    tools.gpu = TRY(open_gpu(arguments.target));
  } else {
    TRY(choose_target(arguments.target, TargetUse::kRunOnCpu));
    if (arguments.pipeline.empty()) {
      arguments.pipeline = arguments.check ? info(Pipeline::kDefault).name : kReference;
    }
    if (arguments.check && arguments.pipeline == kReference) {
      return fail({}, "check-of-reference",
                  "expected a compiler to check against the interpreter, found the interpreter "
                  "`{}`",
                  kReference);
    }
  }
  if (arguments.pipeline == kReference || (arguments.check && tools.gpu)) {
    tools.pool = std::make_unique<ThreadPool>(thread_count(0));
  }
  return tools;
}

Result<void> write_tensors(const fs::path& path, std::string_view prefix,
                           const std::vector<Tensor>& tensors) {
  std::map<std::string, const Tensor*> named;
  for (size_t i = 0; i < tensors.size(); ++i) {
    named[fmt::format("{}{}", prefix, i)] = &tensors[i];
  }
  // A graph's name may include a task's folder.
  std::error_code ignored;
  if (path.has_parent_path()) fs::create_directories(path.parent_path(), ignored);
  return write_safetensors(path, named);
}

constexpr const char* kTensorFile = ".safetensors";

// The tensor files of one graph; none if not requested.
struct Paths {
  std::optional<fs::path> inputs;
  std::optional<fs::path> outputs;
  std::optional<fs::path> save_inputs;
};

// A folder (an existing one, or a path without a tensor file's extension) holds one file per graph.
bool is_folder(const std::string& path) {
  std::error_code ignored;
  return !path.empty() && (fs::is_directory(path, ignored) || !path.ends_with(kTensorFile));
}

// `name`: of the graph's file in a folder.
Paths paths_of(const RunArguments& arguments, const fs::path& name) {
  const auto place = [&](const std::string& path) {
    if (path.empty()) return std::optional<fs::path>();
    return std::optional(is_folder(path) ? fs::path(path) / name : fs::path(path));
  };
  return {.inputs = place(arguments.inputs),
          .outputs = place(arguments.outputs),
          .save_inputs = place(arguments.save_inputs)};
}

Result<Json> run_one(Session& session, const RunArguments& arguments, const SourcedGraph& sourced,
                     const fs::path& name, const Tools& tools) {
  if (!sourced.imported) return std::unexpected(sourced.imported.error());
  const Graph& graph = sourced.imported->graph;
  const Paths paths = paths_of(arguments, name);
  std::vector<Tensor> inputs;
  if (paths.inputs) {
    inputs = TRY(read_inputs(*paths.inputs, *sourced.imported));
  } else {
    inputs = draw_inputs(arguments, *sourced.imported, session.catalog());
  }
  if (paths.save_inputs) TRY(write_tensors(*paths.save_inputs, "in", inputs));
  const std::vector<Tensor> outputs = TRY(run_graph(session, arguments, graph, inputs, tools));
  Json row = {{"graph", sourced.name}, {"outputs", Json::array()}};
  for (const Tensor& output : outputs) row["outputs"].push_back(summary(output));
  if (arguments.check) {
    const Tf32 tf32 = tools.gpu ? Tf32::kConvolutions : Tf32::kNone;
    auto interpreted =
        TRY(Interpreted::make(graph, session.catalog(), inputs, tf32, tools.pool.get()));
    row["check"] = to_json(interpreted.compare(outputs));
  }
  if (paths.outputs) TRY(write_tensors(*paths.outputs, "out", outputs));
  return row;
}

void show(Session& session, const Json& row) {
  if (session.json()) return session.print_json(row);
  session.print(row["graph"].get<std::string>());
  for (const Json& output : row["outputs"]) session.print("  " + output.dump());
  if (row.contains("check")) session.print("  check " + row["check"].dump());
}

bool is_wrong(const Json& row) { return row.contains("check") && !row["check"]["holds"]; }

// Runs every graph of the source and prints one row per graph.
int run_many(Session& session, const RunArguments& arguments, const Tools& tools) {
  size_t ran = 0;
  size_t failed = 0;
  size_t wrong = 0;
  NamedPaths files("", kTensorFile);
  Progress progress("ran", 0);
  const bool readable =
      for_each_graph(session, std::span(&arguments.graph, 1), [&](SourcedGraph sourced) {
        refuse_native_launch(sourced, native_of(arguments));
        const auto row = run_one(session, arguments, sourced, files.add(sourced.name), tools);
        ++ran;
        if (row) {
          show(session, *row);
          wrong += is_wrong(*row) ? 1u : 0u;
        } else {
          ++failed;
          if (session.json()) {
            session.print_json(
                {{"graph", sourced.name}, {"error", Json(to_json(row.error(), sourced.sources))}});
          } else {
            session.report(row.error(), sourced.sources);
          }
        }
        progress.advance(sourced.name);
        // After a fault of a kernel, the driver refuses everything else that this process asks.
        return row || row.error().id != "cuda-call-failed";
      });
  if (!readable) return kBadInput;
  if (ran == 0) {
    report_no_graph(session, arguments.graph);
    return kBadInput;
  }
  if (failed == 0) return wrong == 0 ? kDone : kDoesNotHold;
  return ran == 1 ? kBadInput : kDoesNotHold;
}

int run(Session& session, RunArguments& arguments) {
  const auto tools = open_tools(arguments);
  if (!tools) return session.report(tools.error()), kBadInput;
  const auto names_a_file = [](const std::string& path) {
    return !path.empty() && !is_folder(path);
  };
  if (!names_a_file(arguments.inputs) && !names_a_file(arguments.outputs) &&
      !names_a_file(arguments.save_inputs)) {
    return run_many(session, arguments, *tools);
  }
  auto sourced = single_graph(session, arguments.graph);
  if (!sourced) return kBadInput;
  refuse_native_launch(*sourced, native_of(arguments));
  const auto row = run_one(session, arguments, *sourced, {}, *tools);
  if (!row) return session.report(row.error(), sourced->sources), kBadInput;
  show(session, *row);
  return is_wrong(*row) ? kDoesNotHold : kDone;
}

}  // namespace

void add_run_command(CliCommand command, Session& session) {
  command.footer(
      "Example: passnet run demo/resnet_basic.batch_norm_relu/0.graph --seed 1 --outputs "
      "out/run.safetensors");
  const auto arguments = std::make_shared<RunArguments>();
  command
      .option("graph", arguments->graph,
              "a graph source; of several graphs if the paths below are folders or left out")
      .required();
  command.option("--inputs", arguments->inputs,
                 "safetensors with in0, in1, …; or a folder with GRAPH.safetensors");
  command.option("--outputs", arguments->outputs, "the same for out0, out1, …");
  command.option("--save-inputs", arguments->save_inputs, "the same for the inputs used");
  command.option("--seed", arguments->seed, "seed of the generated inputs").show_default();
  command.option("--input-set", arguments->input_set, list_input_sets())
      .one_of(input_set_names(), "NAME")
      .show_default();
  add_native_option(command, arguments->allow_native);
  session.add_target_options(command, arguments->target);
  session.add_line_info_option(command, arguments->target);
  std::vector<std::string> pipelines = pipeline_names();
  pipelines.insert(pipelines.begin(), std::string(kReference));
  command
      .option(
          "--pipeline", arguments->pipeline,
          fmt::format("the interpreter (reference) or a compiler: {}; reference if left out, with "
                      "--device cuda or --check default",
                      fmt::join(pipelines, ", ")))
      .one_of(pipelines, "NAME");
  command.flag("--check", arguments->check,
               "compare the results with the interpreter's, within the tolerances of judging");
  command.option("--compiler", arguments->compiler, "C++ compiler (not for reference)")
      .show_default();
  session.add_options(command);
  command.action([&session, arguments] { session.exit_code = run(session, *arguments); });
}

}  // namespace passnet
