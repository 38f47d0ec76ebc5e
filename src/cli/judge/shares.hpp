// Judging in several processes at once, which take shares of a run's graphs in turn.
#pragma once

#include "diag/diagnostic.hpp"
#include "eval/record/record.hpp"
#include "sandbox/line_reader.hpp"

#include <cstddef>
#include <functional>
#include <optional>

namespace passnet {

// Some of the graphs that a run chose, by their numbers.
struct Share {
  size_t begin = 0;
  size_t end = 0;
};

// The run, as a process sees it that judges some of its shares.
class ShareTaker {
 public:
  ShareTaker(size_t process, int socket) : process_(process), socket_(socket), reader_(socket) {}

  size_t process() const { return process_; }
  // The next share, which is behind the one before; that is done. Nothing if none is left.
  std::optional<Share> next();
  // Hands over a record of a graph of the share; false if the run has ended.
  bool add(const Record& record);

 private:
  size_t process_;
  int socket_;
  LineReader reader_;
};

struct SharedRun {
  size_t graphs = 0;
  size_t processes = 0;
  // Judges shares in process `process`, which is a copy of this one; an exit code. A process that a
  // signal ends is started again, and its share judged once more.
  std::function<int(size_t process, ShareTaker& taker)> judge;
  // Takes the records here, in the order of the graphs; false: stop.
  std::function<bool(const Record&)> judged;
};

// Returns the greatest of the exit codes; kBadInput if the run was stopped. The caller must have
// one thread. Errors: "process-not-started"; "judging-lost" if a process is ended again and again.
Result<int> judge_in_shares(const SharedRun& run);

}  // namespace passnet
