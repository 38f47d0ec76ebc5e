// A GPU that is none: the state behind the fake driver and the fake matrix library of tests.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace fake_cuda {

using Action = std::function<void()>;

// A kernel with the number of words of its one argument, an array.
struct Kernel {
  const char* name;
  size_t words;
  void (*run)(const uint64_t* words);
};

// A node of a graph: a kernel with its arguments, or recorded actions.
struct Node {
  const Kernel* kernel = nullptr;
  std::vector<uint64_t> words;
  std::vector<Action> recorded;
};

// Nodes in the order of their dependencies, which are a line.
struct Graph {
  std::vector<std::shared_ptr<Node>> nodes;
};

// Actions run when the stream is synchronized: a missing wait shows as old values.
struct Stream {
  std::vector<Action> actions;
  bool is_captured = false;
  std::vector<Action> captured;
  void add(Action action) { (is_captured ? captured : actions).push_back(std::move(action)); }
};

struct State {
  std::string log;  // calls, one per line
  int live = 0;     // objects that must be destroyed
  size_t memory = 0;
  size_t memory_limit = size_t{1} << 30;
  int error = 0;                // sticky, as after a fault of a kernel
  bool is_told_of_end = false;  // by a kernel: the stream seems to have ended, and works on
  float clock_ms = 0;
};

// The one state of the process, as a driver has.
State& state();

}  // namespace fake_cuda
