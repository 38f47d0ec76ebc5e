// Compares Python's arithmetic with the values that Python 3 prints.
#include "frontend/python/python_fold.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace passnet {
namespace {

using V = FxValue;

V sequence(std::vector<V> entries, bool is_tuple = false) {
  return {FxSequence{.entries = std::move(entries), .is_tuple = is_tuple}};
}
V slice(V start, V stop, V step) { return {FxSlice{{start, stop, step}}}; }
const V kNone{None{}};

V integer(int64_t value) { return {value}; }

std::optional<V> fold(std::string_view name, std::vector<V> operands) {
  auto result = fold_python(name, operands, {});
  if (!result) ADD_FAILURE() << name << ": " << result.error().message;
  return result ? *result : std::nullopt;
}

std::string error_of(std::string_view name, std::vector<V> operands) {
  const auto result = fold_python(name, operands, {});
  return result ? "" : result.error().id;
}

TEST(PythonFold, DivisionRoundsDownAsPythonDoes) {
  EXPECT_EQ(fold("floordiv", {integer(7), integer(2)}), integer(3));
  EXPECT_EQ(fold("floordiv", {integer(-7), integer(2)}), integer(-4));
  EXPECT_EQ(fold("floordiv", {integer(7), integer(-2)}), integer(-4));
  EXPECT_EQ(fold("mod", {integer(-7), integer(2)}), integer(1));
  EXPECT_EQ(fold("mod", {integer(7), integer(-2)}), integer(-1));
  EXPECT_EQ(fold("mod", {V{-7.5}, integer(2)}), V{0.5});
  EXPECT_EQ(fold("mod", {V{7.5}, integer(-2)}), V{-0.5});
  EXPECT_EQ(fold("floordiv", {V{-7.5}, integer(2)}), V{-4.0});
  EXPECT_EQ(fold("truediv", {integer(6), integer(4)}), V{1.5});
  EXPECT_EQ(fold("truediv", {integer(6), integer(3)}), V{2.0});
}

TEST(PythonFold, IntegersStayIntegers) {
  EXPECT_EQ(fold("add", {integer(2), integer(3)}), integer(5));
  EXPECT_EQ(fold("add", {V{true}, V{true}}), integer(2));
  EXPECT_EQ(fold("mul", {integer(2), V{1.5}}), V{3.0});
  EXPECT_EQ(fold("pow", {integer(3), integer(4)}), integer(81));
  EXPECT_EQ(fold("pow", {integer(2), integer(-1)}), V{0.5});
  EXPECT_EQ(fold("neg", {V{true}}), integer(-1));
  EXPECT_EQ(fold("abs", {integer(-3)}), integer(3));
  EXPECT_EQ(fold("int", {V{-2.7}}), integer(-2));
  EXPECT_EQ(fold("floor", {V{-2.7}}), integer(-3));
  EXPECT_EQ(fold("ceil", {V{-2.7}}), integer(-2));
  EXPECT_EQ(fold("bool", {V{0.0}}), V{false});
  EXPECT_EQ(fold("not", {integer(0)}), V{true});
  EXPECT_EQ(fold("invert", {integer(5)}), integer(-6));
}

TEST(PythonFold, LogicalOpsOfBoolsAreBools) {
  EXPECT_EQ(fold("and_", {V{true}, V{false}}), V{false});
  EXPECT_EQ(fold("xor", {V{true}, V{false}}), V{true});
  EXPECT_EQ(fold("or_", {V{true}, integer(2)}), integer(3));
  EXPECT_EQ(fold("and_", {integer(6), integer(3)}), integer(2));
}

TEST(PythonFold, RefusesWhat64BitsDoNotHold) {
  const int64_t most = std::numeric_limits<int64_t>::max();
  const int64_t least = std::numeric_limits<int64_t>::min();
  EXPECT_EQ(error_of("add", {integer(most), integer(1)}), "integer-overflow");
  EXPECT_EQ(error_of("sub", {integer(least), integer(1)}), "integer-overflow");
  EXPECT_EQ(error_of("mul", {integer(most), integer(2)}), "integer-overflow");
  EXPECT_EQ(error_of("floordiv", {integer(least), integer(-1)}), "integer-overflow");
  EXPECT_EQ(error_of("pow", {integer(10), integer(19)}), "integer-overflow");
  EXPECT_EQ(error_of("neg", {integer(least)}), "integer-overflow");
  EXPECT_EQ(error_of("int", {V{1e300}}), "integer-overflow");
  EXPECT_EQ(fold("pow", {integer(1), integer(most)}), integer(1));
  EXPECT_EQ(error_of("mod", {integer(1), integer(0)}), "division-by-zero");
  EXPECT_EQ(error_of("truediv", {V{1.0}, integer(0)}), "division-by-zero");
}

TEST(PythonFold, SequencesJoinRepeatAndCompare) {
  const V pair = sequence({integer(1), integer(2)});
  EXPECT_EQ(fold("add", {pair, sequence({integer(3)})}),
            sequence({integer(1), integer(2), integer(3)}));
  EXPECT_EQ(fold("mul", {pair, integer(2)}),
            sequence({integer(1), integer(2), integer(1), integer(2)}));
  EXPECT_EQ(fold("mul", {pair, integer(-1)}), sequence({}));
  EXPECT_EQ(fold("eq", {pair, pair}), V{true});
  EXPECT_EQ(fold("ne", {pair, sequence({})}), V{true});
  // A list too long for memory is not folded.
  EXPECT_EQ(fold("mul", {pair, integer(int64_t{1} << 40)}), std::nullopt);
}

TEST(PythonFold, SumsAndExtremes) {
  const V numbers = sequence({integer(3), V{1.5}, integer(-2)});
  EXPECT_EQ(fold("sum", {numbers}), V{2.5});
  EXPECT_EQ(fold("min", {numbers}), integer(-2));
  EXPECT_EQ(fold("max", {integer(3), V{3.5}}), V{3.5});
  EXPECT_EQ(fold("sum", {sequence({})}), integer(0));
  EXPECT_EQ(fold("sum", {sequence({integer(7)})}), integer(7));
  EXPECT_EQ(fold("prod", {sequence({integer(2), integer(3)})}), integer(6));
  EXPECT_EQ(fold("max", {sequence({})}), std::nullopt);
  EXPECT_EQ(fold("ite", {V{false}, integer(1), integer(2)}), integer(2));
}

TEST(PythonFold, IndicesCountFromTheEnd) {
  const FxSequence list{.entries = {integer(10), integer(11), integer(12)}, .is_tuple = true};
  EXPECT_EQ(*index_sequence(list, integer(-1), {}), integer(12));
  EXPECT_EQ(index_sequence(list, integer(3), {}).error().id, "bad-index");
  EXPECT_EQ(index_sequence(list, integer(-4), {}).error().id, "bad-index");
  EXPECT_EQ(*index_sequence(list, slice(integer(1), kNone, kNone), {}),
            sequence({integer(11), integer(12)}, true));
  EXPECT_EQ(*index_sequence(list, slice(kNone, kNone, integer(2)), {}),
            sequence({integer(10), integer(12)}, true));
}

TEST(PythonFold, SlicesAreClamped) {
  const auto resolve = [](V start, V stop, V step) {
    const auto slice = resolve_slice(FxSlice{{start, stop, step}}, 10, {});
    return slice ? std::vector<int64_t>{slice->start, slice->length, slice->step}
                 : std::vector<int64_t>{};
  };
  EXPECT_EQ(resolve(kNone, kNone, kNone), (std::vector<int64_t>{0, 10, 1}));
  EXPECT_EQ(resolve(integer(-3), kNone, kNone), (std::vector<int64_t>{7, 3, 1}));
  EXPECT_EQ(resolve(integer(-30), integer(4), kNone), (std::vector<int64_t>{0, 4, 1}));
  EXPECT_EQ(resolve(integer(2), integer(300), integer(3)), (std::vector<int64_t>{2, 3, 3}));
  EXPECT_EQ(resolve(integer(7), integer(3), kNone), (std::vector<int64_t>{7, 0, 1}));
  EXPECT_EQ(resolve(V{1.0}, kNone, kNone), std::vector<int64_t>{});
  EXPECT_EQ(resolve(kNone, kNone, integer(0)), std::vector<int64_t>{});
  EXPECT_EQ(resolve(kNone, kNone, integer(-1)), std::vector<int64_t>{});
}

}  // namespace
}  // namespace passnet
