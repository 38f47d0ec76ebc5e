#include "curate/specimen.hpp"

#include "ir/text/text.hpp"
#include "ir/verify.hpp"

#include <algorithm>
#include <bit>
#include <iterator>

namespace passnet {
namespace {

constexpr int64_t kEven = 16;  // lanes of a vector of f32

double time_us(double bytes, double flops, const Paces& paces) {
  return std::max(bytes / paces.bytes_per_us, flops / paces.flops_per_us);
}

// The largest value by elements, of floats if there is one; the first of equals.
const TensorType* largest_type(const Graph& graph, bool floats_only) {
  const TensorType* largest = nullptr;
  const auto visit = [&](ValueId value) {
    const TensorType& type = graph.type(value);
    if (floats_only && !is_float(type.dtype) && !is_complex(type.dtype)) return;
    if (largest == nullptr || type.numel() > largest->numel()) largest = &type;
  };
  for (const GraphInput& input : graph.inputs()) visit(input.value);
  for (const NodeId id : graph.nodes()) {
    for (const ValueId value : graph.node(id).results) visit(value);
  }
  return largest;
}

void add_sequence(const Graph& graph, const Catalog& catalog, Specimen& specimen) {
  for (const NodeId id : graph.nodes()) {
    const Op& op = catalog.op(graph.node(id).op);
    if (!specimen.op_sequence.empty()) specimen.op_sequence += ' ';
    specimen.op_sequence += op.name();
    specimen.computing_ops += !is_view_or_copy(op);
  }
}

// The op with most FLOPs, then bytes: the first of equals. Null for a graph without nodes.
const Op* heaviest_op(const Graph& graph, const Catalog& catalog, const GraphCost& total) {
  size_t heaviest = 0;
  for (size_t i = 1; i < total.nodes.size(); ++i) {
    const Cost& best = total.nodes[heaviest];
    const Cost& own = total.nodes[i];
    const bool is_heavier =
        own.flops > best.flops || (own.flops == best.flops && own.bytes() > best.bytes());
    if (is_heavier) heaviest = i;
  }
  if (total.nodes.empty()) return nullptr;
  return &catalog.op(graph.node(graph.nodes()[heaviest]).op);
}

void unite(std::vector<Occurrence>& occurrences, std::vector<Occurrence> further) {
  std::ranges::move(further, std::back_inserter(occurrences));
  std::ranges::sort(occurrences);
  const auto repeated = std::ranges::unique(occurrences);
  occurrences.erase(repeated.begin(), repeated.end());
}

}  // namespace

std::optional<Digest> digest_from_hex(std::string_view hex) {
  Digest digest;
  if (hex.size() != 2 * digest.bytes.size()) return std::nullopt;
  for (size_t i = 0; i < hex.size(); ++i) {
    const char c = hex[i];
    const bool is_digit = c >= '0' && c <= '9';
    if (!is_digit && !(c >= 'a' && c <= 'f')) return std::nullopt;
    const auto value = static_cast<uint8_t>(is_digit ? c - '0' : c - 'a' + 10);
    digest.bytes[i / 2] = static_cast<uint8_t>(digest.bytes[i / 2] * 16 + value);
  }
  return digest;
}

bool is_view_or_copy(const Op& op) { return op.def.view != nullptr || op.def.body == "self"; }

std::string shape_class(const TensorType& type) {
  const auto elements = static_cast<uint64_t>(std::max<int64_t>(type.numel(), 1));
  const int power = (std::bit_width(elements) - 1) / 2;
  const int64_t inner = type.shape.empty() ? 1 : type.shape.back();
  const char* extent = inner == 1 ? "one" : inner % kEven == 0 ? "even" : "odd";
  return fmt::format("{}d 4^{} {}", type.rank(), power, extent);
}

int64_t least_bytes(const GraphCost& total) {
  int64_t read = 0;
  for (const Cost& node : total.nodes) read += node.read;
  return std::min(total.input_bytes, read) + total.output_bytes;
}

double floor_us(const GraphCost& total, const Paces& paces) {
  return time_us(static_cast<double>(least_bytes(total)), total.flops, paces);
}

SpecimenMaker::SpecimenMaker(const Catalog& catalog, const Paces& paces)
    : catalog_(catalog), paces_(paces) {}

Specimen SpecimenMaker::make(const Graph& graph) const {
  Specimen specimen{.hash = canonical_hash(graph, catalog_), .text = print(graph, catalog_)};
  add_sequence(graph, catalog_, specimen);
  const GraphCost total = cost(graph, catalog_);
  const Op* const heaviest = heaviest_op(graph, catalog_, total);
  if (heaviest != nullptr && heaviest->group != OpGroup::kLaunch) {
    specimen.op_group = heaviest->family;
  }
  const TensorType* largest = largest_type(graph, false);
  const TensorType* largest_float = largest_type(graph, true);
  if (largest != nullptr) {
    specimen.elements = largest->numel();
    specimen.shape_class = shape_class(*largest);
    specimen.dtype = (largest_float != nullptr ? largest_float : largest)->dtype;
  }
  for (const Cost& node : total.nodes) {
    specimen.op_by_op_us += time_us(static_cast<double>(node.bytes()), node.flops, paces_);
  }
  specimen.peak_bytes = total.peak_bytes;
  specimen.least_bytes = least_bytes(total);
  specimen.flops = total.flops;
  specimen.floor_us = floor_us(total, paces_);
  return specimen;
}

std::vector<Specimen> merge_specimens(std::vector<Specimen> specimens) {
  std::ranges::stable_sort(specimens, [](const Specimen& a, const Specimen& b) {
    return a.hash != b.hash ? a.hash < b.hash : !a.origin && b.origin;
  });
  std::vector<Specimen> merged;
  for (Specimen& specimen : specimens) {
    if (merged.empty() || merged.back().hash != specimen.hash) {
      std::ranges::sort(specimen.occurrences);
      merged.push_back(std::move(specimen));
    } else if (merged.back().origin.has_value() == specimen.origin.has_value()) {
      unite(merged.back().occurrences, std::move(specimen.occurrences));
    }
  }
  return merged;
}

}  // namespace passnet
