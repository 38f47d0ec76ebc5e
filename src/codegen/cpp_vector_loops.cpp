// The loops of a stage that runs in vectors: the calls of the prelude that take its body.
#include "codegen/cpp_loops.hpp"

#include <algorithm>

namespace passnet {
namespace {
constexpr int64_t kPhaseChunk = 512;
}

bool StageLoops::is_one_chunk() const {
  return writer_.has_literals() && nest_.extents[order_.back()] <= kPhaseChunk;
}

// Every phase of the innermost body but the last, over chunks.
StageLoops::Range StageLoops::open_phases(const Range& range) {
  if (exprs_.phases() == 1) return range;
  const size_t loop = order_.back();
  open_brace(fmt::format("for (int64_t chunk{0} = {1}; chunk{0} < {2}; chunk{0} += {3})", loop,
                         range.begin, range.end, kPhaseChunk));
  writer_.line("const int64_t end{0} = pn::smaller(chunk{0} + {1}, {2});", loop, kPhaseChunk,
               range.end);
  exprs_.declare_phase_arrays(kPhaseChunk, writer_);
  const Range chunk{fmt::format("chunk{}", loop), fmt::format("end{}", loop)};
  for (size_t phase = 0; phase + 1 < exprs_.phases(); ++phase) {
    writer_.open("pn::in_vectors<true, {}>({}, {}, [&]<class F>({}) __attribute__((always_inline))",
                 exprs_.group_of_vectors(), chunk.begin, chunk.end, exprs_.lanes_parameters());
    exprs_.print_phase(phase, writer_);
    writer_.close(");");
  }
  return chunk;
}

// The body leaves its value to the prelude, which stores those of several vectors together.
void StageLoops::open_vectors(const Range& range) {
  constexpr int64_t kDear = 12;  // a single element that costs more than waiting for memory
  int64_t spent = 0;
  for (const ExprId id : nest_.exprs) spent += cost(kernel_.expr(id).op);
  const bool truth = kernel_.expr(stored_value()).dtype == DType::kBool;
  writer_.open(
      "pn::store_vectors<{}, {}>({}, {}, {}, [&]<class F>({}) __attribute__((always_inline)) -> {}",
      !is_read_later() || spent >= kDear, exprs_.group_of_vectors(), target_from(range.begin),
      range.begin, range.end, exprs_.lanes_parameters(), truth ? "pn::Truth<F>" : "F");
  after_.push_back({.closing = ");", .line = {}});
}

void StageLoops::open_combining(std::string_view op, std::string_view array) {
  const size_t loop = order_.back();
  const Range range = open_innermost_range();
  const std::string start = full_range(loop).begin;
  const std::string sums = range.begin == start
                               ? std::string(array)
                               : fmt::format("{} + ({} - {})", array, range.begin, start);
  writer_.open(
      "pn::combine_vectors<{}>({}, {}, {}, [&]<class F>({}) __attribute__((always_inline)) -> F",
      op, sums, range.begin, range.end, exprs_.lanes_parameters());
  after_.push_back({.closing = ");", .line = {}});
  enter(innermost());
}

bool StageLoops::combines_columns(int64_t least) const {
  if (!vectors_ || nest_.combined == 0 || !bounds_.empty() || exprs_.phases() > 1) return false;
  return nest_.extents[order_[innermost() - 2]] >= least && !has_guard_at(innermost() - 1);
}

// How many lanes every block has; 0 where that is not known, or not of all.
int64_t StageLoops::known_lanes() const {
  const auto block = std::ranges::find(group_.blocked, order_.back(), &BlockedLoop::loop);
  if (!writer_.has_literals() || block == group_.blocked.end()) return 0;
  const int64_t lanes = nest_.extents[order_.back()];
  if (lanes <= block->size) return lanes;
  return lanes % block->size == 0 ? block->size : 0;
}

void StageLoops::print_prefetches() {
  constexpr int64_t kDear = 12;       // operations an element
  constexpr int64_t kLeast = 512;     // elements of a row
  constexpr int64_t kMost = 1 << 18;  // bytes of it
  const ScheduledStage& first = group_.stages[0];
  const bool is_row = at_ > 0 && group_.rows > 0 && !group_.lanes && !run_together(group_) &&
                      group_.blocked.empty() && order_.size() == 1;
  if (!vectors_ || !is_row || first.nest.extents != nest_.extents) return;
  const int64_t row = nest_.extents.back();
  int64_t spent = 0;
  for (const ExprId id : nest_.exprs) spent += cost(kernel_.expr(id).op);
  if (spent < kDear || row < kLeast) return;
  for (const auto& [id, load] : first.nest.loads) {
    const auto pointer = scope_.pointers[0].find(id);
    if (pointer == scope_.pointers[0].end() || !load.affine || load.strides.back() != 1) continue;
    const std::string& step = pointer->second.strides[group_.rows - 1];
    const auto size = static_cast<int64_t>(byte_size(kernel_.expr(id).dtype));
    if (step.empty() || row * size > kMost) continue;
    writer_.line("pn::prefetch<F>({} + i{} + {});", pointer->second.name, order_.back(), step);
  }
}

void StageLoops::open_columns(std::string_view op, std::string_view array) {
  const size_t loop = order_[depth_];
  const Range lanes = full_range(order_.back());
  writer_.open(
      "pn::combine_columns<{}, {}>({}, {}, {}, {}, [&]<class F>(int64_t i{}, int64_t i{}) "
      "__attribute__((always_inline)) -> F",
      op, known_lanes(), array, lanes.begin, lanes.end, extent(loop), loop, order_.back());
  after_.push_back({.closing = ");", .line = {}});
  enter(depth_ + 1);
  enter(innermost());
}

}  // namespace passnet
