#include "triton/import_pass.hpp"

#include "frontend/spelling.hpp"
#include "ops/catalog.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

// A public pass of one operand with the body of its kernel, and of its wrapper behind `out`.
struct PublicPass {
  std::string pattern = "    return torch.relu(x)\n";
  std::string kernel =
      "    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)\n"
      "    mask = at < n\n"
      "    x = tl.load(x_ptr + at, mask=mask, other=0.0)\n"
      "    tl.store(out_ptr + at, tl.maximum(x, 0.0), mask=mask)\n";
  std::string wrapper =
      "    out = torch.empty_like(x)\n"
      "    kernel[(triton.cdiv(x.numel(), 256),)](x, out, x.numel(), BLOCK=256)\n"
      "    return out\n";
  std::string inputs = "x";

  std::string text() const {
    return "import torch, triton\nimport triton.language as tl\n\ndef pattern(" + inputs + "):\n" +
           pattern + "\ndef replacement_args(" + inputs +
           "):\n    return (x,)\n\n@triton.jit\ndef kernel(x_ptr, out_ptr, n, BLOCK: "
           "tl.constexpr):\n" +
           kernel + "\n@torch.fx.wrap\ndef run(x):\n" + wrapper +
           "\ndef replacement_func():\n    return run\n";
  }
};

Result<ImportedPass> import_text(const std::string& text) {
  static const Catalog catalog = make_catalog();
  static const SpellingTable spellings(catalog);
  Sources sources;
  const SourceId source = sources.add("pass.py", text);
  return import_pass(sources.text(source), source, "made", catalog, spellings);
}

std::string id_of(const PublicPass& pass) {
  const auto imported = import_text(pass.text());
  return imported ? "" : imported.error().id;
}

std::string message_of(const PublicPass& pass) {
  const auto imported = import_text(pass.text());
  return imported ? "" : imported.error().message;
}

TEST(ImportPass, ElementwiseKernelsLoseTheirBlocks) {
  const auto imported = import_text(PublicPass{}.text());
  ASSERT_TRUE(imported) << imported.error().message;
  EXPECT_EQ(imported->names, std::vector<std::string>{"made"});
  EXPECT_NE(imported->text.find("%t0 = relu(%x)"), std::string::npos) << imported->text;
  EXPECT_NE(imported->text.find("= max(a0["), std::string::npos) << imported->text;
  EXPECT_EQ(imported->text.find("256"), std::string::npos) << imported->text;
}

TEST(ImportPass, SumsOverBlocksAreSums) {
  PublicPass pass;
  pass.pattern = "    return x.sum(dim=-1)\n";
  pass.kernel =
      "    row = tl.program_id(0)\n"
      "    total = tl.zeros([BLOCK], dtype=tl.float32)\n"
      "    for start in range(0, n, BLOCK):\n"
      "        at = start + tl.arange(0, BLOCK)\n"
      "        total += tl.load(x_ptr + row * n + at, mask=at < n, other=0.0)\n"
      "    tl.store(out_ptr + row, tl.sum(total, axis=0))\n";
  pass.wrapper =
      "    a, b = x.shape\n"
      "    out = torch.empty((a,), dtype=x.dtype, device=x.device)\n"
      "    kernel[(a,)](x, out, b, BLOCK=64)\n"
      "    return out\n";
  const auto imported = import_text(pass.text());
  ASSERT_TRUE(imported) << imported.error().message;
  EXPECT_NE(imported->text.find("rank(%x) == 2"), std::string::npos) << imported->text;
  EXPECT_NE(imported->text.find("sum("), std::string::npos) << imported->text;
}

