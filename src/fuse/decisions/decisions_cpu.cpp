#include "fuse/decisions/decisions_cpu.hpp"

#include "kernel/costs/fusion.hpp"
#include "kernel/costs/schedule.hpp"
#include "kernel/target.hpp"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace passnet {
namespace {

// not tuning: bytes of the smallest elements with gather instructions
constexpr size_t kGatherBytes = 4;

constexpr std::array<FusionRule, 13> kCpuRules{limit_length,
                                               evaluate_checks,
                                               store_rounded,
                                               store_narrow_gather,
                                               keep_rows_whole,
                                               store_for_short_reduction,
                                               store_for_strided_readers,
                                               store_for_scalar_readers,
                                               fill_vectors,
                                               store_transposed,
                                               read_stored_in_order,
                                               inline_single_use,
                                               compare_costs};

bool is_narrow(const GroupStage& stage, const Access& load) {
  return byte_size(stage.kernel->buffer(load.buffer).dtype) < kGatherBytes;
}

// The loop along which the stage stores contiguous elements, in the order that the target's dims
// have in memory.
std::optional<size_t> unit_loop(const GroupStage& stage) {
  if (!stage.target.affine) return std::nullopt;
  const auto& loops = stage.target.affine->loops;
  const auto unit = std::ranges::find_if(
      loops, [](const StridedLoop& loop) { return loop.stride == 1 && loop.extent > 1; });
  if (unit == loops.end()) return std::nullopt;
  return static_cast<size_t>(unit - loops.begin());
}

// The stride of a load along a loop of the stage; nothing if the load is not affine.
std::optional<int64_t> stride_along(const GroupStage& stage, ExprId load, size_t loop) {
  if (const auto inside = stage.loads.find(load); inside != stage.loads.end()) {
    const auto& affine = inside->second.affine;
    return affine ? std::optional(affine->loops[loop].stride) : std::nullopt;
  }
  const Access& access = stage.nest.loads.at(load);
  return access.affine ? std::optional(access.strides[stage.loops[loop].source]) : std::nullopt;
}

// True if the stage reads narrow elements that are strided along the loop along which it stores
// contiguous ones: then its loop is not vectorized.
bool reads_strided_narrow(const GroupStage& stage) {
  const auto loop = unit_loop(stage);
  if (!loop) return false;
  return std::ranges::any_of(stage.nest.loads, [&](const auto& load) {
    const auto stride = stride_along(stage, load.first, *loop);
    return is_narrow(stage, load.second) && (!stride || std::abs(*stride) > 1);
  });
}

// True if the stage converts elements to four bytes from fewer.
bool widens(const GroupStage& stage) {
  const Expr& value = stage.kernel->expr(stage.stage->value);
  return value.op == ScalarOp::kCast && byte_size(value.dtype) == 4 &&
         byte_size(stage.kernel->expr(value.operands[0]).dtype) < 4;
}

// True if readers gather the elements, each more than once, and can do so in vectors only where
// these are stored with four bytes.
bool is_gathered_from_narrow(const FusionSite& site) {
  const auto is_gathered = [](const BufferReader& reader) { return !reader.access->affine; };
  return site.reads > kOneRead && widens(site.stage()) &&
         std::ranges::any_of(site.readers, is_gathered);
}

// True if a reader reduces several rows of fewer elements than `count`.
bool is_reduced_in_rows_below(const FusionSite& site, int64_t count) {
  return std::ranges::any_of(site.readers, [&](const BufferReader& reader) {
    const GroupStage& stage = site.reader(reader);
    if (stage.reduction_loops == 0) return false;
    const int64_t row = stage.reduced_iterations();
    return row < count && stage.iterations() > row;
  });
}

// True if the innermost loop is short and the data that the stage reads does not continue from one
// of its rounds to the next, so that the two innermost loops cannot run as one.
bool has_short_rows(const FusionSite& site) {
  const GroupStage& stage = site.stage();
  if (stage.loops.size() < 2 || !stage.target.affine) return false;
  const int64_t inner = stage.loops.back().extent;
  const auto& loops = stage.target.affine->loops;
  const StridedLoop& last = loops.back();
  const StridedLoop& before = loops[loops.size() - 2];
  const bool is_row = last.stride == 1 && before.stride == inner;
  const bool is_short = inner < site.costs().short_row;
  if (!is_row || !is_short || before.extent == 1 || inner == 1) return false;
  const Nest& nest = stage.nest;
  if (nest.extents.size() != stage.loops.size()) return true;  // split for its readers
  const size_t at = nest.extents.size() - 1;
  return std::ranges::any_of(nest.loads, [&](const auto& load) {
    const Access& access = load.second;
    return access.affine && access.strides[at - 1] != access.strides[at] * inner;
  });
}

// True if a map reads the value along another loop than that along which it stores contiguous
// elements.
bool is_read_transposed(const FusionSite& site) {
  return std::ranges::any_of(site.readers, [&](const BufferReader& reader) {
    const GroupStage& stage = site.reader(reader);
    const auto loop = unit_loop(stage);
    const auto& read = reader.access->affine;
    return loop && read && stage.reduction_loops == 0 && site.facts[reader.stage].is_emitted &&
           std::abs(read->loops[*loop].stride) > 1;
  });
}

// True if the stage calls an expensive function that is computed for one float at a time.
bool calls_scalar_function(const GroupStage& stage, const FusionCosts& costs) {
  return std::ranges::any_of(stage.nest.exprs, [&](ExprId id) {
    const Expr& expr = stage.kernel->expr(id);
    const ScalarOpInfo& op = info(expr.op);
    return op.vector == VectorOperands::kNone && expr.dtype == DType::kF32 &&
           static_cast<double>(op.cost) >= costs.vectorized_operations;
  });
}

// The loads that move with the loop along which the stage stores contiguous elements: computing the
// value at strided elements gathers them.
std::vector<const Access*> gathered_loads(const GroupStage& stage) {
  std::vector<const Access*> loads;
  const auto loop = unit_loop(stage);
  if (!loop) return loads;
  for (const auto& [id, load] : stage.nest.loads) {
    if (stride_along(stage, id, *loop) != 0) loads.push_back(&load);
  }
  return loads;
}

// True if an expensive value reads narrow elements, for which there are no gather instructions: at
// strided elements it is computed without vectors.
bool gathers_narrow(const FusionSite& site) {
  const auto loads = gathered_loads(site.stage());
  return site.operations() >= site.costs().vectorized_operations &&
         std::ranges::any_of(loads,
                             [&](const Access* load) { return is_narrow(site.stage(), *load); });
}

// True if computing the value at strided elements costs more than storing it and loading it from
// there.
bool costs_many_gathers(const FusionSite& site) {
  const FusionCosts& costs = site.costs();
  const auto count = static_cast<double>(gathered_loads(site.stage()).size());
  const double stored = count +
                        (site.leaves_cache() ? costs.uncached_gathers : 1) * costs.load_operations +
                        costs.gather_loads;
  return count * costs.gather_loads > stored;
}

// Returns the number of idle vector elements per element of a run. If elements of two bytes do not
// fill a vector, compilers use half vectors throughout.
double idle_share(const FusionSite& site, int64_t run) {
  const int64_t floats = site.target.vector_floats;
  const int64_t width = byte_size(site.buffer().dtype) < 4 ? 2 * floats : floats;
  const int64_t step = run < width ? width / 2 : width;
  const int64_t elements = (run + step - 1) / step * width;
  return static_cast<double>(elements) / static_cast<double>(run) - 1;
}

// The cost of storing an element and loading it again.
double cost_of_storing(const FusionSite& site) {
  return site.costs().load_operations * (site.distance() + 1);
}

// True if a reader reduces several rows of halves, and storing the value costs less than the lanes
// that the rows would leave idle while it is computed.
bool idles_in_reduced_rows(const FusionSite& site) {
  if (byte_size(site.buffer().dtype) != 2) return false;
  return std::ranges::any_of(site.readers, [&](const BufferReader& reader) {
    const GroupStage& stage = site.reader(reader);
    const int64_t row = stage.reduced_iterations();
    return stage.reduction_loops > 0 && row > 0 && stage.iterations() > row &&
           site.operations() * idle_share(site, row) > cost_of_storing(site);
  });
}

// True if storing the value costs less than the lanes that its short runs leave idle in a map that
// computes it among others, and that would have longer runs without it: one of them is of halves.
bool breaks_half_map(const FusionSite& site, int64_t own) {
  const auto is_half = [&](GroupBufferId id) {
    return byte_size(site.group.buffer(id).dtype) == 2;
  };
  const double idle = idle_share(site, own);
  return idle > 0 && std::ranges::any_of(evaluating_stages(site), [&](size_t at) {
           const GroupStage& stage = site.group.stages[at];
           return stage.reduction_loops == 0 && own < own_run(stage) &&
                  (is_half(site.stage().target.buffer) || is_half(stage.target.buffer)) &&
                  site.facts[at].operations * idle > cost_of_storing(site);
         });
}

std::optional<FusionDecision> decide_if(bool applies, FusionDecision decision) {
  return applies ? std::optional(decision) : std::nullopt;
}

}  // namespace

