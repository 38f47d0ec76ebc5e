#include "compile/tune.hpp"

#include "base/check.hpp"
#include "ir/builder.hpp"
#include "ir/fusion.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace passnet {
namespace {

using Times = std::vector<std::optional<double>>;  // by schedule

// A graph in which every block has one of its schedules.
struct Variant {
  std::optional<CompiledGraph> compiled;
  std::vector<std::filesystem::path> libraries;  // as many as kernels, or it cannot run
};

class Tuner {
 public:
  Tuner(Graph& graph, const TuneTools& tools) : graph_(graph), tools_(tools) {
    for (uint32_t i = 0; i < graph.fusions().size(); ++i) {
      if (!graph.fusions()[i].tune.empty()) blocks_.push_back(i);
    }
  }

  Result<std::vector<TunedBlock>> run() {
    if (blocks_.empty()) return std::vector<TunedBlock>();
    size_t variants = 0;
    for (const uint32_t block : blocks_) {
      times_.emplace_back(count_schedules(graph_.fusions()[block]));
      labels_.emplace_back();
      variants = std::max(variants, times_.back().size());
    }
    for (size_t i = 0; i < variants; ++i) compile_variant(i);
    const Digest key = this->key();
    if (!read(key) && tools_.measure) {
      TRY(build());
      // Twice, one after the other, so that what disturbs some moments decides less.
      for (int round = 0; round < kRounds; ++round) {
        for (size_t i = 0; i < variants; ++i) measure(i);
      }
      TRY(tools_.compiler.cache().store_text(key, nlohmann::json(to_json()).dump()));
    }
    return choose();
  }

 private:
  static constexpr int kRounds = 2;  // not tuning: of measuring

  // The blocks are independent: variant i has the schedule number i of each, modulo their count.
  void compile_variant(size_t index) {
    Graph graph = graph_.clone();
    Rewriter rewriter(tools_.catalog, graph);
    for (size_t i = 0; i < blocks_.size(); ++i) {
      const Fusion& fusion = graph_.fusions()[blocks_[i]];
      rewriter.set_fusion(blocks_[i], choose_schedule(fusion, index % times_[i].size()));
    }
    auto compiled = compile(graph, tools_.catalog, tools_.compiler.target(), tools_.pipeline);
    Variant& variant = variants_.emplace_back();
    if (!compiled) return;
    variant.compiled = *std::move(compiled);
    for (const StepOrigin& origin : variant.compiled->origins) {
      if (const auto block = block_of(*variant.compiled, origin)) labels_[*block] = origin.label;
    }
  }

  // The block that the step computes: an index of `blocks_`.
  std::optional<size_t> block_of(const CompiledGraph& compiled, const StepOrigin& origin) const {
    for (const uint32_t computation : origin.computations) {
      const auto& fusion = compiled.program.computations[computation].fusion;
      if (!fusion) continue;
      const auto found = std::ranges::find(blocks_, *fusion);
      if (found != blocks_.end()) return static_cast<size_t>(found - blocks_.begin());
    }
    return std::nullopt;
  }

  Digest key() const {
    Hasher hasher;
    hasher.add("tuned schedules 2").add(print(graph_, tools_.catalog));
    hasher.add(static_cast<int64_t>(tools_.threads));
    for (const Variant& variant : variants_) {
      hasher.add(int64_t{variant.compiled.has_value()});
      if (!variant.compiled) continue;
      for (const KernelUnit& unit : variant.compiled->kernels) {
        hasher.add(tools_.compiler.key(unit.job));
      }
    }
    return hasher.finish();
  }

  Result<void> build() {
    std::vector<CompileJob> jobs;
    std::vector<Variant*> owners;
    for (Variant& variant : variants_) {
      if (!variant.compiled) continue;
      for (const KernelUnit& unit : variant.compiled->kernels) {
        jobs.push_back(unit.job);
        owners.push_back(&variant);
      }
    }
    const auto outcomes = TRY(tools_.compiler.compile_all(jobs));
    for (size_t i = 0; i < outcomes.size(); ++i) {
      const auto* artifact = std::get_if<Artifact>(&outcomes[i]);
      if (artifact != nullptr) owners[i]->libraries.push_back(artifact->path);
    }
    return {};
  }

  // A variant that fails was refused, or ended its worker: others are chosen.
  void measure(size_t index) {
    const Variant& variant = variants_[index];
    if (!variant.compiled || variant.libraries.size() != variant.compiled->kernels.size()) return;
    const auto measured = tools_.measure(*variant.compiled, variant.libraries);
    if (!measured) return;
    CHECK(measured->size() == variant.compiled->origins.size());
    for (size_t step = 0; step < measured->size(); ++step) {
      const auto block = block_of(*variant.compiled, variant.compiled->origins[step]);
      if (!block) continue;
      std::optional<double>& time = times_[*block][index % times_[*block].size()];
      time = std::min(time.value_or((*measured)[step]), (*measured)[step]);
    }
  }

  nlohmann::json to_json() const {
    nlohmann::json blocks = nlohmann::json::array();
    for (const Times& times : times_) {
      nlohmann::json list = nlohmann::json::array();
      for (const auto& time : times)
        list.push_back(time ? nlohmann::json(*time) : nlohmann::json(nullptr));
      blocks.push_back(std::move(list));
    }
    return blocks;
  }

  // False if the cache does not know the times.
  bool read(const Digest& key) {
    const std::optional<std::string> text = tools_.compiler.cache().find_text(key);
    const nlohmann::json blocks =
        text ? nlohmann::json::parse(*text, nullptr, false) : nlohmann::json();
    if (!blocks.is_array() || blocks.size() != times_.size()) return false;
    std::vector<Times> known;
    for (size_t i = 0; i < times_.size(); ++i) {
      if (!blocks[i].is_array() || blocks[i].size() != times_[i].size()) return false;
      Times& times = known.emplace_back();
      for (const nlohmann::json& time : blocks[i]) {
        times.push_back(time.is_number() ? std::optional(time.get<double>()) : std::nullopt);
      }
    }
    times_ = std::move(known);
    return true;
  }

  std::vector<TunedBlock> choose() {
    std::vector<TunedBlock> tuned;
    Rewriter rewriter(tools_.catalog, graph_);
    for (size_t i = 0; i < blocks_.size(); ++i) {
      TunedBlock& block = tuned.emplace_back(TunedBlock{.label = labels_[i], .schedules = {}});
      const Fusion asked = graph_.fusions()[blocks_[i]];
      std::optional<double> least;
      for (size_t k = 0; k < times_[i].size(); ++k) {
        const Fusion own{.schedule = choose_schedule(asked, k).schedule, .tune = {}};
        const std::string text = print_schedule(own);
        block.schedules.push_back(
            {.schedule = text.empty() ? "no schedule" : text.substr(kWith.size()),
             .us = times_[i][k]});
        if (!times_[i][k] || (least && *least <= *times_[i][k])) continue;
        least = times_[i][k];
        block.chosen = k;
      }
      rewriter.set_fusion(blocks_[i], choose_schedule(asked, block.chosen));
    }
    return tuned;
  }

  static constexpr std::string_view kWith = " with ";

  Graph& graph_;
  const TuneTools& tools_;
  std::vector<uint32_t> blocks_;  // with `tune`
  std::vector<Times> times_;      // by block
  std::vector<std::string> labels_;
  std::vector<Variant> variants_;
};

}  // namespace

Result<std::vector<TunedBlock>> tune_schedules(Graph& graph, const TuneTools& tools) {
  return Tuner(graph, tools).run();
}

}  // namespace passnet
