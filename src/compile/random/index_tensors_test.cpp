// Both pipelines on random index tensors: what an index may not name is reported, everything else
// computed as the interpreter does, and no kernel leaves its blocks (under the address sanitizer,
// which then checks the kernels too; docs/correctness.md has the command).
#include "compile/pipeline.hpp"
#include "correct/compare.hpp"
#include "generate/random_stream.hpp"
#include "interpret/interpret.hpp"
#include "ir/text/text.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "support/test_plans.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

namespace passnet {
namespace {

// Indices that PyTorch refuses: negative and large ones, those beyond either end, none.
enum class Outside : uint8_t { kNegative, kBeyondEnds, kNothing };
enum class Extent : uint8_t { kDim, kAll };    // what bounds an index: a dim of x, all its elements
enum class Places : uint8_t { kList, kGrid };  // an index of any shape, or one with both dims of x

// A call with the indices %j of the dim D of x, the values %s that it stores, and N classes.
struct IndexCall {
  const char* text;
  Extent extent;
  Places places;
  Outside outside;
  bool first_dim_only = false;
};

constexpr IndexCall kCalls[] = {
    {"gather(%x, D, %j)", Extent::kDim, Places::kGrid, Outside::kNegative},
    {"take_along_dim(%x, %j, D)", Extent::kDim, Places::kGrid, Outside::kNothing},
    {"index_select(%x, D, %j)", Extent::kDim, Places::kList, Outside::kNegative},
    {"embedding(%x, %j)", Extent::kDim, Places::kList, Outside::kNegative, true},
    {"index(%x, [%j])", Extent::kDim, Places::kList, Outside::kBeyondEnds, true},
    {"take(%x, %j)", Extent::kAll, Places::kList, Outside::kBeyondEnds},
    {"scatter(%x, D, %j, 1)", Extent::kDim, Places::kGrid, Outside::kNegative},
    {"scatter(%x, D, %j, %s)", Extent::kDim, Places::kGrid, Outside::kNegative},
    {"scatter_add(%x, D, %j, %s)", Extent::kDim, Places::kGrid, Outside::kNegative},
    {"scatter_reduce(%x, D, %j, %s, \"sum\")", Extent::kDim, Places::kGrid, Outside::kNegative},
    {"scatter_reduce(%x, D, %j, %s, \"prod\", false)", Extent::kDim, Places::kGrid,
     Outside::kNegative},
    {"scatter_reduce(%x, D, %j, %s, \"mean\")", Extent::kDim, Places::kGrid, Outside::kNegative},
    {"scatter_reduce(%x, D, %j, %s, \"amax\", false)", Extent::kDim, Places::kGrid,
     Outside::kNegative},
    {"scatter_reduce(%x, D, %j, %s, \"amin\")", Extent::kDim, Places::kGrid, Outside::kNegative},
    {"index_add(%x, D, %j, %s)", Extent::kDim, Places::kList, Outside::kNegative},
    {"index_copy(%x, D, %j, %s)", Extent::kDim, Places::kList, Outside::kNegative},
    {"index_fill(%x, D, %j, 1)", Extent::kDim, Places::kList, Outside::kBeyondEnds},
    {"index_put(%x, [%j], %s)", Extent::kDim, Places::kList, Outside::kBeyondEnds, true},
    {"index_put(%x, [%j], %s, true)", Extent::kDim, Places::kList, Outside::kBeyondEnds, true},
    {"put(%x, %j, %t)", Extent::kAll, Places::kList, Outside::kBeyondEnds},
    {"put(%x, %j, %t, true)", Extent::kAll, Places::kList, Outside::kBeyondEnds},
    {"one_hot(%j, N)", Extent::kDim, Places::kList, Outside::kNegative},
};

// A computation of %j from the input %i.
struct IndexChange {
  const char* input;
  const char* text;
};

constexpr IndexChange kChanges[] = {
    {"i64", "%j = clone(%i)"},
    {"i32", "%j = clone(%i)"},
    {"i64", "%j = add(%i, 1)"},
    {"i32", "%j = sub(%i, 1)"},
    {"i64", "%j = mul(%i, 3)"},
    {"i64", "%j = neg(%i)"},
    {"i32", "%j = abs(%i)"},
    {"i64", "%j = remainder(%i, N)"},
    {"i32", "%j = fmod(%i, N)"},
    {"i64", "%j = floor_divide(%i, 2)"},
    {"i64", "%j = clamp(%i, 0, N)"},
    {"i32", "%j = clamp(%i, -1, L)"},
    {"i64", "%j = bitwise_and(%i, 7)"},
    {"i64", "%0 = to(%i, i32)\n  %j = to(%0, i64)"},
    {"i64", "%0 = to(%i, i8)\n  %j = to(%0, i64)"},
    {"i64", "%0 = ge(%i, 0)\n  %1 = add(%i, N)\n  %j = where(%0, %i, %1)"},
    {"i8", "%j = to(%i, i64)"},
    {"u8", "%j = to(%i, i64)"},
    {"i16", "%j = to(%i, i32)"},
    {"bool", "%j = to(%i, i64)"},
    {"f32", "%j = to(%i, i64)"},
    {"f64", "%j = to(%i, i32)"},
    {"bf16", "%j = to(%i, i64)"},
};

constexpr const char* kResults[] = {"%z = clone(%y)", "%z = mul(%y, 2)",
                                    "%0z = relu(%y)\n  %z = add(%0z, 1)", "%z = sum(%y)"};
constexpr const char* kDtypes[] = {"f32", "f32", "f16", "bf16", "f64", "i64",
                                   "i32", "i16", "i8",  "u8",   "bool"};

std::string filled(std::string text, int64_t dim, int64_t extent) {
  const auto replace = [&](std::string_view from, int64_t number) {
    for (size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + 1)) {
      text.replace(at + from.size() - 1, 1, std::to_string(number));
    }
  };
  replace(" D", dim);
  replace(" N", extent);
  replace(" L", extent - 1);
  return text;
}

// A graph whose results read or store where %i says, and one that computes the indices alone.
struct IndexGraph {
  std::string text;
  Graph graph = Graph("");
  Graph places = Graph("");
  int64_t extent = 0;
  Outside outside = Outside::kNothing;
  CompiledGraph compiled[2];
  std::vector<size_t> numbers[2];
};

class IndexTensors : public testing::Test {
 protected:
  // Returns nothing for a combination that inference refuses.
  std::optional<IndexGraph> draw(RandomStream& random) const {
    const IndexCall& call = random.pick(kCalls);
    const IndexChange& change = random.pick(kChanges);
    const int64_t rows = random.between(random.percent(5) ? 0 : 1, 9);
    const int64_t columns = random.pick({1, 3, 4, 16, 33, 70});
    const int64_t dim = call.first_dim_only ? 0 : random.between(0, 1);
    const int64_t count = random.pick({0, 1, 2, 5, 16, 19, 40});
    IndexGraph drawn;
    drawn.outside = call.outside;
    drawn.extent = call.extent == Extent::kAll ? rows * columns : dim == 0 ? rows : columns;
    const int64_t other = dim == 0 ? columns : rows;
    const auto pair = [&](int64_t along, int64_t across) {
      return dim == 0 ? fmt::format("{},{}", along, across) : fmt::format("{},{}", across, along);
    };
    const std::string places =
        call.places == Places::kGrid ? pair(count, other) : fmt::format("{}", count);
    const char* dtype = random.pick(kDtypes);
    const std::string computed = filled(change.text, dim, drawn.extent);
    drawn.text = fmt::format(
        "graph @indexed(%x: {0}[{1},{2}], %i: {3}[{4}], %s: {0}[{5}], %t: {0}[{6}]) {{\n"
        "  {7}\n  %y = {8}\n  {9}\n  return %z\n}}\n"
        "graph @places(%i: {3}[{4}]) {{\n  {7}\n  return %j\n}}\n",
        dtype, rows, columns, change.input, places, pair(count, other), count, computed,
        filled(call.text, dim, drawn.extent), random.pick(kResults));
    Sources sources;
    Diagnostics diagnostics;
    auto graphs =
        parse_graphs(sources, sources.add("indexed.graph", drawn.text), catalog_, diagnostics);
    if (graphs.size() != 2) return {};
    drawn.graph = std::move(graphs[0]);
    drawn.places = std::move(graphs[1]);
    return drawn;
  }

