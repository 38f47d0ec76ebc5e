#include "codegen/cuda/tiles/cuda_tile_printer.hpp"

#include "codegen/cpp/cpp_spelling.hpp"
#include "codegen/cuda/cuda_stage_printer.hpp"

#include <algorithm>
#include <vector>

namespace passnet {
namespace {

constexpr int64_t kEighth = 8;         // not tuning: columns between those of a thread
constexpr int64_t kPieceElements = 8;  // not tuning: elements of 16 bytes

// True for a tile of 16-bit floats, of which a register has two.
bool is_in_pairs(const Kernel& kernel, const CudaTiles& tiles, BufferId local) {
  return byte_size(kernel.buffer(local).dtype) == 2 && !tiles.is_row(local);
}

// Prints the elements of a stage that are no product: for each of a thread's two rows, pairs of
// columns.
class TileStagePrinter : public StagePrinter {
 public:
  TileStagePrinter(const Kernel& kernel, const CudaBlocks& blocks, const CudaStage& stage,
                   std::span<const Layout> layouts, const CudaNames& names, CppWriter& writer)
      : StagePrinter(kernel, stage, layouts, names, writer),
        blocks_(blocks),
        tiles_(*blocks.tiles) {}

  void print() {
    const size_t row = tiles_.row;
    for (size_t depth = 0; depth <= row; ++depth) exprs_.print_early(depth);
    writer_.directive("#pragma unroll");
    writer_.open("for (int32_t half = 0; half < 2; ++half)");
    if (needs_index(row)) {
      writer_.line("const {} i{} = row + pn::tile_row(half);", index_type(), row);
    }
    const bool reduces = stage_.kind == StageKind::kReduce;
    if (reduces) {
      writer_.line("{0} parts[2] = {{{1}, {1}}};", combine_.type(), combine_.start());
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
    if (reduces) finish(is_cut);
    writer_.close();
  }

 private:
  bool is_local() const { return blocks_.is_local(stage_.target); }
  bool reduces() const { return stage_.kind == StageKind::kReduce; }

  // True if the text names the index of a loop over rows, or columns.
  bool needs_index(size_t loop) const {
    const auto moves = [&](const Access& access) {
      return !blocks_.is_local(access.buffer) && (!access.affine || access.strides[loop] != 0);
    };
    const int64_t tile = loop == tiles_.row ? kTileRows : tiles_.columns.value_or(kEighth);
    return nest_.indexed[loop] || nest_.extents[loop] % tile != 0 || moves(nest_.target) ||
           std::ranges::any_of(nest_.loads, [&](const auto& load) { return moves(load.second); });
  }

  void print_columns(size_t column) {
    const int64_t columns = tiles_.columns ? *tiles_.columns : nest_.extents[column];
    const int64_t eighths = round_up(columns, kEighth) / kEighth;
    const bool is_cut = nest_.extents[column] % (tiles_.columns ? *tiles_.columns : kEighth) != 0;
    const bool has_packs = own_.pack == 2 && !is_local() && !reduces();
    writer_.directive("#pragma unroll");
    writer_.open("for (int32_t eighth = 0; eighth < {}; ++eighth)", eighths);
    if (has_packs || needs_index(column)) {
      writer_.line("const {} start = {}pn::tile_column(eighth);", index_type(),
                   tiles_.columns ? "column + " : "");
    }
    if (has_packs) {
      if (is_cut) writer_.open("if (start < {})", extent(column));
      load_packs();
      open_parts();
      end_parts();
      store_pack(own_.pack);
      if (is_cut) writer_.close();
    } else {
      if (own_.pack == 2 && !is_cut) load_packs();
      const bool is_in_pairs = is_local() && passnet::is_in_pairs(kernel_, tiles_, stage_.target);
      if (is_in_pairs) writer_.line("float pair[2] = {{}};");
      writer_.directive("#pragma unroll");
      writer_.open("for (int32_t part = 0; part < 2; ++part)");
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
        writer_.line("row{}[2 * eighth + half] = pn::rounded_pair<{}>(pair[0], pair[1]);",
                     stage_.target.index, cpp_memory_type(kernel_.buffer(stage_.target).dtype));
      }
    }
    writer_.close();
  }

  // The value of 16 bits before it is rounded, which changes nothing if it has been.
  std::string unrounded_value() {
    const Expr& value = kernel_.expr(stage_.value);
    const bool is_cast = value.op == ScalarOp::kCast &&
                         kernel_.expr(value.operands[0]).dtype == DType::kF32 &&
                         own_.placed(stage_.value).fold == Fold::kNone;
    return is_cast ? exprs_.text(value.operands[0])
                   : fmt::format("pn::cast<float>({})", exprs_.text(stage_.value));
  }

