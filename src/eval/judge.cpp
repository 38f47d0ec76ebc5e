#include "eval/judge.hpp"

#include "base/hash.hpp"
#include "eval/contender.hpp"
#include "eval/inputs/draw_beside.hpp"
#include "eval/inputs/input_stream.hpp"
#include "eval/side_letter.hpp"
#include "generate/random_bits.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <sys/random.h>
#include <utility>

namespace passnet {
namespace {

constexpr double kReferenceTimeoutS = 60;
constexpr int kAdversarialRound = 0;  // its secret comes first, though it is run last
constexpr double kLateS = 0.0002;     // how long every worker may go on at the end of a round

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

std::vector<InputSet> shuffled_adversarial_sets(uint64_t seed) {
  std::vector<InputSet> sets;
  for (const InputSetInfo& entry : kInputSets) {
    if (!is_adversarial(entry.set)) continue;
    const size_t place = random_bits(seed, sets.size()) % (sets.size() + 1);
    sets.insert(sets.begin() + static_cast<ptrdiff_t>(place), entry.set);
  }
  return sets;
}

// All sides on one graph: the reference, the baseline where it is another, the candidates.
class Contest {
 public:
  Contest(const Graph& graph, const Catalog& catalog, const Lineup& lineup,
          const JudgeOptions& options)
      : graph_(graph), catalog_(catalog), options_(options), source_(lineup.source) {
    sides_.emplace_back(lineup.reference, graph, options.left_out);
    if (lineup.baseline) sides_.emplace_back(*lineup.baseline, graph, options.left_out);
    baseline_ = sides_.size() - 1;
    for (const Contestant& candidate : lineup.candidates) {
      sides_.emplace_back(candidate, graph, options.left_out);
    }
  }

  Result<std::vector<Outcome>> run() {
    load_into_torch();
    const BoundThread bound(processors_);
    for (int attempt = 0; attempt < options_.attempts && anyone_competing(); ++attempt) {
      for (int round = 0; round < options_.rounds && anyone_competing(); ++round) {
        run_until_complete(1 + attempt * options_.rounds + round);
      }
      if (!mark_unstable()) break;
    }
    if (anyone_competing() && !leaves_out_adversarial_inputs())
      run_until_complete(kAdversarialRound);
    if (broken_) return std::unexpected(*broken_);
    check_floor();
    check_processor_time();
    std::vector<Outcome> outcomes;
    for (Contender& contender : candidates()) {
      contender.outcome().secrets = secrets_;
      outcomes.push_back(std::move(contender.outcome()));
    }
    return outcomes;
  }

 private:
  Contender& reference() { return sides_[0]; }
  Contender& baseline() { return sides_[baseline_]; }
  std::span<Contender> candidates() { return std::span(sides_).subspan(baseline_ + 1); }

  bool anyone_competing() {
    return !broken_ && std::ranges::any_of(candidates(), &Contender::competing);
  }

  // Whether the sides that all are measured by still stand; else nobody's time means anything.
  bool check_measures() {
    for (size_t side = 0; side <= baseline_; ++side) {
      Contender& measure = sides_[side];
      if (measure.competing()) continue;
      const std::string_view what = side == 0 ? "reference" : "baseline";
      fail_all(fmt::format("the {} failed: {}", what, measure.outcome().detail));
      return false;
    }
    return true;
  }

  void fail_all(const std::string& detail) {
    for (Contender& contender : candidates()) contender.drop(Verdict::kReferenceFail, detail);
  }

  // With valid inputs in place: loading runs the graph.
  void load_into_torch() {
    const auto is_torch = [](const Contender& side) { return side.compiled() == nullptr; };
    if (std::ranges::none_of(sides_, is_torch)) return;
    const std::vector<Tensor> inputs = make_inputs(graph_, catalog_, options_.seed);
    for (Contender& side : sides_) side.load(graph_, catalog_, source_, inputs);
    check_measures();
  }

