// Compares ops that the libraries compute, at sizes at which they do, with the reference
// interpreter.
#include "compile/pipeline.hpp"
#include "cpu/library/cpu_library.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "support/library_cases.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

struct Case {
  std::string text;    // T is replaced by the dtype
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
    // The batch is innermost in the result, or in a factor: they are copied.
    {"(%x: T[2,40,4,50], %w: T[2,60,4,50]) "
     "%y = einsum(\"blhn,bshn->blsh\", [%x, %w]) : T[2,40,60,4]"},
    {"(%x: T[40,60,4], %w: T[60,4,50]) %y = einsum(\"lsh,shp->lhp\", [%x, %w]) : T[40,4,50]"},
    {"(%x: T[60,40,5], %w: T[60,70,5]) %y = einsum(\"slh,sph->lph\", [%x, %w]) : T[40,70,5]"},
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
  const bool has_library = cpu_library().multiplies(DType::kF32);
  const bool has_doubles = cpu_library().multiplies(DType::kF64);
  for (const Case& entry : kCases) {
    for (const std::string_view dtype : {"f32", "bf16", "f16", "f64"}) {
      SCOPED_TRACE(entry.text);
      Graph graph = graph_of_case(entry.text, dtype, catalog);
      CompiledGraph compiled = compile(graph, catalog, native_target(), Pipeline::kOpByOp).value();
      if (dtype == "f32") {
        EXPECT_EQ(library_steps(compiled), has_library ? entry.library : 0);
      } else if (dtype == "f64" && entry.text.contains("matmul")) {
        EXPECT_EQ(library_steps(compiled), has_doubles ? 1u : 0u);
      }
      cases.add(std::move(graph), std::move(compiled));
    }
  }
  cases.check();
}

// Members with one number read their matrix once. Numbers may count from the end, and matrices lie
// in either order.
const std::vector<Case> kGroups{
    {"(%w: T[6,70,80], %n: i64[90], %x: T[90,80]) %m = remainder(%n, 6) : i64[90] "
     "%s = index(%w, [%m]) : T[90,70,80] %u = unsqueeze(%x, -1) : T[90,80,1] "
     "%y = bmm(%s, %u) : T[90,70,1]"},
    {"(%w: T[5,90,600], %n: i64[7], %x: T[7,90]) %r = remainder(%n, 5) : i64[7] "
     "%m = sub(%r, 5) : i64[7] %s = index(%w, [%m]) : T[7,90,600] "
     "%u = unsqueeze(%x, 1) : T[7,1,90] %y = bmm(%u, %s) : T[7,1,600]"},
    {"(%w: T[9,80,70], %n: i64[40], %x: T[80,40]) %m = remainder(%n, 9) : i64[40] "
     "%s = index_select(%w, 0, %m) : T[40,80,70] %t = transpose(%s, 1, 2) : T[40,70,80] "
     "%z = transpose(%x, 0, 1) : T[40,80] %u = unsqueeze(%z, -1) : T[40,80,1] "
     "%p = bmm(%t, %u) : T[40,70,1] %y = relu(%p) : T[40,70,1]"},
    // Something else reads the copies, too.
    {"(%w: T[6,70,80], %n: i64[3], %x: T[3,80,1]) %m = remainder(%n, 6) : i64[3] "
     "%s = index(%w, [%m]) : T[3,70,80] %p = bmm(%s, %x) : T[3,70,1] "
     "%q = sum(%s, [2], true) : T[3,70,1] %y = add(%p, %q) : T[3,70,1]"},
    // Small matrices, one vector for all members, and matrices with several vectors.
    {"(%w: T[6,7,8], %n: i64[9], %x: T[9,8,1]) %m = remainder(%n, 6) : i64[9] "
     "%s = index(%w, [%m]) : T[9,7,8] %y = bmm(%s, %x) : T[9,7,1]",
     0},
    {"(%w: T[6,70,80], %n: i64[9], %x: T[1,80,1]) %m = remainder(%n, 6) : i64[9] "
     "%s = index(%w, [%m]) : T[9,70,80] %y = matmul(%s, %x) : T[9,70,1]",
     0},
};

TEST(LibraryOps, GroupMembersByTheirMatrices) {
  const Catalog catalog = make_catalog();
  CompiledCases cases(catalog);
  for (const Case& entry : kGroups) {
    for (const std::string_view dtype : {"f32", "bf16", "f16", "f64"}) {
      SCOPED_TRACE(entry.text);
      Graph graph = graph_of_case(entry.text, dtype, catalog);
      CompiledGraph compiled = compile(graph, catalog, native_target(), Pipeline::kDefault).value();
      if (dtype == "f32") {
        EXPECT_EQ(library_steps(compiled), cpu_library().groups ? entry.library : 0);
      }
      cases.add(std::move(graph), std::move(compiled));
    }
  }
  cases.check();
}

