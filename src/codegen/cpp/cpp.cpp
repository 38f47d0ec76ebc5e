#include "codegen/cpp/cpp.hpp"

#include "base/check.hpp"
#include "codegen/cpp/cpp_group.hpp"
#include "kernel/transform/add_checks.hpp"

#include <algorithm>

namespace passnet {
namespace {

// Prints lines as a comment; no character of theirs may end the comment early.
std::string print_comment(std::string_view lines) {
  std::string text;
  std::string line;
  for (const char c : lines) {
    if (c != '\n') {
      line += c == '\\' ? '/' : c;
      continue;
    }
    text += (text.empty() ? "// " : "\n// ") + line;
    line.clear();
  }
  return text;
}

// Temporaries that are not local to a row become buffers of the call.
CppBuffers place_buffers(const CpuSchedule& schedule, std::span<const Layout> layouts,
                         KernelText& source) {
  const Kernel& kernel = schedule.kernel;
  CppBuffers buffers{.place = std::vector<size_t>(kernel.buffers.size()),
                     .layouts = {layouts.begin(), layouts.end()},
                     .comments = {}};
  size_t places = 0;
  for (size_t i = 0; i < kernel.buffers.size(); ++i) {
    const BufferId id{static_cast<uint32_t>(i)};
    const auto is_local = [&](const CpuRows& group) {
      return group.is_local(id) || group.find_array(id) != nullptr;
    };
    if (kernel.buffers[i].role == BufferRole::kTemporary) {
      buffers.layouts.push_back({.strides = contiguous_strides(kernel.shape(id))});
      if (std::ranges::any_of(schedule.groups, is_local)) continue;
      const TensorType type{kernel.buffers[i].dtype, kernel.shape(id)};
      source.scratch_bytes.push_back(std::max<int64_t>(type.bytes(), 1));
    }
    buffers.place[i] = places++;
  }
  CHECK(buffers.layouts.size() == kernel.buffers.size());
  source.reports = has_checks(kernel);
  if (source.reports) buffers.report = places;
  return buffers;
}

void open_entry(const Kernel& kernel, std::string_view symbol, CppWriter& writer) {
  writer.directive(fmt::format("#include \"{}\"\n", kCppPrelude));
  writer.directive(print_comment(to_string(kernel, Listing::kStructure)));
  writer.directive("extern \"C\" __attribute__((visibility(\"default\")))");
  writer.open("void {}(pn::Context* context, void* const* buffers, const int64_t* p)", symbol);
}

}  // namespace

KernelText print_cpp(const CpuSchedule& schedule, std::span<const Layout> layouts,
                     std::string_view symbol, std::span<const std::string> comments) {
  KernelText source;
  CppBuffers buffers = place_buffers(schedule, layouts, source);
  if (!comments.empty()) {
    for (const size_t origin : schedule.origins) buffers.comments.push_back(comments[origin]);
  }
  CppWriter writer(schedule.numbers);
  open_entry(schedule.kernel, symbol, writer);
  const std::span<const CpuRows> groups = schedule.groups;
  if (!schedule.block) {
    writer.line("pn::host = context;");
    print_groups(schedule, groups, buffers, writer);
  } else {
    if (groups.size() > 1) {
      writer.open("if (p[1] == 0)");
      print_groups(schedule, groups.first(groups.size() - 1), buffers, writer);
      writer.line("return;");
      writer.close();
    }
    print_groups(schedule, groups.last(1), buffers, writer);
  }
  writer.close();
  source.text = std::move(writer.text());
  source.parameters = std::move(writer.parameters());
  return source;
}

}  // namespace passnet
