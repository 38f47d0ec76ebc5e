#include "pass/language/format.hpp"

#include "ir/text/lexer.hpp"
#include "ir/text/text.hpp"
#include "pass/language/parse.hpp"
#include "pass/language/print.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace passnet {
namespace {

// Words that begin a part of a pass, which canonical text begins a line with.
constexpr std::array<std::string_view, 8> kParts{"pass",   "pattern", "where", "replace",
                                                 "return", "kernel",  "fuse",  "}"};

struct Comment {
  std::string text;          // with its #
  bool is_trailing = false;  // something precedes it on its line
  bool blank_after = false;  // an empty line follows it
  size_t gap = 0;            // the number of tokens before it
};

// The tokens of a file, as far as comments depend on them. The tokens of a kernel in the loop
// language count as one.
struct Outline {
  std::vector<size_t> parts;   // tokens that begin a part or a statement
  std::vector<size_t> places;  // in the text, where those tokens begin
  std::vector<Comment> comments;
};

class OutlineReader {
 public:
  OutlineReader(std::string_view text, Lexer& lexer) : text_(text) {
    while (lexer.peek().kind != TokenKind::kEnd) tokens_.push_back(lexer.take());
  }

  Outline read() {
    size_t end = 0;  // of the token before
    size_t count = 0;
    size_t depth = 0;
    for (size_t i = 0; i < tokens_.size(); ++i) {
      add_comments(end, tokens_[i].span.begin, count);
      const Token& token = tokens_[i];
      if (is(i, "(") || is(i, "[")) ++depth;
      if (is(i, ")") || is(i, "]")) --depth;
      if (depth == 0 && begins_part(i)) {
        outline_.parts.push_back(count);
        outline_.places.push_back(token.span.begin);
      }
      if (is(i, "kernel") && i + 2 < tokens_.size() && is(i + 2, "(")) i = end_of_loops(i);
      end = tokens_[i].span.end;
      ++count;
    }
    add_comments(end, text_.size(), count);
    return std::move(outline_);
  }

 private:
  bool is(size_t i, std::string_view text) const {
    const TokenKind kind = tokens_[i].kind;
    return (kind == TokenKind::kPunctuation || kind == TokenKind::kName) && tokens_[i].text == text;
  }

  bool begins_part(size_t i) const {
    const bool is_word = std::ranges::any_of(kParts, [&](auto part) { return is(i, part); });
    // A pass, a kernel and an op may have one of these words as their name, and a pattern is fused.
    const auto names_it = [&](std::string_view word) { return is(i - 1, word); };
    constexpr std::array<std::string_view, 5> kBefore{"pass", "kernel", "launch", "=", "fuse"};
    if (is_word) return i == 0 || std::ranges::none_of(kBefore, names_it);
    if (tokens_[i].kind != TokenKind::kValue || (i > 0 && is(i - 1, ","))) return false;
    for (++i; i + 1 < tokens_.size() && is(i, ","); i += 2) {
      if (tokens_[i + 1].kind != TokenKind::kValue) return false;
    }
    return i < tokens_.size() && is(i, "=");
  }

  // The last token of the kernel that begins at token `i`.
  size_t end_of_loops(size_t i) const {
    size_t depth = 0;
    for (; i < tokens_.size(); ++i) {
      if (is(i, "{")) ++depth;
      if (is(i, "}") && --depth == 0) return i;
    }
    return tokens_.size() - 1;
  }

  void add_comments(size_t begin, size_t end, size_t gap) {
    for (size_t at = begin; at < end; ++at) {
      if (text_[at] != '#') continue;
      const size_t line_end = std::min(text_.find('\n', at), text_.size());
      std::string comment(text_.substr(at, line_end - at));
      while (comment.ends_with(' ') || comment.ends_with('\r') || comment.ends_with('\t')) {
        comment.pop_back();
      }
      const std::string_view before = text_.substr(begin, at - begin);
      const size_t next = text_.find_first_not_of(" \t\r", std::min(line_end + 1, text_.size()));
      outline_.comments.push_back(
          {.text = std::move(comment),
           .is_trailing = gap > 0 && before.find('\n') == std::string_view::npos,
           .blank_after = next != std::string_view::npos && text_[next] == '\n',
           .gap = gap});
      at = line_end;
    }
  }

