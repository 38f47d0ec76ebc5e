#include "api/context.hpp"

#include "base/float_mode.hpp"
#include "base/thread_count.hpp"
#include "compile/tune.hpp"
#include "frontend/text_lines.hpp"
#include "ir/builder.hpp"
#include "kernel/target.hpp"
#include "ops/catalog.hpp"
#include "pass/language/parse.hpp"
#include "pass/native_kernels.hpp"
#include "type/shape.hpp"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <iterator>
#include <utility>

namespace passnet {
namespace {

Result<std::vector<PassReport>> apply_passes(Graph& graph, const CompileRequest& request,
                                             const Catalog& catalog, const Target& target) {
  std::vector<PassReport> reports;
  for (const std::string& file : request.passes) {
    // A folder or a device cannot be read.
    std::string text = TRY(read_text_file(file));
    Sources sources;
    const SourceId source = sources.add(file, std::move(text));
    Diagnostics diagnostics;
    const std::vector<Pass> passes = parse_passes(sources, source, catalog, diagnostics);
    if (!request.allow_native) refuse_native_kernels(passes, target, diagnostics);
    if (diagnostics.has_errors()) {
      Diagnostic first = diagnostics.list().front();
      first.message = one_line(first, sources);
      first.span = {};
      return std::unexpected(std::move(first));
    }
    auto applied = apply(graph, catalog, passes, target);
    if (!applied) {
      applied.error().span = {};
      return std::unexpected(std::move(applied.error()));
    }
    std::ranges::move(applied->passes, std::back_inserter(reports));
  }
  return reports;
}

// The max distance of an element from the first.
constexpr int64_t kMaxSpan = int64_t{1} << 48;

Result<void> set_strides(Graph& graph, const Catalog& catalog,
                         const std::vector<std::optional<Strides>>& strides) {
  if (strides.empty()) return {};
  if (strides.size() != graph.inputs().size()) {
    return fail({}, "bad-input-strides", "expected strides for {} inputs, found {}",
                graph.inputs().size(), strides.size());
  }
  Rewriter rewriter(catalog, graph);
  for (uint32_t i = 0; i < strides.size(); ++i) {
    if (!strides[i]) continue;
    const TensorType& type = graph.type(graph.inputs()[i].value);
    bool fits = strides[i]->size() == type.rank();
    __int128 last = 0;
    for (size_t dim = 0; fits && dim < type.rank(); ++dim) {
      fits = (*strides[i])[dim] >= 0;
      last += static_cast<__int128>(std::max<int64_t>(type.shape[dim] - 1, 0)) * (*strides[i])[dim];
    }
    if (!fits || last > kMaxSpan) {
      return fail({}, "bad-input-strides",
                  "expected {} strides of at least 0 for input {} of type {}, found {}",
                  type.rank(), i, to_string(type), to_string(*strides[i]));
    }
    rewriter.set_input_strides(i, *strides[i]);
  }
  return {};
}

Result<CompiledParts> compile_parts(const LoadedGraph& loaded, const Catalog& catalog,
                                    const Target& target, const CompileRequest& request) {
  const Graph& graph = loaded.graph;
  const CompileOptions& options = info(request.pipeline).options;
  std::vector<bool> frozen = request.frozen;
  if (frozen.empty() && request.freeze) {
    frozen = find_parameters(graph);
    for (size_t i = 0; i < frozen.size(); ++i) {
      if (loaded.contents.find(i) != nullptr) frozen[i] = true;
    }
  }
  if (std::ranges::none_of(frozen, std::identity())) {
    return CompiledParts{.graph = TRY(compile(graph, catalog, target, options))};
  }
  FrozenGraph both = TRY(compile_frozen(graph, catalog, target, options, frozen));
  CompiledParts parts{.graph = std::move(both.graph), .frozen = std::move(frozen)};
  if (!both.once.plan.results.empty()) parts.once = std::move(both.once);
  return parts;
}

}  // namespace

Context::Context() : catalog_(make_catalog()), spellings_(catalog_) {}

void Context::start_threads(const ContextOptions& options) {
  const size_t threads = thread_count(options.threads);
  // Helpers inherit the floating-point mode of the thread that starts them.
  const DefaultFloatMode mode;
  if (threads > 1) {
    pool_ = std::make_unique<ThreadPool>(threads, std::function<void(size_t)>(), options.spin);
  }
}

Result<std::unique_ptr<Context>> Context::open(const ContextOptions& options) {
  constexpr size_t kMaxThreads = 1024;
  if (options.threads > kMaxThreads) {
    return fail({}, "bad-thread-count", "expected at most {} threads, found {}", kMaxThreads,
                options.threads);
  }
  std::unique_ptr<Context> context(new Context());  // the constructor is private
  if (options.device == Device::kCuda) {
    context->gpu_ = TRY(GpuContext::open(options.compiler.cache_folder));
    return context;
  }
  context->compiler_ = TRY(CppCompiler::open(native_target(), options.compiler));
  context->start_threads(options);
  return context;
}

Result<PreparedGraph> Context::prepare(LoadedGraph loaded, const CompileRequest& request) {
  std::vector<PassReport> passes = TRY(apply_passes(loaded.graph, request, catalog_, target()));
  if (auto native = find_native_launch(loaded.graph, target().device);
      native && !request.allow_native) {
    native->message = one_line(*native, loaded.sources);
    native->span = {};
    return std::unexpected(*std::move(native));
  }
  TRY(set_strides(loaded.graph, catalog_, request.input_strides));
  if (compiler_) {
    const std::lock_guard lock(compiling_);
    const TuneTools tools{.catalog = catalog_,
                          .pipeline = info(request.pipeline).options,
                          .compiler = *compiler_,
                          .threads = threads(),
                          .measure = {}};  // what the cache knows
    TRY(tune_schedules(loaded.graph, tools));
  }
  auto compiled = compile_parts(loaded, catalog_, target(), request);
  if (!compiled) {
    Diagnostic diagnostic = std::move(compiled.error());
    diagnostic.message = one_line(diagnostic, loaded.sources);
    diagnostic.span = {};
    return std::unexpected(std::move(diagnostic));
  }
  return PreparedGraph{.graph = std::move(loaded.graph),
                       .passes = std::move(passes),
                       .compiled = *std::move(compiled),
                       .contents = std::move(loaded.contents)};
}

Result<BuiltKernels> Context::build_kernels_of(const CompiledGraph& compiled) {
  const std::lock_guard lock(compiling_);
  return gpu_ ? gpu_->build(compiled) : build_kernels(compiled, *compiler_);
}

Result<Callable> Context::build(PreparedGraph prepared) {
  CompiledParts& parts = prepared.compiled;
  const BuiltKernels kernels = TRY(build_kernels_of(parts.graph));
  BuiltKernels once_kernels;
  std::optional<OncePart> once;
  if (parts.once) {
    once_kernels = TRY(build_kernels_of(*parts.once));
    once.emplace(*parts.once, once_kernels, std::move(parts.frozen));
  }
  const OncePart* const part = once ? &*once : nullptr;
  if (gpu_) {
    return Callable(TRY(gpu_->load(prepared.graph, parts.graph, kernels, part)),
                    std::move(prepared.contents));
  }
  return Callable(TRY(CallableGraph::load(prepared.graph, parts.graph, kernels, part, pool_.get())),
                  std::move(prepared.contents));
}

}  // namespace passnet
