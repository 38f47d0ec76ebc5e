// Plans as bytes, for the worker that runs them.
#pragma once

#include "base/bytes.hpp"
#include "runtime/plan.hpp"

namespace passnet {

void transfer(Transfer& bytes, TensorType& type);
void transfer(Transfer& bytes, KernelLaunch& launch);
void transfer(Transfer& bytes, LibraryStep& step);
void transfer(Transfer& bytes, Block& block);
void transfer(Transfer& bytes, Placement& placement);
void transfer(Transfer& bytes, ReportBlock& report);
void transfer(Transfer& bytes, Plan& plan);

}  // namespace passnet
