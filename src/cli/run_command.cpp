// `passnet run`: run graphs on given or generated inputs.
#include "cli/graphs.hpp"
#include "compile/build.hpp"
#include "compile/op_by_op.hpp"
#include "eval/run_alone.hpp"
#include "inputs/inputs.hpp"
#include "interpret/interpret.hpp"
#include "tensor/safetensors.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <memory>
#include <thread>

namespace passnet {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

struct Arguments {
  std::string graph;
  std::string inputs;
  std::string outputs;
  std::string device = "cpu";
  std::string pipeline = "reference";
  std::string compiler = "c++";
  uint64_t seed = 0;
  std::string input_set = "valid";
  std::string save_inputs;
};

// Tensors `in0, in1, …` of the graph's types.
Result<std::vector<Tensor>> read_inputs(const fs::path& path, const Graph& graph) {
  NamedTensors named = TRY(read_safetensors(path));
  std::vector<Tensor> inputs;
  for (size_t i = 0; i < graph.inputs().size(); ++i) {
    const auto found = named.find("in" + std::to_string(i));
    const TensorType& type = graph.type(graph.inputs()[i].value);
    if (found == named.end()) {
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

// Drawn from the seed; kept where `--save-inputs` says.
Result<std::vector<Tensor>> generate_inputs(Session& session, const Arguments& arguments,
                                            const SourcedGraph& sourced) {
  const auto set = input_set_from_name(arguments.input_set);
  CHECK(set.has_value());
  std::vector<Tensor> inputs =
      make_inputs(sourced.imported->graph, session.catalogue(), arguments.seed, *set);
  if (arguments.save_inputs.empty()) return inputs;
  std::map<std::string, const Tensor*> named;
  for (size_t i = 0; i < inputs.size(); ++i) named["in" + std::to_string(i)] = &inputs[i];
  TRY(write_safetensors(fs::path(arguments.save_inputs) / (sourced.name + ".safetensors"), named));
  return inputs;
}

// The names of the sets, and what each holds.
std::string list_input_sets() {
  std::string text = "which generated inputs:";
  for (const InputSetInfo& entry : kInputSets) {
    text += fmt::format("\n  {}: {}", entry.name, entry.doc);
  }
  return text;
}

std::vector<std::string> input_set_names() {
  std::vector<std::string> names;
  for (const InputSetInfo& entry : kInputSets) names.emplace_back(entry.name);
  return names;
}

Result<std::vector<Tensor>> run_graph(Session& session, const Arguments& arguments,
                                      const Graph& graph, const std::vector<Tensor>& inputs) {
  if (arguments.pipeline == "op-by-op") {
    const CompiledGraph compiled = TRY(compile_op_by_op(graph, session.catalogue()));
    CppCompiler compiler = TRY(CppCompiler::open({.compiler = arguments.compiler}));
    const BuiltKernels built = TRY(build_kernels(compiled, compiler));
    return TRY(run_alone(compiled, built.libraries, inputs, {})).results;
  }
  std::vector<const Tensor*> pointers;
  for (const Tensor& input : inputs) pointers.push_back(&input);
  return interpret(graph, session.catalogue(), pointers);
}

Json summary(const Tensor& tensor) {
  double least = INFINITY, greatest = -INFINITY, sum = 0;
  int64_t nan = 0;
  for (int64_t i = 0; i < tensor.numel(); ++i) {
    const double value = tensor.value(i);
    if (std::isnan(value)) {
      ++nan;
      continue;
    }
    least = std::min(least, value);
    greatest = std::max(greatest, value);
    sum += value;
  }
  const int64_t numbers = tensor.numel() - nan;
  // JSON has no infinity: such figures are null, as are those over no number.
  const auto figure = [&](double value) {
    return numbers > 0 && std::isfinite(value) ? Json(value) : Json();
  };
  return {{"dtype", torch_name(tensor.type().dtype)},
          {"shape", tensor.type().shape},
          {"checksum", fmt::format("{:016x}", checksum64(tensor.bytes()))},
          {"min", figure(least)},
          {"max", figure(greatest)},
          {"mean", figure(sum / static_cast<double>(std::max<int64_t>(numbers, 1)))},
          {"nan", nan}};
}

Result<Json> run_one(Session& session, const Arguments& arguments, const SourcedGraph& sourced,
                     const std::optional<fs::path>& in, const std::optional<fs::path>& out) {
  if (!sourced.imported) return std::unexpected(sourced.imported.error());
  const Graph& graph = sourced.imported->graph;
  std::vector<Tensor> inputs;
  if (in) {
    inputs = TRY(read_inputs(*in, graph));
  } else {
    inputs = TRY(generate_inputs(session, arguments, sourced));
  }
  const std::vector<Tensor> outputs = TRY(run_graph(session, arguments, graph, inputs));
  Json row = {{"graph", sourced.name}, {"outputs", Json::array()}};
  std::map<std::string, const Tensor*> named;
  for (size_t i = 0; i < outputs.size(); ++i) {
    row["outputs"].push_back(summary(outputs[i]));
    named["out" + std::to_string(i)] = &outputs[i];
  }
  if (out) TRY(write_safetensors(*out, named));
  return row;
}

void show(Session& session, const Json& row) {
  if (session.json()) return session.print_json(row);
  session.print(row["graph"].get<std::string>());
  for (const Json& output : row["outputs"]) session.print("  " + output.dump());
}

// `--inputs` and `--outputs` are folders with a file for each graph.
int run_many(Session& session, const Arguments& arguments) {
  bool all = true;
  Progress progress("ran", 0);
  const bool readable =
      for_each_graph(session, std::span(&arguments.graph, 1), [&](SourcedGraph sourced) {
        const std::string file = sourced.name + ".safetensors";
        std::optional<fs::path> in, out;
        if (!arguments.inputs.empty()) in = fs::path(arguments.inputs) / file;
        if (!arguments.outputs.empty()) out = fs::path(arguments.outputs) / file;
        const auto row = run_one(session, arguments, sourced, in, out);
        if (row) {
          show(session, *row);
        } else {
          all = false;
          if (session.json()) {
            session.print_json(
                {{"graph", sourced.name}, {"error", Json(to_json(row.error(), sourced.sources))}});
          } else {
            session.report(row.error(), sourced.sources);
          }
        }
        progress.advance(sourced.name);
        return true;
      });
  if (!readable) return kBadInput;
  return all ? kDone : kDoesNotHold;
}

int run(Session& session, const Arguments& arguments) {
  std::error_code ignored;
  const bool many =
      fs::is_directory(arguments.inputs, ignored) || fs::is_directory(arguments.outputs, ignored);
  if (many) return run_many(session, arguments);
  auto sourced = single_graph(session, arguments.graph);
  if (!sourced) return kBadInput;
  const auto optional_path = [](const std::string& path) {
    return path.empty() ? std::optional<fs::path>() : std::optional<fs::path>(path);
  };
  const auto row = run_one(session, arguments, *sourced, optional_path(arguments.inputs),
                           optional_path(arguments.outputs));
  if (!row) return session.report(row.error(), sourced->sources), kBadInput;
  show(session, *row);
  return kDone;
}

}  // namespace

void add_run_command(CLI::App& program, Session& session) {
  CLI::App* command = program.add_subcommand("run", "run graphs on given or generated inputs");
  command->footer(
      "Example: passnet run data/suite.jsonl.gz#0 --seed 1 --outputs out/run.safetensors");
  const auto arguments = std::make_shared<Arguments>();
  command->add_option("graph", arguments->graph, "a graph source; with folders, of many graphs")
      ->required();
  command->add_option("--inputs", arguments->inputs,
                      "safetensors with in0, in1, …; or a folder with GRAPH.safetensors");
  command->add_option("--outputs", arguments->outputs, "the same for out0, out1, …");
  command->add_option("--seed", arguments->seed, "of generated inputs")->capture_default_str();
  command->add_option("--input-set", arguments->input_set, list_input_sets())
      ->check(CLI::IsMember(input_set_names()).description(""))
      ->type_name("NAME")
      ->capture_default_str();
  command->add_option("--save-inputs", arguments->save_inputs,
                      "a folder that gets generated inputs, GRAPH.safetensors each");
  command->add_option("--device", arguments->device, "where it runs")
      ->check(CLI::IsMember({"cpu"}))
      ->capture_default_str();
  command->add_option("--pipeline", arguments->pipeline, "what runs it")
      ->check(CLI::IsMember({"reference", "op-by-op"}))
      ->capture_default_str();
  command->add_option("--compiler", arguments->compiler, "the C++ compiler (op-by-op)")
      ->capture_default_str();
  session.add_options(*command);
  command->callback([&session, arguments] { session.exit_code = run(session, *arguments); });
}

}  // namespace passnet
