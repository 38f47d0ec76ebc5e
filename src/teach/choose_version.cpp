#include "teach/choose_version.hpp"

#include "pass/language/format.hpp"

#include <algorithm>
#include <string_view>

namespace passnet {
namespace {

constexpr size_t kMostTrials = 6;
constexpr size_t kMostNarrowings = 3;  // not tuning: dtypes of a guard

// The passes of one version per group.
PassVersion combine(const std::vector<SearchedGroup>& groups, const std::vector<size_t>& chosen) {
  PassVersion whole = groups.front().tried[chosen.front()].version;
  for (size_t i = 1; i < groups.size(); ++i) {
    const auto& passes = groups[i].tried[chosen[i]].version.passes;
    whole.passes.insert(whole.passes.end(), passes.begin(), passes.end());
  }
  return whole;
}

// The dtypes that the answer of a proof says were not proved: `no instance in f16, bf16`.
std::vector<std::string> unproved_dtypes(std::string_view answer) {
  constexpr std::string_view kBegin = "no instance in ";
  std::vector<std::string> dtypes;
  for (size_t at = answer.find(kBegin); at != std::string_view::npos;
       at = answer.find(kBegin, at + 1)) {
    size_t begin = at + kBegin.size();
    while (begin < answer.size() && std::isalnum(static_cast<unsigned char>(answer[begin])) != 0) {
      const size_t end = std::min(answer.find_first_of(",\n;", begin), answer.size());
      dtypes.emplace_back(answer.substr(begin, end - begin));
      begin = answer.substr(end).starts_with(", ") ? end + 2 : answer.size();
    }
  }
  return dtypes;
}

// Takes dtypes out of the lists of guards. False if one would be empty, or nothing changes.
bool take_out(std::vector<AuthoredPass>& passes, const std::vector<std::string>& dtypes) {
  bool has_changed = false;
  for (AuthoredPass& pass : passes) {
    for (std::string& guard : pass.guards) {
      for (const std::string& dtype : dtypes) {
        for (const std::string& part :
             {", " + dtype + "]", ", " + dtype + ",", "[" + dtype + ", "}) {
          const size_t at = guard.find(part);
          if (at == std::string::npos) continue;
          const std::string left = part.starts_with('[') ? "[" : part.substr(part.size() - 1);
          guard.replace(at, part.size(), left);
          has_changed = true;
          break;
        }
      }
    }
  }
  return has_changed;
}

class VersionTrial {
 public:
  VersionTrial(Desk& desk, const Catalog& catalog, const std::function<bool()>& is_late)
      : desk_(desk), catalog_(catalog), is_late_(is_late) {}

  // Returns the version if every tool accepts it, with further passes where they match graphs that
  // it does not.
  Result<std::optional<ChosenVersion>> accept(PassVersion version,
                                              std::span<const AuthoredPass> fallbacks) {
    auto evaluated = TRY(evaluate(std::move(version)));
    if (!evaluated) return evaluated;
    for (const AuthoredPass& fallback : fallbacks) {
      if (evaluated->unmatched == 0) break;
      PassVersion wider = evaluated->version;
      wider.passes.push_back(fallback);
      auto other = TRY(evaluate(std::move(wider)));
      if (other && other->unmatched < evaluated->unmatched) evaluated = std::move(other);
    }
    return prove(*std::move(evaluated));
  }

  // Returns the version if it is wrong on no graph, and matches one at least.
  Result<std::optional<ChosenVersion>> evaluate(PassVersion version) {
    ChosenVersion chosen{.version = std::move(version), .text = "", .records = {}};
    chosen.text = text_of(chosen.version.passes, catalog_);
    const ToolAnswer answer = TRY(desk_.use(Tool::kEvaluate, chosen.text));
    for (const Record& record : answer.records) {
      const bool is_unmatched = record.verdict == Verdict::kNoMatch;
      if (!is_unmatched && !is_correct(record, -5)) return std::nullopt;
      chosen.unmatched += is_unmatched ? 1 : 0;
    }
    if (answer.records.size() == chosen.unmatched) return std::nullopt;
    chosen.records = answer.records;
    chosen.score = score_of(chosen.records).value_or(0);
    return chosen;
  }

