#include "ir/text/parse_syntax.hpp"

#include "ir/op/schema.hpp"
#include "ir/text/foreign.hpp"
#include "kernel/device.hpp"

namespace passnet {
namespace {

class SyntaxParser {
 public:
  SyntaxParser(Lexer& lexer, Diagnostics& diagnostics) : lexer_(lexer), diagnostics_(diagnostics) {}

  std::optional<SyntaxGraph> graph() {
    SyntaxGraph graph{.span = lexer_.peek().span};
    if (!lexer_.expect("graph", "at the start of a graph")) return std::nullopt;
    std::optional<Name> name = token(TokenKind::kSymbol, "the graph's name, such as @main");
    if (!name || !lexer_.expect("(", "after the graph's name")) return std::nullopt;
    graph.name = *std::move(name);
    while (!lexer_.at(")")) {
      std::optional<SyntaxInput> input = this->input();
      if (!input) return std::nullopt;
      graph.inputs.push_back(*std::move(input));
      if (!lexer_.take_if(",")) break;
    }
    if (!lexer_.expect(")", "after the inputs")) return std::nullopt;
    std::optional<SyntaxBody> body = this->body();
    if (!body) return std::nullopt;
    graph.body = *std::move(body);
    while (lexer_.at("fuse")) {
      if (!group(graph.fusions.emplace_back())) return std::nullopt;
    }
    while (lexer_.at("kernel")) {
      std::optional<SyntaxKernel> kernel = this->kernel();
      if (!kernel) return std::nullopt;
      graph.kernels.push_back(*std::move(kernel));
    }
    graph.span = join(graph.span, lexer_.last());
    return graph;
  }

  std::optional<SyntaxBody> body(ReturnForm form = ReturnForm::kStated) {
    SyntaxBody body{.span = lexer_.peek().span};
    if (!lexer_.expect("{", "before the statements")) return std::nullopt;
    while (!diagnostics_.full()) {
      if (form == ReturnForm::kOptional && lexer_.take_if("}")) {
        body.states_results = false;
        body.span = join(body.span, lexer_.last());
        return body;
      }
      if (lexer_.take_if("return")) {
        if (!results(body) || !lexer_.expect("}", "after the results")) return std::nullopt;
        body.span = join(body.span, lexer_.last());
        return body;
      }
      if (lexer_.at("fuse") ? !block(body) : !add_statement(body, std::nullopt)) {
        return std::nullopt;
      }
      if (body.is_pattern()) {
        if (!lexer_.expect("}", "after 'fuse pattern', which returns what the pattern returns")) {
          return std::nullopt;
        }
        body.span = join(body.span, lexer_.last());
        return body;
      }
    }
    return std::nullopt;
  }

  std::optional<SyntaxKernel> kernel() {
    SyntaxKernel kernel{.span = lexer_.peek().span};
    if (!lexer_.expect("kernel", "before a kernel")) return std::nullopt;
    std::optional<Name> name = token(TokenKind::kName, "the kernel's name");
    if (!name) return std::nullopt;
    if (lexer_.at("(")) return loops(std::move(kernel), *std::move(name));
    std::optional<Name> language =
        token(TokenKind::kName, "'(', or the kernel's language, cpp or cuda");
    if (!language) return std::nullopt;
    const Token text = lexer_.peek();
    const bool is_text = text.kind == TokenKind::kText || text.kind == TokenKind::kString;
    const std::string_view mark = lexer_.text(text.span).substr(0, 3);
    if (!is_text || !mark.starts_with('"')) {
      diagnostics_.error(text.span, "expected-token",
                         "expected the kernel's text between '\"\"\"', found {}",
                         is_text ? fmt::format("'{}'", mark) : describe(text));
      return std::nullopt;
    }
    lexer_.take();
    kernel.name = *std::move(name);
    kernel.language = *std::move(language);
    kernel.text = plain_text(text);
    const uint32_t quotes = text.kind == TokenKind::kText ? 3 : 1;
    kernel.text_span = {text.span.source, text.span.begin + quotes, text.span.end - quotes};
    kernel.span = join(kernel.span, text.span);
    return kernel;
  }

