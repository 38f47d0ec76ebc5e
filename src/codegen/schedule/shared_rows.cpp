#include "codegen/schedule/shared_rows.hpp"

#include "base/check.hpp"
#include "kernel/analysis/index_place.hpp"
#include "kernel/costs/schedule.hpp"
#include "kernel/target.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace passnet {
namespace {

// Tries stages [first, last] as one group, and finds the loops of each that are the same rows.
class Grouping {
 public:
  Grouping(const Kernel& kernel, std::span<const Nest> nests, size_t first, size_t last,
           RowResults results, const ScheduleCosts& costs)
      : kernel_(kernel),
        nests_(nests),
        first_(first),
        last_(last),
        results_(results),
        costs_(costs) {}

  // For each stage the loop of row r; nullopt if the stages do not form a group.
  std::optional<SharedRows> match() {
    if (!is_connected() || !is_one_part()) return std::nullopt;
    const size_t base = free_loops(stage(first_));
    matches_.assign(last_ - first_ + 1, std::vector<size_t>(base, kNone));
    for (size_t row = 0; row < base; ++row) matches_[0][row] = row;
    for (size_t s = first_ + 1; s <= last_; ++s) match_stage(s);
    for (size_t row = base; row-- > 0;) {
      if (!is_sound(row)) {
        for (auto& list : matches_) list.erase(list.begin() + static_cast<ptrdiff_t>(row));
      }
    }
    if (!is_worthwhile()) return std::nullopt;
    return matches_;
  }

 private:
  static constexpr size_t kNone = static_cast<size_t>(-1);

  const Stage& stage(size_t s) const { return kernel_.stages[s]; }
  size_t& matched(size_t s, size_t row) { return matches_[s - first_][row]; }

  // The stages of the group that write the buffer: one, or several that write a part each.
  std::vector<size_t> writers(BufferId buffer) const {
    std::vector<size_t> found;
    for (size_t s = first_; s <= last_; ++s) {
      if (stage(s).target == buffer) found.push_back(s);
    }
    return found;
  }

  // True if the stages store to different elements.
  bool are_parts(size_t a, size_t b) const {
    if (!is_plain_map(stage(a)) || !is_plain_map(stage(b))) return false;
    const auto one = stored_box(kernel_, stage(a));
    const auto other = stored_box(kernel_, stage(b));
    return one && other && are_disjoint(*one, *other);
  }

  template <class F>
  void for_each_load(size_t s, F&& f) const {
    for (const auto& [id, access] : nests_[s].loads) f(kernel_.expr(id));
  }

  // Every stage except the last writes a value for a later one, or may have a result of its own;
  // none writes elements that another writes or has read.
  bool is_connected() const {
    for (size_t s = first_; s <= last_; ++s) {
      if (accumulates(stage(s).store) || !nests_[s].target.affine) return false;
      bool used = s == last_;
      for (size_t other = first_; other <= last_; ++other) {
        if (other != s && stage(other).target == stage(s).target && !are_parts(other, s))
          return false;
        for_each_load(other, [&](const Expr& load) {
          if (load.buffer == stage(s).target) used |= other > s;
        });
      }
      bool reads_ahead = false;
      for_each_load(s, [&](const Expr& load) {
        const auto by = writers(load.buffer);
        reads_ahead |= !by.empty() && by.back() >= s;
        used |= !by.empty() && results_ == RowResults::kOfReaders;
      });
      if (!used || reads_ahead) return false;
    }
    return true;
  }

  // True if values that stages read lead from each stage to each other one.
  bool is_one_part() const {
    std::vector<size_t> part(last_ - first_ + 1);
    std::iota(part.begin(), part.end(), size_t{0});
    for (size_t s = first_; s <= last_; ++s) {
      for_each_load(s, [&](const Expr& load) {
        for (const size_t by : writers(load.buffer)) {
          std::ranges::replace(part, size_t{part[s - first_]}, size_t{part[by - first_]});
        }
      });
    }
    return std::ranges::count(part, part[0]) == std::ssize(part);
  }

