#include "codegen/cuda/cuda.hpp"

#include "codegen/cpp/cpp_spelling.hpp"
#include "codegen/cuda/cuda_row_printer.hpp"
#include "codegen/cuda/cuda_stage.hpp"

#include <algorithm>
#include <cctype>
#include <set>

namespace passnet {
namespace {

constexpr size_t kLongestName = 40;  // not tuning: characters that are readable

// Prints lines as a comment; no character of theirs may end the comment early.
std::string print_comment(std::string_view lines) {
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

// Returns an identifier for the phases of a kernel: `batch_norm_relu_0`.
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

// The buffers that a phase accesses, in the kernel's order.
struct PhaseBuffers {
  std::set<BufferId> read;
  std::set<BufferId> written;

  std::vector<BufferId> all() const {
    std::set<BufferId> both = read;
    both.insert(written.begin(), written.end());
    return {both.begin(), both.end()};
  }
};

PhaseBuffers find_buffers(const Kernel& kernel, const CudaPhase& phase) {
  PhaseBuffers buffers;
  const auto add = [](const CudaBlocks& blocks, BufferId buffer, std::set<BufferId>& list) {
    if (blocks.is_in_memory(buffer)) list.insert(buffer);
  };
  for (const CudaBlocks& blocks : phase.blocks) {
    for (const CudaStage& stage : blocks.stages) {
      for (const auto& [id, load] : stage.nest.loads) {
        if (stage.placed(id).uses > 0) add(blocks, load.buffer, buffers.read);
      }
      add(blocks, kernel.stages[stage.stage].target, buffers.written);
    }
  }
  return buffers;
}

class PhasePrinter {
 public:
  PhasePrinter(const CudaSchedule& schedule, size_t phase, std::span<const Layout> layouts,
               std::span<const std::string> comments)
      : kernel_(schedule.kernel),
        phase_(schedule.phases[phase]),
        layouts_(layouts),
        comments_(comments),
        buffers_(find_buffers(kernel_, phase_)),
        writer_(schedule.numbers),
        entry_{.name = entry_name(kernel_, phase),
               .shape = phase_.shape,
               .buffers = buffers_.all(),
               .parameters = {}} {}

  CudaEntry print(std::string& text) {
    CppWriter& writer = writer_;
    writer.open_block();
    writer.line("pn::begin();");
    if (!writer.has_literals()) writer.line("const int64_t* const p = a.p;");
    const CudaNames names = declare_buffers();
    if (phase_.turns > 0) declare_turn();
    int64_t first = 0;
    for (const CudaBlocks& blocks : phase_.blocks) {
      const std::string_view block = open_range(blocks, first);
      if (blocks.team > 0) {
        print_cuda_rows(kernel_, blocks, block, layouts_, names, comments_, writer);
      } else {
        print_cuda_threads(kernel_, blocks, block, layouts_, names, comments_, writer);
      }
      writer.close();
      first += phase_.turns > 0 ? phase_.share(blocks) : blocks.count;
    }
    writer.close();
    entry_.parameters = std::move(writer.parameters());
    text += fmt::format(
        "\nextern \"C\" __global__ void __launch_bounds__({}) {}(\n"
        "    const __grid_constant__ pn::Arguments<{}, {}> a) ",
        entry_.shape.block[0], entry_.name, entry_.buffers.size(), entry_.parameters.size());
    text += writer.text();
    return std::move(entry_);
  }

 private:
  // Declares a pointer per buffer. A buffer that the phase both reads and writes (other elements)
  // may not promise that nothing else points to it.
  CudaNames declare_buffers() {
    CudaNames names{.pointers = std::vector<std::string>(kernel_.buffers.size()),
                    .locals = std::vector<std::string>(kernel_.buffers.size())};
    for (const CudaBlocks& blocks : phase_.blocks) {
      for (const BufferId local : blocks.locals) {
        names.locals[local.index] = fmt::format("row{}", local.index);
      }
      for (const CudaSharedRow& row : blocks.shared) {
        names.pointers[row.buffer.index] = fmt::format("row{}", row.buffer.index);
      }
    }
    for (size_t i = 0; i < entry_.buffers.size(); ++i) {
      const BufferId id = entry_.buffers[i];
      const bool is_written = buffers_.written.contains(id);
      const bool is_alone = !is_written || !buffers_.read.contains(id);
      const std::string type = fmt::format("{}{}", is_written ? "" : "const ",
                                           cpp_memory_type(kernel_.buffer(id).dtype));
      const std::string& name = names.pointers[id.index] = fmt::format("b{}", id.index);
      writer_.line("{0}* const {1}{2} = static_cast<{0}*>(a.buffers[{3}]);", type,
                   is_alone ? "__restrict__ " : "", name, i);
    }
    return names;
  }

  void declare_turn() {
    int64_t blocks = 0;
    for (const CudaBlocks& range : phase_.blocks) blocks += phase_.share(range);
    const std::string count = fmt::format("uint32_t({})", writer_.parameter(blocks));
    writer_.line("const uint32_t turn = blockIdx.x / {};", count);
    writer_.line("const uint32_t place = blockIdx.x % {};", count);
  }

  // Opens the branch of the blocks of a range, of which the first has this number in the grid, or
  // among those of a turn. Returns the number of a block in its range.
  std::string_view open_range(const CudaBlocks& blocks, int64_t first) {
    if (phase_.blocks.size() == 1) {
      writer_.open_block();
      return "blockIdx.x";
    }
    const bool has_turns = phase_.turns > 0;
    const int64_t own = has_turns ? phase_.share(blocks) : blocks.count;
    const std::string_view place = has_turns ? "place" : "blockIdx.x";
    const std::string otherwise = first == 0 ? "" : "else ";
    if (&blocks == &phase_.blocks.back()) {
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
      writer_.line("const auto block = static_cast<uint32_t>(blockIdx.x{});", from);
    }
    return "block";
  }

  const Kernel& kernel_;
  const CudaPhase& phase_;
  std::span<const Layout> layouts_;
  std::span<const std::string> comments_;
  PhaseBuffers buffers_;
  CppWriter writer_;
  CudaEntry entry_;
};

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
  printed.text = fmt::format("#include \"{}\"\n\n{}\n", kCudaPrelude,
                             print_comment(to_string(kernel, Listing::kStructure)));
  for (size_t phase = 0; phase < schedule.phases.size(); ++phase) {
    printed.entries.push_back(PhasePrinter(schedule, phase, all, own).print(printed.text));
  }
  return printed;
}

}  // namespace passnet