TEST(ImportPass, ChoicesOfDtypesAndSizesAreGuards) {
  PublicPass pass;
  pass.wrapper =
      "    out = torch.empty_like(x)\n"
      "    if x.dtype == torch.float16:\n"
      "        return x * 2\n"
      "    kernel[(triton.cdiv(x.numel(), 256),)](x, out, x.numel(), BLOCK=256)\n"
      "    return out\n";
  const auto imported = import_text(pass.text());
  ASSERT_TRUE(imported) << imported.error().message;
  EXPECT_EQ(imported->names.size(), 2U) << imported->text;
  EXPECT_NE(imported->text.find("not (dtype(%x) == f16)"), std::string::npos) << imported->text;
  // One that changes sizes of blocks alone is none.
  pass.wrapper =
      "    out = torch.empty_like(x)\n"
      "    size = 256 if x.numel() > 5000 else 128\n"
      "    kernel[(triton.cdiv(x.numel(), size),)](x, out, x.numel(), BLOCK=size)\n"
      "    return out\n";
  const auto one = import_text(pass.text());
  ASSERT_TRUE(one) << one.error().message;
  EXPECT_EQ(one->names.size(), 1U) << one->text;
}

TEST(ImportPass, ProductsThatDivideAreInParentheses) {
  PublicPass pass;
  pass.wrapper =
      "    a, b, c = x.shape\n"
      "    if c // (a * b) == 5 or c % (a * b) == 7:\n"
      "        return x * 2\n"
      "    out = torch.empty_like(x)\n"
      "    kernel[(triton.cdiv(x.numel(), 256),)](x, out, x.numel(), BLOCK=256)\n"
      "    return out\n";
  const auto imported = import_text(pass.text());
  ASSERT_TRUE(imported) << imported.error().message;
  for (const char* const divided :
       {"dim(%x, 2) / (dim(%x, 0) * dim(%x, 1))", "dim(%x, 2) % (dim(%x, 0) * dim(%x, 1))"}) {
    EXPECT_NE(imported->text.find(divided), std::string::npos) << imported->text;
  }
}

// Returns the text of a pass of two halves of x with this kernel.
std::string text_of_halves(const std::string& kernel, const std::string& sizes) {
  PublicPass pass;
  pass.pattern = "    return torch.relu(x)\n";
  pass.kernel = kernel;
  pass.wrapper = "    a, b = x.shape\n    out = torch.empty(" + sizes +
                 ", dtype=x.dtype, device=x.device)\n"
                 "    kernel[(a, triton.cdiv(b, 64))](x, out, b, BLOCK=64)\n    return out\n";
  const auto imported = import_text(pass.text());
  return imported ? imported->text : imported.error().message;
}

TEST(ImportPass, StoresThatFollowEachOtherAreOne) {
  const std::string load =
      "    row = tl.program_id(0)\n    at = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)\n"
      "    x = tl.load(x_ptr + row * n + at, mask=at < n)\n";
  // The second half of each row of the result.
  const std::string two =
      text_of_halves(load +
                         "    tl.store(out_ptr + row * 2 * n + at, x, mask=at < n)\n"
                         "    tl.store(out_ptr + row * 2 * n + n + at, -x, mask=at < n)\n",
                     "(a, 2 * b)");
  EXPECT_NE(two.find(" ? "), std::string::npos) << two;
  EXPECT_EQ(two.find("] = ", two.find("y0[") + 1), two.rfind("] = ")) << two;
  // Elements in turn.
  const std::string turns =
      text_of_halves(load +
                         "    tl.store(out_ptr + (row * n + at) * 2, x, mask=at < n)\n"
                         "    tl.store(out_ptr + (row * n + at) * 2 + 1, -x, mask=at < n)\n",
                     "(a, b, 2)");
  EXPECT_NE(turns.find(" ? "), std::string::npos) << turns;
  // A third half is missing.
  const std::string gap =
      text_of_halves(load +
                         "    tl.store(out_ptr + row * 3 * n + at, x, mask=at < n)\n"
                         "    tl.store(out_ptr + row * 3 * n + n + at, -x, mask=at < n)\n",
                     "(a, 3 * b)");
  EXPECT_NE(gap.find("found gaps or overlaps"), std::string::npos) << gap;
}

