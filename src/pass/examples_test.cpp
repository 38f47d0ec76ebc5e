// The passes of examples/passes: each parses, and matches in every dtype that it is for.
#include "diag/render.hpp"
#include "ir/text/text.hpp"
#include "ops/catalog.hpp"
#include "pass/drive.hpp"
#include "pass/language/parse.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace passnet {
namespace {

namespace fs = std::filesystem;

// Replaces `T` by the dtype.
struct Example {
  std::string_view file;
  std::string_view inputs;
  std::string_view body;
  size_t matches;
};

constexpr std::string_view kChannels =
    "%x: T[2,6,5,5], %m: T[6], %v: T[6] {min=0.5, max=2.0}, %w: T[6], %b: T[6]";

constexpr std::array kExamples{
    Example{"batch_norm_relu", kChannels, "%0 = batch_norm(%x, %m, %v, %w, %b)\n %y = relu(%0)", 1},
    Example{"batch_norm_silu", kChannels,
            "%0 = batch_norm(%x, %m, %v, %w, %b, eps=0.001)\n %y = silu(%0)", 1},
    Example{"batch_norm_hardswish", kChannels,
            "%0 = batch_norm(%x, %m, %v, %w, %b, momentum=0.01)\n %y = hardswish(%0)", 1},
    Example{"batch_norm_add_relu", kChannels,
            "%0 = batch_norm(%x, %m, %v, %w, %b)\n %1 = add(%x, %0)\n %y = relu(%1)", 1},
    Example{"relu_of_sum", "%x: T[2,3], %z: T[2,3]", "%0 = add(%x, %z)\n %y = relu(%0)", 1},
    Example{"add_layer_norm", "%x: T[2,3,16], %z: T[2,3,16], %w: T[16], %b: T[16]",
            "%0 = add(%x, %z)\n %1 = layer_norm(%0, [16], %w, %b)\n %2 = add(%1, %0)\n"
            "%y = layer_norm(%2, [16], %w, %b, eps=1e-12)",
            2},
    Example{"layer_norm_channels", "%x: T[2,16,5,5], %w: T[16], %b: T[16]",
            "%0 = permute(%x, [0,2,3,1])\n %1 = layer_norm(%0, [16], %w, %b, eps=1e-06)\n"
            "%y = permute(%1, [0,3,1,2])",
            1},
    Example{"layer_scale_add",
            "%x: T[2,6,5,5], %s: T[6,1,1], %z: T[2,6,5,5], %a: T[6,4], %c: T[4], %d: T[6,4]",
            "%0 = mul(%x, %s)\n %1 = add(%z, %0)\n %2 = mul(%c, %a)\n %3 = add(%2, %d)\n"
            "%4 = sum(%3)\n %y = mul(%1, %4)",
            2},
    Example{"channel_gate", "%x: T[2,6,5,5], %g: T[2,6,1,1], %h: T[2,6,1,1]",
            "%0 = sigmoid(%g)\n %1 = mul(%x, %0)\n %2 = hardsigmoid(%h)\n %y = mul(%2, %1)", 2},
    Example{"group_norm_silu", kChannels,
            "%0 = group_norm(%x, 3, %w, %b)\n %1 = silu(%0)\n %2 = group_norm(%1, 2)\n"
            "%y = silu(%2)",
            2},
    Example{"mean_square_error", "%x: T[4,5], %z: T[4,5]",
            "%0 = sub(%x, %z)\n %1 = pow(%0, 2)\n %y = mean(%1)", 1},
    Example{"rotary", "%x: T[2,3,5,8], %c: T[5,8], %s: T[1,1,5,8]",
            "%0 = mul(%x, %c)\n %1 = slice(%x, dim=-1, start=0, end=4)\n"
            "%2 = slice(%x, dim=-1, start=4)\n %3 = neg(%2)\n %4 = cat([%3, %1], dim=-1)\n"
            "%5 = mul(%4, %s)\n %y = add(%0, %5)",
            1},
    Example{"squeeze_excite", "%x: T[2,6,5,5], %d: T[3,6,1,1], %e: T[3], %u: T[6,3,1,1], %f: T[6]",
            "%0 = mean(%x, dim=[2,3], keepdim=true)\n %1 = conv2d(%0, %d, %e)\n %2 = relu(%1)\n"
            "%3 = conv2d(%2, %u, %f)\n %4 = sigmoid(%3)\n %5 = mul(%4, %x)\n"
            "%6 = adaptive_avg_pool2d(%5, output_size=[1,1])\n %7 = conv2d(%6, %d)\n"
            "%8 = silu(%7)\n %9 = conv2d(%8, %u)\n %10 = hardsigmoid(%9)\n %y = mul(%5, %10)",
            2},
    Example{"attention_mask", "%m: i64[2,1,1,7], %o: T[]",
            "%0 = to(%m, T)\n %1 = sub(%o, %0)\n %2 = to(%1, bool)\n"
            "%3 = masked_fill(%1, %2, -60000.0)\n %4 = to(%m, T)\n %5 = rsub(%4, 1.0)\n"
            "%6 = mul(%5, -60000.0)\n %y = add(%3, %6)",
            2},
    Example{"batch_norm_hardtanh", kChannels,
            "%0 = batch_norm(%x, %m, %v, %w, %b)\n %y = hardtanh(%0, 0.0, 6.0)", 1},
    Example{"batch_norm_after_cat",
            "%x: T[2,2,5,5], %z: T[2,4,5,5], %m: T[6], %v: T[6] {min=0.5, max=2.0}, %w: T[6], "
            "%b: T[6]",
            "%0 = cat([%x, %z], dim=1)\n %1 = batch_norm(%0, %m, %v, %w, %b)\n %y = relu(%1)", 1},
    Example{"frozen_batch_norm",
            "%x: T[2,6,5,5], %m: T[1,6,1,1], %v: T[1,6,1,1] {min=0.5, max=2.0}, %w: T[1,6,1,1], "
            "%b: T[1,6,1,1]",
            "%0 = add(%v, 1e-05)\n %1 = rsqrt(%0)\n %2 = mul(%w, %1)\n %3 = mul(%m, %2)\n"
            "%4 = sub(%b, %3)\n %5 = mul(%x, %2)\n %6 = add(%5, %4)\n %y = relu(%6)",
            1},
    Example{"gated_activation", "%x: T[2,3], %g: T[2,3]",
            "%0 = silu(%g)\n %1 = mul(%0, %x)\n %2 = sigmoid(%1)\n %y = mul(%1, %2)", 2},
    Example{"gelu_tanh", "%x: T[2,3]",
            "%0 = mul(%x, 0.5)\n %1 = pow(%x, 3.0)\n %2 = mul(%1, 0.044715)\n %3 = add(%x, %2)\n"
            "%4 = mul(%3, 0.7978845608028654)\n %5 = tanh(%4)\n %6 = add(%5, 1.0)\n"
            "%y = mul(%0, %6)",
            1},
    Example{"add_layer_norm", "%x: T[2,3,16], %z: T[2,3,16], %w: T[16], %b: T[16]",
            "%0 = add(%x, %z)\n %1 = layer_norm(%0, [16], %w, %b)\n %2 = select(%1, 1, 0)\n"
            "%3 = layer_norm(%x, [16])\n %4 = select(%3, 1, 2)\n %y = mul(%2, %4)",
            3},
    Example{"masked_softmax", "%x: T[2,3,64,48], %m: T[2,1,64,48], %z: T[3,64,48]",
            "%0 = div(%x, 2.5)\n %1 = add(%0, %m)\n %2 = softmax(%1, -1)\n %3 = add(%z, %2)\n"
            "%y = softmax(%3, 3)",
            2},
    Example{"position_ids", "%i: i64[2,7]",
            "%0 = ne(%i, 1)\n %1 = to(%0, i32)\n %2 = cumsum(%1, dim=1)\n %3 = to(%2, i32)\n"
            "%4 = add(%3, 0)\n %5 = mul(%4, %1)\n %6 = to(%5, i64)\n %y = add(%6, 1)",
            1},
    Example{"relu_pool", "%x: T[2,6,5,5], %z: T[2,6,5,5]",
            "%0 = add(%x, %z)\n %1 = relu(%0)\n %2 = adaptive_avg_pool2d(%1, [1,1])\n"
            "%3 = relu(%x)\n %4 = adaptive_avg_pool2d(%3, 1)\n %y = mul(%2, %4)",
            2},
    Example{"norm_product", "%x: T[3,5,16], %s: T[16], %w: T[24,16], %b: T[24]",
            "%0 = rms_norm(%x, [16], %s, eps=1e-06)\n %1 = linear(%0, %w, %b)\n"
            "%2 = rms_norm(%x, [16], %s, eps=1e-05)\n %3 = linear(%2, %w)\n %y = add(%1, %3)",
            2},
    Example{"schedules",
            "%x: T[1,16,32,32], %m: T[16], %v: T[16] {min=0.5, max=2.0}, %w: T[16], %b: T[16],"
            "%q: T[2,300,20]",
            "%0 = softmax(%q, 1)\n %1 = sum(%0)\n %2 = add(%x, %x)\n"
            "%3 = batch_norm(%2, %m, %v, %w, %b)\n %4 = silu(%3)\n %y = add(%4, %1)",
            2},
};

std::string replaced(std::string_view text, std::string_view dtype) {
  std::string result;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i, 2) == "T[" || text.substr(i, 2) == "T)") {
      result += dtype;  // the bracket follows
    } else {
      result += text[i];
    }
  }
  return result;
}

