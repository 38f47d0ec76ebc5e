// The flaws for which subgraphs are screened out, and the limits that decide.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace passnet {

enum class Flaw : uint8_t {
  kRandomOp,
  kNoCompute,
  kUnusedInput,
  kFixedResult,
  kAliasedResult,
  kTooLarge,
  kTooSmall,
  kFails,
  kNan,
  kConstant,
  kIgnoredInput,
};

struct FlawInfo {
  Flaw flaw;
  std::string_view name;
  std::string_view doc;
};

inline constexpr std::array<FlawInfo, 11> kFlaws{{
    {Flaw::kRandomOp, "random-op", "an op draws random numbers"},
    {Flaw::kNoCompute, "no-compute", "every op is a view or a copy"},
    {Flaw::kUnusedInput, "unused-input", "no result depends on an input"},
    {Flaw::kFixedResult, "fixed-result", "a result depends on no input"},
    {Flaw::kAliasedResult, "aliased-result", "a result is an input, or a view of one"},
    {Flaw::kTooLarge, "too-large", "its values need more memory than the bound"},
    {Flaw::kTooSmall, "too-small", "its least time is shorter than a call"},
    {Flaw::kFails, "fails", "it does not run on valid inputs"},
    {Flaw::kNan, "nan", "a result is NaN everywhere"},
    {Flaw::kConstant, "constant", "a result is the same for different valid inputs"},
    {Flaw::kIgnoredInput, "ignored-input", "an input can change without changing any result"},
}};

constexpr const FlawInfo& info(Flaw flaw) { return kFlaws[static_cast<size_t>(flaw)]; }

struct ScreenLimits {
  int64_t max_bytes = int64_t{1} << 30;  // alive at once
  double min_us = 1;                     // the cost of a call
  // FLOPs and elements moved up to which a graph is run; larger ones are screened by structure
  // alone.
  double max_run_work = 2e7;
  // Inputs and results of at most this many elements may be constant or without effect: switches,
  // scales, positions.
  int64_t few_elements = 4;
};

struct Screening {
  std::optional<Flaw> flaw;
  std::string reason;    // one sentence about this graph; empty without a flaw
  bool was_run = false;  // false: the graph is too large to run, or its structure decided
};

}  // namespace passnet
