#include "board/check_bundle.hpp"

#include "base/hash.hpp"
#include "correct/equal/judge_rule.hpp"
#include "diag/bounded_json.hpp"
#include "eval/record/gain.hpp"
#include "eval/record/parse_record.hpp"
#include "eval/submission.hpp"
#include "eval/submission_text.hpp"
#include "kernel/target.hpp"

#include <algorithm>
#include <cmath>
#include <set>

namespace passnet {
namespace {

std::unexpected<Diagnostic> bad_records(std::string_view expected) {
  return fail({}, "bundle-records", "expected {}", expected);
}

std::string name_of_key(const std::map<std::string, std::string>& keys, const std::string& key) {
  const auto found =
      std::ranges::find_if(keys, [&](const auto& entry) { return entry.second == key; });
  return found == keys.end() ? "" : found->first;
}

Result<void> check_author(const Bundle& bundle, const SubmissionPart& part, const BoardKeys& keys) {
  const auto known = keys.authors.find(part.author);
  if (known == keys.authors.end() || known->second != bundle.author.key) {
    return fail({}, "bundle-not-signed", "expected the key of the author `{}`, found another",
                part.author);
  }
  if (is_signed(bundle.author, SignerRole::kAuthor, bundle.submission)) return {};
  return fail({}, "bundle-not-signed", "expected a signature of the author over the submission");
}

Result<std::string> check_judge(const Bundle& bundle, const BoardKeys& keys) {
  if (bundle.verdict.empty()) {
    return fail({}, "bundle-not-judged", "expected records that a judge has signed, found none");
  }
  const std::string judge = name_of_key(keys.judges, bundle.judge.key);
  if (judge.empty() || bundle.judge.key == bundle.author.key) {
    return fail({}, "bundle-not-signed", "expected the key of a judge who is not the author");
  }
  if (is_signed(bundle.judge, SignerRole::kJudge, bundle.verdict)) return judge;
  return fail({}, "bundle-not-signed", "expected a signature of the judge over the verdict");
}

// False if the record counts passes as right of which less is known than the board accepts.
bool meets_rule(const Record& record, const BoardRules& rules) {
  if (!record.equality || (record.verdict && is_error(*record.verdict))) return true;
  return meets(*record.equality, {.accept = rules.accept, .robust = rules.robust});
}

// Ranks need intervals: a narrow one would rank above equals, and a wide one would share any rank.
Result<void> check_interval(const Record& record) {
  constexpr double kRounding = 1e-2;                  // of samples in records
  if (record.verdict == Verdict::kNoGain) return {};  // whatever the clock says
  const auto device = std::ranges::find(kDevices, record.device, &DeviceInfo::name);
  if (device == kDevices.end()) {
    return bad_records(fmt::format("a device, found `{}` for `{}`", record.device, record.graph));
  }
  const auto derived = gain_of(record.rounds, device->device);
  if (derived && std::abs(std::log(*record.speedup_low / derived->low)) <= kRounding &&
      std::abs(std::log(*record.speedup_high / derived->high)) <= kRounding) {
    return {};
  }
  return bad_records(
      fmt::format("the interval that its samples give the speedup of `{}`, found "
                  "[{:.4g}, {:.4g}]",
                  record.graph, *record.speedup_low, *record.speedup_high));
}

Result<void> check_record(const Record& record, const std::string& graph_hash,
                          const std::string& passes_hash, const BoardRules& rules) {
  if (!record.origin || record.origin->graph_hash != graph_hash) {
    return bad_records(
        fmt::format("a record of the suite's graph `{}`, found another graph of "
                    "that name",
                    record.graph));
  }
  if (record.origin->passes_hash != passes_hash) {
    return bad_records(
        fmt::format("records of these passes, found one of others for `{}`", record.graph));
  }
  if (record.candidate != kDefaultCandidate || !record.verdict) {
    return bad_records(fmt::format("a verdict on the passes for `{}`", record.graph));
  }
  if (record.native.value_or(false)) {
    return bad_records(fmt::format("no native kernel, found one in `{}`", record.graph));
  }
  if (!meets_rule(record, rules)) {
    return bad_records(fmt::format("passes that are {}{} for `{}`, or its verdict UNPROVED",
                                   name(rules.accept), rules.robust ? " and robust" : "",
                                   record.graph));
  }
  if (!record.speedup) {
    if (record.verdict != Verdict::kPass) return {};
    return bad_records(fmt::format("a speedup of `{}`, which counts as right", record.graph));
  }
  if (record.origin->calls < rules.least_calls) {
    return bad_records(fmt::format("at least {} timed calls, found {} for `{}`", rules.least_calls,
                                   record.origin->calls, record.graph));
  }
  if (!record.speedup_low || !record.speedup_high || record.rounds.size() < 2 ||
      record.secrets.empty()) {
    return bad_records(
        fmt::format("the samples and secrets behind the speedup of `{}`", record.graph));
  }
  return check_interval(record);
}

// The conditions that all records of a bundle share.
std::vector<std::string> conditions_of(const Record& record) {
  std::vector<std::string> conditions{record.device, record.pipeline, record.baseline,
                                      record.origin ? std::to_string(record.origin->threads) : ""};
  for (const char* key : {"passnet", "commit", "arch", "cpu", "compiler"}) {
    const auto found = record.versions.find(key);
    conditions.push_back(found == record.versions.end() ? "" : found->second);
  }
  return conditions;
}

Result<std::vector<Record>> check_records(const VerdictPart& verdict,
                                          const std::string& passes_hash, const BoardRules& rules) {
  std::map<BoardSuite::GraphName, Record> found;
  std::set<std::string> secrets;
  for (const std::string& text : verdict.records) {
    auto record = parse_record(text, {});
    if (!record) return bad_records("sound records, found: " + record.error().message);
    const BoardSuite::GraphName graph{record->task.value_or(""), record->graph};
    const auto known = rules.suite.graphs.find(graph);
    if (known == rules.suite.graphs.end()) {
      return bad_records(fmt::format("graphs of the suite, found `{}`", record->graph));
    }
    TRY(check_record(*record, known->second, passes_hash, rules));
    for (const std::string& secret : record->secrets) {
      if (!secrets.insert(secret).second) {
        return bad_records(
            fmt::format("secrets that were drawn for each record, found one of "
                        "another in `{}`",
                        record->graph));
      }
    }
    if (!found.empty() && conditions_of(found.begin()->second) != conditions_of(*record)) {
      return bad_records(
          fmt::format("one machine, device and version of the judge, found another "
                      "for `{}`",
                      record->graph));
    }
    if (!found.emplace(graph, *std::move(record)).second) {
      return bad_records(fmt::format("one record per graph, found two for `{}`", graph.second));
    }
  }
  std::vector<Record> records;
  for (auto& [graph, hash] : rules.suite.graphs) {
    const auto own = found.find(graph);
    if (own == found.end()) {
      return bad_records(fmt::format("a record of every graph, found none for `{}`", graph.second));
    }
    records.push_back(std::move(own->second));
  }
  return records;
}

}  // namespace

Result<std::string> hash_of_passes(const SubmissionPart& part, const Catalog& catalog) {
  const auto texts = texts_by_path(part.passes);
  if (!texts) {
    return fail({}, "bundle-passes", "expected passes by path, as a.pass or TASK/a.pass");
  }
  Sources sources;
  Diagnostics diagnostics;
  const auto submission = parse_submission(*texts, sources, catalog, diagnostics);
  if (submission) {
    for (const DeviceInfo& device : kDevices) {
      refuse_native_kernels(*submission, default_target(device.device), diagnostics);
    }
  }
  if (submission && !diagnostics.has_errors()) return submission->digest.hex();
  return fail({}, "bundle-passes", "expected passes without errors, found: {}",
              diagnostics.list().front().message);
}

std::string BoardSuite::hash() const {
  Hasher hasher;
  for (const auto& [graph, digest] : graphs) hasher.add(graph.first).add(graph.second).add(digest);
  return hasher.finish().hex();
}

Result<BoardKeys> parse_board_keys(std::string_view text) {
  const nlohmann::json json = parse_bounded_json(text);
  BoardKeys keys;
  for (const auto& [member, named] :
       {std::pair("authors", &keys.authors), std::pair("judges", &keys.judges)}) {
    const bool has_names = json.is_object() && json.contains(member) && json[member].is_object();
    const nlohmann::json names = has_names ? json[member] : nlohmann::json::object();
    for (const auto& [name, key] : names.items()) {
      if (key.is_string()) named->emplace(name, key.get<std::string>());
    }
    if (!has_names || named->size() != names.size()) {
      return fail({}, "board-keys", "expected public keys by name in `{}`", member);
    }
  }
  return keys;
}

Result<CheckedBundle> check_bundle(std::string_view text, const BoardRules& rules,
                                   const Catalog& catalog) {
  const Bundle bundle = TRY(parse_bundle(text));
  CheckedBundle checked{.submission = TRY(parse_submission_part(bundle.submission)),
                        .hash = sha256(bundle.submission).hex(),
                        .judge = {},
                        .records = {}};
  TRY(check_author(bundle, checked.submission, rules.keys));
  const std::string passes_hash = TRY(hash_of_passes(checked.submission, catalog));
  if (checked.submission.suite != rules.suite.name ||
      checked.submission.suite_hash != rules.suite.hash()) {
    return fail({}, "bundle-suite",
                "expected the suite `{}` as it is now, found `{}` of another hash",
                rules.suite.name, checked.submission.suite);
  }
  checked.judge = TRY(check_judge(bundle, rules.keys));
  const VerdictPart verdict = TRY(parse_verdict_part(bundle.verdict));
  if (verdict.submission != checked.hash) {
    return fail({}, "bundle-not-judged",
                "expected the verdict on this submission, found one on another");
  }
  checked.records = TRY(check_records(verdict, passes_hash, rules));
  return checked;
}

}  // namespace passnet
