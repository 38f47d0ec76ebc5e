// The elements that a converted kernel reads, as guards on its operands.
#include "triton/kernel_shape.hpp"
#include "triton/reader.hpp"

namespace passnet {
namespace {

constexpr size_t kMaxReached = 20'000;  // terms, each with the conditions around it

// The end of indices that conditions limit.
using Limits = std::map<TermId, TermId>;

struct Read {
  size_t buffer = 0;
  TermId offset;  // its indices have the extents that conditions leave
};

// The reads without a mask of a value: each under the conditions of the choices around it.
class ReadFinder {
 public:
  explicit ReadFinder(Terms& terms) : terms_(terms) {}

  std::vector<Read> reads_of(TermId value) {
    std::set<std::pair<TermId, Limits>> reached;
    std::vector<std::pair<TermId, Limits>> pending{{value, {}}};
    std::vector<Read> reads;
    while (!pending.empty()) {
      auto [id, limits] = std::move(pending.back());
      pending.pop_back();
      if (reached.size() > kMaxReached) limits.clear();
      if (!reached.emplace(id, limits).second) continue;
      const TermNode node = terms_.node(id);
      const bool is_load = node.op == TermOp::kLoad;
      if (is_load && terms_.truth_of(node.children[1]) == std::optional(true)) {
        reads.push_back({static_cast<size_t>(node.integer), limited(node.children[0], limits)});
      }
      for (size_t i = 0; i < node.children.size(); ++i) {
        Limits own = limits;
        if (node.op == TermOp::kChoose && i == 1) add(node.children[0], own);
        if (node.op == TermOp::kChoose && i == 2) add(terms_.negation(node.children[0]), own);
        if (is_load && i == 2) add(terms_.negation(node.children[1]), own);
        pending.emplace_back(node.children[i], std::move(own));
      }
    }
    return reads;
  }

 private:
  void add(TermId condition, Limits& limits) {
    const TermNode node = terms_.node(condition);
    if (node.op == TermOp::kAnd) {
      for (const TermId part : node.children) add(part, limits);
      return;
    }
    if (const auto found = bounded_index(terms_, condition, 1)) {
      limits.insert_or_assign(found->first, found->second);
    }
  }

  TermId limited(TermId offset, const Limits& limits) {
    std::map<TermId, TermId> by;
    for (const auto& [index, end] : limits) {
      TermId& fresh = made_[{index, end}];
      if (!fresh.valid()) fresh = terms_.new_index("t", end);
      by[index] = fresh;
    }
    return by.empty() ? offset : terms_.replace(offset, by);
  }

  Terms& terms_;
  std::map<std::pair<TermId, TermId>, TermId> made_;
};

}  // namespace

// Guards that the operands of a kernel have the elements that it reads.
void PassReader::guard_reads(const std::vector<LoopStore>& stores, Span span) {
  ReadFinder finder(terms_);
  for (const LoopStore& store : stores) {
    for (const TermId part : store.parts) {
      for (const Read& read : finder.reads_of(part)) {
        const auto last = terms_.upper_bound(read.offset);
        const HeldBuffer& buffer = buffers_[read.buffer];
        if (!last || buffer.value.empty()) continue;
        const TermId needed = terms_.add(*last, terms_.integer(1));
        if (terms_.is_nonnegative(terms_.subtract(buffer.elements, needed))) continue;
        const auto left = host_text(buffer.elements, span);
        const auto right = host_text(needed, span);
        if (left && right) add_guard(fmt::format("{} >= {}", *left, *right));
      }
    }
  }
}

}  // namespace passnet