const std::vector<Case> kOrderings{
    {"(%x: T[3,100]) %y, %i = sort(%x) : T[3,100], i64[3,100]"},
    {"(%x: T[3,100]) %v, %y = sort(%x, -1, descending=true) : T[3,100], i64[3,100]"},
    {"(%x: T[2,70,5]) %y = argsort(%x, 1) : i64[2,70,5]"},
    {"(%x: T[90,7]) %t = transpose(%x, 0, 1) : T[7,90] %v, %y = topk(%t, 6) : T[7,6], i64[7,6]"},
    {"(%x: T[3,100]) %s = softmax(%x, -1) : T[3,100] "
     "%v, %i = topk(%s, 40, largest=false) : T[3,40], i64[3,40] %y = mul(%v, 2) : T[3,40]"},
    {"(%x: T[4,3,200]) %y, %i = kthvalue(%x, 77) : T[4,3], i64[4,3]"},
    {"(%x: T[80,3]) %v, %y = kthvalue(%x, 80, 0, keepdim=true) : T[1,3], i64[1,3]"},
    {"(%x: T[3,5]) %y, %i = sort(%x) : T[3,5], i64[3,5]", 0},
    {"(%x: T[3,5]) %y, %i = kthvalue(%x, 2) : T[3], i64[3]", 0},
    {"(%x: T[3,100]) %v, %y = topk(%x, 1) : T[3,1], i64[3,1]", 0},
};

TEST(LibraryOps, OrderRowsAsTheInterpreterDoes) {
  const Catalog catalog = make_catalog();
  CompiledCases cases(catalog);
  for (const Case& entry : kOrderings) {
    for (const std::string_view dtype : {"f32", "bf16", "f64", "i64"}) {
      for (const Pipeline pipeline : {Pipeline::kOpByOp, Pipeline::kDefault}) {
        SCOPED_TRACE(entry.text);
        if (dtype == "i64" && entry.text.contains("softmax")) continue;
        Graph graph = graph_of_case(entry.text, dtype, catalog);
        CompiledGraph compiled = compile(graph, catalog, native_target(), pipeline).value();
        EXPECT_EQ(library_steps(compiled), entry.library);
        cases.add(std::move(graph), std::move(compiled));
      }
    }
  }
  cases.check();
}

const std::vector<Case> kTransforms{
    {"(%x: f32[6,100]) %y = rfft(%x) : c64[6,51]"},
    {"(%x: f32[6,101]) %y = rfft(%x, 90, norm=\"ortho\") : c64[6,46]"},
    {"(%x: f32[100,6]) %t = transpose(%x, 0, 1) : f32[6,100] %y = fft(%t, 120) : c64[6,120]"},
    {"(%x: c64[3,64,5]) %y = ifft(%x, dim=1) : c64[3,64,5]"},
    {"(%x: c64[9,51]) %y = irfft(%x) : f32[9,100]"},
    {"(%x: c64[9,51]) %y = irfft(%x, 97, norm=\"forward\") : f32[9,97]"},
    {"(%x: c64[40,9]) %y = hfft(%x, 80, 0) : f32[80,9]"},
    {"(%x: f32[17,31]) %y = ihfft(%x) : c64[17,16]"},
    {"(%x: f32[3,12,20]) %y = fftn(%x) : c64[3,12,20]"},
    {"(%x: c64[3,12,20]) %y = ifftn(%x, [16,11], [1,0]) : c64[11,16,20]"},
    {"(%x: f32[3,12,20]) %y = rfftn(%x, [5,9,31]) : c64[5,9,16]"},
    {"(%x: c64[5,14,20]) %y = irfftn(%x, [9,33], [0,2]) : f32[9,14,33]"},
    {"(%x: c64[5,14,20]) %y = hfftn(%x, dim=[1,2]) : f32[5,14,38]"},
    {"(%x: f32[5,14,20]) %y = ihfftn(%x, dim=[2,1]) : c64[5,8,20]"},
    {"(%x: f32[2,6]) %y = rfft(%x) : c64[2,4]", 0},
};

// Adds the parts of a complex result, which would have to be equal.
std::string in_real_numbers(const std::string& text) {
  const size_t result = text.find("%y");
  const size_t type = text.rfind("c64[");
  if (type < result) return text;
  const std::string real = "f32" + text.substr(type + 3);
  return fmt::format("{}%c{} %r = real(%c) : {} %i = imag(%c) : {} %y = add(%r, %i) : {}",
                     text.substr(0, result), text.substr(result + 2), real, real, real);
}

TEST(LibraryOps, TransformLinesAsTheInterpreterDoes) {
  const Catalog catalog = make_catalog();
  CompiledCases cases(catalog);
  for (const Case& entry : kTransforms) {
    SCOPED_TRACE(entry.text);
    Graph graph = graph_of_case(in_real_numbers(entry.text), "f32", catalog);
    CompiledGraph compiled = compile(graph, catalog, native_target(), Pipeline::kOpByOp).value();
    EXPECT_EQ(library_steps(compiled), cpu_library().transforms ? entry.library : 0);
    cases.add(std::move(graph), std::move(compiled));
  }
  cases.check();
}

}  // namespace
}  // namespace passnet
