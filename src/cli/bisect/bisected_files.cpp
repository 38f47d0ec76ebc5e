#include "cli/bisect/bisected_files.hpp"

#include "base/thread_count.hpp"
#include "cli/files.hpp"
#include "correct/compare.hpp"
#include "dataset/export/respell.hpp"
#include "dataset/export/sample_folder.hpp"
#include "embedded/bisect_text.hpp"
#include "generate/inputs.hpp"
#include "interpret/interpret.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"
#include "kernel/target.hpp"
#include "tensor/safetensors.hpp"

#include <nlohmann/json.hpp>

namespace passnet {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

Result<void> write_numbered(const fs::path& path, std::string_view prefix,
                            const std::vector<Tensor>& tensors) {
  std::map<std::string, const Tensor*> named;
  for (size_t i = 0; i < tensors.size(); ++i) named[fmt::format("{}{}", prefix, i)] = &tensors[i];
  return write_safetensors(path, named);
}

class Writer {
 public:
  Writer(Session& session, const BisectArguments& arguments, const Graph& graph)
      : session_(session), arguments_(arguments), graph_(graph), folder_(arguments.out) {}

  Result<std::vector<std::string>> run(const Submission* submission,
                                       const std::optional<std::string>& task) {
    TRY(add("bisected.graph", print(graph_, session_.catalog())));
    TRY(add_tensors());
    if (arguments_.kind()->has_passes) TRY(add_passes(*submission, task));
    TRY(add_sample());
    return std::move(names_);
  }

 private:
  Result<void> add(const std::string& name, std::string_view text) {
    names_.push_back(name);
    return write_file(folder_ / name, text);
  }

  Result<void> add_tensors() {
    const std::vector<Tensor> inputs = make_inputs(graph_, session_.catalog(), arguments_.seed,
                                                   *input_set_from_name(arguments_.input_set));
    std::vector<const Tensor*> given;
    for (const Tensor& input : inputs) given.push_back(&input);
    ThreadPool pool(thread_count(arguments_.threads));
    const auto expected = TRY(interpret(graph_, session_.catalog(),
                                        std::span<const Tensor* const>(given), {.pool = &pool}));
    TRY(write_numbered(folder_ / "inputs.safetensors", "in", inputs));
    TRY(write_numbered(folder_ / "expected.safetensors", "out", expected));
    names_.insert(names_.end(), {"inputs.safetensors", "expected.safetensors"});
    return {};
  }

  // In the order in which they apply.
  Result<void> add_passes(const Submission& submission, const std::optional<std::string>& task) {
    for (const SubmissionFile& file : list_submission(submission.path)) {
      if (!file.task.empty() && file.task != task) continue;
      const std::string name = fmt::format("passes/{:03}_{}", passes_.size(),
                                           file_name_of(file.path.filename().string()));
      const std::string text = TRY(read_file(file.path));
      TRY(add(name, text));
      passes_.push_back(name);
    }
    return {};
  }

  // Without a call of PyTorch for an op there is no sample.
  Result<void> add_sample() {
    const SpellingTable spellings(session_.catalog());
    const auto program = Respeller(session_.catalog(), spellings).respell(graph_);
    if (!program) return {};
    const Digest hash = canonical_hash(graph_, session_.catalog());
    const auto written =
        write_sample_folder(folder_ / "sample", *program, hash, {{"source", "passnet bisect"}},
                            session_.catalog(), spellings);
    if (!written) return {};
    names_.emplace_back("sample/model.py");
    TRY(add("bisected.json", facts().dump(2) + "\n"));
    return add("bisected_test.py", bisect_text::kBisectedPy);
  }

  Json facts() const {
    const CandidateKind& kind = *arguments_.kind();
    const PipelineInfo& pipeline =
        kind.pipeline ? info(*kind.pipeline) : *find_pipeline_after_passes(arguments_.pipeline);
    Json tolerances = Json::array();
    for (const GraphResult& result : graph_.results()) {
      const Tolerance allowed = tolerance(graph_.type(result.value).dtype, kPassTolerance);
      tolerances.push_back({allowed.rtol, allowed.atol});
    }
    return {{"until", arguments_.until},
            {"with", arguments_.candidate},
            {"against", arguments_.against},
            {"pipeline", kind.torch ? "" : std::string(pipeline.name)},
            {"passes", passes_},
            {"device", arguments_.target.device},
            {"allow_native", arguments_.allow_native},
            {"tolerances", std::move(tolerances)}};
  }

  Session& session_;
  const BisectArguments& arguments_;
  const Graph& graph_;
  fs::path folder_;
  std::vector<std::string> names_;
  std::vector<std::string> passes_;
};

}  // namespace

Result<std::vector<std::string>> write_bisected(Session& session, const BisectArguments& arguments,
                                                const Graph& graph, const Submission* submission,
                                                const std::optional<std::string>& task) {
  return Writer(session, arguments, graph).run(submission, task);
}

}  // namespace passnet