  std::string_view text_;
  std::vector<Token> tokens_;
  Outline outline_;
};

Outline read_outline(const Sources& sources, SourceId source) {
  Diagnostics unused;
  Lexer lexer(sources, source, unused);
  return OutlineReader(sources.text(source), lexer).read();
}

// The comments that are added to one part of canonical text.
struct Additions {
  std::vector<const Comment*> before;
  const Comment* trailing = nullptr;
};

// Assigns every comment to a part; the last entry is for those behind all parts.
std::vector<Additions> assign(const Outline& outline) {
  std::vector<Additions> additions(outline.parts.size() + 1);
  for (const Comment& comment : outline.comments) {
    const auto next = std::ranges::lower_bound(outline.parts, comment.gap);
    const size_t part = static_cast<size_t>(next - outline.parts.begin());
    const bool at_part = next == outline.parts.end() || *next == comment.gap;
    // In the middle of a part it precedes that part.
    if (!at_part && part > 0) {
      additions[part - 1].before.push_back(&comment);
    } else if (comment.is_trailing && part > 0 && additions[part - 1].trailing == nullptr) {
      additions[part - 1].trailing = &comment;
    } else {
      additions[part].before.push_back(&comment);
    }
  }
  return additions;
}

// Adds comments to one part: the text from its first character up to the next part.
std::string with_comments(std::string_view part, size_t indent, const Additions& additions,
                          bool is_top) {
  const std::string blanks(part.starts_with('}') ? indent + 2 : indent, ' ');
  const size_t end = part.find_last_not_of(" \n") + 1;
  const size_t line = part.substr(0, end).rfind('\n');
  const size_t columns = line == std::string_view::npos ? indent + end : end - line - 1;
  const bool fits =
      additions.trailing != nullptr && columns + 2 + additions.trailing->text.size() <= kMaxColumns;
  std::string text;
  const auto add_line = [&](const Comment& comment) {
    text += (text.empty() ? std::string(blanks.size() - indent, ' ') : blanks) + comment.text;
    text += comment.blank_after && is_top ? "\n\n" : "\n";
  };
  for (const Comment* comment : additions.before) add_line(*comment);
  if (additions.trailing != nullptr && !fits) add_line(*additions.trailing);
  if (!text.empty()) text.append(indent, ' ');
  text += part.substr(0, end);
  if (fits) text += "  " + additions.trailing->text;
  text += part.substr(end);
  return text;
}

std::string print_passes(std::span<const Pass> passes, const Catalog& catalog) {
  std::string text;
  for (const Pass& pass : passes) text += (text.empty() ? "" : "\n") + print(pass, catalog);
  return text;
}

}  // namespace

std::optional<std::string> format_passes(const Sources& sources, SourceId source,
                                         const Catalog& catalog, Diagnostics& diagnostics) {
  const std::vector<Pass> passes = parse_passes(sources, source, catalog, diagnostics);
  if (diagnostics.has_errors()) return std::nullopt;
  const std::string plain = print_passes(passes, catalog);
  Sources own;
  const SourceId printed = own.add("printed", plain);
  const Outline outline = read_outline(sources, source);
  const Outline wanted = read_outline(own, printed);
  CHECK(outline.parts.size() == wanted.parts.size());
  const std::vector<Additions> additions = assign(outline);
  std::string text;
  size_t at = 0;
  for (size_t i = 0; i < wanted.places.size(); ++i) {
    const size_t begin = wanted.places[i];
    const size_t end = i + 1 < wanted.places.size() ? wanted.places[i + 1] : plain.size();
    text += plain.substr(at, begin - at);
    const size_t line = plain.rfind('\n', begin) + 1;  // 0 for the first line
    const std::string_view part = std::string_view(plain).substr(begin, end - begin);
    // Blanks before the next part belong to its line.
    const size_t kept = part.find_last_not_of(' ') + 1;
    text += with_comments(part.substr(0, kept), begin - line, additions[i], begin == line);
    at = begin + kept;
  }
  for (const Comment* comment : additions.back().before) text += comment->text + "\n";
  return text;
}

}  // namespace passnet
