// For tests: kernels printed as C++, compiled together by the system's compiler, and called.
#pragma once

#include "base/thread_pool.hpp"
#include "codegen/cpp/cpp.hpp"
#include "codegen/schedule/cpu_schedule.hpp"
#include "kernel/target.hpp"
#include "tensor/tensor.hpp"

#include <cstdio>
#include <cstring>
#include <dlfcn.h>
#include <filesystem>
#include <fstream>
#include <stdlib.h>
#include <string>
#include <vector>

namespace passnet {

inline KernelText print_kernel(const Kernel& kernel, std::span<const Layout> layouts,
                               CppNumbers numbers = CppNumbers::kParameters,
                               const std::string& symbol = "kernel") {
  return print_cpp(cpu_schedule(kernel, layouts, native_target(), numbers), layouts, symbol);
}

class CompiledKernels {
 public:
  // `arch`: what the compiler is told to compile for.
  explicit CompiledKernels(size_t threads = 2, std::string arch = "native")
      : pool_(threads), arch_(std::move(arch)) {}
  ~CompiledKernels() {
    if (library_ != nullptr) dlclose(library_);
    std::filesystem::remove_all(folder_);
  }
  CompiledKernels(const CompiledKernels&) = delete;
  CompiledKernels& operator=(const CompiledKernels&) = delete;

  // Returns the number with which to call it. `layouts` are those of inputs and outputs.
  size_t add(const Kernel& kernel, std::vector<Layout> layouts,
             CppNumbers numbers = CppNumbers::kParameters) {
    sources_.push_back(
        print_kernel(kernel, layouts, numbers, "kernel" + std::to_string(sources_.size())));
    layouts_.push_back(std::move(layouts));
    return sources_.size() - 1;
  }
  size_t add(const Kernel& kernel, CppNumbers numbers = CppNumbers::kParameters) {
    std::vector<Layout> layouts;
    for (size_t i = 0; i < kernel.buffers.size(); ++i) {
      if (kernel.buffers[i].role == BufferRole::kTemporary) continue;
      layouts.push_back({.strides = contiguous_strides(kernel.shape({static_cast<uint32_t>(i)}))});
    }
    return add(kernel, std::move(layouts), numbers);
  }
  const KernelText& source(size_t number) const { return sources_[number]; }

  // Returns false and prints the compiler's output to standard error if it refuses the text. -O1
  // takes half of the time of -O3, with which src/compile's tests compile as the program does.
  bool compile(const std::string& compiler = "c++") {
    std::string name = std::filesystem::temp_directory_path() / "passnet-test-XXXXXX";
    folder_ = mkdtemp(name.data());
    std::ofstream text(folder_ / "kernels.cpp");
    for (const KernelText& source : sources_) text << source.text << '\n';
    text.close();
    const std::string command =
        compiler +
        " -std=c++20 -O1 -shared -fPIC -fno-exceptions -fno-rtti -fno-math-errno -march=" + arch_ +
        " -fno-trapping-math -ffp-contract=off -fopenmp-simd -nostdlib -w -Wno-psabi"
        " -I" PASSNET_SOURCE_DIR "/device " +
        (folder_ / "kernels.cpp").string() + " -o " + (folder_ / "kernels.so").string();
    if (std::system(command.c_str()) != 0) return false;
    library_ = dlopen((folder_ / "kernels.so").c_str(), RTLD_NOW | RTLD_LOCAL);
    if (library_ == nullptr) std::fprintf(stderr, "%s\n", dlerror());
    return library_ != nullptr;
  }

  // Takes contiguous inputs, stores them with the layouts of the kernel, and returns the outputs.
  std::vector<Tensor> run(size_t number, const Kernel& kernel,
                          const std::vector<const Tensor*>& inputs) {
    std::vector<std::vector<std::byte>> memory;
    std::vector<void*> buffers;
    for (size_t i = 0; i < layouts_[number].size(); ++i) {
      const TensorType type{kernel.buffers[i].dtype, kernel.shape({static_cast<uint32_t>(i)})};
      auto& block = memory.emplace_back(spanned_bytes(type, layouts_[number][i]), std::byte{0xa5});
      buffers.push_back(block.data());
      if (kernel.buffers[i].role != BufferRole::kInput) continue;
      for_each_element(type, layouts_[number][i], [&](size_t packed, size_t placed, size_t size) {
        std::memcpy(block.data() + placed, inputs[i]->bytes().data() + packed, size);
      });
    }
    std::vector<Tensor> scratch;
    for (const int64_t bytes : sources_[number].scratch_bytes) {
      buffers.push_back(scratch.emplace_back(TensorType{DType::kU8, {bytes}}).bytes().data());
    }
    call(number, buffers.data());
    std::vector<Tensor> outputs;
    for (size_t i = inputs.size(); i < layouts_[number].size(); ++i) {
      const TensorType type{kernel.buffers[i].dtype, kernel.shape({static_cast<uint32_t>(i)})};
      Tensor& output = outputs.emplace_back(type);
      for_each_element(type, layouts_[number][i], [&](size_t packed, size_t placed, size_t size) {
        std::memcpy(output.bytes().data() + packed, memory[i].data() + placed, size);
      });
    }
    return outputs;
  }

  void call(size_t number, void* const* buffers) {
    Context context{.parallel_for = parallel_for,
                    .threads = static_cast<int32_t>(pool_.size()),
                    .pool = &pool_};
    using Entry = void (*)(Context*, void* const*, const int64_t*);
    const std::string symbol = "kernel" + std::to_string(number);
    reinterpret_cast<Entry>(dlsym(library_, symbol.c_str()))(&context, buffers,
                                                             sources_[number].parameters.data());
  }

 private:
  struct Context {
    void (*parallel_for)(Context*, int64_t, int64_t, void (*)(void*, int64_t, int64_t), void*);
    int32_t threads;
    ThreadPool* pool;
  };
  static void parallel_for(Context* context, int64_t count, int64_t grain,
                           void (*body)(void*, int64_t, int64_t), void* data) {
    context->pool->parallel_for(count, grain, body, data);
  }

  static size_t spanned_bytes(const TensorType& type, const Layout& layout) {
    int64_t last = layout.offset;
    for (size_t dim = 0; dim < type.rank(); ++dim) {
      last += std::max<int64_t>(type.shape[dim] - 1, 0) * layout.strides[dim];
    }
    return static_cast<size_t>(last + 1) * byte_size(type.dtype);
  }

  // Calls f(offset of an element if contiguous, its offset in the layout, its size), in bytes.
  template <class F>
  static void for_each_element(const TensorType& type, const Layout& layout, F&& f) {
    const size_t size = byte_size(type.dtype);
    for (int64_t i = 0; i < type.numel(); ++i) {
      int64_t at = layout.offset;
      int64_t rest = i;
      for (size_t dim = type.rank(); dim-- > 0;) {
        at += rest % type.shape[dim] * layout.strides[dim];
        rest /= type.shape[dim];
      }
      f(static_cast<size_t>(i) * size, static_cast<size_t>(at) * size, size);
    }
  }

  ThreadPool pool_;
  std::string arch_;
  std::filesystem::path folder_;
  void* library_ = nullptr;
  std::vector<KernelText> sources_;
  std::vector<std::vector<Layout>> layouts_;
};

}  // namespace passnet