TEST(ImportPass, ConditionsOfRowsBoundPlaces) {
  // Programs that end early, and a mask of rows, say nothing else than the mask of elements.
  const std::string early = text_of_halves(
      "    at = tl.program_id(0) * n + tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)\n"
      "    if tl.program_id(1) * BLOCK >= n:\n        return\n"
      "    mask = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK) < n\n"
      "    tl.store(out_ptr + at, tl.load(x_ptr + at, mask=mask), mask=mask)\n",
      "(a, b)");
  EXPECT_NE(early.find("kernel0"), std::string::npos) << early;
  PublicPass rows;
  rows.kernel =
      "    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)\n"
      "    row = at // n\n    mask = row < 8\n"
      "    tl.store(out_ptr + at, tl.load(x_ptr + at, mask=mask), mask=mask & (row >= 0))\n";
  rows.wrapper =
      "    out = torch.empty_like(x)\n"
      "    kernel[(triton.cdiv(x.numel(), 64),)](x, out, x.shape[-1], BLOCK=64)\n    return out\n";
  const auto imported = import_text(rows.text());
  ASSERT_TRUE(imported) << imported.error().message;
  EXPECT_NE(imported->text.find("numel(%x) == 8 * "), std::string::npos) << imported->text;
}

TEST(ImportPass, LargeNumbersAreNumbers) {
  EXPECT_EQ(id_of({.pattern = "    return torch.clamp(x, 0, 9223372036854775807)\n"}), "");
}

TEST(ImportPass, ReasonsOfPatternsAndWrappers) {
  EXPECT_EQ(import_text("def pattern(x:\n").error().id, "python-syntax");
  EXPECT_EQ(import_text("y = " + std::string(500, '(') + "\n").error().id, "source-too-deep");
  std::string nested;
  for (int i = 0; i < 5000; ++i) nested += "if x: ";
  EXPECT_EQ(import_text(nested + "pass\n").error().id, "source-too-deep");
  EXPECT_EQ(import_text("y = {1: 2, **x, 3}\n").error().id, "python-syntax");
  EXPECT_EQ(id_of({.pattern = "    return x + 99999999999999999999\n"}), "triton-syntax");
  EXPECT_EQ(message_of({.pattern = "    return x + 99999999999999999999\n"}),
            "expected a number of 64 bits, found '99999999999999999999'");
  EXPECT_EQ(import_text("x = 1\n").error().id, "public-pass-form");
  EXPECT_EQ(id_of({.pattern = "    return x.unknown_method()\n"}), "public-pattern");
  EXPECT_EQ(id_of({.pattern = "    return x.contiguous()\n"}), "public-identity");
  EXPECT_EQ(id_of({.wrapper = "    return x.shape\n"}), "public-wrapper");
  EXPECT_EQ(id_of({.wrapper = "    raise ValueError(1)\n"}), "public-refuses");
  EXPECT_EQ(id_of({.wrapper = "    return torch.empty(elsewhere()).view(elsewhere(), 2)\n"}),
            "public-size");
  EXPECT_EQ(id_of({.pattern = "    y = torch.relu(x)\n    return y, y\n",
                   .wrapper = "    return torch.relu(x), x\n"}),
            "public-text");
}

TEST(ImportPass, ReasonsOfKernels) {
  const std::string load =
      "    at = tl.arange(0, BLOCK)\n    x = tl.load(x_ptr + at, mask=at < n)\n";
  EXPECT_EQ(id_of({.kernel = load + "    tl.store(out_ptr + at, unknown, mask=at < n)\n"}),
            "triton-kernel");
  EXPECT_EQ(id_of({.kernel = load + "    tl.store(out_ptr + at, tl.sort(x), mask=at < n)\n"}),
            "triton-function");
  EXPECT_EQ(id_of({.kernel = load + "    tl.atomic_add(out_ptr + at, x, mask=at < n)\n"}),
            "triton-atomic");
  EXPECT_EQ(id_of({.kernel = load + "    tl.store(out_ptr + 2 * at, x, mask=at < n)\n"}),
            "triton-store");
  EXPECT_EQ(id_of({.kernel = load + "    tl.store(out_ptr + at, x * BLOCK, mask=at < n)\n",
                   .wrapper = "    out = torch.empty_like(x)\n"
                              "    kernel[(1,)](x, out, x.numel())\n    return out\n"}),
            "triton-block");
  EXPECT_EQ(id_of({.kernel = load + "    y = x\n    for i in range(n):\n        y = y * y + x\n"
                                    "    tl.store(out_ptr + at, y, mask=at < n)\n"}),
            "triton-loop");
}

