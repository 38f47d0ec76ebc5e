#include "library/kernel_parts.hpp"

#include "base/check.hpp"
#include "kernel/analysis/reach.hpp"
#include "kernel/transform/rewriter.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace passnet {
namespace {

// Copies the expressions of some stages under new numbers.
class Extractor {
 public:
  Extractor(const Kernel& kernel, size_t first, size_t count)
      : kernel_(kernel),
        stages_(std::span(kernel.stages).subspan(first, count)),
        written_(kernel.buffers.size()),
        rewriter_(kernel) {
    bool has_temporaries = false;
    for (const Stage& stage : stages_) {
      written_[stage.target.index] = true;
      has_temporaries |= kernel.buffer(stage.target).role == BufferRole::kTemporary;
    }
    if (!has_temporaries) return;
    const auto before = loaded_buffers(kernel, std::span(kernel.stages).first(first));
    const auto after = loaded_buffers(kernel, std::span(kernel.stages).subspan(first + count));
    for (size_t i = 0; i < before.size(); ++i) read_elsewhere_.push_back(before[i] || after[i]);
  }

  // `counts_inputs`: they are named by their numbers in the part.
  KernelPart extract(bool counts_inputs = false) {
    counts_inputs_ = counts_inputs;
    declare_buffers();
    rewriter_.keep(reached_from(kernel_, stages_));
    for (const Stage& stage : stages_) rewriter_.add(rewriter_.kept(stage));
    part_.kernel = rewriter_.take();
    return std::move(part_);
  }

 private:
  // Declares inputs, then outputs, then temporaries.
  void declare_buffers() {
    const std::vector<bool> loaded = loaded_buffers(kernel_, stages_);
    for (const BufferRole role :
         {BufferRole::kInput, BufferRole::kOutput, BufferRole::kTemporary}) {
      for (uint32_t i = 0; i < loaded.size(); ++i) {
        if ((loaded[i] || written_[i]) && role_of({i}) == role) declare({i}, role);
      }
    }
  }

  BufferRole role_of(BufferId buffer) const {
    if (!written_[buffer.index]) return BufferRole::kInput;
    const bool is_temporary = kernel_.buffer(buffer).role == BufferRole::kTemporary;
    const bool is_local = is_temporary && !read_elsewhere_[buffer.index];
    return is_local ? BufferRole::kTemporary : BufferRole::kOutput;
  }

  void declare(BufferId id, BufferRole role) {
    Buffer buffer = kernel_.buffer(id);
    buffer.role = role;
    if (counts_inputs_ && role == BufferRole::kInput) {
      buffer.name = fmt::format("in{}", part_.inputs.size());
    }
    rewriter_.declare(id, std::move(buffer));
    if (role == BufferRole::kInput) part_.inputs.push_back(id);
    if (role == BufferRole::kOutput) part_.outputs.push_back(id);
  }

  const Kernel& kernel_;
  std::span<const Stage> stages_;
  std::vector<bool> written_;         // of each buffer: by the part
  std::vector<bool> read_elsewhere_;  // of each buffer: by stages before or after the part; empty
                                      // if the part writes no temporary
  bool counts_inputs_ = false;
  KernelRewriter rewriter_;
  KernelPart part_;
};

}  // namespace

bool reads(const Kernel& kernel, const Stage& stage, BufferId buffer) {
  return loaded_buffers(kernel, std::span(&stage, 1))[buffer.index];
}

KernelPart extract_part(const Kernel& kernel, size_t first, size_t count) {
  CHECK(first + count <= kernel.stages.size());
  return Extractor(kernel, first, count).extract();
}

size_t count_parts(const Kernel& kernel, size_t max_stages) {
  const bool are_maps = std::ranges::all_of(kernel.stages, [](const Stage& stage) {
    return stage.kind == StageKind::kMap && stage.store == StoreMode::kSet;
  });
  const bool read_inputs = std::ranges::all_of(kernel.exprs, [&](const Expr& expr) {
    return expr.op != ScalarOp::kLoad || kernel.buffer(expr.buffer).role == BufferRole::kInput;
  });
  return are_maps && read_inputs ? (kernel.stages.size() + max_stages - 1) / max_stages : 1;
}

std::vector<KernelPart> cut_stages(const Kernel& kernel, size_t max_stages) {
  const size_t count = kernel.stages.size();
  const size_t each = count_parts(kernel, max_stages) > 1 ? max_stages : count;
  std::vector<KernelPart> parts;
  for (size_t first = 0; first < count; first += each) {
    parts.push_back(Extractor(kernel, first, std::min(each, count - first)).extract(true));
  }
  return parts;
}

Kernel with_inputs(const KernelPart& part, std::span<const BufferId> order) {
  const Kernel& kernel = part.kernel;
  KernelRewriter rewriter(kernel);
  rewriter.declare_parameters();
  for (const BufferId id : order) {
    const auto at = std::ranges::find(part.inputs, id) - part.inputs.begin();
    CHECK(at < std::ssize(part.inputs));
    const BufferId own{static_cast<uint32_t>(at)};
    rewriter.declare(own, kernel.buffer(own));
  }
  for (size_t i = part.inputs.size(); i < kernel.buffers.size(); ++i) {
    const BufferId own{static_cast<uint32_t>(i)};
    rewriter.declare(own, kernel.buffer(own));
  }
  rewriter.keep_all();
  for (const Stage& stage : kernel.stages) rewriter.add(rewriter.kept(stage));
  return rewriter.take();
}

}  // namespace passnet
