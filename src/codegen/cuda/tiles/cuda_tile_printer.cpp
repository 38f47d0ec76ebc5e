#include "codegen/cuda/tiles/cuda_tile_printer.hpp"

#include "codegen/cpp/cpp_spelling.hpp"
#include "codegen/cuda/tiles/cuda_tile_stage.hpp"
#include "codegen/cuda/tiles/tile_order.hpp"

#include <algorithm>
#include <vector>

namespace passnet {
namespace {

constexpr int64_t kPieceBytes = 16;  // not tuning: copied at once

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
        name = fmt::format("pn::half_of<{}>({}[2 * group + line], part)",
                           cpp_memory_type(kernel.buffer(local).dtype), name);
      } else {
        name += tiles_.is_row(local) ? "[line]"
                                     : fmt::format("[(group * {} + line) * {} + part]",
                                                   tiles_.thread.rows, tiles_.thread.neighbors);
      }
    }
    order();
    for (const OrderedTileStep& step : steps_) {
      if (step.step == TileStep::kStart) products_.push_back(step.stage);
    }
  }

  void print(std::string_view block) {
    declare_unit(block);
    if (tiles_.in_floats) {
      start_floats(0);
    } else if (tiles_.is_short) {
      start_short();
    } else {
      start_long();
    }
    for (const BufferId local : blocks_.locals) {
      const bool is_in_pairs = passnet::is_in_pairs(kernel_, tiles_, local);
      writer_.line("{} {}[{}]{};",
                   is_in_pairs ? "uint32_t" : cpp_memory_type(kernel_.buffer(local).dtype),
                   array(local),
                   tiles_.is_row(local) ? tiles_.thread.rows
                                        : elements(columns_of(local)) / (is_in_pairs ? 2 : 1),
                   is_product_target(local) ? "" : " = {}");
    }
    for (const size_t s : products_) {
      if (is_stored(s))
        writer_.line("float {}[{}];", sums(s), elements(columns_of(blocks_.stages[s])));
    }
    if (tiles_.is_short && !tiles_.kept.empty()) {
      writer_.line("pn::barrier_of_kept()->wait(0);");
      writer_.line("pn::see_copies();");
    }
    for (const OrderedTileStep& step : steps_) print(step);
  }

 private:
  // Long products, and those of floats, begin and end where they are.
  void order() {
    if (tiles_.is_short) {
      steps_ = order_tiles(blocks_, tiles_.open_columns);
      return;
    }
    for (size_t s = 0; s < blocks_.stages.size(); ++s) {
      steps_.push_back(
          {.step = tiles_.products[s] ? TileStep::kStart : TileStep::kStage, .stage = s});
      if (tiles_.products[s]) steps_.push_back({.step = TileStep::kEnd, .stage = s});
    }
  }

  void print(const OrderedTileStep& step) {
    const CudaStage& stage = blocks_.stages[step.stage];
    if (step.step != TileStep::kEnd && !comments_.empty()) {
      print_comment_lines(comments_[stage.stage], writer_);
    }
    if (step.step == TileStep::kStart) return print_product(step.stage);
    if (step.step == TileStep::kEnd) {
      if (tiles_.is_short) {
        writer_.line("pn::end_product<{}>(ring, {});", step.open, sums(step.stage));
      }
      if (!is_stored(step.stage)) return;
    }
    writer_.open_block();
    TileStagePrinter printer(kernel_, blocks_, stage, layouts_, names_, writer_);
    if (step.step == TileStep::kEnd) {
      printer.print_sums(sums(step.stage));
    } else {
      printer.print();
    }
    writer_.close();
  }

  const Nest& first() const { return blocks_.stages.front().nest; }
  std::string_view type() const { return blocks_.stages.front().narrow ? "int32_t" : "int64_t"; }
  std::string array(BufferId local) const { return fmt::format("row{}", local.index); }

  // The elements of a thread in a tile of so many columns.
  int64_t elements(int64_t columns) const {
    return columns / tiles_.thread.team() * tiles_.thread.rows;
  }
  // True for a product whose sums go to memory; the array of its sums.
  bool is_stored(size_t s) const { return !blocks_.is_local(blocks_.stages[s].nest.target.buffer); }
  std::string sums(size_t s) const {
    return is_stored(s) ? fmt::format("sums{}", s) : array(blocks_.stages[s].nest.target.buffer);
  }

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
      const int64_t elements = kPieceBytes / static_cast<int64_t>(byte_size(factor_dtype(s)));
      if (from.strides[unit] != 1 || from.offset % elements != 0) return false;
      for (size_t loop = 0; loop < from.strides.size(); ++loop) {
        if (loop != unit && from.strides[loop] % elements != 0) return false;
      }
      return true;
    };
    if (tiles_.in_floats && from.strides[depth] == 1) return "kDepth";  // copied one by one
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

  // ---- products of floats ----

  // The left factor of the products of this number, which is a tile if `tile` is what keeps it.
  std::string float_left(size_t s, const std::string& tile) const {
    return tiles_.products[s]->kept ? left_factor(s) : tile;
  }

  // Starts the copies of the products of this number.
  void start_floats(size_t number) {
    if (number >= tiles_.together.size()) return;
    const std::vector<size_t>& together = tiles_.together[number];
    const CudaStage& first = blocks_.stages[together.front()];
    const ProductForm& form = tiles_.products[together.front()]->form;
    writer_.line("pn::start_floats<{}, {}>(", columns_of(first), tiles_.thread.rows);
    writer_.line("    {},",
                 float_left(together.front(), fmt::format("pn::KeptTile{{nullptr, {}}}",
                                                          first.nest.extents[form.depth])));
    for (const size_t s : together) {
      writer_.line("    {}{}", right_factor(s), s == together.back() ? ");" : ",");
    }
  }

  // Prints the products with a left factor where the first of them is.
  void print_floats(size_t first) {
    const auto together = find_together(first);
    if (together == tiles_.together.end()) return;
    const CudaStage& stage = blocks_.stages[first];
    const CudaProduct& product = *tiles_.products[first];
    const std::string tile =
        fmt::format("pn::keep_tile<{}, {}>(pn::floats_behind({}), {})", tiles_.thread.rows,
                    stage.nest.extents[product.form.depth], tiles_.slots * tiles_.slot_elements,
                    array(access(first, product.form.factors.left).buffer));
    writer_.line("pn::multiply_floats<{}, {}, {}>({}, {},", columns_of(stage), tiles_.thread.rows,
                 tiles_.columns ? kFloatDepth : kFloatDepth / 4, product.adds,
                 float_left(first, tile));
    for (const size_t s : *together) {
      writer_.line("    pn::float_term({}, {}){}", right_factor(s), sums(s),
                   s == together->back() ? ");" : ",");
    }
    start_floats(static_cast<size_t>(together - tiles_.together.begin()) + 1);
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

  std::vector<std::vector<size_t>>::const_iterator find_together(size_t first) const {
    return std::ranges::find(tiles_.together, first,
                             [](const std::vector<size_t>& stages) { return stages.front(); });
  }

  // Prints the products with a left factor where the first of them is.
  void print_together(size_t first) {
    const auto together = find_together(first);
    if (together == tiles_.together.end()) return;
    std::string orders;
    std::string targets;
    for (const size_t s : *together) {
      const ProductForm& form = tiles_.products[s]->form;
      orders += is_by_depth(s, form.factors.right, form.column) ? ", true" : ", false";
      targets += ", " + sums(s);
    }
    const ProductForm& form = tiles_.products[first]->form;
    writer_.line("pn::multiply<{}, {}{}>(ring, {}, {}{});", columns_of(blocks_.stages[first]),
                 is_by_depth(first, form.factors.left, form.row), orders,
                 blocks_.stages[first].nest.extents[form.depth], tiles_.products[first]->adds,
                 targets);
  }

  void print_product(size_t s) {
    const CudaStage& stage = blocks_.stages[s];
    const CudaProduct& product = *tiles_.products[s];
    const ProductForm& form = product.form;
    const std::string target = sums(s);
    const std::string right = is_by_depth(s, form.factors.right, form.column) ? "true" : "false";
    const int64_t depth = stage.nest.extents[form.depth];
    const int64_t columns = columns_of(stage);
    if (tiles_.in_floats) return print_floats(s);
    if (!tiles_.is_short) return print_together(s);
    const auto number = static_cast<size_t>(std::ranges::find(products_, s) - products_.begin());
    copy_right(number + static_cast<size_t>(ahead()));
    if (product.kept) {
      writer_.line("pn::start_panels<{}, {}, {}, {}>({}, ring, kept{}, {});", columns, depth,
                   is_by_depth(s, form.factors.left, form.row), right, target, *product.kept,
                   product.adds);
    } else {
      writer_.line("pn::start_tile<{}, {}, {}>({}, ring, {}, {});", columns, depth, right, target,
                   array(access(s, form.factors.left).buffer), product.adds);
    }
  }

  const Kernel& kernel_;
  const CudaBlocks& blocks_;
  const CudaTiles& tiles_;
  std::span<const Layout> layouts_;
  CudaNames names_;
  std::span<const std::string> comments_;
  CppWriter& writer_;
  std::vector<OrderedTileStep> steps_;
  std::vector<size_t> products_;  // the stages that are, in the order in which they begin
};

}  // namespace

void print_cuda_tiles(const Kernel& kernel, const CudaBlocks& blocks, std::string_view block,
                      std::span<const Layout> layouts, const CudaNames& names,
                      std::span<const std::string> comments, CppWriter& writer) {
  TilesPrinter(kernel, blocks, layouts, names, comments, writer).print(block);
}

}  // namespace passnet
