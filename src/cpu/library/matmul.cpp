#include "cpu/library/matmul.hpp"

#include "base/check.hpp"
#include "cpu/library/onednn_dtype.hpp"

#include <fmt/format.h>

#include <array>
#include <oneapi/dnnl/dnnl.hpp>
#include <string_view>

namespace passnet {
namespace {

dnnl::memory::desc matrix(DType dtype, int64_t rows, int64_t columns, int64_t row_stride,
                          int64_t column_stride) {
  return {{rows, columns}, onednn_dtype(dtype), {row_stride, column_stride}};
}

dnnl::matmul::primitive_desc describe(const dnnl::engine& engine, const dnnl::memory::desc& left,
                                      const dnnl::memory::desc& right,
                                      const dnnl::memory::desc& addend,
                                      const dnnl::memory::desc& target,
                                      const dnnl::primitive_attr& attributes) {
#if DNNL_VERSION_MAJOR >= 3
  if (addend.get_ndims() == 0) return {engine, left, right, target, attributes};
  return {engine, left, right, addend, target, attributes};
#else
  if (addend.data.ndims == 0) return {{left, right, target}, attributes, engine};
  return {{left, right, addend, target}, attributes, engine};
#endif
}

dnnl::matmul::primitive_desc describe(const dnnl::engine& engine, const MatmulShape& shape) {
  const auto left = matrix(shape.dtype, shape.rows, shape.depth, shape.left_row, shape.left_depth);
  const auto right =
      matrix(shape.dtype, shape.depth, shape.columns, shape.right_depth, shape.right_column);
  const auto target = matrix(shape.target_dtype, shape.rows, shape.columns, shape.target_row, 1);
  const auto addend = shape.addend == MatmulAddend::kColumns
                          ? matrix(shape.target_dtype, 1, shape.columns, shape.columns, 1)
                          : dnnl::memory::desc();
  dnnl::primitive_attr attributes;
  attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
  attributes.set_fpmath_mode(dnnl::fpmath_mode::strict);
  if (shape.addend == MatmulAddend::kTarget) {
    dnnl::post_ops after;
    after.append_sum(1.0f);
    attributes.set_post_ops(after);
  }
  return describe(engine, left, right, addend, target, attributes);
}

}  // namespace

struct Matmul::State {
  explicit State(const MatmulShape& shape)
      : engine(dnnl::engine::kind::cpu, 0),
        stream(engine),
        description(describe(engine, shape)),
        primitive(description),
        left(description.src_desc(), engine, nullptr),
        right(description.weights_desc(), engine, nullptr),
        target(description.dst_desc(), engine, nullptr),
        scratch(description.scratchpad_desc(), engine, nullptr),
        has_addend(shape.addend == MatmulAddend::kColumns) {
    if (has_addend)
      addend = dnnl::memory(description.query_md(dnnl::query::weights_md, 1), engine, nullptr);
  }

  dnnl::engine engine;
  dnnl::stream stream;
  dnnl::matmul::primitive_desc description;
  dnnl::matmul primitive;
  dnnl::memory left;
  dnnl::memory right;
  dnnl::memory target;
  dnnl::memory scratch;
  dnnl::memory addend;
  bool has_addend;
};

std::expected<Matmul, std::string> Matmul::create(const MatmulShape& shape) {
  try {
    return Matmul(std::make_unique<State>(shape));
  } catch (const dnnl::error& error) {
    return std::unexpected(fmt::format("the matrix library refuses a product of {} by {} by {}: {}",
                                       shape.rows, shape.depth, shape.columns, error.what()));
  }
}

// Its kernels of blocks need dense rows.
bool Matmul::prefers_dense_target(const MatmulShape& shape) {
  MatmulShape dense = shape;
  dense.target_row = dense.columns;
  try {
    const auto description = describe(dnnl::engine(dnnl::engine::kind::cpu, 0), dense);
    return std::string_view(description.impl_info_str()).starts_with("brg");
  } catch (const dnnl::error&) {
    return false;
  }
}

Matmul::Matmul(std::unique_ptr<State> state) : state_(std::move(state)) {}
Matmul::Matmul(Matmul&&) noexcept = default;
Matmul& Matmul::operator=(Matmul&&) noexcept = default;
Matmul::~Matmul() = default;

size_t Matmul::scratch_bytes() const { return state_->description.scratchpad_desc().get_size(); }

bool Matmul::run(const MatmulOperands& operands) {
  State& state = *state_;
  // The library's handles are not const; it only writes to the target and the scratch memory.
  const auto place = [](const dnnl::memory& memory, const std::byte* data) {
    return dnnl_memory_set_data_handle(memory.get(), const_cast<std::byte*>(data)) == dnnl_success;
  };
  bool placed = place(state.left, operands.left) && place(state.right, operands.right) &&
                place(state.target, operands.target) && place(state.scratch, operands.scratch);
  std::array<dnnl_exec_arg_t, 5> arguments{{{DNNL_ARG_SRC, state.left.get()},
                                            {DNNL_ARG_WEIGHTS, state.right.get()},
                                            {DNNL_ARG_DST, state.target.get()},
                                            {DNNL_ARG_SCRATCHPAD, state.scratch.get()},
                                            {}}};
  int count = 4;
  if (state.has_addend) {
    placed = placed && place(state.addend, operands.addend);
    arguments[4] = {DNNL_ARG_BIAS, state.addend.get()};
    count = 5;
  }
  return placed && dnnl_primitive_execute(state.primitive.get(), state.stream.get(), count,
                                          arguments.data()) == dnnl_success;
}

}  // namespace passnet