TEST(ImportPass, MessagesSayWhatWasExpected) {
  const std::string load =
      "    at = tl.arange(0, BLOCK)\n    x = tl.load(x_ptr + at, mask=at < n)\n";
  const std::vector<std::pair<PublicPass, std::string>> cases{
      {{.wrapper = "    raise ValueError(1)\n"}, "the wrapper raises an error here"},
      {{.wrapper = "    return torch.empty(elsewhere())\n"}, "expected sizes in a shape, found"},
      {{.pattern = "    y = torch.relu(x)\n    return y, y\n",
        .wrapper = "    return torch.relu(x), x\n"},
       "expected text of the pass language, found one that it refuses"},
      {{.kernel = load + "    tl.atomic_add(out_ptr + at, x, mask=at < n)\n"},
       "expected stores of whole values, found 'tl"},
      {{.kernel = load + "    tl.store(out_ptr + at, tl.sort(x), mask=at < n)\n"},
       "expected a function that has a counterpart, found 'tl"},
      {{.kernel = load + "    tl.store(out_ptr + 2 * at, x, mask=at < n)\n"},
       "expected stores that reach each element once, found gaps or overlaps"},
      {{.kernel = load + "    tl.store(out_ptr + at, x * BLOCK, mask=at < n)\n",
        .wrapper = "    out = torch.empty_like(x)\n"
                   "    kernel[(1,)](x, out, x.numel())\n    return out\n"},
       "expected values that do not depend on sizes of blocks or on what is not known, found"},
  };
  for (const auto& [pass, text] : cases) {
    EXPECT_NE(message_of(pass).find(text), std::string::npos) << text << "\n" << message_of(pass);
  }
}

TEST(ImportPass, TablesOfManyNumbersEnd) {
  const PublicPass pass{.wrapper =
                            "    rows = [[[i * j + k for k in range(9)] for j in range(300)] for i "
                            "in range(300)]\n"
                            "    again = [[[v for v in b] for b in a] for a in rows]\n"
                            "    return torch.empty_like(x)\n"};
  EXPECT_NE(message_of(pass).find("expected a program of fewer than"), std::string::npos)
      << message_of(pass);
}

// The text of the passes, or the reason why there are none.
std::string converted(const PublicPass& pass) {
  const auto imported = import_text(pass.text());
  return imported ? imported->text : imported.error().message;
}

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

TEST(ImportPass, ImportedNamesAreWhatTheyName) {
  const std::string text = PublicPass{.pattern = "    return y(x.to(place(type='cuda')))\n"}.text();
  const auto imported = import_text("from torch import relu as y, device as place\n" + text);
  ASSERT_TRUE(imported) << imported.error().message;
  EXPECT_TRUE(has(imported->text, "%t0 = relu(%x)")) << imported->text;
}

TEST(ImportPass, PatternsOfSlicesAndOfSeveralResults) {
  const std::string sliced =
      converted({.pattern = "    return torch.relu(x[(Ellipsis, slice(None, 4, None))])\n"});
  EXPECT_TRUE(has(sliced, "slice(%x, dim=rank(%x) - 1, start=0, end=min(4, dim(%x, -1)), step=1)"))
      << sliced;
  const std::string unbound = converted(
      {.pattern = "    parts = x.unbind(0)\n    a = parts[0]\n    return a + parts[1]\n"});
  EXPECT_TRUE(has(unbound, "%t0, %t1 = unbind(%x, dim=0)")) << unbound;
  const std::string split =
      converted({.pattern = "    a, b = x.tensor_split(2, -1)\n    return a + b\n"});
  EXPECT_TRUE(has(split, "%t0, %t1 = tensor_split(%x")) << split;
}

TEST(ImportPass, InputsThatOpsReadAsAttributesAreBound) {
  const std::string text =
      converted({.pattern = "    return torch.nn.functional.layer_norm(x, sizes, w, w, eps)\n",
                 .inputs = "x, sizes, w, eps"});
  EXPECT_TRUE(has(text, "pattern(%x, %w)")) << text;
  EXPECT_TRUE(has(text, "normalized_shape=$sizes, weight=%w, bias=%w, eps=$eps")) << text;
}