std::optional<FusionDecision> store_rounded(const FusionSite& site) {
  const GroupBuffer& buffer = site.buffer();
  if (buffer.dtype != DType::kF16 || site.is_output() || site.reads > kOneRead) {
    return std::nullopt;
  }
  const Kernel& kernel = *site.stage().kernel;
  const Expr& value = kernel.expr(site.stage().stage->value);
  if (value.op != ScalarOp::kCast || kernel.expr(value.operands[0]).dtype != DType::kF32) {
    return std::nullopt;
  }
  const bool maps_all = std::ranges::all_of(site.readers, [&](const BufferReader& reader) {
    const GroupStage& stage = site.reader(reader);
    return reader.stage <= site.at ||
           (stage.stage->kind == StageKind::kMap && stage.iterations() == numel(buffer.shape));
  });
  const bool is_scalar = calls_scalar_function(site.stage(), site.costs()) ||
                         std::ranges::any_of(site.readers, [&](const BufferReader& reader) {
                           return calls_scalar_function(site.reader(reader), site.costs());
                         });
  return decide_if(
      maps_all && (is_scalar || is_read_strided(site) || reads_strided_narrow(site.stage())),
      FusionDecision::kRounded);
}

std::optional<FusionDecision> store_narrow_gather(const FusionSite& site) {
  const GroupStage& stage = site.stage();
  const auto is_gather = [&](const auto& load) {
    return !load.second.affine && is_narrow(stage, load.second);
  };
  const auto is_vectorized = [&](const BufferReader& reader) {
    return site.facts[reader.stage].operations >= site.costs().vectorized_reader_operations;
  };
  const bool gathers = std::ranges::any_of(stage.nest.loads, is_gather) &&
                       std::ranges::any_of(site.readers, is_vectorized);
  return decide_if(!site.is_output() && (gathers || is_gathered_from_narrow(site)),
                   FusionDecision::kNarrowGather);
}

