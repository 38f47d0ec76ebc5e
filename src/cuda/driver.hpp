// The functions of NVIDIA's driver library, found when they are first needed: building PassNet
// needs nothing of CUDA. Names, types and values are those of the driver's own interface (cuda.h).
#pragma once

#include "diag/diagnostic.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace passnet {

// An address in the memory of a GPU.
using DeviceAddress = uint64_t;

// Objects of the driver; their contents are its own.
struct CudaContextObject;
struct CudaStreamObject;
struct CudaEventObject;
struct CudaModuleObject;
struct CudaFunctionObject;
struct CudaGraphObject;
struct CudaGraphNodeObject;
struct CudaGraphExecObject;
using CudaContext = CudaContextObject*;
using CudaStream = CudaStreamObject*;
using CudaEvent = CudaEventObject*;
using CudaFunction = CudaFunctionObject*;
using CudaGraph = CudaGraphObject*;
using CudaGraphNode = CudaGraphNodeObject*;
using CudaGraphExec = CudaGraphExecObject*;

// CUDA_KERNEL_NODE_PARAMS of driver 12 and newer.
struct CudaKernelNode {
  CudaFunction function = nullptr;
  std::array<uint32_t, 3> grid{1, 1, 1};
  std::array<uint32_t, 3> block{1, 1, 1};
  uint32_t shared_bytes = 0;
  void** parameters = nullptr;
  void** extra = nullptr;
  void* kernel = nullptr;
  CudaContext context = nullptr;
};

// CUlaunchAttribute; `value` begins with the three extents of a cluster, if that is what it states.
struct CudaLaunchAttribute {
  static constexpr uint32_t kClusterDimension = 4;
  uint64_t id = kClusterDimension;
  std::array<uint32_t, 16> value{};
};

// CUlaunchConfig.
struct CudaLaunchConfig {
  std::array<uint32_t, 3> grid{1, 1, 1};
  std::array<uint32_t, 3> block{1, 1, 1};
  uint32_t shared_bytes = 0;
  CudaStream stream = nullptr;
  CudaLaunchAttribute* attributes = nullptr;
  uint32_t attribute_count = 0;
};

// CUgraphEdgeData: by default, the later kernel waits by itself for the end of the earlier one.
struct CudaEdge {
  uint8_t from_port = 1;  // CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC
  uint8_t to_port = 0;
  uint8_t type = 1;  // CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC
  std::array<uint8_t, 5> reserved{};
};

// CUresult: 0 is success.
using CudaStatus = int;
inline constexpr CudaStatus kCudaOutOfMemory = 2;
inline constexpr CudaStatus kCudaNotReady = 600;

// Members have the names of the functions without `cu`, and their newest versions that driver 525,
// of CUDA 12.0, has.
struct CudaFunctions {
  CudaStatus (*init)(unsigned flags);
  CudaStatus (*driver_version)(int* version);
  CudaStatus (*error_name)(CudaStatus status, const char** text);
  CudaStatus (*error_text)(CudaStatus status, const char** text);

  CudaStatus (*device_count)(int* count);
  CudaStatus (*device_get)(int* device, int ordinal);
  CudaStatus (*device_name)(char* name, int size, int device);
  CudaStatus (*device_attribute)(int* value, int attribute, int device);
  CudaStatus (*device_memory)(size_t* bytes, int device);
  CudaStatus (*context_flags)(int device, unsigned flags);
  CudaStatus (*context_retain)(CudaContext* context, int device);
  CudaStatus (*context_release)(int device);
  CudaStatus (*context_set_current)(CudaContext context);

  CudaStatus (*memory_allocate)(DeviceAddress* address, size_t bytes);
  CudaStatus (*memory_free)(DeviceAddress address);
  CudaStatus (*host_allocate)(void** memory, size_t bytes, unsigned flags);
  CudaStatus (*host_free)(void* memory);
  CudaStatus (*host_register)(void* memory, size_t bytes, unsigned flags);
  CudaStatus (*host_unregister)(void* memory);
  CudaStatus (*copy_to_device)(DeviceAddress to, const void* from, size_t bytes, CudaStream stream);
  CudaStatus (*copy_to_host)(void* to, DeviceAddress from, size_t bytes, CudaStream stream);
  CudaStatus (*copy)(DeviceAddress to, DeviceAddress from, size_t bytes, CudaStream stream);
  CudaStatus (*fill)(DeviceAddress to, unsigned char byte, size_t bytes, CudaStream stream);

