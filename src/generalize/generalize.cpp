#include "generalize/generalize.hpp"

#include "base/check.hpp"
#include "generalize/dtypes.hpp"
#include "generalize/index_check.hpp"
#include "generalize/resize.hpp"
#include "generalize/sizes.hpp"
#include "generalize/structure.hpp"
#include "generalize/trial_run.hpp"
#include "generate/random_stream.hpp"
#include "ir/verify.hpp"

#include <algorithm>
#include <optional>

namespace passnet {
namespace {

using Values = std::vector<int64_t>;  // one per symbol

class Generalization {
 public:
  Generalization(const Graph& graph, const Catalog& catalog, const GeneralizeOptions& options)
      : graph_(graph),
        catalog_(catalog),
        options_(options),
        structure_(structural_hash(graph, catalog)),
        own_dtype_(main_dtype(graph)) {
    result_.symbols = find_symbols(graph, catalog);
    for (const DimSymbol& symbol : result_.symbols.symbols) own_.push_back(symbol.value);
    const auto atoms = atom_values(result_.symbols, own_);
    CHECK(atoms.has_value());
    const int64_t twice = 2 * std::min(largest_value(result_.symbols, *atoms), int64_t{1} << 48);
    max_elements_ = std::max(options.max_elements, twice);
  }

  Generalized run() {
    const std::vector<DType> dtypes = usable_dtypes();
    const std::vector<Values> shapes = list_shapes();
    // The graph's own shape in other dtypes, then shape by shape.
    for (const Values& values : shapes) {
      if (result_.variants.size() >= options_.max_variants) break;
      add_shape(values, dtypes);
    }
    return std::move(result_);
  }

 private:
  std::vector<Resized> changes(const Values& values) const {
    std::vector<Resized> changed;
    for (size_t i = 0; i < values.size(); ++i) {
      if (values[i] != own_[i]) changed.push_back({result_.symbols.symbols[i].name, values[i]});
    }
    return changed;
  }

  void refuse(DType dtype, std::vector<Resized> resized, Diagnostic why) {
    result_.refusals.push_back({dtype, std::move(resized), std::move(why)});
  }

  // The graph in the dtype; itself in its own.
  Result<CastGraph> cast(const Graph& graph, DType dtype) const {
    if (!own_dtype_ || dtype == *own_dtype_) return CastGraph{graph.clone(), {}};
    return cast_graph(graph, catalog_, *own_dtype_, dtype);
  }

  // The dtypes of variants, the graph's own first: those in which a small form of it has finite
  // results where it has.
  std::vector<DType> usable_dtypes() {
    std::vector<DType> usable;
    const DType own = own_dtype_.value_or(DType::kF32);
    if (!own_dtype_ || std::ranges::count(options_.dtypes, own) > 0) usable.push_back(own);
    const auto small = find_small();
    std::optional<std::vector<bool>> expected;
    if (small) {
      if (auto finite = find_finite_results(*small, catalog_)) expected = *std::move(finite);
    }
    result_.was_run = expected.has_value();
    for (const DType dtype : options_.dtypes) {
      if (!own_dtype_ || dtype == own) continue;
      if (auto checked = check_dtype(small, expected, dtype); checked) {
        usable.push_back(dtype);
      } else {
        refuse(dtype, {}, std::move(checked.error()));
      }
    }
    return usable;
  }

  // A form of the graph that is cheap to run; nullopt if there is none.
  std::optional<Graph> find_small() const {
    if (options_.max_flops <= 0) return std::nullopt;
    const auto values = find_small_values(graph_, catalog_, result_.symbols, options_.max_flops);
    if (!values) return std::nullopt;
    auto small = resize(graph_, catalog_, result_.symbols, *values);
    return small ? std::optional(*std::move(small)) : std::nullopt;
  }

  Result<void> check_dtype(const std::optional<Graph>& small,
                           const std::optional<std::vector<bool>>& expected, DType dtype) const {
    const CastGraph whole = TRY(cast(graph_, dtype));
    TRY(check(whole.graph));
    if (!expected) return {};
    const CastGraph cast_small = TRY(cast(*small, dtype));
    const std::vector<bool> finite = TRY(find_finite_results(cast_small.graph, catalog_));
    for (size_t i = 0; i < finite.size(); ++i) {
      if ((*expected)[i] && !finite[i]) {
        return fail({}, "not-finite", "result {} has elements that {} does not represent", i,
                    name(dtype));
      }
    }
    return {};
  }

