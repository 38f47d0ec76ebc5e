#include "cuda/library/dnn_tensor.hpp"

#include "base/check.hpp"

#include <algorithm>

namespace passnet {
namespace {

// Values of cuDNN's enumerations.
constexpr int kDataTypeType = 1;
constexpr int kBooleanType = 2;
constexpr int kTensorKind = 17;
constexpr int kTensorAlignment = 900;
constexpr int kTensorType = 901;
constexpr int kTensorDims = 902;
constexpr int kTensorStrides = 903;
constexpr int kTensorId = 906;
constexpr int kTensorIsVirtual = 907;
constexpr int kTensorIsByValue = 908;

constexpr int64_t kUsedAlignment = 16;

// The number of a dtype in cuDNN's enumeration.
int number_of(DType dtype) {
  if (dtype == DType::kF32) return 0;
  if (dtype == DType::kF16) return 2;
  if (dtype == DType::kI32) return 4;
  if (dtype == DType::kBF16) return 9;
  CHECK(dtype == DType::kBool);
  return 11;
}

}  // namespace

void set_dtype(DnnDescriptor& descriptor, int attribute, DType dtype) {
  const int number = number_of(dtype);
  descriptor.set_raw(attribute, kDataTypeType, 1, &number);
}

Result<void> add_finished(const DnnDriver& driver, DnnDescriptor descriptor,
                          std::vector<DnnDescriptor>& list, std::string_view doing) {
  TRY(driver.check(descriptor.finish(), doing));
  list.push_back(std::move(descriptor));
  return {};
}

Result<DnnDescriptor> make_dnn_tensor(const DnnDriver& driver, const DnnTensorForm& form) {
  const int64_t begin = form.start_bytes;
  DnnDescriptor tensor = TRY(DnnDescriptor::create(driver, kTensorKind));
  set_dtype(tensor, kTensorType, form.dtype);
  tensor.set(kTensorId, form.id)
      .set(kTensorDims, form.extents)
      .set(kTensorStrides, form.strides)
      .set(kTensorAlignment,
           begin == 0 ? kUsedAlignment : std::min(kUsedAlignment, begin & -begin));
  constexpr bool kYes = true;
  if (form.storage == DnnStorage::kVirtual) {
    tensor.set_raw(kTensorIsVirtual, kBooleanType, 1, &kYes);
  }
  if (form.storage == DnnStorage::kScalar) {
    tensor.set_raw(kTensorIsByValue, kBooleanType, 1, &kYes);
  }
  return tensor;
}

}  // namespace passnet
