// libFuzzer target: a text of the loop language never crashes, prints what parses back to the same
// text, and becomes kernels without flaws.
#include "base/check.hpp"
#include "loops/instantiate.hpp"
#include "loops/parse.hpp"
#include "ops/catalog.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace passnet;  // NOLINT: of a program
  static const Catalog catalog = make_catalog();
  KernelSource source{.name = "fuzz",
                      .language = Language::kLoops,
                      .text = std::string(reinterpret_cast<const char*>(data), size)};
  const auto parsed = parse_loops(source);
  if (!parsed) return 0;
  source.text = print(*parsed);
  const auto again = parse_loops(source);
  CHECK(again.has_value() && print(*again) == source.text);
  const std::vector<std::optional<TensorType>> types{TensorType{DType::kF32, {2, 3, 4}},
                                                     TensorType{DType::kBF16, {12}}, std::nullopt};
  for (size_t operands = 0; operands <= types.size(); ++operands) {
    const Launch launch{
        .kernel = "fuzz",
        .results = {{.type = *types[0], .name = "y"}},
        .arguments = std::vector<LaunchArgument>(parsed->parameters.size(), LaunchArgument(0.5))};
    const auto made = instantiate(source, std::span(types).first(operands), launch, catalog);
    CHECK(!made || !find_flaw(*made));
  }
  return 0;
}
