#include "draw/coordinates.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <span>

namespace passnet {
namespace {

constexpr uint32_t kNone = std::numeric_limits<uint32_t>::max();

// One of the four placements: items are chained to items above (of `layers` as given, perhaps
// upside down) and pushed to the left (of each layer as given, perhaps mirrored).
class Placement {
 public:
  Placement(std::vector<std::vector<uint32_t>> layers, std::span<const double> widths,
            const std::vector<std::vector<uint32_t>>& above, double gap, double line_gap)
      : layers_(std::move(layers)),
        widths_(widths),
        above_(above),
        gap_(gap),
        line_gap_(line_gap),
        position_(widths.size()),
        root_(widths.size()),
        next_(widths.size()) {
    std::iota(root_.begin(), root_.end(), 0);
    std::iota(next_.begin(), next_.end(), 0);
    for (const auto& layer : layers_) {
      for (uint32_t i = 0; i < layer.size(); ++i) position_[layer[i]] = i;
    }
    for (size_t at = 1; at < layers_.size(); ++at) chain(layers_[at], forbidden(at));
  }

  std::vector<double> place() const {
    std::vector<std::vector<uint32_t>> right(widths_.size());  // chains right of a chain
    std::vector<uint32_t> waiting(widths_.size(), 0);
    for (const auto& layer : layers_) {
      for (size_t i = 1; i < layer.size(); ++i) {
        right[root_[layer[i - 1]]].push_back(layer[i]);
        ++waiting[root_[layer[i]]];
      }
    }
    std::vector<double> x(widths_.size(), 0);
    std::vector<uint32_t> ready;
    for (uint32_t item = 0; item < widths_.size(); ++item) {
      if (root_[item] == item && waiting[item] == 0) ready.push_back(item);
    }
    while (!ready.empty()) {
      const uint32_t chain = ready.back();
      ready.pop_back();
      for (const uint32_t item : right[chain]) {
        const uint32_t other = root_[item];
        const uint32_t left = left_of(item);
        x[other] = std::max(x[other], x[chain] + distance(left, item));
        if (--waiting[other] == 0) ready.push_back(other);
      }
    }
    for (uint32_t item = 0; item < widths_.size(); ++item) x[item] = x[root_[item]];
    return x;
  }

 private:
  bool is_bend(uint32_t item) const { return widths_[item] == 0; }

  uint32_t left_of(uint32_t item) const { return layer_of_[item][position_[item] - 1]; }

  double distance(uint32_t left, uint32_t right) const {
    const double gap = is_bend(left) || is_bend(right) ? line_gap_ : gap_;
    return (widths_[left] + widths_[right]) / 2 + gap;
  }

  // For each item of the layer, the span of positions above that a piece of it may not end at,
  // because it would cross a piece between two bends: those stay straight.
  struct Allowed {
    uint32_t least = 0;
    uint32_t most = kNone;
  };
  std::vector<Allowed> forbidden(size_t at) const {
    const auto& layer = layers_[at];
    std::vector<Allowed> allowed(layer.size());
    uint32_t least = 0;
    for (uint32_t i = 0; i < layer.size(); ++i) {
      allowed[i].least = least;
      if (const uint32_t above = inner_end(layer[i]); above != kNone)
        least = std::max(least, above);
    }
    uint32_t most = kNone;
    for (uint32_t i = static_cast<uint32_t>(layer.size()); i-- > 0;) {
      allowed[i].most = most;
      if (const uint32_t above = inner_end(layer[i]); above != kNone) most = std::min(most, above);
    }
    return allowed;
  }

  uint32_t inner_end(uint32_t item) const {
    if (!is_bend(item) || above_[item].empty() || !is_bend(above_[item].front())) return kNone;
    return position_[above_[item].front()];
  }

