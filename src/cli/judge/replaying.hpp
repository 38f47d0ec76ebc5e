// Judges again, on the same inputs, what a record describes.
#pragma once

#include "cli/session.hpp"
#include "eval/evaluate.hpp"
#include "eval/submission.hpp"

#include <memory>
#include <optional>
#include <string>

namespace passnet {

// Decisions of the reader, which no record can make.
struct ReplayOptions {
  std::string compiler = CppCompilerOptions().compiler;
  std::string python = EvaluateOptions().python;
  bool allow_native = false;
};

struct Replay {
  Record again;
  bool same = false;
};

// Judges the graph of a record as it was judged.
class Replayer {
 public:
  static Result<Replayer> open(Session& session, const Record& record,
                               const ReplayOptions& options);
  // Judges it again, up to three times if the speedup differs from the recorded one.
  Result<Replay> run();

 private:
  explicit Replayer(const Record& record) : record_(&record) {}
  const Record* record_;
  std::unique_ptr<Submission> submission_;  // null: none
  std::optional<Evaluator> evaluator_;
  Subject subject_;
};

}  // namespace passnet
