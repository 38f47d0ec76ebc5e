// The functions of libcuda.so.1 that PassNet calls, on host memory: kernels are C++ functions of
// known names, a stream runs when it is synchronized, and every call of interest is logged.
#include "fake_device.hpp"

#include <chrono>
#include <cstdlib>
#include <cstring>
#include <map>
#include <utility>

namespace fake_cuda {

State& state() {
  static State own;
  return own;
}

namespace {

constexpr int kOutOfMemory = 2;
constexpr int kNotFound = 500;
constexpr int kIllegalAddress = 700;

template <class T>
T* pointer(uint64_t word) {
  return reinterpret_cast<T*>(word);
}

// out[i] = a[i] + b[i].
void run_add(const uint64_t* words) {
  for (uint64_t i = 0; i < words[3]; ++i) {
    pointer<float>(words[2])[i] =
        pointer<const float>(words[0])[i] + pointer<const float>(words[1])[i];
  }
}

// out[i] = factor * x[i], with the bits of a double as the factor.
void run_scale(const uint64_t* words) {
  double factor = 0;
  std::memcpy(&factor, &words[3], sizeof factor);
  for (uint64_t i = 0; i < words[2]; ++i) {
    pointer<float>(words[1])[i] = static_cast<float>(factor * pointer<const float>(words[0])[i]);
  }
}

void run_fault(const uint64_t* /*words*/) { state().error = kIllegalAddress; }

// Writes one element behind a block of four.
void run_overrun(const uint64_t* words) { pointer<float>(words[0])[4] = 1; }

// Writes the word by which the driver tells that a stream has ended.
void run_forge(const uint64_t* /*words*/) { state().is_told_of_end = true; }

// Works for 5 ms.
void run_slow(const uint64_t* /*words*/) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(5);
  while (std::chrono::steady_clock::now() < end) {
  }
}

constexpr Kernel kKernels[] = {{"fake_add", 4, run_add},     {"fake_scale", 4, run_scale},
                               {"fake_fault", 1, run_fault}, {"fake_overrun", 1, run_overrun},
                               {"fake_forge", 1, run_forge}, {"fake_slow", 1, run_slow}};

struct Exec {
  std::map<const Node*, std::shared_ptr<Node>> by_node;
  std::vector<std::shared_ptr<Node>> nodes;
};

struct Params {
  const Kernel* kernel;
  unsigned grid[3], block[3], shared;
  void** arguments;
};

struct Config {
  unsigned grid[3], block[3], shared;
  Stream* stream;
  const void* attributes;
  unsigned attribute_count;
};

void log(std::string line) { state().log += std::move(line) + "\n"; }

std::string shape(const unsigned (&grid)[3], const unsigned (&block)[3], unsigned shared) {
  return " grid " + std::to_string(grid[0]) + "," + std::to_string(grid[1]) + "," +
         std::to_string(grid[2]) + " block " + std::to_string(block[0]) + " shared " +
         std::to_string(shared);
}

std::vector<uint64_t> words_of(const Kernel& kernel, void** arguments) {
  const auto* words = static_cast<const uint64_t*>(arguments[0]);
  return {words, words + kernel.words};
}

void run_kernel(const Kernel& kernel, const std::vector<uint64_t>& words) {
  if (state().error != 0) return;
  log(std::string("run ") + kernel.name);
  kernel.run(words.data());
}

void run_node(const Node& node) {
  if (node.kernel != nullptr) run_kernel(*node.kernel, node.words);
  for (const Action& action : node.recorded) action();
}

std::shared_ptr<Node> make_node(const Params& params) {
  auto node = std::make_shared<Node>();
  node->kernel = params.kernel;
  node->words = words_of(*params.kernel, params.arguments);
  return node;
}

std::shared_ptr<Node> as_child(const Graph& graph) {
  auto node = std::make_shared<Node>();
  for (const auto& inner : graph.nodes) {
    node->recorded.push_back([inner] { run_node(*inner); });
  }
  return node;
}

// False unless the dependencies say that the node follows the last one.
bool follows_last(const Graph& graph, Node* const* after, size_t count) {
  return graph.nodes.empty() ? count == 0 : count == 1 && *after == graph.nodes.back().get();
}

template <class T>
int destroy(T* object) {
  delete object;
  --state().live;
  return 0;
}

template <class T>
int create(T** object) {
  *object = new T();
  ++state().live;
  return 0;
}

}  // namespace
}  // namespace fake_cuda

using namespace fake_cuda;  // NOLINT: the functions below are the file's purpose

