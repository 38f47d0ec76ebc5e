// Boxes and arrows in layers: the position of each box and the route of each arrow. Arrows point
// down; crossings are few, chains are straight, boxes do not overlap. Near-linear in boxes and
// arrows.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace passnet {

struct Point {
  double x = 0;
  double y = 0;
};

struct Size {
  double width = 0;
  double height = 0;
};

// An arrow from a box to a later one: `from < to`.
struct Arrow {
  uint32_t from = 0;
  uint32_t to = 0;
};

// Returns the layer of each box, counted from the top: below all boxes that point at it; boxes
// without predecessors are right above the first box that they point at.
std::vector<uint32_t> assign_layers(size_t boxes, std::span<const Arrow> arrows);

struct LayeredPicture {
  std::vector<Point> centers;              // by box
  std::vector<std::vector<Point>> routes;  // by arrow: pairs of points, each pair a straight piece
                                           // through a layer; curves lead from piece to piece
  Size size;
};

struct LayeredOptions {
  double layer_gap = 28;
  double box_gap = 14;
  double line_gap = 10;  // space next to an arrow that passes a layer
};

// An arrow costs as much as the layers that it passes: leave out long ones.
LayeredPicture place_in_layers(std::span<const Size> boxes, std::span<const Arrow> arrows,
                               const LayeredOptions& options = {});

}  // namespace passnet
