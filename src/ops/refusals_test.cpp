// Ops refuse what PyTorch refuses, and what is not supported yet, with a located diagnostic.
#include "ir/text/text.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace passnet {
namespace {

struct Refusal {
  std::string_view id;
  std::string_view inputs;
  std::string_view call;
};

constexpr Refusal kRefusals[] = {
    {"broadcast-mismatch", "%a: f32[2,3], %b: f32[2]", "add(%a, %b)"},
    {"broadcast-mismatch", "%a: f32[2,3], %b: i64[2], %c: i64[3]", "index(%a, [%b, %c])"},
    {"unsupported-dtype", "%a: bool[2]", "neg(%a)"},
    {"unsupported-dtype", "%a: bool[2], %b: f32[2]", "sub(%a, %b)"},
    {"unsupported-dtype", "%a: f32[2]", "bitwise_not(%a)"},
    {"unsupported-dtype", "%a: i64[2]", "gelu(%a)"},
    {"unsupported-dtype", "%a: i64[2]", "mean(%a)"},
    {"unsupported-dtype", "%a: i64[2]", "softmax(%a, 0)"},
    {"unsupported-dtype", "%a: f32[2], %m: i64[2]", "masked_fill(%a, %m, 0)"},
    {"unsupported-dtype", "%a: f32[2], %m: f32[2]", "where(%m, %a, 0.0)"},
    {"unsupported-dtype", "%a: c64[2], %b: c64[2]", "lt(%a, %b)"},
    {"unsupported-dtype", "%a: bool[2]", "argmax(%a)"},
    {"unsupported-dtype", "%w: f32[4,2], %i: f32[3]", "embedding(%w, %i)"},
    {"value-out-of-range", "%a: f16[2], %m: bool[2]", "masked_fill(%a, %m, -65505.0)"},
    {"value-out-of-range", "%a: bf16[2]", "clamp(%a, max=3.4028234663852886e+38)"},
    {"value-out-of-range", "%a: f16[2]", "full_like(%a, 1e6)"},
    {"value-out-of-range", "%a: i8[2]", "full_like(%a, 128)"},
    {"value-out-of-range", "%a: i32[2]", "full_like(%a, inf)"},
    {"value-out-of-range", "%a: f16[2]", "pad(%a, [1,1], value=1e6)"},
    {"value-out-of-range", "%a: f16[2]", "hardtanh(%a, -1e6, 0.0)"},
    {"unsupported-rank", "%a: f32[2,3,4]", "t(%a)"},
    {"unsupported-rank", "%a: f32[]", "slice(%a)"},
    {"unsupported-rank", "%a: f32[4]", "tril(%a)"},
    {"unsupported-rank", "%a: f32[4]", "avg_pool2d(%a, [2])"},
    {"unsupported-rank", "%a: f32[2], %m: bool[2], %v: f32[1]", "masked_fill(%a, %m, %v)"},
    {"unsupported-rank", "%a: f32[4], %m: f32[4]", "batch_norm(%a, %m, %m)"},
    {"dim-out-of-range", "%a: f32[2,3]", "softmax(%a, 2)"},
    {"dim-out-of-range", "%a: f32[2,3]", "sum(%a, [-3])"},
    {"repeated-dim", "%a: f32[2,3]", "sum(%a, [1,-1])"},
    {"repeated-dim", "%a: f32[2,3]", "permute(%a, [1,1])"},
    {"repeated-dim", "%a: f32[2,3]", "diagonal(%a, 0, 1, 1)"},
    {"wrong-dim-count", "%a: f32[2,3]", "permute(%a, [0])"},
    {"wrong-dim-count", "%a: f32[2,3]", "movedim(%a, [0,1], [0])"},
    {"wrong-dim-count", "%a: f32[2,3]", "roll(%a, [1,2], [0])"},
    {"dims-reversed", "%a: f32[2,3]", "flatten(%a, 1, 0)"},
    {"reshape-mismatch", "%a: f32[2,3]", "reshape(%a, [4,-1])"},
    {"reshape-mismatch", "%a: f32[2,3]", "reshape(%a, [-1,-1])"},
    {"reshape-mismatch", "%a: f32[2,0]", "reshape(%a, [0,-1])"},
    {"reshape-mismatch", "%a: f32[2]", "reshape(%a, [9223372036854775807,9223372036854775807])"},
    {"reshape-mismatch", "%a: f32[2,6]", "unflatten(%a, 1, [4,2])"},
    {"expand-mismatch", "%a: f32[2,3]", "expand(%a, [3,3])"},
    {"expand-mismatch", "%a: f32[2,3]", "expand(%a, [3])"},
    {"expand-mismatch", "%a: f32[3]", "expand(%a, [-1,3])"},
    {"bad-step", "%a: f32[4]", "slice(%a, 0, 0, 4, -1)"},
    {"range-outside", "%a: f32[4]", "narrow(%a, 0, 2, 3)"},
    {"range-outside", "%a: f32[4]", "unfold(%a, 0, 5, 1)"},
    {"range-outside", "%a: f32[4]", "as_strided(%a, [2,2], [2,2])"},
    {"range-outside", "%a: f32[4]", "as_strided(%a, [2], [-1], 1)"},
    {"range-outside", "%a: f32[4]", "as_strided(%a, [2], [1], 9223372036854775807)"},
    {"wrong-dim-count", "%a: f32[4]", "as_strided(%a, [2], [1,1])"},
    {"index-outside", "%a: f32[4]", "select(%a, 0, 4)"},
    {"bad-piece-size", "%a: f32[4]", "split(%a, [0])"},
    {"bad-piece-size", "%a: f32[4]", "split(%a, [1,2])"},
    {"bad-piece-size", "%a: f32[4]", "split(%a, [-1,5])"},
    {"too-many-pieces", "%a: f32[4]", "chunk(%a, 0)"},
    {"too-many-pieces", "%a: f32[100000]", "unbind(%a)"},
    {"too-many-pieces", "%a: f32[100000]", "split(%a, [1])"},
    {"sections-or-indices", "%a: f32[4]", "tensor_split(%a)"},
    {"bad-rounding-mode", "%a: f32[4]", "div(%a, 2, rounding_mode=\"up\")"},
    {"negative-integer-power", "%a: i64[4]", "pow(%a, -1)"},
    {"clamp-without-bounds", "%a: f32[4]", "clamp(%a)"},
    {"bad-approximation", "%a: f32[4]", "gelu(%a, approximate=\"erf\")"},
    {"wrong-parameter-shape", "%a: f32[2,3], %w: f32[2]", "prelu(%a, %w)"},
    {"wrong-parameter-shape", "%a: f32[2,3], %w: f32[2]", "layer_norm(%a, [3], %w)"},
    {"odd-extent", "%a: f32[2,3]", "glu(%a)"},
    {"empty-reduction", "%a: f32[2,0]", "amax(%a, [1])"},
    {"empty-reduction", "%a: f32[2,0]", "argmax(%a, 1)"},
    {"empty-reduction", "%a: f32[1,2,0,3]", "adaptive_avg_pool2d(%a, [1])"},
    {"bad-bounds", "%a: f32[2]", "hardtanh(%a, 1.0, 0.0)"},
    {"bad-bounds", "%a: f32[2], %b: f32[2]", "smooth_l1_loss(%a, %b, beta=-1.0)"},
    {"bad-bounds", "%a: f32[2], %b: f32[2]", "huber_loss(%a, %b, delta=0.0)"},
    {"bad-offset", "%a: f32[2]", "diag(%a, 9223372036854775807)"},
    {"bad-offset", "%a: f32[2]", "diagflat(%a, -9223372036854775808)"},
    {"bad-reduction", "%a: f32[2], %b: f32[2]", "mse_loss(%a, %b, \"average\")"},
    {"no-tensor", "", "pow(2, 3)"},
    {"no-tensor", "", "remainder(2, 3)"},
    {"unsupported-norm", "%a: f32[2,3]", "linalg_norm(%a, 2, [0,1])"},
    {"wrong-norm-dims", "%a: f32[2,3,4]", "linalg_norm(%a, 1)"},
    {"wrong-norm-dims", "%a: f32[2,3]", "linalg_norm(%a, 1, [0,0])"},
    {"batch-norm-mutates", "%a: f32[2,3], %m: f32[3]", "batch_norm(%a, %m, %m, training=true)"},
    {"missing-statistics", "%a: f32[2,3]", "batch_norm(%a)"},
    {"wrong-normalized-shape", "%a: f32[2,3]", "layer_norm(%a, [2])"},
    {"wrong-normalized-shape", "%a: f32[2,3]", "rms_norm(%a, [])"},
    {"wrong-group-count", "%a: f32[2,3]", "group_norm(%a, 2)"},
    {"wrong-group-count", "%a: f32[2,3]", "group_norm(%a, 0)"},
    {"no-operands", "", "cat([])"},
    {"no-operands", "", "stack([])"},
    {"cat-mismatch", "%a: f32[2,3], %b: f32[3,3]", "cat([%a, %b], 1)"},
    {"cat-mismatch", "%a: f32[2,3], %b: f32[2,4]", "stack([%a, %b])"},
    {"bad-pad-mode", "%a: f32[2,3]", "pad(%a, [1,1], mode=\"mirror\")"},
    {"bad-pad-mode", "%a: f32[2,3]", "pad(%a, [1,1], mode=\"reflect\", value=1.0)"},
    {"bad-padding", "%a: f32[2,3]", "pad(%a, [1])"},
    {"bad-padding", "%a: f32[2,3]", "pad(%a, [3,0], mode=\"reflect\")"},
    {"bad-padding", "%a: f32[2,3]", "pad(%a, [-2,-2])"},
    {"bad-padding", "%a: f32[2,3]", "pad(%a, [-2,2], mode=\"circular\")"},
    {"bad-padding", "%a: f32[2,3]", "pad(%a, [9223372036854775807,9223372036854775807])"},
    {"bad-repeats", "%a: f32[2,3]", "repeat(%a, [2])"},
    {"bad-repeats", "%a: f32[2,3]", "repeat(%a, [1,4611686018427387905])"},
    {"bad-repeats", "%a: f32[2,3]", "repeat_interleave(%a, -1, 0)"},
    {"bad-window", "%a: f32[1,1,4,4]", "avg_pool2d(%a, [0])"},
    {"bad-window", "%a: f32[1,1,4,4]", "avg_pool2d(%a, [1,2,3])"},
    {"bad-window", "%a: f32[1,1,4,4]", "avg_pool2d(%a, [2], [1], [2])"},
    {"bad-window", "%a: f32[1,1,4,4]", "avg_pool2d(%a, [2], divisor_override=0)"},
    {"window-too-large", "%a: f32[1,1,4,4]", "max_pool2d(%a, [5])"},
    {"window-too-large", "%a: f32[1,1,4,4]", "max_pool2d(%a, [6], [2], ceil_mode=true)"},
    {"window-too-large", "%a: f32[1,1,4,4]", "avg_pool2d(%a, [6])"},
    {"window-too-large", "%a: f32[1,1,4,4,4]", "avg_pool3d(%a, [5], [1], [2])"},
    {"negative-extent", "", "full([-1], 0)"},
    {"result-too-large", "", "full([9223372036854775807,2], 0)"},
    {"bad-range", "", "arange(0, 4, -1)"},
    {"bad-range", "", "arange(0, 4, 0)"},
    {"index-mismatch", "%a: f32[2,3], %i: i64[3,1]", "gather(%a, 1, %i)"},
    {"index-mismatch", "%a: f32[3], %i: i64[3]", "index(%a, [%i, %i])"},
};

TEST(Refusals, AreNamedAndLocated) {
  const Catalog catalog = make_catalog();
  for (const Refusal& refusal : kRefusals) {
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
