// Writes the kernel that ran as one of the loop language, with its launch.
#include "triton/kernel_shape.hpp"
#include "triton/reader.hpp"

#include <algorithm>
#include <cmath>

namespace passnet {
namespace {

constexpr size_t kMaxTextTerms = 20'000;
constexpr size_t kMaxNamed = 40;  // values of a row; the language admits 64 statements

class LoopWriter {
 public:
  LoopWriter(Terms& terms, const std::vector<HeldBuffer>& buffers, Span span)
      : terms_(terms), buffers_(buffers), span_(span) {}

  std::vector<size_t> operands;
  std::vector<size_t> results;
  std::vector<TermId> parameters;  // sizes, each `$n…`
  std::string body;

  Result<void> add(const LoopStore& store) {
    const std::vector<std::set<TermId>> levels = levels_of(store);
    const std::map<TermId, size_t> uses = count_uses(store.value);
    names_.clear();
    std::set<TermId> open;
    std::string indent = "    ";
    size_t depth = 0;
    const TermIds order = terms_.below(store.value);
    for (const std::set<TermId>& level : levels) {
      std::string rows;
      for (const TermId index : store.indices) {
        if (!level.contains(index) || open.contains(index)) continue;
        rows += fmt::format("{}{}", rows.empty() ? "" : ", ", TRY(declared(index)));
        open.insert(index);
      }
      if (!rows.empty()) {
        body += fmt::format("{}rows {} {{\n", indent, rows);
        indent += "  ";
        ++depth;
      }
      for (const TermId id : order) {
        if (names_.contains(id) || !is_named(id, uses) || named_ >= kMaxNamed) continue;
        const std::set<TermId> free = terms_.free_indices(id);
        if (!std::ranges::includes(open, free)) continue;
        const std::string written = TRY(text(id));
        const std::string name = fmt::format("v{}", named_++);
        body += fmt::format("{}{} = {}\n", indent, name, written);
        names_[id] = name;
      }
    }
    TermId value = store.value;
    const TermNode& node = terms_.node(value);
    if (node.op == TermOp::kRound && !names_.contains(value) &&
        buffers_[static_cast<size_t>(node.integer)].dtype == buffers_[store.buffer].dtype) {
      value = node.children[0];  // the store rounds
    }
    const auto place = std::ranges::find(results, store.buffer) - results.begin();
    body +=
        fmt::format("{}y{}[{}] = {}\n", indent, place, TRY(text(store.offset)), TRY(text(value)));
    while (depth-- > 0) {
      indent.resize(indent.size() - 2);
      body += indent + "}\n";
    }
    return {};
  }

 private:
  // The sets of indices that reductions have around them, if each contains the one before; the last
  // is that of all indices.
  std::vector<std::set<TermId>> levels_of(const LoopStore& store) {
    std::vector<std::set<TermId>> levels;
    const std::set<TermId> all(store.indices.begin(), store.indices.end());
    for (const TermId id : terms_.below(store.value)) {
      if (terms_.node(id).op != TermOp::kReduce) continue;
      const std::set<TermId> free = terms_.free_indices(id);
      if (std::ranges::includes(all, free) && std::ranges::find(levels, free) == levels.end()) {
        levels.push_back(free);
      }
    }
    std::ranges::sort(levels, {}, [](const auto& level) { return level.size(); });
    for (size_t i = 1; i < levels.size(); ++i) {
      if (std::ranges::includes(levels[i], levels[i - 1])) continue;
      levels.clear();
    }
    if (levels.empty() || levels.back() != all) levels.push_back(all);
    return levels;
  }

  std::map<TermId, size_t> count_uses(TermId value) const {
    std::map<TermId, size_t> uses;
    for (const TermId id : terms_.below(value)) {
      for (const TermId child : terms_.node(id).children) ++uses[child];
    }
    return uses;
  }

  bool is_named(TermId id, const std::map<TermId, size_t>& uses) const {
    const TermNode& node = terms_.node(id);
    if (node.op == TermOp::kReduce) return true;
    if (node.type != TermType::kFloat) return false;
    const auto found = uses.find(id);
    if (found == uses.end() || found->second < 2) return false;
    return node.op == TermOp::kBinary || node.op == TermOp::kCall || node.op == TermOp::kChoose ||
           node.op == TermOp::kRound;
  }

  std::string index_name_of(TermId index) const {
    return fmt::format("i{}", terms_.node(index).integer);
  }

