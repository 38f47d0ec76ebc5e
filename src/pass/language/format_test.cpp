#include "pass/language/format.hpp"

#include "diag/render.hpp"
#include "ops/catalog.hpp"
#include "pass/language/parse.hpp"
#include "pass/language/print.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

namespace passnet {
namespace {

namespace fs = std::filesystem;

class Format : public testing::Test {
 protected:
  std::optional<std::string> format(const std::string& text) {
    Diagnostics diagnostics;
    return format_passes(sources_, sources_.add("a.pass", text), catalog_, diagnostics);
  }

  std::string printed(const std::string& text) {
    Diagnostics diagnostics;
    std::string all;
    for (const Pass& pass :
         parse_passes(sources_, sources_.add("a.pass", text), catalog_, diagnostics)) {
      all += print(pass, catalog_);
    }
    EXPECT_FALSE(diagnostics.has_errors()) << text;
    return all;
  }

  // Checks what holds for every file: nothing is lost, and formatting again changes nothing.
  void expect_kept(const std::string& text, size_t comments) {
    const auto formatted = format(text);
    ASSERT_TRUE(formatted.has_value());
    EXPECT_EQ(printed(*formatted), printed(text));
    EXPECT_EQ(format(*formatted), *formatted) << text;
    EXPECT_EQ(marks(*formatted), comments) << *formatted;
  }

  static size_t marks(const std::string& text) {
    size_t count = 0;
    for (size_t at = 0; (at = text.find("# mark", at)) != std::string::npos; ++at) ++count;
    return count;
  }

  // The texts of example passes, and of golden files whose passes have no errors.
  static std::vector<std::string> texts() {
    std::vector<fs::path> files;
    for (const char* folder : {"/examples", "/tests/golden/pass"}) {
      for (const auto& entry :
           fs::recursive_directory_iterator(PASSNET_SOURCE_DIR + std::string(folder))) {
        const auto extension = entry.path().extension();
        if (extension == ".pass" || extension == ".txt") files.push_back(entry.path());
      }
    }
    std::ranges::sort(files);
    std::vector<std::string> texts;
    for (const fs::path& file : files) {
      std::ifstream stream(file);
      std::stringstream whole;
      whole << stream.rdbuf();
      std::string text = whole.str();
      if (file.extension() == ".txt") {
        text.erase(0, text.find('\n') + 1);
        text = text.substr(0, text.find("=== "));
      }
      texts.push_back(std::move(text));
    }
    return texts;
  }

  const Catalog catalog_ = make_catalog();
  Sources sources_;
};

TEST_F(Format, KeepsComments) {
  const auto formatted = format(R"(# About the file.

# About the pass.
pass p { pattern(%x,
    # about an input
    %y) {
    %0 = add( %x,%y )   # keeps NaN
    # about relu
    %1 = relu(%0)
    return %1  # last
  }
  where (rank(%x) > 1) and dtype(%x) in [f32,f16]  # the guard
  replace { # plain
    %2 = where(%x, %x, %y) return %2
    # none left
  } }
# the end)");
  EXPECT_EQ(formatted.value_or(""), R"(# About the file.

# About the pass.
pass p {
  # about an input
  pattern(%x, %y) {
    %0 = add(%x, %y)  # keeps NaN
    # about relu
    %1 = relu(%0)
    return %1  # last
  }
  where rank(%x) > 1 and dtype(%x) in [f32, f16]  # the guard
  replace {  # plain
    %2 = where(%x, %x, %y)
    return %2
    # none left
  }
}
# the end
)");
}

TEST_F(Format, RefusesTextThatDoesNotParse) {
  EXPECT_FALSE(format("pass p {").has_value());
  EXPECT_FALSE(format("# only a comment").has_value());
}

TEST_F(Format, KeepsEveryFile) {
  size_t formatted = 0;
  for (const std::string& text : texts()) {
    if (!format(text)) continue;
    ++formatted;
    expect_kept(text, marks(text));
  }
  EXPECT_GT(formatted, 40);
}

// Comments at random places between the tokens of a file are all kept.
TEST_F(Format, KeepsCommentsAnywhere) {
  std::mt19937 random(1);
  for (const std::string& text : texts()) {
    // A comment in a kernel's text is a part of that text.
    if (text.find("kernel") != std::string::npos || !format(text)) continue;
    for (int round = 0; round < 6; ++round) {
      std::string mutated;
      size_t comments = 0;
      for (const char c : text) {
        const bool is_break = c == ' ' || c == '\n';
        if (is_break && random() % 12 == 0) {
          mutated += " # mark" + std::to_string(comments++) + "\n";
          if (random() % 3 == 0) mutated += "\n";
        }
        mutated += c;
      }
      if (format(mutated)) expect_kept(mutated, marks(mutated));
    }
  }
}

}  // namespace
}  // namespace passnet
