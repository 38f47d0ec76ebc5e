// Tests what callers of the library rely on, through its C++ interface and thus through the C one.
#include "api/dlpack_tensor.hpp"
#include "api/passnet.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <fstream>
#include <numeric>
#include <thread>
#include <unistd.h>

namespace passnet::api {
namespace {

constexpr std::string_view kAffine = R"(graph @affine(%x: f32[4,6], %w: f32[6]) {
  %0 = mul(%x, %w) : f32[4,6]
  %1 = relu(%0) : f32[4,6]
  return %1
}
)";

Context open_context(int32_t threads = 2) {
  auto context = Context::open({.threads = threads});
  EXPECT_TRUE(context) << context.error().text;
  return *std::move(context);
}

std::vector<float> counted(size_t count, float start = -7) {
  std::vector<float> values(count);
  std::iota(values.begin(), values.end(), start);
  return values;
}

// True if the first elements at `data` are these.
bool holds(const void* data, std::span<const float> values) {
  return std::ranges::equal(std::span(static_cast<const float*>(data), values.size()), values);
}

class Api : public testing::Test {
 protected:
  Compiled compile(std::string_view text, const passnet_compile_options& options = {}) {
    auto compiled = context_.compile_text(text, options);
    EXPECT_TRUE(compiled) << compiled.error().text;
    return *std::move(compiled);
  }
  // The id of the error of a graph that must not compile.
  std::string refusal(std::string_view text, const passnet_compile_options& options = {}) {
    const auto compiled = context_.compile_text(text, options);
    return compiled ? "none" : compiled.error().id;
  }
  static std::string id_of(const Result<void>& outcome) {
    return outcome ? "none" : outcome.error().id;
  }

  Context context_ = open_context();
  const std::array<int64_t, 2> shape_{4, 6};
  const std::array<int64_t, 1> row_{6};
  std::vector<float> x_ = counted(24);
  std::vector<float> w_ = counted(6, -2);
  std::vector<float> y_ = std::vector<float>(24, -1);

  std::vector<float> expected() const {
    std::vector<float> values;
    for (size_t i = 0; i < 24; ++i) values.push_back(std::max(x_[i] * w_[i % 6], 0.0f));
    return values;
  }
};

TEST_F(Api, DescribesAndRunsAGraph) {
  Compiled compiled = compile(kAffine);
  ASSERT_EQ(compiled.inputs().size(), 2u);
  EXPECT_STREQ(compiled.inputs()[1].name, "w");
  EXPECT_EQ(compiled.inputs()[0].dtype, PASSNET_F32);
  EXPECT_EQ(compiled.inputs()[0].shape[1], 6);
  EXPECT_EQ(compiled.inputs()[0].strides[0], 6);
  EXPECT_EQ(compiled.inputs()[0].mutated, 0);
  ASSERT_EQ(compiled.results().size(), 1u);
  EXPECT_EQ(compiled.results()[0].view_of, -1);
  EXPECT_EQ(compiled.facts().launches, 1);
  EXPECT_EQ(compiled.facts().kernels, 1);
  const std::array inputs{buffer(x_.data(), shape_), buffer(w_.data(), row_)};
  const std::array results{buffer(y_.data(), shape_)};
  EXPECT_EQ(id_of(compiled.call(inputs, results)), "none");
  EXPECT_EQ(y_, expected());
  const auto tensors = compiled.call(inputs);
  ASSERT_TRUE(tensors);
  const passnet_buffer own = tensors->front().buffer();
  EXPECT_TRUE(holds(own.data, y_));
  EXPECT_EQ(own.strides[0], 6);
}

