#include "library/find_epilogue.hpp"

#include "kernel/nest.hpp"
#include "runtime/product_offsets.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace passnet {
namespace {

struct Dim {
  int64_t extent = 1;
  int64_t stride = 1;  // in the result's memory
};

// A result in the order of the call's rows, outermost dim first.
struct ResultRows {
  std::vector<Dim> rows;
  int64_t columns = 1;  // neighbors in memory
  int64_t start = 0;
  bool may_hold_whole_rows = false;  // blocks, at no cost
};

ResultRows rows_of(const Product& product, const LibraryRules& rules) {
  ResultRows result{.columns = iterations(product.columns), .start = product.target_start};
  for (const ProductLoop& loop : product.batch) result.rows.push_back({loop.extent, loop.target});
  const int64_t rows = iterations(product.rows);
  if (rows > 1) {
    result.rows.push_back({rows, uniform_stride(product.rows, &ProductLoop::target).value()});
  }
  // Threads share matrices, or rows of a high one; a row does not outgrow the first cache.
  const bool is_in_place = product.window.empty() &&
                           uniform_stride(product.columns, &ProductLoop::right).has_value() &&
                           uniform_stride(product.depth, &ProductLoop::right).has_value();
  result.may_hold_whole_rows = is_in_place && result.columns <= rules.max_epilogue_columns &&
                               (iterations(product.batch) > 1 || rows >= 8 * result.columns);
  return result;
}

ResultRows rows_of(const Convolution& convolution, const LibraryRules& /*rules*/) {
  ResultRows result{.may_hold_whole_rows = true};
  for (const WindowDim& dim : convolution.dims) result.columns *= dim.output;
  const int64_t rows = convolution.batch * convolution.groups * convolution.out_channels;
  result.rows.push_back({rows, result.columns});
  return result;
}

// A stage, and how far each of its loops moves in the result; 0 where it does not.
struct Walk {
  const Stage* stage = nullptr;
  Nest nest;
  Integers steps;
};

class EpilogueFinder {
 public:
  EpilogueFinder(const Kernel& kernel, std::span<const Layout> layouts, BufferId result,
                 ResultRows rows, const LibraryRules& rules)
      : kernel_(kernel), layouts_(layouts), result_(result), rows_(std::move(rows)), rules_(rules) {
    std::erase_if(rows_.rows, [](const Dim& dim) { return dim.extent == 1; });
  }

  std::optional<BlockForm> find() {
    for (const Stage& stage : kernel_.stages) {
      if (!add_before(stage) && !add_walk(stage)) return std::nullopt;
    }
    if (!cut_loops() || !order_loops() || !keeps_to_rows()) return std::nullopt;
    if (walks_.empty()) return std::nullopt;
    merge_rows();
    BlockForm form{
        .before = std::move(before_), .rows = {.rows = digits_.size()}, .block = result_};
    for (Walk& walk : walks_) form.rows.stages.push_back({walk.stage, std::move(walk.nest)});
    if (are_plain_columns(form.rows)) {
      form.cuts_columns = true;
      form.rows.blocked = {{.loop = form.rows.rows, .size = rows_.columns}};
    } else if (!rows_.may_hold_whole_rows || !ends_along_columns(form.rows)) {
      return std::nullopt;
    }
    find_locals(form.rows);
    return form;
  }

 private:
  // A small stage that has nothing to do with the result: what it computes is there before any row.
  bool add_before(const Stage& stage) {
    if (numel(kernel_.extents(stage)) > rules_.max_before_epilogue) return false;
    Nest nest = make_nest(kernel_, stage, layouts_, Bounds::kTrusted);
    const bool is_of_rows = std::ranges::any_of(nest.loads, [&](const auto& load) {
      return load.second.buffer == result_ || writers_.contains(load.second.buffer);
    });
    if (is_of_rows) return false;
    RowGroup group{.serial = stage.store == StoreMode::kAdd || !nest.target.affine};
    group.stages.push_back({.stage = &stage, .nest = std::move(nest)});
    before_.push_back(std::move(group));
    return true;
  }

  // Finds the steps of the loops of a stage in the result, from its loads of it, or of what earlier
  // stages computed from it.
  bool add_walk(const Stage& stage) {
    const bool is_plain =
        stage.kind != StageKind::kScan && !stage.guard.valid() && stage.store == StoreMode::kSet;
    if (!is_plain) return false;
    Walk walk{.stage = &stage,
              .nest = analyze_stage(kernel_, stage, layouts_, Bounds::kTrusted),
              .steps = {}};
    Nest& nest = walk.nest;
    if (!nest.target.affine || std::ranges::find(nest.extents, 0) != nest.extents.end()) {
      return false;
    }
    for (size_t loop = nest.extents.size(); loop-- > 0;) {
      if (nest.extents[loop] == 1) drop_unit(nest, loop);
    }
    for (const auto& [id, load] : nest.loads) {
      const bool is_own = load.buffer == result_ || writers_.contains(load.buffer);
      if (!is_own) continue;
      if (!load.affine) return false;
      const auto steps = steps_of(load, nest.extents);
      if (!steps) return false;
      if (load.buffer == result_ || walk.steps.empty()) walk.steps = *steps;
    }
    if (walk.steps.empty()) return false;
    writers_.emplace(stage.target, walks_.size());
    walks_.push_back(std::move(walk));
    return true;
  }

