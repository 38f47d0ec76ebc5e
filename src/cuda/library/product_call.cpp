#include "cuda/library/product_call.hpp"

#include "base/check.hpp"
#include "cuda/event.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <string>

namespace passnet {
namespace {

// Values of cuBLASLt's enumerations.
constexpr int kComputeF32 = 68;
constexpr int kTransposeA = 3;
constexpr int kTransposeB = 4;
constexpr int kEpilogue = 7;
constexpr int kBiasPointer = 8;
constexpr int kBiasType = 26;
constexpr int32_t kEpilogueBias = 4;
constexpr int32_t kTransposed = 1;
constexpr int kBatchCount = 5;
constexpr int kBatchStride = 6;
constexpr int kMaxWorkspace = 1;
constexpr int kReductionSchemes = 3;
constexpr uint32_t kReduceInF32 = 2;  // parts of a split sum are added before they are rounded

// Values of cudaDataType.
int blas_type(DType dtype) {
  if (dtype == DType::kF16) return 2;
  if (dtype == DType::kBF16) return 14;
  CHECK(dtype == DType::kF32);
  return 0;
}

int64_t bytes(int64_t elements, DType dtype) {
  return elements * static_cast<int64_t>(byte_size(dtype));
}

// Returns the elements from the first one of a tensor to its last one.
int64_t reach_of(const Product& product, ProductStride tensor) {
  int64_t reach = 1;
  for (const auto* loops : {&product.batch, &product.rows, &product.columns, &product.depth}) {
    for (const ProductLoop& loop : *loops) reach += (loop.extent - 1) * (loop.*tensor);
  }
  return reach;
}

// Returns all that the choice of an algorithm depends on.
std::string text_of(const Product& product) {
  std::string text = fmt::format("product of {} to {}{}", name(product.dtype),
                                 name(product.target_dtype), product.has_addend ? ", added" : "");
  for (const auto* loops : {&product.batch, &product.rows, &product.columns, &product.depth}) {
    text += ";";
    for (const ProductLoop& loop : *loops) {
      text += fmt::format(" {}:{}:{}:{}:{}", loop.extent, loop.left, loop.right, loop.target,
                          loop.addend);
    }
  }
  for (const int64_t start :
       {product.left_start, product.right_start, product.target_start, product.addend_start}) {
    text += fmt::format(" @{}", start % 128);
  }
  return text;
}

constexpr int kMeasured = 8;  // algorithms
constexpr int kRuns = 4;      // of each, the first one untimed

}  // namespace

CudaProductCall::CudaProductCall(MatrixLibrary& library, const Product& product,
                                 const BlasProduct& blas)
    : library_(&library),
      dtype_(product.dtype),
      target_dtype_(product.target_dtype),
      has_addend_(product.has_addend),
      adds_bias_(blas.adds_bias),
      start_bytes_{bytes(product.left_start, product.dtype),
                   bytes(product.right_start, product.dtype),
                   bytes(product.target_start, product.target_dtype),
                   bytes(product.addend_start, product.target_dtype)},
      operation_(nullptr, {library.driver()->operation_destroy}),
      layouts_{Owned<BlasLayoutObject>(nullptr, {library.driver()->layout_destroy}),
               Owned<BlasLayoutObject>(nullptr, {library.driver()->layout_destroy}),
               Owned<BlasLayoutObject>(nullptr, {library.driver()->layout_destroy}),
               Owned<BlasLayoutObject>(nullptr, {library.driver()->layout_destroy})} {}

Result<CudaProductCall> CudaProductCall::prepare(MatrixLibrary& library, const Product& product) {
  const auto blas = describe_for_blas(product);
  CHECK(blas);
  CudaProductCall call(library, product, *blas);
  TRY(call.make(*blas, product));
  return call;
}

Result<void> CudaProductCall::make_operation(const BlasProduct& blas) {
  const BlasDriver& driver = library_->driver();
  constexpr std::string_view kDoing = "describing a product";
  BlasOperationObject* operation = nullptr;
  TRY(driver.check(driver->operation_create(&operation, kComputeF32, blas_type(DType::kF32)),
                   kDoing));
  operation_.reset(operation);
  const auto set = [&](int attribute, const auto& value) {
    return driver.check(driver->operation_set(operation, attribute, &value, sizeof value), kDoing);
  };
  if (blas.a.is_transposed) TRY(set(kTransposeA, kTransposed));
  if (blas.b.is_transposed) TRY(set(kTransposeB, kTransposed));
  if (!adds_bias_) return {};
  TRY(set(kEpilogue, kEpilogueBias));
  return set(kBiasType, static_cast<int32_t>(blas_type(target_dtype_)));
}

Result<CudaProductCall::Owned<BlasLayoutObject>> CudaProductCall::make_layout(
    const BlasMatrix& matrix, DType dtype, int64_t batch) {
  const BlasDriver& driver = library_->driver();
  constexpr std::string_view kDoing = "describing a matrix";
  BlasLayoutObject* layout = nullptr;
  TRY(driver.check(
      driver->layout_create(&layout, blas_type(dtype), static_cast<uint64_t>(matrix.rows),
                            static_cast<uint64_t>(matrix.columns), matrix.leading),
      kDoing));
  Owned<BlasLayoutObject> owned(layout, {driver->layout_destroy});
  if (batch == 1) return owned;
  const auto count = static_cast<int32_t>(batch);
  TRY(driver.check(driver->layout_set(layout, kBatchCount, &count, sizeof count), kDoing));
  TRY(driver.check(
      driver->layout_set(layout, kBatchStride, &matrix.batch_stride, sizeof matrix.batch_stride),
      kDoing));
  return owned;
}

Result<void> CudaProductCall::make(const BlasProduct& blas, const Product& product) {
  TRY(make_operation(blas));
  layouts_[0] = TRY(make_layout(blas.a, dtype_, blas.batch));
  layouts_[1] = TRY(make_layout(blas.b, dtype_, blas.batch));
  layouts_[2] = TRY(make_layout(blas.c, target_dtype_, blas.batch));
  layouts_[3] = TRY(make_layout(blas.d, target_dtype_, blas.batch));
  return choose(product);
}

Result<std::vector<BlasChoice>> CudaProductCall::list_choices() {
  const BlasDriver& driver = library_->driver();
  constexpr std::string_view kDoing = "choosing how to multiply";
  BlasPreferenceObject* made = nullptr;
  TRY(driver.check(driver->preference_create(&made), kDoing));
  const Owned<BlasPreferenceObject> preference(made, {driver->preference_destroy});
  const uint64_t workspace = library_->workspace().bytes();
  driver->preference_set(made, kMaxWorkspace, &workspace, sizeof workspace);
  driver->preference_set(made, kReductionSchemes, &kReduceInF32, sizeof kReduceInF32);
  // By default, operands count as aligned to 256 bytes, as blocks are; tensors may begin within
  // one.
  for (size_t operand = 0; operand < layouts_.size(); ++operand) {
    constexpr std::array<int, 4> kMinAlignment{6, 5, 8,
                                               7};  // of left (b), right (a), target, addend
    constexpr int64_t kBlockBytes = 256;
    const int64_t start = start_bytes_[operand];
    const auto alignment =
        static_cast<uint32_t>(start == 0 ? kBlockBytes : std::min(kBlockBytes, start & -start));
    driver->preference_set(made, kMinAlignment[operand], &alignment, sizeof alignment);
  }
  std::vector<BlasChoice> choices(kMeasured);
  int found = 0;
  TRY(driver.check(
      driver->choose(library_->handle(), operation_.get(), layouts_[0].get(), layouts_[1].get(),
                     layouts_[2].get(), layouts_[3].get(), made, kMeasured, choices.data(), &found),
      kDoing));
  choices.resize(static_cast<size_t>(found));
  std::erase_if(choices, [](const BlasChoice& choice) { return choice.status != 0; });
  constexpr BlasStatus kNotSupported = 15;
  TRY(driver.check(choices.empty() ? kNotSupported : 0, kDoing));
  return choices;
}

Result<void> CudaProductCall::choose(const Product& product) {
  const std::vector<BlasChoice> choices = TRY(list_choices());
  choice_ = choices.front();
  if (choices.size() == 1) return {};
  const std::string text = text_of(product);
  auto number = library_->choices().find(text);
  if (!number || *number >= choices.size()) {
    number = TRY(find_fastest(choices, product));
    library_->choices().keep(text, *number);
  }
  choice_ = choices[*number];
  return {};
}

Result<size_t> CudaProductCall::find_fastest(std::span<const BlasChoice> choices,
                                             const Product& product) {
  DevicePool& pool = library_->pool();
  const CudaDevice& device = pool.device();
  constexpr std::array kTensors{&ProductLoop::left, &ProductLoop::right, &ProductLoop::target,
                                &ProductLoop::addend};
  std::vector<DeviceMemory> memory;
  for (size_t operand = 0; operand < (has_addend_ ? 4u : 3u); ++operand) {
    const DType dtype = operand < 2 ? dtype_ : target_dtype_;
    const int64_t end = start_bytes_[operand] + bytes(reach_of(product, kTensors[operand]), dtype);
    memory.push_back(TRY(pool.allocate(static_cast<size_t>(end))));
    place(operand, memory.back().address());
    constexpr unsigned char kPattern = 0x3c;  // about 1 in f16, 0.01 in f32 and bf16
    TRY(device.driver().check(device.driver()->fill(memory.back().address(), kPattern,
                                                    static_cast<size_t>(end), device.stream()),
                              "filling memory of the GPU"));
  }
  const CudaTimer begin = TRY(CudaTimer::create(device));
  const CudaTimer finish = TRY(CudaTimer::create(device));
  size_t best = 0;
  double least = std::numeric_limits<double>::infinity();
  for (size_t i = 0; i < choices.size(); ++i) {
    choice_ = choices[i];
    for (int run = 0; run < kRuns; ++run) {
      TRY(begin.record());
      TRY(enqueue(device.stream()));
      TRY(finish.record());
      TRY(device.wait("measuring an algorithm of cuBLASLt"));
      const double time = finish.since_us(begin);
      if (run == 0 || time >= least) continue;
      least = time;
      best = i;
    }
  }
  return best;
}

const void* CudaProductCall::operand(size_t index) const {
  const uint64_t address = operands_[index] + static_cast<uint64_t>(start_bytes_[index]);
  return reinterpret_cast<const void*>(address);  // NOLINT(performance-no-int-to-ptr): of the GPU
}

Result<void> CudaProductCall::enqueue(CudaStream stream) {
  const BlasDriver& driver = library_->driver();
  constexpr float kOne = 1;
  const float beta = has_addend_ && !adds_bias_ ? 1 : 0;
  constexpr size_t kLeft = 0, kRight = 1, kTarget = 2, kAddend = 3;
  const void* const target = operand(kTarget);
  if (adds_bias_) {
    const void* const bias = operand(kAddend);
    TRY(driver.check(driver->operation_set(operation_.get(), kBiasPointer,
                                           static_cast<const void*>(&bias), sizeof bias),
                     "multiplying"));
  }
  void* const workspace = reinterpret_cast<void*>(  // NOLINT(performance-no-int-to-ptr): of the GPU
      library_->workspace().address());
  return driver.check(
      driver->multiply(library_->handle(), operation_.get(), &kOne, operand(kRight),
                       layouts_[0].get(), operand(kLeft), layouts_[1].get(), &beta,
                       beta == 0 ? target : operand(kAddend), layouts_[2].get(),
                       const_cast<void*>(target), layouts_[3].get(), &choice_.algorithm, workspace,
                       library_->workspace().bytes(), stream),
      "multiplying");
}

}  // namespace passnet
