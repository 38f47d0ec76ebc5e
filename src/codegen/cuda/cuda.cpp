#include "codegen/cuda/cuda.hpp"

#include "codegen/cpp/cpp_spelling.hpp"
#include "codegen/cuda/cuda_row_printer.hpp"
#include "codegen/cuda/cuda_stage.hpp"
#include "codegen/cuda/tiles/cuda_tile_printer.hpp"

#include <algorithm>
#include <cctype>
#include <set>

namespace passnet {
namespace {

constexpr size_t kLongestName = 40;  // not tuning: characters that are readable

// Prints lines as a comment; no character of theirs may end the comment early.
std::string print_launch_comment(std::string_view lines) {
  std::string text = "// ";
  for (const char c : lines) {
    text += c == '\\' ? '/' : c;
    if (c == '\n') text += "// ";
  }
  while (!text.empty() && (text.back() == ' ' || text.back() == '/' || text.back() == '\n')) {
    text.pop_back();
  }
  return text;
}

// Returns an identifier for the launch of a kernel from a phase on: `batch_norm_relu_0`.
std::string entry_name(const Kernel& kernel, size_t phase) {
  std::string name;
  for (const char c : kernel.name.substr(0, kLongestName)) {
    const bool is_word = std::isalnum(static_cast<unsigned char>(c)) != 0;
    if (is_word) {
      name += c;
    } else if (!name.empty() && name.back() != '_') {
      name += '_';
    }
  }
  if (name.empty() || std::isdigit(static_cast<unsigned char>(name[0])) != 0) name = "k" + name;
  return fmt::format("{}{}{}", name, name.back() == '_' ? "" : "_", phase);
}

// The buffers that a launch accesses, in the kernel's order.
struct LaunchBuffers {
  std::set<BufferId> read;
  std::set<BufferId> written;

  std::vector<BufferId> all() const {
    std::set<BufferId> both = read;
    both.insert(written.begin(), written.end());
    return {both.begin(), both.end()};
  }
};

LaunchBuffers find_buffers(const Kernel& kernel, std::span<const CudaPhase> phases) {
  LaunchBuffers buffers;
  const auto add = [](const CudaBlocks& blocks, BufferId buffer, std::set<BufferId>& list) {
    if (blocks.is_in_memory(buffer)) list.insert(buffer);
  };
  for (const CudaPhase& phase : phases) {
    for (const CudaBlocks& blocks : phase.blocks) {
      for (const CudaStage& stage : blocks.stages) {
        for (const auto& [id, load] : stage.nest.loads) {
          if (stage.placed(id).uses > 0) add(blocks, load.buffer, buffers.read);
        }
        add(blocks, kernel.stages[stage.stage].target, buffers.written);
      }
    }
  }
  return buffers;
}

// Returns the phase after the launch that begins with this one.
size_t end_of_launch(const CudaSchedule& schedule, size_t first) {
  size_t end = first + 1;
  while (end < schedule.phases.size() && schedule.phases[end].joins) ++end;
  return end;
}

class LaunchPrinter {
 public:
  LaunchPrinter(const CudaSchedule& schedule, size_t first, size_t end,
                std::span<const Layout> layouts, std::span<const std::string> comments)
      : kernel_(schedule.kernel),
        phases_(std::span(schedule.phases).subspan(first, end - first)),
        layouts_(layouts),
        comments_(comments),
        buffers_(find_buffers(kernel_, phases_)),
        writer_(schedule.numbers),
        entry_{.name = entry_name(kernel_, first),
               .shape = phases_.front().shape,
               .buffers = buffers_.all(),
               .parameters = {},
               .reports = checks()} {}

  CudaEntry print(std::string& text) {
    CppWriter& writer = writer_;
    writer.open_block();
    writer.line("pn::begin();");
    if (entry_.reports) {
      writer.line("pn::Report* const report = static_cast<pn::Report*>(a.buffers[{}]);",
                  entry_.buffers.size());
    }
    if (!writer.has_literals()) writer.line("const int64_t* const p = a.p;");
    if (phases_.size() == 1) {
      print_phase(phases_.front(), declare_buffers(phases_.front()));
    } else {
      print_phases();
    }
    writer.close();
    entry_.parameters = std::move(writer.parameters());
    text += fmt::format(
        "\nextern \"C\" __global__ void __launch_bounds__({}{}) {}(\n"
        "    const __grid_constant__ pn::Arguments<{}, {}> a) ",
        entry_.shape.block[0] * entry_.shape.block[1], blocks_at_once(), entry_.name,
        entry_.buffers.size() + (entry_.reports ? 1 : 0), entry_.parameters.size());
    text += writer.text();
    return std::move(entry_);
  }

