#include "eval/gpu/ptx_audit.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <vector>

namespace passnet {
namespace {

constexpr std::array kInstructions = {"abs",      "activemask", "add",
                                      "addc",     "and",        "atom",
                                      "bar",      "barrier",    "bfe",
                                      "bfi",      "bfind",      "bmsk",
                                      "bra",      "brev",       "brx",
                                      "call",     "clz",        "cnot",
                                      "copysign", "cos",        "cp",
                                      "cvt",      "cvta",       "div",
                                      "dp2a",     "dp4a",       "elect",
                                      "ex2",      "exit",       "fence",
                                      "fma",      "fns",        "griddepcontrol",
                                      "ld",       "ldmatrix",   "ldu",
                                      "lg2",      "lop3",       "mad",
                                      "mad24",    "madc",       "mapa",
                                      "match",    "max",        "mbarrier",
                                      "membar",   "min",        "mma",
                                      "mov",      "mul",        "mul24",
                                      "neg",      "not",        "or",
                                      "popc",     "prefetch",   "prefetchu",
                                      "prmt",     "rcp",        "red",
                                      "redux",    "rem",        "ret",
                                      "rsqrt",    "sad",        "selp",
                                      "set",      "setp",       "shf",
                                      "shfl",     "shl",        "shr",
                                      "sin",      "slct",       "sqrt",
                                      "st",       "stmatrix",   "sub",
                                      "subc",     "szext",      "tanh",
                                      "testp",    "trap",       "vote",
                                      "wgmma",    "wmma",       "xor"};

constexpr std::array kDirectives = {".version",
                                    ".target",
                                    ".address_size",
                                    ".visible",
                                    ".entry",
                                    ".func",
                                    ".weak",
                                    ".param",
                                    ".reg",
                                    ".shared",
                                    ".local",
                                    ".const",
                                    ".align",
                                    ".pragma",
                                    ".loc",
                                    ".file",
                                    ".maxntid",
                                    ".reqntid",
                                    ".minnctapersm",
                                    ".maxnreg",
                                    ".section",
                                    ".noreturn",
                                    ".extern",
                                    ".global",
                                    ".explicitcluster",
                                    ".reqnctapercluster",
                                    ".maxclusterrank",
                                    ".branchtargets",
                                    ".b8",
                                    ".b16",
                                    ".b32",
                                    ".b64"};

// Registers that are the same in each call, or say where a thread is in its
// grid.
constexpr std::array kRegisters = {"tid",
                                   "ntid",
                                   "ctaid",
                                   "nctaid",
                                   "laneid",
                                   "lanemask_eq",
                                   "lanemask_le",
                                   "lanemask_lt",
                                   "lanemask_ge",
                                   "lanemask_gt",
                                   "clusterid",
                                   "nclusterid",
                                   "cluster_ctaid",
                                   "cluster_nctaid",
                                   "cluster_ctarank",
                                   "cluster_nctarank",
                                   "is_explicit_cluster",
                                   "total_smem_size",
                                   "dynamic_smem_size",
                                   "aggr_smem_size"};

// A text that declares a register of such a name would hide the one of the
// device.
constexpr std::array kCounters = {"clock",
                                  "clock64",
                                  "clock_hi",
                                  "globaltimer",
                                  "globaltimer_lo",
                                  "globaltimer_hi",
                                  "pm",
                                  "envreg",
                                  "smid",
                                  "nsmid",
                                  "warpid",
                                  "nwarpid",
                                  "gridid",
                                  "reserved_smem_offset_begin"};

// Tables of the functions of libdevice.
constexpr std::array kTables = {"__cudart_i2opi_f", "__cudart_i2opi_d", "__cudart_sin_cos_coeffs"};

template <class List>
bool is_one_of(const List& list, std::string_view word) {
  return std::ranges::any_of(list, [&](std::string_view entry) { return entry == word; });
}

bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

bool is_lower(char c) { return std::islower(static_cast<unsigned char>(c)) != 0; }

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kSpace = " \t\r\n";
  const size_t begin = text.find_first_not_of(kSpace);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kSpace) - begin + 1);
}

std::string without_comments(std::string_view text) {
  std::string kept;
  for (size_t at = 0; at < text.size();) {
    const bool is_line = text.substr(at).starts_with("//");
    const bool is_block = text.substr(at).starts_with("/*");
    if (!is_line && !is_block) {
      kept += text[at++];
      continue;
    }
    const size_t end = text.find(is_line ? "\n" : "*/", at + 2);
    kept += ' ';
    if (end == std::string_view::npos) break;
    at = is_line ? end : end + 2;
  }
  return kept;
}

