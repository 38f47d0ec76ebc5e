#include "toolchain/nvrtc_library.hpp"

#include "base/loaded_functions.hpp"

#include <fmt/format.h>

#include <dlfcn.h>

namespace passnet {
namespace fs = std::filesystem;
namespace {

constexpr int kFlags = RTLD_NOW | RTLD_GLOBAL | RTLD_NODELETE;

bool find_all(void* library, NvrtcFunctions& functions) {
  return LoadedFunctions(library)
      .find("nvrtcVersion", functions.version)
      .find("nvrtcCreateProgram", functions.create)
      .find("nvrtcDestroyProgram", functions.destroy)
      .find("nvrtcCompileProgram", functions.compile)
      .find("nvrtcGetProgramLogSize", functions.log_size)
      .find("nvrtcGetProgramLog", functions.log)
      .find("nvrtcGetCUBINSize", functions.cubin_size)
      .find("nvrtcGetCUBIN", functions.cubin)
      .find("nvrtcGetPTXSize", functions.ptx_size)
      .find("nvrtcGetPTX", functions.ptx)
      .are_whole();
}

using GetSize = NvrtcStatus (*)(NvrtcProgramObject*, size_t*);
using GetText = NvrtcStatus (*)(NvrtcProgramObject*, char*);

std::string text_of(NvrtcProgramObject* program, GetSize get_size, GetText get_text) {
  size_t bytes = 0;
  if (get_size(program, &bytes) != 0 || bytes == 0) return {};
  std::string text(bytes, '\0');
  if (get_text(program, text.data()) != 0) return {};
  return text;
}

// Texts end in a null byte, which counts.
std::string without_end(std::string text) {
  if (!text.empty() && text.back() == '\0') text.pop_back();
  return text;
}

}  // namespace

std::expected<NvrtcLibrary, std::string> NvrtcLibrary::load(const fs::path& path) {
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(path.parent_path(), error)) {
    // The library itself looks for this name, and finds it loaded.
    if (entry.path().filename().string().starts_with("libnvrtc-builtins.so")) {
      dlopen(entry.path().c_str(), kFlags);
    }
  }
  void* const library = dlopen(path.c_str(), kFlags);
  NvrtcLibrary nvrtc;
  if (library == nullptr || !find_all(library, nvrtc.functions_)) {
    const char* const why = dlerror();
    return std::unexpected(fmt::format("cannot load '{}': {}", path.string(),
                                       why == nullptr ? "it is not NVRTC" : why));
  }
  return nvrtc;
}

std::string NvrtcLibrary::version() const {
  int major = 0;
  int minor = 0;
  functions_.version(&major, &minor);
  return fmt::format("{}.{}", major, minor);
}

NvrtcResult NvrtcLibrary::compile(const CompileJob& job,
                                  std::span<const std::string> options) const {
  std::vector<const char*> texts;
  std::vector<const char*> names;
  for (const NamedText& header : job.headers) {
    texts.push_back(header.text.c_str());
    names.push_back(header.name.c_str());
  }
  std::vector<std::string> defines;
  for (const std::string& define : job.defines) defines.push_back("-D" + define);
  std::vector<const char*> all;
  for (const std::string& option : options) all.push_back(option.c_str());
  for (const std::string& define : defines) all.push_back(define.c_str());
  NvrtcProgramObject* program = nullptr;
  const std::string name = job.label.empty() ? "kernel.cu" : job.label;
  if (functions_.create(&program, job.source.c_str(), name.c_str(), static_cast<int>(texts.size()),
                        texts.data(), names.data()) != 0) {
    return {.cubin = {}, .ptx = {}, .log = "NVRTC refused the text"};
  }
  NvrtcResult result;
  const NvrtcStatus status = functions_.compile(program, static_cast<int>(all.size()), all.data());
  result.log = without_end(text_of(program, functions_.log_size, functions_.log));
  if (status == 0) {
    result.cubin = text_of(program, functions_.cubin_size, functions_.cubin);
    result.ptx = without_end(text_of(program, functions_.ptx_size, functions_.ptx));
  } else if (result.log.empty()) {
    result.log = fmt::format("NVRTC returned status {}", status);
  }
  functions_.destroy(&program);
  return result;
}

}  // namespace passnet
