#include "eval/judge.hpp"

#include "base/hash.hpp"
#include "eval/contender.hpp"
#include "eval/input_stream.hpp"
#include "eval/side_letter.hpp"
#include "inputs/random.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <sys/random.h>

namespace passnet {
namespace {

constexpr double kReferenceTimeoutS = 60;
constexpr int kHostileRound = 0;   // its secret comes first, though it is run last
constexpr double kLateS = 0.0002;  // how long every worker may go on at the end of a round

// One way: what lies about of an earlier round's inputs tells nothing of the seed or the secret.
uint64_t mix(uint64_t seed, uint64_t secret) {
  const Digest digest = sha256(fmt::format("{:016x}{:016x}", seed, secret));
  uint64_t mixed = 0;
  std::memcpy(&mixed, digest.bytes.data(), sizeof mixed);
  return mixed;
}

uint64_t draw_secret() {
  uint64_t secret = 0;
  CHECK(getrandom(&secret, sizeof secret, 0) == sizeof secret);
  return secret;
}

std::vector<InputSet> shuffled_hostile_sets(uint64_t seed) {
  std::vector<InputSet> sets;
  for (const InputSetInfo& entry : kInputSets) {
    if (!is_hostile(entry.set)) continue;
    const size_t place = random_bits(seed, sets.size()) % (sets.size() + 1);
    sets.insert(sets.begin() + static_cast<ptrdiff_t>(place), entry.set);
  }
  return sets;
}

// All sides on one graph.
class Contest {
 public:
  Contest(const Graph& graph, const Catalogue& catalogue, const Contestant& baseline,
          std::span<const Contestant> candidates, const JudgeOptions& options)
      : graph_(graph),
        catalogue_(catalogue),
        options_(options),
        reference_(baseline, options.left_out) {
    for (const Contestant& candidate : candidates) {
      contenders_.emplace_back(candidate, options.left_out);
    }
  }

  std::vector<Outcome> run() {
    const BoundThread bound(processors_);
    for (int attempt = 0; attempt < options_.attempts && anyone_competing(); ++attempt) {
      for (int round = 0; round < options_.rounds && anyone_competing(); ++round) {
        run_until_complete(1 + attempt * options_.rounds + round);
      }
      if (!mark_unstable()) break;
    }
    if (anyone_competing() && !leaves_out_hostile_inputs()) run_until_complete(kHostileRound);
    check_floor();
    check_processor_time();
    std::vector<Outcome> outcomes;
    for (Contender& contender : contenders_) {
      contender.outcome().secrets = secrets_;
      outcomes.push_back(std::move(contender.outcome()));
    }
    return outcomes;
  }

 private:
  bool anyone_competing() const { return std::ranges::any_of(contenders_, &Contender::competing); }

  void fail_reference(const std::string& detail) {
    for (Contender& contender : contenders_) contender.drop(Verdict::kReferenceFail, detail);
  }

  // Workers are forked before the secret that this round's inputs come from exists, so nothing in a
  // candidate's memory foretells them.
  bool start_round(int round) {
    const auto options = [&](const char* name) {
      return SideOptions{.name = name,
                         .threads = options_.threads,
                         .processors = processors_,
                         .shift = static_cast<size_t>(round) * 64 % 4096,
                         .secret = draw_secret(),
                         .nursery = options_.nursery,
                         .left_out = options_.left_out.worker_layers};
    };
    reference_.start(options("reference"));
    if (!reference_.competing()) return fail_reference(reference_.outcome().detail), false;
    for_each_competing([&](Contender& contender) {
      SideOptions mine = options("candidate");
      mine.visible = &reference_.side();
      contender.start(mine);
    });
    const auto number = static_cast<size_t>(round);
    secrets_.resize(std::max(secrets_.size(), number + 1));
    const bool is_given = number < options_.secrets.size();
    secret_ = secrets_[number] = is_given ? options_.secrets[number] : draw_secret();
    return true;
  }

  template <class Visit>
  void for_each_competing(Visit visit) {
    for (Contender& contender : contenders_) {
      if (contender.competing()) visit(contender);
    }
  }

  bool anyone_interrupted() const {
    return reference_.interrupted() || std::ranges::any_of(contenders_, &Contender::interrupted);
  }

  // A round in which something killed a worker does not count; it is run again, with a new secret.
  void run_until_complete(int round) {
    constexpr int kInterruptions = 5;
    for (int trial = 0; trial < kInterruptions; ++trial) {
      round == kHostileRound ? run_hostile_round() : run_round(round);
      if (!anyone_interrupted()) return;
    }
    if (reference_.interrupted()) return fail_reference("its worker was killed again and again");
    for (Contender& contender : contenders_) {
      if (contender.interrupted()) contender.drop_interrupted();
    }
  }

  bool leaves_out_hostile_inputs() const {
    return options_.left_out.contains(Check::kHostileInputs) ||
           options_.left_out.contains(Check::kNewContents);
  }

  // Seeds what this round draws.
  uint64_t round_seed() const { return mix(options_.seed, secret_); }

