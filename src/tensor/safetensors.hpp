// Tensors in files: the safetensors format.
#pragma once

#include "diag/diagnostic.hpp"
#include "tensor/tensor.hpp"

#include <filesystem>
#include <map>
#include <string>

namespace passnet {

using NamedTensors = std::map<std::string, Tensor>;

// Reads every tensor of the file; errors name the file and have no other location.
Result<NamedTensors> read_safetensors(const std::filesystem::path& path);

// Writes to a temporary file next to `path`, then renames it, so that no reader sees half a file.
Result<void> write_safetensors(const std::filesystem::path& path,
                               const std::map<std::string, const Tensor*>& tensors);

}  // namespace passnet
