#include "native/tensors.hpp"

#include "api/dlpack.hpp"

#include <cstring>
#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>

namespace passnet::python {
namespace {

// The module, if the program has imported it.
nb::object imported(const char* name) {
  PyObject* modules = PyImport_GetModuleDict();
  PyObject* found = PyDict_GetItemString(modules, name);
  return found == nullptr ? nb::object() : nb::borrow(found);
}

std::vector<int64_t> integers(nb::handle sequence) {
  std::vector<int64_t> numbers;
  const auto count = static_cast<Py_ssize_t>(nb::len(sequence));
  numbers.reserve(static_cast<size_t>(count));
  for (Py_ssize_t i = 0; i < count; ++i) {
    numbers.push_back(PyLong_AsLongLong(PyTuple_GET_ITEM(sequence.ptr(), i)));
  }
  return numbers;
}

void finish(Argument& argument) {
  argument.buffer.rank = static_cast<int32_t>(argument.shape.size());
  argument.buffer.shape = argument.shape.data();
  argument.buffer.strides = argument.strides.data();
}

// A format of the buffer protocol: native byte order, one element.
std::optional<DType> dtype_of_format(const char* format, Py_ssize_t size) {
  if (format == nullptr) return DType::kU8;
  std::string_view text(format);
  if (text.starts_with('@') || text.starts_with('=') || text.starts_with('<')) {
    text.remove_prefix(1);
  }
  if (text == "Zf") return DType::kC64;
  if (text.size() != 1) return std::nullopt;
  switch (text.front()) {
    case 'd':
      return DType::kF64;
    case 'f':
      return DType::kF32;
    case 'e':
      return DType::kF16;
    case '?':
      return DType::kBool;
    case 'B':
      return DType::kU8;
    case 'b':
      return DType::kI8;
    case 'h':
      return DType::kI16;
    case 'i':
    case 'l':
    case 'q':
      return size == 8 ? DType::kI64 : DType::kI32;
    default:
      return std::nullopt;
  }
}

// A capsule that owns the tensor until a consumer takes it.
nb::object to_capsule(DLManagedTensor* managed) {
  PyObject* capsule = PyCapsule_New(managed, "dltensor", [](PyObject* self) {
    if (PyCapsule_IsValid(self, "dltensor") == 0) return;  // taken
    auto* const own = static_cast<DLManagedTensor*>(PyCapsule_GetPointer(self, "dltensor"));
    own->deleter(own);
  });
  return nb::steal(capsule);
}

// The number of bytes from the input's first element to the view's.
int64_t offset_in(const Argument& input, const OwnedTensor& view) {
  return view.data - static_cast<const std::byte*>(input.buffer.data);
}

nb::dlpack::dtype numpy_dtype(DType dtype) {
  // NumPy has no bf16: use its bits.
  const DLDataType type = to_dlpack(dtype == DType::kBF16 ? DType::kI16 : dtype);
  return {.code = type.code, .bits = type.bits, .lanes = type.lanes};
}

}  // namespace

void Libraries::find() {
  if (!torch_tensor_.is_valid()) {
    if (const nb::object torch = imported("torch");
        torch.is_valid() && nb::hasattr(torch, "Tensor")) {
      torch_tensor_ = torch.attr("Tensor");
      torch_from_dlpack_ = torch.attr("utils").attr("dlpack").attr("from_dlpack");
      torch_stream_ = nb::getattr(torch.attr("_C"), "_cuda_getCurrentRawStream", nb::object());
      for (const DTypeInfo& entry : kDTypes) {
        torch_dtypes_[static_cast<size_t>(entry.dtype)] =
            torch.attr(std::string(entry.torch_name).c_str());
      }
    }
  }
  if (!numpy_array_.is_valid()) {
    if (const nb::object numpy = imported("numpy");
        numpy.is_valid() && nb::hasattr(numpy, "ndarray")) {
      numpy_array_ = numpy.attr("ndarray");
    }
  }
}

std::expected<Argument, std::string> Libraries::read(nb::handle object, Device device) const {
  if (torch_tensor_.is_valid() && PyObject_IsInstance(object.ptr(), torch_tensor_.ptr()) == 1) {
    return read_torch(object, device);
  }
  if (numpy_array_.is_valid() && PyObject_IsInstance(object.ptr(), numpy_array_.ptr()) == 1) {
    if (device == Device::kCuda) {
      return std::unexpected("is an array on the CPU, and the graph runs on the GPU");
    }
    return read_numpy(object);
  }
  return read_dlpack(object, device);
}

void* Libraries::stream() const {
  constexpr uintptr_t kLegacyDefault = 1;  // CU_STREAM_LEGACY
  uintptr_t stream = 0;
  if (torch_stream_.is_valid()) stream = nb::cast<uintptr_t>(torch_stream_(0));
  return reinterpret_cast<void*>(stream == 0 ? kLegacyDefault : stream);
}

std::expected<Argument, std::string> Libraries::read_torch(nb::handle tensor, Device device) const {
  Argument argument{.kind = Kind::kTorch, .object = tensor};
  const auto attribute = [&](const nb::object& attribute_name) {
    return nb::steal(PyObject_GetAttr(tensor.ptr(), attribute_name.ptr()));
  };
  const auto method = [&](const nb::object& method_name) {
    return nb::steal(PyObject_CallMethodNoArgs(tensor.ptr(), method_name.ptr()));
  };
  if (device == Device::kCpu) {
    if (!attribute(names_.is_cpu).is(Py_True)) {
      return std::unexpected("is not a tensor on the CPU");
    }
  } else if (!attribute(names_.is_cuda).is(Py_True)) {
    return std::unexpected("is not a tensor on the GPU, on which the graph runs");
  } else if (nb::cast<int>(method(names_.get_device)) != 0) {
    return std::unexpected("is not on cuda:0, on which the graph runs");
  }
  argument.buffer.device = static_cast<passnet_device>(device);
  const nb::object dtype = attribute(names_.dtype);
  size_t number = 0;
  while (number < torch_dtypes_.size() && !dtype.is(torch_dtypes_[number])) ++number;
  if (number == torch_dtypes_.size()) {
    return std::unexpected("is of " + nb::cast<std::string>(nb::str(dtype)) +
                           ", which no graph has");
  }
  argument.buffer.dtype = static_cast<passnet_dtype>(number);
  if (method(names_.is_neg).is(Py_True) || method(names_.is_conj).is(Py_True)) {
    return std::unexpected(
        "is a conjugate or a negative that is computed when it is read, which resolve_conj() and "
        "resolve_neg() store");
  }
  const nb::object data = method(names_.data_ptr);
  const nb::object shape = attribute(names_.shape);
  const nb::object strides = method(names_.stride);
  if (!data.is_valid() || !shape.is_valid() || !strides.is_valid()) {
    // A tensor without memory: a lazy or a wrapped one.
    PyErr_Clear();
    return std::unexpected("has no memory of its own");
  }
  argument.buffer.data = PyLong_AsVoidPtr(data.ptr());
  argument.shape = integers(shape);
  argument.strides = integers(strides);
  finish(argument);
  return argument;
}

std::expected<Argument, std::string> Libraries::read_numpy(nb::handle array) const {
  Argument argument{.kind = Kind::kNumpy, .object = array};
  Py_buffer view;
  bool is_bf16 = false;
  if (PyObject_GetBuffer(array.ptr(), &view, PyBUF_RECORDS_RO) != 0) {
    PyErr_Clear();
    // The protocol does not have the dtypes of ml_dtypes: use their bits.
    is_bf16 = nb::cast<std::string>(array.attr("dtype").attr("name")) == "bfloat16";
    if (is_bf16) argument.keeper = array.attr("view")("int16");
    if (!is_bf16 || PyObject_GetBuffer(argument.keeper.ptr(), &view, PyBUF_RECORDS_RO) != 0) {
      PyErr_Clear();
      return std::unexpected("is an array of a dtype that no graph has");
    }
  }
  const auto dtype = is_bf16 ? DType::kBF16 : dtype_of_format(view.format, view.itemsize);
  bool whole = true;  // strides are of whole elements
  for (int dim = 0; dim < view.ndim; ++dim) {
    argument.shape.push_back(view.shape[dim]);
    argument.strides.push_back(view.strides[dim] / view.itemsize);
    whole = whole && (view.strides[dim] % view.itemsize == 0 || view.shape[dim] <= 1);
  }
  argument.buffer.data = view.buf;
  argument.read_only = view.readonly != 0;
  const std::string format = view.format == nullptr ? "" : view.format;
  PyBuffer_Release(&view);  // the array keeps the memory
  if (!dtype) {
    return std::unexpected("is an array of format '" + format + "', which no graph has");
  }
  if (!whole) return std::unexpected("has strides that are not whole elements");
  argument.buffer.dtype = static_cast<passnet_dtype>(*dtype);
  finish(argument);
  return argument;
}

// A producer on a GPU lets the stream of the call wait for its work.
std::expected<nb::object, std::string> Libraries::capsule_of(nb::handle tensor,
                                                             Device device) const {
  if (device == Device::kCpu) return tensor.attr("__dlpack__")();
  const nb::object place = tensor.attr("__dlpack_device__")();
  if (nb::cast<int>(place[0]) != kDlpackCuda || nb::cast<int>(place[1]) != 0) {
    return std::unexpected("is not a tensor on the first GPU, on which the graph runs");
  }
  return tensor.attr("__dlpack__")(nb::arg("stream") = reinterpret_cast<uintptr_t>(stream()));
}

std::expected<Argument, std::string> Libraries::read_dlpack(nb::handle tensor,
                                                            Device device) const {
  Argument argument{.object = tensor};
  if (!nb::hasattr(tensor, "__dlpack__")) {
    return std::unexpected(
        "is a " + nb::cast<std::string>(nb::str(nb::handle(tensor.type().attr("__name__")))) +
        ", not a tensor");
  }
  auto capsule = capsule_of(tensor, device);
  if (!capsule) return std::unexpected(std::move(capsule.error()));
  argument.keeper = *std::move(capsule);
  auto* const managed =
      static_cast<DLManagedTensor*>(PyCapsule_GetPointer(argument.keeper.ptr(), "dltensor"));
  if (managed == nullptr) {
    PyErr_Clear();
    return std::unexpected("gives no capsule of DLPack");
  }
  const auto buffer = from_dlpack(managed->dl_tensor);
  if (!buffer) return std::unexpected("cannot be used: " + buffer.error().message);
  argument.buffer = *buffer;
  return argument;
}

nb::object Libraries::give(OwnedTensor tensor, Kind kind, std::span<const Argument> inputs) const {
  if (kind == Kind::kTorch) return give_torch(std::move(tensor), inputs);
  return give_numpy(std::move(tensor), inputs);
}

nb::object Libraries::give_torch(OwnedTensor tensor, std::span<const Argument> inputs) const {
  if (tensor.view_of >= 0) {
    const Argument& input = inputs[static_cast<size_t>(tensor.view_of)];
    if (input.kind == Kind::kTorch) {
      const int64_t first =
          nb::cast<int64_t>(input.object.attr("storage_offset")()) +
          offset_in(input, tensor) / static_cast<int64_t>(byte_size(tensor.dtype));
      const auto tuple = [](std::span<const int64_t> numbers) {
        nb::list list;
        for (const int64_t number : numbers) list.append(number);
        return nb::tuple(list);
      };
      return input.object.attr("as_strided")(tuple(tensor.shape), tuple(tensor.strides), first);
    }
  }
  return torch_from_dlpack_(
      to_capsule(to_dlpack(std::make_unique<OwnedTensor>(std::move(tensor)))));
}

nb::object Libraries::give_numpy(OwnedTensor tensor, std::span<const Argument> inputs) const {
  const std::vector<size_t> shape(tensor.shape.begin(), tensor.shape.end());
  const Strides strides = tensor.strides;
  const DType dtype = tensor.dtype;
  std::byte* const data = tensor.data;
  nb::object owner;
  bool read_only = false;
  if (tensor.view_of >= 0) {
    read_only = inputs[static_cast<size_t>(tensor.view_of)].read_only;
    owner = nb::borrow(inputs[static_cast<size_t>(tensor.view_of)].object);
  } else {
    auto storage = std::make_unique<ResultMemory>(std::move(tensor.storage));
    owner = nb::capsule(storage.release(), [](void* held) noexcept {
      const std::unique_ptr<ResultMemory> own(static_cast<ResultMemory*>(held));
    });
  }
  const nb::ndarray<nb::numpy> array(data, shape.size(), shape.data(), owner, strides.data(),
                                     numpy_dtype(dtype));
  nb::object given = nb::cast(array);
  if (read_only) given.attr("flags").attr("writeable") = false;
  if (dtype != DType::kBF16) return given;
  return given.attr("view")(nb::module_::import_("ml_dtypes").attr("bfloat16"));
}

}  // namespace passnet::python
