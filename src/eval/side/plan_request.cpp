#include "eval/side/plan_request.hpp"

#include "base/check.hpp"
#include "base/clock.hpp"
#include "base/thread_pool.hpp"
#include "cpu/executable.hpp"
#include "sandbox/worker/control_block.hpp"

#include <chrono>
#include <cstring>
#include <memory>
#include <string>
#include <sys/mman.h>
#include <sys/random.h>
#include <unistd.h>

namespace passnet {
namespace {

class Writer {
 public:
  void number(uint64_t value) { append(&value, sizeof value); }
  void text(const std::string& value) {
    number(value.size());
    append(value.data(), value.size());
  }
  void append(const void* from, size_t size) {
    const auto* const begin = static_cast<const std::byte*>(from);
    bytes_.insert(bytes_.end(), begin, begin + size);
  }
  // Writes values of types without pointers.
  template <class List>
  void list(const List& values) {
    number(values.size());
    if (!values.empty()) append(values.data(), values.size() * sizeof(values[0]));
  }
  std::vector<std::byte> take() { return std::move(bytes_); }

 private:
  std::vector<std::byte> bytes_;
};

class Reader {
 public:
  explicit Reader(std::span<const std::byte> bytes) : bytes_(bytes) {}
  uint64_t number() {
    uint64_t value = 0;
    take(&value, sizeof value);
    return value;
  }
  std::string text() {
    std::string value(number(), '\0');
    take(value.data(), value.size());
    return value;
  }
  template <class List>
  List list() {
    List values(number());
    take(values.data(), values.size() * sizeof(values[0]));
    return values;
  }
  int64_t integer() { return static_cast<int64_t>(number()); }
  void take(void* to, size_t size) {
    CHECK(size <= bytes_.size());
    if (size > 0) std::memcpy(to, bytes_.data(), size);
    bytes_ = bytes_.subspan(size);
  }

