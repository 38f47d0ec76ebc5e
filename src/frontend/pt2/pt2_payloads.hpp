// The weights and constants of a model in an archive of torch.export.save.
#pragma once

#include "frontend/pt2/torch_file.hpp"

#include <string>

namespace passnet {

// The places of a model's parts, which differ between the layouts of archives.
struct Pt2Layout {
  std::string program;         // JSON
  std::string weights_folder;  // with `/`; empty in archives of PyTorch 2.7 and earlier
  std::string weights_config;  // JSON that states a file and metadata per tensor
  std::string weights_file;    // of torch.save: instead of the former
  std::string constants_folder, constants_config, constants_file;
};

// Returns tensors by name. Errors: "bad-export" (located in the configuration, which is added to
// `sources`), those of read_torch_file.
Result<StoredTensors> read_payloads(FileMemory& memory, const ZipArchive& archive,
                                    const Pt2Layout& layout, Sources& sources);

}  // namespace passnet
