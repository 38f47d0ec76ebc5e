// libFuzzer target: a query expression never crashes its parser, and what parses is a condition
// that SQLite accepts.
#include "base/check.hpp"
#include "dataset/query/query.hpp"
#include "dataset/store/schema.hpp"
#include "ops/catalog.hpp"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const passnet::Catalog kCatalog = passnet::make_catalog();
  static auto database = [] {
    auto made = passnet::Database::open(":memory:", passnet::Database::Access::kCreate);
    CHECK(made);
    CHECK(passnet::migrate(*made, ":memory:"));
    return std::move(*made);
  }();
  passnet::Sources sources;
  const auto source = sources.add("expression", {reinterpret_cast<const char*>(data), size});
  const auto query = passnet::parse_query(sources, source, kCatalog);
  if (!query) {
    CHECK(!query.error().message.empty());
    return 0;
  }
  auto statement = database.prepare("SELECT s.id FROM subgraphs AS s WHERE " + query->condition);
  CHECK(statement);
  CHECK(statement->step());
  return 0;
}