TEST_F(Api, BothPipelinesAndPassesGiveTheSame) {
  const std::string file = fmt::format("{}passnet_api_test_{}.pass", testing::TempDir(), getpid());
  std::ofstream(file)
      << "pass swap { pattern(%x, %w) { %0 = mul(%x, %w) %1 = relu(%0) return %1 }\n"
         "  replace { %a = mul(%w, %x) %b = clamp(%a, min=0) return %b } }\n";
  const char* const files[] = {file.c_str()};
  const std::array inputs{buffer(x_.data(), shape_), buffer(w_.data(), row_)};
  const std::array results{buffer(y_.data(), shape_)};
  Compiled op_by_op = compile(kAffine, {.pipeline = "op-by-op"});
  EXPECT_EQ(op_by_op.facts().launches, 2);
  EXPECT_EQ(id_of(op_by_op.call(inputs, results)), "none");
  EXPECT_EQ(y_, expected());
  y_.assign(24, -1);
  Compiled passed = compile(kAffine, {.pipeline = "op-by-op", .passes = files, .pass_count = 1});
  EXPECT_EQ(id_of(passed.call(inputs, results)), "none");
  EXPECT_EQ(y_, expected());
}

TEST_F(Api, NativeKernelsNeedTheOption) {
  const std::string file =
      fmt::format("{}passnet_native_test_{}.pass", testing::TempDir(), getpid());
  std::ofstream(file)
      << "pass fused { pattern(%x) { %1 = relu(%x) return %1 } where dtype(%x) in [f32]\n"
         "  replace { %r = launch k(%x) : like(%1) args = [numel(%x)] return %r }\n"
         "  kernel k cpp \"\"\"void k(const float* x, float* r, int64_t n) {\n"
         "    for (int64_t i = 0; i < n; ++i) r[i] = x[i] > 0 ? x[i] : 0; }\"\"\" }\n";
  const char* const files[] = {file.c_str()};
  passnet_compile_options options{.pipeline = "op-by-op", .passes = files, .pass_count = 1};
  EXPECT_EQ(refusal(kAffine, options), "native-kernel");
  options.allow_native = 1;
  Compiled compiled = compile(kAffine, options);
  const std::array inputs{buffer(x_.data(), shape_), buffer(w_.data(), row_)};
  const std::array results{buffer(y_.data(), shape_)};
  EXPECT_EQ(id_of(compiled.call(inputs, results)), "none");
  EXPECT_EQ(y_, expected());
}

TEST_F(Api, ReadsATypedLineAndASource) {
  constexpr std::string_view kLine =
      R"({"inputs": [{"shape": [4, 6], "dtype": "float32"}],)"
      R"( "nodes": [{"id": "n0", "op": "torch.relu", "kind": "call_function",)"
      R"( "args": [{"v": "in0"}], "kwargs": {}}], "outputs": ["n0"]})";
  EXPECT_EQ(compile(kLine).results().size(), 1u);
  auto source = context_.compile(PASSNET_SOURCE_DIR "/data/suite.jsonl.gz#0");
  ASSERT_TRUE(source) << source.error().text;
  EXPECT_GT(source->inputs().size(), 0u);
  auto folder = context_.compile(PASSNET_SOURCE_DIR "/data");
  ASSERT_FALSE(folder);
  EXPECT_EQ(folder.error().status, PASSNET_BAD_SOURCE);
}

// Any address works: kernels only see aligned elements.
TEST_F(Api, TakesBuffersAtAnyAddress) {
  Compiled compiled = compile(kAffine);
  for (const size_t shift : {1u, 2u, 4u, 12u, 33u}) {
    std::vector<std::byte> x(96 + shift), w(24 + shift), y(96 + shift);
    std::memcpy(x.data() + shift, x_.data(), 96);
    std::memcpy(w.data() + shift, w_.data(), 24);
    const auto at = [&](std::vector<std::byte>& bytes, std::span<const int64_t> shape) {
      passnet_buffer described = buffer(static_cast<float*>(nullptr), shape);
      described.data = bytes.data() + shift;
      return described;
    };
    const std::array inputs{at(x, shape_), at(w, row_)};
    const std::array results{at(y, shape_)};
    EXPECT_EQ(id_of(compiled.call(inputs, results)), "none");
    std::vector<float> got(24);
    std::memcpy(got.data(), y.data() + shift, 96);
    EXPECT_EQ(got, expected()) << shift;
  }
}

