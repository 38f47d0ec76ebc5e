// Takes the place of with_onednn.cpp, matmul.cpp and group_convolution.cpp in a build without
// oneDNN: plans of such a program have products of f64 alone and no convolutions, and a plan with
// others is refused.
#include "base/check.hpp"
#include "cpu/library/cpu_library.hpp"
#include "cpu/library/double_matmul.hpp"
#include "cpu/library/fourier/line_transform.hpp"
#include "cpu/library/group_convolution.hpp"
#include "cpu/library/matmul.hpp"

namespace passnet {
namespace {

std::unexpected<std::string> no_library() {
  return std::unexpected(std::string("the program was built without oneDNN"));
}

}  // namespace

struct Matmul::State {};

std::expected<Matmul, std::string> Matmul::create(const MatmulShape&) { return no_library(); }
Matmul::Matmul(std::unique_ptr<State> state) : state_(std::move(state)) {}
Matmul::Matmul(Matmul&&) noexcept = default;
Matmul& Matmul::operator=(Matmul&&) noexcept = default;
Matmul::~Matmul() = default;
size_t Matmul::scratch_bytes() const { UNREACHABLE(); }
bool Matmul::run(const MatmulOperands&) { UNREACHABLE(); }

struct GroupConvolution::State {};

std::expected<GroupConvolution, std::string> GroupConvolution::create(const Convolution&, int64_t) {
  return no_library();
}
bool GroupConvolution::is_fast(const Convolution&) { return false; }
GroupConvolution::GroupConvolution(std::unique_ptr<State> state) : state_(std::move(state)) {}
GroupConvolution::GroupConvolution(GroupConvolution&&) noexcept = default;
GroupConvolution& GroupConvolution::operator=(GroupConvolution&&) noexcept = default;
GroupConvolution::~GroupConvolution() = default;
size_t GroupConvolution::scratch_bytes() const { UNREACHABLE(); }
bool GroupConvolution::run(const GroupConvolutionOperands&) { UNREACHABLE(); }

Library cpu_library() {
  return {.multiplies =
              [](DType dtype) { return dtype == DType::kF64 && DoubleMatmul::is_available(); },
          .orders = true,
          .transforms = has_fourier_library()};
}

void limit_library(const Target&) {}

std::string library_version() {
  const std::string fourier = fourier_library_version();
  return fourier.empty() ? "none" : fourier;
}

}  // namespace passnet