  std::optional<Integers> steps_of(const Access& load, std::span<const int64_t> extents) const {
    if (load.buffer == result_) {
      if (load.offset != rows_.start) return std::nullopt;
      return load.strides;
    }
    const Walk& writer = walks_[writers_.at(load.buffer)];
    Integers steps;
    for (size_t loop = 0; loop < extents.size(); ++loop) {
      const auto step = step_within(writer, load.strides[loop], extents[loop]);
      if (!step) return std::nullopt;
      steps.push_back(*step);
    }
    return steps;
  }

  // A loop over what one loop of the writer stored.
  static std::optional<int64_t> step_within(const Walk& writer, int64_t stride, int64_t extent) {
    if (stride == 0) return 0;
    for (size_t loop = 0; loop < writer.nest.extents.size(); ++loop) {
      const int64_t own = writer.nest.target.strides[loop];
      if (own <= 0 || stride < own || stride >= own * writer.nest.extents[loop]) continue;
      const bool fits =
          stride % own == 0 && stride * (extent - 1) <= own * (writer.nest.extents[loop] - 1);
      if (!fits) return std::nullopt;
      return writer.steps[loop] * (stride / own);
    }
    return std::nullopt;
  }

  // So that every loop walks rows or columns of one kind, and rows alike in all stages.
  bool cut_loops() {
    std::set<int64_t> bounds{rows_.columns};
    for (const Dim& dim : rows_.rows) bounds.insert({dim.stride, dim.stride * dim.extent});
    for (const Walk& walk : walks_) {
      for (size_t loop = 0; loop < walk.steps.size(); ++loop) {
        const int64_t step = walk.steps[loop];
        if (step < 0) return false;
        // Within a row, stages may differ.
        if (step * walk.nest.extents[loop] <= rows_.columns) continue;
        bounds.insert({std::max(step, rows_.columns), step * walk.nest.extents[loop]});
      }
    }
    for (Walk& walk : walks_) {
      for (size_t loop = walk.steps.size(); loop-- > 0;) {
        if (walk.steps[loop] > 0 && !cut_loop(walk, loop, bounds)) return false;
      }
    }
    for (size_t dim = 0; dim < rows_.rows.size(); ++dim) list_digits(rows_.rows[dim], bounds);
    return true;
  }

  static bool cut_loop(Walk& walk, size_t loop, const std::set<int64_t>& bounds) {
    const int64_t step = walk.steps[loop];
    const int64_t end = step * walk.nest.extents[loop];
    // From the outermost piece to the innermost.
    for (auto bound = bounds.lower_bound(end); bound != bounds.begin();) {
      --bound;
      if (*bound <= step) break;
      const int64_t rest = step * walk.nest.extents[loop];
      if (*bound >= rest) continue;
      if (*bound % step != 0 || rest % *bound != 0 || walk.nest.indexed[loop]) return false;
      cut(walk.nest, loop, *bound / step);
      walk.steps.insert(walk.steps.begin() + static_cast<ptrdiff_t>(loop), *bound);
      ++loop;
    }
    return true;
  }

  void list_digits(const Dim& dim, const std::set<int64_t>& bounds) {
    int64_t end = dim.stride * dim.extent;
    for (auto bound = bounds.lower_bound(end); bound != bounds.begin();) {
      --bound;
      if (*bound < dim.stride) break;
      digits_.push_back({.extent = end / *bound, .stride = *bound});
      end = *bound;
    }
  }

  // Rows first, in the order of the call, then what is within a row.
  bool order_loops() {
    for (Walk& walk : walks_) {
      std::vector<size_t> order;
      for (const Dim& digit : digits_) {
        const auto at = std::ranges::find(walk.steps, digit.stride);
        const auto loop = static_cast<size_t>(at - walk.steps.begin());
        if (at == walk.steps.end() || walk.nest.extents[loop] != digit.extent) return false;
        if (loop + walk.nest.combined >= walk.nest.extents.size()) return false;
        order.push_back(loop);
      }
      for (size_t loop = 0; loop < walk.steps.size(); ++loop) {
        if (std::ranges::find(order, loop) != order.end()) continue;
        if (walk.steps[loop] >= rows_.columns) return false;
        order.push_back(loop);
      }
      permute(walk.nest, order);
      Integers steps;
      for (const size_t loop : order) steps.push_back(walk.steps[loop]);
      walk.steps = std::move(steps);
    }
    return true;
  }