  // Takes a text of the loop language up to the brace that ends it; src/loops parses it.
  std::optional<SyntaxKernel> loops(SyntaxKernel kernel, Name name) {
    const Span begin = lexer_.peek().span;
    kernel.language = {std::string(to_string(Language::kLoops)), name.span};
    kernel.name = std::move(name);
    for (size_t depth = 0; !lexer_.at("}") || depth > 1;) {
      if (lexer_.peek().kind == TokenKind::kEnd) {
        diagnostics_.error(kernel.name.span, "unterminated-kernel",
                           "expected '}}' at the end of the kernel '{}'", kernel.name.text);
        return std::nullopt;
      }
      const Token token = lexer_.take();
      if (token.kind != TokenKind::kPunctuation) continue;
      if (token.text == "{") ++depth;
      if (token.text == "}") --depth;
    }
    lexer_.take();
    kernel.text_span = join(begin, lexer_.last());
    kernel.span = join(kernel.span, lexer_.last());
    kernel.text = lexer_.text(kernel.text_span);
    return kernel;
  }

 private:
  // Returns false if the body cannot continue.
  bool add_statement(SyntaxBody& body, std::optional<uint32_t> fusion) {
    const Token& next = lexer_.peek();
    if (next.kind != TokenKind::kValue) {
      diagnostics_.error(next.span, "expected-token",
                         "expected a statement such as '%y = relu(%x)' or 'return', found {}{}",
                         describe(next), meant_statement(next));
      if (next.kind == TokenKind::kEnd || lexer_.at("}")) return false;
      lexer_.take();
      recover();
    } else if (std::optional<Statement> statement = this->statement()) {
      statement->fusion = fusion;
      body.statements.push_back(*std::move(statement));
    } else {
      recover();
    }
    return true;
  }

  bool block(SyntaxBody& body) {
    SyntaxFusion fusion{.span = lexer_.take().span};
    const auto index = static_cast<uint32_t>(body.fusions.size());
    if (lexer_.take_if("pattern")) {
      fusion.is_pattern = true;
      if (!schedule(fusion)) return false;
      body.fusions.push_back(std::move(fusion));
      return true;
    }
    if (!lexer_.expect("{", "after 'fuse'")) return false;
    while (!lexer_.at("}")) {
      if (diagnostics_.full() || lexer_.at("return") || !add_statement(body, index)) {
        return lexer_.expect("}", "at the end of the fuse block");
      }
    }
    lexer_.take();
    if (!schedule(fusion)) return false;
    body.fusions.push_back(std::move(fusion));
    return true;
  }

  bool group(SyntaxFusion& fusion) {
    fusion.span = lexer_.take().span;
    const Token number = lexer_.peek();
    const std::optional<Attribute> value =
        number.kind == TokenKind::kInteger ? literal_attribute(number, false) : std::nullopt;
    if (!value) {
      diagnostics_.error(number.span, "expected-token",
                         "expected the number of a fuse group, found {}", describe(number));
      return false;
    }
    lexer_.take();
    fusion.number = std::get<int64_t>(*value);
    return schedule(fusion);
  }

  bool schedule(SyntaxFusion& fusion) {
    const bool is_entry = lexer_.peek().kind == TokenKind::kName && !lexer_.next_starts_line();
    if (is_entry && !lexer_.at("return") && !lexer_.at("with")) {
      return lexer_.expect("with", "before a schedule");
    }
    if (lexer_.take_if("with")) {
      do {
        if (lexer_.at("tune")) {
          if (!tune(fusion)) return false;
          continue;
        }
        std::optional<SyntaxArgument> entry = this->named("an entry such as 'tile=[64]'");
        if (!entry) return false;
        fusion.schedule.push_back(*std::move(entry));
      } while (lexer_.take_if(","));
    }
    fusion.span = join(fusion.span, lexer_.last());
    return true;
  }