  // Numbers whose sums, and products of -1 and 1, are exact in every dtype.
  static Tensor draw_values(RandomStream& random, const TensorType& type) {
    Tensor values(type);
    const bool is_unit = random.percent(50);
    const bool is_signed = type.dtype != DType::kU8 && type.dtype != DType::kBool;
    for (int64_t i = 0; i < values.numel(); ++i) {
      const int64_t value = is_unit ? 2 * random.between(0, 1) - 1 : random.between(-3, 3);
      values.set_integer(i, is_signed ? value : std::abs(value));
    }
    return values;
  }

  static int64_t outside(RandomStream& random, int64_t extent) {
    constexpr int64_t kMost = std::numeric_limits<int64_t>::max();
    constexpr int64_t kLeast = std::numeric_limits<int64_t>::min();
    constexpr int64_t kWord = std::numeric_limits<int32_t>::max();
    return random.pick({-1L, -extent, -extent - 1, extent, extent + 1, 2 * extent, 255L, -128L,
                        kWord, -kWord - 1, kWord + 1, 2 * kWord + 2, kMost, kMost - 1, kLeast,
                        kLeast + 1, kMost / 2 + 1, static_cast<int64_t>(random.bits())});
  }

  static Tensor draw_indices(RandomStream& random, const TensorType& type, int64_t extent) {
    Tensor indices(type);
    const size_t kind = random.below(6);
    const int64_t last = std::max<int64_t>(extent - 1, 0);
    const auto set = [&](int64_t at, int64_t value) {
      if (is_integral(type.dtype)) return indices.set_integer(at, value);
      constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
      indices.set_value(at, kind > 1 && random.percent(10) ? random.pick({kNaN, kInfinity, -1e30})
                                                           : static_cast<double>(value));
    };
    for (int64_t i = 0; i < indices.numel(); ++i) {
      if (kind < 3) set(i, random.between(0, last));
      if (kind == 3) set(i, random.between(-extent, last));
      if (kind == 4) set(i, random.between(-2 * extent, 2 * extent));
      if (kind == 5) set(i, outside(random, extent));
    }
    if (kind == 2 && indices.numel() > 0) {
      set(random.between(0, indices.numel() - 1), outside(random, extent));
    }
    return indices;
  }

