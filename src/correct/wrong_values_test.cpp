#include "correct/wrong_values.hpp"

#include "tensor/half.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>

namespace passnet {
namespace {

using Place = std::vector<int64_t>;
using Value = std::function<double(const Place&, double)>;

// Numbers between -2 and 2 without order.
double noise(int64_t index) {
  auto bits = static_cast<uint64_t>(index) * 0x9e3779b97f4a7c15ULL + 0x1234567;
  bits ^= bits >> 29;
  bits *= 0xbf58476d1ce4e5b9ULL;
  bits ^= bits >> 32;
  return static_cast<double>(bits >> 40) / (1 << 22) - 2;
}

Tensor random_tensor(const Shape& shape, DType dtype = DType::kF32) {
  Tensor tensor({dtype, shape});
  for (int64_t i = 0; i < tensor.numel(); ++i) tensor.set_value(i, noise(i));
  return tensor;
}

Place place(const Shape& shape, int64_t index) {
  Place result(shape.size());
  for (size_t dim = shape.size(); dim-- > 0;) {
    result[dim] = index % shape[dim];
    index /= shape[dim];
  }
  return result;
}

// The description of a tensor whose elements `change` has changed.
WrongValues wrong(const Tensor& expected, const Value& change) {
  Tensor found = expected.clone();
  const Shape& shape = expected.type().shape;
  for (int64_t i = 0; i < found.numel(); ++i) {
    found.set_value(i, change(place(shape, i), expected.value(i)));
  }
  const auto values = find_wrong_values(found, expected);
  EXPECT_TRUE(values);
  const WrongCount count = count_wrong_values(found, expected, nullptr);
  EXPECT_EQ(count.wrong, values.value_or(WrongValues{}).wrong);
  EXPECT_EQ(count.units, values.value_or(WrongValues{}).units);
  return values.value_or(WrongValues{});
}

Value where(const std::function<bool(const Place&)>& is_wrong) {
  return [=](const Place& at, double value) {
    // The error has no regular form.
    const int64_t number = at.empty() ? 1 : at.back() * 31 + at.front() * 7;
    return is_wrong(at) ? value + 3 + noise(number) : value;
  };
}

TEST(WrongValues, NothingIsWrong) {
  const Tensor expected = random_tensor({3, 5});
  EXPECT_FALSE(find_wrong_values(expected.clone(), expected));
  EXPECT_FALSE(find_wrong_values(Tensor({DType::kF32, {0, 4}}), Tensor({DType::kF32, {0, 4}})));
  EXPECT_EQ(count_wrong_values(expected.clone(), expected, nullptr).wrong, 0);
}

TEST(WrongValues, Places) {
  const Tensor matrix = random_tensor({8, 37});
  const auto at = [&](const std::function<bool(const Place&)>& is_wrong) {
    const WrongValues values = wrong(matrix, where(is_wrong));
    return std::string(name(values.place)) + ": " + values.where;
  };
  EXPECT_EQ(at([](const Place&) { return true; }), "all: all");
  EXPECT_EQ(at([](const Place& p) { return p[0] == 2 && p[1] == 5; }), "one: the one at [2,5]");
  EXPECT_EQ(at([](const Place& p) { return p[0] == 7 && p[1] == 36; }),
            "one: the one at [7,36], the last");
  EXPECT_EQ(at([](const Place& p) { return p[0] == 3; }), "slice: index 3 of dim 0");
  EXPECT_EQ(at([](const Place& p) { return p[0] == 7; }), "slice: index 7 of dim 0, the last");
  EXPECT_EQ(at([](const Place& p) { return p[1] >= 32; }),
            "tail: the last 5 of 37 indices of dim 1");
  EXPECT_EQ(at([](const Place& p) { return p[1] < 4; }),
            "head: the first 4 of 37 indices of dim 1");
  EXPECT_EQ(at([](const Place& p) { return p[1] % 2 == 1; }),
            "every-nth: every other one of the indices of dim 1, from 1 on");
  EXPECT_EQ(at([](const Place& p) { return p[1] >= 8 && p[1] < 16; }),
            "range: indices 8 to 15 of dim 1");
  EXPECT_EQ(at([](const Place& p) { return p[0] == 2 && p[1] >= 32; }),
            "block: index 2 of dim 0 and the last 5 of 37 indices of dim 1");
  EXPECT_EQ(at([](const Place& p) { return p[0] * 37 + p[1] >= 290; }).substr(0, 4), "bloc");
  EXPECT_EQ(at([](const Place& p) { return p[0] * 37 + p[1] >= 240; }),
            "tail: the last 56 in memory, from [6,18] on");
  EXPECT_EQ(at([](const Place& p) { return (p[0] * 37 + p[1]) % 4 == 3; }),
            "every-nth: every 4th in memory, from [0,3] on");
  EXPECT_EQ(at([](const Place& p) {
              return (p[0] * p[0] * 31 + p[1] * p[1] * 17) % 11 == 3;
            }).substr(0, 20),
            "scattered: scattered");
}

TEST(WrongValues, ElementsRightByAccidentDoNotHideThePlace) {
  const Tensor matrix = random_tensor({8, 64});
  const WrongValues values =
      wrong(matrix, where([](const Place& p) { return p[0] == 3 && p[1] % 8 != 5; }));
  EXPECT_EQ(values.where, "most of index 3 of dim 0");
  const WrongValues most =
      wrong(matrix, where([](const Place& p) { return p[0] == 3 && (p[1] > 9 || p[1] % 2); }));
  EXPECT_EQ(most.where, "most of index 3 of dim 0");
}

TEST(WrongValues, AVectorHasElements) {
  const WrongValues values =
      wrong(random_tensor({131}), where([](const Place& p) { return p[0] >= 128; }));
  EXPECT_EQ(values.where, "the last 3 of 131 elements");
}

TEST(WrongValues, Relations) {
  const Tensor expected = random_tensor({6, 40});
  const auto how = [&](const Value& change) {
    return std::string(name(wrong(expected, change).relation));
  };
  EXPECT_EQ(how([](const Place&, double) { return std::nan(""); }), "nan");
  EXPECT_EQ(how([](const Place&, double) { return std::numeric_limits<double>::infinity(); }),
            "infinite");
  EXPECT_EQ(how([](const Place& p, double v) { return p[1] > 30 ? 0 : v; }), "zero");
  EXPECT_EQ(how([](const Place&, double) { return 1e30; }), "constant");
  EXPECT_EQ(how([](const Place&, double v) { return -v; }), "negated");
  EXPECT_EQ(how([](const Place&, double v) { return v * 1.0009; }), "factor");
  EXPECT_EQ(how([](const Place&, double v) { return v + 0.01; }), "offset");
  EXPECT_EQ(how([](const Place&, double v) { return v * 2 + 0.5; }), "linear");
  EXPECT_EQ(how([](const Place& p, double v) { return v + std::sin(double(p[1])); }),
            "offset-along");
  EXPECT_EQ(how([](const Place& p, double v) { return v * (1.1 + std::sin(double(p[0]))); }),
            "factor-along");
  EXPECT_EQ(
      how([](const Place&, double v) { return bf16_to_f32(f32_to_bf16(static_cast<float>(v))); }),
      "precision");
  EXPECT_EQ(how([](const Place& p, double v) {
              return v + (noise(p[0] * 40 + p[1]) > 0 ? 3e-5 : -4e-5);
            }),
            "rounding");
  EXPECT_EQ(how([](const Place& p, double v) { return v + noise(p[0] * 91 + p[1] * 7); }), "other");
}

TEST(WrongValues, ElementsInOtherPlaces) {
  const Shape shape{4, 6, 10};
  const Tensor expected = random_tensor(shape);
  const auto how = [&](const std::function<int64_t(const Place&)>& from) {
    const WrongValues values =
        wrong(expected, [&](const Place& p, double) { return expected.value(from(p)); });
    return std::string(name(values.relation)) + ": " + values.how.substr(0, 48);
  };
  EXPECT_EQ(
      how([](const Place& p) { return p[0] * 60 + p[1] * 10 + std::min<int64_t>(p[2] + 1, 9); }),
      "shifted: every one is the expected value 1 place later al");
  EXPECT_EQ(
      how([](const Place& p) { return p[0] * 60 + std::max<int64_t>(p[1] - 1, 0) * 10 + p[2]; }),
      "shifted: every one is the expected value 1 place earlier ");
  EXPECT_EQ(how([](const Place& p) {
              const int64_t flat = p[1] * 10 + p[2];
              return p[0] * 60 + flat % 6 * 10 + flat / 6;
            }),
            "transposed: the values are right, but dims 1 and 2 are trans");
  EXPECT_EQ(how([](const Place& p) { return 239 - (p[0] * 60 + p[1] * 10 + p[2]); }),
            "permuted: the values are right but in other places: an ind");
}

TEST(WrongValues, NanThatIsLost) {
  Tensor expected = random_tensor({10});
  expected.set_value(4, std::nan(""));
  Tensor found = expected.clone();
  found.set_value(4, 0);
  EXPECT_EQ(find_wrong_values(found, expected)->relation, ErrorRelation::kNanExpected);
}

TEST(WrongValues, IntegersAreEqualOrWrong) {
  const WrongValues values = wrong(random_tensor({5, 7}, DType::kI64),
                                   [](const Place& p, double v) { return p[0] == 1 ? v + 9 : v; });
  EXPECT_EQ(values.relation, ErrorRelation::kOffset);
  EXPECT_EQ(values.where, "index 1 of dim 0");
  EXPECT_TRUE(std::isinf(values.units));
}

TEST(WrongValues, Sentence) {
  Tensor expected({DType::kF32, {2, 4}});
  for (int64_t i = 0; i < 8; ++i) expected.set_value(i, static_cast<double>(i) / 2);
  Tensor found = expected.clone();
  found.set_value(3, 0);
  found.set_value(7, 0);
  EXPECT_EQ(
      describe(*find_wrong_values(found, expected), expected.type().shape),
      "2 of 8 elements are wrong: index 3 of dim 1, the last; every one is 0, as after a loop "
      "that ends early; the worst, at [1,3], is 0 where 3.5 was expected, 2.41e+05 "
      "tolerances off");
}

}  // namespace
}  // namespace passnet
