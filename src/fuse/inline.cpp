#include "fuse/inline.hpp"

#include <algorithm>
#include <set>

namespace passnet {
namespace {

constexpr double kLoad = 2;            // elementary operations that a load or a store is worth
constexpr int64_t kCached = 1 << 18;   // bytes that stay near until they are read
constexpr double kKept = 0.25;         // of evaluating: taking what the same row has kept
constexpr int64_t kLongestRow = 8192;  // elements of a row that are kept
constexpr int64_t kVector = 16;
constexpr double kDearInShortRow = 5;  // more than a load and a store
constexpr int64_t kFewVectors = 128;
constexpr double kDeep = 20;  // a chain that a sum over few vectors waits for, row after row
constexpr double kMostSkipped = 0.7;   // of the elements, from which a reader is worth storing all
constexpr double kGather = 4;          // loads that taking one by one is worth
constexpr double kDearOneByOne = 12;   // operations that are better done in vectors
constexpr int64_t kLongRun = 1 << 20;  // in which vectors are full
constexpr double kMaxCost = 400;       // of one value with all that is computed in it

// Elementary operations of one evaluation of the stage's value, its own loads included.
double cost_of(const GroupStage& stage) {
  double total = 0;
  for (const ExprId id : stage.nest.exprs) {
    total += static_cast<double>(cost(stage.kernel->expr(id).op));
  }
  return total;
}

class Chooser {
 public:
  Chooser(const StageGroup& group, const Target& target)
      : group_(group),
        costs_(target.fusion),
        evaluations_(group.stages.size()),
        cost_(group.stages.size()),
        apart_(group.stages.size()),
        run_(group.stages.size(), kLongRun),
        choice_{.fates = std::vector<Fate>(group.cells.size(), Fate::kUnread),
                .inlined = std::vector<bool>(group.cells.size()),
                .emitted = std::vector<bool>(group.stages.size())},
        readers_(group.cells.size()) {
    for (size_t s = 0; s < group.stages.size(); ++s) {
      for (const auto& [id, load] : group.stages[s].loads) {
        readers_[load.cell.index].push_back({.stage = s, .access = &load});
      }
    }
  }

  // From the last stage to the first: by then it is known how often readers run.
  Inlining run() {
    for (size_t s = 0; s < group_.stages.size(); ++s) cost_[s] = cost_of(group_.stages[s]);
    for (size_t s = group_.stages.size(); s-- > 0;) choose(s);
    return std::move(choice_);
  }

 private:
  struct Reader {
    size_t stage;
    const CellAccess* access;
  };

  const std::vector<Reader>& readers(CellId cell) const { return readers_[cell.index]; }

  // How often all readers together evaluate an element of the cell; none where nothing reads it.
  // The stages of one computation that walk the same rows alike keep what the first one evaluates.
  double reads_of(CellId cell) const {
    double reads = 0;
    std::vector<std::pair<size_t, const CellAccess*>> seen;
    for (const auto& [s, load] : readers(cell)) {
      const bool is_kept = std::ranges::any_of(seen, [&](const auto& before) {
        return walks_alike(before.first, *before.second, s, *load);
      });
      reads += evaluations_[s] * (is_kept ? kKept : 1);
      seen.emplace_back(s, load);
    }
    return reads;
  }

  bool walks_alike(size_t s, const CellAccess& a, size_t t, const CellAccess& b) const {
    const GroupStage& first = group_.stages[s];
    const GroupStage& second = group_.stages[t];
    const size_t combined = std::max(first.combined, second.combined);
    if (s == t || first.computation != second.computation || combined == 0) return false;
    if (!a.walk || !b.walk || a.walk->offset != b.walk->offset) return false;
    if (!std::ranges::equal(a.walk->terms, b.walk->terms)) return false;
    // Where rows lie apart, neighboring ones run side by side, and keep nothing.
    if (a.walk->terms.empty() || a.walk->terms.back().coefficient != 1) return false;
    int64_t row = 1;
    for (size_t loop = first.loops.size() - std::min(combined, first.loops.size());
         loop < first.loops.size(); ++loop) {
      row *= first.loops[loop].extent;
    }
    return row <= kLongestRow;
  }

