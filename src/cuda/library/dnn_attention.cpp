#include "cuda/library/dnn_attention.hpp"

#include "cuda/library/dnn_tensor.hpp"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace passnet {
namespace {

// Values of cuDNN's enumerations.
constexpr int kPointwiseType = 14;
constexpr int kReductionType = 18;
constexpr int kPointwiseKind = 0;
constexpr int kPointwiseOperationKind = 13;
constexpr int kProductKind = 18;
constexpr int kProductOperationKind = 19;
constexpr int kReductionKind = 21;
constexpr int kReductionOperationKind = 22;
constexpr int kPointwiseMode = 0;
constexpr int kPointwiseCompute = 1;
constexpr int kPointwiseAxis = 9;
constexpr int kOwnPointwise = 750;
constexpr int kPointwiseLeft = 751;
constexpr int kPointwiseRight = 752;
constexpr int kPointwiseResult = 753;
constexpr int kPointwiseCondition = 758;
constexpr int kProductCompute = 1500;
constexpr int kProductLeft = 1520;
constexpr int kProductRight = 1521;
constexpr int kProductResult = 1522;
constexpr int kOwnProduct = 1523;
constexpr int kReductionMode = 1600;
constexpr int kReductionCompute = 1601;
constexpr int kReduced = 1610;
constexpr int kReductionResult = 1611;
constexpr int kOwnReduction = 1612;

enum class Pointwise : int {
  kAdd = 0,
  kMul = 1,
  kDiv = 6,
  kSub = 9,
  kExp = 13,
  kLog = 15,
  kGreaterEqual = 303,
  kIndex = 501,
  kSelect = 601,
};
enum class Reduction : int { kSum = 0, kMax = 3 };

constexpr std::string_view kDoing = "describing an attention";

using Dims = std::array<int64_t, 4>;
constexpr int64_t kRowAxis = 2;
constexpr int64_t kColumnAxis = 3;

Dims contiguous(const Dims& extents) {
  Dims strides{};
  int64_t next = 1;
  for (size_t i = extents.size(); i-- > 0;) {
    strides[i] = next;
    next *= extents[i];
  }
  return strides;
}

std::vector<int64_t> list_of(const Dims& dims) { return {dims.begin(), dims.end()}; }

// Builds the graph in which cuDNN recognizes an attention: the softmax in its parts, and the
// logarithms of its sums as a result, without which it finds none.
class AttentionDescriber {
 public:
  AttentionDescriber(const DnnDriver& driver, const Attention& attention)
      : driver_(driver),
        attention_(attention),
        scores_{attention.batch, attention.heads, attention.queries, attention.keys},
        rows_{attention.batch, attention.heads, attention.queries, 1} {}

  Result<DnnGraph> describe() {
    const Attention& own = attention_;
    const Dims result{own.batch, own.heads, own.queries, own.width};
    const Dims keys{own.batch, own.key_heads, own.keys, own.width};
    const size_t query = TRY(add_operand(result, own.query));
    const size_t key = TRY(add_operand({keys[0], keys[1], keys[3], keys[2]}, transposed(own.key)));
    const size_t target = TRY(add_operand(result, {.strides = contiguous(result)}));
    const size_t value = TRY(add_operand(keys, own.value));
    size_t mask = 0;
    if (own.mask_dtype) mask = TRY(add_operand(mask_extents(), own.mask, *own.mask_dtype));
    const size_t products = TRY(add_virtual(scores_));
    const size_t scale = TRY(add_scalar(own.scale));
    TRY(multiply(query, key, products));
    size_t score = TRY(apply(Pointwise::kMul, products, scale));
    if (own.mask_dtype) score = TRY(apply(Pointwise::kAdd, score, mask));
    if (own.is_causal) score = TRY(hide_later(score));
    const size_t weight = TRY(add_softmax(score));
    TRY(multiply(weight, value, target));
    graph_.text = text();
    graph_.allows_tensor_cores = true;
    return std::move(graph_);
  }

 private:
  static AttentionTensor transposed(AttentionTensor tensor) {
    std::swap(tensor.strides[2], tensor.strides[3]);
    return tensor;
  }

  // A dim that repeats has one element.
  Dims mask_extents() const {
    Dims extents = scores_;
    for (size_t i = 0; i < extents.size(); ++i) {
      if (attention_.mask.strides[i] == 0) extents[i] = 1;
    }
    return extents;
  }

