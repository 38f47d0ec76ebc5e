#include "pass/language/parse.hpp"

#include "kernel/device.hpp"
#include "loops/check.hpp"
#include "loops/parse.hpp"
#include "pass/language/expression.hpp"
#include "pass/language/resolve.hpp"

#include <algorithm>
#include <utility>

namespace passnet {
namespace {

constexpr size_t kMaxBytes = size_t{1} << 20;
constexpr size_t kMaxPasses = 256;

// Reports an earlier kernel of the name that cannot be in one pass with this one.
void check_repeated(const SyntaxKernel& kernel, Language language, ResolveContext& context) {
  for (const KernelSource& other : context.pass.kernels) {
    if (other.name != kernel.name.text) continue;
    if (other.language == language) {
      context.diagnostics.error(kernel.name.span, "repeated-kernel",
                                "this pass already has a {} kernel '{}'", to_string(language),
                                other.name);
    } else if (language == Language::kLoops || other.language == Language::kLoops) {
      context.diagnostics.error(kernel.name.span, "repeated-kernel",
                                "the kernel '{}' is for all devices, so it has one text",
                                other.name);
    }
  }
}

void resolve_kernels(const SyntaxPass& syntax, ResolveContext& context) {
  for (const SyntaxKernel& kernel : syntax.kernels) {
    const LanguageInfo* const known = find_language(kernel.language.text);
    if (known == nullptr) {
      context.diagnostics.error(kernel.language.span, "kernel-language",
                                "expected cpp or cuda, found '{}'", kernel.language.text);
    }
    const Language language = known == nullptr ? Language::kCpp : known->language;
    if (kernel.name.text.find('.') != std::string::npos) {
      context.diagnostics.error(kernel.name.span, "kernel-name",
                                "expected the name of a function, found '{}'", kernel.name.text);
    }
    const bool is_closed = language == Language::kLoops;
    if (known != nullptr) check_repeated(kernel, language, context);
    context.pass.kernels.push_back({.name = kernel.name.text,
                                    .language = language,
                                    .text = kernel.text,
                                    .span = kernel.text_span});
    context.pass.kernel_names.push_back(kernel.name.span);
    if (!is_closed) continue;
    const KernelSource& source = context.pass.kernels.back();
    const auto parsed = parse_loops(source);
    if (!parsed) {
      context.diagnostics.add(parsed.error());
      continue;
    }
    Diagnostics found;
    check_loops(*parsed, context.catalog, found);
    for (const Diagnostic& error : found.list()) context.diagnostics.add(located(error, source));
  }
}

// Declares holes that `shape(%x) == [..., $c]` binds.
void declare_guard_holes(const Term& term, Pass& pass) {
  if (term.kind == TermKind::kBinary && term.name == "==" &&
      term.terms[1].kind == TermKind::kList) {
    for (const Term& entry : term.terms[1].terms) {
      if (entry.kind != TermKind::kHole || entry.name == "_") continue;
      const HoleId next{static_cast<uint32_t>(pass.holes.size())};
      if (pass.hole_names.try_emplace(entry.name, next).second) pass.holes.push_back(entry.name);
    }
  }
  for (const Term& operand : term.terms) declare_guard_holes(operand, pass);
}

std::optional<Pass> resolve_pass(const SyntaxPass& syntax, const Catalog& catalog,
                                 Diagnostics& diagnostics) {
  Pass pass{.name = syntax.name.text, .guard = syntax.guard, .span = syntax.name.span};
  Diagnostics found;
  ResolveContext context{pass, catalog, found};
  resolve_kernels(syntax, context);
  resolve_pattern(syntax, context);
  if (!found.has_errors()) {
    if (pass.guard) {
      declare_guard_holes(*pass.guard, pass);
      check_condition(*pass.guard, pass, found);
    }
    resolve_replacement(syntax, context);
  }
  for (const Diagnostic& diagnostic : found.list()) diagnostics.add(diagnostic);
  if (found.has_errors()) return std::nullopt;
  return pass;
}

void skip_to_pass(Lexer& lexer) {
  while (lexer.peek().kind != TokenKind::kEnd && !(lexer.next_starts_line() && lexer.at("pass"))) {
    lexer.take();
  }
}

}  // namespace

std::vector<Pass> parse_passes(const Sources& sources, SourceId source, const Catalog& catalog,
                               Diagnostics& diagnostics) {
  std::vector<Pass> passes;
  const Span start{source, 0, 0};
  if (sources.text(source).size() > kMaxBytes) {
    diagnostics.error(start, "pass-file-size", "expected at most {} bytes, found {}", kMaxBytes,
                      sources.text(source).size());
    return passes;
  }
  if (!check_encoding(sources, source, diagnostics)) return passes;
  Lexer lexer(sources, source, diagnostics);
  while (lexer.peek().kind != TokenKind::kEnd && !diagnostics.full()) {
    if (passes.size() == kMaxPasses) {
      diagnostics.error(lexer.peek().span, "pass-count", "expected at most {} passes", kMaxPasses);
      return passes;
    }
    const size_t before = diagnostics.list().size();
    const auto syntax = parse_syntax_pass(lexer, diagnostics);
    if (!syntax) skip_to_pass(lexer);
    // A malformed statement declares nothing, so errors of names would mislead.
    if (!syntax || diagnostics.list().size() > before) continue;
    auto pass = resolve_pass(*syntax, catalog, diagnostics);
    if (!pass) continue;
    for (KernelSource& kernel : pass->kernels) {
      kernel.file = sources.name(source);
      kernel.line = sources.location(kernel.span).line;
    }
    const auto other = std::ranges::find(passes, pass->name, &Pass::name);
    if (other != passes.end()) {
      Diagnostic diagnostic =
          make_error(pass->span, "repeated-pass", "there is already a pass '{}'", pass->name);
      diagnostic.notes.push_back({other->span, "it is here"});
      diagnostics.add(std::move(diagnostic));
      continue;
    }
    passes.push_back(*std::move(pass));
  }
  if (passes.empty() && !diagnostics.has_errors()) {
    diagnostics.error(start, "empty-pass-file", "expected at least one pass, found none");
  }
  return passes;
}

}  // namespace passnet
