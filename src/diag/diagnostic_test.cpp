#include "diag/diagnostic.hpp"

#include <gtest/gtest.h>

#include <string>

namespace passnet {
namespace {

Result<int> half(int value) {
  if (value % 2 != 0) return fail({}, "not-even", "expected an even number, found {}", value);
  return value / 2;
}

Result<int> quarter(int value) {
  const int first = TRY(half(value));
  return TRY(half(first));
}

TEST(Try, GivesTheValueOrReturnsTheError) {
  EXPECT_EQ(quarter(8).value(), 2);
  EXPECT_EQ(quarter(6).error().id, "not-even");
  EXPECT_EQ(quarter(6).error().message, "expected an even number, found 3");
}

TEST(Diagnostics, CountsErrorsAndStopsWhenFull) {
  Diagnostics diagnostics;
  Diagnostic warning = make_error({}, "some-id", "careful");
  warning.severity = Severity::kWarning;
  diagnostics.add(warning);
  EXPECT_FALSE(diagnostics.has_errors());
  for (int i = 0; i < 1000; ++i) diagnostics.error({}, "some-id", "number {}", i);
  EXPECT_TRUE(diagnostics.has_errors());
  EXPECT_TRUE(diagnostics.full());
  EXPECT_EQ(diagnostics.list().size(), 100u);
}

TEST(Sources, LocateAndCutLines) {
  Sources sources;
  const SourceId id = sources.add("f", "one\ntwo\n\nlast");
  EXPECT_EQ(sources.name(id), "f");
  EXPECT_EQ(sources.text(Span{id, 4, 7}), "two");
  EXPECT_EQ(sources.location({id, 0, 1}).line, 1u);
  EXPECT_EQ(sources.location({id, 5, 6}).line, 2u);
  EXPECT_EQ(sources.location({id, 5, 6}).column, 2u);
  EXPECT_EQ(sources.line({id, 5, 6}), "two");
  EXPECT_EQ(sources.line({id, 8, 8}), "");
  EXPECT_EQ(sources.line({id, 13, 13}), "last");
  const Span both = join({id, 4, 7}, {id, 0, 3});
  EXPECT_EQ(both.begin, 0u);
  EXPECT_EQ(both.end, 7u);
}

}  // namespace
}  // namespace passnet