 private:
  // Takes dtypes that are not proved, or in which a proof fails, out of the guards, until the rest
  // holds.
  Result<std::optional<ChosenVersion>> prove(ChosenVersion version) {
    for (size_t i = 0; i < kMostNarrowings; ++i) {
      const ToolAnswer proof = TRY(desk_.use(Tool::kProve, version.text));
      std::vector<std::string> dtypes = unproved_dtypes(proof.text);
      if (proof.ok) {
        const auto refuted = TRY(desk_.find_refuted_dtype(version.text));
        if (!refuted) return version;
        dtypes.push_back(*refuted);
      }
      PassVersion narrower = std::move(version.version);
      if (!take_out(narrower.passes, dtypes) || is_late_()) return std::nullopt;
      auto evaluated = TRY(evaluate(std::move(narrower)));
      if (!evaluated) return evaluated;
      version = *std::move(evaluated);
    }
    return std::nullopt;
  }

  Desk& desk_;
  const Catalog& catalog_;
  const std::function<bool()>& is_late_;
};

}  // namespace

std::string text_of(const std::vector<AuthoredPass>& passes, const Catalog& catalog) {
  const std::string text = print(passes);
  Sources sources;
  Diagnostics diagnostics;
  const SourceId source = sources.add("author.pass", text);
  return format_passes(sources, source, catalog, diagnostics).value_or(text);
}

Result<std::optional<ChosenVersion>> choose_version(const std::vector<SearchedGroup>& groups,
                                                    Desk& desk, const Catalog& catalog,
                                                    const std::function<bool()>& is_late) {
  if (groups.empty()) return std::nullopt;
  std::vector<size_t> chosen(groups.size(), 0);
  VersionTrial trial(desk, catalog, is_late);
  std::vector<AuthoredPass> fallbacks;
  for (const SearchedGroup& group : groups) {
    if (group.tried.empty()) continue;
    const std::string& name = group.tried.front().version.passes.front().name;
    for (AuthoredPass& pass : make_fallbacks(group.aligned, catalog, name)) {
      fallbacks.push_back(std::move(pass));
    }
  }
  for (size_t i = 0; i < kMostTrials; ++i) {
    const bool can_run = std::ranges::all_of(groups, [&](const SearchedGroup& group) {
      const size_t at = chosen[static_cast<size_t>(&group - groups.data())];
      return at < group.tried.size() && group.tried[at].gain.has_value();
    });
    if (!can_run) return std::nullopt;
    auto accepted = TRY(trial.accept(combine(groups, chosen), fallbacks));
    if (accepted) return accepted;
    if (is_late()) return std::nullopt;
    bool has_more = false;
    for (size_t k = 0; k < groups.size(); ++k) {
      const auto& tried = groups[k].tried;
      const size_t next = chosen[k] + 1;
      if (next >= tried.size() || !tried[next].gain) continue;
      chosen[k] = next;
      has_more = true;
    }
    if (!has_more) return std::nullopt;
  }
  return std::nullopt;
}

Result<std::optional<ChosenVersion>> find_evaluated(const std::vector<SearchedGroup>& groups,
                                                    Idea idea, Desk& desk, const Catalog& catalog) {
  std::vector<size_t> chosen;
  for (const SearchedGroup& group : groups) {
    const auto found = std::ranges::find_if(group.tried, [&](const TriedVersion& tried) {
      return tried.version.idea == idea && tried.gain;
    });
    if (found == group.tried.end()) return std::nullopt;
    chosen.push_back(static_cast<size_t>(found - group.tried.begin()));
  }
  if (chosen.empty()) return std::nullopt;
  const std::function<bool()> is_late = [] { return false; };
  auto found = TRY(VersionTrial(desk, catalog, is_late).evaluate(combine(groups, chosen)));
  if (found && found->unmatched > 0) return std::nullopt;
  return found;
}

}  // namespace passnet