  // Workers are forked before the secret that this round's inputs come from is drawn, so nothing in
  // a candidate's memory foretells them.
  bool start_processes(int round) {
    for (Contender& side : sides_) side.wipe_results();
    for (size_t side = 0; side < sides_.size(); ++side) {
      if (!sides_[side].competing()) continue;
      const bool measures = side <= baseline_;
      const auto started = sides_[side].start({.name = measures ? "reference" : "candidate",
                                               .threads = options_.threads,
                                               .processors = processors_,
                                               .shift = static_cast<size_t>(round) * 64 % 4096,
                                               .secret = draw_secret(),
                                               .nursery = options_.nursery,
                                               .left_out = options_.left_out.worker_layers,
                                               .visible = measures ? nullptr : reference().side()},
                                              measures);
      if (!started) return broken_ = started.error(), false;
    }
    return check_measures();
  }

  void draw_round_secret(int round) {
    const auto number = static_cast<size_t>(round);
    secrets_.resize(std::max(secrets_.size(), number + 1));
    const bool is_given = number < options_.secrets.size();
    secret_ = secrets_[number] = is_given ? options_.secrets[number] : draw_secret();
  }

  template <class Visit>
  void for_each_competing(Visit visit) {
    for (Contender& contender : candidates()) {
      if (contender.competing()) visit(contender);
    }
  }

  bool anyone_interrupted() const { return std::ranges::any_of(sides_, &Contender::interrupted); }

  // A round in which something killed a worker does not count; it is run again, with a new secret.
  void run_until_complete(int round) {
    constexpr int kInterruptions = 5;
    for (int trial = 0; trial < kInterruptions; ++trial) {
      round == kAdversarialRound ? run_adversarial_round(trial > 0) : run_round(round);
      if (!anyone_interrupted()) return;
    }
    for (Contender& side : sides_) {
      if (side.interrupted()) side.drop_interrupted();
    }
    check_measures();
  }

  bool leaves_out_adversarial_inputs() const {
    return options_.left_out.contains(Check::kAdversarialInputs) ||
           options_.left_out.contains(Check::kNewContents);
  }

  // Seeds what this round draws.
  uint64_t round_seed() const { return mix(options_.seed, secret_); }

  // One call a set of adversarial inputs, in an order that nobody can foretell. Nothing is timed,
  // so the processes of the last round go on, where all still live.
  void run_adversarial_round(bool in_fresh_processes) {
    if (in_fresh_processes && !start_processes(kAdversarialRound)) return;
    draw_round_secret(kAdversarialRound);
    std::optional<AdversarialJudge> judge = AdversarialJudge::make(graph_, catalog_);
    if (!judge) return;
    timeout_s_ = kReferenceTimeoutS;
    const std::vector<InputSet> sets = shuffled_adversarial_sets(round_seed());
    const auto draw = [&](InputSet set) {
      return draw_beside(graph_, catalog_, round_seed(), set, processors_);
    };
    auto drawn = draw(sets.front());
    for (size_t i = 0; i < sets.size(); ++i) {
      std::vector<Tensor> inputs = drawn.get();
      if (i + 1 < sets.size()) drawn = draw(sets[i + 1]);
      const auto time = reference().call(inputs, ++calls_, timeout_s_);
      if (!check_measures() || !time) return;
      timeout_s_ = std::max(options_.timeout_s, *time * 1e-6 * options_.timeout_factor);
      judge->set(std::move(inputs), reference().read_results());
      for_each_competing([&](Contender& contender) {
        contender.outcome().adversarial = true;
        if (!contender.call(judge->inputs(), ++calls_, timeout_s_)) return;
        contender.check_adversarial(*judge, info(sets[i]).name);
      });
      if (anyone_interrupted()) return;
    }
  }

