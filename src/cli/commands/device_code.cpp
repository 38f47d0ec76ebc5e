#include "cli/commands/device_code.hpp"

#include "compile/build.hpp"
#include "toolchain/find/folder_list.hpp"
#include "toolchain/nvidia_folders.hpp"

#include <fmt/format.h>

#include <system_error>

namespace passnet {
namespace fs = std::filesystem;
namespace {

struct Disassembler {
  std::string_view name;
  std::vector<std::string> options;
};

// Returns the folders in which programs of CUDA are: those of $PATH, and those beside its
// libraries.
std::vector<fs::path> program_folders() {
  std::vector<fs::path> folders = listed_folders("PATH");
  for (const fs::path& folder : nvidia_library_folders()) {
    folders.push_back(folder.parent_path() / "bin");
  }
  return folders;
}

// Returns the command that prints SASS, without the file.
Result<std::vector<std::string>> find_disassembler() {
  const std::vector<Disassembler> known{{"nvdisasm", {"-c"}}, {"cuobjdump", {"-sass"}}};
  const std::vector<fs::path> folders = program_folders();
  for (const Disassembler& one : known) {
    for (const fs::path& folder : folders) {
      const fs::path program = folder / one.name;
      std::error_code error;
      if (!fs::is_regular_file(program, error)) continue;
      std::vector<std::string> command{program.string()};
      command.insert(command.end(), one.options.begin(), one.options.end());
      return command;
    }
  }
  return fail({}, "disassembler-not-found",
              "expected nvdisasm or cuobjdump in PATH or beside CUDA's libraries, found neither");
}

Result<std::string> disassemble(std::vector<std::string> command, const fs::path& cubin) {
  command.push_back(cubin.string());
  const CommandResult result = TRY(run_command({.argv = command,
                                                .environment = {"LC_ALL=C"},
                                                .directory = {},
                                                .limits = {.output_bytes = uint64_t{64} << 20},
                                                .files = {},
                                                .namespaces = {},
                                                .left_out = {}}));
  if (result.ok()) return result.output;
  return fail({}, "disassembler-failed", "'{}' {}: {}", command.front(), describe(result),
              result.errors.substr(0, result.errors.find('\n')));
}

}  // namespace

Result<std::string> list_device_code(const CompiledGraph& compiled, std::string_view form,
                                     bool line_info) {
  NvrtcCompiler compiler = TRY(NvrtcCompiler::open(*compiled.target, {.line_info = line_info}));
  const bool is_sass = form == "sass";
  const auto command = is_sass ? TRY(find_disassembler()) : std::vector<std::string>();
  const BuiltKernels built = TRY(build_kernels(compiled, compiler));
  const std::vector<CompileJob> jobs = kernel_jobs(compiled, compiler);
  std::string text;
  for (size_t unit = 0; unit < compiled.kernels.size(); ++unit) {
    text += fmt::format("// ---- {} ----\n", compiled.kernels[unit].label);
    text +=
        is_sass ? TRY(disassemble(command, built.libraries[unit])) : TRY(compiler.ptx(jobs[unit]));
    text += '\n';
  }
  return text;
}

}  // namespace passnet
