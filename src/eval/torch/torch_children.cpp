#include "eval/torch/torch_children.hpp"

#include "eval/evaluate_options.hpp"
#include "kernel/target.hpp"

#include <algorithm>

namespace passnet {

void TorchChildren::wall(const PublicFolder& submission, const Digest& digest,
                         const std::set<std::filesystem::path>& sources) {
  const bool is_same =
      walls_ && walls_->digest == digest && std::ranges::includes(walls_->sources, sources);
  if (is_same) {
    walls_->submission = &submission;
    return;
  }
  for (std::optional<WalledTorch>& child : walled_) child.reset();
  walls_ = Walls{.submission = &submission, .digest = digest, .sources = sources};
}

Result<void> TorchChildren::start(const CandidateKind& kind, const EvaluateOptions& options,
                                  std::map<std::string, std::string>& versions) {
  if (!kind.torch) return {};
  if (const TorchChild* const known = find(*kind.torch); known != nullptr && known->alive())
    return {};
  const TorchOptions torch{
      .python = options.python, .threads = options.judge.threads, .processors = Processors::find()};
  const auto mode = static_cast<size_t>(*kind.torch);
  if (walls_) {
    walled_[mode].reset();
    walled_[mode].emplace(
        TRY(WalledTorch::start({.torch = torch,
                                .submission = kind.has_passes ? walls_->submission : nullptr,
                                .readable = walls_->sources,
                                .device = options.target->device})));
  } else {
    plain_[mode] = TRY(TorchChild::start(torch));
  }
  const TorchChild& child = *find(*kind.torch);
  versions["torch"] = child.version();
  if (!child.triton_version().empty()) versions["triton"] = child.triton_version();
  if (info(*kind.torch).needs_cuda && !child.has_cuda()) {
    return fail({}, "graphs-need-cuda",
                "expected a PyTorch with CUDA for `{}`, found {} without a device", kind.name,
                child.version());
  }
  return {};
}

TorchChild* TorchChildren::find(TorchMode mode) {
  const auto index = static_cast<size_t>(mode);
  if (walled_[index]) return &walled_[index]->child;
  return plain_[index] ? &*plain_[index] : nullptr;
}

Layers TorchChildren::layers(TorchMode mode) const {
  const auto& walled = walled_[static_cast<size_t>(mode)];
  return walled ? walled->layers : Layers();
}

}  // namespace passnet
