#include "teach/candidates.hpp"

#include "pass/write/write_loops.hpp"
#include "teach/cheaper_ops.hpp"
#include "teach/launch_blocks.hpp"

#include <algorithm>
#include <optional>

namespace passnet {
namespace {

// Schedules that have helped, in the order in which they are tried.
constexpr std::array<std::string_view, 4> kSchedules{"vector=16", "unroll=4", "tile=[4]",
                                                     "vector=8"};
constexpr std::string_view kOneThread = "threads=1";
constexpr int64_t kSmallBytes = 64 << 10;  // not tuning: only the order of what is measured

std::string part_name(const std::string& name, size_t part) {
  return part == 0 ? name : fmt::format("{}_{}", name, part + 1);
}

bool has_library_call(const AlignedGraphs& aligned, std::span<const size_t> part,
                      const Catalog& catalog) {
  return std::ranges::any_of(part, [&](size_t position) {
    return calls_library(*aligned.graphs.front(), position, catalog);
  });
}

// The text of the argument in the pattern, for a kernel: a hole, or the number.
std::string number_text(const AuthoredPass& pass, const Graph& graph, const Node& node,
                        const Catalog& catalog, size_t parameter) {
  const std::string& name = catalog.op(node.op).schema.parameters[parameter].name;
  if (const AuthoredCall* call = find_producer(pass, graph.value(node.results.front()).name)) {
    const auto found = std::ranges::find(call->arguments, name, &AuthoredArgument::parameter);
    if (found != call->arguments.end() && !found->text.empty()) return found->text;
  }
  return to_string(std::get<Attribute>(node.arguments[parameter]));
}

// The kernel that computes the part in each of the graphs; nullopt if there is none, or not one.
std::optional<AuthoredPass> with_kernel(const AuthoredPass& pass, const AlignedGraphs& aligned,
                                        std::span<const size_t> part, const Catalog& catalog) {
  std::optional<WrittenKernel> kernel;
  std::vector<std::string> same_type;
  for (const Graph* graph : aligned.graphs) {
    std::vector<NodeId> nodes;
    std::vector<ValueId> inputs;
    std::vector<ValueId> results;
    for (const size_t position : part) nodes.push_back(graph->nodes()[position]);
    const auto is_inside = [&](ValueId value) {
      return std::ranges::find(nodes, graph->value(value).producer) != nodes.end();
    };
    for (const NodeId id : nodes) {
      graph->for_each_operand(graph->node(id), [&](ValueId value) {
        if (is_inside(value) || std::ranges::find(inputs, value) != inputs.end()) return;
        inputs.push_back(value);
      });
    }
    const Graph& first = *aligned.graphs.front();
    for (const std::string& result : pass.results) {
      for (size_t i = 0; i < nodes.size(); ++i) {
        const Node& there = first.node(first.nodes()[part[i]]);
        for (size_t k = 0; k < there.results.size(); ++k) {
          if (first.value(there.results[k]).name != result) continue;
          results.push_back(graph->node(nodes[i]).results[k]);
        }
      }
    }
    if (inputs.size() != pass.inputs.size()) return std::nullopt;
    const NumberText number = [&](const Node& node, size_t parameter) {
      const size_t at = static_cast<size_t>(
          std::ranges::find(nodes, graph->value(node.results.front()).producer) - nodes.begin());
      return number_text(pass, first, first.node(first.nodes()[part[at]]), catalog, parameter);
    };
    const GraphPart whole{.nodes = nodes, .inputs = inputs, .results = results};
    auto written = write_loop_kernel(*graph, whole, catalog, number);
    if (!written || (kernel && kernel->text != written->text)) return std::nullopt;
    if (!kernel) {
      for (const ValueId value : written->same_type) {
        const auto at = std::ranges::find(inputs, value) - inputs.begin();
        same_type.push_back(pass.inputs[static_cast<size_t>(at)].name);
      }
    }
    kernel = std::move(written);
  }
  if (same_type.empty()) return std::nullopt;
  AuthoredPass made = pass;
  made.form = ReplacementForm::kKernel;
  made.kernel.text = kernel->text;
  made.guards = {fmt::format("dtype(%{}) in [f32, f16, bf16]", same_type.front())};
  for (size_t i = 1; i < same_type.size(); ++i) {
    made.guards.push_back(
        fmt::format("dtype(%{0}) == dtype(%{1})", same_type[i], same_type.front()));
    made.guards.push_back(
        fmt::format("shape(%{0}) == shape(%{1})", same_type[i], same_type.front()));
  }
  return made;
}

}  // namespace

Result<std::vector<PassVersion>> make_versions(const AlignedGraphs& aligned, const Catalog& catalog,
                                               const Target& target, const std::string& name) {
  PassVersion whole{.idea = Idea::kOneKernel};
  PassVersion launches{.idea = Idea::kLaunches};
  PassVersion kernels{.idea = Idea::kLoopKernel};
  PassVersion cheaper{.idea = Idea::kCheaperOps};
  bool has_blocks = false;
  bool has_kernel = false;
  bool has_cheaper = false;
  bool has_library = false;
  const Graph& first = *aligned.graphs.front();
  const auto parts = connected_parts(first, catalog);
  for (size_t i = 0; i < parts.size(); ++i) {
    const AuthoredPass pass = generalize_pattern(aligned, parts[i], catalog, part_name(name, i));
    whole.passes.push_back(pass);
    has_library |= has_library_call(aligned, parts[i], catalog);
    AuthoredPass divided = pass;
    divided.blocks = TRY(find_launch_blocks(first, parts[i], catalog, target));
    const auto fused = std::ranges::count_if(divided.blocks, &AuthoredBlock::is_fused);
    const bool is_divided = fused > 0 && divided.blocks.size() > 1;
    if (is_divided) divided.form = ReplacementForm::kBlocks;
    has_blocks |= is_divided;
    const bool is_idle = !divided.blocks.empty() && fused == 0;  // a library's call alone
    if (!is_idle) launches.passes.push_back(std::move(divided));
    auto kernel = with_kernel(pass, aligned, parts[i], catalog);
    has_kernel |= kernel.has_value();
    kernels.passes.push_back(kernel ? *std::move(kernel) : pass);
    auto rewritten = with_cheaper_ops(pass);
    has_cheaper |= rewritten.has_value();
    cheaper.passes.push_back(rewritten ? *std::move(rewritten) : pass);
  }
  std::vector<PassVersion> versions;
  if (has_cheaper) versions.push_back(std::move(cheaper));
  if (has_library && has_blocks) versions.push_back(std::move(launches));
  if (!whole.passes.empty()) versions.push_back(std::move(whole));
  if (!has_library && has_blocks) versions.push_back(std::move(launches));
  if (has_kernel && !has_library) versions.push_back(std::move(kernels));
  return versions;
}

std::vector<PassVersion> make_scheduled(const PassVersion& best, int64_t bytes) {
  std::vector<std::string_view> schedules(kSchedules.begin(), kSchedules.end());
  schedules.insert(bytes <= kSmallBytes ? schedules.begin() : schedules.end(), kOneThread);
  std::vector<PassVersion> versions;
  for (const std::string_view schedule : schedules) {
    PassVersion version{.idea = Idea::kSchedule, .passes = best.passes};
    bool has_block = false;
    for (AuthoredPass& pass : version.passes) {
      if (pass.form == ReplacementForm::kFusePattern) {
        pass.schedule = schedule;
        has_block = true;
      }
      if (pass.form != ReplacementForm::kBlocks) continue;
      for (AuthoredBlock& block : pass.blocks) {
        if (block.is_fused) block.schedule = schedule;
        has_block |= block.is_fused;
      }
    }
    if (has_block) versions.push_back(std::move(version));
  }
  return versions;
}

}  // namespace passnet
