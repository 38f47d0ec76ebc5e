// The fields of query expressions: the one table from which parsing, SQL and messages follow.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace passnet {

enum class FieldKind : uint8_t {
  kNumber,
  kDType,
  kHash,      // by the first digits
  kText,      // one text per row of a related table
  kOp,        // as kText; the names of the catalog
  kPhase,     // as kText; the names of phases
  kPiece,     // a set of kinds of pieces
  kCategory,  // a set of categories
};

struct QueryField {
  std::string_view name;
  FieldKind kind;
  // The column that is compared; of texts, of the table that `selection` names.
  std::string_view column;
  // The condition on a subgraph that some related text meets `{}`.
  std::string_view selection = "";
};

inline constexpr std::array<QueryField, 22> kQueryFields{{
    {"op", FieldKind::kOp, "name",
     "s.id IN (SELECT subgraph FROM subgraph_ops WHERE op IN (SELECT id FROM ops WHERE {}))"},
    {"dtype", FieldKind::kDType, "s.dtype"},
    {"elements", FieldKind::kNumber, "s.elements"},
    {"extent", FieldKind::kNumber, "s.extent"},
    {"nodes", FieldKind::kNumber, "s.nodes"},
    {"ops", FieldKind::kNumber, "s.ops"},
    {"inputs", FieldKind::kNumber, "s.inputs"},
    {"results", FieldKind::kNumber, "s.results"},
    {"flops", FieldKind::kNumber, "s.flops"},
    {"bytes", FieldKind::kNumber, "s.bytes"},
    {"parameters", FieldKind::kNumber, "s.parameters"},
    {"launches", FieldKind::kNumber, "s.launches"},
    {"occurrences", FieldKind::kNumber, "s.occurrences"},
    {"kind", FieldKind::kPiece, "s.kinds"},
    {"category", FieldKind::kCategory, "s.categories"},
    {"family", FieldKind::kText, "name",
     "s.id IN (SELECT subgraph FROM subgraph_families WHERE family IN "
     "(SELECT id FROM families WHERE {}))"},
    {"package", FieldKind::kText, "package",
     "s.id IN (SELECT subgraph FROM subgraph_families WHERE family IN "
     "(SELECT id FROM families WHERE {}))"},
    {"model", FieldKind::kText, "models.name",
     "s.id IN (SELECT subgraph FROM occurrences WHERE graph IN (SELECT graphs.id FROM graphs JOIN "
     "models ON models.id = graphs.model WHERE {}))"},
    {"phase", FieldKind::kPhase, "phase_of(models.name)",
     "s.id IN (SELECT subgraph FROM occurrences WHERE graph IN (SELECT graphs.id FROM graphs JOIN "
     "models ON models.id = graphs.model WHERE {}))"},
    {"sequence", FieldKind::kText, "text", "s.sequence IN (SELECT id FROM sequences WHERE {})"},
    {"split", FieldKind::kText, "split", "s.id IN (SELECT subgraph FROM splits WHERE {})"},
    {"hash", FieldKind::kHash, "s.hash"},
}};

}  // namespace passnet
