#include "fuse/split_concatenations.hpp"

#include "kernel/costs/fusion.hpp"
#include "kernel/target.hpp"

#include <algorithm>

namespace passnet {
namespace {

// A buffer whose writers tile it along one dim.
struct Concatenation {
  size_t dim = 0;
  struct Part {
    size_t writer = 0;  // stage
    int64_t begin = 0;
    int64_t extent = 0;
  };
  std::vector<Part> parts;  // in order
};

bool is_plain_map(const GroupStage& stage) {
  return stage.stage->kind == StageKind::kMap && !stage.stage->guard.valid() &&
         stage.stage->store == StoreMode::kSet;
}

// Returns the one loop that indexes the dim with stride 1, if no other loop does.
std::optional<size_t> only_loop(const DimIndex& index) {
  std::optional<size_t> found;
  for (size_t t = 0; t < index.multiples.size(); ++t) {
    if (index.multiples[t] == 0) continue;
    if (found || index.multiples[t] != 1) return std::nullopt;
    found = t;
  }
  return found;
}

class Splitter {
 public:
  Splitter(StageGroup& group, const Target& target)
      : group_(group), costs_(*target.fusion), vector_floats_(target.vector_floats) {}

  void run() {
    for (size_t split = 0; split < costs_.max_concatenation_splits && split_one(); ++split) {
    }
  }

 private:
  // Returns the part of the dim that a writer covers, if it covers all other dims.
  std::optional<Concatenation::Part> part_of(size_t writer, size_t concatenated_dim) const {
    const GroupStage& stage = group_.stages[writer];
    const auto dims = group_.indices_of(stage.target);
    if (!is_plain_map(stage) || !dims) return std::nullopt;
    const Shape& shape = group_.buffer(stage.target.buffer).shape;
    Concatenation::Part part{.writer = writer, .begin = 0, .extent = 1};
    for (size_t dim = 0; dim < dims->size(); ++dim) {
      const auto found = only_loop((*dims)[dim]);
      const int64_t extent = found ? stage.target.affine->loops[*found].extent : 1;
      if (dim == concatenated_dim) {
        part.begin = (*dims)[dim].offset;
        part.extent = extent;
      } else if (extent != shape[dim] || (*dims)[dim].offset != 0) {
        return std::nullopt;
      }
    }
    return part;
  }

  std::optional<Concatenation> concatenation_along(const GroupBuffer& buffer, size_t dim) const {
    Concatenation concatenation{.dim = dim, .parts = {}};
    for (const uint32_t writer : buffer.writers) {
      const auto part = part_of(writer, dim);
      if (!part) return std::nullopt;
      concatenation.parts.push_back(*part);
    }
    std::ranges::sort(concatenation.parts, {}, &Concatenation::Part::begin);
    int64_t end = 0;
    for (const Concatenation::Part& part : concatenation.parts) {
      if (part.begin != end) return std::nullopt;
      end += part.extent;
    }
    if (end != buffer.shape[dim] || count_loops(concatenation) > costs_.max_concatenated_parts)
      return std::nullopt;
    return concatenation;
  }

  // Returns how many loops the readers of the parts become: those of parts with the same extents,
  // which are copies or pieces of one stage, are the pieces of one loop.
  size_t count_loops(const Concatenation& concatenation) const {
    const auto& parts = concatenation.parts;
    if (!costs_.joins_pieces) return parts.size();
    size_t loops = 1;
    for (size_t part = 1; part < parts.size(); ++part) {
      const bool is_alike = parts[part].extent == parts[part - 1].extent &&
                            are_alike(parts[part].writer, parts[part - 1].writer);
      loops += is_alike ? 0 : 1;
    }
    return loops;
  }

  bool are_alike(size_t writer, size_t other) const {
    const auto is_copy = [](const GroupStage& stage) {
      return stage.kernel->expr(stage.stage->value).op == ScalarOp::kLoad;
    };
    const GroupStage& one = group_.stages[writer];
    const GroupStage& two = group_.stages[other];
    return one.stage == two.stage || (is_copy(one) && is_copy(two));
  }

  std::optional<Concatenation> find_concatenation(const GroupBuffer& buffer) const {
    if (buffer.role != BufferRole::kTemporary) return std::nullopt;
    if (buffer.writers.size() < 2 || buffer.writers.size() > costs_.max_joined_parts)
      return std::nullopt;
    for (size_t dim = 0; dim < buffer.shape.size(); ++dim) {
      if (auto concatenation = concatenation_along(buffer, dim)) return concatenation;
    }
    return std::nullopt;
  }

  // Returns the loop with which every load of the buffer indexes all of the concatenated dim.
  std::optional<size_t> concatenated_loop(const GroupStage& stage, GroupBufferId buffer,
                                          const Concatenation& concatenation) const {
    std::optional<size_t> loop;
    for (const auto& [id, load] : stage.loads) {
      if (load.buffer != buffer) continue;
      const auto dims = group_.indices_of(load);
      if (!dims || (*dims)[concatenation.dim].offset != 0) return std::nullopt;
      const auto found = only_loop((*dims)[concatenation.dim]);
      if (!found || (loop && *loop != *found)) return std::nullopt;
      if (load.affine->loops[*found].extent != group_.buffer(buffer).shape[concatenation.dim])
        return std::nullopt;
      loop = found;
    }
    return loop;
  }

