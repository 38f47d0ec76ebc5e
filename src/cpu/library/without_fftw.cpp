// Takes the place of with_fftw.cpp in a build without FFTW: no plan of such a program has Fourier
// transforms, and a plan with some is refused.
#include "base/check.hpp"
#include "cpu/library/cpu_fourier.hpp"
#include "cpu/library/line_transform.hpp"

namespace passnet {

struct LineTransform::State {};

std::expected<LineTransform, std::string> LineTransform::create(LineKind, int64_t, bool) {
  return std::unexpected(std::string("the program was built without FFTW"));
}
LineTransform::LineTransform(std::unique_ptr<State> state) : state_(std::move(state)) {}
LineTransform::LineTransform(LineTransform&&) noexcept = default;
LineTransform& LineTransform::operator=(LineTransform&&) noexcept = default;
LineTransform::~LineTransform() = default;
void LineTransform::run(void*, void*) const { UNREACHABLE(); }

bool has_fourier_library() { return false; }

std::string fourier_library_version() { return {}; }

}  // namespace passnet
