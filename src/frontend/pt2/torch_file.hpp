// Files of torch.save: a zip archive with a pickle and the storages that its tensors refer to.
#pragma once

#include "frontend/pt2/stored_tensor.hpp"
#include "frontend/read/zip_archive.hpp"

#include <string>
#include <unordered_map>

namespace passnet {

using StoredTensors = std::unordered_map<std::string, StoredTensor>;

// Returns the tensors of a saved dict by their names, or a single saved tensor under the empty
// name; entries of other kinds are left out. `bytes` is the file, part of `memory`. Errors: those
// of ZipArchive and parse_pickle; "bad-torch-file".
Result<StoredTensors> read_torch_file(FileMemory& memory, std::span<std::byte> bytes,
                                      const std::string& name);

// The first part of the path that all entries of an archive of PyTorch have, with its `/`.
std::string root_folder(const ZipArchive& archive);
// "big-endian-archive".
Result<void> check_byte_order(const ZipArchive& archive, const std::string& root);

}  // namespace passnet