class ExamplePasses : public testing::Test {
 protected:
  std::vector<Pass> passes(std::string_view file) {
    std::ifstream stream(fs::path(PASSNET_SOURCE_DIR "/examples/passes") / file);
    std::stringstream text;
    text << stream.rdbuf();
    Diagnostics diagnostics;
    auto parsed =
        parse_passes(sources_, sources_.add(std::string(file), text.str()), catalog_, diagnostics);
    for (const Diagnostic& diagnostic : diagnostics.list()) {
      ADD_FAILURE() << render(diagnostic, sources_);
    }
    return parsed;
  }

  size_t matches(std::span<const Pass> all, std::string text) {
    Diagnostics diagnostics;
    auto graphs =
        parse_graphs(sources_, sources_.add("graph", std::move(text)), catalog_, diagnostics);
    for (const Diagnostic& diagnostic : diagnostics.list()) {
      ADD_FAILURE() << render(diagnostic, sources_);
    }
    if (graphs.size() != 1) return 0;
    const auto report = apply(graphs.front(), catalog_, all, {});
    if (report) return report->matches();
    ADD_FAILURE() << render(report.error(), sources_);
    return 0;
  }

  Catalog catalog_ = make_catalog();
  Sources sources_;
};

TEST_F(ExamplePasses, MatchInEveryDtype) {
  for (const Example& example : kExamples) {
    const auto all = passes(fmt::format("{}.pass", example.file));
    for (const std::string_view dtype : {"f32", "f16", "bf16"}) {
      EXPECT_EQ(matches(all, replaced(fmt::format("graph @g({}) {{\n{}\nreturn %y }}",
                                                  example.inputs, example.body),
                                      dtype)),
                example.matches)
          << example.file << " " << dtype;
    }
  }
}

