// Checks that the kernels of a pass compile, for the dtypes that its text names.
#pragma once

#include "compile/kernel_errors.hpp"
#include "ir/op/op.hpp"
#include "pass/pass.hpp"
#include "toolchain/kernel_compiler.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace passnet {

struct Target;

struct CompileCheck {
  // A kernel that does not compile; the dtypes are those of the instances that need it.
  struct Finding {
    std::vector<DType> dtypes;
    KernelErrors errors;
  };
  std::string pass;
  size_t kernels = 0;                 // distinct texts that were compiled
  std::vector<DType> dtypes;          // for which instances were found
  std::optional<Diagnostic> refusal;  // the reason why the pass can match nothing at all
  std::vector<Finding> findings;      // each error once

  bool has_kernels = true;  // false: there is nothing to compile

  // True if every kernel compiles; false if no instance was found that needs one.
  bool holds() const { return !refusal && findings.empty() && (!dtypes.empty() || !has_kernels); }
};

// Compiles the kernels that a few instances of the pattern need; matches in the graphs `from` seed
// them, if there are any. Deterministic by seed. Errors are infrastructure failures.
Result<CompileCheck> check_kernels(const Pass& pass, const Catalog& catalog, const Target& target,
                                   KernelCompiler compiler, uint64_t seed,
                                   std::span<const Graph* const> from = {});

}  // namespace passnet