 private:
  // The blocks of a multiprocessor for which registers suffice, if that is stated.
  std::string blocks_at_once() const {
    const auto& tiles = phases_.front().blocks.front().tiles;
    return tiles ? fmt::format(", {}", tiles->blocks_at_once) : std::string();
  }

  bool checks() const {
    return std::ranges::any_of(phases_, [&](const CudaPhase& phase) {
      return std::ranges::any_of(phase.blocks, [&](const CudaBlocks& blocks) {
        return std::ranges::any_of(blocks.stages, [&](const CudaStage& stage) {
          return std::ranges::any_of(stage.nest.exprs,
                                     [&](ExprId id) { return is_check(kernel_.expr(id).op); });
        });
      });
    });
  }

  void print_phases() {
    for (const CudaPhase& phase : phases_) {
      if (phase.joins) writer_.line("pn::wait_for_cluster();");
      writer_.open_block();
      const CudaNames names = declare_buffers(phase);
      open_slices(phase);
      print_phase(phase, names);
      close_slices(phase);
      writer_.close();
    }
  }

  void print_phase(const CudaPhase& phase, const CudaNames& names) {
    if (phase.turns > 0) declare_turn(phase);
    int64_t first = 0;
    for (const CudaBlocks& blocks : phase.blocks) {
      const std::string_view block = open_range(phase, blocks, first);
      if (blocks.tiles) {
        print_cuda_tiles(kernel_, blocks, block, layouts_, names, comments_, writer_);
      } else if (blocks.team > 0) {
        print_cuda_rows(kernel_, blocks, block, layouts_, names, comments_, writer_);
      } else {
        print_cuda_threads(kernel_, blocks, block, layouts_, names, comments_, writer_);
      }
      writer_.close();
      first += phase.turns > 0 ? phase.share(blocks) : blocks.count;
    }
  }

  // Opens the loop over the blocks of a phase that a slice runs: one at most on a GPU, more where a
  // test runs the text on fewer slices.
  void open_slices(const CudaPhase& phase) {
    writer_.open(
        "for (uint32_t slice = blockIdx.x + gridDim.x * threadIdx.y; slice < {}; "
        "slice += gridDim.x * blockDim.y)",
        writer_.parameter(phase.block_count()));
  }

  void close_slices(const CudaPhase& phase) {
    const bool shares = std::ranges::any_of(
        phase.blocks, [](const CudaBlocks& blocks) { return !blocks.shared.empty(); });
    if (shares) writer_.line("pn::wait_for_team<{}>();", entry_.shape.block[0]);
    writer_.close();
  }

  // Declares a pointer per buffer of a phase. It promises that nothing else points to the buffer if
  // the phase does not both read and write it; nor does it promise that of what an earlier phase
  // wrote, which then would be loaded as a constant.
  CudaNames declare_buffers(const CudaPhase& phase) {
    CudaNames names{.pointers = std::vector<std::string>(kernel_.buffers.size()),
                    .locals = std::vector<std::string>(kernel_.buffers.size())};
    for (const CudaBlocks& blocks : phase.blocks) {
      for (const BufferId local : blocks.locals) {
        names.locals[local.index] = fmt::format("row{}", local.index);
      }
      for (const CudaSharedRow& row : blocks.shared) {
        names.pointers[row.buffer.index] = fmt::format("row{}", row.buffer.index);
      }
    }
    const LaunchBuffers own = find_buffers(kernel_, std::span(&phase, 1));
    for (const BufferId id : own.all()) {
      const auto at = std::ranges::find(entry_.buffers, id) - entry_.buffers.begin();
      const bool is_written = own.written.contains(id);
      const bool is_alone = is_written ? !own.read.contains(id) : !buffers_.written.contains(id);
      const std::string type = fmt::format("{}{}", is_written ? "" : "const ",
                                           cpp_memory_type(kernel_.buffer(id).dtype));
      const std::string& name = names.pointers[id.index] = fmt::format("b{}", id.index);
      writer_.line("{0}* const {1}{2} = static_cast<{0}*>(a.buffers[{3}]);", type,
                   is_alone ? "__restrict__ " : "", name, at);
    }
    return names;
  }

