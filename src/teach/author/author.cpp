#include "teach/author/author.hpp"

#include "teach/author/words.hpp"

#include <algorithm>

namespace passnet {
namespace {

// Shares of trajectories, in percent.
constexpr size_t kWithMistake = 45;
constexpr size_t kWithSecondLook = 40;
constexpr size_t kWithCheck = 35;
constexpr size_t kWithBaseFirst = 70;
constexpr size_t kWithExperiment = 20;
constexpr size_t kMostMistakes = 4;  // that are tried until a tool finds one

class Author {
 public:
  Author(const AuthorMaterial& material, Desk& desk, const Catalog& catalog,
         nlohmann::ordered_json prompt, uint64_t seed, const std::function<bool()>& is_late)
      : groups_(*material.groups),
        chosen_(*material.chosen),
        facts_(*material.facts),
        desk_(desk),
        catalog_(catalog),
        talk_(desk, std::move(prompt)),
        stream_(seed),
        is_late_(is_late) {}

  Result<Authored> write() {
    TRY(look());
    ChosenVersion first = TRY(first_version());
    TRY(begin_with(first));
    ChosenVersion last = TRY(improve(std::move(first)));
    TRY(talk_.call(lead_ + words_of_proving(stream_), Tool::kProve, last.text));
    TRY(talk_.call(words_of_submission(facts_, stream_), Tool::kSubmit, last.text));
    return Authored{
        .messages = talk_.messages(), .mistake = mistake_, .submitted = std::move(last)};
  }

 private:
  Result<void> look() {
    TRY(talk_.call(words_of_looking(facts_, stream_), Tool::kShow, graph_argument(1)));
    if (facts_.shown > 1 && stream_.percent(kWithSecondLook)) {
      const size_t other = 2 + stream_.below(facts_.shown - 1);
      TRY(talk_.call(words_of_comparing(other, stream_), Tool::kShow, graph_argument(other)));
    }
    return {};
  }

  static nlohmann::ordered_json graph_argument(size_t graph) { return {{"graph", graph}}; }

  // The version that is improved later, or the chosen one at once.
  Result<ChosenVersion> first_version() {
    const Idea idea = chosen_.version.idea;
    // A library's call in a loop may win on small graphs, and lose on hidden ones.
    const bool is_only = idea == Idea::kOneKernel || facts_.has_library_call;
    if (is_only || is_late_() || !stream_.percent(kWithBaseFirst)) return chosen_;
    for (const Idea base : {Idea::kOneKernel, Idea::kLaunches}) {
      if (base == idea) continue;
      auto found = TRY(find_evaluated(groups_, base, desk_, catalog_));
      if (found) return *std::move(found);
    }
    return chosen_;
  }

  // Writes the first version, perhaps with a mistake that a tool finds, until it is evaluated.
  Result<void> begin_with(const ChosenVersion& version) {
    const std::string plan = words_of_plan(facts_, version.version, stream_);
    const auto mistaken =
        stream_.percent(kWithMistake) ? TRY(find_mistake(version)) : std::optional<FoundMistake>();
    std::string words = plan;
    if (mistaken) {
      mistake_ = mistaken->made.mistake;
      TRY(talk_.call(plan, mistaken->tool, mistaken->arguments));
      talk_.mark_mistake();
      words = words_of_repair(mistaken->made, stream_);
    }
    if (stream_.percent(kWithCheck)) {
      TRY(talk_.call(words, Tool::kCheck, version.text));
      words = stream_.percent(50) ? "It reads well; now the judge."
                                  : "No errors. Is it right, and fast?";
    }
    TRY(talk_.call(words, Tool::kEvaluate, version.text));
    lead_ = words_of_figures(version.records, version.score, stream_);
    return {};
  }

  struct FoundMistake {
    MistakenPass made;
    Tool tool = Tool::kCheck;
    nlohmann::ordered_json arguments;
  };

