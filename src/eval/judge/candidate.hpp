// A candidate on one graph: its kind, the graph as it runs it, and why it cannot.
#pragma once

#include "compile/compiled.hpp"
#include "eval/candidate_kind.hpp"
#include "eval/record/verdict.hpp"
#include "eval/torch/torch_child.hpp"
#include "ir/graph.hpp"

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace passnet {

struct Candidate {
  const CandidateKind* kind = nullptr;
  std::map<std::string, int64_t> matched;        // how often each pass of the submission applied
  std::optional<CompiledGraph> compiled;         // none where PyTorch runs the graph
  std::vector<std::filesystem::path> libraries;  // the built kernels of `compiled`
  double compile_ms = 0;
  TorchChild* torch = nullptr;     // runs the graph, where `compiled` does not
  std::optional<Failure> failure;  // set before anything ran: it is not judged
};

// A graph to judge.
struct Subject {
  std::optional<std::string> task;
  std::string name;
  Graph graph;
  std::string source;             // that holds it, for the record
  std::optional<uint64_t> seed;   // to judge again; else the options'
  std::vector<uint64_t> secrets;  // of the rounds, likewise; those that are missing are drawn
};

// A graph with everyone who takes part. The reference is compiled and gives the answers that count
// as right; the baseline gives the time that counts as a speedup of 1.
struct JudgedGraph {
  const Subject* subject = nullptr;
  Candidate reference;
  std::optional<Candidate> baseline;  // none: the reference
  std::vector<Candidate> candidates;
};

}  // namespace passnet
