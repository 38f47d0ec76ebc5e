#include "cuda/library/dnn_call.hpp"

#include "cuda/event.hpp"

#include <algorithm>
#include <array>

namespace passnet {
namespace {

// Values of cuDNN's enumerations.
constexpr int kHandleType = 0;
constexpr int kInt64Type = 3;
constexpr int kPointerType = 6;
constexpr int kHeuristicType = 8;
constexpr int kNoteType = 11;
constexpr int kDescriptorType = 15;
constexpr int kEngineKind = 2;
constexpr int kConfigurationKind = 3;
constexpr int kHeuristicKind = 4;
constexpr int kPlanKind = 5;
constexpr int kGraphKind = 15;
constexpr int kPackKind = 16;
constexpr int kHeuristicMode = 200;
constexpr int kHeuristicGraph = 201;
constexpr int kHeuristicResults = 202;
constexpr int kConfigurationEngine = 300;
constexpr int kPlanHandle = 400;
constexpr int kPlanConfiguration = 401;
constexpr int kPlanWorkspace = 402;
constexpr int kGraphHandle = 800;
constexpr int kGraphOperations = 801;
constexpr int kPackIds = 1000;
constexpr int kPackPointers = 1001;
constexpr int kPackWorkspace = 1003;
constexpr int kEngineNotes = 1303;
constexpr int kModeA = 3;
constexpr int kModeFallback = 2;

// Notes on the numbers of an engine.
constexpr int kTensorCore = 0;
constexpr int kNarrowsInputs = 1;
constexpr int kNarrowSums = 2;
constexpr int kFourier = 3;
constexpr int kVariesOrder = 4;
constexpr int kFirstWinograd = 5;
constexpr int kLastWinograd = 8;

constexpr int64_t kMaxConfigurations = 24;
constexpr size_t kMeasuredEngines = 10;
constexpr int kEngineRuns = 4;  // of each, the first one untimed
constexpr int64_t kMaxWorkspace = int64_t{512} << 20;
constexpr unsigned char kFilled = 0x3c;  // about 1 in f16, 0.01 in f32 and bf16

void* pointer_to(DeviceAddress address) {
  return reinterpret_cast<void*>(address);  // NOLINT(performance-no-int-to-ptr): of the GPU
}

}  // namespace

Result<CudaDnnCall> CudaDnnCall::prepare(DnnLibrary& library, DnnGraph graph) {
  CudaDnnCall call(library);
  call.graph_ = std::move(graph);
  call.operands_.resize(call.graph_.operands.size());
  const DnnDriver& driver = library.driver();
  constexpr std::string_view kDoing = "describing a call";
  std::vector<DnnObject> operations;
  for (const DnnDescriptor& operation : call.graph_.operations) {
    operations.push_back(operation.get());
  }
  DnnHandleObject* const handle = library.handle();
  call.operation_graph_ = TRY(DnnDescriptor::create(driver, kGraphKind));
  call.operation_graph_.set_raw(kGraphHandle, kHandleType, 1, static_cast<const void*>(&handle))
      .set_raw(kGraphOperations, kDescriptorType, std::ssize(operations), operations.data());
  TRY(driver.check(call.operation_graph_.finish(), kDoing));
  const std::vector<DnnDescriptor> configurations = TRY(call.list_configurations());
  TRY(call.choose(configurations));
  return call;
}

// Lists what the heuristic names, and then what should always work.
Result<std::vector<DnnDescriptor>> CudaDnnCall::list_configurations() {
  const DnnDriver& driver = library_->driver();
  std::vector<DnnDescriptor> all;
  for (const int mode : {kModeA, kModeFallback}) {
    DnnDescriptor heuristic = TRY(DnnDescriptor::create(driver, kHeuristicKind));
    heuristic.set(kHeuristicGraph, operation_graph_)
        .set_raw(kHeuristicMode, kHeuristicType, 1, &mode);
    if (heuristic.finish() != 0) continue;
    std::vector<DnnDescriptor> configurations;
    std::vector<DnnObject> objects;
    for (int64_t i = 0; i < kMaxConfigurations; ++i) {
      configurations.push_back(TRY(DnnDescriptor::create(driver, kConfigurationKind)));
      objects.push_back(configurations.back().get());
    }
    int64_t found = 0;
    const DnnStatus status =
        driver->get_attribute(heuristic.get(), kHeuristicResults, kDescriptorType,
                              kMaxConfigurations, &found, static_cast<void*>(objects.data()));
    if (status != 0) continue;
    configurations.resize(static_cast<size_t>(std::min(found, kMaxConfigurations)));
    std::ranges::move(configurations, std::back_inserter(all));
  }
  return all;
}

bool CudaDnnCall::is_exact(const DnnDescriptor& configuration) const {
  const DnnDriver& driver = library_->driver();
  auto engine = DnnDescriptor::create(driver, kEngineKind);
  if (!engine) return false;
  DnnObject object = engine->get();
  int64_t found = 0;
  if (driver->get_attribute(configuration.get(), kConfigurationEngine, kDescriptorType, 1, &found,
                            static_cast<void*>(&object)) != 0) {
    return false;
  }
  std::array<int, 32> notes{};
  if (driver->get_attribute(engine->get(), kEngineNotes, kNoteType, std::ssize(notes), &found,
                            notes.data()) != 0) {
    return false;
  }
  return std::ranges::none_of(std::span(notes).first(static_cast<size_t>(found)), [&](int note) {
    const bool is_winograd = note >= kFirstWinograd && note <= kLastWinograd;
    return is_winograd || note == kNarrowsInputs || note == kNarrowSums || note == kFourier ||
           note == kVariesOrder || (note == kTensorCore && !graph_.allows_tensor_cores);
  });
}

std::optional<CudaDnnCall::Engine> CudaDnnCall::make_engine(
    std::span<const DnnDescriptor> configurations, size_t number) {
  const DnnDriver& driver = library_->driver();
  if (number >= configurations.size() || !is_exact(configurations[number])) return std::nullopt;
  auto plan = DnnDescriptor::create(driver, kPlanKind);
  if (!plan) return std::nullopt;
  DnnHandleObject* const handle = library_->handle();
  plan->set_raw(kPlanHandle, kHandleType, 1, static_cast<const void*>(&handle))
      .set(kPlanConfiguration, configurations[number]);
  if (plan->finish() != 0) return std::nullopt;
  Engine engine{.number = number, .plan = *std::move(plan)};
  int64_t found = 0;
  if (driver->get_attribute(engine.plan.get(), kPlanWorkspace, kInt64Type, 1, &found,
                            &engine.workspace_bytes) != 0 ||
      engine.workspace_bytes > kMaxWorkspace) {
    return std::nullopt;
  }
  return engine;
}

Result<void> CudaDnnCall::choose(std::span<const DnnDescriptor> configurations) {
  Choices& choices = library_->choices();
  if (const auto chosen = choices.find(graph_.text)) {
    if (auto engine = make_engine(configurations, *chosen)) {
      engine_ = *std::move(engine);
      return {};
    }
  }
  std::vector<Engine> engines;
  for (size_t i = 0; i < configurations.size() && engines.size() < kMeasuredEngines; ++i) {
    if (auto engine = make_engine(configurations, i)) engines.push_back(*std::move(engine));
  }
  engine_ = TRY(fastest(std::move(engines)));
  choices.keep(graph_.text, engine_.number);
  return {};
}

Result<CudaDnnCall::Engine> CudaDnnCall::fastest(std::vector<Engine> engines) {
  std::vector<DeviceMemory> memory;
  std::vector<DeviceAddress> addresses;
  const CudaDriver& driver = library_->pool().device().driver();
  for (const DnnTensor& tensor : graph_.operands) {
    const auto bytes = static_cast<size_t>(tensor.end_bytes);
    memory.push_back(TRY(library_->pool().allocate(bytes)));
    addresses.push_back(memory.back().address());
    TRY(driver.check(
        driver->fill(addresses.back(), kFilled, bytes, library_->pool().device().stream()),
        "filling memory of the GPU"));
  }
  Engine* best = nullptr;
  double least = 0;
  for (Engine& engine : engines) {
    const auto time = measure(engine, addresses);
    if (!time) continue;
    if (best == nullptr || *time < least) {
      best = &engine;
      least = *time;
    }
  }
  if (best != nullptr) return std::move(*best);
  return fail({}, "cuda-call-failed", "cuDNN has no engine for {}", graph_.text);
}

Result<double> CudaDnnCall::measure(const Engine& engine,
                                    std::span<const DeviceAddress> addresses) {
  const CudaDevice& device = library_->pool().device();
  double least = std::numeric_limits<double>::infinity();
  const CudaTimer begin = TRY(CudaTimer::create(device));
  const CudaTimer end = TRY(CudaTimer::create(device));
  for (int i = 0; i < kEngineRuns; ++i) {
    TRY(begin.record());
    TRY(run(engine, addresses, device.stream()));
    TRY(end.record());
    TRY(device.wait("measuring an engine of cuDNN"));
    if (i > 0) least = std::min(least, end.since_us(begin));
  }
  return least;
}

Result<void> CudaDnnCall::run(const Engine& engine, std::span<const DeviceAddress> addresses,
                              CudaStream stream) {
  const DnnDriver& driver = library_->driver();
  constexpr std::string_view kDoing = "calling cuDNN";
  std::vector<int64_t> ids;
  std::vector<void*> pointers;
  for (size_t i = 0; i < graph_.operands.size(); ++i) {
    ids.push_back(static_cast<int64_t>(i) + 1);
    const auto start = static_cast<uint64_t>(graph_.operands[i].start_bytes);
    pointers.push_back(pointer_to(addresses[i] + start));
  }
  const auto add = [&](void* pointer) {
    ids.push_back(std::ssize(ids) + 1);
    pointers.push_back(pointer);
  };
  for (float& scalar : graph_.scalars) add(&scalar);
  constexpr int64_t kAlignment = 256;  // not tuning: of memory of the device
  const int64_t scratch = (graph_.scratch_bytes + kAlignment - 1) / kAlignment * kAlignment;
  const DeviceAddress memory =
      TRY(library_->workspace(static_cast<size_t>(scratch + engine.workspace_bytes)));
  if (scratch > 0) add(pointer_to(memory));
  void* const workspace = pointer_to(memory + static_cast<DeviceAddress>(scratch));
  DnnDescriptor pack = TRY(DnnDescriptor::create(driver, kPackKind));
  pack.set(kPackIds, ids)
      .set_raw(kPackPointers, kPointerType, std::ssize(pointers), pointers.data())
      .set_raw(kPackWorkspace, kPointerType, 1, static_cast<const void*>(&workspace));
  TRY(driver.check(pack.finish(), kDoing));
  TRY(driver.check(driver->set_stream(library_->handle(), stream), kDoing));
  return driver.check(driver->execute(library_->handle(), engine.plan.get(), pack.get()), kDoing);
}

Result<void> CudaDnnCall::enqueue(CudaStream stream) { return run(engine_, operands_, stream); }

}  // namespace passnet
