// Python's tensors as buffers and back: PyTorch's and NumPy's directly, all others through DLPack.
#pragma once

#include "api/buffers.hpp"
#include "api/result_memory.hpp"

#include <array>
#include <nanobind/nanobind.h>
#include <optional>
#include <string>
#include <vector>

namespace passnet::python {

namespace nb = nanobind;

enum class Kind : uint8_t { kTorch, kNumpy, kOther };

// One argument of a call: its memory, and the object that must stay alive until the call is over.
struct Argument {
  CallBuffer buffer{};
  Kind kind = Kind::kOther;
  nb::handle object;
  bool read_only = false;
  std::vector<int64_t> shape;
  std::vector<int64_t> strides;
  nb::object keeper;  // a capsule of DLPack, or an array of the same memory
};

// PyTorch and NumPy, if the program has imported them.
class Libraries {
 public:
  // Looks again at the next call for libraries that are not imported yet.
  void find();

  // Errors describe the object, and follow its name: no tensor, not on the device, of a dtype that
  // no graph has.
  std::expected<Argument, std::string> read(nb::handle object, Device device) const;

  bool has_torch() const { return torch_tensor_.is_valid(); }
  // The stream of calls on the GPU: PyTorch's current one, or the legacy default stream.
  void* stream() const;

  // A result of the call as a tensor of that kind; `inputs` are the call's.
  nb::object give(OwnedTensor tensor, Kind kind, std::span<const Argument> inputs) const;

 private:
  std::expected<Argument, std::string> read_torch(nb::handle tensor, Device device) const;
  std::expected<Argument, std::string> read_numpy(nb::handle array) const;
  std::expected<Argument, std::string> read_dlpack(nb::handle tensor, Device device) const;
  std::expected<nb::object, std::string> capsule_of(nb::handle tensor, Device device) const;
  nb::object give_torch(OwnedTensor tensor, std::span<const Argument> inputs) const;
  nb::object give_numpy(OwnedTensor tensor, std::span<const Argument> inputs) const;

  // Names of attributes, made once.
  struct Names {
    nb::object is_cpu = intern("is_cpu");
    nb::object is_cuda = intern("is_cuda");
    nb::object get_device = intern("get_device");
    nb::object is_conj = intern("is_conj");
    nb::object is_neg = intern("is_neg");
    nb::object dtype = intern("dtype");
    nb::object data_ptr = intern("data_ptr");
    nb::object shape = intern("shape");
    nb::object stride = intern("stride");

    static nb::object intern(const char* name) {
      return nb::steal(PyUnicode_InternFromString(name));
    }
  };

  Names names_;
  nb::object torch_tensor_;
  nb::object torch_from_dlpack_;
  nb::object torch_stream_;  // of a device's number; only in PyTorch with CUDA
  std::array<nb::object, kDTypes.size()> torch_dtypes_;
  nb::object numpy_array_;
};

}  // namespace passnet::python