  // Combines the parts of the threads of a quad, which have the row together.
  void finish(bool is_cut) {
    writer_.line("{0} acc = parts[0];", combine_.type());
    writer_.line("{}", combine_.step("acc", combine_.type(), "parts[1]"));
    writer_.line("acc = pn::combine_team<{}, 4>(acc);", combine_.op());
    if (is_cut && !is_local()) writer_.open("if (i{} < {})", tiles_.row, extent(tiles_.row));
    store_value("acc", combine_.dtype());
    if (is_cut && !is_local()) writer_.close();
  }

  // Stores a value of a row, once per quad if it is in memory.
  void store_value(const std::string& text, DType dtype) {
    if (is_local()) return store(text, dtype);
    writer_.open("if (threadIdx.x % 4 == 0)");
    store(text, dtype);
    writer_.close();
  }

  const CudaBlocks& blocks_;
  const CudaTiles& tiles_;
};

class TilesPrinter {
 public:
  TilesPrinter(const Kernel& kernel, const CudaBlocks& blocks, std::span<const Layout> layouts,
               const CudaNames& names, std::span<const std::string> comments, CppWriter& writer)
      : kernel_(kernel),
        blocks_(blocks),
        tiles_(*blocks.tiles),
        layouts_(layouts),
        names_(names),
        comments_(comments),
        writer_(writer) {
    for (const BufferId local : blocks.locals) {
      std::string& name = names_.locals[local.index];
      if (is_in_pairs(kernel, tiles_, local)) {
        name = fmt::format("pn::half_of<{}>({}[2 * eighth + half], part)",
                           cpp_memory_type(kernel.buffer(local).dtype), name);
      } else {
        name += tiles_.is_row(local) ? "[half]" : "[4 * eighth + 2 * half + part]";
      }
    }
    for (size_t s = 0; s < blocks.stages.size(); ++s) {
      if (tiles_.products[s]) products_.push_back(s);
    }
  }

  void print(std::string_view block) {
    declare_unit(block);
    if (tiles_.is_short) {
      start_short();
    } else {
      start_long();
    }
    for (const BufferId local : blocks_.locals) {
      const bool is_in_pairs = passnet::is_in_pairs(kernel_, tiles_, local);
      writer_.line(
          "{} {}[{}]{};", is_in_pairs ? "uint32_t" : cpp_memory_type(kernel_.buffer(local).dtype),
          array(local), tiles_.is_row(local) ? 2 : columns_of(local) / (is_in_pairs ? 4 : 2),
          is_product_target(local) ? "" : " = {}");
    }
    if (tiles_.is_short && !tiles_.kept.empty()) {
      writer_.line("pn::barrier_of_kept()->wait(0);");
      writer_.line("pn::see_copies();");
    }
    for (size_t s = 0; s < blocks_.stages.size(); ++s) {
      const CudaStage& stage = blocks_.stages[s];
      if (!comments_.empty()) print_comment_lines(comments_[stage.stage], writer_);
      if (tiles_.products[s]) {
        print_product(s);
        continue;
      }
      writer_.open_block();
      TileStagePrinter(kernel_, blocks_, stage, layouts_, names_, writer_).print();
      writer_.close();
    }
  }

 private:
  const Nest& first() const { return blocks_.stages.front().nest; }
  std::string_view type() const { return blocks_.stages.front().narrow ? "int32_t" : "int64_t"; }
  std::string array(BufferId local) const { return fmt::format("row{}", local.index); }

  int64_t columns_of(const CudaStage& stage) const {
    if (tiles_.columns) return *tiles_.columns;
    return round_up(stage.nest.extents[tiles_.row + 1], kTileUnit);
  }
  int64_t columns_of(BufferId local) const {
    for (const CudaStage& stage : blocks_.stages) {
      if (stage.nest.target.buffer == local) return columns_of(stage);
    }
    UNREACHABLE();
  }
  // True for a tile that only a product writes.
  bool is_product_target(BufferId local) const {
    bool found = false;
    for (size_t s = 0; s < blocks_.stages.size(); ++s) {
      if (blocks_.stages[s].nest.target.buffer != local) continue;
      if (!tiles_.products[s]) return false;
      found = true;
    }
    return found;
  }

