#include "codegen/cpp/cpp_group.hpp"

#include "base/check.hpp"
#include "codegen/cpp/cpp_spelling.hpp"
#include "codegen/cpp/cpp_stage.hpp"
#include "codegen/schedule/schedule_sizes.hpp"

#include <algorithm>

namespace passnet {
namespace {

std::string identifier(std::string_view name) {
  std::string text = "b_";
  if (!name.empty() && (name[0] < '0' || name[0] > '9')) text.clear();
  for (const char c : name) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    text += plain ? c : '_';
  }
  return text;
}

class GroupPrinter {
 public:
  GroupPrinter(const CpuSchedule& schedule, std::span<const CpuRows> pieces,
               const CppBuffers& buffers, CppWriter& writer)
      : kernel_(schedule.kernel),
        pieces_(pieces),
        group_(pieces[0]),
        buffers_(buffers),
        block_(schedule.block),
        is_before_(block_ && &group_ != &schedule.groups.back()),
        writer_(writer),
        side_by_side_(group_.side_by_side > 1) {
    scope_.locals.resize(kernel_.buffers.size());
    scope_.parameters.resize(kernel_.parameters.size());
  }

  void print() {
    open_units();
    print_head();
    declare_slots();
    declare_caches();
    name_locals();
    print_row_loop();
    for (const BufferId local : group_.locals) declare_local(local);
    if (!side_by_side_) {
      for (const auto& lines : row_lines_) print_lines(lines);
    }
    for (size_t s = 0; s < group_.stages.size(); ++s) {
      print_comment(group_.stages[s].stage);
      if (side_by_side_) open_rows_of_stage(s);
      print_stage(kernel_, group_, s, scope_, writer_);
      if (side_by_side_) writer_.close();
    }
    close_row_loop();
    if (is_in_pieces()) writer_.close(");");
    writer_.close(block_ ? "" : ");");
  }

 private:
  void open_units() {
    if (block_) {
      writer_.open_block();
      writer_.line("const int64_t begin = {}, end = {};", is_before_ ? "0" : "p[0]",
                   is_before_ ? "1" : "p[1]");
      return;
    }
    const std::string units = writer_.parameter(loop_units(pieces_));
    const std::string grain = writer_.parameter(group_.grain);
    const bool is_whole = !is_in_pieces();
    writer_.open("pn::parallel_for({}, {}, [=](int64_t {}, int64_t {})", units, grain,
                 is_whole ? "begin" : "from", is_whole ? "end" : "to");
    if (is_whole) return;
    print_pieces();
    writer_.open(
        "pn::for_pieces(pieces, from, to, [&](const auto& piece, int64_t begin, int64_t end)");
  }

  bool is_in_pieces() const { return pieces_.size() > 1; }

  // Prints the table of what differs between pieces: rows, and a place for each pointer in the
  // order in which `print_head` declares them.
  void print_pieces() {
    const Nest& nest = first_nest();
    writer_.open("{} pn::Piece<{}> pieces[] =",
                 writer_.has_literals() ? "static constexpr" : "const", nest.loads.size() + 1);
    for (const CpuRows& piece : pieces_) {
      const Nest& own = piece.stages[0].nest;
      std::string places;
      for (const auto& [id, load] : own.loads) places += place_of(load) + ", ";
      writer_.line("{{{}, {{{}{}}}}},", writer_.parameter(unit_count(piece)), places,
                   place_of(own.target));
    }
    writer_.close(";");
  }

  std::string place_of(const Access& access) {
    return fmt::format("{{{}, {}}}", buffers_.place[access.buffer.index],
                       writer_.parameter(access.offset));
  }

  // One digit of a unit's number: a row loop, or the tile of a tiled loop.
  struct Digit {
    std::string variable;
    std::string extent;
  };

  // The number of the row among those that run side by side.
  std::string row_among_rows() const { return fmt::format("i{} - first", group_.rows - 1); }

  void open_rows_of_stage(size_t s) {
    writer_.open("for (int64_t i{0} = first; i{0} < first + rows; ++i{0})", group_.rows - 1);
    print_lines(row_lines_[s]);
    for (const RowCache& cache : group_.caches) {
      if (cache.writer != s && std::ranges::find(cache.readers, s) == cache.readers.end()) continue;
      writer_.line("float* const {0} = {0}_rows[{1}];", name_of(cache), row_among_rows());
    }
  }

  void print_lines(const std::vector<std::string>& lines) {
    for (const std::string& line : lines) writer_.line("{}", line);
  }

