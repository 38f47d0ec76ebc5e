#include "pass/language/syntax.hpp"

#include "ir/text/parse_syntax.hpp"

namespace passnet {
namespace {

class PassSyntaxParser {
 public:
  PassSyntaxParser(Lexer& lexer, Diagnostics& diagnostics)
      : lexer_(lexer), diagnostics_(diagnostics) {}

  std::optional<SyntaxPass> pass() {
    if (!lexer_.expect("pass", "at the start of a pass")) return std::nullopt;
    SyntaxPass pass;
    if (!name(TokenKind::kName, "the pass's name", pass.name)) return std::nullopt;
    if (!lexer_.expect("{", "after the pass's name")) return std::nullopt;
    if (!pattern(pass)) return std::nullopt;
    if (lexer_.take_if("where")) {
      pass.guard = parse_term(lexer_, diagnostics_);
      if (!pass.guard) return std::nullopt;
    }
    if (!pass.guard && !lexer_.at("replace")) {
      diagnostics_.error(lexer_.peek().span, "expected-replace",
                         "expected 'where' or 'replace' after the pattern, found {}",
                         describe(lexer_.peek()));
      return std::nullopt;
    }
    if (!lexer_.at("replace")) {
      const std::string_view hint = lexer_.at(",")   ? "; did you mean 'and'?"
                                    : lexer_.at("[") ? "; an extent is dim(%x, i)"
                                                     : "";
      diagnostics_.error(lexer_.peek().span, "expected-replace",
                         "expected 'replace' after the guard, found {}{}", describe(lexer_.peek()),
                         hint);
      return std::nullopt;
    }
    lexer_.take();
    std::optional<SyntaxBody> replacement = parse_syntax_body(lexer_, diagnostics_);
    if (!replacement) return std::nullopt;
    pass.replacement = *std::move(replacement);
    while (lexer_.at("kernel")) {
      std::optional<SyntaxKernel> kernel = parse_syntax_kernel(lexer_, diagnostics_);
      if (!kernel) return std::nullopt;
      pass.kernels.push_back(*std::move(kernel));
    }
    if (!lexer_.expect("}", "at the end of the pass")) return std::nullopt;
    return pass;
  }

 private:
  bool pattern(SyntaxPass& pass) {
    if (!lexer_.expect("pattern", "at the start of the pass's body")) return false;
    pass.lists_inputs = !lexer_.at("{");
    if (pass.lists_inputs && !inputs(pass)) return false;
    std::optional<SyntaxBody> body = parse_syntax_body(lexer_, diagnostics_, ReturnForm::kOptional);
    if (!body) return false;
    pass.pattern = *std::move(body);
    return true;
  }

  bool inputs(SyntaxPass& pass) {
    if (!lexer_.expect("(", "before the pattern's inputs")) return false;
    while (!lexer_.at(")")) {
      if (!input(pass.inputs.emplace_back())) return false;
      if (!lexer_.take_if(",")) break;
    }
    return lexer_.expect(")", "after the pattern's inputs");
  }

  bool input(SyntaxPatternInput& input) {
    input.is_list = lexer_.take_if("..");
    if (!name(TokenKind::kValue, "an input such as %x", input.name)) return false;
    input.is_optional = lexer_.take_if("?");
    if (!lexer_.take_if(":")) return true;
    input.type = parse_syntax_type(lexer_, diagnostics_);
    return input.type.has_value();
  }

  bool name(TokenKind kind, std::string_view what, Name& name) {
    const Token token = lexer_.peek();
    if (token.kind != kind) {
      diagnostics_.error(token.span, "expected-pass-name", "expected {}, found {}", what,
                         describe(token));
      return false;
    }
    lexer_.take();
    name = {plain_text(token), token.span};
    return true;
  }

  Lexer& lexer_;
  Diagnostics& diagnostics_;
};

}  // namespace

std::optional<SyntaxPass> parse_syntax_pass(Lexer& lexer, Diagnostics& diagnostics) {
  return PassSyntaxParser(lexer, diagnostics).pass();
}

}  // namespace passnet
