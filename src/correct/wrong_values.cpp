#include "correct/wrong_values.hpp"

#include "correct/compare.hpp"
#include "correct/element_blocks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <mutex>
#include <numeric>
#include <span>

namespace passnet {
namespace {

constexpr double kDense = 0.7;  // min share of wrong elements in a place; the others are right by
                                // accident
constexpr int64_t kRun = 16;    // neighbors that a sample keeps together
constexpr int64_t kMostSamples = 4096;

// The distance of two values, in units of `allowed`.
double distance(double found, double expected, double allowed) {
  if (std::isnan(expected)) return std::isnan(found) ? 0 : kInfinity;
  if (found == expected) return 0;
  if (!std::isfinite(expected) || !std::isfinite(found)) return kInfinity;
  const double error = std::abs(found - expected);
  return allowed > 0 ? error / allowed : kInfinity;
}

// Separates wrong elements from right ones, as `compare` does.
class Judge {
 public:
  static constexpr size_t kSize = ElementBlock::kSize;

  Judge(const Tensor& found, const Tensor& expected)
      : found_(found),
        expected_(expected),
        dtype_(expected.type().dtype),
        allowed_(tolerance(dtype_, -5)) {}

  // The distances of the elements from `first` on, in tolerances.
  std::span<const double> units(int64_t first, size_t count) {
    const std::span<double> units = std::span(units_).first(count);
    const bool is_exact = dtype_ == DType::kC64 || is_integral(dtype_);
    if (is_exact) {
      for (size_t i = 0; i < count; ++i) {
        units[i] = is_equal(static_cast<size_t>(first) + i) ? 0 : kInfinity;
      }
      return units;
    }
    const std::span<const double> found = found_block_.read(found_, first, count);
    const std::span<const double> expected = expected_block_.read(expected_, first, count);
    for (size_t i = 0; i < count; ++i) {
      const double room = allowed_.atol + allowed_.rtol * std::abs(expected[i]);
      units[i] = distance(found[i], expected[i], room);
    }
    return units;
  }

 private:
  bool is_equal(size_t i) const {
    using Complex = std::array<float, 2>;
    if (dtype_ == DType::kC64) return found_.as<Complex>()[i] == expected_.as<Complex>()[i];
    const auto place = static_cast<int64_t>(i);
    return found_.integer(place) == expected_.integer(place);
  }

  const Tensor& found_;
  const Tensor& expected_;
  DType dtype_;
  Tolerance allowed_;
  ElementBlock found_block_;
  ElementBlock expected_block_;
  std::array<double, kSize> units_;
};

// Calls visit(index, units) for each wrong element from `begin` to `end`.
template <class Visit>
void for_each_wrong(Judge& judge, int64_t begin, int64_t end, Visit visit) {
  for_each_block(begin, end, [&](int64_t first, size_t count) {
    const std::span<const double> units = judge.units(first, count);
    for (size_t i = 0; i < count; ++i) {
      if (units[i] > 1) visit(first + static_cast<int64_t>(i), units[i]);
    }
  });
}

// The result of one loop over the wrong elements: their number by index of each dimension.
struct Census {
  std::vector<std::vector<int64_t>> by_dim;
  int64_t wrong = 0;
  int64_t first = -1;
  int64_t last = -1;
  int64_t gap = 0;  // the greatest common divisor of the distances from the first
};

struct Walk {
  Census census;
  int64_t worst = 0;
  double units = -1;
};

Walk walk(Judge& judge, const Shape& shape, int64_t numel) {
  Walk result;
  Census& census = result.census;
  for (const int64_t extent : shape) census.by_dim.emplace_back(static_cast<size_t>(extent), 0);
  for_each_wrong(judge, 0, numel, [&](int64_t index, double units) {
    if (census.first < 0) census.first = index;
    census.last = index;
    census.gap = std::gcd(census.gap, index - census.first);
    ++census.wrong;
    if (units > result.units) {
      result.units = units;
      result.worst = index;
    }
    for (size_t dim = shape.size(); dim-- > 0;) {
      ++census.by_dim[dim][static_cast<size_t>(index % shape[dim])];
      index /= shape[dim];
    }
  });
  return result;
}

// The indices of one dimension at which elements are wrong.
struct Indices {
  size_t dim = 0;
  int64_t extent = 0;
  std::vector<int64_t> list;

