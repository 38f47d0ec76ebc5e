#include "eval/plan_digest.hpp"

#include "compile/compiled.hpp"
#include "runtime/transfer_plan.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {
namespace {

// The lines of a source that are not comments as a whole, without their indentation.
std::string without_comment_lines(std::string_view source) {
  std::string kept;
  while (!source.empty()) {
    std::string_view line = source.substr(0, source.find('\n'));
    source.remove_prefix(std::min(line.size() + 1, source.size()));
    line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
    if (!line.empty() && !line.starts_with("//")) kept.append(line).push_back('\n');
  }
  return kept;
}

template <class Value>
std::string bytes_of(const Value& value) {
  const std::vector<std::byte> bytes = to_bytes(value);
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

class PlanHasher {
 public:
  explicit PlanHasher(const CompiledGraph& compiled)
      : plan_(compiled.plan), kernels_(compiled.kernels) {}

  Digest hash() {
    for (const Placement& input : plan_.inputs) add(input);
    for (const Step& step : plan_.steps) add(step);
    for (const Placement& result : plan_.results) add(result);
    return hasher_.finish();
  }

 private:
  void add(const Placement& placement) {
    Placement own = placement;
    own.block = renamed(own.block);
    hasher_.add(bytes_of(own));
  }

  void add(const Step& step) {
    Step own = step;
    std::visit([&](auto& of) { rename(of.buffers); }, own);
    if (auto* const launch = std::get_if<KernelLaunch>(&own)) {
      launch->kernel = renamed(launch->kernel);
    } else if (auto& epilogue = std::get<LibraryStep>(own).epilogue) {
      epilogue->kernel = renamed(epilogue->kernel);
    }
    hasher_.add(bytes_of(own));
  }

  void rename(std::vector<BlockId>& blocks) {
    for (BlockId& block : blocks) block = renamed(block);
  }

  // Blocks and kernels are numbered in the order in which they are met; what one is counts there.
  BlockId renamed(BlockId block) {
    const auto number = static_cast<uint32_t>(blocks_.size());
    const auto [at, is_new] = blocks_.try_emplace(block.index, number);
    if (is_new) {
      const Block& met = plan_.blocks[block.index];
      const bool has_contents = met.role == BlockRole::kConstant;
      hasher_.add(static_cast<int64_t>(met.role));
      hasher_.add(has_contents ? bytes_of(met.contents) : std::string());
    }
    return BlockId{at->second};
  }

  uint32_t renamed(uint32_t kernel) {
    const auto number = static_cast<uint32_t>(numbers_.size());
    const auto [at, is_new] = numbers_.try_emplace(kernel, number);
    if (is_new) {
      const CompileJob& job = kernels_[kernel].job;
      hasher_.add(without_comment_lines(job.source));
      for (const std::string& define : job.defines) hasher_.add(define);
    }
    return at->second;
  }

  const Plan& plan_;
  const std::vector<KernelUnit>& kernels_;
  std::map<uint32_t, uint32_t> blocks_;
  std::map<uint32_t, uint32_t> numbers_;
  Hasher hasher_;
};

}  // namespace

Digest plan_digest(const CompiledGraph& compiled) { return PlanHasher(compiled).hash(); }

}  // namespace passnet
