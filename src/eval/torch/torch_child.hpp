// One child process that runs graphs in PyTorch: its requests and answers, its life.
#pragma once

#include "diag/diagnostic.hpp"
#include "sandbox/child_process.hpp"
#include "sandbox/descriptor.hpp"
#include "sandbox/shared_memory.hpp"
#include "sandbox/worker/processors.hpp"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace passnet {

struct TorchOptions {
  std::string python = "python3";  // a name in PATH, or a path
  size_t threads = 1;
  std::optional<Processors> processors;
};

// The reason why there is no answer.
enum class TorchSilence : uint8_t { kDied, kLate };

// Importing PyTorch takes seconds and much memory, so one child serves a whole run and holds all
// its programs at once. It is stopped (SIGSTOP) while no request is pending, so that its idle
// threads, which spin, take no time from the other sides. It runs this program's own text
// (python/passnet/torch_side.py) and operators of PyTorch, and holds no expected results.
class TorchChild {
 public:
  // Errors: "torch-not-available" if the interpreter cannot be run or has no PyTorch.
  static Result<TorchChild> start(const TorchOptions& options);
  // Takes over a process that speaks as this program's text does, on this socket. Errors: the same.
  static Result<TorchChild> adopt(ChildProcess process, Descriptor socket, std::string_view python);

  // Sends a request, with the descriptor of `memory` if there is one, and waits for its answer. A
  // child that is late is killed.
  std::expected<nlohmann::json, TorchSilence> ask(const nlohmann::json& request, double timeout_s,
                                                  const SharedMemory* memory = nullptr);
  // The two halves of it: between them the child runs. False if it has ended.
  bool post(const nlohmann::json& request, const SharedMemory* memory = nullptr);
  std::expected<nlohmann::json, TorchSilence> take_answer(double timeout_s);
  // True if an answer, or the end of the child, can be read.
  bool has_word() const;
  // Resumes the stopped child for a moment; true if it is stopped again.
  bool run_for(double seconds);

  bool alive() const { return process_.alive(); }
  // True if it ended by itself or by somebody else's signal, and was not killed for being late.
  bool was_lost() const { return !alive() && !late_; }
  // The processor time of the child; 0 if it has ended.
  int64_t processor_ns() const { return process_.processor_ns(); }
  // Returns a number that no other program of this child has.
  int64_t next_program() { return ++programs_; }
  // PyTorch's version, as it states it.
  const std::string& version() const { return version_; }
  // Triton's, if the child looks for it; empty: none.
  const std::string& triton_version() const { return triton_version_; }
  bool has_cuda() const { return cuda_; }
  const ChildProcess& process() const { return process_; }

 private:
  TorchChild() = default;
  bool send(std::string_view text, const SharedMemory* memory);
  std::expected<std::string, TorchSilence> read_line(double timeout_s);
  void stop();
  void end();

  bool late_ = false;
  Descriptor socket_;
  std::string buffer_;
  std::string version_;
  std::string triton_version_;
  bool cuda_ = false;
  int64_t programs_ = 0;
  ChildProcess process_;  // last: it ends before its socket closes
};

}  // namespace passnet