extern "C" {

// For tests: what happened since the last reset, and what was not destroyed.
const char* fake_cuda_log() { return state().log.c_str(); }
int fake_cuda_live() { return state().live; }
void fake_cuda_reset() { state().log.clear(), state().error = 0, state().clock_ms = 0; }
void fake_cuda_limit_memory(size_t bytes) { state().memory_limit = bytes; }

int cuInit(unsigned /*flags*/) { return 0; }
int cuDriverGetVersion(int* version) { return *version = 13000, 0; }
int cuGetErrorName(int status, const char** text) {
  *text = status == kIllegalAddress ? "CUDA_ERROR_ILLEGAL_ADDRESS" : "CUDA_ERROR_NOT_FOUND";
  return 0;
}
int cuGetErrorString(int status, const char** text) {
  *text = status == kIllegalAddress ? "an illegal memory access was encountered"
                                    : "named symbol not found";
  return 0;
}
int cuDeviceGetCount(int* count) { return *count = 1, 0; }
int cuDeviceGet(int* device, int ordinal) { return *device = ordinal, 0; }
int cuDeviceGetName(char* name, int size, int /*device*/) {
  return std::strncpy(name, "Fake GPU", static_cast<size_t>(size)), 0;
}
int cuDeviceGetAttribute(int* value, int which, int /*device*/) {
  return *value = which == 75 ? 9 : which == 76 ? 0 : which == 16 ? 132 : 1 << 20, 0;
}
int cuDeviceTotalMem_v2(size_t* bytes, int /*device*/) { return *bytes = state().memory_limit, 0; }
int cuDevicePrimaryCtxSetFlags_v2(int /*device*/, unsigned /*flags*/) { return 0; }
int cuDevicePrimaryCtxRetain(void** context, int /*device*/) {
  return *context = &state(), ++state().live, 0;
}
int cuDevicePrimaryCtxRelease_v2(int /*device*/) { return --state().live, 0; }
int cuCtxSetCurrent(void* /*context*/) { return 0; }

int cuMemAlloc_v2(uint64_t* address, size_t bytes) {
  if (state().memory + bytes > state().memory_limit) return kOutOfMemory;
  auto* const memory = static_cast<size_t*>(std::aligned_alloc(256, bytes / 256 * 256 + 512));
  memory[0] = bytes;  // before what the caller gets
  state().memory += bytes;
  *address = reinterpret_cast<uint64_t>(memory) + 256;
  log("allocate " + std::to_string(bytes));
  return ++state().live, 0;
}
int cuMemFree_v2(uint64_t address) {
  auto* const memory = pointer<size_t>(address - 256);
  state().memory -= memory[0];
  std::free(memory);
  return --state().live, 0;
}
int cuMemHostAlloc(void** memory, size_t bytes, unsigned /*flags*/) {
  return *memory = std::malloc(bytes), ++state().live, 0;
}
int cuMemFreeHost(void* memory) { return std::free(memory), --state().live, 0; }
int cuMemHostRegister_v2(void* /*memory*/, size_t /*bytes*/, unsigned /*flags*/) {
  return ++state().live, 0;
}
int cuMemHostUnregister(void* /*memory*/) { return --state().live, 0; }
int cuMemcpyHtoDAsync_v2(uint64_t to, const void* from, size_t bytes, Stream* stream) {
  return stream->add([=] { std::memcpy(pointer<void>(to), from, bytes); }), state().error;
}
int cuMemcpyDtoHAsync_v2(void* to, uint64_t from, size_t bytes, Stream* stream) {
  return stream->add([=] { std::memcpy(to, pointer<void>(from), bytes); }), state().error;
}
int cuMemcpyDtoDAsync_v2(uint64_t to, uint64_t from, size_t bytes, Stream* stream) {
  stream->add([=] {
    std::memcpy(pointer<void>(to), pointer<void>(from), bytes);
    state().clock_ms += static_cast<float>(bytes) / 1e9F;  // 1 TB/s, of bytes copied
  });
  return state().error;
}
int cuMemsetD8Async(uint64_t to, unsigned char byte, size_t bytes, Stream* stream) {
  return stream->add([=] { std::memset(pointer<void>(to), byte, bytes); }), state().error;
}

int cuStreamCreate(Stream** stream, unsigned /*flags*/) { return create(stream); }
int cuStreamDestroy_v2(Stream* stream) { return destroy(stream); }
int cuStreamSynchronize(Stream* stream) {
  state().is_told_of_end = false;
  std::vector<Action> actions = std::exchange(stream->actions, {});
  size_t done = 0;
  while (done < actions.size() && !state().is_told_of_end) actions[done++]();
  actions.erase(actions.begin(), actions.begin() + static_cast<std::ptrdiff_t>(done));
  stream->actions.insert(stream->actions.begin(), actions.begin(), actions.end());
  return state().error;
}
// A device works on: it is found to have ended when it is looked at.
int cuStreamQuery(Stream* stream) { return cuStreamSynchronize(stream); }
int cuStreamWriteValue64_v2(Stream* stream, uint64_t to, uint64_t word, unsigned /*flags*/) {
  return stream->add([=] { *pointer<uint64_t>(to) = word; }), state().error;
}
int cuStreamBeginCapture_v2(Stream* stream, int /*mode*/) { return stream->is_captured = true, 0; }
int cuStreamEndCapture(Stream* stream, Graph** graph) {
  create(graph);
  auto node = std::make_shared<Node>();
  node->recorded = std::exchange(stream->captured, {});
  (*graph)->nodes.push_back(std::move(node));
  return stream->is_captured = false, 0;
}
int cuEventCreate(float** event, unsigned /*flags*/) { return create(event); }
int cuEventDestroy_v2(float* event) { return destroy(event); }
int cuEventRecord(float* event, Stream* stream) {
  return stream->add([=] { *event = state().clock_ms += 0.001F; }), 0;
}
int cuEventElapsedTime(float* ms, const float* begin, const float* end) {
  return *ms = *end - *begin, 0;
}

int cuModuleLoadData(std::string** module, const void* image) {
  create(module);
  **module = static_cast<const char*>(image);
  return 0;
}
int cuModuleUnload(std::string* module) { return destroy(module); }
int cuModuleGetFunction(const Kernel** function, const std::string* module, const char* name) {
  for (const Kernel& kernel : kKernels) {
    if (std::strcmp(kernel.name, name) == 0 && module->find(name) != std::string::npos) {
      return *function = &kernel, 0;
    }
  }
  return kNotFound;
}
int cuFuncSetAttribute(const Kernel* kernel, int attribute, int value) {
  log(std::string("attribute ") + kernel->name + " " + std::to_string(attribute) + " " +
      std::to_string(value));
  return 0;
}
int cuLaunchKernelEx(const Config* config, const Kernel* kernel, void** arguments, void** /*x*/) {
  config->stream->add(
      [kernel, words = words_of(*kernel, arguments)] { run_kernel(*kernel, words); });
  log(std::string("launch ") + kernel->name + shape(config->grid, config->block, config->shared));
  return state().error;
}

int cuGraphCreate(Graph** graph, unsigned /*flags*/) { return create(graph); }
int cuGraphDestroy(Graph* graph) { return destroy(graph); }
int cuGraphAddKernelNode_v2(Node** node, Graph* graph, Node* const* after, size_t count,
                            const Params* params) {
  if (count > 0 && !follows_last(*graph, after, count)) return kNotFound;
  graph->nodes.push_back(make_node(*params));
  *node = graph->nodes.back().get();
  log(std::string("node ") + params->kernel->name +
      shape(params->grid, params->block, params->shared));
  return 0;
}
int cuGraphAddDependencies_v2(Graph* graph, Node* const* from, Node* const* to,
                              const unsigned char* edge, size_t count) {
  log("edge " + std::to_string(edge[0]) + " " + std::to_string(edge[1]) + " " +
      std::to_string(edge[2]));
  const size_t last = graph->nodes.size() - 1;
  return count == 1 && graph->nodes[last].get() == *to && graph->nodes[last - 1].get() == *from
             ? 0
             : kNotFound;
}
int cuGraphAddChildGraphNode(Node** node, Graph* graph, Node* const* after, size_t count,
                             const Graph* child) {
  if (!follows_last(*graph, after, count)) return kNotFound;
  graph->nodes.push_back(as_child(*child));
  *node = graph->nodes.back().get();
  return log("node child"), 0;
}
int cuGraphKernelNodeSetAttribute(Node* node, int attribute, const unsigned* value) {
  log(std::string("cluster ") + node->kernel->name + " " + std::to_string(attribute) + " " +
      std::to_string(value[0]));
  return 0;
}
int cuGraphInstantiateWithFlags(Exec** exec, const Graph* graph, unsigned long long /*flags*/) {
  create(exec);
  for (const auto& node : graph->nodes) {
    auto own = std::make_shared<Node>(*node);
    (*exec)->by_node[node.get()] = own;
    (*exec)->nodes.push_back(own);
  }
  return log("instantiate"), 0;
}
int cuGraphExecDestroy(Exec* exec) { return destroy(exec); }
int cuGraphExecKernelNodeSetParams_v2(Exec* exec, const Node* node, const Params* params) {
  *exec->by_node.at(node) = *make_node(*params);
  return log(std::string("move ") + params->kernel->name), 0;
}
int cuGraphExecChildGraphNodeSetParams(Exec* exec, const Node* node, const Graph* child) {
  *exec->by_node.at(node) = *as_child(*child);
  return log("move child"), 0;
}
int cuGraphUpload(Exec* /*exec*/, Stream* /*stream*/) { return 0; }
int cuGraphLaunch(const Exec* exec, Stream* stream) {
  log("launch graph");
  for (const auto& node : exec->nodes) {
    stream->add([copy = *node] { run_node(copy); });
  }
  return state().error;
}

}  // extern "C"