TEST_F(Api, TakesAnyStrides) {
  Compiled compiled = compile(kAffine);
  // Transposed, a broadcast row, reversed, and a result with gaps.
  std::vector<float> x(24), y(4 * 16, -1);
  for (size_t i = 0; i < 24; ++i) x[i % 6 * 4 + i / 6] = x_[i];
  const std::array<int64_t, 2> transposed{1, 4}, gaps{16, 2};
  const std::array<int64_t, 1> reversed{-1};
  std::vector<float> backwards(w_.rbegin(), w_.rend());
  const std::array inputs{buffer(x.data(), shape_, transposed),
                          buffer(backwards.data() + 5, row_, reversed)};
  const std::array results{buffer(y.data(), shape_, gaps)};
  EXPECT_EQ(id_of(compiled.call(inputs, results)), "none");
  for (size_t i = 0; i < 24; ++i) EXPECT_EQ(y[i / 6 * 16 + i % 6 * 2], expected()[i]);
  EXPECT_EQ(y[1], -1);
  const std::array<int64_t, 2> repeated{0, 1};
  const std::array rows{buffer(x_.data(), shape_, repeated), buffer(w_.data(), row_)};
  const std::array dense{buffer(y_.data(), shape_)};
  EXPECT_EQ(id_of(compiled.call(rows, dense)), "none");
  EXPECT_EQ(y_[6], std::max(x_[0] * w_[0], 0.0f));
}

TEST_F(Api, CompilesForGivenStrides) {
  const std::array<int64_t, 2> transposed{1, 4};
  const int64_t* const strides[] = {transposed.data(), nullptr};
  Compiled compiled = compile(kAffine, {.input_strides = strides, .input_stride_count = 2});
  EXPECT_EQ(compiled.inputs()[0].strides[1], 4);
  std::vector<float> x(24);
  for (size_t i = 0; i < 24; ++i) x[i % 6 * 4 + i / 6] = x_[i];
  const std::array results{buffer(y_.data(), shape_)};
  EXPECT_EQ(
      id_of(compiled.call(std::array{buffer(x.data(), shape_, transposed), buffer(w_.data(), row_)},
                          results)),
      "none");
  EXPECT_EQ(y_, expected());
  const std::array<int64_t, 2> negative{-6, 1};
  const int64_t* const bad[] = {negative.data(), nullptr};
  EXPECT_EQ(refusal(kAffine, {.input_strides = bad, .input_stride_count = 2}), "bad-input-strides");
  EXPECT_EQ(refusal(kAffine, {.input_strides = bad, .input_stride_count = 1}), "bad-input-strides");
}

// Channels-last inputs give channels-last results: neither is copied, and a contiguous buffer gets
// a copy.
TEST_F(Api, ResultsMayHaveOperandStrides) {
  Compiled compiled = compile(
      "graph @c(%x: f32[2,3,4,5] {strides=[60,1,15,3]}) {\n  %0 = relu(%x) : f32[2,3,4,5]\n"
      "  return %0\n}\n");
  const std::array<int64_t, 4> shape{2, 3, 4, 5}, last{60, 1, 15, 3};
  const std::vector<float> x = counted(120, -50);
  std::vector<float> y(120), z(120);
  const std::array inputs{buffer(x.data(), shape, last)};
  EXPECT_EQ(id_of(compiled.call(inputs, std::array{buffer(y.data(), shape, last)})), "none");
  EXPECT_EQ(id_of(compiled.call(inputs, std::array{buffer(z.data(), shape)})), "none");
  for (size_t i = 0; i < 120; ++i) {
    EXPECT_EQ(y[i], std::max(x[i], 0.0f));
    const size_t n = i / 60, c = i / 20 % 3, h = i / 5 % 4, w = i % 5;
    EXPECT_EQ(z[i], y[n * 60 + c + h * 15 + w * 3]);
  }
  const auto tensors = compiled.call(inputs);
  ASSERT_TRUE(tensors);
  const passnet_buffer own = tensors->front().buffer();
  int64_t at = 0;
  for (size_t dim = 0; dim < 4; ++dim) at += own.strides[dim] * (shape[dim] - 1);
  EXPECT_EQ(at, 119);
  EXPECT_EQ(static_cast<const float*>(own.data)[own.strides[3]], z[1]);
}