  void print_comment(size_t stage) {
    if (buffers_.comments.empty()) return;
    std::string_view left = buffers_.comments[stage];
    while (!left.empty()) {
      const size_t end = std::min(left.find('\n'), left.size());
      std::string line(left.substr(0, end));
      std::ranges::replace(line, '\\', '/');  // a backslash would continue the comment
      writer_.line("// {}", line);
      left.remove_prefix(std::min(end + 1, left.size()));
    }
  }

  const Nest& first_nest() const { return group_.stages[0].nest; }

  // True if the loop is known to be one tile.
  bool is_whole(const TiledLoop& tiled) const {
    const int64_t extent = first_nest().extents[tiled.loop];
    return writer_.has_literals() && (extent + tiled.size - 1) / tiled.size == 1;
  }

  // Returns a number of a loop, which the compiler should not know if it is hidden.
  std::string number(int64_t value, bool is_hidden) {
    const std::string text = writer_.parameter(value);
    return is_hidden && writer_.has_literals() ? fmt::format("pn::unknown({})", text) : text;
  }

  bool checks() const {
    return std::ranges::any_of(group_.stages, [&](const ScheduledStage& stage) {
      return std::ranges::any_of(stage.nest.exprs,
                                 [&](ExprId id) { return is_check(kernel_.expr(id).op); });
    });
  }

  // Declares names that do not change from row to row.
  void print_head() {
    if (checks()) {
      writer_.line("pn::Report* const report = static_cast<pn::Report*>(buffers[{}]);",
                   buffers_.report.value());
    }
    for (size_t loop = 0; loop < group_.rows; ++loop) {
      if (loop == 0 && is_in_pieces() && group_.find_tiled(0) == nullptr) continue;  // may differ
      writer_.line("const int64_t n{} = {};", loop, writer_.parameter(first_nest().extents[loop]));
    }
    for (const TiledLoop& tiled : group_.tiled) {
      if (tiled.loop >= group_.rows) {
        writer_.line("const int64_t n{} = {};", tiled.loop,
                     number(first_nest().extents[tiled.loop], tiled.is_long));
      }
      if (is_whole(tiled)) continue;
      writer_.line("const int64_t size{} = {};", tiled.loop, number(tiled.size, tiled.is_long));
      writer_.line("const int64_t blocks{0} = (n{0} + size{0} - 1) / size{0};", tiled.loop);
    }
    for (size_t s = 0; s < group_.stages.size(); ++s) {
      const ScheduledStage& stage = group_.stages[s];
      for (size_t loop = group_.rows; loop < stage.nest.extents.size(); ++loop) {
        if (group_.find_tiled(loop) != nullptr) continue;
        writer_.line("const int64_t n{}_{} = {};", loop, s,
                     writer_.parameter(stage.nest.extents[loop]));
      }
      for (const ExprId id : stage.nest.exprs) name_parameter(kernel_.expr(id));
      scope_.pointers.emplace_back();
      scope_.targets.emplace_back();
      row_lines_.emplace_back();
      for (const auto& [id, access] : stage.nest.loads) {
        if (group_.is_local(access.buffer)) continue;
        scope_.pointers[s].emplace(id, declare(access, true));
      }
      const bool is_local = group_.is_local(kernel_.stages[stage.stage].target);
      if (!is_local) scope_.targets[s] = declare(stage.nest.target, false);
    }
  }

  void name_parameter(const Expr& expr) {
    if (expr.op != ScalarOp::kParameter) return;
    std::string& name = scope_.parameters[expr.parameter.index];
    if (!name.empty()) return;
    name = fmt::format("q{}", expr.parameter.index);
    writer_.line("const int64_t {} = {};", name, writer_.parameter(kernel_.value(expr.parameter)));
  }

