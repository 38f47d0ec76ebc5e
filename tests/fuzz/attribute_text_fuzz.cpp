// libFuzzer target: the facts of an input and the arguments of a call. The first line is put
// between the braces of an input, the rest between the parentheses of calls; a schema is parsed
// from the rest as well.
#include "base/check.hpp"
#include "ir/op/schema.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"
#include "support/test_ops.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const passnet::Catalog kCatalog = passnet::test_ops::catalog();
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const size_t line = std::min(text.find('\n'), text.size());
  const std::string_view facts = text.substr(0, line);
  const std::string_view rest = text.substr(std::min(line + 1, text.size()));
  const auto parse = [](std::string graph) {
    passnet::Sources sources;
    passnet::Diagnostics diagnostics;
    const passnet::SourceId source = sources.add("fuzz", std::move(graph));
    return passnet::parse_graphs(sources, source, kCatalog, diagnostics);
  };
  static_cast<void>(passnet::parse_schema(rest));
  for (const char* op : {"scale", "cat", "split", "grow", "to"}) {
    const auto graphs = parse(fmt::format(
        "graph @g(%x: f32[2,3] {{{}\n}}) {{\n  %y = {}({}\n)\n  return %y\n}}\n", facts, op, rest));
    for (const passnet::Graph& graph : graphs) {
      passnet::Diagnostics diagnostics;
      passnet::verify(graph, kCatalog, diagnostics);
      CHECK(!diagnostics.has_errors());
      const std::string printed = passnet::print(graph, kCatalog);
      const auto again = parse(printed);
      CHECK(again.size() == 1 && passnet::print(again[0], kCatalog) == printed);
    }
  }
  return 0;
}