  // Calls each of these sides once on the same new inputs and checks what came out. Which one is
  // first changes from call to call, and so does the direction: no side always follows the same
  // one. Gives the times by side; none where one is out.
  std::vector<std::optional<double>> call_all(std::span<const size_t> members, size_t call) {
    if (!options_.left_out.contains(Check::kNewContents) || calls_ == 0) inputs_->advance();
    std::vector<std::optional<double>> times(sides_.size());
    for (size_t turn = 0; turn < members.size(); ++turn) {
      const size_t place = (turn + call) % members.size();
      const size_t side = members[call / 2 % 2 == 0 ? place : members.size() - 1 - place];
      if (!sides_[side].competing()) continue;
      times[side] = sides_[side].call(inputs_->current(), ++calls_, timeout_s_);
      if (call == 0 && side == 0 && times[0]) {
        timeout_s_ = std::max(options_.timeout_s, *times[0] * 1e-6 * options_.timeout_factor);
      }
    }
    if (!check_measures() || anyone_interrupted()) return times;
    const std::span<const Tensor> answers = reference().read_results();
    bool asked = false;
    const auto exact = [&] {
      return std::exchange(asked, true) ? exact_judge() : judge_of(answers);
    };
    for (const size_t side : members) {
      if (side > baseline_ && sides_[side].competing()) sides_[side].check(answers, exact);
    }
    return times;
  }

  AdversarialJudge* exact_judge() { return exact_ ? &*exact_ : nullptr; }
  // The same, set to the current inputs.
  AdversarialJudge* judge_of(std::span<const Tensor> answers) {
    if (!exact_) exact_ = AdversarialJudge::make(graph_, catalog_);
    if (!exact_) return nullptr;
    std::vector<Tensor> inputs;
    for (const Tensor& input : inputs_->current()) inputs.push_back(input.clone());
    exact_->set(std::move(inputs), answers);
    return &*exact_;
  }

  // Spinning keeps a core from the kernels' threads: only where no side uses them, and where there
  // are two.
  void choose_hand_over() {
    bool threads = !processors_;
    for (Contender& side : sides_) {
      threads |= side.competing() && side.side() != nullptr && side.side()->used_pool();
    }
    for (Contender& side : sides_) {
      if (!side.competing() || side.side() == nullptr) continue;
      side.side()->set_hand_over(threads ? HandOver::kYield : HandOver::kSpin);
    }
  }

  // The sides that workers run, or those that PyTorch runs beside the reference and its answers.
  std::vector<size_t> members(bool torch) {
    std::vector<size_t> found;
    for (size_t side = 0; side < sides_.size(); ++side) {
      const bool is_torch = sides_[side].compiled() == nullptr;
      if (sides_[side].competing() && (is_torch == torch || side == 0)) found.push_back(side);
    }
    // The reference by itself tells nothing, unless it is what others are measured by.
    if (found.size() == 1 && (torch || baseline_ != 0)) found.clear();
    return found;
  }

  // The warm-up and timed calls of one round on these sides; false where the round does not count.
  bool time_calls(std::span<const size_t> sides, std::vector<std::vector<double>>& samples) {
    const auto warmups = static_cast<size_t>(std::max(1, options_.warmup_calls / options_.rounds));
    const auto timed = static_cast<size_t>(std::max(1, options_.timed_calls / options_.rounds));
    for (size_t call = 0; !sides.empty() && call < warmups + timed; ++call) {
      const auto times = call_all(sides, call);
      if (!check_measures() || anyone_interrupted()) return false;
      if (call == 0) choose_hand_over();
      for (const size_t side : sides) {
        if (call < warmups || !times[side]) continue;
        samples[side].push_back(*times[side]);
        sides_[side].sample();
      }
    }
    return true;
  }

