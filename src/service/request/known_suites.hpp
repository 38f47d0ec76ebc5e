// The suites whose graphs clients may name.
#pragma once

#include "diag/diagnostic.hpp"

#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace passnet {

class Catalog;

// A graph as evaluations keep it.
struct GraphText {
  std::optional<std::string> task;
  std::string name;
  std::string source;  // the file, for the record; empty: none
  std::string text;
};

// Prints the graphs of a text, each by itself. Reports what is wrong in it, and "native-kernel".
std::vector<GraphText> read_graph_texts(const std::string& text,
                                        const std::optional<std::string>& task,
                                        const Catalog& catalog, Diagnostics& diagnostics,
                                        Sources& sources);

// Any thread may use it.
class KnownSuites {
 public:
  // Paths of graph sources by name; they are read when they are first named.
  KnownSuites(const Catalog& catalog, std::map<std::string, std::string> paths)
      : catalog_(catalog), paths_(std::move(paths)) {}

  std::vector<std::string> names() const;
  // Errors: "suite-not-served".
  Result<void> check(const std::string& name) const;
  // The graphs of the suite that `only` names, by task or graph. Errors: "suite-not-served",
  // "nothing-named", those of reading it.
  Result<std::vector<GraphText>> graphs(const std::string& name, std::string_view only);

 private:
  Result<const std::vector<GraphText>*> read(const std::string& name);

  const Catalog& catalog_;
  std::map<std::string, std::string> paths_;
  std::mutex mutex_;  // of `read_`
  std::map<std::string, std::vector<GraphText>> read_;
};

}  // namespace passnet
