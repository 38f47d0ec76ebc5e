#include "triton/import_pass.hpp"

#include "frontend/spelling.hpp"
#include "pass/language/parse.hpp"
#include "triton/reader.hpp"

#include <algorithm>
#include <cctype>

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

// The results of statements, as numbers of expressions: the same calls of the same inputs have the
// same number, in any order of statements, and of the operands of ops that commute.
class Expressions {
 public:
  std::vector<size_t> results(const std::vector<std::string>& statements,
                              const std::vector<std::string>& returned) {
    values_.clear();
    for (const std::string& statement : statements) {
      const size_t equals = statement.find(" = ");
      const std::string call = resolved(statement.substr(equals + 3));
      size_t place = 0;
      for (size_t at = statement.find('%'); at < equals; at = statement.find('%', at + 1)) {
        const size_t number = number_of(fmt::format("{}.{}", call, place++));
        values_[name_at(statement, at + 1)] = number;
      }
    }
    std::vector<size_t> numbers;
    for (const std::string& name : returned) numbers.push_back(value(name));
    return numbers;
  }

 private:
  static std::string name_at(std::string_view text, size_t begin) {
    size_t end = begin;
    while (end < text.size() &&
           (std::isalnum(static_cast<unsigned char>(text[end])) != 0 || text[end] == '_'))
      ++end;
    return std::string(text.substr(begin, end - begin));
  }

  size_t number_of(const std::string& expression) {
    return numbers_.try_emplace(expression, numbers_.size()).first->second;
  }

  size_t value(const std::string& name) {
    const auto found = values_.find(name);
    return found != values_.end() ? found->second : number_of("%" + name);
  }

  // The call with numbers in the place of names.
  std::string resolved(const std::string& call) {
    std::string text;
    std::vector<size_t> operands;
    for (size_t at = 0; at < call.size(); ++at) {
      if (call[at] != '%') {
        text += call[at];
        continue;
      }
      const std::string name = name_at(call, at + 1);
      operands.push_back(value(name));
      text += fmt::format("@{}", operands.back());
      at += name.size();
    }
    const std::string op = call.substr(0, call.find('('));
    if (operands.size() == 2 && (op == "add" || op == "mul") &&
        text == fmt::format("{}(@{}, @{})", op, operands[0], operands[1])) {
      text = fmt::format("{}(@{}, @{})", op, std::min(operands[0], operands[1]),
                         std::max(operands[0], operands[1]));
    }
    return text;
  }

  std::map<std::string, size_t> numbers_;
  std::map<std::string, size_t> values_;
};

// True if the replacement is the pattern again, so that it would match what it makes.
bool repeats_pattern(const ReadPass& pass) {
  Expressions expressions;
  const auto found = expressions.results(pass.pattern, pass.returned);
  return found == expressions.results(pass.statements, pass.results);
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
    if (pass && repeats_pattern(*pass)) {
      pass = fail({source, 0, 0}, "public-identity",
                  "expected a replacement that computes otherwise, found the ops of its pattern");
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