  // Reads `tune=[vector in [8, 16], tile in [[1], [4]]]`.
  bool tune(SyntaxFusion& fusion) {
    lexer_.take();
    if (!lexer_.expect("=", "after 'tune'") || !lexer_.expect("[", "after 'tune='")) return false;
    do {
      std::optional<Name> key = token(TokenKind::kName, "a key such as 'vector in [8, 16]'");
      if (!key || !lexer_.expect("in", "between a key and the values to choose from")) return false;
      std::optional<Term> values = parse_term(lexer_, diagnostics_);
      if (!values) return false;
      fusion.tune.push_back(
          {.name = key->text, .term = *std::move(values), .span = join(key->span, lexer_.last())});
    } while (lexer_.take_if(","));
    return lexer_.expect("]", "after the last list of 'tune'");
  }

  // Skips the rest of a malformed statement, of which at least one token has been taken: up to the
  // next line that starts a statement, or the end.
  void recover() {
    while (lexer_.peek().kind != TokenKind::kEnd && !starts_statement()) lexer_.take();
  }
  bool starts_statement() const {
    if (lexer_.at("}")) return true;
    return lexer_.next_starts_line() &&
           (lexer_.at("return") || lexer_.at("fuse") || lexer_.peek().kind == TokenKind::kValue);
  }

  std::optional<Name> token(TokenKind kind, std::string_view what) {
    const Token& next = lexer_.peek();
    if (next.kind != kind) {
      diagnostics_.error(next.span, "expected-token", "expected {}, found {}", what,
                         describe(next));
      return std::nullopt;
    }
    const Token taken = lexer_.take();
    return Name{plain_text(taken), taken.span};
  }

  std::optional<SyntaxInput> input() {
    std::optional<Name> name = token(TokenKind::kValue, "an input such as '%x: f32[2]'");
    if (!name || !lexer_.expect(":", "after the input's name")) return std::nullopt;
    SyntaxInput input{.name = *std::move(name)};
    std::optional<SyntaxType> type = parse_syntax_type(lexer_, diagnostics_);
    if (!type) return std::nullopt;
    input.type = *std::move(type);
    if (lexer_.take_if("{")) {
      while (!lexer_.at("}")) {
        std::optional<SyntaxArgument> fact = this->named("a fact such as 'mean=0.5'");
        if (!fact) return std::nullopt;
        input.facts.push_back(*std::move(fact));
        if (!lexer_.take_if(",")) break;
      }
      if (!lexer_.expect("}", "after the facts")) return std::nullopt;
    }
    input.span = join(input.name.span, lexer_.last());
    return input;
  }

  bool results(SyntaxBody& body) {
    if (lexer_.peek().kind == TokenKind::kName && !lexer_.next_starts_line()) {
      return token(TokenKind::kValue, "a value to return, such as %y").has_value();
    }
    while (lexer_.peek().kind == TokenKind::kValue) {
      SyntaxReturn result;
      result.value = *token(TokenKind::kValue, "");
      if (lexer_.take_if("mutates")) {
        std::optional<Name> mutates = token(TokenKind::kValue, "the input that is changed");
        if (!mutates) return false;
        result.mutates = *std::move(mutates);
      }
      body.results.push_back(std::move(result));
      if (!lexer_.take_if(",")) break;
    }
    return true;
  }

  std::optional<Statement> statement() {
    Statement statement{.span = lexer_.peek().span};
    do {
      std::optional<Name> name = token(TokenKind::kValue, "the name of a result");
      if (!name) return std::nullopt;
      statement.results.push_back(*std::move(name));
    } while (lexer_.take_if(","));
    if (!lexer_.expect("=", "after the results") || !ops(statement)) return std::nullopt;
    if (!lexer_.expect("(", "after the op")) return std::nullopt;
    while (!lexer_.at(")")) {
      std::optional<SyntaxArgument> argument = this->argument();
      if (!argument) return std::nullopt;
      statement.arguments.push_back(*std::move(argument));
      if (!lexer_.take_if(",")) break;
    }
    if (!lexer_.expect(")", "after the arguments") || !tail(statement)) return std::nullopt;
    statement.span = join(statement.span, lexer_.last());
    return statement;
  }

