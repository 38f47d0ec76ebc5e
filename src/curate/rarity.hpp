// Makes the long tail a number: how rare an op sequence and a shape class are over models, and how
// much each candidate leaves to the floor.
#pragma once

#include "curate/specimen.hpp"

#include <map>
#include <span>
#include <string>
#include <vector>

namespace passnet {

// Bits: -log2 of a share. 0: in every model (family); log2(N): in one of N. A subgraph without a
// model counts as a model (family) of its own.
struct Rarity {
  double sequence_models = 0;    // of the models with a subgraph of this op sequence
  double sequence_families = 0;  // of the families
  double shape_models = 0;       // of the models with a subgraph of this shape class
  double shape_families = 0;
  // (sequence_models + sequence_families) / 2 + (shape_models + shape_families) / 4: a shape weighs
  // half as much as a sequence.
  double tail() const {
    return (sequence_models + sequence_families) / 2 + (shape_models + shape_families) / 4;
  }
};

// One rarity per specimen. A variant has the models of its origin, if that is present.
std::vector<Rarity> rarities(std::span<const Specimen> specimens);

// A measured time of a subgraph.
struct Measurement {
  Digest hash;
  std::string candidate;
  double us = 0;
};

// log2 of measured time over the floor, by candidate: 0 is the floor, 1 twice its time. By
// specimen; empty without a measurement. The min of several times of one candidate counts.
std::vector<std::map<std::string, double>> headrooms(std::span<const Specimen> specimens,
                                                     std::span<const Measurement> measurements);

}  // namespace passnet