  void declare_unit(std::string_view block) {
    const Integers& extents = first().extents;
    const int64_t rows = round_up(extents[tiles_.row], kTileRows) / kTileRows;
    const int64_t columns =
        tiles_.columns ? round_up(extents[tiles_.row + 1], *tiles_.columns) / *tiles_.columns : 1;
    if (tiles_.row > 0) writer_.line("int32_t batch = {} / {};", block, rows * columns);
    if (tiles_.columns) {
      writer_.line("const pn::Unit unit = pn::unit_at({} % {}, {}, {});", block, rows * columns,
                   rows, columns);
      writer_.line("const int32_t row = unit.row * {};", kTileRows);
      writer_.line("const int32_t column = unit.column * {};", *tiles_.columns);
    } else {
      writer_.line("const int32_t row = {} % {} * {};", block, rows, kTileRows);
    }
    for (size_t loop = tiles_.row; loop-- > 0;) {
      writer_.line("const {} i{} = batch{};", type(), loop,
                   loop == 0 ? "" : fmt::format(" % {}", extents[loop]));
      if (loop > 0) writer_.line("batch /= {};", extents[loop]);
    }
  }

  // ---- factors ----

  DType factor_dtype(size_t s) const {
    return kernel_.expr(tiles_.products[s]->form.factors.right).dtype;
  }

  const Access& access(size_t s, ExprId load) const {
    return blocks_.stages[s].nest.loads.at(load);
  }

  // The index along which the elements of a factor are neighbors, in aligned pieces.
  std::string_view along(size_t s, ExprId load, size_t side) const {
    const Access& from = access(s, load);
    const size_t depth = tiles_.products[s]->form.depth;
    const auto are_aligned = [&](size_t unit) {
      if (from.strides[unit] != 1 || from.offset % kPieceElements != 0) return false;
      for (size_t loop = 0; loop < from.strides.size(); ++loop) {
        if (loop != unit && from.strides[loop] % kPieceElements != 0) return false;
      }
      return true;
    };
    return are_aligned(depth) ? "kDepth" : are_aligned(side) ? "kSide" : "kNeither";
  }
  bool is_by_depth(size_t s, ExprId load, size_t side) const {
    return along(s, load, side) != "kSide";
  }

  // The part of a factor that the unit multiplies.
  std::string factor(size_t s, ExprId load, size_t side) const {
    const Access& from = access(s, load);
    const Nest& nest = blocks_.stages[s].nest;
    const size_t depth = tiles_.products[s]->form.depth;
    std::string place = names_.pointers[from.buffer.index];
    if (from.offset != 0) place += fmt::format(" + {}", from.offset);
    for (size_t loop = 0; loop < tiles_.row; ++loop) {
      if (from.strides[loop] != 0) {
        place += fmt::format(" + int64_t(i{}) * {}", loop, from.strides[loop]);
      }
    }
    std::string sides = fmt::format("{}", nest.extents[side]);
    const std::string_view start = side == tiles_.row ? "row" : tiles_.columns ? "column" : "";
    if (!start.empty()) {
      place += fmt::format(" + int64_t({}) * {}", start, from.strides[side]);
      sides += fmt::format(" - {}", start);
    }
    return fmt::format("pn::Factor<{}, pn::Along::{}>{{{}, {}, {}, {}, {}}}",
                       cpp_memory_type(kernel_.buffer(from.buffer).dtype), along(s, load, side),
                       place, from.strides[side], from.strides[depth], sides, nest.extents[depth]);
  }
  std::string left_factor(size_t s) const {
    const ProductForm& form = tiles_.products[s]->form;
    return factor(s, form.factors.left, form.row);
  }
  std::string right_factor(size_t s) const {
    const ProductForm& form = tiles_.products[s]->form;
    return factor(s, form.factors.right, form.column);
  }

  // ---- long products ----

  void start_long() {
    const int64_t copying = tiles_.threads - blocks_.block;
    writer_.line("auto ring = pn::start_ring<{}, {}, {}>(0, {});",
                 cpp_memory_type(factor_dtype(products_[0])), tiles_.slots, tiles_.slot_elements,
                 copying);
    writer_.open("if (threadIdx.x >= pn::kConsumers)");
    for (const std::vector<size_t>& together : tiles_.together) {
      const size_t first = together.front();
      writer_.line("pn::copy_factors<{}, {}>(ring, int(threadIdx.x) - pn::kConsumers,",
                   columns_of(blocks_.stages[first]), copying);
      writer_.line("    {},", left_factor(first));
      for (const size_t s : together) {
        writer_.line("    {}{}", right_factor(s), s == together.back() ? ");" : ",");
      }
    }
    writer_.line("return;");
    writer_.close();
  }

  // ---- short products ----