  void declare_turn(const CudaPhase& phase) {
    int64_t blocks = 0;
    for (const CudaBlocks& range : phase.blocks) blocks += phase.share(range);
    const std::string count = fmt::format("uint32_t({})", writer_.parameter(blocks));
    writer_.line("const uint32_t turn = blockIdx.x / {};", count);
    writer_.line("const uint32_t place = blockIdx.x % {};", count);
  }

  // Opens the branch of the blocks of a range, of which the first has this number in the grid, or
  // among those of a turn. Returns the number of a block in its range.
  std::string_view open_range(const CudaPhase& phase, const CudaBlocks& blocks, int64_t first) {
    const std::string_view number = phases_.size() > 1 ? "slice" : "blockIdx.x";
    if (phase.blocks.size() == 1) {
      writer_.open_block();
      return number;
    }
    const bool has_turns = phase.turns > 0;
    const int64_t own = has_turns ? phase.share(blocks) : blocks.count;
    const std::string_view place = has_turns ? "place" : number;
    const std::string otherwise = first == 0 ? "" : "else ";
    if (&blocks == &phase.blocks.back()) {
      writer_.open("else");
    } else {
      writer_.open("{}if ({} < {})", otherwise, place, writer_.parameter(first + own));
    }
    const std::string from = first == 0 ? "" : fmt::format(" - {}", writer_.parameter(first));
    if (has_turns) {
      writer_.line("const auto block = static_cast<uint32_t>(turn * {} + place{});",
                   writer_.parameter(own), from);
      writer_.line("if (block >= {}) return;", writer_.parameter(blocks.count));
    } else {
      writer_.line("const auto block = static_cast<uint32_t>({}{});", number, from);
    }
    return "block";
  }

  const Kernel& kernel_;
  std::span<const CudaPhase> phases_;
  std::span<const Layout> layouts_;
  std::span<const std::string> comments_;
  LaunchBuffers buffers_;
  CppWriter writer_;
  CudaEntry entry_;
};

}  // namespace

namespace {

// The lines that include what the phases need of the prelude.
std::string includes(const CudaSchedule& schedule) {
  std::set<std::string_view> headers;
  for (const CudaPhase& phase : schedule.phases) {
    const auto& tiles = phase.blocks.front().tiles;
    if (tiles) headers.insert(tile_prelude(*tiles));
  }
  if (headers.empty()) headers.insert(kCudaPrelude);
  std::string lines;
  for (const std::string_view header : headers) lines += fmt::format("#include \"{}\"\n", header);
  return lines;
}

}  // namespace

CudaText print_cuda(const CudaSchedule& schedule, std::span<const Layout> layouts,
                    std::span<const std::string> comments) {
  const Kernel& kernel = schedule.kernel;
  std::vector<Layout> all(layouts.begin(), layouts.end());
  for (size_t i = all.size(); i < kernel.buffers.size(); ++i) {
    all.push_back({.strides = contiguous_strides(kernel.shape({static_cast<uint32_t>(i)}))});
  }
  std::vector<std::string> own;  // one per stage of the kernel that was scheduled
  if (!comments.empty()) {
    for (const size_t origin : schedule.origins) own.push_back(comments[origin]);
  }
  CudaText printed;
  printed.text = fmt::format("{}\n{}\n", includes(schedule),
                             print_launch_comment(to_string(kernel, Listing::kStructure)));
  for (size_t first = 0; first < schedule.phases.size();) {
    const size_t end = end_of_launch(schedule, first);
    printed.entries.push_back(LaunchPrinter(schedule, first, end, all, own).print(printed.text));
    first = end;
  }
  return printed;
}

}  // namespace passnet
