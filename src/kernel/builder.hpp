// Builds kernels: interned expressions with constant folding, loads, and stages.
#pragma once

#include "kernel/folding.hpp"
#include "kernel/kernel.hpp"

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace passnet {

// Appends to one kernel. Inputs must be declared before outputs, outputs before temporaries.
class KernelBuilder {
 public:
  explicit KernelBuilder(std::string name, Folding folding = Folding::kFold);

  // Declares buffers; each extent becomes a separate parameter.
  BufferId input(std::string name, const TensorType& type);
  BufferId output(std::string name, const TensorType& type);
  BufferId temporary(std::string name, DType dtype, ParameterIds extents);
  ParameterId extent(BufferId buffer, size_t dim) const;
  ParameterIds extents(BufferId buffer) const;
  // A value on which the generated text must not depend (an extent, an offset, a count).
  ParameterId parameter(int64_t value);

  // Declares a buffer of another kernel, all of whose parameters were added before anything else.
  BufferId declare_like(const Buffer& buffer) { return declare(buffer); }
  // Copies an expression of such a kernel, with operands of this one.
  ExprId copy(const Expr& expr, ExprIds operands);

  // Build expressions. `apply` checks dtypes (CHECK: lowering is our code) and folds constants.
  ExprId number(double value, DType dtype);
  ExprId integer(int64_t value, DType dtype = DType::kI64);
  ExprId index(size_t loop);
  ExprId of(ParameterId parameter);  // i64
  ExprId load(BufferId buffer, ExprIds index);
  ExprId cast(ExprId value, DType dtype);
  ExprId apply(ScalarOp op, std::initializer_list<ExprId> operands);
  ExprId apply(ScalarOp op, std::span<const ExprId> operands);
  DType dtype(ExprId value) const;
  const Expr& expr(ExprId value) const { return kernel_.expr(value); }

  // Append stages. The value is cast to the target's dtype (kReduce and kScan: to its opmath;
  // argmax and argmin use it unchanged), integral indices to i64.
  void map(ParameterIds extents, BufferId target, ExprIds target_index, ExprId value,
           ExprId guard = {});
  void reduce(ParameterIds extents, size_t reduced, Combine combine, ExprId value, BufferId target,
              ExprIds target_index, ExprId guard = {});
  void scan(ParameterIds extents, Combine combine, ExprId value, BufferId target,
            ExprIds target_index);
  void add(Stage stage);

  // Returns the finished kernel; the builder cannot be used afterwards.
  Kernel take();

 private:
  ExprId intern(Expr expr);
  std::optional<ExprId> fold(ScalarOp op, std::span<const ExprId> operands);
  std::optional<ExprId> fold_constants(ScalarOp op, std::span<const ExprId> operands);
  bool is_integer(ExprId value, int64_t number) const;
  bool is_one(ExprId value) const;  // of a floating dtype
  bool is_exact_in(ExprId value, DType half, int depth = 0) const;
  ExprId without_roundings(ExprId value, DType half);
  BufferId declare(Buffer buffer);

  Folding folding_;
  Kernel kernel_;
  std::unordered_multimap<size_t, ExprId> interned_;
};

}  // namespace passnet
