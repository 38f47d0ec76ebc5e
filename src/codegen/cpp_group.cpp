#include "codegen/cpp_group.hpp"

#include "base/check.hpp"
#include "codegen/cpp_spelling.hpp"
#include "codegen/cpp_stage.hpp"
#include "codegen/schedule_sizes.hpp"
#include "codegen/vectors.hpp"

#include <algorithm>
#include <optional>

namespace passnet {
namespace {

constexpr int64_t kLine = 16;  // floats of a cache line

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
  GroupPrinter(const Kernel& kernel, const RowGroup& group, const CppBuffers& buffers,
               CppWriter& writer)
      : kernel_(kernel),
        group_(group),
        buffers_(buffers),
        writer_(writer),
        together_(writer.has_literals() && run_together(group)) {
    scope_.locals.resize(kernel.buffers.size());
    scope_.parameters.resize(kernel.parameters.size());
  }

  void print() {
    open_units();
    print_head();
    find_caches();
    name_locals();
    print_row_loop();
    for (const BufferId local : group_.locals) declare_local(local);
    if (!together_) {
      for (const auto& lines : row_lines_) print_lines(lines);
    }
    for (size_t s = 0; s < group_.stages.size(); ++s) {
      print_comment(*group_.stages[s].stage);
      if (together_) open_rows_of_stage(s);
      print_stage(kernel_, group_, s, scope_, writer_);
      if (together_) writer_.close();
    }
    close_row_loop();
    writer_.close(buffers_.form != nullptr ? "" : ");");
  }

 private:
  void open_units() {
    if (buffers_.form != nullptr) {
      writer_.open_block();
      writer_.line("const int64_t begin = {}, end = {};", buffers_.is_before ? "0" : "p[0]",
                   buffers_.is_before ? "1" : "p[1]");
      return;
    }
    const std::string units = writer_.parameter(unit_count(group_));
    const std::string grain = writer_.parameter(group_.grain);
    writer_.open("pn::parallel_for({}, {}, [=](int64_t begin, int64_t end)", units, grain);
  }

  // One digit of the number of a row: a row loop, or the block of a blocked loop.
  struct Digit {
    std::string variable;
    std::string extent;
  };

  // The row's number among those that run together.
  std::string row_in_block() const { return fmt::format("i{} - first", group_.rows - 1); }

  void open_rows_of_stage(size_t s) {
    writer_.open("for (int64_t i{0} = first; i{0} < first + rows; ++i{0})", group_.rows - 1);
    print_lines(row_lines_[s]);
    for (const RowCache& cache : scope_.caches) {
      if (cache.writer != s && std::ranges::find(cache.readers, s) == cache.readers.end()) continue;
      writer_.line("float* const {0} = {0}_rows[{1}];", cache.name(), row_in_block());
    }
  }

  void print_lines(const std::vector<std::string>& lines) {
    for (const std::string& line : lines) writer_.line("{}", line);
  }

  void print_comment(const Stage& stage) {
    if (buffers_.comments.empty()) return;
    std::string_view left = buffers_.comments[static_cast<size_t>(&stage - kernel_.stages.data())];
    while (!left.empty()) {
      const size_t end = std::min(left.find('\n'), left.size());
      std::string line(left.substr(0, end));
      std::ranges::replace(line, '\\', '/');  // nothing may carry the comment on
      writer_.line("// {}", line);
      left.remove_prefix(std::min(end + 1, left.size()));
    }
  }

  const BlockedLoop* block_of(size_t loop) const {
    const auto at = std::ranges::find(group_.blocked, loop, &BlockedLoop::loop);
    return at == group_.blocked.end() ? nullptr : &*at;
  }
  const Nest& first_nest() const { return group_.stages[0].nest; }

  int64_t blocks(const BlockedLoop& block) const {
    return (first_nest().extents[block.loop] + block.size - 1) / block.size;
  }

  // Whether the loop is known to be one block.
  bool is_whole(const BlockedLoop& block) const {
    return writer_.has_literals() && blocks(block) == 1;
  }

