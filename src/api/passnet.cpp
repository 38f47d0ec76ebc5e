// The C interface: checks handles, catches exceptions, and puts results where C expects them.
#include "api/passnet.h"

#include "api/callable.hpp"
#include "api/context.hpp"
#include "api/dlpack.hpp"

#include <algorithm>
#include <exception>
#include <new>
#include <utility>

struct passnet_context {
  std::unique_ptr<passnet::Context> context;
};

struct passnet_compiled {
  passnet::Callable graph;
};

struct passnet_tensor {
  passnet::OwnedTensor tensor;
};

namespace passnet {
namespace {

static_assert(static_cast<int>(Device::kCpu) == PASSNET_CPU &&
              static_cast<int>(Device::kCuda) == PASSNET_CUDA && kDevices.size() == 2);
static_assert(static_cast<int>(DType::kF64) == PASSNET_F64 &&
              static_cast<int>(DType::kBF16) == PASSNET_BF16 &&
              static_cast<int>(DType::kBool) == PASSNET_BOOL &&
              static_cast<int>(DType::kC64) == PASSNET_C64 && kDTypes.size() == 11);

// Truncates between characters if the text does not fit.
template <size_t kSize>
void put_text(char (&to)[kSize], std::string_view text) {
  size_t size = std::min(text.size(), kSize - 1);
  while (size > 0 && size < text.size() && (text[size] & 0xc0) == 0x80) --size;
  text.copy(to, size);
  to[size] = '\0';
}

passnet_status report(passnet_error* error, passnet_status status, std::string_view id,
                      std::string_view text) {
  if (error != nullptr) {
    put_text(error->id, id);
    put_text(error->text, text);
  }
  return status;
}

passnet_status report(passnet_error* error, passnet_status status, const Diagnostic& diagnostic) {
  const std::string_view id = diagnostic.id;
  if (id == "memory-not-allocated" || id == "device-memory-not-allocated") {
    status = PASSNET_NO_MEMORY;
  } else if (id == "cuda-call-failed") {
    status = PASSNET_GPU_FAILED;
  } else if (id == "index-outside-of-dim" || id == "divisor-of-zero") {
    status = PASSNET_BAD_VALUE;
  }
  return report(error, status, id, diagnostic.message);
}

passnet_status null_argument(passnet_error* error, std::string_view name) {
  return report(error, PASSNET_BAD_ARGUMENT, "argument-missing",
                fmt::format("expected the argument '{}', found null", name));
}

// No exception (from the standard library, when memory runs out) reaches C.
template <class Body>
passnet_status guard(passnet_error* error, const Body& body) {
  try {
    if (error != nullptr) *error->id = *error->text = '\0';
    return body();
  } catch (const std::bad_alloc&) {
    return report(error, PASSNET_NO_MEMORY, "memory-not-allocated",
                  "expected memory for the request, found less");
  } catch (const std::exception& thrown) {
    return report(error, PASSNET_NOT_COMPILED, "library-failed", thrown.what());
  }
}

Result<CompileRequest> read_options(const passnet_compile_options* options, const Graph& graph) {
  CompileRequest request;
  if (options == nullptr) return request;
  if (options->pipeline != nullptr) {
    const PipelineInfo* pipeline = find_pipeline(options->pipeline);
    if (pipeline == nullptr) {
      return fail({}, "unknown-pipeline",
                  "expected the pipeline default, default+learned or op-by-op, found '{}'",
                  options->pipeline);
    }
    request.pipeline = pipeline->pipeline;
  }
  for (size_t i = 0; i < options->pass_count; ++i) {
    if (options->passes == nullptr || options->passes[i] == nullptr) {
      return fail({}, "argument-missing", "expected {} pass files, found null",
                  options->pass_count);
    }
    request.passes.emplace_back(options->passes[i]);
  }
  request.allow_native = options->allow_native != 0;
  request.freeze = options->freeze != 0;
  if (options->frozen_count > 0) {
    if (options->frozen == nullptr || options->frozen_count != graph.inputs().size()) {
      return fail({}, "bad-frozen-inputs", "expected one flag for each of {} inputs, found {}",
                  graph.inputs().size(), options->frozen == nullptr ? 0 : options->frozen_count);
    }
    for (size_t i = 0; i < options->frozen_count; ++i) {
      request.frozen.push_back(options->frozen[i] != 0);
    }
  }
  if (options->input_stride_count == 0) return request;
  if (options->input_strides == nullptr || options->input_stride_count != graph.inputs().size()) {
    return fail({}, "bad-input-strides", "expected strides for {} inputs, found {}",
                graph.inputs().size(), options->input_stride_count);
  }
  for (size_t i = 0; i < options->input_stride_count; ++i) {
    const int64_t* strides = options->input_strides[i];
    const size_t rank = graph.type(graph.inputs()[i].value).rank();
    request.input_strides.push_back(
        strides == nullptr ? std::nullopt : std::optional(Strides(strides, strides + rank)));
  }
  return request;
}

passnet_status compile_loaded(Context& context, Result<LoadedGraph> loaded,
                              const passnet_compile_options* options, passnet_compiled** compiled,
                              passnet_error* error) {
  if (!loaded) return report(error, PASSNET_BAD_SOURCE, loaded.error());
  const auto request = read_options(options, loaded->graph);
  if (!request) return report(error, PASSNET_BAD_ARGUMENT, request.error());
  auto prepared = context.prepare(*std::move(loaded), *request);
  if (!prepared) return report(error, PASSNET_BAD_SOURCE, prepared.error());
  auto graph = context.build(*std::move(prepared));
  if (!graph) return report(error, PASSNET_NOT_COMPILED, graph.error());
  *compiled = std::make_unique<passnet_compiled>(passnet_compiled{*std::move(graph)}).release();
  return PASSNET_OK;
}

void describe_tensor(passnet_tensor_info* to, const std::string& name, const TensorType& type,
                     const Strides& strides) {
  *to = {.name = name.c_str(),
         .dtype = static_cast<passnet_dtype>(type.dtype),
         .rank = static_cast<int32_t>(type.rank()),
         .shape = type.shape.data(),
         .strides = strides.data(),
         .mutated = 0,
         .view_of = -1,
         .contents = nullptr};
}

passnet_status out_of_range(passnet_error* error, std::string_view role, size_t index,
                            size_t count) {
  return report(error, PASSNET_BAD_ARGUMENT, "index-out-of-range",
                fmt::format("expected the {} to be below {}, found {}", role, count, index));
}

}  // namespace
}  // namespace passnet

