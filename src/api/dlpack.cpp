#include "api/dlpack.hpp"

#include <array>
#include <new>

namespace passnet {
namespace {

struct Entry {
  DType dtype;
  DlpackCode code;
};

constexpr std::array<Entry, kDTypes.size()> kEntries{{
    {DType::kF64, DlpackCode::kFloat},
    {DType::kF32, DlpackCode::kFloat},
    {DType::kF16, DlpackCode::kFloat},
    {DType::kBF16, DlpackCode::kBfloat},
    {DType::kI64, DlpackCode::kInt},
    {DType::kI32, DlpackCode::kInt},
    {DType::kI16, DlpackCode::kInt},
    {DType::kI8, DlpackCode::kInt},
    {DType::kU8, DlpackCode::kUnsigned},
    {DType::kBool, DlpackCode::kBool},
    {DType::kC64, DlpackCode::kComplex},
}};

struct Exported {
  DLManagedTensor managed{};
  std::unique_ptr<OwnedTensor> tensor;
};

void free_exported(DLManagedTensor* self) {
  const std::unique_ptr<Exported> exported(static_cast<Exported*>(self->manager_ctx));
}

}  // namespace

DLDevice to_dlpack(Device device) {
  return {.device_type = device == Device::kCuda ? kDlpackCuda : kDlpackCpu, .device_id = 0};
}

DLDataType to_dlpack(DType dtype) {
  return {.code = static_cast<uint8_t>(kEntries[static_cast<size_t>(dtype)].code),
          .bits = static_cast<uint8_t>(byte_size(dtype) * 8),
          .lanes = 1};
}

std::optional<DType> from_dlpack(DLDataType type) {
  for (const Entry& entry : kEntries) {
    const DLDataType known = to_dlpack(entry.dtype);
    if (known.code == type.code && known.bits == type.bits && type.lanes == 1) return entry.dtype;
  }
  return std::nullopt;
}

DLManagedTensor* to_dlpack(std::unique_ptr<OwnedTensor> tensor) {
  std::unique_ptr<Exported> exported(new (std::nothrow) Exported());
  if (!exported) return nullptr;
  exported->tensor = std::move(tensor);
  OwnedTensor& own = *exported->tensor;
  exported->managed = {.dl_tensor = {.data = own.data,
                                     .device = to_dlpack(own.device),
                                     .ndim = static_cast<int32_t>(own.shape.size()),
                                     .dtype = to_dlpack(own.dtype),
                                     .shape = own.shape.data(),
                                     .strides = own.strides.data(),
                                     .byte_offset = 0},
                       .manager_ctx = exported.get(),
                       .deleter = free_exported};
  return &exported.release()->managed;
}

Result<CallBuffer> from_dlpack(const DLTensor& tensor) {
  const bool is_cuda = tensor.device.device_type == kDlpackCuda && tensor.device.device_id == 0;
  if (tensor.device.device_type != kDlpackCpu && !is_cuda) {
    return fail({}, "dlpack-device",
                "expected a tensor on the CPU or on the first GPU, found one on device {} of the "
                "type {}",
                tensor.device.device_id, tensor.device.device_type);
  }
  const auto dtype = from_dlpack(tensor.dtype);
  if (!dtype) {
    return fail({}, "dlpack-dtype",
                "expected a dtype that graphs have, found DLPack code {} of {} bits and {} lanes",
                tensor.dtype.code, tensor.dtype.bits, tensor.dtype.lanes);
  }
  auto* const data = static_cast<std::byte*>(tensor.data);
  return CallBuffer{.data = data == nullptr ? nullptr : data + tensor.byte_offset,
                    .dtype = static_cast<passnet_dtype>(*dtype),
                    .rank = tensor.ndim,
                    .shape = tensor.shape,
                    .strides = tensor.strides,
                    .device = is_cuda ? PASSNET_CUDA : PASSNET_CPU};
}

}  // namespace passnet