  // True if PyTorch refuses one of the indices.
  bool is_refused(const IndexGraph& drawn, const Tensor& given) const {
    const Tensor* operand = &given;
    const std::vector<Tensor> places =
        interpret(drawn.places, catalog_, std::span(&operand, 1)).value();
    if (drawn.outside == Outside::kNothing) return false;
    const int64_t least = drawn.outside == Outside::kBeyondEnds ? -drawn.extent : 0;
    for (int64_t i = 0; i < places[0].numel(); ++i) {
      const int64_t place = places[0].integer(i);
      if (place < least || place >= drawn.extent) return true;
    }
    return false;
  }

  void check(const IndexGraph& drawn, const TestKernels& kernels, RandomStream& random) {
    std::vector<Tensor> inputs;
    for (size_t i = 0; i < drawn.graph.inputs().size(); ++i) {
      const TensorType& type = drawn.graph.type(drawn.graph.inputs()[i].value);
      inputs.push_back(i == 1 ? draw_indices(random, type, drawn.extent)
                              : draw_values(random, type));
    }
    const bool is_wrong = is_refused(drawn, inputs[1]);
    std::vector<const Tensor*> operands;
    for (const Tensor& input : inputs) operands.push_back(&input);
    const auto expected = interpret(drawn.graph, catalog_, operands);
    EXPECT_EQ(expected.has_value(), !is_wrong) << drawn.text;
    for (size_t pipeline = 0; pipeline < 2; ++pipeline) {
      const auto found =
          try_plan(drawn.compiled[pipeline], drawn.numbers[pipeline], kernels, inputs);
      ASSERT_EQ(found.has_value(), !is_wrong) << drawn.text << "pipeline " << pipeline;
      ++(is_wrong ? refused_ : computed_);
      if (is_wrong) {
        EXPECT_EQ(found.error().id, "index-outside-of-dim");
      } else if (expected) {
        EXPECT_TRUE(compare((*found)[0], (*expected)[0]).correct_at(kPassTolerance))
            << drawn.text << "pipeline " << pipeline;
      }
    }
  }

  const Catalog catalog_ = make_catalog();
  size_t refused_ = 0;
  size_t computed_ = 0;
};

// PASSNET_RANDOM_GRAPHS=400 and PASSNET_INDEX_TENSORS=250 draw as many graphs, and index tensors of
// each; PASSNET_RANDOM_SEED=7 starts at another seed.
TEST_F(IndexTensors, AreReadAndStoredToInsideOrReported) {
  constexpr uint64_t kBatch = 100;  // graphs of one call of the compiler
  const uint64_t count = number_from("PASSNET_RANDOM_GRAPHS", 40);
  const uint64_t tensors = number_from("PASSNET_INDEX_TENSORS", 25);
  const uint64_t first = number_from("PASSNET_RANDOM_SEED", 1);
  for (uint64_t begin = 0; begin < count; begin += kBatch) {
    RandomStream random(first + begin);
    SCOPED_TRACE(fmt::format("PASSNET_RANDOM_SEED={}", first + begin));
    std::vector<IndexGraph> graphs;
    TestKernels kernels;
    while (graphs.size() < std::min(kBatch, count - begin)) {
      std::optional<IndexGraph> drawn = draw(random);
      if (!drawn) continue;
      for (size_t i = 0; i < 2; ++i) {
        drawn->compiled[i] = compile(drawn->graph, catalog_, native_target(),
                                     i == 0 ? Pipeline::kOpByOp : Pipeline::kDefault)
                                 .value();
        for (const KernelUnit& unit : drawn->compiled[i].kernels) {
          drawn->numbers[i].push_back(kernels.add(unit.job.source));
        }
      }
      graphs.push_back(std::move(*drawn));
    }
    ASSERT_TRUE(kernels.compile());
    for (const IndexGraph& drawn : graphs) {
      for (uint64_t i = 0; i < tensors; ++i) check(drawn, kernels, random);
    }
  }
  EXPECT_GT(refused_, count * tensors / 4);
  EXPECT_GT(computed_, count * tensors / 4);
}

}  // namespace
}  // namespace passnet
