// PassNet for C++ programs (C++23): the C interface with owners, spans and expected values. Only
// the standard library may throw, when memory runs out. passnet.h documents each call.
#pragma once

#include "api/passnet.h"

#include <complex>
#include <cstdint>
#include <expected>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace passnet::api {

struct Error {
  passnet_status status = PASSNET_OK;
  std::string id;    // stable, for programs
  std::string text;  // one sentence, with its place if it has one
};

template <class T>
using Result = std::expected<T, Error>;

inline std::unexpected<Error> make_error(passnet_status status, const passnet_error& error) {
  return std::unexpected(Error{.status = status, .id = error.id, .text = error.text});
}

// The dtype of a C++ type; f16 and bf16 have none and must be stated.
template <class T>
constexpr passnet_dtype dtype_of() {
  if constexpr (std::is_same_v<T, double>) {
    return PASSNET_F64;
  } else if constexpr (std::is_same_v<T, float>) {
    return PASSNET_F32;
  } else if constexpr (std::is_same_v<T, bool>) {
    return PASSNET_BOOL;
  } else if constexpr (std::is_same_v<T, uint8_t>) {
    return PASSNET_U8;
  } else if constexpr (std::is_integral_v<T> && std::is_signed_v<T>) {
    constexpr passnet_dtype kBySize[] = {PASSNET_I8, PASSNET_I16, PASSNET_I32, PASSNET_I64};
    return kBySize[sizeof(T) == 1 ? 0 : sizeof(T) == 2 ? 1 : sizeof(T) == 4 ? 2 : 3];
  } else {
    static_assert(std::is_same_v<T, std::complex<float>>, "no dtype has elements of this type");
    return PASSNET_C64;
  }
}

// A buffer of an input or result; shape and strides stay the caller's. Without strides: contiguous.
// `device` is the one that `data` is an address of.
template <class T>
passnet_buffer buffer(T* data, std::span<const int64_t> shape,
                      std::span<const int64_t> strides = {}, passnet_device device = PASSNET_CPU) {
  using Element = std::remove_const_t<T>;
  return {.data = const_cast<Element*>(data),  // inputs are only read
          .dtype = dtype_of<Element>(),
          .rank = static_cast<int32_t>(shape.size()),
          .shape = shape.data(),
          .strides = strides.empty() ? nullptr : strides.data(),
          .device = device};
}

// A result that the library allocated.
class Tensor {
 public:
  explicit Tensor(passnet_tensor* handle) : handle_(handle) {}

  passnet_buffer buffer() const { return passnet_tensor_buffer(handle_.get()); }
  int64_t view_of() const { return passnet_tensor_view_of(handle_.get()); }
  // Releases the tensor; the new owner calls its deleter.
  DLManagedTensor* to_dlpack() && { return passnet_tensor_to_dlpack(handle_.release()); }

 private:
  struct Free {
    void operator()(passnet_tensor* handle) const { passnet_tensor_free(handle); }
  };
  std::unique_ptr<passnet_tensor, Free> handle_;
};

// Safe to call from several threads at once; its context must outlive it.
class Compiled {
 public:
  explicit Compiled(passnet_compiled* handle) : handle_(handle) {}

  std::vector<passnet_tensor_info> inputs() const {
    std::vector<passnet_tensor_info> all(passnet_input_count(handle_.get()));
    for (size_t i = 0; i < all.size(); ++i) {
      passnet_input_info(handle_.get(), i, &all[i], nullptr);
    }
    return all;
  }
  std::vector<passnet_tensor_info> results() const {
    std::vector<passnet_tensor_info> all(passnet_result_count(handle_.get()));
    for (size_t i = 0; i < all.size(); ++i) {
      passnet_result_info(handle_.get(), i, &all[i], nullptr);
    }
    return all;
  }
  passnet_facts facts() const {
    passnet_facts facts{};
    passnet_compiled_facts(handle_.get(), &facts, nullptr);
    return facts;
  }

  Result<void> call(std::span<const passnet_buffer> inputs,
                    std::span<const passnet_buffer> results) {
    return call_in_stream(nullptr, inputs, results);
  }
  // Returns results that the library allocated.
  Result<std::vector<Tensor>> call(std::span<const passnet_buffer> inputs) {
    return call_in_stream(nullptr, inputs);
  }

  // Has the next call compute the values of frozen inputs again.
  void thaw() { passnet_thaw(handle_.get()); }

  // Calls of a graph on a GPU in a stream of the caller, which do not wait.
  Result<void> call_in_stream(void* stream, std::span<const passnet_buffer> inputs,
                              std::span<const passnet_buffer> results) {
    passnet_error error;
    const passnet_status status =
        passnet_call_in_stream(handle_.get(), stream, inputs.data(), inputs.size(), results.data(),
                               results.size(), &error);
    if (status != PASSNET_OK) return make_error(status, error);
    return {};
  }
  Result<std::vector<Tensor>> call_in_stream(void* stream, std::span<const passnet_buffer> inputs) {
    std::vector<passnet_tensor*> handles(passnet_result_count(handle_.get()));
    passnet_error error;
    const passnet_status status =
        passnet_call_allocating_in_stream(handle_.get(), stream, inputs.data(), inputs.size(),
                                          handles.data(), handles.size(), &error);
    if (status != PASSNET_OK) return make_error(status, error);
    return std::vector<Tensor>(handles.begin(), handles.end());
  }

 private:
  struct Free {
    void operator()(passnet_compiled* handle) const { passnet_compiled_free(handle); }
  };
  std::unique_ptr<passnet_compiled, Free> handle_;
};

// The compiler, its cache and the threads that compiled graphs share.
class Context {
 public:
  static Result<Context> open(const passnet_context_options& options = {}) {
    passnet_context* handle = nullptr;
    passnet_error error;
    const passnet_status status = passnet_context_create(&options, &handle, &error);
    if (status != PASSNET_OK) return make_error(status, error);
    return Context(handle);
  }

  // Compiles FILE.graph, FILE.jsonl.gz#7, FILE.pt2, FILE.onnx, or a GraphNet sample folder.
  Result<Compiled> compile(const std::string& source, const passnet_compile_options& options = {}) {
    passnet_compiled* compiled = nullptr;
    passnet_error error;
    const passnet_status status =
        passnet_compile(handle_.get(), source.c_str(), &options, &compiled, &error);
    if (status != PASSNET_OK) return make_error(status, error);
    return Compiled(compiled);
  }
  // Compiles graph text, or one typed line.
  Result<Compiled> compile_text(std::string_view text,
                                const passnet_compile_options& options = {}) {
    passnet_compiled* compiled = nullptr;
    passnet_error error;
    const passnet_status status = passnet_compile_text(handle_.get(), text.data(), text.size(),
                                                       nullptr, &options, &compiled, &error);
    if (status != PASSNET_OK) return make_error(status, error);
    return Compiled(compiled);
  }
  int32_t threads() const { return passnet_context_threads(handle_.get()); }
  passnet_device device() const { return passnet_context_device(handle_.get()); }

 private:
  struct Free {
    void operator()(passnet_context* handle) const { passnet_context_free(handle); }
  };
  explicit Context(passnet_context* handle) : handle_(handle) {}
  std::unique_ptr<passnet_context, Free> handle_;
};

}  // namespace passnet::api