TEST_F(ExamplePasses, NormalizeByTheRootMeanSquareInEverySpelling) {
  const auto all = passes("rms_norm.pass");
  constexpr std::string_view kTail =
      "%0 = pow({0}, 2)\n %1 = mean(%0, [-1], keepdim=true)\n"
      "%2 = add(%1, 1e-06)\n %3 = rsqrt(%2)\n";
  EXPECT_EQ(
      matches(all, "graph @g(%x: f32[2,8], %w: f32[8]) {" + fmt::format(fmt::runtime(kTail), "%x") +
                       "%4 = mul(%x, %3)\n %5 = mul(%w, %4)\n return %5 }"),
      1);
  EXPECT_EQ(matches(all, "graph @g(%x: f16[2,8], %w: f16[8]) { %wide = to(%x, f32)\n" +
                             fmt::format(fmt::runtime(kTail), "%wide") +
                             "%4 = mul(%x, %3)\n %5 = mul(%w, %4)\n return %5 }"),
            1);
  for (const std::string_view product : {"%x", "%wide"}) {
    for (const std::string_view dtype : {"f16", "bf16"}) {
      EXPECT_EQ(
          matches(all, fmt::format("graph @g(%x: {0}[2,8], %w: {0}[8]) {{ "
                                   "%wide = to(%x, f32)\n{1} %4 = mul({2}, %3)\n"
                                   "%5 = to(%4, {0})\n %6 = mul(%w, %5)\n return %6 }}",
                                   dtype, fmt::format(fmt::runtime(kTail), "%wide"), product)),
          1);
    }
  }
}

TEST_F(ExamplePasses, AreAllTested) {
  size_t files = 0;
  for (const auto& entry : fs::directory_iterator(PASSNET_SOURCE_DIR "/examples/passes")) {
    if (entry.path().extension() != ".pass") continue;
    ++files;
    EXPECT_FALSE(passes(entry.path().filename().string()).empty());
    const auto known = std::ranges::find(kExamples, entry.path().stem().string(), &Example::file);
    EXPECT_TRUE(known != kExamples.end() || entry.path().stem() == "rms_norm") << entry.path();
  }
  EXPECT_GE(files, kExamples.size());
}

}  // namespace
}  // namespace passnet
