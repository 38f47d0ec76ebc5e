#include "eval/judge.hpp"

#include <sys/random.h>

#include <algorithm>

#include <fmt/format.h>

#include "eval/side.hpp"
#include "inputs/inputs.hpp"

namespace passnet {
namespace {

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
    case CallOutcome::kTimedOut: return {Verdict::kTimeout, describe(call)};
    case CallOutcome::kOk:
    case CallOutcome::kFailed:
    case CallOutcome::kCrashed:
    case CallOutcome::kExited: break;
  }
  return {Verdict::kCrash, describe(call)};
}

Finding describe_breach(const Breach& breach) {
  switch (breach.kind) {
    case Breach::Kind::kRedZone: return {Verdict::kRedzone, breach.message};
    case Breach::Kind::kInputChanged: return {Verdict::kInputChanged, breach.message};
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

// One candidate's part in the contest.
class Contender {
 public:
  Contender(const Contestant& contestant) : contestant_(&contestant) { outcome_.correct.fill(true); }

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

  // One checked call; gives its time in µs, or nothing where the contender is out.
  std::optional<double> call(uint64_t number, double timeout_s,
                             std::span<const Tensor> reference) {
    side_->poison(number);
    const CallResult result = side_->call(timeout_s);
    if (!result.ok()) return drop(describe_failure(result)), std::nullopt;
    if (!side_->stop()) {
      return drop({Verdict::kCrash, "the worker died after the call"}), std::nullopt;
    }
    if (const auto breach = side_->inspect()) return drop(describe_breach(*breach)), std::nullopt;
    const uint64_t checksum = side_->results_checksum();
    if (checksum != checked_) {
      if (auto finding = check_results(reference)) return drop(*std::move(finding)), std::nullopt;
      checked_ = checksum;
    }
    return static_cast<double>(result.ns) / 1000;
  }

  Side& side() { return *side_; }
  void forget_checked() { checked_.reset(); }

 private:
  // Compares all results; wrong values leave it in the contest, unwritten ones do not.
  std::optional<Finding> check_results(std::span<const Tensor> reference) {
    const std::vector<Tensor> results = side_->results();
    for (size_t i = 0; i < results.size(); ++i) {
      const Comparison comparison = compare(results[i], reference[i]);
      for (size_t t = 0; t < kToleranceCount; ++t) outcome_.correct[t] &= comparison.correct[t];
      if (comparison.correct_at(-5)) continue;
      if (side_->unwritten(i)) {
        return Finding{Verdict::kUnwritten,
                       fmt::format("result {} was not written everywhere", i)};
      }
      if (outcome_.verdict != Verdict::kPass) continue;
      outcome_.verdict = comparison.new_nan_inf ? Verdict::kNanInf : Verdict::kWrongValue;
      outcome_.detail = fmt::format(
          "result {}: {} of {} elements outside the tolerance at t = -5, the first at {} ({} where "
          "{} was expected), at most {:.3g} tolerances off",
          i, comparison.wrong, reference[i].numel(), place_of(reference[i], comparison.first_wrong),
          results[i].value(comparison.first_wrong), reference[i].value(comparison.first_wrong),
          comparison.max_error_units);
    }
    return std::nullopt;
  }

  const Contestant* contestant_;
  std::optional<Side> side_;
  std::optional<uint64_t> checked_;  // of results already found good in this round
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
  bool anyone_competing() const {
    return std::ranges::any_of(contenders_, &Contender::competing);
  }

  void fail_reference(const std::string& detail) {
    for (Contender& contender : contenders_) contender.drop({Verdict::kReferenceFail, detail});
  }

  // Workers are forked before this round's inputs exist, so no copy of them or of what they give
  // is in a candidate's memory.
  bool start_round(int round) {
    const auto options = [&](const char* name) {
      return SideOptions{.name = name,
                         .threads = options_.threads,
                         .shift = static_cast<size_t>(round) * 64 % 4096,
                         .secret = draw_secret()};
    };
    for (Contender& contender : contenders_) {
      if (contender.competing()) contender.start(options("candidate"));
    }
    reference_.start(options("reference"));
    if (!reference_.competing()) return fail_reference(reference_.outcome().detail), false;
    const std::vector<Tensor> inputs =
        make_inputs(graph_, catalogue_, options_.seed + static_cast<uint64_t>(round));
    reference_.side().set_inputs(inputs);
    for_each_competing([&](Contender& contender) {
      contender.side().set_inputs(inputs);
      contender.forget_checked();
    });
    return true;
  }

  template <class Visit>
  void for_each_competing(Visit visit) {
    for (Contender& contender : contenders_) {
      if (contender.competing()) visit(contender);
    }
  }

  // The first calls: the reference results, and what each candidate makes of them.
  bool run_first_calls() {
    reference_.side().poison(0);
    const CallResult first = reference_.side().call(60);
    if (!first.ok() || !reference_.side().stop()) return fail_reference(describe(first)), false;
    expected_ = reference_.side().results();
    timeout_s_ = std::max(options_.timeout_s,
                          static_cast<double>(first.ns) * 1e-9 * options_.timeout_factor);
    for_each_competing([&](Contender& contender) { call(contender); });
    return true;
  }

  std::optional<double> call(Contender& contender) {
    return contender.call(++calls_, timeout_s_, expected_);
  }

  // Spinning keeps a core from the kernels' threads: only where no side uses them.
  void choose_hand_over() {
    bool threads = reference_.side().used_pool();
    for_each_competing([&](Contender& contender) { threads |= contender.side().used_pool(); });
    const HandOver hand_over = threads ? HandOver::kFutex : HandOver::kSpin;
    reference_.side().set_hand_over(hand_over);
    for_each_competing([&](Contender& contender) { contender.side().set_hand_over(hand_over); });
  }

  void run_round(int round) {
    if (!start_round(round) || !run_first_calls()) return;
    const int warmups = std::max(1, options_.warmup_calls / options_.rounds);
    const int timed = std::max(1, options_.timed_calls / options_.rounds);
    std::vector<Round> samples(contenders_.size());
    std::vector<double> reference_times;
    for (int i = 0; i < warmups + timed; ++i) {
      if (i == 1) choose_hand_over();
      const std::optional<double> reference_time = call(reference_);
      if (!reference_time) return fail_reference(reference_.outcome().detail);
      if (i >= warmups) reference_times.push_back(*reference_time);
      for (size_t c = 0; c < contenders_.size(); ++c) {
        if (!contenders_[c].competing()) continue;
        const std::optional<double> time = call(contenders_[c]);
        if (time && i >= warmups) samples[c].candidate.push_back(*time);
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
  Contender reference_;
  std::vector<Contender> contenders_;
  std::vector<Tensor> expected_;
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
  Worker worker = TRY(Worker::start({.name = "empty", .hand_over = hand_over},
                                    [] { return std::expected<Entry, std::string>([] { return 0; }); }));
  std::vector<double> times;
  for (int i = 0; i < 125; ++i) {
    const CallResult result = worker.call(1);
    if (!result.ok()) return fail({}, "empty-call-failed", "an empty call {}", describe(result));
    if (i >= 25) times.push_back(static_cast<double>(result.ns) / 1000);
    worker.stop();
  }
  return median(times);
}

}  // namespace passnet
