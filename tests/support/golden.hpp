// Golden files: tests whose input and whole expected output are in one file.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// The line between the input and the expected output.
inline constexpr std::string_view kGoldenSeparator = "---- expected ----\n";

struct GoldenMismatch {
  std::string file;
  std::string expected;
  std::string found;
};

// Runs `transform` on the input of every file in `folder`, in name order; returns those whose
// output differs. With PASSNET_UPDATE_GOLDEN=1 in the environment, it rewrites the files instead.
std::vector<GoldenMismatch> check_golden(
    const std::filesystem::path& folder,
    const std::function<std::string(std::string_view input)>& transform);

}  // namespace passnet