  // What does not change from row to row.
  void print_head() {
    for (size_t loop = 0; loop < group_.rows; ++loop) {
      writer_.line("const int64_t n{} = {};", loop, writer_.parameter(first_nest().extents[loop]));
    }
    for (const BlockedLoop& block : group_.blocked) {
      if (block.loop >= group_.rows) {
        writer_.line("const int64_t n{} = {};", block.loop,
                     writer_.parameter(first_nest().extents[block.loop]));
      }
      if (is_whole(block)) continue;
      writer_.line("const int64_t size{} = {};", block.loop, writer_.parameter(block.size));
      writer_.line("const int64_t blocks{0} = (n{0} + size{0} - 1) / size{0};", block.loop);
    }
    for (size_t s = 0; s < group_.stages.size(); ++s) {
      const ScheduledStage& stage = group_.stages[s];
      for (size_t loop = group_.rows; loop < stage.nest.extents.size(); ++loop) {
        if (block_of(loop) != nullptr) continue;
        writer_.line("const int64_t n{}_{} = {};", loop, s,
                     writer_.parameter(stage.nest.extents[loop]));
      }
      for (const ExprId id : stage.nest.exprs) name_parameter(kernel_.expr(id));
      scope_.pointers.emplace_back();
      scope_.targets.emplace_back();
      row_lines_.emplace_back();
      for (const auto& [id, access] : stage.nest.loads) {
        if (is_local(access.buffer)) continue;
        scope_.pointers[s].emplace(id, declare(access, true));
      }
      if (!is_local(stage.stage->target)) scope_.targets[s] = declare(stage.nest.target, false);
    }
  }

  void name_parameter(const Expr& expr) {
    if (expr.op != ScalarOp::kParameter) return;
    std::string& name = scope_.parameters[expr.parameter.index];
    if (!name.empty()) return;
    name = fmt::format("q{}", expr.parameter.index);
    writer_.line("const int64_t {} = {};", name, writer_.parameter(kernel_.value(expr.parameter)));
  }

  bool is_local(BufferId buffer) const {
    return std::ranges::find(group_.locals, buffer) != group_.locals.end();
  }

