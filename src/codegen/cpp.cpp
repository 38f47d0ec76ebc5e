#include "codegen/cpp.hpp"

#include "base/check.hpp"
#include "codegen/block_form.hpp"
#include "codegen/cpp_group.hpp"
#include "codegen/schedule.hpp"
#include "kernel/split_reductions.hpp"

#include <algorithm>

namespace passnet {
namespace {

// Lines, each ended, as a comment; nothing in it may end the comment's line early.
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

// Parts of a reduction, and what joins them, are both of its stage.
std::vector<std::string> spread_comments(std::span<const std::string> comments, size_t stages,
                                         std::span<const size_t> joints) {
  std::vector<std::string> spread;
  if (comments.empty()) return spread;
  size_t joined = 0;
  for (size_t stage = 0; stage < stages; ++stage) {
    if (joined < joints.size() && joints[joined] == stage) ++joined;
    spread.push_back(comments[stage - joined]);
  }
  return spread;
}

// Temporaries that are no row's locals become buffers of the call.
CppBuffers place_buffers(const Kernel& kernel, std::span<const Layout> layouts,
                         std::span<const RowGroup> groups, const Target& target,
                         CppSource& source) {
  CppBuffers buffers{.target = &target,
                     .place = std::vector<size_t>(kernel.buffers.size()),
                     .layouts = {layouts.begin(), layouts.end()},
                     .comments = {}};
  size_t places = 0;
  for (size_t i = 0; i < kernel.buffers.size(); ++i) {
    const BufferId id{static_cast<uint32_t>(i)};
    const auto is_local = [&](const RowGroup& group) {
      return std::ranges::find(group.locals, id) != group.locals.end();
    };
    if (kernel.buffers[i].role == BufferRole::kTemporary) {
      buffers.layouts.push_back({.strides = contiguous_strides(kernel.shape(id))});
      if (std::ranges::any_of(groups, is_local)) continue;
      const TensorType type{kernel.buffers[i].dtype, kernel.shape(id)};
      source.scratch_bytes.push_back(std::max<int64_t>(type.bytes(), 1));
    }
    buffers.place[i] = places++;
  }
  CHECK(buffers.layouts.size() == kernel.buffers.size());
  return buffers;
}

void open_entry(const Kernel& kernel, std::string_view symbol, CppWriter& writer) {
  writer.directive(fmt::format("#include \"{}\"\n", kCppPrelude));
  writer.directive(print_comment(to_string(kernel, Listing::kStructure)));
  writer.directive("extern \"C\" __attribute__((visibility(\"default\")))");
  writer.open("void {}(pn::Context* context, void* const* buffers, const int64_t* p)", symbol);
}

}  // namespace

CppSource print_cpp(const Kernel& whole, std::span<const Layout> layouts, std::string_view symbol,
                    const Target& target, CppNumbers numbers, const Schedule& asked,
                    std::span<const std::string> comments) {
  const auto [kernel, joints] = split_reductions(whole, [&](const Stage& stage) {
    return asked.split > 0 ? asked.split : default_split(whole, stage, target);
  });
  auto groups = schedule(kernel, layouts, target, joints);
  if (asked != Schedule{}) set_sizes(kernel, groups, asked);
  CppSource source;
  for (const RowGroup& group : groups) source.sizes.push_back(print_sizes(group));
  CppBuffers buffers = place_buffers(kernel, layouts, groups, target, source);
  buffers.comments = spread_comments(comments, kernel.stages.size(), joints);
  CppWriter writer(numbers);
  open_entry(kernel, symbol, writer);
  writer.line("pn::host = context;");
  for (const RowGroup& group : groups) print_group(kernel, group, buffers, writer);
  writer.close();
  source.text = std::move(writer.text());
  source.parameters = std::move(writer.parameters());
  return source;
}

CppSource print_cpp_block(const Kernel& kernel, const BlockForm& form,
                          std::span<const Layout> layouts, std::string_view symbol,
                          const Target& target, std::span<const std::string> comments) {
  CppSource source;
  CppBuffers buffers = place_buffers(kernel, layouts, std::span(&form.rows, 1), target, source);
  buffers.comments = {comments.begin(), comments.end()};
  buffers.form = &form;
  CppWriter writer(CppNumbers::kLiterals);
  open_entry(kernel, symbol, writer);
  if (!form.before.empty()) {
    writer.open("if (p[1] == 0)");
    buffers.is_before = true;
    for (const RowGroup& group : form.before) print_group(kernel, group, buffers, writer);
    buffers.is_before = false;
    writer.line("return;");
    writer.close();
  }
  print_group(kernel, form.rows, buffers, writer);
  writer.close();
  source.text = std::move(writer.text());
  return source;
}

}  // namespace passnet
