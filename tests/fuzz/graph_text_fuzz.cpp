// libFuzzer target: graph text never crashes the parser, and graphs that parse also verify, print
// and parse back to the same text.
#include "base/check.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"
#include "support/test_ops.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const passnet::Catalog kCatalog = passnet::test_ops::catalog();
  const auto parse = [](std::string text) {
    passnet::Sources sources;
    passnet::Diagnostics diagnostics;
    const passnet::SourceId source = sources.add("fuzz", std::move(text));
    return passnet::parse_graphs(sources, source, kCatalog, diagnostics);
  };
  for (const passnet::Graph& graph : parse({reinterpret_cast<const char*>(data), size})) {
    passnet::Diagnostics diagnostics;
    passnet::verify(graph, kCatalog, diagnostics);
    CHECK(!diagnostics.has_errors());
    const std::string text = passnet::print(graph, kCatalog);
    const std::vector<passnet::Graph> again = parse(text);
    CHECK(again.size() == 1 && passnet::print(again[0], kCatalog) == text);
  }
  return 0;
}
