#include "compile/kernel_errors.hpp"

#include "diag/render.hpp"

#include <algorithm>
#include <optional>
#include <span>

namespace passnet {
namespace {

constexpr size_t kMostErrors = 3;             // not tuning: for readers
constexpr size_t kMostNotes = 2;              // not tuning: for readers
constexpr std::string_view kEntry = "entry";  // the file name of the call that codegen prints

using Messages = std::span<const CompileMessage>;

bool starts_error(const CompileMessage& message) {
  return message.kind == CompileMessage::Kind::kError ||
         message.kind == CompileMessage::Kind::kWarning;
}

// Removes `[with T = …]`, which says nothing about the author's text.
std::string shorten(std::string text) {
  for (size_t begin = text.find(" [with "); begin != std::string::npos;
       begin = text.find(" [with ", begin)) {
    size_t depth = 0;
    size_t end = begin + 1;
    for (; end < text.size(); ++end) {
      depth += text[end] == '[' ? 1 : 0;
      if (text[end] == ']' && --depth == 0) break;
    }
    if (end == text.size()) break;
    text.erase(begin, end + 1 - begin);
  }
  return text;
}

class Explaining {
 public:
  Explaining(const AuthorText& author, const CompileFailure& failure)
      : author_(author), failure_(failure), file_(scrub_log(author.file)) {
    source_ = errors_.sources.add(file_, author.text, author.line);
  }

  KernelErrors run() {
    const Messages all = failure_.messages;
    for (size_t i = 0; i < all.size() && errors_.list.size() < kMostErrors; ++i) {
      if (all[i].kind == CompileMessage::Kind::kError) add(all, i);
    }
    if (errors_.list.empty()) {
      errors_.list.push_back(make_error({}, "kernel-not-compiled", "{}", failure_.summary));
    }
    return std::move(errors_);
  }

 private:
  bool is_author(const CompileMessage& message) const {
    return message.file == file_ && message.line >= author_.line;
  }

  // Converts a 1-based line of the file with the author's text to a place in that text.
  Span place(const CompileMessage& message) const {
    size_t begin = 0;
    for (uint32_t line = author_.line; line < message.line; ++line) {
      const size_t newline = author_.text.find('\n', begin);
      if (newline == std::string::npos) return {};
      begin = newline + 1;
    }
    const size_t line_end = std::min(author_.text.find('\n', begin), author_.text.size());
    begin = std::min(begin + std::max<uint32_t>(message.column, 1) - 1, line_end);
    return {source_, static_cast<uint32_t>(begin), static_cast<uint32_t>(word_end(begin))};
  }

  // The end of the word, or of the single byte, that begins there.
  size_t word_end(size_t begin) const {
    const auto in_word = [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    };
    size_t end = begin;
    while (end < author_.text.size() && in_word(author_.text[end])) ++end;
    return std::max(end, std::min(begin + 1, author_.text.size()));
  }

  // The author's line that led to an error of another file: gcc prints it before, clang after.
  std::optional<Span> cause(Messages all, size_t error) const {
    for (size_t i = error; i > 0 && all[i - 1].kind == CompileMessage::Kind::kContext; --i) {
      const size_t first = i - 1;
      if (first > 0 && all[first - 1].kind == CompileMessage::Kind::kContext) continue;
      for (size_t j = first; j < error; ++j) {
        if (is_author(all[j])) return place(all[j]);
      }
    }
    for (size_t i = error + 1; i < all.size() && !starts_error(all[i]); ++i) {
      if (is_author(all[i])) return place(all[i]);
    }
    return std::nullopt;
  }

  // The line of the author's text that contains the place.
  std::string_view line_at(size_t at) const {
    const std::string_view text = author_.text;
    const size_t newline = at == 0 ? std::string_view::npos : text.rfind('\n', at - 1);
    const size_t begin = newline == std::string_view::npos ? 0 : newline + 1;
    return text.substr(begin, text.find('\n', begin) - begin);
  }

  // The name of the last function that returns nothing: an entry whose name is not the launch's.
  Span entry_name() const {
    const std::string_view text = author_.text;
    for (size_t at = text.rfind("void "); at != std::string_view::npos;
         at = at == 0 ? std::string_view::npos : text.rfind("void ", at - 1)) {
      const size_t begin = text.find_first_not_of(' ', at + 5);
      if (begin == std::string_view::npos) continue;
      const size_t end = word_end(begin);
      const size_t next = text.find_first_not_of(' ', end);
      if (next == std::string_view::npos || text[next] != '(') continue;
      return {source_, static_cast<uint32_t>(begin), static_cast<uint32_t>(end)};
    }
    return {source_, 0, 0};
  }

  // Describes an error of the call that the launch makes.
  std::string explain_call(const std::string& text, Span& span) const {
    const std::string name = author_.call.substr(0, author_.call.find('('));
    const bool is_unknown =
        text.starts_with(fmt::format("'{}' was not declared", name)) ||
        text.starts_with(fmt::format("use of undeclared identifier '{}'", name));
    if (!is_unknown) return "the kernel does not take what its launch gives: " + text;
    span = entry_name();
    return fmt::format("expected the function '{}' that the launch calls, found {}", name,
                       span.end > span.begin ? fmt::format("'{}'", errors_.sources.text(span))
                                             : "none of that name");
  }

  void add(Messages all, size_t index) {
    const CompileMessage& message = all[index];
    const bool is_call = message.file == kEntry;
    std::string text = shorten(message.text);
    Span span;
    if (is_author(message)) {
      span = place(message);
    } else if (const auto found = cause(all, index)) {
      span = *found;
      if (!is_call) text += fmt::format(" (in {}, to which this leads)", message.file);
    } else if (is_call) {
      span = {source_, 0, 0};
    }
    if (is_call) text = explain_call(text, span);
    if (is_author(message) && line_at(span.begin).contains("#include")) {
      text = "expected a kernel without includes; namespace pn has what kernels need";
    }
    Diagnostic error = make_error(span, "kernel-not-compiled", "{}", text);
    if (is_call) error.notes.push_back({{}, "the launch calls " + author_.call});
    for (size_t i = index + 1; i < all.size() && !starts_error(all[i]); ++i) {
      if (error.notes.size() == kMostNotes) break;
      if (all[i].kind != CompileMessage::Kind::kNote || !is_author(all[i]) || is_call) continue;
      if (all[i].text.contains("#include")) {
        error.notes.push_back({{}, "kernels include nothing; namespace pn has what they need"});
      } else {
        error.notes.push_back({place(all[i]), shorten(all[i].text)});
      }
    }
    const bool is_known = std::ranges::any_of(errors_.list, [&](const Diagnostic& other) {
      return other.span.begin == span.begin && other.message == error.message;
    });
    if (!is_known) errors_.list.push_back(std::move(error));
  }

  const AuthorText& author_;
  const CompileFailure& failure_;
  std::string file_;  // its name in the compiler's messages
  KernelErrors errors_;
  SourceId source_;
};

}  // namespace

KernelErrors explain_failure(const KernelUnit& unit, const CompileFailure& failure) {
  if (unit.author) return Explaining(*unit.author, failure).run();
  KernelErrors errors;
  errors.list.push_back(
      make_error({}, "kernel-not-compiled", "{}: {}", unit.label, failure.summary));
  return errors;
}

std::string render(const KernelErrors& errors) {
  std::string text;
  for (const Diagnostic& error : errors.list) text += render(error, errors.sources);
  if (text.ends_with('\n')) text.pop_back();
  return text;
}

}  // namespace passnet
