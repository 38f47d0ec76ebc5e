#include "ir/text/launch_text.hpp"

#include "ir/builder.hpp"
#include "ir/text/parse_syntax.hpp"
#include "ir/text/text.hpp"

#include <algorithm>

namespace passnet {
namespace {

constexpr int64_t kMaxGrid = (int64_t{1} << 31) - 1;
constexpr int64_t kMaxBlock = 1024;
constexpr int64_t kMaxShared = int64_t{1} << 20;

class ClauseReader {
 public:
  ClauseReader(Launch& launch, Diagnostics& diagnostics)
      : launch_(launch), diagnostics_(diagnostics) {}

  bool read(const SyntaxArgument& clause) {
    if (std::ranges::find(seen_, clause.name) != seen_.end()) {
      diagnostics_.error(clause.span, "repeated-clause", "the clause '{}' is given twice",
                         clause.name);
      return false;
    }
    seen_.push_back(clause.name);
    const Term& term = clause.term;
    if (clause.name == "args") return arguments(term) || bad(clause, "a list of numbers");
    if (clause.name == "grid")
      return dims(term, launch_.shape.grid) || bad(clause, "1 to 3 integers");
    if (clause.name == "block")
      return dims(term, launch_.shape.block) || bad(clause, "1 to 3 integers");
    if (clause.name == "shared") return shared(term) || bad(clause, "a number of bytes");
    if (clause.name == "scratch") return scratch(clause);
    if (clause.name == "strided") return strided(term) || bad(clause, "a list of bools");
    if (clause.name == "results") return results(term) || bad(clause, "a list of strings");
    diagnostics_.error(clause.span, "unknown-clause",
                       "expected one of args, grid, block, shared, scratch, strided and results, "
                       "found '{}'",
                       clause.name);
    return false;
  }

  // Sets what the clauses say of each operand and each result. Returns what is wrong, or "".
  std::string_view complete() {
    if (!strided_.empty() && strided_.size() != launch_.operands.size()) {
      return "expected as many entries of strided as operands";
    }
    for (size_t i = 0; i < strided_.size(); ++i) launch_.operands[i].strided = strided_[i];
    if (!result_names_.empty() && result_names_.size() != launch_.results.size()) {
      return "expected a name for each result";
    }
    for (size_t i = 0; i < result_names_.size(); ++i) {
      if (!is_identifier(result_names_[i])) return "operand names must be identifiers";
      launch_.results[i].name = result_names_[i];
    }
    return "";
  }

 private:
  bool bad(const SyntaxArgument& clause, std::string_view expected) {
    diagnostics_.error(clause.term.span, "bad-clause", "expected {} for '{}'", expected,
                       clause.name);
    return false;
  }

  // True if `term` is a list each of whose entries `take` accepts.
  template <class Take>
  static bool each(const Term& term, Take take) {
    return term.kind == TermKind::kList && std::ranges::all_of(term.terms, take);
  }

  bool arguments(const Term& term) {
    return each(term, [this](const Term& entry) {
      if (const auto* integer = std::get_if<int64_t>(&entry.literal)) {
        launch_.arguments.emplace_back(*integer);
      } else if (const auto* number = std::get_if<double>(&entry.literal)) {
        launch_.arguments.emplace_back(*number);
      } else if (const auto* list = std::get_if<Integers>(&entry.literal)) {
        launch_.arguments.emplace_back(*list);
      } else if (entry.kind == TermKind::kList) {
        return integers(entry);
      } else {
        return false;
      }
      return entry.kind == TermKind::kLiteral;
    });
  }

  bool integers(const Term& list) {
    Integers entries;
    for (const Term& entry : list.terms) {
      const auto* integer = std::get_if<int64_t>(&entry.literal);
      if (entry.kind != TermKind::kLiteral || integer == nullptr) return false;
      entries.push_back(*integer);
    }
    launch_.arguments.emplace_back(std::move(entries));
    return true;
  }

  static bool dims(const Term& term, std::array<int64_t, 3>& dims) {
    size_t count = 0;
    if (term.terms.empty() || term.terms.size() > dims.size()) return false;
    return each(term, [&](const Term& entry) {
      const auto* integer = std::get_if<int64_t>(&entry.literal);
      if (entry.kind != TermKind::kLiteral || integer == nullptr) return false;
      dims[count++] = *integer;
      return true;
    });
  }

  bool shared(const Term& term) {
    const auto* integer = std::get_if<int64_t>(&term.literal);
    if (term.kind != TermKind::kLiteral || integer == nullptr) return false;
    launch_.shape.shared_bytes = *integer;
    return true;
  }

  bool scratch(const SyntaxArgument& clause) {
    if (clause.term.kind != TermKind::kList) return bad(clause, "a list of types");
    return each(clause.term, [this](const Term& entry) {
      const std::optional<TensorType> type = literal_type(entry, diagnostics_);
      if (type) launch_.scratch.push_back(*type);
      return type.has_value();
    });
  }

  bool strided(const Term& term) {
    return each(term, [this](const Term& entry) {
      const auto* value = std::get_if<bool>(&entry.literal);
      if (entry.kind != TermKind::kLiteral || value == nullptr) return false;
      strided_.push_back(*value);
      return true;
    });
  }

  bool results(const Term& term) {
    return each(term, [this](const Term& entry) {
      const auto* value = std::get_if<std::string>(&entry.literal);
      if (entry.kind != TermKind::kLiteral || value == nullptr) return false;
      result_names_.push_back(*value);
      return true;
    });
  }

