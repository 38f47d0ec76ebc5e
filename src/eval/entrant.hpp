// Who can take part in judging, as candidate or as baseline, by name; and what runs the ops that no
// pass touched.
#pragma once

#include "compile/pipeline.hpp"
#include "eval/torch/torch_side.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace passnet {

struct Entrant {
  std::string_view name;
  bool has_passes = false;           // the submission's passes come first
  std::optional<Pipeline> pipeline;  // compiled by us this way; with passes, as is asked for
  std::optional<TorchMode> torch;    // else run by PyTorch
  bool is_baseline = true;           // may be one
};

inline constexpr std::array<Entrant, 6> kEntrants{{
    {.name = "passes", .has_passes = true, .pipeline = {}, .torch = {}, .is_baseline = false},
    {.name = "op-by-op", .pipeline = Pipeline::kOpByOp, .torch = {}},
    {.name = "default", .pipeline = Pipeline::kDefault, .torch = {}},
    {.name = "eager", .pipeline = {}, .torch = TorchMode::kEager},
    {.name = "inductor", .pipeline = {}, .torch = TorchMode::kInductor},
    {.name = "inductor-graphs",
     .pipeline = {},
     .torch = TorchMode::kInductorGraphs,
     .is_baseline = false},
}};

// Null for a name that none has.
constexpr const Entrant* find_entrant(std::string_view name) {
  const auto found = std::ranges::find(kEntrants, name, &Entrant::name);
  return found == kEntrants.end() ? nullptr : &*found;
}

struct Treatment {
  std::string_view name;  // `--pipeline`
  Pipeline rest;          // what compiles a graph after its passes
};

inline constexpr std::array<Treatment, 2> kTreatments{{
    {"passes-only", Pipeline::kOpByOp},
    {"full", Pipeline::kDefault},
}};

constexpr const Treatment* find_treatment(std::string_view name) {
  const auto found = std::ranges::find(kTreatments, name, &Treatment::name);
  return found == kTreatments.end() ? nullptr : &*found;
}

}  // namespace passnet
