// The embedded prelude, and what it shares with the host.
#include "compile/prelude.hpp"

#include "cpu/kernel_libraries.hpp"
#include "runtime/report.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdlib.h>

namespace passnet {
namespace {

// Compiles a text next to the prelude's headers, without folders of headers of its own.
bool compiles(const std::string& text) {
  std::string name = std::filesystem::temp_directory_path() / "passnet-prelude-XXXXXX";
  const std::filesystem::path folder = mkdtemp(name.data());
  for (const NamedText& header : prelude_headers()) {
    std::ofstream(folder / header.name) << header.text;
  }
  std::ofstream(folder / "text.cpp") << text;
  const std::string command =
      "c++ -std=c++20 -nostdinc -nostdinc++ -fsyntax-only -w " + (folder / "text.cpp").string();
  const bool succeeds = std::system(command.c_str()) == 0;
  std::filesystem::remove_all(folder);
  return succeeds;
}

// device/cpu_threads.hpp declares the part of KernelContext that kernels see.
TEST(Prelude, DeclaresTheContextAsTheHostDoes) {
  const std::string text = fmt::format(
      "#include \"cpu.hpp\"\n"
      "static_assert(__builtin_offsetof(pn::Context, parallel_for) == {});\n"
      "static_assert(__builtin_offsetof(pn::Context, threads) == {});\n"
      "static_assert(sizeof(pn::Context::threads) == {});\n",
      offsetof(KernelContext, parallel_for), offsetof(KernelContext, threads),
      sizeof(KernelContext::threads));
  EXPECT_TRUE(compiles(text)) << text;
  EXPECT_FALSE(compiles(text + "static_assert(sizeof(pn::Context::threads) == 8);\n"));
}

TEST(Prelude, DeclaresReportsAsTheHostDoes) {
  const std::string text = fmt::format(
      "#include \"cpu.hpp\"\n"
      "static_assert(sizeof(pn::Report) == {} && __builtin_offsetof(pn::Report, found) == {} &&\n"
      "              __builtin_offsetof(pn::Report, extent) == {});\n",
      sizeof(Report), offsetof(Report, found), offsetof(Report, extent));
  EXPECT_TRUE(compiles(text)) << text;
}

TEST(Prelude, ChaptersAreSelfContained) {
  for (const NamedText& header : prelude_headers()) {
    EXPECT_TRUE(compiles(fmt::format("#include \"{}\"\n", header.name))) << header.name;
  }
}

// Code of scalar.hpp is valid on any target: it uses neither vectors nor threads.
TEST(Prelude, ScalarsIncludeNothing) {
  const auto headers = prelude_headers();
  const auto scalar = std::ranges::find(headers, "scalar.hpp", &NamedText::name);
  ASSERT_NE(scalar, headers.end());
  EXPECT_FALSE(scalar->text.contains("#include"));
  EXPECT_FALSE(scalar->text.contains("vector_size"));
}

}  // namespace
}  // namespace passnet