  // Returns the number of the tensor that is added.
  Result<size_t> add(DnnTensorForm form) {
    form.id = next_id_++;
    DnnDescriptor tensor = TRY(make_dnn_tensor(driver_, form));
    TRY(add_finished(driver_, std::move(tensor), graph_.descriptors, kDoing));
    dtypes_.push_back(form.dtype);
    tensors_.push_back(graph_.descriptors.size() - 1);
    return tensors_.size() - 1;
  }

  Result<size_t> add_operand(const Dims& extents, const AttentionTensor& tensor) {
    return add_operand(extents, tensor, attention_.dtype);
  }

  Result<size_t> add_operand(const Dims& extents, const AttentionTensor& tensor, DType dtype) {
    const auto size = static_cast<int64_t>(byte_size(dtype));
    int64_t reach = 1;
    int64_t next = 1;  // the stride of a dim of one element
    Dims strides = tensor.strides;
    for (size_t i = extents.size(); i-- > 0;) {
      reach += (extents[i] - 1) * strides[i];
      if (extents[i] == 1) strides[i] = next;
      next = strides[i] * extents[i];
    }
    const int64_t begin = tensor.start * size;
    graph_.operands.push_back({.start_bytes = begin, .end_bytes = begin + reach * size});
    return add({.dtype = dtype,
                .extents = list_of(extents),
                .strides = list_of(strides),
                .start_bytes = begin});
  }

  // Ids of scalars and of the scratch memory follow those of the operands.
  Result<size_t> add_scalar(float value) {
    graph_.scalars.push_back(value);
    return add({.extents = {1, 1, 1, 1}, .strides = {1, 1, 1, 1}, .storage = DnnStorage::kScalar});
  }

  Result<size_t> add_virtual(const Dims& extents, DType dtype = DType::kF32) {
    const int64_t id = std::exchange(next_id_, next_virtual_id_++);
    auto added = add({.dtype = dtype,
                      .extents = list_of(extents),
                      .strides = list_of(contiguous(extents)),
                      .storage = DnnStorage::kVirtual});
    next_id_ = id;
    return added;
  }

  const DnnDescriptor& tensor(size_t number) const { return graph_.descriptors[tensors_[number]]; }

  Result<DnnDescriptor> make_operation(int kind, int own_attribute, DnnDescriptor description) {
    TRY(add_finished(driver_, std::move(description), graph_.descriptors, kDoing));
    DnnDescriptor operation = TRY(DnnDescriptor::create(driver_, kind));
    operation.set(own_attribute, graph_.descriptors.back());
    return operation;
  }

  Result<void> add_operation(DnnDescriptor operation) {
    return add_finished(driver_, std::move(operation), graph_.operations, kDoing);
  }

  Result<size_t> multiply(size_t left, size_t right, size_t target) {
    DnnDescriptor description = TRY(DnnDescriptor::create(driver_, kProductKind));
    set_dtype(description, kProductCompute, DType::kF32);
    DnnDescriptor operation =
        TRY(make_operation(kProductOperationKind, kOwnProduct, std::move(description)));
    operation.set(kProductLeft, tensor(left))
        .set(kProductRight, tensor(right))
        .set(kProductResult, tensor(target));
    TRY(add_operation(std::move(operation)));
    return target;
  }

  Result<size_t> reduce(Reduction mode, size_t operand) {
    const size_t target = TRY(add_virtual(rows_));
    const int number = static_cast<int>(mode);
    DnnDescriptor description = TRY(DnnDescriptor::create(driver_, kReductionKind));
    set_dtype(description, kReductionCompute, DType::kF32);
    description.set_raw(kReductionMode, kReductionType, 1, &number);
    DnnDescriptor operation =
        TRY(make_operation(kReductionOperationKind, kOwnReduction, std::move(description)));
    operation.set(kReduced, tensor(operand)).set(kReductionResult, tensor(target));
    TRY(add_operation(std::move(operation)));
    return target;
  }

  struct Operands {
    size_t left;
    std::optional<size_t> right = {};
    std::optional<size_t> condition = {};
    std::optional<int64_t> axis = {};
  };

  Result<size_t> apply_to(size_t target, Pointwise mode, const Operands& operands) {
    const int number = static_cast<int>(mode);
    const bool is_comparison = mode == Pointwise::kGreaterEqual || mode == Pointwise::kIndex;
    DnnDescriptor description = TRY(DnnDescriptor::create(driver_, kPointwiseKind));
    set_dtype(description, kPointwiseCompute, is_comparison ? dtypes_[target] : DType::kF32);
    description.set_raw(kPointwiseMode, kPointwiseType, 1, &number);
    if (operands.axis) description.set(kPointwiseAxis, *operands.axis);
    DnnDescriptor operation =
        TRY(make_operation(kPointwiseOperationKind, kOwnPointwise, std::move(description)));
    operation.set(kPointwiseLeft, tensor(operands.left)).set(kPointwiseResult, tensor(target));
    if (operands.right) operation.set(kPointwiseRight, tensor(*operands.right));
    if (operands.condition) operation.set(kPointwiseCondition, tensor(*operands.condition));
    TRY(add_operation(std::move(operation)));
    return target;
  }