  // Declares the pointer of an access; the part that moves with rows is added at the start of each
  // row.
  CppPointer declare(const Access& access, bool is_load) {
    const Buffer& buffer = kernel_.buffer(access.buffer);
    const size_t place = pointers_++;
    const std::string name =
        fmt::format("{}_{}", is_in_pieces() ? "piece" : identifier(buffer.name), place);
    const std::string type =
        fmt::format("{}{}", is_load ? "const " : "", cpp_memory_type(buffer.dtype));
    const Layout& layout = buffers_.layouts[access.buffer.index];
    const auto& strides = access.affine ? access.strides : layout.strides;
    if (const UnitArray* const array = group_.find_array(access.buffer))
      return declare_in_array(access, *array, name, type);
    const bool is_block = block_ && access.buffer == block_->block;
    CppPointer pointer{.name = name};
    std::string row_offset = is_block ? block_offset() : "";
    for (size_t i = 0; i < strides.size(); ++i) {
      std::string stride;
      const bool in_row = access.affine && i < group_.rows && group_.find_tiled(i) == nullptr;
      if (is_block && in_row) {
        pointer.strides.emplace_back();
        continue;
      }
      if (strides[i] == 1) {
        stride = "1";
      } else if (strides[i] != 0) {
        stride = fmt::format("{}_s{}", name, i);
        // g++ does not vectorize loops with strides that it knows to be large; it gathers if it
        // does not know them.
        const std::string number = writer_.parameter(strides[i]);
        writer_.line("const int64_t {} = {};", stride,
                     in_row ? number : fmt::format("pn::unknown({})", number));
      }
      if (in_row && !stride.empty()) {
        row_offset +=
            stride == "1" ? fmt::format(" + i{}", i) : fmt::format(" + i{} * {}", i, stride);
      }
      pointer.strides.push_back(std::move(stride));
    }
    const int64_t offset = access.affine ? access.offset : layout.offset;
    const std::string suffix = row_offset.empty() ? "" : "_all";
    if (is_in_pieces()) {
      writer_.line("{0}* const {1}{2} = pn::at<{0}>(buffers, piece.places[{3}]);", type, name,
                   suffix, place);
    } else {
      writer_.line("{0}* const {1}{2} = static_cast<{0}*>(buffers[{3}]) + {4};", type, name, suffix,
                   buffers_.place[access.buffer.index], writer_.parameter(offset));
    }
    if (!row_offset.empty()) {
      row_lines_.back().push_back(
          fmt::format("{}* const {} = {}_all{};", type, name, name, row_offset));
    }
    return pointer;
  }

  // Declares the pointer of a unit's temporary, whose array begins with the elements of its tiles.
  CppPointer declare_in_array(const Access& access, const UnitArray& array, const std::string& name,
                              std::string_view type) {
    CppPointer pointer{.name = name};
    std::string text = fmt::format("slot{} + {}", array.slot, access.offset);
    for (size_t i = 0; i < access.strides.size(); ++i) {
      const int64_t stride = access.strides[i];
      pointer.strides.push_back(stride == 0 ? "" : fmt::format("{}", stride));
      if (stride != 0 && group_.find_tiled(i) != nullptr)
        text += fmt::format(" - start{} * {}", i, stride);
    }
    row_lines_.back().push_back(fmt::format("{}* const {} = {};", type, name, text));
    return pointer;
  }

  void declare_slots() {
    for (size_t i = 0; i < group_.slots.size(); ++i) {
      writer_.line("alignas(64) {} slot{}[{}];", cpp_memory_type(group_.slots[i].dtype), i,
                   group_.slots[i].elements);
    }
  }

  // The offset of the current row in the buffer that holds only the caller's part.
  std::string block_offset() const {
    std::string row = group_.rows == 1 ? "i0" : "row";
    if (side_by_side_ && group_.rows > 1) row += fmt::format(" + ({})", row_among_rows());
    return fmt::format(" + ({} - p[0]) * p[4]{}", row, block_->cuts_columns ? " - p[2]" : "");
  }

  void print_row_loop() {
    list_digits();
    open_row_loop();
    print_tile_ranges();
  }

  void list_digits() {
    for (size_t loop = 0; loop < group_.rows; ++loop) {
      if (group_.find_tiled(loop) == nullptr) {
        digits_.push_back({fmt::format("i{}", loop), fmt::format("n{}", loop)});
      }
    }
    for (size_t i = 0; i < group_.tiled.size(); ++i) {
      const size_t loop = group_.tiled[i].loop;
      if (is_whole(group_.tiled[i])) continue;
      const auto place =
          group_.strips_outside ? digits_.begin() + static_cast<ptrdiff_t>(i) : digits_.end();
      digits_.insert(place, {fmt::format("block{}", loop), fmt::format("blocks{}", loop)});
    }
  }

  void open_row_loop() {
    if (side_by_side_) digits_.back().variable = "first";
    if (digits_.empty()) {
      writer_.open("for (int64_t row = begin; row < end; ++row)");
    } else if (digits_.size() == 1 && side_by_side_) {
      writer_.open("for (int64_t first = begin; first < end; first += {})", group_.side_by_side);
      writer_.line("const int64_t rows = pn::smaller({}, end - first);", group_.side_by_side);
    } else if (digits_.size() == 1) {
      writer_.open("for (int64_t {0} = begin; {0} < end; ++{0})", digits_[0].variable);
    } else if (digits_.size() > 1) {
      writer_.line("int64_t rest = begin;");
      for (size_t i = digits_.size(); i-- > 0;) {
        const Digit& digit = digits_[i];
        if (i == 0) {
          writer_.line("int64_t {} = rest;", digit.variable);
        } else {
          writer_.line("int64_t {0} = rest % {1}; rest /= {1};", digit.variable, digit.extent);
        }
      }
      writer_.open("for (int64_t row = begin; row < end;{})", side_by_side_ ? "" : " ++row");
      if (side_by_side_) {
        writer_.line("const int64_t rows = pn::smaller({}, pn::smaller(end - row, {} - first));",
                     group_.side_by_side, digits_.back().extent);
      }
    }
  }