  // The loop that moves through a dim of a value as the loop `writes` of its writer does.
  std::optional<size_t> loop_of_read(ExprId written, size_t writes, ExprId read) const {
    const auto to = index_place(kernel_, written);
    const auto from = index_place(kernel_, read);
    if (!to || !from || to->loop != writes || from->offset != to->offset) return std::nullopt;
    return from->loop;
  }

  // Row r is the loop that indexes, in the value that this stage reads, the dim that row r of its
  // writer indexes; for a stage that reads nothing of the group, the loop at the same position with
  // the same extent.
  void match_stage(size_t s) {
    for_each_load(s, [&](const Expr& load) {
      const auto all = writers(load.buffer);
      if (all.empty() || all.front() >= s) return;
      const size_t by = all.front();
      for (size_t dim = 0; dim < load.operands.size(); ++dim) {
        for (size_t row = 0; row < matches_[0].size(); ++row) {
          const size_t writes = matched(by, row);
          if (writes == kNone) continue;
          const auto loop = loop_of_read(stage(by).target_index[dim], writes, load.operands[dim]);
          if (loop && *loop < free_loops(stage(s))) matched(s, row) = *loop;
        }
      }
    });
    const auto& list = matches_[s - first_];
    for (size_t row = 0; row < list.size(); ++row) {
      const bool taken = std::ranges::find(list, row) != list.end();
      if (list[row] == kNone && !taken && row < free_loops(stage(s)) &&
          stage(s).extents[row] == stage(first_).extents[row]) {
        matched(s, row) = row;
      }
    }
  }

  // True if row r is a loop of every stage, and all values that pass between stages stay in their
  // row.
  bool is_sound(size_t row) {
    for (size_t s = first_; s <= last_; ++s) {
      const size_t loop = matched(s, row);
      if (loop == kNone) return false;
      if (kernel_.value(stage(s).extents[loop]) !=
          kernel_.value(stage(first_).extents[matched(first_, row)])) {
        return false;
      }
      const auto& list = matches_[s - first_];
      if (std::ranges::count(list, loop) > 1) return false;
    }
    for (size_t s = first_; s <= last_; ++s) {
      bool stays = true;
      for_each_load(s, [&](const Expr& load) {
        for (const size_t by : writers(load.buffer)) {
          bool dim_found = false;
          for (size_t dim = 0; dim < load.operands.size(); ++dim) {
            dim_found |= loop_of_read(stage(by).target_index[dim], matched(by, row),
                                      load.operands[dim]) == matched(s, row);
          }
          stays &= dim_found;
        }
      });
      if (!stays) return false;
    }
    return true;
  }

  // Few long rows are shared better stage by stage.
  bool is_worthwhile() {
    int64_t rows = 1;
    for (size_t row = 0; row < matches_[0].size(); ++row) {
      rows *= kernel_.value(stage(first_).extents[matches_[0][row]]);
    }
    int64_t work = 0;
    bool maps = true;
    for (size_t s = first_; s <= last_; ++s) {
      work = std::max(work, numel(nests_[s].extents));
      maps = maps && stage(s).kind == StageKind::kMap;
    }
    // Maps gain from data that is still cached when it is read again: if they share all of their
    // loops.
    if (maps && rows < work) return false;
    return work <= costs_.small_work || rows >= costs_.min_shared_rows;
  }

  const Kernel& kernel_;
  std::span<const Nest> nests_;
  size_t first_;
  size_t last_;
  RowResults results_;
  const ScheduleCosts& costs_;
  SharedRows matches_;
};

}  // namespace

size_t free_loops(const Stage& stage) {
  return stage.extents.size() - (stage.kind == StageKind::kScan ? 1 : stage.reduced);
}

std::optional<SharedRows> find_shared_rows(const Kernel& kernel, std::span<const Nest> nests,
                                           size_t first, size_t last, const Target& target,
                                           RowResults results) {
  return Grouping(kernel, nests, first, last, results, *target.schedule).match();
}

}  // namespace passnet
