#include "eval/contest_gains.hpp"

#include "eval/judge/candidate.hpp"
#include "eval/plan_digest.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {
namespace {

// A compiler that submissions are measured against.
struct Opponent {
  std::string_view name;
  std::optional<Digest> plan;
  bool is_right = true;
  const std::vector<Round>* rounds = nullptr;  // null: the baseline
};

std::optional<Digest> plan_of(const Candidate& candidate) {
  if (!candidate.compiled) return std::nullopt;
  return plan_digest(*candidate.compiled);
}

class GainFiller {
 public:
  GainFiller(const JudgedGraph& judged, const std::vector<Round>& op_by_op,
             std::span<const Record> records, Device device)
      : device_(device) {
    const Candidate& baseline = judged.baseline ? *judged.baseline : judged.reference;
    opponents_.push_back({.name = baseline.kind->name, .plan = plan_of(baseline)});
    compiles_whole_ = baseline.compiled.has_value() && judged.baseline.has_value();
    for (size_t i = 0; i < records.size(); ++i) {
      const Candidate& candidate = judged.candidates[i];
      if (candidate.kind->has_passes || candidate.kind == baseline.kind) continue;
      opponents_.push_back({.name = candidate.kind->name,
                            .plan = plan_of(candidate),
                            .is_right = is_correct(records[i], kPassTolerance),
                            .rounds = &records[i].rounds});
    }
    const auto is_reference = [&](const Opponent& known) {
      return known.name == judged.reference.kind->name;
    };
    if (std::ranges::none_of(opponents_, is_reference)) {
      opponents_.push_back({.name = judged.reference.kind->name,
                            .plan = plan_of(judged.reference),
                            .rounds = &op_by_op});
    }
  }

  void fill(const Candidate& candidate, Record& record) const {
    const std::optional<Digest> plan =
        candidate.kind->has_passes ? plan_of(candidate) : std::nullopt;
    const bool is_right = is_correct(record, kPassTolerance);
    if (compiles_whole_ && plan && plan == opponents_.front().plan && is_right) {
      refuse_gain(record);
    }
    const Gain* best = nullptr;
    for (const Opponent& opponent : opponents_) {
      if (opponent.name == record.candidate) continue;
      const auto gain =
          plan && plan == opponent.plan ? Gain{.same_plan = true} : over(opponent, record);
      if (!gain) continue;
      const Gain& kept = record.over[std::string(opponent.name)] = *gain;
      const bool counts = is_strong(*find_candidate_kind(opponent.name)) && opponent.is_right;
      if (counts && (best == nullptr || kept.speedup < best->speedup)) best = &kept;
    }
    if (best != nullptr) record.over[std::string(kBest)] = *best;
  }

 private:
  static void refuse_gain(Record& record) {
    record.verdict = Verdict::kNoGain;
    record.detail = "the plan is that of the baseline";
    record.candidate_us = record.reference_us;
    record.speedup = record.speedup_low = record.speedup_high = 1;
    record.unstable = false;
  }

  std::optional<Gain> over(const Opponent& opponent, const Record& record) const {
    if (opponent.rounds != nullptr) {
      return gain_of(pair_rounds(*opponent.rounds, record.rounds), device_);
    }
    if (!record.speedup || !record.speedup_low || !record.speedup_high) return std::nullopt;
    return Gain{
        .speedup = *record.speedup, .low = *record.speedup_low, .high = *record.speedup_high};
  }

  Device device_;
  bool compiles_whole_ = false;  // the baseline does, and is a compiler of ours
  std::vector<Opponent> opponents_;
};

}  // namespace

void fill_gains(const JudgedGraph& judged, const std::vector<Round>& op_by_op, Device device,
                std::span<Record> records) {
  const GainFiller filler(judged, op_by_op, records, device);
  for (size_t i = 0; i < records.size(); ++i) filler.fill(judged.candidates[i], records[i]);
}

}  // namespace passnet
