#include "eval/judge.hpp"

#include "eval/input_stream.hpp"
#include "eval/side.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sys/random.h>

namespace passnet {
namespace {

constexpr double kReferenceTimeoutS = 60;

uint64_t draw_secret() {
  uint64_t secret = 0;
  CHECK(getrandom(&secret, sizeof secret, 0) == sizeof secret);
  return secret;
}

struct Finding {
  Verdict verdict;
  std::string detail;
};

Finding describe_failure(const CallResult& call) {
  switch (call.outcome) {
    case CallOutcome::kTimedOut:
      return {Verdict::kTimeout, describe(call)};
    case CallOutcome::kOk:
    case CallOutcome::kFailed:
    case CallOutcome::kCrashed:
    case CallOutcome::kExited:
      break;
  }
  return {Verdict::kCrash, describe(call)};
}

Finding describe_breach(const Breach& breach) {
  switch (breach.kind) {
    case Breach::Kind::kRedZone:
      return {Verdict::kRedzone, breach.message};
    case Breach::Kind::kInputChanged:
      return {Verdict::kInputChanged, breach.message};
  }
  UNREACHABLE();
}

std::string place_of(const Tensor& tensor, int64_t index) {
  std::vector<int64_t> place(tensor.type().rank());
  for (size_t dim = place.size(); dim-- > 0;) {
    place[dim] = index % tensor.type().shape[dim];
    index /= tensor.type().shape[dim];
  }
  return to_string(std::span<const int64_t>(place));
}

std::string describe_error(size_t index, const Comparison& comparison, const Tensor& result,
                           const Tensor& reference) {
  return fmt::format(
      "result {}: {} of {} elements outside the tolerance at t = -5, the first at {} ({} where {} "
      "was expected), at most {:.3g} tolerances off",
      index, comparison.wrong, reference.numel(), place_of(reference, comparison.first_wrong),
      result.value(comparison.first_wrong), reference.value(comparison.first_wrong),
      comparison.max_error_units);
}

// What the reference gave for the inputs of this call, and of the first call of the round.
struct Answers {
  std::vector<Tensor> now;
  std::vector<Tensor> before;
};

// One candidate's part in the contest.
class Contender {
 public:
  Contender(const Contestant& contestant) : contestant_(&contestant) {
    outcome_.correct.fill(true);
  }

  bool competing() const { return !out_; }
  Outcome& outcome() { return outcome_; }

  void drop(Finding finding) {
    out_ = true;
    outcome_.verdict = finding.verdict;
    outcome_.detail = std::move(finding.detail);
    outcome_.correct.fill(false);
    outcome_.rounds.clear();
    side_.reset();
  }

  void start(const SideOptions& options) {
    auto side = Side::start(*contestant_->compiled, contestant_->libraries, options);
    if (!side) return drop({Verdict::kCrash, side.error().message});
    outcome_.layers = side->layers();
    side_ = *std::move(side);
  }

  // One call on fresh inputs and poisoned outputs; its time in µs, or nothing where the contender
  // is out. The worker is stopped afterwards.
  std::optional<double> call(std::span<const Tensor> inputs, uint64_t number, double timeout_s) {
    side_->set_inputs(inputs);
    side_->poison(number);
    const CallResult result = side_->call(timeout_s);
    if (!result.ok()) return drop(describe_failure(result)), std::nullopt;
    if (!side_->stop()) {
      return drop({Verdict::kCrash, "the worker died after the call"}), std::nullopt;
    }
    if (const auto breach = side_->inspect()) return drop(describe_breach(*breach)), std::nullopt;
    return static_cast<double>(result.ns) / 1000;
  }

  // Compares what the call left with the reference's answers.
  void check(const Answers& answers) {
    if (auto finding = check_results(answers)) drop(*std::move(finding));
  }

  Side& side() { return *side_; }

