#include "loops/foreign.hpp"

#include "base/did_you_mean.hpp"
#include "ir/text/foreign.hpp"
#include "kernel/scalar.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace passnet {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 3> kOperators{
    {{"//", "; '/' of integers rounds down, and a comment begins with '#'"},
     {"^", "; pow(a, b) is a power"},
     {"if", "; a choice is condition ? a : b"}}};
constexpr std::array<std::string_view, 2> kBlocks{"rows", "blocks"};
constexpr std::array<std::string_view, 3> kMeans{"mean", "avg", "average"};

bool is_index(const LoopTerm& term) {
  return term.kind == LoopTermKind::kName ||
         (term.kind == LoopTermKind::kBinary && term.name == "<");
}

}  // namespace

std::string meant_loop_operator(const Token& token) {
  for (const auto& [written, remark] : kOperators) {
    if (token.kind != TokenKind::kString && token.text == written) return std::string(remark);
  }
  return meant_operator(token);
}

std::string meant_loop_statement(std::string_view name, const Token& next) {
  if (next.kind == TokenKind::kPunctuation && std::string_view("+-*/%").contains(next.text)) {
    return "; a value is assigned once, and sum(k) x[k] adds";
  }
  std::string meant = did_you_mean(name == "for" ? kBlocks[0] : nearest_name(name, kBlocks));
  if (!meant.empty() || next.kind != TokenKind::kName) return meant;
  return fmt::format("; a value has no type: {} = …", next.text);
}

std::string meant_loop_reduction(const LoopTerm& call) {
  if (!std::ranges::all_of(call.terms, is_index) || scalar_op_from_name(call.name)) return "";
  if (std::ranges::find(kMeans, call.name) != kMeans.end()) return "; a mean is sum(k) … / n";
  return did_you_mean(nearest_name(call.name, kLoopReductions, &LoopReduction::name));
}

}  // namespace passnet
