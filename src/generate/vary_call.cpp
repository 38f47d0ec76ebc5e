#include "generate/vary_call.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <string_view>

namespace passnet {
namespace {

// The words that ops accept as modes; inference refuses those that do not fit.
constexpr std::string_view kWords[] = {
    "none",  "tanh",    "floor",      "trunc",   "constant", "reflect",  "replicate", "circular",
    "zeros", "border",  "reflection", "nearest", "linear",   "bilinear", "bicubic",   "trilinear",
    "area",  "forward", "backward",   "ortho",   "ij",       "xy",       "mean",      "sum",
    "prod",  "amax",    "amin",       "linalg",  "left",     "right"};
constexpr double kNumbers[] = {0.0, 1.0, 0.5, -1.5, 0.1, 2.0, 1e-5, 3.75, -2.0, 20.0};

class Variation {
 public:
  Variation(const CallTemplate& call, const Op& op, RandomStream& random, int64_t most_extent)
      : call_(call), op_(op), random_(random), most_extent_(most_extent) {}

  CallTemplate make(const TensorType* near) {
    if (near != nullptr && !call_.operands.empty()) fit(*near);
    if (near == nullptr && random_.percent(80)) change_dtype(random_dtype(random_));
    if (random_.percent(50)) change_extents();
    if (random_.percent(25)) change_rank();
    if (random_.percent(25)) broadcast_operand();
    for (size_t i = 0; i < call_.arguments.size(); ++i) {
      const SchemaParameter& parameter = op_.schema.parameters[i];
      if (parameter.takes_values()) {
        if (random_.percent(30)) change_operand(parameter, call_.arguments[i], i);
      } else if (random_.percent(30)) {
        call_.arguments[i] = change_attribute(parameter, std::get<Attribute>(call_.arguments[i]));
      }
    }
    return std::move(call_);
  }

 private:
  // Operands that share the first one's dtype follow it.
  void change_dtype(DType dtype) {
    if (call_.operands.empty()) return;
    const DType main = main_operand().type.dtype;
    for (Operand& operand : call_.operands) {
      if (operand.is_index) {
        if (random_.percent(20)) operand.type.dtype = random_dtype(random_);
        continue;
      }
      const bool follows = operand.type.dtype == main && !random_.percent(12);
      if (follows) operand.type.dtype = dtype;
      if (!follows && random_.percent(20)) operand.type.dtype = random_dtype(random_);
    }
  }

  Operand& main_operand() {
    const auto found = std::ranges::find_if(
        call_.operands, [](const Operand& operand) { return !operand.is_index; });
    return found == call_.operands.end() ? call_.operands.front() : *found;
  }

  // Gives the first operand the type `near`, and the others extents and a dtype that match it.
  void fit(const TensorType& near) {
    Operand& first = main_operand();
    const Shape before = first.type.shape;
    if (!first.is_index) change_dtype(near.dtype);
    if (before.size() == near.shape.size()) {
      std::map<int64_t, int64_t> renamed;
      for (size_t dim = 0; dim < before.size(); ++dim) renamed[before[dim]] = near.shape[dim];
      rename_extents(renamed, random_.percent(50));
    } else {
      for (Operand& operand : call_.operands) {
        if (operand.type.shape == before && &operand != &first) operand.type.shape = near.shape;
      }
    }
    first.type = near;
  }

  void rename_extents(const std::map<int64_t, int64_t>& renamed, bool in_attributes) {
    const auto rename = [&](int64_t& extent) {
      const auto found = renamed.find(extent);
      if (found != renamed.end()) extent = found->second;
    };
    for (Operand& operand : call_.operands) {
      for (int64_t& extent : operand.type.shape) rename(extent);
    }
    if (!in_attributes) return;
    for (Argument& argument : call_.arguments) {
      auto* attribute = std::get_if<Attribute>(&argument);
      if (attribute == nullptr) continue;
      if (auto* number = std::get_if<int64_t>(attribute)) rename(*number);
      if (auto* list = std::get_if<Integers>(attribute)) {
        for (int64_t& entry : *list) rename(entry);
      }
    }
  }

  // Replaces equal extents by equal new ones everywhere, so that products and sums of extents on
  // which an op relies survive.
  void change_extents() {
    Integers extents;
    for (const Operand& operand : call_.operands) {
      extents.insert(extents.end(), operand.type.shape.begin(), operand.type.shape.end());
    }
    if (extents.empty()) return;
    std::ranges::sort(extents);
    extents.erase(std::unique(extents.begin(), extents.end()), extents.end());
    std::map<int64_t, int64_t> renamed;
    if (random_.percent(60)) {
      const int64_t one = random_.pick(extents);
      renamed[one] = random_.percent(30) ? one * 2 : random_extent(random_, most_extent_);
    } else {
      for (const int64_t extent : extents) renamed[extent] = random_extent(random_, most_extent_);
    }
    rename_extents(renamed, random_.percent(60));
  }

  // Adds a dim in front, or removes one; for all operands of the first one's rank, or only for it.
  void change_rank() {
    if (call_.operands.empty()) return;
    const Shape before = main_operand().type.shape;
    const bool adds = random_.percent(65) || before.empty();
    const int64_t extent = random_extent(random_, most_extent_);
    const bool all = random_.percent(70);
    for (Operand& operand : call_.operands) {
      Shape& shape = operand.type.shape;
      if (shape.size() != before.size() || (!all && &operand != &main_operand())) continue;
      if (adds) {
        shape.insert(shape.begin(), extent);
      } else {
        shape.erase(shape.begin());
      }
    }
  }

