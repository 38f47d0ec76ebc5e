// NVIDIA's library cuDNN, found when it is first needed, through its backend interface: everything
// is a descriptor with attributes. Names and values are those of that interface (cudnn_graph.h).
#pragma once

#include "cuda/library/choices.hpp"
#include "cuda/memory.hpp"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace passnet {

struct DnnHandleObject;
using DnnObject = void*;
using DnnStatus = int;

// Members have the names of the functions without `cudnn` or `cudnnBackend`.
struct DnnFunctions {
  DnnStatus (*create)(DnnHandleObject** handle);
  DnnStatus (*destroy)(DnnHandleObject* handle);
  DnnStatus (*set_stream)(DnnHandleObject* handle, CudaStream stream);
  size_t (*version)();
  DnnStatus (*create_descriptor)(int kind, DnnObject* descriptor);
  DnnStatus (*destroy_descriptor)(DnnObject descriptor);
  DnnStatus (*finalize)(DnnObject descriptor);
  DnnStatus (*set_attribute)(DnnObject descriptor, int attribute, int type, int64_t count,
                             const void* values);
  DnnStatus (*get_attribute)(DnnObject descriptor, int attribute, int type, int64_t wanted,
                             int64_t* found, void* values);
  DnnStatus (*execute)(DnnHandleObject* handle, DnnObject plan, DnnObject pack);
};

// The loaded functions, which stay loaded as long as the program.
class DnnDriver {
 public:
  // Tries these paths, or names that the loader finds, in order. Error:
  // "convolution-library-missing".
  static Result<DnnDriver> load(std::span<const std::string> paths);
  const DnnFunctions* operator->() const { return &functions_; }
  // `9.19.0`.
  std::string version() const;
  Result<void> check(DnnStatus status, std::string_view doing) const;

 private:
  DnnFunctions functions_{};
};

// A descriptor, which is destroyed with its owner.
class DnnDescriptor {
 public:
  // Error: "cuda-call-failed".
  static Result<DnnDescriptor> create(const DnnDriver& driver, int kind);
  DnnDescriptor() = default;
  DnnDescriptor(DnnDescriptor&& other) noexcept
      : driver_(other.driver_), object_(std::exchange(other.object_, nullptr)) {}
  DnnDescriptor& operator=(DnnDescriptor&& other) noexcept {
    std::swap(driver_, other.driver_);
    std::swap(object_, other.object_);
    return *this;
  }
  ~DnnDescriptor() {
    if (object_ != nullptr) driver_.destroy_descriptor(object_);
  }

  DnnObject get() const { return object_; }
  // Sets an attribute and returns the descriptor; the first failure remains until `finish`.
  DnnDescriptor& set(int attribute, int64_t value);
  DnnDescriptor& set(int attribute, std::span<const int64_t> values);
  DnnDescriptor& set(int attribute, const DnnDescriptor& value);
  DnnDescriptor& set_raw(int attribute, int type, int64_t count, const void* values);
  // Ends the description. Returns the first status that was not 0.
  DnnStatus finish();

 private:
  DnnFunctions driver_{};
  DnnObject object_ = nullptr;
  DnnStatus status_ = 0;
};

// The library on one device. Its calls follow each other, so they share memory.
class DnnLibrary {
 public:
  // `choices` and `pool` must outlive it. Error: "cuda-call-failed".
  static Result<std::unique_ptr<DnnLibrary>> open(const DnnDriver& driver, DevicePool& pool,
                                                  Choices& choices);
  DnnLibrary(const DnnLibrary&) = delete;
  DnnLibrary& operator=(const DnnLibrary&) = delete;
  ~DnnLibrary();

  const DnnDriver& driver() const { return driver_; }
  DnnHandleObject* handle() const { return handle_; }
  DevicePool& pool() { return pool_; }
  Choices& choices() { return choices_; }
  // Returns memory of at least that size. What it returned before remains valid.
  Result<DeviceAddress> workspace(size_t bytes);

 private:
  DnnLibrary(const DnnDriver& driver, DevicePool& pool, Choices& choices)
      : driver_(driver), pool_(pool), choices_(choices) {}

  DnnDriver driver_;
  DevicePool& pool_;
  Choices& choices_;
  DnnHandleObject* handle_ = nullptr;
  std::vector<DeviceMemory> workspaces_;  // each larger than the one before it
};

}  // namespace passnet
