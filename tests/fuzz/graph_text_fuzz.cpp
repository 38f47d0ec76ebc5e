// libFuzzer target: graph text never crashes the parser, and what parses verifies, prints and
// parses back to the same text.
#include "base/check.hpp"
#include "ir/test_ops.hpp"
#include "ir/text.hpp"
#include "ir/verify.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const passnet::Catalogue kCatalogue = passnet::test_ops::catalogue();
  const auto parse = [](std::string text) {
    passnet::Sources sources;
    passnet::Diagnostics diagnostics;
    const passnet::SourceId source = sources.add("fuzz", std::move(text));
    return passnet::parse_graphs(sources, source, kCatalogue, diagnostics);
  };
  for (const passnet::Graph& graph : parse({reinterpret_cast<const char*>(data), size})) {
    passnet::Diagnostics diagnostics;
    passnet::verify(graph, kCatalogue, diagnostics);
    CHECK(!diagnostics.has_errors());
    const std::string text = passnet::print(graph, kCatalogue);
    const std::vector<passnet::Graph> again = parse(text);
    CHECK(again.size() == 1 && passnet::print(again[0], kCatalogue) == text);
  }
  return 0;
}