  CudaStatus (*stream_create)(CudaStream* stream, unsigned flags);
  CudaStatus (*stream_destroy)(CudaStream stream);
  CudaStatus (*stream_synchronize)(CudaStream stream);
  CudaStatus (*stream_begin_capture)(CudaStream stream, int mode);
  CudaStatus (*stream_end_capture)(CudaStream stream, CudaGraph* graph);
  CudaStatus (*event_create)(CudaEvent* event, unsigned flags);
  CudaStatus (*event_destroy)(CudaEvent event);
  CudaStatus (*event_record)(CudaEvent event, CudaStream stream);
  CudaStatus (*event_elapsed)(float* ms, CudaEvent begin, CudaEvent end);

  CudaStatus (*module_load)(CudaModuleObject** module, const void* image);
  CudaStatus (*module_unload)(CudaModuleObject* module);
  CudaStatus (*module_function)(CudaFunction* function, CudaModuleObject* module, const char* name);
  CudaStatus (*function_set_attribute)(CudaFunction function, int attribute, int value);
  CudaStatus (*launch)(const CudaLaunchConfig* config, CudaFunction function, void** parameters,
                       void** extra);

  CudaStatus (*graph_create)(CudaGraph* graph, unsigned flags);
  CudaStatus (*graph_destroy)(CudaGraph graph);
  CudaStatus (*graph_add_kernel)(CudaGraphNode* node, CudaGraph graph, const CudaGraphNode* after,
                                 size_t after_count, const CudaKernelNode* kernel);
  CudaStatus (*graph_add_child)(CudaGraphNode* node, CudaGraph graph, const CudaGraphNode* after,
                                size_t after_count, CudaGraph child);
  // Null in a driver older than that of CUDA 12.3.
  CudaStatus (*graph_add_edges)(CudaGraph graph, const CudaGraphNode* from, const CudaGraphNode* to,
                                const CudaEdge* edges, size_t count);
  CudaStatus (*graph_set_attribute)(CudaGraphNode node, int attribute, const void* value);
  CudaStatus (*graph_instantiate)(CudaGraphExec* exec, CudaGraph graph, unsigned long long flags);
  CudaStatus (*exec_destroy)(CudaGraphExec exec);
  CudaStatus (*exec_set_kernel)(CudaGraphExec exec, CudaGraphNode node,
                                const CudaKernelNode* kernel);
  CudaStatus (*exec_set_child)(CudaGraphExec exec, CudaGraphNode node, CudaGraph child);
  CudaStatus (*exec_upload)(CudaGraphExec exec, CudaStream stream);
  CudaStatus (*exec_launch)(CudaGraphExec exec, CudaStream stream);
};

// The loaded library, which stays loaded as long as the program: its threads may run.
class CudaDriver {
 public:
  // Looks for libcuda.so.1 where the loader does, and where containers mount it; `path` names
  // another file instead. Also initializes it. Error: "cuda-not-available".
  static Result<CudaDriver> load(const std::string& path = {});

  const CudaFunctions* operator->() const { return &functions_; }
  // The CUDA version of the driver: 13000 is 13.0.
  int version() const { return version_; }
  // `an illegal memory access was encountered (CUDA_ERROR_ILLEGAL_ADDRESS)`.
  std::string describe(CudaStatus status) const;
  // Returns the error of a call, if there is one: "cuda-call-failed", or, for memory,
  // "device-memory-not-allocated". `doing`: `copying the inputs`.
  Result<void> check(CudaStatus status, std::string_view doing) const;
  // Returns a function of the library that is not listed above; null if it has none.
  void* find(const char* name) const;

 private:
  CudaFunctions functions_{};
  void* library_ = nullptr;
  int version_ = 0;
};

}  // namespace passnet
