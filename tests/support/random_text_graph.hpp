// Random graphs over the test catalog, for the round-trip and hash tests.
#pragma once

#include "ir/builder.hpp"

#include <random>

namespace passnet::test_ops {

class RandomGraph {
 public:
  RandomGraph(const Catalog& catalog, uint32_t seed)
      : catalog_(catalog), random_(seed), builder_(catalog, name()) {}

  Graph build(size_t nodes) {
    const size_t inputs = 1 + pick(4);
    for (size_t i = 0; i < inputs; ++i) {
      add(builder_.input(kType, pick(2) ? fmt::format("in.{}", i) : "", facts()));
    }
    for (size_t i = 0; i < nodes; ++i) call();
    for (size_t i = 0; i <= pick(3); ++i) builder_.result(value());
    if (pick(2)) builder_.result(value(), 0);
    return builder_.take();
  }

 private:
  static inline const TensorType kType{DType::kF32, {2, 3}};

  size_t pick(size_t count) { return random_() % count; }
  ValueId value() { return values_[pick(values_.size())]; }
  void add(ValueId id) {
    if (builder_.graph().type(id) == kType) values_.push_back(id);
  }

  std::string name() {
    constexpr std::array<std::string_view, 5> kNames{"main", "dpn48b.18_21", "a b\"c\\d\n", "",
                                                     "facebook/opt-1.3b+x"};
    return std::string(kNames[pick(kNames.size())]);
  }

  double number() {
    constexpr std::array<double, 10> kNumbers{0.0,   -0.0,   1.0,  -3.25,   0.1,
                                              1e300, 5e-324, 1e16, 1.0 / 3, 123456789.0};
    const size_t choice = pick(kNumbers.size() + 2);
    if (choice == kNumbers.size()) return std::numeric_limits<double>::infinity();
    if (choice > kNumbers.size()) return -std::numeric_limits<double>::infinity();
    return kNumbers[choice];
  }

  InputFacts facts() {
    InputFacts facts;
    if (pick(2)) facts.mean = number();
    if (pick(3) == 0) facts.std = number();
    if (pick(4) == 0) facts.strides = Strides{1, 2};
    if (pick(4) == 0) facts.min = -1;
    if (pick(4) == 0) facts.max = number();
    if (pick(5) == 0) facts.data = {1, 2, 3, number(), 5, 6};
    return facts;
  }

  void call() {
    switch (pick(9)) {
      case 0:
        return add_call("relu", {value()});
      case 1:
        return add_call("add", {value(), value(), Attribute(int64_t{1})});
      case 2:
        return add_call("add", {value(), Attribute(number()), Attribute(number())});
      case 3:
        return add_call("sub", {value(), pick(2) ? Argument(value()) : Attribute(true)});
      case 4:
        return add_call("max_dim", {value(), Attribute(pick(2) ? int64_t{-1} : int64_t{0})});
      case 5:
        return add_call("split", {value(), Attribute(static_cast<int64_t>(1 + pick(4)))});
      case 6:
        return add_call("cat", {std::vector{value(), pick(2) ? value() : ValueId{}, value()},
                                Attribute(static_cast<int64_t>(pick(2)))});
      case 7:
        return launch();
    }
    const auto maybe = [&] { return pick(2) ? Argument(value()) : Argument(None{}); };
    add_call("scale", {value(), maybe(), Attribute(number()),
                       Attribute(std::string(pick(2) ? "mean" : "a\t\"\x01é")),
                       pick(2) ? Attribute(std::vector<double>{})
                               : Attribute(std::vector{number(), number()}),
                       Attribute(pick(2) == 0), maybe()});
  }

  void add_call(std::string_view op, std::vector<Argument> arguments) {
    const auto results = builder_.call(catalog_.find(op)->id, std::move(arguments));
    CHECK(results.has_value());
    for (const ValueId id : *results) {
      if (pick(3) == 0) builder_.rename(id, fmt::format("x{}", pick(20)));
      add(id);
    }
  }

  void launch() {
    const std::string name = fmt::format("kernel_{}", pick(3));
    builder_.add_kernel(
        {name, pick(2) ? Language::kCpp : Language::kCuda, "void f() {}\n// \"" + name + "\"\n"});
    Launch launch{.kernel = name,
                  .operands = std::vector<LaunchOperand>(2),
                  .results = {{.type = kType}, {.type = kType}}};
    if (pick(2)) {
      launch.operands[0].name = "x";
      launch.operands[1].name = "y";
    }
    if (pick(2)) {
      launch.results[0].name = "a";
      launch.results[1].name = "b";
    }
    if (pick(2)) {
      launch.operands[0].strided = pick(2) == 0;
      launch.operands[1].strided = true;
    }
    if (pick(2)) launch.arguments = {int64_t{7}, 0.5, 2.0};
    if (pick(2)) launch.shape.grid = {static_cast<int64_t>(pick(9)), 1, 2};
    if (pick(2)) launch.shape.block = {256, 1, 1};
    if (pick(2)) launch.scratch = {TensorType{DType::kF16, {8}}, TensorType{DType::kI64, {}}};
    launch.shape.shared_bytes = static_cast<int64_t>(pick(3)) * 64;
    for (const ValueId id : builder_.launch({value(), value()}, std::move(launch))) add(id);
  }

  const Catalog& catalog_;
  std::mt19937 random_;
  GraphBuilder builder_;
  std::vector<ValueId> values_;
};

}  // namespace passnet::test_ops
