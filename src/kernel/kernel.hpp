// The computation of one launch: buffers, parameters, and stages of loops over scalar expressions.
//
// A kernel reads its inputs, writes its outputs, and may have temporaries in between. Its stages
// run in order; each is a perfect loop nest that stores one value per iteration, or a reduction or
// a running scan over its innermost loops. Extents are *parameters*: the text generated from a
// kernel depends on its structure, not on their values, so one compiled text serves every shape.
// Buffers are logical (a shape); the caller decides where elements are stored (`Layout`).
//
// Numbers: an expression has one dtype and is rounded to it at each step, f32 as IEEE single;
// f16 and bf16 appear only in loads, casts and stores (ATen's opmath). Sums accumulate in the
// dtype of the stage's value or wider: the interpreter in double, generated code in several lanes.
// `select` evaluates only the operand that it chooses, and an iteration whose guard is false
// evaluates nothing, so a load that is not chosen may be out of bounds.
#pragma once

#include "base/id.hpp"
#include "base/small_vector.hpp"
#include "kernel/scalar.hpp"
#include "type/shape.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

struct ExprTag;
struct BufferTag;
struct ParameterTag;
using ExprId = Id<ExprTag>;
using BufferId = Id<BufferTag>;
using ParameterId = Id<ParameterTag>;
using ExprIds = SmallVector<ExprId, 4>;
using ParameterIds = SmallVector<ParameterId, 4>;

struct Expr {
  ScalarOp op = ScalarOp::kConstant;
  DType dtype = DType::kF32;
  ExprIds operands;       // info(op).arity of them; kLoad: an i64 index for each dim
  double number = 0;      // kConstant of a floating dtype
  int64_t integer = 0;    // kConstant of an integral dtype; kIndex: loop, outermost is 0
  BufferId buffer;        // kLoad
  ParameterId parameter;  // kParameter
  friend bool operator==(const Expr&, const Expr&) = default;
};

enum class BufferRole : uint8_t { kInput, kOutput, kTemporary };

struct Buffer {
  std::string name;
  BufferRole role = BufferRole::kInput;
  DType dtype = DType::kF32;
  ParameterIds extents;
};

// The way in which the iterations of the reduction loops combine. kArgMax and kArgMin return the
// row-major number of the first best iteration as i64 (NaN is best, as in ATen). Over no
// iterations: 0, 1, -inf (or the lowest integer), +inf (or the highest).
enum class Combine : uint8_t { kSum, kProduct, kMax, kMin, kArgMax, kArgMin };

enum class StageKind : uint8_t {
  kMap,     // store `value` at every iteration
  kReduce,  // combine over the last `reduced` loops, store once for each outer iteration
  kScan,    // running combination along the last loop, stored at every iteration
};

// The use that a store makes of what the element has: none, or it is combined with the value.
// Iterations that combine keep their order, except that a GPU may add numbers of 32 bits or more in
// another one.
enum class StoreMode : uint8_t { kSet, kAdd, kMultiply, kMax, kMin };
constexpr bool accumulates(StoreMode store) { return store != StoreMode::kSet; }
// The op of a store that accumulates; of bool, it is that of bits.
constexpr ScalarOp accumulating_op(StoreMode store) {
  constexpr std::array kOps{ScalarOp::kAdd, ScalarOp::kMul, ScalarOp::kMax, ScalarOp::kMin};
  return kOps[static_cast<size_t>(store) - 1];
}

// The reduction that combines in the same way.
constexpr Combine accumulating_combine(StoreMode store) {
  constexpr std::array kCombines{Combine::kSum, Combine::kProduct, Combine::kMax, Combine::kMin};
  return kCombines[static_cast<size_t>(store) - 1];
}

struct Stage {
  StageKind kind = StageKind::kMap;
  ParameterIds extents;             // the loops, outermost first
  size_t reduced = 0;               // kReduce: the number of innermost loops that are reduced
  Combine combine = Combine::kSum;  // kReduce and kScan
  ExprId value;                     // kMap: dtype of the target; else its opmath, rounded at the
                                    // store; kArgMax, kArgMin: any dtype, the target is i64
  ExprId guard;                     // bool, or invalid: always; may use reduced loops
  BufferId target;                  // an output or a temporary
  ExprIds target_index;             // i64, one per dim; must not use reduction loops
  StoreMode store = StoreMode::kSet;
};

struct Kernel {
  std::string name;                 // for people: the op, or the ops
  std::vector<int64_t> parameters;  // the values of this instance
  std::vector<Buffer> buffers;      // inputs first, in operand order, then outputs, temporaries
  std::vector<Expr> exprs;          // operands come before their users
  std::vector<Stage> stages;

  const Expr& expr(ExprId id) const { return exprs[id.index]; }
  const Buffer& buffer(BufferId id) const { return buffers[id.index]; }
  int64_t value(ParameterId id) const { return parameters[id.index]; }
  Shape shape(BufferId id) const;
  Shape extents(const Stage& stage) const;
};

// The memory layout of a buffer: element (i…) is at offset + Σ i·stride, in elements.
struct Layout {
  Strides strides;
  int64_t offset = 0;
};

// A readable listing, the same for equal kernels; for tests, dumps and `--emit kernels`. kStructure
// leaves out parameters' values, in which instances of one structure differ.
enum class Listing : uint8_t { kInstance, kStructure };
std::string to_string(const Kernel& kernel, Listing listing = Listing::kInstance);

// Says what is wrong with the structure, if anything: dtypes, arities, ids, uses of loops that do
// not exist, stages that read their own target, reads before writes. Does not check extents or
// bounds.
std::optional<std::string> find_flaw(const Kernel& kernel);

}  // namespace passnet
