#include "base/utf8.hpp"

#include <gtest/gtest.h>

namespace passnet {
namespace {

TEST(Utf8, CharactersHaveOneToFourBytes) {
  EXPECT_EQ(character_length("a"), 1U);
  EXPECT_EQ(character_length("é"), 2U);
  EXPECT_EQ(character_length("…b"), 3U);
  EXPECT_EQ(character_length("𝛼"), 4U);
  for (const char* broken : {"\x80", "\xc3", "\xc3z", "\xff", "\xf5\x80\x80\x80"}) {
    EXPECT_EQ(character_length(broken), 0U);
  }
  EXPECT_EQ(count_characters("é…𝛼b"), 4U);
  EXPECT_EQ(count_characters(""), 0U);
}

TEST(Utf8, LongTextsLoseTheirMiddle) {
  EXPECT_EQ(shorten_middle("abcdef", 6), "abcdef");
  EXPECT_EQ(shorten_middle("abcdefg", 6), "abc…fg");
  EXPECT_EQ(shorten_middle("ééééééé", 5), "éé…éé");
  EXPECT_EQ(shorten_middle("ab", 1), "…");
}

TEST(Utf8, ControlCharactersAreReplaced) {
  EXPECT_EQ(without_controls("a\x1b[31mb\a\x7f\xc2\x9b"
                             "c\xe2\x80\xae\xff",
                             Lines::kOne),
            "a?[31mb???c??");
  EXPECT_EQ(without_controls("a\n\tb\r\nc\rd", Lines::kMany), "a\n\tb\r\nc?d");
  EXPECT_EQ(without_controls("a\n\tb", Lines::kOne), "a??b");
  EXPECT_EQ(without_controls("µ…é — 語", Lines::kOne), "µ…é — 語");
  EXPECT_EQ(without_controls("", Lines::kMany), "");
}

}  // namespace
}  // namespace passnet
