#include "draw/layers.hpp"

#include "draw/coordinates.hpp"

#include <algorithm>
#include <limits>
#include <numeric>

namespace passnet {
namespace {

constexpr int kSweeps = 10;

// Boxes, and one item in every layer that an arrow passes ("bends"), with the pieces between them.
class Layering {
 public:
  Layering(std::span<const Size> boxes, std::span<const Arrow> arrows,
           const LayeredOptions& options)
      : boxes_(boxes), arrows_(arrows), options_(options) {
    layer_ = assign_layers(boxes.size(), arrows);
    chains_.resize(arrows.size());
    const uint32_t layers = layer_.empty() ? 0 : *std::ranges::max_element(layer_) + 1;
    grid_.layers.resize(layers);
    for (uint32_t box = 0; box < boxes.size(); ++box) add_item(layer_[box], boxes[box].width);
    for (size_t i = 0; i < arrows.size(); ++i) add_chain(i);
    order_by_centers();
  }

  LayeredPicture place() {
    const std::vector<double> x = place_horizontally(grid_, options_.box_gap, options_.line_gap);
    LayeredPicture picture{.centers = std::vector<Point>(boxes_.size()), .routes = {}, .size = {}};
    std::vector<double> tops(grid_.layers.size() + 1, 0);
    std::vector<double> heights(grid_.layers.size(), 0);
    for (uint32_t box = 0; box < boxes_.size(); ++box) {
      heights[layer_[box]] = std::max(heights[layer_[box]], boxes_[box].height);
    }
    for (size_t i = 0; i < heights.size(); ++i) {
      tops[i + 1] = tops[i] + heights[i] + options_.layer_gap;
    }
    double left = std::numeric_limits<double>::max();
    double right = std::numeric_limits<double>::lowest();
    for (size_t item = 0; item < x.size(); ++item) {
      left = std::min(left, x[item] - grid_.widths[item] / 2);
      right = std::max(right, x[item] + grid_.widths[item] / 2);
    }
    if (x.empty()) return picture;
    for (uint32_t box = 0; box < boxes_.size(); ++box) {
      picture.centers[box] = {x[box] - left, tops[layer_[box]] + heights[layer_[box]] / 2};
    }
    for (size_t i = 0; i < arrows_.size(); ++i) {
      picture.routes.push_back(route(i, x, left, tops, heights));
    }
    picture.size = {right - left, tops.back() - options_.layer_gap};
    return picture;
  }

 private:
  uint32_t add_item(uint32_t layer, double width) {
    const auto item = static_cast<uint32_t>(grid_.widths.size());
    grid_.widths.push_back(width);
    grid_.above.emplace_back();
    grid_.below.emplace_back();
    grid_.layers[layer].push_back(item);
    return item;
  }

  void connect(uint32_t upper, uint32_t lower) {
    grid_.below[upper].push_back(lower);
    grid_.above[lower].push_back(upper);
  }

  void add_chain(size_t arrow) {
    uint32_t last = arrows_[arrow].from;
    for (uint32_t layer = layer_[last] + 1; layer < layer_[arrows_[arrow].to]; ++layer) {
      const uint32_t bend = add_item(layer, 0);
      chains_[arrow].push_back(bend);
      connect(last, bend);
      last = bend;
    }
    connect(last, arrows_[arrow].to);
  }

  // Sorts layers by the mean position of connected items above, then below, and so on; keeps the
  // order with the fewest crossings.
  void order_by_centers() {
    start_order();
    auto best = grid_.layers;
    size_t fewest = crossings();
    for (int sweep = 0; sweep < kSweeps && fewest > 0; ++sweep) {
      const bool down = sweep % 2 == 0;
      const size_t count = grid_.layers.size();
      for (size_t i = 1; i < count; ++i) sort_layer(down ? i : count - 1 - i, down);
      const size_t now = crossings();
      if (now >= fewest) continue;
      fewest = now;
      best = grid_.layers;
    }
    grid_.layers = std::move(best);
  }

  // Goes depth first from each box above, so that chains start next to their own box.
  void start_order() {
    std::vector<uint32_t> rank(grid_.widths.size(), 0);
    std::vector<uint8_t> seen(grid_.widths.size(), 0);
    uint32_t next = 0;
    std::vector<uint32_t> left;
    for (uint32_t box = 0; box < boxes_.size(); ++box) {
      if (grid_.above[box].empty()) left.push_back(box);
      while (!left.empty()) {
        const uint32_t item = left.back();
        left.pop_back();
        if (seen[item]) continue;
        seen[item] = 1;
        rank[item] = next++;
        for (size_t i = grid_.below[item].size(); i-- > 0;) left.push_back(grid_.below[item][i]);
      }
    }
    for (auto& layer : grid_.layers) {
      std::ranges::sort(layer, {}, [&](uint32_t item) { return rank[item]; });
    }
  }

