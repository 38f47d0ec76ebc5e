#include "eval/record/parse_record.hpp"

#include "diag/bounded_json.hpp"
#include "eval/record/consistent.hpp"
#include "eval/record/tuned.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace passnet {
namespace {

// Reads the keys of one record; the first thing wrong is kept in `error`.
class Reader {
 public:
  Reader(const nlohmann::json& json, Span span) : json_(json), span_(span) {}

  const std::optional<Diagnostic>& error() const { return error_; }
  void take_error(const Reader& inner) {
    if (!error_) error_ = inner.error_;
  }

  // Returns the member, or null if it is absent or JSON's null.
  const nlohmann::json* member(const char* key) const {
    const auto found = json_.find(key);
    return found == json_.end() || found->is_null() ? nullptr : &*found;
  }

  void complain(const char* key, std::string_view expected, const nlohmann::json& found) {
    if (error_) return;
    std::string shown = found.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
    if (shown.size() > 60) shown = shown.substr(0, 60) + "…";
    error_ =
        make_error(span_, "record-field", "expected '{}' to be {}, found {}", key, expected, shown);
  }

  void read(const char* key, std::string& to) {
    const nlohmann::json* value = member(key);
    if (value == nullptr) return;
    if (!value->is_string()) return complain(key, "a string", *value);
    to = value->get<std::string>();
  }

  void read(const char* key, bool& to) {
    const nlohmann::json* value = member(key);
    if (value == nullptr) return;
    if (!value->is_boolean()) return complain(key, "true or false", *value);
    to = value->get<bool>();
  }

  void read(const char* key, int64_t& to) {
    const nlohmann::json* value = member(key);
    if (value == nullptr) return;
    if (!is_integer(*value)) return complain(key, "an integer", *value);
    to = value->get<int64_t>();
  }

  // A number that is finite and at least 0, and above it if `positive`.
  void read(const char* key, std::optional<double>& to, bool positive = false) {
    const nlohmann::json* value = member(key);
    if (value == nullptr) return;
    const double number = value->is_number() ? value->get<double>() : -1;
    if (!std::isfinite(number) || number < 0 || (positive && number == 0)) {
      return complain(key, positive ? "a number above 0" : "a number of at least 0", *value);
    }
    to = number;
  }

  void read(const char* key, std::map<std::string, int64_t>& to) {
    const nlohmann::json* value = object(key);
    if (value == nullptr) return;
    for (const auto& [name, count] : value->items()) {
      if (!is_integer(count) || count.get<int64_t>() < 0) {
        return complain(key, "an object of counts", *value);
      }
      to.emplace(name, count.get<int64_t>());
    }
  }

  void read(const char* key, std::map<std::string, std::string>& to) {
    const nlohmann::json* value = object(key);
    if (value == nullptr) return;
    for (const auto& [name, text] : value->items()) {
      to.emplace(name, text.is_string()
                           ? text.get<std::string>()
                           : text.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace));
    }
  }

  void read(const char* key, std::vector<std::string>& to) {
    const nlohmann::json* value = member(key);
    if (value == nullptr) return;
    if (!value->is_array() || !std::ranges::all_of(*value, &nlohmann::json::is_string)) {
      return complain(key, "a list of strings", *value);
    }
    to = value->get<std::vector<std::string>>();
  }

  const nlohmann::json* object(const char* key) {
    const nlohmann::json* value = member(key);
    if (value == nullptr || value->is_object()) return value;
    complain(key, "an object", *value);
    return nullptr;
  }

 private:
  static bool is_integer(const nlohmann::json& json) {
    if (json.is_number_unsigned()) {
      return json.get<uint64_t>() <= static_cast<uint64_t>(std::numeric_limits<int64_t>::max());
    }
    return json.is_number_integer();
  }

  const nlohmann::json& json_;
  Span span_;
  std::optional<Diagnostic> error_;
};