  void choose(size_t s) {
    const GroupStage& stage = group_.stages[s];
    const CellId id = stage.target.cell;
    const Cell& cell = group_.cell(id);
    const double elements = static_cast<double>(std::max<int64_t>(numel(cell.shape), 1));
    const double reads = reads_of(id);
    const bool leaves = cell.role == BufferRole::kOutput;
    if (reads > 0) choice_.fates[id.index] = fate_of(s, reads / elements);
    choice_.inlined[id.index] = choice_.fates[id.index] == Fate::kInlined;
    choice_.emitted[s] = leaves || (reads > 0 && !choice_.inlined[id.index]);
    // Stages over nothing still name what they read.
    const double iterations = static_cast<double>(std::max<int64_t>(stage.iterations(), 1));
    evaluations_[s] =
        (choice_.emitted[s] ? iterations : 0) + (choice_.inlined[id.index] ? reads : 0);
    if (!choice_.inlined[id.index]) return;
    apart_[s] = is_read_apart(id);
    run_[s] = read_run(id);
    for (const Reader& reader : readers(id)) {
      if (reader.stage > s) cost_[reader.stage] += cost_[s];
    }
  }

  // `reads`: of one element.
  Fate fate_of(size_t s, double reads) const {
    const CellId id = group_.stages[s].target.cell;
    if (!dim_loops(group_, id)) return Fate::kCombined;
    const Cell& cell = group_.cell(id);
    const bool leaves = cell.role == BufferRole::kOutput;
    const auto bytes = numel(cell.shape) * static_cast<int64_t>(byte_size(cell.dtype));
    const double distance = bytes > kCached ? 3 : 1;
    for (const Reader& reader : readers(id)) {
      if (reader.stage > s && cost_[reader.stage] + cost_[s] > kMaxCost) return Fate::kLong;
    }
    if (is_rounded_in_runs(s, reads)) return Fate::kRounded;
    if (!leaves && takes_narrow(s) && feeds_vectors(id)) return Fate::kTaken;
    if (!leaves && breaks_rows(s) && is_reduced(id)) return Fate::kCutRows;
    const bool dear = cost_[s] >= kDearInShortRow || widens(s);
    if (!leaves && ((dear && is_reduced_in_rows_below(id, kVector)) ||
                    (cost_[s] >= kDeep && is_reduced_in_rows_below(id, kFewVectors)))) {
      return Fate::kShortRows;
    }
    if (!leaves && reads > kMostSkipped && is_read_apart(id) && gathers_much(s, bytes > kCached)) {
      return Fate::kApart;
    }
    if (!leaves && cuts_vectors(s, distance)) return Fate::kCutVectors;
    // What reads along different loops is read once, in tiles: rows would be kept of one of them.
    const bool apart = reads > 1.001 && reads_apart(s);
    if (reads <= 1 + 2 * kKept && !leaves && !apart) return Fate::kInlined;
    if (apart) return Fate::kReadOften;
    if (reads > costs_.max_reads) return Fate::kReadOften;
    const double anew = reads * cost_[s];
    const double stored = (leaves ? 0 : cost_[s] + kLoad * distance) + reads * kLoad;
    return anew <= stored ? Fate::kInlined : Fate::kReadOften;
  }

  // Whether no loop of a reader goes on from one element of the cell to the next.
  bool is_read_apart(CellId cell) const {
    return std::ranges::any_of(readers(cell), [&](const Reader& reader) {
      if (!reader.access->walk) return false;
      if (apart_[reader.stage] && !choice_.emitted[reader.stage]) return true;
      bool moves = false;
      bool goes_on = false;
      for (const Term& term : reader.access->walk->terms) {
        if (term.extent == 1 || term.coefficient == 0) continue;
        moves = true;
        goes_on |= std::abs(term.coefficient) == 1;
      }
      return moves && !goes_on;
    });
  }