  // Two slots are left between those that are filled and those that are read, so that warps may be
  // that far apart.
  int64_t ahead() const { return std::max<int64_t>(tiles_.slots - 3, 1); }

  // Copies what stays, and the right factors of the first products.
  void start_short() {
    writer_.line("auto ring = pn::start_ring<{}, {}, {}>({}, {});",
                 cpp_memory_type(factor_dtype(products_[0])), tiles_.slots, tiles_.slot_elements,
                 tiles_.kept_elements, blocks_.block);
    writer_.line("auto copies = ring;");
    int64_t start = 0;
    for (size_t i = 0; i < tiles_.kept.size(); ++i) {
      const auto& [s, load] = tiles_.kept[i];
      const ProductForm& form = tiles_.products[s]->form;
      const DType dtype = factor_dtype(s);
      writer_.line("{}* const kept{} = pn::kept_panels<{}>({});", cpp_memory_type(dtype), i,
                   cpp_memory_type(dtype), start);
      writer_.line("pn::copy_panels<{}, {}>(kept{}, {}, int(threadIdx.x));", kTileRows,
                   blocks_.block, i, factor(s, load, form.row));
      const int64_t depth = blocks_.stages[s].nest.extents[form.depth];
      start += round_up(depth, kPanelDepth) * kTileRows;
    }
    if (!tiles_.kept.empty()) writer_.line("pn::barrier_of_kept()->arrive_after_copies();");
    for (int64_t i = 0; i < ahead(); ++i) copy_right(static_cast<size_t>(i));
  }

  // Copies the right factor of a product, by its number.
  void copy_right(size_t number) {
    if (number >= products_.size()) return;
    const size_t s = products_[number];
    writer_.line("pn::copy_to_ring<{}, {}>(copies, {});", columns_of(blocks_.stages[s]),
                 blocks_.block, right_factor(s));
  }

  // ---- products ----

  // Prints the products with a left factor where the first of them is.
  void print_together(size_t first) {
    const auto together = std::ranges::find(
        tiles_.together, first, [](const std::vector<size_t>& stages) { return stages.front(); });
    if (together == tiles_.together.end()) return;
    std::string orders;
    std::string sums;
    for (const size_t s : *together) {
      const ProductForm& form = tiles_.products[s]->form;
      orders += is_by_depth(s, form.factors.right, form.column) ? ", true" : ", false";
      sums += ", " + array(blocks_.stages[s].nest.target.buffer);
    }
    const ProductForm& form = tiles_.products[first]->form;
    writer_.line("pn::multiply<{}, {}{}>(ring, {}, {}{});", columns_of(blocks_.stages[first]),
                 is_by_depth(first, form.factors.left, form.row), orders,
                 blocks_.stages[first].nest.extents[form.depth],
                 tiles_.products[first]->adds ? "true" : "false", sums);
  }

  void print_product(size_t s) {
    const CudaStage& stage = blocks_.stages[s];
    const CudaProduct& product = *tiles_.products[s];
    const ProductForm& form = product.form;
    const std::string sums = array(stage.nest.target.buffer);
    const std::string right = is_by_depth(s, form.factors.right, form.column) ? "true" : "false";
    const int64_t depth = stage.nest.extents[form.depth];
    const int64_t columns = columns_of(stage);
    const std::string_view adds = product.adds ? "true" : "false";
    if (!tiles_.is_short) return print_together(s);
    const auto number = static_cast<size_t>(std::ranges::find(products_, s) - products_.begin());
    copy_right(number + static_cast<size_t>(ahead()));
    if (product.kept) {
      writer_.line("pn::multiply_panels<{}, {}, {}, {}>({}, ring, kept{}, {});", columns, depth,
                   is_by_depth(s, form.factors.left, form.row), right, sums, *product.kept, adds);
    } else {
      writer_.line("pn::multiply_tile<{}, {}, {}>({}, ring, {}, {});", columns, depth, right, sums,
                   array(access(s, form.factors.left).buffer), adds);
    }
  }

  const Kernel& kernel_;
  const CudaBlocks& blocks_;
  const CudaTiles& tiles_;
  std::span<const Layout> layouts_;
  CudaNames names_;
  std::span<const std::string> comments_;
  CppWriter& writer_;
  std::vector<size_t> products_;  // the stages that are
};

}  // namespace

void print_cuda_tiles(const Kernel& kernel, const CudaBlocks& blocks, std::string_view block,
                      std::span<const Layout> layouts, const CudaNames& names,
                      std::span<const std::string> comments, CppWriter& writer) {
  TilesPrinter(kernel, blocks, layouts, names, comments, writer).print(block);
}

}  // namespace passnet