std::optional<FusionDecision> keep_rows_whole(const FusionSite& site) {
  const auto is_reduction = [&](const BufferReader& reader) {
    return site.reader(reader).reduction_loops > 0;
  };
  return decide_if(
      !site.is_output() && has_short_rows(site) && std::ranges::any_of(site.readers, is_reduction),
      FusionDecision::kSplitRows);
}

std::optional<FusionDecision> store_for_short_reduction(const FusionSite& site) {
  const FusionCosts& costs = site.costs();
  const bool is_costly =
      site.operations() >= costs.short_reduction_operations || widens(site.stage());
  const bool is_chain = site.operations() >= costs.chained_operations;
  const int64_t vector_row = site.target.schedule->min_vector_loop;
  return decide_if(
      !site.is_output() && ((is_costly && is_reduced_in_rows_below(site, vector_row)) ||
                            (is_chain && is_reduced_in_rows_below(site, costs.few_vectors_row)) ||
                            idles_in_reduced_rows(site)),
      FusionDecision::kShortReduction);
}

std::optional<FusionDecision> store_for_strided_readers(const FusionSite& site) {
  const bool is_read_by_most = !site.is_output() && site.reads > site.costs().min_strided_reads;
  return decide_if(is_read_by_most && ((is_read_strided(site) && costs_many_gathers(site)) ||
                                       ((is_read_strided(site) || is_read_transposed(site)) &&
                                        gathers_narrow(site))),
                   FusionDecision::kStrided);
}