extern "C" {

const char* passnet_version(void) { return PASSNET_VERSION; }

passnet_status passnet_context_create(const passnet_context_options* options,
                                      passnet_context** context, passnet_error* error) {
  if (context == nullptr) return passnet::null_argument(error, "context");
  *context = nullptr;
  return passnet::guard(error, [&] {
    passnet::ContextOptions own;
    if (options != nullptr) {
      if (options->threads < 0) {
        return passnet::report(
            error, PASSNET_BAD_ARGUMENT, "bad-thread-count",
            fmt::format("expected at least 0 threads, found {}", options->threads));
      }
      own.threads = static_cast<size_t>(options->threads);
      if (options->spin_us != 0) {
        own.spin = std::chrono::microseconds(std::max<int64_t>(options->spin_us, 0));
      }
      if (options->compiler != nullptr) own.compiler.compiler = options->compiler;
      if (options->cache_folder != nullptr) own.compiler.cache_folder = options->cache_folder;
      const uint32_t device = passnet::number_in(options->device);
      if (device >= passnet::kDevices.size()) {
        return passnet::report(
            error, PASSNET_BAD_ARGUMENT, "bad-device",
            fmt::format("expected the device {} (cpu) or {} (cuda), found {}",
                        static_cast<int>(PASSNET_CPU), static_cast<int>(PASSNET_CUDA), device));
      }
      own.device = static_cast<passnet::Device>(device);
    }
    auto opened = passnet::Context::open(own);
    if (!opened) {
      const bool argument = opened.error().id == "bad-thread-count";
      return passnet::report(error, argument ? PASSNET_BAD_ARGUMENT : PASSNET_NOT_COMPILED,
                             opened.error());
    }
    *context = std::make_unique<passnet_context>(passnet_context{*std::move(opened)}).release();
    return PASSNET_OK;
  });
}

void passnet_context_free(passnet_context* context) {
  const std::unique_ptr<passnet_context> owner(context);
}

int32_t passnet_context_threads(const passnet_context* context) {
  return context == nullptr ? 0 : static_cast<int32_t>(context->context->threads());
}

passnet_status passnet_compile(passnet_context* context, const char* source,
                               const passnet_compile_options* options, passnet_compiled** compiled,
                               passnet_error* error) {
  if (compiled == nullptr) return passnet::null_argument(error, "compiled");
  *compiled = nullptr;
  if (context == nullptr) return passnet::null_argument(error, "context");
  if (source == nullptr) return passnet::null_argument(error, "source");
  return passnet::guard(error, [&] {
    passnet::Context& own = *context->context;
    return passnet::compile_loaded(own, passnet::load_graph(source, own.catalog(), own.spellings()),
                                   options, compiled, error);
  });
}

passnet_status passnet_compile_text(passnet_context* context, const char* text, size_t length,
                                    const char* name, const passnet_compile_options* options,
                                    passnet_compiled** compiled, passnet_error* error) {
  if (compiled == nullptr) return passnet::null_argument(error, "compiled");
  *compiled = nullptr;
  if (context == nullptr) return passnet::null_argument(error, "context");
  if (text == nullptr && length > 0) return passnet::null_argument(error, "text");
  return passnet::guard(error, [&] {
    passnet::Context& own = *context->context;
    auto loaded = passnet::load_graph_text({text, length}, name == nullptr ? "text" : name,
                                           own.catalog(), own.spellings());
    return passnet::compile_loaded(own, std::move(loaded), options, compiled, error);
  });
}

passnet_device passnet_context_device(const passnet_context* context) {
  return context == nullptr ? PASSNET_CPU : static_cast<passnet_device>(context->context->device());
}

void passnet_compiled_free(passnet_compiled* compiled) {
  const std::unique_ptr<passnet_compiled> owner(compiled);
}

void passnet_thaw(passnet_compiled* compiled) {
  if (compiled != nullptr) compiled->graph.thaw();
}

size_t passnet_input_count(const passnet_compiled* compiled) {
  return compiled == nullptr ? 0 : compiled->graph.layout().inputs().size();
}

size_t passnet_result_count(const passnet_compiled* compiled) {
  return compiled == nullptr ? 0 : compiled->graph.layout().results().size();
}

passnet_status passnet_input_info(const passnet_compiled* compiled, size_t index,
                                  passnet_tensor_info* info, passnet_error* error) {
  if (compiled == nullptr) return passnet::null_argument(error, "compiled");
  if (info == nullptr) return passnet::null_argument(error, "info");
  const auto& inputs = compiled->graph.layout().inputs();
  if (index >= inputs.size())
    return passnet::out_of_range(error, "index of an input", index, inputs.size());
  const auto& input = inputs[index];
  passnet::describe_tensor(info, input.name, input.type, input.strides);
  info->mutated = input.mutated ? 1 : 0;
  const passnet::Tensor* const contents = compiled->graph.contents(index);
  if (contents != nullptr) info->contents = contents->bytes().data();
  return PASSNET_OK;
}

passnet_status passnet_result_info(const passnet_compiled* compiled, size_t index,
                                   passnet_tensor_info* info, passnet_error* error) {
  if (compiled == nullptr) return passnet::null_argument(error, "compiled");
  if (info == nullptr) return passnet::null_argument(error, "info");
  const auto& results = compiled->graph.layout().results();
  if (index >= results.size()) {
    return passnet::out_of_range(error, "index of a result", index, results.size());
  }
  const auto& result = results[index];
  passnet::describe_tensor(info, result.name, result.placement.type, result.strides);
  info->view_of = result.view_of;
  return PASSNET_OK;
}

passnet_status passnet_compiled_facts(const passnet_compiled* compiled, passnet_facts* facts,
                                      passnet_error* error) {
  if (compiled == nullptr) return passnet::null_argument(error, "compiled");
  if (facts == nullptr) return passnet::null_argument(error, "facts");
  *facts = compiled->graph.facts();
  return PASSNET_OK;
}

passnet_status passnet_call(passnet_compiled* compiled, const passnet_buffer* inputs,
                            size_t input_count, const passnet_buffer* results, size_t result_count,
                            passnet_error* error) {
  return passnet_call_in_stream(compiled, nullptr, inputs, input_count, results, result_count,
                                error);
}

passnet_status passnet_call_in_stream(passnet_compiled* compiled, void* stream,
                                      const passnet_buffer* inputs, size_t input_count,
                                      const passnet_buffer* results, size_t result_count,
                                      passnet_error* error) {
  if (compiled == nullptr) return passnet::null_argument(error, "compiled");
  if (inputs == nullptr && input_count > 0) return passnet::null_argument(error, "inputs");
  if (results == nullptr && result_count > 0) return passnet::null_argument(error, "results");
  return passnet::guard(error, [&] {
    const auto done = compiled->graph.call(std::span(inputs, input_count),
                                           std::span(results, result_count), stream);
    return done ? PASSNET_OK : passnet::report(error, PASSNET_BAD_ARGUMENT, done.error());
  });
}

passnet_status passnet_call_allocating(passnet_compiled* compiled, const passnet_buffer* inputs,
                                       size_t input_count, passnet_tensor** results,
                                       size_t result_count, passnet_error* error) {
  return passnet_call_allocating_in_stream(compiled, nullptr, inputs, input_count, results,
                                           result_count, error);
}

passnet_status passnet_call_allocating_in_stream(passnet_compiled* compiled, void* stream,
                                                 const passnet_buffer* inputs, size_t input_count,
                                                 passnet_tensor** results, size_t result_count,
                                                 passnet_error* error) {
  if (compiled == nullptr) return passnet::null_argument(error, "compiled");
  if (inputs == nullptr && input_count > 0) return passnet::null_argument(error, "inputs");
  if (results == nullptr && result_count > 0) return passnet::null_argument(error, "results");
  std::fill_n(results, result_count, nullptr);
  return passnet::guard(error, [&] {
    const size_t expected = compiled->graph.layout().results().size();
    if (result_count != expected) {
      return passnet::report(
          error, PASSNET_BAD_ARGUMENT, "buffer-count",
          fmt::format("expected room for {} results, found {}", expected, result_count));
    }
    auto tensors = compiled->graph.call(std::span(inputs, input_count), stream);
    if (!tensors) return passnet::report(error, PASSNET_BAD_ARGUMENT, tensors.error());
    std::vector<std::unique_ptr<passnet_tensor>> owned;
    for (auto& tensor : *tensors) {
      owned.push_back(std::make_unique<passnet_tensor>(passnet_tensor{std::move(tensor)}));
    }
    for (size_t i = 0; i < owned.size(); ++i) results[i] = owned[i].release();
    return PASSNET_OK;
  });
}

passnet_buffer passnet_tensor_buffer(const passnet_tensor* tensor) {
  if (tensor == nullptr) return {};
  const passnet::OwnedTensor& own = tensor->tensor;
  return {.data = own.data,
          .dtype = static_cast<passnet_dtype>(own.dtype),
          .rank = static_cast<int32_t>(own.shape.size()),
          .shape = own.shape.data(),
          .strides = own.strides.data(),
          .device = static_cast<passnet_device>(own.device)};
}

int64_t passnet_tensor_view_of(const passnet_tensor* tensor) {
  return tensor == nullptr ? -1 : tensor->tensor.view_of;
}

void passnet_tensor_free(passnet_tensor* tensor) {
  const std::unique_ptr<passnet_tensor> owner(tensor);
}

struct DLManagedTensor* passnet_tensor_to_dlpack(passnet_tensor* tensor) {
  if (tensor == nullptr) return nullptr;
  const std::unique_ptr<passnet_tensor> owner(tensor);
  std::unique_ptr<passnet::OwnedTensor> own(new (std::nothrow)
                                                passnet::OwnedTensor(std::move(tensor->tensor)));
  return own == nullptr ? nullptr : passnet::to_dlpack(std::move(own));
}

passnet_status passnet_buffer_from_dlpack(const struct DLManagedTensor* tensor,
                                          passnet_buffer* buffer, passnet_error* error) {
  if (tensor == nullptr) return passnet::null_argument(error, "tensor");
  if (buffer == nullptr) return passnet::null_argument(error, "buffer");
  return passnet::guard(error, [&] {
    const auto described = passnet::from_dlpack(tensor->dl_tensor);
    if (!described) return passnet::report(error, PASSNET_BAD_ARGUMENT, described.error());
    *buffer = *described;
    return PASSNET_OK;
  });
}

}  // extern "C"
