#include "triton/import_pass.hpp"

#include "frontend/spelling.hpp"
#include "pass/language/parse.hpp"
#include "triton/reader.hpp"

#include <algorithm>

namespace passnet {
namespace {

constexpr size_t kMaxRuns = 48;
constexpr size_t kMaxDecisions = 10;
constexpr int kMaxRestarts = 24;

// A run with the decisions that it took.
struct Outcome {
  std::vector<Decision> decisions;
  Result<ReadPass> pass;
};

class PassExplorer {
 public:
  PassExplorer(const PythonTree& tree, const Catalog& catalog, const SpellingTable& spellings)
      : tree_(tree), catalog_(catalog), spellings_(spellings) {}

  // Outcomes that agree whatever is decided are one.
  std::vector<Outcome> explore(const std::vector<bool>& script) {
    Outcome first = run(script);
    std::vector<Outcome> outcomes;
    outcomes.push_back(std::move(first));
    const std::vector<Decision> taken = outcomes[0].decisions;
    // The last decision first: its two outcomes may be one, and then the one before.
    for (size_t place = taken.size(); place-- > script.size();) {
      if (runs_ >= kMaxRuns || place >= kMaxDecisions) {
        if (place < kMaxDecisions) continue;
        continue;
      }
      std::vector<bool> other;
      for (size_t i = 0; i < place; ++i) other.push_back(taken[i].is_true);
      other.push_back(!taken[place].is_true);
      std::vector<Outcome> others = explore(other);
      const bool agree = outcomes.size() == 1 && others.size() == 1 && outcomes[0].pass &&
                         others[0].pass && *outcomes[0].pass == *others[0].pass;
      if (agree) {
        outcomes[0].decisions.resize(place);
        continue;
      }
      for (Outcome& outcome : others) outcomes.push_back(std::move(outcome));
    }
    return outcomes;
  }

 private:
  Outcome run(const std::vector<bool>& script) {
    for (int attempt = 0;; ++attempt) {
      ++runs_;
      PassReader reader(tree_, catalog_, spellings_, facts_, script);
      auto pass = reader.read();
      if (!pass && pass.error().id == kRestart && attempt < kMaxRestarts) continue;
      return {.decisions = reader.decisions(), .pass = std::move(pass)};
    }
  }

  const PythonTree& tree_;
  const Catalog& catalog_;
  const SpellingTable& spellings_;
  PatternFacts facts_;
  size_t runs_ = 0;
};

// Guards in an order in which each protects the next: ranks, then the rest.
std::string guard_text(const std::vector<std::string>& guards) {
  std::vector<std::string> sorted = guards;
  std::ranges::stable_partition(sorted, [](const std::string& guard) {
    return guard.starts_with("rank(") && guard.find("==") != std::string::npos;
  });
  std::string text;
  for (const std::string& guard : sorted)
    text += fmt::format("{}{}", text.empty() ? "" : "\n        and ", guard);
  return text;
}

std::string write(const ReadPass& pass, const std::vector<std::string>& guards,
                  std::string_view name) {
  std::string text = fmt::format("pass {} {{\n  pattern({}) {{\n", name, pass.inputs);
  for (const std::string& statement : pass.pattern) text += "    " + statement + "\n";
  const auto returned = [](const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& value : names)
      list += fmt::format("{}%{}", list.empty() ? "" : ", ", value);
    return list;
  };
  text += fmt::format("    return {}\n  }}\n", returned(pass.returned));
  if (!guards.empty()) text += fmt::format("  where {}\n", guard_text(guards));
  text += "  replace {\n";
  for (const std::string& statement : pass.statements) text += "    " + statement + "\n";
  text += fmt::format("    return {}\n  }}\n", returned(pass.results));
  for (const std::string& kernel : pass.kernels) text += kernel;
  return text + "}\n";
}

std::string identifier(std::string_view name) {
  std::string text;
  for (const char c : name) {
    const bool is_word =
        (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    text += is_word ? c : '_';
  }
  return text.empty() || (text[0] >= '0' && text[0] <= '9') ? "p" + text : text;
}

}  // namespace

Result<ImportedPass> import_pass(std::string_view text, SourceId source, std::string_view name,
                                 const Catalog& catalog, const SpellingTable& spellings) {
  const PythonTree tree = TRY(parse_python_tree(text, source));
  PassExplorer explorer(tree, catalog, spellings);
  ImportedPass imported;
  std::optional<Diagnostic> first;
  for (const Outcome& outcome : explorer.explore({})) {
    Result<ReadPass> pass = outcome.pass;
    std::vector<std::string> guards;
    for (const Decision& decision : outcome.decisions) {
      if (decision.text.starts_with('?')) {
        if (pass)
          pass = fail({source, 0, 0}, "public-size",
                      "expected a choice that follows from shapes and dtypes, found another");
        break;
      }
      guards.push_back(decision.is_true ? decision.text : fmt::format("not ({})", decision.text));
    }
    if (pass) {
      guards.insert(guards.begin(), pass->guards.begin(), pass->guards.end());
      std::ranges::sort(guards);
      guards.erase(std::ranges::unique(guards).begin(), guards.end());
      std::string own = identifier(name);
      if (!imported.names.empty()) own += fmt::format("_{}", imported.names.size() + 1);
      const std::string written = write(*pass, guards, own);
      Sources sources;
      Diagnostics diagnostics;
      const SourceId place = sources.add("written", written);
      parse_passes(sources, place, catalog, diagnostics);
      if (!diagnostics.has_errors()) {
        imported.text += (imported.text.empty() ? "" : "\n") + written;
        imported.names.push_back(own);
        continue;
      }
      pass = fail({source, 0, 0}, "public-text",
                  "expected text of the pass language, found one that it refuses: {} [{}]",
                  diagnostics.list()[0].message, diagnostics.list()[0].id);
    }
    if (!first) first = pass.error();
    imported.left.push_back(pass.error());
  }
  if (imported.names.empty()) return std::unexpected(*first);
  return imported;
}

}  // namespace passnet
