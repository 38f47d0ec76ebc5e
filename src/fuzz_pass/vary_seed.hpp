// Varies a seed: finds out which of its sizes may change together, and draws other values for them.
#pragma once

#include "fuzz_pass/search.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace passnet {

// The relation of one number of a draft to the size that it follows.
enum class SizeForm : uint8_t {
  kScale,   // a multiple of it: h · w follows h
  kAdd,     // it plus or minus something: tokens and a class token
  kDivide,  // a part of it: half a width
  kNegate,  // its negative: an index from the end
};

// A size of a seed that may change without contradiction, with all numbers that follow it.
struct SeedSize {
  struct Follower {
    size_t number;  // an index into `numbers_of`
    SizeForm form;
  };
  size_t number = 0;
  std::vector<Follower> followers;
  int64_t step = 1;  // by which it was seen to change
};

// Draws instances near one seed. Every draft that it returns was built and accepted.
class SeedVariation {
 public:
  // Learns the sizes of the seed: numbers that change together are found by building drafts, so
  // numbers that attributes of the pattern fix stay as they are. Deterministic.
  SeedVariation(const DraftBuilder& builder, Draft seed);

  const std::vector<SeedSize>& sizes() const { return sizes_; }
  // The usual dtype of the seed's operands.
  DType dtype() const { return seed_.dtype; }
  // An instance whose operands of the seed's usual dtype have this one; nullopt if the pass does
  // not accept it.
  std::optional<Instance> draw(DType dtype, RandomStream& random) const;

 private:
  void learn(size_t number);
  std::optional<SeedSize> follow(size_t number, int64_t to) const;
  std::optional<SeedSize::Follower> best_follower(SeedSize size, int64_t to, size_t& best,
                                                  bool& matches) const;
  size_t score(const SeedSize& size, int64_t to, bool& matches) const;
  bool try_widest(SeedSize& size, int64_t to) const;
  Built build(Draft draft) const;
  void vary_sizes(Draft& draft, RandomStream& random, bool small) const;
  void vary_operands(Draft& draft, RandomStream& random) const;

  const DraftBuilder& builder_;
  Draft seed_;
  std::string text_;  // of the seed's graph
  std::vector<SeedSize> sizes_;
  mutable size_t builds_left_;  // while learning
};

}  // namespace passnet
