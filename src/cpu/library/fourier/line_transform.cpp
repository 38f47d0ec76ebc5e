#include "cpu/library/fourier/line_transform.hpp"

#include "base/check.hpp"
#include "cpu/library/fourier/fftw_library.hpp"

#include <limits>

namespace passnet {
namespace {

constexpr int kForward = -1;             // not tuning: a constant of the library
constexpr int kBackward = 1;             // not tuning: a constant of the library
constexpr unsigned kEstimate = 1U << 6;  // not tuning: a constant of the library

}  // namespace

struct LineTransform::State {
  using Plan = std::unique_ptr<FftwPlanObject, void (*)(FftwPlanObject*)>;
  LineKind kind;
  FftwLibrary library;
  Plan plan;
};

std::expected<LineTransform, std::string> LineTransform::create(LineKind kind, int64_t length,
                                                                bool inverse) {
  const std::unexpected<std::string> failure("FFTW has no plan for a Fourier transform");
  if (length > std::numeric_limits<int>::max()) return failure;
  const std::expected<FftwLibrary, std::string> library = FftwLibrary::load();
  if (!library) return std::unexpected(library.error());
  library->make_planner_thread_safe();
  const auto count = static_cast<int>(length);
  const size_t bytes = (static_cast<size_t>(length) + 1) * sizeof(FftwComplex);
  using Memory = std::unique_ptr<void, void (*)(void*)>;
  const Memory operand(library->malloc(bytes), library->free);
  const Memory result(library->malloc(bytes), library->free);
  if (!operand || !result) return failure;
  auto* const from = static_cast<FftwComplex*>(operand.get());
  auto* const to = static_cast<FftwComplex*>(result.get());
  State::Plan plan(nullptr, library->destroy_plan);
  switch (kind) {
    case LineKind::kComplex:
      plan.reset(library->plan_dft_1d(count, from, to, inverse ? kBackward : kForward, kEstimate));
      break;
    case LineKind::kHalf:
      plan.reset(
          library->plan_dft_r2c_1d(count, static_cast<float*>(operand.get()), to, kEstimate));
      break;
    case LineKind::kMirror:
      plan.reset(
          library->plan_dft_c2r_1d(count, from, static_cast<float*>(result.get()), kEstimate));
      break;
  }
  if (!plan) return failure;
  return LineTransform(
      std::make_unique<State>(State{.kind = kind, .library = *library, .plan = std::move(plan)}));
}

LineTransform::LineTransform(std::unique_ptr<State> state) : state_(std::move(state)) {}
LineTransform::LineTransform(LineTransform&&) noexcept = default;
LineTransform& LineTransform::operator=(LineTransform&&) noexcept = default;
LineTransform::~LineTransform() = default;

void LineTransform::run(void* operand, void* result) const {
  const FftwPlanObject* const plan = state_->plan.get();
  switch (state_->kind) {
    case LineKind::kComplex:
      return state_->library.execute_dft(plan, static_cast<FftwComplex*>(operand),
                                         static_cast<FftwComplex*>(result));
    case LineKind::kHalf:
      return state_->library.execute_dft_r2c(plan, static_cast<float*>(operand),
                                             static_cast<FftwComplex*>(result));
    case LineKind::kMirror:
      return state_->library.execute_dft_c2r(plan, static_cast<FftwComplex*>(operand),
                                             static_cast<float*>(result));
  }
  UNREACHABLE();
}

bool has_fourier_library() { return FftwLibrary::load().has_value(); }

std::string fourier_library_version() {
  const std::expected<FftwLibrary, std::string> library = FftwLibrary::load();
  return library ? library->version : "";
}

}  // namespace passnet
