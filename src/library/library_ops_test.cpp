// Compares ops that the libraries compute, at sizes at which they do, with the reference
// interpreter.
#include "compile/pipeline.hpp"
#include "cpu/library/cpu_library.hpp"
#include "ops/catalog.hpp"
#include "support/library_cases.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

struct Case {
  std::string text;    // T stands for the dtype
  size_t library = 1;  // number of library steps in f32
};

const std::vector<Case> kCases{
    {"(%x: T[2,7,14,15], %w: T[20,7,3,3], %b: T[20]) "
     "%y = conv2d(%x, %w, %b, stride=[2,1], padding=[1,2]) : T[2,20,7,17]"},
    {"(%x: T[2,30,14,15], %w: T[20,30,1,1]) %y = conv2d(%x, %w) : T[2,20,14,15]"},
    {"(%x: T[7,40], %w: T[20,7,3], %b: T[20]) "
     "%y = conv1d(%x, %w, %b, dilation=[2]) : T[20,36]"},
    {"(%x: T[1,4,6,7,8], %w: T[6,4,2,2,2]) %y = conv3d(%x, %w) : T[1,6,5,6,7]"},
    {"(%x: T[2,40,9,9], %w: T[60,20,3,3], %b: T[60]) "
     "%y = conv2d(%x, %w, %b, groups=2) : T[2,60,7,7]"},
    {"(%x: T[2,7,14,15], %w: T[20,7,3,5], %b: T[20]) "
     "%y = conv2d(%x, %w, %b, stride=[3,2], padding=[4,1], dilation=[2,3]) : T[2,20,6,3]"},
    {"(%x: T[7,40], %w: T[20,7,4]) %y = conv1d_same(%x, %w) : T[20,40]"},
    {"(%x: T[1,4,6,7,8], %w: T[6,4,2,3,2], %b: T[6]) "
     "%y = conv3d(%x, %w, %b, padding=[1,1,0]) : T[1,6,7,7,7]"},
    {"(%x: T[2,11,40,13], %w: T[60,20,3,3]) %t = transpose(%x, 1, 2) : T[2,40,11,13] "
     "%y = conv2d(%t, %w, none, padding=[1,1], groups=2) : T[2,60,11,13]"},
    {"(%x: T[2,40,9,9], %w: T[40,1,3,3], %b: T[40]) "
     "%y = conv2d_same(%x, %w, %b, groups=40) : T[2,40,9,9]"},
    {"(%x: T[2,40,9,9], %w: T[80,4,3,3]) %y = conv2d(%x, %w, none, groups=10) : T[2,80,7,7]"},
    {"(%x: T[1,12,7,7], %w: T[12,10,3,3], %b: T[10]) "
     "%y = conv_transpose2d(%x, %w, %b, stride=[2,2]) : T[1,10,15,15]"},
    {"(%x: T[3,1,20,30], %w: T[4,30,25]) %y = matmul(%x, %w) : T[3,4,20,25]"},
    {"(%x: T[30,20], %w: T[25,30]) %t = transpose(%x, 0, 1) : T[20,30] "
     "%u = transpose(%w, 0, 1) : T[30,25] %y = matmul(%t, %u) : T[20,25]"},
    {"(%x: T[3,5,30], %w: T[25,30], %b: T[25]) %y = linear(%x, %w, %b) : T[3,5,25]"},
    {"(%b: T[20,1], %x: T[20,30], %w: T[30,25]) %y = addmm(%b, %x, %w) : T[20,25]"},
    {"(%b: T[25], %x: T[20,30], %w: T[30,25]) "
     "%y = addmm(%b, %x, %w, beta=0.5, alpha=2) : T[20,25]"},
    {"(%b: T[3,20,25], %x: T[3,20,30], %w: T[3,30,25]) "
     "%y = baddbmm(%b, %x, %w) : T[3,20,25]"},
    {"(%x: T[3,20,30], %w: T[30,4,25]) %y = einsum(\"abc,cde->abde\", [%x, %w]) : T[3,20,4,25]"},
    {"(%q: T[2,3,20,16], %k: T[2,3,30,16], %v: T[2,3,30,12], %m: T[20,30]) "
     "%y = scaled_dot_product_attention(%q, %k, %v, %m) : T[2,3,20,12]",
     2},
    {"(%x: T[1,30], %w: T[25,30]) %y = linear(%x, %w) : T[1,25]", 0},
    {"(%x: T[2,3], %w: T[4,3]) %y = linear(%x, %w) : T[2,4]", 0},
};

size_t library_steps(const CompiledGraph& compiled) {
  return static_cast<size_t>(std::ranges::count_if(compiled.plan.steps, is_library_step));
}

TEST(LibraryOps, ComputeWhatTheInterpreterDoes) {
  const Catalog catalog = make_catalog();
  CompiledCases cases(catalog);
  const bool has_library = cpu_library().multiplies != nullptr;
  for (const Case& entry : kCases) {
    for (const std::string_view dtype : {"f32", "bf16", "f16"}) {
      SCOPED_TRACE(entry.text);
      Graph graph = graph_of_case(entry.text, dtype, catalog);
      CompiledGraph compiled = compile(graph, catalog, native_target(), Pipeline::kOpByOp).value();
      if (dtype == "f32") {
        EXPECT_EQ(library_steps(compiled), has_library ? entry.library : 0);
      }
      cases.add(std::move(graph), std::move(compiled));
    }
  }
  cases.check();
}

}  // namespace
}  // namespace passnet
