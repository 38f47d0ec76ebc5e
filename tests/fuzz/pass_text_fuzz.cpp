// libFuzzer target: pass text never crashes the parser, and passes that parse can be applied to a
// graph and explained; the rewritten graph verifies.
#include "base/check.hpp"
#include "diag/render.hpp"
#include "ir/text/text.hpp"
#include "ir/verify.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "pass/explain.hpp"
#include "pass/language/parse.hpp"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const passnet::Catalog kCatalog = passnet::make_catalog();
  constexpr const char* kGraph = R"(graph @g(%a: f32[3,4], %b: f32[4]) {
    %0 = mul(%b, %a)
    %1 = add(%0, 2)
    %2 = sum(%1, dim=[1], keepdim=true)
    %3 = relu(%2)
    %4 = cat([%3, %2])
    return %1, %4
  })";
  passnet::Sources sources;
  passnet::Diagnostics diagnostics;
  const passnet::SourceId pass_source =
      sources.add("fuzz.pass", {reinterpret_cast<const char*>(data), size});
  const auto passes = passnet::parse_passes(sources, pass_source, kCatalog, diagnostics);
  for (const passnet::Diagnostic& diagnostic : diagnostics.list()) render(diagnostic, sources);
  passnet::Diagnostics none;
  auto graphs = passnet::parse_graphs(sources, sources.add("g", kGraph), kCatalog, none);
  CHECK(graphs.size() == 1);
  if (const auto explanations =
          passnet::explain(graphs[0], kCatalog, passes, passnet::native_target(), sources)) {
    for (const passnet::Explanation& explanation : *explanations) {
      to_json(explanation, sources).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
      if (explanation.reason) render(*explanation.reason, sources);
    }
  }
  const auto report = passnet::apply(graphs[0], kCatalog, passes, passnet::native_target());
  passnet::verify(graphs[0], kCatalog, none);
  CHECK(!none.has_errors());
  return 0;
}
