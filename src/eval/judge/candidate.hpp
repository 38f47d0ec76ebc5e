// A candidate on one graph: its kind, the graph as it runs it, or the reason why it cannot run.
#pragma once

#include "compile/compiled.hpp"
#include "compile/tuned_block.hpp"
#include "correct/equal/level.hpp"
#include "correct/verdict.hpp"
#include "eval/candidate_kind.hpp"
#include "eval/record/record.hpp"
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
  bool is_native = false;                        // launches a native kernel
  std::vector<PassUse> passes;                   // the part that each had in the graph
  std::vector<TunedBlock> tuned;                 // the fuse blocks whose schedules were measured
  std::vector<std::optional<size_t>> owners;     // of the kernels of `compiled`: an index of these
  std::optional<CompiledGraph> compiled;         // none if PyTorch runs the graph
  std::vector<std::filesystem::path> libraries;  // the built kernels of `compiled`
  std::optional<Graph> rewritten;                // by the passes
  std::optional<Equality> equality;              // with the graph; of closed passes
  bool may_round_otherwise = false;              // on adversarial inputs (AnswerJudge)
  double compile_ms = 0;
  int32_t timeouts = 0;            // of the submission, on earlier graphs of the run
  TorchChild* torch = nullptr;     // runs the graph, if `compiled` does not
  bool is_handed = false;          // in steps, in a walled process (eval/public)
  Layers layers;                   // around that process
  std::optional<Failure> failure;  // set before any run: the candidate is not judged

  // True if it runs only kernels that the compiler printed.
  bool is_closed() const { return torch == nullptr && !is_native; }
  // The bytes of its plan's buffers; 0 if PyTorch runs it.
  uint64_t buffer_bytes() const {
    uint64_t bytes = 0;
    if (!compiled) return bytes;
    for (const Block& block : compiled->plan.blocks) bytes += static_cast<uint64_t>(block.bytes);
    return bytes;
  }
};

// A graph to judge.
struct Subject {
  std::optional<std::string> task;
  std::string name;
  Graph graph;
  std::string source;             // the file of the graph, for the record
  std::optional<uint64_t> seed;   // for judging again; otherwise the options'
  std::vector<uint64_t> secrets;  // of the rounds, likewise; missing ones are drawn
};

// A graph with all participants. The reference is compiled, and its answers count as correct; the
// baseline's time defines a speedup of 1.
struct JudgedGraph {
  const Subject* subject = nullptr;
  Candidate reference;
  std::optional<Candidate> baseline;  // none: the reference
  std::vector<Candidate> candidates;
};

}  // namespace passnet
