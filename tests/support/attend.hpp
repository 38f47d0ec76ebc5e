// For tests: attention as sums in double, of weights that are rounded.
#pragma once

#include "runtime/attention.hpp"
#include "tensor/tensor.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <vector>

namespace passnet {

// The operands as their buffers hold them; `mask` is empty if there is none. Returns the contiguous
// result.
inline std::vector<float> attend(const Attention& attention, std::span<const float> query,
                                 std::span<const float> key, std::span<const float> value,
                                 std::span<const float> mask) {
  const auto at = [](const AttentionTensor& tensor, int64_t b, int64_t h, int64_t i, int64_t j) {
    return static_cast<size_t>(tensor.start + b * tensor.strides[0] + h * tensor.strides[1] +
                               i * tensor.strides[2] + j * tensor.strides[3]);
  };
  const int64_t served = attention.heads / attention.key_heads;
  std::vector<float> result;
  for (int64_t b = 0; b < attention.batch; ++b) {
    for (int64_t h = 0; h < attention.heads; ++h) {
      for (int64_t i = 0; i < attention.queries; ++i) {
        std::vector<double> scores;
        for (int64_t j = 0; j < attention.keys; ++j) {
          double score = 0;
          for (int64_t d = 0; d < attention.width; ++d) {
            score += static_cast<double>(query[at(attention.query, b, h, i, d)]) *
                     static_cast<double>(key[at(attention.key, b, h / served, j, d)]);
          }
          score *= static_cast<double>(attention.scale);
          if (!mask.empty()) score += static_cast<double>(mask[at(attention.mask, b, h, i, j)]);
          const bool is_hidden = attention.is_causal && j > i;
          scores.push_back(is_hidden ? -std::numeric_limits<double>::infinity() : score);
        }
        const double most = *std::ranges::max_element(scores);
        const bool is_empty = most == -std::numeric_limits<double>::infinity();
        Tensor weights({.dtype = attention.dtype, .shape = {attention.keys}});
        double total = 0;
        for (int64_t j = 0; j < attention.keys; ++j) {
          const double power = std::exp(scores[static_cast<size_t>(j)] - most);
          total += power;
          weights.set_value(j, is_empty ? 0 : power);
        }
        for (int64_t d = 0; d < attention.width; ++d) {
          double sum = 0;
          for (int64_t j = 0; j < attention.keys; ++j) {
            sum += weights.value(j) *
                   static_cast<double>(value[at(attention.value, b, h / served, j, d)]);
          }
          result.push_back(static_cast<float>(is_empty ? 0 : sum / total));
        }
      }
    }
  }
  return result;
}

}  // namespace passnet
