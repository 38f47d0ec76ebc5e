#include "roofline/probe_graphs.hpp"

#include "base/check.hpp"
#include "ir/text/text.hpp"

#include <fmt/format.h>

#include <string>
#include <utility>

namespace passnet {
namespace {

Graph parsed(std::string text, const Catalog& catalog) {
  Sources sources;
  Diagnostics diagnostics;
  const SourceId source = sources.add("probe.graph", std::move(text));
  std::vector<Graph> graphs = parse_graphs(sources, source, catalog, diagnostics);
  CHECK(graphs.size() == 1);
  return std::move(graphs.front());
}

}  // namespace

Graph product_graph(DType dtype, int64_t extent, const Catalog& catalog) {
  return parsed(fmt::format("graph @product(%a: {0}[{1},{1}], %b: {0}[{1},{1}]) {{\n"
                            "  %c = matmul(%a, %b) : {0}[{1},{1}]\n  return %c\n}}\n",
                            name(dtype), extent),
                catalog);
}

Graph smallest_graph(const Catalog& catalog) {
  return parsed("graph @smallest(%a: f32[1]) {\n  %b = neg(%a) : f32[1]\n  return %b\n}\n", catalog);
}

}  // namespace passnet
