#include "eval/gpu/ptx_audit.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace passnet {
namespace {

// A module whose kernel has these statements.
std::string module_of(std::string_view statements, std::string_view before = "") {
  return fmt::format(
      ".version 9.0\n.target sm_90\n.address_size 64\n{}\n"
      "\t// .globl k\n.visible .entry k(\n\t.param .u64 k_param_0\n)\n{{\n"
      "\t.reg .pred %p<2>;\n\t.reg .b32 %r<9>;\n\t.reg .b64 %rd<9>;\n\n"
      "\tld.param.u64 %rd1, [k_param_0];\n\tmov.u32 %r1, %tid.x;\n"
      "$L__BB0_1:\n\tsetp.lt.s32 %p1, %r1, 4;\n\t@%p1 bra $L__BB0_1;\n\t{}\n\tret;\n}}\n",
      before, statements);
}

TEST(PtxAudit, AllowsWhatComputes) {
  EXPECT_EQ(find_forbidden_ptx(module_of("")), std::nullopt);
  for (const std::string_view statement :
       {"st.global.f32 [%rd1], %r2;", "bar.sync 0;", "atom.global.add.u32 %r2, [%rd1], 1;",
        "ld.global.nc.f32 %r2, [%rd1];", "{ .reg .f32 t; mul.f32 t, %r2, %r2; }",
        "call.uni (retval0),\n\tf,\n\t(param0\n\t);", "mov.u32 %r3, %cluster_ctarank;", "trap;",
        "/* mov.u32 %r1, %clock; */", "// nanosleep.u32 1;\n"}) {
    EXPECT_EQ(find_forbidden_ptx(module_of(statement)), std::nullopt) << statement;
  }
  for (const std::string_view memory :
       {".extern .shared .align 16 .b8 s[];", ".const .align 4 .f32 c[2] = {0f3F800000, 0f0};",
        ".global .align 4 .f32 _ZN2pn4kNanE = 0f7FC00000;",
        ".global .align 4 .b8 __cudart_i2opi_f[24] = {65, 144};"}) {
    EXPECT_EQ(find_forbidden_ptx(module_of("", memory)), std::nullopt) << memory;
  }
}

TEST(PtxAudit, NamesWhatIsNotOfTheList) {
  for (const std::string_view statement :
       {"mov.u32 %r2, %clock", "mov.u64 %rd2, %globaltimer", "mov.u32 %r2, %smid",
        "@%p1 mov.u64 %rd2, %clock64", "nanosleep.u32 100", "membar.sys",
        "st.relaxed.sys.global.u32 [%rd1], %r2", "st.volatile.global.f32 [%rd1], %r2",
        "atom.global.sys.add.f32 %r2, [%rd1], %r3",
        "createpolicy.fractional.L2::evict_last.b64 %rd3",
        "ld.global.L2::evict_last.v8.f32 {%r2}, [%rd1]", "brkpt", "unheard.of"}) {
    EXPECT_TRUE(find_forbidden_ptx(module_of(std::string(statement) + ";"))) << statement;
  }
  EXPECT_EQ(find_forbidden_ptx(module_of("mov.u32 %r2, %clock;")), "mov.u32 %r2, %clock");
  EXPECT_TRUE(find_forbidden_ptx(module_of("{ .reg .u32 %clock; mov.u32 %r2, %clock; }")));
  for (const std::string_view memory :
       {".global .align 4 .u32 counter;", ".visible .global .align 4 .u32 n;",
        ".global .attribute(.managed) .align 4 .u32 n;",
        ".extern .func (.param .b32 r) vprintf (.param .b64 a);"}) {
    EXPECT_TRUE(find_forbidden_ptx(module_of("", memory))) << memory;
  }
}

}  // namespace
}  // namespace passnet
