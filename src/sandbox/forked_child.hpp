// A copy of this process that works for it, and talks with it in lines on a socket.
#pragma once

#include "diag/diagnostic.hpp"
#include "sandbox/child_process.hpp"
#include "sandbox/descriptor.hpp"
#include "sandbox/line_reader.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace passnet {

class ForkedChild {
 public:
  // Forks; the caller must have one thread. The child runs `work` with its end of the socket, and
  // exits with what that returns. It leads a process group, has standard error alone, none of the
  // caller's signal masks and descriptors, and ends with the caller's thread. `name` is shown by
  // ps. Errors: "process-not-started".
  static Result<ForkedChild> start(const char* name, const std::function<int(int socket)>& work);

  bool alive() const { return process_.alive(); }
  // Readable when `next_line` may have one.
  int fd() const { return socket_.fd(); }
  // False if the process has ended.
  bool send(std::string_view line) const { return alive() && write_line(socket_.fd(), line); }
  // Reads once, which may wait; false if the process has ended.
  bool read_more() { return reader_->read_more(); }
  std::optional<std::string> next_line() { return reader_->next(); }
  // Ends it, with all that it started.
  void end() { process_.end(); }
  // Reaps it, once the socket has closed, and says how it ended.
  std::string describe_end();
  // None unless it was reaped and had ended by itself.
  std::optional<int> exit_code() const;

 private:
  ForkedChild(std::string name, ChildProcess process, Descriptor socket)
      : name_(std::move(name)),
        process_(std::move(process)),
        socket_(std::move(socket)),
        reader_(std::make_unique<LineReader>(socket_.fd())) {}

  std::string name_;
  ChildProcess process_;
  Descriptor socket_;
  std::unique_ptr<LineReader> reader_;
  std::optional<int> status_;  // as waitpid gives it
};

}  // namespace passnet
