// The phase of a whole graph: a run of a model, or one half of a training step. The name of its model
// tells it, as `extract --train` writes it (docs/extract.md).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

enum class Phase : uint8_t { kInference, kForward, kBackward };

inline constexpr std::array<std::string_view, 3> kPhases{"inference", "forward", "backward"};

inline std::string_view name(Phase phase) { return kPhases[static_cast<size_t>(phase)]; }

// The names, for options of a command line.
std::vector<std::string> phase_names();

// None if no phase has this name.
std::optional<Phase> find_phase(std::string_view name);

// That of a model whose name ends in `/backward`, or in `/backward_1` where PyTorch made several
// graphs; inference for all other names.
Phase phase_of(std::string_view model);

}  // namespace passnet