  Result<std::string> declared(TermId index) {
    const TermId extent = terms_.indices[static_cast<size_t>(terms_.node(index).integer)].extent;
    return fmt::format("{} < {}", index_name_of(index), TRY(text(extent)));
  }

  std::string parameter(TermId size) {
    auto found = std::ranges::find(parameters, size);
    if (found == parameters.end()) {
      parameters.push_back(size);
      found = parameters.end() - 1;
    }
    return fmt::format("$n{}", found - parameters.begin());
  }

  std::string operand(size_t buffer) {
    if (const auto result = std::ranges::find(results, buffer); result != results.end()) {
      return fmt::format("y{}", result - results.begin());
    }
    auto found = std::ranges::find(operands, buffer);
    if (found == operands.end()) {
      operands.push_back(buffer);
      found = operands.end() - 1;
    }
    return fmt::format("a{}", found - operands.begin());
  }

  static std::string number_text(double value) {
    if (std::isnan(value)) return "nan";
    if (std::isinf(value)) return value < 0 ? "(-inf)" : "inf";
    std::string text = fmt::format("{}", std::abs(value));
    if (text.find_first_of(".e") == std::string::npos) text += ".0";
    return value < 0 ? "(-" + text + ")" : text;
  }

  Result<std::string> sum_text(TermId id) {
    std::string sum;
    const Polynomial polynomial = terms_.polynomial(id);
    for (auto entry = polynomial.rbegin(); entry != polynomial.rend(); ++entry) {
      const auto& [atoms, times] = *entry;
      const int64_t count = times < 0 ? -times : times;
      std::string product;
      for (const TermId atom : atoms) {
        product += fmt::format("{}{}", product.empty() ? "" : "*", TRY(text(atom)));
      }
      if (count != 1 || atoms.empty()) {
        product = product.empty() ? fmt::format("{}", count) : fmt::format("{}*{}", count, product);
      }
      sum += sum.empty() ? (times < 0 ? "0 - " : "") : (times < 0 ? " - " : " + ");
      sum += product;
    }
    return "(" + sum + ")";
  }

  Result<std::string> text(TermId id) {
    if (const auto named = names_.find(id); named != names_.end()) return named->second;
    if (++written_ > kMaxTextTerms) {
      return fail(span_, "triton-kernel", "expected a kernel of at most {} terms", kMaxTextTerms);
    }
    const TermNode node = terms_.node(id);
    const auto child = [&](size_t place) { return text(node.children[place]); };
    switch (node.op) {
      case TermOp::kInteger:
        return node.integer < 0 ? fmt::format("(0 - {})", -node.integer)
                                : fmt::format("{}", node.integer);
      case TermOp::kNumber:
        return number_text(node.number);
      case TermOp::kTruth:
        return std::string(node.integer != 0 ? "(0 == 0)" : "(0 == 1)");
      case TermOp::kHost:
        if (node.text.starts_with('?')) {
          return fail(span_, "triton-block",
                      "expected values that do not depend on sizes of blocks or on what is not "
                      "known, found '{}'",
                      node.text.substr(1));
        }
        return parameter(id);
      case TermOp::kIndex:
        return index_name_of(id);
      case TermOp::kRunning:
        return fail(span_, "triton-loop",
                    "expected values that do not depend on earlier iterations");
      case TermOp::kSum:
        return sum_text(id);
      case TermOp::kFloorDiv:
        return fmt::format("({} / {})", TRY(child(0)), TRY(child(1)));
      case TermOp::kModulo:
        return fmt::format("({} % {})", TRY(child(0)), TRY(child(1)));
      case TermOp::kLoad: {
        const std::string element =
            fmt::format("{}[{}]", operand(static_cast<size_t>(node.integer)), TRY(child(0)));
        if (terms_.truth_of(node.children[1]) == std::optional(true)) return element;
        return fmt::format("({} ? {} : {})", TRY(child(1)), element, TRY(child(2)));
      }
      case TermOp::kBinary:
        return fmt::format("({} {} {})", TRY(child(0)), node.text, TRY(child(1)));
      case TermOp::kNegative:
        return fmt::format("(-{})", TRY(child(0)));
      case TermOp::kCall: {
        const bool is_size = (node.text == "max" || node.text == "min") &&
                             node.type == TermType::kInt && terms_.free_indices(id).empty();
        if (is_size) return parameter(id);
        std::string call = node.text + "(";
        for (size_t i = 0; i < node.children.size(); ++i) {
          call += fmt::format("{}{}", i == 0 ? "" : ", ", TRY(child(i)));
        }
        return call + ")";
      }
      case TermOp::kChoose:
        return fmt::format("({} ? {} : {})", TRY(child(0)), TRY(child(1)), TRY(child(2)));
      case TermOp::kCompare:
        return fmt::format("({} {} {})", TRY(child(0)), node.text, TRY(child(1)));
      case TermOp::kAnd:
        return fmt::format("({} and {})", TRY(child(0)), TRY(child(1)));
      case TermOp::kOr:
        return fmt::format("({} or {})", TRY(child(0)), TRY(child(1)));
      case TermOp::kNot:
        return fmt::format("(not {})", TRY(child(0)));
      case TermOp::kReduce: {
        std::string over;
        for (size_t i = 1; i < node.children.size(); ++i) {
          over += fmt::format("{}{}", i == 1 ? "" : ", ", TRY(declared(node.children[i])));
        }
        return fmt::format("{}({}) ({})", node.text, over, TRY(child(0)));
      }
      case TermOp::kRound:
        return fmt::format("round({}, {})", TRY(child(0)),
                           operand(static_cast<size_t>(node.integer)));
      case TermOp::kFloat:
        return fmt::format("(1.0*{})", TRY(child(0)));
    }
    return std::string();
  }

