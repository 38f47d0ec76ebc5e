// PyTorch's processes of an evaluator.
#pragma once

#include "eval/candidate_kind.hpp"
#include "eval/public/walled_torch.hpp"
#include "eval/torch/torch_child.hpp"

#include <array>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>

namespace passnet {

struct EvaluateOptions;

// One process per mode, so that none is affected by another's crash.
class TorchChildren {
 public:
  // Makes further processes walled ones, of this submission, which may read these sources. Ends
  // those of another submission, and those that may not read one of the sources. `submission` must
  // outlive them.
  void wall(const PublicFolder& submission, const Digest& digest,
            const std::set<std::filesystem::path>& sources);
  // Starts the process of the candidate's mode, if PyTorch runs it and none lives; adds to
  // `versions`. Errors: those of TorchChild and WalledTorch, "graphs-need-cuda".
  Result<void> start(const CandidateKind& kind, const EvaluateOptions& options,
                     std::map<std::string, std::string>& versions);
  // Null if none was started.
  TorchChild* find(TorchMode mode);
  // The layers around it; none if it is not walled.
  Layers layers(TorchMode mode) const;

 private:
  struct Walls {
    const PublicFolder* submission = nullptr;
    Digest digest;
    std::set<std::filesystem::path> sources;
  };
  static constexpr size_t kModes = kTorchModes.size();

  std::optional<Walls> walls_;
  std::array<std::optional<TorchChild>, kModes> plain_;
  std::array<std::optional<WalledTorch>, kModes> walled_;
};

}  // namespace passnet