TEST_F(Api, ReturnsViewsOfInputs) {
  Compiled compiled = compile(
      "graph @v(%x: f32[4,6]) {\n  %0 = slice(%x, dim=0, start=1, end=3) : f32[2,6]\n"
      "  %1 = relu(%x) : f32[4,6]\n  %2 = slice(%1, dim=1, start=2, end=4) : f32[4,2]\n"
      "  return %0, %1, %2\n}\n");
  const std::array inputs{buffer(x_.data(), shape_)};
  auto tensors = compiled.call(inputs);
  ASSERT_TRUE(tensors) << tensors.error().text;
  EXPECT_EQ(compiled.results()[0].view_of, 0);
  EXPECT_EQ((*tensors)[0].view_of(), 0);
  EXPECT_EQ((*tensors)[0].buffer().data, x_.data() + 6);
  EXPECT_EQ((*tensors)[1].view_of(), -1);
  const auto* relu = static_cast<const float*>((*tensors)[1].buffer().data);
  EXPECT_EQ((*tensors)[2].buffer().data, relu + 2);  // a view of another result
  // The memory lives as long as any of its tensors.
  Tensor last = std::move((*tensors)[2]);
  tensors->clear();
  EXPECT_EQ(static_cast<const float*>(last.buffer().data)[6], std::max(x_[8], 0.0f));
  // In the caller's buffers they are copies.
  std::vector<float> a(12), b(24), c(8);
  const std::array<int64_t, 2> a_shape{2, 6}, c_shape{4, 2};
  EXPECT_EQ(
      id_of(compiled.call(inputs, std::array{buffer(a.data(), a_shape), buffer(b.data(), shape_),
                                             buffer(c.data(), c_shape)})),
      "none");
  EXPECT_EQ(a, std::vector(x_.begin() + 6, x_.begin() + 18));
  EXPECT_EQ(c[2], b[8]);
  // There is no view of an input that had to be packed.
  std::vector<float> x(24);
  const std::array<int64_t, 2> transposed{1, 4};
  for (size_t i = 0; i < 24; ++i) x[i % 6 * 4 + i / 6] = x_[i];
  const auto copies = compiled.call(std::array{buffer(x.data(), shape_, transposed)});
  ASSERT_TRUE(copies);
  EXPECT_EQ((*copies)[0].view_of(), -1);
  EXPECT_TRUE(holds((*copies)[0].buffer().data, std::span(x_).subspan(6, 12)));
}

TEST_F(Api, WritesChangedInputsBack) {
  // The graph exchanges its inputs' contents, and returns the old contents of the first.
  Compiled compiled = compile(
      "graph @m(%x: f32[4,6], %y: f32[4,6]) {\n  %0 = add(%x, %y) : f32[4,6]\n"
      "  return %0, %x, %y mutates %x, %x mutates %y\n}\n");
  EXPECT_EQ(compiled.inputs()[0].mutated, 1);
  ASSERT_EQ(compiled.results().size(), 2u);
  EXPECT_EQ(compiled.results()[1].view_of, -1);
  std::vector<float> x = x_, y = counted(24, 100);
  const std::vector<float> before = y;
  const auto tensors =
      compiled.call(std::array{buffer(x.data(), shape_), buffer(y.data(), shape_)});
  ASSERT_TRUE(tensors) << tensors.error().text;
  EXPECT_EQ(x, before);
  EXPECT_EQ(y, x_);
  EXPECT_TRUE(holds((*tensors)[1].buffer().data, x_));
  std::vector<float> sum(24), old(24);
  const std::array results{buffer(sum.data(), shape_), buffer(old.data(), shape_)};
  EXPECT_EQ(
      id_of(compiled.call(std::array{buffer(x.data(), shape_), buffer(y.data(), shape_)}, results)),
      "none");
  EXPECT_EQ(x, x_);
  EXPECT_EQ(old, before);
  EXPECT_EQ(
      id_of(compiled.call(std::array{buffer(x.data(), shape_), buffer(x.data(), shape_)}, results)),
      "buffers-overlap");
}

