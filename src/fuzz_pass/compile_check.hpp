// Checks that the kernels of a pass compile, for the dtypes that its text names.
#pragma once

#include "compile/kernel_errors.hpp"
#include "ir/op/op.hpp"
#include "kernel/target.hpp"
#include "pass/pass.hpp"
#include "toolchain/cpp_compiler.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace passnet {

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

  bool holds() const { return !refusal && findings.empty(); }
};

// Compiles the kernels that a few instances of the pattern need. Deterministic by seed. Errors are
// infrastructure failures.
Result<CompileCheck> check_kernels(const Pass& pass, const Catalog& catalog, const Target& target,
                                   CppCompiler& compiler, uint64_t seed);

}  // namespace passnet
