// Diagnostics say what is wrong, where, and what was expected. `Result` carries one, `Diagnostics`
// many.
#pragma once

#include "diag/source.hpp"

#include <fmt/format.h>

#include <expected>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace passnet {

enum class Severity { kError, kWarning };

struct Note {
  Span span;
  std::string message;
};

// A value that decided the outcome, both as written in the text: `dim(%x, 1)` was `49`.
struct Fact {
  std::string what;
  std::string value;
};

// `id` is kebab-case and unique in the project; `message` is one lower-case sentence. `expected`,
// `found` and the values that decided are also given separately for programs, if known.
struct Diagnostic {
  Severity severity = Severity::kError;
  std::string id;
  std::string message;
  Span span;
  std::vector<Note> notes;
  std::string expected;
  std::string found;
  std::vector<Fact> values;
};

template <class T>
using Result = std::expected<T, Diagnostic>;

template <class... Args>
Diagnostic make_error(Span span, std::string_view id, fmt::format_string<Args...> text,
                      Args&&... args) {
  return {.id = std::string(id),
          .message = fmt::format(text, std::forward<Args>(args)...),
          .span = span};
}

// `return fail(span, "id", "expected {}", x);` from a function that returns a Result.
template <class... Args>
std::unexpected<Diagnostic> fail(Span span, std::string_view id, fmt::format_string<Args...> text,
                                 Args&&... args) {
  return std::unexpected(make_error(span, id, text, std::forward<Args>(args)...));
}

// Collects diagnostics; parsers stop when `full()`, so that adversarial input cannot flood.
class Diagnostics {
 public:
  template <class... Args>
  void error(Span span, std::string_view id, fmt::format_string<Args...> text, Args&&... args) {
    add(make_error(span, id, text, std::forward<Args>(args)...));
  }
  void add(Diagnostic diagnostic);
  bool has_errors() const { return errors_ > 0; }
  bool full() const { return list_.size() >= kLimit; }
  const std::vector<Diagnostic>& list() const { return list_; }

 private:
  static constexpr size_t kLimit = 100;
  std::vector<Diagnostic> list_;
  size_t errors_ = 0;
};

// Yields the value, or returns the error from the enclosing function.
#define TRY(expression)                                                               \
  ({                                                                                  \
    auto&& try_result = (expression);                                                 \
    if (!try_result) [[unlikely]]                                                     \
      return std::unexpected(std::forward<decltype(try_result)>(try_result).error()); \
    *std::forward<decltype(try_result)>(try_result);                                  \
  })

}  // namespace passnet