  // PyTorch's process leaves the caches cold for whoever is called next, so its calls have their
  // own part of the round, after or before the others by turns.
  void run_round(int round) {
    if (!start_processes(round)) return;
    draw_round_secret(round);
    inputs_.emplace(graph_, catalog_, round_seed(), processors_);
    timeout_s_ = kReferenceTimeoutS;
    std::vector<std::vector<double>> samples(sides_.size());
    for (const bool torch : {round % 2 == 0, round % 2 != 0}) {
      std::vector<std::vector<double>> part(sides_.size());
      if (!time_calls(members(torch), part)) return;
      for (size_t side = 0; side < sides_.size(); ++side) {
        const bool measured = (sides_[side].compiled() == nullptr) == torch;
        if (measured) samples[side] = std::move(part[side]);
      }
    }
    for_each_competing([](Contender& contender) { contender.check_late_writes(kLateS); });
    for (size_t side = baseline_ + 1; side < sides_.size(); ++side) {
      if (!sides_[side].competing()) continue;
      sides_[side].outcome().rounds.push_back(
          {.reference = samples[baseline_], .candidate = std::move(samples[side])});
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
    if (options_.pace == nullptr || options_.left_out.contains(Check::kFloor)) return;
    for_each_competing([&](Contender& contender) {
      std::vector<double> times;
      for (const Round& round : contender.outcome().rounds) {
        times.insert(times.end(), round.candidate.begin(), round.candidate.end());
      }
      if (times.empty() || contender.compiled() == nullptr) return;
      const int64_t bytes = result_bytes(contender.compiled()->plan);
      const double time = median(times);
      if (time >= options_.pace->least_us(bytes, options_.threads)) return;
      const double floor = options_.pace->least_us_again(bytes, options_.threads);
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
    constexpr double kLeastUs = 20;  // cold caches and the hand-over itself differ by less
    constexpr double kShare = 0.5;   // of what the candidate gains: the rest may be honest
    constexpr double kErrors = 6;    // of the reference: the candidate's spread is its own doing
    for_each_competing([&](Contender& contender) {
      if (contender.outcome().rounds.empty() || contender.compiled() == nullptr) return;
      if (contender.times().empty() || reference().times().empty()) return;
      const double time = median(contender.times());
      const double gain = std::max(0.0, median(reference().times()) - time);
      // Below 0 where the reference's thread slept while helpers worked: that allows nobody less.
      const double usual = std::max(0.0, reference().least_outside_us());
      const double excess = contender.least_outside_us() - usual;
      const double allowed =
          std::max(kLeastUs, kShare * gain) + kErrors * median_error(reference().outside());
      if (excess <= allowed) return;
      contender.drop(Verdict::kImpossibleTime,
                     fmt::format("a call takes {:.3g} µs, and its process works for {:.3g} µs more "
                                 "than the reference's before or after it",
                                 time, excess));
    });
  }

  // Whether any measurement spreads too far; marks each.
  bool mark_unstable() {
    bool any = false;
    for_each_competing([&](Contender& contender) {
      if (contender.outcome().rounds.empty()) return;  // the machine failed
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
  const Catalog& catalog_;
  const JudgeOptions& options_;
  const std::optional<Processors> processors_ = Processors::find();
  const std::string& source_;
  std::vector<Contender> sides_;
  size_t baseline_ = 0;               // among the sides; the candidates stand behind it
  std::optional<Diagnostic> broken_;  // the machine: nobody is judged
  std::optional<InputStream> inputs_;
  std::optional<AdversarialJudge> exact_;  // of the graph, once a result has asked for it
  std::vector<uint64_t> secrets_;          // by round
  uint64_t secret_ = 0;                    // of this round
  double timeout_s_ = 0;
  uint64_t calls_ = 0;
};

}  // namespace

Result<std::vector<Outcome>> judge(const Graph& graph, const Catalog& catalog, const Lineup& lineup,
                                   const JudgeOptions& options) {
  return Contest(graph, catalog, lineup, options).run();
}

Result<EmptyCall> time_empty_call(Nursery& nursery, HandOver hand_over) {
  const std::optional<Processors> processors = Processors::find();
  const BoundThread bound(processors);
  const SharedMemory memory = TRY(SharedMemory::create(sizeof(uint64_t)));
  Worker worker = TRY(Worker::start(
      nursery,
      {.name = "empty", .memory = {&memory}, .hand_over = hand_over, .processors = processors},
      write_letter({.processors = processors})));
  std::vector<double> times;
  constexpr int kWarmups = 5;
  constexpr int kCalls = 25;
  for (int i = 0; i < kWarmups + kCalls; ++i) {
    const CallResult result = worker.call(1);
    if (!result.ok()) return fail({}, "call-failed", "an empty call {}", describe(result));
    if (i >= kWarmups) times.push_back(static_cast<double>(result.ns) / 1000);
    worker.stop();
  }
  return EmptyCall{.median_us = median(times), .layers = worker.layers()};
}

}  // namespace passnet
