// The Fourier transforms of a build with FFTW; without_fftw.cpp takes its place in the others.
#include "base/check.hpp"
#include "cpu/library/cpu_fourier.hpp"
#include "cpu/library/line_transform.hpp"

#include <fftw3.h>
#include <limits>

namespace passnet {
namespace {

struct FreePlan {
  void operator()(fftwf_plan plan) const { fftwf_destroy_plan(plan); }
};
struct FreeMemory {
  void operator()(void* memory) const { fftwf_free(memory); }
};

}  // namespace

struct LineTransform::State {
  LineKind kind = LineKind::kComplex;
  std::unique_ptr<std::remove_pointer_t<fftwf_plan>, FreePlan> plan;
};

std::expected<LineTransform, std::string> LineTransform::create(LineKind kind, int64_t length,
                                                                bool inverse) {
  const std::unexpected<std::string> failure("FFTW has no plan for a Fourier transform");
  if (length > std::numeric_limits<int>::max()) return failure;
  fftwf_make_planner_thread_safe();
  const auto count = static_cast<int>(length);
  const size_t bytes = (static_cast<size_t>(length) + 1) * sizeof(fftwf_complex);
  const std::unique_ptr<void, FreeMemory> operand(fftwf_malloc(bytes));
  const std::unique_ptr<void, FreeMemory> result(fftwf_malloc(bytes));
  if (!operand || !result) return failure;
  auto* const from = static_cast<fftwf_complex*>(operand.get());
  auto* const to = static_cast<fftwf_complex*>(result.get());
  auto state = std::make_unique<State>();
  state->kind = kind;
  switch (kind) {
    case LineKind::kComplex:
      state->plan.reset(fftwf_plan_dft_1d(count, from, to, inverse ? FFTW_BACKWARD : FFTW_FORWARD,
                                          FFTW_ESTIMATE));
      break;
    case LineKind::kHalf:
      state->plan.reset(
          fftwf_plan_dft_r2c_1d(count, static_cast<float*>(operand.get()), to, FFTW_ESTIMATE));
      break;
    case LineKind::kMirror:
      state->plan.reset(
          fftwf_plan_dft_c2r_1d(count, from, static_cast<float*>(result.get()), FFTW_ESTIMATE));
      break;
  }
  if (!state->plan) return failure;
  return LineTransform(std::move(state));
}

LineTransform::LineTransform(std::unique_ptr<State> state) : state_(std::move(state)) {}
LineTransform::LineTransform(LineTransform&&) noexcept = default;
LineTransform& LineTransform::operator=(LineTransform&&) noexcept = default;
LineTransform::~LineTransform() = default;

void LineTransform::run(void* operand, void* result) const {
  const fftwf_plan plan = state_->plan.get();
  switch (state_->kind) {
    case LineKind::kComplex:
      return fftwf_execute_dft(plan, static_cast<fftwf_complex*>(operand),
                               static_cast<fftwf_complex*>(result));
    case LineKind::kHalf:
      return fftwf_execute_dft_r2c(plan, static_cast<float*>(operand),
                                   static_cast<fftwf_complex*>(result));
    case LineKind::kMirror:
      return fftwf_execute_dft_c2r(plan, static_cast<fftwf_complex*>(operand),
                                   static_cast<float*>(result));
  }
  UNREACHABLE();
}

bool has_fourier_library() { return true; }

std::string fourier_library_version() { return fftwf_version; }

}  // namespace passnet