 private:
  std::span<const std::byte> bytes_;
};

void write_product(const Product& product, Writer& writer) {
  for (const DType dtype : {product.dtype, product.target_dtype}) {
    writer.number(static_cast<uint64_t>(dtype));
  }
  writer.number(product.has_addend ? 1 : 0);
  for (const int64_t start :
       {product.left_start, product.right_start, product.target_start, product.addend_start}) {
    writer.number(static_cast<uint64_t>(start));
  }
  for (const auto* loops : {&product.batch, &product.rows, &product.columns, &product.depth}) {
    writer.list(*loops);
  }
  writer.list(product.window);
}

Product read_product(Reader& reader) {
  Product product;
  product.dtype = static_cast<DType>(reader.number());
  product.target_dtype = static_cast<DType>(reader.number());
  product.has_addend = reader.number() != 0;
  for (int64_t* start :
       {&product.left_start, &product.right_start, &product.target_start, &product.addend_start}) {
    *start = reader.integer();
  }
  for (auto* loops : {&product.batch, &product.rows, &product.columns, &product.depth}) {
    *loops = reader.list<std::vector<ProductLoop>>();
  }
  product.window = reader.list<std::vector<WindowDim>>();
  return product;
}

void write_convolution(const Convolution& convolution, Writer& writer) {
  writer.number(static_cast<uint64_t>(convolution.dtype));
  writer.number(convolution.has_bias ? 1 : 0);
  for (const int64_t value :
       {convolution.batch, convolution.groups, convolution.in_channels, convolution.out_channels,
        convolution.input_start, convolution.weight_start, convolution.bias_start}) {
    writer.number(static_cast<uint64_t>(value));
  }
  writer.list(convolution.dims);
  writer.list(convolution.input_strides);
}

Convolution read_convolution(Reader& reader) {
  Convolution convolution;
  convolution.dtype = static_cast<DType>(reader.number());
  convolution.has_bias = reader.number() != 0;
  for (int64_t* value : {&convolution.batch, &convolution.groups, &convolution.in_channels,
                         &convolution.out_channels, &convolution.input_start,
                         &convolution.weight_start, &convolution.bias_start}) {
    *value = reader.integer();
  }
  convolution.dims = reader.list<std::vector<WindowDim>>();
  convolution.input_strides = reader.list<Strides>();
  return convolution;
}

void write_ordering(const Ordering& ordering, Writer& writer) {
  writer.number(static_cast<uint64_t>(ordering.dtype));
  for (const bool flag : {ordering.descending, ordering.has_values}) writer.number(flag ? 1 : 0);
  for (const int64_t value : {ordering.first, ordering.count, ordering.extent, ordering.start,
                              ordering.stride, ordering.output_stride}) {
    writer.number(static_cast<uint64_t>(value));
  }
  writer.list(ordering.rows);
}

Ordering read_ordering(Reader& reader) {
  Ordering ordering;
  ordering.dtype = static_cast<DType>(reader.number());
  for (bool* flag : {&ordering.descending, &ordering.has_values}) *flag = reader.number() != 0;
  for (int64_t* value : {&ordering.first, &ordering.count, &ordering.extent, &ordering.start,
                         &ordering.stride, &ordering.output_stride}) {
    *value = reader.integer();
  }
  ordering.rows = reader.list<std::vector<OrderingLoop>>();
  return ordering;
}

void write_fourier(const Fourier& fourier, Writer& writer) {
  for (const bool flag : {fourier.has_real_operand, fourier.has_half_result,
                          fourier.has_real_result, fourier.inverse}) {
    writer.number(flag ? 1 : 0);
  }
  writer.append(&fourier.factor, sizeof fourier.factor);
  writer.number(static_cast<uint64_t>(fourier.start));
  writer.list(fourier.shape);
  writer.list(fourier.strides);
  writer.list(fourier.dims);
}

Fourier read_fourier(Reader& reader) {
  Fourier fourier;
  for (bool* flag : {&fourier.has_real_operand, &fourier.has_half_result, &fourier.has_real_result,
                     &fourier.inverse}) {
    *flag = reader.number() != 0;
  }
  reader.take(&fourier.factor, sizeof fourier.factor);
  fourier.start = reader.integer();
  fourier.shape = reader.list<Shape>();
  fourier.strides = reader.list<Strides>();
  fourier.dims = reader.list<std::vector<TransformedDim>>();
  return fourier;
}

// Writes the number of a call's kind, and the call.
void write_call(const LibraryCall& call, Writer& writer) {
  writer.number(call.index());
  if (const auto* product = std::get_if<Product>(&call)) return write_product(*product, writer);
  if (const auto* ordering = std::get_if<Ordering>(&call)) return write_ordering(*ordering, writer);
  if (const auto* fourier = std::get_if<Fourier>(&call)) return write_fourier(*fourier, writer);
  write_convolution(std::get<Convolution>(call), writer);
}

LibraryCall read_call(Reader& reader) {
  const uint64_t kind = reader.number();
  if (kind == LibraryCall(Product()).index()) return read_product(reader);
  if (kind == LibraryCall(Ordering()).index()) return read_ordering(reader);
  if (kind == LibraryCall(Fourier()).index()) return read_fourier(reader);
  return read_convolution(reader);
}

void write_launch(const KernelLaunch& launch, Writer& writer) {
  writer.number(launch.kernel);
  writer.list(launch.buffers);
  writer.list(launch.parameters);
  writer.append(&launch.shape, sizeof launch.shape);
}

KernelLaunch read_launch(Reader& reader) {
  KernelLaunch launch;
  launch.kernel = static_cast<uint32_t>(reader.number());
  launch.buffers = reader.list<std::vector<BlockId>>();
  launch.parameters = reader.list<std::vector<int64_t>>();
  reader.take(&launch.shape, sizeof launch.shape);
  return launch;
}

void write_library_step(const LibraryStep& step, Writer& writer) {
  write_call(step.call, writer);
  writer.list(step.buffers);
  writer.append(&step.tiles, sizeof step.tiles);
  writer.number(step.epilogue ? 1 : 0);
  if (!step.epilogue) return;
  writer.number(step.epilogue->kernel);
  writer.list(step.epilogue->buffers);
  writer.number(step.epilogue->cuts_columns ? 1 : 0);
  writer.number(step.epilogue->begins ? 1 : 0);
}

LibraryStep read_library_step(Reader& reader) {
  LibraryStep step;
  step.call = read_call(reader);
  step.buffers = reader.list<std::vector<BlockId>>();
  reader.take(&step.tiles, sizeof step.tiles);
  if (reader.number() == 0) return step;
  Epilogue& epilogue = step.epilogue.emplace();
  epilogue.kernel = static_cast<uint32_t>(reader.number());
  epilogue.buffers = reader.list<std::vector<uint32_t>>();
  epilogue.cuts_columns = reader.number() != 0;
  epilogue.begins = reader.number() != 0;
  return step;
}

void write_step(const Step& step, Writer& writer) {
  writer.number(is_library_step(step) ? 1 : 0);
  if (const auto* launch = std::get_if<KernelLaunch>(&step)) return write_launch(*launch, writer);
  write_library_step(std::get<LibraryStep>(step), writer);
}

Step read_step(Reader& reader) {
  if (reader.number() != 0) return read_library_step(reader);
  return read_launch(reader);
}

// A plan that a worker can run.
struct LoadedPlan {
  KernelLibraries libraries;
  std::unique_ptr<Executable> executable;
  uint64_t* pool_calls = nullptr;
  std::span<StepTime> times;  // empty: nothing is timed