 private:
  // Compares all results; wrong values leave it in the contest, dishonest ones do not.
  std::optional<Finding> check_results(const Answers& answers) {
    const std::vector<Tensor> results = side_->results();
    for (size_t i = 0; i < results.size(); ++i) {
      const Comparison comparison = compare(results[i], answers.now[i]);
      for (size_t t = 0; t < kToleranceCount; ++t) outcome_.correct[t] &= comparison.correct[t];
      if (comparison.correct_at(-5)) continue;
      if (side_->unwritten(i)) {
        return Finding{Verdict::kUnwritten, fmt::format("result {} was not written everywhere", i)};
      }
      if (!answers.before.empty() && compare(results[i], answers.before[i]).correct_at(-5)) {
        return Finding{Verdict::kState,
                       fmt::format("result {} is the answer to the inputs of an earlier call", i)};
      }
      if (outcome_.verdict != Verdict::kPass) continue;
      outcome_.verdict = comparison.new_nan_inf ? Verdict::kNanInf : Verdict::kWrongValue;
      outcome_.detail = describe_error(i, comparison, results[i], answers.now[i]);
    }
    return std::nullopt;
  }

  const Contestant* contestant_;
  std::optional<Side> side_;
  Outcome outcome_;
  bool out_ = false;
};

// All sides on one graph.
class Contest {
 public:
  Contest(const Graph& graph, const Catalogue& catalogue, const Contestant& baseline,
          std::span<const Contestant> candidates, const JudgeOptions& options)
      : graph_(graph), catalogue_(catalogue), options_(options), reference_(baseline) {
    for (const Contestant& candidate : candidates) contenders_.emplace_back(candidate);
  }

  std::vector<Outcome> run() {
    const BoundThread bound(processors_);
    for (int attempt = 0; attempt < options_.attempts && anyone_competing(); ++attempt) {
      for (int round = 0; round < options_.rounds && anyone_competing(); ++round) {
        run_round(attempt * options_.rounds + round);
      }
      if (!mark_unstable()) break;
    }
    std::vector<Outcome> outcomes;
    for (Contender& contender : contenders_) outcomes.push_back(std::move(contender.outcome()));
    return outcomes;
  }

 private:
  bool anyone_competing() const { return std::ranges::any_of(contenders_, &Contender::competing); }

  void fail_reference(const std::string& detail) {
    for (Contender& contender : contenders_) contender.drop({Verdict::kReferenceFail, detail});
  }

  // Workers are forked before this round's inputs exist, so no copy of them or of what they give
  // is in a candidate's memory.
  bool start_round(int round) {
    const auto options = [&](const char* name) {
      return SideOptions{.name = name,
                         .threads = options_.threads,
                         .processors = processors_,
                         .shift = static_cast<size_t>(round) * 64 % 4096,
                         .secret = draw_secret()};
    };
    for (Contender& contender : contenders_) {
      if (contender.competing()) contender.start(options("candidate"));
    }
    reference_.start(options("reference"));
    if (!reference_.competing()) return fail_reference(reference_.outcome().detail), false;
    inputs_.emplace(graph_, catalogue_, options_.seed + static_cast<uint64_t>(round));
    answers_ = {};
    return true;
  }

  template <class Visit>
  void for_each_competing(Visit visit) {
    for (Contender& contender : contenders_) {
      if (contender.competing()) visit(contender);
    }
  }

  // Calls every side once on the same new inputs and checks what came out. The order rotates from
  // call to call, so that no side is always the one whose data is warm. Gives the times, the
  // reference's first; none where a side is out.
  std::vector<std::optional<double>> call_all(size_t call) {
    inputs_->advance();
    const size_t sides = contenders_.size() + 1;
    std::vector<std::optional<double>> times(sides);
    for (size_t turn = 0; turn < sides; ++turn) {
      const size_t side = (turn + call) % sides;
      Contender& contender = side == 0 ? reference_ : contenders_[side - 1];
      if (!contender.competing()) continue;
      times[side] = contender.call(inputs_->current(), ++calls_, timeout_s_);
      if (call == 0 && side == 0 && times[0]) {
        timeout_s_ = std::max(options_.timeout_s, *times[0] * 1e-6 * options_.timeout_factor);
      }
    }
    if (!reference_.competing()) return fail_reference(reference_.outcome().detail), times;
    if (answers_.before.empty()) answers_.before = std::move(answers_.now);
    answers_.now = reference_.side().results();
    for_each_competing([&](Contender& contender) { contender.check(answers_); });
    return times;
  }