  // Sets extents of one operand to 1, or removes its first dims.
  void broadcast_operand() {
    if (call_.operands.empty()) return;
    Shape& shape = call_.operands[random_.below(call_.operands.size())].type.shape;
    if (shape.empty()) return;
    if (random_.percent(50)) {
      shape[random_.below(shape.size())] = 1;
    } else {
      shape.erase(shape.begin(),
                  shape.begin() + static_cast<ptrdiff_t>(1 + random_.below(shape.size())));
    }
  }

  ValueId new_operand(size_t parameter) {
    Operand operand{.is_index = call_.is_index[parameter]};
    if (!call_.operands.empty()) operand.type = random_.pick(call_.operands).type;
    Shape& shape = operand.type.shape;
    if (!shape.empty() && random_.percent(60)) shape = {random_.pick(shape)};
    if (operand.is_index) operand.type.dtype = DType::kI64;
    call_.operands.push_back(std::move(operand));
    return {static_cast<uint32_t>(call_.operands.size() - 1)};
  }

  void change_operand(const SchemaParameter& parameter, Argument& argument, size_t place) {
    if (auto* list = std::get_if<std::vector<ValueId>>(&argument)) {
      return change_list(parameter, *list);
    }
    const bool is_value = std::holds_alternative<ValueId>(argument);
    if (is_value && parameter.optional && random_.percent(50)) {
      argument = Attribute(None{});
    } else if (is_value && parameter.kind == ParameterKind::kTensorOrScalar) {
      argument = random_scalar();
    } else if (!is_value) {
      argument = new_operand(place);
    }
  }

  void change_list(const SchemaParameter& parameter, std::vector<ValueId>& list) {
    if (list.empty()) return;
    const size_t at = random_.below(list.size());
    if (parameter.optional && random_.percent(40)) {
      list.insert(list.begin() + static_cast<ptrdiff_t>(at), ValueId{});
    } else if (list.size() > 1 && random_.percent(40)) {
      list.erase(list.begin() + static_cast<ptrdiff_t>(at));
    } else if (list.size() < 5) {
      ValueId added = list[at];
      if (added.valid()) {
        call_.operands.push_back(call_.operands[added.index]);
        added = {static_cast<uint32_t>(call_.operands.size() - 1)};
      }
      list.push_back(added);
    }
  }

  Attribute random_scalar() {
    if (random_.percent(10)) return random_.percent(50);
    if (random_.percent(40)) return random_.between(-3, 6);
    return random_.pick(kNumbers);
  }

  int64_t random_integer_near(int64_t number) {
    if (random_.percent(40)) return number + random_.between(-2, 2);
    return random_.between(-3, 5);
  }

  Attribute change_attribute(const SchemaParameter& parameter, const Attribute& now) {
    if (parameter.fallback && random_.percent(25)) return *parameter.fallback;
    if (parameter.optional && random_.percent(30)) return None{};
    const auto* number = std::get_if<int64_t>(&now);
    switch (parameter.kind) {
      case ParameterKind::kBool:
        return random_.percent(50);
      case ParameterKind::kInt:
        return random_integer_near(number ? *number : 0);
      case ParameterKind::kFloat:
        return random_.pick(kNumbers);
      case ParameterKind::kScalar:
        return random_scalar();
      case ParameterKind::kString:
        return std::string(random_.pick(kWords));
      case ParameterKind::kDType:
        return random_dtype(random_);
      case ParameterKind::kIntList:
        return change_integers(now);
      case ParameterKind::kFloatList:
        return change_numbers(now);
      case ParameterKind::kTensor:
      case ParameterKind::kTensorOrScalar:
      case ParameterKind::kTensorList:
        break;
    }
    return now;
  }

  Attribute change_integers(const Attribute& now) {
    Integers list;
    if (const auto* integers = std::get_if<Integers>(&now)) list = *integers;
    const size_t choice = random_.below(4);
    if (list.empty() || choice == 0) {
      list.insert(list.begin(), random_.between(-2, 4));
    } else if (choice == 1) {
      list.erase(list.begin() + static_cast<ptrdiff_t>(random_.below(list.size())));
    } else if (choice == 2) {
      for (int64_t& entry : list) entry = random_integer_near(entry);
    } else {
      int64_t& entry = list[random_.below(list.size())];
      entry = random_integer_near(entry);
    }
    return list;
  }

  Attribute change_numbers(const Attribute& now) {
    std::vector<double> list{1.0};
    if (const auto* numbers = std::get_if<std::vector<double>>(&now)) list = *numbers;
    if (random_.percent(30)) list.push_back(1.5);
    for (double& entry : list) {
      if (random_.percent(50)) entry = random_.pick(kNumbers);
    }
    return list;
  }

  CallTemplate call_;
  const Op& op_;
  RandomStream& random_;
  int64_t most_extent_;
};

}  // namespace

int64_t random_extent(RandomStream& random, int64_t most) {
  constexpr int64_t kSmall[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, kSmallExtent};
  // Extents around the sizes of vectors, tiles and short rows.
  constexpr int64_t kWide[] = {15, 16, 17, 31, 33, 49, 64, 65, 100, 129, 196, 257, kWideExtent};
  if (random.percent(6)) return 0;
  if (random.percent(12)) return 1;
  if (most <= kSmallExtent || random.percent(50)) return random.pick(kSmall);
  return std::min(random.pick(kWide), most);
}

DType random_dtype(RandomStream& random) {
  if (random.percent(15)) return DType::kF16;
  if (random.percent(15)) return DType::kBF16;
  return kDTypes[random.below(kDTypes.size())].dtype;
}

CallTemplate vary_call(const CallTemplate& call, const Op& op, const TensorType* near,
                       RandomStream& random, int64_t most_extent) {
  return Variation(call, op, random, most_extent).make(near);
}

}  // namespace passnet