  std::vector<uint32_t> positions() const {
    std::vector<uint32_t> position(grid_.widths.size());
    for (const auto& layer : grid_.layers) {
      for (uint32_t i = 0; i < layer.size(); ++i) position[layer[i]] = i;
    }
    return position;
  }

  void sort_layer(size_t at, bool down) {
    auto& layer = grid_.layers[at];
    const auto& fixed = grid_.layers[down ? at - 1 : at + 1];
    scratch_.resize(grid_.widths.size());
    for (uint32_t i = 0; i < fixed.size(); ++i) scratch_[fixed[i]] = i;
    std::vector<std::pair<double, uint32_t>> keyed;
    for (uint32_t i = 0; i < layer.size(); ++i) {
      const auto& neighbors = (down ? grid_.above : grid_.below)[layer[i]];
      double sum = 0;
      for (const uint32_t neighbor : neighbors) sum += scratch_[neighbor];
      const double mean = neighbors.empty() ? i : sum / static_cast<double>(neighbors.size());
      keyed.emplace_back(mean, layer[i]);
    }
    std::ranges::stable_sort(keyed, {}, &std::pair<double, uint32_t>::first);
    for (size_t i = 0; i < layer.size(); ++i) layer[i] = keyed[i].second;
  }

  // Counts the pairs of pieces between neighboring layers that cross: inversions, with a Fenwick
  // tree.
  size_t crossings() const {
    const std::vector<uint32_t> position = positions();
    size_t total = 0;
    for (size_t at = 0; at + 1 < grid_.layers.size(); ++at) {
      std::vector<uint32_t> tree(grid_.layers[at + 1].size() + 1, 0);
      size_t inserted = 0;
      for (const uint32_t item : grid_.layers[at]) {
        std::vector<uint32_t> ends;
        for (const uint32_t lower : grid_.below[item]) ends.push_back(position[lower]);
        for (const uint32_t end : ends) {
          size_t not_right = 0;
          for (size_t i = end + 1; i > 0; i -= i & (~i + 1)) not_right += tree[i];
          total += inserted - not_right;
        }
        for (const uint32_t end : ends) {
          for (size_t i = end + 1; i < tree.size(); i += i & (~i + 1)) ++tree[i];
        }
        inserted += ends.size();
      }
    }
    return total;
  }

  std::vector<Point> route(size_t arrow, std::span<const double> x, double left,
                           std::span<const double> tops, std::span<const double> heights) const {
    const auto [from, to] = arrows_[arrow];
    const auto middle = [&](uint32_t box) { return tops[layer_[box]] + heights[layer_[box]] / 2; };
    std::vector<Point> points;
    points.push_back({x[from] - left, middle(from) + boxes_[from].height / 2});
    points.push_back({x[from] - left, tops[layer_[from]] + heights[layer_[from]]});
    uint32_t layer = layer_[from];
    for (const uint32_t bend : chains_[arrow]) {
      ++layer;
      points.push_back({x[bend] - left, tops[layer]});
      points.push_back({x[bend] - left, tops[layer] + heights[layer]});
    }
    points.push_back({x[to] - left, tops[layer_[to]]});
    points.push_back({x[to] - left, middle(to) - boxes_[to].height / 2});
    return points;
  }

  std::span<const Size> boxes_;
  std::span<const Arrow> arrows_;
  const LayeredOptions& options_;
  LayeredGrid grid_;                           // boxes first, then bends
  std::vector<uint32_t> layer_;                // of boxes
  std::vector<std::vector<uint32_t>> chains_;  // bends by arrow
  std::vector<uint32_t> scratch_;
};

}  // namespace

std::vector<uint32_t> assign_layers(size_t boxes, std::span<const Arrow> arrows) {
  std::vector<std::vector<uint32_t>> above(boxes);
  std::vector<uint32_t> nearest(boxes, std::numeric_limits<uint32_t>::max());
  for (const Arrow& arrow : arrows) above[arrow.to].push_back(arrow.from);
  std::vector<uint32_t> layer(boxes, 0);
  for (uint32_t box = 0; box < boxes; ++box) {
    for (const uint32_t upper : above[box]) layer[box] = std::max(layer[box], layer[upper] + 1);
  }
  for (const Arrow& arrow : arrows) {
    nearest[arrow.from] = std::min(nearest[arrow.from], layer[arrow.to]);
  }
  for (uint32_t box = 0; box < boxes; ++box) {
    const bool is_free = above[box].empty() && nearest[box] != std::numeric_limits<uint32_t>::max();
    if (is_free && nearest[box] > 0) layer[box] = nearest[box] - 1;
  }
  return layer;
}

LayeredPicture place_in_layers(std::span<const Size> boxes, std::span<const Arrow> arrows,
                               const LayeredOptions& options) {
  return Layering(boxes, arrows, options).place();
}

}  // namespace passnet
