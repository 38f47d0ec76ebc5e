// For tests: functions of the prelude as loops, in a library of their own.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <dlfcn.h>
#include <filesystem>
#include <fstream>
#include <stdlib.h>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// The source of such a library.
class PreludeText {
 public:
  // `test_NAME(x, y, out, count)`: out[i] = value, an expression of x[i] and y[i].
  PreludeText& loop(const std::string& name, const std::string& from, const std::string& to,
                    const std::string& value) {
    text_ += "extern \"C\" void test_" + name + "(const " + from + "* __restrict x, const " + from +
             "* __restrict y, " + to +
             "* __restrict out, int64_t count) {\n"
             "  for (int64_t i = 0; i < count; ++i) out[i] = " +
             value + ";\n}\n";
    return *this;
  }
  // `test_lanes_NAME(x, y, out, count)`: the same in vectors, an expression of the vector v.
  PreludeText& lanes(const std::string& name, const std::string& from, const std::string& to,
                     const std::string& value) {
    text_ += "extern \"C\" void test_lanes_" + name + "(const " + from + "* x, const void*, " + to +
             "* out, int64_t count) {\n"
             "  pn::store_vectors<true, 4>(out, 0, count, [&]<class F>(int64_t i)\n"
             "      __attribute__((always_inline)) -> F {\n"
             "    const F v = pn::load_lanes<F>(x + i);\n"
             "    return " +
             value + ";\n  });\n}\n";
    return *this;
  }
  PreludeText& add(std::string_view code) {
    text_ += code;
    return *this;
  }
  const std::string& text() const { return text_; }

 private:
  std::string text_ = "#include \"cpu.hpp\"\n";
};

class PreludeLibrary {
 public:
  explicit PreludeLibrary(const PreludeText& prelude, const std::string& compiler = "c++",
                          const std::string& arch = "native") {
    std::string path = std::filesystem::temp_directory_path() / "passnet-prelude-XXXXXX";
    folder_ = mkdtemp(path.data());
    std::ofstream(folder_ / "prelude.cpp") << prelude.text();
    const std::string command =
        compiler +
        " -std=c++20 -O1 -shared -fPIC -fno-math-errno -fno-trapping-math -march=" + arch +
        " -ffp-contract=off -fopenmp-simd -nostdlib -w -Wno-psabi -I" PASSNET_SOURCE_DIR
        "/device " +
        (folder_ / "prelude.cpp").string() + " -o " + (folder_ / "prelude.so").string();
    if (std::system(command.c_str()) != 0) return;
    library_ = dlopen((folder_ / "prelude.so").c_str(), RTLD_NOW | RTLD_LOCAL);
  }
  ~PreludeLibrary() {
    if (library_ != nullptr) dlclose(library_);
    std::filesystem::remove_all(folder_);
  }
  PreludeLibrary(const PreludeLibrary&) = delete;
  PreludeLibrary& operator=(const PreludeLibrary&) = delete;

  bool loaded() const { return library_ != nullptr; }

  template <class To, class From>
  std::vector<To> map(const std::string& name, const std::vector<From>& x,
                      const std::vector<From>& y = {}) const {
    std::vector<To> out(x.size());
    function<void(const From*, const From*, To*, int64_t)>("test_" + name)(
        x.data(), y.data(), out.data(), static_cast<int64_t>(x.size()));
    return out;
  }
  template <class Signature>
  Signature* function(const std::string& name) const {
    return reinterpret_cast<Signature*>(dlsym(library_, name.c_str()));
  }

 private:
  std::filesystem::path folder_;
  void* library_ = nullptr;
};

// Floats of every sign, exponent and many fractions; every float if PASSNET_EXHAUSTIVE is set.
inline std::vector<float> sample_floats() {
  const uint32_t step = std::getenv("PASSNET_EXHAUSTIVE") != nullptr ? 1 : 997;
  std::vector<float> list;
  for (uint64_t bits = 0; bits < uint64_t{1} << 32; bits += step) {
    list.push_back(std::bit_cast<float>(static_cast<uint32_t>(bits)));
  }
  for (const float special : {0.0f, -0.0f, INFINITY, -INFINITY, NAN, 1.0f, -1.0f, 0.5f, -0.5f}) {
    list.push_back(special);
  }
  return list;
}

}  // namespace passnet