// Statements end with `;`, a brace or a label's `:`, and directives with their
// line.
std::vector<std::string_view> statements_of(std::string_view text) {
  std::vector<std::string_view> statements;
  size_t begin = 0;
  bool is_quoted = false;
  for (size_t at = 0; at <= text.size(); ++at) {
    const char c = at < text.size() ? text[at] : ';';
    if (c == '"') is_quoted = !is_quoted;
    const std::string_view so_far = trimmed(text.substr(begin, at - begin));
    const bool is_instruction =
        !so_far.empty() && (so_far.front() == '@' || is_lower(so_far.front()));
    const bool is_end = c == ';' || c == '{' || c == '}' || (c == '\n' && !is_instruction) ||
                        (c == ':' && (at + 1 >= text.size() || text[at + 1] != ':') &&
                         (at == 0 || text[at - 1] != ':'));
    if (is_quoted || !is_end) continue;
    if (!so_far.empty()) statements.push_back(so_far);
    begin = at + 1;
  }
  return statements;
}

// The parts of `ld.global.nc.f32`.
std::vector<std::string_view> parts_of(std::string_view word) {
  std::vector<std::string_view> parts;
  for (size_t begin = 0; begin <= word.size();) {
    const size_t end = std::min(word.find('.', begin), word.size());
    parts.push_back(word.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

class PtxAudit {
 public:
  // True if the statement is of the list.
  bool allows(std::string_view statement) {
    if (statement.front() == '.') return allows_directive(statement);
    if (!allows_registers(statement)) return false;
    if (statement.front() == '@') {
      const size_t space = statement.find_first_of(" \t");
      if (space == std::string_view::npos) return false;
      statement = trimmed(statement.substr(space));
      if (statement.empty()) return false;
    }
    // A label, the rest of a list of arguments, or a name in one.
    const size_t end = std::min(statement.find_first_of(" \t,"), statement.size());
    const std::vector<std::string_view> parts = parts_of(statement.substr(0, end));
    if (!is_lower(statement.front())) return true;
    if (!is_one_of(kInstructions, parts.front())) return false;
    const bool writes = parts.front() == "st" || parts.front() == "atom" || parts.front() == "red";
    return std::ranges::none_of(parts, [&](std::string_view part) {
      return part == "sys" || part == "mmio" || part.find("evict_last") != std::string_view::npos ||
             part.find("cache_hint") != std::string_view::npos || (writes && part == "volatile");
    });
  }

 private:
  bool allows_directive(std::string_view statement) {
    const auto words = [&](std::string_view text) {
      size_t end = 1;
      while (end < text.size() && is_word(text[end])) ++end;
      return text.substr(0, end);
    };
    const std::string_view directive = words(statement);
    if (!is_one_of(kDirectives, directive)) return false;
    if (directive == ".reg") {
      declare(statement);
      return true;
    }
    const bool is_visible = directive == ".visible" || directive == ".weak";
    const std::string_view rest =
        is_visible ? trimmed(statement.substr(directive.size())) : statement;
    // Memory of the host's shape alone: a block gets shared memory that the
    // launch states.
    if (rest.starts_with(".extern")) return rest.find(".shared") != std::string_view::npos;
    if (!rest.starts_with(".global")) return allows_registers(statement);
    // Constants of the prelude, which are in its namespace.
    if (rest.find("_ZN2pn") != std::string_view::npos) return true;
    if (rest.find("_INTERNAL_") != std::string_view::npos &&
        rest.find("2pn") != std::string_view::npos) {
      return true;
    }
    return std::ranges::any_of(kTables, [&](std::string_view table) {
      const size_t at = rest.find(table);
      return at != std::string_view::npos && rest.substr(at + table.size()).starts_with("[");
    });
  }

  // `.reg .b32 %r<10>` or `.reg .u64 t, %u`.
  void declare(std::string_view statement) {
    for (size_t at = statement.find('%'); at != std::string_view::npos;
         at = statement.find('%', at + 1)) {
      size_t end = at + 1;
      while (end < statement.size() && is_word(statement[end])) ++end;
      declared_.emplace(statement.substr(at + 1, end - at - 1));
    }
  }

  // Registers are those that the text declares, by a name or by a name before a
  // number, and those of the list.
  bool allows_registers(std::string_view statement) const {
    for (size_t at = statement.find('%'); at != std::string_view::npos;
         at = statement.find('%', at + 1)) {
      size_t end = at + 1;
      while (end < statement.size() && is_word(statement[end])) ++end;
      const std::string_view name = statement.substr(at + 1, end - at - 1);
      std::string_view stem = name;
      while (!stem.empty() && std::isdigit(static_cast<unsigned char>(stem.back())) != 0) {
        stem.remove_suffix(1);
      }
      if (is_one_of(kCounters, stem) || is_one_of(kCounters, name)) return false;
      const bool is_known = is_one_of(kRegisters, name) || declared_.contains(std::string(name)) ||
                            declared_.contains(std::string(stem));
      if (!is_known) return false;
    }
    return true;
  }

  std::set<std::string> declared_;
};

}  // namespace

std::optional<std::string> find_forbidden_ptx(std::string_view ptx) {
  const std::string text = without_comments(ptx);
  PtxAudit audit;
  for (const std::string_view statement : statements_of(text)) {
    if (!audit.allows(statement)) return std::string(statement);
  }
  return std::nullopt;
}

}  // namespace passnet
