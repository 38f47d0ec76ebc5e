// Runs statements: assignments, conditions, loops of the wrapper, calls of functions.
#include "base/check.hpp"
#include "triton/reader.hpp"

#include <algorithm>
#include <charconv>

namespace passnet {
namespace {

constexpr int64_t kMaxSteps = 400'000;
constexpr int kMaxCalls = 30;
constexpr size_t kMaxIterations = 4096;

bool is_same(const Held& a, const Held& b) {
  if (a.kind != b.kind || a.term != b.term || a.lanes != b.lanes || a.text != b.text ||
      a.place != b.place || a.items.size() != b.items.size()) {
    return false;
  }
  return std::ranges::equal(a.items, b.items, is_same);
}

}  // namespace

Result<void> PassReader::read_module() {
  scopes_.push_back({});
  mode_ = Mode::kWrapper;
  for (const TreeId id : tree_.children(tree_.module)) {
    const TreeNode& statement = tree_.node(id);
    if (statement.form == PythonForm::kDefinition) {
      scopes_[0].names[std::string(statement.text)] = {.kind = HeldKind::kFunction, .tree = id};
    } else if (statement.form == PythonForm::kBlock) {
      TRY(run(id, 0));
    } else if (statement.form == PythonForm::kAssign) {
      // Constants; anything else is not known.
      auto flow = run_statement(id, 0);
      if (flow) continue;
      std::set<std::string> names;
      assigned_names(id, names);
      for (const std::string& name : names) scopes_[0].names[name] = {.kind = HeldKind::kUnknown};
    }
  }
  return {};
}

Result<Flow> PassReader::run(TreeId block, size_t scope) {
  for (const TreeId id : tree_.children(block)) {
    const Flow flow = TRY(run_statement(id, scope));
    if (flow != Flow::kNext) return flow;
  }
  return Flow::kNext;
}

Result<void> PassReader::spend(int64_t steps, Span span) {
  steps_ += steps;
  if (steps_ <= kMaxSteps) return {};
  return fail(span, "public-wrapper", "expected a program of fewer than {} steps", kMaxSteps);
}

Result<Flow> PassReader::run_statement(TreeId id, size_t scope) {
  const TreeNode& statement = tree_.node(id);
  TRY(spend(1, statement.span));
  const auto& parts = statement.children;
  switch (statement.form) {
    case PythonForm::kAssign: {
      if (mode_ != Mode::kKernel) wanted_results_ = entries_wanted(parts[0]);
      const Held value = TRY(eval(parts.back(), scope));
      for (size_t i = 0; i + 1 < parts.size(); ++i) TRY(assign(parts[i], value, scope));
      return Flow::kNext;
    }
    case PythonForm::kAugmented: {
      const Held before = TRY(eval(parts[0], scope));
      const Held by = TRY(eval(parts[1], scope));
      Held after = TRY(binary(statement.text, before, by, statement.span));
      TRY(assign(parts[0], std::move(after), scope));
      return Flow::kNext;
    }
    case PythonForm::kReturn:
      returned_ = parts.empty() ? Held{} : TRY(eval(parts[0], scope));
      return Flow::kReturn;
    case PythonForm::kExpression:
      if (tree_.node(parts[0]).kind != PythonKind::kString) TRY(eval(parts[0], scope));
      return Flow::kNext;
    case PythonForm::kDefinition:
      scopes_[scope].names[std::string(statement.text)] = {
          .kind = HeldKind::kFunction, .tree = id, .scope = scope};
      return Flow::kNext;
    case PythonForm::kIf:
      return run_if(id, scope);
    case PythonForm::kFor:
      return run_for(id, scope);
    case PythonForm::kWhile:
      return run_while(id, scope);
    case PythonForm::kWith:
    case PythonForm::kTry:
      return run(parts[0], scope);
    case PythonForm::kBlock:
      return run(id, scope);
    case PythonForm::kBreak:
      return Flow::kBreak;
    case PythonForm::kContinue:
      return Flow::kContinue;
    case PythonForm::kRaise:
      return fail(statement.span, "public-refuses", "the wrapper raises an error here");
    case PythonForm::kPass:
    case PythonForm::kNone:
      return Flow::kNext;
  }
  UNREACHABLE();
}

// The number of entries that are read of what is assigned: those that it is unpacked to, or up to
// the last index by which the file reads it.
size_t PassReader::entries_wanted(TreeId target) const {
  const TreeNode& node = tree_.node(target);
  if (node.kind == PythonKind::kTuple || node.kind == PythonKind::kList)
    return node.children.size();
  size_t entries = 0;
  for (const TreeNode& reader : tree_.nodes) {
    if (reader.kind != PythonKind::kSubscript) continue;
    const TreeNode& object = tree_.node(reader.children[0]);
    const TreeNode& index = tree_.node(reader.children[1]);
    size_t place = 0;
    const bool is_read = node.kind == PythonKind::kName && object.kind == PythonKind::kName &&
                         object.text == node.text && index.kind == PythonKind::kInteger;
    if (!is_read) continue;
    const auto [end, error] =
        std::from_chars(index.text.data(), index.text.data() + index.text.size(), place);
    if (error == std::errc{} && place < 64) entries = std::max(entries, place + 1);
  }
  return entries;
}

Result<void> PassReader::assign(TreeId target, Held value, size_t scope) {
  const TreeNode& node = tree_.node(target);
  if (node.kind == PythonKind::kName) {
    scopes_[scope].names[std::string(node.text)] = std::move(value);
    return {};
  }
  if (node.kind == PythonKind::kTuple || node.kind == PythonKind::kList) {
    const size_t count = node.children.size();
    const bool has_star = std::ranges::any_of(node.children, [&](TreeId child) {
      return tree_.node(child).kind == PythonKind::kStarred;
    });
    if (value.kind == HeldKind::kSizes && !has_star) {
      value = TRY(entries_of(value, count, node.span));
    }
    if (value.kind == HeldKind::kUnknown) {
      for (const TreeId child : node.children) TRY(assign(child, value, scope));
      return {};
    }
    if (value.kind != HeldKind::kSequence || value.items.size() != count || has_star) {
      return fail(node.span, "public-wrapper", "expected {} values to unpack, found {}", count,
                  describe(value));
    }
    for (size_t i = 0; i < count; ++i) TRY(assign(node.children[i], value.items[i], scope));
    return {};
  }
  if (node.kind == PythonKind::kSubscript && mode_ != Mode::kPattern) {
    const Held object = TRY(eval(node.children[0], scope));
    if (object.kind != HeldKind::kTensor) return {};  // a cache of the wrapper
  }
  return fail(node.span, mode_ == Mode::kPattern ? "public-pattern" : "public-wrapper",
              "expected a name to assign to, found an entry or an attribute");
}

void PassReader::assigned_names(TreeId id, std::set<std::string>& names) const {
  const TreeNode& node = tree_.node(id);
  const auto add_target = [&](TreeId target, const auto& self) -> void {
    const TreeNode& found = tree_.node(target);
    if (found.kind == PythonKind::kName) names.insert(std::string(found.text));
    if (found.kind != PythonKind::kTuple && found.kind != PythonKind::kList) return;
    for (const TreeId child : found.children) self(child, self);
  };
  if (node.form == PythonForm::kAssign) {
    for (size_t i = 0; i + 1 < node.children.size(); ++i) add_target(node.children[i], add_target);
  }
  if (node.form == PythonForm::kAugmented || node.form == PythonForm::kFor) {
    add_target(node.children[0], add_target);
  }
  const bool has_statements = node.form == PythonForm::kBlock || node.form == PythonForm::kIf ||
                              node.form == PythonForm::kFor || node.form == PythonForm::kWhile ||
                              node.form == PythonForm::kWith || node.form == PythonForm::kTry;
  if (!has_statements) return;
  for (const TreeId child : node.children) assigned_names(child, names);
}

Result<Flow> PassReader::run_if(TreeId id, size_t scope) {
  const TreeNode& statement = tree_.node(id);
  const Held condition = TRY(eval(statement.children[0], scope));
  const bool has_other = statement.children.size() > 2;
  const bool varies =
      condition.kind == HeldKind::kTerm &&
      (!terms_.free_indices(condition.term).empty() ||
       std::ranges::any_of(terms_.below(condition.term), [&](TermId part) {
         return terms_.node(part).op == TermOp::kLoad || terms_.node(part).op == TermOp::kRunning;
       }));
  if (!varies) {
    if (TRY(truth(condition, statement.span))) return run_statement(statement.children[1], scope);
    if (has_other) return run_statement(statement.children[2], scope);
    return Flow::kNext;
  }
  TermId holds = condition.term;
  if (terms_.node(holds).type != TermType::kBool) {
    holds = terms_.compare("!=", terms_.as_integer(holds), terms_.integer(0));
  }
  const TermId outer = active_;
  const auto before = scopes_[scope].names;
  active_ = terms_.conjunction(outer, holds);
  const Flow first = TRY(run_statement(statement.children[1], scope));
  auto changed = std::move(scopes_[scope].names);
  scopes_[scope].names = before;
  active_ = terms_.conjunction(outer, terms_.negation(holds));
  Flow second = Flow::kNext;
  if (has_other) second = TRY(run_statement(statement.children[2], scope));
  if (first == Flow::kReturn && second == Flow::kNext) return Flow::kNext;  // the rest: otherwise
  if (first == Flow::kNext && second == Flow::kReturn) {
    scopes_[scope].names = std::move(changed);
    active_ = terms_.conjunction(outer, holds);
    return Flow::kNext;
  }
  if (first != Flow::kNext || second != Flow::kNext) {
    return fail(statement.span, "triton-kernel",
                "expected no way out of a loop that depends on elements or programs");
  }
  active_ = outer;
  for (auto& [name, value] : changed) {
    const auto found = scopes_[scope].names.find(name);
    if (found == scopes_[scope].names.end()) {
      scopes_[scope].names[name] = value;
      continue;
    }
    Held& other = found->second;
    if (is_same(value, other)) continue;
    const bool are_blocks = value.kind == HeldKind::kTerm && other.kind == HeldKind::kTerm;
    const bool are_pointers = value.kind == HeldKind::kPointer &&
                              other.kind == HeldKind::kPointer && value.place == other.place;
    if (!are_blocks && !are_pointers) {
      other = {.kind = HeldKind::kUnknown};
      continue;
    }
    const TermIds lanes = align(value, other);
    other.term = terms_.choose(holds, value.term, other.term);
    other.lanes = lanes;
  }
  return Flow::kNext;
}

Result<Flow> PassReader::run_items(TreeId id, const std::vector<Held>& items, size_t scope) {
  const TreeNode& statement = tree_.node(id);
  if (items.size() > kMaxIterations) {
    return fail(statement.span, "triton-loop", "expected at most {} iterations", kMaxIterations);
  }
  for (const Held& item : items) {
    TRY(assign(statement.children[0], item, scope));
    const Flow flow = TRY(run(statement.children[2], scope));
    if (flow == Flow::kBreak) break;
    if (flow == Flow::kReturn) return flow;
  }
  return Flow::kNext;
}

Result<Flow> PassReader::run_for(TreeId id, size_t scope) {
  const TreeNode& statement = tree_.node(id);
  const TreeNode& sequence = tree_.node(statement.children[1]);
  if (sequence.kind == PythonKind::kCall) {
    const Held function = TRY(eval(sequence.children[0], scope));
    if (function.kind == HeldKind::kExternal &&
        (function.text == "range" || function.text == "triton.language.range" ||
         function.text == "triton.language.static_range")) {
      const CallArguments given = TRY(arguments(statement.children[1], scope));
      std::array<TermId, 3> range{terms_.integer(0), terms_.integer(0), terms_.integer(1)};
      const size_t count = std::min<size_t>(given.positional.size(), 3);
      for (size_t i = 0; i < count; ++i) {
        if (given.positional[i].kind != HeldKind::kTerm || !given.positional[i].lanes.empty()) {
          return fail(sequence.span, "triton-loop", "expected a range of numbers, found {}",
                      describe(given.positional[i]));
        }
        range[count == 1 ? 1 : i] = terms_.as_integer(given.positional[i].term);
      }
      return run_range(id, range, scope);
    }
  }
  const Held items = TRY(eval(statement.children[1], scope));
  if (items.kind == HeldKind::kSequence) return run_items(id, items.items, scope);
  return fail(sequence.span, "triton-loop", "expected a range or a sequence, found {}",
              describe(items));
}

Result<Flow> PassReader::run_while(TreeId id, size_t scope) {
  const TreeNode& statement = tree_.node(id);
  for (size_t i = 0; i < kMaxIterations; ++i) {
    const Held condition = TRY(eval(statement.children[0], scope));
    const bool is_known = condition.kind != HeldKind::kTerm ||
                          terms_.truth_of(condition.term).has_value() ||
                          terms_.integer_of(condition.term).has_value();
    if (!is_known || condition.kind == HeldKind::kUnknown) {
      if (mode_ == Mode::kKernel) break;
      // A search for a size of blocks: the size is any.
      std::set<std::string> names;
      assigned_names(statement.children[1], names);
      for (const std::string& name : names) {
        scopes_[scope].names[name] = held_term(terms_.host("?" + name));
      }
      return Flow::kNext;
    }
    if (!TRY(truth(condition, statement.span))) return Flow::kNext;
    const Flow flow = TRY(run(statement.children[1], scope));
    if (flow == Flow::kBreak) return Flow::kNext;
    if (flow == Flow::kReturn) return flow;
  }
  return fail(statement.span, "triton-loop", "expected a loop whose number of iterations is known");
}

Result<Held> PassReader::call_function(const Held& function, CallArguments given, Span span) {
  const TreeNode& definition = tree_.node(function.tree);
  if (++depth_ > kMaxCalls) {
    return fail(span, "public-wrapper", "expected at most {} nested calls", kMaxCalls);
  }
  const bool is_lambda = definition.kind == PythonKind::kLambda;
  scopes_.push_back({.names = {}, .parent = function.scope});
  const size_t scope = scopes_.size() - 1;
  size_t next = 0;
  for (size_t i = 0; i + 1 < definition.children.size(); ++i) {
    const TreeNode& parameter = tree_.node(definition.children[i]);
    const std::string name(parameter.text);
    const auto keyword =
        std::ranges::find(given.keywords, name, [](const auto& entry) { return entry.first; });
    if (parameter.stars == 1) {
      Held rest = held_sequence({});
      while (next < given.positional.size()) rest.items.push_back(given.positional[next++]);
      if (!name.empty()) scopes_[scope].names[name] = std::move(rest);
    } else if (parameter.stars == 2) {
      scopes_[scope].names[name] = {.kind = HeldKind::kDict};
    } else if (next < given.positional.size()) {
      scopes_[scope].names[name] = given.positional[next++];
    } else if (keyword != given.keywords.end()) {
      scopes_[scope].names[name] = keyword->second;
    } else if (!parameter.children.empty()) {
      scopes_[scope].names[name] = TRY(eval(parameter.children[0], function.scope));
    } else {
      return fail(span, "public-wrapper", "expected a value for '{}'", name);
    }
  }
  Held result;
  if (is_lambda) {
    result = TRY(eval(definition.children.back(), scope));
  } else {
    returned_ = {};
    TRY(run(definition.children.back(), scope));
    result = std::exchange(returned_, {});
  }
  --depth_;
  return result;
}

}  // namespace passnet