void read_outcome(Reader& reader, Record& record) {
  std::string verdict;
  reader.read("verdict", verdict);
  record.verdict = verdict_from_name(verdict);
  std::string error;
  reader.read("error", error);
  if (reader.member("error") == nullptr) return;
  record.error = error_kind_from_name(error);
  if (!record.error) reader.complain("error", "a kind of error or null", nlohmann::json(error));
}

// Correctness is nested, so a missing tolerance has the value of the next lower one.
Correctness read_map(Reader& reader, const char* key, const nlohmann::json& map) {
  Correctness correct{};
  bool value = false;
  for (int t = kMinTolerance; t <= kMaxTolerance; ++t) {
    const auto found = map.find(std::to_string(t));
    if (found != map.end() && !found->is_boolean()) {
      reader.complain(key, "an object of booleans", map);
    } else if (found != map.end()) {
      value = found->get<bool>();
    }
    correct[static_cast<size_t>(t - kMinTolerance)] = value;
  }
  return correct;
}

void read_correct(Reader& reader, Record& record) {
  const nlohmann::json* map = reader.object("correct");
  if (map != nullptr && !map->empty()) {
    record.correct = read_map(reader, "correct", *map);
  } else if (record.verdict == Verdict::kPass || record.verdict == Verdict::kNoGain) {
    for (int t = kPassTolerance; t <= kMaxTolerance; ++t) {
      record.correct[static_cast<size_t>(t - kMinTolerance)] = true;
    }
  }
  const nlohmann::json* on_valid = reader.object("correct_on_valid");
  if (on_valid != nullptr) {
    record.correct_on_valid = read_map(reader, "correct_on_valid", *on_valid);
  }
}

void read_public_rules(Reader& reader, Record& record) {
  const nlohmann::json* const json = reader.object("public_rules");
  if (json == nullptr) return;
  Reader inner(*json, record.place);
  PublicRules& rules = record.public_rules.emplace();
  if (const nlohmann::json* const correct = inner.object("correct")) {
    rules.correct = read_map(inner, "correct", *correct);
  }
  if (inner.member("error") != nullptr) {
    std::string error;
    inner.read("error", error);
    rules.error = error_kind_from_name(error);
    if (!rules.error) inner.complain("error", "a kind of error or null", nlohmann::json(error));
  }
  reader.take_error(inner);
}

void read_equality(Reader& reader, Record& record) {
  const nlohmann::json* const json = reader.object("equality");
  if (json == nullptr) return;
  Reader inner(*json, record.place);
  std::string level;
  Equality& equality = record.equality.emplace();
  inner.read("level", level);
  if (inner.member("refuted") != nullptr) inner.read("refuted", equality.is_refuted);
  if (inner.member("robust") != nullptr) inner.read("robust", equality.is_robust.emplace());
  inner.read("reason", equality.reason);
  const auto known = level_from_name(level);
  if (!known) inner.complain("level", "`tested`, `admitted` or `proved`", nlohmann::json(level));
  equality.is_equal = known && *known != Level::kTested;
  inner.read("admitted", equality.admitted);
  const bool is_admitted = known == Level::kAdmitted;
  if (known && is_admitted == equality.admitted.empty()) {
    inner.complain("admitted", "identities beside the level `admitted` alone",
                   nlohmann::json(equality.admitted));
  }
  reader.take_error(inner);
}

void read_times(Reader& reader, Record& record) {
  reader.read("reference_us", record.reference_us);
  reader.read("candidate_us", record.candidate_us);
  reader.read("reference_device_us", record.reference_device_us);
  reader.read("candidate_device_us", record.candidate_device_us);
  reader.read("reference_cold_us", record.reference_cold_us);
  reader.read("candidate_cold_us", record.candidate_cold_us);
  reader.read("empty_call_us", record.empty_call_us);
  reader.read("compile_ms", record.compile_ms);
  if (reader.member("launches") != nullptr) reader.read("launches", record.launches.emplace());
  reader.read("speedup", record.speedup, /*positive=*/true);
  reader.read("speedup_low", record.speedup_low);
  reader.read("speedup_high", record.speedup_high);
  if (record.speedup || !record.reference_us || !record.candidate_us) return;
  const double ratio = *record.reference_us / *record.candidate_us;
  if (std::isfinite(ratio) && ratio > 0) record.speedup = ratio;
}

