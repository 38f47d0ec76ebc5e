// Inputs that are new at every call, so that an answer kept from an earlier call is wrong at the
// next.
#pragma once

#include "generate/inputs.hpp"
#include "sandbox/worker/processors.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace passnet {

// The bits of 8 bytes of elements that survive thinning: signs, exponents and the first bit of each
// mantissa, which tells a quiet NaN from infinity; all bits if the dtype is no floating-point one.
uint64_t kept_bits(DType dtype);

// Draws new contents of a graph's inputs, valid ones. Integers, bools, and inputs whose elements
// depend on each other are drawn anew at each step. Other floating-point inputs come from two sets;
// in one of them no input is constant. Each step fills every tensor with four stretches of the
// sets, each from an unpredictable place, so that what an element is says nothing about the next
// step; and every element loses a random part of its lower mantissa bits, so that no part of an
// answer can be kept for when a stretch returns. Contents that are valid element by element stay
// valid: signs, powers of two, infinities and whole numbers survive, and nothing grows.
// Deterministic by seed; the draws of one step reveal nothing about the next.
class InputStream {
 public:
  InputStream(const Graph& graph, const Catalog& catalog, uint64_t seed,
              const std::optional<Processors>& processors = std::nullopt,
              ThreadPool* pool = nullptr);

  std::span<const Tensor> current() const { return current_; }
  void advance();

 private:
  bool is_thinned(size_t index) const;
  void refill(size_t index);
  const std::vector<Tensor>& drawn_set();

  InputMaker maker_;
  ThreadPool* pool_;  // that makes large inputs; may be null
  std::vector<Tensor> sets_[2];
  std::vector<Tensor> current_;
  std::vector<uint64_t> noise_;  // of this step
  uint64_t seed_;
  uint64_t key_ = 0;  // of this step
  uint64_t steps_ = 0;
  uint64_t draws_ = 0;  // of this step
};

}  // namespace passnet