TEST_F(Api, AllowsOrRefusesResultsThatOverlapInputs) {
  Compiled compiled = compile(kAffine);
  std::vector<float> x = x_;
  const std::array inputs{buffer(x.data(), shape_), buffer(w_.data(), row_)};
  EXPECT_EQ(id_of(compiled.call(inputs, std::array{buffer(x.data(), shape_)})), "none");
  EXPECT_EQ(x, expected());
  Compiled two = compile(
      "graph @t(%x: f32[4,6]) {\n  %0 = relu(%x) : f32[4,6]\n  %1 = neg(%x) : f32[4,6]\n"
      "  return %0, %1\n}\n");
  std::vector<float> memory(40);
  EXPECT_EQ(id_of(two.call(
                std::array{buffer(x.data(), shape_)},
                std::array{buffer(memory.data(), shape_), buffer(memory.data() + 16, shape_)})),
            "buffers-overlap");
  Compiled view =
      compile("graph @w(%x: f32[4,6]) {\n  %0 = relu(%x) : f32[4,6]\n  return %0, %x\n}\n");
  EXPECT_EQ(id_of(view.call(std::array{buffer(x.data(), shape_)},
                            std::array{buffer(x.data(), shape_), buffer(memory.data(), shape_)})),
            "buffers-overlap");
}

TEST_F(Api, RefusesBuffersThatDoNotFit) {
  Compiled compiled = compile(kAffine);
  const std::array good{buffer(x_.data(), shape_), buffer(w_.data(), row_)};
  const std::array out{buffer(y_.data(), shape_)};
  const auto with = [&](auto change) {
    auto inputs = good;
    change(inputs[0]);
    return id_of(compiled.call(inputs, out));
  };
  const std::array<int64_t, 2> other{6, 4}, wild{int64_t{1} << 62, 1}, low{INT64_MIN, INT64_MIN};
  EXPECT_EQ(with([](passnet_buffer& b) { b.dtype = PASSNET_F64; }), "buffer-dtype");
  EXPECT_EQ(with([](passnet_buffer& b) { std::memset(&b.dtype, 77, sizeof b.dtype); }),
            "buffer-dtype");
  EXPECT_EQ(with([](passnet_buffer& b) { b.rank = 1; }), "buffer-shape");
  EXPECT_EQ(with([](passnet_buffer& b) { b.rank = -1; }), "buffer-shape");
  EXPECT_EQ(with([](passnet_buffer& b) { b.rank = 1 << 30; }), "buffer-shape");
  EXPECT_EQ(with([](passnet_buffer& b) { b.shape = nullptr; }), "buffer-shape");
  EXPECT_EQ(with([&](passnet_buffer& b) { b.shape = other.data(); }), "buffer-shape");
  EXPECT_EQ(with([&](passnet_buffer& b) { b.strides = wild.data(); }), "buffer-strides");
  EXPECT_EQ(with([&](passnet_buffer& b) { b.strides = low.data(); }), "buffer-strides");
  EXPECT_EQ(with([](passnet_buffer& b) { b.data = nullptr; }), "buffer-missing");
  EXPECT_EQ(id_of(compiled.call(std::span(good).first(1), out)), "buffer-count");
  EXPECT_EQ(id_of(compiled.call(good, {})), "buffer-count");
  const std::array<int64_t, 2> repeated{0, 1}, negative{-6, 1};
  EXPECT_EQ(id_of(compiled.call(good, std::array{buffer(y_.data(), shape_, repeated)})),
            "buffer-strides");
  EXPECT_EQ(id_of(compiled.call(good, std::array{buffer(y_.data() + 18, shape_, negative)})),
            "buffer-strides");
  const auto outcome = compiled.call(std::span(good).first(1), out);
  EXPECT_EQ(outcome.error().text, "expected 2 buffers of inputs, found 1");
  EXPECT_EQ(outcome.error().status, PASSNET_BAD_ARGUMENT);
}

TEST_F(Api, EmptyTensorsNeedNoAddress) {
  Compiled compiled = compile(
      "graph @e(%x: f32[0,3]) {\n  %0 = relu(%x) : f32[0,3]\n"
      "  %1 = sum(%x, dim=[0]) : f32[3]\n  return %0, %1\n}\n");
  const std::array<int64_t, 2> shape{0, 3};
  const std::array<int64_t, 1> row{3};
  std::vector<float> sum(3, 5);
  EXPECT_EQ(id_of(compiled.call(
                std::array{buffer(static_cast<float*>(nullptr), shape)},
                std::array{buffer(static_cast<float*>(nullptr), shape), buffer(sum.data(), row)})),
            "none");
  EXPECT_EQ(sum, std::vector<float>(3, 0));
}