  // A mistake in the version that a tool finds indeed; nullopt after a few that none does.
  Result<std::optional<FoundMistake>> find_mistake(const ChosenVersion& version) {
    std::vector<Mistake> kinds;
    for (const MistakeInfo& each : kMistakes) kinds.push_back(each.mistake);
    size_t tried = 0;
    while (!kinds.empty() && tried < kMostMistakes) {
      const size_t at = stream_.below(kinds.size());
      const Mistake kind = kinds[at];
      kinds.erase(kinds.begin() + static_cast<ptrdiff_t>(at));
      const size_t pass = stream_.below(version.version.passes.size());
      auto made = make_mistake(version.version.passes[pass], kind, facts_.dtypes, stream_);
      if (!made) continue;
      ++tried;
      std::vector<AuthoredPass> passes = version.version.passes;
      passes[pass] = made->pass;
      auto found = TRY(find_by_tool(*std::move(made), text_of(passes, catalog_), version));
      if (found) return found;
    }
    return std::nullopt;
  }

  // A tool finds a mistake if it answers otherwise than on the right version.
  Result<std::optional<FoundMistake>> find_by_tool(MistakenPass made, const std::string& text,
                                                   const ChosenVersion& right) {
    const Finder finder = info(made.mistake).finder;
    FoundMistake found{.made = std::move(made), .arguments = {{"text", text}}};
    const bool is_readable = TRY(desk_.use(Tool::kCheck, text)).ok;
    if (!is_readable) return found;
    if (finder == Finder::kCheck) return std::nullopt;
    for (size_t graph = 1; graph <= facts_.shown; ++graph) {
      nlohmann::ordered_json arguments{{"text", text}};
      if (graph > 1) arguments["graph"] = graph;
      if (TRY(desk_.use(Tool::kExplain, arguments)).ok) continue;
      found.arguments = arguments;
      arguments["text"] = right.text;
      if (!TRY(desk_.use(Tool::kExplain, arguments)).ok) continue;
      found.tool = Tool::kExplain;
      return found;
    }
    found.arguments = {{"text", text}};
    if (finder == Finder::kExplain || is_late_()) return std::nullopt;
    found.tool = Tool::kEvaluate;
    const ToolAnswer judged = TRY(desk_.use(Tool::kEvaluate, text));
    if (!std::ranges::equal(judged.records, right.records, is_judged_alike)) return found;
    if (finder == Finder::kEvaluate || is_late_()) return std::nullopt;
    found.tool = Tool::kProve;
    if (!TRY(desk_.use(Tool::kProve, text)).ok) return found;
    return std::nullopt;
  }

  static bool is_judged_alike(const Record& a, const Record& b) {
    return a.verdict == b.verdict && is_correct(a, -5) == is_correct(b, -5);
  }

  // Goes on from the first version to the chosen one, or tries one that turns out no better.
  Result<ChosenVersion> improve(ChosenVersion first) {
    if (first.text != chosen_.text) {
      TRY(talk_.call(lead_ + words_of_improvement(chosen_.version, facts_, stream_),
                     Tool::kEvaluate, chosen_.text));
      const bool is_better = chosen_.score > first.score * kClearGain;
      const bool holds = !is_better && TRY(desk_.use(Tool::kProve, first.text)).ok;
      const bool is_kept = holds && !TRY(desk_.find_refuted_dtype(first.text));
      lead_ = is_better || is_kept ? words_of_comparison(first.score, chosen_.score, stream_) : "";
      return is_kept ? first : chosen_;
    }
    if (is_late_() || !stream_.percent(kWithExperiment)) return first;
    auto other = TRY(find_evaluated(groups_, Idea::kSchedule, desk_, catalog_));
    if (!other || other->text == first.text) return first;
    if (other->score > first.score * kClearGain)
      return first;  // another text would be the better one
    TRY(talk_.call(lead_ + words_of_improvement(other->version, facts_, stream_), Tool::kEvaluate,
                   other->text));
    lead_ = words_of_comparison(first.score, other->score, stream_);
    return first;
  }

  const std::vector<SearchedGroup>& groups_;
  const ChosenVersion& chosen_;
  const TaskFacts& facts_;
  Desk& desk_;
  const Catalog& catalog_;
  Conversation talk_;
  RandomStream stream_;
  const std::function<bool()>& is_late_;
  std::optional<Mistake> mistake_;
  std::string lead_;  // the words with which the next message begins
};

}  // namespace

Result<Authored> write_trajectory(const AuthorMaterial& material, Desk& desk,
                                  const Catalog& catalog, nlohmann::ordered_json prompt,
                                  uint64_t seed, const std::function<bool()>& is_late) {
  return Author(material, desk, catalog, std::move(prompt), seed, is_late).write();
}

}  // namespace passnet