void read_over(Reader& reader, Record& record) {
  const nlohmann::json* const json = reader.object("over");
  if (json == nullptr) return;
  for (const auto& [compiler, entry] : json->items()) {
    if (!entry.is_object()) return reader.complain("over", "an object of gains", *json);
    Reader inner(entry, record.place);
    std::array<std::optional<double>, 3> read;
    constexpr std::array kKeys{"speedup", "low", "high"};
    for (size_t i = 0; i < kKeys.size(); ++i) inner.read(kKeys[i], read[i], /*positive=*/true);
    const auto [speedup, low, high] = read;
    Gain& gain = record.over[compiler];
    inner.read("same_plan", gain.same_plan);
    reader.take_error(inner);
    if (!speedup || !low || !high) return reader.complain("over", "gains with intervals", *json);
    gain = {.speedup = *speedup, .low = *low, .high = *high, .same_plan = gain.same_plan};
  }
}

// Reads a list of times; the first that is none is reported as `key`.
std::vector<double> read_samples(Reader& reader, const char* key) {
  std::vector<double> samples;
  const nlohmann::json* list = reader.member(key);
  if (list == nullptr) return samples;
  if (!list->is_array()) return reader.complain(key, "a list of times", *list), samples;
  samples.reserve(list->size());
  for (const nlohmann::json& entry : *list) {
    const double sample = entry.is_number() ? entry.get<double>() : -1;
    if (!std::isfinite(sample) || sample < 0) {
      return reader.complain(key, "a list of times", *list), samples;
    }
    samples.push_back(sample);
  }
  return samples;
}

void read_rounds(Reader& reader, Span span, Record& record) {
  const nlohmann::json* list = reader.member("rounds");
  if (list == nullptr) return;
  if (!list->is_array() || !std::ranges::all_of(*list, &nlohmann::json::is_object)) {
    return reader.complain("rounds", "a list of objects", *list);
  }
  for (const nlohmann::json& entry : *list) {
    Reader inner(entry, span);
    record.rounds.push_back({.reference = read_samples(inner, "reference_us"),
                             .candidate = read_samples(inner, "candidate_us")});
    reader.take_error(inner);
  }
}

void read_origin(Reader& reader, Span span, Record& record) {
  const nlohmann::json* json = reader.object("origin");
  if (json == nullptr) return;
  Reader inner(*json, span);
  Origin& origin = record.origin.emplace();
  inner.read("graph", origin.graph);
  inner.read("graph_hash", origin.graph_hash);
  inner.read("passes", origin.passes);
  inner.read("passes_hash", origin.passes_hash);
  inner.read("compiler", origin.compiler);
  inner.read("warmup", origin.warmup);
  inner.read("calls", origin.calls);
  inner.read("threads", origin.threads);
  inner.read("graph_text", origin.graph_text);
  inner.read("pass_texts", origin.pass_texts);
  reader.take_error(inner);
}

void read_passes(Reader& reader, Span span, Record& record) {
  const nlohmann::json* list = reader.member("passes");
  if (list == nullptr) return;
  if (!list->is_array() || !std::ranges::all_of(*list, &nlohmann::json::is_object)) {
    return reader.complain("passes", "a list of objects", *list);
  }
  for (const nlohmann::json& entry : *list) {
    Reader inner(entry, span);
    PassUse& use = record.passes.emplace_back();
    std::optional<double> compile_ms;
    inner.read("pass", use.pass);
    inner.read("place", use.place);
    inner.read("matches", use.matches);
    inner.read("compile_ms", compile_ms);
    inner.read("lost", use.lost);
    use.compile_ms = compile_ms.value_or(0);
    reader.take_error(inner);
  }
}