  bool ops(Statement& statement) {
    std::optional<Name> op = token(TokenKind::kName, "an op");
    if (!op) return false;
    while (lexer_.at("::")) {  // of `aten::relu`, which is reported as an unknown op
      lexer_.take();
      const std::optional<Name> part = token(TokenKind::kName, "an op");
      if (!part) return false;
      op = Name{op->text + "::" + part->text, join(op->span, part->span)};
    }
    if (op->text == "one" && lexer_.take_if("of")) {
      if (!lexer_.expect("[", "after 'one of'")) return false;
      do {
        std::optional<Name> choice = token(TokenKind::kName, "an op");
        if (!choice) return false;
        statement.ops.push_back(*std::move(choice));
      } while (lexer_.take_if(","));
      return lexer_.expect("]", "after the ops");
    }
    if (op->text == "launch") {
      std::optional<Name> kernel = token(TokenKind::kName, "the name of the kernel to launch");
      if (!kernel) return false;
      statement.launch = *std::move(kernel);
    }
    statement.ops.push_back(*std::move(op));
    return true;
  }

  // Reads types and clauses after the parenthesis.
  bool tail(Statement& statement) {
    while (true) {
      if (lexer_.at(":")) {
        if (!statement.types.empty()) return lexer_.expect("return", "or a statement");
        do {
          lexer_.take();
          std::optional<SyntaxType> type = parse_syntax_type(lexer_, diagnostics_);
          if (!type) return false;
          statement.types.push_back(*std::move(type));
        } while (lexer_.at(","));
      } else if (lexer_.peek().kind == TokenKind::kName && !ends_statement()) {
        std::optional<SyntaxArgument> clause = this->named("a clause such as 'grid = [1]'");
        if (!clause) return false;
        statement.clauses.push_back(*std::move(clause));
      } else {
        return true;
      }
    }
  }

  // `fuse` begins a block at the start of a line, and is a clause otherwise.
  bool ends_statement() const {
    return lexer_.at("return") || (lexer_.at("fuse") && lexer_.next_starts_line());
  }

  std::optional<SyntaxArgument> argument() {
    SyntaxArgument argument{.span = lexer_.peek().span};
    std::optional<Term> term;
    if (lexer_.peek().kind == TokenKind::kName) {
      const Token name = lexer_.take();
      if (lexer_.take_if("=")) {
        argument.name = name.text;
        term = parse_term(lexer_, diagnostics_);
      } else {
        term = parse_term_after(name, lexer_, diagnostics_);
      }
    } else {
      term = parse_term(lexer_, diagnostics_);
    }
    if (!term) return std::nullopt;
    argument.term = *std::move(term);
    argument.span = join(argument.span, argument.term.span);
    return argument;
  }

  std::optional<SyntaxArgument> named(std::string_view what) {
    std::optional<Name> name = token(TokenKind::kName, what);
    if (!name || !lexer_.expect("=", "after the name")) return std::nullopt;
    std::optional<Term> term = parse_term(lexer_, diagnostics_);
    if (!term) return std::nullopt;
    const Span span = join(name->span, term->span);
    return SyntaxArgument{.name = std::move(name->text), .term = *std::move(term), .span = span};
  }

  Lexer& lexer_;
  Diagnostics& diagnostics_;
};

}  // namespace

std::optional<SyntaxGraph> parse_syntax_graph(Lexer& lexer, Diagnostics& diagnostics) {
  return SyntaxParser(lexer, diagnostics).graph();
}

std::optional<SyntaxBody> parse_syntax_body(Lexer& lexer, Diagnostics& diagnostics,
                                            ReturnForm form) {
  return SyntaxParser(lexer, diagnostics).body(form);
}

std::optional<SyntaxKernel> parse_syntax_kernel(Lexer& lexer, Diagnostics& diagnostics) {
  return SyntaxParser(lexer, diagnostics).kernel();
}

}  // namespace passnet
