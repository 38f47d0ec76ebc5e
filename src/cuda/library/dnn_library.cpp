#include "cuda/library/dnn_library.hpp"

#include "base/loaded_functions.hpp"

namespace passnet {
namespace {

// Values of cudnnBackendAttributeType_t.
constexpr int kInt64 = 3;
constexpr int kDescriptor = 15;

bool find_all(void* library, DnnFunctions& functions) {
  return LoadedFunctions(library)
      .find("cudnnCreate", functions.create)
      .find("cudnnDestroy", functions.destroy)
      .find("cudnnSetStream", functions.set_stream)
      .find("cudnnGetVersion", functions.version)
      .find("cudnnBackendCreateDescriptor", functions.create_descriptor)
      .find("cudnnBackendDestroyDescriptor", functions.destroy_descriptor)
      .find("cudnnBackendFinalize", functions.finalize)
      .find("cudnnBackendSetAttribute", functions.set_attribute)
      .find("cudnnBackendGetAttribute", functions.get_attribute)
      .find("cudnnBackendExecute", functions.execute)
      .are_whole();
}

}  // namespace

Result<DnnDriver> DnnDriver::load(std::span<const std::string> paths) {
  for (const std::string& path : paths) {
    void* const library = load_library(path.c_str());
    if (library == nullptr) continue;
    DnnDriver driver;
    if (find_all(library, driver.functions_)) return driver;
  }
  return fail({}, "convolution-library-missing", "expected cuDNN 9, found no library of that name");
}

std::string DnnDriver::version() const {
  // 91900 is 9.19.0.
  const size_t number = functions_.version();
  return fmt::format("{}.{}.{}", number / 10000, number / 100 % 100, number % 100);
}

Result<void> DnnDriver::check(DnnStatus status, std::string_view doing) const {
  if (status == 0) return {};
  return fail({}, "cuda-call-failed", "the GPU failed while {}: cuDNN returned status {}", doing,
              status);
}

Result<DnnDescriptor> DnnDescriptor::create(const DnnDriver& driver, int kind) {
  DnnDescriptor descriptor;
  descriptor.driver_ = *driver.operator->();
  TRY(driver.check(driver->create_descriptor(kind, &descriptor.object_), "describing a call"));
  return descriptor;
}

DnnDescriptor& DnnDescriptor::set_raw(int attribute, int type, int64_t count, const void* values) {
  if (status_ == 0) status_ = driver_.set_attribute(object_, attribute, type, count, values);
  return *this;
}

DnnDescriptor& DnnDescriptor::set(int attribute, int64_t value) {
  return set_raw(attribute, kInt64, 1, &value);
}

DnnDescriptor& DnnDescriptor::set(int attribute, std::span<const int64_t> values) {
  return set_raw(attribute, kInt64, std::ssize(values), values.data());
}

DnnDescriptor& DnnDescriptor::set(int attribute, const DnnDescriptor& value) {
  return set_raw(attribute, kDescriptor, 1, static_cast<const void*>(&value.object_));
}

DnnStatus DnnDescriptor::finish() {
  if (status_ == 0) status_ = driver_.finalize(object_);
  return status_;
}

Result<std::unique_ptr<DnnLibrary>> DnnLibrary::open(const DnnDriver& driver, DevicePool& pool,
                                                     Choices& choices) {
  std::unique_ptr<DnnLibrary> library(
      new DnnLibrary(driver, pool, choices));  // the constructor is private
  TRY(driver.check(driver->create(&library->handle_), "starting cuDNN"));
  return library;
}

DnnLibrary::~DnnLibrary() {
  if (handle_ != nullptr) driver_->destroy(handle_);
}

Result<DeviceAddress> DnnLibrary::workspace(size_t bytes) {
  if (bytes == 0) return 0;
  if (workspaces_.empty() || workspaces_.back().bytes() < bytes) {
    workspaces_.push_back(TRY(pool_.allocate(bytes)));
  }
  return workspaces_.back().address();
}

}  // namespace passnet