  void print_tile_ranges() {
    for (const TiledLoop& tiled : group_.tiled) {
      if (block_) {
        writer_.line("const int64_t start{0} = p[2], stop{0} = p[3];", tiled.loop);
        continue;
      }
      const bool in_vectors = group_.all_in_vectors(kernel_);
      if (is_whole(tiled)) {
        // g++ unrolls strips of a known length before it could vectorize them.
        const bool hides = group_.in_strips && !in_vectors;
        writer_.line("const int64_t start{0} = 0, stop{0} = {1};", tiled.loop,
                     fmt::format(fmt::runtime(hides ? "pn::unknown(n{})" : "n{}"), tiled.loop));
        continue;
      }
      writer_.line("const int64_t start{0} = block{0} * size{0};", tiled.loop);
      const bool is_even = writer_.has_literals() && group_.in_strips && in_vectors &&
                           first_nest().extents[tiled.loop] % tiled.size == 0;
      writer_.line("const int64_t stop{0} = {1};", tiled.loop,
                   fmt::format(fmt::runtime(is_even ? "start{0} + size{0}"
                                                    : "pn::smaller(start{0} + size{0}, n{0})"),
                               tiled.loop));
    }
  }

  void close_row_loop() {
    if (digits_.size() > 1) {
      std::string step;
      if (side_by_side_) writer_.line("row += rows;");
      for (size_t i = digits_.size(); i-- > 1;) {
        const bool in_rows = side_by_side_ && i + 1 == digits_.size();
        step += fmt::format(
            "if (({2}) == {1}) {{ {0} = 0; ", digits_[i].variable, digits_[i].extent,
            fmt::format(fmt::runtime(in_rows ? "{} += rows" : "++{}"), digits_[i].variable));
      }
      writer_.line("{}++{};{}", step, digits_[0].variable, std::string(digits_.size() - 1, '}'));
    }
    writer_.close();
  }

  static std::string name_of(const RowCache& cache) {
    return fmt::format("cache{}", cache.value.index);
  }

  void declare_caches() {
    for (const RowCache& cache : group_.caches) {
      if (side_by_side_) {
        writer_.line("alignas(64) float {}_rows[{}][{}];", name_of(cache), group_.side_by_side,
                     cache.elements);
      } else {
        writer_.line("alignas(64) float {}[{}];", name_of(cache), cache.elements);
      }
    }
  }

  std::string local_name(BufferId id) const {
    return fmt::format("row{}_{}", id.index, identifier(kernel_.buffer(id).name));
  }

  void name_locals() {
    for (const BufferId id : group_.locals) {
      std::string& name = scope_.locals[id.index];
      name = local_name(id);
      if (side_by_side_) name += fmt::format("[{}]", row_among_rows());
    }
  }

  void declare_local(BufferId id) {
    const Buffer& buffer = kernel_.buffer(id);
    const std::string name = local_name(id);
    const bool holds_floats = group_.holds_floats(kernel_, id);
    const std::string_view type = cpp_memory_type(holds_floats ? DType::kF32 : buffer.dtype);
    if (group_.in_strips) {
      writer_.line("alignas(64) {} {}[{}];", type, name, group_.strip_capacity);
    } else if (side_by_side_) {
      writer_.line("{} {}[{}];", type, name, group_.side_by_side);
    } else {
      writer_.line("{} {};", type, name);
    }
  }

  const Kernel& kernel_;
  std::span<const CpuRows> pieces_;  // of one loop, printed for all as for the first
  const CpuRows& group_;
  const CppBuffers& buffers_;
  const std::optional<BlockForm>& block_;
  bool is_before_;  // in a block form: the group has no rows
  CppWriter& writer_;
  CppScope scope_;
  bool side_by_side_;
  std::vector<std::vector<std::string>> row_lines_;  // by stage
  std::vector<Digit> digits_;
  size_t pointers_ = 0;
};

}  // namespace

void print_groups(const CpuSchedule& schedule, std::span<const CpuRows> groups,
                  const CppBuffers& buffers, CppWriter& writer) {
  for (size_t first = 0; first < groups.size(); first += groups[first].pieces) {
    GroupPrinter(schedule, groups.subspan(first, groups[first].pieces), buffers, writer).print();
  }
}

}  // namespace passnet
