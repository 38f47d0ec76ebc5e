// The JSON of an exported program, whose parts know their places for messages.
#pragma once

#include "diag/diagnostic.hpp"
#include "frontend/read/json_tree.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace passnet {

// Every error is "bad-export", located at the value that differs from PyTorch's schema.
class ExportJson {
 public:
  using Index = JsonTree::Index;

  // The text is that of `source`.
  ExportJson(const JsonTree& tree, SourceId source) : tree_(tree), source_(source) {}

  const JsonTree& tree() const { return tree_; }
  Span span(Index value) const;

  template <class... Args>
  std::unexpected<Diagnostic> flaw(Index value, fmt::format_string<Args...> text,
                                   Args&&... args) const {
    return fail(span(value), "bad-export", text, std::forward<Args>(args)...);
  }

  // The value of a key, which is not null.
  Result<Index> member(Index object, std::string_view key) const;
  std::optional<Index> find(Index object, std::string_view key) const;
  Result<std::string> string(Index value) const;
  Result<int64_t> integer(Index value) const;
  Result<double> number(Index value) const;
  Result<bool> boolean(Index value) const;
  Result<std::vector<Index>> entries(Index array) const;
  // The values of keys.
  Result<std::string> string(Index object, std::string_view key) const;
  Result<int64_t> integer(Index object, std::string_view key) const;
  Result<std::vector<Index>> entries(Index object, std::string_view key) const;
  // The `name` of an object.
  Result<std::string> name(Index object) const;

  // The one alternative of a union: `{"as_int": 3}`.
  struct Choice {
    std::string kind;
    Index value = 0;
  };
  Result<Choice> choice(Index value) const;
  Result<Choice> choice(Index object, std::string_view key) const;

 private:
  Result<Index> demand(Index value, JsonKind kind, std::string_view what) const;

  const JsonTree& tree_;
  SourceId source_;
};

}  // namespace passnet
