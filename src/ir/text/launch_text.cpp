#include "ir/text/launch_text.hpp"

#include "ir/builder.hpp"
#include "ir/text/parse_syntax.hpp"

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
    if (clause.name == "grid") return dims(term, launch_.grid) || bad(clause, "1 to 3 integers");
    if (clause.name == "block") return dims(term, launch_.block) || bad(clause, "1 to 3 integers");
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
    launch_.shared_bytes = *integer;
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
      launch_.strided.push_back(*value);
      return true;
    });
  }

  bool results(const Term& term) {
    return each(term, [this](const Term& entry) {
      const auto* value = std::get_if<std::string>(&entry.literal);
      if (entry.kind != TermKind::kLiteral || value == nullptr) return false;
      launch_.result_names.push_back(*value);
      return true;
    });
  }

  Launch& launch_;
  Diagnostics& diagnostics_;
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

bool are_numbered(const std::vector<std::string>& names, std::string_view stem) {
  for (size_t i = 0; i < names.size(); ++i) {
    if (names[i] != fmt::format("{}{}", stem, i)) return false;
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
  const size_t operands = launch.lists.size();
  if (launch.results.empty()) return "a launch gives at least one result";
  if (launch.value_count() != values) return "expected as many operands as values";
  for (size_t i = 0; i < std::min(operands, launch.strided.size()); ++i) {
    if (launch.lists[i] && launch.strided[i]) return "a list of values is contiguous";
  }
  if (launch.strided.size() != operands || launch.operand_names.size() != operands) {
    return "expected as many entries of strided, and names, as operands";
  }
  if (launch.result_names.size() != launch.results.size()) return "expected a name a result";
  std::vector<std::string_view> names(launch.operand_names.begin(), launch.operand_names.end());
  names.insert(names.end(), launch.result_names.begin(), launch.result_names.end());
  std::ranges::sort(names);
  if (!std::ranges::all_of(names, is_identifier)) return "operand names must be identifiers";
  if (std::ranges::adjacent_find(names) != names.end()) return "operand names must differ";
  const auto within = [](const auto& dims, int64_t least, int64_t most) {
    return std::ranges::all_of(dims, [&](int64_t dim) { return dim >= least && dim <= most; });
  };
  if (!within(launch.grid, 0, kMaxGrid)) return "grid extents lie in 0 to 2^31 - 1";
  if (!within(launch.block, 1, kMaxBlock)) return "block extents lie in 1 to 1024";
  if (launch.shared_bytes < 0 || launch.shared_bytes > kMaxShared) {
    return "shared bytes lie in 0 to 2^20";
  }
  return "";
}

std::optional<Launch> read_launch(const Statement& statement, Diagnostics& diagnostics) {
  Launch launch{.kernel = statement.launch.text};
  for (const SyntaxType& type : statement.types) {
    if (type.type) launch.results.push_back(*type.type);
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
  for (size_t i = 0; i < statement.arguments.size(); ++i) {
    const std::string& name = statement.arguments[i].name;
    launch.operand_names.push_back(name.empty() ? fmt::format("in{}", i) : name);
  }
  size_t values = 0;
  for (const SyntaxArgument& argument : statement.arguments) {
    const bool is_list = argument.term.kind == TermKind::kList;
    const auto length = static_cast<uint32_t>(argument.term.terms.size());
    launch.lists.push_back(is_list ? std::optional(length) : std::nullopt);
    values += is_list ? length : 1;
  }
  Launch defaults{.lists = launch.lists, .results = launch.results};
  complete_launch(defaults, values);
  if (launch.strided.empty()) launch.strided = std::move(defaults.strided);
  if (launch.result_names.empty()) launch.result_names = std::move(defaults.result_names);
  const std::string what = flaw(launch, values);
  if (what.empty()) return launch;
  diagnostics.error(statement.span, "bad-clause", "{}", what);
  return std::nullopt;
}

std::string print_clauses(const Launch& launch) {
  constexpr std::array<int64_t, 3> kOne{1, 1, 1};
  constexpr size_t kMaxColumns = 100;
  std::string text;
  size_t columns = kMaxColumns;
  const auto add = [&](std::string_view name, std::string_view value) {
    const std::string clause = fmt::format("{} = {}", name, value);
    const bool wraps = columns + 2 + clause.size() > kMaxColumns;
    text += wraps ? "\n       " : "  ";
    text += clause;
    columns = (wraps ? 7 : columns + 2) + clause.size();
  };
  if (!are_numbered(launch.result_names, "out")) {
    add("results", list_text(launch.result_names, [](const auto& name) { return quote(name); }));
  }
  if (!launch.arguments.empty()) {
    add("args", list_text(launch.arguments, [](const LaunchArgument& argument) {
          return std::visit([](const auto& value) { return to_string(Attribute(value)); },
                            argument);
        }));
  }
  if (launch.grid != kOne) add("grid", dims_text(launch.grid));
  if (launch.block != kOne) add("block", dims_text(launch.block));
  if (launch.shared_bytes != 0) add("shared", std::to_string(launch.shared_bytes));
  if (!launch.scratch.empty()) {
    add("scratch",
        list_text(launch.scratch, [](const TensorType& type) { return to_string(type); }));
  }
  if (std::ranges::find(launch.strided, true) != launch.strided.end()) {
    add("strided",
        list_text(launch.strided, [](bool value) { return to_string(Attribute(value)); }));
  }
  return text;
}

}  // namespace passnet