  // Applies it to scores, with a result of that dtype.
  Result<size_t> apply(Pointwise mode, const Operands& operands, DType dtype = DType::kF32) {
    const size_t target = TRY(add_virtual(scores_, dtype));
    return apply_to(target, mode, operands);
  }

  Result<size_t> apply(Pointwise mode, size_t left, size_t right) {
    return apply(mode, {.left = left, .right = right});
  }

  Result<size_t> hide_later(size_t score) {
    const size_t row =
        TRY(apply(Pointwise::kIndex, {.left = score, .axis = kRowAxis}, DType::kI32));
    const size_t column =
        TRY(apply(Pointwise::kIndex, {.left = score, .axis = kColumnAxis}, DType::kI32));
    const size_t is_seen =
        TRY(apply(Pointwise::kGreaterEqual, {.left = row, .right = column}, DType::kBool));
    const size_t least = TRY(add_scalar(-std::numeric_limits<float>::infinity()));
    return apply(Pointwise::kSelect, {.left = score, .right = least, .condition = is_seen});
  }

  Result<size_t> add_softmax(size_t score) {
    const size_t greatest = TRY(reduce(Reduction::kMax, score));
    const size_t shifted = TRY(apply(Pointwise::kSub, score, greatest));
    const size_t power = TRY(apply(Pointwise::kExp, {.left = shifted}));
    const size_t sum = TRY(reduce(Reduction::kSum, power));
    const size_t logarithm = TRY(add_virtual(rows_));
    TRY(apply_to(logarithm, Pointwise::kLog, {.left = sum}));
    const size_t statistics =
        TRY(add({.extents = list_of(rows_), .strides = list_of(contiguous(rows_))}));
    TRY(apply_to(statistics, Pointwise::kAdd, {.left = greatest, .right = logarithm}));
    graph_.scratch_bytes =
        rows_[0] * rows_[1] * rows_[2] * static_cast<int64_t>(byte_size(DType::kF32));
    return apply(Pointwise::kDiv, {.left = power, .right = sum}, attention_.dtype);
  }

  std::string text() const {
    const Attention& own = attention_;
    std::string text = fmt::format("attention of {} [{}] by {} heads, width {}{}", name(own.dtype),
                                   fmt::join(scores_, ","), own.key_heads, own.width,
                                   own.is_causal ? ", causal" : "");
    if (own.mask_dtype) text += fmt::format(", mask of {}", name(*own.mask_dtype));
    for (const AttentionTensor* each : {&own.query, &own.key, &own.value, &own.mask}) {
      text += fmt::format("; {} @{}", fmt::join(each->strides, ","), each->start % 8);
    }
    return text;
  }

  const DnnDriver& driver_;
  const Attention& attention_;
  Dims scores_;
  Dims rows_;
  DnnGraph graph_;
  std::vector<size_t> tensors_;  // by number: the descriptor
  std::vector<DType> dtypes_;    // by number
  int64_t next_id_ = 1;
  int64_t next_virtual_id_ = 1000;  // not tuning: more than the operands
};

// True if rows of the tensor are contiguous and begin at vectors.
bool has_vectors(const AttentionTensor& tensor) {
  constexpr int64_t kVector = 8;  // not tuning: elements in half precision, of 16 bytes
  return tensor.strides[3] == 1 && tensor.start % kVector == 0 &&
         std::ranges::all_of(tensor.strides.begin(), tensor.strides.begin() + 3,
                             [](int64_t stride) { return stride % kVector == 0; });
}

}  // namespace

bool fits_dnn(const Attention& attention) {
  constexpr int64_t kWidths = 8;  // not tuning: the interface's
  const bool is_half = attention.dtype == DType::kF16 || attention.dtype == DType::kBF16;
  return is_half && attention.width % kWidths == 0 && has_vectors(attention.query) &&
         has_vectors(attention.key) && has_vectors(attention.value) &&
         (!attention.mask_dtype || attention.mask.strides[3] == 1);
}

Result<DnnGraph> describe_for_dnn(const DnnDriver& driver, const Attention& attention) {
  return AttentionDescriber(driver, attention).describe();
}

}  // namespace passnet