// The index of the schedule's text; false if the block does not list it.
bool find_chosen(const std::string& chosen, TunedBlock& block) {
  const auto found = std::ranges::find(block.schedules, chosen, &TunedSchedule::schedule);
  block.chosen = static_cast<size_t>(found - block.schedules.begin());
  return found != block.schedules.end();
}

void read_tuned(Reader& reader, Span span, Record& record) {
  const nlohmann::json* list = reader.member("tuned");
  if (list == nullptr) return;
  const auto is_list = [](const nlohmann::json& json) {
    return json.is_array() && std::ranges::all_of(json, &nlohmann::json::is_object);
  };
  if (!is_list(*list)) return reader.complain("tuned", "a list of objects", *list);
  for (const nlohmann::json& entry : *list) {
    Reader inner(entry, span);
    TunedBlock& block = record.tuned.emplace_back();
    std::string chosen;
    inner.read("block", block.label);
    inner.read("chosen", chosen);
    if (const nlohmann::json* schedules = inner.member("schedules");
        schedules && is_list(*schedules)) {
      for (const nlohmann::json& schedule : *schedules) {
        Reader each(schedule, span);
        TunedSchedule& known = block.schedules.emplace_back();
        each.read("schedule", known.schedule);
        each.read("us", known.us);
        inner.take_error(each);
      }
    }
    if (!find_chosen(chosen, block)) inner.complain("chosen", "one of the schedules", entry);
    reader.take_error(inner);
  }
}

// All places beyond 4 GiB are shown as that one.
uint32_t offset(size_t at) {
  return static_cast<uint32_t>(std::min<size_t>(at, std::numeric_limits<uint32_t>::max()));
}

}  // namespace

Result<Record> parse_record(std::string_view text, Span span) {
  const nlohmann::json json = parse_bounded_json(text);
  if (!json.is_object()) {
    return fail(span, "record-not-json", "expected a record, one JSON object a line, found {}",
                json.is_discarded() ? "a line that is not JSON" : json.type_name());
  }
  Reader reader(json, span);
  Record record{.place = span};
  if (reader.member("task") != nullptr) reader.read("task", record.task.emplace());
  if (reader.member("graph") == nullptr)
    reader.complain("graph", "the graph's name", nlohmann::json());
  reader.read("graph", record.graph);
  reader.read("candidate", record.candidate);
  reader.read("device", record.device);
  reader.read("pipeline", record.pipeline);
  reader.read("baseline", record.baseline);
  reader.read("seed", record.seed);
  reader.read("secrets", record.secrets);
  read_outcome(reader, record);
  reader.read("matched", record.matched);
  if (reader.member("native") != nullptr) reader.read("native", record.native.emplace());
  read_passes(reader, span, record);
  read_tuned(reader, span, record);
  read_equality(reader, record);
  read_correct(reader, record);
  read_public_rules(reader, record);
  read_times(reader, record);
  read_over(reader, record);
  reader.read("unstable", record.unstable);
  reader.read("left_out", record.left_out);
  read_rounds(reader, span, record);
  read_origin(reader, span, record);
  reader.read("detail", record.detail);
  reader.read("versions", record.versions);
  if (reader.error()) return std::unexpected(*reader.error());
  TRY(check_consistent(record, span));
  return record;
}

std::vector<Record> parse_records(const Sources& sources, SourceId source,
                                  Diagnostics& diagnostics) {
  std::vector<Record> records;
  const std::string_view text = sources.text(source);
  for (size_t begin = 0; begin < text.size() && !diagnostics.full();) {
    const size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = text.substr(begin, end - begin);
    if (line.find_first_not_of(" \t\r") != std::string_view::npos) {
      Result<Record> record = parse_record(line, {source, offset(begin), offset(end)});
      // A first line that is no JSON belongs to another kind of file.
      const bool is_foreign = !record && records.empty() && record.error().id == "record-not-json";
      if (record) {
        records.push_back(*std::move(record));
      } else {
        diagnostics.add(std::move(record.error()));
      }
      if (is_foreign) break;
    }
    begin = end + 1;
  }
  return records;
}

}  // namespace passnet
