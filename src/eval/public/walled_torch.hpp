// A PyTorch process for a submission of the public harness, whose Python is code of its author.
#pragma once

#include "eval/public/public_folder.hpp"
#include "eval/torch/torch_child.hpp"
#include "kernel/device.hpp"
#include "sandbox/layers.hpp"

#include <filesystem>
#include <optional>
#include <set>
#include <utility>

namespace passnet {

// A folder for the files of a process, which is removed with all that is in it.
class TemporaryFolder {
 public:
  TemporaryFolder() = default;
  explicit TemporaryFolder(std::filesystem::path path) : path_(std::move(path)) {}
  TemporaryFolder(TemporaryFolder&& other) noexcept : path_(std::exchange(other.path_, {})) {}
  TemporaryFolder& operator=(TemporaryFolder&& other) noexcept {
    std::swap(path_, other.path_);
    return *this;
  }
  ~TemporaryFolder();
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

struct WalledTorchOptions {
  TorchOptions torch;
  const PublicFolder* submission = nullptr;  // null: PyTorch alone
  std::set<std::filesystem::path> readable;  // the sources of graphs
  Device device = Device::kCpu;
};

// The child of one submission, or of none: PyTorch's own modes are measured in the same way beside
// it. It may read the system's files, Python's, the submission and the sources, and write to a
// folder of its own, where caches of Triton and of TorchInductor are (docs/integrity.md).
struct WalledTorch {
  TemporaryFolder folder;
  Layers layers;
  TorchChild child;  // last: it ends before its folder is removed

  // Starts it and imports the files of the submission, whose errors show when a graph is loaded.
  // Errors: "torch-not-available", "command-not-started", "public-folder-missing".
  static Result<WalledTorch> start(const WalledTorchOptions& options);
};

}  // namespace passnet
