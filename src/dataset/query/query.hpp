// Expressions over the subgraphs of a dataset: `op = softmax and elements > 1e6 and family = swin`.
//
//   query  := any ("or" any)*            any := all ("and" all)*
//   all    := "not" all | "(" query ")" | FIELD test
//   test   := ("=" | "!=" | "<" | "<=" | ">" | ">=") value | "~" TEXT | "in" "[" value ("," value)*
//   "]"
//
// A field with several values (op, family, …) equals a value if one of them does.
#pragma once

#include "dataset/dataset.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace passnet {

using QueryValue = std::variant<int64_t, double, std::string, Digest>;

// A condition in SQL over the table `subgraphs AS s`, with the values of its parameters.
struct Query {
  std::string condition;
  std::vector<QueryValue> values;
};

// Parses a whole source; an empty one means all subgraphs. Errors, located: "query-syntax",
// "query-too-deep", "unknown-field", "field-operator", "field-value", those of the lexer.
Result<Query> parse_query(const Sources& sources, SourceId source, const Catalog& catalog);

struct SubgraphRow {
  Digest hash;
  std::string sequence;
  std::string dtype;
  int64_t nodes = 0;
  int64_t inputs = 0;
  int64_t results = 0;
  double flops = 0;
  int64_t bytes = 0;
  int64_t elements = 0;
  int64_t extent = 0;
  int64_t launches = 0;
  int64_t occurrences = 0;
  std::vector<std::string_view> kinds;
  std::vector<std::string_view> categories;
};

// Visits the first `limit` subgraphs that match, in the order in which they were added; returns the
// number of all that match.
Result<int64_t> run_query(Dataset& dataset, const Query& query, int64_t limit,
                          const std::function<void(const SubgraphRow&)>& visit);

}  // namespace passnet
