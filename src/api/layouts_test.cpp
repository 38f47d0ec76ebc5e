// Results have the same bits whatever strides the buffers of a call have.
#include "api/callable_graph.hpp"
#include "api/context.hpp"
#include "correct/compare.hpp"
#include "frontend/source.hpp"
#include "generate/inputs.hpp"
#include "interpret/interpret.hpp"

#include <gtest/gtest.h>

#include <cstring>

namespace passnet {
namespace {

// The memory layout of a tensor's elements: packed, one element further, at an odd address, dims in
// reverse order, or with gaps.
enum class Arrangement : uint8_t { kPacked, kShifted, kOdd, kReversed, kGaps };

struct Placed {
  Placed(const TensorType& type, Arrangement arrangement) : shape(type.shape), dtype(type.dtype) {
    strides = contiguous_strides(shape);
    size_t shift = 64;
    if (arrangement == Arrangement::kShifted) shift = 64 + byte_size(dtype);
    if (arrangement == Arrangement::kOdd) shift = 65;
    if (arrangement == Arrangement::kReversed) {
      int64_t stride = 1;
      for (size_t dim = 0; dim < shape.size(); ++dim) {
        strides[dim] = stride;
        stride *= std::max<int64_t>(shape[dim], 1);
      }
    }
    if (arrangement == Arrangement::kGaps) {
      for (int64_t& stride : strides) stride *= 3;
    }
    const auto bytes = static_cast<size_t>(storage_bytes(type, strides, 0));
    memory.assign(bytes + 128, std::byte{0xa5});
    data = memory.data() + shift;
  }
  CallBuffer buffer() {
    return {.data = data,
            .dtype = static_cast<passnet_dtype>(dtype),
            .rank = static_cast<int32_t>(shape.size()),
            .shape = shape.data(),
            .strides = strides.data()};
  }

  Shape shape;
  Strides strides;
  DType dtype;
  std::vector<std::byte> memory;
  std::byte* data = nullptr;
};

std::vector<Tensor> run(const Callable& graph, const std::vector<Tensor>& inputs,
                        Arrangement arrangement) {
  std::vector<Placed> placed, given;
  placed.reserve(inputs.size());
  std::vector<CallBuffer> buffers, results;
  for (const Tensor& input : inputs) {
    Placed& own = placed.emplace_back(input.type(), arrangement);
    write_buffer(own.buffer(), input.type(), input.bytes().data(),
                 contiguous_strides(input.type().shape));
    buffers.push_back(own.buffer());
  }
  given.reserve(graph.layout().results().size());
  for (const auto& result : graph.layout().results()) {
    results.push_back(given.emplace_back(result.placement.type, arrangement).buffer());
  }
  const auto done = graph.call(buffers, results, nullptr);
  EXPECT_TRUE(done) << done.error().message;
  std::vector<Tensor> tensors;
  for (Placed& result : given) {
    Tensor& tensor = tensors.emplace_back(TensorType{result.dtype, result.shape});
    read_buffer(result.buffer(), tensor.type(), tensor.bytes().data(),
                contiguous_strides(result.shape));
  }
  return tensors;
}

bool same_bits(const Tensor& a, const Tensor& b) {
  return std::ranges::equal(a.bytes(), b.bytes());
}

TEST(Layouts, DoNotChangeResults) {
  auto context = Context::open({.threads = 2});
  ASSERT_TRUE(context);
  const std::string path = PASSNET_SOURCE_DIR "/data/suite.jsonl.gz";
  auto stream = open_sources(std::span(&path, 1), (*context)->catalog(), (*context)->spellings());
  ASSERT_TRUE(stream);
  constexpr size_t kGraphs = 12;
  constexpr size_t kStep = 11;  // over tasks
  size_t ran = 0;
  for (size_t i = 0; ran < kGraphs; ++i) {
    auto named = stream->next();
    ASSERT_TRUE(named);
    if (i % kStep != 0) continue;
    ASSERT_TRUE(named->graph);
    const Graph& graph = named->graph->graph;
    const auto inputs = make_inputs(graph, (*context)->catalog(), 1);
    const auto reference =
        interpret(graph, (*context)->catalog(), make_inputs(graph, (*context)->catalog(), 1), {});
    ASSERT_TRUE(reference);
    auto prepared = (*context)->prepare({.graph = graph.clone(), .sources = {}}, {});
    ASSERT_TRUE(prepared);
    const auto callable = (*context)->build(*std::move(prepared));
    ASSERT_TRUE(callable);
    const std::vector<Tensor> packed = run(*callable, inputs, Arrangement::kPacked);
    for (size_t result = 0; result < packed.size(); ++result) {
      EXPECT_TRUE(compare(packed[result], (*reference)[result]).correct_at(-2))
          << named->name << " result " << result;
    }
    for (const Arrangement arrangement :
         {Arrangement::kShifted, Arrangement::kOdd, Arrangement::kReversed, Arrangement::kGaps}) {
      const std::vector<Tensor> other = run(*callable, inputs, arrangement);
      for (size_t result = 0; result < packed.size(); ++result) {
        EXPECT_TRUE(same_bits(packed[result], other[result]))
            << named->name << " result " << result << " arrangement "
            << static_cast<int>(arrangement);
      }
    }
    ++ran;
  }
}

}  // namespace
}  // namespace passnet
