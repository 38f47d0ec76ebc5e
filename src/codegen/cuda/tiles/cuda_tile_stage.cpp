#include "codegen/cuda/tiles/cuda_tile_stage.hpp"

#include "codegen/cpp/cpp_spelling.hpp"

#include <algorithm>

namespace passnet {

bool is_in_pairs(const Kernel& kernel, const CudaTiles& tiles, BufferId local) {
  return !tiles.in_floats && byte_size(kernel.buffer(local).dtype) == 2 && !tiles.is_row(local);
}

void TileStagePrinter::print() {
  const size_t row = tiles_.row;
  for (size_t depth = 0; depth <= row; ++depth) exprs_.print_early(depth);
  writer_.directive("#pragma unroll");
  writer_.open("for (int32_t line = 0; line < {}; ++line)", tiles_.thread.rows);
  if (needs_index(row)) declare_row();
  if (reduces()) {
    writer_.line("{} parts[{}];", combine_.type(), tiles_.thread.neighbors);
    writer_.line("for ({}& part : parts) part = {};", combine_.type(), combine_.start());
  }
  const bool is_cut = nest_.extents[row] % kTileRows != 0;
  if (is_cut) writer_.open("if (i{} < {})", row, extent(row));
  exprs_.print_early(row + 1);
  if (row + 1 < nest_.extents.size()) {
    print_columns(row + 1);
  } else {
    exprs_.print_late(nest_.extents.size());
    store_value(stored_value(), combine_.dtype());
  }
  if (is_cut) writer_.close();
  if (reduces()) finish(is_cut);
  writer_.close();
}

void TileStagePrinter::print_sums(const std::string& sums) {
  const size_t row = tiles_.row;
  const size_t column = row + 1;
  const int64_t neighbors = tiles_.thread.neighbors;
  const auto are_aligned = [&] {
    if (nest_.target.offset % neighbors != 0 || nest_.extents[column] % neighbors != 0)
      return false;
    for (size_t loop = 0; loop < column; ++loop) {
      if (nest_.target.strides[loop] % neighbors != 0) return false;
    }
    return true;
  };
  const int64_t columns = columns_of_tile(column);
  const bool is_cut = nest_.extents[column] % columns != 0;
  const std::string value =
      fmt::format("{}[(group * {} + line) * {} + part]", sums, tiles_.thread.rows, neighbors);
  writer_.directive("#pragma unroll");
  writer_.open("for (int32_t line = 0; line < {}; ++line)", tiles_.thread.rows);
  declare_row();
  const bool is_row_cut = nest_.extents[row] % kTileRows != 0;
  if (is_row_cut) writer_.open("if (i{} < {})", row, extent(row));
  writer_.directive("#pragma unroll");
  writer_.open("for (int32_t group = 0; group < {}; ++group)", columns / tiles_.thread.columns);
  declare_start();
  if (are_aligned()) {
    writer_.line("const {} i{} = start;", index_type(), column);
    if (is_cut) writer_.open("if (start < {})", extent(column));
    declare_result(neighbors);
    writer_.directive("#pragma unroll");
    writer_.open("for (int32_t part = 0; part < {}; ++part)", neighbors);
    store_at("result.values[part]", value, DType::kF32);
    writer_.close();
    writer_.line("pn::store_pack<{}>(&{}, result);", neighbors,
                 exprs_.element(nest_.target, stage_.target_index));
    if (is_cut) writer_.close();
  } else {
    writer_.directive("#pragma unroll");
    writer_.open("for (int32_t part = 0; part < {}; ++part)", neighbors);
    writer_.line("const {} i{} = start + part;", index_type(), column);
    if (is_cut) writer_.open("if (i{} < {})", column, extent(column));
    store(value, DType::kF32);
    if (is_cut) writer_.close();
    writer_.close();
  }
  writer_.close();
  if (is_row_cut) writer_.close();
  writer_.close();
}

// True if the text names the index of a loop over rows, or columns.
bool TileStagePrinter::needs_index(size_t loop) const {
  const auto moves = [&](const Access& access) {
    return !blocks_.is_local(access.buffer) && (!access.affine || access.strides[loop] != 0);
  };
  const int64_t tile =
      loop == tiles_.row ? kTileRows : tiles_.columns.value_or(tiles_.thread.columns);
  return nest_.indexed[loop] || nest_.extents[loop] % tile != 0 || moves(nest_.target) ||
         std::ranges::any_of(nest_.loads, [&](const auto& load) { return moves(load.second); });
}

int64_t TileStagePrinter::columns_of_tile(size_t column) const {
  return tiles_.columns ? *tiles_.columns : round_up(nest_.extents[column], tiles_.thread.columns);
}

void TileStagePrinter::declare_row() {
  const std::string line = tiles_.in_floats
                               ? fmt::format("pn::float_row<{}>(line)", tiles_.thread.rows)
                               : std::string("pn::tile_row(line)");
  writer_.line("const {} i{} = row + {};", index_type(), tiles_.row, line);
}

// Declares the first column of a thread in a group.
void TileStagePrinter::declare_start() {
  writer_.line("const {} start = {}{}(group);", index_type(), tiles_.columns ? "column + " : "",
               tiles_.in_floats ? "pn::float_column" : "pn::tile_column");
}

void TileStagePrinter::print_columns(size_t column) {
  const int64_t neighbors = tiles_.thread.neighbors;
  const int64_t columns = columns_of_tile(column);
  const bool is_cut = nest_.extents[column] % columns != 0;
  const bool has_packs = own_.pack == neighbors && !is_local() && !reduces();
  writer_.directive("#pragma unroll");
  writer_.open("for (int32_t group = 0; group < {}; ++group)", columns / tiles_.thread.columns);
  if (has_packs || needs_index(column)) declare_start();
  if (has_packs) {
    if (is_cut) writer_.open("if (start < {})", extent(column));
    load_packs();
    open_parts();
    end_parts();
    store_pack(own_.pack);
    if (is_cut) writer_.close();
  } else {
    if (own_.pack == neighbors && !is_cut) load_packs();
    const bool is_in_pairs = is_local() && passnet::is_in_pairs(kernel_, tiles_, stage_.target);
    if (is_in_pairs) writer_.line("float pair[2] = {{}};");
    writer_.directive("#pragma unroll");
    writer_.open("for (int32_t part = 0; part < {}; ++part)", neighbors);
    if (needs_index(column)) writer_.line("const {} i{} = start + part;", index_type(), column);
    if (is_cut) writer_.open("if (i{} < {})", column, extent(column));
    exprs_.print_early(column + 1);
    exprs_.print_late(nest_.extents.size());
    if (reduces()) {
      writer_.line("{}", combine_.step("parts[part]", combine_.type(), stored_value()));
    } else if (is_in_pairs) {
      writer_.line("pair[part] = {};", unrounded_value());
    } else {
      store(stored_value(), combine_.dtype());
    }
    if (is_cut) writer_.close();
    writer_.close();
    if (is_in_pairs) {
      writer_.line("row{}[2 * group + line] = pn::rounded_pair<{}>(pair[0], pair[1]);",
                   stage_.target.index, cpp_memory_type(kernel_.buffer(stage_.target).dtype));
    }
  }
  writer_.close();
}

// The value of 16 bits before it is rounded, which changes nothing if it has been.
std::string TileStagePrinter::unrounded_value() const {
  const Expr& value = kernel_.expr(stage_.value);
  const bool is_cast = value.op == ScalarOp::kCast &&
                       kernel_.expr(value.operands[0]).dtype == DType::kF32 &&
                       own_.placed(stage_.value).fold == Fold::kNone;
  return is_cast ? exprs_.text(value.operands[0])
                 : fmt::format("pn::cast<float>({})", exprs_.text(stage_.value));
}

// Combines the parts of the threads that have the row together.
void TileStagePrinter::finish(bool is_cut) {
  writer_.line("{0} acc = parts[0];", combine_.type());
  for (int64_t part = 1; part < tiles_.thread.neighbors; ++part) {
    writer_.line("{}", combine_.step("acc", combine_.type(), fmt::format("parts[{}]", part)));
  }
  writer_.line("acc = pn::combine_team<{}, {}>(acc);", combine_.op(), tiles_.thread.team());
  if (is_cut && !is_local()) writer_.open("if (i{} < {})", tiles_.row, extent(tiles_.row));
  store_value("acc", combine_.dtype());
  if (is_cut && !is_local()) writer_.close();
}

// Stores a value of a row, once per team if it is in memory.
void TileStagePrinter::store_value(const std::string& text, DType dtype) {
  if (is_local()) return store(text, dtype);
  writer_.open("if (threadIdx.x % {} == 0)", tiles_.thread.team());
  store(text, dtype);
  writer_.close();
}

}  // namespace passnet
