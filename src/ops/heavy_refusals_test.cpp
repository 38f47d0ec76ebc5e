// Products, convolutions, attention and similar ops refuse what PyTorch refuses; checked by id.
#include "ir/text/text.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace passnet {
namespace {

struct HeavyRefusal {
  std::string_view id;
  std::string_view inputs;
  std::string_view call;
};

constexpr HeavyRefusal kHeavyRefusals[] = {
    {"product-mismatch", "%a: f32[2,3], %b: f32[4,2]", "matmul(%a, %b)"},
    {"product-mismatch", "%a: f32[], %b: f32[2]", "matmul(%a, %b)"},
    {"product-mismatch", "%a: f32[2,2,3], %b: f32[3,3,2]", "matmul(%a, %b)"},
    {"product-mismatch", "%a: f32[1,2,3], %b: f32[4,3,2]", "bmm(%a, %b)"},
    {"product-mismatch", "%a: f32[2,3], %w: f32[4,2]", "linear(%a, %w)"},
    {"unsupported-rank", "%a: f32[2,2,3], %b: f32[3,2]", "mm(%a, %b)"},
    {"unsupported-rank", "%a: f32[2,3], %w: f32[1,4,3]", "linear(%a, %w)"},
    {"unsupported-rank", "%a: f32[2,3]", "dot(%a, %a)"},
    {"product-mismatch", "%a: f32[2,3], %b: f32[4,2]", "inner(%a, %b)"},
    {"product-mismatch", "%a: f32[2,3,4], %b: f32[4,3,5]", "tensordot(%a, %b)"},
    {"product-mismatch", "%s: f32[3,5], %a: f32[2,3,4], %b: f32[3,4,5]", "addbmm(%s, %a, %b)"},
    {"broadcast-mismatch", "%s: f32[2,2,4], %a: f32[2], %b: f32[4]", "addr(%s, %a, %b)"},
    {"bad-count", "%a: f32[2], %b: f32[2]", "tensordot(%a, %b, -1)"},
    {"dtype-mismatch", "%a: f32[2,3], %b: f16[3,2]", "matmul(%a, %b)"},
    {"dtype-mismatch", "%a: f32[2,3], %w: f32[4,3], %b: f16[4]", "linear(%a, %w, %b)"},
    {"unsupported-dtype", "%a: bool[2,3], %b: bool[3,2]", "mm(%a, %b)"},
    {"broadcast-mismatch", "%a: f32[2,3], %w: f32[4,3], %b: f32[3]", "linear(%a, %w, %b)"},
    {"broadcast-mismatch", "%s: f32[2,2,4], %a: f32[2,3], %b: f32[3,4]", "addmm(%s, %a, %b)"},
    {"bad-equation", "%a: f32[2,3]", "einsum(\"ijk->i\", [%a])"},
    {"bad-equation", "%a: f32[2,3]", "einsum(\"ij->k\", [%a])"},
    {"bad-equation", "%a: f32[2,3]", "einsum(\"ij->ii\", [%a])"},
    {"bad-equation", "%a: f32[2,3]", "einsum(\"ij,jk->ik\", [%a])"},
    {"bad-equation", "%a: f32[2,3]", "einsum(\"ii->i\", [%a])"},
    {"bad-equation", "%a: f32[2,3]", "einsum(\"i$->i\", [%a])"},
    {"bad-equation", "%a: f32[2,3]", "einsum(\"......->\", [%a])"},
    {"bad-equation", "", "einsum(\"->\", [])"},
    {"broadcast-mismatch", "%a: f32[2,3], %b: f32[4,2]", "einsum(\"ij,jk->ik\", [%a, %b])"},
    {"dtype-mismatch", "%a: f32[2,3], %b: f16[3,2]", "einsum(\"ij,jk->ik\", [%a, %b])"},
    {"unsupported-dtype", "%a: bool[2,3], %b: bool[3,2]", "einsum(\"ij,jk->ik\", [%a, %b])"},
    {"channel-mismatch", "%x: f32[1,2,4], %w: f32[3,3,2]", "conv1d(%x, %w)"},
    {"channel-mismatch", "%x: f32[1,2,4], %w: f32[3,1,2]", "conv1d(%x, %w, groups=2)"},
    {"channel-mismatch", "%x: f32[1,2,4], %w: f32[3,2,2]", "conv1d(%x, %w, groups=0)"},
    {"channel-mismatch", "%x: f32[1,2,4], %w: f32[0,2,1]", "conv1d(%x, %w)"},
    {"channel-mismatch", "%x: f32[1,2,4], %w: f32[3,2,2], %b: f32[2]", "conv1d(%x, %w, %b)"},
    {"window-too-large", "%x: f32[1,2,4], %w: f32[3,2,5]", "conv1d(%x, %w)"},
    {"window-too-large", "%x: f32[1,2,4], %w: f32[3,2,0]", "conv1d(%x, %w)"},
    {"empty-window-input", "%x: f32[1,2,0], %w: f32[3,2,1]", "conv1d(%x, %w, padding=[1])"},
    {"bad-window", "%x: f32[1,2,4], %w: f32[3,2,1]", "conv1d(%x, %w, padding=[-1])"},
    {"bad-window", "%x: f32[1,2,4], %w: f32[3,2,1]", "conv1d(%x, %w, stride=[0])"},
    {"bad-window", "%x: f32[1,2,5,5], %w: f32[3,2,3,3]", "conv2d_same(%x, %w, stride=[2])"},
    {"dtype-mismatch", "%x: f32[1,2,4], %w: f32[3,2,1], %b: f16[3]", "conv1d(%x, %w, %b)"},
    {"unsupported-dtype", "%x: bool[1,2,4], %w: bool[3,2,1]", "conv1d(%x, %w)"},
    {"unsupported-rank", "%x: f32[1,2,4], %w: f32[3,2,1]", "conv2d(%x, %w)"},
    {"bad-output-window", "%x: f32[1,2,1], %w: f32[2,3,2]",
     "conv_transpose1d(%x, %w, padding=[1])"},
    {"bad-output-window", "%x: f32[1,2,3], %w: f32[2,3,2]",
     "conv_transpose1d(%x, %w, stride=[2], output_padding=[2])"},
    {"unsupported-dtype", "%x: i32[1,2,3], %w: i32[2,3,2]", "conv_transpose1d(%x, %w)"},
    {"attention-mismatch", "%q: f32[2,3,4], %k: f32[2,5,3], %v: f32[2,5,4]",
     "scaled_dot_product_attention(%q, %k, %v)"},
    {"broadcast-mismatch", "%q: f32[6,3,4], %k: f32[2,5,4], %v: f32[2,5,4]",
     "scaled_dot_product_attention(%q, %k, %v)"},
    {"broadcast-mismatch", "%q: f32[1,7,3,4], %k: f32[1,7,5,4], %m: f32[2,1,3,5]",
     "scaled_dot_product_attention(%q, %k, %k, %m)"},
    {"broadcast-mismatch", "%q: f32[1,7,3,4], %k: f32[1,7,5,4], %m: f32[5]",
     "scaled_dot_product_attention(%q, %k, %k, %m)"},
    {"head-mismatch", "%q: f32[1,6,3,4], %k: f32[1,4,5,4]",
     "scaled_dot_product_attention(%q, %k, %k, enable_gqa=true)"},
    {"unsupported-dtype", "%q: f32[3,4], %k: f16[5,4]", "scaled_dot_product_attention(%q, %k, %k)"},
    {"unsupported-dtype", "%q: f32[3,4], %m: i64[3,3]",
     "scaled_dot_product_attention(%q, %q, %q, %m)"},
    {"unsupported-dtype", "%q: f32[3,4], %m: f16[3,3]",
     "scaled_dot_product_attention(%q, %q, %q, %m)"},
    {"unsupported-dtype", "%q: i64[3,4]", "scaled_dot_product_attention(%q, %q, %q)"},
    {"unsupported-rank", "%q: f32[4]", "scaled_dot_product_attention(%q, %q, %q)"},
    {"attention-mismatch", "%q: f32[3,2,8], %w: f32[24,8], %o: f32[8,8]",
     "multi_head_attention_forward(%q, %q, %q, 8, 3, %w, none, %o, none)"},
    {"attention-mismatch", "%q: f32[3,2,8], %w: f32[16,8], %o: f32[8,8]",
     "multi_head_attention_forward(%q, %q, %q, 8, 2, %w, none, %o, none)"},
    {"missing-projection", "%q: f32[3,2,8], %o: f32[8,8]",
     "multi_head_attention_forward(%q, %q, %q, 8, 2, none, none, %o, none)"},
    {"missing-projection", "%q: f32[3,2,8], %w: f32[24,8], %o: f32[8,8]",
     "multi_head_attention_forward(%q, %q, %q, 8, 2, %w, none, %o, none, "
     "use_separate_proj_weight=true)"},
    {"bad-size", "%x: f32[1,2,4,4]", "interpolate(%x)"},
    {"bad-size", "%x: f32[1,2,4,4]", "interpolate(%x, [3], [2.0])"},
    {"bad-size", "%x: f32[1,2,4,4]", "interpolate(%x, [0,3])"},
    {"bad-size", "%x: f32[1,2,4,4]", "interpolate(%x, scale_factor=[0.1])"},
    {"bad-size", "%x: f32[1,0,4,4]", "interpolate(%x, [3])"},
    {"bad-size", "%x: f32[1,2,4,4]", "interpolate(%x, [3], recompute_scale_factor=true)"},
    {"bad-mode", "%x: f32[1,2,4,4]", "interpolate(%x, [3], mode=\"cubic\")"},
    {"bad-mode", "%x: f32[1,2,4,4]", "interpolate(%x, [3], mode=\"linear\")"},
    {"bad-mode", "%x: f32[1,2,4,4]", "interpolate(%x, [3], align_corners=false)"},
    {"unsupported-dtype", "%x: i64[1,2,4,4]", "interpolate(%x, [3])"},
    {"unsupported-rank", "%x: f32[2,4]", "interpolate(%x, [3])"},
    {"bad-mode", "%x: f32[1,2,4,4], %g: f32[1,3,3,2]", "grid_sample(%x, %g, mode=\"linear\")"},
    {"grid-mismatch", "%x: f32[2,2,4,4], %g: f32[1,3,3,2]", "grid_sample(%x, %g)"},
    {"grid-mismatch", "%x: f32[1,2,0,4], %g: f32[1,3,3,2]", "grid_sample(%x, %g)"},
    {"unsupported-dtype", "%x: f32[1,2,4,4], %g: f16[1,3,3,2]", "grid_sample(%x, %g)"},
    {"unsupported-dtype", "%x: c64[3]", "sort(%x)"},
    {"dim-out-of-range", "%x: f32[3]", "sort(%x, 1)"},
    {"unsupported-dtype", "%x: bool[3]", "topk(%x, 1)"},
    {"bad-count", "%x: f32[3]", "topk(%x, 4)"},
    {"bad-count", "%x: f32[3]", "topk(%x, -1)"},
    {"index-mismatch", "%x: f32[3,2], %i: i64[2], %s: f32[2,2]", "scatter(%x, 0, %i, %s)"},
    {"index-mismatch", "%x: f32[3,2], %i: i64[2,2], %s: f32[1,2]", "scatter(%x, 0, %i, %s)"},
    {"index-mismatch", "%x: f32[3,2], %i: i64[2,3], %s: f32[2,3]", "scatter_add(%x, 0, %i, %s)"},
    {"unsupported-dtype", "%x: f32[3,2], %i: i64[2,2], %s: f16[2,2]", "scatter(%x, 0, %i, %s)"},
    {"unsupported-dtype", "%x: f32[3,2], %i: f32[2,2]", "scatter(%x, 0, %i, 1)"},
    {"index-mismatch", "%x: f32[3,2], %i: i64[2], %s: f32[3,2]", "index_add(%x, 0, %i, %s)"},
    {"index-mismatch", "%x: f32[3,2], %i: i64[2], %s: f32[2,1]", "index_copy(%x, 0, %i, %s)"},
    {"broadcast-mismatch", "%x: f32[3,2], %i: i64[2], %s: f32[1,2,2]", "index_put(%x, [%i], %s)"},
    {"unsupported-dtype", "%x: f32[3,2], %i: i64[2], %s: f16[2]", "index_put(%x, [%i], %s)"},
    {"unsupported-dtype", "%x: f32[3], %i: bool[3], %s: f32[]", "index_put(%x, [%i], %s)"},
    {"negative-extent", "", "linspace(0, 1, -1)"},
    {"unsupported-dtype", "", "linspace(0, 1, 3, bool)"},
    {"negative-extent", "", "eye(-1)"},
    {"unsupported-dtype", "", "rand([2], i64)"},
    {"bad-range", "", "randint(3, 3, [2])"},
    {"bad-grid", "%x: f32[2]", "meshgrid([%x, %x], \"ab\")"},
    {"unsupported-dtype", "%x: f32[2], %b: f16[2]", "meshgrid([%x, %b])"},
    {"unsupported-rank", "%x: f32[2,2]", "meshgrid([%x])"},
    {"unsupported-dtype", "%x: i32[2]", "one_hot(%x, 3)"},
    {"data-dependent", "%x: i64[2]", "one_hot(%x, -1)"},
    {"shape-mismatch", "%x: f32[2], %b: f32[3]", "complex(%x, %b)"},
    {"window-too-large", "%x: f32[1,2,4,4]", "im2col(%x, [5])"},
    {"empty-window-input", "%x: f32[1,0,4,4]", "im2col(%x, [2])"},
    {"unsupported-dtype", "%x: i64[1,2,4,4]", "im2col(%x, [2])"},
    {"column-mismatch", "%x: f32[1,4,8]", "col2im(%x, [4], [2])"},
    {"column-mismatch", "%x: f32[1,5,9]", "col2im(%x, [4], [2])"},
    {"bad-factor", "%x: f32[3,4,4]", "pixel_shuffle(%x, 2)"},
    {"bad-factor", "%x: f32[1,4,4,3]", "pixel_unshuffle(%x, 2)"},
    {"unsupported-rank", "%x: f32[4,4]", "pixel_shuffle(%x, 2)"},
    {"unsupported-dtype", "%x: i64[3,4], %g: i64[3,1]", "weight_norm(%x, %g)"},
    {"broadcast-mismatch", "%x: f32[3,4], %g: f32[2,1]", "weight_norm(%x, %g)"},
    {"unsupported-dtype", "%x: f16[4]", "fft(%x)"},
    {"unsupported-dtype", "%x: c64[4]", "rfft(%x)"},
    {"unsupported-dtype", "%x: f32[4]", "imag(%x)"},
    {"bad-count", "%x: f32[0]", "rfft(%x)"},
    {"bad-count", "%x: f32[2,0]", "fftn(%x)"},
    {"bad-mode", "%x: f32[4]", "fft(%x, norm=\"unit\")"},
};

TEST(HeavyRefusals, AreNamedAndLocated) {
  const Catalog catalog = make_catalog();
  for (const HeavyRefusal& refusal : kHeavyRefusals) {
    Sources sources;
    const std::string text =
        fmt::format("graph @g({}) {{\n  %y = {}\n  return %y\n}}\n", refusal.inputs, refusal.call);
    const SourceId source = sources.add("refused.graph", text);
    Diagnostics diagnostics;
    parse_graphs(sources, source, catalog, diagnostics);
    ASSERT_FALSE(diagnostics.list().empty()) << text;
    const Diagnostic& first = diagnostics.list().front();
    EXPECT_EQ(first.id, refusal.id) << text << first.message;
    EXPECT_LT(first.span.begin, first.span.end) << text;
  }
}

}  // namespace
}  // namespace passnet