TEST(ImportPass, WhatNothingReadsIsNoneOfThePass) {
  const std::string unused = converted({.inputs = "x, unused"});
  EXPECT_TRUE(has(unused, "pattern(%x)")) << unused;
  const std::string kept = converted({.pattern = "    y = torch.relu(x)\n    return x, y\n",
                                      .wrapper = "    return x, torch.abs(x)\n"});
  EXPECT_TRUE(has(kept, "return %t0\n")) << kept;
}

TEST(ImportPass, StridesThatAreReadStateTheRank) {
  const std::string text =
      converted({.kernel = "    row = tl.program_id(0)\n    at = tl.arange(0, BLOCK)\n"
                           "    x = tl.load(x_ptr + row * n + at * 1, mask=at < n, other=0.0)\n"
                           "    tl.store(out_ptr + row * n + at, x, mask=at < n)\n",
                 .wrapper = "    out = torch.empty_like(x)\n    rows, columns = x.stride()\n"
                            "    kernel[(x.size(0),)](x, out, rows, BLOCK=64)\n    return out\n"});
  EXPECT_TRUE(has(text, "rank(%x) == 2")) << text;
  EXPECT_TRUE(has(text, "a0[(i")) << text;
}

TEST(ImportPass, ProgramsThatAloneStoreAreOne) {
  const std::string first = converted(
      {.pattern = "    return x.sum()\n",
       .kernel = "    if tl.program_id(0) == 0:\n"
                 "        at = tl.arange(0, BLOCK)\n"
                 "        x = tl.load(x_ptr + at, mask=at < n, other=0.0)\n"
                 "        tl.store(out_ptr, tl.sum(x))\n",
       .wrapper = "    out = torch.empty((), dtype=x.dtype)\n"
                  "    kernel[(triton.cdiv(x.numel(), 256),)](x, out, x.numel(), BLOCK=256)\n"
                  "    return out\n"});
  EXPECT_TRUE(has(first, "numel(%x) <= 256")) << first;
  EXPECT_TRUE(has(first, "sum(i")) << first;
  const std::string blocks =
      converted({.pattern = "    return x.softmax(0)\n",
                 .kernel = "    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)\n"
                           "    x = tl.load(x_ptr + at, mask=at < n, other=-float('inf'))\n"
                           "    e = tl.exp(x - tl.max(x, axis=0))\n"
                           "    tl.store(out_ptr + at, e / tl.sum(e, axis=0), mask=at < n)\n"});
  EXPECT_TRUE(has(blocks, "== 1")) << blocks;  // the number of blocks
  EXPECT_TRUE(has(blocks, "max(i")) << blocks;
}

TEST(ImportPass, ConditionsAreTakenApart) {
  const std::string ended = converted(
      {.kernel = "    row = tl.program_id(0)\n    if row >= n or row >= 2 * n:\n        return\n"
                 "    tl.store(out_ptr + row, tl.load(x_ptr + row))\n",
       .wrapper = "    out = torch.empty_like(x)\n"
                  "    kernel[(triton.cdiv(x.numel(), 8) * 8,)](x, out, x.numel(), BLOCK=8)\n"
                  "    return out\n"});
  EXPECT_TRUE(has(ended, "y0[i")) << ended;
  const std::string bounded =
      converted({.kernel = "    begin = tl.program_id(0) * BLOCK\n"
                           "    for at in range(begin, min(begin + BLOCK, n)):\n"
                           "        tl.store(out_ptr + at, tl.load(x_ptr + at))\n"});
  EXPECT_TRUE(has(bounded, "rows i")) << bounded;
  EXPECT_FALSE(has(bounded, "256")) << bounded;
}