  void chain(const std::vector<uint32_t>& layer, const std::vector<Allowed>& allowed) {
    int64_t taken = -1;  // the rightmost position above that is chained to
    for (uint32_t i = 0; i < layer.size(); ++i) {
      const uint32_t item = layer[i];
      std::vector<uint32_t> upper = above_[item];
      if (upper.empty()) continue;
      std::ranges::sort(upper, {}, [&](uint32_t other) { return position_[other]; });
      const size_t count = upper.size();
      for (const size_t median : {(count - 1) / 2, count / 2}) {
        if (next_[item] != item) break;
        const uint32_t other = upper[median];
        const uint32_t position = position_[other];
        const bool inner = inner_end(item) != kNone;
        const bool crosses = !inner && (position < allowed[i].least ||
                                        (allowed[i].most != kNone && position > allowed[i].most));
        if (crosses || taken >= static_cast<int64_t>(position)) continue;
        if (next_[other] != other && next_[other] != root_[other]) continue;
        next_[other] = item;
        root_[item] = root_[other];
        next_[item] = root_[item];
        taken = position;
      }
    }
  }

 public:
  // Needs the layers by item, which the caller of `place` builds once.
  void index_layers() {
    layer_of_.resize(widths_.size());
    for (const auto& layer : layers_) {
      for (const uint32_t item : layer) layer_of_[item] = layer;
    }
  }

 private:
  std::vector<std::vector<uint32_t>> layers_;
  std::span<const double> widths_;
  const std::vector<std::vector<uint32_t>>& above_;
  double gap_;
  double line_gap_;
  std::vector<uint32_t> position_;
  std::vector<uint32_t> root_;
  std::vector<uint32_t> next_;  // next in the chain; the last one's is the root
  std::vector<std::span<const uint32_t>> layer_of_;
};

struct Extent {
  double least = std::numeric_limits<double>::max();
  double most = std::numeric_limits<double>::lowest();
};

Extent extent(std::span<const double> x, std::span<const double> widths) {
  Extent result;
  for (size_t item = 0; item < x.size(); ++item) {
    result.least = std::min(result.least, x[item] - widths[item] / 2);
    result.most = std::max(result.most, x[item] + widths[item] / 2);
  }
  return result;
}

}  // namespace

std::vector<double> place_horizontally(const LayeredGrid& grid, double gap, double line_gap) {
  if (grid.widths.empty()) return {};
  std::array<std::vector<double>, 4> placements;
  std::array<Extent, 4> extents;
  size_t narrowest = 0;
  for (size_t i = 0; i < placements.size(); ++i) {
    const bool upside_down = i >= 2;
    const bool mirrored = i % 2 == 1;
    auto layers = grid.layers;
    if (upside_down) std::ranges::reverse(layers);
    if (mirrored) {
      for (auto& layer : layers) std::ranges::reverse(layer);
    }
    Placement placement(std::move(layers), grid.widths, upside_down ? grid.below : grid.above, gap,
                        line_gap);
    placement.index_layers();
    placements[i] = placement.place();
    if (mirrored) {
      for (double& x : placements[i]) x = -x;
    }
    extents[i] = extent(placements[i], grid.widths);
    const auto width = [&](size_t which) { return extents[which].most - extents[which].least; };
    if (width(i) < width(narrowest)) narrowest = i;
  }
  for (size_t i = 0; i < placements.size(); ++i) {
    const bool mirrored = i % 2 == 1;
    const double shift = mirrored ? extents[narrowest].most - extents[i].most
                                  : extents[narrowest].least - extents[i].least;
    for (double& x : placements[i]) x += shift;
  }
  std::vector<double> result(grid.widths.size());
  for (size_t item = 0; item < result.size(); ++item) {
    std::array<double, 4> all{};
    for (size_t i = 0; i < all.size(); ++i) all[i] = placements[i][item];
    std::ranges::sort(all);
    result[item] = (all[1] + all[2]) / 2;
  }
  return result;
}

}  // namespace passnet