  void run() {
    if (!times.empty()) return executable->run_timed(times);
    executable->run();
    *pool_calls = executable->parallel_calls();
  }
};

constexpr int64_t kFallAsleepNs = 10'000;
constexpr std::chrono::milliseconds kWake{20};  // a call on fewer threads gives no sample

void spin_for(int64_t ns) {
  for (const int64_t begin = now_ns(); now_ns() - begin < ns;) relax_processor();
}

// Libraries and stacks of threads come to other pages than in the workers before, all of which are
// forks of one process: where they happen to be is not the same in all rounds.
void move_addresses() {
  constexpr uint32_t kMostPages = 4096;
  uint32_t pages = 0;
  if (getrandom(&pages, sizeof pages, 0) != sizeof pages) return;
  const auto page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
  (void)mmap(nullptr, (1 + pages % kMostPages) * page, PROT_NONE,
             MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
}

// The state of the worker between calls.
struct Loaded {
  std::unique_ptr<ThreadPool> pool;
  std::vector<LoadedPlan> plans;

  // Helpers and the supervisor may have one processor: while one side works, the other must sleep.
  void wake_helpers() {
    if (!pool) return;
    spin_for(kFallAsleepNs);
    pool->wake(kWake);
  }
  void rest_helpers() {
    if (!pool) return;
    pool->rest();
    spin_for(kFallAsleepNs);
  }
  int64_t alone_ns() const { return pool ? pool->alone().count() : 0; }
};

std::expected<LoadedPlan, std::string> load_plan(PlanRequest request, std::byte* memory,
                                                 ThreadPool* pool) {
  auto libraries = KernelLibraries::load(request.libraries);
  if (!libraries) return std::unexpected(libraries.error());
  LoadedPlan loaded{.libraries = *std::move(libraries)};
  Plan plan;
  plan.blocks.resize(request.block_offsets.size());
  plan.steps = std::move(request.steps);
  auto executable = Executable::load(plan, loaded.libraries, pool);
  if (!executable) return std::unexpected(executable.error());
  loaded.executable = *std::move(executable);
  for (uint32_t block = 0; block < request.block_offsets.size(); ++block) {
    loaded.executable->place({block}, memory + request.block_offsets[block]);
  }
  loaded.executable->warm_up();
  loaded.pool_calls = reinterpret_cast<uint64_t*>(memory + request.counter_offset);
  if (request.times_offset) {
    loaded.times = {reinterpret_cast<StepTime*>(memory + *request.times_offset), plan.steps.size()};
  }
  return loaded;
}

}  // namespace

std::vector<std::byte> write_request(const PlanRequest& request) {
  Writer writer;
  writer.number(request.libraries.size());
  for (const auto& path : request.libraries) writer.text(path.string());
  writer.number(request.threads);
  writer.number(request.processors.has_value() ? 1 : 0);
  if (request.processors) writer.append(&*request.processors, sizeof *request.processors);
  writer.number(request.block_offsets.size());
  for (const size_t offset : request.block_offsets) writer.number(offset);
  writer.number(request.counter_offset);
  writer.number(request.times_offset ? 1 : 0);
  writer.number(request.times_offset.value_or(0));
  writer.number(request.steps.size());
  for (const Step& step : request.steps) write_step(step, writer);
  return writer.take();
}

PlanRequest read_request(std::span<const std::byte> bytes) {
  Reader reader(bytes);
  PlanRequest request;
  for (uint64_t i = reader.number(); i > 0; --i) request.libraries.emplace_back(reader.text());
  request.threads = reader.number();
  if (reader.number() != 0) {
    request.processors.emplace();
    reader.take(&*request.processors, sizeof *request.processors);
  }
  for (uint64_t i = reader.number(); i > 0; --i) request.block_offsets.push_back(reader.number());
  request.counter_offset = reader.number();
  const bool is_timed = reader.number() != 0;
  const size_t times_offset = reader.number();
  if (is_timed) request.times_offset = times_offset;
  for (uint64_t i = reader.number(); i > 0; --i) request.steps.push_back(read_step(reader));
  return request;
}

std::vector<std::byte> write_requests(const WorkerRequest& request) {
  Writer writer;
  writer.number(request.is_joint ? 1 : 0);
  writer.number(request.plans.size());
  for (const PlanRequest& plan : request.plans) writer.list(write_request(plan));
  return writer.take();
}

WorkerRequest read_requests(std::span<const std::byte> bytes) {
  Reader reader(bytes);
  WorkerRequest request{.plans = {}, .is_joint = reader.number() != 0};
  for (uint64_t i = reader.number(); i > 0; --i) {
    request.plans.push_back(read_request(reader.list<std::vector<std::byte>>()));
  }
  return request;
}

std::expected<Entry, std::string> set_up_plan(const Request& given) {
  move_addresses();
  auto [requests, is_joint] = read_requests(given.bytes);
  auto loaded = std::make_unique<Loaded>();
  const size_t threads = requests.front().threads;
  if (threads > 1) {
    loaded->pool = std::make_unique<ThreadPool>(
        threads, [processors = requests.front().processors](size_t helper) {
          if (processors) bind_thread(processors->helper(helper));
        });
  }
  for (size_t i = 0; i < requests.size(); ++i) {
    auto plan = load_plan(std::move(requests[i]), given.memory[i].data(), loaded->pool.get());
    if (!plan) return std::unexpected(plan.error());
    loaded->plans.push_back(*std::move(plan));
  }
  if (!is_joint) {
    return [loaded = std::move(loaded)] {
      loaded->plans.front().run();
      return 0;
    };
  }
  auto& call = *reinterpret_cast<JointCall*>(given.memory[requests.size()].data());
  return [loaded = std::move(loaded), &call] {
    if (call.helpers != 0) loaded->wake_helpers();
    const int64_t alone_ns = loaded->alone_ns();
    const int64_t begin = now_ns();
    loaded->plans[call.plan].run();
    store_fence();
    call.ns = now_ns() - begin;
    call.alone_ns = loaded->alone_ns() - alone_ns;
    if (call.helpers != 0) loaded->rest_helpers();
    return 0;
  };
}

}  // namespace passnet
