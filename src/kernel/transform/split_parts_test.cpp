#include "kernel/transform/split_parts.hpp"

#include "kernel/builder.hpp"
#include "support/test_kernels.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

// Two inputs of [first, 5] and [second, 5] become rows of one buffer, whose rows are summed, and
// divided by their sums. `moved`: how far the sum of a row is from that row.
Kernel rows_of_two(int64_t first, int64_t second, BufferRole role, int64_t moved = 0) {
  KernelBuilder b("rows");
  const BufferId x = b.input("x", {DType::kF32, {first, 5}});
  const BufferId y = b.input("y", {DType::kF32, {second, 5}});
  const TensorType both{DType::kF32, {first + second, 5}};
  const bool is_output = role == BufferRole::kOutput;
  BufferId rows = is_output ? b.output("rows", both) : BufferId{};
  const BufferId out = b.output("out", both);
  if (!is_output) rows = b.temporary("rows", DType::kF32, b.extents(out));
  const BufferId sums = b.temporary("sums", DType::kF32, {b.extent(out, 0)});
  const auto i = [&](size_t loop) { return b.index(loop); };
  b.map(b.extents(x), rows, {i(0), i(1)}, b.load(x, {i(0), i(1)}));
  const ExprId next = b.apply(ScalarOp::kAdd, {i(0), b.integer(first)});
  b.map(b.extents(y), rows, {next, i(1)}, b.load(y, {i(0), i(1)}));
  b.reduce(b.extents(out), 1, Combine::kSum, b.load(rows, {i(0), i(1)}), sums, {i(0)});
  const ExprId other =
      b.apply(ScalarOp::kRemainder,
              {b.apply(ScalarOp::kAdd, {i(0), b.integer(moved)}), b.integer(first + second)});
  b.map(b.extents(out), out, {i(0), i(1)},
        b.apply(ScalarOp::kDiv,
                {b.load(rows, {i(0), i(1)}), b.load(sums, {moved == 0 ? i(0) : other})}));
  return b.take();
}

TEST(SplitParts, RowsAreSplitWhereTheirPartsEnd) {
  const MapPieces pieces = split_parts(rows_of_two(1, 6, BufferRole::kOutput));
  EXPECT_EQ(find_flaw(pieces.kernel), std::nullopt);
  EXPECT_EQ(pieces.origins, (std::vector<size_t>{0, 1, 2, 2, 3, 3}));
  const Kernel& kernel = pieces.kernel;
  EXPECT_EQ(kernel.extents(kernel.stages[2]), (Shape{1, 5}));
  EXPECT_EQ(kernel.extents(kernel.stages[3]), (Shape{6, 5}));
  EXPECT_EQ(kernel.shape(kernel.stages[3].target), (Shape{6}));
  EXPECT_EQ(kernel.shape(kernel.stages[5].target), (Shape{7, 5})) << "an output is one buffer";
}

TEST(SplitParts, PartsOfATemporaryAreTemporaries) {
  const MapPieces pieces = split_parts(rows_of_two(3, 4, BufferRole::kTemporary));
  EXPECT_EQ(find_flaw(pieces.kernel), std::nullopt);
  const Kernel& kernel = pieces.kernel;
  EXPECT_EQ(kernel.shape(kernel.stages[0].target), (Shape{3, 5}));
  EXPECT_EQ(kernel.shape(kernel.stages[1].target), (Shape{4, 5}));
}

TEST(SplitParts, AStageThatReadsOtherRowsIsWhole) {
  const MapPieces pieces = split_parts(rows_of_two(3, 4, BufferRole::kTemporary, 2));
  EXPECT_EQ(find_flaw(pieces.kernel), std::nullopt);
  EXPECT_EQ(pieces.origins, (std::vector<size_t>{0, 1, 2, 2, 3}));
  EXPECT_EQ(pieces.kernel.shape(pieces.kernel.stages[0].target), (Shape{7, 5}));
}

TEST(SplitParts, KernelsWithoutPartsStayAsTheyAre) {
  const Kernel kernel = test_kernels::softmax(DType::kF32, {20, 30});
  const MapPieces pieces = split_parts(kernel);
  EXPECT_EQ(to_string(pieces.kernel, Listing::kStructure), to_string(kernel, Listing::kStructure));
  EXPECT_EQ(pieces.origins.size(), kernel.stages.size());
}

}  // namespace
}  // namespace passnet
