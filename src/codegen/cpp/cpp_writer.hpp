// Lines of C++ with indentation, and the run-time parameters that they name.
#pragma once

#include "codegen/schedule/cpu_rows.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <vector>

namespace passnet {

class CppWriter {
 public:
  explicit CppWriter(CppNumbers numbers = CppNumbers::kParameters) : numbers_(numbers) {}

  template <class... Args>
  void line(fmt::format_string<Args...> text, Args&&... args) {
    indent();
    text_ += fmt::format(text, std::forward<Args>(args)...);
    text_ += '\n';
  }
  // Prints a line that ends in `{`, and the line that closes it.
  template <class... Args>
  void open(fmt::format_string<Args...> text, Args&&... args) {
    line("{} {{", fmt::format(text, std::forward<Args>(args)...));
    ++depth_;
  }
  void open_block() {
    line("{{");
    ++depth_;
  }
  void close(std::string_view after = "") {
    --depth_;
    line("}}{}", after);
  }
  // Prints a directive at the first column.
  void directive(std::string_view text) {
    text_ += text;
    text_ += '\n';
  }

  // Returns `p[k]`, which holds `value` in this instance, or the value itself.
  std::string parameter(int64_t value) {
    if (numbers_ == CppNumbers::kLiterals) {
      return value < 0 ? fmt::format("({}L)", value) : fmt::format("{}L", value);
    }
    parameters_.push_back(value);
    return fmt::format("p[{}]", parameters_.size() - 1);
  }

  bool has_literals() const { return numbers_ == CppNumbers::kLiterals; }

  std::string& text() { return text_; }
  std::vector<int64_t>& parameters() { return parameters_; }

 private:
  void indent() { text_.append(2 * depth_, ' '); }

  CppNumbers numbers_;
  std::string text_;
  std::vector<int64_t> parameters_;
  size_t depth_ = 0;
};

}  // namespace passnet