  // Whether computing the stage's value at elements that lie apart costs more than storing it and
  // taking it from there: each operand that moves with the target's innermost loop is gathered. Of
  // elements below four bytes there are no gathers, and all is computed one by one.
  bool gathers_much(size_t s, bool is_far) const {
    const GroupStage& stage = group_.stages[s];
    const Nest& nest = stage.nest;
    const auto unit = std::ranges::find(nest.target.strides, 1);
    if (unit == nest.target.strides.end()) return false;
    const auto loop = static_cast<size_t>(unit - nest.target.strides.begin());
    double count = 0;
    bool has_narrow = false;
    for (const auto& [id, load] : nest.loads) {
      if (load.affine && load.strides[loop] == 0) continue;
      ++count;
      has_narrow |= byte_size(stage.kernel->buffer(load.buffer).dtype) < 4;
    }
    if (has_narrow && cost_[s] >= kDearOneByOne) return true;
    const double stored = count + (is_far ? 2 : 1) * kLoad + kGather;
    return count * kGather > stored;
  }

  // Whether the stage reads inputs that are contiguous along different loops.
  bool reads_apart(size_t s) const {
    const GroupStage& stage = group_.stages[s];
    const Nest& nest = stage.nest;
    std::optional<size_t> contiguous;
    for (const auto& [id, load] : nest.loads) {
      if (!load.affine || stage.loads.contains(id)) continue;
      for (size_t loop = 0; loop < nest.extents.size(); ++loop) {
        if (load.strides[loop] != 1 || nest.extents[loop] == 1) continue;
        const bool moves =
            std::ranges::count_if(load.strides, [](int64_t stride) { return stride != 0; }) > 1;
        if (moves && contiguous && *contiguous != loop) return true;
        if (moves) contiguous = loop;
      }
    }
    return false;
  }

  // Whether the stage takes elements of two bytes or less from places that data decide: processors
  // gather only larger ones.
  bool takes_narrow(size_t s) const {
    const GroupStage& stage = group_.stages[s];
    return std::ranges::any_of(stage.nest.loads, [&](const auto& load) {
      return !load.second.affine && byte_size(stage.kernel->buffer(load.second.buffer).dtype) < 4;
    });
  }

  // Whether what reads the cell computes more than it loads.
  bool feeds_vectors(CellId cell) const {
    constexpr double kDear = 6;
    return std::ranges::any_of(readers(cell),
                               [&](const Reader& reader) { return cost_[reader.stage] >= kDear; });
  }

  bool is_reduced(CellId cell) const {
    return std::ranges::any_of(readers(cell), [&](const Reader& reader) {
      return group_.stages[reader.stage].combined > 0;
    });
  }

  // Whether computing the value where it is read would leave vectors idle, in runs too short for
  // them, that walking the stage by itself would fill, and that costs more than storing it.
  bool cuts_vectors(size_t s, double distance) const {
    const CellId id = group_.stages[s].target.cell;
    const int64_t run = read_run(id);
    const bool is_narrow = byte_size(group_.cell(id).dtype) < 4;
    return cost_[s] * idle_share(run, is_narrow) > kLoad * (distance + 1) && run < own_run(s);
  }

  // The shortest run in which readers evaluate elements of the cell.
  int64_t read_run(CellId id) const {
    int64_t shortest = kLongRun;
    for (const Reader& reader : readers(id)) {
      const GroupStage& stage = group_.stages[reader.stage];
      if (!choice_.emitted[reader.stage]) {
        shortest = std::min(shortest, run_[reader.stage]);
      } else if (stage.combined == 0 && reader.access->walk) {
        shortest = std::min(shortest, common_run(stage, *reader.access));
      }
    }
    return shortest;
  }

  // How many idle elements each one of a run brings with it. Where elements of two bytes do not
  // fill a vector, compilers take half vectors of everything.
  static double idle_share(int64_t run, bool is_narrow) {
    const int64_t width = is_narrow ? 2 * kVector : kVector;
    const int64_t least = run < width ? width / 2 : width;
    const int64_t lanes = (run + least - 1) / least * width;
    return static_cast<double>(lanes) / static_cast<double>(run) - 1;
  }

