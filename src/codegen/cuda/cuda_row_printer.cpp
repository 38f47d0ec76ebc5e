#include "codegen/cuda/cuda_row_printer.hpp"

#include "codegen/cpp/cpp_spelling.hpp"
#include "codegen/cuda/cuda_row_stage.hpp"

#include <algorithm>
#include <set>

namespace passnet {
namespace {

// Prints what the rows of a group need: the number of the row, its indices, and its locals.
class RowsPrinter {
 public:
  RowsPrinter(const Kernel& kernel, const CudaBlocks& blocks, std::span<const Layout> layouts,
              const CudaNames& names, CppWriter& writer)
      : kernel_(kernel),
        blocks_(blocks),
        layouts_(layouts),
        names_(names),
        writer_(writer),
        first_(blocks.stages.front()) {}

  void print(std::string_view block, std::span<const std::string> comments) {
    const bool is_alone = blocks_.team == 1;
    declare_row(block);
    if (is_alone) writer_.open("if (row < {})", number(blocks_.threads));
    declare_indices();
    open_steps();
    for (const BufferId local : blocks_.locals) {
      writer_.line("{} {};", cpp_memory_type(kernel_.buffer(local).dtype),
                   names_.locals[local.index]);
    }
    declare_shared_rows();
    declare_kept();
    for (const CudaStage& stage : blocks_.stages) {
      wait_for_reads(stage);
      writer_.open_block();
      if (!comments.empty()) print_comment_lines(comments[stage.stage], writer_);
      print_stage_in_row(kernel_, blocks_, stage, layouts_, names_, writer_);
      writer_.close();
      const BufferId target = kernel_.stages[stage.stage].target;
      if (!blocks_.is_local(target)) written_.insert(target);
    }
    if (blocks_.steps.count > 1) writer_.close();
    if (is_alone) writer_.close();
  }

 private:
  std::string_view type() const { return first_.narrow ? "int32_t" : "int64_t"; }
  std::string number(int64_t value) const {
    return CudaExprs(kernel_, first_, layouts_, names_, writer_).number(value, first_.narrow);
  }

  // All threads of a warp take part in combining, so those beyond the last row repeat it.
  void declare_row(std::string_view block) {
    writer_.line("const {0} thread = pn::thread_at<{0}>({1});", type(), block);
    if (blocks_.columns > 1) {
      const int64_t threads = blocks_.team * blocks_.columns;
      writer_.line("const {0} lane = thread % {1} / {2};", type(), threads, blocks_.columns);
      writer_.line("{0} row = thread / {1} * {2} + thread % {2};", type(), threads,
                   blocks_.columns);
    } else {
      writer_.line("const {0} lane = thread % {1};", type(), blocks_.team);
      writer_.line("{} row = thread / {};", type(), blocks_.team);
    }
    if (blocks_.team > 1) {
      const std::string last = number(blocks_.threads - 1);
      writer_.line("row = pn::min<{0}>(row, {1});", type(), last);
    }
  }

  void declare_indices() {
    for (size_t loop = first_.spread; loop-- > 0;) {
      const bool has_steps = blocks_.steps.count > 1 && blocks_.steps.loop == loop;
      const int64_t steps = has_steps ? blocks_.steps.count : 1;
      const std::string name = has_steps ? "first" : fmt::format("i{}", loop);
      const std::string times = has_steps ? fmt::format(" * {}", steps) : "";
      if (loop == 0) {
        writer_.line("const {} {} = row{};", type(), name, times);
        continue;
      }
      const std::string extent = number(first_.nest.extents[loop] / steps);
      writer_.line("const {} {} = row % {}{};", type(), name, extent, times);
      writer_.line("row /= {};", extent);
    }
  }

  // Opens the loop over the rows of a thread, if it has several.
  void open_steps() {
    if (blocks_.steps.count == 1) return;
    for (const CudaStage& stage : blocks_.stages) {
      if (stage.stepped.empty() && !stage.window) continue;
      print_before_steps(kernel_, blocks_, stage, layouts_, names_, writer_);
    }
    writer_.directive("#pragma unroll");
    writer_.open("for ({0} step = 0; step < {1}; ++step)", type(), blocks_.steps.count);
    writer_.line("const {} i{} = first + step;", type(), blocks_.steps.loop);
  }

  void declare_shared_rows() {
    for (const CudaSharedRow& row : blocks_.shared) {
      const std::string_view element = cpp_memory_type(kernel_.buffer(row.buffer).dtype);
      const std::string& name = names_.pointers[row.buffer.index];
      writer_.line("alignas(16) __shared__ {} {}s[{}];", element, name,
                   row.elements * blocks_.rows_of_block());
      writer_.line("{}* const {} = {}s + threadIdx.x / {} * {};", element, name, name, blocks_.team,
                   row.elements);
    }
  }

  void declare_kept() {
    for (size_t i = 0; i < blocks_.kept.size(); ++i) {
      const CudaKept& kept = blocks_.kept[i];
      const std::string_view type = cpp_memory_type(kernel_.buffer(kept.buffer).dtype);
      if (kept.pack > 1) {
        writer_.line("pn::Pack<{}, {}> kept{}[{}];", type, kept.pack, i, kept.rounds);
      } else {
        writer_.line("{} kept{}[{}];", type, i, kept.rounds);
      }
    }
  }

  // Waits until the team has stored what the stage reads.
  void wait_for_reads(const CudaStage& stage) {
    const bool reads = std::ranges::any_of(stage.nest.loads, [&](const auto& load) {
      return written_.contains(load.second.buffer) && !stage.is_kept(load.first);
    });
    if (!reads || blocks_.team == 1) return;
    writer_.line("pn::wait_for_team<{}>();", blocks_.team * blocks_.columns);
    written_.clear();
  }

  const Kernel& kernel_;
  const CudaBlocks& blocks_;
  std::span<const Layout> layouts_;
  const CudaNames& names_;
  CppWriter& writer_;
  const CudaStage& first_;
  std::set<BufferId> written_;  // since the team has waited
};

}  // namespace

void print_cuda_rows(const Kernel& kernel, const CudaBlocks& blocks, std::string_view block,
                     std::span<const Layout> layouts, const CudaNames& names,
                     std::span<const std::string> comments, CppWriter& writer) {
  RowsPrinter(kernel, blocks, layouts, names, writer).print(block, comments);
}

}  // namespace passnet
