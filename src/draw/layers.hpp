// Boxes and arrows in layers: where each box stands and how each arrow runs. Arrows point down;
// crossings are few, chains are straight, no two boxes overlap. Near-linear in boxes and arrows.
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

// From a box to a later one: `from < to`.
struct Arrow {
  uint32_t from = 0;
  uint32_t to = 0;
};

// The layer of each box, counted from the top: below all that point at it, and boxes that nothing
// points at right above the first that they point at.
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
  double line_gap = 10;  // beside an arrow that passes a layer
};

// An arrow costs as much as the layers that it passes: long ones had better be left out.
LayeredPicture place_in_layers(std::span<const Size> boxes, std::span<const Arrow> arrows,
                               const LayeredOptions& options = {});

}  // namespace passnet