TEST_F(Api, LocatesErrorsInGraphs) {
  auto wrong = context_.compile_text("graph @x(%x: f32[2]) {\n  %0 = rleu(%x)\n  return %0\n}\n");
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().status, PASSNET_BAD_SOURCE);
  EXPECT_TRUE(wrong.error().text.starts_with("text:2:")) << wrong.error().text;
  EXPECT_EQ(refusal(""), "source-without-graph");
  EXPECT_EQ(refusal(std::string(kAffine) + "graph @b(%x: f32[2]) { return %x }\n"),
            "source-of-several-graphs");
  EXPECT_EQ(refusal("{"), "bad-line");
  const auto fast = context_.compile_text(kAffine, {.pipeline = "fast"});
  ASSERT_FALSE(fast);
  EXPECT_EQ(fast.error().id, "unknown-pipeline");
  EXPECT_EQ(fast.error().text,
            "expected the pipeline default, default+learned or op-by-op, found 'fast'");
  const char* const missing[] = {"/nowhere/a.pass"};
  EXPECT_EQ(refusal(kAffine, {.passes = missing, .pass_count = 1}), "unreadable-file");
  EXPECT_EQ(refusal("graph @r(%x: f32[8]) { %0 = dropout(%x, p=0.5) return %0 }"), "random-graph");
  const auto nowhere = Context::open({.compiler = "no-such-compiler"});
  ASSERT_FALSE(nowhere);
  EXPECT_EQ(nowhere.error().status, PASSNET_NOT_COMPILED);
  EXPECT_EQ(Context::open({.threads = -1}).error().id, "bad-thread-count");
  EXPECT_EQ(Context::open({.threads = 1'000'000}).error().id, "bad-thread-count");
}

TEST_F(Api, SaysWhatTheMachineLacks) {
  // A temporary of four terabytes.
  const auto large = context_.compile_text(
      "graph @l(%x: f32[1]) {\n  %0 = expand(%x, size=[1099511627776]) : f32[1099511627776]\n"
      "  %1 = relu(%0) : f32[1099511627776]\n  %2 = sum(%1, dim=[0]) : f32[]\n  return %2\n}\n",
      {.pipeline = "op-by-op"});
  ASSERT_FALSE(large);
  EXPECT_EQ(large.error().id, "memory-not-allocated") << large.error().text;
  EXPECT_EQ(large.error().status, PASSNET_NO_MEMORY);
  // It is refused before it is read.
  const char* const begin = kAffine.data();
  const auto long_text = context_.compile_text({begin, size_t{1} << 31});
  ASSERT_FALSE(long_text);
  EXPECT_EQ(long_text.error().id, "source-text-too-large");
  EXPECT_EQ(long_text.error().text, "expected at most 1073741824 bytes of text, found 2147483648");
}