  // How many elements in a row the stage computes along one loop: its innermost, and those around
  // it that go on where it ends in all that it touches.
  int64_t own_run(size_t s) const {
    const GroupStage& stage = group_.stages[s];
    Nest nest = stage.nest;
    simplify(nest);
    return nest.extents.empty() ? 1 : nest.extents.back();
  }

  // The same of a reader, in its target and in one of its accesses, where both are contiguous along
  // its innermost loop.
  static int64_t common_run(const GroupStage& stage, const CellAccess& access) {
    int64_t run = 0;
    for (size_t t = stage.loops.size(); t-- > 0;) {
      const Term& read = access.walk->terms[t];
      if (read.extent == 1) continue;
      const int64_t wanted = run == 0 ? 1 : run;
      const int64_t stored = stage.target.walk ? stage.target.walk->terms[t].coefficient : wanted;
      if (read.coefficient != wanted || stored != wanted) break;
      run = wanted * read.extent;
    }
    return run == 0 ? kLongRun : run;
  }

  // Whether the stage makes four bytes an element of fewer.
  bool widens(size_t s) const {
    const GroupStage& stage = group_.stages[s];
    const Expr& value = stage.kernel->expr(stage.stage->value);
    return value.op == ScalarOp::kCast && byte_size(value.dtype) == 4 &&
           byte_size(stage.kernel->expr(value.operands[0]).dtype) < 4;
  }

  // Whether rows that do not fill a vector are reduced from the cell.
  bool is_reduced_in_rows_below(CellId cell, int64_t least) const {
    for (const Reader& reader : readers(cell)) {
      const GroupStage& stage = group_.stages[reader.stage];
      if (stage.combined == 0) continue;
      int64_t row = 1;
      for (size_t i = stage.loops.size() - stage.combined; i < stage.loops.size(); ++i) {
        row *= stage.loops[i].extent;
      }
      if (row < least && stage.iterations() > row) return true;
    }
    return false;
  }

  // Whether the innermost loop is short and what the stage reads does not go on from one round of
  // it to the next, so that the two loops around it cannot run as one.
  bool breaks_rows(size_t s) const {
    constexpr int64_t kShort = 48;
    const GroupStage& stage = group_.stages[s];
    if (stage.loops.size() < 2 || !stage.target.walk) return false;
    const int64_t inner = stage.loops.back().extent;
    const auto& terms = stage.target.walk->terms;
    const Term& last = terms.back();
    const Term& before = terms[terms.size() - 2];
    const bool is_row = last.coefficient == 1 && before.coefficient == inner;
    if (!is_row || inner >= kShort || before.extent == 1 || inner == 1) return false;
    const Nest& nest = stage.nest;
    if (nest.extents.size() != stage.loops.size()) return true;  // cut for its readers
    const size_t at = nest.extents.size() - 1;
    return std::ranges::any_of(nest.loads, [&](const auto& load) {
      const Access& access = load.second;
      return access.affine && access.strides[at - 1] != access.strides[at] * inner;
    });
  }

  // Whether a map over as many elements reads the cell's f16: then runs of it are rounded between
  // the two, by the processor's own conversions, which a loop over single values does without.
  bool is_rounded_in_runs(size_t s, double reads) const {
    const CellId id = group_.stages[s].target.cell;
    const Cell& cell = group_.cell(id);
    if (cell.dtype != DType::kF16 || cell.role != BufferRole::kTemporary || reads > 1.001) {
      return false;
    }
    const Kernel& kernel = *group_.stages[s].kernel;
    const Expr& value = kernel.expr(group_.stages[s].stage->value);
    if (value.op != ScalarOp::kCast || kernel.expr(value.operands[0]).dtype != DType::kF32) {
      return false;
    }
    return std::ranges::all_of(readers(id), [&](const Reader& reader) {
      const GroupStage& stage = group_.stages[reader.stage];
      return reader.stage <= s ||
             (stage.stage->kind == StageKind::kMap && stage.iterations() == numel(cell.shape));
    });
  }