  // One call a set of hostile inputs, in an order that nobody can foretell.
  void run_hostile_round() {
    if (!start_round(kHostileRound)) return;
    std::optional<HostileJudge> judge = HostileJudge::make(graph_, catalogue_);
    if (!judge) return;
    timeout_s_ = kReferenceTimeoutS;
    for (const InputSet set : shuffled_hostile_sets(round_seed())) {
      std::vector<Tensor> inputs = make_inputs(graph_, catalogue_, round_seed(), set);
      const auto time = reference_.call(inputs, ++calls_, timeout_s_);
      if (!reference_.competing()) return fail_reference(reference_.outcome().detail);
      if (!time) return;
      timeout_s_ = std::max(options_.timeout_s, *time * 1e-6 * options_.timeout_factor);
      judge->set(std::move(inputs), reference_.side().results());
      for_each_competing([&](Contender& contender) {
        contender.outcome().hostile = true;
        if (!contender.call(judge->inputs(), ++calls_, timeout_s_)) return;
        contender.check_hostile(*judge, info(set).name);
      });
      if (anyone_interrupted()) return;
    }
  }

  // Calls every side once on the same new inputs and checks what came out. The order rotates from
  // call to call, so that no side is always the one whose data is warm. Gives the times, the
  // reference's first; none where a side is out.
  std::vector<std::optional<double>> call_all(size_t call) {
    if (!options_.left_out.contains(Check::kNewContents) || call == 0) inputs_->advance();
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
    if (anyone_interrupted()) return times;
    const std::vector<Tensor> answers = reference_.side().results();
    for_each_competing([&](Contender& contender) { contender.check(answers); });
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
    inputs_.emplace(graph_, catalogue_, round_seed());
    const int warmups = std::max(1, options_.warmup_calls / options_.rounds);
    const int timed = std::max(1, options_.timed_calls / options_.rounds);
    std::vector<Round> samples(contenders_.size());
    std::vector<double> reference_times;
    timeout_s_ = kReferenceTimeoutS;
    for (int i = 0; i < warmups + timed; ++i) {
      const auto times = call_all(static_cast<size_t>(i));
      if (!reference_.competing() || anyone_interrupted()) return;
      if (i == 0) choose_hand_over();
      if (i < warmups) continue;
      reference_times.push_back(*times[0]);
      reference_.sample();
      for_each_competing([](Contender& contender) { contender.sample(); });
      for (size_t c = 0; c < contenders_.size(); ++c) {
        if (times[c + 1]) samples[c].candidate.push_back(*times[c + 1]);
      }
    }
    for_each_competing([](Contender& contender) { contender.check_late_writes(kLateS); });
    for (size_t c = 0; c < contenders_.size(); ++c) {
      if (!contenders_[c].competing()) continue;
      samples[c].reference = reference_times;
      contenders_[c].outcome().rounds.push_back(std::move(samples[c]));
    }
  }

  // Results of their own that a call has to write.
  static int64_t result_bytes(const Plan& plan) {
    int64_t bytes = 0;
    for (const Block& block : plan.blocks) {
      if (block.role == BlockRole::kResult) bytes += block.bytes;
    }
    return bytes;
  }

  void check_floor() {
    if (options_.left_out.contains(Check::kFloor)) return;
    for_each_competing([&](Contender& contender) {
      std::vector<double> times;
      for (const Round& round : contender.outcome().rounds) {
        times.insert(times.end(), round.candidate.begin(), round.candidate.end());
      }
      if (times.empty()) return;
      const int64_t bytes = result_bytes(contender.compiled().plan);
      const double floor = options_.pace.least_us(bytes, options_.threads);
      const double time = median(times);
      if (time >= floor) return;
      contender.drop(Verdict::kImpossibleTime,
                     fmt::format("{} bytes of results in {:.3g} µs, and this machine needs at "
                                 "least {:.3g} µs to write them",
                                 bytes, time, floor));
    });
  }

  // Work that is done outside the timed part of a call shows in the processor time of its process.
  // The reference hands over the same way: whoever regularly takes more than it works there.
  void check_processor_time() {
    if (options_.left_out.contains(Check::kProcessorTime)) return;
    constexpr double kLeastUs = 1;
    constexpr double kShare = 0.1;  // of the call itself: caches are colder after more work
    constexpr double kErrors = 6;   // of the reference: the candidate's spread is its own doing
    for_each_competing([&](Contender& contender) {
      if (contender.outcome().rounds.empty()) return;
      const double time = median(contender.times());
      const double excess = contender.least_outside_us() - reference_.least_outside_us();
      const double allowed =
          kLeastUs + kShare * time + kErrors * median_error(reference_.outside());
      if (excess <= allowed) return;
      contender.drop(Verdict::kImpossibleTime,
                     fmt::format("a call takes {:.3g} µs, and its process works for {:.3g} µs more "
                                 "than the baseline's before or after it",
                                 time, excess));
    });
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
  std::vector<uint64_t> secrets_;  // by round
  uint64_t secret_ = 0;            // of this round
  double timeout_s_ = 0;
  uint64_t calls_ = 0;
};

}  // namespace

std::vector<Outcome> judge(const Graph& graph, const Catalogue& catalogue,
                           const Contestant& baseline, std::span<const Contestant> candidates,
                           const JudgeOptions& options) {
  return Contest(graph, catalogue, baseline, candidates, options).run();
}

Result<double> time_empty_call(Nursery& nursery, HandOver hand_over) {
  const std::optional<Processors> processors = Processors::find();
  const BoundThread bound(processors);
  const SharedMemory memory = TRY(SharedMemory::create(sizeof(uint64_t)));
  Worker worker = TRY(Worker::start(
      nursery,
      {.name = "empty", .memory = {&memory}, .hand_over = hand_over, .processors = processors},
      write_letter({.processors = processors})));
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