TEST_F(Api, NullsAreErrors) {
  passnet_error error;
  passnet_compiled* none = nullptr;
  EXPECT_EQ(passnet_compile(nullptr, "x", nullptr, &none, &error), PASSNET_BAD_ARGUMENT);
  EXPECT_STREQ(error.id, "argument-missing");
  EXPECT_STREQ(error.text, "expected the argument 'context', found null");
  EXPECT_EQ(passnet_compile(nullptr, nullptr, nullptr, nullptr, nullptr), PASSNET_BAD_ARGUMENT);
  EXPECT_EQ(passnet_call(nullptr, nullptr, 0, nullptr, 0, &error), PASSNET_BAD_ARGUMENT);
  EXPECT_EQ(passnet_call_allocating(nullptr, nullptr, 0, nullptr, 0, &error), PASSNET_BAD_ARGUMENT);
  EXPECT_EQ(passnet_context_create(nullptr, nullptr, &error), PASSNET_BAD_ARGUMENT);
  EXPECT_EQ(passnet_input_info(nullptr, 0, nullptr, &error), PASSNET_BAD_ARGUMENT);
  EXPECT_EQ(passnet_buffer_from_dlpack(nullptr, nullptr, &error), PASSNET_BAD_ARGUMENT);
  EXPECT_EQ(passnet_tensor_to_dlpack(nullptr), nullptr);
  EXPECT_EQ(passnet_tensor_buffer(nullptr).data, nullptr);
  EXPECT_EQ(passnet_input_count(nullptr), 0u);
  passnet_context_free(nullptr);
  passnet_compiled_free(nullptr);
  passnet_tensor_free(nullptr);
  passnet_context* context = nullptr;
  ASSERT_EQ(passnet_context_create(nullptr, &context, &error), PASSNET_OK);
  EXPECT_STREQ(error.id, "");
  ASSERT_EQ(passnet_compile_text(context, kAffine.data(), kAffine.size(), nullptr, nullptr, &none,
                                 &error),
            PASSNET_OK);
  passnet_tensor_info info;
  EXPECT_EQ(passnet_input_info(none, 2, &info, &error), PASSNET_BAD_ARGUMENT);
  EXPECT_STREQ(error.id, "index-out-of-range");
  EXPECT_EQ(passnet_result_info(none, 1, &info, &error), PASSNET_BAD_ARGUMENT);
  passnet_compiled_free(none);
  passnet_context_free(context);
}

TEST_F(Api, ComputesInTheDefaultFloatMode) {
  Compiled compiled = compile(
      "graph @d(%x: f32[4]) {\n  %0 = mul(%x, 0.5) : f32[4]\n"
      "  return %0\n}\n");
  const std::array<int64_t, 1> shape{4};
  const std::array<float, 4> x{1e-38f, 2e-38f, 1, 2};
  std::array<float, 4> y{};
#if defined(__x86_64__)
  const uint32_t before = __builtin_ia32_stmxcsr();
  __builtin_ia32_ldmxcsr(before | 0x8040);  // denormals are zero
#endif
  const auto outcome =
      compiled.call(std::array{buffer(x.data(), shape)}, std::array{buffer(y.data(), shape)});
#if defined(__x86_64__)
  EXPECT_EQ(__builtin_ia32_stmxcsr() & 0x8040, 0x8040u);  // as the caller set it
  __builtin_ia32_ldmxcsr(before);
#endif
  EXPECT_TRUE(outcome);
  EXPECT_EQ(y[0], 5e-39f);
}

TEST_F(Api, Dlpack) {
  Compiled compiled = compile(kAffine);
  const std::array inputs{buffer(x_.data(), shape_), buffer(w_.data(), row_)};
  auto tensors = compiled.call(inputs);
  ASSERT_TRUE(tensors);
  const void* data = tensors->front().buffer().data;
  DLManagedTensor* exported = std::move(tensors->front()).to_dlpack();
  ASSERT_NE(exported, nullptr);
  EXPECT_EQ(exported->dl_tensor.data, data);
  EXPECT_EQ(exported->dl_tensor.dtype.bits, 32);
  passnet_buffer imported;
  ASSERT_EQ(passnet_buffer_from_dlpack(exported, &imported, nullptr), PASSNET_OK);
  EXPECT_EQ(imported.data, data);
  EXPECT_EQ(imported.dtype, PASSNET_F32);
  EXPECT_EQ(
      id_of(compiled.call(std::array{imported, inputs[1]}, std::array{buffer(y_.data(), shape_)})),
      "none");
  passnet_error error;
  exported->dl_tensor.dtype.lanes = 4;
  EXPECT_EQ(passnet_buffer_from_dlpack(exported, &imported, &error), PASSNET_BAD_ARGUMENT);
  EXPECT_STREQ(error.id, "dlpack-dtype");
  exported->dl_tensor.device.device_type = 3;  // host memory that CUDA pinned
  EXPECT_EQ(passnet_buffer_from_dlpack(exported, &imported, &error), PASSNET_BAD_ARGUMENT);
  EXPECT_STREQ(error.id, "dlpack-device");
  EXPECT_STREQ(
      error.text,
      "expected a tensor on the CPU or on the first GPU, found one on device 0 of the type "
      "3");
  exported->deleter(exported);
}

}  // namespace
}  // namespace passnet::api