  // Spinning keeps a core from the kernels' threads: only where no side uses them, and where there
  // are two.
  void choose_hand_over() {
    bool threads = !processors_ || reference_.side().used_pool();
    for_each_competing([&](Contender& contender) { threads |= contender.side().used_pool(); });
    const HandOver hand_over = threads ? HandOver::kYield : HandOver::kSpin;
    reference_.side().set_hand_over(hand_over);
    for_each_competing([&](Contender& contender) { contender.side().set_hand_over(hand_over); });
  }

  void run_round(int round) {
    if (!start_round(round)) return;
    const int warmups = std::max(1, options_.warmup_calls / options_.rounds);
    const int timed = std::max(1, options_.timed_calls / options_.rounds);
    std::vector<Round> samples(contenders_.size());
    std::vector<double> reference_times;
    timeout_s_ = kReferenceTimeoutS;
    for (int i = 0; i < warmups + timed; ++i) {
      const auto times = call_all(static_cast<size_t>(i));
      if (!reference_.competing()) return;
      if (i == 0) choose_hand_over();
      if (i < warmups) continue;
      reference_times.push_back(*times[0]);
      for (size_t c = 0; c < contenders_.size(); ++c) {
        if (times[c + 1]) samples[c].candidate.push_back(*times[c + 1]);
      }
    }
    for (size_t c = 0; c < contenders_.size(); ++c) {
      if (!contenders_[c].competing()) continue;
      samples[c].reference = reference_times;
      contenders_[c].outcome().rounds.push_back(std::move(samples[c]));
    }
  }

  // Whether any measurement spreads too far; marks each.
  bool mark_unstable() {
    bool any = false;
    for_each_competing([&](Contender& contender) {
      std::vector<double> reference, candidate;
      for (const Round& round : contender.outcome().rounds) {
        reference.insert(reference.end(), round.reference.begin(), round.reference.end());
        candidate.insert(candidate.end(), round.candidate.begin(), round.candidate.end());
      }
      contender.outcome().unstable = relative_spread(reference) > options_.unstable ||
                                     relative_spread(candidate) > options_.unstable;
      any |= contender.outcome().unstable;
    });
    return any;
  }

  const Graph& graph_;
  const Catalogue& catalogue_;
  const JudgeOptions& options_;
  const std::optional<Processors> processors_ = Processors::find();
  Contender reference_;
  std::vector<Contender> contenders_;
  std::optional<InputStream> inputs_;
  Answers answers_;
  double timeout_s_ = 0;
  uint64_t calls_ = 0;
};

}  // namespace

std::vector<Outcome> judge(const Graph& graph, const Catalogue& catalogue,
                           const Contestant& baseline, std::span<const Contestant> candidates,
                           const JudgeOptions& options) {
  return Contest(graph, catalogue, baseline, candidates, options).run();
}

Result<double> time_empty_call(HandOver hand_over) {
  const std::optional<Processors> processors = Processors::find();
  const BoundThread bound(processors);
  Worker worker =
      TRY(Worker::start({.name = "empty", .hand_over = hand_over, .processors = processors},
                        [] { return std::expected<Entry, std::string>([] { return 0; }); }));
  std::vector<double> times;
  for (int i = 0; i < 125; ++i) {
    const CallResult result = worker.call(1);
    if (!result.ok()) return fail({}, "call-failed", "an empty call {}", describe(result));
    if (i >= 25) times.push_back(static_cast<double>(result.ns) / 1000);
    worker.stop();
  }
  return median(times);
}

}  // namespace passnet
