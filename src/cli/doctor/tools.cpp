#include "cli/doctor/tools.hpp"

#include "cpu/library/cpu_library.hpp"
#include "eval/judge/empty_call.hpp"
#include "eval/side/plan_request.hpp"
#include "eval/torch/torch_child.hpp"
#include "kernel/target.hpp"
#include "report/format.hpp"
#include "service/store/postgres_connection.hpp"
#include "toolchain/cpp_compiler.hpp"

#include <chrono>
#include <utility>
#include <variant>

namespace passnet {
namespace {

using Clock = std::chrono::steady_clock;

Finding missing(std::string what, const Diagnostic& error, std::string advice) {
  return {.what = std::move(what),
          .health = Health::kMissing,
          .found = error.message,
          .advice = std::move(advice),
          .needed = true};
}

// Compiles a text that no cache holds.
void examine_compiling(CppCompiler& compiler, Findings& findings) {
  const auto begin = Clock::now();
  const std::string source =
      fmt::format("extern \"C\" int passnet_doctor() {{ return 0; }}\n// {}\n",
                  begin.time_since_epoch().count());
  const auto outcome =
      compiler.compile({.source = source, .headers = {}, .label = "doctor.cpp", .defines = {}});
  const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  constexpr const char* kAdvice =
      "no kernel can be built: try --compiler with another g++ or clang++";
  if (!outcome) {
    findings.push_back(missing("compiling", outcome.error(), kAdvice));
  } else if (const auto* failure = std::get_if<CompileFailure>(&*outcome)) {
    findings.push_back({.what = "compiling",
                        .health = Health::kMissing,
                        .found = failure->summary,
                        .advice = kAdvice,
                        .needed = true});
  } else {
    findings.push_back({.what = "compiling",
                        .found = fmt::format("a small kernel in {:.2f} s", seconds),
                        .needed = true});
  }
}

// One finding per layer around compilers and workers.
void examine_layers(Layers compilers, Layers workers, Findings& findings) {
  for (const LayerInfo& layer : kLayers) {
    const bool is_workers = layer.layer != Layer::kInertObjects;
    const bool is_compilers = layer.layer != Layer::kPrivateMemory &&
                              layer.layer != Layer::kNoCapabilities &&
                              layer.layer != Layer::kSeccomp;
    const bool lacks_compilers = is_compilers && !compilers.contains(layer.layer);
    const bool lacks_workers = is_workers && !workers.contains(layer.layer);
    Finding finding{.what = "layer " + std::string(layer.name)};
    const char* const around = !is_compilers ? "workers"
                               : !is_workers ? "compilers"
                                             : "compilers and workers";
    if (!lacks_compilers && !lacks_workers) {
      finding.found = fmt::format("active around {}", around);
    } else {
      finding.health = Health::kDegraded;
      finding.found = fmt::format("not active around {}", !lacks_workers     ? "compilers"
                                                          : !lacks_compilers ? "workers"
                                                                             : around);
      finding.advice = fmt::format(
          "the system does not permit it ({}); judging continues, and records name the others",
          layer.purpose);
    }
    findings.push_back(std::move(finding));
  }
}

void examine_sandbox(const CppCompiler& compiler, Findings& findings) {
  constexpr const char* kAdvice =
      "no graph can be judged: see the section Running of docs/integrity.md";
  auto server = ForkServer::open({.readable = {compiler.cache().folder()},
                                  .namespaces = compiler.permitted_namespaces(),
                                  .left_out = {}},
                                 set_up_plan);
  if (!server) return findings.push_back(missing("worker", server.error(), kAdvice));
  const auto empty = time_empty_call(*server, false);
  if (!empty) return findings.push_back(missing("worker", empty.error(), kAdvice));
  findings.push_back({.what = "worker",
                      .found = fmt::format("an empty call takes {:.2f} µs", empty->median_us),
                      .needed = true});
  examine_layers(compiler.layers(), empty->layers, findings);
}

void examine_cache(const ArtifactCache& cache, Findings& findings) {
  const CacheContent content = cache.content();
  findings.push_back(
      {.what = "cache",
       .found =
           fmt::format("{}: {} entries, {} of at most {}", cache.folder().string(), content.entries,
                       format_bytes(content.bytes), format_bytes(cache.max_bytes())),
       .needed = true});
}

void examine_library(Findings& findings) {
  Finding finding{.what = "library", .found = library_version()};
  if (!finding.found.starts_with("oneDNN")) {
    finding.health = Health::kDegraded;
    finding.found = "no oneDNN";
    finding.advice =
        "products and convolutions run as generated kernels, which are slower: "
        "build with PASSNET_ONEDNN=ON";
  }
  findings.push_back(std::move(finding));
}

// The parts of the service on evaluations that may be missing.
void examine_service(Findings& findings) {
  const std::string postgres = postgres_version();
  findings.push_back(
      postgres.empty()
          ? Finding{.what = "PostgreSQL",
                    .health = Health::kDegraded,
                    .found = "no libpq",
                    .advice = "the state of a service is a file, for one machine: install libpq5"}
          : Finding{.what = "PostgreSQL", .found = "libpq " + postgres});
}

void examine_torch(const std::string& python, Findings& findings) {
  const auto child = TorchChild::start({.python = python, .threads = 1, .processors = {}});
  Finding finding{.what = "PyTorch"};
  if (child) {
    finding.found =
        fmt::format("{} by {}{}", child->version(), python, child->has_cuda() ? ", with CUDA" : "");
  } else {
    finding.health = Health::kMissing;
    finding.found = fmt::format("none for {}", python);
    finding.advice =
        "only the candidates and baselines eager and inductor need it: "
        "name a Python that has it with --python";
  }
  findings.push_back(std::move(finding));
}

}  // namespace

void examine_tools(const ToolNames& names, Findings& findings) {
  auto compiler = CppCompiler::open(native_target(), {.compiler = names.compiler});
  if (compiler) {
    findings.push_back(
        {.what = "compiler", .found = std::string(compiler->version()), .needed = true});
    examine_compiling(*compiler, findings);
    examine_cache(compiler->cache(), findings);
    examine_sandbox(*compiler, findings);
  } else {
    const bool is_cache = compiler.error().id == "cache-not-writable";
    findings.push_back(missing(
        is_cache ? "cache" : "compiler", compiler.error(),
        is_cache ? "name a folder that can be written with PASSNET_CACHE"
                 : "no kernel can be built: install g++ 12 or newer, or name one with --compiler"));
  }
  examine_library(findings);
  examine_service(findings);
  examine_torch(names.python, findings);
}

}  // namespace passnet