std::optional<FusionDecision> store_for_scalar_readers(const FusionSite& site) {
  const bool is_complex = site.buffer().dtype == DType::kC64;  // its own loop has no vectors either
  const auto is_scan = [&](const BufferReader& reader) {
    return site.reader(reader).stage->kind == StageKind::kScan;
  };
  // Whatever a scan computes beside loading takes its vectors away.
  const FusionCosts& costs = site.costs();
  const bool is_scanned = std::ranges::any_of(site.readers, is_scan);
  const double least = is_scanned ? costs.load_operations : costs.vectorized_operations;
  return decide_if(!site.is_output() && !is_complex && is_read_without_vectors(site) &&
                       site.operations() > least,
                   FusionDecision::kScalarReader);
}

std::optional<FusionDecision> fill_vectors(const FusionSite& site) {
  const bool gathers = std::ranges::any_of(site.stage().nest.loads,
                                           [](const auto& load) { return !load.second.affine; });
  if (site.is_output() || gathers) return std::nullopt;
  const double stored = cost_of_storing(site);
  const int64_t own = own_run(site.stage());
  const int64_t run = reader_run(site);
  if (run < own) {
    return decide_if(site.operations() * idle_share(site, run) > stored,
                     FusionDecision::kIdleVectors);
  }
  const bool breaks_readers = std::ranges::any_of(site.readers, [&](const BufferReader& reader) {
    const GroupStage& stage = site.reader(reader);
    return stage.reduction_loops == 0 && own < own_run(stage) &&
           calls_scalar_function(stage, site.costs()) &&
           site.facts[reader.stage].operations * idle_share(site, own) > stored;
  });
  return decide_if(breaks_readers || breaks_half_map(site, own), FusionDecision::kIdleVectors);
}

std::optional<FusionDecision> store_transposed(const FusionSite& site) {
  const bool is_reduced = std::ranges::any_of(site.readers, [&](const BufferReader& reader) {
    return site.facts[reader.stage].is_emitted && site.reader(reader).reduction_loops > 0;
  });
  return decide_if((is_reduced || site.reads > kOneRead) && reads_along_different_loops(site),
                   FusionDecision::kReadOften);
}

std::optional<FusionDecision> read_stored_in_order(const FusionSite& site) {
  const GroupStage& stage = site.stage();
  const auto loop = unit_loop(stage);
  const auto is_strided = [&](const auto& load) {
    const auto stride = stride_along(stage, load.first, *loop);
    return !stride || std::abs(*stride) > 1;
  };
  return decide_if(site.is_output() && site.reads > kOneRead && loop &&
                       std::ranges::any_of(stage.nest.loads, is_strided),
                   FusionDecision::kStrided);
}

std::optional<FusionDecision> inline_single_use(const FusionSite& site) {
  return decide_if(!site.is_output() && site.reads <= 1 + 2 * site.costs().kept_share,
                   FusionDecision::kInlined);
}

std::span<const FusionRule> cpu_fusion_rules() { return kCpuRules; }

}  // namespace passnet
