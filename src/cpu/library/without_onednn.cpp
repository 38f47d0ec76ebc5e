// Takes the place of with_onednn.cpp, matmul.cpp and image_convolution.cpp in a build without
// oneDNN: plans of such a program have products of f64 alone and no convolutions, and a plan with
// others is refused.
#include "base/check.hpp"
#include "cpu/library/cpu_library.hpp"
#include "cpu/library/double_matmul.hpp"
#include "cpu/library/fourier/line_transform.hpp"
#include "cpu/library/image_convolution.hpp"
#include "cpu/library/matmul.hpp"

namespace passnet {
namespace {

std::unexpected<std::string> no_library() {
  return std::unexpected(std::string("the program was built without oneDNN"));
}

}  // namespace

struct Matmul::State {};

std::expected<Matmul, std::string> Matmul::create(const MatmulShape&) { return no_library(); }
bool Matmul::prefers_dense_target(const MatmulShape&) { return false; }
Matmul::Matmul(std::unique_ptr<State> state) : state_(std::move(state)) {}
Matmul::Matmul(Matmul&&) noexcept = default;
Matmul& Matmul::operator=(Matmul&&) noexcept = default;
Matmul::~Matmul() = default;
size_t Matmul::scratch_bytes() const { UNREACHABLE(); }
bool Matmul::run(const MatmulOperands&) { UNREACHABLE(); }

struct ImageConvolution::State {};

std::expected<ImageConvolution, std::string> ImageConvolution::create(const Convolution&,
                                                                      const ImagePart&) {
  return no_library();
}
int64_t ImageConvolution::tile_channels() { UNREACHABLE(); }
bool ImageConvolution::is_fast(const Convolution&) { return false; }
ImageConvolution::ImageConvolution(std::unique_ptr<State> state) : state_(std::move(state)) {}
ImageConvolution::ImageConvolution(ImageConvolution&&) noexcept = default;
ImageConvolution& ImageConvolution::operator=(ImageConvolution&&) noexcept = default;
ImageConvolution::~ImageConvolution() = default;
size_t ImageConvolution::input_bytes() const { UNREACHABLE(); }
size_t ImageConvolution::scratch_bytes() const { UNREACHABLE(); }
bool ImageConvolution::convert(const std::byte*, std::byte*) { UNREACHABLE(); }
bool ImageConvolution::run(int64_t, const ImageOperands&) { UNREACHABLE(); }

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