  bool all() const { return static_cast<int64_t>(list.size()) == extent; }
  // The common distance of neighbors, 0 if there is none.
  int64_t step() const {
    if (list.size() < 2) return 0;
    const int64_t first = list[1] - list[0];
    for (size_t i = 2; i < list.size(); ++i) {
      if (list[i] - list[i - 1] != first) return 0;
    }
    return first;
  }
};

struct Place {
  ErrorPlace place = ErrorPlace::kScattered;
  std::string where;
};

std::string of_dim(const Indices& indices, bool is_flat) {
  return is_flat ? "" : fmt::format(" of dim {}", indices.dim);
}

std::string ordinal(int64_t number) {
  if (number == 2) return "other one";
  const bool is_teen = number / 10 % 10 == 1;
  const std::string_view end = is_teen            ? "th"
                               : number % 10 == 1 ? "st"
                               : number % 10 == 2 ? "nd"
                               : number % 10 == 3 ? "rd"
                                                  : "th";
  return fmt::format("{}{}", number, end);
}

// `is_flat`: the tensor has one dimension that matters, so its indices are elements.
Place describe_indices(const Indices& indices, bool is_flat) {
  const int64_t count = static_cast<int64_t>(indices.list.size());
  const std::string dim = of_dim(indices, is_flat);
  const std::string_view noun = is_flat ? "elements" : "indices";
  const int64_t step = indices.step();
  if (count == 1) {
    const std::string_view end = indices.list[0] == indices.extent - 1 ? ", the last"
                                 : indices.list[0] == 0                ? ", the first"
                                                                       : "";
    return {ErrorPlace::kSlice, fmt::format("index {}{}{}", indices.list[0], dim, end)};
  }
  if (step == 1 && indices.list.back() == indices.extent - 1) {
    return {ErrorPlace::kTail,
            fmt::format("the last {} of {} {}{}", count, indices.extent, noun, dim)};
  }
  if (step == 1 && indices.list.front() == 0) {
    return {ErrorPlace::kHead,
            fmt::format("the first {} of {} {}{}", count, indices.extent, noun, dim)};
  }
  if (step == 1) {
    return {ErrorPlace::kRange,
            fmt::format("{} {} to {}{}", noun, indices.list.front(), indices.list.back(), dim)};
  }
  if (step > 1 && count > 2) {
    return {ErrorPlace::kEveryNth, fmt::format("every {} of the {}{}, from {} on", ordinal(step),
                                               noun, dim, indices.list.front())};
  }
  return {ErrorPlace::kScattered, fmt::format("{} of {} {}{}", count, indices.extent, noun, dim)};
}

// Describes a place of which `wrong` of `size` elements are wrong, if they are at least `dense`.
struct Filling {
  double wrong = 0;
  double dense = 0;

  bool holds(double size) const { return wrong >= dense * size; }
  std::string_view most_of(double size) const { return wrong < size ? "most of " : ""; }
};

// Describes wrong elements as a set of indices for each dimension, if they fill their product.
std::optional<Place> find_product(const Census& census, const Shape& shape, Filling filling) {
  const bool is_flat = std::ranges::count_if(shape, [](int64_t extent) { return extent > 1; }) == 1;
  std::vector<Place> places;
  double size = 1;
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    Indices indices{.dim = dim, .extent = shape[dim]};
    for (int64_t i = 0; i < shape[dim]; ++i) {
      if (census.by_dim[dim][static_cast<size_t>(i)] > 0) indices.list.push_back(i);
    }
    size *= static_cast<double>(indices.list.size());
    if (indices.all()) continue;
    Place place = describe_indices(indices, is_flat);
    if (place.place != ErrorPlace::kScattered) {
      places.push_back(std::move(place));
      continue;
    }
    const double share = static_cast<double>(indices.list.size()) / static_cast<double>(shape[dim]);
    if (share < filling.dense) return std::nullopt;
    size /= share;
  }
  if (!filling.holds(size)) return std::nullopt;
  if (places.empty()) return Place{ErrorPlace::kAll, filling.wrong < size ? "nearly all" : "all"};
  Place result = std::move(places.front());
  for (const Place& next : std::span(places).subspan(1)) {
    const bool has_comma = result.where.find(',') != std::string::npos;
    result = {ErrorPlace::kBlock, result.where + (has_comma ? ", and " : " and ") + next.where};
  }
  result.where.insert(0, filling.most_of(size));
  return result;
}

// Describes wrong elements as a contiguous range of memory.
std::optional<Place> find_stretch(const Census& census, const Shape& shape, int64_t numel,
                                  Filling filling) {
  const std::string from = place_in(shape, census.first);
  const auto stretch = static_cast<double>(census.last - census.first + 1);
  if (census.last == numel - 1 && filling.holds(stretch)) {
    return Place{ErrorPlace::kTail, fmt::format("{}the last {} in memory, from {} on",
                                                filling.most_of(stretch), stretch, from)};
  }
  if (census.first == 0 && filling.holds(stretch)) {
    return Place{ErrorPlace::kHead,
                 fmt::format("{}the first {} in memory, up to {}", filling.most_of(stretch),
                             stretch, place_in(shape, census.last))};
  }
  const int64_t gap = std::max<int64_t>(census.gap, 1);
  const int64_t steps = (numel - 1 - census.first) / gap;
  const auto every = static_cast<double>(steps + 1);
  if (gap == 1 || !filling.holds(every)) return std::nullopt;
  return Place{ErrorPlace::kEveryNth, fmt::format("{}every {} in memory, from {} on",
                                                  filling.most_of(every), ordinal(gap), from)};
}

Place find_place(const Census& census, const Shape& shape, int64_t numel) {
  if (census.wrong == numel && numel > 1) return {ErrorPlace::kAll, "all"};
  if (census.wrong == 1) {
    const bool is_last = census.first == numel - 1 && numel > 1;
    return {ErrorPlace::kOne, fmt::format("the one at {}{}", place_in(shape, census.first),
                                          is_last ? ", the last" : "")};
  }
  for (const double dense : {1.0, kDense}) {
    const Filling filling{static_cast<double>(census.wrong), dense};
    if (auto product = find_product(census, shape, filling)) return *std::move(product);
    if (auto found = find_stretch(census, shape, numel, filling)) return *std::move(found);
  }
  return {ErrorPlace::kScattered,
          fmt::format("scattered from {} to {}", place_in(shape, census.first),
                      place_in(shape, census.last))};
}

// Samples runs of neighbors, evenly spread over the wrong elements.
std::vector<int64_t> sample(Judge& judge, const Census& census) {
  const int64_t runs = (census.wrong + kRun - 1) / kRun;
  const int64_t stride =
      std::max<int64_t>(1, (runs + kMostSamples / kRun - 1) / (kMostSamples / kRun));
  std::vector<int64_t> indices;
  int64_t ordinal = 0;
  for_each_wrong(judge, census.first, census.last + 1, [&](int64_t index, double) {
    if (ordinal++ / kRun % stride == 0) indices.push_back(index);
  });
  return indices;
}

}  // namespace