  Result<void> check(const Graph& graph) const {
    Diagnostics problems;
    verify(graph, catalog_, problems);
    if (problems.has_errors()) return std::unexpected(problems.list().front());
    return expect_structure(graph, catalog_, structure_);
  }

  bool is_free(const DimSymbol& symbol) const {
    return std::ranges::count(options_.classes, symbol.dim_class) > 0;
  }

  // Lists values of the symbols, the graph's own first, the others in an order drawn from the
  // graph's structure.
  std::vector<Values> list_shapes() {
    std::vector<Values> shapes{own_};
    if (!options_.wanted.empty()) {
      if (auto values = wanted_values()) shapes.push_back(*std::move(values));
      return shapes;
    }
    constexpr size_t kMaxShapes = 4096;
    for (size_t i = 0; i < own_.size(); ++i) {
      const DimSymbol& symbol = result_.symbols.symbols[i];
      if (!is_free(symbol)) continue;
      const std::vector<int64_t> sizes = list_sizes(symbol);
      const size_t before = shapes.size();
      for (size_t base = 0; base < before && shapes.size() < kMaxShapes; ++base) {
        for (const int64_t size : sizes) {
          Values values = shapes[base];
          values[i] = size;
          shapes.push_back(std::move(values));
        }
      }
    }
    shuffle(std::span(shapes).subspan(1));
    return shapes;
  }

  void shuffle(std::span<Values> shapes) const {
    uint64_t seed = 0;
    for (size_t i = 0; i < sizeof(seed); ++i) seed = seed << 8 | structure_.bytes[i];
    RandomStream stream(seed);
    for (size_t left = shapes.size(); left > 1; --left) {
      std::swap(shapes[left - 1], shapes[stream.below(left)]);
    }
  }

  std::optional<Values> wanted_values() {
    Values values = own_;
    for (const Resized& wanted : options_.wanted) {
      const DimSymbol* symbol = result_.symbols.find(wanted.symbol);
      if (symbol == nullptr) {
        refuse(own_dtype_.value_or(DType::kF32), options_.wanted,
               make_error({}, "dim-unknown", "the graph has no dim '{}'", wanted.symbol));
        return std::nullopt;
      }
      values[static_cast<size_t>(symbol - result_.symbols.symbols.data())] = wanted.value;
    }
    return values;
  }

  // Adds a shape in every dtype.
  void add_shape(const Values& values, std::span<const DType> dtypes) {
    const bool is_own = values == own_;
    const DType own = own_dtype_.value_or(DType::kF32);
    auto resized = resize_within(values);
    if (resized && !is_own) {
      if (auto checked = check_indices(*resized, catalog_); !checked) {
        resized = std::unexpected(std::move(checked.error()));
      }
    }
    if (!resized) {
      refuse(own, changes(values), std::move(resized.error()));
      return;
    }
    for (const DType dtype : dtypes) {
      if (result_.variants.size() >= options_.max_variants) return;
      if (is_own && dtype == own) continue;
      auto graph = cast(*resized, dtype);
      const Result<void> checked =
          graph ? check(graph->graph) : std::unexpected(std::move(graph.error()));
      if (!checked) {
        refuse(dtype, changes(values), checked.error());
        continue;
      }
      result_.variants.push_back({.graph = std::move(graph->graph),
                                  .dtype = dtype,
                                  .resized = changes(values),
                                  .notes = std::move(graph->notes)});
    }
  }

  Result<Graph> resize_within(const Values& values) const {
    const std::vector<int64_t> atoms = TRY(atom_values(result_.symbols, values));
    const int64_t largest = largest_value(result_.symbols, atoms);
    if (values != own_ && largest > max_elements_) {
      return fail({}, "variant-too-large", "a tensor has {} elements, more than {}", largest,
                  max_elements_);
    }
    return resize(graph_, catalog_, result_.symbols, values);
  }

  const Graph& graph_;
  const Catalog& catalog_;
  const GeneralizeOptions& options_;
  const Digest structure_;
  const std::optional<DType> own_dtype_;
  Values own_;
  int64_t max_elements_ = 0;
  Generalized result_;
};

}  // namespace

Generalized generalize(const Graph& graph, const Catalog& catalog,
                       const GeneralizeOptions& options) {
  return Generalization(graph, catalog, options).run();
}

}  // namespace passnet
