#include "fuzz_pass/vary_seed.hpp"

#include "ir/text/text.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace passnet {
namespace {

constexpr size_t kMaxBuilds = 20'000;  // of drafts, to learn the sizes of one seed
constexpr size_t kMaxFollowers = 24;
constexpr int64_t kMaxElements = 1 << 22;  // of a draft while its sizes change
constexpr std::array kForms{SizeForm::kScale, SizeForm::kAdd, SizeForm::kDivide, SizeForm::kNegate};

// The number that `value` becomes when the size that it follows changes; nullopt if it does not
// follow it in this way.
std::optional<int64_t> changed(int64_t value, SizeForm form, int64_t from, int64_t to) {
  switch (form) {
    case SizeForm::kScale:
      if (from < 1 || value < from || value % from != 0) return std::nullopt;
      return value / from * to;
    case SizeForm::kAdd:
      return value + to - from;
    case SizeForm::kDivide: {
      constexpr int64_t kMaxParts = 64;
      if (value < 1 || value >= from || from % value != 0) return std::nullopt;
      const int64_t parts = from / value;
      if (parts > kMaxParts || to % parts != 0) return std::nullopt;
      return to / parts;
    }
    case SizeForm::kNegate:
      if (value != -from) return std::nullopt;
      return -to;
  }
  UNREACHABLE();
}

// Changes a size and what follows it; false if a follower cannot follow.
bool change(Draft& draft, const SeedSize& size, int64_t to) {
  const std::vector<int64_t*> numbers = numbers_of(draft);
  const int64_t from = *numbers[size.number];
  *numbers[size.number] = to;
  for (const SeedSize::Follower& follower : size.followers) {
    const auto value = changed(*numbers[follower.number], follower.form, from, to);
    if (!value) return false;
    *numbers[follower.number] = *value;
  }
  return true;
}

// Brings numbers that are the lowest or the greatest of another dtype into this one's range:
// the value of a mask.
void limit_numbers(Draft& draft) {
  constexpr double kMaxF16 = 65504;
  constexpr double kMaxBF16 = 3.3895313892515355e38;
  const double most = draft.dtype == DType::kF16 ? kMaxF16 : kMaxBF16;
  if (draft.dtype != DType::kF16 && draft.dtype != DType::kBF16) return;
  const auto limit = [&](double& number) {
    if (std::isfinite(number)) number = std::clamp(number, -most, most);
  };
  for (auto& hole : draft.holes) {
    auto* number = hole ? std::get_if<double>(&hole->data) : nullptr;
    if (number != nullptr) limit(*number);
  }
  for (auto& [key, attribute] : draft.anything) {
    if (auto* number = std::get_if<double>(&attribute)) limit(*number);
  }
}

int64_t most_elements(const Graph& graph) {
  int64_t most = 0;
  for (const GraphInput& input : graph.inputs()) {
    most = std::max(most, graph.type(input.value).numel());
  }
  for (const NodeId id : graph.nodes()) {
    for (const ValueId value : graph.node(id).results) {
      most = std::max(most, graph.type(value).numel());
    }
  }
  return most;
}

}  // namespace

SeedVariation::SeedVariation(const DraftBuilder& builder, Draft seed)
    : builder_(builder), seed_(std::move(seed)), builds_left_(kMaxBuilds) {
  constexpr int64_t kGrowth = 4;
  seed_.max_elements = std::max(seed_.max_elements * kGrowth, kMaxElements);
  // Building completes the draft, so that its numbers keep their places.
  RandomStream unused(0);
  text_ = print(builder_.build(seed_, unused).graph, builder_.catalog());
  const size_t count = numbers_of(seed_).size();
  for (size_t number = 0; number < count; ++number) learn(number);
}

Built SeedVariation::build(Draft draft) const {
  RandomStream unused(0);
  if (builds_left_ > 0) --builds_left_;
  return builder_.build(draft, unused);
}

// The seed with the size changed; a score of 0 if a follower cannot follow.
size_t SeedVariation::score(const SeedSize& size, int64_t to, bool& matches) const {
  Draft draft = seed_;
  matches = false;
  if (!change(draft, size, to)) return 0;
  const Built built = build(std::move(draft));
  // A number that has no effect, as one that a stated type determines, is no size.
  matches = built.matches && print(built.graph, builder_.catalog()) != text_;
  return built.score;
}

void SeedVariation::learn(size_t number) {
  const auto is_known = [&](const SeedSize& size) {
    return size.number == number ||
           std::ranges::any_of(size.followers, [&](const SeedSize::Follower& follower) {
             return follower.number == number && follower.form == SizeForm::kScale;
           });
  };
  if (std::ranges::any_of(sizes_, is_known)) return;
  const int64_t from = *numbers_of(seed_)[number];
  if (from < 1) return;
  // Sizes that groups divide change by a multiple; halves and doubles keep most divisors.
  for (const int64_t to : {from + 1, from * 2, from / 2, from + 8}) {
    if (to < 1 || to == from || builds_left_ == 0) continue;
    auto size = follow(number, to);
    if (!size) continue;
    size->step = std::abs(to - from);
    sizes_.push_back(*std::move(size));
    return;
  }
}