  // Returns how far the loops within a row reach from its start; -1 for negative strides.
  int64_t reach(const Nest& nest, const Access& access) const {
    int64_t last = 0;
    for (size_t loop = digits_.size(); loop < nest.extents.size(); ++loop) {
      if (access.strides[loop] < 0) return -1;
      last += access.strides[loop] * (nest.extents[loop] - 1);
    }
    return last;
  }

  // True if each row is computed from the same row of the result, and of what other stages store.
  bool keeps_to_rows() const {
    const auto rows_of_access = [&](const Access& access) {
      return std::span(access.strides).first(digits_.size());
    };
    for (size_t at = 0; at < walks_.size(); ++at) {
      const Walk& walk = walks_[at];
      for (const auto& [id, load] : walk.nest.loads) {
        if (load.buffer == result_) {
          const int64_t last = reach(walk.nest, load);
          if (last < 0 || last >= rows_.columns) return false;
          for (size_t row = 0; row < digits_.size(); ++row) {
            if (load.strides[row] != digits_[row].stride) return false;
          }
        } else if (const auto known = writers_.find(load.buffer); known != writers_.end()) {
          const Walk& writer = walks_[known->second];
          const Access& target = writer.nest.target;
          const int64_t last = reach(walk.nest, load);
          if (known->second >= at || load.offset != target.offset || last < 0) return false;
          if (!std::ranges::equal(rows_of_access(load), rows_of_access(target))) return false;
          if (last > reach(writer.nest, target)) return false;
        }
      }
    }
    return true;
  }

  void merge_rows() {
    std::vector<BufferId> ignored{result_};
    for (size_t row = digits_.size(); row-- > 1;) {
      const bool fits = std::ranges::all_of(
          walks_, [&](const Walk& walk) { return can_merge(walk.nest, row - 1, ignored); });
      if (!fits) continue;
      for (Walk& walk : walks_) merge(walk.nest, row - 1);
      digits_[row].extent *= digits_[row - 1].extent;
      digits_.erase(digits_.begin() + static_cast<ptrdiff_t>(row) - 1);
    }
    for (Walk& walk : walks_) {
      for (size_t loop = walk.nest.extents.size(); loop-- > digits_.size() + 1;) {
        if (can_merge(walk.nest, loop - 1)) merge(walk.nest, loop - 1);
      }
    }
  }

  // Maps of a row's columns, all taken from and stored to neighbors.
  bool are_plain_columns(const RowGroup& group) const {
    return std::ranges::all_of(group.stages, [&](const ScheduledStage& stage) {
      const Nest& nest = stage.nest;
      const bool is_map = stage.stage->kind == StageKind::kMap &&
                          nest.extents.size() == group.rows + 1 &&
                          nest.extents.back() == rows_.columns && nest.target.strides.back() == 1;
      return is_map && std::ranges::all_of(nest.loads, [&](const auto& load) {
               const Access& access = load.second;
               if (!access.affine) return false;
               const int64_t stride = access.strides.back();
               const bool is_own = access.buffer == result_ || writers_.contains(access.buffer);
               return stride == 1 || (stride == 0 && !is_own);
             });
    });
  }

  // True if innermost loops read neighbors of the result.
  bool ends_along_columns(const RowGroup& group) const {
    return std::ranges::all_of(group.stages, [&](const ScheduledStage& stage) {
      const Nest& nest = stage.nest;
      if (nest.extents.size() == group.rows) return true;
      return std::ranges::all_of(nest.loads, [&](const auto& load) {
        return load.second.buffer != result_ || load.second.strides.back() == 1;
      });
    });
  }

  // Temporaries with one element a row.
  void find_locals(RowGroup& group) const {
    int64_t rows = 1;
    for (const Dim& digit : digits_) rows *= digit.extent;
    for (const ScheduledStage& stage : group.stages) {
      const BufferId target = stage.stage->target;
      const bool is_local = kernel_.buffer(target).role == BufferRole::kTemporary &&
                            numel(kernel_.shape(target)) == rows;
      if (is_local) group.locals.push_back(target);
    }
  }

  const Kernel& kernel_;
  std::span<const Layout> layouts_;
  BufferId result_;
  ResultRows rows_;
  const LibraryRules& rules_;
  std::vector<RowGroup> before_;
  std::vector<Walk> walks_;             // by stage
  std::map<BufferId, size_t> writers_;  // the stage that stores each buffer
  std::vector<Dim> digits_;             // row loops, as all stages have them
};

}  // namespace

std::optional<BlockForm> find_epilogue(const Kernel& kernel, std::span<const Layout> layouts,
                                       BufferId result, const LibraryCall& call,
                                       const LibraryRules& rules) {
  ResultRows rows = std::visit([&](const auto& own) { return rows_of(own, rules); }, call);
  return EpilogueFinder(kernel, layouts, result, std::move(rows), rules).find();
}

}  // namespace passnet