  const StageGroup& group_;
  const FusionCosts& costs_;
  std::vector<double> evaluations_;  // of each stage's value, wherever it is computed
  std::vector<double> cost_;
  std::vector<bool> apart_;   // of inlined stages, whether they are evaluated at elements apart
  std::vector<int64_t> run_;  // of inlined stages, in how many elements in a row
  Inlining choice_;
  std::vector<std::vector<Reader>> readers_;  // by cell, in the order of stages
};

}  // namespace

std::vector<uint32_t> computed_in(const StageGroup& group, const Inlining& choice,
                                  std::span<const uint32_t> members, size_t stage) {
  std::set<uint32_t> computations;
  std::set<size_t> seen{stage};
  std::vector<size_t> left{stage};
  while (!left.empty()) {
    const GroupStage& reader = group.stages[left.back()];
    left.pop_back();
    computations.insert(members[reader.computation]);
    for (const auto& [id, load] : reader.loads) {
      if (!choice.inlined[load.cell.index]) continue;
      const size_t writer = group.cell(load.cell).writers[0];
      if (seen.insert(writer).second) left.push_back(writer);
    }
  }
  return {computations.begin(), computations.end()};
}

std::optional<DimLoops> dim_loops(const StageGroup& group, CellId id) {
  const Cell& cell = group.cell(id);
  if (cell.writers.size() != 1) return std::nullopt;
  const GroupStage& stage = group.stages[cell.writers[0]];
  if (stage.stage->kind != StageKind::kMap || stage.stage->guard.valid() ||
      stage.stage->store != StoreMode::kSet) {
    return std::nullopt;
  }
  const auto indices = group.place_of(stage.target);
  if (!indices) return std::nullopt;
  const Walk& walk = *stage.target.walk;
  SmallVector<bool, 8> used(walk.terms.size());
  DimLoops loops(cell.shape.size());
  for (size_t dim = 0; dim < cell.shape.size(); ++dim) {
    const DimIndex& index = (*indices)[dim];
    if (index.offset != 0) return std::nullopt;
    for (size_t t = 0; t < walk.terms.size(); ++t) {
      if (index.multiples[t] == 0) continue;
      if (index.multiples[t] != 1 || loops[dim] || walk.terms[t].extent != cell.shape[dim]) {
        return std::nullopt;
      }
      loops[dim] = t;
      used[t] = true;
    }
    if (!loops[dim] && cell.shape[dim] != 1) return std::nullopt;
  }
  for (size_t t = 0; t < walk.terms.size(); ++t) {
    if (!used[t] && walk.terms[t].extent != 1) return std::nullopt;
  }
  return loops;
}

std::string_view describe(Fate fate) {
  switch (fate) {
    case Fate::kInlined:
      return "computed where it is read, never stored";
    case Fate::kUnread:
      return "cut in pieces that are read where they come from";
    case Fate::kCombined:
      return "it is reduced, scanned or written in pieces";
    case Fate::kReadOften:
      return "each element is read too often to be computed anew";
    case Fate::kRounded:
      return "runs of f16 round faster than single values";
    case Fate::kTaken:
      return "it is taken one by one from memory, where its readers compute in vectors";
    case Fate::kCutRows:
      return "computing it where it is read would cut rows that are reduced into short ones";
    case Fate::kCutVectors:
      return "computing it where it is read would leave much of the vectors idle";
    case Fate::kShortRows:
      return "rows that do not fill a vector are reduced from it";
    case Fate::kApart:
      return "its readers take elements that lie apart, and would take each operand one by one";
    case Fate::kLong:
      return "its readers' expressions would grow too long";
  }
  UNREACHABLE();
}

Inlining choose_inlined(const StageGroup& group, const Target& target) {
  return Chooser(group, target).run();
}

}  // namespace passnet