TEST(ImportPass, ReadsInBranchesNeedTheElementsOfTheirBranch) {
  const std::string text =
      converted({.pattern = "    return torch.cat([x, x], 0)\n",
                 .kernel = "    at = tl.program_id(0)\n"
                           "    if at < n:\n        x = tl.load(x_ptr + at)\n"
                           "    else:\n        x = tl.load(x_ptr + at - n)\n"
                           "    tl.store(out_ptr + at, x)\n",
                 .wrapper = "    out = torch.empty(2 * x.numel(), dtype=x.dtype)\n"
                            "    kernel[(2 * x.numel(),)](x, out, x.numel(), BLOCK=8)\n"
                            "    return out\n"});
  EXPECT_TRUE(has(text, "? a0[i")) << text;
  EXPECT_FALSE(has(text, ">=")) << text;  // all elements of x are there
}

TEST(ImportPass, BlocksOfAQuotientAreAllOfThem) {
  const std::string text =
      converted({.kernel = "    at = tl.program_id(0) * n + tl.arange(0, BLOCK)\n"
                           "    tl.store(out_ptr + at, tl.maximum(tl.load(x_ptr + at), 0.0))\n",
                 .wrapper = "    out = torch.empty_like(x)\n"
                            "    kernel[(x.numel() // 64,)](x, out, 64, BLOCK=64)\n"
                            "    return out\n"});
  EXPECT_TRUE(has(text, "numel(%x) == 64 * (numel(%x) / 64)")) << text;
  EXPECT_FALSE(has(text, "63")) << text;  // as if it were a size rounded up
}

TEST(ImportPass, SlicesWithStepsHaveTheLengthOfTheirs) {
  const auto of_slice = [](const std::string& slice) {
    return converted({.pattern = "    return torch.relu(x[" + slice + "])\n",
                      .wrapper = "    return torch.clamp(x[" + slice + "], 0)\n"});
  };
  const std::string open = of_slice("..., 1::2");
  EXPECT_TRUE(has(open, "dim(%t0, -1) == ((dim(%x, -1)) - (1) + 1) / 2")) << open;
  const std::string ends = of_slice(":5:3");
  EXPECT_TRUE(has(ends, "dim(%t0, 0) == ((min(5, dim(%x, 0))) - (0) + 2) / 3")) << ends;
}

TEST(ImportPass, SlicesOfPatternsMayBeTheWholeTensor) {
  const auto imported =
      import_text(PublicPass{.pattern = "    return torch.relu(x[:, :8])\n"}.text());
  ASSERT_TRUE(imported) << imported.error().message;
  EXPECT_EQ(imported->names, (std::vector<std::string>{"made", "made_2"}));
  const std::string whole = imported->text.substr(0, imported->text.find("pass made_2"));
  EXPECT_TRUE(has(whole, "= relu(%x)")) << whole;
  EXPECT_TRUE(has(whole, "dim(%x, 1) <= 8")) << whole;
  EXPECT_FALSE(has(whole, "slice(")) << whole;
  const std::string part = imported->text.substr(whole.size());
  EXPECT_TRUE(has(part, "slice(%x, dim=1, start=0, end=min(8, dim(%x, 1)), step=1)")) << part;
  EXPECT_TRUE(has(part, "not (dim(%x, 1) <= 8)")) << part;
}

TEST(ImportPass, WaysThatRepeatThePatternAreLeftOut) {
  // A small tensor is left to PyTorch: that way would match its own replacement again and again.
  PublicPass pass{.pattern = "    return torch.relu(x[:, :8]) + x\n",
                  .wrapper =
                      "    if x.numel() < 512:\n"
                      "        return x + torch.relu(x[:, :8])\n"
                      "    out = torch.empty_like(x)\n"
                      "    kernel[(triton.cdiv(x.numel(), 256),)](x, out, x.numel(), "
                      "BLOCK=256)\n    return out\n"};
  const auto imported = import_text(pass.text());
  ASSERT_TRUE(imported) << imported.error().message;
  EXPECT_EQ(imported->names, (std::vector<std::string>{"made", "made_2"})) << imported->text;
  EXPECT_FALSE(has(imported->text, "numel(%x) < 512\n")) << imported->text;
  ASSERT_FALSE(imported->left.empty());
  EXPECT_EQ(imported->left[0].id, "public-identity");
  pass.wrapper = "    return x + torch.relu(x[:, :8])\n";
  EXPECT_EQ(id_of(pass), "public-identity");
}

}  // namespace
}  // namespace passnet