  // True if the stage calls an expensive function, and would for a part in runs below a vector.
  bool leaves_vectors_idle(const GroupStage& stage, GroupBufferId buffer,
                           const Concatenation& concatenation) const {
    const bool is_expensive = std::ranges::any_of(stage.nest.exprs, [&](ExprId id) {
      const Expr& expr = stage.kernel->expr(id);
      return expr.dtype == DType::kF32 &&
             static_cast<double>(info(expr.op).cost) >= costs_.vectorized_operations;
    });
    if (!is_expensive) return false;
    const Shape& shape = group_.buffer(buffer).shape;
    const int64_t inner = numel(std::span(shape).subspan(concatenation.dim + 1));
    if (shape[concatenation.dim] * inner < vector_floats_) return false;
    return std::ranges::any_of(concatenation.parts, [&](const Concatenation::Part& part) {
      return part.extent * inner < vector_floats_;
    });
  }

  // True if a reduction or a scan reads the buffer too: then it is stored whatever maps do.
  bool is_stored_whole(GroupBufferId buffer) const {
    return std::ranges::any_of(group_.stages, [&](const GroupStage& stage) {
      return !is_plain_map(stage) && std::ranges::any_of(stage.loads, [&](const auto& load) {
        return load.second.buffer == buffer;
      });
    });
  }

  bool split_one() {
    for (size_t s = 0; s < group_.stages.size(); ++s) {
      const GroupStage& stage = group_.stages[s];
      if (!is_plain_map(stage)) continue;
      for (const auto& [id, load] : stage.loads) {
        const auto concatenation = find_concatenation(group_.buffer(load.buffer));
        if (!concatenation ||
            std::ranges::any_of(concatenation->parts, [&](const Concatenation::Part& part) {
              return part.writer >= s;
            })) {
          continue;
        }
        const auto loop = concatenated_loop(stage, load.buffer, *concatenation);
        if (!loop || leaves_vectors_idle(stage, load.buffer, *concatenation) ||
            is_stored_whole(load.buffer))
          continue;
        split(s, load.buffer, *concatenation, *loop);
        return true;
      }
    }
    return false;
  }

  // Returns the same access to one part: the concatenated dim starts at the part and ends with it.
  GroupAccess in_part(const GroupAccess& access, GroupBufferId part,
                      size_t concatenated_dim) const {
    const auto dims = *group_.indices_of(access);
    const Shape& shape = group_.buffer(part).shape;
    const Strides strides = contiguous_strides(shape);
    GroupAccess result{.buffer = part,
                       .shape = shape,
                       .layout = {.strides = strides},
                       .is_whole = false,
                       .affine = AffineAccess{.offset = 0, .loops = access.affine->loops}};
    for (StridedLoop& each : result.affine->loops) each.stride = 0;
    for (size_t dim = 0; dim < dims.size(); ++dim) {
      if (dim != concatenated_dim) result.affine->offset += dims[dim].offset * strides[dim];
      for (size_t t = 0; t < dims[dim].multiples.size(); ++t) {
        result.affine->loops[t].stride += dims[dim].multiples[t] * strides[dim];
      }
    }
    return result;
  }

  // Replaces stage `s` by two stages per part: one that writes only the part, one that reads it.
  void split(size_t s, GroupBufferId buffer, const Concatenation& concatenation, size_t loop) {
    std::vector<GroupStage> added;
    for (const Concatenation::Part& part : concatenation.parts) {
      GroupBuffer alone = group_.buffer(buffer);
      alone.role = BufferRole::kTemporary;
      alone.shape[concatenation.dim] = part.extent;
      alone.storage = {};
      group_.buffers.push_back(std::move(alone));
      const GroupBufferId own{static_cast<uint32_t>(group_.buffers.size() - 1)};
      GroupStage writer = group_.stages[part.writer];
      writer.target = in_part(writer.target, own, concatenation.dim);
      added.push_back(std::move(writer));
      added.push_back(reader_of(group_.stages[s], buffer, own, concatenation.dim, part, loop));
    }
    auto& stages = group_.stages;
    stages.erase(stages.begin() + static_cast<ptrdiff_t>(s));
    stages.insert(stages.begin() + static_cast<ptrdiff_t>(s),
                  std::make_move_iterator(added.begin()), std::make_move_iterator(added.end()));
    for (GroupBuffer& each : group_.buffers) each.writers.clear();
    for (uint32_t at = 0; at < stages.size(); ++at) {
      group_.buffers[stages[at].target.buffer.index].writers.push_back(at);
    }
  }

  GroupStage reader_of(const GroupStage& whole, GroupBufferId buffer, GroupBufferId own,
                       size_t concatenated_dim, const Concatenation::Part& part,
                       size_t loop) const {
    GroupStage reader = whole;
    reader.loops[loop].extent = part.extent;
    reader.loops[loop].offset += part.begin;
    for (auto& [id, load] : reader.loads) {
      if (load.buffer == buffer) {
        load = in_part(load, own, concatenated_dim);
      } else {
        advance(load, part, loop);
      }
      if (load.affine) load.affine->loops[loop].extent = part.extent;
    }
    advance(reader.target, part, loop);
    if (reader.target.affine) reader.target.affine->loops[loop].extent = part.extent;
    return reader;
  }

  static void advance(GroupAccess& access, const Concatenation::Part& part, size_t loop) {
    if (access.affine) access.affine->offset += access.affine->loops[loop].stride * part.begin;
  }

  StageGroup& group_;
  const FusionCosts& costs_;
  int64_t vector_floats_;
};

}  // namespace

void split_concatenations(StageGroup& group, const Target& target) {
  Splitter(group, target).run();
}

}  // namespace passnet