std::string_view name(ErrorPlace place) { return kErrorPlaces[static_cast<size_t>(place)].name; }

std::string_view name(ErrorRelation relation) {
  return kErrorRelations[static_cast<size_t>(relation)].name;
}

std::string place_in(const Shape& shape, int64_t index) {
  std::vector<int64_t> place(shape.size());
  for (size_t dim = place.size(); dim-- > 0;) {
    place[dim] = index % shape[dim];
    index /= shape[dim];
  }
  return to_string(std::span<const int64_t>(place));
}

WrongCount count_wrong_values(const Tensor& found, const Tensor& expected, ThreadPool* pool) {
  CHECK(found.type() == expected.type());
  WrongCount all;
  std::mutex mutex;
  for_each_range(pool, expected.numel(), [&](int64_t begin, int64_t end) {
    Judge judge(found, expected);
    WrongCount part;
    for_each_wrong(judge, begin, end, [&](int64_t, double units) {
      ++part.wrong;
      part.units = std::max(part.units, units);
    });
    const std::scoped_lock lock(mutex);
    all.wrong += part.wrong;
    all.units = std::max(all.units, part.units);
  });
  return all;
}

std::optional<WrongValues> find_wrong_values(const Tensor& found, const Tensor& expected) {
  CHECK(found.type() == expected.type());
  Judge judge(found, expected);
  const Shape& shape = expected.type().shape;
  const Walk walked = walk(judge, shape, expected.numel());
  if (walked.census.wrong == 0) return std::nullopt;
  WrongValues values{.wrong = walked.census.wrong,
                     .elements = expected.numel(),
                     .first = walked.census.first,
                     .worst = walked.worst,
                     .units = walked.units,
                     .found = found.value(walked.worst),
                     .expected = expected.value(walked.worst)};
  Place place = find_place(walked.census, shape, expected.numel());
  values.place = place.place;
  values.where = std::move(place.where);
  Relation relation = relate(found, expected, sample(judge, walked.census));
  values.relation = relation.relation;
  values.how = std::move(relation.how);
  return values;
}

std::string describe_place(const WrongValues& values) {
  return fmt::format("{} of {} {} wrong: {}", values.wrong, values.elements,
                     values.wrong == 1 ? "elements is" : "elements are", values.where);
}

std::string describe(const WrongValues& values, const Shape& shape) {
  std::string text = describe_place(values);
  const std::string amount =
      std::isfinite(values.units) ? fmt::format(", {:.3g} tolerances off", values.units) : "";
  const std::string worst =
      fmt::format("{:.9g} where {:.9g} was expected{}", values.found, values.expected, amount);
  if (values.wrong == 1) return text + "; it is " + worst;
  if (!values.how.empty()) text += "; " + values.how;
  return text + fmt::format("; the worst, at {}, is {}", place_in(shape, values.worst), worst);
}

}  // namespace passnet