// Adds the numbers one by one that let the pattern accept more of the draft.
std::optional<SeedSize> SeedVariation::follow(size_t number, int64_t to) const {
  SeedSize size{.number = number};
  bool matches = false;
  size_t best = score(size, to, matches);
  while (!matches && size.followers.size() < kMaxFollowers && builds_left_ > 0) {
    const auto next = best_follower(size, to, best, matches);
    if (!next) {
      if (!try_widest(size, to)) return std::nullopt;
      return size;
    }
    size.followers.push_back(*next);
  }
  if (!matches) return std::nullopt;
  return size;
}

// Returns the follower that raises the score above `best` by the most, and raises it.
std::optional<SeedSize::Follower> SeedVariation::best_follower(SeedSize size, int64_t to,
                                                               size_t& best, bool& matches) const {
  Draft seed = seed_;
  const std::vector<int64_t*> numbers = numbers_of(seed);
  std::optional<SeedSize::Follower> found;
  for (size_t other = 0; other < numbers.size() && builds_left_ > 0; ++other) {
    const auto is_other = [&](const SeedSize::Follower& each) { return each.number == other; };
    if (other == size.number || std::ranges::any_of(size.followers, is_other)) continue;
    for (const SizeForm form : kForms) {
      if (!changed(*numbers[other], form, *numbers[size.number], to)) continue;
      size.followers.push_back({other, form});
      const size_t reached = score(size, to, matches);
      size.followers.pop_back();
      if (reached > best) {
        best = reached;
        found = {other, form};
      }
      if (matches) return SeedSize::Follower{other, form};
    }
  }
  return found;
}

// Lets every number that equals the size, or is a multiple of it, follow.
bool SeedVariation::try_widest(SeedSize& size, int64_t to) const {
  Draft seed = seed_;
  const std::vector<int64_t*> numbers = numbers_of(seed);
  const int64_t from = *numbers[size.number];
  for (const bool multiples : {false, true}) {
    if (multiples && from == 1) return false;
    size.followers.clear();
    for (size_t other = 0; other < numbers.size(); ++other) {
      const bool equal = *numbers[other] == from;
      const bool follows =
          multiples ? changed(*numbers[other], SizeForm::kScale, from, to).has_value() : equal;
      if (other != size.number && follows) size.followers.push_back({other, SizeForm::kScale});
    }
    Draft draft = seed_;
    if (change(draft, size, to) && build(std::move(draft)).matches) return true;
  }
  return false;
}

// Draws every size anew; one that the pass does not accept keeps its value.
void SeedVariation::vary_sizes(Draft& draft, RandomStream& random, bool small) const {
  constexpr int kTries = 3;
  constexpr int64_t kMaxSmall = 6;
  std::vector<const SeedSize*> order;
  for (const SeedSize& size : sizes_) order.push_back(&size);
  for (size_t i = order.size(); i-- > 1;) std::swap(order[i], order[random.below(i + 1)]);
  for (const SeedSize* size : order) {
    const int64_t from = *numbers_of(draft)[size->number];
    for (int attempt = 0; attempt < kTries; ++attempt) {
      int64_t to = small ? random.between(1, kMaxSmall) : draw_extent(draft, random);
      // A size that changes by a step only keeps its remainder.
      if (size->step > 1) to = std::max<int64_t>(1, to / 8 + 1) * size->step + from % size->step;
      if (to == from) break;
      Draft next = draft;
      if (!change(next, *size, to)) continue;
      RandomStream unused(0);
      if (!builder_.build(next, unused).matches) continue;
      draft = std::move(next);
      break;
    }
  }
}

// Varies layouts, views, absent operands, and the length of lists.
void SeedVariation::vary_operands(Draft& draft, RandomStream& random) const {
  const bool vary_layouts = random.percent(30);
  for (size_t i = 0; i < draft.inputs.size(); ++i) {
    Draft next = draft;
    DraftInput& input = next.inputs[i];
    if (vary_layouts && random.percent(60)) {
      input.computed = random.percent(35);
      if (!input.computed) input.layout_bits = random.bits();
    }
    const PatternValue& value = builder_.pass().value(builder_.pass().pattern.inputs[i]);
    if (value.is_optional && random.percent(20)) input.present = !input.present;
    if (value.is_list && random.percent(30)) {
      if (random.percent(50) && input.length > 1) {
        input.entries.pop_back();
      } else if (!input.entries.empty()) {
        input.entries.push_back(input.entries.back());
      }
      input.length = input.entries.size();
    }
    RandomStream unused(0);
    if (builder_.build(next, unused).matches) draft = std::move(next);
  }
}

std::optional<Instance> SeedVariation::draw(DType dtype, RandomStream& random) const {
  constexpr int kTries = 4;
  std::optional<Instance> smallest;
  int64_t least = 0;
  for (int attempt = 0; attempt < kTries; ++attempt) {
    Draft draft = seed_;
    change_dtype(draft, dtype);
    limit_numbers(draft);
    vary_sizes(draft, random, attempt >= kTries / 2);
    vary_operands(draft, random);
    Built built = builder_.build(draft, random);
    if (!built.matches) continue;
    const int64_t elements = most_elements(built.graph);
    if (!smallest || elements < least) {
      least = elements;
      smallest = Instance{std::move(draft), std::move(built.graph)};
    }
    if (least <= kMaxDraftElements || sizes_.empty()) break;
  }
  if (smallest) smallest->draft.max_elements = std::max(least, kMaxDraftElements);
  return smallest;
}

}  // namespace passnet