  Terms& terms_;
  const std::vector<HeldBuffer>& buffers_;
  Span span_;
  std::map<TermId, std::string> names_;
  size_t named_ = 0;
  size_t written_ = 0;
};

}  // namespace

Result<void> PassReader::write_kernel(Span span) {
  const std::vector<KernelStore> stores = std::exchange(stores_, {});
  if (stores.empty()) return {};
  LoopWriter writer(terms_, buffers_, span);
  std::vector<LoopStore> whole;
  for (const KernelStore& store : stores) {
    if (std::ranges::find(writer.results, store.buffer) != writer.results.end()) continue;
    if (!buffers_[store.buffer].flat.empty()) {
      return fail(store.span, "triton-store",
                  "expected one store to each result, found a further one");
    }
    std::vector<BlockStore> own;
    for (const KernelStore& other : stores) {
      if (other.buffer == store.buffer) own.push_back({other.offset, other.condition, other.value});
    }
    KernelShape shape(terms_, store.span);
    const LoopStore made = TRY(shape.whole(store.buffer, own, buffers_[store.buffer].elements));
    for (const SizeGuard& guard : shape.guards()) {
      std::string right =
          "[1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536]";
      if (guard.right.valid()) right = TRY(host_text(guard.right, store.span));
      add_guard(
          fmt::format("{} {} {}", TRY(host_text(guard.left, store.span)), guard.symbol, right));
    }
    writer.results.push_back(store.buffer);
    whole.push_back(made);
  }
  guard_reads(whole, span);
  for (const LoopStore& store : whole) TRY(writer.add(store));
  const std::string name = fmt::format("kernel{}", pass_.kernels.size());
  std::string signature;
  std::string given;
  for (size_t i = 0; i < writer.operands.size(); ++i) {
    signature += fmt::format("{}a{}[s{}]", i == 0 ? "" : ", ", i, i);
    given += fmt::format("{}%{}", i == 0 ? "" : ", ", TRY(flat_name(writer.operands[i], span)));
  }
  std::string results;
  std::string names;
  std::string types;
  for (size_t i = 0; i < writer.results.size(); ++i) {
    HeldBuffer& buffer = buffers_[writer.results[i]];
    buffer.flat = fresh_name();
    const std::string elements = TRY(host_text(buffer.elements, span));
    results += fmt::format("{}y{}[$r{}]", i == 0 ? "" : ", ", i, i);
    names += fmt::format("{}%{}", i == 0 ? "" : ", ", buffer.flat);
    types += fmt::format("{}{}[{}]", i == 0 ? "" : ", ", buffer.dtype, elements);
    given += fmt::format("{}r{}={}", given.empty() ? "" : ", ", i, elements);
  }
  for (size_t i = 0; i < writer.parameters.size(); ++i) {
    given += fmt::format(", n{}={}", i, TRY(host_text(writer.parameters[i], span)));
  }
  pass_.statements.push_back(fmt::format("{} = launch {}({}) : {}", names, name, given, types));
  pass_.kernels.push_back(
      fmt::format("  kernel {}({}) -> {} {{\n{}  }}\n", name, signature, results, writer.body));
  return {};
}

}  // namespace passnet
