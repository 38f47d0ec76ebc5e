#include "draw/escape.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

TEST(EscapeMarkup, EscapesWhatMarkupMeans) {
  EXPECT_EQ(escape_markup("a < b && c > \"d\" 'e'"),
            "a &lt; b &amp;&amp; c &gt; &quot;d&quot; &#39;e&#39;");
}

TEST(EscapeMarkup, ReplacesControlCharacters) {
  EXPECT_EQ(escape_markup(std::string_view("a\0b\x1b[1m", 7)), "a\uFFFDb\uFFFD[1m");
  EXPECT_EQ(escape_markup("a\tb\r\n"), "a\tb\r\n");
}

TEST(EscapeMarkup, KeepsOtherCharacters) { EXPECT_EQ(escape_markup("µ – ES(t)"), "µ – ES(t)"); }

}  // namespace
}  // namespace passnet
