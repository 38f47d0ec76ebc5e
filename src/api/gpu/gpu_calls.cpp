#include "api/gpu/gpu_calls.hpp"

namespace passnet {

Result<std::unique_ptr<GpuCalls>> GpuCalls::open(DevicePool& pool, const CudaSharing& sharing) {
  const CudaDevice& device = pool.device();
  CudaMark last = TRY(CudaMark::create(device, sharing));
  SharedPools results = SharedPools::make(TRY(ResultPools::open(device.driver(), sharing)));
  if (results.get() == nullptr) return no_memory(sizeof(ResultPools));
  return std::unique_ptr<GpuCalls>(  // the constructor is private
      new GpuCalls(pool, sharing, std::move(results), std::move(last)));
}

Result<void> GpuCalls::begin(CudaStream stream) const {
  if (sharing_.is_capturing(stream)) {
    return fail({}, "stream-is-capturing",
                "expected a stream that runs its work, found one that is being captured");
  }
  return last_.hold(stream);
}

void GpuCalls::finish() const {
  if (!last_.hold(own_stream())) return;
  // An error of a call belongs to that call.
  static_cast<void>(device().driver()->stream_synchronize(own_stream()));
}

}  // namespace passnet