  Launch& launch_;
  Diagnostics& diagnostics_;
  std::vector<bool> strided_;
  std::vector<std::string> result_names_;
  std::vector<std::string_view> seen_;
};

std::string dims_text(const std::array<int64_t, 3>& dims) {
  size_t shown = dims.size();
  while (shown > 1 && dims[shown - 1] == 1) --shown;
  return to_string(std::span(dims.data(), shown));
}

template <class T, class ToText>
std::string list_text(const std::vector<T>& entries, ToText to_text) {
  std::string text = "[";
  for (size_t i = 0; i < entries.size(); ++i) text += (i > 0 ? ", " : "") + to_text(entries[i]);
  return text + "]";
}

bool are_numbered(const std::vector<LaunchResult>& results) {
  for (size_t i = 0; i < results.size(); ++i) {
    if (results[i].name != fmt::format("out{}", i)) return false;
  }
  return true;
}

}  // namespace

bool is_identifier(std::string_view name) {
  const auto is_letter = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  };
  return !name.empty() && is_letter(name[0]) &&
         std::ranges::all_of(name, [&](char c) { return is_letter(c) || (c >= '0' && c <= '9'); });
}

std::string flaw(const Launch& launch, size_t values) {
  if (launch.results.empty()) return "a launch must have at least one result";
  if (launch.value_count() != values) return "expected as many operands as values";
  std::vector<std::string_view> names;
  for (const LaunchOperand& operand : launch.operands) {
    if (operand.list && operand.strided) return "a list of values is contiguous";
    names.push_back(operand.name);
  }
  for (const LaunchResult& result : launch.results) names.push_back(result.name);
  std::ranges::sort(names);
  if (!std::ranges::all_of(names, is_identifier)) return "operand names must be identifiers";
  if (std::ranges::adjacent_find(names) != names.end()) return "operand names must differ";
  const auto within = [](const auto& dims, int64_t least, int64_t most) {
    return std::ranges::all_of(dims, [&](int64_t dim) { return dim >= least && dim <= most; });
  };
  if (!within(launch.shape.grid, 0, kMaxGrid)) return "grid extents must be 0 to 2^31 - 1";
  if (!within(launch.shape.block, 1, kMaxBlock)) return "block extents must be 1 to 1024";
  if (launch.shape.shared_bytes < 0 || launch.shape.shared_bytes > kMaxShared) {
    return "shared bytes must be 0 to 2^20";
  }
  return "";
}

std::optional<Launch> read_launch(const Statement& statement, Diagnostics& diagnostics) {
  Launch launch{.kernel = statement.launch.text};
  for (const SyntaxType& type : statement.types) {
    if (type.type) launch.results.push_back({.type = *type.type});
  }
  if (launch.results.size() != statement.results.size()) {
    diagnostics.error(statement.span, "launch-types", "expected a type for each of {} results",
                      statement.results.size());
    return std::nullopt;
  }
  ClauseReader reader(launch, diagnostics);
  for (const SyntaxArgument& clause : statement.clauses) {
    if (!reader.read(clause)) return std::nullopt;
  }
  size_t values = 0;
  for (const SyntaxArgument& argument : statement.arguments) {
    LaunchOperand operand{.name = argument.name};
    if (argument.term.kind == TermKind::kList) {
      operand.list = static_cast<uint32_t>(argument.term.terms.size());
    }
    values += operand.value_count();
    launch.operands.push_back(std::move(operand));
  }
  std::string what(reader.complete());
  if (what.empty()) {
    complete_launch(launch, values);
    what = flaw(launch, values);
  }
  if (what.empty()) return launch;
  diagnostics.error(statement.span, "bad-clause", "{}", what);
  return std::nullopt;
}

std::string print_clauses(const Launch& launch) {
  constexpr std::array<int64_t, 3> kOne{1, 1, 1};
  std::string text;
  size_t columns = kMaxColumns;
  const auto add = [&](std::string_view name, std::string_view value) {
    const std::string clause = fmt::format("{} = {}", name, value);
    const bool wraps = columns + 2 + clause.size() > kMaxColumns;
    text += wraps ? "\n       " : "  ";
    text += clause;
    columns = (wraps ? 7 : columns + 2) + clause.size();
  };
  if (!are_numbered(launch.results)) {
    add("results",
        list_text(launch.results, [](const auto& result) { return quote(result.name); }));
  }
  if (!launch.arguments.empty()) {
    add("args", list_text(launch.arguments, [](const LaunchArgument& argument) {
          return std::visit([](const auto& value) { return to_string(Attribute(value)); },
                            argument);
        }));
  }
  const LaunchShape& shape = launch.shape;
  if (shape.grid != kOne) add("grid", dims_text(shape.grid));
  if (shape.block != kOne) add("block", dims_text(shape.block));
  if (shape.shared_bytes != 0) add("shared", std::to_string(shape.shared_bytes));
  if (!launch.scratch.empty()) {
    add("scratch",
        list_text(launch.scratch, [](const TensorType& type) { return to_string(type); }));
  }
  if (std::ranges::any_of(launch.operands, &LaunchOperand::strided)) {
    add("strided", list_text(launch.operands, [](const LaunchOperand& operand) {
          return to_string(Attribute(operand.strided));
        }));
  }
  return text;
}

}  // namespace passnet
