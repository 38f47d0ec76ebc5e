#include "eval/record/record.hpp"

#include "diag/json.hpp"
#include "eval/record/tuned.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace passnet {
namespace {

// Whole numbers without a fraction: `11990`, not `11990.0`.
nlohmann::ordered_json to_json(std::span<const double> samples) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const double sample : samples) {
    if (sample == std::floor(sample) && sample < 1e15) {
      list.push_back(static_cast<int64_t>(sample));
    } else {
      list.push_back(sample);
    }
  }
  return list;
}

nlohmann::ordered_json to_json(const std::vector<Round>& rounds) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const Round& round : rounds) {
    list.push_back(
        {{"reference_us", to_json(round.reference)}, {"candidate_us", to_json(round.candidate)}});
  }
  return list;
}

double to_four_digits(double value) {
  if (!(value > 0) || !std::isfinite(value)) return 0;
  return std::strtod(fmt::format("{:.3e}", value).c_str(), nullptr);
}

nlohmann::ordered_json to_json(const Correctness& correct) {
  nlohmann::ordered_json json = nlohmann::ordered_json::object();
  for (int t = kMinTolerance; t <= kMaxTolerance; ++t) {
    json[std::to_string(t)] = correct[static_cast<size_t>(t - kMinTolerance)];
  }
  return json;
}

nlohmann::ordered_json to_json(const std::vector<PassUse>& uses) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const PassUse& use : uses) {
    nlohmann::ordered_json json = {{"pass", use.pass},
                                   {"place", use.place},
                                   {"matches", use.matches},
                                   {"compile_ms", use.compile_ms}};
    if (!use.lost.empty()) json["lost"] = use.lost;
    list.push_back(std::move(json));
  }
  return list;
}

nlohmann::ordered_json to_json(const Origin& origin) {
  nlohmann::ordered_json json{{"graph", origin.graph},       {"graph_hash", origin.graph_hash},
                              {"passes", origin.passes},     {"passes_hash", origin.passes_hash},
                              {"compiler", origin.compiler}, {"warmup", origin.warmup},
                              {"calls", origin.calls},       {"threads", origin.threads}};
  if (!origin.graph_text.empty()) json["graph_text"] = origin.graph_text;
  if (!origin.pass_texts.empty()) json["pass_texts"] = origin.pass_texts;
  return json;
}

}  // namespace

std::vector<Round> rounded(std::span<const Round> rounds) {
  std::vector<Round> kept(rounds.begin(), rounds.end());
  for (Round& round : kept) {
    std::ranges::transform(round.reference, round.reference.begin(), to_four_digits);
    std::ranges::transform(round.candidate, round.candidate.begin(), to_four_digits);
  }
  return kept;
}

ErrorKind error_kind(const Record& record) {
  if (record.error) return *record.error;
  if (record.verdict && info(*record.verdict).kind) return *info(*record.verdict).kind;
  const bool idle =
      std::ranges::all_of(record.matched, [](const auto& m) { return m.second == 0; });
  if (!record.matched.empty() && idle) return ErrorKind::kNoMatch;
  return ErrorKind::kAccuracy;
}

bool is_correct(const Record& record, int t) {
  CHECK(t >= kMinTolerance && t <= kMaxTolerance);
  return record.correct[static_cast<size_t>(t - kMinTolerance)] &&
         !is_always_wrong(error_kind(record));
}

nlohmann::ordered_json to_json(const Record& record) {
  nlohmann::ordered_json json;
  json["task"] = or_null(record.task);
  json["graph"] = record.graph;
  json["candidate"] = record.candidate;
  json["device"] = record.device;
  json["pipeline"] = record.pipeline;
  json["baseline"] = record.baseline;
  json["seed"] = record.seed;
  if (!record.secrets.empty()) json["secrets"] = record.secrets;
  json["verdict"] = nullptr;
  if (record.verdict) json["verdict"] = name(*record.verdict);
  json["error"] = nullptr;
  if (record.error) json["error"] = name(*record.error);
  json["matched"] = record.matched;
  if (record.native) json["native"] = *record.native;
  if (!record.passes.empty()) json["passes"] = to_json(record.passes);
  if (!record.tuned.empty()) json["tuned"] = to_json(record.tuned);
  if (record.equality) {
    json["equality"] = {{"level", name(record.equality->level())}};
    if (record.equality->is_refuted) json["equality"]["refuted"] = true;
    if (record.equality->is_robust) json["equality"]["robust"] = *record.equality->is_robust;
    if (!record.equality->admitted.empty()) {
      json["equality"]["admitted"] = record.equality->admitted;
    }
    if (!record.equality->reason.empty()) json["equality"]["reason"] = record.equality->reason;
  }
  json["correct"] = to_json(record.correct);
  if (record.correct_on_valid) json["correct_on_valid"] = to_json(*record.correct_on_valid);
  if (record.public_rules) {
    json["public_rules"] = {{"error", nullptr}, {"correct", to_json(record.public_rules->correct)}};
    if (record.public_rules->error)
      json["public_rules"]["error"] = name(*record.public_rules->error);
  }
  json["reference_us"] = or_null(record.reference_us);
  json["candidate_us"] = or_null(record.candidate_us);
  json["reference_device_us"] = or_null(record.reference_device_us);
  json["candidate_device_us"] = or_null(record.candidate_device_us);
  if (record.reference_cold_us) json["reference_cold_us"] = *record.reference_cold_us;
  if (record.candidate_cold_us) json["candidate_cold_us"] = *record.candidate_cold_us;
  json["empty_call_us"] = or_null(record.empty_call_us);
  json["speedup"] = or_null(record.speedup);
  json["speedup_low"] = or_null(record.speedup_low);
  json["speedup_high"] = or_null(record.speedup_high);
  if (!record.over.empty()) json["over"] = to_json(record.over);
  json["unstable"] = record.unstable;
  json["compile_ms"] = or_null(record.compile_ms);
  if (record.launches) json["launches"] = *record.launches;
  if (!record.left_out.empty()) json["left_out"] = record.left_out;
  if (!record.rounds.empty()) json["rounds"] = to_json(record.rounds);
  if (record.origin) json["origin"] = to_json(*record.origin);
  if (!record.detail.empty()) {
    // It may quote an author's text, which may be any bytes; writing a record must not fail.
    constexpr auto kReplace = nlohmann::json::error_handler_t::replace;
    json["detail"] =
        nlohmann::json::parse(nlohmann::json(record.detail).dump(-1, ' ', false, kReplace));
  }
  json["versions"] = record.versions;
  return json;
}
}  // namespace passnet