  // Declares the pointer of an access; what moves with rows is added at the head of each row.
  CppPointer declare(const Access& access, bool is_load) {
    const Buffer& buffer = kernel_.buffer(access.buffer);
    const std::string name = fmt::format("{}_{}", identifier(buffer.name), pointers_++);
    const std::string type =
        fmt::format("{}{}", is_load ? "const " : "", cpp_memory_type(buffer.dtype));
    const Layout& layout = buffers_.layouts[access.buffer.index];
    const auto& strides = access.affine ? access.strides : layout.strides;
    const bool is_block = buffers_.form != nullptr && access.buffer == buffers_.form->block;
    CppPointer pointer{.name = name};
    std::string row_offset = is_block ? block_offset() : "";
    for (size_t i = 0; i < strides.size(); ++i) {
      std::string stride;
      const bool in_row = access.affine && i < group_.rows && block_of(i) == nullptr;
      if (is_block && in_row) {
        pointer.strides.emplace_back();
        continue;
      }
      if (strides[i] == 1) {
        stride = "1";
      } else if (strides[i] != 0) {
        stride = fmt::format("{}_s{}", name, i);
        // g++ gives up on loops that it knows to stride far; it gathers where it does not know.
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
    writer_.line("{}* const {}{} = static_cast<{}*>(buffers[{}]) + {};", type, name, suffix, type,
                 buffers_.place[access.buffer.index], writer_.parameter(offset));
    if (!row_offset.empty()) {
      row_lines_.back().push_back(
          fmt::format("{}* const {} = {}_all{};", type, name, name, row_offset));
    }
    return pointer;
  }

  // Where the current row lies in the buffer that holds the caller's part alone.
  std::string block_offset() const {
    std::string row = group_.rows == 1 ? "i0" : "row";
    if (together_ && group_.rows > 1) row += fmt::format(" + ({})", row_in_block());
    return fmt::format(" + ({} - p[0]) * p[4]{}", row,
                       buffers_.form->cuts_columns ? " - p[2]" : "");
  }

  void print_row_loop() {
    for (size_t loop = 0; loop < group_.rows; ++loop) {
      if (block_of(loop) == nullptr) {
        digits_.push_back({fmt::format("i{}", loop), fmt::format("n{}", loop)});
      }
    }
    for (size_t i = 0; i < group_.blocked.size(); ++i) {
      const size_t loop = group_.blocked[i].loop;
      if (is_whole(group_.blocked[i])) continue;
      const auto place =
          group_.blocks_outside ? digits_.begin() + static_cast<ptrdiff_t>(i) : digits_.end();
      digits_.insert(place, {fmt::format("block{}", loop), fmt::format("blocks{}", loop)});
    }
    if (together_) digits_.back().variable = "first";
    if (digits_.empty()) {
      writer_.open("for (int64_t row = begin; row < end; ++row)");
    } else if (digits_.size() == 1 && together_) {
      writer_.open("for (int64_t first = begin; first < end; first += {})", kRowsTogether);
      writer_.line("const int64_t rows = pn::smaller({}, end - first);", kRowsTogether);
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
      writer_.open("for (int64_t row = begin; row < end;{})", together_ ? "" : " ++row");
      if (together_) {
        writer_.line("const int64_t rows = pn::smaller({}, pn::smaller(end - row, {} - first));",
                     kRowsTogether, digits_.back().extent);
      }
    }
    for (const BlockedLoop& block : group_.blocked) {
      if (buffers_.form != nullptr) {
        writer_.line("const int64_t start{0} = p[2], stop{0} = p[3];", block.loop);
        continue;
      }
      if (is_whole(block)) {
        // g++ takes lanes of a known number apart before it could make vectors of them.
        const bool hides = group_.lanes && !all_run_in_vectors();
        writer_.line("const int64_t start{0} = 0, stop{0} = {1};", block.loop,
                     fmt::format(fmt::runtime(hides ? "pn::unknown(n{})" : "n{}"), block.loop));
        continue;
      }
      writer_.line("const int64_t start{0} = block{0} * size{0};", block.loop);
      const bool is_even = writer_.has_literals() && group_.lanes && all_run_in_vectors() &&
                           first_nest().extents[block.loop] % block.size == 0;
      writer_.line("const int64_t stop{0} = {1};", block.loop,
                   fmt::format(fmt::runtime(is_even ? "start{0} + size{0}"
                                                    : "pn::smaller(start{0} + size{0}, n{0})"),
                               block.loop));
    }
  }

  void close_row_loop() {
    if (digits_.size() > 1) {
      std::string step;
      if (together_) writer_.line("row += rows;");
      for (size_t i = digits_.size(); i-- > 1;) {
        const bool in_block = together_ && i + 1 == digits_.size();
        step += fmt::format(
            "if (({2}) == {1}) {{ {0} = 0; ", digits_[i].variable, digits_[i].extent,
            fmt::format(fmt::runtime(in_block ? "{} += rows" : "++{}"), digits_[i].variable));
      }
      writer_.line("{}++{};{}", step, digits_[0].variable, std::string(digits_.size() - 1, '}'));
    }
    writer_.close();
  }

  // Stages over one and the same inner loop compute an expression once that costs more than to
  // take it from near memory.
  void find_caches() {
    if (group_.lanes) return;
    for (size_t reader = 1; reader < group_.stages.size(); ++reader) {
      SharedValue best;
      for (size_t writer = 0; writer < reader; ++writer) {
        const SharedValue shared = shared_value(writer, reader);
        if (shared.cost > best.cost) best = shared;
      }
      if (best.cost > 0) add_cache(best, reader);
    }
    for (const RowCache& cache : scope_.caches) {
      if (together_) {
        const int64_t row = group_.stages[cache.writer].nest.extents.back();
        writer_.line("alignas(64) float {}_rows[{}][{}];", cache.name(), kRowsTogether,
                     (row + kLine - 1) / kLine * kLine);
      } else {
        writer_.line("alignas(64) float {}[{}];", cache.name(), kMaxCached);
      }
    }
  }

  // What stage `writer` has computed and a later one wants; a cost of 0 says that there is nothing.
  struct SharedValue {
    ExprId value;
    size_t writer = 0;
    int64_t cost = 0;
  };
  SharedValue shared_value(size_t writer, size_t reader) const {
    constexpr int64_t kWorthKeeping = 5;
    const ScheduledStage& first = group_.stages[writer];
    const ScheduledStage& second = group_.stages[reader];
    const size_t loop = group_.rows;
    const bool same_loops =
        first.nest.extents.size() == loop + 1 && first.nest.extents == second.nest.extents &&
        first.nest.loop_of == second.nest.loop_of && first.nest.extents[loop] <= kMaxCached;
    if (!same_loops || first.stage->guard.valid() || second.stage->guard.valid()) return {};
    for (size_t at = second.nest.exprs.size(); at-- > 0;) {
      const ExprId id = second.nest.exprs[at];
      const Expr& expr = kernel_.expr(id);
      if (info(expr.op).arity == 0 || expr.op == ScalarOp::kLoad || expr.dtype != DType::kF32) {
        continue;
      }
      if (std::ranges::find(first.nest.exprs, id) == first.nest.exprs.end()) continue;
      if (!is_unconditional(id, first) || !is_unconditional(id, second)) continue;
      const int64_t cost = cost_in_loop(id, first.nest, loop);
      if (cost >= kWorthKeeping) return {.value = id, .writer = writer, .cost = cost};
    }
    return {};
  }

  // Whether every iteration evaluates the expression, whatever selects choose.
  bool is_unconditional(ExprId wanted, const ScheduledStage& stage) const {
    std::vector<bool> reached(kernel_.exprs.size());
    reached[stage.stage->value.index] = true;
    for (size_t at = stage.stage->value.index + 1; at-- > wanted.index + 1;) {
      if (!reached[at]) continue;
      const Expr& expr = kernel_.exprs[at];
      if (stage.nest.loads.contains({static_cast<uint32_t>(at)})) continue;
      const size_t certain = expr.op == ScalarOp::kSelect ? 1 : expr.operands.size();
      for (size_t i = 0; i < certain; ++i) reached[expr.operands[i].index] = true;
    }
    return reached[wanted.index];
  }

  // Elementary operations that each iteration of the loop spends on an expression.
  int64_t cost_in_loop(ExprId root, const Nest& nest, size_t loop) const {
    constexpr int64_t kStrided = 4;
    std::vector<bool> needed(kernel_.exprs.size());
    std::vector<bool> moves(kernel_.exprs.size());
    needed[root.index] = true;
    for (size_t at = root.index + 1; at-- > 0;) {
      if (!needed[at]) continue;
      const auto load = nest.loads.find({static_cast<uint32_t>(at)});
      if (load != nest.loads.end() && load->second.affine) continue;
      for (const ExprId operand : kernel_.exprs[at].operands) needed[operand.index] = true;
    }
    int64_t total = 0;
    for (uint32_t at = 0; at <= root.index; ++at) {
      if (!needed[at]) continue;
      const Expr& expr = kernel_.exprs[at];
      int64_t spent = cost(expr.op);
      if (const auto load = nest.loads.find({at}); load != nest.loads.end()) {
        if (is_local(load->second.buffer)) continue;
        const Access& access = load->second;
        moves[at] = !access.affine || access.strides[loop] != 0;
        if (!access.affine || access.strides[loop] != 1) spent += kStrided;
      } else if (expr.op == ScalarOp::kIndex) {
        moves[at] = nest.loop_of[static_cast<size_t>(expr.integer)] == loop;
      } else {
        for (const ExprId operand : expr.operands) moves[at] = moves[at] || moves[operand.index];
      }
      if (moves[at]) total += spent;
    }
    return total;
  }

  void add_cache(const SharedValue& shared, size_t reader) {
    for (RowCache& cache : scope_.caches) {
      if (cache.value != shared.value) continue;
      cache.readers.push_back(reader);
      return;
    }
    scope_.caches.push_back({.value = shared.value, .writer = shared.writer, .readers = {reader}});
  }

  bool all_run_in_vectors() const {
    for (size_t s = 0; s < group_.stages.size(); ++s) {
      if (group_.stages[s].stage->guard.valid()) return false;
      if (!runs_in_vectors(kernel_, group_, s, scope_, group_.rows - 1, {})) return false;
    }
    return true;
  }

  std::string local_name(BufferId id) const {
    return fmt::format("row{}_{}", id.index, identifier(kernel_.buffer(id).name));
  }

  void name_locals() {
    for (const BufferId id : group_.locals) {
      std::string& name = scope_.locals[id.index];
      name = local_name(id);
      if (together_) name += fmt::format("[{}]", row_in_block());
    }
  }

  void declare_local(BufferId id) {
    const Buffer& buffer = kernel_.buffer(id);
    const std::string name = local_name(id);
    const bool widened = is_widened(kernel_, group_, scope_, id);
    const std::string_view type = cpp_memory_type(widened ? DType::kF32 : buffer.dtype);
    if (group_.lanes) {
      writer_.line("alignas(64) {} {}[{}];", type, name, kMaxLanes);
    } else if (together_) {
      writer_.line("{} {}[{}];", type, name, kRowsTogether);
    } else {
      writer_.line("{} {};", type, name);
    }
  }

  const Kernel& kernel_;
  const RowGroup& group_;
  const CppBuffers& buffers_;
  CppWriter& writer_;
  CppScope scope_;
  bool together_;                                    // kRowsTogether rows at a time
  std::vector<std::vector<std::string>> row_lines_;  // by stage
  std::vector<Digit> digits_;
  size_t pointers_ = 0;
};

}  // namespace

void print_group(const Kernel& kernel, const RowGroup& group, const CppBuffers& buffers,
                 CppWriter& writer) {
  GroupPrinter(kernel, group, buffers, writer).print();
}

}  // namespace passnet
